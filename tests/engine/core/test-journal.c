/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/core/acies-journal.h"

#include <signal.h>
#include <string.h>
#include <sys/resource.h>

#include "engine/core/acies-error.h"
#include "support/counting-ruleset.h"
#include "support/play-support.h"

typedef struct
{
  char         *folder;
  GFile        *file;
  AciesGame    *game;
  AciesJournal *journal;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  const AciesGameOptions    options = { .start.historical = TRUE };
  g_autoptr (AciesScenario) scenario = counting_scenario_new ();
  g_autoptr (GError)        error = NULL;

  fixture->folder = g_dir_make_tmp ("acies-journal-XXXXXX", NULL);
  fixture->file = g_file_new_build_filename (fixture->folder, "battle.journal", NULL);
  fixture->game = acies_game_new (scenario, &options, 23);
  play_random (fixture->game, 1, 4);
  fixture->journal = acies_journal_new (fixture->game, fixture->file, &error);
  g_assert_no_error (error);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) folder = g_file_new_for_path (fixture->folder);

  if (fixture->journal != NULL)
    acies_journal_remove (fixture->journal);
  g_file_delete (fixture->file, NULL, NULL);
  g_file_delete (folder, NULL, NULL);
  g_clear_object (&fixture->journal);
  g_clear_object (&fixture->game);
  g_clear_object (&fixture->file);
  g_free (fixture->folder);
}

static AciesGame *
recover (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  AciesGame         *game = acies_journal_recover (fixture->file, NULL, &error);

  g_assert_no_error (error);

  return game;
}

static void
assert_recovers (Fixture *fixture)
{
  g_autoptr (AciesGame) again = recover (fixture);

  assert_same_position (fixture->game, again);
}

/* A battle whose first dice are entered when it has been begun already. */
static void
test_begun_again (Fixture *fixture, gconstpointer data)
{
  static const guint8       dice[] = { 5, 2 };
  const AciesGameOptions    options = { .dice = ACIES_DICE_ENTERED };
  g_autoptr (AciesScenario) scenario = counting_scenario_new ();
  g_autoptr (GError)        error = NULL;
  g_autoptr (AciesGame)     again = NULL;

  acies_journal_remove (fixture->journal);
  g_clear_object (&fixture->journal);
  g_clear_object (&fixture->game);
  fixture->game = acies_game_new (scenario, &options, 23);
  fixture->journal = acies_journal_new (fixture->game, fixture->file, &error);
  g_assert_no_error (error);

  g_assert_true (acies_game_begin_again (fixture->game, dice, 2));
  play_random (fixture->game, 1, 4);
  g_assert_false (acies_game_begin_again (fixture->game, dice, 2));
  assert_recovers (fixture);
  again = recover (fixture);
  g_assert_cmpuint (acies_game_get_options (again)->dice, ==, ACIES_DICE_ENTERED);
  g_assert_cmpmem (acies_game_get_options (again)->start.dice, 2, dice, 2);
}

static void
test_follows (Fixture *fixture, gconstpointer data)
{
  static const guint8 dice[] = { 2, 3, 4, 5 };
  char                level[] = "random";
  const AciesPlayer   player = { ACIES_PLAYER_COMPUTER, level, NULL };

  assert_recovers (fixture);
  play_random (fixture->game, 2, 5);
  assert_recovers (fixture);
  g_assert_true (acies_game_undo (fixture->game, NULL));
  g_assert_true (acies_game_undo (fixture->game, NULL));
  assert_recovers (fixture);
  g_assert_true (acies_game_redo (fixture->game));
  assert_recovers (fixture);
  g_assert_true (acies_game_force_dice (fixture->game, dice, 4));
  assert_recovers (fixture);
  play_random (fixture->game, 3, 6);
  assert_recovers (fixture);
  acies_game_set_player (fixture->game, 0, &player);
  {
    g_autoptr (AciesGame) again = recover (fixture);

    g_assert_cmpint (acies_game_get_player (again, 0)->kind, ==, ACIES_PLAYER_COMPUTER);
    g_assert_cmpstr (acies_game_get_player (again, 0)->level, ==, "random");
  }
  play_random (fixture->game, 4, 20);
  assert_recovers (fixture);
  {
    const AciesConcession end = { ACIES_CONCESSION_RESIGNED, 1 };
    g_autoptr (AciesGame) again = NULL;

    g_assert_true (acies_game_concede (fixture->game, &end, NULL));
    again = recover (fixture);
    g_assert_true (acies_game_is_over (again));
    g_assert_cmpint (acies_game_get_concession (again)->side, ==, 1);
    assert_recovers (fixture);
  }
  g_assert_null (acies_journal_get_error (fixture->journal));
}

/* What was undone before the journal began is not in it, yet may be redone. */
static void
test_redo_of_older (Fixture *fixture, gconstpointer data)
{
  g_assert_true (acies_game_undo (fixture->game, NULL));
  g_assert_true (acies_game_undo (fixture->game, NULL));
  g_clear_object (&fixture->journal);
  fixture->journal = acies_journal_new (fixture->game, fixture->file, NULL);
  g_assert_true (acies_game_redo (fixture->game));
  assert_recovers (fixture);
  g_assert_true (acies_game_redo (fixture->game));
  assert_recovers (fixture);
}

/* The last saving counts, whatever was played or taken back since. */
static void
test_saved (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) first = g_file_new_for_path ("/nowhere/ä first.json");
  g_autoptr (GFile) second = g_file_new_for_path ("/nowhere/second.json");
  const guint       n_steps = acies_game_get_n_steps (fixture->game);
  AciesJournalSaved saved = { 0 };
  AciesGame        *again = acies_journal_recover (fixture->file, &saved, NULL);

  g_assert_null (saved.file);
  g_clear_object (&again);

  acies_journal_note_saved (fixture->journal, first);
  play_random (fixture->game, 2, 2);
  again = acies_journal_recover (fixture->file, &saved, NULL);
  g_assert_true (g_file_equal (saved.file, first));
  g_assert_cmpuint (saved.n_steps, ==, n_steps);
  g_assert_cmpuint (saved.hash, ==, acies_game_get_step_hash (fixture->game, n_steps - 1));
  g_clear_object (&saved.file);
  g_clear_object (&again);

  acies_journal_note_saved (fixture->journal, second);
  g_assert_true (acies_game_undo (fixture->game, NULL));
  again = acies_journal_recover (fixture->file, &saved, NULL);
  g_assert_true (g_file_equal (saved.file, second));
  g_assert_cmpuint (saved.n_steps, ==, n_steps + 2);
  assert_same_position (fixture->game, again);
  g_clear_object (&saved.file);
  g_clear_object (&again);
}

static guint
steps_in (const char *text, gsize length)
{
  guint n = 0;

  for (gsize i = 0; i < length; i++)
    n += text[i] == '\n';

  return n - 1;
}

/* Whatever byte the writing stops at, all whole lines are recovered. */
static void
test_torn (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;
  gsize            length, first;
  const guint      n_before = acies_game_get_n_steps (fixture->game);

  play_random (fixture->game, 2, 6);
  g_assert_true (g_file_load_contents (fixture->file, NULL, &text, &length, NULL, NULL));
  first = (gsize) (strchr (text, '\n') - text) + 1;
  for (gsize cut = first; cut <= length; cut++)
    {
      g_autoptr (AciesGame) again = NULL;
      guint                 n;

      g_file_replace_contents (fixture->file, text, cut, NULL, FALSE, 0, NULL, NULL, NULL);
      again = recover (fixture);
      n = acies_game_get_n_steps (again);
      g_assert_cmpuint (n, ==, n_before + steps_in (text, cut));
      if (n < acies_game_get_n_steps (fixture->game))
        g_assert_cmpmem (acies_game_get_state (again), acies_game_get_ruleset (again)->state_size,
                         acies_game_get_step_before (fixture->game, n),
                         acies_game_get_ruleset (again)->state_size);
    }
  assert_recovers (fixture);
}

/* A power cut can leave a tail of zeros, or a last line of nonsense. */
static void
test_torn_tail (Fixture *fixture, gconstpointer data)
{
  static const char *const tails[] = { "{\"act\":{\"kind\"\n", "\001\002\n", "x", "{\"act\":{\"kind\":\"en" };

  play_random (fixture->game, 2, 3);
  for (guint i = 0; i <= G_N_ELEMENTS (tails); i++)
    {
      g_autoptr (GByteArray) bytes = g_byte_array_new ();
      g_autoptr (AciesGame)  again = NULL;
      g_autofree char       *text = NULL;
      gsize                  length;

      g_assert_true (g_file_load_contents (fixture->file, NULL, &text, &length, NULL, NULL));
      g_byte_array_append (bytes, (const guint8 *) text, (guint) length);
      if (i < G_N_ELEMENTS (tails))
        g_byte_array_append (bytes, (const guint8 *) tails[i], (guint) strlen (tails[i]));
      else
        g_byte_array_set_size (bytes, (guint) length + 100);
      if (i == G_N_ELEMENTS (tails))
        memset (bytes->data + length, 0, 100);
      g_file_replace_contents (fixture->file, (const char *) bytes->data, bytes->len, NULL, FALSE, 0, NULL, NULL, NULL);
      again = recover (fixture);
      assert_same_position (fixture->game, again);
      g_file_replace_contents (fixture->file, text, length, NULL, FALSE, 0, NULL, NULL, NULL);
    }
}

/* Going on with a journal whose last line was cut short leaves that line out, and adds to the others. */
static void
test_resume (Fixture *fixture, gconstpointer data)
{
  static const char *const tails[] = { "", "{\"act\":{\"ki", "{\"act\":{\"kind\"\n" };

  for (guint i = 0; i < G_N_ELEMENTS (tails); i++)
    {
      g_autoptr (AciesGame)         game = NULL;
      g_autoptr (AciesGame)         again = NULL;
      g_autoptr (AciesJournal)      journal = NULL;
      g_autoptr (GFileOutputStream) stream = NULL;
      g_autoptr (GError)            error = NULL;

      play_random (fixture->game, 30 + i, 3);
      g_clear_object (&fixture->journal);  /* as the program's end */
      stream = g_file_append_to (fixture->file, G_FILE_CREATE_NONE, NULL, NULL);
      g_output_stream_write_all (G_OUTPUT_STREAM (stream), tails[i], strlen (tails[i]), NULL, NULL, NULL);
      journal = acies_journal_resume (fixture->file, &game, &error);
      g_assert_no_error (error);
      assert_same_position (fixture->game, game);

      if (acies_game_can_undo (game, NULL))
        g_assert_true (acies_game_undo (game, NULL));
      play_random (game, 40 + i, 2);
      again = recover (fixture);
      assert_same_position (game, again);
      g_set_object (&fixture->game, game);
      fixture->journal = g_steal_pointer (&journal);
    }
}

/* Two windows of one program do not write one journal either. */
static void
test_in_use (Fixture *fixture, gconstpointer data)
{
  g_autoptr (AciesGame)    game = NULL;
  g_autoptr (AciesJournal) journal = NULL;
  g_autoptr (GError)       error = NULL;

  g_assert_true (acies_journal_is_in_use (fixture->file));
  g_assert_null (acies_journal_resume (fixture->file, &game, &error));
  g_assert_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_IN_USE);
  g_assert_nonnull (strstr (error->message, "battle.journal"));
  g_clear_error (&error);
  g_clear_object (&fixture->journal);
  g_assert_false (acies_journal_is_in_use (fixture->file));
  journal = acies_journal_resume (fixture->file, &game, &error);
  g_assert_no_error (error);
  assert_same_position (fixture->game, game);
}

typedef struct
{
  const char *name;
  const char *text;      /* after the good lines if it begins with '+' */
  const char *expected;  /* a part of the message */
} Broken;

static const Broken brokens[] = {
  { "empty", "", "first line" },
  { "no-line", "{\"format\":\"acies-game\"", "first line" },
  { "not-json", "battle\n", "line 1" },
  { "foreign", "{\"format\":\"acies-scenario\",\"version\":1}\n", "line 1" },
  { "illegal-action", "+{\"act\":{\"kind\":\"parry\"}}\n{\"undo\":true}\n", "line 2: Action 5 " },
  { "unknown-action", "+{\"act\":{\"kind\":\"fly\"}}\n{\"undo\":true}\n", "line 2: Action 5 " },
  { "unknown-line", "+{\"dance\":true}\n{\"undo\":true}\n", "line 2: " },
  { "bad-dice", "+{\"dice\":[7]}\n", "line 2: dice[0]" },
  { "nonsense-inside", "+{\"undo\":true}\nnonsense\n{\"undo\":true}\n", "line 3: " },
  { "no-undo", "+{\"undo\":true}\n{\"undo\":true}\n{\"undo\":true}\n{\"undo\":true}\n{\"undo\":true}\n", "line 6: " },
};

static void
test_broken (Fixture *fixture, gconstpointer data)
{
  const Broken      *broken = data;
  g_autofree char   *good = NULL;
  g_autofree char   *text = g_strdup (broken->text);
  g_autoptr (GError) error = NULL;

  if (text[0] == '+')
    {
      g_assert_true (g_file_load_contents (fixture->file, NULL, &good, NULL, NULL, NULL));
      g_free (text);
      text = g_strconcat (good, broken->text + 1, NULL);
    }
  g_file_replace_contents (fixture->file, text, strlen (text), NULL, FALSE, 0, NULL, NULL, NULL);
  g_assert_null (acies_journal_recover (fixture->file, NULL, &error));
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, "battle.journal"));
  g_assert_nonnull (strstr (error->message, broken->expected));
}

static void
test_remove (Fixture *fixture, gconstpointer data)
{
  acies_journal_remove (fixture->journal);
  g_assert_false (g_file_query_exists (fixture->file, NULL));
  play_random (fixture->game, 2, 3);
  g_assert_false (g_file_query_exists (fixture->file, NULL));
  g_assert_null (acies_journal_get_error (fixture->journal));
}

static void
test_no_folder (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile)  file = g_file_new_build_filename (fixture->folder, "none", "x.journal", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_null (acies_journal_new (fixture->game, file, &error));
  g_assert_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_ACCESS);
  g_assert_nonnull (strstr (error->message, "x.journal"));
}

static void
error_cb (GObject *journal, GParamSpec *pspec, guint *n)
{
  *n += 1;
}

/* A disk that takes no more (here: a limit on the size of files) is told of once, and the battle goes on. */
static void
test_full_disk (Fixture *fixture, gconstpointer data)
{
  struct rlimit limit, small;
  guint         n_errors = 0;

  g_signal_connect (fixture->journal, "notify::error", G_CALLBACK (error_cb), &n_errors);
  getrlimit (RLIMIT_FSIZE, &limit);
  small = limit;
  small.rlim_cur = 100;
  signal (SIGXFSZ, SIG_IGN);
  setrlimit (RLIMIT_FSIZE, &small);
  play_random (fixture->game, 2, 3);
  setrlimit (RLIMIT_FSIZE, &limit);
  g_assert_cmpuint (n_errors, ==, 1);
  g_assert_error (acies_journal_get_error (fixture->journal), ACIES_FILE_ERROR, ACIES_FILE_ERROR_ACCESS);
  g_assert_cmpuint (acies_game_get_n_steps (fixture->game), ==, 7);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/core/journal/follows", Fixture, NULL, set_up, test_follows, tear_down);
  g_test_add ("/core/journal/begun-again", Fixture, NULL, set_up, test_begun_again, tear_down);
  g_test_add ("/core/journal/redo-of-older", Fixture, NULL, set_up, test_redo_of_older, tear_down);
  g_test_add ("/core/journal/saved", Fixture, NULL, set_up, test_saved, tear_down);
  g_test_add ("/core/journal/torn", Fixture, NULL, set_up, test_torn, tear_down);
  g_test_add ("/core/journal/torn-tail", Fixture, NULL, set_up, test_torn_tail, tear_down);
  g_test_add ("/core/journal/resume", Fixture, NULL, set_up, test_resume, tear_down);
  g_test_add ("/core/journal/in-use", Fixture, NULL, set_up, test_in_use, tear_down);
  g_test_add ("/core/journal/remove", Fixture, NULL, set_up, test_remove, tear_down);
  g_test_add ("/core/journal/no-folder", Fixture, NULL, set_up, test_no_folder, tear_down);
  g_test_add ("/core/journal/full-disk", Fixture, NULL, set_up, test_full_disk, tear_down);
  for (guint i = 0; i < G_N_ELEMENTS (brokens); i++)
    {
      g_autofree char *path = g_strconcat ("/core/journal/broken/", brokens[i].name, NULL);

      g_test_add (path, Fixture, &brokens[i], set_up, test_broken, tear_down);
    }

  return g_test_run ();
}
