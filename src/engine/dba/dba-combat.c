/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-combat.h"

#include "engine/dba/dba-camp.h"
#include "engine/dba/dba-contact.h"
#include "engine/dba/dba-events.h"
#include "engine/dba/dba-outcome.h"
#include "engine/dba/dba-reasons.h"
#include "engine/dba/dba-shoot.h"

/* The members of AciesAction that a fight uses. */
enum { ARG_OWN, ARG_ENEMY };

/* How many modifiers are a's, in args[5] of the event; this is added if there was shooting back. */

/* Whether @who of a pair is unit @arg of @side, or a camp for -1. */
static gboolean
is_named (const DbaSetup *setup, guint side, int arg, guint who)
{
  if (DBA_IS_CAMP (who))
    return arg == -1;

  return arg >= 0 && who == setup->sides[side].offset + (guint) arg;
}

/* The pair that @action names, still to be fought; NULL. */
static DbaPair *
find_pair (const DbaSetup *setup, DbaState *state, const AciesAction *action)
{
  for (guint i = 0; i < state->n_pairs; i++)
    {
      DbaPair *pair = &state->pairs[i];

      if (!pair->done && is_named (setup, state->phasing, action->args[ARG_OWN], pair->a) &&
          is_named (setup, 1 - state->phasing, action->args[ARG_ENEMY], pair->b))
        return pair;
    }

  return NULL;
}

/* The same for who only looks. */
static const DbaPair *
peek_pair (const DbaSetup *setup, const DbaState *state, const AciesAction *action)
{
  return find_pair (setup, (DbaState *) state, action);
}

/* D-CMB-1 */
gboolean
dba_fight_check (const DbaSetup    *setup,
                 const DbaState    *state,
                 const AciesAction *action,
                 AciesVerdict      *verdict)
{
  const DbaPair *pair = peek_pair (setup, state, action);

  if (pair == NULL || !dba_pair_stands (setup, state, pair))
    return dba_refuse (verdict, NOT_A_PAIR);

  return TRUE;
}

gboolean
dba_fight_of (const DbaSetup    *setup,
              const DbaState    *state,
              const AciesAction *action,
              DbaFight          *fight)
{
  const DbaPair *pair;

  if (action->kind == DBA_SHOOT && state->phase == DBA_PHASE_SHOOT)
    return dba_shot_of (setup, state, state->shooting, action, fight);
  if (action->kind != DBA_FIGHT || state->phase != DBA_PHASE_COMBAT)
    return FALSE;

  pair = peek_pair (setup, state, action);
  if (pair == NULL)
    return FALSE;

  *fight = (DbaFight){ .a = pair->a, .b = pair->b };

  return TRUE;
}

/* D-CMB-2: one fighter's die and sum. Without @thrown nobody throws. */
static void
throw_for (const DbaSetup *setup,
           DbaState       *state,
           const DbaFight *fight,
           gboolean        of_a,
           gboolean        thrown)
{
  DbaFighter *self = of_a ? &state->last.a : &state->last.b;

  memset (self, 0, sizeof *self);
  self->who = of_a ? fight->a : fight->b;
  if (!thrown)
    return;

  dba_factors (setup, state, fight, of_a, &self->factors);
  self->die = (guint8) acies_dice_roll (&state->base.dice);
  self->total = (gint8) (self->die + self->factors.sum);
}

static void
add_modifiers (AciesEvent *event, const DbaFactors *factors)
{
  for (guint i = 0; i < factors->n && event->n_modifiers < ACIES_MAX_EVENT_MODIFIERS; i++)
    event->modifiers[event->n_modifiers++] =
      (AciesModifier){ factors->items[i].name, factors->items[i].value };
}

/* Where it shows: the one struck at. */
static void
show_at (const DbaState *state, AciesEvent *event, guint who)
{
  const TtPose *pose = DBA_IS_CAMP (who) ? &state->camps[who - DBA_CAMP (0)].pose
                                         : &state->elements[who].pose;

  event->has_pose = TRUE;
  event->pose[0] = pose->x;
  event->pose[1] = pose->y;
  event->pose[2] = pose->facing;
}

static void
tell (const DbaSetup *setup, const DbaState *state, AciesEventList *events)
{
  const DbaCombat *last = &state->last;
  const guint      side = dba_fighter_side (setup, state, last->a.who);
  AciesEvent      *event;

  if (last->shooting)
    event = dba_event_add (events, DBA_EVENT_SHOOTING, "D-SHO-12", (int) side);
  else
    event = dba_event_add (events, DBA_EVENT_COMBAT, last->a.die != 0 ? "D-CMB-2" : "D-CAM-5",
                           (int) side);
  if (event == NULL)
    return;

  event->args[0] = last->a.who;
  event->args[1] = last->b.who;
  event->args[2] = last->a.total;
  event->args[3] = last->b.total;
  event->args[4] = (gint16) (last->a.result + DBA_N_RESULTS * last->b.result);
  if (!DBA_IS_CAMP (last->a.who))
    event->units = dba_to_units (setup, side, DBA_BIT (last->a.who));
  if (last->a.die != 0)
    {
      event->flags |= ACIES_EVENT_OPPOSED;
      event->n_dice = 2;
      event->dice[0] = last->a.die;
      event->dice[1] = last->b.die;
    }
  add_modifiers (event, &last->a.factors);
  event->args[5] = (gint16) (event->n_modifiers + (last->shot_back ? DBA_SHOT_BACK : 0));
  add_modifiers (event, &last->b.factors);
  show_at (state, event, last->b.who);
}

void
dba_fight_out (const DbaSetup *setup,
               DbaState       *state,
               const DbaFight *fight,
               AciesEventList *events)
{
  const gboolean a_is_empty = dba_is_empty_camp (state, fight->a);
  const gboolean b_is_empty = dba_is_empty_camp (state, fight->b);
  const gboolean thrown = !a_is_empty && !b_is_empty;
  DbaCombat     *last = &state->last;
  DbaFight       settled = *fight;

  throw_for (setup, state, fight, TRUE, thrown);
  throw_for (setup, state, fight, FALSE, thrown);
  last->shooting = fight->shooting != FALSE;
  last->shot_back = fight->shot_back != FALSE;
  if (thrown)
    {
      last->a.result = (guint8) dba_table_result (setup, state, fight, TRUE,
                                                  last->a.total, last->b.total);
      last->b.result = (guint8) dba_table_result (setup, state, fight, FALSE,
                                                  last->b.total, last->a.total);
    }
  else if (a_is_empty)
    last->a.result = DBA_IS_DESTROYED;
  else
    last->b.result = DBA_IS_DESTROYED;

  tell (setup, state, events);
  settled.doubled = 2 * MIN (last->a.total, last->b.total) <= MAX (last->a.total, last->b.total);
  dba_apply_result (setup, state, &settled, last->a.result, last->b.result, events);
}

void
dba_fight_apply (const DbaSetup    *setup,
                 DbaState          *state,
                 const AciesAction *action,
                 AciesEventList    *events)
{
  DbaPair *pair = find_pair (setup, state, action);
  DbaFight fight;

  g_return_if_fail (pair != NULL);

  fight = (DbaFight){ .a = pair->a, .b = pair->b };
  pair->done = TRUE;
  if (!DBA_IS_CAMP (pair->a))
    state->elements[pair->a].fought = TRUE;
  if (!DBA_IS_CAMP (pair->b))
    state->elements[pair->b].fought = TRUE;

  dba_fight_out (setup, state, &fight, events);
}
