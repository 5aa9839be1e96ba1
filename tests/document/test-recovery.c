/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "document/acies-document-recovery.h"

#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#include "document-support.h"
#include "engine/core/acies-error.h"

/*
 * A program that is killed while it edits: the test starts itself anew with DRIVE and a folder. It edits x from 1 on, and tells
 * each number that its copy holds for certain by a byte on its standard output.
 */
#define DRIVE "--drive"

#define N_KILLS      60
#define MOST_BYTES   20
#define MOST_WAIT_US 3000

#define TEXT "{'format':'acies-scenario','version':1,'name':'Trebia','x':0}"

static gint64
x_of (AciesDocument *document)
{
  return json_node_get_int (acies_document_peek (document, "x"));
}

static void
set_x (AciesDocument *document, guint x)
{
  g_autofree char *number = g_strdup_printf ("%u", x);

  edit (document, "x", number, NULL);
}

static int
drive (const char *path)
{
  g_autoptr (GFile)                 folder = g_file_new_for_path (path);
  g_autoptr (AciesDocument)         document = document_from (TEXT);
  g_autoptr (AciesDocumentRecovery) recovery = acies_document_recovery_new (document, folder);

  for (guint x = 1;; x++)
    {
      set_x (document, x);
      g_main_context_iteration (NULL, FALSE);
      if (!acies_document_recovery_flush (recovery) || write (STDOUT_FILENO, ".", 1) != 1)
        return 1;
    }
}

/* Edits in a program of its own and kills it. Returns: how many edits it told of */
static guint
run_and_kill (FolderTest *self, guint n_wanted, gulong wait_us)
{
  g_autoptr (GError)      error = NULL;
  g_autoptr (GSubprocess) program = NULL;
  GInputStream           *output;
  char                    bytes[4096];
  guint                   n_bytes = 0;
  gssize                  n = 1;

  program = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, "/proc/self/exe", DRIVE,
                              g_file_peek_path (self->folder), NULL);
  g_assert_no_error (error);
  output = g_subprocess_get_stdout_pipe (program);
  while (n_bytes < n_wanted && n > 0)
    {
      n = g_input_stream_read (output, bytes, n_wanted - n_bytes, NULL, NULL);
      n_bytes += (guint) n;
    }
  g_usleep (wait_us);
  g_subprocess_force_exit (program);
  while ((n = g_input_stream_read (output, bytes, sizeof bytes, NULL, NULL)) > 0)
    n_bytes += (guint) n;
  g_subprocess_wait (program, NULL, NULL);

  return n_bytes;
}

/* Whenever a program is killed, what it had told of is found again, and the copy is whole. */
static void
test_killed (FolderTest *self, gconstpointer data)
{
  for (guint i = 0; i < N_KILLS; i++)
    {
      const guint           n_wanted = (guint) g_test_rand_int_range (1, MOST_BYTES);
      const guint           n_told = run_and_kill (self, n_wanted, (gulong) g_test_rand_int_range (0, MOST_WAIT_US));
      g_autoptr (GPtrArray) found = acies_document_recoveries (self->folder);
      g_autoptr (AciesDocument)         document = NULL;
      g_autoptr (AciesDocumentRecovery) recovery = NULL;
      g_autoptr (GError)                error = NULL;

      g_assert_cmpuint (found->len, ==, 1);
      document = acies_document_recover (g_ptr_array_index (found, 0), &recovery, &error);
      g_assert_no_error (error);
      g_assert_cmpint (x_of (document), >=, n_told);
      g_assert_cmpint (x_of (document), <=, n_told + 1);
      g_assert_true (acies_document_is_modified (document));
      acies_document_recovery_discard (recovery);
    }
}

static gboolean
has_one (gpointer folder)
{
  g_autoptr (GPtrArray) found = NULL;

  return folder_size (folder) == 2;
}

static gboolean
is_empty (gpointer folder)
{
  return folder_size (folder) <= 1;
}

static void
test_follows (FolderTest *self, gconstpointer data)
{
  g_autoptr (AciesDocument)         document = document_from (TEXT);
  g_autoptr (AciesDocumentRecovery) recovery = acies_document_recovery_new (document, self->folder);
  g_autoptr (GPtrArray)             found = NULL;
  g_autoptr (GFile)                 target = NULL;
  g_autoptr (GFile)                 elsewhere = folder_new ();

  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (folder_size (self->folder), ==, 0);
  set_x (document, 1);
  run_until (has_one, self->folder);

  /* Kept by a living program, it is nobody else's. */
  found = acies_document_recoveries (self->folder);
  g_assert_cmpuint (found->len, ==, 0);

  acies_document_undo (document);
  run_until (is_empty, self->folder);
  acies_document_redo (document);
  run_until (has_one, self->folder);
  target = g_file_get_child (elsewhere, "a.json");
  g_assert_true (acies_document_save (document, target, ACIES_DOCUMENT_SAVE_PLAIN, NULL));
  run_until (is_empty, self->folder);
  set_x (document, 2);
  g_assert_true (acies_document_recovery_flush (recovery));
  acies_document_recovery_discard (recovery);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_clear_object (&recovery);
  g_assert_cmpuint (folder_size (self->folder), ==, 0);
  folder_free (g_steal_pointer (&elsewhere));
}

/* An orderly end keeps the copy, with the document's file and title; another takes it over, and then it is in use. */
static void
test_taken_over (FolderTest *self, gconstpointer data)
{
  g_autoptr (GFile)                 folder = g_file_get_child (self->folder, "copies");
  g_autoptr (GFile)                 file = write_file (self->folder, "ä.json", "{\"format\":\"acies-scenario\",\"version\":1,\"x\":0}");
  g_autoptr (GFile)                 again = NULL;
  g_autoptr (AciesDocument)         document = acies_document_load (file, NULL);
  g_autoptr (AciesDocument)         taken = NULL;
  g_autoptr (AciesDocumentRecovery) recovery = acies_document_recovery_new (document, folder);
  g_autoptr (AciesDocumentRecovery) other = NULL;
  g_autoptr (GPtrArray)             found = NULL;
  g_autoptr (GError)                error = NULL;
  AciesRecovered                   *recovered;

  edit (document, "name", "'Trebia'", NULL);
  set_x (document, 5);
  g_assert_true (acies_document_recovery_flush (recovery));
  g_clear_object (&recovery);
  found = acies_document_recoveries (folder);
  g_assert_cmpuint (found->len, ==, 1);
  recovered = g_ptr_array_index (found, 0);
  g_assert_cmpstr (recovered->title, ==, "Trebia");
  g_assert_true (g_file_equal (recovered->file, file));
  g_assert_cmpint (recovered->modified, >, 0);

  taken = acies_document_recover (recovered, &recovery, &error);
  g_assert_no_error (error);
  g_assert_cmpint (x_of (taken), ==, 5);
  g_assert_null (acies_document_recover (recovered, &other, &error));
  g_assert_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_IN_USE);
  g_clear_error (&error);
  acies_recovered_discard (recovered);
  g_assert_cmpuint (folder_size (folder), ==, 2);

  /* Another program has written the document's file since. */
  again = write_file (self->folder, "ä.json", "{}");
  g_assert_false (acies_document_save (taken, NULL, ACIES_DOCUMENT_SAVE_PLAIN, &error));
  g_assert_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_CHANGED);
  g_assert_true (acies_document_save (taken, NULL, ACIES_DOCUMENT_SAVE_OVERWRITE, NULL));
  g_assert_true (acies_document_recovery_flush (recovery));
  g_clear_object (&recovery);
  g_assert_cmpuint (folder_size (folder), ==, 0);
  folder_free (g_steal_pointer (&folder));
}

static void
test_spoilt (FolderTest *self, gconstpointer data)
{
  g_autoptr (GFile)                 garbage = write_file (self->folder, "a.acies-draft", "garbage");
  g_autoptr (GFile)                 cut = write_file (self->folder, "b.acies-draft", "{\"title\":\"B\"}\n{\"format\":");
  g_autoptr (GPtrArray)             found = acies_document_recoveries (self->folder);
  g_autoptr (AciesDocumentRecovery) recovery = NULL;
  g_autoptr (GError)                error = NULL;

  g_assert_cmpuint (found->len, ==, 1);
  g_assert_null (acies_document_recover (g_ptr_array_index (found, 0), &recovery, &error));
  g_assert_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_SYNTAX);
  acies_recovered_discard (g_ptr_array_index (found, 0));
  g_assert_cmpuint (folder_size (self->folder), ==, 1);
}

static gboolean
has_error (gpointer recovery)
{
  return acies_document_recovery_get_error (recovery) != NULL;
}

static gboolean
has_no_error (gpointer recovery)
{
  return acies_document_recovery_get_error (recovery) == NULL;
}

/* A full disk is told once, and tried again at the next change. */
static void
test_full_disk (FolderTest *self, gconstpointer data)
{
  g_autoptr (AciesDocument)         document = document_from (TEXT);
  g_autoptr (AciesDocumentRecovery) recovery = acies_document_recovery_new (document, self->folder);
  const struct rlimit               none = { 0, RLIM_INFINITY };
  struct rlimit                     old;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &old), ==, 0);
  g_assert_true (signal (SIGXFSZ, SIG_IGN) != SIG_ERR);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &none), ==, 0);
  set_x (document, 1);
  run_until (has_error, recovery);
  g_assert_false (acies_document_recovery_flush (recovery));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &old), ==, 0);
  set_x (document, 2);
  run_until (has_no_error, recovery);
  acies_document_recovery_discard (recovery);
}

int
main (int argc, char *argv[])
{
  if (argc == 3 && g_str_equal (argv[1], DRIVE))
    return drive (argv[2]);

  g_test_init (&argc, &argv, NULL);
#define ADD(name, function) folder_test_add ("/document/recovery/" name, NULL, function)
  ADD ("follows", test_follows);
  ADD ("taken-over", test_taken_over);
  ADD ("spoilt", test_spoilt);
  ADD ("full-disk", test_full_disk);
  ADD ("killed", test_killed);

  return g_test_run ();
}
