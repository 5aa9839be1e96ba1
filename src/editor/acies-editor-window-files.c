/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-editor-window.h"

#include "editor/acies-editor-window-private.h"
#include "engine/core/acies-error.h"
#include "widgets/acies-file-choosing.h"

#include <glib/gi18n.h>

/* The folder of the user's own scenarios, which the library shows. */
static GFile *
get_own_folder (void)
{
  return g_file_new_build_filename (g_get_user_data_dir (), "acies", "scenarios", NULL);
}

void
acies_editor_window_run_chooser (AciesEditorWindow    *self,
                                 GtkFileChooserNative *chooser,
                                 GCallback             answer)
{
  self->chooser = g_object_ref (chooser);
  acies_file_choosing_add_filters (GTK_FILE_CHOOSER (chooser), _("Scenarios"));
  acies_file_choosing_show (chooser, answer, self);
}

GFile *
acies_editor_window_take_answer (AciesEditorWindow *self,
                                 int                response,
                                 const char        *ending)
{
  g_autoptr (GtkFileChooserNative) chooser = g_steal_pointer (&self->chooser);

  return acies_file_choosing_get_answer (chooser, response, self->settings, ending);
}

/* Opening: another scenario is another window. */

static void
on_open_response_cb (AciesEditorWindow *self,
                     int                response)
{
  g_autoptr (GFile) file = acies_editor_window_take_answer (self, response, NULL);

  if (file != NULL)
    g_signal_emit_by_name (self, "open-wanted", file);
}

void
acies_editor_window_choose_open (AciesEditorWindow *self)
{
  g_autoptr (GtkFileChooserNative) chooser = NULL;

  if (self->chooser != NULL)
    return;

  chooser = gtk_file_chooser_native_new (_("Open a Scenario"), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_OPEN,
                                         _("_Open"), _("_Cancel"));
  acies_file_choosing_go_to_folder (GTK_FILE_CHOOSER (chooser), self->settings);
  acies_editor_window_run_chooser (self, chooser, G_CALLBACK (on_open_response_cb));
}

static gboolean
on_drop_cb (AciesEditorWindow *self,
            const GValue      *value)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));

  if (files == NULL)
    return FALSE;

  g_signal_emit_by_name (self, "open-wanted", files->data);
  return TRUE;
}

void
acies_editor_window_accept_drops (AciesEditorWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_object (target, "drop", G_CALLBACK (on_drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

/* Saving */

/* What to do about a failure is a button away. */
static void
complain_of_save (AciesEditorWindow *self,
                  const GError      *error)
{
  if (g_error_matches (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_CHANGED))
    acies_editor_window_complain (self, error->message, _("Save All the Same"), "win.overwrite");
  else
    acies_editor_window_complain (self, error->message, _("Save As…"), "win.save-as");
}

/* @file: (nullable): the document's own */
static void
save_to (AciesEditorWindow *self,
         GFile             *file,
         AciesDocumentSave  how)
{
  AciesDocument *document = acies_editor_window_get_document (self);
  const gboolean close_after = self->close_after;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  self->close_after = FALSE;
  if (!acies_document_save (document, file, how, &error))
    {
      complain_of_save (self, error);
      return;
    }

  acies_notice_hide (self->notice);
  g_signal_emit_by_name (self, "file-used", acies_document_get_file (document));
  if (close_after)
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }

  name = g_file_get_basename (acies_document_get_file (document));
  /* Translators: %s is the name of a file. */
  text = g_strdup_printf (_("Saved as “%s”."), name);
  acies_editor_window_say (self, text);
}

static void
on_save_response_cb (AciesEditorWindow *self,
                     int                response)
{
  g_autoptr (GFile) file = acies_editor_window_take_answer (self, response, ".json");

  if (file != NULL)
    save_to (self, file, ACIES_DOCUMENT_SAVE_PLAIN);
  else
    self->close_after = FALSE;
}

/* The id says most: it is short, and fit for a file. */
static char *
propose_name (AciesDocument *document)
{
  const char *id = acies_json_text (acies_document_peek (document, "id"));
  const gboolean is_good = id != NULL && acies_json_is_id (id);
  const char *stem = is_good ? id : acies_document_get_title (document);

  return acies_file_choosing_make_name (g_strconcat (stem, ".json", NULL));
}

static void
begin_where (AciesEditorWindow *self,
             GtkFileChooser    *chooser)
{
  AciesDocument *document = acies_editor_window_get_document (self);
  GFile *file = acies_document_get_file (document);
  g_autoptr (GFile) own = NULL;
  g_autofree char *name = NULL;

  if (file != NULL)
    {
      gtk_file_chooser_set_file (chooser, file, NULL);
      return;
    }

  own = get_own_folder ();
  name = propose_name (document);
  g_file_make_directory_with_parents (own, NULL, NULL);
  gtk_file_chooser_set_current_folder (chooser, own, NULL);
  gtk_file_chooser_set_current_name (chooser, name);
}

void
acies_editor_window_choose_save (AciesEditorWindow *self)
{
  g_autoptr (GtkFileChooserNative) chooser = NULL;

  if (self->chooser != NULL)
    return;

  chooser = gtk_file_chooser_native_new (_("Save the Scenario"), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_SAVE,
                                         _("_Save"), _("_Cancel"));
  begin_where (self, GTK_FILE_CHOOSER (chooser));
  acies_editor_window_run_chooser (self, chooser, G_CALLBACK (on_save_response_cb));
}

void
acies_editor_window_save (AciesEditorWindow *self)
{
  if (acies_document_get_file (acies_editor_window_get_document (self)) != NULL)
    save_to (self, NULL, ACIES_DOCUMENT_SAVE_PLAIN);
  else
    acies_editor_window_choose_save (self);
}

void
acies_editor_window_overwrite (AciesEditorWindow *self)
{
  if (acies_document_get_file (acies_editor_window_get_document (self)) != NULL)
    save_to (self, NULL, ACIES_DOCUMENT_SAVE_OVERWRITE);
}

void
acies_editor_window_revert (AciesEditorWindow *self)
{
  g_autoptr (GError) error = NULL;

  if (acies_document_revert (acies_editor_window_get_document (self), &error))
    acies_toast_show (self->toast, _("Read again as it was saved."), _("Undo"), "editor.undo", GTK_WIDGET (self));
  else
    acies_editor_window_complain (self, error->message, NULL, NULL);
}

/* Closing */

static void
on_answer_cb (AciesEditorWindow *self,
              int                response)
{
  GtkWidget *question = g_steal_pointer (&self->question);

  gtk_window_destroy (GTK_WINDOW (question));
  if (response == GTK_RESPONSE_YES)
    {
      self->close_after = TRUE;
      acies_editor_window_save (self);
    }
  else if (response == GTK_RESPONSE_NO)
    {
      acies_document_recovery_discard (self->recovery);
      gtk_window_destroy (GTK_WINDOW (self));
    }
}

gboolean
acies_editor_window_may_close (AciesEditorWindow *self)
{
  AciesDocument *document = acies_editor_window_get_document (self);

  if (!acies_document_is_modified (document))
    return TRUE;
  if (self->question != NULL)
    {
      gtk_window_present (GTK_WINDOW (self->question));
      return FALSE;
    }

  /* Translators: %s is the name of a scenario. */
  self->question = gtk_message_dialog_new (GTK_WINDOW (self), GTK_DIALOG_MODAL,
                                           GTK_MESSAGE_QUESTION, GTK_BUTTONS_NONE, _("Save the changes to “%s”?"),
                                           acies_document_get_title (document));
  gtk_message_dialog_format_secondary_text (GTK_MESSAGE_DIALOG (self->question),
                                            _("Changes that are not saved are lost when the window closes."));
  gtk_dialog_add_buttons (GTK_DIALOG (self->question), _("_Cancel"), GTK_RESPONSE_CANCEL, _("_Discard"), GTK_RESPONSE_NO,
                          _("_Save"), GTK_RESPONSE_YES, NULL);
  gtk_dialog_set_default_response (GTK_DIALOG (self->question), GTK_RESPONSE_YES);
  gtk_widget_add_css_class (
    gtk_dialog_get_widget_for_response (GTK_DIALOG (self->question), GTK_RESPONSE_NO),
    "destructive-action");
  g_signal_connect_object (self->question, "response", G_CALLBACK (on_answer_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (self->question));
  return FALSE;
}
