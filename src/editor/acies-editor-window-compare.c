/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-compare-window.h"
#include "editor/acies-editor-window-private.h"
#include "widgets/acies-file-choosing.h"

#include <glib/gi18n.h>

gboolean
acies_editor_window_compare (AciesEditorWindow *self,
                             GFile             *file,
                             GError           **error)
{
  g_autoptr (AciesDocument) other = NULL;
  g_autofree char *name = NULL;
  GtkWidget *window = NULL;

  g_return_val_if_fail (ACIES_IS_EDITOR_WINDOW (self), FALSE);

  other = acies_document_load (file, error);
  if (other == NULL)
    return FALSE;

  name = g_file_get_basename (file);
  window = acies_compare_window_new (GTK_WINDOW (self), self->context,
                                     acies_document_get_root (other), name);
  gtk_window_present (GTK_WINDOW (window));
  return TRUE;
}

static void
compare (AciesEditorWindow *self,
         GFile             *file)
{
  g_autoptr (GError) error = NULL;

  if (!acies_editor_window_compare (self, file, &error))
    acies_editor_window_complain (self, error->message, NULL, NULL);
}

static void
on_response_cb (AciesEditorWindow *self,
                int                response)
{
  g_autoptr (GFile) file = acies_editor_window_take_answer (self, response, NULL);

  if (file != NULL)
    compare (self, file);
}

void
acies_editor_window_choose_compare (AciesEditorWindow *self)
{
  g_autoptr (GtkFileChooserNative) chooser = NULL;

  if (self->chooser != NULL)
    return;

  chooser = gtk_file_chooser_native_new (_("Compare With a Scenario"), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_OPEN,
                                         _("C_ompare"), _("_Cancel"));
  acies_file_choosing_go_to_folder (GTK_FILE_CHOOSER (chooser), self->settings);
  acies_editor_window_run_chooser (self, chooser, G_CALLBACK (on_response_cb));
}

void
acies_editor_window_compare_saved (AciesEditorWindow *self)
{
  GFile *file = acies_document_get_file (acies_editor_window_get_document (self));

  if (file != NULL)
    compare (self, file);
}
