/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-file-opener.h"
#include "app/acies-recent.h"
#include "app/acies-rules-page.h"
#include "app/acies-topic.h"
#include "app/acies-window-private.h"
#include "app/battle/acies-battle-page.h"
#include "app/battle/acies-end-page.h"
#include "app/library/acies-library-page.h"
#include "app/library/acies-quick-page.h"
#include "app/library/acies-scenario-page.h"
#include "engine/ai/acies-ai.h"

#include <glib/gi18n.h>

/* Sessions */

void
acies_window_close_session (AciesWindow *self)
{
  g_autoptr (AciesSession) session = g_steal_pointer (&self->session);
  GFile *past = NULL;

  self->is_playtest = FALSE;
  if (session == NULL)
    return;

  g_signal_handlers_disconnect_by_data (session, self);
  past = acies_session_close (session, FALSE);
  if (past != NULL)
    g_set_object (&self->finished, past);
  if (self->battle != NULL && !gtk_widget_in_destruction (GTK_WIDGET (self)))
    acies_battle_page_set_session (ACIES_BATTLE_PAGE (self->battle), NULL);
}

static void
take_session (AciesWindow  *self,
              AciesSession *session)
{
  acies_window_close_session (self);
  g_clear_object (&self->shown_game);
  self->session = session;
  g_settings_bind (self->settings, "computer-pace", acies_session_get_runner (session), "pace", G_SETTINGS_BIND_GET);
  g_signal_connect_object (session, "changed", G_CALLBACK (acies_window_update_actions), self, G_CONNECT_SWAPPED);
}

/* A playtest, played again or gone on with from an earlier turn, stays one. */
static gboolean
is_of_playtest (AciesWindow *self,
                AciesGame   *game)
{
  AciesGame *tried =
    self->session != NULL ? acies_session_get_game (self->session) : self->shown_game;

  return self->is_playtest && tried != NULL &&
         acies_game_get_scenario (game) == acies_game_get_scenario (tried);
}

static void
begin_playtest (AciesWindow *self,
                AciesGame   *game)
{
  take_session (self, acies_session_new_trial (game));
  self->is_playtest = TRUE;
  acies_window_show_battle (self);
}

void
acies_window_play (AciesWindow *self,
                   AciesGame   *game,
                   GFile       *file)
{
  const char *id = NULL;

  g_return_if_fail (ACIES_IS_WINDOW (self));
  g_return_if_fail (ACIES_IS_GAME (game));

  /* A battle that is over is looked at; it needs no journal. */
  if (acies_game_is_over (game))
    {
      acies_window_close_session (self);
      g_set_object (&self->finished, file);
      acies_window_show_end (self, game);
      return;
    }

  if (is_of_playtest (self, game))
    {
      begin_playtest (self, game);
      return;
    }

  id = acies_scenario_get_id (acies_game_get_scenario (game));
  acies_recent_mark_played (self->settings, id, g_get_real_time () / G_USEC_PER_SEC);
  take_session (self, acies_session_new (game, file));
  g_clear_object (&self->finished);
  acies_window_show_battle (self);
}

/* A long battle takes its time to be played again. */
static void
recover_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  GError *error = NULL;
  AciesSession *session = acies_session_recover (task_data, &error);

  if (session != NULL)
    g_task_return_pointer (task, session, g_object_unref);
  else
    g_task_return_error (task, error);
}

static void
on_recovered_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autoptr (AciesWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  AciesSession *session = g_task_propagate_pointer (G_TASK (result), &error);

  self->recovering = FALSE;
  if (session == NULL)
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        acies_window_complain (self, error->message);
      return;
    }

  take_session (self, session);
  g_clear_object (&self->finished);
  if (acies_game_is_over (acies_session_get_game (session)))
    acies_window_show_end (self, acies_session_get_game (session));
  else
    acies_window_show_battle (self);
}

void
acies_window_continue (AciesWindow *self,
                       GFile       *journal)
{
  g_autoptr (GTask) task = NULL;

  if (self->recovering)
    return;

  self->recovering = TRUE;
  /* The thread may let go of the task last, and with it of the source: no widget may be the source. */
  task = g_task_new (NULL, self->cancellable, on_recovered_cb, g_object_ref (self));
  g_task_set_task_data (task, g_object_ref (journal), g_object_unref);
  g_task_run_in_thread (task, recover_thread);
}

/* The library */

static void
ensure_library (AciesWindow *self)
{
  if (self->library != NULL)
    return;

  self->library = acies_library_page_new (self->settings);
  gtk_stack_add_named (self->stack, self->library, "library");
  g_signal_connect_object (self->library, "scenario-chosen", G_CALLBACK (acies_window_open_file), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->library, "game-chosen", G_CALLBACK (acies_window_open_file), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->library, "continue-chosen", G_CALLBACK (acies_window_continue), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->library, "replay-chosen", G_CALLBACK (acies_window_replay_file), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->library, "said", G_CALLBACK (acies_window_say_with_button), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->library, "complained", G_CALLBACK (acies_window_complain), self, G_CONNECT_SWAPPED);
}

/* A window for trying a scenario out leads back to the editor, if that is still there. */
static gboolean
leave_playtest (AciesWindow *self)
{
  if (!self->is_playtest || self->editor == NULL)
    return FALSE;

  gtk_window_present (self->editor);
  gtk_window_close (GTK_WINDOW (self));
  return TRUE;
}

void
acies_window_show_library (AciesWindow *self)
{
  const gboolean is_new = self->library == NULL;

  g_return_if_fail (ACIES_IS_WINDOW (self));

  if (leave_playtest (self))
    return;

  acies_window_close_session (self);
  g_clear_object (&self->shown_game);
  ensure_library (self);
  gtk_stack_set_visible_child (self->stack, self->library);
  if (!is_new)
    acies_library_page_reload (ACIES_LIBRARY_PAGE (self->library));
  acies_library_page_focus_battles (ACIES_LIBRARY_PAGE (self->library));
}

/* A scenario */

static void
on_play_cb (AciesWindow *self,
            AciesGame   *game)
{
  acies_window_play (self, game, NULL);
}

/* What the library has read so far; nothing where a file was opened without it. */
static GListModel *
get_library_items (AciesWindow *self)
{
  if (self->library == NULL)
    return NULL;

  return G_LIST_MODEL (acies_library_page_get_model (ACIES_LIBRARY_PAGE (self->library)));
}

void
acies_window_show_scenario (AciesWindow   *self,
                            AciesScenario *scenario)
{
  g_return_if_fail (ACIES_IS_WINDOW (self));
  g_return_if_fail (scenario != NULL);

  acies_window_close_session (self);
  g_clear_object (&self->shown_game);
  if (self->scenario == NULL)
    {
      self->scenario = acies_scenario_page_new (self->settings);
      gtk_stack_add_named (self->stack, self->scenario, "scenario");
      g_signal_connect_object (self->scenario, "play", G_CALLBACK (on_play_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->scenario, "other-chosen", G_CALLBACK (acies_window_open_file), self, G_CONNECT_SWAPPED);
    }
  acies_scenario_page_set_scenario (ACIES_SCENARIO_PAGE (self->scenario), scenario);
  acies_scenario_page_set_library (ACIES_SCENARIO_PAGE (self->scenario), get_library_items (self));
  gtk_stack_set_visible_child (self->stack, self->scenario);
  acies_scenario_page_take_focus (ACIES_SCENARIO_PAGE (self->scenario));
}

/* Who leads the armies is what was chosen in the editor last. */
static void
set_playtest_players (AciesWindow *self,
                      AciesGame   *game)
{
  const guint persons = (guint) g_settings_get_enum (self->settings, "playtest-players");
  const guint n_sides = acies_scenario_get_n_sides (acies_game_get_scenario (game));

  for (guint side = 0; side < n_sides; side++)
    {
      const gboolean is_person = (persons & (1u << MIN (side, 1))) != 0;
      const AciesPlayer player = {
        .kind = is_person ? ACIES_PLAYER_HUMAN : ACIES_PLAYER_COMPUTER,
        .level = is_person ? NULL : (char *) acies_ai_level_name (ACIES_AI_NORMAL),
      };

      acies_game_set_player (game, side, &player);
    }
}

void
acies_window_playtest (AciesWindow   *self,
                       AciesScenario *scenario,
                       GtkWindow     *editor)
{
  const AciesGameOptions options = { .start.historical = acies_scenario_has_deployment (scenario) };
  const guint64 seed = (guint64) g_random_int () << 32 | g_random_int ();
  g_autoptr (AciesGame) game = NULL;

  g_return_if_fail (ACIES_IS_WINDOW (self));
  g_return_if_fail (scenario != NULL);

  game = acies_game_new (scenario, &options, seed);
  set_playtest_players (self, game);
  g_set_weak_pointer (&self->editor, editor);
  begin_playtest (self, game);
  acies_window_say_with_button (self, _("This is a playtest: nothing of it is kept."), _("Back to the Editor"), "win.back");
}

GtkWindow *
acies_window_get_editor (AciesWindow *self)
{
  g_return_val_if_fail (ACIES_IS_WINDOW (self), NULL);

  return self->editor;
}

/* The battle */

static void
on_ended_cb (AciesWindow *self)
{
  if (self->session != NULL)
    acies_window_show_end (self, acies_session_get_game (self->session));
}

static void
ensure_battle (AciesWindow *self)
{
  if (self->battle != NULL)
    return;

  self->battle = acies_battle_page_new ();
  gtk_stack_add_named (self->stack, self->battle, "battle");
  g_signal_connect_object (self->battle, "ended", G_CALLBACK (on_ended_cb), self, G_CONNECT_SWAPPED);
}

void
acies_window_show_battle (AciesWindow *self)
{
  g_return_if_fail (self->session != NULL);

  ensure_battle (self);
  acies_battle_page_set_session (ACIES_BATTLE_PAGE (self->battle), self->session);
  gtk_stack_set_visible_child (self->stack, self->battle);
  gtk_widget_grab_focus (acies_battle_page_get_field (ACIES_BATTLE_PAGE (self->battle)));
}

/* The end */

/* The end page is gone: where its battle is to be found. */
static void
say_where_kept (AciesWindow *self,
                GFile       *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  g_autoptr (GVariant) target = g_variant_ref_sink (g_variant_new ("(si)", uri, ACIES_FILE_OPENER_ALL));
  g_autofree char *action = g_action_print_detailed_name ("win.open-up-to", target);

  acies_window_say_with_button (self,
                                acies_session_is_past (file)
                                  ? _("The finished battle is kept under Past Battles.")
                                  : _("The finished battle stays in its file."),
                                _("Show It"), action);
}

static void
on_rematch_cb (AciesWindow *self,
               AciesGame   *game)
{
  g_autoptr (GFile) kept = NULL;

  /* Of a battle that is tried out nothing is kept. */
  if (!self->is_playtest)
    {
      acies_window_close_session (self);
      kept = g_steal_pointer (&self->finished);
    }
  acies_window_play (self, game, NULL);
  if (kept != NULL)
    say_where_kept (self, kept);
}

/* A battle out of the past gets its session when its field is looked at. */
static void
on_look_cb (AciesWindow *self)
{
  g_autoptr (AciesGame) game = self->shown_game != NULL ? g_object_ref (self->shown_game) : NULL;

  if (self->session == NULL && game != NULL)
    {
      take_session (self, acies_session_new (game, NULL));
      self->shown_game = g_steal_pointer (&game);
    }
  if (self->session != NULL)
    acies_window_show_battle (self);
}

void
acies_window_show_end (AciesWindow *self,
                       AciesGame   *game)
{
  if (self->end == NULL)
    {
      self->end = acies_end_page_new ();
      gtk_stack_add_named (self->stack, self->end, "end");
      g_signal_connect_object (self->end, "rematch", G_CALLBACK (on_rematch_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->end, "look", G_CALLBACK (on_look_cb), self, G_CONNECT_SWAPPED);
    }
  g_set_object (&self->shown_game, game);
  acies_end_page_set_game (ACIES_END_PAGE (self->end), game);
  acies_window_reveal_end (self);
}

/* The end page as it is. */
void
acies_window_reveal_end (AciesWindow *self)
{
  gtk_stack_set_visible_child (self->stack, self->end);
  acies_end_page_take_focus (ACIES_END_PAGE (self->end));
  acies_window_update_actions (self);
}

/* The rules */

static const AciesRuleset *
get_ruleset (AciesWindow *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);
  AciesScenario *scenario = NULL;

  if (self->session != NULL)
    return acies_game_get_ruleset (acies_session_get_game (self->session));
  if (self->shown_game != NULL)
    return acies_game_get_ruleset (self->shown_game);
  if (page != NULL && page == self->scenario)
    scenario = acies_scenario_page_get_scenario (ACIES_SCENARIO_PAGE (page));
  if (page != NULL && page == self->quick)
    scenario = acies_quick_page_get_scenario (ACIES_QUICK_PAGE (page));
  if (scenario != NULL)
    return acies_scenario_get_ruleset (scenario);

  return acies_ruleset_list ()[0];
}

void
acies_window_show_rules (AciesWindow *self,
                         const char  *clause)
{
  acies_window_show_rules_of (self, get_ruleset (self), clause);
}

void
acies_window_show_rules_of (AciesWindow        *self,
                            const AciesRuleset *ruleset,
                            const char         *clause)
{
  GtkWidget *before = gtk_stack_get_visible_child (self->stack);

  if (self->rules == NULL)
    {
      self->rules = acies_rules_page_new ();
      gtk_stack_add_named (self->stack, self->rules, "rules");
    }
  if (before != self->rules)
    {
      g_set_weak_pointer (&self->before_rules, before);
      g_set_weak_pointer (&self->focus_before, gtk_root_get_focus (GTK_ROOT (self)));
    }

  acies_rules_page_set_ruleset (ACIES_RULES_PAGE (self->rules), ruleset);
  gtk_stack_set_visible_child (self->stack, self->rules);
  if (clause != NULL)
    acies_rules_page_show_clause (ACIES_RULES_PAGE (self->rules), clause);
  else
    acies_rules_page_show_overview (ACIES_RULES_PAGE (self->rules));
}

void
acies_window_show_help (AciesWindow *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);

  if (page == self->rules && page != NULL)
    return;
  if (focus == NULL || !gtk_widget_is_ancestor (focus, page))
    focus = page;

  acies_window_show_rules (self, acies_topic_find (focus));
}

/* From the rules and the replay to where they were asked for; from anywhere else to the library. */
void
acies_window_go_back (AciesWindow *self)
{
  if (self->replay != NULL && gtk_stack_get_visible_child (self->stack) == self->replay)
    {
      acies_window_leave_replay (self);
      return;
    }
  if (gtk_stack_get_visible_child (self->stack) != self->rules || self->before_rules == NULL)
    {
      acies_window_show_library (self);
      return;
    }

  gtk_stack_set_visible_child (self->stack, self->before_rules);
  if (self->focus_before != NULL)
    gtk_widget_grab_focus (self->focus_before);
}
