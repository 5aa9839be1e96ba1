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

AciesReplay *
acies_replay_new (AciesGame *game)
{
  AciesReplay *self;

  g_return_val_if_fail (ACIES_IS_GAME (game), NULL);

  self = g_object_new (ACIES_TYPE_REPLAY, NULL);
  self->game = g_object_ref (game);
  self->step = acies_game_get_n_steps (game);

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
  guint step;

  g_return_val_if_fail (ACIES_IS_REPLAY (self), NULL);

  step = acies_replay_get_step (self);
  if (step == acies_game_get_n_steps (self->game))
    return acies_game_get_state (self->game);

  return acies_game_get_step_before (self->game, step);
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

AciesGame *
acies_replay_branch (AciesReplay *self)
{
  g_return_val_if_fail (ACIES_IS_REPLAY (self), NULL);

  return acies_game_fork (self->game, acies_replay_get_step (self));
}
