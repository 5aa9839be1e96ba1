/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-json.h"

#include "engine/lost-battles/lb-apply.h"
#include "engine/lost-battles/lb-json-parts.h"
#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-names.h"
#include "engine/lost-battles/lb-sequence.h"
#include "engine/lost-battles/lb-victory.h"

void
lb_decision_write (const AciesSetup *setup, const AciesState *state, JsonBuilder *builder)
{
  AciesDecision decision;

  lb_decision (setup, state, &decision);

  json_builder_begin_object (builder);
  acies_json_put_string (builder, "kind", acies_name_of (lb_decision_names, decision.kind));
  lb_json_put_side (builder, "side", LB_SETUP (setup), decision.side);
  if (decision.units != 0)
    lb_json_put_units (builder, "units", LB_SETUP (setup), (guint) decision.side, decision.units);
  if (decision.cell != ACIES_NO_CELL)
    lb_json_put_zone (builder, "zone", decision.cell);
  json_builder_end_object (builder);
}

static void
write_activation (const LbSetup *setup, const LbState *state, JsonBuilder *builder)
{
  const LbActivation *group = &state->activation;

  if (!group->open)
    {
      acies_json_put_null (builder, "activation");
      return;
    }

  json_builder_set_member_name (builder, "activation");
  json_builder_begin_object (builder);
  lb_json_put_units (builder, "units", setup, state->active, group->units);
  lb_json_put_commanders (builder, "commanders", setup, state->active, group->commander);
  acies_json_put_string (builder, "mode", acies_name_of (lb_mode_names, group->mode));
  lb_json_put_zone (builder, "from", group->from);
  lb_json_put_zone (builder, "zone", group->zone);
  if (group->zone < LB_N_ZONES)
    lb_json_put_facing (builder, "facing", group->facing);
  else
    acies_json_put_null (builder, "facing");
  acies_json_put_bool (builder, "attacked", group->attacked);
  if (group->limit2 != 0)
    acies_json_put_int (builder, "attack-limit", group->limit2 / 2);
  else
    acies_json_put_null (builder, "attack-limit");
  acies_json_put_double (builder, "attack-size-used", group->size2 / 2.0);
  json_builder_end_object (builder);
}

static void
write_side (const LbSetup *setup, const LbState *state, guint side, JsonBuilder *builder)
{
  json_builder_begin_object (builder);
  lb_json_put_side (builder, "id", setup, (int) side);
  acies_json_put_int (builder, "fighting-value", setup->sides[side].fighting_value);
  acies_json_put_int (builder, "fighting-value-for-orders", lb_orders_value (setup, state, side));
  acies_json_put_int (builder, "units-on-field", acies_units_count (lb_on_field (state, side)));
  acies_json_put_int (builder, "units-undeployed", acies_units_count (state->undeployed[side]));
  acies_json_put_int (builder, "shattered", acies_units_count (state->shattered[side]));
  acies_json_put_bool (builder, "camp-captured", state->camp_captured[side]);
  acies_json_put_int (builder, "victory-points", lb_victory_points (setup, state, side));
  json_builder_end_object (builder);
}

static void
write_unit (const LbSetup *setup, const LbState *state, guint side, guint unit,
            JsonBuilder *builder)
{
  const LbUnitSpec   *spec = &setup->sides[side].units[unit];
  const AciesUnits    bit = ACIES_UNIT_BIT (unit);
  const guint         zone = state->where[side][unit];
  const LbActivation *group = &state->activation;

  json_builder_begin_object (builder);
  acies_json_put_string (builder, "id", spec->id);
  lb_json_put_side (builder, "side", setup, (int) side);
  acies_json_put_string (builder, "type", acies_name_of (lb_type_names, spec->arm));
  acies_json_put_string (builder, "class", acies_name_of (lb_class_names, spec->quality));
  acies_json_put_string (builder, "subtype", acies_name_of (lb_subtype_names, spec->subtype));
  acies_json_put_string (builder, "state", acies_name_of (lb_unit_state_names, lb_unit_state (state, side, unit)));
  lb_json_put_zone (builder, "zone", (int) zone);
  if (zone < LB_N_ZONES)
    lb_json_put_facing (builder, "facing", lb_unit_facing (state, side, unit));
  else
    acies_json_put_null (builder, "facing");
  acies_json_put_bool (builder, "lead", zone < LB_N_ZONES && state->lead[zone] == unit);
  acies_json_put_bool (builder, "acted", (state->acted[side] & bit) != 0);
  if (group->open && side == state->active && (group->units & bit) != 0)
    acies_json_put_int (builder, "moves-left", group->moves[unit]);
  else
    acies_json_put_null (builder, "moves-left");
  json_builder_end_object (builder);
}

static void
write_commander (const LbSetup *setup, const LbState *state, guint side, guint index,
                 JsonBuilder *builder)
{
  const LbCommander *now = &state->commanders[side][index];

  json_builder_begin_object (builder);
  lb_json_put_commander (builder, "id", setup, side, ACIES_UNIT_BIT (index));
  lb_json_put_side (builder, "side", setup, (int) side);
  acies_json_put_string (builder, "state", acies_name_of (lb_commander_state_names, now->state));
  lb_json_put_zone (builder, "zone", now->zone);
  acies_json_put_bool (builder, "acted", now->acted);
  acies_json_put_int (builder, "activation-orders-left", now->activation_left);
  acies_json_put_int (builder, "attack-orders-left", now->bonus_left);
  acies_json_put_bool (builder, "escaped", now->escaped != LB_ESCAPED_NOT);
  json_builder_end_object (builder);
}

/* The commander who stands in @zone: of the side whose units are there, or else of either. */
static const char *
commander_in (const LbSetup *setup, const LbState *state, guint zone)
{
  const guint first = state->zone_side[zone] == 1 ? 1 : 0;

  for (guint i = 0; i < LB_N_SIDES; i++)
    {
      const guint side = i == 0 ? first : 1 - first;
      const int   commander = lb_commander_in (state, side, zone);

      if (commander >= 0)
        return setup->sides[side].commanders[commander].id;
    }

  return NULL;
}

static void
write_zone (const LbSetup *setup, const LbState *state, guint zone, JsonBuilder *builder)
{
  const guint side = state->zone_side[zone];

  json_builder_begin_object (builder);
  lb_json_put_zone (builder, "id", (int) zone);
  json_builder_set_member_name (builder, "terrain");
  json_builder_begin_array (builder);
  for (const AciesName *name = lb_terrain_names; name->name != NULL; name++)
    if (setup->terrain[zone] & name->value)
      json_builder_add_string_value (builder, name->name);
  json_builder_end_array (builder);
  lb_json_put_side (builder, "side", setup, (int) side);
  lb_json_put_units (builder, "units", setup, MIN (side, LB_N_SIDES - 1), state->zone[zone]);
  acies_json_put_string (builder, "commander", commander_in (setup, state, zone));
  acies_json_put_int (builder, "capacity", setup->capacity[zone]);
  acies_json_put_int (builder, "load", lb_zone_load (setup, state, zone));
  json_builder_end_object (builder);
}

static void
write_header (const LbSetup *setup, const LbState *state, JsonBuilder *builder)
{
  acies_json_put_string (builder, "ruleset", "lost-battles");
  acies_json_put_int (builder, "turn", state->turn);
  acies_json_put_int (builder, "turns", setup->turns);
  lb_json_put_side (builder, "active", setup, state->active);
  json_builder_set_member_name (builder, "order");
  json_builder_begin_array (builder);
  for (guint i = 0; i < LB_N_SIDES; i++)
    json_builder_add_string_value (builder, setup->sides[state->order[i]].id);
  json_builder_end_array (builder);
  acies_json_put_string (builder, "weather", acies_name_of (lb_weather_names, state->weather));
  json_builder_set_member_name (builder, "orders");
  json_builder_begin_object (builder);
  acies_json_put_int (builder, "total", state->orders_total);
  acies_json_put_int (builder, "left", state->orders_left);
  json_builder_end_object (builder);
}

static void
write_armies (const LbSetup *setup, const LbState *state, JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "sides");
  json_builder_begin_array (builder);
  for (guint side = 0; side < LB_N_SIDES; side++)
    write_side (setup, state, side, builder);
  json_builder_end_array (builder);

  json_builder_set_member_name (builder, "units");
  json_builder_begin_array (builder);
  for (guint side = 0; side < LB_N_SIDES; side++)
    for (guint i = 0; i < setup->sides[side].n_units; i++)
      write_unit (setup, state, side, i, builder);
  json_builder_end_array (builder);

  json_builder_set_member_name (builder, "commanders");
  json_builder_begin_array (builder);
  for (guint side = 0; side < LB_N_SIDES; side++)
    for (guint i = 0; i < setup->sides[side].n_commanders; i++)
      write_commander (setup, state, side, i, builder);
  json_builder_end_array (builder);
}

void
lb_state_write (const AciesSetup *setup, const AciesState *state, JsonBuilder *builder)
{
  const LbSetup *own = LB_SETUP (setup);
  const LbState *now = LB_STATE (state);
  AciesOutcome   outcome;

  json_builder_begin_object (builder);
  write_header (own, now, builder);
  json_builder_set_member_name (builder, "decision");
  lb_decision_write (setup, state, builder);
  write_activation (own, now, builder);
  write_armies (own, now, builder);

  json_builder_set_member_name (builder, "zones");
  json_builder_begin_array (builder);
  for (guint zone = 0; zone < LB_N_ZONES; zone++)
    write_zone (own, now, zone, builder);
  json_builder_end_array (builder);

  json_builder_set_member_name (builder, "result");
  lb_outcome (setup, state, &outcome);
  if (outcome.over)
    lb_outcome_write (setup, &outcome, builder);
  else
    json_builder_add_null_value (builder);
  json_builder_end_object (builder);
}
