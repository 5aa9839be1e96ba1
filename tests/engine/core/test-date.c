/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/core/acies-date.h"

typedef struct
{
  const char *text;
  int         year, month, day;  /* month -1: no date */
  const char *year_text, *whole_text;
} DateCase;

static const DateCase cases[] = {
  { "-0215", -215, 0, 0, "216 BC", "216 BC" },
  { "-0215-08", -215, 8, 0, "216 BC", "August 216 BC" },
  { "-0215-08-02", -215, 8, 2, "216 BC", "2 August 216 BC" },
  { "0000", 0, 0, 0, "1 BC", "1 BC" },
  { "-0001", -1, 0, 0, "2 BC", "2 BC" },
  { "0009-09", 9, 9, 0, "AD 9", "September AD 9" },
  { "1066-10-14", 1066, 10, 14, "1066", "14 October 1066" },
  { "0004-02-29", 4, 2, 29, "AD 4", "29 February AD 4" },
  { "", 0, -1, 0, NULL, NULL },
  { "-", 0, -1, 0, NULL, NULL },
  { "-0000", 0, -1, 0, NULL, NULL },
  { "215", 0, -1, 0, NULL, NULL },
  { "-215", 0, -1, 0, NULL, NULL },
  { "+0215", 0, -1, 0, NULL, NULL },
  { "-0215-", 0, -1, 0, NULL, NULL },
  { "-0215-8", 0, -1, 0, NULL, NULL },
  { "-0215-00", 0, -1, 0, NULL, NULL },
  { "-0215-13", 0, -1, 0, NULL, NULL },
  { "-0215-08-00", 0, -1, 0, NULL, NULL },
  { "-0215-04-31", 0, -1, 0, NULL, NULL },
  { "-0215-08-02T12", 0, -1, 0, NULL, NULL },
  { "-0215 ", 0, -1, 0, NULL, NULL },
  { "216 BC", 0, -1, 0, NULL, NULL },
};

static void
test_date (gconstpointer data)
{
  const DateCase  *the_case = data;
  int              year = 77, month = 77, day = 77;
  g_autofree char *year_text = acies_date_to_year_text (the_case->text);
  g_autofree char *whole_text = acies_date_to_text (the_case->text);

  g_test_message ("%s", the_case->text);
  g_assert_cmpstr (year_text, ==, the_case->year_text);
  g_assert_cmpstr (whole_text, ==, the_case->whole_text);
  if (the_case->month < 0)
    {
      g_assert_false (acies_date_parse (the_case->text, &year, &month, &day));
      g_assert_cmpint (year, ==, 77);
      return;
    }

  g_assert_true (acies_date_parse (the_case->text, &year, &month, &day));
  g_assert_cmpint (year, ==, the_case->year);
  g_assert_cmpint (month, ==, the_case->month);
  g_assert_cmpint (day, ==, the_case->day);
}

typedef struct
{
  const char *text;
  const char *words;  /* NULL: nothing like a date */
} WrongCase;

static const WrongCase wrong_cases[] = {
  { "-0215-08-32", "there is no 32 August; that month has 31 days at most" },
  { "-0215-02-30", "there is no 30 February; that month has 29 days at most" },
  { "-0215-04-00", "there is no 0 April; that month has 30 days at most" },
  { "-0215-13", "there is no month 13; a year has twelve" },
  { "-0215-13-01", "there is no month 13; a year has twelve" },
  { "-0215-00-22", "day 22 needs its month" },
  { "-08-02", "the year is missing" },
  { "-08", "the year is missing" },
  { "12000-08-02", "the year 12000 is too far away; years go from 1 to 9999" },
  { "-0215-08-002", NULL },
  { "-0215-8", NULL },
  { "-0000", NULL },
  { "216 BC", NULL },
  { "99999999999999999999999", NULL },
  { "-", NULL },
  { "", NULL },
};

/* What people type is told as people say it, whatever the file writes. */
static void
test_wrong (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (wrong_cases); i++)
    {
      g_autofree char *words = acies_date_explain (wrong_cases[i].text);

      g_test_message ("%s", wrong_cases[i].text);
      g_assert_cmpstr (words, ==, wrong_cases[i].words);
    }
}

static void
test_unknown (void)
{
  g_assert_null (acies_date_to_text (NULL));
  g_assert_null (acies_date_to_year_text (NULL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/date/case-%u", i);

      g_test_add_data_func (path, &cases[i], test_date);
    }
  g_test_add_func ("/date/wrong", test_wrong);
  g_test_add_func ("/date/unknown", test_unknown);

  return g_test_run ();
}
