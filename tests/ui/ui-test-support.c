/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "ui-test-support.h"

#include <gdk/x11/gdkx.h>
#include <stdlib.h>

#define PATIENCE_US (60 * G_USEC_PER_SEC)

/* How much longer the threads beside the main loop take where the sanitizers look on. */
#ifdef __SANITIZE_ADDRESS__
#define SLOWNESS 3
#else
#define SLOWNESS 1
#endif

static const char *const forgiven[] = {
  "failed to scroll to given position",   /* GtkGridView, when what it shows is sorted anew */
  "Broken accounting of active state",    /* a popover that closes under the pointer */
};

static GLogWriterOutput
write_log_cb (GLogLevelFlags   level,
              const GLogField *fields,
              gsize            n_fields,
              gpointer         data)
{
  for (gsize i = 0; i < n_fields; i++)
    for (guint j = 0; j < G_N_ELEMENTS (forgiven); j++)
      if (g_str_equal (fields[i].key, "MESSAGE") && fields[i].length < 0 &&
          strstr (fields[i].value, forgiven[j]) != NULL)
        return G_LOG_WRITER_HANDLED;

  return g_log_writer_default (level, fields, n_fields, data);
}

void
ui_test_forgive_toolkit (void)
{
  g_log_set_writer_func (write_log_cb, NULL, NULL);
}

AciesApplication *
ui_test_application_new (void)
{
  AciesApplication *app = acies_application_new (G_APPLICATION_NON_UNIQUE);
  g_autoptr (GError) error = NULL;

  g_application_register (G_APPLICATION (app), NULL, &error);
  g_assert_no_error (error);
  return app;
}

AciesWindow *
ui_test_window_new (AciesApplication *app)
{
  AciesWindow *window = acies_window_new (app);

  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  ui_test_settle (50);
  return window;
}

static gboolean
on_over_cb (gpointer user_data)
{
  gboolean *over = user_data;

  *over = TRUE;
  return G_SOURCE_REMOVE;
}

void
ui_test_settle (guint ms)
{
  gboolean over = FALSE;

  g_timeout_add (ms * SLOWNESS, on_over_cb, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
}

void
ui_test_wait_until (gboolean (*condition) (gpointer data),
                    gpointer   data)
{
  const gint64 end = g_get_monotonic_time () + PATIENCE_US;

  while (!condition (data))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      ui_test_settle (10);
    }
}

static GtkWidget *
find_below (GtkWidget  *root,
            GType       type,
            const char *name)
{
  if (g_type_is_a (G_OBJECT_TYPE (root), type) &&
      (name == NULL || g_strcmp0 (gtk_buildable_get_buildable_id (GTK_BUILDABLE (root)), name) == 0))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_below (child, type, name);

      if (found != NULL)
        return found;
    }

  return NULL;
}

GtkWidget *
ui_test_find (GtkWidget  *root,
              GType       type,
              const char *name)
{
  GtkWidget *found = find_below (root, type, name);

  if (found == NULL)
    g_error ("No %s called %s below %s", g_type_name (type), name ? name : "(any)", G_OBJECT_TYPE_NAME (root));

  return found;
}

void
ui_test_picture (GtkWidget  *widget,
                 const char *name)
{
  const char *folder = g_getenv ("ACIES_TEST_PICTURES");
  const int width = gtk_widget_get_width (widget);
  const int height = gtk_widget_get_height (widget);
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree char *path = NULL;
  GtkSnapshot *snapshot = NULL;

  if (folder == NULL)
    return;

  /* A window that has just come may not have been drawn yet. */
  paintable = gtk_widget_paintable_new (widget);
  for (guint i = 0; i < 60 && node == NULL; i++)
    {
      ui_test_settle (50);
      snapshot = gtk_snapshot_new ();
      gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), width, height);
      node = gtk_snapshot_free_to_node (snapshot);
    }
  g_assert_nonnull (node);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, width, height));
  path = g_build_filename (folder, name, NULL);
  g_assert_true (gdk_texture_save_to_png (texture, path));
}

static gboolean
press_in (GtkShortcutController *controller,
          GtkWidget             *widget,
          GtkShortcutTrigger    *wanted)
{
  GListModel *shortcuts = G_LIST_MODEL (controller);

  for (guint i = 0; i < g_list_model_get_n_items (shortcuts); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, i);

      if (gtk_shortcut_trigger_equal (gtk_shortcut_get_trigger (shortcut), wanted) &&
          gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), GTK_SHORTCUT_ACTION_EXCLUSIVE, widget,
                                        gtk_shortcut_get_arguments (shortcut)))
        return TRUE;
    }

  return FALSE;
}

gboolean
ui_test_press (GtkWidget  *widget,
               const char *keys)
{
  g_autoptr (GtkShortcutTrigger) wanted = gtk_shortcut_trigger_parse_string (keys);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  g_assert_nonnull (wanted);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_SHORTCUT_CONTROLLER (controller) &&
          press_in (GTK_SHORTCUT_CONTROLLER (controller), widget, wanted))
        return TRUE;
    }

  return FALSE;
}

static void
on_typed_cb (GObject      *process,
             GAsyncResult *result,
             gpointer      user_data)
{
  gboolean *over = user_data;
  g_autoptr (GError) error = NULL;

  g_subprocess_wait_check_finish (G_SUBPROCESS (process), result, &error);
  g_assert_no_error (error);
  *over = TRUE;
}

static gboolean
is_set_cb (gpointer data)
{
  return *(gboolean *) data;
}

static gulong
get_xid (GtkWidget *widget)
{
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return gdk_x11_surface_get_xid (gtk_native_get_surface (gtk_widget_get_native (widget)));
  G_GNUC_END_IGNORE_DEPRECATIONS
}

/* Whatever the display server had sent by now is dealt with: its events come before all that waits. */
static void
take_events (void)
{
  gboolean over = FALSE;

  gdk_display_sync (gdk_display_get_default ());
  g_idle_add_full (GDK_PRIORITY_EVENTS + 1, on_over_cb, &over, NULL);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
}

/* The window goes on working while the keys come: a key may open what the next one is meant for. */
static gboolean
run_words (const char *const *words)
{
  g_autofree char *tool = g_find_program_in_path (words[0]);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  gboolean over = FALSE;

  if (tool == NULL)
    {
      g_test_skip ("xdotool is not installed");
      return FALSE;
    }

  process = g_subprocess_newv (words, G_SUBPROCESS_FLAGS_NONE, &error);
  g_assert_no_error (error);
  g_subprocess_wait_check_async (process, NULL, on_typed_cb, &over);
  ui_test_wait_until (is_set_cb, &over);
  take_events ();
  return TRUE;
}

static gboolean
run_xdotool (const char *arguments)
{
  g_autofree char *command = g_strconcat ("xdotool ", arguments, NULL);
  g_auto (GStrv) words = g_strsplit (command, " ", -1);

  if (!run_words ((const char *const *) words))
    return FALSE;

  ui_test_settle (150);
  return TRUE;
}

gboolean
ui_test_type (AciesWindow *window,
              const char  *keys)
{
  return ui_test_type_into (GTK_WINDOW (window), keys);
}

gboolean
ui_test_type_into (GtkWindow  *window,
                   const char *keys)
{
  g_autofree char *arguments = g_strdup_printf ("windowfocus --sync %lu key --delay 60 %s",
                                                get_xid (GTK_WIDGET (window)), keys);

  return run_xdotool (arguments);
}

gboolean
ui_test_type_text (GtkWindow  *window,
                   const char *keys,
                   const char *text)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *xid = g_strdup_printf ("%lu", get_xid (GTK_WIDGET (window)));
  const char *const before[] = { "xdotool", "windowfocus", "--sync", xid, "key", "--delay", "20", NULL };
  g_auto (GStrv) names = g_strsplit (keys, " ", -1);
  g_auto (GStrv) words = NULL;

  g_strv_builder_addv (builder, (const char **) before);
  g_strv_builder_addv (builder, (const char **) names);
  if (text != NULL)
    g_strv_builder_add_many (builder, "type", "--delay", "6", "--", text, NULL);
  words = g_strv_builder_end (builder);
  return run_words ((const char *const *) words);
}

/* From pixels of the widget to those of its window, shadows and all. */
static void
append_move (GString    *arguments,
             GtkWidget  *widget,
             const char *x,
             const char *y)
{
  GtkNative *native = gtk_widget_get_native (widget);
  graphene_point_t point;
  double dx;
  double dy;

  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (native),
                                           &GRAPHENE_POINT_INIT ((float) atof (x), (float) atof (y)), &point));
  gtk_native_get_surface_transform (native, &dx, &dy);
  g_string_append_printf (arguments, "mousemove --window %lu %d %d", get_xid (widget), (int) (point.x + dx),
                          (int) (point.y + dy));
}

gboolean
ui_test_point (GtkWidget  *widget,
               const char *script)
{
  g_auto (GStrv) steps = g_strsplit (script, ",", -1);
  g_autoptr (GString) arguments = g_string_new (NULL);

  for (guint i = 0; steps[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (g_strstrip (steps[i]), " ", -1);
      const gboolean is_button = g_str_equal (words[0], "down") || g_str_equal (words[0], "up");

      if (g_str_equal (words[0], "move"))
        append_move (arguments, widget, words[1], words[2]);
      else
        g_string_append_printf (arguments, "%s%s %s", is_button ? "mouse" : "", words[0], words[1]);
      g_string_append (arguments, steps[i + 1] != NULL ? " sleep 0.06 " : "");
    }

  return run_xdotool (arguments->str);
}

GFile *
ui_test_find_scenario (const char *id)
{
  static const char *const folders[] = { "dba", "cohorts" };
  g_autofree char *name = g_strconcat (id, ".json", NULL);
  const char *folder = "lost-battles";

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    if (g_str_has_suffix (id, folders[i]))
      folder = folders[i];

  return g_file_new_build_filename (g_getenv ("ACIES_SCENARIOS"), folder, name, NULL);
}

AciesScenario *
ui_test_scenario_new (const char *id)
{
  g_autoptr (GFile) file = ui_test_find_scenario (id);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError) error = NULL;
  AciesScenario *scenario = acies_scenario_load (file, problems, &error);

  g_assert_no_error (error);
  return scenario;
}

AciesGame *
ui_test_game_new (const char *id,
                  guint64     seed)
{
  const AciesGameOptions options = { .start = { .historical = TRUE }, .undo = ACIES_UNDO_FREE };
  g_autoptr (AciesScenario) scenario = ui_test_scenario_new (id);

  return acies_game_new (scenario, &options, seed);
}

void
ui_test_play_by_chance (AciesGame *game,
                        guint      n,
                        guint64    luck)
{
  const gboolean to_the_end = n == 0;

  for (guint i = 0; (to_the_end || i < n) && !acies_game_is_over (game); i++)
    {
      const AciesActionList *legal = acies_game_get_legal (game);
      AciesAction action;

      luck = luck * G_GUINT64_CONSTANT (6364136223846793005) + 1442695040888963407;
      action = legal->items[(guint) (luck >> 33) % legal->n];
      g_assert_true (acies_game_act (game, &action, NULL));
    }
}

GFile *
ui_test_write_data (const char *path,
                    const char *text)
{
  g_autoptr (GFile) file = g_file_new_build_filename (g_get_user_data_dir (), "acies", path, NULL);
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autoptr (GError) error = NULL;

  g_file_make_directory_with_parents (folder, NULL, NULL);
  g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, &error);
  g_assert_no_error (error);
  return g_steal_pointer (&file);
}

typedef struct
{
  AciesWindow *window;
  const char  *name;
} PageWish;

static gboolean
is_page_cb (gpointer data)
{
  const PageWish *wish = data;

  return g_strcmp0 (acies_window_get_page_name (wish->window), wish->name) == 0;
}

void
ui_test_wait_for_page (AciesWindow *window,
                       const char  *name)
{
  PageWish wish = { window, name };

  ui_test_wait_until (is_page_cb, &wish);
}

/* Where a widget is, for whoever reads that a test has failed. */
static char *
describe (GtkWidget *widget)
{
  GString *words = g_string_new (NULL);

  for (GtkWidget *at = widget; at != NULL; at = gtk_widget_get_parent (at))
    {
      const char *id = gtk_buildable_get_buildable_id (GTK_BUILDABLE (at));

      g_string_append_printf (words, "%s%s%s%s", words->len > 0 ? " < " : "", G_OBJECT_TYPE_NAME (at),
                              id != NULL ? " " : "", id != NULL ? id : "");
    }

  return g_string_free (words, FALSE);
}

void
ui_test_complain (GtkWidget  *widget,
                  const char *what,
                  guint      *n_faults)
{
  g_autofree char *where = describe (widget);

  g_test_message ("%s: %s", what, where);
  (*n_faults)++;
}

/* The innermost widget that wants as much as @widget, or nearly, in a direction. */
static GtkWidget *
find_culprit (GtkWidget     *widget,
              GtkOrientation orientation)
{
  GtkWidget *found = NULL;
  int own = 0;
  int most = 0;

  gtk_widget_measure (widget, orientation, -1, &own, NULL, NULL, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least = 0;

      if (gtk_widget_get_mapped (child) && !GTK_IS_NATIVE (child))
        gtk_widget_measure (child, orientation, -1, &least, NULL, NULL, NULL);
      if (least > most)
        found = child;
      most = MAX (most, least);
    }

  return found != NULL && most * 4 > own * 3 ? find_culprit (found, orientation) : widget;
}

void
ui_test_check_size (GtkWidget *root,
                    int        width,
                    int        height,
                    guint     *n_faults)
{
  g_autofree char *words = NULL;
  int least_width = 0;
  int least_height = 0;
  int least_anyhow = 0;  /* at whatever width: GTK makes no window lower */

  gtk_widget_measure (root, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_measure (root, GTK_ORIENTATION_VERTICAL, MAX (width, least_width), &least_height, NULL, NULL, NULL);
  gtk_widget_measure (root, GTK_ORIENTATION_VERTICAL, -1, &least_anyhow, NULL, NULL, NULL);
  least_height = MAX (least_height, least_anyhow);
  if (least_width <= width && least_height <= height)
    return;

  words = g_strdup_printf ("wants %d × %d, has %d × %d", least_width, least_height, width, height);
  ui_test_complain (find_culprit (root, least_width > width ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL),
                    words, n_faults);
}
