/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-paper-export.h"
#include "app/acies-print-job.h"
#include "app/acies-print-window.h"
#include "app/acies-settings.h"
#include "scene/acies-report.h"
#include "scene/acies-turning-points.h"
#include "ui-test-support.h"
#include "widgets/acies-file-choosing.h"

#include <math.h>

#define EVERYTHING \
  (ACIES_PRINT_MAP | ACIES_PRINT_ARMIES | ACIES_PRINT_ORDERS | ACIES_PRINT_OVERVIEW | ACIES_PRINT_REPORT)

typedef struct
{
  AciesGame *game;
  AciesStyle style;
  AciesPaper paper;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  self->game = ui_test_game_new ("cannae-216bc", 5);
  ui_test_play_by_chance (self->game, 0, 11);
  acies_style_init (&self->style, ACIES_PALETTE_PRINT, ACIES_PAIR_CRIMSON_AZURE);
  acies_paper_init (&self->paper, ACIES_PAPER_A4);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_clear_object (&self->game);
}

/* Draws every page into the folder that ACIES_TEST_PICTURES names. */
static void
write_pictures (AciesSheet *sheet, const AciesPaper *paper, guint n_pages, const char *name)
{
  const char *folder = g_getenv ("ACIES_TEST_PICTURES");

  for (guint page = 0; folder != NULL && page < n_pages; page++)
    {
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) ceil (paper->width * 1.6),
                                                             (int) ceil (paper->height * 1.6));
      cairo_t         *cr = cairo_create (surface);
      g_autofree char *file = g_strdup_printf ("%s-%u.png", name, page + 1);
      g_autofree char *path = g_build_filename (folder, file, NULL);

      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_paint (cr);
      cairo_scale (cr, 1.6, 1.6);
      acies_sheet_draw (sheet, cr, page);
      cairo_destroy (cr);
      cairo_surface_write_to_png (surface, path);
      cairo_surface_destroy (surface);
    }
}

/* The greatest swings, in order of time, no two of one player-turn, each with its map and words. */
static void
test_turning_points (Fixture *self, gconstpointer data)
{
  g_autoptr (GArray) all = acies_turning_points_find (self->game, 1000);
  g_autoptr (GArray) four = acies_turning_points_find (self->game, 4);
  gint32             least = G_MAXINT32;
  guint              n_greater = 0;

  g_assert_cmpuint (four->len, ==, 4);
  for (guint i = 0; i < four->len; i++)
    {
      const AciesTurningPoint *point = &g_array_index (four, AciesTurningPoint, i);
      g_autoptr (AciesScene)   scene = acies_turning_point_scene (point, self->game);
      g_autofree char         *words = acies_turning_point_text (point, self->game);

      least = MIN (least, point->swing);
      g_assert_cmpint (point->swing, >, 0);
      g_assert_nonnull (strstr (words, scene->sides[point->gainer].name));
      if (i > 0)
        g_assert_cmpuint (point->step, >, g_array_index (four, AciesTurningPoint, i - 1).step);
    }
  for (guint i = 0; i < all->len; i++)
    n_greater += g_array_index (all, AciesTurningPoint, i).swing > least;
  g_assert_cmpuint (n_greater, <, four->len);
}

/* The report and every other part fit on paper of each kind, upright and on its side. */
static void
test_report (Fixture *self, gconstpointer data)
{
  g_autoptr (AciesSheet) report = acies_report_new (self->game, NULL, ACIES_PRINT_REPORT);
  g_autoptr (AciesSheet) all = acies_report_new (self->game, NULL, EVERYTHING);
  const guint            n_report = acies_sheet_lay_out (report, &self->style, &self->paper);
  const guint            n_all = acies_sheet_lay_out (all, &self->style, &self->paper);
  AciesPaper             turned;

  g_assert_cmpuint (n_report, >=, 4);
  g_assert_cmpuint (n_all, >=, n_report + 4);
  write_pictures (all, &self->paper, n_all, "report");
  acies_paper_init (&turned, ACIES_PAPER_LETTER);
  acies_paper_turn (&turned);
  write_pictures (all, &turned, acies_sheet_lay_out (all, &self->style, &turned), "turned");
}

/* What comes out as a PDF through the operation that the printer gets. */
static void
test_print_job (Fixture *self, gconstpointer data)
{
  g_autoptr (AciesSheet)        sheet = acies_report_new (self->game, NULL, ACIES_PRINT_MAP | ACIES_PRINT_ARMIES);
  g_autoptr (GtkPrintOperation) job = acies_print_job_new (sheet, &self->style, ACIES_PAPER_LETTER, TRUE, "Cannae");
  g_autofree char              *path = g_build_filename (g_get_user_data_dir (), "print.pdf", NULL);
  g_autoptr (GError)            error = NULL;
  g_autofree char              *text = NULL;
  gsize                         length = 0;

  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  gtk_print_operation_set_export_filename (job, path);
  g_assert_cmpint (gtk_print_operation_run (job, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error), ==,
                   GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  g_assert_cmpint (gtk_print_operation_get_n_pages_to_print (job), >=, 2);
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  g_assert_cmpint (strncmp (text, "%PDF-", 5), ==, 0);
  g_assert_cmpuint (length, >, 5000);
}

static gboolean
has_pages (gpointer data)
{
  return acies_print_window_get_n_pages (data) > 0;
}

/* Buttons and choices below @widget that say nothing to a screen reader. */
static guint
count_nameless (GtkWidget *widget)
{
  const gboolean asks = GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_DROP_DOWN (widget);
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);
  guint          n = 0;

  if (asks && gtk_widget_get_mapped (widget) &&
      !gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) &&
      !gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    n = 1;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_nameless (child);

  return n;
}

/* The preview follows what is chosen, pages turn within their bounds, and nothing chosen prints nothing. */
static void
test_preview (Fixture *self, gconstpointer data)
{
  g_autoptr (GSettings) settings = acies_settings_new ();
  GtkWidget            *window = acies_print_window_new_for_game (settings, self->game);
  AciesPrintWindow     *print = ACIES_PRINT_WINDOW (window);
  GtkWidget            *next;
  guint                 n_pages;

  gtk_window_present (GTK_WINDOW (window));
  ui_test_wait_until (has_pages, window);
  g_assert_cmpuint (acies_print_window_get_n_pages (print), ==, 2);
  g_assert_cmpuint (count_nameless (gtk_window_get_child (GTK_WINDOW (window))), ==, 0);
  ui_test_picture (window, "print.png");

  acies_print_window_set_parts (print, EVERYTHING);
  ui_test_wait_until (has_pages, window);
  n_pages = acies_print_window_get_n_pages (print);
  g_assert_cmpuint (n_pages, >, 6);
  for (guint i = 0; i < n_pages + 2; i++)
    {
      g_assert_cmpuint (acies_print_window_get_page (print), ==, MIN (i, n_pages - 1));
      gtk_widget_activate_action (window, "print.next-page", NULL);
    }
  gtk_widget_activate_action (window, "print.previous-page", NULL);
  g_assert_cmpuint (acies_print_window_get_page (print), ==, n_pages - 2);
  ui_test_settle (300);
  ui_test_picture (window, "print-report.png");

  acies_print_window_set_parts (print, 0);
  ui_test_settle (100);
  g_assert_cmpuint (acies_print_window_get_n_pages (print), ==, 0);
  next = ui_test_find (window, GTK_TYPE_BUTTON, "run_button");
  g_assert_false (gtk_widget_get_sensitive (next));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Closing while a thread draws is no harm. */
static void
test_close_at_once (Fixture *self, gconstpointer data)
{
  g_autoptr (GSettings) settings = acies_settings_new ();

  for (guint i = 0; i < 5; i++)
    {
      GtkWidget *window =
        acies_print_window_new_for_scenario (settings, acies_game_get_scenario (self->game));

      gtk_window_present (GTK_WINDOW (window));
      ui_test_settle (i * 7);
      gtk_window_destroy (GTK_WINDOW (window));
    }
  ui_test_settle (300);
}

typedef struct
{
  gboolean done;
  gboolean fine;
  GError  *error;
} Answer;

static void
exported_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  answer->fine = acies_paper_export_finish (result, &answer->error);
  answer->done = TRUE;
}

static gboolean
is_done (gpointer data)
{
  return ((Answer *) data)->done;
}

static Answer
export_to (Fixture *self, const char *path, AciesExportFormat format, int width)
{
  const AciesExportOptions options = { .format = format, .width = width };
  g_autoptr (GFile)        file = g_file_new_for_path (path);
  Answer                   answer = { FALSE, FALSE, NULL };

  acies_paper_export_map_async (self->game, &self->style, &options, file, NULL, exported_cb, &answer);
  ui_test_wait_until (is_done, &answer);
  return answer;
}

static guint
count (const char *text, const char *part)
{
  guint n = 0;

  for (const char *at = strstr (text, part); at != NULL; at = strstr (at + 1, part))
    n++;
  return n;
}

/* Every format is written whole; what cannot be written or drawn is told and leaves no file. */
static void
test_export_map (Fixture *self, gconstpointer data)
{
  static const char *const begins[] = { "\x89PNG", "<?xml", "%PDF-" };
  g_autofree char         *none = g_build_filename (g_get_user_data_dir (), "no", "such", "map.png", NULL);
  g_autofree char         *huge = g_build_filename (g_get_user_data_dir (), "huge.png", NULL);
  Answer                   answer;

  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  for (guint i = 0; i < G_N_ELEMENTS (begins); i++)
    {
      g_autofree char *name = g_strconcat ("map.", acies_export_format_names[i].name, NULL);
      g_autofree char *path = g_build_filename (g_get_user_data_dir (), name, NULL);
      g_autofree char *text = NULL;

      answer = export_to (self, path, (AciesExportFormat) acies_export_format_names[i].value, 900);
      g_assert_no_error (answer.error);
      g_assert_true (answer.fine);
      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      g_assert_cmpint (strncmp (text, begins[i], strlen (begins[i])), ==, 0);
    }

  answer = export_to (self, none, ACIES_EXPORT_PNG, 900);
  g_assert_false (answer.fine);
  g_assert_nonnull (answer.error);
  g_assert_cmpuint (count (answer.error->message, "map.png"), ==, 1);
  g_clear_error (&answer.error);
  answer = export_to (self, huge, ACIES_EXPORT_PNG, 100000);
  g_assert_false (answer.fine);
  g_assert_false (g_file_test (huge, G_FILE_TEST_EXISTS));
  g_clear_error (&answer.error);
}

/* A name without an ending gets one, unless that takes away what somebody has, or what he said. */
static void
test_endings (Fixture *self, gconstpointer data)
{
  static const struct { const char *typed, *ending, *written; } cases[] = {
    { "216 B.C.", ".txt", "216 B.C..txt" }, { "turn 3. Rome", ".txt", "turn 3. Rome.txt" },
    { "version 1.2", ".json", "version 1.2.json" }, { ".hidden", ".pdf", ".hidden.pdf" },
    { "plain", ".png", "plain.png" },  { "plain", ".json", "plain.json" }, { "typed.svg", ".png", "typed.svg" },
    { "Typed.PDF", ".pdf", "Typed.PDF" }, { "taken", ".pdf", "taken" },       { "there", ".pdf", "there" },
  };
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "endings", NULL);
  g_autofree char *taken = g_build_filename (folder, "taken.pdf", NULL);
  g_autofree char *there = g_build_filename (folder, "there", NULL);

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (taken, "x", 1, NULL));
  g_assert_true (g_file_set_contents (there, "x", 1, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GFile) typed = g_file_new_build_filename (folder, cases[i].typed, NULL);
      g_autoptr (GFile) written = acies_file_choosing_add_ending (typed, cases[i].ending);
      g_autofree char  *name = g_file_get_basename (written);

      g_assert_cmpstr (name, ==, cases[i].written);
    }
}

static GtkWidget *
find_chooser (void)
{
  GListModel *all = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (all, i);

      if (GTK_IS_FILE_CHOOSER_DIALOG (window))
        return window;
    }

  return NULL;
}

static gboolean
is_written (gpointer data)
{
  g_autofree char *text = NULL;
  gsize            length = 0;

  return g_file_get_contents (data, &text, &length, NULL) && length > 0;
}

/* The dialog reads its folder in its own time. */
static gboolean
is_in_folder (gpointer data)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (find_chooser ()));

  return file != NULL && g_file_has_parent (file, data);
}

/* Through the window's own dialogs. */
static void
test_endings_of_exports (Fixture *self, gconstpointer data)
{
  static const struct { const char *action, *name; } cases[] = {
    { "win.export-map", "typed.png" }, { "win.export-report", "typed.pdf" }, { "win.save-as", "typed.json" },
  };
  g_autoptr (AciesApplication) app = ui_test_application_new ();
  AciesWindow                 *window = ui_test_window_new (app);
  g_autofree char             *path = g_build_filename (g_get_user_data_dir (), "exports", NULL);
  g_autoptr (GFile)            folder = g_file_new_for_path (path);
  g_autofree char             *uri = g_file_get_uri (folder);
  g_autoptr (GSettings)        settings = acies_settings_new ();

  g_mkdir_with_parents (path, 0700);
  g_settings_set_string (settings, "last-folder", uri);
  acies_window_play (window, self->game, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *written = g_build_filename (path, cases[i].name, NULL);
      GtkWidget       *chooser;

      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), cases[i].action, NULL));
      chooser = find_chooser ();
      g_assert_nonnull (chooser);
      gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), "typed");
      ui_test_wait_until (is_in_folder, folder);
      gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_ACCEPT);
      ui_test_wait_until (is_written, written);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A report is of the moment at which it was asked for: the battle goes on meanwhile. */
static void
test_export_report (Fixture *self, gconstpointer data)
{
  g_autofree char      *path = g_build_filename (g_get_user_data_dir (), "report.pdf", NULL);
  g_autoptr (GFile)     file = g_file_new_for_path (path);
  g_autoptr (AciesGame) young = ui_test_game_new ("issus-333bc", 3);
  Answer                answer = { FALSE, FALSE, NULL };
  g_autofree char      *text = NULL;
  gsize                 length = 0;

  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  ui_test_play_by_chance (young, 40, 5);
  acies_paper_export_sheet_async (young, NULL, EVERYTHING, &self->style, &self->paper, file, NULL, exported_cb,
                                  &answer);
  ui_test_play_by_chance (young, 0, 6);
  ui_test_wait_until (is_done, &answer);
  g_assert_no_error (answer.error);
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  g_assert_cmpint (strncmp (text, "%PDF-", 5), ==, 0);
  g_assert_cmpint (memcmp (text + length - 6, "%%EOF\n", 6), ==, 0);
}

/* Ctrl+P shows the preview, of a battle and of one that has not begun. */
static void
test_window_prints (Fixture *self, gconstpointer data)
{
  g_autoptr (AciesApplication) app = ui_test_application_new ();
  AciesWindow                 *window = ui_test_window_new (app);
  GtkWindow                   *preview;

  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "print"));
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "export-map"));
  acies_window_play (window, self->game, NULL);
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "export-map"));
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "export-report"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.print", NULL);
  preview = gtk_application_get_active_window (GTK_APPLICATION (app));
  ui_test_settle (200);
  preview = NULL;
  for (GList *at = g_list_last (gtk_window_list_toplevels ()); at != NULL; at = at->prev)
    if (ACIES_IS_PRINT_WINDOW (at->data))
      preview = at->data;
  g_assert_nonnull (preview);
  ui_test_wait_until (has_pages, preview);
  gtk_window_destroy (preview);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/ui/paper/turning-points", Fixture, NULL, set_up, test_turning_points, tear_down);
  g_test_add ("/ui/paper/report", Fixture, NULL, set_up, test_report, tear_down);
  g_test_add ("/ui/paper/print-job", Fixture, NULL, set_up, test_print_job, tear_down);
  g_test_add ("/ui/paper/preview", Fixture, NULL, set_up, test_preview, tear_down);
  g_test_add ("/ui/paper/close-at-once", Fixture, NULL, set_up, test_close_at_once, tear_down);
  g_test_add ("/ui/paper/export-map", Fixture, NULL, set_up, test_export_map, tear_down);
  g_test_add ("/ui/paper/endings", Fixture, NULL, set_up, test_endings, tear_down);
  g_test_add ("/ui/paper/endings-of-exports", Fixture, NULL, set_up, test_endings_of_exports, tear_down);
  g_test_add ("/ui/paper/export-report", Fixture, NULL, set_up, test_export_report, tear_down);
  g_test_add ("/ui/paper/window-prints", Fixture, NULL, set_up, test_window_prints, tear_down);
  return g_test_run ();
}
