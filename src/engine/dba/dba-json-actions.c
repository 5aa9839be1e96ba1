/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-json-parts.h"

#include "engine/dba/dba-names.h"
#include "engine/dba/dba-sequence.h"

static void
put_placements (JsonBuilder *builder, const DbaSetup *setup, guint side, const AciesAction *action)
{
  guint n = 0, unit;

  json_builder_set_member_name (builder, "placements");
  json_builder_begin_object (builder);
  ACIES_FOREACH_UNIT (unit, action->units)
    {
      const TtPose pose = { action->words[n], action->words[n + 1], action->words[n + 2] };

      json_builder_set_member_name (builder, setup->units[setup->sides[side].offset + unit].id);
      json_builder_begin_object (builder);
      tt_json_put_pose (builder, &pose);
      json_builder_end_object (builder);
      n += 3;
    }
  json_builder_end_object (builder);

  if (action->args[0] != DBA_GARRISON_UNSAID)
    dba_json_put_garrison (builder, "garrison", setup, (guint) action->args[0],
                           setup->sides[side].offset + (guint) action->args[1]);
}

static void
put_edges (JsonBuilder *builder, const AciesAction *action)
{
  json_builder_set_member_name (builder, "edges");
  json_builder_begin_array (builder);
  for (guint i = 0; i < 2; i++)
    json_builder_add_string_value (builder, acies_name_of (dba_edge_names, action->args[i]));
  json_builder_end_array (builder);
}

static void
put_contact (JsonBuilder *builder, const DbaSetup *setup, const DbaPath *path)
{
  json_builder_set_member_name (builder, "contact");
  json_builder_begin_object (builder);
  dba_json_put_id (builder, "by", setup, path->contact_by);
  dba_json_put_id (builder, "enemy", setup, path->contact_enemy);
  acies_json_put_string (builder, "edge", acies_name_of (tt_edge_names, path->contact_edge));
  json_builder_end_object (builder);
}

static void
put_move (JsonBuilder *builder, const DbaSetup *setup, const DbaState *state, guint side,
          const AciesAction *action)
{
  DbaPathNames names;
  DbaPath      path;

  dba_json_path_names (setup, state, &names);
  dba_path_unpack (setup, action, side, &path);
  json_builder_set_member_name (builder, "elements");
  json_builder_begin_array (builder);
  for (guint i = 0; i < path.n_elements; i++)
    json_builder_add_string_value (builder, setup->units[path.elements[i]].id);
  json_builder_end_array (builder);

  tt_json_put_path (builder, &names.names, &path.path);
  if (path.by_road)
    acies_json_put_string (builder, "mode", "road");
  if (path.bonus_points > 0)
    acies_json_put_int (builder, "bonus-points", path.bonus_points);
  if (path.contact_by != DBA_NOBODY)
    put_contact (builder, setup, &path);
}

static void
put_shot (JsonBuilder *builder, const DbaSetup *setup, guint side, const AciesAction *action)
{
  const guint own = setup->sides[side].offset;

  dba_json_put_id (builder, "shooter", setup, own + acies_units_first (action->units));
  if (action->args[1] != 0 || action->args[2] != 0)
    {
      json_builder_set_member_name (builder, "aiding");
      json_builder_begin_array (builder);
      for (guint i = 1; i <= 2; i++)
        if (action->args[i] != 0)
          {
            const guint aid = own + (guint) action->args[i] - 1;

            json_builder_add_string_value (builder, setup->units[aid].id);
          }
      json_builder_end_array (builder);
    }
  dba_json_put_id (builder, "target", setup, setup->sides[1 - side].offset + (guint) action->args[0]);
}

static void
put_fight (JsonBuilder *builder, const DbaSetup *setup, const DbaState *state, guint side,
           const AciesAction *action)
{
  const guint camp = dba_json_camp_of_pair (setup, state, action);
  const char *keys[] = { "a", "b" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      const guint offset = setup->sides[i == 0 ? side : 1 - side].offset;

      dba_json_put_id (builder, keys[i], setup,
                       action->args[i] < 0 ? camp : offset + (guint) action->args[i]);
    }
}

static void
put_members (JsonBuilder *builder, const DbaSetup *setup, const DbaState *state,
             const AciesAction *action)
{
  const guint side = dba_json_side (setup, state);

  switch ((DbaActionKind) action->kind)
    {
    case DBA_BEGIN:
    case DBA_END_MOVES:
    case DBA_END_SHOOTING:
      break;
    case DBA_CHOOSE_TERRAIN:
      acies_json_put_int (builder, "board", action->args[0]);
      acies_json_put_string (builder, "first-edge", acies_name_of (dba_edge_names, action->args[1]));
      break;
    case DBA_ASSIGN_EDGES:
      put_edges (builder, action);
      break;
    case DBA_PLACE_CAMP:
      tt_json_put_units (builder, "offset", action->words[0]);
      break;
    case DBA_DEPLOY:
      put_placements (builder, setup, side, action);
      break;
    case DBA_MOVE:
    case DBA_BREAK_OFF:
      put_move (builder, setup, state, side, action);
      break;
    case DBA_LEAVE_CAMP:
    case DBA_ENTER_CAMP:
      dba_json_put_id (builder, "element", setup,
                       setup->sides[side].offset + acies_units_first (action->units));
      break;
    case DBA_SHOOT:
      put_shot (builder, setup, side, action);
      break;
    case DBA_FIGHT:
      put_fight (builder, setup, state, side, action);
      break;
    case DBA_N_ACTIONS:
    default:
      g_return_if_reached ();
    }
}

void
dba_action_write (const AciesSetup *setup, const AciesState *state, const AciesAction *action,
                  JsonBuilder *builder)
{
  json_builder_begin_object (builder);
  acies_json_put_string (builder, "kind", acies_name_of (dba_action_names, action->kind));
  put_members (builder, DBA_SETUP (setup), DBA_STATE (state), action);
  json_builder_end_object (builder);
}

void
dba_decision_write (const AciesSetup *setup, const AciesState *state, JsonBuilder *builder)
{
  AciesDecision decision;

  dba_decision (setup, state, &decision);
  if (decision.over)
    {
      json_builder_add_null_value (builder);
      return;
    }

  json_builder_begin_object (builder);
  acies_json_put_string (builder, "kind", acies_name_of (dba_decision_names, decision.kind));
  dba_json_put_side (builder, "side", DBA_SETUP (setup), decision.side);
  json_builder_end_object (builder);
}
