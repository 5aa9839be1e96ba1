/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/core/acies-journal.h"

#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "engine/core/acies-error.h"

/*
 * A program that is killed while it plays. The test starts itself anew as that program, with DRIVE as its first argument: it
 * goes on with the journal, or begins one, and plays on by chance, with a byte on its standard output after each change.
 */
#define DRIVE "--drive"
#define HOLD  "--hold"   /* the same, but it waits after the first change */

#define N_KILLS       200
#define MOST_BYTES    40     /* read before the kill */
#define MOST_DELAY_US 5000   /* after that */

static AciesScenario *
scenario_new (void)
{
  g_autoptr (GFile)         file = NULL;
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError)        error = NULL;
  AciesScenario            *scenario;

  file = g_file_new_build_filename (g_getenv ("ACIES_SCENARIOS"), "lost-battles", "cannae-216bc.json", NULL);
  scenario = acies_scenario_load (file, problems, &error);
  g_assert_no_error (error);

  return scenario;
}

static AciesGame *
game_new (void)
{
  const AciesGameOptions    options = { .start.historical = TRUE };
  g_autoptr (AciesScenario) scenario = scenario_new ();

  return acies_game_new (scenario, &options, 71);
}

/* One change, which becomes one line of the journal: an action, or now and then something else. */
static void
change (AciesGame *game, AciesDice *luck)
{
  const guint            what = acies_dice_next (luck) % 20;
  const AciesActionList *legal;
  AciesAction            action;

  if (what == 0)
    {
      const guint8 dice[] = { 6, 1, 3 };

      g_assert_true (acies_game_force_dice (game, dice, G_N_ELEMENTS (dice)));
      return;
    }
  if (what == 1)
    {
      AciesPlayer player = *acies_game_get_player (game, 0);

      player.kind = player.kind == ACIES_PLAYER_HUMAN ? ACIES_PLAYER_COMPUTER : ACIES_PLAYER_HUMAN;
      acies_game_set_player (game, 0, &player);
      return;
    }
  if (what < 5 && acies_game_can_undo (game, NULL))
    {
      g_assert_true (acies_game_undo (game, NULL));
      return;
    }
  if (what < 7 && acies_game_redo (game))
    return;

  legal = acies_game_get_legal (game);
  action = legal->items[acies_dice_next (luck) % legal->n];
  g_assert_true (acies_game_act (game, &action, NULL));
}

/* ---- The program that is killed ---- */

static int
drive (const char *path, guint64 seed, gboolean holds)
{
  g_autoptr (GFile)        file = g_file_new_for_path (path);
  g_autoptr (AciesGame)    game = NULL;
  g_autoptr (AciesJournal) journal = NULL;
  g_autoptr (GError)       error = NULL;
  AciesDice                luck;

  acies_dice_seed (&luck, seed);
  if (g_file_query_exists (file, NULL))
    journal = acies_journal_resume (file, &game, &error);
  else
    {
      game = game_new ();
      journal = acies_journal_new (game, file, &error);
    }
  g_assert_no_error (error);
  g_assert_cmpint (write (STDOUT_FILENO, ".", 1), ==, 1);

  while (!acies_game_is_over (game))
    {
      change (game, &luck);
      g_assert_null (acies_journal_get_error (journal));
      g_assert_cmpint (write (STDOUT_FILENO, ".", 1), ==, 1);
      if (holds)
        pause ();
    }

  return 0;
}

/* ---- The test ---- */

typedef struct
{
  char   *folder;
  GFile  *file;
  GRand  *rand;
  guint   n_changes;   /* that the killed programs told of */
  guint   n_finished;  /* battles */
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  self->folder = g_dir_make_tmp ("acies-kill-XXXXXX", NULL);
  self->file = g_file_new_build_filename (self->folder, "battle.acies-journal", NULL);
  self->rand = g_rand_new_with_seed (20);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_autoptr (GDir) dir = g_dir_open (self->folder, 0, NULL);
  const char      *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autoptr (GFile) file = g_file_new_build_filename (self->folder, name, NULL);

      g_file_delete (file, NULL, NULL);
    }
  g_assert_cmpint (rmdir (self->folder), ==, 0);
  g_clear_object (&self->file);
  g_rand_free (self->rand);
  g_free (self->folder);
}

static AciesGame *
recover (Fixture *self)
{
  g_autoptr (GError) error = NULL;
  AciesGame         *game = acies_journal_recover (self->file, NULL, &error);

  g_assert_no_error (error);

  return game;
}

/* Starts the program, kills it a moment after it has written @n_wanted bytes, and returns how many it wrote. */
static guint
run_and_kill (Fixture *self, guint64 seed, guint n_wanted)
{
  g_autofree char       *luck = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);
  g_autoptr (GError)     error = NULL;
  g_autoptr (GSubprocess) program = NULL;
  GInputStream          *output;
  guint                  n_bytes = 0;
  char                   bytes[MOST_BYTES];
  gssize                 n = 1;

  program = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, "/proc/self/exe", DRIVE,
                              g_file_peek_path (self->file), luck, NULL);
  g_assert_no_error (error);
  output = g_subprocess_get_stdout_pipe (program);
  while (n_bytes < n_wanted && n > 0)
    {
      n = g_input_stream_read (output, bytes, n_wanted - n_bytes, NULL, NULL);
      n_bytes += (guint) n;
    }
  g_usleep ((gulong) g_rand_int_range (self->rand, 0, MOST_DELAY_US));
  g_subprocess_force_exit (program);
  while ((n = g_input_stream_read (output, bytes, sizeof bytes, NULL, NULL)) > 0)
    n_bytes += (guint) n;
  g_subprocess_wait (program, NULL, NULL);

  return n_bytes;
}

static gboolean
stand_alike (AciesGame *one, AciesGame *other)
{
  const gsize size = acies_game_get_ruleset (one)->state_size;

  return acies_game_get_n_steps (one) == acies_game_get_n_steps (other) &&
         acies_game_get_player (one, 0)->kind == acies_game_get_player (other, 0)->kind &&
         memcmp (acies_game_get_state (one), acies_game_get_state (other), size) == 0;
}

/* @before: where the program began. What is found stands after the last change that it told of, or after the one in writing. */
static void
check (Fixture *self, AciesGame *before, guint64 seed, guint n_told)
{
  g_autoptr (AciesGame) found = recover (self);
  AciesDice             luck;

  acies_dice_seed (&luck, seed);
  for (guint i = 0; i < n_told; i++)
    change (before, &luck);
  if (!stand_alike (before, found))
    {
      change (before, &luck);
      g_assert_true (stand_alike (before, found));
    }
  self->n_changes += n_told;
  if (acies_game_is_over (found))
    {
      self->n_finished++;
      g_assert_true (g_file_delete (self->file, NULL, NULL));
    }
}

/* Whenever the program is killed, nothing is lost but the change in writing; the next start goes on from there, and is killed too. */
static void
test_kills (Fixture *self, gconstpointer data)
{
  for (guint i = 0; i < N_KILLS; i++)
    {
      const gboolean        is_new = !g_file_query_exists (self->file, NULL);
      g_autoptr (AciesGame) before = is_new ? game_new () : recover (self);
      const guint64         seed = 1000 + i;
      const guint           n_wanted = (guint) g_rand_int_range (self->rand, 0, MOST_BYTES);
      const guint           n_bytes = run_and_kill (self, seed, i % 5 == 0 ? 0 : n_wanted);

      if (g_file_query_exists (self->file, NULL))
        check (self, before, seed, n_bytes > 0 ? n_bytes - 1 : 0);
      else
        g_assert_cmpuint (n_bytes, ==, 0);
    }

  g_test_message ("%u changes, %u battles to the end", self->n_changes, self->n_finished);
  g_assert_cmpuint (self->n_changes, >, N_KILLS);
}

/* A journal that a program writes can be read, but neither gone on with nor replaced by another; once killed, it can. */
static void
test_two_programs (Fixture *self, gconstpointer data)
{
  g_autoptr (AciesGame)    other = game_new ();
  g_autoptr (AciesGame)    read = NULL;
  g_autoptr (AciesGame)    resumed = NULL;
  g_autoptr (AciesJournal) journal = NULL;
  g_autoptr (GSubprocess)  program = NULL;
  g_autoptr (GError)       error = NULL;
  char                     byte;

  program = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, "/proc/self/exe", HOLD,
                              g_file_peek_path (self->file), "5", NULL);
  g_assert_no_error (error);
  g_assert_cmpint (g_input_stream_read (g_subprocess_get_stdout_pipe (program), &byte, 1, NULL, NULL), ==, 1);

  g_assert_true (acies_journal_is_in_use (self->file));
  read = recover (self);
  g_assert_null (acies_journal_resume (self->file, &resumed, &error));
  g_assert_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_IN_USE);
  g_clear_error (&error);
  g_assert_null (resumed);
  g_assert_null (acies_journal_new (other, self->file, &error));
  g_assert_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_IN_USE);
  g_clear_error (&error);

  g_subprocess_force_exit (program);
  g_subprocess_wait (program, NULL, NULL);
  g_assert_false (acies_journal_is_in_use (self->file));
  journal = acies_journal_resume (self->file, &resumed, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (acies_game_get_n_steps (resumed), >=, acies_game_get_n_steps (read));
}

int
main (int argc, char *argv[])
{
  if (argc == 4 && (g_str_equal (argv[1], DRIVE) || g_str_equal (argv[1], HOLD)))
    return drive (argv[2], g_ascii_strtoull (argv[3], NULL, 10), g_str_equal (argv[1], HOLD));

  g_test_init (&argc, &argv, NULL);
  g_test_add ("/core/journal-kill/nothing-is-lost", Fixture, NULL, set_up, test_kills, tear_down);
  g_test_add ("/core/journal-kill/two-programs", Fixture, NULL, set_up, test_two_programs, tear_down);

  return g_test_run ();
}
