/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-record.h"

#include "engine/core/acies-campaign-links.h"
#include "engine/core/acies-error.h"
#include "engine/core/acies-format.h"
#include "engine/core/acies-record-parts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *const record_keys[] = {
  "format", "version", "scenario", "options", "seed", "players",
  "actions", "forced", "hashes", "concession", "result", "saved", NULL
};
static const char *const forced_keys[] = { "step", "dice", NULL };

/* ---- Writing ---- */

JsonNode *
acies_record_write_action (AciesGame *game, guint step)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  acies_game_get_ruleset (game)->action_write (acies_game_get_setup (game),
                                               acies_game_get_step_before (game, step),
                                               acies_game_get_step_action (game, step), builder);

  return json_builder_get_root (builder);
}

static void
write_actions (JsonBuilder *builder, AciesGame *game)
{
  json_builder_set_member_name (builder, "actions");
  json_builder_begin_array (builder);
  for (guint step = 0; step < acies_game_get_n_steps (game); step++)
    json_builder_add_value (builder, acies_record_write_action (game, step));
  json_builder_end_array (builder);
}

static void
write_forced (JsonBuilder *builder, AciesGame *game)
{
  json_builder_set_member_name (builder, "forced");
  json_builder_begin_array (builder);
  for (guint step = 0; step <= acies_game_get_n_steps (game); step++)
    {
      const guint8 *dice;
      guint         n_dice;

      if (!acies_game_get_step_forced (game, step, &dice, &n_dice))
        continue;

      json_builder_begin_object (builder);
      acies_json_put_int (builder, "step", step);
      json_builder_set_member_name (builder, "dice");
      acies_record_write_dice (builder, dice, n_dice);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
hash_to_text (guint64 hash, char text[17])
{
  g_snprintf (text, 17, "%016" G_GINT64_MODIFIER "x", hash);
}

static void
write_hashes (JsonBuilder *builder, AciesGame *game)
{
  json_builder_set_member_name (builder, "hashes");
  json_builder_begin_array (builder);
  for (guint step = 0; step < acies_game_get_n_steps (game); step++)
    {
      const guint64 hash = acies_game_get_step_hash (game, step);
      char          text[17];

      hash_to_text (hash, text);
      json_builder_add_string_value (builder, text);
    }
  json_builder_end_array (builder);
}

/* The rules' result, but for its reason where the players have ended the battle. */
static JsonNode *
create_result (AciesGame *game)
{
  const AciesConcession  *concession = acies_game_get_concession (game);
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  AciesOutcome            outcome;
  JsonNode               *root;

  acies_game_get_outcome (game, &outcome);
  acies_game_get_ruleset (game)->outcome_write (acies_game_get_setup (game), &outcome, builder);
  root = json_builder_get_root (builder);
  if (concession->kind != ACIES_CONCESSION_NONE)
    json_object_set_string_member (json_node_get_object (root), "reason",
                                   acies_concession_name (concession));

  return root;
}

static void
write_result (JsonBuilder *builder, AciesGame *game)
{
  json_builder_set_member_name (builder, "result");
  if (!acies_game_is_over (game))
    {
      json_builder_add_null_value (builder);
      return;
    }

  json_builder_add_value (builder, create_result (game));
}

static void
write_unknown (JsonBuilder *builder, AciesGame *game)
{
  JsonObject      *unknown = acies_game_get_unknown (game);
  g_autoptr (GList) keys = unknown != NULL ? json_object_get_members (unknown) : NULL;

  for (GList *l = keys; l != NULL; l = l->next)
    {
      json_builder_set_member_name (builder, l->data);
      json_builder_add_value (builder, json_object_dup_member (unknown, l->data));
    }
}

JsonNode *
acies_record_write (AciesGame *game)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (GDateTime)   now = g_date_time_new_now_utc ();
  g_autofree char        *saved = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
  g_autofree char        *seed = NULL;
  AciesScenario          *scenario = acies_game_get_scenario (game);

  seed = g_strdup_printf ("%" G_GUINT64_FORMAT, acies_game_get_seed (game));
  json_builder_begin_object (builder);
  acies_json_put_string (builder, "format", acies_format_name (ACIES_FORMAT_GAME));
  acies_json_put_int (builder, "version", ACIES_FORMAT_VERSION);
  json_builder_set_member_name (builder, "scenario");
  json_builder_add_value (builder, acies_json_copy (acies_scenario_get_root (scenario)));
  json_builder_set_member_name (builder, "options");
  acies_record_write_options (builder, acies_game_get_options (game));
  acies_json_put_string (builder, "seed", seed);
  json_builder_set_member_name (builder, "players");
  acies_record_write_players (builder, game);
  write_actions (builder, game);
  write_forced (builder, game);
  write_hashes (builder, game);
  if (acies_game_get_concession (game)->kind != ACIES_CONCESSION_NONE)
    {
      json_builder_set_member_name (builder, "concession");
      acies_concession_write (acies_game_get_concession (game), scenario, builder);
    }
  write_result (builder, game);
  acies_json_put_string (builder, "saved", saved);
  write_unknown (builder, game);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

/* ---- Reading ---- */

/* A record whose envelope has been read. Cursors point into its tree. */
typedef struct
{
  AciesJsonCursor  root, actions, hashes, forced;
  AciesScenario   *scenario;
  AciesGameOptions options;
  guint64          seed;
} Record;

static void
read_seed (const AciesJsonCursor *root, guint64 *seed, AciesProblems *problems)
{
  const AciesJsonCursor at = acies_json_member (root, "seed");
  const char           *text = NULL;

  if (acies_json_read_string (root, "seed", &text, problems) &&
      !g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL))
    acies_json_complain (&at, problems, NULL,
                         _("“%s” is not a whole number from 0 to 18446744073709551615."), text);
}

static void
read_lists (Record *record, AciesProblems *problems)
{
  const AciesJsonCursor *root = &record->root;

  acies_json_read_array (root, "actions", ACIES_MAX_STEPS, &record->actions, problems);

  record->hashes = acies_json_member (root, "hashes");
  if (acies_json_exists (&record->hashes) &&
      acies_json_read_array (root, "hashes", ACIES_MAX_STEPS, &record->hashes, problems) &&
      acies_json_length (&record->hashes) != acies_json_length (&record->actions))
    acies_json_complain (&record->hashes, problems, NULL,
                         /* Translators: %1$u and %2$u are numbers of entries. */
                         _("There are %1$u entries, but %2$u actions; there must be one for each, "
                           "or the list left out."),
                         acies_json_length (&record->hashes), acies_json_length (&record->actions));

  record->forced = acies_json_member (root, "forced");
  if (acies_json_exists (&record->forced))
    acies_json_read_array (root, "forced", ACIES_MAX_STEPS + 1, &record->forced, problems);
}

static void
record_clear (Record *record)
{
  g_clear_pointer (&record->scenario, acies_scenario_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Record, record_clear)

static gboolean
record_open (Record *record, JsonNode *node, AciesProblems *problems, GError **error)
{
  AciesJsonCursor scenario;

  record->root = acies_json_root (node);
  if (!acies_format_check (&record->root, ACIES_FORMAT_GAME, problems, error))
    return FALSE;

  acies_json_warn_unknown (&record->root, record_keys, problems);
  acies_record_read_options (&record->root, "options", &record->options, problems);
  read_seed (&record->root, &record->seed, problems);
  read_lists (record, problems);
  acies_json_read_object (&record->root, "scenario", &scenario, problems);
  if (acies_problems_has_errors (problems))
    return acies_problems_to_error (problems, error);

  record->scenario = acies_scenario_new_embedded (&scenario, problems, error);

  return record->scenario != NULL;
}

static void
keep_unknown (AciesGame *game, JsonNode *root)
{
  JsonObject            *object = json_node_get_object (root);
  g_autoptr (JsonObject) unknown = json_object_new ();
  g_autoptr (GList)      keys = json_object_get_members (object);

  for (GList *l = keys; l != NULL; l = l->next)
    if (!g_strv_contains (record_keys, l->data))
      json_object_set_member (unknown, l->data, json_object_dup_member (object, l->data));

  if (json_object_get_size (unknown) > 0)
    acies_game_set_unknown (game, unknown);
}

static void
set_record_error (GError **error, guint number, const char *message, const char *clause)
{
  if (clause != NULL)
    g_set_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_RECORD,
                 /* Translators: %1$u numbers an action, %2$s is a sentence, %3$s a clause. */
                 _("Action %1$u cannot be played: %2$s [%3$s]"), number, message, clause);
  else
    g_set_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_RECORD,
                 /* Translators: %1$u numbers an action, %2$s is a sentence. */
                 _("Action %1$u cannot be played: %2$s"), number, message);
}

gboolean
acies_record_play (AciesGame *game, const AciesJsonCursor *at, guint number, GError **error)
{
  const AciesRuleset       *ruleset = acies_game_get_ruleset (game);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError)        refusal = NULL;
  AciesAction               action = { 0 };

  if (acies_game_is_over (game))
    {
      set_record_error (error, number, _("The battle is over."), NULL);
      return FALSE;
    }

  if (!ruleset->action_read (acies_game_get_setup (game), acies_game_get_state (game),
                             at, &action, problems))
    {
      const AciesProblem *problem = acies_problems_first_error (problems);
      g_autofree char    *text = NULL;

      if (problem != NULL)
        text = acies_problem_to_string (problem);
      set_record_error (error, number, text != NULL ? text : "", NULL);
      return FALSE;
    }

  if (!acies_game_act (game, &action, &refusal))
    {
      set_record_error (error, number, refusal->message,
                        ruleset->refusal_clause (acies_game_get_refusal (game)));
      return FALSE;
    }

  return TRUE;
}

static gboolean
check_hash (AciesGame *game, const AciesJsonCursor *at, guint step, GError **error)
{
  const guint64 hash = acies_game_get_step_hash (game, step);
  const char   *text = acies_json_text (at->node);
  char          found[17];
  guint64       wanted;

  if (text == NULL || strlen (text) != 16 ||
      !g_ascii_string_to_unsigned (text, 16, 0, G_MAXUINT64, &wanted, NULL))
    {
      set_record_error (error, step + 1,
                        _("Its entry in “hashes” is not a text of 16 hexadecimal digits."),
                        NULL);
      return FALSE;
    }

  if (wanted == hash)
    return TRUE;

  hash_to_text (hash, found);
  g_set_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_RECORD,
               /* Translators: %1$u numbers an action, %2$s and %3$s are check sums. */
               _("Action %1$u leads to another position than the record says "
                 "(%2$s expected, %3$s found)."),
               step + 1, text, found);

  return FALSE;
}

/* Hands in the dice that were forced after @step actions, if any; @next is their place in the list. */
static gboolean
force_dice (AciesGame     *game,
            const Record  *record,
            guint          step,
            guint         *next,
            AciesProblems *problems)
{
  const AciesJsonCursor at = acies_json_element (&record->forced, *next);
  const guint           n_actions = acies_json_length (&record->actions);
  guint8                dice[ACIES_MAX_FORCED_DICE];
  guint                 n_dice;
  int                   when;

  if (*next >= acies_json_length (&record->forced))
    return TRUE;
  if (!acies_json_read_int (&at, "step", (int) step, (int) n_actions, &when, problems))
    return FALSE;
  if (when != (int) step)
    return TRUE;

  *next += 1;
  acies_json_warn_unknown (&at, forced_keys, problems);

  return acies_record_read_dice (&at, "dice", dice, &n_dice, problems) &&
         acies_game_force_dice (game, dice, n_dice);
}

/* Plays the first @n_wanted actions in @game; the number of those that could be played. */
static guint
record_replay (const Record  *record,
               AciesGame     *game,
               guint          n_wanted,
               AciesProblems *problems,
               GError       **error)
{
  const gboolean hashed = acies_json_exists (&record->hashes);
  guint          next_forced = 0;

  for (guint step = 0; step < n_wanted; step++)
    {
      const AciesJsonCursor action = acies_json_element (&record->actions, step);
      const AciesJsonCursor hash = acies_json_element (&record->hashes, step);

      if (!force_dice (game, record, step, &next_forced, problems))
        {
          acies_problems_to_error (problems, error);
          return step;
        }
      if (!acies_record_play (game, &action, step + 1, error) ||
          (hashed && !check_hash (game, &hash, step, error)))
        return step;
    }

  if (!force_dice (game, record, n_wanted, &next_forced, problems))
    acies_problems_to_error (problems, error);

  return n_wanted;
}

/* How the players ended it, if they did; a battle that the rules have ended needs none. */
static gboolean
read_concession (const Record *record, AciesGame *game, AciesProblems *problems)
{
  const AciesJsonCursor at = acies_json_member (&record->root, "concession");
  AciesConcession       concession = { ACIES_CONCESSION_NONE, ACIES_NO_SIDE };

  if (!acies_concession_read (&concession, record->scenario, &record->root, "concession", problems))
    return FALSE;
  if (concession.kind == ACIES_CONCESSION_NONE || acies_game_concede (game, &concession, NULL))
    return TRUE;

  acies_json_complain (&at, problems, NULL, _("The battle is over."));
  return FALSE;
}

AciesGame *
acies_record_read (JsonNode *root, int upto, AciesProblems *problems, GError **error)
{
  g_auto (Record)           record = { 0 };
  g_autoptr (AciesProblems) own = acies_problems_new ();
  g_autoptr (AciesGame)     game = NULL;
  g_autoptr (GError)        fault = NULL;
  guint                     n_wanted;

  if (problems == NULL)
    problems = own;
  if (!record_open (&record, root, problems, error))
    return NULL;

  game = acies_game_new (record.scenario, &record.options, record.seed);
  if (!acies_record_read_players (&record.root, "players", game, problems))
    {
      acies_problems_to_error (problems, error);
      return NULL;
    }

  n_wanted = acies_json_length (&record.actions);
  if (upto >= 0)
    n_wanted = MIN (n_wanted, (guint) upto);
  record_replay (&record, game, n_wanted, problems, &fault);
  if (fault != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&fault));
      return NULL;
    }
  if (n_wanted == acies_json_length (&record.actions) && !read_concession (&record, game, problems))
    {
      acies_problems_to_error (problems, error);
      return NULL;
    }
  keep_unknown (game, root);

  return g_steal_pointer (&game);
}

guint
acies_record_count_good (JsonNode *root)
{
  g_auto (Record)           record = { 0 };
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (AciesGame)     game = NULL;

  if (!record_open (&record, root, problems, NULL))
    return 0;

  game = acies_game_new (record.scenario, &record.options, record.seed);

  return record_replay (&record, game, acies_json_length (&record.actions), problems, NULL);
}

/* ---- Games ---- */

JsonNode *
acies_game_to_json (AciesGame *self)
{
  g_return_val_if_fail (ACIES_IS_GAME (self), NULL);

  return acies_record_write (self);
}

AciesGame *
acies_game_from_json (JsonNode *root, int upto, AciesProblems *problems, GError **error)
{
  g_return_val_if_fail (root != NULL, NULL);

  return acies_record_read (root, upto, problems, error);
}

guint
acies_game_count_good (JsonNode *root)
{
  g_return_val_if_fail (root != NULL, 0);

  return acies_record_count_good (root);
}

gboolean
acies_game_save (AciesGame *self, GFile *file, GError **error)
{
  g_autoptr (JsonNode) root = NULL;

  g_return_val_if_fail (ACIES_IS_GAME (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  root = acies_record_write (self);

  return acies_json_save (root, file, error);
}

AciesGame *
acies_game_load (GFile *file, AciesProblems *problems, GError **error)
{
  g_autoptr (JsonNode)  root = NULL;
  g_autoptr (AciesGame) game = NULL;
  g_autofree char      *name = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  root = acies_json_load (file, error);
  if (root == NULL)
    return NULL;

  game = acies_record_read (root, -1, problems, error);
  if (game != NULL && !acies_campaign_check_links (game, file, problems, error))
    g_clear_object (&game);
  if (game == NULL)
    {
      name = g_file_get_parse_name (file);
      g_prefix_error (error, "%s: ", name);
    }

  return g_steal_pointer (&game);
}
