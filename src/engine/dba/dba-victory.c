/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-sequence.h"

#include "engine/dba/dba-clauses.h"
#include "engine/dba/dba-events.h"

#define CAMP_LOSSES 2  /* D-VIC-3 */

static guint
lost_elements (const DbaSetup *setup, const DbaState *state, guint side)
{
  guint lost = 0;
  guint g;

  DBA_FOREACH (g, setup->sides[side].all)
    if (state->elements[g].state == DBA_DESTROYED || state->elements[g].state == DBA_OFF_BOARD)
      lost++;

  return lost;
}

/* D-VIC-3, R13 */
static guint
lost_camp (const DbaState *state, guint side)
{
  const DbaCamp *camp = &state->camps[side];

  return camp->placed && camp->held_by == 1 - side ? CAMP_LOSSES : 0;
}

guint
dba_losses (const DbaSetup *setup, const DbaState *state, guint side)
{
  return lost_elements (setup, state, side) + lost_camp (state, side);
}

void
dba_army_fate (const AciesSetup *setup, const AciesState *state, int side, AciesFate *fate)
{
  const DbaSetup *own = DBA_SETUP (setup);
  const DbaState *now = DBA_STATE (state);
  DbaSet          lost = 0;
  guint           g;

  DBA_FOREACH (g, own->sides[side].all)
    if (now->elements[g].state == DBA_DESTROYED || now->elements[g].state == DBA_OFF_BOARD)
      lost |= DBA_BIT (g);

  fate->lost = dba_to_units (own, (guint) side, lost);
  fate->general_lost = dba_general_lost (own, now, (guint) side);
  fate->camp_lost = lost_camp (now, (guint) side) > 0;
}

gboolean
dba_general_lost (const DbaSetup *setup, const DbaState *state, guint side)
{
  const guint now = state->elements[setup->sides[side].general].state;

  return now == DBA_DESTROYED || now == DBA_OFF_BOARD;
}

/* D-VIC-1, R11 */
static gboolean
has_lost (const DbaSetup *setup, const DbaState *state, guint side)
{
  const guint losses = dba_losses (setup, state, side);

  return (dba_general_lost (setup, state, side) || losses >= setup->victory_losses) &&
         losses > dba_losses (setup, state, 1 - side);
}

static void
end_battle (DbaState *state, guint winner, DbaEndReason reason, AciesEventList *events)
{
  AciesEvent *event;

  state->phase = DBA_PHASE_OVER;
  state->winner = (guint8) winner;
  state->end_reason = (guint8) reason;
  event = dba_event_add (events, DBA_EVENT_VICTORY,
                         reason == DBA_END_BOUND_LIMIT ? "D-VIC-4" : "D-VIC-1",
                         winner == DBA_NOBODY ? ACIES_NO_SIDE : (int) winner);
  if (event != NULL)
    event->args[0] = (gint16) reason;
}

void
dba_victory_check (const DbaSetup *setup, DbaState *state, AciesEventList *events)
{
  for (guint side = 0; side < DBA_N_SIDES; side++)
    if (has_lost (setup, state, side))
      {
        end_battle (state, 1 - side,
                    dba_general_lost (setup, state, side) ? DBA_END_GENERAL : DBA_END_ELEMENTS,
                    events);
        return;
      }

  if (setup->bound_limit != 0 && state->bound >= setup->bound_limit)
    end_battle (state, DBA_NOBODY, DBA_END_BOUND_LIMIT, events);
}

static void
add_line (AciesOutcome      *outcome,
          guint              side,
          DbaOutcomeLineName name,
          const char        *rule,
          guint              points)
{
  if (points == 0)
    return;

  outcome->lines[side][outcome->n_lines[side]++] = (AciesOutcomeLine){
    .name = (guint8) name,
    .clause = dba_clause (rule),
    .points = (gint16) points,
  };
  outcome->points[side] += (gint32) points;
}

void
dba_outcome (const AciesSetup *setup, const AciesState *state, AciesOutcome *outcome)
{
  const DbaState *now = DBA_STATE (state);

  memset (outcome, 0, sizeof *outcome);
  outcome->over = now->phase == DBA_PHASE_OVER;
  outcome->winner = ACIES_NO_SIDE;
  outcome->level = DBA_LEVEL_DRAW;
  outcome->reason = now->end_reason;
  for (guint side = 0; side < DBA_N_SIDES; side++)
    {
      add_line (outcome, side, DBA_LINE_ELEMENTS, "D-VIC-1",
                lost_elements (DBA_SETUP (setup), now, 1 - side));
      add_line (outcome, side, DBA_LINE_CAMP, "D-VIC-3", lost_camp (now, 1 - side));
    }

  if (!outcome->over || now->winner == DBA_NOBODY)
    return;

  outcome->winner = (gint8) now->winner;
  outcome->level = DBA_LEVEL_VICTORY;
  outcome->margin = outcome->points[now->winner] - outcome->points[1 - now->winner];
}
