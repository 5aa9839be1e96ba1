/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-json-parts.h"

#include "engine/dba/dba-names.h"
#include "engine/dba/dba-sequence.h"

void
dba_json_path_names (const DbaSetup *setup, const DbaState *state, DbaPathNames *names)
{
  const DbaBoard *board = dba_board (setup, state);

  for (guint g = 0; g < setup->n_elements; g++)
    names->bodies[g] = setup->units[g].id;
  names->bodies[setup->n_elements] = NULL;
  for (guint i = 0; i < board->n_roads; i++)
    names->roads[i] = board->roads[i].id;
  names->roads[board->n_roads] = NULL;
  names->names = (TtNames){ .roads = names->roads, .bodies = names->bodies };
}

guint
dba_json_side (const DbaSetup *setup, const DbaState *state)
{
  AciesDecision decision;

  dba_decision ((const AciesSetup *) setup, &state->base, &decision);

  return decision.side == ACIES_NO_SIDE ? 0 : (guint) decision.side;
}

static gboolean
is_named (const DbaSetup *setup, guint side, int unit, guint who)
{
  return unit < 0 ? DBA_IS_CAMP (who) : who == setup->sides[side].offset + (guint) unit;
}

guint
dba_json_camp_of_pair (const DbaSetup *setup, const DbaState *state, const AciesAction *action)
{
  for (guint i = 0; i < state->n_pairs; i++)
    {
      const DbaPair *pair = &state->pairs[i];

      if (!pair->done && is_named (setup, state->phasing, action->args[0], pair->a) &&
          is_named (setup, 1 - state->phasing, action->args[1], pair->b))
        return DBA_IS_CAMP (pair->a) ? pair->a : pair->b;
    }

  return DBA_NOBODY;
}

void
dba_json_put_id (JsonBuilder *builder, const char *key, const DbaSetup *setup, guint who)
{
  g_autofree char *camp = NULL;

  if (DBA_IS_CAMP (who))
    {
      camp = g_strconcat ("camp-", setup->sides[who - DBA_CAMP (0)].id, NULL);
      acies_json_put_string (builder, key, camp);
    }
  else
    acies_json_put_string (builder, key, who < setup->n_elements ? setup->units[who].id : NULL);
}

void
dba_json_put_side (JsonBuilder *builder, const char *key, const DbaSetup *setup, int side)
{
  const gboolean is_side = side >= 0 && side < DBA_N_SIDES;

  acies_json_put_string (builder, key, is_side ? setup->sides[side].id : NULL);
}

void
dba_json_put_units (JsonBuilder *builder, const char *key, const DbaSetup *setup, guint side,
                    AciesUnits units)
{
  guint unit;

  json_builder_set_member_name (builder, key);
  json_builder_begin_array (builder);
  ACIES_FOREACH_UNIT (unit, units)
    json_builder_add_string_value (builder, setup->units[setup->sides[side].offset + unit].id);
  json_builder_end_array (builder);
}

void
dba_json_put_factor (JsonBuilder *builder, const DbaSetup *setup, guint name, int value, guint who)
{
  json_builder_begin_object (builder);
  acies_json_put_string (builder, "rule", dba_factor_rule (name));
  acies_json_put_int (builder, "value", value);
  if (who != DBA_NOBODY)
    dba_json_put_id (builder, "by", setup, who);
  json_builder_end_object (builder);
}

void
dba_json_put_garrison (JsonBuilder *builder, const char *key, const DbaSetup *setup, guint garrison,
                       guint g)
{
  if (garrison == DBA_GARRISON_ELEMENT)
    dba_json_put_id (builder, key, setup, g);
  else
    acies_json_put_string (builder, key, acies_name_of (dba_garrison_names, (int) garrison));
}
