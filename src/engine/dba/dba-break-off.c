/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-break-off.h"

#include "engine/dba/dba-outcome.h"
#include "engine/dba/dba-reasons.h"
#include "engine/dba/dba-terrain.h"
#include "engine/dba/dba-troops.h"

gboolean
dba_break_off_check (const DbaMarch *march, AciesVerdict *verdict)
{
  DbaContacts contacts;

  /* D-BRK-1 */
  if (march->n != 1)
    return dba_refuse (verdict, BREAK_OFF_FRONT);
  dba_contacts (march->setup, march->state, march->walkers[0], &contacts);
  if ((contacts.front | contacts.flanking) == 0)
    return dba_refuse (verdict, BREAK_OFF_FRONT);
  /* D-BRK-3, R18 */
  if ((contacts.on_flank_left | contacts.on_flank_right | contacts.on_rear) != 0)
    return dba_refuse (verdict, BREAK_OFF_FLANK);
  /* D-BRK-4 */
  if (march->path.path.n_steps == 0 || march->path.path.steps[0].kind != TT_STEP_RETIRE)
    return dba_refuse (verdict, BREAK_OFF_STEP);

  return TRUE;
}

/* The going in which @base stands. */
static DbaGoing
going_under (const DbaBoard *board, const TtBase *base)
{
  if (dba_in_river (board, base) >= 0)
    return DBA_GOING_RIVER;

  return dba_in_bad_going (board, base) ? DBA_GOING_BAD : DBA_GOING_GOOD;
}

gboolean
dba_break_off_check_end (const DbaMarch *march, AciesVerdict *verdict)
{
  const DbaUnitSpec *units = march->setup->units;
  const TtBase      *base = &march->walk.bases[0];
  const DbaGoing     going = going_under (march->board, base);
  const gint32       own = dba_troops_allowance (units[march->walkers[0]].type, going);
  DbaContacts        contacts;
  guint              n;

  /* D-BRK-2 */
  dba_contacts (march->setup, march->state, march->walkers[0], &contacts);
  DBA_FOREACH (n, contacts.front | contacts.flanking)
    if (dba_troops_allowance (units[n].type, going) >= own)
      return dba_refuse_at (verdict, dba_refuse (verdict, BREAK_OFF_SLOW), base->place.at);

  return TRUE;
}

void
dba_break_off_pursue (const DbaSetup    *setup,
                      DbaState          *state,
                      const DbaContacts *contacts,
                      AciesEventList    *events)
{
  DbaSet left = contacts->front;

  while (left != 0)
    {
      guint first = DBA_NOBODY, n;

      DBA_FOREACH (n, left)
        if (first == DBA_NOBODY || setup->units[n].id_rank < setup->units[first].id_rank)
          first = n;
      left &= ~DBA_BIT (first);
      dba_pursue (setup, state, first, events);
    }
}
