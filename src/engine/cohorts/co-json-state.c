/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-json-parts.h"

#include "engine/cohorts/co-fire.h"
#include "engine/cohorts/co-line.h"
#include "engine/cohorts/co-names.h"
#include "engine/cohorts/co-push.h"
#include "engine/cohorts/co-troops.h"
#include "engine/cohorts/co-victory.h"

static int
known_side (guint side)
{
  return side < CO_N_SIDES ? (int) side : ACIES_NO_SIDE;
}

/* ---- The decision ---- */

/* Those of the deciding side who may evade, answer, throw, conform or go forward; whether the decision is about such. */
static gboolean
find_asked (const CoSetup *setup, const CoState *state, const CoTies *ties, AciesUnits *units)
{
  switch ((CoDecisionKind) state->decision)
    {
    case CO_DECIDE_EVADE:
      *units = state->pending.asked;
      return TRUE;
    case CO_DECIDE_RETURN_FIRE:
    case CO_DECIDE_VOLLEY:
      *units = co_shooters (setup, state, ties);
      return TRUE;
    case CO_DECIDE_CONFORM:
      *units = co_may_conform (setup, state);
      return TRUE;
    case CO_DECIDE_FOLLOW:
      *units = co_may_go_forward (setup, state);
      return TRUE;
    case CO_DECIDE_DEPLOY:
    case CO_DECIDE_MOVE:
    case CO_DECIDE_FIRE:
    case CO_DECIDE_MELEE:
    case CO_DECIDE_OVER:
    default:
      return FALSE;
    }
}

static void
put_decision (JsonBuilder *builder, const CoSetup *setup, const CoState *state, const CoTies *ties)
{
  const guint side = state->decider;
  AciesUnits  units;

  if (state->phase == CO_PHASE_OVER)
    {
      json_builder_add_null_value (builder);
      return;
    }

  json_builder_begin_object (builder);
  co_json_put_side (builder, "side", setup, (int) side);
  acies_json_put_string (builder, "kind", acies_name_of (co_decision_names, state->decision));
  if (find_asked (setup, state, ties, &units))
    co_json_put_units (builder, "units", setup, side, units);
  if (state->decision == CO_DECIDE_CONFORM || state->decision == CO_DECIDE_FOLLOW)
    co_json_put_melee (builder, "melee", state->current);
  if (state->decision == CO_DECIDE_FOLLOW)
    co_json_put_units (builder, "followers", setup, side, co_followers (setup, state));
  json_builder_end_object (builder);
}

void
co_decision_write (const AciesSetup *setup, const AciesState *state, JsonBuilder *builder)
{
  g_autofree CoTies *ties = g_new (CoTies, 1);

  co_ties (CO_SETUP (setup), CO_STATE (state), ties);
  put_decision (builder, CO_SETUP (setup), CO_STATE (state), ties);
}

/* ---- Units and commanders ---- */

static void
put_place (JsonBuilder *builder, const CoState *state, guint g)
{
  if (co_on_table (state, g))
    {
      tt_json_put_pose (builder, &state->stands[g].pose);
      return;
    }
  acies_json_put_null (builder, "at");
  acies_json_put_null (builder, "facing");
}

static void
put_crossing (JsonBuilder *builder, const CoSetup *setup, const CoStand *stand)
{
  if (stand->stage == CO_STAGE_NONE)
    {
      acies_json_put_null (builder, "crossing");
      return;
    }
  json_builder_set_member_name (builder, "crossing");
  json_builder_begin_object (builder);
  acies_json_put_string (builder, "river", setup->features[stand->river].id);
  acies_json_put_string (builder, "stage", acies_name_of (co_stage_names, stand->stage));
  json_builder_end_object (builder);
}

static void
put_stand (JsonBuilder *builder, const CoSetup *setup, const CoState *state, const CoTies *ties,
           guint g)
{
  const CoStand *stand = &state->stands[g];
  const guint    side = co_side_of (setup, g);

  json_builder_set_member_name (builder, setup->units[g].id);
  json_builder_begin_object (builder);
  co_json_put_side (builder, "side", setup, (int) side);
  put_place (builder, state, g);
  acies_json_put_int (builder, "figures", stand->figures);
  acies_json_put_int (builder, "casualties", co_casualties (setup, state, g));
  acies_json_put_string (builder, "status", acies_name_of (co_status_names, stand->status));
  acies_json_put_bool (builder, "pinned", (ties->pinned[side] & co_bit (setup, g)) != 0);
  co_json_put_units (builder, "engaged", setup, 1 - side, ties->engaged_with[g]);
  co_json_put_stand (builder, "stacked-behind", setup, stand->stacked_behind);
  acies_json_put_int (builder, "push-backs", stand->push_backs);
  acies_json_put_bool (builder, "reorganising", stand->reorganising);
  acies_json_put_int (builder, "restore", stand->restore);
  acies_json_put_int (builder, "interruptions", stand->interruptions);
  acies_json_put_bool (builder, "pila", stand->pila);
  acies_json_put_bool (builder, "moved", stand->moved);
  acies_json_put_bool (builder, "fired", stand->fired);
  put_crossing (builder, setup, stand);
  acies_json_put_int (builder, "points", stand->figures * co_figure_points (&setup->units[g]));
  json_builder_end_object (builder);
}

static void
put_commander (JsonBuilder *builder, const CoSetup *setup, const CoState *state, guint side,
               guint i)
{
  const CoCommander *commander = &state->commanders[side][i];

  json_builder_set_member_name (builder, setup->sides[side].commanders[i].id);
  json_builder_begin_object (builder);
  co_json_put_side (builder, "side", setup, (int) side);
  if (commander->placed && !commander->lost)
    tt_json_put_point (builder, "at", commander->at);
  else
    acies_json_put_null (builder, "at");
  acies_json_put_bool (builder, "moved", commander->moved);
  acies_json_put_bool (builder, "lost", commander->lost);
  json_builder_end_object (builder);
}

static void
put_armies (JsonBuilder *builder, const CoSetup *setup, const CoState *state, const CoTies *ties)
{
  json_builder_set_member_name (builder, "units");
  json_builder_begin_object (builder);
  for (guint g = 0; g < setup->n_stands; g++)
    put_stand (builder, setup, state, ties, g);
  json_builder_end_object (builder);

  json_builder_set_member_name (builder, "commanders");
  json_builder_begin_object (builder);
  for (guint side = 0; side < CO_N_SIDES; side++)
    for (guint i = 0; i < setup->sides[side].n_commanders; i++)
      put_commander (builder, setup, state, side, i);
  json_builder_end_object (builder);
}

/* ---- Melees ---- */

static void
put_units_of_both (JsonBuilder *builder, const char *key, const CoSetup *setup,
                   const AciesUnits units[CO_N_SIDES])
{
  json_builder_set_member_name (builder, key);
  json_builder_begin_object (builder);
  for (guint side = 0; side < CO_N_SIDES; side++)
    co_json_put_units (builder, setup->sides[side].id, setup, side, units[side]);
  json_builder_end_object (builder);
}

/* @free_stands: (nullable): of a melee that is not fought yet (C-LIN-4). */
static void
put_melee (JsonBuilder *builder, const CoSetup *setup, const CoMelee *melee, guint number,
           const AciesUnits *free_stands)
{
  char id[CO_MELEE_ID_LENGTH];

  json_builder_set_member_name (builder, co_json_melee_id (number, id));
  json_builder_begin_object (builder);
  acies_json_put_string (builder, "id", id);
  put_units_of_both (builder, "sides", setup, melee->units);
  acies_json_put_bool (builder, "resolved", melee->resolved);
  acies_json_put_string (builder, "result", acies_name_of (co_result_names, melee->result));
  co_json_put_side (builder, "winner", setup, melee->resolved ? known_side (melee->winner) : -1);
  co_json_put_side (builder, "loser", setup, melee->resolved ? known_side (melee->loser) : -1);
  co_json_put_pair (builder, "points", setup, melee->points[0], melee->points[1]);
  co_json_put_pair (builder, "x", setup, melee->x[0], melee->x[1]);
  co_json_put_pair (builder, "die-bonus", setup, melee->die_bonus[0], melee->die_bonus[1]);
  if (free_stands != NULL)
    put_units_of_both (builder, "free", setup, free_stands);
  if (melee->has_products)
    {
      co_json_put_pair (builder, "products", setup, melee->products[0], melee->products[1]);
      co_json_put_pair (builder, "lost", setup, melee->lost[0], melee->lost[1]);
    }
  json_builder_end_object (builder);
}

/* As contacts are now, before the melee phase. */
static void
put_melees_to_come (JsonBuilder *builder, const CoSetup *setup, const CoState *state,
                    const CoTies *ties)
{
  g_autofree CoMelee *melees = g_new0 (CoMelee, CO_MAX_MELEES);
  const guint         n = co_melees (setup, state, ties, melees);

  for (guint i = 0; i < n; i++)
    {
      AciesUnits free_stands[CO_N_SIDES];

      for (guint side = 0; side < CO_N_SIDES; side++)
        free_stands[side] = co_free_stands (setup, state, ties, &melees[i], side);
      put_melee (builder, setup, &melees[i], i, free_stands);
    }
}

static void
put_melees (JsonBuilder *builder, const CoSetup *setup, const CoState *state, const CoTies *ties)
{
  json_builder_set_member_name (builder, "melees");
  json_builder_begin_object (builder);
  if (state->phase >= CO_PHASE_MOVE_FIRST && state->phase <= CO_PHASE_MOVE_LAST)
    put_melees_to_come (builder, setup, state, ties);
  else if (state->phase == CO_PHASE_MELEE)
    for (guint i = 0; i < state->n_melees; i++)
      put_melee (builder, setup, &state->melees[i], i, NULL);
  json_builder_end_object (builder);
}

/* ---- Points and the end ---- */

static void
put_points (JsonBuilder *builder, const CoSetup *setup, const CoState *state)
{
  json_builder_set_member_name (builder, "points");
  json_builder_begin_object (builder);
  for (guint side = 0; side < CO_N_SIDES; side++)
    {
      const gint32 total = setup->sides[side].total, lost = co_points_lost (setup, state, side);

      json_builder_set_member_name (builder, setup->sides[side].id);
      json_builder_begin_object (builder);
      acies_json_put_int (builder, "total", total);
      acies_json_put_int (builder, "lost", lost);
      acies_json_put_double (builder, "share", (double) lost / total);
      json_builder_end_object (builder);
    }
  json_builder_end_object (builder);
}

static void
put_army_morale (JsonBuilder *builder, const CoSetup *setup, const CoState *state)
{
  static const char *const keys[] = { "25", "35", "50" };

  json_builder_set_member_name (builder, "army-morale");
  json_builder_begin_object (builder);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    co_json_put_side (builder, keys[i], setup, known_side (state->army_morale[i]));
  json_builder_end_object (builder);
}

static void
put_result (JsonBuilder *builder, const CoSetup *setup, const CoState *state)
{
  if (state->phase != CO_PHASE_OVER)
    {
      acies_json_put_null (builder, "result");
      return;
    }
  json_builder_set_member_name (builder, "result");
  json_builder_begin_object (builder);
  co_json_put_side (builder, "winner", setup, known_side (state->winner));
  acies_json_put_string (builder, "reason", acies_name_of (co_end_names, state->end_reason));
  json_builder_end_object (builder);
}

void
co_state_write (const AciesSetup *setup, const AciesState *state, JsonBuilder *builder)
{
  const CoSetup     *of = CO_SETUP (setup);
  const CoState     *now = CO_STATE (state);
  g_autofree CoTies *ties = g_new (CoTies, 1);

  co_ties (of, now, ties);
  json_builder_begin_object (builder);
  acies_json_put_string (builder, "ruleset", "cohorts");
  acies_json_put_int (builder, "turn", now->turn);
  co_json_put_side (builder, "active", of, now->active);
  acies_json_put_string (builder, "phase", acies_name_of (co_phase_names, now->phase));
  json_builder_set_member_name (builder, "decision");
  put_decision (builder, of, now, ties);
  put_armies (builder, of, now, ties);
  put_melees (builder, of, now, ties);
  put_points (builder, of, now);
  put_army_morale (builder, of, now);
  put_result (builder, of, now);
  json_builder_end_object (builder);
}
