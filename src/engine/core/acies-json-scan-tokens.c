/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-json-scan-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#define LONGEST_NUMBER  60                                   /* characters */
#define LARGEST_INTEGER G_GINT64_CONSTANT (9007199254740992) /* 2^53: all whole numbers up to it are exact as double */

void
acies_json_append_key (GString *path, const char *key, gsize length)
{
  gboolean plain = length > 0 && length <= ACIES_SCAN_LONGEST_STEP;

  for (gsize i = 0; i < length && plain; i++)
    plain = g_ascii_isalnum (key[i]) || key[i] == '-' || key[i] == '_';

  if (plain)
    {
      if (path->len > 0)
        g_string_append_c (path, '.');
      g_string_append_len (path, key, (gssize) length);
      return;
    }

  g_string_append (path, "[\"");
  for (const char *at = key; at < key + length; at = g_utf8_next_char (at))
    {
      const gunichar character = g_utf8_get_char (at);

      if (g_utf8_strlen (key, at - key) >= ACIES_SCAN_LONGEST_STEP)
        {
          g_string_append (path, "…");
          break;
        }
      g_string_append_unichar (path, g_unichar_iscntrl (character) ? ' ' : character);
    }
  g_string_append (path, "\"]");
}

void
scan_position (const Scan *scan, gsize offset, guint *line, guint *column)
{
  const char *line_start = scan->text;

  *line = 1;
  for (const char *at = scan->text; at < scan->text + offset; at++)
    if (*at == '\n')
      {
        (*line)++;
        line_start = at + 1;
      }
  *column = (guint) g_utf8_strlen (line_start, scan->text + offset - line_start) + 1;
}

/* The place of the value under way: "sides[0].units[3]". */
static char *
scan_path (const Scan *scan)
{
  GString *path = g_string_new (NULL);

  for (guint i = 0; i < scan->depth; i++)
    {
      const ScanFrame *frame = &scan->frames[i];
      const guint      last = i + 1 < scan->depth ? scan->frames[i + 1].first_key : scan->keys->len;

      if (!frame->is_object)
        g_string_append_printf (path, "[%u]", frame->index);
      else if (frame->has_key)
        {
          const ScanKey *key = &g_array_index (scan->keys, ScanKey, last - 1);

          acies_json_append_key (path, scan->text + key->start, key->end - key->start);
        }
    }

  if (path->len > ACIES_SCAN_LONGEST_PATH)
    {
      const char *end = g_utf8_find_prev_char (path->str, path->str + ACIES_SCAN_LONGEST_PATH);

      g_string_truncate (path, (gsize) (end - path->str));
      g_string_append (path, "…");
    }

  return g_string_free (path, FALSE);
}

gboolean
scan_fail (Scan *scan, int code, gsize offset, const char *format, ...)
{
  g_autofree char *message = NULL;
  g_autofree char *path = scan_path (scan);
  guint            line, column;
  va_list          args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);

  scan_position (scan, offset, &line, &column);
  if (path[0] == '\0')
    /* Translators: a place in a file, then what is wrong there. */
    g_set_error (scan->error, ACIES_FILE_ERROR, code, _("line %1$u, column %2$u: %3$s"), line, column, message);
  else
    /* Translators: %3$s is a path like "sides[0].units[3]", %4$s says what is wrong there. */
    g_set_error (scan->error, ACIES_FILE_ERROR, code, _("line %1$u, column %2$u, in %3$s: %4$s"), line, column, path,
                 message);

  return FALSE;
}

int
scan_peek (const Scan *scan)
{
  return scan->at < scan->length ? (guchar) scan->text[scan->at] : -1;
}

void
scan_skip_space (Scan *scan)
{
  while (scan->at < scan->length && strchr (" \t\r\n", scan->text[scan->at]) != NULL)
    scan->at++;
}

char *
scan_found (const Scan *scan)
{
  gsize    end = scan->at;
  gunichar character;

  while (end < scan->length && end < scan->at + 20 && g_ascii_isalnum (scan->text[end]))
    end++;
  if (end > scan->at)
    return g_strndup (scan->text + scan->at, end - scan->at);

  character = g_utf8_get_char (scan->text + scan->at);
  if (!g_unichar_isprint (character))
    return g_strdup_printf ("U+%04X", character);

  return g_utf8_substring (scan->text + scan->at, 0, 1);
}

gboolean
scan_fail_at_end (Scan *scan)
{
  const ScanFrame *frame;
  guint            line, column;

  if (scan->depth == 0)
    return scan_syntax (scan, scan->at, _("there is no text here; a JSON object in { } is expected"));

  frame = &scan->frames[scan->depth - 1];
  scan_position (scan, frame->start, &line, &column);
  if (frame->is_object)
    return scan_syntax (scan, scan->at, _("the text breaks off here, so a part of it is lost; use another copy of it, or "
                                          "close the object that begins at line %1$u, column %2$u with }"),
                        line, column);

  return scan_syntax (scan, scan->at, _("the text breaks off here, so a part of it is lost; use another copy of it, or "
                                        "close the list that begins at line %1$u, column %2$u with ]"),
                      line, column);
}

/* The text ends within a string; @offset is where. */
static gboolean
scan_fail_in_string (Scan *scan, gsize offset)
{
  return scan_syntax (scan, offset, _("the text breaks off within this string, so a part of it is lost; use another copy "
                                      "of it, or close the string with \""));
}

/* Reads the four digits of \uXXXX at @offset; -1 if they are none. */
static int
scan_hex (const Scan *scan, gsize offset)
{
  int value = 0;

  if (offset + 4 > scan->length)
    return -1;

  for (gsize i = offset; i < offset + 4; i++)
    {
      if (!g_ascii_isxdigit (scan->text[i]))
        return -1;
      value = value * 16 + g_ascii_xdigit_value (scan->text[i]);
    }

  return value;
}

/* A \u escape; scan->at is on its backslash and comes to stand behind it. */
static gboolean
scan_unicode_escape (Scan *scan)
{
  const int   first = scan_hex (scan, scan->at + 2);
  const gsize left = scan->length - scan->at;
  int         second;

  if (first < 0 && left < 6 && memchr (scan->text + scan->at, '"', left) == NULL)
    return scan_fail_in_string (scan, scan->at);
  if (first < 0)
    return scan_syntax (scan, scan->at, _("four hexadecimal digits are expected after \\u"));
  if (first == 0)
    return scan_syntax (scan, scan->at, _("\\u0000 is not allowed in a text; remove it"));
  scan->at += 6;
  if (first < 0xd800 || first > 0xdfff)
    return TRUE;

  second = -1;
  if (first < 0xdc00 && scan->at + 6 <= scan->length && memcmp (scan->text + scan->at, "\\u", 2) == 0)
    second = scan_hex (scan, scan->at + 2);
  if (second < 0xdc00 || second > 0xdfff)
    return scan_syntax (scan, scan->at - 6, _("this is half of a surrogate pair; write the character itself"));
  scan->at += 6;

  return TRUE;
}

gboolean
scan_string (Scan *scan)
{
  const gsize start = scan->at++;

  while (scan->at < scan->length)
    {
      const guchar c = (guchar) scan->text[scan->at];

      if (c == '"')
        {
          scan->at++;
          return TRUE;
        }
      if (c < 0x20)
        return scan_syntax (scan, scan->at, _("a text must not hold a line break, tab or other control character; "
                                              "write \\n or \\t, or close the text with \""));
      if (c != '\\')
        {
          scan->at++;
          continue;
        }
      if (scan->at + 1 < scan->length && scan->text[scan->at + 1] == 'u')
        {
          if (!scan_unicode_escape (scan))
            return FALSE;
          continue;
        }
      if (scan->at + 1 < scan->length && strchr ("\"\\/bfnrt", scan->text[scan->at + 1]) == NULL)
        return scan_syntax (scan, scan->at, _("this backslash begins no known escape; write \\\\ for a backslash"));
      scan->at += 2;
    }

  scan->at = start;

  return scan_fail_in_string (scan, start);
}

static gboolean
scan_digits (Scan *scan)
{
  const gsize start = scan->at;

  while (scan->at < scan->length && g_ascii_isdigit (scan->text[scan->at]))
    scan->at++;

  return scan->at > start;
}

static gboolean
scan_check_number (Scan *scan, gsize start, gboolean whole)
{
  char        number[LONGEST_NUMBER + 1];
  const gsize length = scan->at - start;
  gint64      value;

  if (length > LONGEST_NUMBER)
    return scan_limit (scan, start, _("this number is longer than %d characters"), LONGEST_NUMBER);

  memcpy (number, scan->text + start, length);
  number[length] = '\0';
  if (!whole)
    {
      if (!isfinite (g_ascii_strtod (number, NULL)))
        return scan_limit (scan, start, _("this number is too large"));
      return TRUE;
    }

  value = g_ascii_strtoll (number, NULL, 10);  /* stops at its limits, which are beyond ours */
  if (value > LARGEST_INTEGER || value < -LARGEST_INTEGER)
    return scan_limit (scan, start, _("this whole number is beyond ±9007199254740992 and would lose digits"));

  return TRUE;
}

gboolean
scan_fail_number (Scan *scan, gsize start)
{
  if (scan->at >= scan->length && scan->depth > 0)
    return scan_fail_at_end (scan);

  return scan_syntax (scan, start, _("this is no JSON number; write it like 12, -3, 0.5 or 1e6"));
}

gboolean
scan_number (Scan *scan)
{
  const gsize start = scan->at;
  gboolean    whole = TRUE;

  if (scan_peek (scan) == '-')
    scan->at++;
  if (scan_peek (scan) == '0')
    scan->at++;
  else if (!scan_digits (scan))
    return scan_fail_number (scan, start);
  if (scan_peek (scan) == '.')
    {
      whole = FALSE;
      scan->at++;
      if (!scan_digits (scan))
        return scan_fail_number (scan, start);
    }
  if (scan_peek (scan) == 'e' || scan_peek (scan) == 'E')
    {
      whole = FALSE;
      scan->at++;
      if (scan_peek (scan) == '+' || scan_peek (scan) == '-')
        scan->at++;
      if (!scan_digits (scan))
        return scan_fail_number (scan, start);
    }
  if (scan->at < scan->length &&
      (g_ascii_isalnum (scan->text[scan->at]) || scan->text[scan->at] == '.'))
    return scan_fail_number (scan, start);

  return scan_check_number (scan, start, whole);
}
