/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-brief.h"

#include <string.h>

#define LONGEST   60
#define ELLIPSIS  "…"
#define KEPT      ((LONGEST - 1) / 2)  /* characters on either side of it */

/* Scripts of wide letters do without spaces: nothing there is a word. */
static gboolean
ends_word (gunichar letter)
{
  return g_unichar_isspace (letter) || g_unichar_iswide (letter);
}

static void
append_word (GString *brief, const char *word, const char *end)
{
  const glong n_letters = g_utf8_pointer_to_offset (word, end);
  const char *head_end, *tail;

  if (n_letters <= LONGEST)
    {
      g_string_append_len (brief, word, end - word);
      return;
    }

  head_end = g_utf8_offset_to_pointer (word, KEPT);
  tail = g_utf8_offset_to_pointer (word, n_letters - KEPT);
  g_string_append_len (brief, word, head_end - word);
  g_string_append (brief, ELLIPSIS);
  g_string_append_len (brief, tail, end - tail);
}

char *
acies_brief_words (const char *text)
{
  GString    *brief = g_string_new (NULL);
  const char *at = text;

  while (*at != '\0')
    {
      const char *word = at;

      while (*at != '\0' && !ends_word (g_utf8_get_char (at)))
        at = g_utf8_next_char (at);
      append_word (brief, word, at);
      if (*at == '\0')
        break;
      g_string_append_unichar (brief, g_utf8_get_char (at));
      at = g_utf8_next_char (at);
    }

  return g_string_free (brief, FALSE);
}

/* "sftp://host/…" */
static gboolean
is_address (const char *text)
{
  g_autofree char *scheme = g_uri_parse_scheme (text);

  return scheme != NULL && g_str_has_prefix (text + strlen (scheme), "://");
}

/* The last part of the path that @text begins with; @text itself if it begins with none. */
static const char *
skip_folder (const char *text)
{
  const char *end = strstr (text, ": ");
  const char *slash;

  if (end == NULL || (*text != '/' && *text != '~' && !is_address (text)))
    return text;

  slash = g_strrstr_len (text, end - text, "/");

  return slash != NULL && slash + 1 < end ? slash + 1 : text;
}

char *
acies_brief_message (const char *text)
{
  return acies_brief_words (skip_folder (text));
}
