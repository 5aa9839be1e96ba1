/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/*
 * How many positions with one right answer the computer players solve, by rule system and level:
 *   bench-puzzles [--level NAME] [--verbose] FILE...
 *   bench-puzzles --check FILE...    only whether the files are sound: each position can be reached, each answer be given
 *
 * A file: {"format": "acies-puzzles", "version": 1, "ruleset": "dba", "puzzles": [...]}, each puzzle with
 *   id, why       what it is called, and why the answer is the right one
 *   scenario      a scenario, or the path of one from the folder of the file; it begins with seed 1
 *   dice          (optional) the first that fall
 *   actions       (optional) what is done before
 *   right         (optional) the right actions: all that a member names must be so in what is chosen, lists as far as they go
 *   plays         (optional) true: the computer plays on until it ends its turn or phase, or does not decide; one of its actions
 *                 must be right
 *   after         (optional) {"/units/a1/pinned": true, ...}: pointers into the state after it
 */

#include "config.h"

#include <math.h>
#include <string.h>

#include "engine/ai/acies-thinker.h"
#include "engine/core/acies-scenario.h"

#define MOST_STEPS 200
#define WITHIN     0.02  /* of numbers */

static char   **levels;
static gboolean only_checks, is_verbose;

static const GOptionEntry entries[] = {
  { "level", 'l', 0, G_OPTION_ARG_STRING_ARRAY, &levels, "A level of the computer; all if not given", "NAME" },
  { "verbose", 'v', 0, G_OPTION_ARG_NONE, &is_verbose, "Tell what is chosen, and what is not solved", NULL },
  { "check", 'c', 0, G_OPTION_ARG_NONE, &only_checks, "Only try whether the files are sound", NULL },
  { NULL },
};

typedef struct
{
  guint n, n_solved;
} Count;

/* One position and what is known of it. */
typedef struct
{
  const char          *id;
  AciesScenario       *scenario;
  const AciesRuleset  *ruleset;
  const AciesSetup    *setup;
  AciesState          *state;
  AciesJsonCursor      right, after;
  gboolean             plays;
} Puzzle;

/* ---- Comparing ---- */

static gboolean
is_within (JsonNode *found, JsonNode *wanted);

static gboolean
holds_members (JsonObject *found, JsonObject *wanted)
{
  JsonObjectIter iter;
  const char    *key;
  JsonNode      *value;

  json_object_iter_init (&iter, wanted);
  while (json_object_iter_next (&iter, &key, &value))
    if (!json_object_has_member (found, key) ||
        !is_within (json_object_get_member (found, key), value))
      return FALSE;

  return TRUE;
}

static gboolean
begins_with (JsonArray *found, JsonArray *wanted)
{
  if (json_array_get_length (wanted) > json_array_get_length (found))
    return FALSE;

  for (guint i = 0; i < json_array_get_length (wanted); i++)
    if (!is_within (json_array_get_element (found, i), json_array_get_element (wanted, i)))
      return FALSE;

  return TRUE;
}

static gboolean
is_number (JsonNode *node)
{
  return JSON_NODE_HOLDS_VALUE (node) &&
         (json_node_get_value_type (node) == G_TYPE_INT64 || json_node_get_value_type (node) == G_TYPE_DOUBLE);
}

/* Whether all that @wanted says is so in @found. */
static gboolean
is_within (JsonNode *found, JsonNode *wanted)
{
  if (JSON_NODE_HOLDS_OBJECT (found) && JSON_NODE_HOLDS_OBJECT (wanted))
    return holds_members (json_node_get_object (found), json_node_get_object (wanted));
  if (JSON_NODE_HOLDS_ARRAY (found) && JSON_NODE_HOLDS_ARRAY (wanted))
    return begins_with (json_node_get_array (found), json_node_get_array (wanted));
  if (is_number (found) && is_number (wanted))
    return fabs (json_node_get_double (found) - json_node_get_double (wanted)) <= WITHIN;

  return json_node_equal (found, wanted);
}

static JsonNode *
look_up (JsonNode *node, const char *pointer)
{
  g_auto (GStrv) keys = g_strsplit (pointer + 1, "/", -1);

  for (guint i = 0; keys[i] != NULL && node != NULL; i++)
    node = JSON_NODE_HOLDS_OBJECT (node) ? json_object_get_member (json_node_get_object (node), keys[i]) : NULL;

  return node;
}

static JsonNode *
write_action (const Puzzle *self, const AciesState *state, const AciesAction *action)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  self->ruleset->action_write (self->setup, state, action, builder);

  return json_builder_get_root (builder);
}

static gboolean
is_right (const Puzzle *self, const AciesState *state, const AciesAction *action)
{
  g_autoptr (JsonNode) node = write_action (self, state, action);

  if (!acies_json_exists (&self->right))
    return TRUE;
  for (guint i = 0; i < acies_json_length (&self->right); i++)
    {
      const AciesJsonCursor at = acies_json_element (&self->right, i);

      if (is_within (node, at.node))
        return TRUE;
    }

  return FALSE;
}

/* Whether the position is as it should be after the answer. */
static gboolean
is_as_wanted (const Puzzle *self, const AciesState *state)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode)    root = NULL;
  JsonObjectIter          iter;
  const char             *pointer;
  JsonNode               *wanted;

  if (!acies_json_exists (&self->after))
    return TRUE;

  self->ruleset->state_write (self->setup, state, builder);
  root = json_builder_get_root (builder);
  json_object_iter_init (&iter, json_node_get_object (self->after.node));
  while (json_object_iter_next (&iter, &pointer, &wanted))
    {
      JsonNode *found = look_up (root, pointer);

      if (found == NULL || !is_within (found, wanted))
        return FALSE;
    }

  return TRUE;
}

/* ---- Reading ---- */

static AciesScenario *
read_scenario (const AciesJsonCursor *at, GFile *folder, GError **error)
{
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GFile)         file = NULL;

  if (at->node != NULL && JSON_NODE_HOLDS_OBJECT (at->node))
    return acies_scenario_new_embedded (at, problems, error);
  if (acies_json_text (at->node) == NULL)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "no scenario");
      return NULL;
    }
  file = g_file_resolve_relative_path (folder, acies_json_text (at->node));

  return acies_scenario_load (file, problems, error);
}

/* Has the dice of the puzzle fall first. */
static gboolean
force_dice (Puzzle *self, const AciesJsonCursor *at, GError **error)
{
  guint8      values[ACIES_MAX_FORCED_DICE];
  const guint n = MIN (acies_json_length (at), ACIES_MAX_FORCED_DICE);

  for (guint i = 0; i < n; i++)
    {
      const AciesJsonCursor die = acies_json_element (at, i);

      values[i] = is_number (die.node) ? (guint8) json_node_get_int (die.node) : 0;
    }
  if (n == 0 || acies_dice_force (&self->state->dice, values, n))
    return TRUE;

  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "dice show one to six");

  return FALSE;
}

/* Plays what is done before the position. */
static gboolean
play_actions (Puzzle *self, const AciesJsonCursor *at, GError **error)
{
  for (guint i = 0; i < acies_json_length (at); i++)
    {
      const AciesJsonCursor     said = acies_json_element (at, i);
      g_autoptr (AciesProblems) problems = acies_problems_new ();
      AciesVerdict              verdict = { 0 };
      AciesAction               action = { 0 };

      if (!self->ruleset->action_read (self->setup, self->state, &said, &action, problems))
        {
          g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "%s", acies_problems_first_error (problems)->message);
          return FALSE;
        }
      if (!self->ruleset->check (self->setup, self->state, &action, &verdict))
        {
          acies_ruleset_set_refusal (self->ruleset, self->setup, &verdict, error);
          return FALSE;
        }
      self->ruleset->apply (self->setup, self->state, &action, NULL);
    }

  return TRUE;
}

static void
puzzle_clear (Puzzle *self)
{
  g_clear_pointer (&self->state, g_free);
  g_clear_pointer (&self->scenario, acies_scenario_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Puzzle, puzzle_clear)

static gboolean
read_puzzle (Puzzle *self, const AciesJsonCursor *at, GFile *folder, GError **error)
{
  const AciesJsonCursor id = acies_json_member (at, "id"), scenario = acies_json_member (at, "scenario");
  const AciesJsonCursor actions = acies_json_member (at, "actions"), plays = acies_json_member (at, "plays");
  const AciesJsonCursor why = acies_json_member (at, "why"), dice = acies_json_member (at, "dice");
  const AciesStart      start = { .historical = TRUE };

  self->id = acies_json_text (id.node);
  self->right = acies_json_member (at, "right");
  self->after = acies_json_member (at, "after");
  self->plays = acies_json_exists (&plays) && json_node_get_boolean (plays.node);
  if (self->id == NULL || acies_json_text (why.node) == NULL ||
      (!acies_json_exists (&self->right) && !acies_json_exists (&self->after)))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "an id, a reason and an answer are needed");
      return FALSE;
    }

  self->scenario = read_scenario (&scenario, folder, error);
  if (self->scenario == NULL)
    return FALSE;

  self->ruleset = acies_scenario_get_ruleset (self->scenario);
  self->setup = acies_scenario_get_setup (self->scenario);
  self->state = g_malloc0 (self->ruleset->state_size);
  self->ruleset->start (self->setup, &start, 1, self->state, NULL);

  return force_dice (self, &dice, error) && play_actions (self, &actions, error);
}

/* ---- Solving ---- */

/* Whether who decides in @now is still in the same turn as in the puzzle. */
static gboolean
goes_on (const Puzzle *self, const AciesState *now, const AciesDecision *first)
{
  AciesDecision decision;

  self->ruleset->decision (self->setup, now, &decision);

  return !decision.over && decision.side == first->side && decision.is_main == first->is_main;
}

static void
tell (const Puzzle *self, const AciesState *state, const AciesAction *action, AciesAiLevel level)
{
  g_autoptr (JsonNode) node = write_action (self, state, action);
  g_autofree char     *text = acies_json_to_line (node);

  g_print ("  %s, %s: %s\n", self->id, acies_ai_level_name (level), text);
}

static gboolean
solve (const Puzzle *self, AciesAiLevel level)
{
  g_autoptr (AciesThinker) thinker = acies_thinker_new (self->ruleset, self->setup, level);
  g_autofree AciesState   *state = g_memdup2 (self->state, self->ruleset->state_size);
  gboolean                 found = FALSE;
  AciesDecision            first;

  self->ruleset->decision (self->setup, state, &first);
  for (guint i = 0; i < MOST_STEPS && (i == 0 || (self->plays && goes_on (self, state, &first))); i++)
    {
      AciesActionView view;
      AciesAction     action;

      acies_thinker_choose (thinker, state, 1, NULL, &action);
      self->ruleset->view (self->setup, state, &action, &view);
      found = found || is_right (self, state, &action);
      if (is_verbose)
        tell (self, state, &action, level);
      self->ruleset->apply (self->setup, state, &action, NULL);
      if (view.flags & ACIES_ACTION_ENDS_TURN)
        break;
    }

  return found && is_as_wanted (self, state);
}

/* Whether something that is legal now is the answer; where more than one action is played that cannot be told. */
static gboolean
has_answer (const Puzzle *self)
{
  g_autofree AciesActionList *legal = g_new0 (AciesActionList, 1);
  g_autofree AciesState      *state = g_malloc0 (self->ruleset->state_size);

  if (self->plays)
    return TRUE;

  self->ruleset->legal (self->setup, self->state, legal);
  for (guint i = 0; i < legal->n; i++)
    {
      if (!is_right (self, self->state, &legal->items[i]))
        continue;
      memcpy (state, self->state, self->ruleset->state_size);
      self->ruleset->apply (self->setup, state, &legal->items[i], NULL);
      if (is_as_wanted (self, state))
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_wanted (AciesAiLevel level)
{
  return levels == NULL ? level != ACIES_AI_RANDOM
                        : g_strv_contains ((const char *const *) levels, acies_ai_level_name (level));
}

/* FALSE if a puzzle of the file is not sound. */
static gboolean
do_puzzles (const AciesJsonCursor *list, GFile *folder, Count *counts)
{
  gboolean sound = TRUE;

  for (guint i = 0; i < acies_json_length (list); i++)
    {
      const AciesJsonCursor at = acies_json_element (list, i);
      g_autoptr (GError)    error = NULL;
      g_auto (Puzzle)       puzzle = { 0 };

      if (!read_puzzle (&puzzle, &at, folder, &error) || !has_answer (&puzzle))
        {
          g_printerr ("puzzle %u, %s: %s\n", i + 1, puzzle.id, error != NULL ? error->message : "no legal action is right");
          sound = FALSE;
          continue;
        }
      for (AciesAiLevel level = ACIES_AI_RANDOM; !only_checks && level < ACIES_N_AI_LEVELS; level++)
        if (is_wanted (level))
          {
            const gboolean solved = solve (&puzzle, level);

            counts[level].n++;
            counts[level].n_solved += solved;
            if (is_verbose && !solved)
              g_print ("  not solved by %s\n", acies_ai_level_name (level));
          }
    }

  return sound;
}

static gboolean
do_file (const char *path)
{
  g_autoptr (GFile)    file = g_file_new_for_commandline_arg (path);
  g_autoptr (GFile)    folder = g_file_get_parent (file);
  g_autoptr (GError)   error = NULL;
  g_autoptr (JsonNode) root = acies_json_load (file, &error);
  AciesJsonCursor      at, list, ruleset, format;
  Count                counts[ACIES_N_AI_LEVELS] = { 0 };
  gboolean             sound;

  if (root == NULL)
    {
      g_printerr ("%s\n", error->message);
      return FALSE;
    }
  at = acies_json_root (root);
  format = acies_json_member (&at, "format");
  ruleset = acies_json_member (&at, "ruleset");
  list = acies_json_member (&at, "puzzles");
  if (g_strcmp0 (acies_json_text (format.node), "acies-puzzles") != 0 || acies_json_text (ruleset.node) == NULL)
    {
      g_printerr ("%s: no puzzles\n", path);
      return FALSE;
    }

  sound = do_puzzles (&list, folder, counts);
  g_print ("%s: %u puzzles\n", acies_json_text (ruleset.node), acies_json_length (&list));
  for (guint level = 0; level < ACIES_N_AI_LEVELS; level++)
    if (counts[level].n > 0)
      g_print ("  %-10s solves %u of %u\n", acies_ai_level_name ((AciesAiLevel) level), counts[level].n_solved,
               counts[level].n);

  return sound;
}

int
main (int argc, char *argv[])
{
  g_autoptr (GOptionContext) context = g_option_context_new ("FILE...");
  g_autoptr (GError)         error = NULL;
  gboolean                   sound = TRUE;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || argc < 2)
    {
      g_printerr ("bench-puzzles: %s\n", error != NULL ? error->message : "no file is given");
      return 2;
    }

  for (int i = 1; i < argc; i++)
    sound = do_file (argv[i]) && sound;
  g_strfreev (levels);

  return sound ? 0 : 1;
}
