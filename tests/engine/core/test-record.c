/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/core/acies-game.h"

#include <string.h>

#include "engine/core/acies-error.h"
#include "support/counting-ruleset.h"
#include "support/play-support.h"

static AciesGame *
game_new (void)
{
  static const guint8       dice[] = { 6, 5 };
  const AciesGameOptions    options = { .start.historical = TRUE, .undo = ACIES_UNDO_STRICT };
  char                      level[] = "standard", name[] = "Maharbal";
  const AciesPlayer         player = { ACIES_PLAYER_COMPUTER, level, name };
  g_autoptr (AciesScenario) scenario = counting_scenario_new ();
  AciesGame                *game = acies_game_new (scenario, &options, G_MAXUINT64);

  acies_game_set_player (game, 1, &player);
  play_random (game, 3, 6);
  acies_game_force_dice (game, dice, 2);
  play_random (game, 4, 10);

  return game;
}

static AciesGame *
reread (JsonNode *root, AciesProblems *problems, GError **error)
{
  g_autofree char     *text = acies_json_to_text (root);
  g_autoptr (JsonNode) again = acies_json_parse (text, strlen (text), error);

  return again != NULL ? acies_game_from_json (again, -1, problems, error) : NULL;
}

/* The text less its time of saving. */
static char *
text_of (AciesGame *game)
{
  g_autoptr (JsonNode) root = acies_game_to_json (game);

  json_object_remove_member (json_node_get_object (root), "saved");

  return acies_json_to_text (root);
}

/* Battles that their players ended are written, read and forked as such; no undo, however free, takes the end back. */
static void
test_concession (void)
{
  static const AciesConcession ends[] = { { ACIES_CONCESSION_RESIGNED, 0 }, { ACIES_CONCESSION_RESIGNED, 1 },
                                          { ACIES_CONCESSION_DRAW, ACIES_NO_SIDE } };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autoptr (AciesScenario) scenario = counting_scenario_new ();
      g_autoptr (AciesGame)     game = acies_game_new (scenario, NULL, 7);
      g_autoptr (AciesGame)     again = NULL;
      g_autoptr (JsonNode)      root = NULL;
      g_autoptr (GError)        error = NULL;
      g_autofree char          *reason = NULL;
      g_autofree char          *before = NULL;
      g_autofree char          *after = NULL;
      AciesOutcome              outcome;
      AciesAction               action;
      JsonObject               *result;

      play_random (game, 3, 4);
      action = acies_game_get_legal (game)->items[0];
      g_assert_true (acies_game_concede (game, &ends[i], &error));
      g_assert_no_error (error);
      g_assert_true (acies_game_is_over (game));
      g_assert_cmpuint (acies_game_get_legal (game)->n, ==, 0);
      g_assert_false (acies_game_act (game, &action, &error));
      g_assert_error (error, ACIES_RULE_ERROR, ACIES_RULE_ERROR_REFUSED);
      g_clear_error (&error);
      g_assert_false (acies_game_concede (game, &ends[0], NULL));
      acies_game_get_outcome (game, &outcome);
      g_assert_cmpint (outcome.winner, ==, ends[i].side == ACIES_NO_SIDE ? ACIES_NO_SIDE : 1 - ends[i].side);
      g_assert_true (outcome.over);

      root = acies_game_to_json (game);
      result = json_object_get_object_member (json_node_get_object (root), "result");
      g_assert_cmpstr (json_object_get_string_member (result, "reason"), ==, acies_concession_name (&ends[i]));
      again = reread (root, NULL, &error);
      g_assert_no_error (error);
      g_assert_true (acies_game_is_over (again));
      g_assert_cmpint (acies_game_get_concession (again)->kind, ==, ends[i].kind);
      g_assert_cmpint (acies_game_get_concession (again)->side, ==, ends[i].side);
      assert_same_position (game, again);

      {
        g_autoptr (AciesGame) fork = acies_game_fork (game, acies_game_get_n_steps (game));

        g_assert_true (acies_game_is_over (fork));
        g_assert_cmpint (acies_game_get_concession (fork)->kind, ==, ends[i].kind);
      }

      before = text_of (again);
      g_assert_false (acies_game_can_undo (again, &reason));
      g_assert_false (acies_game_undo (again, &error));
      g_assert_error (error, ACIES_RULE_ERROR, ACIES_RULE_ERROR_UNDO_BARRED);
      g_assert_cmpstr (error->message, ==, reason);
      g_assert_false (acies_game_can_redo (again));
      after = text_of (again);
      g_assert_cmpstr (before, ==, after);
    }
}

/* Where undo is strict the end stands too; a record that ends so twice, or names nobody, is refused. */
static void
test_concession_stands (void)
{
  const AciesConcession end = { ACIES_CONCESSION_RESIGNED, 0 };
  g_autoptr (AciesGame) game = game_new ();
  g_autoptr (JsonNode)  root = NULL;
  g_autoptr (GError)    error = NULL;
  JsonObject           *concession;

  g_assert_true (acies_game_concede (game, &end, NULL));
  g_assert_false (acies_game_undo (game, &error));
  g_assert_error (error, ACIES_RULE_ERROR, ACIES_RULE_ERROR_UNDO_BARRED);
  g_clear_error (&error);

  root = acies_game_to_json (game);
  concession = json_object_get_object_member (json_node_get_object (root), "concession");
  json_object_set_string_member (concession, "side", "nobody");
  g_assert_null (reread (root, NULL, &error));
  g_assert_nonnull (strstr (error->message, "concession.side"));
}

static void
test_round_trip (void)
{
  g_autoptr (AciesGame)     game = game_new ();
  g_autoptr (JsonNode)      root = acies_game_to_json (game);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError)        error = NULL;
  g_autoptr (AciesGame)     again = reread (root, problems, &error);
  g_autofree char          *text = text_of (game);
  g_autofree char          *text_again = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (acies_problems_size (problems), ==, 0);
  assert_same_position (game, again);
  text_again = text_of (again);
  g_assert_cmpstr (text, ==, text_again);
  g_assert_true (acies_game_get_options (again)->start.historical);
  g_assert_cmpint (acies_game_get_options (again)->undo, ==, ACIES_UNDO_STRICT);
  g_assert_cmpuint (acies_game_get_seed (again), ==, G_MAXUINT64);
  g_assert_cmpstr (acies_game_get_player (again, 1)->level, ==, "standard");
  g_assert_cmpstr (acies_game_get_player (again, 1)->name, ==, "Maharbal");
  g_assert_cmpint (acies_game_get_player (again, 0)->kind, ==, ACIES_PLAYER_HUMAN);
}

/* Dice that wait in the queue are not lost by saving. */
static void
test_waiting_dice (void)
{
  static const guint8   dice[] = { 1, 2, 3 };
  g_autoptr (AciesGame) game = game_new ();
  g_autoptr (JsonNode)  root = NULL;
  g_autoptr (AciesGame) again = NULL;

  acies_game_force_dice (game, dice, 3);
  root = acies_game_to_json (game);
  again = reread (root, NULL, NULL);
  g_assert_nonnull (again);
  assert_same_position (game, again);
}

static void
test_upto (void)
{
  g_autoptr (AciesGame) game = game_new ();
  g_autoptr (JsonNode)  root = acies_game_to_json (game);
  const gsize           size = acies_game_get_ruleset (game)->state_size;

  for (guint step = 0; step < acies_game_get_n_steps (game); step++)
    {
      g_autoptr (AciesGame) part = acies_game_from_json (root, (int) step, NULL, NULL);

      g_assert_cmpuint (acies_game_get_n_steps (part), ==, step);
      g_assert_cmpmem (acies_game_get_state (part), size, acies_game_get_step_before (game, step), size);
    }
}

static void
test_result (void)
{
  g_autoptr (AciesGame) game = game_new ();
  g_autoptr (JsonNode)  root = NULL;

  play_random (game, 1, 1000);
  g_assert_true (acies_game_is_over (game));
  root = acies_game_to_json (game);
  g_assert_true (JSON_NODE_HOLDS_OBJECT (json_object_get_member (json_node_get_object (root), "result")));
}

static void
test_unknown_keys (void)
{
  g_autoptr (AciesGame)     game = game_new ();
  g_autoptr (JsonNode)      root = acies_game_to_json (game), kept = NULL;
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (AciesGame)     again = NULL;

  json_object_set_string_member (json_node_get_object (root), "mood", "grim");
  again = reread (root, problems, NULL);
  g_assert_nonnull (again);
  g_assert_cmpuint (acies_problems_size (problems), ==, 1);
  g_assert_cmpint (acies_problems_get (problems, 0)->severity, ==, ACIES_SEVERITY_WARNING);
  g_assert_cmpstr (acies_problems_get (problems, 0)->path, ==, "mood");
  kept = acies_game_to_json (again);
  g_assert_cmpstr (json_object_get_string_member (json_node_get_object (kept), "mood"), ==, "grim");
}

static void
test_without_hashes (void)
{
  g_autoptr (AciesGame) game = game_new ();
  g_autoptr (JsonNode)  root = acies_game_to_json (game);
  g_autoptr (AciesGame) again = NULL;
  JsonObject           *object = json_node_get_object (root);

  json_object_remove_member (object, "hashes");
  json_object_remove_member (object, "players");
  json_object_remove_member (object, "result");
  json_object_remove_member (object, "saved");
  again = reread (root, NULL, NULL);
  g_assert_nonnull (again);
  assert_same_position (game, again);
}

/* A fault is put into the record of a good battle; the reader names the place. */
typedef struct
{
  const char    *name;
  void         (*spoil) (JsonObject *record);
  AciesFileError code;
  const char    *expected;  /* a part of the message */
  guint          n_good;
} Fault;

static void
spoil_format (JsonObject *record)
{
  json_object_set_string_member (record, "format", "acies-scenario");
}

static void
spoil_version (JsonObject *record)
{
  json_object_set_int_member (record, "version", 7);
}

static void
spoil_seed (JsonObject *record)
{
  json_object_set_string_member (record, "seed", "-1");
}

static void
spoil_missing_actions (JsonObject *record)
{
  json_object_remove_member (record, "actions");
}

static void
spoil_options (JsonObject *record)
{
  json_object_set_string_member (json_object_get_object_member (record, "options"), "undo", "never");
}

static void
spoil_scenario (JsonObject *record)
{
  json_object_set_string_member (json_object_get_object_member (record, "scenario"), "ruleset", "chess");
}

static void
spoil_player (JsonObject *record)
{
  json_object_set_string_member (json_object_get_object_member (json_object_get_object_member (record, "players"), "blue"),
                                 "kind", "oracle");
}

static JsonObject *
action (JsonObject *record, guint step)
{
  return json_array_get_object_element (json_object_get_array_member (record, "actions"), step);
}

static void
spoil_unreadable_action (JsonObject *record)
{
  json_object_set_string_member (action (record, 2), "kind", "fly");
}

static void
spoil_illegal_action (JsonObject *record)
{
  json_object_remove_member (action (record, 3), "pawn");
  json_object_set_string_member (action (record, 3), "kind", "parry");
}

static void
spoil_hash (JsonObject *record)
{
  JsonNode *node = json_array_get_element (json_object_get_array_member (record, "hashes"), 4);

  json_node_set_string (node, "0123456789abcdef");
}

static void
spoil_hash_text (JsonObject *record)
{
  json_node_set_string (json_array_get_element (json_object_get_array_member (record, "hashes"), 1), "0x12");
}

static void
spoil_number_of_hashes (JsonObject *record)
{
  json_array_remove_element (json_object_get_array_member (record, "hashes"), 0);
}

static void
spoil_forced_dice (JsonObject *record)
{
  JsonObject *queue = json_array_get_object_element (json_object_get_array_member (record, "forced"), 0);

  json_node_set_int (json_array_get_element (json_object_get_array_member (queue, "dice"), 1), 7);
}

static void
spoil_forced_step (JsonObject *record)
{
  JsonObject *queue = json_array_get_object_element (json_object_get_array_member (record, "forced"), 0);

  json_object_set_int_member (queue, "step", 4000);
}

static const Fault faults[] = {
  { "format", spoil_format, ACIES_FILE_ERROR_FORMAT, "acies-game", 0 },
  { "version", spoil_version, ACIES_FILE_ERROR_FORMAT, "7", 0 },
  { "seed", spoil_seed, ACIES_FILE_ERROR_INVALID, "seed", 0 },
  { "missing-actions", spoil_missing_actions, ACIES_FILE_ERROR_INVALID, "actions", 0 },
  { "options", spoil_options, ACIES_FILE_ERROR_INVALID, "options.undo", 0 },
  { "scenario", spoil_scenario, ACIES_FILE_ERROR_INVALID, "scenario.ruleset: ", 0 },
  { "player", spoil_player, ACIES_FILE_ERROR_INVALID, "players.blue.kind", 16 },
  { "unreadable-action", spoil_unreadable_action, ACIES_FILE_ERROR_RECORD, "Action 3 ", 2 },
  { "illegal-action", spoil_illegal_action, ACIES_FILE_ERROR_RECORD, "Action 4 cannot be played: It is not the time for that. [1]", 3 },
  { "hash", spoil_hash, ACIES_FILE_ERROR_RECORD, "Action 5 ", 4 },
  { "hash-text", spoil_hash_text, ACIES_FILE_ERROR_RECORD, "Action 2 ", 1 },
  { "number-of-hashes", spoil_number_of_hashes, ACIES_FILE_ERROR_INVALID, "hashes", 0 },
  { "forced-dice", spoil_forced_dice, ACIES_FILE_ERROR_INVALID, "forced[0].dice[1]", 6 },
  { "forced-step", spoil_forced_step, ACIES_FILE_ERROR_INVALID, "forced[0].step", 0 },
};

static void
test_fault (gconstpointer data)
{
  const Fault          *fault = data;
  g_autoptr (AciesGame) game = game_new ();
  g_autoptr (JsonNode)  root = acies_game_to_json (game);
  g_autoptr (GError)    error = NULL;

  g_assert_cmpuint (acies_game_count_good (root), ==, acies_game_get_n_steps (game));
  fault->spoil (json_node_get_object (root));
  g_assert_null (reread (root, NULL, &error));
  g_test_message ("%s", error->message);
  g_assert_error (error, ACIES_FILE_ERROR, (int) fault->code);
  g_assert_nonnull (strstr (error->message, fault->expected));
  g_assert_cmpuint (acies_game_count_good (root), ==, fault->n_good);
}

static void
test_files (void)
{
  g_autoptr (AciesGame) game = game_new ();
  g_autofree char      *folder = g_dir_make_tmp ("acies-record-XXXXXX", NULL);
  g_autoptr (GFile)     file = g_file_new_build_filename (folder, "battle.json", NULL);
  g_autoptr (GFile)     nowhere = g_file_new_build_filename (folder, "none", "battle.json", NULL);
  g_autoptr (GFile)     place = g_file_new_for_path (folder);
  g_autoptr (GError)    error = NULL;
  g_autoptr (AciesGame) again = NULL;

  g_assert_true (acies_game_save (game, file, &error));
  g_assert_no_error (error);
  again = acies_game_load (file, NULL, &error);
  g_assert_no_error (error);
  assert_same_position (game, again);

  g_assert_false (acies_game_save (game, nowhere, &error));
  g_assert_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_ACCESS);
  g_clear_error (&error);
  g_assert_null (acies_game_load (nowhere, NULL, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_null (acies_game_load (place, NULL, &error));
  g_assert_nonnull (error);

  g_file_delete (file, NULL, NULL);
  g_file_delete (place, NULL, NULL);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/core/record/concession", test_concession);
  g_test_add_func ("/core/record/concession-stands", test_concession_stands);
  g_test_add_func ("/core/record/round-trip", test_round_trip);
  g_test_add_func ("/core/record/waiting-dice", test_waiting_dice);
  g_test_add_func ("/core/record/upto", test_upto);
  g_test_add_func ("/core/record/result", test_result);
  g_test_add_func ("/core/record/unknown-keys", test_unknown_keys);
  g_test_add_func ("/core/record/without-hashes", test_without_hashes);
  g_test_add_func ("/core/record/files", test_files);
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *path = g_strconcat ("/core/record/fault/", faults[i].name, NULL);

      g_test_add_data_func (path, &faults[i], test_fault);
    }

  return g_test_run ();
}
