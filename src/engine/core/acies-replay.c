/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-replay.h"

struct _AciesReplay
{
  GObject parent_instance;

  AciesGame *game;
  guint      step;
  GArray    *turns;  /* AciesReplayTurn */
};

G_DEFINE_FINAL_TYPE (AciesReplay, acies_replay, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_STEP,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
acies_replay_dispose (GObject *object)
{
  AciesReplay *self = ACIES_REPLAY (object);

  g_clear_object (&self->game);
  g_clear_pointer (&self->turns, g_array_unref);

  G_OBJECT_CLASS (acies_replay_parent_class)->dispose (object);
}

static void
acies_replay_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AciesReplay *self = ACIES_REPLAY (object);

  if (id == PROP_STEP)
    g_value_set_uint (value, acies_replay_get_step (self));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
acies_replay_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  AciesReplay *self = ACIES_REPLAY (object);

  if (id == PROP_STEP)
    acies_replay_set_step (self, g_value_get_uint (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
acies_replay_class_init (AciesReplayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = acies_replay_dispose;
  object_class->get_property = acies_replay_get_property;
  object_class->set_property = acies_replay_set_property;

  properties[PROP_STEP] =
    g_param_spec_uint ("step", NULL, NULL, 0, G_MAXUINT, 0,
                       G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
acies_replay_init (AciesReplay *self)
{
}

static const AciesState *
get_state (AciesReplay *self, guint step)
{
  if (step == acies_game_get_n_steps (self->game))
    return acies_game_get_state (self->game);

  return acies_game_get_step_before (self->game, step);
}

/* The last of @n events from @first on that opens a player-turn; NULL if none does. */
static const AciesEvent *
find_opening (const AciesEventList *events, guint first, guint n)
{
  for (guint i = n; i > 0; i--)
    {
      const AciesEvent *event = acies_event_list_get (events, first + i - 1);

      if ((event->flags & ACIES_EVENT_TURN) != 0)
        return event;
    }

  return NULL;
}

static void
add_turn (AciesReplay *self, guint step, int side)
{
  g_autoptr (AciesScene) scene = NULL;
  AciesReplayTurn        turn = { step, 0, side };

  scene = acies_game_get_ruleset (self->game)->scene (acies_game_get_setup (self->game),
                                                      get_state (self, step));
  turn.turn = scene->turn;
  g_array_append_val (self->turns, turn);
}

static void
find_turns (AciesReplay *self)
{
  const AciesEventList *events = acies_game_get_events (self->game);
  const guint           n_steps = acies_game_get_n_steps (self->game);
  const guint           n_before =
    n_steps > 0 ? acies_game_get_step_events (self->game, 0, NULL) : acies_event_list_size (events);
  const AciesEvent     *opening = find_opening (events, 0, n_before);

  add_turn (self, 0, opening != NULL ? opening->side : ACIES_NO_SIDE);
  for (guint step = 0; step < n_steps; step++)
    {
      guint       n;
      const guint first = acies_game_get_step_events (self->game, step, &n);

      opening = find_opening (events, first, n);
      if (opening != NULL)
        add_turn (self, step + 1, opening->side);
    }
}

AciesReplay *
acies_replay_new (AciesGame *game)
{
  AciesReplay *self;

  g_return_val_if_fail (ACIES_IS_GAME (game), NULL);

  self = g_object_new (ACIES_TYPE_REPLAY, NULL);
  self->game = g_object_ref (game);
  self->step = acies_game_get_n_steps (game);
  self->turns = g_array_new (FALSE, FALSE, sizeof (AciesReplayTurn));
  find_turns (self);

  return self;
}

AciesGame *
acies_replay_get_game (AciesReplay *self)
{
  g_return_val_if_fail (ACIES_IS_REPLAY (self), NULL);

  return self->game;
}

guint
acies_replay_get_n_steps (AciesReplay *self)
{
  g_return_val_if_fail (ACIES_IS_REPLAY (self), 0);

  return acies_game_get_n_steps (self->game);
}

/* Steps may have been undone in the game meanwhile. */
guint
acies_replay_get_step (AciesReplay *self)
{
  g_return_val_if_fail (ACIES_IS_REPLAY (self), 0);

  return MIN (self->step, acies_game_get_n_steps (self->game));
}

void
acies_replay_set_step (AciesReplay *self, guint step)
{
  g_return_if_fail (ACIES_IS_REPLAY (self));

  step = MIN (step, acies_game_get_n_steps (self->game));
  if (step == self->step)
    return;

  self->step = step;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STEP]);
}

const AciesState *
acies_replay_get_state (AciesReplay *self)
{
  g_return_val_if_fail (ACIES_IS_REPLAY (self), NULL);

  return get_state (self, acies_replay_get_step (self));
}

guint
acies_replay_find_event (AciesReplay *self, guint event)
{
  guint low = 0, high;

  g_return_val_if_fail (ACIES_IS_REPLAY (self), 0);

  /* A step whose first event comes later has not made it; of the others the last has. */
  high = acies_game_get_n_steps (self->game);
  while (low < high)
    {
      const guint middle = low + (high - low) / 2;

      if (acies_game_get_step_events (self->game, middle, NULL) <= event)
        low = middle + 1;
      else
        high = middle;
    }

  return low;
}

const AciesReplayTurn *
acies_replay_get_turns (AciesReplay *self, guint *n_turns)
{
  g_return_val_if_fail (ACIES_IS_REPLAY (self), NULL);

  *n_turns = self->turns->len;

  return (const AciesReplayTurn *) self->turns->data;
}

guint
acies_replay_find_turn (AciesReplay *self, guint step)
{
  guint found = 0;

  g_return_val_if_fail (ACIES_IS_REPLAY (self), 0);

  for (guint i = 0; i < self->turns->len; i++)
    if (g_array_index (self->turns, AciesReplayTurn, i).step <= step)
      found = i;

  return found;
}

guint
acies_replay_next_turn (AciesReplay *self, guint step)
{
  guint after;

  g_return_val_if_fail (ACIES_IS_REPLAY (self), 0);

  after = acies_replay_find_turn (self, step) + 1;
  if (after < self->turns->len)
    return g_array_index (self->turns, AciesReplayTurn, after).step;

  return acies_game_get_n_steps (self->game);
}

guint
acies_replay_previous_turn (AciesReplay *self, guint step)
{
  g_return_val_if_fail (ACIES_IS_REPLAY (self), 0);

  if (step == 0)
    return 0;

  return g_array_index (self->turns, AciesReplayTurn, acies_replay_find_turn (self, step - 1)).step;
}

int
acies_replay_last_event (AciesReplay *self, guint step)
{
  g_return_val_if_fail (ACIES_IS_REPLAY (self), -1);

  if (step < acies_game_get_n_steps (self->game))
    return (int) acies_game_get_step_events (self->game, step, NULL) - 1;

  return (int) acies_event_list_size (acies_game_get_events (self->game)) - 1;
}

AciesGame *
acies_replay_branch (AciesReplay *self)
{
  g_return_val_if_fail (ACIES_IS_REPLAY (self), NULL);

  return acies_game_fork (self->game, acies_replay_get_step (self));
}
