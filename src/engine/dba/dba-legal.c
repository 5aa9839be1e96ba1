/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-legal.h"

#include "engine/dba/dba-chain.h"
#include "engine/dba/dba-contact.h"
#include "engine/dba/dba-move.h"
#include "engine/dba/dba-offers.h"
#include "engine/dba/dba-reasons.h"
#include "engine/dba/dba-setup.h"
#include "engine/dba/dba-shoot.h"
#include "engine/tabletop/tt-group.h"

/* The members of AciesAction that a fight uses. */
enum { ARG_OWN, ARG_ENEMY };

/* Writes the elements of @group into @elements: row by row from left to right, a column from head to tail; fills the rows. */
static guint
order_group (const DbaOffers *offers,
             DbaSet           group,
             guint8          *elements,
             guint8          *lengths,
             guint           *n_rows)
{
  TtBase bases[DBA_MAX_UNITS];
  guint8 members[DBA_MAX_UNITS], order[DBA_MAX_UNITS];
  guint  n = 0, g;

  DBA_FOREACH (g, group)
    {
      bases[n] = offers->known.bases[g];
      members[n++] = (guint8) g;
    }

  *n_rows = 0;
  if (n == 0)
    return 0;
  if (!tt_group_is_column (bases, n, order))
    *n_rows = tt_group_rows (bases, n, order, lengths);
  for (guint i = 0; i < n; i++)
    elements[i] = members[order[i]];

  return n;
}

/* Those of @among who stand one behind the other behind element @g; adds them to @group. */
static void
add_followers (const DbaOffers *offers, guint g, DbaSet among, DbaSet *group)
{
  guint next = dba_directly_behind (offers->setup, offers->state, g);

  while (next != DBA_NOBODY && (among & DBA_BIT (next)) != 0 && (*group & DBA_BIT (next)) == 0)
    {
      *group |= DBA_BIT (next);
      next = dba_directly_behind (offers->setup, offers->state, next);
    }
}

/* A run with those behind it, if there are any and they are not the whole of @group. */
static void
offer_with_ranks (DbaOffers *offers, const guint8 *run, guint n, DbaSet group)
{
  DbaSet row = 0, deep;
  guint8 elements[DBA_MAX_UNITS], lengths[DBA_MAX_UNITS];
  guint  n_rows;

  for (guint i = 0; i < n; i++)
    row |= DBA_BIT (run[i]);
  deep = row;
  for (guint i = 0; i < n; i++)
    add_followers (offers, run[i], group, &deep);
  if (deep == row || deep == group)
    return;

  n = order_group (offers, deep, elements, lengths, &n_rows);
  dba_offers_of (offers, elements, n);
}

/* Every contiguous run of each row that is not the whole group, without and with those behind it. */
static void
offer_runs (DbaOffers *offers, DbaSet group, const guint8 *elements, const guint8 *lengths,
            guint n_rows)
{
  guint row_start = 0;

  for (guint row = 0; row < n_rows; row_start += lengths[row++])
    for (TtRun run = { 0, 0 }; tt_group_next_run (lengths[row], 1, &run);)
      {
        const guint8 *first = elements + row_start + run.first;

        if (run.n > 1 && run.n < acies_units_count (group))
          dba_offers_of (offers, first, run.n);
        if (n_rows > 1)
          offer_with_ranks (offers, first, run.n, group);
      }
}

/* Groups: the whole, and runs of lines. */
static void
offer_groups (DbaOffers *offers)
{
  DbaSet left = offers->free;

  while (left != 0)
    {
      const guint  g = acies_units_first (left);
      const DbaSet group = dba_chain_of (offers->setup, offers->state, g, offers->free);
      guint8       elements[DBA_MAX_UNITS], lengths[DBA_MAX_UNITS];
      guint        n, n_rows;

      left &= ~(group | DBA_BIT (g));
      if (acies_units_count (group) < 2)
        continue;
      n = order_group (offers, group, elements, lengths, &n_rows);
      dba_offers_of (offers, elements, n);
      offer_runs (offers, group, elements, lengths, n_rows);
    }
}

static void
offer_moves (const DbaSetup *setup, const DbaState *state, AciesActionList *list)
{
  DbaOffers offers;
  guint     g;

  if (state->left == 0)
    return;

  dba_offers_begin (&offers, setup, state, list);
  DBA_FOREACH (g, offers.free)
    {
      const guint8 element = (guint8) g;

      dba_offers_of (&offers, &element, 1);
    }
  DBA_FOREACH (g, dba_on_table (setup, state, state->phasing) & ~offers.free)
    if (!state->elements[g].moved)
      dba_offers_break_off (&offers, g);
  offer_groups (&offers);
  dba_offers_camps (&offers, setup->sides[offers.side].all);
}

/* D-CMB-1 */
static void
offer_fights (const DbaSetup *setup, const DbaState *state, AciesActionList *list)
{
  for (guint i = 0; i < state->n_pairs; i++)
    {
      const DbaPair *pair = &state->pairs[i];
      AciesAction   *action;

      if (pair->done)
        continue;
      action = acies_action_list_add (list, DBA_FIGHT);
      action->args[ARG_OWN] =
        (gint16) (DBA_IS_CAMP (pair->a) ? -1 : pair->a - (int) setup->sides[state->phasing].offset);
      action->args[ARG_ENEMY] =
        (gint16) (DBA_IS_CAMP (pair->b) ? -1
                                        : pair->b - (int) setup->sides[!state->phasing].offset);
    }
}

/* Puts @action, without anything else to say, behind the others: there is always room for it. */
static void
offer_end (AciesActionList *list, guint kind)
{
  acies_action_list_add (list, kind);
}

void
dba_legal (const AciesSetup *setup, const AciesState *state, AciesActionList *list)
{
  const DbaSetup *of = DBA_SETUP (setup);
  const DbaState *now = DBA_STATE (state);

  list->n = 0;
  list->complete = TRUE;

  switch ((DbaPhase) now->phase)
    {
    case DBA_PHASE_SETUP:
      list->complete = FALSE;
      dba_setup_legal (of, now, list);
      break;

    case DBA_PHASE_MOVE:
      list->complete = FALSE;
      offer_moves (of, now, list);
      offer_end (list, DBA_END_MOVES);
      break;

    case DBA_PHASE_SHOOT:
      dba_shots_legal (of, now, now->shooting, list);
      offer_end (list, DBA_END_SHOOTING);
      break;

    case DBA_PHASE_COMBAT:
      offer_fights (of, now, list);
      break;

    case DBA_PHASE_OVER:
    case DBA_N_PHASES:
    default:
      break;
    }
}

/* Offers a step of a millimetre ahead, or tells why exactly these elements cannot begin a move. */
static gboolean
offer_one_step (const DbaSetup  *setup,
                const DbaState  *state,
                AciesUnits       units,
                AciesActionList *list,
                AciesVerdict    *verdict)
{
  const DbaSet set = dba_from_units (setup, state->phasing, units);
  DbaPath      path = { .contact_by = DBA_NOBODY, .contact_enemy = DBA_NOBODY };
  AciesAction *action = acies_action_list_add (list, DBA_MOVE);
  guint        g;

  DBA_FOREACH (g, set)
    path.elements[path.n_elements++] = (guint8) g;
  path.path.n_steps = 1;
  path.path.steps[0] = (TtStep){ .kind = TT_STEP_ADVANCE, .distance = TT_UNIT };
  dba_path_pack (setup, &path, state->phasing, action);
  if (dba_move_check (setup, state, action, NULL, verdict))
    return TRUE;

  list->n--;

  return FALSE;
}

/* What exactly these elements may do in the move phase. */
static void
begin_moves (const DbaSetup *setup, const DbaState *state, AciesUnits units, AciesActionList *list)
{
  const DbaSet set = dba_from_units (setup, state->phasing, units);
  DbaOffers    offers;
  guint8       elements[DBA_MAX_UNITS], lengths[DBA_MAX_UNITS];
  guint        n, n_rows;

  dba_offers_begin (&offers, setup, state, list);
  if ((set & ~offers.free) == 0)
    {
      n = order_group (&offers, set, elements, lengths, &n_rows);
      dba_offers_of (&offers, elements, n);
    }
  else if (acies_units_count (set) == 1)
    dba_offers_break_off (&offers, acies_units_first (set));
  if (acies_units_count (set) == 1)
    dba_offers_camps (&offers, set);
}

gboolean
dba_begin_units (const AciesSetup *setup,
                 const AciesState *state,
                 AciesUnits        units,
                 AciesUnits        commanders,
                 AciesActionList  *list,
                 AciesVerdict     *verdict)
{
  const DbaSetup *of = DBA_SETUP (setup);
  const DbaState *now = DBA_STATE (state);

  list->n = 0;
  list->complete = FALSE;
  if (now->phase == DBA_PHASE_OVER)
    return dba_refuse (verdict, BATTLE_OVER);
  if (now->phase != DBA_PHASE_MOVE)
    return dba_refuse (verdict, WRONG_DECISION);
  if (commanders != 0 || units == 0 || dba_from_units (of, now->phasing, units) == 0)
    return dba_refuse (verdict, NOT_YOURS);

  if (now->left > 0)
    begin_moves (of, now, units, list);
  if (list->n > 0)
    return TRUE;

  return offer_one_step (of, now, units, list, verdict);
}
