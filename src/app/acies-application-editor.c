/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-application-editor.h"

#include "app/acies-folders.h"
#include "app/acies-recent.h"
#include "app/acies-shortcuts-window.h"
#include "editor/acies-editor-copy.h"
#include "editor/acies-new-window.h"
#include "engine/core/acies-error.h"
#include "engine/core/acies-ruleset.h"

#include <glib/gi18n.h>

#define KEY_OFFERED "offered-copies"
#define MENU_RECENT "recent-scenarios"  /* in gtk/menus.ui */

/* The application of a window of its own. */
static AciesApplication *
get_application (gpointer window)
{
  return ACIES_APPLICATION (gtk_window_get_application (GTK_WINDOW (window)));
}

/* The main window; made if there is none. */
static AciesWindow *
ensure_main_window (AciesApplication *self)
{
  for (GList *at = gtk_application_get_windows (GTK_APPLICATION (self)); at != NULL; at = at->next)
    if (ACIES_IS_WINDOW (at->data))
      return ACIES_WINDOW (at->data);

  return acies_window_new (self);
}

/* The menu that every editor has lists what was edited lately. */
static void
fill_recent_menu (AciesApplication *self)
{
  GMenu *menu = gtk_application_get_menu_by_id (GTK_APPLICATION (self), MENU_RECENT);
  g_autoptr (GPtrArray) files = acies_recent_list_edited (acies_application_get_settings (self));

  g_menu_remove_all (menu);
  for (guint i = 0; i < files->len; i++)
    {
      g_autofree char *uri = g_file_get_uri (files->pdata[i]);
      g_autofree char *base = g_file_get_basename (files->pdata[i]);
      g_autofree char *name = g_filename_display_name (base);
      g_auto (GStrv) parts = g_strsplit (name, "_", -1);
      g_autofree char *label = g_strjoinv ("__", parts);
      g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

      g_menu_item_set_action_and_target (item, "win.open-recent", "s", uri);
      g_menu_append_item (menu, item);
    }
  /* An action that is not there leaves the line grey. */
  if (files->len == 0)
    g_menu_append (menu, _("No Scenarios Yet"), "win.no-recent");
}

static void
remember (AciesApplication *self,
          GFile            *file)
{
  GSettings *settings = acies_application_get_settings (self);

  acies_recent_add (settings, file);
  acies_recent_add_edited (settings, file);
  fill_recent_menu (self);
}

/* What the editor leaves to the program */

static void
show_rules (gpointer    editor,
            const char *clause)
{
  AciesWindow *window = ensure_main_window (get_application (editor));
  const AciesRuleset *ruleset =
    acies_editor_context_get_ruleset (acies_editor_window_get_context (editor));

  acies_window_show_rules_of (window, ruleset, clause);
  gtk_window_present (GTK_WINDOW (window));
}

static void
show_rules_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  show_rules (user_data, acies_editor_window_get_clause (user_data));
}

static void
show_clause_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  show_rules (user_data, g_variant_get_string (parameter, NULL));
}

static void
show_shortcuts_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       user_data)
{
  acies_shortcuts_window_show (GTK_WINDOW (user_data));
}

static void
new_scenario_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  acies_application_new_scenario (get_application (user_data), GTK_WINDOW (user_data));
}

static void
open_recent_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  AciesEditorWindow *editor = ACIES_EDITOR_WINDOW (user_data);
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));
  g_autoptr (GError) error = NULL;

  if (acies_application_edit_file (get_application (editor), file, &error) != NULL)
    return;

  acies_recent_remove_edited (acies_application_get_settings (get_application (editor)), file);
  fill_recent_menu (get_application (editor));
  acies_editor_window_complain (editor, error->message, NULL, NULL);
}

static const GActionEntry entries[] = {
  { "show-rules", show_rules_cb },
  { "show-clause", show_clause_cb, "s" },
  { "open-recent", open_recent_cb, "s" },
  { "show-shortcuts", show_shortcuts_cb },
  { "new-scenario", new_scenario_cb },
  { "new", new_scenario_cb },
};

/* The window in which the scenario of @editor is tried out: the one of the time before, as long as it is there. */
static AciesWindow *
ensure_trial_window (AciesEditorWindow *editor)
{
  AciesApplication *self = get_application (editor);

  for (GList *at = gtk_application_get_windows (GTK_APPLICATION (self)); at != NULL; at = at->next)
    if (ACIES_IS_WINDOW (at->data) && acies_window_get_editor (at->data) == GTK_WINDOW (editor))
      return ACIES_WINDOW (at->data);

  return acies_window_new (self);
}

static void
on_playtest_cb (AciesEditorWindow *editor,
                AciesScenario     *scenario)
{
  AciesWindow *window = ensure_trial_window (editor);

  acies_window_playtest (window, scenario, GTK_WINDOW (editor));
  gtk_window_present (GTK_WINDOW (window));
}

static void
on_watch_cb (AciesEditorWindow *editor,
             AciesGame         *game)
{
  AciesWindow *window = ensure_trial_window (editor);

  acies_window_watch (window, game, GTK_WINDOW (editor));
  gtk_window_present (GTK_WINDOW (window));
}

static void
on_file_used_cb (AciesEditorWindow *editor,
                 GFile             *file)
{
  remember (get_application (editor), file);
}

static void
on_open_wanted_cb (AciesEditorWindow *editor,
                   GFile             *file)
{
  g_autoptr (GError) error = NULL;

  if (acies_application_edit_file (get_application (editor), file, &error) == NULL)
    acies_editor_window_complain (editor, error->message, NULL, NULL);
}

AciesEditorWindow *
acies_application_edit_document (AciesApplication      *self,
                                 AciesDocument         *document,
                                 AciesDocumentRecovery *recovery)
{
  AciesEditorWindow *editor = acies_editor_window_new (
    GTK_APPLICATION (self), acies_application_get_settings (self), document, recovery);

  g_action_map_add_action_entries (G_ACTION_MAP (editor), entries, G_N_ELEMENTS (entries), editor);
  acies_application_add_paper_actions (editor);
  g_signal_connect (editor, "playtest", G_CALLBACK (on_playtest_cb), NULL);
  g_signal_connect (editor, "watch", G_CALLBACK (on_watch_cb), NULL);
  g_signal_connect (editor, "file-used", G_CALLBACK (on_file_used_cb), NULL);
  g_signal_connect (editor, "open-wanted", G_CALLBACK (on_open_wanted_cb), NULL);
  fill_recent_menu (self);
  gtk_window_present (GTK_WINDOW (editor));
  return editor;
}

/* Files */

gboolean
acies_application_is_shipped (GFile *file)
{
  g_autoptr (GFile) shipped = acies_folders_get_shipped ();

  return acies_folders_holds (shipped, file);
}

static AciesEditorWindow *
find_editor_of (AciesApplication *self,
                GFile            *file)
{
  for (GList *at = gtk_application_get_windows (GTK_APPLICATION (self)); at != NULL; at = at->next)
    {
      GFile *other = ACIES_IS_EDITOR_WINDOW (at->data)
                       ? acies_document_get_file (acies_editor_window_get_document (at->data))
                       : NULL;

      if (other != NULL && g_file_equal (other, file))
        return ACIES_EDITOR_WINDOW (at->data);
    }

  return NULL;
}

/* Rules without an editor are refused; a file whose rules are unknown can be mended. */
static gboolean
check_editable (AciesDocument *document,
                GError       **error)
{
  const char *id = acies_json_text (acies_document_peek (document, "ruleset"));
  const AciesRuleset *ruleset = id != NULL ? acies_ruleset_find (id) : NULL;

  if (ruleset == NULL || ruleset->draft != NULL)
    return TRUE;

  g_set_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_INVALID,
               /* Translators: %s is the name of a rule system. */
               _("Acies has no editor for battles of %s."), _(ruleset->name));
  return FALSE;
}

AciesEditorWindow *
acies_application_edit_file (AciesApplication *self,
                             GFile            *file,
                             GError          **error)
{
  const gboolean shipped = acies_application_is_shipped (file);
  AciesEditorWindow *editor = find_editor_of (self, file);
  g_autoptr (AciesDocument) document = NULL;

  if (editor != NULL)
    {
      gtk_window_present (GTK_WINDOW (editor));
      return editor;
    }

  document = shipped ? acies_editor_copy_load (file, error) : acies_document_load (file, error);
  if (document == NULL || !check_editable (document, error))
    return NULL;

  if (!shipped)
    remember (self, file);
  return acies_application_edit_document (self, document, NULL);
}

/* New */

static void
on_made_cb (AciesApplication *self,
            AciesDocument    *document)
{
  acies_application_edit_document (self, document, NULL);
}

void
acies_application_new_scenario (AciesApplication *self,
                                GtkWindow        *parent)
{
  g_autoptr (GFile) shipped = acies_folders_get_shipped ();
  g_autoptr (GFile) own = acies_folders_get_own_scenarios ();
  GFile *const folders[] = { own, shipped };
  GtkWidget *window = acies_new_window_new (parent, folders, G_N_ELEMENTS (folders));

  g_signal_connect_object (window, "made", G_CALLBACK (on_made_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (window));
}

/* What an earlier run could not save */

static GPtrArray *
list_recoveries (void)
{
  g_autoptr (GFile) folder = acies_editor_window_get_recovery_folder ();

  return acies_document_recoveries (folder);
}

/* Takes those out of @found that were offered at a start before, and remembers the others. */
static void
keep_new_ones (AciesApplication *self,
               GPtrArray        *found)
{
  GSettings *settings = acies_application_get_settings (self);
  g_auto (GStrv) offered = g_settings_get_strv (settings, KEY_OFFERED);
  g_autoptr (GStrvBuilder) now = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint i = found->len; i > 0; i--)
    {
      g_autofree char *name = g_file_get_basename (((AciesRecovered *) found->pdata[i - 1])->copy);

      g_strv_builder_add (now, name);
      if (g_strv_contains ((const char *const *) offered, name))
        g_ptr_array_remove_index (found, i - 1);
    }
  names = g_strv_builder_end (now);
  g_settings_set_strv (settings, KEY_OFFERED, (const char *const *) names);
}

void
acies_application_offer_recovery (AciesApplication *self,
                                  AciesWindow      *window)
{
  g_autoptr (GPtrArray) found = list_recoveries ();
  GAction *recover = g_action_map_lookup_action (G_ACTION_MAP (window), "recover");
  g_autofree char *text = NULL;

  g_simple_action_set_enabled (G_SIMPLE_ACTION (recover), found->len > 0);
  keep_new_ones (self, found);
  if (found->len == 0)
    return;

  if (found->len == 1)
    /* Translators: %s is the name of a scenario. */
    text = g_strdup_printf (_("Changes to “%s” were not saved when Acies ended last time."),
                            ((AciesRecovered *) found->pdata[0])->title);
  else
    text = g_strdup_printf (ngettext ("Changes to %u scenario were not saved when Acies ended last time.",
                                      "Changes to %u scenarios were not saved when Acies ended last time.", found->len),
                            found->len);
  acies_window_complain_with_button (window, text, _("Go On Editing"), "win.recover");
}

void
acies_application_recover (AciesApplication *self,
                           AciesWindow      *window)
{
  g_autoptr (GPtrArray) found = list_recoveries ();
  const char *const none[] = { NULL };

  /* What is taken up may be cut off again, and is to be offered then. */
  g_settings_set_strv (acies_application_get_settings (self), KEY_OFFERED, none);
  for (guint i = 0; i < found->len; i++)
    {
      AciesDocumentRecovery *recovery = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (AciesDocument) document =
        acies_document_recover (found->pdata[i], &recovery, &error);

      if (document != NULL)
        acies_application_edit_document (self, document, recovery);
      else
        acies_window_complain (window, error->message);
    }
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (window), "recover")), FALSE);
}
