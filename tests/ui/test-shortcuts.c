/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-shortcuts-window.h"
#include "app/acies-shortcuts.h"
#include "battlefield/acies-field.h"
#include "ui-test-support.h"

static const AciesShortcut *
find_row (const char *action)
{
  guint n = 0;
  const AciesShortcut *rows = acies_shortcuts_get (&n);

  for (guint i = 0; i < n; i++)
    if (!rows[i].local && g_str_equal (rows[i].action, action))
      return &rows[i];

  return NULL;
}

/* Every accelerator of the application stands in the table, and the other way round. */
static void
test_accelerators (void)
{
  g_autoptr (AciesApplication) app = ui_test_application_new ();
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (GTK_APPLICATION (app));
  guint n_rows = 0;
  const AciesShortcut *rows = acies_shortcuts_get (&n_rows);

  for (guint i = 0; actions[i] != NULL; i++)
    g_assert_nonnull (find_row (actions[i]));

  for (guint i = 0; i < n_rows; i++)
    {
      g_auto (GStrv) accels = NULL;

      if (rows[i].local)
        continue;
      accels = gtk_application_get_accels_for_action (GTK_APPLICATION (app), rows[i].action);
      g_assert_cmpuint (g_strv_length (accels), ==, g_strv_length ((char **) rows[i].keys));
    }
}

static void
test_keys (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n_rows = 0;
  const AciesShortcut *rows = acies_shortcuts_get (&n_rows);

  for (guint i = 0; i < n_rows; i++)
    {
      g_assert_nonnull (rows[i].words);
      g_assert_nonnull (rows[i].keys[0]);
      for (guint j = 0; rows[i].keys[j] != NULL; j++)
        {
          GdkModifierType mods = 0;
          guint key = 0;

          g_assert_true (gtk_accelerator_parse (rows[i].keys[j], &key, &mods));
          g_assert_cmpuint (key, !=, 0);
          if (!rows[i].local)
            g_assert_true (g_hash_table_add (seen, gtk_accelerator_name (key, mods)));
        }
    }
}

/* Rows below @widget that are seen. */
static guint
count_rows (GtkWidget *widget)
{
  guint n = GTK_IS_LIST_BOX_ROW (widget) && gtk_widget_get_child_visible (widget) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_rows (child);

  return n;
}

static void
test_window (void)
{
  g_autoptr (AciesApplication) app = ui_test_application_new ();
  AciesWindow *window = ui_test_window_new (app);
  GtkWidget *shortcuts = acies_shortcuts_window_show (GTK_WINDOW (window));
  GtkEditable *search = NULL;
  guint n_rows = 0;

  acies_shortcuts_get (&n_rows);
  ui_test_settle (50);
  g_assert_cmpuint (count_rows (shortcuts), ==, n_rows);
  search = GTK_EDITABLE (ui_test_find (shortcuts, GTK_TYPE_SEARCH_ENTRY, NULL));
  gtk_editable_set_text (search, "zoom");
  ui_test_settle (300);
  g_assert_cmpuint (count_rows (shortcuts), >, 1);
  g_assert_cmpuint (count_rows (shortcuts), <, n_rows / 4);
  gtk_editable_set_text (search, "");
  ui_test_settle (300);
  g_assert_cmpuint (count_rows (shortcuts), ==, n_rows);
  gtk_window_destroy (GTK_WINDOW (shortcuts));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Whether widgets of @type have the action by their class. */
static gboolean
has_class_action (GType       type,
                  const char *action)
{
  GtkWidgetClass *klass = g_type_class_ref (type);
  gboolean found = FALSE;
  GType owner;
  const char *name = NULL;
  const GVariantType *parameter = NULL;
  const char *property = NULL;

  for (guint i = 0; !found && gtk_widget_class_query_action (klass, i, &owner, &name, &parameter, &property); i++)
    found = g_str_equal (name, action);
  g_type_class_unref (klass);
  return found;
}

static gboolean
has_action (AciesWindow *window,
            const char  *action)
{
  GApplication *app = G_APPLICATION (gtk_window_get_application (GTK_WINDOW (window)));

  if (g_str_has_prefix (action, "app."))
    return g_action_group_has_action (G_ACTION_GROUP (app), action + 4);
  if (g_str_has_prefix (action, "win.") && g_action_group_has_action (G_ACTION_GROUP (window), action + 4))
    return TRUE;
  if (g_str_has_prefix (action, "field."))
    return has_class_action (ACIES_TYPE_FIELD, action);

  if (g_str_has_prefix (action, "library-view."))
    return g_str_equal (action, "library-view.library-time-line");

  return g_str_has_prefix (action, "battle.") || has_class_action (ACIES_TYPE_WINDOW, action);
}

static void
check_menu (AciesWindow *window,
            GMenuModel  *menu,
            guint       *n_items)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autofree char *action = NULL;

      if (section != NULL)
        check_menu (window, section, n_items);
      if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &action))
        {
          g_assert_true (has_action (window, action));
          (*n_items)++;
        }
    }
}

/* No key and no menu item is without its action. */
static void
test_actions (void)
{
  g_autoptr (AciesApplication) app = ui_test_application_new ();
  AciesWindow *window = ui_test_window_new (app);
  guint n_rows = 0;
  guint n_items = 0;
  const AciesShortcut *rows = acies_shortcuts_get (&n_rows);

  for (guint i = 0; i < n_rows; i++)
    if (!rows[i].local && !has_action (window, rows[i].action))
      g_error ("There is no action %s", rows[i].action);

  check_menu (window, G_MENU_MODEL (gtk_application_get_menu_by_id (GTK_APPLICATION (app), "primary")), &n_items);
  g_assert_cmpuint (n_items, >=, 8);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ui/shortcuts/table-is-what-is-set", test_accelerators);
  g_test_add_func ("/ui/shortcuts/keys-are-keys-and-none-is-double", test_keys);
  g_test_add_func ("/ui/shortcuts/window-shows-every-row", test_window);
  g_test_add_func ("/ui/shortcuts/every-action-is-there", test_actions);
  return g_test_run ();
}
