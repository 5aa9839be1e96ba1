/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/ai/acies-balance-run.h"

#include "engine/core/acies-json.h"

#include <glib/gi18n-lib.h>

#define FORMAT     "acies-balance"
#define VERSION    2
#define MOST_GAMES 1000000
#define MOST       1000000000

static const AciesName format_names[] = { { FORMAT, 0 }, { NULL } };

AciesBalanceRun *
acies_balance_run_new (const char                   *revision,
                       const AciesSimulationOptions *options,
                       AciesSimulationGame          *games)
{
  AciesBalanceRun *self = g_new0 (AciesBalanceRun, 1);

  self->revision = g_strdup (revision);
  self->options = *options;
  self->games = games;

  return self;
}

void
acies_balance_run_free (AciesBalanceRun *self)
{
  if (self == NULL)
    return;

  g_free (self->revision);
  g_free (self->games);
  g_free (self);
}

/* Battles that did not come to an end are left out; the number tells which one it was. */
static void
write_games (const AciesBalanceRun *self, JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "battles");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->options.n_games; i++)
    {
      const AciesSimulationGame *game = &self->games[i];

      if (!game->finished)
        continue;
      json_builder_begin_object (builder);
      acies_json_put_int (builder, "index", i);
      acies_json_put_int (builder, "winner", game->winner);
      acies_json_put_int (builder, "level", game->level);
      acies_json_put_int (builder, "margin", game->margin);
      acies_json_put_int (builder, "turns", game->turns);
      acies_json_put_int (builder, "first-break", game->first_break);
      acies_json_put_int (builder, "decisions", game->decisions);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

JsonNode *
acies_balance_run_to_json (const AciesBalanceRun *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autofree char        *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, self->options.seed);

  json_builder_begin_object (builder);
  acies_json_put_string (builder, "format", FORMAT);
  acies_json_put_int (builder, "version", VERSION);
  acies_json_put_string (builder, "revision", self->revision);
  acies_json_put_int (builder, "games", self->options.n_games);
  acies_json_put_string (builder, "ai1", acies_ai_level_name (self->options.ai[0]));
  acies_json_put_string (builder, "ai2", acies_ai_level_name (self->options.ai[1]));
  acies_json_put_bool (builder, "historical", self->options.start.historical);
  acies_json_put_string (builder, "seed", seed);
  write_games (self, builder);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

static gboolean
read_level (const AciesJsonCursor *root, const char *key, AciesAiLevel *level,
            AciesProblems *problems)
{
  const char *name = NULL;

  if (!acies_json_read_string (root, key, &name, problems))
    return FALSE;
  if (acies_ai_level_find (name, level))
    return TRUE;

  acies_problems_add (problems, ACIES_SEVERITY_ERROR, key, NULL, _("“%s” is no computer player of this version"), name);
  return FALSE;
}

static gboolean
read_seed (const AciesJsonCursor *root, guint64 *seed, AciesProblems *problems)
{
  const char *text = NULL;

  if (!acies_json_read_string (root, "seed", &text, problems))
    return FALSE;
  if (g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL))
    return TRUE;

  acies_problems_add (problems, ACIES_SEVERITY_ERROR, "seed", NULL, _("“%s” is no whole number"), text);
  return FALSE;
}

static gboolean
read_options (AciesBalanceRun *self, const AciesJsonCursor *root, AciesProblems *problems)
{
  int         format, version, n_games;
  const char *revision = NULL;

  if (!acies_json_read_enum (root, "format", format_names, &format, problems) ||
      !acies_json_read_int (root, "version", VERSION, VERSION, &version, problems) ||
      !acies_json_read_string (root, "revision", &revision, problems) ||
      !acies_json_read_int (root, "games", 1, MOST_GAMES, &n_games, problems) ||
      !read_level (root, "ai1", &self->options.ai[0], problems) ||
      !read_level (root, "ai2", &self->options.ai[1], problems) ||
      !acies_json_read_bool (root, "historical", &self->options.start.historical, problems) ||
      !read_seed (root, &self->options.seed, problems))
    return FALSE;

  self->revision = g_strdup (revision);
  self->options.n_games = (guint) n_games;
  self->games = g_new0 (AciesSimulationGame, self->options.n_games);
  for (guint i = 0; i < self->options.n_games; i++)
    self->games[i].winner = ACIES_NO_SIDE;

  return TRUE;
}

static gboolean
read_game (AciesBalanceRun *self, const AciesJsonCursor *at, AciesProblems *problems)
{
  AciesSimulationGame *game = NULL;
  int                  index, winner, level, margin, turns, first_break, decisions;

  if (!acies_json_read_int (at, "index", 0, (int) self->options.n_games - 1, &index, problems) ||
      !acies_json_read_int (at, "winner", ACIES_NO_SIDE, 1, &winner, problems) ||
      !acies_json_read_int (at, "level", 0, ACIES_BALANCE_MAX_LEVELS - 1, &level, problems) ||
      !acies_json_read_int (at, "margin", -MOST, MOST, &margin, problems) ||
      !acies_json_read_int (at, "turns", 0, G_MAXUINT16, &turns, problems) ||
      !acies_json_read_int (at, "first-break", 0, G_MAXUINT16, &first_break, problems) ||
      !acies_json_read_int (at, "decisions", 0, MOST, &decisions, problems))
    return FALSE;

  game = &self->games[index];
  *game = (AciesSimulationGame){
    (gint8) winner, (guint8) level, (guint16) turns, margin, (guint32) decisions,
    (guint16) first_break, TRUE
  };

  return TRUE;
}

AciesBalanceRun *
acies_balance_run_from_json (JsonNode *root, AciesProblems *problems)
{
  const AciesJsonCursor       at = acies_json_root (root);
  g_autoptr (AciesBalanceRun) self = g_new0 (AciesBalanceRun, 1);
  AciesJsonCursor             battles;

  if (!read_options (self, &at, problems) ||
      !acies_json_read_array (&at, "battles", self->options.n_games, &battles, problems))
    return NULL;

  for (guint i = 0; i < acies_json_length (&battles); i++)
    {
      const AciesJsonCursor battle = acies_json_element (&battles, i);

      if (!read_game (self, &battle, problems))
        return NULL;
    }

  return g_steal_pointer (&self);
}
