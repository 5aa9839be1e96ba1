/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-selection-panel.h"

#include "app/battle/acies-battle-parts.h"
#include "app/battle/acies-offer-list.h"
#include "app/battle/acies-token-picker.h"
#include "scene/acies-table-layout.h"
#include "widgets/acies-text-size.h"

#include <glib/gi18n.h>

#define LARGE_TEXT 140 /* hundredths of the plain size of letters */
#define MOST_WAYS  8

struct _AciesSelectionPanel
{
  GtkWidget parent_instance;

  AciesChooseTool *tool;
  AciesField      *field;

  GtkWidget        *box;
  GtkWidget        *title;
  GtkWidget        *place;
  AciesTokenPicker *tokens;
  GtkWidget        *refusal_box;
  GtkWidget        *caution_box;
  GtkWidget        *payers_title;
  GtkWidget        *payers;   /* box of toggles that exclude one another */
  AciesOfferList   *actions;  /* what can be done at once */
  GtkWidget        *ways_title;
  AciesOfferList   *ways;     /* to the cursor's zone */
};

enum
{
  ACTION,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesSelectionPanel, acies_selection_panel, GTK_TYPE_WIDGET)

/* Tokens */

static void
token_toggled_cb (AciesSelectionPanel *self, gboolean is_commander, guint index)
{
  if (is_commander)
    acies_choose_tool_toggle_commander (self->tool, index);
  else
    acies_choose_tool_toggle_unit (self->tool, index);
}

/* Everybody where the chosen are, so that each can be let go or taken along. */
static void
acies_selection_panel_fill_tokens (AciesSelectionPanel *self, const AciesScene *scene, int side)
{
  const AciesUnits units = acies_choose_tool_get_units (self->tool);
  const AciesUnits commanders = acies_choose_tool_get_commanders (self->tool);
  const int        cell = acies_choose_tool_get_cell (self->tool);
  const gboolean   acting = acies_choose_tool_get_stage (self->tool) == ACIES_STAGE_ACTING;

  /* On a table others are taken along where they stand. */
  const gboolean alone = acting || acies_scene_has_table (scene);

  acies_token_picker_begin (self->tokens, !acting);
  for (guint i = 0; i < scene->tokens->len; i++)
    {
      const AciesSceneToken *token = &g_array_index (scene->tokens, AciesSceneToken, i);
      const gboolean         chosen = (units & ACIES_UNIT_BIT (token->unit)) != 0;

      if (token->side != side || (!chosen && (alone || units == 0 || token->cell != cell ||
                                              (token->flags & ACIES_TOKEN_ACTED) != 0)))
        continue;
      acies_token_picker_add_unit (self->tokens, token, chosen);
    }

  for (guint i = 0; i < scene->leaders->len; i++)
    {
      const AciesSceneLeader *leader = &g_array_index (scene->leaders, AciesSceneLeader, i);
      const gboolean chosen = (commanders & ACIES_UNIT_BIT (leader->commander)) != 0;

      if (leader->side != side || (!chosen && (alone || units == 0 || leader->cell != cell)))
        continue;
      acies_token_picker_add_leader (self->tokens, leader, chosen);
    }
  acies_token_picker_end (self->tokens);
}

/* Buttons */

static void
offer_chosen_cb (AciesSelectionPanel *self, const AciesOffer *offer)
{
  if (offer->is_plan)
    acies_choose_tool_follow (self->tool, &offer->plan);
  else
    g_signal_emit (self, signals[ACTION], 0, &offer->action);
}

static void
acies_selection_panel_add_action (AciesSelectionPanel *self, AciesGame *game,
                                  const AciesAction *action)
{
  const AciesRuleset *ruleset = acies_game_get_ruleset (game);
  const AciesSetup   *setup = acies_game_get_setup (game);
  AciesActionView     view = { 0 };
  g_autofree char    *words = ruleset->action_text (setup, acies_game_get_state (game), action);

  ruleset->view (setup, acies_game_get_state (game), action, &view);
  acies_offer_list_add (self->actions, words, view.cost, &(AciesOffer){ .action = *action });
}

/* A group under way: everything but its attacks, which are aimed at on the board or in the list of ways. */
static void
acies_selection_panel_fill_steps (AciesSelectionPanel *self, AciesGame *game)
{
  const AciesActionList *legal = acies_game_get_legal (game);

  for (guint i = 0; i < legal->n; i++)
    {
      AciesActionView view = { 0 };

      acies_game_get_ruleset (game)->view (acies_game_get_setup (game), acies_game_get_state (game),
                                           &legal->items[i], &view);
      if ((view.flags & ACIES_ACTION_ATTACKS) == 0)
        acies_selection_panel_add_action (self, game, &legal->items[i]);
    }
}

/* A commander's move off the field cannot be pointed at. */
static void
acies_selection_panel_fill_places (AciesSelectionPanel *self, AciesGame *game)
{
  const AciesActionList *legal = acies_game_get_legal (game);
  const AciesUnits       commanders = acies_choose_tool_get_commanders (self->tool);

  for (guint i = 0; i < legal->n; i++)
    {
      AciesActionView view = { 0 };

      acies_game_get_ruleset (game)->view (acies_game_get_setup (game), acies_game_get_state (game),
                                           &legal->items[i], &view);
      if ((view.flags & ACIES_ACTION_PLACES) != 0 && view.commanders == commanders &&
          view.cell == ACIES_NO_CELL)
        acies_selection_panel_add_action (self, game, &legal->items[i]);
    }
}

static void
acies_selection_panel_fill_refusal (AciesSelectionPanel *self, AciesGame *game)
{
  const AciesRuleset *ruleset = acies_game_get_ruleset (game);
  AciesVerdict        verdict;
  g_autofree char    *sentence = NULL;

  acies_parts_empty (self->refusal_box);
  gtk_widget_set_visible (self->refusal_box,
                          acies_choose_tool_get_refusal (self->tool, &verdict));
  if (verdict.reason == 0)
    return;

  sentence = ruleset->refusal_text (acies_game_get_setup (game), &verdict);
  gtk_box_append (GTK_BOX (self->refusal_box), acies_parts_label (sentence, "acies-refusal"));
  gtk_box_append (GTK_BOX (self->refusal_box),
                  acies_clause_link_new (ruleset, ruleset->refusal_clause (&verdict)));
}

/* Who pays, where somebody else could, and what it costs beside the price */

static void
payer_toggled_cb (GtkToggleButton *button, AciesSelectionPanel *self)
{
  const guint payer = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "acies-payer"));

  if (gtk_toggle_button_get_active (button))
    acies_choose_tool_set_payer (self->tool, payer);
}

static void
acies_selection_panel_add_payer (AciesSelectionPanel *self, AciesGame *game, int side, guint payer)
{
  const gboolean   active = acies_choose_tool_get_payer (self->tool) == payer;
  GtkWidget       *first = gtk_widget_get_first_child (self->payers);
  g_autofree char *name = acies_game_get_ruleset (game)->payer_text (acies_game_get_setup (game),
                                                                     (guint) side, payer);
  GtkWidget       *button = gtk_toggle_button_new_with_label (name);

  if (first != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (first));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), active);
  gtk_widget_set_hexpand (button, TRUE);
  g_object_set_data (G_OBJECT (button), "acies-payer", GUINT_TO_POINTER (payer));
  g_signal_connect_object (button, "toggled", G_CALLBACK (payer_toggled_cb), self, 0);
  gtk_box_append (GTK_BOX (self->payers), button);
}

static void
acies_selection_panel_fill_payers (AciesSelectionPanel *self, AciesGame *game, int side)
{
  guint           payers[ACIES_MAX_PAYERS];
  const guint     n = acies_choose_tool_get_payers (self->tool, payers);
  const gboolean  focused = gtk_widget_get_focus_child (self->payers) != NULL;
  const char     *clause = NULL;
  g_autofree char *caution = acies_choose_tool_dup_caution (self->tool, &clause);

  acies_parts_empty (self->payers);
  /* With large letters not all names have room side by side. */
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->payers),
                                  acies_text_size_scale (GTK_WIDGET (self), 100) > LARGE_TEXT
                                    ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  for (guint i = 0; i < n; i++)
    acies_selection_panel_add_payer (self, game, side, payers[i]);
  gtk_widget_set_visible (self->payers_title, n > 0);
  gtk_widget_set_visible (self->payers, n > 0);
  acies_parts_fill_caution (self->caution_box, acies_game_get_ruleset (game), caution, clause);

  for (GtkWidget *child = gtk_widget_get_first_child (self->payers); focused && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (child)))
      gtk_widget_grab_focus (child);
}

/* Ways to the zone at which the cursor is, or without leaving their own */

static char *
acies_selection_panel_plan_text (const AciesScene *scene, const AciesPlan *plan, gboolean here)
{
  if (plan->target != ACIES_NO_CELL && plan->cell == ACIES_NO_CELL)
    /* Translators: %s is the name of a zone. */
    return g_strdup_printf (_("Attack %s"), scene->cells[plan->target].name);
  if (plan->target != ACIES_NO_CELL)
    /* Translators: %1$s and %2$s are names of zones. */
    return g_strdup_printf (_("Attack %1$s from %2$s"), scene->cells[plan->target].name,
                            scene->cells[plan->cell].name);
  if (plan->cell == ACIES_NO_CELL)
    return g_strdup (_("Leave the field"));
  if (plan->facing < 0)
    return g_strdup (scene->cells[plan->cell].name);
  if (here)
    /* Translators: %s is a direction ("north"). */
    return g_strdup_printf (_("Stay and face %s"), acies_parts_facing (plan->facing));

  /* Translators: %1$s is the name of a zone, %2$s a direction ("north"). */
  return g_strdup_printf (_("%1$s, facing %2$s"), scene->cells[plan->cell].name,
                          acies_parts_facing (plan->facing));
}

/* Whether a plan leaves everything as it is. */
static gboolean
acies_selection_panel_is_idle (AciesSelectionPanel *self, const AciesScene *scene, int side,
                               const AciesPlan *plan)
{
  const AciesUnits       units = acies_choose_tool_get_units (self->tool);
  const AciesSceneToken *token = NULL;

  if (units != 0)
    token = acies_scene_find_token (scene, side, acies_units_first (units));

  return token != NULL && token->cell != ACIES_NO_CELL && token->cell == plan->cell &&
         token->facing == plan->facing;
}

static gboolean
acies_selection_panel_is_way (AciesSelectionPanel *self, const AciesScene *scene, int side,
                              const AciesPlan *plan)
{
  const int cursor = acies_field_get_cursor (self->field);

  if (plan->target != ACIES_NO_CELL)
    return plan->target == cursor;
  if (acies_selection_panel_is_idle (self, scene, side, plan))
    return FALSE;

  return plan->cell == cursor || plan->cell == ACIES_NO_CELL ||
         plan->cell == acies_choose_tool_get_cell (self->tool);
}

void
acies_selection_panel_update_ways (AciesSelectionPanel *self, AciesGame *game)
{
  const AciesScene    *scene = acies_field_get_scene (self->field);
  const AciesPlanList *plans = acies_choose_tool_get_plans (self->tool);
  const int            side = acies_game_get_decision (game)->side;
  const int            own = acies_choose_tool_get_cell (self->tool);

  g_return_if_fail (ACIES_IS_SELECTION_PANEL (self));

  acies_offer_list_begin (self->ways);
  for (guint i = 0;
       scene != NULL && i < plans->n && acies_offer_list_get_n (self->ways) < MOST_WAYS; i++)
    {
      const AciesPlan *plan = &plans->items[i];
      g_autofree char *words = NULL;

      if (!acies_selection_panel_is_way (self, scene, side, plan))
        continue;
      words = acies_selection_panel_plan_text (scene, plan, plan->cell == own);
      acies_offer_list_add (self->ways, words, plan->cost,
                            &(AciesOffer){ .plan = *plan, .is_plan = TRUE });
    }
  acies_offer_list_end (self->ways);
  gtk_widget_set_visible (self->ways_title, acies_offer_list_get_n (self->ways) > 0);
}

/* Title */

static void
acies_selection_panel_fill_title (AciesSelectionPanel *self, AciesGame *game,
                                  const AciesScene *scene,
                                  int side)
{
  const AciesUnits units = acies_choose_tool_get_units (self->tool);
  const int        cell = acies_choose_tool_get_cell (self->tool);
  g_autofree char *title = acies_parts_units_text (scene, side, units);

  for (guint i = 0; units == 0 && i < scene->leaders->len; i++)
    {
      const AciesSceneLeader *leader = &g_array_index (scene->leaders, AciesSceneLeader, i);

      if (leader->side != side ||
          (acies_choose_tool_get_commanders (self->tool) & ACIES_UNIT_BIT (leader->commander)) == 0)
        continue;
      g_free (title);
      title = g_strdup (leader->text);
    }
  gtk_label_set_label (GTK_LABEL (self->title), title);
  gtk_label_set_label (GTK_LABEL (self->place),
                       cell != ACIES_NO_CELL ? scene->cells[cell].name : _("Off the field"));
  gtk_widget_set_visible (self->place, units != 0 && !acies_scene_has_table (scene));
}

void
acies_selection_panel_update (AciesSelectionPanel *self, AciesGame *game)
{
  const AciesScene      *scene = acies_field_get_scene (self->field);
  const AciesStage       stage = acies_choose_tool_get_stage (self->tool);
  const AciesActionList *beginnings = acies_choose_tool_get_beginnings (self->tool);
  const int              side = acies_game_get_decision (game)->side;
  const gboolean         shown = scene != NULL && (stage == ACIES_STAGE_GROUP ||
                                                   stage == ACIES_STAGE_LEADER ||
                                                   stage == ACIES_STAGE_ACTING) &&
                                 !acies_choose_tool_get_preview (self->tool)->open;

  g_return_if_fail (ACIES_IS_SELECTION_PANEL (self));

  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  if (!shown)
    return;

  acies_selection_panel_fill_title (self, game, scene, side);
  acies_selection_panel_fill_tokens (self, scene, side);
  acies_selection_panel_fill_refusal (self, game);
  acies_selection_panel_fill_payers (self, game, side);
  acies_offer_list_begin (self->actions);
  if (stage == ACIES_STAGE_ACTING)
    acies_selection_panel_fill_steps (self, game);
  /* On a table he is put where he shall stand by hand. */
  if (stage == ACIES_STAGE_LEADER && !acies_scene_has_table (scene))
    acies_selection_panel_fill_places (self, game);
  for (guint i = 0; i < beginnings->n; i++)
    acies_selection_panel_add_action (self, game, &beginnings->items[i]);
  acies_offer_list_end (self->actions);
  acies_selection_panel_update_ways (self, game);
}

/* Object */

static void
acies_selection_panel_dispose (GObject *object)
{
  AciesSelectionPanel *self = ACIES_SELECTION_PANEL (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->tool);
  self->field = NULL;

  G_OBJECT_CLASS (acies_selection_panel_parent_class)->dispose (object);
}

static void
acies_selection_panel_class_init (AciesSelectionPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_selection_panel_dispose;
  signals[ACTION] = g_signal_new ("action", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_to (GtkWidget *box, GtkWidget *child)
{
  gtk_box_append (GTK_BOX (box), child);

  return child;
}

static void
acies_selection_panel_init (AciesSelectionPanel *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->title = add_to (self->box, acies_parts_label (NULL, "acies-strong"));
  self->place = add_to (self->box, acies_parts_label (NULL, "dim-label"));
  self->tokens = ACIES_TOKEN_PICKER (add_to (self->box, acies_token_picker_new ()));
  g_signal_connect_swapped (self->tokens, "toggled", G_CALLBACK (token_toggled_cb), self);
  self->refusal_box = add_to (self->box, gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6));
  self->payers_title = add_to (self->box, acies_parts_label (_("Who pays"), "dim-label"));
  self->payers = add_to (self->box, gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_widget_add_css_class (self->payers, "linked");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->payers), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Who pays"), -1);
  self->caution_box = add_to (self->box, gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6));
  self->actions = ACIES_OFFER_LIST (add_to (self->box, acies_offer_list_new ()));
  g_signal_connect_swapped (self->actions, "chosen", G_CALLBACK (offer_chosen_cb), self);
  self->ways_title = add_to (self->box, acies_parts_label (_("Ways"), "dim-label"));
  self->ways = ACIES_OFFER_LIST (add_to (self->box, acies_offer_list_new ()));
  g_signal_connect_swapped (self->ways, "chosen", G_CALLBACK (offer_chosen_cb), self);

  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "acies-card");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Chosen units"), -1);
}

void
acies_selection_panel_set_tool (AciesSelectionPanel *self, AciesChooseTool *tool, AciesField *field)
{
  g_return_if_fail (ACIES_IS_SELECTION_PANEL (self));

  g_set_object (&self->tool, tool);
  self->field = field;
}
