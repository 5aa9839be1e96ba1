/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-json-parts.h"

#include "engine/dba/dba-names.h"
#include "engine/dba/dba-sequence.h"

static void
put_known_side (JsonBuilder *builder, const char *key, const DbaSetup *setup, guint side)
{
  dba_json_put_side (builder, key, setup, side == DBA_NOBODY ? ACIES_NO_SIDE : (int) side);
}

/* 3.4: "setup" */
static void
put_setup (JsonBuilder *builder, const DbaSetup *setup, const DbaState *state)
{
  json_builder_set_member_name (builder, "setup");
  json_builder_begin_object (builder);
  put_known_side (builder, "low", setup, state->low);
  put_known_side (builder, "high", setup, state->high);
  acies_json_put_int (builder, "board", state->board);
  json_builder_set_member_name (builder, "edges");
  json_builder_begin_object (builder);
  for (guint side = 0; side < DBA_N_SIDES; side++)
    if (state->edges[side] != DBA_NOBODY)
      acies_json_put_string (builder, setup->sides[side].id,
                             acies_name_of (dba_edge_names, state->edges[side]));
  json_builder_end_object (builder);
  json_builder_end_object (builder);
}

static void
put_points (JsonBuilder *builder, const DbaState *state)
{
  json_builder_set_member_name (builder, "points");
  json_builder_begin_object (builder);
  acies_json_put_int (builder, "rolled", state->rolled);
  acies_json_put_int (builder, "left", state->left);
  json_builder_end_object (builder);
}

static void
put_element (JsonBuilder *builder, const DbaSetup *setup, const DbaState *state, guint g)
{
  const DbaUnitSpec *spec = &setup->units[g];
  const DbaElement  *element = &state->elements[g];

  json_builder_set_member_name (builder, spec->id);
  json_builder_begin_object (builder);
  dba_json_put_side (builder, "side", setup, (int) dba_side_of (setup, g));
  acies_json_put_string (builder, "code", spec->code);
  acies_json_put_string (builder, "type", acies_name_of (dba_type_names, spec->type));
  acies_json_put_bool (builder, "general", spec->general);
  if (element->state == DBA_OFF_TABLE)
    {
      acies_json_put_null (builder, "at");
      acies_json_put_null (builder, "facing");
    }
  else
    tt_json_put_pose (builder, &element->pose);
  tt_json_put_units (builder, "width", DBA_BASE_WIDTH);
  tt_json_put_units (builder, "depth", spec->depth);
  acies_json_put_string (builder, "state", acies_name_of (dba_state_names, element->state));
  acies_json_put_bool (builder, "moved", element->moved);
  acies_json_put_bool (builder, "shot", element->shot);
  acies_json_put_bool (builder, "fought", element->fought);
  json_builder_end_object (builder);
}

static void
put_camp (JsonBuilder *builder, const DbaSetup *setup, const DbaCamp *camp)
{
  if (!camp->placed)
    {
      acies_json_put_null (builder, "camp");
      return;
    }

  json_builder_set_member_name (builder, "camp");
  json_builder_begin_object (builder);
  tt_json_put_pose (builder, &camp->pose);
  tt_json_put_units (builder, "width", camp->width);
  tt_json_put_units (builder, "depth", camp->depth);
  put_known_side (builder, "held-by", setup, camp->held_by);
  dba_json_put_garrison (builder, "occupied-by", setup, camp->occupied_by, camp->occupant);
  json_builder_end_object (builder);
}

static void
put_side (JsonBuilder *builder, const DbaSetup *setup, const DbaState *state, guint side)
{
  const DbaSideSetup *own = &setup->sides[side];
  AciesUnits          lost = 0;

  for (guint unit = 0; unit < own->n_units; unit++)
    {
      const guint now = state->elements[own->offset + unit].state;

      if (now == DBA_DESTROYED || now == DBA_OFF_BOARD)
        lost |= ACIES_UNIT_BIT (unit);
    }

  json_builder_set_member_name (builder, own->id);
  json_builder_begin_object (builder);
  acies_json_put_int (builder, "losses", dba_losses (setup, state, side));
  dba_json_put_units (builder, "lost", setup, side, lost);
  acies_json_put_bool (builder, "general-lost", dba_general_lost (setup, state, side));
  put_camp (builder, setup, &state->camps[side]);
  json_builder_end_object (builder);
}

static void
put_rivers (JsonBuilder *builder, const DbaSetup *setup, const DbaState *state)
{
  const DbaBoard *board = dba_board (setup, state);

  json_builder_set_member_name (builder, "rivers");
  json_builder_begin_object (builder);
  for (guint i = 0; i < board->n_rivers; i++)
    if (state->natures[i] != 0)
      acies_json_put_int (builder, board->rivers[i].id, state->natures[i]);
    else
      acies_json_put_null (builder, board->rivers[i].id);
  json_builder_end_object (builder);
}

/* The pairs still to be fought. */
static void
put_pairs (JsonBuilder *builder, const DbaSetup *setup, const DbaState *state)
{
  json_builder_set_member_name (builder, "combats");
  json_builder_begin_array (builder);
  for (guint i = 0; i < state->n_pairs && state->phase == DBA_PHASE_COMBAT; i++)
    {
      const DbaPair *pair = &state->pairs[i];

      if (pair->done)
        continue;
      json_builder_begin_object (builder);
      dba_json_put_id (builder, "a", setup, pair->a);
      dba_json_put_id (builder, "b", setup, pair->b);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
put_fighter (JsonBuilder *builder, const char *key, const DbaSetup *setup,
             const DbaFighter *fighter)
{
  json_builder_set_member_name (builder, key);
  json_builder_begin_object (builder);
  dba_json_put_id (builder, "id", setup, fighter->who);
  if (fighter->die != 0)
    {
      acies_json_put_int (builder, "die", fighter->die);
      acies_json_put_int (builder, "total", fighter->total);
    }
  else
    {
      acies_json_put_null (builder, "die");
      acies_json_put_null (builder, "total");
    }
  json_builder_set_member_name (builder, "factors");
  json_builder_begin_array (builder);
  for (guint i = 0; i < fighter->factors.n; i++)
    {
      const DbaFactor *factor = &fighter->factors.items[i];

      dba_json_put_factor (builder, setup, factor->name, factor->value, factor->who);
    }
  json_builder_end_array (builder);
  acies_json_put_string (builder, "outcome", acies_name_of (dba_result_names, fighter->result));
  json_builder_end_object (builder);
}

static void
put_last_combat (JsonBuilder *builder, const DbaSetup *setup, const DbaCombat *last)
{
  if (last->a.who == DBA_NOBODY)
    {
      acies_json_put_null (builder, "last-combat");
      return;
    }

  json_builder_set_member_name (builder, "last-combat");
  json_builder_begin_object (builder);
  acies_json_put_string (builder, "mode", last->shooting ? "shoot" : "close");
  if (last->shooting)
    acies_json_put_bool (builder, "shot-back", last->shot_back);
  put_fighter (builder, "a", setup, &last->a);
  put_fighter (builder, "b", setup, &last->b);
  json_builder_end_object (builder);
}

static void
put_result (JsonBuilder *builder, const DbaSetup *setup, const DbaState *state)
{
  if (state->phase != DBA_PHASE_OVER)
    {
      acies_json_put_null (builder, "result");
      return;
    }

  json_builder_set_member_name (builder, "result");
  json_builder_begin_object (builder);
  put_known_side (builder, "winner", setup, state->winner);
  put_known_side (builder, "loser", setup, state->winner == DBA_NOBODY ? DBA_NOBODY : 1u - state->winner);
  acies_json_put_string (builder, "reason", acies_name_of (dba_end_names, state->end_reason));
  json_builder_end_object (builder);
}

void
dba_state_write (const AciesSetup *setup, const AciesState *state, JsonBuilder *builder)
{
  const DbaSetup *own = DBA_SETUP (setup);
  const DbaState *now = DBA_STATE (state);

  json_builder_begin_object (builder);
  acies_json_put_string (builder, "ruleset", "dba");
  acies_json_put_string (builder, "status", now->phase == DBA_PHASE_OVER ? "over" : "playing");
  acies_json_put_int (builder, "bound", now->bound);
  acies_json_put_string (builder, "phase", acies_name_of (dba_phase_names, now->phase));
  put_known_side (builder, "phasing", own, now->phasing);
  put_setup (builder, own, now);
  json_builder_set_member_name (builder, "decision");
  dba_decision_write (setup, state, builder);
  put_points (builder, now);

  json_builder_set_member_name (builder, "elements");
  json_builder_begin_object (builder);
  for (guint g = 0; g < own->n_elements; g++)
    put_element (builder, own, now, g);
  json_builder_end_object (builder);
  json_builder_set_member_name (builder, "sides");
  json_builder_begin_object (builder);
  for (guint side = 0; side < DBA_N_SIDES; side++)
    put_side (builder, own, now, side);
  json_builder_end_object (builder);

  put_rivers (builder, own, now);
  put_pairs (builder, own, now);
  put_last_combat (builder, own, &now->last);
  put_result (builder, own, now);
  json_builder_end_object (builder);
}
