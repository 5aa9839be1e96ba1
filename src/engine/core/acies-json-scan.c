/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-json-scan-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The next character of a key with its escapes resolved: "a" and "\u0061" are one key. */
static gunichar
scan_next_character (const char **at)
{
  static const char escapes[] = "\"\\/bfnrt", meant[] = "\"\\/\b\f\n\r\t";
  const char       *here = *at;
  gunichar          character;

  if (*here != '\\')
    {
      *at = g_utf8_next_char (here);
      return g_utf8_get_char (here);
    }
  if (here[1] != 'u')
    {
      *at = here + 2;
      return (gunichar) meant[strchr (escapes, here[1]) - escapes];
    }

  character = 0;
  for (guint i = 2; i < 6; i++)
    character = character * 16 + (gunichar) g_ascii_xdigit_value (here[i]);
  *at = here + 6;
  if (character < 0xd800 || character >= 0xdc00)
    return character;

  return 0x10000 + ((character - 0xd800) << 10) + (scan_next_character (at) - 0xdc00);
}

static gboolean
scan_keys_equal (const Scan *scan, const ScanKey *a, const ScanKey *b)
{
  const char *left = scan->text + a->start, *right = scan->text + b->start;

  if (a->hash != b->hash)
    return FALSE;

  while (left < scan->text + a->end && right < scan->text + b->end)
    if (scan_next_character (&left) != scan_next_character (&right))
      return FALSE;

  return left == scan->text + a->end && right == scan->text + b->end;
}

/* Remembers a key of the innermost object, unless it stands there already. */
static gboolean
scan_add_key (Scan *scan, gsize start, gsize end)
{
  const ScanFrame *frame = &scan->frames[scan->depth - 1];
  ScanKey          key = { (guint32) start, (guint32) end, 0 };

  for (const char *at = scan->text + start; at < scan->text + end;)
    key.hash = key.hash * 31 + scan_next_character (&at);

  for (guint i = frame->first_key; i < scan->keys->len; i++)
    if (scan_keys_equal (scan, &g_array_index (scan->keys, ScanKey, i), &key))
      {
        const gsize      shown = MIN (end - start, ACIES_SCAN_LONGEST_STEP);
        g_autofree char *valid = g_utf8_make_valid (scan->text + start, (gssize) shown);
        guint            line, column;

        scan_position (scan, g_array_index (scan->keys, ScanKey, i).start - 1, &line, &column);
        return scan_syntax (scan, start - 1, _("the key \"%1$s\" stands twice in this object, first at line %2$u, "
                                               "column %3$u; remove one of them"), valid, line, column);
      }

  if (scan->keys->len - frame->first_key >= ACIES_MAX_JSON_KEYS)
    return scan_limit (scan, start - 1, _("this object has more than %d keys"), ACIES_MAX_JSON_KEYS);
  g_array_append_val (scan->keys, key);

  return TRUE;
}

/* Comments and single quotes, which dialects of JSON know. Returns whether that was the fault. */
static gboolean
scan_fail_dialect (Scan *scan)
{
  if (scan_peek (scan) == '/')
    scan_syntax (scan, scan->at, _("JSON knows no comments; remove this one"));
  else if (scan_peek (scan) == '\'')
    scan_syntax (scan, scan->at, _("texts stand between double quotes, not single ones"));
  else
    return FALSE;

  return TRUE;
}

/* A key and its colon; the value comes next. */
static gboolean
scan_key (Scan *scan)
{
  ScanFrame *frame = &scan->frames[scan->depth - 1];
  gsize      start;

  frame->has_key = FALSE;
  scan_skip_space (scan);
  if (scan_peek (scan) < 0)
    return scan_fail_at_end (scan);
  if (scan_peek (scan) == '}')
    return scan_syntax (scan, scan->at, _("a comma stands before this }; remove the comma"));
  if (scan_peek (scan) != '"')
    {
      g_autofree char *found = scan_found (scan);

      if (scan_fail_dialect (scan))
        return FALSE;
      return scan_syntax (scan, scan->at, _("%s stands here; a key in double quotes is expected"), found);
    }

  start = scan->at + 1;
  if (!scan_string (scan) || !scan_add_key (scan, start, scan->at - 1))
    return FALSE;

  frame->has_key = TRUE;
  scan_skip_space (scan);
  if (scan_peek (scan) < 0)
    return scan_fail_at_end (scan);
  if (scan_peek (scan) != ':')
    {
      g_autofree char *found = scan_found (scan);

      return scan_syntax (scan, scan->at, _("%s stands here; a colon after the key is expected"), found);
    }
  scan->at++;

  return TRUE;
}

/* Opens an object or list; @opened is cleared if it is empty and closed again. */
static gboolean
scan_open (Scan *scan, gboolean *opened)
{
  const gboolean is_object = scan_peek (scan) == '{';
  ScanFrame     *frame;

  if (scan->depth == ACIES_MAX_JSON_DEPTH)
    return scan_limit (scan, scan->at, _("objects and lists lie more than %d deep in each other"), ACIES_MAX_JSON_DEPTH);

  frame = &scan->frames[scan->depth++];
  *frame = (ScanFrame){ .is_object = is_object, .start = (guint32) scan->at, .first_key = scan->keys->len };
  scan->at++;
  scan_skip_space (scan);
  *opened = scan_peek (scan) != (is_object ? '}' : ']');
  if (*opened)
    return !is_object || scan_key (scan);

  scan->at++;
  scan->depth--;

  return TRUE;
}

static gboolean
scan_fail_value (Scan *scan)
{
  g_autofree char *found = scan_found (scan);
  const int        c = scan_peek (scan);

  if (scan_fail_dialect (scan))
    return FALSE;
  if (c == '+' || c == '.')
    return scan_fail_number (scan, scan->at);
  if (c == ']' && scan->depth > 0 && !scan->frames[scan->depth - 1].is_object)
    return scan_syntax (scan, scan->at, _("a comma stands before this ]; remove the comma"));

  return scan_syntax (scan, scan->at, _("%s stands here; a value is expected: a text in double quotes, a number, true, "
                                        "false, null, an object or a list"), found);
}

static gboolean
scan_word (Scan *scan)
{
  static const char *const words[] = { "true", "false", "null" };
  const gsize              left = scan->length - scan->at;
  gsize                    length;

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      length = strlen (words[i]);
      if (left < length && scan->depth > 0 && memcmp (scan->text + scan->at, words[i], left) == 0)
        return scan_fail_at_end (scan);
      if (scan->length - scan->at < length || memcmp (scan->text + scan->at, words[i], length) != 0)
        continue;
      if (scan->length - scan->at > length && g_ascii_isalnum (scan->text[scan->at + length]))
        continue;
      scan->at += length;
      return TRUE;
    }

  return scan_fail_value (scan);
}

/* One value, or the beginning of an object or list up to its first value. */
static gboolean
scan_value (Scan *scan, gboolean *opened)
{
  int c;

  *opened = FALSE;
  scan_skip_space (scan);
  c = scan_peek (scan);
  if (c < 0)
    return scan_fail_at_end (scan);
  if (++scan->n_values > ACIES_MAX_JSON_VALUES)
    return scan_limit (scan, scan->at, _("there are more than %d values"), ACIES_MAX_JSON_VALUES);
  if (c == '{' || c == '[')
    return scan_open (scan, opened);
  if (c == '"')
    return scan_string (scan);
  if (c == '-' || g_ascii_isdigit ((char) c))
    return scan_number (scan);

  return scan_word (scan);
}

/* After a value in an object or list: a comma, after which @more is set, or the closing bracket. */
static gboolean
scan_after_value (Scan *scan, gboolean *more)
{
  g_autofree char *found = NULL;
  ScanFrame       *frame = &scan->frames[scan->depth - 1];
  const int        c = scan_peek (scan);

  *more = c == ',';
  if (*more)
    {
      scan->at++;
      frame->index++;
      return !frame->is_object || scan_key (scan);
    }
  if (c == (frame->is_object ? '}' : ']'))
    {
      g_array_set_size (scan->keys, frame->first_key);
      scan->at++;
      scan->depth--;
      return TRUE;
    }
  if (c < 0)
    {
      frame->has_key = FALSE;  /* its value is whole */
      return scan_fail_at_end (scan);
    }
  if (scan_fail_dialect (scan))
    return FALSE;

  found = scan_found (scan);
  if (frame->is_object)
    return scan_syntax (scan, scan->at, _("%s stands here; a comma or the closing } is expected"), found);

  return scan_syntax (scan, scan->at, _("%s stands here; a comma or the closing ] is expected"), found);
}

static gboolean
scan_text (Scan *scan)
{
  gboolean value_next = TRUE;

  while (value_next || scan->depth > 0)
    {
      if (value_next)
        {
          if (!scan_value (scan, &value_next))
            return FALSE;
          continue;
        }
      scan_skip_space (scan);
      if (!scan_after_value (scan, &value_next))
        return FALSE;
    }

  scan_skip_space (scan);
  if (scan->at < scan->length)
    return scan_syntax (scan, scan->at, _("more text follows although the JSON value is complete; remove it"));

  return TRUE;
}

/* Size and encoding, before anything else. */
static gboolean
scan_bytes (Scan *scan)
{
  const char *end;

  if (scan->length > ACIES_MAX_FILE_SIZE)
    {
      g_set_error (scan->error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_LIMIT, _("This is larger than %d MiB"),
                   (int) (ACIES_MAX_FILE_SIZE / 1024 / 1024));
      return FALSE;
    }
  if (scan->length >= 3 && memcmp (scan->text, "\xef\xbb\xbf", 3) == 0)
    return scan_syntax (scan, 0, _("a byte order mark stands here; save the file as UTF-8 without one"));
  if (!g_utf8_validate_len (scan->text, scan->length, &end))
    return scan_syntax (scan, (gsize) (end - scan->text), _("this is no text in UTF-8; save the file as UTF-8"));

  return TRUE;
}

gboolean
acies_json_scan (const char *text, gsize length, GError **error)
{
  Scan     scan = { .text = text, .length = length, .error = error };
  gboolean good;

  scan.keys = g_array_new (FALSE, FALSE, sizeof (ScanKey));
  good = scan_bytes (&scan) && scan_text (&scan);
  g_array_unref (scan.keys);

  return good;
}
