/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-format.h"

#include <glib/gi18n-lib.h>

#include "engine/core/acies-error.h"

static const AciesName format_names[] = {
  { "acies-scenario", ACIES_FORMAT_SCENARIO },
  { "acies-game", ACIES_FORMAT_GAME },
  { "acies-campaign", ACIES_FORMAT_CAMPAIGN },
  { "acies-army-lists", ACIES_FORMAT_ARMY_LISTS },
  { NULL, 0 },
};

const char *
acies_format_name (AciesFormat format)
{
  return acies_name_of (format_names, (int) format);
}

AciesFormat
acies_format_of (JsonNode *root)
{
  const AciesJsonCursor at = acies_json_root (root);
  const AciesJsonCursor format = acies_json_member (&at, "format");
  int                   value;

  if (format.node == NULL || json_node_get_value_type (format.node) != G_TYPE_STRING)
    return ACIES_FORMAT_UNKNOWN;
  if (!acies_names_find (format_names, json_node_get_string (format.node), &value))
    return ACIES_FORMAT_UNKNOWN;

  return (AciesFormat) value;
}

/* The sentence that tells what was given and what to do with it. */
static void
complain_of_kind (const AciesJsonCursor *format, AciesFormat found, AciesFormat expected,
                  AciesProblems *problems)
{
  g_autofree char *text = NULL;

  switch (found)
    {
    case ACIES_FORMAT_SCENARIO:
      acies_json_complain (format, problems, NULL,
                           /* Translators: %s is a wire name such as "acies-game"; so in the sentences like this. */
                           _("this file is a scenario (acies-scenario), but %s is expected here; begin a battle with it "
                             "instead"), acies_format_name (expected));
      break;
    case ACIES_FORMAT_GAME:
      acies_json_complain (format, problems, NULL,
                           _("this file is a saved game (acies-game), but %s is expected here; open it as a game"),
                           acies_format_name (expected));
      break;
    case ACIES_FORMAT_CAMPAIGN:
      acies_json_complain (format, problems, NULL,
                           _("this file is a campaign (acies-campaign), but %s is expected here; choose another file"),
                           acies_format_name (expected));
      break;
    case ACIES_FORMAT_ARMY_LISTS:
      acies_json_complain (format, problems, NULL,
                           _("this file holds army lists (acies-army-lists) and no battle, but %s is expected here; "
                             "make a quick battle of lists instead"), acies_format_name (expected));
      break;
    case ACIES_FORMAT_UNKNOWN:
    default:
      if (format->node == NULL)
        {
          acies_json_complain (format, problems, NULL,
                               _("this is missing, so this is no file of Acies; \"%s\" is expected"),
                               acies_format_name (expected));
          break;
        }
      text = acies_json_found (format);
      acies_json_complain (format, problems, NULL,
                           _("%1$s stands here, so this is no file of Acies that this version knows; \"%2$s\" is expected"),
                           text, acies_format_name (expected));
      break;
    }
}

static void
complain_of_version (const AciesJsonCursor *version, AciesProblems *problems)
{
  g_autofree char *text = acies_json_found (version);
  const gboolean   is_number = version->node != NULL && JSON_NODE_HOLDS_VALUE (version->node) &&
                               json_node_get_value_type (version->node) == G_TYPE_INT64;

  if (version->node == NULL)
    acies_json_complain (version, problems, NULL, _("this is missing; the version of the file is expected, which is %d"),
                         ACIES_FORMAT_VERSION);
  else if (is_number && json_node_get_int (version->node) > ACIES_FORMAT_VERSION)
    acies_json_complain (version, problems, NULL,
                         /* Translators: %1$s and %3$d are versions of the file format, %2$s is the program's version. */
                         _("this file has version %1$s, but Acies %2$s reads files up to version %3$d; install a newer "
                           "Acies to open it"), text, PACKAGE_VERSION, ACIES_FORMAT_VERSION);
  else
    acies_json_complain (version, problems, NULL,
                         _("%1$s stands here; the version of the file is expected, the number %2$d without quotes"), text,
                         ACIES_FORMAT_VERSION);
}

static gboolean
is_known_version (const AciesJsonCursor *version)
{
  if (version->node == NULL || !JSON_NODE_HOLDS_VALUE (version->node))
    return FALSE;
  if (json_node_get_value_type (version->node) != G_TYPE_INT64)
    return FALSE;

  return json_node_get_int (version->node) >= 1 &&
         json_node_get_int (version->node) <= ACIES_FORMAT_VERSION;
}

/* Always FALSE; the file as a whole is not ours, whatever else is wrong in it. */
static gboolean
fail_format (const AciesProblems *problems, GError **error)
{
  g_autofree char *text = acies_problem_to_string (acies_problems_first_error (problems));

  g_set_error_literal (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_FORMAT, text);

  return FALSE;
}

gboolean
acies_format_check (const AciesJsonCursor *root, AciesFormat expected, AciesProblems *problems,
                    GError **error)
{
  const AciesJsonCursor format = acies_json_member (root, "format");
  const AciesJsonCursor version = acies_json_member (root, "version");
  const AciesFormat     found = acies_format_of (root->node);
  g_autofree char      *text = NULL;

  if (root->node == NULL || !JSON_NODE_HOLDS_OBJECT (root->node))
    {
      text = acies_json_found (root);
      acies_json_complain (root, problems, NULL, _("%s stands here; an object in { } is expected"), text);
      return fail_format (problems, error);
    }
  if (found != expected)
    {
      complain_of_kind (&format, found, expected, problems);
      return fail_format (problems, error);
    }
  if (!is_known_version (&version))
    {
      complain_of_version (&version, problems);
      return fail_format (problems, error);
    }

  return TRUE;
}
