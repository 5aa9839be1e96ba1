/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-river.h"

#include "engine/dba/dba-events.h"
#include "engine/tabletop/tt-contact.h"

#define HARD_FROM  5 /* D-RIV-3: natures 5 and 6 */
#define FAILS_UPTO 2

/* Whether everybody of @march stands on nobody else. */
static gboolean
is_clear (const DbaMarch *march, const DbaAround *around)
{
  for (guint i = 0; i < march->n; i++)
    if (!dba_around_is_clear (around, march, i))
      return FALSE;

  return TRUE;
}

/* What of walker @g is in @river, mm2. */
static double
wet_area (const DbaMarch *march, guint g, guint river)
{
  const TtBase *base = &march->walk.bases[dba_march_find (march, g)];

  return tt_river_common (&march->board->rivers[river].body, base);
}

/* The amount of a step, in its units; NULL if it has none that could be less. */
static gint32 *
step_amount (TtStep *step)
{
  if (step->kind == TT_STEP_REFORM || step->kind == TT_STEP_ROAD)
    return NULL;

  return step->kind == TT_STEP_WHEEL || step->kind == TT_STEP_TURN ? &step->angle
                                                                   : &step->distance;
}

/* D-RIV-3: how far @begin, which stands where step @i begins, can take it with @g dry; puts the farthest into @march if free. */
static void
go_to_bank (DbaMarch        *march,
            const DbaMarch  *begin,
            const DbaAround *around,
            guint            i,
            guint            g,
            guint            river)
{
  const gint32 *amount = step_amount (&march->path.path.steps[i]);
  gint32        dry = 0, wet;

  if (amount == NULL)
    return;

  for (wet = *amount; ABS (wet - dry) > 1;)
    {
      const gint32 middle = dry + (wet - dry) / 2;
      DbaMarch     part = *begin;

      *step_amount (&part.path.path.steps[i]) = middle;
      if (!dba_march_take (&part, i, NULL))
        return;
      dba_march_finish (&part);
      if (wet_area (&part, g, river) > TT_TINY)
        wet = middle;
      else
        dry = middle;
      if (dry == middle && is_clear (&part, around))
        march->walk = part.walk;
    }
}

/* D-RIV-3: @march halts at the last place, free of others, before @g was in @river. */
static void
halt_before (DbaMarch *march, const DbaAround *around, guint g, guint river)
{
  DbaMarch begin, last;

  dba_march_begin (march);
  last = *march;
  for (guint step = 0; step < march->path.path.n_steps; step++)
    {
      begin = *march;
      if (!dba_march_take (march, step, NULL))
        break;
      while (dba_march_next (march))
        {
          if (wet_area (march, g, river) > TT_AREA)
            {
              *march = last;
              go_to_bank (march, &begin, around, step, g, river);
              return;
            }
          if (is_clear (march, around))
            last = *march;
        }
    }
}

/* D-RIV-1 */
static void
throw_nature (DbaState *state, guint river, DbaRiverDie *die)
{
  const guint8 eyes = (guint8) acies_dice_roll (&state->base.dice);

  state->natures[river] = eyes;
  *die = (DbaRiverDie){ (guint8) river, eyes, DBA_NOBODY, FALSE };
}

/* D-RIV-3: from the head backwards, until one fails; the rest then comes to no bank. Returns how many dice fell. */
static guint
throw_crossings (DbaState        *state,
                 DbaMarch        *march,
                 const DbaTrail  *trail,
                 const DbaAround *around,
                 guint            river,
                 DbaRiverDie     *dice)
{
  const DbaSet entering = trail->in_river[river] & ~trail->began_in[river];
  guint        n = 0;

  for (guint i = 0; i < march->n; i++)
    {
      const guint g = march->walkers[i];
      guint8      eyes;

      if ((entering & DBA_BIT (g)) == 0)
        continue;
      eyes = (guint8) acies_dice_roll (&state->base.dice);
      dice[n++] = (DbaRiverDie){ (guint8) river, eyes, (guint8) g, eyes <= FAILS_UPTO };
      if (eyes > FAILS_UPTO)
        continue;
      halt_before (march, around, g, river);
      break;
    }

  return n;
}

guint
dba_river_dice (DbaState        *state,
                DbaMarch        *march,
                const DbaTrail  *trail,
                const DbaAround *around,
                DbaRiverDie     *dice)
{
  guint n = 0;

  for (guint turn = 0; turn < march->board->n_rivers && trail->river >= 0; turn++)
    {
      /* The first one met, then the others. */
      const guint first = (guint) trail->river;
      const guint river = turn == 0 ? first : turn <= first ? turn - 1 : turn;

      if (trail->in_river[river] == 0)
        continue;
      if (state->natures[river] == 0)
        throw_nature (state, river, &dice[n++]);
      if (state->natures[river] < HARD_FROM)
        continue;
      n += throw_crossings (state, march, trail, around, river, &dice[n]);
      if (n > 0 && dice[n - 1].failed)
        break;
    }

  return n;
}

void
dba_river_tell (const DbaSetup    *setup,
                const DbaState    *state,
                const DbaRiverDie *dice,
                guint              n,
                AciesEventList    *events)
{
  for (guint i = 0; i < n; i++)
    {
      const gboolean nature = dice[i].g == DBA_NOBODY;
      AciesEvent    *event;

      event = nature ? dba_event_add (events, DBA_EVENT_RIVER_NATURE, "D-RIV-1", state->phasing)
                     : dba_event_add_element (events, setup, state, DBA_EVENT_RIVER_CROSSING,
                                              "D-RIV-3", dice[i].g);
      if (event == NULL)
        return;
      event->args[0] = dice[i].river;
      event->args[1] = dice[i].failed;
      event->args[2] = state->board;
      event->n_dice = 1;
      event->dice[0] = dice[i].die;
    }
}
