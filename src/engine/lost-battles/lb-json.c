/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-json.h"

#include "engine/lost-battles/lb-events.h"
#include "engine/lost-battles/lb-json-parts.h"
#include "engine/lost-battles/lb-names.h"
#include "engine/lost-battles/lb-orders.h"
#include "engine/lost-battles/lb-phases.h"

static void
write_chances (const AciesOdds *odds, gboolean is_decisive, JsonBuilder *builder)
{
  json_builder_begin_object (builder);
  for (guint i = 0; i < odds->n_results; i++)
    acies_json_put_double (builder, acies_name_of (lb_odds_names, odds->results[i].name),
                           is_decisive ? odds->results[i].decisive : odds->results[i].chance);
  json_builder_end_object (builder);
}

void
lb_odds_write (const AciesSetup *setup, const AciesOdds *odds, JsonBuilder *builder)
{
  json_builder_begin_object (builder);
  if (odds->n_ways > 0)
    acies_json_put_int (builder, "needed", odds->needed);
  else
    acies_json_put_null (builder, "needed");
  lb_json_put_modifiers (builder, odds->modifiers, odds->n_modifiers);
  acies_json_put_int (builder, "modifier", odds->modifier);
  json_builder_set_member_name (builder, "chances");
  write_chances (odds, FALSE, builder);
  json_builder_set_member_name (builder, "with-decisive");
  if (odds->has_decisive)
    write_chances (odds, TRUE, builder);
  else
    json_builder_add_null_value (builder);
  lb_json_put_unit (builder, "target", LB_SETUP (setup), (guint) odds->target_side, odds->targets);
  lb_json_put_zone (builder, "zone", odds->cell);
  acies_json_put_int (builder, "cost", odds->cost);
  json_builder_end_object (builder);
}

/* What a checked action costs and who pays it. */
static guint
find_cost (const LbSetup *setup, const LbState *state, const AciesAction *action, guint paid[3])
{
  guint cost = 0;

  if (action->kind == LB_ACTIVATE)
    cost = lb_activation_cost (setup, state, action);
  else if (action->kind == LB_ATTACK && action->units != 0)
    cost = (guint) action->args[2] * lb_bonus_price (setup, state,
                                                     acies_units_first (action->units));

  if (cost > 0)
    lb_payment_check (setup, state, action, cost, action->kind == LB_ATTACK, paid, NULL);

  return cost;
}

void
lb_check_write (const AciesSetup *setup, const AciesState *state, const AciesAction *action,
                JsonBuilder *builder)
{
  guint       paid[3] = { 0, 0, 0 };
  const guint cost = find_cost (LB_SETUP (setup), LB_STATE (state), action, paid);

  json_builder_set_member_name (builder, "cost");
  json_builder_begin_object (builder);
  acies_json_put_int (builder, "orders", cost);
  lb_json_put_payment (builder, "from", LB_SETUP (setup), LB_STATE (state)->active, paid);
  json_builder_end_object (builder);
}

static void
write_points (const LbSetup *setup, const AciesOutcome *outcome, guint side, JsonBuilder *builder)
{
  json_builder_set_member_name (builder, setup->sides[side].id);
  json_builder_begin_object (builder);
  acies_json_put_int (builder, "total", outcome->points[side]);
  json_builder_set_member_name (builder, "lines");
  json_builder_begin_array (builder);
  for (guint i = 0; i < outcome->n_lines[side]; i++)
    {
      const AciesOutcomeLine *line = &outcome->lines[side][i];

      json_builder_begin_object (builder);
      acies_json_put_string (builder, "name", acies_name_of (lb_line_names, line->name));
      acies_json_put_int (builder, "points", line->points);
      lb_json_put_clause (builder, "rule", line->clause);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

void
lb_outcome_write (const AciesSetup *setup, const AciesOutcome *outcome, JsonBuilder *builder)
{
  json_builder_begin_object (builder);
  lb_json_put_side (builder, "winner", LB_SETUP (setup), outcome->winner);
  acies_json_put_string (builder, "level", acies_name_of (lb_level_names, outcome->level));
  acies_json_put_int (builder, "margin", outcome->margin);
  json_builder_set_member_name (builder, "points");
  json_builder_begin_object (builder);
  for (guint side = 0; side < LB_N_SIDES; side++)
    write_points (LB_SETUP (setup), outcome, side, builder);
  json_builder_end_object (builder);
  acies_json_put_string (builder, "reason", acies_name_of (lb_end_reason_names, outcome->reason));
  json_builder_end_object (builder);
}
