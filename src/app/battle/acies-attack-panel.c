/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-attack-panel.h"

#include "app/battle/acies-battle-parts.h"
#include "app/battle/acies-odds-shares.h"
#include "app/battle/acies-opposed-sum.h"
#include "battlefield/acies-token-view.h"
#include "battlefield/acies-widget-style.h"
#include "scene/acies-chart.h"
#include "widgets/acies-focus.h"
#include "widgets/acies-resources.h"

#include <glib/gi18n.h>
#include <string.h>

#define TOKEN_WIDTH 38

/* Chances that differ by less are the same number of ways of 36. */
#define ALMOST 0.002

struct _AciesAttackPanel
{
  GtkWidget parent_instance;

  AciesChooseTool *tool;
  AciesField      *field;
  AciesDiceBars    dice;
  guint            serial;   /* of the preview whose attackers are shown */
  AciesUnits       units;    /* whose ways are shown */

  GtkWidget *box;
  GtkLabel  *title;
  GtkLabel  *target;
  GtkWidget *attackers;
  GtkWidget *variants;
  GtkLabel  *only_way;     /* in place of the ways, where there is no choice but a price */
  GtkWidget *caution_box;
  GtkWidget *shares;       /* made anew each time, as are the notes; NULL before the first */
  GtkWidget *sum;
  GtkLabel  *roll;
  GtkLabel  *chance;
  GtkWidget *bars;
  gboolean   has_bars;  /* there is something to draw */
  GtkWidget *results;
  GtkWidget *notes;
};

G_DEFINE_FINAL_TYPE (AciesAttackPanel, acies_attack_panel, GTK_TYPE_WIDGET)

/*
 * Puts a new box for @old (nullable) behind @sibling. A box that was asked while it was empty, and hidden with the panel, how its
 * height depends on its width has GTK 4.8 keep the answer when it is filled: lines that wrap would hang out of it.
 */
static GtkWidget *
acies_attack_panel_renew (AciesAttackPanel *self, GtkWidget *old, GtkWidget *sibling)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing",
                                 4, "margin-top", 4, "visible", FALSE, NULL);

  if (old != NULL)
    gtk_box_remove (GTK_BOX (self->box), old);
  gtk_box_insert_child_after (GTK_BOX (self->box), box, sibling);

  return box;
}

/* The sum */

static void
acies_attack_panel_add_row (AciesAttackPanel *self, int row, const char *words, const char *value,
                            GtkWidget *clause)
{
  GtkWidget *name = acies_parts_label (words, NULL);
  GtkWidget *number = gtk_label_new (value);

  gtk_widget_set_hexpand (name, TRUE);
  gtk_label_set_xalign (GTK_LABEL (number), 1);
  gtk_widget_add_css_class (number, "numeric");
  gtk_grid_attach (GTK_GRID (self->sum), name, 0, row, 1, 1);
  gtk_grid_attach (GTK_GRID (self->sum), number, 1, row, 1, 1);
  gtk_grid_attach (GTK_GRID (self->sum), clause, 2, row, 1, 1);
}

static void
acies_attack_panel_fill_sum (AciesAttackPanel *self, const AciesRuleset *ruleset,
                             const AciesOdds *odds)
{
  g_autofree char *needed = g_strdup_printf ("%d", odds->needed);

  self->shares = acies_attack_panel_renew (self, self->shares, self->caution_box);
  acies_odds_shares_fill (GTK_BOX (self->shares), ruleset, acies_field_get_scene (self->field),
                          odds);
  gtk_widget_set_visible (self->shares, odds->n_shares > 0);
  acies_parts_empty (self->sum);
  if (odds->opposed)
    {
      acies_opposed_sum_fill (GTK_GRID (self->sum), ruleset, odds);
      return;
    }
  acies_attack_panel_add_row (self, 0, _("Number needed"), needed,
                              acies_clause_link_new (ruleset,
                                                  ruleset->clauses[odds->needed_clause].number));
  for (guint i = 0; i < odds->n_modifiers; i++)
    {
      const AciesModifier *modifier = &odds->modifiers[i];
      g_autofree char     *value = NULL;

      /* A true minus sign, as wide as the plus. */
      value = modifier->value < 0 ? g_strdup_printf ("−%d", -modifier->value)
                                  : g_strdup_printf ("+%d", modifier->value);
      acies_attack_panel_add_row (self, (int) i + 1, ruleset->modifier_text (modifier->name), value,
                                  acies_clause_link_new (ruleset,
                                                      ruleset->modifier_clause (modifier->name)));
    }
}

/* The chances */

/* The total of two dice that has this chance to be reached; 13 if it cannot be. */
static int
acies_attack_panel_total_for (double chance)
{
  for (int total = 2; total <= 12; total++)
    if (acies_odds_at_least_2d6 (total) / 36.0 <= chance + ALMOST)
      return total;

  return 13;
}

static void
acies_attack_panel_fill_results (AciesAttackPanel *self, const AciesRuleset *ruleset,
                                 const AciesOdds *odds)
{
  guint plain_percents[ACIES_MAX_ODDS_RESULTS], decisive_percents[ACIES_MAX_ODDS_RESULTS];

  acies_odds_percents (odds, FALSE, plain_percents);
  acies_odds_percents (odds, TRUE, decisive_percents);
  acies_parts_empty (self->results);
  if (odds->has_decisive)
    {
      gtk_grid_attach (GTK_GRID (self->results), acies_parts_label (_("if decisive"), "dim-label"), 2, 0,
                       1, 1);
    }

  for (guint i = 0; i < odds->n_results; i++)
    {
      const AciesOddsResult *result = &odds->results[i];
      GtkWidget             *name = acies_parts_label (ruleset->odds_text (result->name), NULL);
      g_autofree char       *chance = acies_parts_percent (plain_percents[i]);
      g_autofree char       *decisive = acies_parts_percent (decisive_percents[i]);
      GtkWidget             *plain = gtk_label_new (chance);

      gtk_widget_set_hexpand (name, TRUE);
      gtk_label_set_xalign (GTK_LABEL (plain), 1);
      gtk_grid_attach (GTK_GRID (self->results), name, 0, (int) i + 1, 1, 1);
      gtk_grid_attach (GTK_GRID (self->results), plain, 1, (int) i + 1, 1, 1);
      if (odds->has_decisive)
        {
          GtkWidget *stake = gtk_label_new (decisive);

          gtk_label_set_xalign (GTK_LABEL (stake), 1);
          gtk_grid_attach (GTK_GRID (self->results), stake, 2, (int) i + 1, 1, 1);
        }
    }
}

static void
draw_bars (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  AciesAttackPanel *self = data;
  const AciesRect   place = { 0, 0, width, height };
  AciesStyle        style = { 0 };

  acies_widget_style_read (&style, GTK_WIDGET (area));
  acies_chart_dice (cr, &style, &self->dice, &place);
}

static void
acies_attack_panel_fill_chances (AciesAttackPanel *self, const AciesRuleset *ruleset, int side,
                                 const AciesOdds *odds)
{
  const double     chance = acies_odds_chance_from (odds, 1);
  const gboolean   shown = acies_choose_tool_shows_odds (self->tool);
  g_autofree char *percent = acies_parts_percent (acies_odds_percent_from (odds, 1));
  g_autofree char *roll = NULL;

  /* Both throw: there is no number to be reached. */
  if (odds->opposed)
    {
      g_autofree char *chances = acies_opposed_sum_dup_chances (odds);

      if (chances != NULL)
        /* Translators: "won 45 %, drawn 12 %, lost 43 %". */
        roll = g_strdup_printf (_("Chances: %s"), chances);
      gtk_label_set_label (self->roll, roll != NULL ? roll : "");
      gtk_widget_set_visible (GTK_WIDGET (self->roll), chances != NULL && shown);
      gtk_widget_set_visible (GTK_WIDGET (self->chance), FALSE);
      gtk_widget_set_visible (self->bars, FALSE);
      gtk_widget_set_visible (self->results, shown);
      self->has_bars = FALSE;
      acies_attack_panel_fill_results (self, ruleset, odds);
      return;
    }

  gtk_widget_set_visible (GTK_WIDGET (self->roll), TRUE);
  self->dice.side = side;
  self->dice.needed = acies_attack_panel_total_for (chance);
  self->dice.needed_twice = acies_attack_panel_total_for (acies_odds_chance_from (odds, 2));

  if (self->dice.needed > 12)
    roll = g_strdup (_("No roll can hit"));
  else if (self->dice.needed <= 2)
    roll = g_strdup (_("Any roll hits"));
  else
    /* Translators: the total that the dice must show. */
    roll = g_strdup_printf (_("Roll %d or more"), self->dice.needed);
  gtk_label_set_label (self->roll, odds->n_ways > 0 ? roll : "");
  gtk_label_set_label (self->chance, percent);
  gtk_widget_set_visible (GTK_WIDGET (self->chance), shown);
  gtk_widget_set_visible (self->results, shown);
  self->has_bars = shown && odds->n_ways > 0;
  gtk_widget_set_visible (self->bars, self->has_bars);
  gtk_widget_queue_draw (self->bars);
  acies_attack_panel_fill_results (self, ruleset, odds);
}

/* Ways to make it: first by whom, then how */

static void
acies_attack_panel_view (AciesAttackPanel *self, AciesGame *game, guint index,
                         AciesActionView *view)
{
  const AciesAttackPreview *preview = acies_choose_tool_get_preview (self->tool);

  *view = (AciesActionView){ 0 };
  acies_game_get_ruleset (game)->view (acies_game_get_setup (game), preview->state,
                                       &preview->attacks->items[index], view);
}

static void
chosen_cb (GtkToggleButton *button, AciesAttackPanel *self)
{
  const guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "acies-attack"));

  if (gtk_toggle_button_get_active (button))
    acies_choose_tool_choose_attack (self->tool, index);
}

/* @container: the buttons in it exclude one another. */
static void
acies_attack_panel_offer (AciesAttackPanel *self, GtkWidget *container, GtkWidget *button,
                          guint index)
{
  const gboolean active = index == acies_choose_tool_get_preview (self->tool)->chosen;
  GtkWidget     *first = gtk_widget_get_first_child (container);

  if (GTK_IS_FLOW_BOX_CHILD (first))
    first = gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (first));
  if (first != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (first));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), active);
  g_object_set_data (G_OBJECT (button), "acies-attack", GUINT_TO_POINTER (index));
  g_signal_connect_object (button, "toggled", G_CALLBACK (chosen_cb), self, 0);
}

static void
acies_attack_panel_add_attacker (AciesAttackPanel *self, const AciesSceneToken *token, guint index)
{
  GtkWidget *view = acies_token_view_new (TOKEN_WIDTH, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  GtkWidget *button = acies_parts_toggle (view, token->text);

  acies_token_view_set_token (ACIES_TOKEN_VIEW (view), token);
  acies_attack_panel_offer (self, self->attackers, button, index);
  acies_parts_flow_append (self->attackers, button, token->text);
}

static void
acies_attack_panel_fill_attackers (AciesAttackPanel *self, AciesGame *game)
{
  const AciesAttackPreview *preview = acies_choose_tool_get_preview (self->tool);
  const AciesScene         *scene = acies_field_get_scene (self->field);
  const int                 side = acies_game_get_decision (game)->side;
  AciesUnits                seen = 0;
  guint                     n = 0;

  acies_parts_empty (self->attackers);
  for (guint i = 0; i < preview->attacks->n; i++)
    {
      const AciesSceneToken *token;
      AciesActionView        view;

      acies_attack_panel_view (self, game, i, &view);
      if (view.units == 0 || (view.units & ~seen) == 0)
        continue;
      seen |= view.units;
      token = acies_scene_find_token (scene, side, acies_units_first (view.units));
      if (token == NULL)
        continue;
      acies_attack_panel_add_attacker (self, token, i);
      n++;
    }
  gtk_widget_set_visible (self->attackers, n > 1);
}

/* How much of @words all of @others have alike at their beginning, up to a word's end; in bytes. */
static gsize
common_length (const char *words, GPtrArray *others)
{
  gsize length = strlen (words);

  for (guint i = 0; i < others->len; i++)
    {
      const char *other = g_ptr_array_index (others, i);
      gsize       same = 0;

      while (same < length && words[same] == other[same])
        same++;
      length = same;
    }
  while (length > 0 && words[length] != '\0' && g_ascii_isalnum (words[length - 1]) &&
         g_ascii_isalnum (words[length]))
    length--;
  while (length > 0 && ((guchar) words[length] & 0xc0) == 0x80)
    length--;

  return length;
}

/* What tells one way to attack from the others; all of the sentence is in the tooltip and for screen readers. */
static char *
short_words (const char *words, GPtrArray *all)
{
  const char *rest = words + common_length (words, all);

  while (*rest == ' ' || *rest == ',' || *rest == ':')
    rest++;

  return g_strdup (*rest != '\0' ? rest : C_ ("attack", "as it is"));
}

static void
acies_attack_panel_add_variant (AciesAttackPanel *self, guint index, int cost, const char *words,
                                GPtrArray *all)
{
  GtkWidget       *row = acies_parts_row ();
  GtkWidget       *button = acies_parts_toggle (row, words);
  g_autofree char *name = short_words (words, all);
  g_autofree char *end = acies_parts_cost_text (cost);

  acies_parts_row_append (row, acies_parts_label (name, NULL));
  if (end != NULL)
    acies_parts_row_append (row, gtk_label_new (end));
  acies_attack_panel_offer (self, self->variants, button, index);
  acies_parts_flow_append (self->variants, button, words);
}

/* @words: (nullable): none. */
static void
acies_attack_panel_show_only_way (AciesAttackPanel *self, const char *words, int cost)
{
  g_autofree char *end = acies_parts_cost_text (cost);
  g_autofree char *line = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->only_way), words != NULL && end != NULL);
  if (words == NULL || end == NULL)
    return;

  /* Translators: a way to attack, then its price ("2 ●"). */
  line = g_strdup_printf (C_ ("attack", "%1$s: %2$s"), words, end);
  gtk_label_set_label (self->only_way, line);
}

static void
acies_attack_panel_fill_variants (AciesAttackPanel *self, AciesGame *game, AciesUnits chosen)
{
  const AciesAttackPreview *preview = acies_choose_tool_get_preview (self->tool);
  const AciesRuleset       *ruleset = acies_game_get_ruleset (game);
  g_autoptr (GPtrArray)     words = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray)        indices = g_array_new (FALSE, FALSE, sizeof (guint));
  AciesActionView           view = { 0 };

  acies_parts_empty (self->variants);
  for (guint i = 0; i < preview->attacks->n; i++)
    {
      acies_attack_panel_view (self, game, i, &view);
      if (view.units != chosen)
        continue;
      g_array_append_val (indices, i);
      g_ptr_array_add (words, ruleset->action_text (acies_game_get_setup (game), preview->state,
                                                    &preview->attacks->items[i]));
    }

  for (guint i = 0; i < indices->len; i++)
    {
      const guint index = g_array_index (indices, guint, i);

      acies_attack_panel_view (self, game, index, &view);
      acies_attack_panel_add_variant (self, index, view.cost, g_ptr_array_index (words, i), words);
    }
  gtk_widget_set_visible (self->variants, indices->len > 1);
  acies_attack_panel_show_only_way (self,
                                    indices->len == 1 ? g_ptr_array_index (words, 0) : NULL,
                                    view.cost);
}

/* Object */

static void
acies_attack_panel_dispose (GObject *object)
{
  AciesAttackPanel *self = ACIES_ATTACK_PANEL (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->tool);
  self->field = NULL;

  G_OBJECT_CLASS (acies_attack_panel_parent_class)->dispose (object);
}

static void
acies_attack_panel_class_init (AciesAttackPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_attack_panel_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ACIES_RESOURCES "app/acies-attack-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesAttackPanel, box);
  gtk_widget_class_bind_template_child (widget_class, AciesAttackPanel, title);
  gtk_widget_class_bind_template_child (widget_class, AciesAttackPanel, target);
  gtk_widget_class_bind_template_child (widget_class, AciesAttackPanel, attackers);
  gtk_widget_class_bind_template_child (widget_class, AciesAttackPanel, variants);
  gtk_widget_class_bind_template_child (widget_class, AciesAttackPanel, only_way);
  gtk_widget_class_bind_template_child (widget_class, AciesAttackPanel, caution_box);
  gtk_widget_class_bind_template_child (widget_class, AciesAttackPanel, sum);
  gtk_widget_class_bind_template_child (widget_class, AciesAttackPanel, roll);
  gtk_widget_class_bind_template_child (widget_class, AciesAttackPanel, chance);
  gtk_widget_class_bind_template_child (widget_class, AciesAttackPanel, bars);
  gtk_widget_class_bind_template_child (widget_class, AciesAttackPanel, results);
}

static void
acies_attack_panel_init (AciesAttackPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  acies_focus_wait_for_layout (GTK_FLOW_BOX (self->attackers));
  acies_focus_wait_for_layout (GTK_FLOW_BOX (self->variants));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->bars), draw_bars, self, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Attack before the dice"), -1);
}

void
acies_attack_panel_set_tool (AciesAttackPanel *self, AciesChooseTool *tool, AciesField *field)
{
  g_return_if_fail (ACIES_IS_ATTACK_PANEL (self));

  g_set_object (&self->tool, tool);
  self->field = field;
}

/* On a free table: who against whom; a camp has no units. */
static void
acies_attack_panel_title_pair (AciesAttackPanel *self, const AciesOdds *odds)
{
  const AciesScene *scene = acies_field_get_scene (self->field);
  g_autofree char  *struck = odds->targets != 0
                               ? acies_parts_units_text (scene, odds->target_side, odds->targets)
                               : g_strdup (_("the camp"));
  g_autofree char  *title = NULL;
  g_autofree char  *army = NULL;

  /* Translators: %s is whom an attack strikes: units, or "the camp". */
  title = g_strdup_printf (_("Against: %s"), struck);
  army = g_strdup (scene->sides[odds->target_side].name);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->target, army);
  gtk_widget_set_visible (GTK_WIDGET (self->target), TRUE);
}

static void
acies_attack_panel_fill_title (AciesAttackPanel *self, const AciesOdds *odds)
{
  const AciesAttackPreview *preview = acies_choose_tool_get_preview (self->tool);
  const AciesScene         *scene = acies_field_get_scene (self->field);
  g_autofree char          *title = NULL;
  g_autofree char          *struck = NULL;
  g_autofree char          *target = NULL;

  if (preview->target == ACIES_NO_CELL)
    {
      acies_attack_panel_title_pair (self, odds);
      return;
    }

  /* Translators: %s is the name of a zone. */
  title = g_strdup_printf (_("Attack: %s"), scene->cells[preview->target].name);
  struck = acies_parts_units_text (scene, odds->target_side, odds->targets);
  /* Translators: %s is the unit that an attack strikes first. */
  target = g_strdup_printf (_("It strikes: %s"), struck);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->target, target);
  gtk_widget_set_visible (GTK_WIDGET (self->target), odds->targets != 0);
}

static void
acies_attack_panel_fill_caution (AciesAttackPanel *self, const AciesRuleset *ruleset)
{
  const char      *clause = NULL;
  g_autofree char *caution = acies_choose_tool_dup_caution (self->tool, &clause);

  acies_parts_fill_caution (self->caution_box, ruleset, caution, clause);
}

/* What else is known before the dice: the most dangerous enemy, a way back that is barred. */
static void
acies_attack_panel_fill_notes (AciesAttackPanel *self, AciesGame *game, const AciesOdds *odds)
{
  const AciesRuleset *ruleset = acies_game_get_ruleset (game);

  self->notes = acies_attack_panel_renew (self, self->notes, self->results);
  for (guint i = 0; i < odds->n_notes && ruleset->odds_note_text != NULL; i++)
    {
      g_autofree char *words = ruleset->odds_note_text (acies_game_get_setup (game),
                                                        &odds->notes[i]);

      gtk_box_append (GTK_BOX (self->notes), acies_parts_label (words, NULL));
    }
  gtk_widget_set_visible (self->notes, gtk_widget_get_first_child (self->notes) != NULL);
}

void
acies_attack_panel_update (AciesAttackPanel *self, AciesGame *game)
{
  const AciesAttackPreview *preview = acies_choose_tool_get_preview (self->tool);
  const AciesRuleset       *ruleset = acies_game_get_ruleset (game);
  AciesActionView           view;
  AciesOdds                 odds = { 0 };
  AciesVerdict              verdict;

  g_return_if_fail (ACIES_IS_ATTACK_PANEL (self));

  gtk_widget_set_visible (GTK_WIDGET (self), preview->open);
  if (!preview->open)
    return;

  acies_attack_panel_view (self, game, preview->chosen, &view);
  if (self->serial != preview->serial)
    acies_attack_panel_fill_attackers (self, game);
  if (self->serial != preview->serial || self->units != view.units)
    acies_attack_panel_fill_variants (self, game, view.units);
  self->serial = preview->serial;
  self->units = view.units;
  if (!ruleset->odds (acies_game_get_setup (game), preview->state,
                      &preview->attacks->items[preview->chosen], &odds, &verdict))
    return;

  acies_attack_panel_fill_title (self, &odds);
  acies_attack_panel_fill_caution (self, ruleset);
  acies_attack_panel_fill_sum (self, ruleset, &odds);
  acies_attack_panel_fill_chances (self, ruleset, acies_game_get_decision (game)->side, &odds);
  acies_attack_panel_fill_notes (self, game, &odds);
}

void
acies_attack_panel_set_brief (AciesAttackPanel *self, gboolean brief)
{
  g_return_if_fail (ACIES_IS_ATTACK_PANEL (self));

  gtk_widget_set_visible (self->bars, self->has_bars && !brief);
}
