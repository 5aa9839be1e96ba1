/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-json.h"

#include "engine/lost-battles/lb-events.h"
#include "engine/lost-battles/lb-json-parts.h"
#include "engine/lost-battles/lb-names.h"

static void
put_dice (JsonBuilder *builder, const AciesEvent *event)
{
  json_builder_set_member_name (builder, "dice");
  json_builder_begin_array (builder);
  for (guint i = 0; i < event->n_dice; i++)
    json_builder_add_int_value (builder, event->dice[i]);
  json_builder_end_array (builder);
}

/* Whom the event is about. */
static void
put_group (JsonBuilder *builder, const LbSetup *setup, const AciesEvent *event)
{
  lb_json_put_units (builder, "units", setup, (guint) event->side, event->units);
  lb_json_put_commanders (builder, "commanders", setup, (guint) event->side, event->commanders);
}

static void
put_unit (JsonBuilder *builder, const LbSetup *setup, const AciesEvent *event)
{
  lb_json_put_unit (builder, "unit", setup, (guint) event->side, event->units);
}

static void
write_activated (const LbSetup *setup, const AciesEvent *event, JsonBuilder *builder)
{
  const guint paid[3] = { (guint) event->args[1], (guint) event->args[2], (guint) event->args[3] };

  put_group (builder, setup, event);
  acies_json_put_string (builder, "mode", acies_name_of (lb_mode_names, event->args[4]));
  acies_json_put_int (builder, "cost", event->args[0]);
  lb_json_put_payment (builder, "paid", setup, (guint) event->side, paid);
}

static void
write_attack (const LbSetup *setup, const AciesEvent *event, JsonBuilder *builder)
{
  const guint      enemy = 1 - (guint) event->side;
  const gboolean   is_rolled = event->n_dice > 0;
  const AciesUnits supporter = event->args[4] > 0 ? ACIES_UNIT_BIT (event->args[4] - 1) : 0;

  put_unit (builder, setup, event);
  lb_json_put_zone (builder, "from", event->other_cell);
  lb_json_put_zone (builder, "target-zone", event->cell);
  lb_json_put_unit (builder, "target", setup, enemy, ACIES_UNIT_BIT (event->args[3]));
  lb_json_put_unit (builder, "supporter", setup, (guint) event->side, supporter);
  if (is_rolled)
    acies_json_put_int (builder, "needed", event->args[0]);
  else
    acies_json_put_null (builder, "needed");
  put_dice (builder, event);
  lb_json_put_modifiers (builder, event->modifiers, event->n_modifiers);
  if (is_rolled)
    acies_json_put_int (builder, "total", event->args[1]);
  else
    acies_json_put_null (builder, "total");
  acies_json_put_int (builder, "hits", event->args[2]);
}

static void
write_recovery (const LbSetup *setup, const AciesEvent *event, JsonBuilder *builder)
{
  lb_json_put_commander (builder, "commander", setup, (guint) event->side, event->commanders);
  put_unit (builder, setup, event);
  put_dice (builder, event);
  acies_json_put_int (builder, "needed", event->args[0]);
  acies_json_put_string (builder, "outcome", acies_name_of (lb_recovery_names, event->args[1]));
}

static void
write_morale_unit (const LbSetup *setup, const AciesEvent *event, JsonBuilder *builder)
{
  json_builder_begin_object (builder);
  put_unit (builder, setup, event);
  lb_json_put_modifiers (builder, event->modifiers, event->n_modifiers);
  acies_json_put_int (builder, "morale", event->args[0]);
  acies_json_put_string (builder, "outcome", acies_name_of (lb_morale_names, event->args[1]));
  json_builder_end_object (builder);
}

/* The check, with the units it moved or nearly moved: the children that follow it. */
static void
write_morale_check (const LbSetup *setup, const AciesEventList *events, guint index,
                    JsonBuilder *builder)
{
  const AciesEvent *event = acies_event_list_get (events, index);

  lb_json_put_zone (builder, "zone", event->cell);
  put_dice (builder, event);
  acies_json_put_int (builder, "kept", event->args[0]);
  acies_json_put_int (builder, "base", event->args[1]);
  lb_json_put_modifiers (builder, event->modifiers, event->n_modifiers);
  acies_json_put_int (builder, "army-morale", event->args[2]);
  json_builder_set_member_name (builder, "units");
  json_builder_begin_array (builder);
  for (guint i = index + 1; i < acies_event_list_size (events); i++)
    {
      const AciesEvent *child = acies_event_list_get (events, i);

      if (child->kind != LB_EVENT_MORALE_UNIT)
        break;
      write_morale_unit (setup, child, builder);
    }
  json_builder_end_array (builder);
}

static void
write_ended (const LbSetup *setup, const AciesEvent *event, JsonBuilder *builder)
{
  acies_json_put_string (builder, "reason", acies_name_of (lb_end_reason_names, event->args[0]));
  json_builder_set_member_name (builder, "result");
  json_builder_begin_object (builder);
  lb_json_put_side (builder, "winner", setup, event->args[1]);
  acies_json_put_string (builder, "level", acies_name_of (lb_level_names, event->args[2]));
  acies_json_put_int (builder, "margin", event->args[3]);
  json_builder_set_member_name (builder, "points");
  json_builder_begin_object (builder);
  for (guint side = 0; side < LB_N_SIDES; side++)
    {
      json_builder_set_member_name (builder, setup->sides[side].id);
      json_builder_begin_object (builder);
      acies_json_put_int (builder, "total", event->args[4 + side]);
      json_builder_end_object (builder);
    }
  json_builder_end_object (builder);
  json_builder_end_object (builder);
}

/* Turns, dice of conditions and Orders. */
static void
write_sequence (const LbSetup *setup, const AciesEvent *event, JsonBuilder *builder)
{
  if (event->kind == LB_EVENT_TURN_BEGAN || event->kind == LB_EVENT_PLAYER_TURN)
    acies_json_put_int (builder, "turn", event->args[0]);
  else if (event->kind != LB_EVENT_ORDER_SWITCHED)
    acies_event_put_die (event, builder);

  if (event->kind == LB_EVENT_WEATHER)
    acies_json_put_string (builder, "now", acies_name_of (lb_weather_names, event->args[0]));
  else if (event->kind == LB_EVENT_DUST)
    acies_json_put_bool (builder, "reversed", event->args[0] != 0);
  else if (event->kind == LB_EVENT_ORDERS)
    {
      acies_json_put_bool (builder, "halved", event->args[1] != 0);
      acies_json_put_int (builder, "fighting-value", event->args[2]);
      acies_json_put_int (builder, "total", event->args[3]);
    }
}

/* Steps of groups and strategists. */
static void
write_movement (const LbSetup *setup, const AciesEvent *event, JsonBuilder *builder)
{
  if (event->kind == LB_EVENT_STRATEGIST_MOVED)
    lb_json_put_commander (builder, "commander", setup, (guint) event->side, event->commanders);
  else
    put_group (builder, setup, event);

  lb_json_put_zone (builder, "zone", event->cell);
  if (event->kind == LB_EVENT_STRATEGIST_MOVED || event->kind == LB_EVENT_ADVANCED ||
      event->kind == LB_EVENT_PURSUED)
    lb_json_put_zone (builder, "from", event->other_cell);
  if (event->kind == LB_EVENT_DEPLOYED || event->kind == LB_EVENT_TURNED ||
      event->kind == LB_EVENT_ADVANCED)
    lb_json_put_facing (builder, "facing", (guint) event->args[0]);
  if (event->kind == LB_EVENT_TURNED)
    acies_json_put_bool (builder, "free", event->args[1] != 0);
  if (event->kind == LB_EVENT_WITHDREW_BY_TURNING)
    acies_json_put_bool (builder, "by-joining", event->args[0] != 0);
}

/* What one event has beside kind, rule and side. */
static void
write_members (const LbSetup *setup, const AciesEventList *events, guint index,
               JsonBuilder *builder)
{
  const AciesEvent *event = acies_event_list_get (events, index);

  switch ((LbEventKind) event->kind)
    {
    case LB_EVENT_TURN_BEGAN:
    case LB_EVENT_ORDER_SWITCHED:
    case LB_EVENT_WEATHER:
    case LB_EVENT_DUST:
    case LB_EVENT_PLAYER_TURN:
    case LB_EVENT_ORDERS:
      write_sequence (setup, event, builder);
      break;

    case LB_EVENT_ACTIVATED:
      write_activated (setup, event, builder);
      break;

    case LB_EVENT_STRATEGIST_MOVED:
    case LB_EVENT_DEPLOYED:
    case LB_EVENT_TURNED:
    case LB_EVENT_ADVANCED:
    case LB_EVENT_LEFT_FIELD:
    case LB_EVENT_WITHDREW_BY_TURNING:
    case LB_EVENT_PURSUED:
      write_movement (setup, event, builder);
      break;

    case LB_EVENT_ATTACK:
      write_attack (setup, event, builder);
      break;

    case LB_EVENT_DECISIVE:
      put_unit (builder, setup, event);
      acies_json_put_bool (builder, "compulsory", event->args[0] != 0);
      break;

    case LB_EVENT_HIT:
      put_unit (builder, setup, event);
      acies_json_put_string (builder, "now", acies_name_of (lb_hit_names, event->args[0]));
      break;

    case LB_EVENT_RECOVERY:
      write_recovery (setup, event, builder);
      break;

    case LB_EVENT_SHATTERED:
      put_unit (builder, setup, event);
      lb_json_put_zone (builder, "zone", event->cell);
      break;

    case LB_EVENT_MORALE_CHECK:
      write_morale_check (setup, events, index, builder);
      break;

    case LB_EVENT_UNIT_LEFT:
      lb_json_put_units (builder, "units", setup, (guint) event->side, event->units);
      acies_json_put_string (builder, "outcome", acies_name_of (lb_loss_names, event->args[0]));
      break;

    case LB_EVENT_COMMANDER_KILLED:
    case LB_EVENT_COMMANDER_LOST:
    case LB_EVENT_COMMANDER_WITHDREW:
      lb_json_put_commander (builder, "commander", setup, (guint) event->side, event->commanders);
      lb_json_put_zone (builder, "zone", event->cell);
      break;

    case LB_EVENT_LEAD:
      lb_json_put_zone (builder, "zone", event->cell);
      put_unit (builder, setup, event);
      acies_json_put_bool (builder, "chosen", event->args[0] != 0);
      break;

    case LB_EVENT_CAMP_CAPTURED:
      lb_json_put_zone (builder, "zone", event->cell);
      break;

    case LB_EVENT_UNDEPLOYED_WITHDREW:
      put_group (builder, setup, event);
      break;

    case LB_EVENT_BATTLE_ENDED:
      write_ended (setup, event, builder);
      break;

    case LB_EVENT_MORALE_UNIT:
    case LB_N_EVENTS:
      g_return_if_reached ();
    }
}

void
lb_events_write (const AciesSetup *setup, const AciesEventList *events, JsonBuilder *builder)
{
  json_builder_begin_array (builder);
  for (guint i = 0; i < acies_event_list_size (events); i++)
    {
      const AciesEvent *event = acies_event_list_get (events, i);

      if (event->kind == LB_EVENT_MORALE_UNIT)
        continue;
      json_builder_begin_object (builder);
      acies_json_put_string (builder, "kind", acies_name_of (lb_event_names, event->kind));
      lb_json_put_clause (builder, "rule", event->clause);
      lb_json_put_side (builder, "side", LB_SETUP (setup), event->side);
      write_members (LB_SETUP (setup), events, i, builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}
