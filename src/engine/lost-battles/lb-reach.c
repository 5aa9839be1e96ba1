/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-reach.h"

#include "engine/lost-battles/lb-apply.h"
#include "engine/lost-battles/lb-group.h"
#include "engine/lost-battles/lb-legal.h"
#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-move.h"
#include "engine/lost-battles/lb-orders.h"
#include "engine/lost-battles/lb-reasons.h"

#include <string.h>

/* A group passes through a few dozen positions at most. */
#define MOST_NODES 160

/* How far a refusal is from the wish: steps still to go, doubled, and one more where the group would first have to turn. */
#define FAR 1000

typedef struct
{
  const LbSetup *setup;
  guint          cell;     /* where the wish went */
  GArray        *nodes;    /* LbState: positions that the group can come to */
  gboolean       arrives;  /* it can stand on the cell, or attack it */
  guint          nearest;
  AciesVerdict   verdict;  /* of the refusal that is nearest */
} Search;

static void
search_init (Search *self, const LbSetup *setup, guint cell)
{
  *self = (Search){ .setup = setup, .cell = cell, .nearest = FAR };
  self->nodes = g_array_new (FALSE, FALSE, sizeof (LbState));
}

static void
search_clear (Search *self)
{
  g_array_unref (self->nodes);
}

/* Tries @action, which would bring the group nearer; @rank: how near. */
static void
search_try (Search *self, const LbState *state, const AciesAction *action, guint rank)
{
  AciesVerdict verdict = { 0 };

  if (rank >= self->nearest)
    return;
  if (lb_check ((const AciesSetup *) self->setup, &state->base, action, &verdict))
    return;

  self->nearest = rank;
  self->verdict = verdict;
}

/* The attackers that would do, one after the other: what refuses the last of them is told. */
static gboolean
search_attack (Search *self, const LbState *state)
{
  AciesAction attack = { .kind = LB_ATTACK };
  guint       unit;

  ACIES_FOREACH_UNIT (unit, state->activation.units)
    {
      attack.units = ACIES_UNIT_BIT (unit);
      if (lb_check ((const AciesSetup *) self->setup, &state->base, &attack, NULL))
        return TRUE;
    }
  attack.units = ACIES_UNIT_BIT (acies_units_first (state->activation.units));
  search_try (self, state, &attack, 0);

  return FALSE;
}

/* From the zone where the group is in this position: a step, turn or attack in each direction that leads nearer. */
static void
search_steps (Search *self, const LbState *state)
{
  const LbActivation *group = &state->activation;
  const guint         distance = lb_zone_distance (group->zone, self->cell);

  for (guint facing = 0; facing < 4; facing++)
    {
      const guint       next = lb_zone_next (group->zone, facing);
      const AciesAction turn = { .kind = LB_TURN, .args[1] = (gint16) facing };
      const AciesAction advance = { .kind = LB_ADVANCE };

      if (next == LB_OFF_FIELD || lb_zone_distance (next, self->cell) >= distance)
        continue;
      if (facing != group->facing)
        search_try (self, state, &turn, 2 * (distance - 1) + 1);
      else if (next == self->cell && lb_enemy_in (state, next, state->active))
        self->arrives = self->arrives || search_attack (self, state);
      else
        search_try (self, state, &advance, 2 * (distance - 1));
    }
}

/* An undeployed group: it may have to come in there, or elsewhere first. */
static void
search_entry (Search *self, const LbState *state)
{
  const guint       facing = lb_forward (state->active);
  const gboolean    own_rear = lb_zone_is_rear (self->cell) &&
                               lb_zone_half (self->cell) == state->active;
  const AciesAction here = {
    .kind = LB_DEPLOY,
    .args = { (gint16) self->cell, (gint16) facing },
  };
  const AciesAction central = {
    .kind = LB_DEPLOY,
    .args = { (gint16) lb_central_rear (state->active), (gint16) facing },
  };

  search_try (self, state, &here, own_rear ? 0 : FAR - 1);
  search_try (self, state, &central, FAR - 2);
}

static gboolean
search_knows (Search *self, const LbState *state)
{
  for (guint i = 0; i < self->nodes->len; i++)
    {
      const LbState *known = &g_array_index (self->nodes, LbState, i);

      if (memcmp (&known->activation, &state->activation, sizeof state->activation) == 0)
        return TRUE;
    }

  return FALSE;
}

/* A group that can do no more after its step is finished at once: what would keep it from the next step is asked before that. */
static void
search_last_step (Search *self, const LbState *state)
{
  const guint   target = lb_zone_next (state->activation.zone, state->activation.facing);
  LbState       after = *state;
  LbActivation *group = &after.activation;

  lb_group_spend (&self->setup->sides[after.active], group, lb_zone_is_rough (self->setup, target));
  lb_group_arrive (self->setup, &after, target, 0, 0, NULL);
  if (group->stopped == LB_STOPPED_NOT && lb_zone_has_camp (self->setup, target))
    group->stopped = LB_STOPPED_IN_CAMP;
  if (after.activation.units != 0)
    search_steps (self, &after);
}

/* Adds the position after @action, if the group still acts in it. */
static void
search_follow (Search *self, const LbState *state, const AciesAction *action)
{
  LbState after = *state;

  if (action->kind == LB_ADVANCE)
    {
      self->arrives = self->arrives || lb_zone_next (state->activation.zone,
                                                     state->activation.facing) == self->cell;
      search_last_step (self, state);
    }

  lb_apply ((const AciesSetup *) self->setup, &after.base, action, NULL);
  if (after.phase == LB_PHASE_GROUP && after.active == state->active &&
      self->nodes->len < MOST_NODES && !search_knows (self, &after))
    g_array_append_val (self->nodes, after);
}

/* All positions from @start on, a group's action under way. */
static void
search_run (Search *self, const LbState *start)
{
  g_autofree AciesActionList *legal = g_new0 (AciesActionList, 1);

  g_array_append_vals (self->nodes, start, 1);
  for (guint i = 0; i < self->nodes->len; i++)
    {
      const LbState state = g_array_index (self->nodes, LbState, i);

      if (state.activation.attacked)
        continue;
      if (state.activation.zone == LB_OFF_FIELD)
        search_entry (self, &state);
      else
        search_steps (self, &state);
      lb_legal ((const AciesSetup *) self->setup, &state.base, legal);
      for (guint k = 0; k < legal->n; k++)
        if (legal->items[k].kind == LB_TURN || legal->items[k].kind == LB_ADVANCE ||
            legal->items[k].kind == LB_DEPLOY)
          search_follow (self, &state, &legal->items[k]);
    }
}

/* What the group could do if it began in @mode; FALSE if it cannot, with the reason. */
static gboolean
search_mode (Search *self, const LbState *state, const AciesAction *begin, AciesVerdict *verdict)
{
  LbState after = *state;

  if (!lb_check ((const AciesSetup *) self->setup, &state->base, begin, verdict))
    return FALSE;

  /* Without what follows: a group that can go nowhere would be finished at once. */
  lb_activate_apply (self->setup, &after, begin, NULL);
  search_run (self, &after);

  return TRUE;
}

/* Whether Orders alone are wanting for a way to begin that would lead there. */
static gboolean
is_too_dear (const LbSetup *setup, const LbState *state, const AciesAction *begin, guint cell,
             const AciesVerdict *verdict)
{
  LbState  rich = *state;
  Search   search;
  gboolean arrives;

  if (verdict->reason != LB_REASON_TOO_FEW_ORDERS)
    return FALSE;

  rich.orders_left = G_MAXUINT8;
  search_init (&search, setup, cell);
  search_mode (&search, &rich, begin, NULL);
  arrives = search.arrives;
  search_clear (&search);

  return arrives;
}

/* A group to be chosen: every way to begin with it. */
static void
why_not_begun (Search *search, const LbState *state, AciesUnits units, AciesUnits commanders,
               AciesVerdict *verdict)
{
  const guint  heroes = lb_heroes_of (search->setup, state, state->active, units);
  AciesVerdict first = { 0 };
  AciesVerdict dear = { 0 };

  for (guint mode = LB_NORMAL; mode <= LB_TRIPLE; mode++)
    {
      const AciesAction begin = {
        .kind = LB_ACTIVATE,
        .mode = (guint8) mode,
        .units = units,
        .commanders = commanders & ~(AciesUnits) heroes,
      };
      AciesVerdict refusal = { 0 };

      if (search_mode (search, state, &begin, &refusal))
        continue;
      if (first.reason == 0)
        first = refusal;
      if (dear.reason == 0 && is_too_dear (search->setup, state, &begin, search->cell, &refusal))
        dear = refusal;
    }

  *verdict = search->verdict.reason != 0 ? search->verdict : first;
  if (dear.reason != 0)
    *verdict = dear;
}

void
lb_why_not (const AciesSetup *setup, const AciesState *state, AciesUnits units,
            AciesUnits commanders, int cell, AciesVerdict *verdict)
{
  const LbState *now = LB_STATE (state);
  Search         search;

  *verdict = (AciesVerdict){ 0 };
  search_init (&search, LB_SETUP (setup),
               cell == ACIES_NO_CELL ? lb_central_rear (now->active) : (guint) cell);
  if (now->phase == LB_PHASE_GROUP)
    {
      search_run (&search, now);
      *verdict = search.verdict;
    }
  else if (now->phase == LB_PHASE_ACTIVATE && units != 0)
    why_not_begun (&search, now, units, commanders, verdict);
  search_clear (&search);
}

guint64
lb_threats (const AciesSetup *setup, const AciesState *state, int side, int cell)
{
  const LbState *now = LB_STATE (state);
  guint64        cells = 0;

  for (guint facing = 0; facing < 4; facing++)
    {
      const guint next = lb_zone_next ((guint) cell, facing);

      if (next != LB_OFF_FIELD && lb_enemy_in (now, next, (guint) side) &&
          now->facing[next] == lb_opposite (facing))
        cells |= G_GUINT64_CONSTANT (1) << next;
    }

  return cells;
}
