/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-scenario-page.h"

#include "app/library/acies-army-table.h"
#include "app/library/acies-item-words.h"
#include "app/library/acies-library-item.h"
#include "app/library/acies-thumbnail.h"
#include "engine/core/acies-date.h"
#include "engine/core/acies-ruleset.h"
#include "widgets/acies-columns.h"
#include "widgets/acies-focus.h"
#include "widgets/acies-menu-button.h"
#include "widgets/acies-names-for-readers.h"
#include "widgets/acies-resources.h"

#include <glib/gi18n.h>

struct _AciesScenarioPage
{
  GtkWidget parent_instance;

  GSettings     *settings;
  AciesScenario *scenario;

  GtkLabel        *title_label;
  GtkLabel        *subtitle_label;
  GtkWidget       *edit_button;
  GtkLabel        *edit_label;
  GtkWidget       *play_button;
  GtkScrolledWindow *scroller;
  AciesThumbnail  *thumbnail;
  GtkLabel        *summary_label;
  GtkWidget       *question_heading;
  GtkLabel        *question_label;
  GtkLabel        *effort_label;
  GtkWidget       *others_box;
  GtkBox          *others_buttons;
  AciesSetupForm  *form;
  GtkBox          *first_army;
  GtkBox          *second_army;
  GtkWidget       *story_box;
  GtkWidget       *background_heading;
  GtkLabel        *background_label;
  GtkWidget       *sources_heading;
  GtkLabel        *sources_label;
  GtkLabel        *author_label;
};

enum
{
  PLAY,
  OTHER_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesScenarioPage, acies_scenario_page, GTK_TYPE_WIDGET)

static void
play_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  AciesScenarioPage *self = ACIES_SCENARIO_PAGE (widget);
  g_autoptr (AciesGame) game = NULL;

  if (self->scenario == NULL || !acies_setup_form_get_valid (self->form))
    return;

  game = acies_setup_form_create_game (self->form);
  g_signal_emit (self, signals[PLAY], 0, game);
}

static void
open_other_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *uri)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (uri, NULL));

  g_signal_emit (widget, signals[OTHER_CHOSEN], 0, file);
}

static void
on_valid_cb (AciesScenarioPage *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "scenario.play", acies_setup_form_get_valid (self->form));
}

static void
acies_scenario_page_dispose (GObject *object)
{
  AciesScenarioPage *self = ACIES_SCENARIO_PAGE (object);
  GtkWidget *child = NULL;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->scenario, acies_scenario_unref);

  G_OBJECT_CLASS (acies_scenario_page_parent_class)->dispose (object);
}

static void
acies_scenario_page_class_init (AciesScenarioPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_scenario_page_dispose;
  signals[PLAY] = g_signal_new ("play", ACIES_TYPE_SCENARIO_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, ACIES_TYPE_GAME);

  signals[OTHER_CHOSEN] = g_signal_new ("other-chosen", ACIES_TYPE_SCENARIO_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                        NULL, G_TYPE_NONE, 1, G_TYPE_FILE);

  g_type_ensure (ACIES_TYPE_COLUMNS);
  g_type_ensure (ACIES_TYPE_MENU_BUTTON);
  g_type_ensure (ACIES_TYPE_SETUP_FORM);
  g_type_ensure (ACIES_TYPE_THUMBNAIL);

  gtk_widget_class_install_action (widget_class, "scenario.play", NULL, play_cb);
  gtk_widget_class_install_action (widget_class, "scenario.open-other", "s", open_other_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "scenario.play", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "win.edit-scenario", NULL);

  gtk_widget_class_set_template_from_resource (widget_class, ACIES_RESOURCES "app/acies-scenario-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesScenarioPage, title_label);
  gtk_widget_class_bind_template_child (widget_class, AciesScenarioPage, subtitle_label);
  gtk_widget_class_bind_template_child (widget_class, AciesScenarioPage, edit_button);
  gtk_widget_class_bind_template_child (widget_class, AciesScenarioPage, edit_label);
  gtk_widget_class_bind_template_child (widget_class, AciesScenarioPage, play_button);
  gtk_widget_class_bind_template_child (widget_class, AciesScenarioPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, AciesScenarioPage, thumbnail);
  gtk_widget_class_bind_template_child (widget_class, AciesScenarioPage, summary_label);
  gtk_widget_class_bind_template_child (widget_class, AciesScenarioPage, question_heading);
  gtk_widget_class_bind_template_child (widget_class, AciesScenarioPage, question_label);
  gtk_widget_class_bind_template_child (widget_class, AciesScenarioPage, effort_label);
  gtk_widget_class_bind_template_child (widget_class, AciesScenarioPage, others_box);
  gtk_widget_class_bind_template_child (widget_class, AciesScenarioPage, others_buttons);
  gtk_widget_class_bind_template_child (widget_class, AciesScenarioPage, form);
  gtk_widget_class_bind_template_child (widget_class, AciesScenarioPage, first_army);
  gtk_widget_class_bind_template_child (widget_class, AciesScenarioPage, second_army);
  gtk_widget_class_bind_template_child (widget_class, AciesScenarioPage, story_box);
  gtk_widget_class_bind_template_child (widget_class, AciesScenarioPage, background_heading);
  gtk_widget_class_bind_template_child (widget_class, AciesScenarioPage, background_label);
  gtk_widget_class_bind_template_child (widget_class, AciesScenarioPage, sources_heading);
  gtk_widget_class_bind_template_child (widget_class, AciesScenarioPage, sources_label);
  gtk_widget_class_bind_template_child (widget_class, AciesScenarioPage, author_label);
  gtk_widget_class_bind_template_callback (widget_class, on_valid_cb);
}

static void
acies_scenario_page_init (AciesScenarioPage *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), gtk_box_layout_new (GTK_ORIENTATION_VERTICAL));
  gtk_widget_init_template (GTK_WIDGET (self));
  acies_focus_scroll_by_pages (GTK_WIDGET (self), self->scroller);
}

GtkWidget *
acies_scenario_page_new (GSettings *settings)
{
  AciesScenarioPage *self = g_object_new (ACIES_TYPE_SCENARIO_PAGE, NULL);

  self->settings = g_object_ref (settings);
  return GTK_WIDGET (self);
}

static void
empty_box (GtkBox *box)
{
  GtkWidget *child = NULL;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

/* The first side's army at the start, the second's at the end, and so on by turns. */
static void
show_armies (AciesScenarioPage *self)
{
  empty_box (self->first_army);
  empty_box (self->second_army);
  for (guint side = 0; side < acies_scenario_get_n_sides (self->scenario); side++)
    gtk_box_append (side % 2 == 0 ? self->first_army : self->second_army,
                    acies_army_table_new (self->scenario, side));
}

static void
show_text (GtkLabel   *label,
           GtkWidget  *heading,
           const char *text)
{
  const gboolean any = text != NULL && *text != '\0';

  gtk_label_set_text (label, any ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), any);
  if (heading != NULL)
    gtk_widget_set_visible (heading, any);
}

static void
show_sources (AciesScenarioPage *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < acies_scenario_get_n_sources (self->scenario); i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", acies_scenario_get_source (self->scenario, i));
  show_text (self->sources_label, self->sources_heading, text->str);
}

static void
show_author (AciesScenarioPage *self)
{
  const char *author = acies_scenario_get_author (self->scenario);
  const char *license = acies_scenario_get_license (self->scenario);
  g_autofree char *text = NULL;

  if (author != NULL && license != NULL)
    /* Translators: who made a scenario, then its licence. */
    text = g_strdup_printf (_("Scenario by %1$s, licence %2$s"), author, license);
  else if (author != NULL)
    /* Translators: who made a scenario. */
    text = g_strdup_printf (_("Scenario by %s"), author);
  show_text (self->author_label, NULL, text);
}

static void
show_effort (AciesScenarioPage *self)
{
  const char *war = acies_scenario_get_war (self->scenario);
  g_autofree char *effort = acies_item_words_effort (self->scenario);
  g_autoptr (GString) text = g_string_new (war);

  g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", effort);
  show_text (self->effort_label, NULL, text->str);
}

static void
show_title (AciesScenarioPage *self)
{
  const char *ruleset = _(acies_scenario_get_ruleset (self->scenario)->name);
  const char *place = acies_scenario_get_place (self->scenario);
  const char *date = acies_scenario_get_date (self->scenario);
  g_autofree char *day = date != NULL ? acies_date_to_text (date) : NULL;
  g_autoptr (GString) line = g_string_new (day);

  if (place != NULL && *place != '\0')
    g_string_append_printf (line, "%s%s", line->len > 0 ? " · " : "", place);
  g_string_append_printf (line, "%s%s", line->len > 0 ? " · " : "", ruleset);
  gtk_label_set_text (self->title_label, acies_scenario_get_name (self->scenario));
  gtk_label_set_text (self->subtitle_label, line->str);
}

void
acies_scenario_page_set_scenario (AciesScenarioPage *self,
                                  AciesScenario     *scenario)
{
  g_autoptr (AciesPicture) picture = NULL;

  g_return_if_fail (ACIES_IS_SCENARIO_PAGE (self));
  g_return_if_fail (scenario != NULL);

  if (self->scenario == scenario)
    return;

  g_clear_pointer (&self->scenario, acies_scenario_unref);
  self->scenario = acies_scenario_ref (scenario);
  picture = acies_picture_new_for_scenario (scenario);
  acies_thumbnail_set_picture (self->thumbnail, picture);

  show_title (self);
  show_text (self->summary_label, NULL, acies_scenario_get_summary (scenario));
  show_text (self->question_label, self->question_heading, acies_scenario_get_question (scenario));
  show_effort (self);
  show_text (self->background_label, self->background_heading,
             acies_scenario_get_background (scenario));
  show_sources (self);
  show_author (self);
  show_armies (self);
  acies_setup_form_set_scenario (self->form, scenario);
  acies_setup_form_take_preferences (self->form, self->settings);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

static void
add_other (AciesScenarioPage *self,
           AciesLibraryItem  *item)
{
  const char *rules = _(acies_library_item_get_ruleset (item)->name);
  g_autofree char *uri = g_file_get_uri (acies_library_item_get_file (item));
  GtkWidget *button = gtk_button_new_with_label (rules);

  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))),
                           PANGO_ELLIPSIZE_END);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "scenario.open-other");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", uri);
  acies_name_widget (button, rules);
  gtk_box_append (self->others_buttons, button);
}

void
acies_scenario_page_set_library (AciesScenarioPage *self,
                                 GListModel        *items)
{
  g_return_if_fail (ACIES_IS_SCENARIO_PAGE (self));
  g_return_if_fail (self->scenario != NULL);

  empty_box (self->others_buttons);
  for (guint i = 0; items != NULL && i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (AciesLibraryItem) item = g_list_model_get_item (items, i);

      if (acies_library_item_is_linked (item, self->scenario))
        add_other (self, item);
    }
  gtk_widget_set_visible (self->others_box,
                          gtk_widget_get_first_child (GTK_WIDGET (self->others_buttons)) != NULL);
}

void
acies_scenario_page_set_shipped (AciesScenarioPage *self,
                                 gboolean           shipped)
{
  g_return_if_fail (ACIES_IS_SCENARIO_PAGE (self));

  gtk_label_set_text (self->edit_label, shipped ? _("Edit a Copy") : _("Edit"));
  gtk_widget_set_tooltip_text (self->edit_button,
                               shipped ? _("Change the Battle in a Copy of Your Own (Ctrl+Shift+N)")
                                       : _("Change the Battle (Ctrl+Shift+N)"));
}

AciesScenario *
acies_scenario_page_get_scenario (AciesScenarioPage *self)
{
  g_return_val_if_fail (ACIES_IS_SCENARIO_PAGE (self), NULL);

  return self->scenario;
}

AciesSetupForm *
acies_scenario_page_get_form (AciesScenarioPage *self)
{
  g_return_val_if_fail (ACIES_IS_SCENARIO_PAGE (self), NULL);

  return self->form;
}

void
acies_scenario_page_take_focus (AciesScenarioPage *self)
{
  GtkRoot *root = NULL;

  g_return_if_fail (ACIES_IS_SCENARIO_PAGE (self));

  root = gtk_widget_get_root (GTK_WIDGET (self));
  if (GTK_IS_WINDOW (root))
    gtk_window_set_default_widget (GTK_WINDOW (root), self->play_button);
  gtk_widget_grab_focus (self->play_button);
}
