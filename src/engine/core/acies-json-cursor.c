/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-json.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/core/acies-json-scan.h"

#define LONGEST_FOUND 60  /* characters of a text that are shown in a message */

AciesJsonCursor
acies_json_root (JsonNode *node)
{
  return (AciesJsonCursor){ .node = node };
}

AciesJsonCursor
acies_json_member (const AciesJsonCursor *at, const char *key)
{
  AciesJsonCursor member = { .parent = at, .key = key };

  if (at->node != NULL && JSON_NODE_HOLDS_OBJECT (at->node))
    member.node = json_object_get_member (json_node_get_object (at->node), key);

  return member;
}

AciesJsonCursor
acies_json_element (const AciesJsonCursor *at, guint index)
{
  AciesJsonCursor element = { .parent = at, .index = index };

  if (index < acies_json_length (at))
    element.node = json_array_get_element (json_node_get_array (at->node), index);

  return element;
}

guint
acies_json_length (const AciesJsonCursor *at)
{
  if (at->node == NULL || !JSON_NODE_HOLDS_ARRAY (at->node))
    return 0;

  return json_array_get_length (json_node_get_array (at->node));
}

gboolean
acies_json_exists (const AciesJsonCursor *at)
{
  return at->node != NULL && !JSON_NODE_HOLDS_NULL (at->node);
}

static void
acies_json_append_path (const AciesJsonCursor *at, GString *path)
{
  if (at->parent == NULL)
    return;

  acies_json_append_path (at->parent, path);
  if (at->key != NULL)
    acies_json_append_key (path, at->key, strlen (at->key));
  else
    g_string_append_printf (path, "[%u]", at->index);
}

char *
acies_json_path (const AciesJsonCursor *at)
{
  GString *path = g_string_new (NULL);

  acies_json_append_path (at, path);

  return g_string_free (path, FALSE);
}

const char *
acies_json_text (JsonNode *node)
{
  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node) ||
      json_node_get_value_type (node) != G_TYPE_STRING)
    return NULL;

  return json_node_get_string (node);
}

char *
acies_json_found (const AciesJsonCursor *at)
{
  g_autofree char *start = NULL;
  const char      *text;

  if (at->node == NULL)
    return g_strdup ("null");
  if (JSON_NODE_HOLDS_OBJECT (at->node))
    return g_strdup ("{…}");
  if (JSON_NODE_HOLDS_ARRAY (at->node))
    return g_strdup ("[…]");
  if (JSON_NODE_HOLDS_NULL (at->node) || json_node_get_value_type (at->node) != G_TYPE_STRING)
    return acies_json_to_line (at->node);

  text = json_node_get_string (at->node);
  if (g_utf8_strlen (text, -1) <= LONGEST_FOUND)
    return g_strdup_printf ("\"%s\"", text);
  start = g_utf8_substring (text, 0, LONGEST_FOUND);

  return g_strdup_printf ("\"%s…\"", start);
}

static void G_GNUC_PRINTF (5, 0)
acies_json_add_problem (const AciesJsonCursor *at, AciesProblems *problems, AciesSeverity severity,
                        const char *clause, const char *format, va_list args)
{
  g_autofree char *path = acies_json_path (at);
  g_autofree char *message = g_strdup_vprintf (format, args);

  acies_problems_add (problems, severity, path, clause, "%s", message);
}

void
acies_json_complain (const AciesJsonCursor *at, AciesProblems *problems, const char *clause,
                     const char *format, ...)
{
  va_list args;

  va_start (args, format);
  acies_json_add_problem (at, problems, ACIES_SEVERITY_ERROR, clause, format, args);
  va_end (args);
}

void
acies_json_warn (const AciesJsonCursor *at, AciesProblems *problems, const char *clause,
                 const char *format, ...)
{
  va_list args;

  va_start (args, format);
  acies_json_add_problem (at, problems, ACIES_SEVERITY_WARNING, clause, format, args);
  va_end (args);
}

/* The types that readers ask for. */
typedef enum
{
  WANT_OBJECT,
  WANT_ARRAY,
  WANT_STRING,
  WANT_BOOL,
} Want;

static gboolean
acies_json_is (const AciesJsonCursor *at, Want want)
{
  if (at->node == NULL)
    return FALSE;

  switch (want)
    {
    case WANT_OBJECT:
      return JSON_NODE_HOLDS_OBJECT (at->node);
    case WANT_ARRAY:
      return JSON_NODE_HOLDS_ARRAY (at->node);
    case WANT_STRING:
      return acies_json_text (at->node) != NULL;
    case WANT_BOOL:
      return JSON_NODE_HOLDS_VALUE (at->node) &&
             json_node_get_value_type (at->node) == G_TYPE_BOOLEAN;
    default:
      g_assert_not_reached ();
    }
}

static void
acies_json_complain_absent (const AciesJsonCursor *at, Want want, AciesProblems *problems)
{
  switch (want)
    {
    case WANT_OBJECT:
      acies_json_complain (at, problems, NULL, _("this is missing; an object in { } is expected"));
      break;
    case WANT_ARRAY:
      acies_json_complain (at, problems, NULL, _("this is missing; a list in [ ] is expected"));
      break;
    case WANT_STRING:
      acies_json_complain (at, problems, NULL, _("this is missing; a text in double quotes is expected"));
      break;
    case WANT_BOOL:
      acies_json_complain (at, problems, NULL, _("this is missing; true or false is expected"));
      break;
    default:
      g_assert_not_reached ();
    }
}

static gboolean
acies_json_demand (const AciesJsonCursor *at, Want want, AciesProblems *problems)
{
  g_autofree char *found = NULL;

  if (acies_json_is (at, want))
    return TRUE;

  if (at->node == NULL)
    {
      acies_json_complain_absent (at, want, problems);
      return FALSE;
    }

  found = acies_json_found (at);
  switch (want)
    {
    case WANT_OBJECT:
      /* Translators: %s is what a file says, e.g. 12, "abc" (quotes included) or true; so in the sentences like this. */
      acies_json_complain (at, problems, NULL, _("%s stands here; an object in { } is expected"), found);
      break;
    case WANT_ARRAY:
      acies_json_complain (at, problems, NULL, _("%s stands here; a list in [ ] is expected"), found);
      break;
    case WANT_STRING:
      acies_json_complain (at, problems, NULL, _("%s stands here; a text in double quotes is expected"), found);
      break;
    case WANT_BOOL:
      acies_json_complain (at, problems, NULL, _("%s stands here; true or false is expected"), found);
      break;
    default:
      g_assert_not_reached ();
    }

  return FALSE;
}

gboolean
acies_json_read_object (const AciesJsonCursor *at, const char *key, AciesJsonCursor *value,
                        AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, key);

  if (!acies_json_demand (&member, WANT_OBJECT, problems))
    return FALSE;
  *value = member;

  return TRUE;
}

gboolean
acies_json_read_array (const AciesJsonCursor *at, const char *key, guint most,
                       AciesJsonCursor *value, AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, key);

  if (!acies_json_demand (&member, WANT_ARRAY, problems))
    return FALSE;
  if (acies_json_length (&member) > most)
    {
      acies_json_complain (&member, problems, NULL,
                           /* Translators: %1$u is a number of things in a list, %2$u the limit. */
                           _("this list has %1$u entries; at most %2$u are allowed"), acies_json_length (&member), most);
      return FALSE;
    }
  *value = member;

  return TRUE;
}

gboolean
acies_json_get_string (const AciesJsonCursor *at, const char **value, AciesProblems *problems)
{
  if (!acies_json_demand (at, WANT_STRING, problems))
    return FALSE;
  *value = json_node_get_string (at->node);

  return TRUE;
}

gboolean
acies_json_read_string (const AciesJsonCursor *at, const char *key, const char **value,
                        AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, key);

  return acies_json_get_string (&member, value, problems);
}

gboolean
acies_json_read_id (const AciesJsonCursor *at, const char *key, const char **value,
                    AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, key);
  g_autofree char      *found = NULL;
  const char           *id;

  if (!acies_json_get_string (&member, &id, problems))
    return FALSE;
  if (!acies_json_is_id (id))
    {
      found = acies_json_found (&member);
      acies_json_complain (&member, problems, NULL,
                           _("%1$s is no id; an id has 1 to %2$d characters, small letters a-z, digits and hyphens, "
                             "and does not begin with a hyphen"), found, ACIES_MAX_ID_LENGTH);
      return FALSE;
    }
  *value = id;

  return TRUE;
}

gboolean
acies_json_read_int (const AciesJsonCursor *at, const char *key, int least, int most, int *value,
                     AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, key);
  g_autofree char      *found = NULL;

  if (member.node == NULL)
    {
      acies_json_complain (&member, problems, NULL, _("this is missing; a whole number from %1$d to %2$d is expected"),
                           least, most);
      return FALSE;
    }
  if (JSON_NODE_HOLDS_VALUE (member.node) && json_node_get_value_type (member.node) == G_TYPE_INT64)
    {
      const gint64 number = json_node_get_int (member.node);

      if (number >= least && number <= most)
        {
          *value = (int) number;
          return TRUE;
        }
    }

  found = acies_json_found (&member);
  acies_json_complain (&member, problems, NULL, _("%1$s stands here; a whole number from %2$d to %3$d is expected"),
                       found, least, most);

  return FALSE;
}

gboolean
acies_json_read_enum (const AciesJsonCursor *at, const char *key, const AciesName *names,
                      int *value, AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, key);
  g_autofree char      *list = NULL;
  g_autofree char      *found = NULL;

  if (acies_json_is (&member, WANT_STRING) &&
      acies_names_find (names, json_node_get_string (member.node), value))
    return TRUE;

  list = acies_names_list (names);
  found = acies_json_found (&member);
  if (member.node == NULL)
    acies_json_complain (&member, problems, NULL, _("this is missing; one of %s is expected"), list);
  else
    acies_json_complain (&member, problems, NULL, _("%1$s is none of %2$s"), found, list);

  return FALSE;
}

gboolean
acies_json_read_bool (const AciesJsonCursor *at, const char *key, gboolean *value,
                      AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, key);

  if (!acies_json_demand (&member, WANT_BOOL, problems))
    return FALSE;
  *value = json_node_get_boolean (member.node);

  return TRUE;
}

static gboolean
acies_json_has (const AciesJsonCursor *at, const char *key)
{
  const AciesJsonCursor member = acies_json_member (at, key);

  return acies_json_exists (&member);
}

gboolean
acies_json_read_string_or (const AciesJsonCursor *at, const char *key, const char **value,
                           AciesProblems *problems)
{
  return !acies_json_has (at, key) || acies_json_read_string (at, key, value, problems);
}

gboolean
acies_json_read_int_or (const AciesJsonCursor *at, const char *key, int least, int most, int *value,
                        AciesProblems *problems)
{
  return !acies_json_has (at, key) || acies_json_read_int (at, key, least, most, value, problems);
}

gboolean
acies_json_read_enum_or (const AciesJsonCursor *at, const char *key, const AciesName *names,
                         int *value, AciesProblems *problems)
{
  return !acies_json_has (at, key) || acies_json_read_enum (at, key, names, value, problems);
}

gboolean
acies_json_read_bool_or (const AciesJsonCursor *at, const char *key, gboolean *value,
                         AciesProblems *problems)
{
  return !acies_json_has (at, key) || acies_json_read_bool (at, key, value, problems);
}

void
acies_json_warn_unknown (const AciesJsonCursor *at, const char *const *known,
                         AciesProblems *problems)
{
  JsonObjectIter iter;
  const char    *key;
  JsonNode      *node;

  if (at->node == NULL || !JSON_NODE_HOLDS_OBJECT (at->node))
    return;

  json_object_iter_init_ordered (&iter, json_node_get_object (at->node));
  while (json_object_iter_next_ordered (&iter, &key, &node))
    if (!g_strv_contains (known, key))
      {
        const AciesJsonCursor member = acies_json_member (at, key);

        acies_json_warn (&member, problems, NULL, _("this key is unknown; it is kept but has no effect"));
      }
}

gboolean
acies_json_is_id (const char *id)
{
  gsize length;

  for (length = 0; id[length] != '\0' && length <= ACIES_MAX_ID_LENGTH; length++)
    {
      const char c = id[length];

      if (!g_ascii_islower (c) && !g_ascii_isdigit (c) && (c != '-' || length == 0))
        return FALSE;
    }

  return length >= 1 && length <= ACIES_MAX_ID_LENGTH;
}
