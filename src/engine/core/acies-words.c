/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-words.h"

#include <glib/gi18n-lib.h>

char *
acies_words_capitalise (char *text)
{
  g_autofree char *old = text;
  g_autofree char *first = NULL;

  if (text[0] == '\0')
    return g_steal_pointer (&old);
  first = g_utf8_strup (text, (gssize) (g_utf8_next_char (text) - text));

  return g_strconcat (first, g_utf8_next_char (text), NULL);
}

char *
acies_words_list (char *const *texts, guint n)
{
  GString *list = g_string_new (n > 0 ? texts[0] : NULL);

  for (guint i = 1; i < n; i++)
    {
      /* Translators: what stands between the members of a list. */
      g_string_append (list, C_ ("list", ", "));
      g_string_append (list, texts[i]);
    }

  return g_string_free (list, FALSE);
}
