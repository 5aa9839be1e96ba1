/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-window-private.h"
#include "app/battle/acies-computer-turn.h"
#include "app/battle/acies-replay-page.h"
#include "engine/core/acies-journal.h"

#include <glib/gi18n.h>

/* Going on from a replay */

static gboolean
has_person (AciesGame *game)
{
  const guint n_sides = acies_scenario_get_n_sides (acies_game_get_scenario (game));

  for (guint side = 0; side < n_sides; side++)
    if (acies_game_get_player (game, side)->kind == ACIES_PLAYER_HUMAN)
      return TRUE;

  return FALSE;
}

/* Who branches off wants to play: if nobody did, the side that decides there. */
static void
on_branch_cb (AciesWindow *self,
              AciesGame   *game)
{
  const AciesPlayer person = { .kind = ACIES_PLAYER_HUMAN };
  const int side = acies_game_get_decision (game)->side;

  if (!has_person (game) && side != ACIES_NO_SIDE)
    acies_game_set_player (game, (guint) side, &person);
  acies_window_play (self, game, NULL);
  acies_window_say (self, _("A new battle goes on from here. The other one stays as it was."));
}

static void
on_continue_cb (AciesWindow *self)
{
  g_autoptr (GFile) file = self->replayed != NULL ? g_object_ref (self->replayed) : NULL;
  g_autoptr (AciesGame) game = self->shown_game != NULL ? g_object_ref (self->shown_game) : NULL;

  if (self->session != NULL)
    acies_window_show_battle (self);
  else if (file != NULL && acies_session_is_journal (file))
    acies_window_continue (self, file);
  else if (game != NULL)
    acies_window_play (self, game, file);
}

/* The page */

static void
ensure_replay (AciesWindow *self)
{
  if (self->replay != NULL)
    return;

  self->replay = acies_replay_page_new ();
  gtk_stack_add_named (self->stack, self->replay, "replay");
  g_signal_connect_object (self->replay, "branch", G_CALLBACK (on_branch_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->replay, "continue", G_CALLBACK (on_continue_cb), self, G_CONNECT_SWAPPED);
}

/* While it is watched again, a battle does not go on. */
static void
show_replay (AciesWindow *self,
             AciesGame   *game)
{
  if (self->session != NULL)
    acies_session_stop (self->session);
  ensure_replay (self);
  g_set_weak_pointer (&self->before_replay, gtk_stack_get_visible_child (self->stack));
  acies_replay_page_set_game (ACIES_REPLAY_PAGE (self->replay), game);
  gtk_stack_set_visible_child (self->stack, self->replay);
  gtk_widget_grab_focus (self->replay);
  acies_window_update_actions (self);
}

static AciesGame *
get_game (AciesWindow *self)
{
  return self->session != NULL ? acies_session_get_game (self->session) : self->shown_game;
}

gboolean
acies_window_can_replay (AciesWindow *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);
  AciesGame *game = get_game (self);

  return page != NULL && (page == self->battle || page == self->end) && game != NULL &&
         acies_game_get_n_steps (game) > 0;
}

void
acies_window_replay_battle (AciesWindow *self)
{
  g_clear_object (&self->replayed);
  if (acies_window_can_replay (self))
    show_replay (self, get_game (self));
}

void
acies_window_analyse_battle (AciesWindow *self)
{
  acies_window_replay_battle (self);
  if (self->replay != NULL)
    gtk_widget_activate_action (self->replay, "replay.analyse", NULL);
}

void
acies_window_replay_turn (AciesWindow *self)
{
  guint from = 0;
  guint to = 0;

  if (self->session == NULL || !acies_computer_turn_find (self->session, &from, &to))
    {
      acies_window_say (self, _("The computer has had no turn yet."));
      return;
    }

  acies_window_replay_battle (self);
  acies_replay_page_play_part (ACIES_REPLAY_PAGE (self->replay), from, to);
}

void
acies_window_leave_replay (AciesWindow *self)
{
  GtkWidget *before = self->before_replay;

  if (before != NULL && before == self->battle && self->session != NULL)
    acies_window_show_battle (self);
  else if (before != NULL && before == self->end && self->shown_game != NULL)
    acies_window_reveal_end (self);
  else
    acies_window_show_library (self);
}

/* From the library */

static void
read_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  GFile *file = task_data;
  GError *error = NULL;
  AciesGame *game = NULL;

  if (acies_session_is_journal (file))
    game = acies_journal_recover (file, NULL, &error);
  else
    game = acies_game_load (file, NULL, &error);

  if (game != NULL)
    g_task_return_pointer (task, game, g_object_unref);
  else
    g_task_return_error (task, error);
}

static void
on_read_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (AciesWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesGame) game = g_task_propagate_pointer (G_TASK (result), &error);

  if (game == NULL)
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        acies_window_complain (self, error->message);
      return;
    }

  acies_window_close_session (self);
  g_set_object (&self->shown_game, game);
  g_set_object (&self->replayed, g_task_get_task_data (G_TASK (result)));
  show_replay (self, game);
}

void
acies_window_watch (AciesWindow *self,
                    AciesGame   *game,
                    GtkWindow   *editor)
{
  g_return_if_fail (ACIES_IS_WINDOW (self));
  g_return_if_fail (ACIES_IS_GAME (game));

  acies_window_close_session (self);
  g_set_object (&self->shown_game, game);
  g_clear_object (&self->replayed);
  self->is_playtest = TRUE;
  g_set_weak_pointer (&self->editor, editor);
  show_replay (self, game);
}

void
acies_window_replay_file (AciesWindow *self,
                          GFile       *file)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (ACIES_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  /* The thread may let go of the task last, and with it of the source: no widget may be the source. */
  task = g_task_new (NULL, self->cancellable, on_read_cb, g_object_ref (self));
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, read_thread);
}
