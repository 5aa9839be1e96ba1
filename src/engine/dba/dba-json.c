/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-json-parts.h"

#include "engine/dba/dba-clauses.h"
#include "engine/dba/dba-events.h"
#include "engine/dba/dba-move.h"
#include "engine/dba/dba-names.h"

#define WAYS 36

/* ---- Events ---- */

/* The one element of an event. */
static guint
element_of (const DbaSetup *setup, const AciesEvent *event)
{
  if (event->units == 0 || event->side < 0)
    return DBA_NOBODY;

  return setup->sides[event->side].offset + acies_units_first (event->units);
}

static void
put_pose (JsonBuilder *builder, const AciesEvent *event)
{
  const TtPose pose = { event->pose[0], event->pose[1], event->pose[2] };

  if (event->has_pose)
    tt_json_put_pose (builder, &pose);
}

static void
put_edge (JsonBuilder *builder, const char *key, int edge)
{
  acies_json_put_string (builder, key, acies_name_of (dba_edge_names, edge));
}

/* A river of the board that args[2] tells. */
static void
put_river (JsonBuilder *builder, const DbaSetup *setup, const AciesEvent *event)
{
  const guint     number = CLAMP (event->args[2], 0, (int) setup->n_boards - 1);
  const DbaBoard *board = &setup->boards[number];
  const guint     river = (guint) MAX (event->args[0], 0);

  acies_json_put_string (builder, "river", river < board->n_rivers ? board->rivers[river].id : NULL);
}

static void
put_fighter (JsonBuilder *builder, const char *key, const DbaSetup *setup, const AciesEvent *event,
             gboolean of_a)
{
  const guint n_own = (guint) event->args[5] % DBA_SHOT_BACK;
  const guint first = of_a ? 0 : n_own, last = of_a ? n_own : event->n_modifiers;
  const int   result = of_a ? event->args[4] % DBA_N_RESULTS : event->args[4] / DBA_N_RESULTS;

  json_builder_set_member_name (builder, key);
  json_builder_begin_object (builder);
  dba_json_put_id (builder, "id", setup, (guint) event->args[of_a ? 0 : 1]);
  if (event->n_dice == 2)
    {
      acies_json_put_int (builder, "die", event->dice[of_a ? 0 : 1]);
      acies_json_put_int (builder, "total", event->args[of_a ? 2 : 3]);
    }
  json_builder_set_member_name (builder, "factors");
  json_builder_begin_array (builder);
  for (guint i = first; i < last; i++)
    dba_json_put_factor (builder, setup, event->modifiers[i].name, event->modifiers[i].value,
                         DBA_NOBODY);
  json_builder_end_array (builder);
  acies_json_put_string (builder, "outcome", acies_name_of (dba_result_names, result));
  json_builder_end_object (builder);
}

static void
put_fight (JsonBuilder *builder, const DbaSetup *setup, const AciesEvent *event)
{
  if (event->kind == DBA_EVENT_SHOOTING)
    acies_json_put_bool (builder, "shot-back", event->args[5] >= DBA_SHOT_BACK);
  put_fighter (builder, "a", setup, event, TRUE);
  put_fighter (builder, "b", setup, event, FALSE);
}

static void
put_set_up (JsonBuilder *builder, const AciesEvent *event)
{
  switch (event->kind)
    {
    case DBA_EVENT_SETUP_DICE:
      acies_event_put_die (event, builder);
      break;
    case DBA_EVENT_TERRAIN_CHOSEN:
      acies_json_put_int (builder, "board", event->args[0]);
      put_edge (builder, "first-edge", event->args[1]);
      break;
    case DBA_EVENT_EDGES_ASSIGNED:
      put_edge (builder, "five", event->args[0]);
      put_edge (builder, "six", event->args[1]);
      break;
    case DBA_EVENT_BASE_EDGE_DIE:
      acies_event_put_die (event, builder);
      put_edge (builder, "edge", event->args[0]);
      break;
    default:
      break;
    }
}

/* What an event has beside its kind, rule and side. */
static void
put_members (JsonBuilder *builder, const DbaSetup *setup, const AciesEvent *event)
{
  switch ((DbaEventKind) event->kind)
    {
    case DBA_EVENT_SETUP_DICE:
    case DBA_EVENT_TERRAIN_CHOSEN:
    case DBA_EVENT_EDGES_ASSIGNED:
    case DBA_EVENT_BASE_EDGE_DIE:
      put_set_up (builder, event);
      break;
    case DBA_EVENT_CAMP_PLACED:
      put_pose (builder, event);
      break;
    case DBA_EVENT_DEPLOYED:
      dba_json_put_units (builder, "elements", setup, (guint) event->side, event->units);
      break;
    case DBA_EVENT_BOUND:
      acies_json_put_int (builder, "bound", event->args[0]);
      break;
    case DBA_EVENT_MOVEMENT_DICE:
      acies_event_put_die (event, builder);
      acies_json_put_int (builder, "points", event->args[0]);
      break;
    case DBA_EVENT_MOVED:
      dba_json_put_units (builder, "elements", setup, (guint) event->side, event->units);
      acies_json_put_int (builder, "points", event->args[0]);
      acies_json_put_bool (builder, "break-off", event->args[1] != 0);
      put_pose (builder, event);
      break;
    case DBA_EVENT_RIVER_NATURE:
      put_river (builder, setup, event);
      acies_event_put_die (event, builder);
      break;
    case DBA_EVENT_RIVER_CROSSING:
      dba_json_put_id (builder, "element", setup, element_of (setup, event));
      put_river (builder, setup, event);
      acies_event_put_die (event, builder);
      acies_json_put_bool (builder, "failed", event->args[1] != 0);
      break;
    case DBA_EVENT_SHOOTING:
    case DBA_EVENT_COMBAT:
      put_fight (builder, setup, event);
      break;
    case DBA_EVENT_CAMP_CAPTURED:
      dba_json_put_id (builder, "element", setup, (guint) event->args[0]);
      put_pose (builder, event);
      break;
    case DBA_EVENT_TURNED_TO_FACE:
    case DBA_EVENT_LEFT_CAMP:
    case DBA_EVENT_ENTERED_CAMP:
    case DBA_EVENT_RECOIL:
    case DBA_EVENT_PUSHED_BACK:
    case DBA_EVENT_FLEE:
    case DBA_EVENT_FLANK_RECOIL:
    case DBA_EVENT_PURSUE:
    case DBA_EVENT_DESTROYED:
    case DBA_EVENT_OFF_BOARD:
      dba_json_put_id (builder, "element", setup, element_of (setup, event));
      put_pose (builder, event);
      break;
    case DBA_EVENT_VICTORY:
      acies_json_put_string (builder, "reason", acies_name_of (dba_end_names, event->args[0]));
      break;
    case DBA_EVENT_CAMP_REGAINED:
    case DBA_N_EVENTS:
    default:
      break;
    }
}

void
dba_events_write (const AciesSetup *setup, const AciesEventList *events, JsonBuilder *builder)
{
  json_builder_begin_array (builder);
  for (guint i = 0; i < acies_event_list_size (events); i++)
    {
      const AciesEvent *event = acies_event_list_get (events, i);

      json_builder_begin_object (builder);
      acies_json_put_string (builder, "kind", acies_name_of (dba_event_names, event->kind));
      acies_json_put_string (builder, "rule", dba_clauses[event->clause].number);
      dba_json_put_side (builder, "side", DBA_SETUP (setup), event->side);
      put_members (builder, DBA_SETUP (setup), event);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/* ---- Odds, checks, the end ---- */

static void
put_sum (JsonBuilder *builder, const char *key, const DbaSetup *setup, int sum,
         const AciesModifier *modifiers, guint n)
{
  json_builder_set_member_name (builder, key);
  json_builder_begin_object (builder);
  acies_json_put_int (builder, "sum", sum);
  json_builder_set_member_name (builder, "factors");
  json_builder_begin_array (builder);
  for (guint i = 0; i < n; i++)
    dba_json_put_factor (builder, setup, modifiers[i].name, modifiers[i].value, DBA_NOBODY);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

void
dba_odds_write (const AciesSetup *setup, const AciesOdds *odds, JsonBuilder *builder)
{
  json_builder_begin_object (builder);
  put_sum (builder, "a", DBA_SETUP (setup), odds->modifier, odds->modifiers, odds->n_modifiers);
  put_sum (builder, "b", DBA_SETUP (setup), odds->other_modifier, odds->other_modifiers,
           odds->n_other_modifiers);
  json_builder_set_member_name (builder, "outcomes");
  json_builder_begin_array (builder);
  for (guint i = 0; i < odds->n_results; i++)
    {
      const AciesOddsResult *result = &odds->results[i];

      json_builder_begin_object (builder);
      acies_json_put_string (builder, "a", acies_name_of (dba_result_names, result->name % DBA_N_RESULTS));
      acies_json_put_string (builder, "b", acies_name_of (dba_result_names, result->name / DBA_N_RESULTS));
      acies_json_put_int (builder, "ways", (gint64) (result->chance * WAYS + 0.5));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  acies_json_put_int (builder, "ways", WAYS);
  json_builder_end_object (builder);
}

void
dba_check_write (const AciesSetup *setup, const AciesState *state, const AciesAction *action,
                 JsonBuilder *builder)
{
  g_autofree DbaMovePlan *plan = NULL;

  if (action->kind != DBA_MOVE && action->kind != DBA_BREAK_OFF)
    return;

  plan = g_new0 (DbaMovePlan, 1);
  if (!dba_move_check (DBA_SETUP (setup), DBA_STATE (state), action, plan, NULL))
    return;
  tt_json_put_units (builder, "cost", plan->cost);
  tt_json_put_units (builder, "allowance", plan->allowance);
  acies_json_put_int (builder, "points", plan->points);
}

void
dba_outcome_write (const AciesSetup *setup, const AciesOutcome *outcome, JsonBuilder *builder)
{
  const DbaSetup *own = DBA_SETUP (setup);
  const int       loser = outcome->winner == ACIES_NO_SIDE ? ACIES_NO_SIDE : 1 - outcome->winner;

  json_builder_begin_object (builder);
  dba_json_put_side (builder, "winner", own, outcome->winner);
  dba_json_put_side (builder, "loser", own, loser);
  acies_json_put_string (builder, "reason", acies_name_of (dba_end_names, outcome->reason));
  json_builder_set_member_name (builder, "points");
  json_builder_begin_object (builder);
  for (guint side = 0; side < DBA_N_SIDES; side++)
    acies_json_put_int (builder, own->sides[side].id, outcome->points[side]);
  json_builder_end_object (builder);
  json_builder_end_object (builder);
}
