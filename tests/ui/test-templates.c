/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-preferences-window.h"
#include "app/acies-print-window.h"
#include "app/acies-rules-page.h"
#include "app/acies-settings.h"
#include "app/battle/acies-battle-page.h"
#include "app/battle/acies-end-page.h"
#include "app/battle/acies-replay-page.h"
#include "app/library/acies-continue-card.h"
#include "app/library/acies-library-card.h"
#include "app/library/acies-library-page.h"
#include "app/library/acies-library-sidebar.h"
#include "app/library/acies-timeline-entry.h"
#include "app/library/acies-quick-page.h"
#include "app/library/acies-scenario-page.h"
#include "battlefield/acies-widget-style.h"
#include "editor/acies-balance-page.h"
#include "editor/acies-compare-window.h"
#include "editor/acies-editor-window.h"
#include "widgets/acies-notice.h"
#include "widgets/acies-resources.h"
#include "ui-test-support.h"

/* "acies-end-page.ui" -> "AciesEndPage" */
static char *
class_of_file (const char *file)
{
  GString *name = g_string_new (NULL);
  gboolean capital = TRUE;

  for (const char *at = file; *at != '.' && *at != '\0'; at++)
    {
      if (*at != '-')
        g_string_append_c (name, capital ? g_ascii_toupper (*at) : *at);
      capital = *at == '-';
    }

  return g_string_free (name, FALSE);
}

/* Types are registered when they are first named. */
static void
ensure_types (void)
{
  g_type_ensure (ACIES_TYPE_ARMY_CHOOSER);
  g_type_ensure (ACIES_TYPE_BATTLE_PAGE);
  g_type_ensure (ACIES_TYPE_CONTINUE_CARD);
  g_type_ensure (ACIES_TYPE_BALANCE_PAGE);
  g_type_ensure (ACIES_TYPE_BALANCE_RESULTS);
  g_type_ensure (ACIES_TYPE_COMPARE_WINDOW);
  g_type_ensure (ACIES_TYPE_EDITOR_WINDOW);
  g_type_ensure (ACIES_TYPE_END_PAGE);
  g_type_ensure (ACIES_TYPE_LIBRARY_CARD);
  g_type_ensure (ACIES_TYPE_LIBRARY_PAGE);
  g_type_ensure (ACIES_TYPE_LIBRARY_SIDEBAR);
  g_type_ensure (ACIES_TYPE_TIMELINE_ENTRY);
  g_type_ensure (ACIES_TYPE_NOTICE);
  g_type_ensure (ACIES_TYPE_PREFERENCES_WINDOW);
  g_type_ensure (ACIES_TYPE_PRINT_WINDOW);
  g_type_ensure (ACIES_TYPE_QUICK_PAGE);
  g_type_ensure (ACIES_TYPE_REPLAY_PAGE);
  g_type_ensure (ACIES_TYPE_RULES_PAGE);
  g_type_ensure (ACIES_TYPE_SCENARIO_PAGE);
  g_type_ensure (ACIES_TYPE_SETUP_FORM);
  g_type_ensure (ACIES_TYPE_WINDOW);
}

static void
create_and_destroy (const char *file)
{
  g_autofree char *name = class_of_file (file);
  GType type = g_type_from_name (name);
  GtkWidget *widget = NULL;

  if (type == G_TYPE_INVALID)
    {
      /* A part of a page: the page's class has registered it. */
      g_type_class_unref (g_type_class_ref (ACIES_TYPE_BATTLE_PAGE));
      type = g_type_from_name (name);
    }
  if (type == G_TYPE_INVALID)
    g_error ("%s: there is no class %s", file, name);

  g_test_message ("%s", name);
  widget = g_object_new (type, NULL);
  if (GTK_IS_WINDOW (widget))
    {
      gtk_window_destroy (GTK_WINDOW (widget));
      return;
    }
  g_object_ref_sink (widget);
  g_object_unref (widget);
}

/* Each template of the resources can be made into its widget and goes without a warning. */
static void
test_each (void)
{
  g_autoptr (AciesApplication) app = ui_test_application_new ();
  g_auto (GStrv) files = NULL;
  guint n = 0;

  ensure_types ();
  files = g_resources_enumerate_children (ACIES_RESOURCES "app", G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_assert_nonnull (files);
  for (guint i = 0; files[i] != NULL; i++)
    if (g_str_has_suffix (files[i], ".ui"))
      {
        create_and_destroy (files[i]);
        n++;
      }
  g_assert_cmpuint (n, >=, 12);
  ui_test_settle (50);
}

static void
test_preferences (void)
{
  g_autoptr (AciesApplication) app = ui_test_application_new ();
  AciesWindow *window = ui_test_window_new (app);
  GSettings *settings = acies_application_get_settings (app);
  GtkWidget *preferences = acies_preferences_window_new (GTK_WINDOW (window), settings);
  GtkDropDown *pairs = NULL;
  AciesStyle style = { 0 };

  gtk_window_present (GTK_WINDOW (preferences));
  ui_test_settle (50);
  pairs = GTK_DROP_DOWN (ui_test_find (preferences, GTK_TYPE_DROP_DOWN, "pair_drop_down"));
  acies_widget_style_read (&style, GTK_WIDGET (window));
  gtk_drop_down_set_selected (pairs, 1);
  g_assert_true (acies_widget_style_read (&style, GTK_WIDGET (window)));
  g_assert_cmpint (g_settings_get_enum (settings, "side-colors"), ==, 1);
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (pairs)), ==, ACIES_N_PAIRS);

  g_signal_emit_by_name (ui_test_find (preferences, GTK_TYPE_BUTTON, "reset_button"), "clicked");
  g_assert_cmpint (g_settings_get_enum (settings, "side-colors"), ==, 0);
  g_assert_cmpuint (gtk_drop_down_get_selected (pairs), ==, 0);
  gtk_window_destroy (GTK_WINDOW (preferences));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ui/templates/each-can-be-made", test_each);
  g_test_add_func ("/ui/templates/preferences-act-at-once", test_preferences);
  return g_test_run ();
}
