/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-record-parts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const AciesName deployment_names[] = {
  { "free", FALSE },
  { "historical", TRUE },
  { NULL, 0 },
};

static const AciesName undo_names[] = {
  { "free", ACIES_UNDO_FREE },
  { "strict", ACIES_UNDO_STRICT },
  { NULL, 0 },
};

static const AciesName dice_names[] = {
  { "drawn", ACIES_DICE_DRAWN },
  { "entered", ACIES_DICE_ENTERED },
  { NULL, 0 },
};

static const AciesName player_kind_names[] = {
  { "human", ACIES_PLAYER_HUMAN },
  { "computer", ACIES_PLAYER_COMPUTER },
  { NULL, 0 },
};

static const char *const option_keys[] = { "deployment", "undo", "dice", "start-dice", NULL };
static const char *const player_keys[] = { "kind", "level", "name", NULL };

void
acies_record_write_dice (JsonBuilder *builder, const guint8 *dice, guint n_dice)
{
  json_builder_begin_array (builder);
  for (guint i = 0; i < n_dice; i++)
    json_builder_add_int_value (builder, dice[i]);
  json_builder_end_array (builder);
}

gboolean
acies_record_read_dice (const AciesJsonCursor *at,
                        const char            *key,
                        guint8                *dice,
                        guint                 *n_dice,
                        AciesProblems         *problems)
{
  AciesJsonCursor list;

  if (!acies_json_read_array (at, key, ACIES_MAX_FORCED_DICE, &list, problems))
    return FALSE;

  *n_dice = acies_json_length (&list);
  for (guint i = 0; i < *n_dice; i++)
    {
      const AciesJsonCursor item = acies_json_element (&list, i);
      gint64                value = 0;

      if (JSON_NODE_HOLDS_VALUE (item.node) && json_node_get_value_type (item.node) == G_TYPE_INT64)
        value = json_node_get_int (item.node);
      if (value < 1 || value > 6)
        {
          acies_json_complain (&item, problems, NULL, _("A die shows a whole number from 1 to 6."));
          return FALSE;
        }
      dice[i] = (guint8) value;
    }

  return TRUE;
}

void
acies_record_write_options (JsonBuilder *builder, const AciesGameOptions *options)
{
  json_builder_begin_object (builder);
  acies_json_put_string (builder, "deployment",
                         acies_name_of (deployment_names, options->start.historical));
  acies_json_put_string (builder, "undo", acies_name_of (undo_names, options->undo));
  if (options->dice != ACIES_DICE_DRAWN)
    acies_json_put_string (builder, "dice", acies_name_of (dice_names, options->dice));
  if (options->start.n_dice > 0)
    {
      json_builder_set_member_name (builder, "start-dice");
      acies_record_write_dice (builder, options->start.dice, options->start.n_dice);
    }
  json_builder_end_object (builder);
}

/* The dice that fell before the first decision, if any were entered. */
static gboolean
read_start_dice (const AciesJsonCursor *at, AciesStart *start, AciesProblems *problems)
{
  const AciesJsonCursor list = acies_json_member (at, "start-dice");
  guint8                dice[ACIES_MAX_FORCED_DICE];
  guint                 n_dice;

  if (!acies_json_exists (&list))
    return TRUE;
  if (!acies_record_read_dice (at, "start-dice", dice, &n_dice, problems))
    return FALSE;
  if (n_dice > ACIES_MAX_START_DICE)
    {
      acies_json_complain (&list, problems, NULL,
                           /* Translators: %1$u and %2$u are numbers of dice. */
                           _("There are %1$u dice; at most %2$u fall before the first decision."),
                           n_dice, (guint) ACIES_MAX_START_DICE);
      return FALSE;
    }

  start->n_dice = (guint8) n_dice;
  memcpy (start->dice, dice, n_dice);

  return TRUE;
}

gboolean
acies_record_read_options (const AciesJsonCursor *at,
                           const char            *key,
                           AciesGameOptions      *options,
                           AciesProblems         *problems)
{
  AciesJsonCursor own = acies_json_member (at, key);
  int             historical = options->start.historical;
  int             undo = (int) options->undo;
  int             dice = (int) options->dice;

  if (!acies_json_exists (&own))
    return TRUE;
  if (!acies_json_read_object (at, key, &own, problems))
    return FALSE;

  acies_json_warn_unknown (&own, option_keys, problems);
  if (!acies_json_read_enum_or (&own, "deployment", deployment_names, &historical, problems) ||
      !acies_json_read_enum_or (&own, "undo", undo_names, &undo, problems) ||
      !acies_json_read_enum_or (&own, "dice", dice_names, &dice, problems) ||
      !read_start_dice (&own, &options->start, problems))
    return FALSE;

  options->start.historical = historical;
  options->undo = (AciesUndoPolicy) undo;
  options->dice = (AciesDiceSource) dice;

  return TRUE;
}

void
acies_record_write_players (JsonBuilder *builder, AciesGame *game)
{
  AciesScenario *scenario = acies_game_get_scenario (game);

  json_builder_begin_object (builder);
  for (guint side = 0; side < acies_scenario_get_n_sides (scenario); side++)
    {
      const AciesPlayer *player = acies_game_get_player (game, side);

      json_builder_set_member_name (builder, acies_scenario_get_side_id (scenario, side));
      json_builder_begin_object (builder);
      acies_json_put_string (builder, "kind", acies_name_of (player_kind_names, player->kind));
      acies_json_put_string (builder, "level", player->level);
      acies_json_put_string (builder, "name", player->name);
      json_builder_end_object (builder);
    }
  json_builder_end_object (builder);
}

static gboolean
read_player (const AciesJsonCursor *at, AciesPlayer *player, AciesProblems *problems)
{
  int kind = ACIES_PLAYER_HUMAN;

  acies_json_warn_unknown (at, player_keys, problems);
  if (!acies_json_read_enum (at, "kind", player_kind_names, &kind, problems) ||
      !acies_json_read_string_or (at, "level", (const char **) &player->level, problems) ||
      !acies_json_read_string_or (at, "name", (const char **) &player->name, problems))
    return FALSE;

  player->kind = (AciesPlayerKind) kind;

  return TRUE;
}

gboolean
acies_record_read_players (const AciesJsonCursor *at,
                           const char            *key,
                           AciesGame             *game,
                           AciesProblems         *problems)
{
  AciesScenario  *scenario = acies_game_get_scenario (game);
  AciesJsonCursor players = acies_json_member (at, key);

  if (!acies_json_exists (&players))
    return TRUE;
  if (!acies_json_read_object (at, key, &players, problems))
    return FALSE;

  for (guint side = 0; side < acies_scenario_get_n_sides (scenario); side++)
    {
      const char     *id = acies_scenario_get_side_id (scenario, side);
      AciesJsonCursor own = acies_json_member (&players, id);
      AciesPlayer     player = { 0 };

      if (!acies_json_exists (&own))
        continue;
      if (!acies_json_read_object (&players, id, &own, problems) ||
          !read_player (&own, &player, problems))
        return FALSE;

      acies_game_set_player (game, side, &player);
    }

  return TRUE;
}
