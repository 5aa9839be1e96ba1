/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-date.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *const month_names[] = {
  NC_ ("month within a date", "January"),   NC_ ("month within a date", "February"), NC_ ("month within a date", "March"),
  NC_ ("month within a date", "April"),     NC_ ("month within a date", "May"),      NC_ ("month within a date", "June"),
  NC_ ("month within a date", "July"),      NC_ ("month within a date", "August"),   NC_ ("month within a date", "September"),
  NC_ ("month within a date", "October"),   NC_ ("month within a date", "November"), NC_ ("month within a date", "December"),
};

/* Days of a month in a leap year: old calendars are too uncertain for more. */
static const guint8 month_days[] = { 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };

/* Reads exactly @n_digits digits. */
static gboolean
read_digits (const char **at, guint n_digits, int *value)
{
  int number = 0;

  for (guint i = 0; i < n_digits; i++)
    {
      if (!g_ascii_isdigit ((*at)[i]))
        return FALSE;
      number = number * 10 + g_ascii_digit_value ((*at)[i]);
    }
  *at += n_digits;
  *value = number;

  return TRUE;
}

/* "-MM" with a number up to @most; leaves @value 0 at the end of the text. */
static gboolean
read_part (const char **at, int most, int *value)
{
  *value = 0;
  if (**at == '\0')
    return TRUE;
  if (**at != '-')
    return FALSE;
  (*at)++;

  return read_digits (at, 2, value) && *value >= 1 && *value <= most;
}

gboolean
acies_date_parse (const char *text, int *year, int *month, int *day)
{
  const char    *at = text;
  const gboolean before = *text == '-';
  int            y, m, d = 0;

  if (before)
    at++;
  if (!read_digits (&at, 4, &y) || (before && y == 0))
    return FALSE;
  if (!read_part (&at, 12, &m))
    return FALSE;
  if (m > 0 && !read_part (&at, month_days[m - 1], &d))
    return FALSE;
  if (*at != '\0')
    return FALSE;

  *year = before ? -y : y;
  *month = m;
  *day = d;

  return TRUE;
}

static char *
year_to_text (int year)
{
  if (year <= 0)
    /* Translators: a year before Christ: "216 BC". */
    return g_strdup_printf (C_ ("year", "%d BC"), 1 - year);
  if (year < 1000)
    /* Translators: an early year after Christ: "AD 9". */
    return g_strdup_printf (C_ ("year", "AD %d"), year);

  return g_strdup_printf ("%d", year);
}

char *
acies_date_to_year_text (const char *text)
{
  int year, month, day;

  if (text == NULL || !acies_date_parse (text, &year, &month, &day))
    return NULL;

  return year_to_text (year);
}

const char *
acies_date_get_month_text (int month)
{
  g_return_val_if_fail (month >= 1 && month <= 12, NULL);

  return g_dpgettext2 (GETTEXT_PACKAGE, "month within a date", month_names[month - 1]);
}

char *
acies_date_to_text (const char *text)
{
  g_autofree char *year_text = NULL;
  const char      *month_text;
  int              year, month, day;

  if (text == NULL || !acies_date_parse (text, &year, &month, &day))
    return NULL;

  year_text = year_to_text (year);
  if (month == 0)
    return g_steal_pointer (&year_text);

  month_text = acies_date_get_month_text (month);
  if (day == 0)
    /* Translators: a month and a year: "August 216 BC". */
    return g_strdup_printf (C_ ("date", "%1$s %2$s"), month_text, year_text);

  /* Translators: day, month, year: "2 August 216 BC". */
  return g_strdup_printf (C_ ("date", "%1$d %2$s %3$s"), day, month_text, year_text);
}

/* What is wrong behind the year: "-MM" or "-MM-DD"; NULL if it is not even of that form. */
static char *
explain_day (const char *at)
{
  int month = 0;
  int day = 0;

  if (*at++ != '-' || !read_digits (&at, 2, &month))
    return NULL;
  if (month > 12)
    return g_strdup_printf (_("there is no month %d; a year has twelve"), month);
  if (*at++ != '-' || !read_digits (&at, 2, &day) || *at != '\0')
    return NULL;
  if (month == 0)
    return g_strdup_printf (_("day %d needs its month"), day);

  /* Translators: a day and a month, as in: there is no 32 August. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "there is no %1$d %2$s; that month has %3$d day at most",
                                       "there is no %1$d %2$s; that month has %3$d days at most", month_days[month - 1]),
                          day, acies_date_get_month_text (month), month_days[month - 1]);
}

char *
acies_date_explain (const char *text)
{
  const char *at = text + (*text == '-');
  const gsize n_digits = strspn (at, "0123456789");
  const char *rest = at + n_digits;

  /* No sign is left for the year: what stands first is the month. */
  if (n_digits == 2 && at > text && (*rest == '-' || *rest == '\0'))
    return g_strdup (_("the year is missing"));
  if (n_digits > 4 && n_digits < 20 && (*rest == '-' || *rest == '\0'))
    return g_strdup_printf (_("the year %.*s is too far away; years go from 1 to 9999"), (int) n_digits, at);

  return n_digits == 4 ? explain_day (rest) : NULL;
}
