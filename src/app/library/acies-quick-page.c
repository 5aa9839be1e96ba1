/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-quick-page.h"

#include "app/library/acies-army-table.h"
#include "app/library/acies-thumbnail.h"
#include "engine/core/acies-ruleset.h"
#include "widgets/acies-columns.h"
#include "widgets/acies-focus.h"
#include "widgets/acies-menu-button.h"
#include "widgets/acies-names-for-readers.h"
#include "widgets/acies-resources.h"

#include <glib/gi18n.h>

struct _AciesQuickPage
{
  GtkWidget parent_instance;

  GPtrArray          *rulesets;  /* const AciesRuleset, those that make quick battles */
  const AciesRuleset *ruleset;
  AciesScenario      *scenario;
  guint64             seed;           /* of the country while none is typed */
  gboolean            is_own_ground;  /* the country was chosen, and is no longer the first army's home */
  gboolean            filling;        /* what changes is no choice of the user's */

  GtkWidget         *play_button;
  GtkScrolledWindow *scroller;
  GtkWidget         *rules_box;
  GtkDropDown       *rules_drop_down;
  AciesArmyChooser  *choosers[ACIES_QUICK_ARMIES];
  GtkBox            *tables[ACIES_QUICK_ARMIES];
  GtkDropDown       *ground_drop_down;
  AciesThumbnail    *thumbnail;
  AciesSetupForm    *form;
};

enum
{
  PLAY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesQuickPage, acies_quick_page, GTK_TYPE_WIDGET)

static guint64
draw_seed (void)
{
  return (guint64) g_random_int () << 32 | g_random_int ();
}

/* The armies */

static void
show_army (AciesQuickPage *self,
           guint           side)
{
  GtkWidget *before = gtk_widget_get_first_child (GTK_WIDGET (self->tables[side]));

  if (before != NULL)
    gtk_box_remove (self->tables[side], before);
  gtk_box_append (self->tables[side], acies_army_table_new (self->scenario, side));
}

/* Makes the scenario anew from what is chosen, and shows it. */
static void
make_scenario (AciesQuickPage *self)
{
  AciesQuickBattle battle = {
    .ground = gtk_drop_down_get_selected (self->ground_drop_down),
    .seed = self->seed,
  };
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (AciesPicture) picture = NULL;
  AciesScenario *scenario = NULL;

  for (guint side = 0; side < ACIES_QUICK_ARMIES; side++)
    battle.armies[side] = *acies_army_chooser_get_army (self->choosers[side]);
  acies_setup_form_get_seed (self->form, &battle.seed);
  root = self->ruleset->quick->make (&battle);
  scenario = acies_scenario_new (root, problems, NULL);
  g_return_if_fail (scenario != NULL);

  if (self->scenario == NULL)
    acies_setup_form_set_scenario (self->form, scenario);
  else
    acies_setup_form_change_scenario (self->form, scenario);
  g_clear_pointer (&self->scenario, acies_scenario_unref);
  self->scenario = scenario;
  picture = acies_picture_new_for_scenario (scenario);
  acies_thumbnail_set_picture (self->thumbnail, picture);
  for (guint side = 0; side < ACIES_QUICK_ARMIES; side++)
    show_army (self, side);
}

/* The second army is an enemy of the first, and both meet at the first one's home. */
static void
follow_first (AciesQuickPage *self)
{
  const guint list = acies_army_chooser_get_army (self->choosers[0])->list;

  acies_army_chooser_set_rival (self->choosers[1], list);
  if (self->is_own_ground)
    return;

  self->filling = TRUE;
  gtk_drop_down_set_selected (self->ground_drop_down, self->ruleset->quick->list (list)->home);
  self->filling = FALSE;
}

static void
on_first_changed_cb (AciesQuickPage *self)
{
  follow_first (self);
  make_scenario (self);
}

static void
on_second_changed_cb (AciesQuickPage *self)
{
  make_scenario (self);
}

/* The country */

static void
on_ground_cb (AciesQuickPage *self)
{
  if (self->filling || self->scenario == NULL)
    return;

  self->is_own_ground = TRUE;
  make_scenario (self);
}

static void
on_seed_cb (AciesQuickPage *self)
{
  guint64 seed = 0;

  /* A typed seed says which boards there are. */
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "quick.new-country",
                                 !acies_setup_form_get_seed (self->form, &seed));
  if (self->scenario != NULL && acies_setup_form_get_valid (self->form))
    make_scenario (self);
}

static void
new_country_cb (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  AciesQuickPage *self = ACIES_QUICK_PAGE (widget);

  self->seed = draw_seed ();
  make_scenario (self);
}

static void
fill_grounds (AciesQuickPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (const AciesQuickGround *ground = self->ruleset->quick->grounds; ground->id != NULL; ground++)
    gtk_string_list_append (names, g_dpgettext2 (NULL, "country", ground->label));
  self->filling = TRUE;
  gtk_drop_down_set_model (self->ground_drop_down, G_LIST_MODEL (names));
  self->filling = FALSE;
}

/* The rules */

static void
set_ruleset (AciesQuickPage     *self,
             const AciesRuleset *ruleset)
{
  const AciesQuickRules *quick = ruleset->quick;

  self->ruleset = ruleset;
  for (guint side = 0; side < ACIES_QUICK_ARMIES; side++)
    {
      const int usual = acies_quick_find_list (quick, quick->usual[side]);

      acies_army_chooser_set_rules (self->choosers[side], quick, (guint) MAX (usual, 0));
    }
  self->is_own_ground = FALSE;
  fill_grounds (self);
  follow_first (self);
  make_scenario (self);
}

static void
on_rules_cb (AciesQuickPage *self)
{
  const guint index = gtk_drop_down_get_selected (self->rules_drop_down);

  if (!self->filling && index < self->rulesets->len && self->scenario != NULL)
    set_ruleset (self, g_ptr_array_index (self->rulesets, index));
}

/* The choice is only there where there is one. */
static void
find_rulesets (AciesQuickPage *self)
{
  const AciesRuleset *const *rulesets = acies_ruleset_list ();
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; rulesets[i] != NULL; i++)
    if (rulesets[i]->quick != NULL)
      {
        g_ptr_array_add (self->rulesets, (gpointer) rulesets[i]);
        gtk_string_list_append (names, _(rulesets[i]->name));
      }
  self->filling = TRUE;
  gtk_drop_down_set_model (self->rules_drop_down, G_LIST_MODEL (names));
  self->filling = FALSE;
  gtk_widget_set_visible (self->rules_box, self->rulesets->len > 1);
}

/* Playing */

static void
play_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  AciesQuickPage *self = ACIES_QUICK_PAGE (widget);
  g_autoptr (AciesGame) game = NULL;

  if (self->scenario == NULL || !acies_setup_form_get_valid (self->form))
    return;

  game = acies_setup_form_create_game (self->form);
  g_signal_emit (self, signals[PLAY], 0, game);
}

static void
on_valid_cb (AciesQuickPage *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "quick.play", acies_setup_form_get_valid (self->form));
}

static void
acies_quick_page_dispose (GObject *object)
{
  AciesQuickPage *self = ACIES_QUICK_PAGE (object);
  GtkWidget *child = NULL;

  self->filling = TRUE;
  g_clear_pointer (&self->scenario, acies_scenario_unref);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->rulesets, g_ptr_array_unref);

  G_OBJECT_CLASS (acies_quick_page_parent_class)->dispose (object);
}

static void
acies_quick_page_class_init (AciesQuickPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_quick_page_dispose;
  signals[PLAY] = g_signal_new ("play", ACIES_TYPE_QUICK_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, ACIES_TYPE_GAME);

  g_type_ensure (ACIES_TYPE_ARMY_CHOOSER);
  g_type_ensure (ACIES_TYPE_COLUMNS);
  g_type_ensure (ACIES_TYPE_MENU_BUTTON);
  g_type_ensure (ACIES_TYPE_SETUP_FORM);
  g_type_ensure (ACIES_TYPE_THUMBNAIL);

  gtk_widget_class_install_action (widget_class, "quick.play", NULL, play_cb);
  gtk_widget_class_install_action (widget_class, "quick.new-country", NULL, new_country_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "quick.play", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_r, GDK_CONTROL_MASK, "quick.new-country", NULL);

  gtk_widget_class_set_template_from_resource (widget_class, ACIES_RESOURCES "app/acies-quick-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesQuickPage, play_button);
  gtk_widget_class_bind_template_child (widget_class, AciesQuickPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, AciesQuickPage, rules_box);
  gtk_widget_class_bind_template_child (widget_class, AciesQuickPage, rules_drop_down);
  gtk_widget_class_bind_template_child_full (widget_class, "first_chooser", FALSE,
                                             G_STRUCT_OFFSET (AciesQuickPage, choosers[0]));
  gtk_widget_class_bind_template_child_full (widget_class, "second_chooser", FALSE,
                                             G_STRUCT_OFFSET (AciesQuickPage, choosers[1]));
  gtk_widget_class_bind_template_child_full (widget_class, "first_army", FALSE,
                                             G_STRUCT_OFFSET (AciesQuickPage, tables[0]));
  gtk_widget_class_bind_template_child_full (widget_class, "second_army", FALSE,
                                             G_STRUCT_OFFSET (AciesQuickPage, tables[1]));
  gtk_widget_class_bind_template_child (widget_class, AciesQuickPage, ground_drop_down);
  gtk_widget_class_bind_template_child (widget_class, AciesQuickPage, thumbnail);
  gtk_widget_class_bind_template_child (widget_class, AciesQuickPage, form);
  gtk_widget_class_bind_template_callback (widget_class, on_first_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_second_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_ground_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_rules_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_seed_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_valid_cb);
}

static void
acies_quick_page_init (AciesQuickPage *self)
{
  self->rulesets = g_ptr_array_new ();
  self->seed = draw_seed ();
  gtk_widget_set_layout_manager (GTK_WIDGET (self), gtk_box_layout_new (GTK_ORIENTATION_VERTICAL));
  gtk_widget_init_template (GTK_WIDGET (self));
  acies_focus_scroll_by_pages (GTK_WIDGET (self), self->scroller);
  acies_name_drop_down (GTK_WIDGET (self->rules_drop_down), _("Rules"));
  acies_name_drop_down (GTK_WIDGET (self->ground_drop_down), _("Country"));
}

gboolean
acies_quick_page_is_possible (void)
{
  const AciesRuleset *const *rulesets = acies_ruleset_list ();

  for (guint i = 0; rulesets[i] != NULL; i++)
    if (rulesets[i]->quick != NULL)
      return TRUE;

  return FALSE;
}

GtkWidget *
acies_quick_page_new (GSettings *settings)
{
  AciesQuickPage *self = NULL;

  g_return_val_if_fail (acies_quick_page_is_possible (), NULL);

  self = g_object_new (ACIES_TYPE_QUICK_PAGE, NULL);
  find_rulesets (self);
  set_ruleset (self, g_ptr_array_index (self->rulesets, 0));
  acies_setup_form_take_preferences (self->form, settings);
  return GTK_WIDGET (self);
}

AciesScenario *
acies_quick_page_get_scenario (AciesQuickPage *self)
{
  g_return_val_if_fail (ACIES_IS_QUICK_PAGE (self), NULL);

  return self->scenario;
}

AciesArmyChooser *
acies_quick_page_get_chooser (AciesQuickPage *self,
                              guint           side)
{
  g_return_val_if_fail (ACIES_IS_QUICK_PAGE (self) && side < ACIES_QUICK_ARMIES, NULL);

  return self->choosers[side];
}

void
acies_quick_page_take_focus (AciesQuickPage *self)
{
  GtkRoot *root = NULL;

  g_return_if_fail (ACIES_IS_QUICK_PAGE (self));

  root = gtk_widget_get_root (GTK_WIDGET (self));
  if (GTK_IS_WINDOW (root))
    gtk_window_set_default_widget (GTK_WINDOW (root), self->play_button);
  gtk_widget_grab_focus (self->play_button);
}
