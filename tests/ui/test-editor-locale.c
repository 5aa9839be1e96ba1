/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* Numbers, dates and places are entered as the language has them; files have points and ASCII digits whatever the language. */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include <locale.h>

#include "editor-test-support.h"
#include "editor/acies-form-row.h"

typedef struct
{
  const char *locale;
  const char *turns, *multiplier;      /* typed */
  const char *latitude, *longitude, *day, *year;
  const char *shown_latitude;
} LocaleCase;

static const LocaleCase cases[] = {
  { "de_DE", "6", "8", "45,03", "9,58", "22", "218", "45,03" },
  { "fr_FR", "6", "8", "45,03", "9.58", "22", "218", "45,03" },
  { "tr_TR", "6", "8", "45,03", "9,58", "22", "218", "45,03" },
  { "ar_EG", "٦", "٨", "٤٥٫٠٣", "٩٫٥٨", "٢٢", "٢١٨", NULL },
};

static void
enter (EditorTest *self,
       const char *path,
       guint       entry,
       const char *text)
{
  g_autoptr (GPtrArray) entries = editor_test_list (GTK_WIDGET (editor_test_find_row (self, path)), GTK_TYPE_ENTRY);

  gtk_editable_set_text (GTK_EDITABLE (entries->pdata[entry]), text);
}

static void
enter_all (EditorTest       *self,
           const LocaleCase *test)
{
  g_autoptr (GPtrArray) lists = NULL;

  enter (self, "conditions.turns", 0, test->turns);
  enter (self, "conditions.multiplier", 0, test->multiplier);
  enter (self, "coordinates", 0, test->latitude);
  enter (self, "coordinates", 1, test->longitude);
  enter (self, "date", 0, test->day);
  enter (self, "date", 1, test->year);
  enter (self, "name", 0, "ISSIZ İĞDIR");
  lists = editor_test_list (GTK_WIDGET (editor_test_find_row (self, "date")), GTK_TYPE_DROP_DOWN);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (lists->pdata[0]), 12);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (lists->pdata[1]), 0);
}

static char *
find_text (EditorTest *self,
           const char *path)
{
  JsonNode *node = acies_document_peek (self->document, path);

  g_assert_nonnull (node);
  return acies_json_to_line (node);
}

static void
check_text (EditorTest *self,
            const char *path,
            const char *expected)
{
  g_autofree char *text = find_text (self, path);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_locale (EditorTest   *self,
             gconstpointer data)
{
  const char *locale = g_getenv ("LC_ALL");
  const LocaleCase *test = NULL;
  g_autofree char *text = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    if (locale != NULL && g_str_has_prefix (locale, cases[i].locale))
      test = &cases[i];
  g_assert_nonnull (test);
  g_assert_true (g_str_has_prefix (setlocale (LC_NUMERIC, NULL), test->locale));

  enter_all (self, test);
  check_text (self, "conditions.turns", "6");
  check_text (self, "conditions.multiplier", "8");
  check_text (self, "coordinates", "[45.03,9.58]");
  check_text (self, "date", "\"-0217-12-22\"");
  check_text (self, "id", "\"issiz-igdir\"");
  text = editor_test_dup_text (self);
  g_assert_nonnull (strstr (text, "45.03"));

  /* What the file says is shown as the language has it. */
  editor_test_run (self, "editor.undo");
  editor_test_run (self, "editor.redo");
  if (test->shown_latitude != NULL)
    {
      g_autoptr (GPtrArray) entries = editor_test_list (GTK_WIDGET (editor_test_find_row (self, "coordinates")), GTK_TYPE_ENTRY);

      g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entries->pdata[0])), ==, test->shown_latitude);
    }
  editor_test_wait_for_checker (self);
  g_assert_null (acies_form_row_get_problem (editor_test_find_row (self, "coordinates")));
  g_assert_null (acies_form_row_get_problem (editor_test_find_row (self, "date")));
  g_assert_null (acies_form_row_get_problem (editor_test_find_row (self, "conditions.turns")));
}

/* Each language in a process of its own, since a locale is of the whole process. */
static void
test_in (gconstpointer data)
{
  const LocaleCase *test = data;
  g_autofree char *locale = g_strconcat (test->locale, ".UTF-8", NULL);
  g_autofree char *folder = g_build_filename (g_get_user_cache_dir (), "locales", NULL);
  g_autofree char *place = g_build_filename (folder, locale, NULL);
  const char *const define[] = { "localedef", "-i", test->locale, "-f", "UTF-8", place, NULL };
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  const char *const run[] = { program, "-p", "/ui/editor-locale/entered", NULL };
  g_auto (GStrv) env = g_get_environ ();
  g_autofree char *numbers = g_build_filename (place, "LC_NUMERIC", NULL);
  int status = 0;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  if (!g_spawn_sync (NULL, (char **) define, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, NULL,
                     NULL, &status, NULL) ||
      !g_file_test (numbers, G_FILE_TEST_IS_REGULAR))
    {
      g_test_skip ("No locale can be made here");
      return;
    }

  env = g_environ_setenv (env, "LOCPATH", folder, TRUE);
  env = g_environ_setenv (env, "LC_ALL", locale, TRUE);
  g_assert_true (g_spawn_sync (NULL, (char **) run, env, G_SPAWN_STDOUT_TO_DEV_NULL, NULL, NULL, NULL, NULL, &status, NULL));
  g_assert_true (g_spawn_check_wait_status (status, NULL));
}

int
main (int    argc,
      char **argv)
{
  const gboolean is_child = g_getenv ("LOCPATH") != NULL;

  gtk_test_init (&argc, &argv, NULL);
  if (is_child)
    {
      setlocale (LC_ALL, "");
      editor_test_add ("/ui/editor-locale/entered", NULL, test_locale);
    }
  for (guint i = 0; i < G_N_ELEMENTS (cases) && !is_child; i++)
    {
      g_autofree char *path = g_strconcat ("/ui/editor-locale/", cases[i].locale, NULL);

      g_test_add_data_func (path, &cases[i], test_in);
    }
  return g_test_run ();
}
