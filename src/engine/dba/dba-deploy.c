/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-deploy.h"

#include <string.h>

#include "engine/dba/dba-events.h"
#include "engine/dba/dba-reasons.h"
#include "engine/dba/dba-sequence.h"
#include "engine/dba/dba-setup.h"
#include "engine/dba/dba-terrain.h"
#include "engine/dba/dba-troops.h"
#include "engine/tabletop/tt-contact.h"

guint
dba_deploy_side (const DbaState *state)
{
  const guint first = dba_deploy_first (state);

  switch ((DbaSetupStep) state->step)
    {
    case DBA_STEP_BEGIN:
      return 0;
    case DBA_STEP_TERRAIN:
    case DBA_STEP_CAMP_SECOND:
    case DBA_STEP_DEPLOY_FIRST:
      return first;
    case DBA_STEP_EDGES:
    case DBA_STEP_CAMP_FIRST:
    case DBA_STEP_DEPLOY_SECOND:
      return 1 - first;
    case DBA_STEP_DONE:
    default:
      g_return_val_if_reached (0);
    }
}

gint32
dba_edge_length (const DbaBoard *board, guint edge)
{
  return edge == DBA_NORTH || edge == DBA_SOUTH ? board->width : board->height;
}

TtPose
dba_edge_pose (const DbaBoard *board, guint edge, gint32 along, gint32 deep)
{
  switch ((DbaEdge) edge)
    {
    case DBA_NORTH:
      return (TtPose){ along, deep, 18000 };
    case DBA_EAST:
      return (TtPose){ board->width - deep, along, 27000 };
    case DBA_SOUTH:
      return (TtPose){ along, board->height - deep, 0 };
    case DBA_WEST:
      return (TtPose){ deep, along, 9000 };
    case DBA_N_EDGES:
    default:
      g_return_val_if_reached ((TtPose){ 0 });
    }
}

/* mm from @edge of @board to @point, inward. */
static double
depth_of (const DbaBoard *board, guint edge, TtVec point)
{
  switch ((DbaEdge) edge)
    {
    case DBA_NORTH:
      return point.y;
    case DBA_EAST:
      return tt_to_double (board->width) - point.x;
    case DBA_SOUTH:
      return tt_to_double (board->height) - point.y;
    case DBA_WEST:
      return point.x;
    case DBA_N_EDGES:
    default:
      g_return_val_if_reached (0);
    }
}

/* ---- Camps ---- */

static DbaCamp
camp_at (const DbaBoard *board, guint edge, gint32 offset)
{
  return (DbaCamp){ .pose = dba_edge_pose (board, edge, offset, DBA_CAMP_SIZE),
                    .width = DBA_CAMP_SIZE,
                    .depth = DBA_CAMP_SIZE };
}

/* D-SET-8 */
gboolean
dba_camp_fits (const DbaSetup *setup, const DbaState *state, guint side, gint32 offset,
               AciesVerdict *verdict)
{
  const DbaBoard *board = dba_board (setup, state);
  const DbaCamp   camp = camp_at (board, state->edges[side], offset);
  const TtBase    base = dba_camp_base (&camp);

  if (dba_off_board (board, &base) || dba_in_bad_going (board, &base) ||
      dba_in_impassable (board, &base) || dba_in_river (board, &base) >= 0)
    return dba_refuse_at (verdict, dba_refuse (verdict, CAMP_PLACE), tt_base_centre (&base));

  return TRUE;
}

/* Whether any camp fits: a side that has no place for one goes without, so that the set-up goes on. */
static gboolean
any_camp_fits (const DbaSetup *setup, const DbaState *state, guint side)
{
  const gint32 length = dba_edge_length (dba_board (setup, state), state->edges[side]);

  for (gint32 aside = 0; aside <= length / 2; aside += DBA_CAMP_STEP)
    if (dba_camp_fits (setup, state, side, length / 2 + aside, NULL) ||
        dba_camp_fits (setup, state, side, length / 2 - aside, NULL))
      return TRUE;

  return FALSE;
}

/* The next step; camps are skipped in a set-up without them. */
static void
go_on (const DbaSetup *setup, DbaState *state)
{
  state->step++;
  while ((state->step == DBA_STEP_CAMP_FIRST || state->step == DBA_STEP_CAMP_SECOND) &&
         (!setup->camps || !any_camp_fits (setup, state, dba_deploy_side (state))))
    state->step++;
}

/* ---- Deploying ---- */

/* The poses of a DEPLOY action, by element; FALSE if it holds none. */
static gboolean
get_pose (const AciesAction *action, guint number, TtPose *pose)
{
  const guint at = 3 * number;

  if (at + 3 > action->n_words)
    return FALSE;
  pose->x = action->words[at];
  pose->y = action->words[at + 1];
  pose->facing = tt_facing_normal (action->words[at + 2]);

  return TRUE;
}

guint
dba_deploy_garrison (const DbaSetup *setup, guint side, guint *unit)
{
  const DbaCampSpec *camp = &setup->sides[side].camp;

  *unit = 0;
  if (!setup->historical || !camp->given)
    return DBA_GARRISON_FOLLOWERS;
  *unit = camp->unit;

  return camp->garrison;
}

/* What holds the camp: what the action says, else what the scenario says, else followers (3.1). */
static guint
garrison_of (const DbaSetup *setup, guint side, const AciesAction *action, guint *unit)
{
  if (action->args[0] == DBA_GARRISON_UNSAID)
    return dba_deploy_garrison (setup, side, unit);
  *unit = (guint) MAX (action->args[1], 0);

  return (guint) action->args[0];
}

/* D-SET-4 */
static gboolean
check_each_once (const DbaSetup *setup, const DbaState *state, guint side,
                 const AciesAction *action, AciesVerdict *verdict)
{
  const DbaSideSetup *own = &setup->sides[side];
  AciesUnits          all = dba_to_units (setup, side, own->all);
  guint               unit;
  const guint         garrison = garrison_of (setup, side, action, &unit);

  if (garrison > DBA_GARRISON_ELEMENT)
    return dba_refuse (verdict, NOT_EACH_ONCE);
  if (garrison == DBA_GARRISON_ELEMENT)
    {
      if (!state->camps[side].placed || unit >= own->n_units)
        return dba_refuse (verdict, NOT_EACH_ONCE);
      all &= ~ACIES_UNIT_BIT (unit);
    }
  if (action->units != all || action->n_words != 3 * acies_units_count (all))
    return dba_refuse (verdict, NOT_EACH_ONCE);

  return TRUE;
}

/* D-SET-5 */
static gboolean
check_depth (const DbaBoard *board, guint edge, const TtBase *base, AciesVerdict *verdict)
{
  for (guint i = 0; i < G_N_ELEMENTS (base->quad.p); i++)
    if (depth_of (board, edge, base->quad.p[i]) > tt_to_double (DBA_DEPLOY_DEPTH) + TT_SLACK)
      return dba_refuse_at (verdict, dba_refuse (verdict, DEPLOY_DEPTH), base->quad.p[i]);
  if (dba_off_board (board, base))
    return dba_refuse_at (verdict, dba_refuse (verdict, DEPLOY_DEPTH), tt_base_centre (base));

  return TRUE;
}

static gboolean
touches_camp (const DbaState *state, const TtBase *base)
{
  for (guint side = 0; side < DBA_N_SIDES; side++)
    {
      const TtBase camp = dba_camp_base (&state->camps[side]);

      if (state->camps[side].placed && tt_contact_collides (base, &camp))
        return TRUE;
    }

  return FALSE;
}

/* D-SET-7 */
static gboolean
check_ground (const DbaSetup *setup, const DbaState *state, guint g, const TtBase *base,
              AciesVerdict *verdict)
{
  const DbaBoard *board = dba_board (setup, state);
  const gboolean  barred = dba_troops_allowance (setup->units[g].type, DBA_GOING_BAD) == 0;

  if (dba_in_impassable (board, base) || dba_in_river (board, base) >= 0 ||
      touches_camp (state, base) || (barred && dba_in_bad_going (board, base)))
    return dba_refuse_at (verdict, dba_refuse (verdict, DEPLOY_GROUND), tt_base_centre (base));

  return TRUE;
}

gboolean
dba_deploy_fits (const DbaSetup *setup, const DbaState *state, guint g, const TtPose *pose,
                 AciesVerdict *verdict)
{
  const TtBase base = tt_base (pose, &(TtSize){ DBA_BASE_WIDTH, setup->units[g].depth });
  const guint  edge = state->edges[dba_side_of (setup, g)];

  return check_depth (dba_board (setup, state), edge, &base, verdict) &&
         check_ground (setup, state, g, &base, verdict);
}

/* The bases of a DEPLOY action, in the order of the elements. */
static guint
get_bases (const DbaSetup *setup, guint side, const AciesAction *action, TtBase *bases, guint8 *who)
{
  guint n = 0, unit;

  ACIES_FOREACH_UNIT (unit, action->units)
    {
      TtPose pose;

      who[n] = (guint8) (setup->sides[side].offset + unit);
      get_pose (action, n, &pose);
      bases[n] = tt_base (&pose, &(TtSize){ DBA_BASE_WIDTH, setup->units[who[n]].depth });
      n++;
    }

  return n;
}

static gboolean
refuse_overlap (const TtBase *base, AciesVerdict *verdict)
{
  return dba_refuse_at (verdict, dba_refuse (verdict, DEPLOY_OVERLAP), tt_base_centre (base));
}

/* D-SET-6 */
static gboolean
check_overlap (const DbaSetup *setup, const DbaState *state, guint side, const TtBase *bases,
               guint n, AciesVerdict *verdict)
{
  const DbaSet enemies = dba_on_table (setup, state, 1 - side);
  guint        enemy;

  for (guint i = 0; i < n; i++)
    {
      for (guint j = 0; j < i; j++)
        if (tt_contact_collides (&bases[i], &bases[j]))
          return refuse_overlap (&bases[i], verdict);
      DBA_FOREACH (enemy, enemies)
        {
          const TtBase its = dba_base (setup, state, enemy);

          if (tt_contact_collides (&bases[i], &its))
            return refuse_overlap (&bases[i], verdict);
        }
    }

  return TRUE;
}

static gboolean
check_deploy (const DbaSetup *setup, const DbaState *state, const AciesAction *action,
              AciesVerdict *verdict)
{
  const DbaBoard *board = dba_board (setup, state);
  const guint     side = dba_deploy_side (state);
  TtBase          bases[DBA_MAX_UNITS];
  guint8          who[DBA_MAX_UNITS];
  guint           n;

  if (!check_each_once (setup, state, side, action, verdict))
    return FALSE;

  n = get_bases (setup, side, action, bases, who);
  for (guint i = 0; i < n; i++)
    if (!check_depth (board, state->edges[side], &bases[i], verdict))
      return FALSE;
  if (!check_overlap (setup, state, side, bases, n, verdict))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!check_ground (setup, state, who[i], &bases[i], verdict))
      return FALSE;

  return TRUE;
}

/* ---- All decisions ---- */

/* D-SET-2 */
static gboolean
check_terrain (const DbaSetup *setup, const AciesAction *action, AciesVerdict *verdict)
{
  if (action->args[0] < 0 || (guint) action->args[0] >= setup->n_boards || action->args[1] < 0 ||
      action->args[1] >= DBA_N_EDGES)
    return dba_refuse (verdict, UNKNOWN_BOARD);

  return TRUE;
}

/* D-SET-3 */
static gboolean
check_edges (const AciesAction *action, AciesVerdict *verdict)
{
  const gint16 five = action->args[0], six = action->args[1];

  if (five < 0 || five >= DBA_N_EDGES || six < 0 || six >= DBA_N_EDGES || (five + six) % 2 == 0)
    return dba_refuse (verdict, EDGES_APART);

  return TRUE;
}

/* The kind of action that each step asks for. */
static const guint8 kind_of_step[] = {
  [DBA_STEP_BEGIN] = DBA_BEGIN,
  [DBA_STEP_TERRAIN] = DBA_CHOOSE_TERRAIN,
  [DBA_STEP_EDGES] = DBA_ASSIGN_EDGES,
  [DBA_STEP_CAMP_FIRST] = DBA_PLACE_CAMP,
  [DBA_STEP_CAMP_SECOND] = DBA_PLACE_CAMP,
  [DBA_STEP_DEPLOY_FIRST] = DBA_DEPLOY,
  [DBA_STEP_DEPLOY_SECOND] = DBA_DEPLOY,
};

gboolean
dba_setup_check (const DbaSetup *setup, const DbaState *state, const AciesAction *action,
                 AciesVerdict *verdict)
{
  if (state->step >= DBA_STEP_DONE || action->kind != kind_of_step[state->step])
    return dba_refuse (verdict, WRONG_DECISION);

  switch (action->kind)
    {
    case DBA_BEGIN:
      return TRUE;
    case DBA_CHOOSE_TERRAIN:
      return check_terrain (setup, action, verdict);
    case DBA_ASSIGN_EDGES:
      return check_edges (action, verdict);
    case DBA_PLACE_CAMP:
      return action->n_words == 1
               ? dba_camp_fits (setup, state, dba_deploy_side (state), action->words[0], verdict)
               : dba_refuse (verdict, CAMP_PLACE);
    case DBA_DEPLOY:
      return check_deploy (setup, state, action, verdict);
    default:
      g_return_val_if_reached (FALSE);
    }
}

/* D-SET-1 */
static void
throw_for_terrain (DbaState *state, AciesEventList *events)
{
  guint dice[DBA_N_SIDES];

  do
    for (guint side = 0; side < DBA_N_SIDES; side++)
      {
        AciesEvent *event = dba_event_add (events, DBA_EVENT_SETUP_DICE, "D-SET-1", (int) side);

        dice[side] = acies_dice_roll (&state->base.dice);
        if (event == NULL)
          continue;
        event->n_dice = 1;
        event->dice[0] = (guint8) dice[side];
      }
  while (dice[0] == dice[1]);

  state->low = dice[1] < dice[0];
  state->high = 1 - state->low;
}

/* D-SET-2: rivers of another board are other rivers. */
static void
choose_terrain (const DbaSetup *setup, DbaState *state, const AciesAction *action,
                AciesEventList *events)
{
  AciesEvent *event = dba_event_add (events, DBA_EVENT_TERRAIN_CHOSEN, "D-SET-2", state->low);

  state->board = (guint8) action->args[0];
  state->first_edge = (guint8) action->args[1];
  memset (state->natures, 0, sizeof state->natures);
  for (guint i = 0; i < dba_board (setup, state)->n_rivers; i++)
    state->natures[i] = dba_board (setup, state)->rivers[i].nature;
  if (event == NULL)
    return;

  event->args[0] = action->args[0];
  event->args[1] = action->args[1];
}

/* D-SET-3: 1 to 4 run clockwise from the first edge, 5 and 6 are where the high scorer put them. */
static void
assign_edges (DbaState *state, const AciesAction *action, AciesEventList *events)
{
  AciesEvent *event = dba_event_add (events, DBA_EVENT_EDGES_ASSIGNED, "D-SET-3", state->high);
  guint       die, edge;

  if (event != NULL)
    {
      event->args[0] = action->args[0];
      event->args[1] = action->args[1];
    }

  die = acies_dice_roll (&state->base.dice);
  edge = die <= DBA_N_EDGES ? (state->first_edge + die - 1) % DBA_N_EDGES
                            : (guint) action->args[die - 1 - DBA_N_EDGES];
  state->edges[state->high] = (guint8) edge;
  state->edges[state->low] = (guint8) ((edge + 2) % DBA_N_EDGES);

  event = dba_event_add (events, DBA_EVENT_BASE_EDGE_DIE, "D-SET-3", state->high);
  if (event == NULL)
    return;
  event->n_dice = 1;
  event->dice[0] = (guint8) die;
  event->args[0] = (gint16) edge;
}

/* D-SET-8 */
static void
place_camp (const DbaSetup *setup, DbaState *state, const AciesAction *action,
            AciesEventList *events)
{
  const guint side = dba_deploy_side (state);
  DbaCamp    *camp = &state->camps[side];
  AciesEvent *event = dba_event_add (events, DBA_EVENT_CAMP_PLACED, "D-SET-8", (int) side);

  *camp = camp_at (dba_board (setup, state), state->edges[side], action->words[0]);
  camp->placed = TRUE;
  camp->held_by = (guint8) side;
  camp->occupied_by = DBA_GARRISON_FOLLOWERS;
  camp->occupant = DBA_NOBODY;
  if (event == NULL)
    return;

  event->has_pose = TRUE;
  event->pose[0] = camp->pose.x;
  event->pose[1] = camp->pose.y;
  event->pose[2] = camp->pose.facing;
}

static void
man_camp (const DbaSetup *setup, DbaState *state, guint side, const AciesAction *action)
{
  DbaCamp    *camp = &state->camps[side];
  guint       unit;
  const guint garrison = garrison_of (setup, side, action, &unit);

  if (!camp->placed)
    return;

  camp->occupied_by = (guint8) garrison;
  if (garrison != DBA_GARRISON_ELEMENT)
    return;

  camp->occupant = (guint8) (setup->sides[side].offset + unit);
  state->elements[camp->occupant].state = DBA_IN_CAMP;
  state->elements[camp->occupant].pose = camp->pose;
}

/* D-SET-4 */
static void
deploy (const DbaSetup *setup, DbaState *state, const AciesAction *action, AciesEventList *events)
{
  const guint side = dba_deploy_side (state);
  AciesEvent *event = dba_event_add (events, DBA_EVENT_DEPLOYED, "D-SET-4", (int) side);
  guint       n = 0, unit;

  ACIES_FOREACH_UNIT (unit, action->units)
    {
      DbaElement *element = &state->elements[setup->sides[side].offset + unit];

      get_pose (action, n++, &element->pose);
      element->state = DBA_ON_TABLE;
    }
  man_camp (setup, state, side, action);
  if (event != NULL)
    event->units = action->units;
}

void
dba_setup_apply (const DbaSetup *setup, DbaState *state, const AciesAction *action,
                 AciesEventList *events)
{
  switch (action->kind)
    {
    case DBA_BEGIN:
      throw_for_terrain (state, events);
      break;
    case DBA_CHOOSE_TERRAIN:
      choose_terrain (setup, state, action, events);
      break;
    case DBA_ASSIGN_EDGES:
      assign_edges (state, action, events);
      break;
    case DBA_PLACE_CAMP:
      place_camp (setup, state, action, events);
      break;
    case DBA_DEPLOY:
      deploy (setup, state, action, events);
      break;
    default:
      g_return_if_reached ();
    }

  go_on (setup, state);
  if (state->step != DBA_STEP_DONE)
    return;

  /* D-SET-9, R20 */
  state->phasing = (guint8) dba_deploy_first (state);
  dba_bound_begin (setup, state, events);
}
