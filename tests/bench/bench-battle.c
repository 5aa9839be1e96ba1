/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/*
 * How long the battle's page keeps the window from answering; inside a display (with-display.py):
 *   bench-battle WIDTH HEIGHT    prints the percentiles of each kind of work in a window of that size
 *   bench-battle WIDTH HEIGHT zoom    only the frames whose name has this word, often: for a profiler
 * Times are of the thread's processor, so that other programs do not count, beside the longest by the clock.
 */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-window-private.h"
#include "app/battle/acies-battle-page-private.h"
#include "battlefield/acies-field-private.h"
#include "bench-loop.h"
#include "engine/ai/acies-ai.h"
#include "ui-test-support.h"

#define SEED       7
#define N_TURNS    12
#define ROUNDS     30
#define N_OPENINGS 5

#define ROUNDS_ALONE 300

typedef struct
{
  AciesWindow     *window;
  AciesGame       *game;
  AciesSession    *session;
  AciesBattlePage *page;

  BenchSamples select, act, select_frame, act_frame;
  BenchSamples skip;  /* whole turns of the computer */
  BenchLoop    loop;  /* in those turns */
  guint        n_skipped;
  const char  *only;  /* kinds of frames to draw, again and again; NULL: all, and a battle is played */
} Bench;

/* Frames */

/* What the loop does by itself until it waits. */
static void
settle (Bench *self)
{
  bench_loop_draw (GTK_WIDGET (self->window), NULL);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
measure_frame (Bench *self, BenchSamples *samples, BenchSamples *painting)
{
  bench_samples_begin (samples);
  bench_loop_draw (GTK_WIDGET (self->window), painting);
  bench_samples_end (samples);
  settle (self);
}

typedef void (*Change) (Bench *self, guint round);

static void
hover (Bench *self, guint round)
{
  AciesField *field = self->page->field;

  acies_field_zone_set_hover (acies_field_get_zone (field, (int) (7 + round % 2)), TRUE);
  acies_field_zone_set_hover (acies_field_get_zone (field, (int) (8 - round % 2)), FALSE);
}

static void
redraw_all (Bench *self, guint round)
{
  for (guint i = 0; i < self->page->field->zones->len; i++)
    gtk_widget_queue_draw (g_ptr_array_index (self->page->field->zones, i));
}

/* As in a window that has just come up. */
static void
redraw_from_nothing (Bench *self, guint round)
{
  acies_sprites_clear (self->page->field->sprites);
  acies_field_forget_ground (self->page->field);
  acies_field_lay_out (self->page->field, ACIES_ALL_CELLS);
}

static void
select_next (Bench *self, guint round)
{
  acies_choose_tool_next (self->page->tool, 1);
}

static void
zoom (Bench *self, guint round)
{
  acies_field_zoom_by (self->page->field, round % 10 < 5 ? 1.15 : 1 / 1.15);
}

static void
pan (Bench *self, guint round)
{
  acies_viewport_pan (&self->page->field->viewport, round % 8 < 4 ? 40 : -40, round % 6 < 3 ? 30 : -30);
  acies_field_view_changed (self->page->field);
}

static void
measure_drawing (Bench *self, const char *name, const char *aim, Change change)
{
  BenchSamples samples;
  BenchSamples painting;

  if (self->only != NULL && strstr (name, self->only) == NULL)
    return;

  bench_samples_init (&samples);
  bench_samples_init (&painting);
  settle (self);
  for (guint i = 0; i < (self->only != NULL ? ROUNDS_ALONE : ROUNDS); i++)
    {
      change (self, i);
      measure_frame (self, &samples, &painting);
    }
  bench_samples_print (&samples, name, aim);
  bench_samples_print (&painting, "  of it painting", NULL);
  bench_samples_clear (&samples);
  bench_samples_clear (&painting);
}

/* Playing */

static gboolean
is_human_main (Bench *self)
{
  return acies_game_is_over (self->game) ||
         (acies_session_is_human_turn (self->session) && acies_game_get_decision (self->game)->is_main);
}

static void
act (Bench *self, const AciesAction *action)
{
  bench_samples_begin (&self->act);
  acies_session_act_all (self->session, action, 1, NULL);
  bench_samples_end (&self->act);
}

/* The next choice as the computer would make it, by the person's hand. */
static void
act_well (Bench *self)
{
  AciesAction action;

  acies_ai_choose (acies_game_get_ruleset (self->game), acies_game_get_setup (self->game),
                   acies_game_get_state (self->game), ACIES_AI_STANDARD,
                   acies_game_get_n_steps (self->game), NULL, &action);
  act (self, &action);
}

/* Goes once round all who can act, then plays a turn. */
static void
play_own_turn (Bench *self)
{
  for (guint i = 0; i < 6; i++)
    {
      bench_samples_begin (&self->select);
      acies_choose_tool_next (self->page->tool, 1);
      bench_samples_end (&self->select);
      measure_frame (self, &self->select_frame, NULL);
    }
  acies_choose_tool_step_back (self->page->tool);
  while (!acies_game_is_over (self->game) && acies_session_is_human_turn (self->session))
    {
      act_well (self);
      measure_frame (self, &self->act_frame, NULL);
    }
}

/* Lets the computer play on without a pause up to the person's turn; questions are answered at once. */
static void
skip_turn (Bench *self)
{
  const guint before = acies_game_get_n_steps (self->game);

  bench_samples_begin (&self->skip);
  g_action_group_activate_action (G_ACTION_GROUP (self->page->actions), "skip", NULL);
  while (!is_human_main (self))
    {
      if (acies_session_is_human_turn (self->session))
        act_well (self);
      else
        g_main_context_iteration (NULL, TRUE);
    }
  bench_samples_end (&self->skip);
  self->n_skipped += acies_game_get_n_steps (self->game) - before;
  settle (self);
}

static void
measure_play (Bench *self)
{
  for (guint i = 0; i < N_TURNS && !acies_game_is_over (self->game); i++)
    {
      play_own_turn (self);
      if (i == 0)
        bench_loop_begin (&self->loop, GTK_WIDGET (self->window));
      else
        bench_loop_go_on (&self->loop);
      skip_turn (self);
      bench_loop_pause (&self->loop);
    }
  bench_samples_print (&self->skip, "skipped turn, whole", "below 1000 by the clock");
  g_print ("%-30s %5u\n", "actions in them", self->n_skipped);
  bench_samples_print (&self->loop.work, "loop in a skipped turn", "at most 8");
  bench_samples_print (&self->loop.frames, "frames in a skipped turn", NULL);
  bench_samples_print (&self->select, "choosing a group", "at most 8");
  bench_samples_print (&self->select_frame, "frame after choosing", "below 8");
  bench_samples_print (&self->act, "an action of a person", "at most 8");
  bench_samples_print (&self->act_frame, "frame after an action", NULL);
}

/* The battle that was played, watched again: what the window does in one piece, and its frame. */
static void
measure_replay (Bench *self)
{
  BenchSamples opening;
  BenchSamples frame;

  bench_samples_init (&opening);
  bench_samples_init (&frame);
  for (guint i = 0; i < N_OPENINGS; i++)
    {
      bench_samples_begin (&opening);
      acies_window_replay_battle (self->window);
      bench_samples_end (&opening);
      measure_frame (self, &frame, NULL);
      acies_window_leave_replay (self->window);
      settle (self);
    }
  bench_samples_print (&opening, "opening the replay", "at most 8");
  bench_samples_print (&frame, "frame after opening it", NULL);
  bench_samples_clear (&opening);
  bench_samples_clear (&frame);
}

static void
begin (Bench *self)
{
  AciesPlayer computer = { ACIES_PLAYER_COMPUTER, (char *) "standard", NULL };

  self->game = ui_test_game_new ("cannae-216bc", SEED);
  acies_game_set_player (self->game, 1, &computer);
  acies_window_play (self->window, self->game, NULL);
  ui_test_wait_for_page (self->window, "battle");
  self->page = ACIES_BATTLE_PAGE (acies_window_get_page (self->window));
  self->session = acies_window_get_session (self->window);
  acies_ai_runner_set_pace (acies_session_get_runner (self->session), 0);
  ui_test_settle (300);
}

static void
measure_all (Bench *self)
{
  measure_drawing (self, "frame after pointing", "below 8", hover);
  measure_drawing (self, "frame after choosing", "below 8", select_next);
  gtk_widget_set_visible (self->page->panel, FALSE);
  measure_drawing (self, "choosing, the board alone", "below 8", select_next);
  gtk_widget_set_visible (self->page->panel, TRUE);
  measure_drawing (self, "frame of all 20 zones", "below 16", redraw_all);
  measure_drawing (self, "frame of all from nothing", "below 16", redraw_from_nothing);
  measure_drawing (self, "frame after a step of zoom", "below 25", zoom);
  acies_field_zoom_by (self->page->field, 2);
  measure_drawing (self, "frame after a step of panning", "below 25", pan);
  acies_field_zoom_fit (self->page->field);
  settle (self);
  if (self->only == NULL)
    {
      measure_play (self);
      measure_replay (self);
    }
}

int
main (int argc, char **argv)
{
  g_autoptr (AciesApplication) app = NULL;
  Bench                        self = { 0 };
  BenchSamples *const          samples[] = { &self.select, &self.act, &self.select_frame, &self.act_frame,
                                             &self.skip };

  if (argc != 3 && argc != 4)
    {
      g_printerr ("usage: bench-battle WIDTH HEIGHT [WORD]\n");
      return 2;
    }

  self.only = argv[3];
  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    bench_samples_init (samples[i]);
  app = ui_test_application_new ();
  self.window = acies_window_new (app);
  gtk_window_set_default_size (GTK_WINDOW (self.window), (int) g_ascii_strtoll (argv[1], NULL, 10),
                               (int) g_ascii_strtoll (argv[2], NULL, 10));
  gtk_window_present (GTK_WINDOW (self.window));
  begin (&self);
  g_print ("window of %d x %d, board of %d x %d\n", gtk_widget_get_width (GTK_WIDGET (self.window)),
           gtk_widget_get_height (GTK_WIDGET (self.window)),
           gtk_widget_get_width (GTK_WIDGET (self.page->field)),
           gtk_widget_get_height (GTK_WIDGET (self.page->field)));
  measure_all (&self);

  acies_session_close (self.session, TRUE);
  gtk_window_destroy (GTK_WINDOW (self.window));
  bench_loop_clear (&self.loop);
  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    bench_samples_clear (samples[i]);
  g_object_unref (self.game);

  return 0;
}
