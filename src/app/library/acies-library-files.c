/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-library-files.h"

#include "app/acies-recent.h"
#include "app/battle/acies-session.h"
#include "app/library/acies-discarded.h"
#include "app/library/acies-library-page.h"
#include "engine/core/acies-journal.h"

#include <glib/gi18n.h>

#define KEY_TRASHED "acies-trashed"

/* The file of the user's that was deleted last. */
typedef struct
{
  GFile  *file;
  GBytes *contents;
} Trashed;

static void
trashed_free (gpointer data)
{
  Trashed *trashed = data;

  g_object_unref (trashed->file);
  g_bytes_unref (trashed->contents);
  g_free (trashed);
}

static void
say (GtkWidget  *page,
     const char *text,
     const char *action)
{
  g_signal_emit_by_name (page, "said", text, _("Undo"), action);
}

static void
complain (GtkWidget  *page,
          const char *sentence)
{
  g_signal_emit_by_name (page, "complained", sentence);
}

/* The program's own files */

static void
lay_aside (GtkWidget *page,
           GFile     *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) aside = acies_discarded_lay_aside (file, &error);
  g_autoptr (GVariant) target = NULL;
  g_autofree char *action = NULL;

  if (aside == NULL)
    {
      complain (page, error->message);
      return;
    }

  target = g_variant_ref_sink (g_variant_new_take_string (g_file_get_uri (aside)));
  action = g_action_print_detailed_name ("library.restore", target);
  say (page, acies_session_is_journal (file) ? _("The battle was discarded.") : _("The battle was deleted."), action);
}

static void
restore_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *uri)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (uri, NULL));
  g_autoptr (GError) error = NULL;

  if (!acies_discarded_take_back (file, &error))
    complain (widget, error->message);
  acies_library_page_reload (ACIES_LIBRARY_PAGE (widget));
}

/* The user's files */

static void
trash (GtkWidget *page,
       GFile     *file)
{
  g_autoptr (GError) error = NULL;
  GBytes *contents = acies_discarded_trash (file, &error);
  Trashed *trashed = NULL;

  if (contents == NULL)
    {
      complain (page, error->message);
      return;
    }

  trashed = g_new0 (Trashed, 1);
  trashed->file = g_object_ref (file);
  trashed->contents = contents;
  g_object_set_data_full (G_OBJECT (page), KEY_TRASHED, trashed, trashed_free);
  acies_recent_remove (acies_library_page_get_settings (ACIES_LIBRARY_PAGE (page)), file);
  say (page, _("The battle was deleted."), "library.undelete");
}

static void
undelete_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  const Trashed *trashed = g_object_get_data (G_OBJECT (widget), KEY_TRASHED);
  g_autoptr (GError) error = NULL;

  if (trashed == NULL)
    return;

  if (acies_discarded_write_back (trashed->file, trashed->contents, &error))
    acies_recent_add (acies_library_page_get_settings (ACIES_LIBRARY_PAGE (widget)), trashed->file);
  else
    complain (widget, error->message);
  g_object_set_data (G_OBJECT (widget), KEY_TRASHED, NULL);
  acies_library_page_reload (ACIES_LIBRARY_PAGE (widget));
}

/* Both */

static void
delete_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *uri)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (uri, NULL));

  if (acies_session_is_journal (file) && acies_journal_is_in_use (file))
    {
      complain (widget, _("This battle is under way in another window. Leave it there first."));
      return;
    }

  if (acies_session_is_journal (file) || acies_session_is_past (file))
    lay_aside (widget, file);
  else
    trash (widget, file);
  acies_library_page_reload (ACIES_LIBRARY_PAGE (widget));
}

/* A journal that nobody can read has no other place than its own. */
static void
remove_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *uri)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (uri, NULL));

  if (acies_session_is_journal (file))
    {
      gtk_widget_activate_action_variant (widget, "library.delete", uri);
      return;
    }

  acies_recent_remove (acies_library_page_get_settings (ACIES_LIBRARY_PAGE (widget)), file);
  acies_library_page_reload (ACIES_LIBRARY_PAGE (widget));
}

/* What the page is asked for */

static void
ask (GtkWidget  *page,
     const char *signal,
     GVariant   *uri)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (uri, NULL));

  g_signal_emit_by_name (page, signal, file);
}

static void
continue_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *uri)
{
  ask (widget, "continue-chosen", uri);
}

static void
replay_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *uri)
{
  ask (widget, "replay-chosen", uri);
}

static void
open_scenario_cb (GtkWidget  *widget,
                  const char *name,
                  GVariant   *uri)
{
  ask (widget, "scenario-chosen", uri);
}

void
acies_library_files_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "library.continue", "s", continue_cb);
  gtk_widget_class_install_action (widget_class, "library.replay", "s", replay_cb);
  gtk_widget_class_install_action (widget_class, "library.open-scenario", "s", open_scenario_cb);
  gtk_widget_class_install_action (widget_class, "library.remove", "s", remove_cb);
  gtk_widget_class_install_action (widget_class, "library.delete", "s", delete_cb);
  gtk_widget_class_install_action (widget_class, "library.discard", "s", delete_cb);
  gtk_widget_class_install_action (widget_class, "library.restore", "s", restore_cb);
  gtk_widget_class_install_action (widget_class, "library.undelete", NULL, undelete_cb);
}
