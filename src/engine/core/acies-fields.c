/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-fields.h"

#include <glib/gi18n-lib.h>
#include <string.h>

const AciesFormField *
acies_field_find (const AciesFormField *fields, const char *key)
{
  for (guint i = 0; fields[i].key != NULL; i++)
    if (g_strcmp0 (fields[i].key, key) == 0)
      return &fields[i];

  return NULL;
}

gboolean
acies_field_applies (const AciesFormField *field, const AciesJsonCursor *at)
{
  AciesJsonCursor other;

  if (field->when_key == NULL)
    return TRUE;

  other = acies_json_member (at, field->when_key);
  if (other.node == NULL || !JSON_NODE_HOLDS_VALUE (other.node))
    return FALSE;
  if (json_node_get_value_type (other.node) == G_TYPE_BOOLEAN)
    return json_node_get_boolean (other.node) == (g_strcmp0 (field->when_value, "true") == 0);

  return json_node_get_value_type (other.node) == G_TYPE_STRING &&
         g_strcmp0 (json_node_get_string (other.node), field->when_value) == 0;
}

static gboolean
acies_field_read (const AciesFormField *field, const AciesJsonCursor *at, int *value,
                  AciesProblems *problems)
{
  const char *text;

  switch (field->kind)
    {
    case ACIES_FIELD_TEXT:
    case ACIES_FIELD_LONG_TEXT:
    case ACIES_FIELD_COLOUR:
      return acies_json_read_string (at, field->key, &text, problems);
    case ACIES_FIELD_ID:
    case ACIES_FIELD_REFERENCE:
      return acies_json_read_id (at, field->key, &text, problems);
    case ACIES_FIELD_INT:
      return acies_json_read_int (at, field->key, field->least, field->most, value, problems);
    case ACIES_FIELD_ENUM:
      return acies_json_read_enum (at, field->key, field->choices, value, problems);
    case ACIES_FIELD_BOOL:
      return acies_json_read_bool (at, field->key, value, problems);
    case ACIES_FIELD_OTHER:
    case ACIES_FIELD_DATE:
    case ACIES_FIELD_COORDINATES:
    case ACIES_FIELD_TEXTS:
    case ACIES_FIELD_SET:
    case ACIES_FIELD_REFERENCES:
    case ACIES_FIELD_LENGTH:
    case ACIES_FIELD_POINT:
    case ACIES_FIELD_POINTS:
    case ACIES_FIELD_NUMBERS:
    case ACIES_FIELD_PAIRS:
      return TRUE;
    default:
      g_assert_not_reached ();
    }
}

/* A wrong colour spoils nothing, so it is a warning. */
static void
acies_field_check_colour (const AciesFormField *field, const AciesJsonCursor *at,
                          AciesProblems *problems)
{
  const char *colour = json_node_get_string (at->node);
  gboolean    good = strlen (colour) == 7 && colour[0] == '#';

  for (guint i = 1; i < 7 && good; i++)
    good = g_ascii_isxdigit (colour[i]);
  if (!good)
    acies_json_warn (at, problems, field->clause, _("a colour is written as #rrggbb, like #9b2226"));
}

/* Copies what one field complained of, with the clause that gives the field its meaning. */
static void
acies_field_report (const AciesFormField *field, const AciesProblems *own, AciesProblems *problems)
{
  for (guint i = 0; i < acies_problems_size (own); i++)
    {
      const AciesProblem *problem = acies_problems_get (own, i);

      acies_problems_add (problems, problem->severity, problem->path, field->clause, "%s", problem->message);
    }
}

static gboolean
acies_field_check (const AciesFormField *field, const AciesJsonCursor *at, AciesProblems *problems)
{
  const AciesJsonCursor     member = acies_json_member (at, field->key);
  g_autoptr (AciesProblems) own = NULL;
  int                       value;

  if (!acies_field_applies (field, at))
    {
      if (acies_json_exists (&member))
        acies_json_warn (&member, problems, field->clause,
                         /* Translators: keys and values of a file: "type", "chariots". */
                         _("this has an effect only where \"%1$s\" is %2$s"), field->when_key, field->when_value);
      return TRUE;
    }
  if (field->is_read_elsewhere || (!field->required && !acies_json_exists (&member)))
    return TRUE;

  own = acies_problems_new ();
  if (acies_field_read (field, at, &value, own))
    {
      if (field->kind == ACIES_FIELD_COLOUR)
        acies_field_check_colour (field, &member, problems);
      return TRUE;
    }
  acies_field_report (field, own, problems);

  return FALSE;
}

gboolean
acies_fields_check (const AciesFormField  *fields,
                    const AciesJsonCursor *at,
                    AciesProblems         *problems)
{
  g_autoptr (GPtrArray) keys = g_ptr_array_new ();
  gboolean              good = TRUE;

  for (guint i = 0; fields[i].key != NULL; i++)
    {
      good = acies_field_check (&fields[i], at, problems) && good;
      g_ptr_array_add (keys, (gpointer) fields[i].key);
    }
  g_ptr_array_add (keys, NULL);
  acies_json_warn_unknown (at, (const char *const *) keys->pdata, problems);

  return good;
}

int
acies_field_get_int (const AciesFormField *field, const AciesJsonCursor *at)
{
  const AciesJsonCursor     member = acies_json_member (at, field->key);
  g_autoptr (AciesProblems) ignored = NULL;
  int                       value = field->fallback;

  if (!acies_json_exists (&member))
    return field->fallback;

  ignored = acies_problems_new ();
  acies_field_read (field, at, &value, ignored);

  return value;
}

gboolean
acies_fields_check_object (const AciesFormField  *fields,
                           const AciesJsonCursor *at,
                           const char            *clause,
                           AciesProblems         *problems)
{
  g_autofree char *found = NULL;

  if (at->node != NULL && JSON_NODE_HOLDS_OBJECT (at->node))
    return acies_fields_check (fields, at, problems);

  found = acies_json_found (at);
  acies_json_complain (at, problems, clause, _("%s stands here; an object in { } is expected"), found);

  return FALSE;
}

int
acies_fields_get_int (const AciesFormField *fields, const AciesJsonCursor *at, const char *key)
{
  return acies_field_get_int (acies_field_find (fields, key), at);
}
