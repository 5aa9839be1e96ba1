/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-application-editor.h"

#include "app/acies-map-choosing.h"
#include "app/acies-paper-export.h"
#include "app/acies-print-window.h"
#include "app/acies-settings.h"
#include "editor/acies-problem-words.h"
#include "widgets/acies-file-choosing.h"

#include <glib/gi18n.h>

static GSettings *
get_settings (AciesEditorWindow *editor)
{
  GtkApplication *app = gtk_window_get_application (GTK_WINDOW (editor));

  return acies_application_get_settings (ACIES_APPLICATION (app));
}

static void
init_style (AciesEditorWindow  *editor,
            AciesPaletteVariant variant,
            AciesStyle         *style)
{
  GSettings *settings = get_settings (editor);

  acies_style_init (style, variant, (AciesSidePair) g_settings_get_enum (settings, "side-colors"));
  style->shown = acies_settings_get_shown (settings);
}

/* What was written, and the window that is to hear of it. */
typedef struct
{
  AciesEditorWindow *editor;
  GFile             *file;
} Ticket;

static Ticket *
ticket_new (AciesEditorWindow *editor,
            GFile             *file)
{
  Ticket *ticket = g_new0 (Ticket, 1);

  ticket->editor = g_object_ref (editor);
  ticket->file = g_object_ref (file);
  return ticket;
}

static void
on_exported_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  Ticket *ticket = user_data;
  g_autoptr (AciesEditorWindow) editor = ticket->editor;
  g_autoptr (GFile) file = ticket->file;
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_free (ticket);
  acies_paper_export_finish (result, &error);
  /* A window that was closed meanwhile has nobody to tell. */
  if (gtk_window_get_application (GTK_WINDOW (editor)) == NULL)
    return;
  if (error != NULL)
    {
      acies_editor_window_complain (editor, error->message, NULL, NULL);
      return;
    }

  /* Translators: %s is the name of a file. */
  text = g_strdup_printf (_("Exported as “%s”."), name);
  acies_editor_window_say (editor, text);
}

/* The scenario as it is now; NULL, and said so, if there are errors in it. Returns: (transfer full) */
static AciesScenario *
create_scenario (AciesEditorWindow *editor)
{
  AciesDocument *document = acies_editor_window_get_document (editor);
  g_autoptr (JsonNode) root = acies_json_copy (acies_document_get_root (document));
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  AciesScenario *scenario = acies_scenario_new (root, problems, NULL);

  if (scenario == NULL)
    {
      g_autofree char *text = acies_problem_describe_errors (problems);

      acies_editor_window_complain (editor, text, _("Show the Errors"), "editor.show-check");
    }

  return scenario;
}

static char *
propose_name (AciesEditorWindow *editor,
              const char        *ending)
{
  const char *title = acies_document_get_title (acies_editor_window_get_document (editor));

  return acies_file_choosing_make_name (g_strconcat (title, ending, NULL));
}

/* The chooser lives until it has its answer. */
static void
run_chooser (AciesEditorWindow    *editor,
             GtkFileChooserNative *chooser,
             GCallback             answer)
{
  acies_file_choosing_go_to_folder (GTK_FILE_CHOOSER (chooser), get_settings (editor));
  acies_file_choosing_show (chooser, answer, editor);
}

/* The map */

void
acies_application_export_map_of (AciesEditorWindow        *editor,
                                 GFile                    *file,
                                 const AciesExportOptions *options,
                                 AciesPaletteVariant       variant)
{
  AciesEditorContext *context = acies_editor_window_get_context (editor);
  const AciesJsonCursor root = acies_editor_context_get_root (context);
  const char *title = acies_document_get_title (acies_editor_window_get_document (editor));
  AciesStyle style;

  init_style (editor, variant, &style);
  acies_paper_export_scene_async (
    acies_editor_context_get_draft (context)->scene (&root, ACIES_PART_DEPLOYMENT), title, NULL,
    &style, options, file, NULL, on_exported_cb, ticket_new (editor, file));
}

static void
on_map_response_cb (AciesEditorWindow    *editor,
                    int                   response,
                    GtkFileChooserNative *chooser)
{
  g_autoptr (GtkFileChooserNative) mine = chooser;
  g_autoptr (GFile) file = acies_file_choosing_get_answer (mine, response, get_settings (editor), ".png");
  g_autoptr (GError) error = NULL;
  AciesExportOptions options;
  AciesPaletteVariant variant;

  if (file == NULL)
    return;

  if (acies_map_choosing_read (GTK_FILE_CHOOSER (mine), file, &options, &variant, &error))
    acies_application_export_map_of (editor, file, &options, variant);
  else
    acies_editor_window_complain (editor, error->message, NULL, NULL);
}

static void
export_map_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  g_autofree char *name = propose_name (user_data, ".png");

  run_chooser (user_data, acies_map_choosing_new (GTK_WINDOW (user_data), name),
               G_CALLBACK (on_map_response_cb));
}

/* Map and rosters as pages */

void
acies_application_export_pages_of (AciesEditorWindow *editor,
                                   GFile             *file)
{
  g_autoptr (AciesScenario) scenario = create_scenario (editor);
  AciesPaper paper;
  AciesStyle style;

  if (scenario == NULL)
    return;

  acies_paper_init (&paper, acies_print_window_get_paper (get_settings (editor)));
  init_style (editor, ACIES_PALETTE_LIGHT, &style);
  acies_paper_export_sheet_async (NULL, scenario, ACIES_PRINT_MAP | ACIES_PRINT_ARMIES, &style,
                                  &paper, file, NULL, on_exported_cb, ticket_new (editor, file));
}

static void
on_pages_response_cb (AciesEditorWindow    *editor,
                      int                   response,
                      GtkFileChooserNative *chooser)
{
  g_autoptr (GtkFileChooserNative) mine = chooser;
  g_autoptr (GFile) file = acies_file_choosing_get_answer (mine, response, get_settings (editor), ".pdf");

  if (file != NULL)
    acies_application_export_pages_of (editor, file);
}

static void
export_pages_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  g_autofree char *name = propose_name (user_data, ".pdf");

  run_chooser (user_data,
               acies_map_choosing_new_for_pages (GTK_WINDOW (user_data), _("Export Map and Rosters"), name),
               G_CALLBACK (on_pages_response_cb));
}

static void
print_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  g_autoptr (AciesScenario) scenario = create_scenario (user_data);
  GtkWidget *window = NULL;

  if (scenario == NULL)
    return;

  window = acies_print_window_new_for_scenario (get_settings (user_data), scenario);
  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (user_data));
  gtk_window_present (GTK_WINDOW (window));
}

static const GActionEntry entries[] = {
  { "export-map", export_map_cb },
  { "export-report", export_pages_cb },
  { "print", print_cb },
};

void
acies_application_add_paper_actions (AciesEditorWindow *editor)
{
  g_action_map_add_action_entries (G_ACTION_MAP (editor), entries, G_N_ELEMENTS (entries), editor);
}
