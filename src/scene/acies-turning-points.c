/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-turning-points.h"

#include <glib/gi18n-lib.h>

static AciesScene *
scene_after (AciesGame *game, guint n_steps)
{
  const AciesState *state = n_steps < acies_game_get_n_steps (game)
                              ? acies_game_get_step_before (game, n_steps)
                              : acies_game_get_state (game);

  return acies_game_get_ruleset (game)->scene (acies_game_get_setup (game), state);
}

/* The first side's strength over that of all others. */
static gint32
balance_after (AciesGame *game, guint n_steps)
{
  g_autoptr (AciesScene) scene = scene_after (game, n_steps);
  gint32                 balance = scene->sides[0].strength;

  for (guint side = 1; side < scene->n_sides; side++)
    balance -= scene->sides[side].strength;
  return balance;
}

/* The event of action @step that opens a player-turn, -1 if none does. */
static int
find_heading (AciesGame *game, guint step)
{
  guint       n = 0;
  const guint first = acies_game_get_step_events (game, step, &n);

  for (guint i = first; i < first + n; i++)
    if ((acies_event_list_get (acies_game_get_events (game), i)->flags & ACIES_EVENT_TURN) != 0)
      return (int) i;

  return -1;
}

/* The event that opened the player-turn in which the battle began. */
static int
find_first_heading (AciesGame *game)
{
  const AciesEventList *events = acies_game_get_events (game);
  guint                 n = acies_event_list_size (events);

  if (acies_game_get_n_steps (game) > 0)
    n = acies_game_get_step_events (game, 0, NULL);

  for (guint i = n; i > 0; i--)
    if ((acies_event_list_get (events, i - 1)->flags & ACIES_EVENT_TURN) != 0)
      return (int) i - 1;

  return -1;
}

static int
compare_swings (gconstpointer a, gconstpointer b)
{
  const AciesTurningPoint *first = a;
  const AciesTurningPoint *second = b;

  if (first->swing != second->swing)
    return first->swing > second->swing ? -1 : 1;

  return first->step < second->step ? -1 : 1;
}

static int
compare_steps (gconstpointer a, gconstpointer b)
{
  const AciesTurningPoint *first = a;
  const AciesTurningPoint *second = b;

  return first->step < second->step ? -1 : first->step > second->step;
}

static void
add_point (GArray *points, guint step, int heading, gint32 change)
{
  const AciesTurningPoint point = {
    .step = step, .heading = heading, .gainer = change > 0 ? 0 : 1, .swing = ABS (change)
  };

  if (change != 0)
    g_array_append_val (points, point);
}

GArray *
acies_turning_points_find (AciesGame *game, guint most)
{
  GArray     *points = g_array_new (FALSE, TRUE, sizeof (AciesTurningPoint));
  const guint n_steps = acies_game_get_n_steps (game);
  int         heading = find_first_heading (game);
  gint32      before = balance_after (game, 0);

  for (guint step = 0; step < n_steps; step++)
    {
      const int  next = find_heading (game, step);
      gint32     now;

      if (next < 0 && step + 1 < n_steps)
        continue;
      now = balance_after (game, step + 1);
      add_point (points, step + 1, heading, now - before);
      heading = next;
      before = now;
    }

  g_array_sort (points, compare_swings);
  if (points->len > most)
    g_array_set_size (points, most);
  g_array_sort (points, compare_steps);
  return points;
}

AciesScene *
acies_turning_point_scene (const AciesTurningPoint *self, AciesGame *game)
{
  return scene_after (game, self->step);
}

char *
acies_turning_point_text (const AciesTurningPoint *self, AciesGame *game)
{
  const char      *name = acies_scenario_get_side_name (acies_game_get_scenario (game),
                                                        (guint) self->gainer);
  g_autofree char *turn = NULL;

  if (self->heading >= 0)
    {
      const AciesEventList *events = acies_game_get_events (game);
      const AciesEvent     *event = acies_event_list_get (events, (guint) self->heading);

      turn = acies_game_get_ruleset (game)->event_text (acies_game_get_setup (game), event);
    }
  /* Translators: %1$s is a player-turn ("Turn 5: Rome"), %2$s an army, %3$d how much strength the balance moved its way. */
  return g_strdup_printf (_("%1$s. The balance moved by %3$d towards %2$s."), turn != NULL ? turn : "",
                          name, self->swing);
}
