/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-editor-window-private.h"

#include <glib/gi18n.h>

static void
tell_of_change (AciesEditorWindow *self)
{
  GFile *file = acies_document_get_file (acies_editor_window_get_document (self));
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *text = NULL;

  /* Translators: %s is the name of a file. */
  text = g_strdup_printf (_("Another program has changed “%s”. What stands here is not what is in the file any more."), name);
  acies_notice_show (self->notice, text, _("Reload"), "win.reload");
  acies_notice_offer (self->notice, _("Keep Mine"), "win.keep-own");
  self->tells_of_change = TRUE;
}

static void
stop_telling (AciesEditorWindow *self)
{
  if (self->tells_of_change)
    acies_notice_hide (self->notice);
  self->tells_of_change = FALSE;
}

/* What this window saves comes here too, and is no change then. */
static void
look_at_file (AciesEditorWindow *self)
{
  if (acies_document_is_file_changed (acies_editor_window_get_document (self)))
    tell_of_change (self);
  else
    stop_telling (self);
}

/* A file that is being written is looked at when it is whole. */
static void
on_file_event_cb (AciesEditorWindow *self,
                  GFile             *file,
                  GFile             *other,
                  GFileMonitorEvent  event)
{
  switch (event)
    {
    case G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT:
    case G_FILE_MONITOR_EVENT_CREATED:
    case G_FILE_MONITOR_EVENT_RENAMED:
    case G_FILE_MONITOR_EVENT_MOVED_IN:
    case G_FILE_MONITOR_EVENT_MOVED:
      look_at_file (self);
      break;
    case G_FILE_MONITOR_EVENT_CHANGED:
    case G_FILE_MONITOR_EVENT_DELETED:
    case G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED:
    case G_FILE_MONITOR_EVENT_PRE_UNMOUNT:
    case G_FILE_MONITOR_EVENT_UNMOUNTED:
    case G_FILE_MONITOR_EVENT_MOVED_OUT:
    default:
      break;
    }
}

/* A copy of the program that has unsaved changes to the file would be saved over, or save over this one. */
static void
look_for_others (AciesEditorWindow *self,
                 GFile             *file)
{
  AciesDocument *document = acies_editor_window_get_document (self);
  g_autoptr (GFile) folder = acies_editor_window_get_recovery_folder ();
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  if (acies_document_is_modified (document) || !acies_document_is_being_edited (file, folder))
    return;

  name = g_file_get_basename (file);
  /* Translators: %s is the name of a file. */
  text = g_strdup_printf (_("“%s” has unsaved changes in another copy of Acies. Go on there, or save under another name here."),
                          name);
  acies_notice_show (self->notice, text, _("Save As…"), "win.save-as");
}

void
acies_editor_window_watch_file (AciesEditorWindow *self)
{
  GFile *file = acies_document_get_file (acies_editor_window_get_document (self));

  g_clear_object (&self->monitor);
  if (file == NULL)
    return;

  look_for_others (self, file);
  self->monitor = g_file_monitor_file (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (on_file_event_cb), self, G_CONNECT_SWAPPED);
}

void
acies_editor_window_reload (AciesEditorWindow *self)
{
  if (acies_document_get_file (acies_editor_window_get_document (self)) == NULL)
    return;

  stop_telling (self);
  acies_editor_window_revert (self);
}

void
acies_editor_window_keep_own (AciesEditorWindow *self)
{
  AciesDocument *document = acies_editor_window_get_document (self);

  stop_telling (self);
  if (acies_document_get_file (document) != NULL)
    acies_document_keep_own (document);
}
