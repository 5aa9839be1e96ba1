/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-path.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/core/acies-error.h"

#define MOST_DIGITS 9  /* of an index */

static void
path_step_clear (gpointer data)
{
  AciesPathStep *step = data;

  g_free (step->key);
}

static gboolean
is_plain (char character)
{
  return g_ascii_isalnum (character) || character == '-' || character == '_';
}

/* A plain word; moves @at behind it. */
static gboolean
read_word (const char **at, AciesPathStep *step)
{
  const char *start = *at;

  while (is_plain (**at))
    (*at)++;
  step->key = g_strndup (start, (gsize) (*at - start));

  return *at > start;
}

/* What stands between ["and "], from behind the quotation mark on. */
static gboolean
read_quoted (const char **at, AciesPathStep *step)
{
  g_autoptr (GString) key = g_string_new (NULL);

  while (**at != '"')
    {
      if (**at == '\\')
        (*at)++;
      if (**at == '\0')
        return FALSE;
      g_string_append_c (key, **at);
      (*at)++;
    }
  (*at)++;
  if (**at != ']')
    return FALSE;
  (*at)++;
  step->key = g_strdup (key->str);

  return TRUE;
}

/* A number and ], or ] alone. */
static gboolean
read_index (const char **at, AciesPathStep *step)
{
  const char *start = *at;

  while (g_ascii_isdigit (**at) && *at - start < MOST_DIGITS)
    (*at)++;
  if (**at != ']')
    return FALSE;
  step->index = *at == start ? ACIES_PATH_END : (guint) g_ascii_strtoull (start, NULL, 10);
  (*at)++;

  return TRUE;
}

static gboolean
read_step (const char **at, gboolean is_first, AciesPathStep *step)
{
  if (**at == '[')
    {
      (*at)++;
      if (**at != '"')
        return read_index (at, step);
      (*at)++;
      return read_quoted (at, step);
    }
  if (!is_first)
    {
      if (**at != '.')
        return FALSE;
      (*at)++;
    }

  return read_word (at, step);
}

GArray *
acies_path_parse (const char *path, GError **error)
{
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (AciesPathStep));
  gboolean           good = path != NULL && g_utf8_validate (path, -1, NULL);

  g_array_set_clear_func (steps, path_step_clear);
  for (const char *at = path; good && *at != '\0';)
    {
      AciesPathStep step = { 0 };

      good = steps->len < ACIES_MAX_JSON_DEPTH && read_step (&at, steps->len == 0, &step);
      if (good)
        g_array_append_val (steps, step);
      else
        g_free (step.key);
    }
  if (good)
    return g_steal_pointer (&steps);

  g_set_error_literal (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_INVALID, _("This is no path into a file"));

  return NULL;
}

static void
append_key (GString *path, const char *key)
{
  gboolean plain = key[0] != '\0';

  for (const char *at = key; *at != '\0' && plain; at++)
    plain = is_plain (*at);

  if (plain)
    {
      if (path->len > 0)
        g_string_append_c (path, '.');
      g_string_append (path, key);
      return;
    }

  g_string_append (path, "[\"");
  for (const char *at = key; *at != '\0'; at++)
    {
      if (*at == '"' || *at == '\\')
        g_string_append_c (path, '\\');
      g_string_append_c (path, *at);
    }
  g_string_append (path, "\"]");
}

static void
append_index (GString *path, guint index)
{
  if (index == ACIES_PATH_END)
    g_string_append (path, "[]");
  else
    g_string_append_printf (path, "[%u]", index);
}

char *
acies_path_print (const GArray *steps, guint n_steps)
{
  GString *path = g_string_new (NULL);

  for (guint i = 0; i < n_steps && i < steps->len; i++)
    {
      const AciesPathStep *step = &g_array_index (steps, AciesPathStep, i);

      if (step->key != NULL)
        append_key (path, step->key);
      else
        append_index (path, step->index);
    }

  return g_string_free (path, FALSE);
}

char *
acies_path_member (const char *path, const char *key)
{
  GString *longer = g_string_new (path);

  append_key (longer, key);

  return g_string_free (longer, FALSE);
}

char *
acies_path_element (const char *path, guint index)
{
  GString *longer = g_string_new (path);

  append_index (longer, index);

  return g_string_free (longer, FALSE);
}

char *
acies_path_parent (const char *path)
{
  g_autoptr (GArray) steps = acies_path_parse (path, NULL);

  return steps != NULL && steps->len > 0 ? acies_path_print (steps, steps->len - 1) : NULL;
}

gboolean
acies_path_contains (const char *outer, const char *inner)
{
  const gsize length = strlen (outer);

  if (!g_str_has_prefix (inner, outer))
    return FALSE;

  return length == 0 || inner[length] == '\0' || inner[length] == '.' || inner[length] == '[';
}

JsonNode *
acies_path_find (JsonNode *root, const char *path)
{
  g_autoptr (GArray) steps = acies_path_parse (path, NULL);
  JsonNode          *node = root;

  if (steps == NULL)
    return NULL;

  for (guint i = 0; i < steps->len && node != NULL; i++)
    {
      const AciesPathStep *step = &g_array_index (steps, AciesPathStep, i);

      if (step->key != NULL)
        node = JSON_NODE_HOLDS_OBJECT (node)
                 ? json_object_get_member (json_node_get_object (node), step->key)
                 : NULL;
      else if (JSON_NODE_HOLDS_ARRAY (node) &&
               step->index < json_array_get_length (json_node_get_array (node)))
        node = json_array_get_element (json_node_get_array (node), step->index);
      else
        node = NULL;
    }

  return node;
}
