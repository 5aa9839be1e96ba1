/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-json-parts.h"

#include "engine/cohorts/co-names.h"

const char *
co_json_melee_id (guint melee, char buffer[CO_MELEE_ID_LENGTH])
{
  g_snprintf (buffer, CO_MELEE_ID_LENGTH, "m%u", melee + 1);

  return buffer;
}

void
co_json_put_side (JsonBuilder *builder, const char *key, const CoSetup *setup, int side)
{
  const gboolean any = side >= 0 && side < CO_N_SIDES;

  acies_json_put_string (builder, key, any ? setup->sides[side].id : NULL);
}

void
co_json_put_stand (JsonBuilder *builder, const char *key, const CoSetup *setup, guint g)
{
  acies_json_put_string (builder, key, g < setup->n_stands ? setup->units[g].id : NULL);
}

void
co_json_put_unit (JsonBuilder *builder, const char *key, const CoSetup *setup, int side,
                  AciesUnits units)
{
  const gboolean any = side >= 0 && side < CO_N_SIDES && units != 0;

  co_json_put_stand (builder, key, setup,
                     any ? co_stand (setup, (guint) side, acies_units_first (units)) : CO_NOBODY);
}

void
co_json_put_units (JsonBuilder *builder, const char *key, const CoSetup *setup, guint side,
                   AciesUnits units)
{
  guint unit;

  json_builder_set_member_name (builder, key);
  json_builder_begin_array (builder);
  ACIES_FOREACH_UNIT (unit, units)
    json_builder_add_string_value (builder, setup->units[co_stand (setup, side, unit)].id);
  json_builder_end_array (builder);
}

void
co_json_put_commander (JsonBuilder *builder, const char *key, const CoSetup *setup, int side,
                       AciesUnits commanders)
{
  const gboolean any = side >= 0 && side < CO_N_SIDES && commanders != 0;
  const guint    i = any ? acies_units_first (commanders) : 0;

  acies_json_put_string (builder, key, any ? setup->sides[side].commanders[i].id : NULL);
}

void
co_json_put_melee (JsonBuilder *builder, const char *key, guint melee)
{
  char id[CO_MELEE_ID_LENGTH];

  acies_json_put_string (builder, key, co_json_melee_id (melee, id));
}

void
co_json_put_modifiers (JsonBuilder *builder, const AciesModifier *modifiers, guint n)
{
  json_builder_set_member_name (builder, "modifiers");
  json_builder_begin_array (builder);
  for (guint i = 0; i < n; i++)
    {
      json_builder_begin_object (builder);
      acies_json_put_string (builder, "rule", co_modifier_rule (modifiers[i].name));
      acies_json_put_int (builder, "amount", modifiers[i].value);
      acies_json_put_string (builder, "why", acies_name_of (co_modifier_names, modifiers[i].name));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

void
co_json_put_pair (JsonBuilder *builder, const char *key, const CoSetup *setup, int first,
                  int second)
{
  json_builder_set_member_name (builder, key);
  json_builder_begin_object (builder);
  acies_json_put_int (builder, setup->sides[0].id, first);
  acies_json_put_int (builder, setup->sides[1].id, second);
  json_builder_end_object (builder);
}
