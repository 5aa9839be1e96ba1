/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-file-opener.h"
#include "app/acies-recent.h"
#include "app/acies-window-private.h"
#include "engine/core/acies-error.h"
#include "scene/acies-scene-words.h"
#include "widgets/acies-file-choosing.h"

#include <glib/gi18n.h>

AciesFileTicket *
acies_file_ticket_new (AciesWindow *window,
                       GFile       *file)
{
  AciesFileTicket *ticket = g_new0 (AciesFileTicket, 1);

  ticket->window = g_object_ref (window);
  ticket->file = g_object_ref (file);
  return ticket;
}

void
acies_file_ticket_free (AciesFileTicket *ticket)
{
  g_object_unref (ticket->window);
  g_object_unref (ticket->file);
  g_free (ticket);
}

/* Opening */

/* A record that breaks off can be opened up to there; what is wrong in a scenario can be mended. */
static void
complain_of_file (AciesWindow  *self,
                  GFile        *file,
                  const GError *error,
                  guint         n_good)
{
  g_autofree char *uri = g_file_get_uri (file);
  g_autofree char *words = NULL;
  g_autofree char *action = NULL;
  g_autoptr (GVariant) target = NULL;

  if (n_good == 0 && g_error_matches (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_INVALID))
    {
      target = g_variant_ref_sink (g_variant_new_string (uri));
      action = g_action_print_detailed_name ("win.edit", target);
      acies_window_complain_with_button (self, error->message, _("Mend in the Editor"), action);
      return;
    }
  if (n_good == 0)
    {
      acies_window_complain (self, error->message);
      return;
    }

  /* Translators: opens a damaged record up to the last of its actions that can be played. */
  words = g_strdup_printf (ngettext ("Open Up to Action %u", "Open Up to Action %u", n_good), n_good);
  target = g_variant_ref_sink (g_variant_new ("(si)", uri, (int) n_good));
  action = g_action_print_detailed_name ("win.open-up-to", target);
  acies_window_complain_with_button (self, error->message, words, action);
}

static void
on_read_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (AciesFileTicket) ticket = user_data;
  AciesWindow *self = ticket->window;
  AciesOpened opened = { NULL, NULL };
  g_autoptr (GError) error = NULL;
  guint n_good = 0;

  if (!acies_file_opener_read_finish (result, &opened, &n_good, &error))
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        complain_of_file (self, ticket->file, error, n_good);
      return;
    }

  acies_recent_add (self->settings, ticket->file);
  if (opened.scenario != NULL)
    {
      g_set_object (&self->scenario_file, ticket->file);
      acies_window_show_scenario (self, opened.scenario);
    }
  else
    acies_window_play (self, opened.game, ticket->file);
  acies_opened_clear (&opened);
}

void
acies_window_open_up_to (AciesWindow *self,
                         GFile       *file,
                         int          upto)
{
  acies_file_opener_read_async (file, upto, self->cancellable, on_read_cb,
                                acies_file_ticket_new (self, file));
}

void
acies_window_open_file (AciesWindow *self,
                        GFile       *file)
{
  g_return_if_fail (ACIES_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  acies_window_open_up_to (self, file, ACIES_FILE_OPENER_ALL);
}

/* The file chooser */

/* Opens a chooser, which lives until it has its answer; one at a time. */
void
acies_window_run_chooser (AciesWindow          *self,
                          GtkFileChooserNative *chooser,
                          GCallback             answer)
{
  g_set_object (&self->chooser, chooser);
  acies_file_choosing_go_to_folder (GTK_FILE_CHOOSER (chooser), self->settings);
  acies_file_choosing_show (chooser, answer, self);
}

GFile *
acies_window_take_answer (AciesWindow *self,
                          int          response,
                          const char  *ending)
{
  g_autoptr (GtkFileChooserNative) chooser = g_steal_pointer (&self->chooser);

  return acies_file_choosing_get_answer (chooser, response, self->settings, ending);
}

static void
on_open_response_cb (AciesWindow *self,
                     int          response)
{
  g_autoptr (GFile) file = acies_window_take_answer (self, response, NULL);

  if (file != NULL)
    acies_window_open_file (self, file);
}

void
acies_window_choose_open_file (AciesWindow *self)
{
  g_autoptr (GtkFileChooserNative) chooser = NULL;

  if (self->chooser != NULL)
    return;

  chooser = gtk_file_chooser_native_new (_("Open a Battle or a Scenario"), GTK_WINDOW (self),
                                         GTK_FILE_CHOOSER_ACTION_OPEN, _("_Open"), _("_Cancel"));
  acies_file_choosing_add_filters (GTK_FILE_CHOOSER (chooser), _("Battles and Scenarios"));
  acies_window_run_chooser (self, chooser, G_CALLBACK (on_open_response_cb));
}

/* Saving */

static gboolean
save_to (AciesWindow *self,
         GFile       *file,
         GError     **error)
{
  if (self->session != NULL)
    return acies_session_save (self->session, file, error);

  return acies_game_save (self->shown_game, file, error);
}

static void
save_and_say (AciesWindow *self,
              GFile       *file)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *text = NULL;

  if (!save_to (self, file, &error))
    {
      acies_window_complain_with_button (self, error->message, _("Save As…"), "win.save-as");
      return;
    }

  acies_recent_add (self->settings, file);
  /* Translators: %s is the name of a file. */
  text = g_strdup_printf (_("Saved as “%s”."), name);
  acies_window_say (self, text);
}

static void
on_save_response_cb (AciesWindow *self,
                     int          response)
{
  g_autoptr (GFile) file = acies_window_take_answer (self, response, ".json");

  if (file != NULL && (self->session != NULL || self->shown_game != NULL))
    save_and_say (self, file);
}

AciesGame *
acies_window_get_game (AciesWindow *self)
{
  return self->session != NULL ? acies_session_get_game (self->session) : self->shown_game;
}

/* "Cannae, Turn 4.json"; no character that a file system minds. */
static char *
propose_name (AciesGame *game)
{
  const char *battle = acies_scenario_get_name (acies_game_get_scenario (game));
  g_autoptr (AciesScene) scene = acies_game_get_ruleset (game)->scene (acies_game_get_setup (game),
                                                                       acies_game_get_state (game));
  g_autofree char *turn = acies_scene_dup_turn (scene);
  char *name = NULL;

  /* Translators: the name of a file to save: a battle, then its turn ("Turn 4 of 10"). */
  name = g_strdup_printf (_("%1$s, %2$s.json"), battle, turn);
  return acies_file_choosing_make_name (name);
}

void
acies_window_choose_save_file (AciesWindow *self)
{
  AciesGame *game = acies_window_get_game (self);
  g_autoptr (GtkFileChooserNative) chooser = NULL;
  g_autofree char *name = NULL;

  if (self->chooser != NULL || game == NULL)
    return;

  name = propose_name (game);
  chooser = gtk_file_chooser_native_new (_("Save the Battle"), GTK_WINDOW (self),
                                         GTK_FILE_CHOOSER_ACTION_SAVE, _("_Save"), _("_Cancel"));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  acies_file_choosing_add_filters (GTK_FILE_CHOOSER (chooser), _("Battles and Scenarios"));
  acies_window_run_chooser (self, chooser, G_CALLBACK (on_save_response_cb));
}

void
acies_window_save (AciesWindow *self)
{
  GFile *file = self->session != NULL ? acies_session_get_file (self->session) : NULL;

  if (file != NULL)
    save_and_say (self, file);
  else
    acies_window_choose_save_file (self);
}

/* Dropped files */

static gboolean
on_drop_cb (AciesWindow  *self,
            const GValue *value)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));

  if (files == NULL)
    return FALSE;

  acies_window_open_file (self, files->data);
  return TRUE;
}

void
acies_window_accept_drops (AciesWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_object (target, "drop", G_CALLBACK (on_drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}
