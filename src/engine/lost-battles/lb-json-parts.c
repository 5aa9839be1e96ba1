/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-json-parts.h"

#include "engine/lost-battles/lb-clauses.h"
#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-names.h"

void
lb_json_put_units (JsonBuilder *builder, const char *key, const LbSetup *setup, guint side,
                   AciesUnits units)
{
  guint unit;

  json_builder_set_member_name (builder, key);
  json_builder_begin_array (builder);
  ACIES_FOREACH_UNIT (unit, units)
    json_builder_add_string_value (builder, setup->sides[side].units[unit].id);
  json_builder_end_array (builder);
}

void
lb_json_put_unit (JsonBuilder *builder, const char *key, const LbSetup *setup, guint side,
                  AciesUnits unit)
{
  acies_json_put_string (builder, key,
                         unit != 0 ? setup->sides[side].units[acies_units_first (unit)].id : NULL);
}

void
lb_json_put_commanders (JsonBuilder *builder, const char *key, const LbSetup *setup, guint side,
                   AciesUnits commanders)
{
  guint commander;

  json_builder_set_member_name (builder, key);
  json_builder_begin_array (builder);
  ACIES_FOREACH_UNIT (commander, commanders)
    json_builder_add_string_value (builder, setup->sides[side].commanders[commander].id);
  json_builder_end_array (builder);
}

void
lb_json_put_commander (JsonBuilder *builder, const char *key, const LbSetup *setup, guint side,
                  AciesUnits commander)
{
  const char *id = NULL;

  if (commander != 0)
    id = setup->sides[side].commanders[acies_units_first (commander)].id;
  acies_json_put_string (builder, key, id);
}

void
lb_json_put_zone (JsonBuilder *builder, const char *key, int zone)
{
  acies_json_put_string (builder, key,
                         zone >= 0 && zone < LB_N_ZONES ? lb_zone_id ((guint) zone) : NULL);
}

void
lb_json_put_facing (JsonBuilder *builder, const char *key, guint facing)
{
  acies_json_put_string (builder, key, acies_name_of (lb_facing_names, (int) facing));
}

void
lb_json_put_side (JsonBuilder *builder, const char *key, const LbSetup *setup, int side)
{
  const gboolean is_any = side >= 0 && side < LB_N_SIDES;

  acies_json_put_string (builder, key, is_any ? setup->sides[side].id : NULL);
}

void
lb_json_put_clause (JsonBuilder *builder, const char *key, guint clause)
{
  acies_json_put_string (builder, key, lb_clauses[clause].number);
}

void
lb_json_put_payment (JsonBuilder *builder, const char *key, const LbSetup *setup, guint side,
                const guint paid[3])
{
  json_builder_set_member_name (builder, key);
  json_builder_begin_object (builder);
  for (guint i = 0; i < setup->sides[side].n_commanders; i++)
    if (paid[i] > 0)
      acies_json_put_int (builder, setup->sides[side].commanders[i].id, paid[i]);
  if (paid[2] > 0)
    acies_json_put_int (builder, LB_KEY_ARMY, paid[2]);
  json_builder_end_object (builder);
}

void
lb_json_put_modifiers (JsonBuilder *builder, const AciesModifier *modifiers, guint n_modifiers)
{
  json_builder_set_member_name (builder, "modifiers");
  json_builder_begin_array (builder);
  for (guint i = 0; i < n_modifiers; i++)
    {
      json_builder_begin_object (builder);
      acies_json_put_string (builder, "name", acies_name_of (lb_modifier_names, modifiers[i].name));
      acies_json_put_int (builder, "value", modifiers[i].value);
      lb_json_put_clause (builder, "rule", lb_modifier_clause (modifiers[i].name));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}
