/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-course-model.h"

#include "scene/acies-scene-words.h"
#include "scene/acies-turning-points.h"

#include <glib/gi18n-lib.h>

static AciesScene *
create_scene (AciesGame        *game,
              const AciesState *state)
{
  return acies_game_get_ruleset (game)->scene (acies_game_get_setup (game), state);
}

static void
take_point (AciesCourseModel *self,
            const AciesScene *scene)
{
  for (guint i = 0; i < self->n_sides; i++)
    g_array_append_val (self->strength[i], scene->sides[i].strength);
  self->n_points++;
}

/* Whether one of the events of @step opens a player-turn. */
static gboolean
opens_turn (AciesGame *game,
            guint      step)
{
  const AciesEventList *events = acies_game_get_events (game);
  guint n = 0;
  const guint first = acies_game_get_step_events (game, step, &n);

  for (guint i = 0; i < n; i++)
    if ((acies_event_list_get (events, first + i)->flags & ACIES_EVENT_TURN) != 0)
      return TRUE;

  return FALSE;
}

/* A turn has ended when a player-turn of the next one begins. */
static void
walk_steps (AciesCourseModel *self,
            AciesGame        *game)
{
  const guint n_steps = acies_game_get_n_steps (game);

  for (guint i = 0; i + 1 < n_steps; i++)
    {
      g_autoptr (AciesScene) scene = NULL;

      if (!opens_turn (game, i))
        continue;

      scene = create_scene (game, acies_game_get_step_before (game, i + 1));
      if (scene->turn == self->last_turn)
        continue;
      self->last_turn = scene->turn;
      take_point (self, scene);
    }
}

static void
count_dice (AciesCourseModel *self,
            AciesGame        *game)
{
  const AciesEventList *events = acies_game_get_events (game);
  guint                 n_single[ACIES_MAX_SIDES] = { 0 }, sum_single[ACIES_MAX_SIDES] = { 0 };
  gboolean              has_pairs = FALSE;

  for (guint i = 0; i < acies_event_list_size (events); i++)
    {
      const AciesEvent *event = acies_event_list_get (events, i);

      if ((event->flags & ACIES_EVENT_COMBAT) == 0 || event->n_dice != 2 || event->side < 0)
        continue;
      if ((event->flags & ACIES_EVENT_OPPOSED) != 0)
        {
          for (int k = 0; k < 2; k++)
            {
              const int side = k == 0 ? event->side : 1 - event->side;

              n_single[side]++;
              sum_single[side] += event->dice[k];
            }
          continue;
        }
      has_pairs = TRUE;
      self->n_rolls[event->side]++;
      self->sum_rolls[event->side] += (guint) event->dice[0] + event->dice[1];
    }

  self->single_dice = !has_pairs && n_single[0] + n_single[1] > 0;
  for (guint side = 0; self->single_dice && side < self->n_sides; side++)
    {
      self->n_rolls[side] = n_single[side];
      self->sum_rolls[side] = sum_single[side];
    }
}

/* The turn of the greatest swing; its step is played in that turn still. */
static void
find_turning_point (AciesCourseModel *self,
                    AciesGame        *game)
{
  g_autoptr (GArray) greatest = acies_turning_points_find (game, 1);
  g_autoptr (AciesScene) scene = NULL;
  guint step = 0;

  self->turning_point = -1;
  if (greatest->len == 0)
    return;

  step = g_array_index (greatest, AciesTurningPoint, 0).step;
  scene = create_scene (game, acies_game_get_step_before (game, step - 1));
  self->turning_point = (int) MIN (scene->turn - self->first_turn + 1, self->n_points - 1);
}

AciesCourseModel *
acies_course_model_new (AciesGame *game)
{
  AciesCourseModel *self = g_new0 (AciesCourseModel, 1);
  g_autoptr (AciesScene) now = create_scene (game, acies_game_get_state (game));
  g_autoptr (AciesScene) start = NULL;

  if (acies_game_get_n_steps (game) > 0)
    start = create_scene (game, acies_game_get_step_before (game, 0));

  self->counted = acies_scene_words_left (acies_game_get_ruleset (game));
  self->n_sides = now->n_sides;
  for (guint i = 0; i < self->n_sides; i++)
    {
      self->names[i] = g_strdup (now->sides[i].name);
      self->strength[i] = g_array_new (FALSE, FALSE, sizeof (gint32));
      g_array_append_val (self->strength[i], now->sides[i].strength_start);
    }
  self->n_points = 1;
  self->first_turn = start != NULL ? start->turn : now->turn;
  self->last_turn = self->first_turn;

  walk_steps (self, game);
  self->last_turn = now->turn;
  take_point (self, now);
  count_dice (self, game);
  find_turning_point (self, game);
  return self;
}

void
acies_course_model_free (AciesCourseModel *self)
{
  for (guint i = 0; i < self->n_sides; i++)
    {
      g_free (self->names[i]);
      g_array_unref (self->strength[i]);
    }
  g_free (self);
}

double
acies_course_model_get_mean (const AciesCourseModel *self,
                             guint                   side)
{
  if (self->n_rolls[side] == 0)
    return 0;

  return (double) self->sum_rolls[side] / self->n_rolls[side];
}

void
acies_course_model_fill (const AciesCourseModel *self, AciesCourse *course)
{
  *course = (AciesCourse){ .event_point = self->turning_point };
  /* Translators: beside a line in the chart of a battle, at the turn in which the balance changed most. */
  course->event_text = C_ ("chart", "turning point");
  course->n_sides = self->n_sides;
  course->n_points = self->n_points;
  course->first_turn = self->first_turn;
  for (guint i = 0; i < self->n_sides; i++)
    {
      course->names[i] = self->names[i];
      course->values[i] = &g_array_index (self->strength[i], gint32, 0);
    }
}

char *
acies_course_model_dup_heading (const AciesCourseModel *self)
{
  /* Translators: heading of a chart; %s is what it counts ("Elements left"). */
  return g_strdup_printf (_("%s, by turn"), self->counted);
}

char *
acies_course_model_to_text (const AciesCourseModel *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  /* Translators: %s is what a chart counts ("Elements left"). */
  g_string_append_printf (text, _("%s, from the start to the end of each turn."), self->counted);

  for (guint i = 0; i < self->n_sides; i++)
    {
      g_autoptr (GString) values = g_string_new (NULL);

      for (guint j = 0; j < self->n_points; j++)
        g_string_append_printf (values, "%s%d", j > 0 ? ", " : "", g_array_index (self->strength[i], gint32, j));
      g_string_append_c (text, ' ');
      /* Translators: an army, then numbers parted by commas. */
      g_string_append_printf (text, _("%1$s: %2$s."), self->names[i], values->str);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}
