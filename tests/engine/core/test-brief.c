/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/core/acies-brief.h"

#define TEN "0123456789"
#define SIXTY TEN TEN TEN TEN TEN TEN

/* Only words that nobody reads to their end are cut, in their middle, and by whole letters. */
static void
test_words (void)
{
  static const char *const whole[] = { "", "a", SIXTY, "two words  and \n a line", SIXTY " " SIXTY " " SIXTY, "“" TEN "”" };
  g_autofree char *long_path = acies_brief_words ("x sides[0]." SIXTY ".class: no");
  g_autofree char *greek = acies_brief_words ("Ἀθῆναι" "Ἀθῆναι" "Ἀθῆναι" "Ἀθῆναι" "Ἀθῆναι" "Ἀθῆναι" "Ἀθῆναι" "Ἀθῆναι" "Ἀθῆναι" "Ἀθῆναι" "z");
  g_autofree char *wide = NULL;
  GString         *sentence = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (whole); i++)
    {
      g_autofree char *same = acies_brief_words (whole[i]);

      g_assert_cmpstr (same, ==, whole[i]);
    }
  g_assert_cmpstr (long_path, ==, "x sides[0]." TEN TEN "…89" TEN TEN ".class: no");
  g_assert_true (g_utf8_validate (greek, -1, NULL));
  g_assert_cmpint (g_utf8_strlen (greek, -1), <, 61);
  g_assert_true (g_str_has_suffix (greek, "z"));

  /* Scripts without spaces. */
  for (guint i = 0; i < 80; i++)
    g_string_append (sentence, "字");
  wide = acies_brief_words (sentence->str);
  g_assert_cmpstr (wide, ==, sentence->str);
  g_string_free (sentence, TRUE);
}

/* The folder of the file that a message begins with goes; what only looks like one stays. */
static void
test_messages (void)
{
  static const struct { const char *whole, *brief; } cases[] = {
    { "/home/anna/My Battles/x y.json: It is no scenario.", "x y.json: It is no scenario." },
    { "sftp://host/battles/x.json: /etc is no scenario.", "x.json: /etc is no scenario." },
    { "x.json: a/b stands here", "x.json: a/b stands here" },
    { "sides[0]/1: wrong", "sides[0]/1: wrong" },
    { "/: no file", "/: no file" },
    { "/a/b without more", "/a/b without more" },
    { "Something: see /a/b: c", "Something: see /a/b: c" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *brief = acies_brief_message (cases[i].whole);

      g_assert_cmpstr (brief, ==, cases[i].brief);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/brief/words", test_words);
  g_test_add_func ("/brief/messages", test_messages);

  return g_test_run ();
}
