/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-json-parts.h"

#include "engine/cohorts/co-names.h"
#include "engine/cohorts/co-path.h"

static void
put_deploy (JsonBuilder *builder, const AciesAction *action)
{
  const TtPose pose = { action->words[0], action->words[1], action->words[2] };

  tt_json_put_pose (builder, &pose);
}

static void
put_commander (JsonBuilder *builder, const CoSetup *setup, guint side, const char *key,
               const AciesAction *action)
{
  co_json_put_commander (builder, "commander", setup, (int) side, action->commanders);
  tt_json_put_point (builder, key, (TtPoint){ action->words[0], action->words[1] });
}

static void
put_path (JsonBuilder *builder, const AciesAction *action)
{
  static const TtNames none = { NULL, NULL };

  TtPath path;

  co_path_unpack (action, &path);
  tt_json_put_path (builder, &none, &path);
}

static void
put_shot (JsonBuilder *builder, const CoSetup *setup, guint side, const AciesAction *action)
{
  co_json_put_unit (builder, "target", setup, (int) (1 - side), ACIES_UNIT_BIT (action->args[0]));
  if (action->args[1] != 0)
    acies_json_put_string (builder, "weapon", acies_name_of (co_weapon_names, action->args[1] - 1));
}

static void
put_members (JsonBuilder *builder, const CoSetup *setup, guint side, const AciesAction *action)
{
  const guint river = (guint) action->args[0];

  if (action->units != 0 && action->kind != CO_CONFORM && action->kind != CO_FOLLOW)
    co_json_put_unit (builder, "unit", setup, (int) side, action->units);

  switch ((CoActionKind) action->kind)
    {
    case CO_DEPLOY:
      put_deploy (builder, action);
      break;
    case CO_DEPLOY_COMMANDER:
      put_commander (builder, setup, side, "at", action);
      break;
    case CO_MOVE_COMMANDER:
      put_commander (builder, setup, side, "to", action);
      break;
    case CO_MOVE:
      put_path (builder, action);
      break;
    case CO_RELIEVE:
      co_json_put_unit (builder, "of", setup, (int) side, ACIES_UNIT_BIT (action->args[0]));
      break;
    case CO_FORD:
      acies_json_put_string (builder, "river", river < setup->n_features ? setup->features[river].id : NULL);
      break;
    case CO_EVADE:
      tt_json_put_units (builder, "distance", action->words[0]);
      break;
    case CO_SHOOT:
      put_shot (builder, setup, side, action);
      break;
    case CO_MELEE:
      co_json_put_melee (builder, "melee", (guint) action->args[0]);
      break;
    case CO_CONFORM:
    case CO_FOLLOW:
      co_json_put_units (builder, "units", setup, side, action->units);
      break;
    case CO_STAND:
    case CO_HOLD:
    case CO_END_PHASE:
    case CO_N_ACTIONS:
    default:
      break;
    }
}

void
co_action_write (const AciesSetup *setup, const AciesState *state, const AciesAction *action,
                 JsonBuilder *builder)
{
  json_builder_begin_object (builder);
  acies_json_put_string (builder, "kind", acies_name_of (co_action_names, action->kind));
  put_members (builder, CO_SETUP (setup), CO_STATE (state)->decider, action);
  json_builder_end_object (builder);
}
