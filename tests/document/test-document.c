/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "document/acies-document.h"

#include <signal.h>
#include <string.h>
#include <sys/resource.h>

#include "document-support.h"
#include "engine/core/acies-error.h"

#define HEAD "'format':'acies-scenario','version':1"

/* ---- Undo ---- */

static void
test_undo (void)
{
  g_autoptr (AciesDocument) document = document_from ("{'name':'Trebia','units':[1,2]}");
  g_autofree char          *line = NULL;

  g_assert_false (acies_document_undo (document));
  g_assert_false (acies_document_redo (document));
  edit (document, "name", "'Ticinus'", NULL);
  edit (document, "units[1]", NULL, NULL);
  g_assert_cmpstr (acies_document_get_title (document), ==, "Ticinus");
  g_assert_cmpstr (acies_document_get_undo_name (document), ==, "edit");
  g_assert_true (acies_document_undo (document));
  g_assert_true (acies_document_undo (document));
  g_assert_false (acies_document_can_undo (document));
  g_assert_cmpstr (acies_document_get_title (document), ==, "Trebia");
  g_assert_true (acies_document_redo (document));
  line = document_line (document);
  g_assert_cmpstr (line, ==, "{'name':'Ticinus','units':[1,2]}");

  edit (document, "units[0]", "7", NULL);
  g_assert_false (acies_document_can_redo (document));
  edit (document, "units[0]", "7", NULL);
  g_assert_true (acies_document_undo (document));
  g_assert_true (acies_document_undo (document));
  g_assert_false (acies_document_undo (document));
}

/* Refused edits leave everything as it was, redo too. */
static void
test_refused (void)
{
  g_autoptr (AciesDocument) document = document_from ("{'units':[1,2]}");
  g_autoptr (GError)        error = NULL;

  edit (document, "units[0]", "7", NULL);
  acies_document_undo (document);
  g_assert_false (acies_document_set (document, "units[5]", node_from ("1"), "edit", NULL, &error));
  g_assert_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_INVALID);
  g_assert_true (acies_document_can_redo (document));
  g_assert_false (acies_document_is_modified (document));
}

/* One field's typing is one step; another field, another key, an end, an undo begin a new one. */
static void
test_merge (void)
{
  g_autoptr (AciesDocument) document = document_from ("{'name':'','place':''}");
  guint                     n_steps = 0;

  edit (document, "name", "'C'", "name");
  edit (document, "name", "'Ca'", "name");
  edit (document, "name", "'Can'", "name");
  edit (document, "place", "'A'", "place");
  edit (document, "name", "'Cann'", "name");
  acies_document_end_merge (document);
  edit (document, "name", "'Canna'", "name");
  acies_document_undo (document);
  edit (document, "name", "'Cannae'", "name");
  edit (document, "name", "'Cannae!'", NULL);
  edit (document, "name", "'Cannae?'", NULL);
  while (acies_document_undo (document))
    n_steps++;
  g_assert_cmpuint (n_steps, ==, 6);
  g_assert_cmpstr (acies_document_get_title (document), ==, "Untitled");

  /* What was typed and deleted again is no step. */
  edit (document, "name", "'x'", "name");
  edit (document, "name", "''", "name");
  g_assert_false (acies_document_can_undo (document));
  g_assert_false (acies_document_is_modified (document));
}

static void
test_depth (void)
{
  g_autoptr (AciesDocument) document = document_shipped ("cannae-216bc");
  guint                     n_steps = 0;

  for (guint i = 0; i < 3000; i++)
    {
      g_autofree char *count = g_strdup_printf ("%u", i + 100);

      edit (document, "sides[0].units[0].count", count, NULL);
    }
  while (acies_document_undo (document))
    n_steps++;
  g_assert_cmpuint (n_steps, ==, ACIES_DOCUMENT_MOST_STEPS);
  g_assert_true (acies_document_is_modified (document));
  while (acies_document_redo (document))
    n_steps--;
  g_assert_cmpuint (n_steps, ==, 0);
}

/* Steps that bring megabytes are forgotten before they fill the memory. */
static void
test_memory (void)
{
  g_autoptr (AciesDocument) document = document_from ("{'background':''}");
  const gsize               size = 1024 * 1024;
  guint                     n_steps = 0;

  for (guint i = 0; i < 200; i++)
    {
      g_autofree char *text = g_strnfill (size, (char) ('a' + i % 26));
      g_autofree char *json = g_strdup_printf ("'%s'", text);

      edit (document, "background", json, NULL);
    }
  while (acies_document_undo (document))
    n_steps++;
  g_assert_cmpuint (n_steps, >, 10);
  g_assert_cmpuint (n_steps * size, <=, ACIES_DOCUMENT_MOST_BYTES);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
test_notifies (void)
{
  g_autoptr (AciesDocument) document = document_from ("{'name':'a','x':1}");
  g_autofree char          *before = g_strdup (acies_document_get_revision (document));
  guint                     n_modified = 0, n_title = 0, n_undo = 0, n_changed = 0;

  g_signal_connect_swapped (document, "notify::modified", G_CALLBACK (count_cb), &n_modified);
  g_signal_connect_swapped (document, "notify::title", G_CALLBACK (count_cb), &n_title);
  g_signal_connect_swapped (document, "notify::can-undo", G_CALLBACK (count_cb), &n_undo);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (count_cb), &n_changed);
  edit (document, "x", "2", NULL);
  edit (document, "x", "3", NULL);
  edit (document, "x", "3", NULL);
  edit (document, "name", "'b'", NULL);
  g_assert_cmpuint (n_changed, ==, 3);
  g_assert_cmpuint (n_modified, ==, 1);
  g_assert_cmpuint (n_undo, ==, 1);
  g_assert_cmpuint (n_title, ==, 1);
  g_assert_cmpstr (acies_document_get_revision (document), !=, before);
  while (acies_document_undo (document))
    ;
  g_assert_cmpuint (n_modified, ==, 2);
  g_assert_cmpstr (acies_document_get_revision (document), ==, before);
}

static void
keep_paths_cb (AciesDocument *document, GStrv paths, char **told)
{
  g_free (*told);
  *told = g_strjoinv (" ", paths);
}

static void
test_paths (void)
{
  g_autoptr (AciesDocument) document = document_from ("{'a':{'b':1},'u':[1,2,3]}");
  g_autoptr (AciesPatch)    patch = acies_patch_new ();
  g_autofree char          *told = NULL;

  g_signal_connect (document, "changed", G_CALLBACK (keep_paths_cb), &told);
  edit (document, "a.b", "2", NULL);
  g_assert_cmpstr (told, ==, "a.b");
  acies_patch_move (patch, "u[0]", 2);
  acies_patch_set_int (patch, "a.c.d", 1);
  acies_patch_remove (patch, "u[1]");
  g_assert_true (acies_document_apply (document, patch, "edit", NULL, NULL));
  g_assert_cmpstr (told, ==, "u a.c");
  acies_document_undo (document);
  g_assert_cmpstr (told, ==, "u a.c");
  acies_document_undo (document);
  g_assert_cmpstr (told, ==, "a.b");
}

/* An edit made by a handler comes through, and is told of in its turn. */
static void
answer_cb (AciesDocument *document, GStrv paths, GString *log)
{
  g_string_append_printf (log, "%s;", paths[0]);
  if (g_str_equal (paths[0], "x"))
    edit (document, "y", "5", NULL);
}

static void
test_edit_in_handler (void)
{
  g_autoptr (AciesDocument) document = document_from ("{'x':1,'y':1}");
  g_autoptr (GString)       log = g_string_new (NULL);

  g_signal_connect (document, "changed", G_CALLBACK (answer_cb), log);
  g_signal_connect (document, "changed", G_CALLBACK (answer_cb), log);
  edit (document, "x", "2", NULL);
  g_assert_cmpstr (log->str, ==, "x;x;y;y;");
  g_assert_true (acies_document_undo (document));
  g_assert_true (acies_document_undo (document));
}

/* ---- Files ---- */

/* Opening and saving a shipped scenario changes no byte; nor does editing and undoing. */
static void
test_shipped (FolderTest *self, gconstpointer ruleset)
{
  g_autofree char *folder = g_build_filename (g_getenv ("ACIES_SCENARIOS"), ruleset, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char      *name;
  guint            n_files = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autoptr (GFile)         file = g_file_new_build_filename (folder, name, NULL);
      g_autoptr (GFile)         target = g_file_get_child (self->folder, name);
      g_autoptr (AciesDocument) document = NULL;
      g_autofree char          *before = NULL;
      g_autofree char          *after = NULL;
      g_autofree char          *canonical = NULL;

      if (!g_str_has_suffix (name, ".json"))
        continue;
      before = read_text (file);
      /* Army lists lie beside them. */
      if (strstr (before, "\"acies-scenario\"") == NULL)
        continue;
      n_files++;
      document = acies_document_load (file, NULL);
      g_assert_true (acies_document_save (document, target, ACIES_DOCUMENT_SAVE_PLAIN, NULL));
      after = read_text (target);
      g_assert_cmpstr (after, ==, before);
      canonical = acies_json_to_text (acies_document_get_root (document));
      g_assert_cmpstr (canonical, ==, before);

      edit (document, "sides[0].units[0].name", "'x'", NULL);
      edit (document, "sides[1].units[0]", NULL, NULL);
      edit (document, "result", NULL, NULL);
      g_assert_true (acies_document_is_modified (document));
      while (acies_document_undo (document))
        ;
      g_assert_false (acies_document_is_modified (document));
      g_free (after);
      after = document_text (document);
      g_assert_cmpstr (after, ==, before);
    }
  g_assert_cmpuint (n_files, >=, 6);
}

/* However a file is written: untouched it keeps its bytes, edited its unknown keys and their order. */
static void
test_keeps (FolderTest *self, gconstpointer data)
{
  static const char text[] = "{ \"format\" :\"acies-scenario\",\"version\":1,\n\n\t\"x-mine\":{\"b\":1e2,\"a\":[0.10]},\"name\":\"\\u0041\"}";
  g_autoptr (GFile)         file = write_file (self->folder, "a.json", text);
  g_autoptr (AciesDocument) document = acies_document_load (file, NULL);
  g_autofree char          *same = NULL;
  g_autofree char          *line = NULL;
  g_autofree char          *back = NULL;

  g_assert_true (acies_document_save (document, NULL, ACIES_DOCUMENT_SAVE_PLAIN, NULL));
  same = read_text (file);
  g_assert_cmpstr (same, ==, text);
  edit (document, "name", "'B'", NULL);
  g_assert_true (acies_document_save (document, NULL, ACIES_DOCUMENT_SAVE_PLAIN, NULL));
  line = document_line (document);
  g_assert_cmpstr (line, ==, "{" HEAD ",'x-mine':{'b':100.0,'a':[0.1]},'name':'B'}");
  acies_document_undo (document);
  g_assert_true (acies_document_is_modified (document));
  g_assert_true (acies_document_save (document, NULL, ACIES_DOCUMENT_SAVE_PLAIN, NULL));
  back = read_text (file);
  g_assert_cmpstr (back, ==, text);
}

/* The unsaved mark follows the saved tree, not the length of the list of steps. */
static void
test_mark (FolderTest *self, gconstpointer data)
{
  g_autoptr (GFile)         file = write_file (self->folder, "a.json", "{\"format\":\"acies-scenario\",\"version\":1,\"x\":0}");
  g_autoptr (AciesDocument) document = acies_document_load (file, NULL);

  edit (document, "x", "1", NULL);
  edit (document, "x", "2", NULL);
  g_assert_true (acies_document_save (document, NULL, ACIES_DOCUMENT_SAVE_PLAIN, NULL));
  g_assert_false (acies_document_is_modified (document));
  acies_document_undo (document);
  g_assert_true (acies_document_is_modified (document));
  acies_document_redo (document);
  g_assert_false (acies_document_is_modified (document));
  acies_document_undo (document);
  edit (document, "x", "5", NULL);
  g_assert_true (acies_document_is_modified (document));
  edit (document, "x", "2", NULL);
  g_assert_false (acies_document_is_modified (document));

  for (guint i = 0; i < 1500; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i + 10);

      edit (document, "x", number, NULL);
    }
  while (acies_document_undo (document))
    g_assert_true (acies_document_is_modified (document));
  g_assert_true (acies_document_is_modified (document));
}

static void
test_save_elsewhere (FolderTest *self, gconstpointer data)
{
  g_autoptr (GFile)         file = g_file_get_child (self->folder, "Κάνναι é.json");
  g_autoptr (GFile)         copy = g_file_get_child (self->folder, "copy.json");
  g_autoptr (AciesDocument) document = document_from ("{" HEAD ",'x':0}");

  edit (document, "x", "1", NULL);
  g_assert_true (acies_document_save (document, copy, ACIES_DOCUMENT_SAVE_COPY, NULL));
  g_assert_true (acies_document_is_modified (document));
  g_assert_null (acies_document_get_file (document));
  g_assert_true (acies_document_save (document, file, ACIES_DOCUMENT_SAVE_PLAIN, NULL));
  g_assert_false (acies_document_is_modified (document));
  g_assert_true (g_file_equal (acies_document_get_file (document), file));
  acies_document_forget_file (document);
  g_assert_null (acies_document_get_file (document));
}

/* What cannot be written is told in one sentence; neither the file nor the document loses anything. */
static void
test_cannot_save (FolderTest *self, gconstpointer data)
{
  g_autoptr (GFile)         file = write_file (self->folder, "a.json", "{\"format\":\"acies-scenario\",\"version\":1}");
  g_autoptr (GFile)         nowhere = g_file_new_for_path ("/nowhere/at/all.json");
  g_autoptr (AciesDocument) document = acies_document_load (file, NULL);
  g_autoptr (GError)        error = NULL;
  g_autofree char          *before = read_text (file);
  g_autofree char          *after = NULL;
  const struct rlimit       none = { 0, RLIM_INFINITY };
  struct rlimit             old;

  edit (document, "x", "1", NULL);
  g_assert_false (acies_document_save (document, nowhere, ACIES_DOCUMENT_SAVE_PLAIN, &error));
  g_assert_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_ACCESS);
  g_assert_true (g_str_has_prefix (error->message, "/nowhere/at/all.json: "));
  g_clear_error (&error);
  g_assert_false (acies_document_save (document, self->folder, ACIES_DOCUMENT_SAVE_PLAIN, &error));
  g_assert_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_ACCESS);
  g_clear_error (&error);

  /* A full disk. */
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &old), ==, 0);
  g_assert_true (signal (SIGXFSZ, SIG_IGN) != SIG_ERR);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &none), ==, 0);
  g_assert_false (acies_document_save (document, NULL, ACIES_DOCUMENT_SAVE_PLAIN, &error));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &old), ==, 0);
  g_assert_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_ACCESS);

  after = read_text (file);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpuint (folder_size (self->folder), ==, 1);
  g_assert_true (acies_document_is_modified (document));
  g_assert_true (g_file_equal (acies_document_get_file (document), file));
  g_assert_true (acies_document_save (document, NULL, ACIES_DOCUMENT_SAVE_PLAIN, NULL));
}

static void
test_changed_on_disk (FolderTest *self, gconstpointer data)
{
  static const char         other[] = "{\"format\":\"acies-scenario\",\"version\":1,\"y\":2}";
  g_autoptr (GFile)         file = write_file (self->folder, "a.json", "{\"format\":\"acies-scenario\",\"version\":1,\"x\":0}");
  g_autoptr (GFile)         again = NULL;
  g_autoptr (AciesDocument) document = acies_document_load (file, NULL);
  g_autoptr (GError)        error = NULL;
  g_autofree char          *line = NULL;
  g_autofree char          *kept = NULL;

  edit (document, "x", "1", NULL);
  g_assert_false (acies_document_is_file_changed (document));
  again = write_file (self->folder, "a.json", other);
  g_assert_true (acies_document_is_file_changed (document));
  g_assert_false (acies_document_save (document, NULL, ACIES_DOCUMENT_SAVE_PLAIN, &error));
  g_assert_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_CHANGED);
  kept = read_text (file);
  g_assert_cmpstr (kept, ==, other);
  g_assert_true (acies_document_save (document, NULL, ACIES_DOCUMENT_SAVE_OVERWRITE, NULL));
  g_assert_false (acies_document_is_file_changed (document));

  /* Going back to the file is a step, too. */
  edit (document, "x", "7", NULL);
  g_clear_object (&again);
  again = write_file (self->folder, "a.json", other);
  g_assert_true (acies_document_revert (document, NULL));
  g_assert_false (acies_document_is_modified (document));
  line = document_line (document);
  g_assert_cmpstr (line, ==, "{" HEAD ",'y':2}");
  g_assert_true (acies_document_undo (document));
  g_assert_true (acies_document_is_modified (document));
  g_free (line);
  line = document_line (document);
  g_assert_cmpstr (line, ==, "{" HEAD ",'x':7}");

  /* A file that is gone is written anew; one that is spoilt is not taken. */
  g_clear_object (&again);
  again = write_file (self->folder, "a.json", "{");
  g_assert_false (acies_document_revert (document, NULL));
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_true (acies_document_save (document, NULL, ACIES_DOCUMENT_SAVE_PLAIN, NULL));
}

typedef struct
{
  const char *name;
  const char *text;
  int         code;      /* -1: it opens */
  const char *message;   /* part of it */
} OpenCase;

static const OpenCase open_cases[] = {
  { "no-json", "scenario", ACIES_FILE_ERROR_FORMAT, "neither a scenario nor" },
  { "missing-brace", "{\"format\":\"acies-scenario\",\"version\":1", ACIES_FILE_ERROR_SYNTAX, "line 1" },
  { "empty", "", ACIES_FILE_ERROR_SYNTAX, "" },
  { "list", "[]", ACIES_FILE_ERROR_FORMAT, "object" },
  { "game", "{\"format\":\"acies-game\",\"version\":1}", ACIES_FILE_ERROR_FORMAT, "saved game" },
  { "campaign", "{\"format\":\"acies-campaign\",\"version\":1}", ACIES_FILE_ERROR_FORMAT, "campaign" },
  { "foreign", "{\"type\":\"FeatureCollection\"}", ACIES_FILE_ERROR_FORMAT, "no file of Acies" },
  { "future", "{\"format\":\"acies-scenario\",\"version\":999}", ACIES_FILE_ERROR_FORMAT, "999" },
  { "version-0", "{\"format\":\"acies-scenario\",\"version\":0}", ACIES_FILE_ERROR_FORMAT, "version" },
  { "version-text", "{\"format\":\"acies-scenario\",\"version\":\"1\"}", ACIES_FILE_ERROR_FORMAT, "version" },
  { "no-version", "{\"format\":\"acies-scenario\"}", ACIES_FILE_ERROR_FORMAT, "version" },
  { "key-twice", "{\"format\":\"acies-scenario\",\"version\":1,\"a\":1,\"a\":2}", ACIES_FILE_ERROR_SYNTAX, "a" },
  { "too-large-number", "{\"format\":\"acies-scenario\",\"version\":1,\"a\":18446744073709551616}", ACIES_FILE_ERROR_LIMIT, "" },
  { "nothing-inside", "{\"format\":\"acies-scenario\",\"version\":1}", -1, NULL },
  { "all-wrong", "{\"format\":\"acies-scenario\",\"version\":1,\"sides\":{\"a\":[]},\"map\":3,\"name\":[]}", -1, NULL },
  { "unknown-ruleset", "{\"format\":\"acies-scenario\",\"version\":1,\"ruleset\":\"none\",\"sides\":[null,1]}", -1, NULL },
};

static void
test_open (FolderTest *self, gconstpointer data)
{
  const OpenCase           *row = data;
  g_autoptr (GFile)         file = write_file (self->folder, "a.json", row->text);
  g_autoptr (GError)        error = NULL;
  g_autoptr (AciesDocument) document = acies_document_load (file, &error);
  g_autofree char          *name = g_file_get_parse_name (file);
  g_autofree char          *text = NULL;

  if (row->code < 0)
    {
      g_assert_no_error (error);
      edit (document, "name", "'mended'", NULL);
      g_assert_true (acies_document_save (document, NULL, ACIES_DOCUMENT_SAVE_PLAIN, &error));
      g_assert_no_error (error);
      g_assert_cmpstr (acies_document_get_title (document), ==, "mended");
      return;
    }

  g_assert_null (document);
  if (error->code != row->code)
    g_assert_cmpstr (error->message, ==, "");
  g_assert_true (g_str_has_prefix (error->message, name));
  g_assert_nonnull (strstr (error->message, row->message));
  text = read_text (file);
  g_assert_cmpstr (text, ==, row->text);
}

/* What is no ordinary file is refused without being read. */
static void
test_open_no_file (FolderTest *self, gconstpointer data)
{
  static const char *const paths[] = { "/", "/dev/zero", "/nowhere/a.json" };

  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autoptr (GFile)  file = g_file_new_for_path (paths[i]);
      g_autoptr (GError) error = NULL;

      g_assert_null (acies_document_load (file, &error));
      g_assert_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_ACCESS);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/document/undo", test_undo);
  g_test_add_func ("/document/refused", test_refused);
  g_test_add_func ("/document/merge", test_merge);
  g_test_add_func ("/document/depth", test_depth);
  g_test_add_func ("/document/memory", test_memory);
  g_test_add_func ("/document/notifies", test_notifies);
  g_test_add_func ("/document/paths", test_paths);
  g_test_add_func ("/document/edit-in-handler", test_edit_in_handler);
#define ADD(name, function) folder_test_add ("/document/" name, NULL, function)
  folder_test_add ("/document/shipped/lost-battles", "lost-battles", test_shipped);
  folder_test_add ("/document/shipped/dba", "dba", test_shipped);
  folder_test_add ("/document/shipped/cohorts", "cohorts", test_shipped);
  ADD ("keeps", test_keeps);
  ADD ("mark", test_mark);
  ADD ("save-elsewhere", test_save_elsewhere);
  ADD ("cannot-save", test_cannot_save);
  ADD ("changed-on-disk", test_changed_on_disk);
  ADD ("open/no-file", test_open_no_file);
  for (guint i = 0; i < G_N_ELEMENTS (open_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/document/open/", open_cases[i].name, NULL);

      folder_test_add (path, &open_cases[i], test_open);
    }

  return g_test_run ();
}
