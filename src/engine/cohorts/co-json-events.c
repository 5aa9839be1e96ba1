/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-json-parts.h"

#include "engine/cohorts/co-clauses.h"
#include "engine/cohorts/co-events.h"
#include "engine/cohorts/co-names.h"
#include "engine/cohorts/co-troops.h"

/* ---- Members that many events have ---- */

static void
put_own (JsonBuilder *builder, const CoSetup *setup, const AciesEvent *event)
{
  co_json_put_unit (builder, "unit", setup, event->side, event->units);
}

static void
put_pose (JsonBuilder *builder, const AciesEvent *event)
{
  const TtPose pose = { event->pose[0], event->pose[1], event->pose[2] };

  if (event->has_pose)
    tt_json_put_pose (builder, &pose);
}

static void
put_dice (JsonBuilder *builder, const AciesEvent *event)
{
  json_builder_set_member_name (builder, "dice");
  json_builder_begin_array (builder);
  for (guint i = 0; i < event->n_dice; i++)
    json_builder_add_int_value (builder, event->dice[i]);
  json_builder_end_array (builder);
}

/* A place that the event tells in whole mm and degrees, from args[@first] on. */
static void
put_whole_place (JsonBuilder *builder, const char *key, const AciesEvent *event, guint first)
{
  json_builder_set_member_name (builder, key);
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "at");
  json_builder_begin_array (builder);
  json_builder_add_int_value (builder, event->args[first]);
  json_builder_add_int_value (builder, event->args[first + 1]);
  json_builder_end_array (builder);
  acies_json_put_int (builder, "facing", event->args[first + 2]);
  json_builder_end_object (builder);
}

static void
put_result (JsonBuilder *builder, int result)
{
  acies_json_put_string (builder, "result", acies_name_of (co_result_names, result));
}

/* ---- Moves ---- */

static void
put_move (JsonBuilder *builder, const CoSetup *setup, const AciesEvent *event)
{
  put_own (builder, setup, event);
  put_pose (builder, event);
  acies_json_put_double (builder, "cost", event->args[0] / 10.0);
  put_whole_place (builder, "from", event, 1);
}

static void
put_ford (JsonBuilder *builder, const CoSetup *setup, const AciesEvent *event)
{
  const guint river = (guint) event->args[0];

  put_own (builder, setup, event);
  acies_json_put_string (builder, "river", river < setup->n_features ? setup->features[river].id : NULL);
  acies_json_put_string (builder, "stage", acies_name_of (co_stage_names, event->args[1]));
  put_pose (builder, event);
}

static void
put_rout (JsonBuilder *builder, const CoSetup *setup, const AciesEvent *event)
{
  put_own (builder, setup, event);
  put_whole_place (builder, "from", event, 0);
  json_builder_set_member_name (builder, "to");
  json_builder_begin_object (builder);
  put_pose (builder, event);
  json_builder_end_object (builder);
}

static void
put_pushed (JsonBuilder *builder, const CoSetup *setup, const AciesEvent *event)
{
  put_own (builder, setup, event);
  if (event->kind == CO_EVENT_STACKED)
    co_json_put_stand (builder, "behind", setup, (guint) event->args[0]);
  else
    co_json_put_melee (builder, "melee", (guint) event->args[0]);
  put_pose (builder, event);
}

/* ---- Shots, tests, melees ---- */

static void
put_shot (JsonBuilder *builder, const CoSetup *setup, const AciesEvent *event)
{
  put_own (builder, setup, event);
  co_json_put_stand (builder, "target", setup, (guint) event->args[0]);
  acies_json_put_string (builder, "weapon", acies_name_of (co_weapon_names, event->args[1]));
  put_dice (builder, event);
  co_json_put_modifiers (builder, event->modifiers, event->n_modifiers);
  acies_json_put_int (builder, "score", event->args[2]);
  acies_json_put_string (builder, "outcome", acies_name_of (co_shot_outcome_names, event->args[3]));
}

static void
put_morale (JsonBuilder *builder, const CoSetup *setup, const AciesEvent *event)
{
  put_own (builder, setup, event);
  put_dice (builder, event);
  co_json_put_modifiers (builder, event->modifiers, event->n_modifiers);
  acies_json_put_int (builder, "fails-at", event->args[0]);
  acies_json_put_string (builder, "result", event->args[1] ? "fails" : "holds");
}

static void
put_rally (JsonBuilder *builder, const CoSetup *setup, const AciesEvent *event)
{
  put_own (builder, setup, event);
  put_dice (builder, event);
  acies_json_put_int (builder, "rallies-at", event->args[0]);
  acies_json_put_string (builder, "result", event->args[1] ? "rallies" : "eliminated");
}

static void
put_refusal (JsonBuilder *builder, const CoSetup *setup, const AciesEvent *event)
{
  put_own (builder, setup, event);
  co_json_put_stand (builder, "elephant", setup, (guint) event->args[0]);
  put_dice (builder, event);
  acies_json_put_bool (builder, "refuses", event->args[1] != 0);
}

static void
put_quarter (JsonBuilder *builder, const AciesEvent *event)
{
  co_json_put_melee (builder, "melee", (guint) event->args[0]);
  acies_json_put_int (builder, "gone", event->args[1]);
  acies_json_put_int (builder, "of", event->args[2]);
  put_dice (builder, event);
  put_result (builder, event->args[3]);
}

/* The sum of the parts called @name from @first up to @last. */
static int
part (const AciesEvent *event, guint first, guint last, CoModifierName name)
{
  int sum = 0;

  for (guint i = first; i < last; i++)
    if (event->modifiers[i].name == name)
      sum += event->modifiers[i].value;

  return sum;
}

/* One side of a melee, the active one being the event's. */
static void
put_fighter (JsonBuilder *builder, const CoSetup *setup, const AciesEvent *event, guint side)
{
  const gboolean active = (int) side == event->side;
  const guint    n_own = (guint) CLAMP (event->other_cell, 0, event->n_modifiers);
  const guint    first = active ? 0 : n_own, last = active ? n_own : event->n_modifiers;

  json_builder_set_member_name (builder, setup->sides[side].id);
  json_builder_begin_object (builder);
  acies_json_put_int (builder, "points", event->args[1 + side]);
  acies_json_put_int (builder, "die", event->n_dice == 2 ? event->dice[active ? 0 : 1] : 0);
  acies_json_put_int (builder, "x", ABS (part (event, first, last, CO_MOD_PUSHED_BACK)));
  acies_json_put_int (builder, "die-bonus", part (event, first, last, CO_MOD_COMMANDER_DIE));
  acies_json_put_int (builder, "product", event->args[3 + side]);
  json_builder_end_object (builder);
}

static void
put_melee (JsonBuilder *builder, const CoSetup *setup, const AciesEvent *event)
{
  co_json_put_melee (builder, "melee", (guint) event->args[0]);
  json_builder_set_member_name (builder, "sides");
  json_builder_begin_object (builder);
  for (guint side = 0; side < CO_N_SIDES; side++)
    put_fighter (builder, setup, event, side);
  json_builder_end_object (builder);
  co_json_put_side (builder, "winner", setup, event->args[5] - 1);
}

static void
put_losses (JsonBuilder *builder, const CoSetup *setup, const AciesEvent *event)
{
  co_json_put_melee (builder, "melee", (guint) event->args[0]);
  acies_json_put_int (builder, "needed", event->args[1]);
  acies_json_put_int (builder, "lost", event->args[2]);
  co_json_put_units (builder, "units", setup, (guint) event->side, event->units);
}

static void
put_loser (JsonBuilder *builder, const AciesEvent *event)
{
  co_json_put_melee (builder, "melee", (guint) event->args[0]);
  put_dice (builder, event);
  put_result (builder, event->args[1]);
}

/* ---- Armies and the course of the battle ---- */

static void
put_army_morale (JsonBuilder *builder, const AciesEvent *event)
{
  put_dice (builder, event);
  acies_json_put_int (builder, "needed", event->args[0]);
  acies_json_put_int (builder, "per-cent", event->args[1]);
  acies_json_put_string (builder, "result", event->args[2] ? "goes" : "stays");
}

static void
put_commander (JsonBuilder *builder, const CoSetup *setup, const AciesEvent *event)
{
  const TtPoint at = { event->pose[0], event->pose[1] };

  co_json_put_commander (builder, "commander", setup, event->side, event->commanders);
  if (event->has_pose)
    tt_json_put_point (builder, "at", at);
}

/* What an event has beside its kind, rule and side. */
static void
put_members (JsonBuilder *builder, const CoSetup *setup, const AciesEvent *event)
{
  switch ((CoEventKind) event->kind)
    {
    case CO_EVENT_TURN:
      acies_json_put_int (builder, "turn", event->args[0]);
      break;
    case CO_EVENT_PHASE:
      acies_json_put_string (builder, "phase", acies_name_of (co_phase_names, event->args[0]));
      break;
    case CO_EVENT_MOVED:
    case CO_EVENT_EVADED:
      put_move (builder, setup, event);
      break;
    case CO_EVENT_RELIEVED:
      put_own (builder, setup, event);
      co_json_put_stand (builder, "of", setup, (guint) event->args[0]);
      put_pose (builder, event);
      break;
    case CO_EVENT_FORD:
      put_ford (builder, setup, event);
      break;
    case CO_EVENT_CHARGED:
      put_own (builder, setup, event);
      co_json_put_stand (builder, "target", setup, (guint) event->args[0]);
      acies_json_put_string (builder, "arc", acies_name_of (co_arc_names, event->args[1]));
      break;
    case CO_EVENT_REFUSED:
      put_refusal (builder, setup, event);
      break;
    case CO_EVENT_SHOT:
      put_shot (builder, setup, event);
      break;
    case CO_EVENT_VOLLEY:
      co_json_put_units (builder, "units", setup, (guint) event->side, event->units);
      break;
    case CO_EVENT_CASUALTIES:
      put_own (builder, setup, event);
      acies_json_put_int (builder, "figures", event->args[0]);
      acies_json_put_int (builder, "points", event->args[1]);
      break;
    case CO_EVENT_ELIMINATED:
      put_own (builder, setup, event);
      acies_json_put_string (builder, "why", acies_name_of (co_lost_names, event->args[0]));
      break;
    case CO_EVENT_INTERRUPTED:
      put_own (builder, setup, event);
      acies_json_put_int (builder, "figures", event->args[0]);
      acies_json_put_int (builder, "restore", event->args[1]);
      break;
    case CO_EVENT_MORALE:
      put_morale (builder, setup, event);
      break;
    case CO_EVENT_ROUTED:
      put_rout (builder, setup, event);
      break;
    case CO_EVENT_QUARTER:
      put_quarter (builder, event);
      break;
    case CO_EVENT_MELEE:
      put_melee (builder, setup, event);
      break;
    case CO_EVENT_MELEE_LOSSES:
      put_losses (builder, setup, event);
      break;
    case CO_EVENT_LOSER:
      put_loser (builder, event);
      break;
    case CO_EVENT_PUSHED_BACK:
    case CO_EVENT_STACKED:
    case CO_EVENT_CONFORMED:
    case CO_EVENT_FOLLOWED:
      put_pushed (builder, setup, event);
      break;
    case CO_EVENT_HELD:
      co_json_put_melee (builder, "melee", (guint) event->args[0]);
      break;
    case CO_EVENT_RALLY:
      put_rally (builder, setup, event);
      break;
    case CO_EVENT_RESTORED:
      put_own (builder, setup, event);
      acies_json_put_int (builder, "restore", event->args[0]);
      break;
    case CO_EVENT_DEPLOYED:
    case CO_EVENT_RESERVE:
    case CO_EVENT_STOOD:
    case CO_EVENT_REORGANISED:
      put_own (builder, setup, event);
      put_pose (builder, event);
      break;
    case CO_EVENT_COMMANDER_MOVED:
    case CO_EVENT_COMMANDER_DISPLACED:
    case CO_EVENT_COMMANDER_LOST:
      put_commander (builder, setup, event);
      break;
    case CO_EVENT_ARMY_MORALE:
      put_army_morale (builder, event);
      break;
    case CO_EVENT_ENDED:
      co_json_put_side (builder, "winner", setup, event->side);
      acies_json_put_string (builder, "reason", acies_name_of (co_end_names, event->args[0]));
      break;
    case CO_N_EVENTS:
    default:
      break;
    }
}

void
co_events_write (const AciesSetup *setup, const AciesEventList *events, JsonBuilder *builder)
{
  json_builder_begin_array (builder);
  for (guint i = 0; i < acies_event_list_size (events); i++)
    {
      const AciesEvent *event = acies_event_list_get (events, i);

      json_builder_begin_object (builder);
      acies_json_put_string (builder, "kind", acies_name_of (co_event_names, event->kind));
      acies_json_put_string (builder, "rule", co_clauses[event->clause].number);
      co_json_put_side (builder, "side", CO_SETUP (setup), event->side);
      put_members (builder, CO_SETUP (setup), event);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}
