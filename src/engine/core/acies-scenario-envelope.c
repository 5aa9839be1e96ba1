/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-scenario-envelope.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/core/acies-date.h"
#include "engine/core/acies-format.h"
#include "engine/core/acies-ruleset.h"
#include "engine/core/acies-scenario.h"

#define MOST_SOURCES 200
#define MOST_LINKS   20
#define MOST_MINUTES 1440
#define LONGEST_NAME 200  /* characters */

const AciesName acies_difficulties[] = {
  { "easy", ACIES_DIFFICULTY_EASY },
  { "medium", ACIES_DIFFICULTY_MEDIUM },
  { "hard", ACIES_DIFFICULTY_HARD },
  { NULL, 0 },
};

static const char *const known_keys[] = {
  "format", "version", "id", "ruleset", "name", "date", "place", "war", "difficulty", "minutes", "summary", "background",
  "sources", "author", "license",
  "coordinates", "result", "links", "study", "sides", "map", "conditions", "deployment", "situation", NULL
};

static const char *const known_campaign_keys[] = {
  "format", "version", "id", "ruleset", "name", "date", "place", "war", "difficulty", "minutes", "summary", "background",
  "sources", "author", "license", "coordinates", "result", "links",
  "years", "contingents", "players", "map", "boards", "situation", NULL
};

static gboolean
is_campaign (const AciesJsonCursor *root)
{
  return acies_format_of (root->node) == ACIES_FORMAT_CAMPAIGN;
}

/* A name that people see: never empty, never a page long. */
static gboolean
read_name (const AciesJsonCursor *at, const char *key, const char **value, AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, key);
  g_autofree char      *bare = NULL;
  const char           *name;

  if (!acies_json_read_string (at, key, &name, problems))
    return FALSE;

  bare = g_strstrip (g_strdup (name));
  if (bare[0] == '\0' || g_utf8_strlen (name, -1) > LONGEST_NAME)
    {
      acies_json_complain (&member, problems, NULL, _("a name has 1 to %d characters"), LONGEST_NAME);
      return FALSE;
    }
  *value = name;

  return TRUE;
}

static void
read_date (AciesEnvelope *envelope, const AciesJsonCursor *root, AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (root, "date");
  g_autofree char      *words = NULL;
  g_autofree char      *found = NULL;
  const char           *date = NULL;
  int                   year, month, day;

  if (!acies_json_read_string_or (root, "date", &date, problems) || date == NULL)
    return;
  if (acies_date_parse (date, &year, &month, &day))
    {
      envelope->date = date;
      return;
    }

  words = acies_date_explain (date);
  if (words != NULL)
    {
      acies_json_complain (&member, problems, NULL, "%s", words);
      return;
    }

  found = acies_json_found (&member);
  acies_json_complain (&member, problems, NULL,
                       _("%s is no date; a date is a year, with its month and its day if they are known: 2 August 216 BC, "
                         "which a file writes as -0215-08-02"), found);
}

/* @read judges an element. The list, if all of it is good, else an absent one. */
static AciesJsonCursor
read_texts (const AciesJsonCursor *root, const char *key, guint most,
            gboolean (*read) (const AciesJsonCursor *at, AciesProblems *problems),
            AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (root, key);
  AciesJsonCursor       list = { NULL };
  gboolean              good = TRUE;

  if (!acies_json_exists (&member) || !acies_json_read_array (root, key, most, &list, problems))
    return (AciesJsonCursor){ NULL };

  for (guint i = 0; i < acies_json_length (&list); i++)
    {
      const AciesJsonCursor element = acies_json_element (&list, i);

      good = read (&element, problems) && good;
    }
  list.parent = NULL;  /* the root's cursor does not outlive the reading */

  return good ? list : (AciesJsonCursor){ NULL };
}

static gboolean
read_text (const AciesJsonCursor *at, AciesProblems *problems)
{
  const char *text;

  return acies_json_get_string (at, &text, problems);
}

static gboolean
read_link (const AciesJsonCursor *at, AciesProblems *problems)
{
  const char *id;

  if (!acies_json_get_string (at, &id, problems))
    return FALSE;
  if (acies_json_is_id (id))
    return TRUE;

  acies_json_complain (at, problems, NULL, _("\"%s\" cannot be the id of a battle"), id);

  return FALSE;
}

/* [latitude, longitude] in degrees; for maps outside, so that only the shape is judged. */
static void
check_coordinates (const AciesJsonCursor *root, AciesProblems *problems)
{
  static const double   most[] = { 90, 180 };
  const AciesJsonCursor member = acies_json_member (root, "coordinates");
  gboolean              good = acies_json_length (&member) == 2;

  if (!acies_json_exists (&member))
    return;

  for (guint i = 0; i < 2 && good; i++)
    {
      const AciesJsonCursor number = acies_json_element (&member, i);

      good = JSON_NODE_HOLDS_VALUE (number.node) &&
             (json_node_get_value_type (number.node) == G_TYPE_INT64 ||
              json_node_get_value_type (number.node) == G_TYPE_DOUBLE) &&
             json_node_get_double (number.node) >= -most[i] &&
             json_node_get_double (number.node) <= most[i];
    }
  if (!good)
    acies_json_complain (&member, problems, NULL, _("a list of latitude and longitude in degrees is expected, like "
                                                    "[41.3, 16.13]"));
}

/* Adds the units of a side to @n_in_all; FALSE if there are too many. */
static gboolean
count_units (const AciesJsonCursor *side, guint64 *n_in_all, AciesProblems *problems)
{
  const AciesJsonCursor army = acies_json_member (side, "army");
  const AciesJsonCursor of_army = acies_json_member (&army, "units");
  const AciesJsonCursor own = acies_json_member (side, "units");
  const AciesJsonCursor units = own.node != NULL ? own : of_army;
  guint64               n_units = 0;

  for (guint i = 0; i < acies_json_length (&units); i++)
    {
      const AciesJsonCursor unit = acies_json_element (&units, i);
      const AciesJsonCursor count = acies_json_member (&unit, "count");
      const gboolean        counted = count.node != NULL && JSON_NODE_HOLDS_VALUE (count.node) &&
                                      json_node_get_value_type (count.node) == G_TYPE_INT64;
      const gint64          n = counted ? json_node_get_int (count.node) : 1;

      n_units += (guint64) CLAMP (n, 0, G_MAXINT32);
    }
  *n_in_all += n_units;
  if (n_units <= ACIES_MAX_UNITS)
    return TRUE;

  acies_json_complain (&units, problems, NULL,
                       _("this side has %1$u units; at most %2$d are possible, so let each stand for more men"),
                       (guint) MIN (n_units, G_MAXUINT), ACIES_MAX_UNITS);

  return FALSE;
}

/* Two sides with one id: the message names both places. */
static void
check_side_id (const AciesEnvelope *envelope, const AciesJsonCursor *side, guint index,
               AciesProblems *problems)
{
  const AciesJsonCursor id = acies_json_member (side, "id");

  for (guint i = 0; i < index; i++)
    if (envelope->side_ids[i] != NULL &&
        g_strcmp0 (envelope->side_ids[i], envelope->side_ids[index]) == 0)
      {
        acies_json_complain (&id, problems, NULL, _("\"%1$s\" is the id of %2$s[%3$u] already; ids must differ"),
                             envelope->side_ids[i], side->parent->key, i);
        return;
      }
}

static gboolean
read_sides (AciesEnvelope *envelope, const AciesJsonCursor *root, AciesProblems *problems)
{
  AciesJsonCursor sides;
  guint64         n_in_all = 0;
  gboolean        good = TRUE;

  if (!acies_json_read_array (root, is_campaign (root) ? "players" : "sides", ACIES_MAX_SIDES, &sides, problems))
    return FALSE;
  if (acies_json_length (&sides) == 0)
    {
      acies_json_complain (&sides, problems, NULL, _("this list is empty; 1 to %d sides are expected"), ACIES_MAX_SIDES);
      return FALSE;
    }

  envelope->n_sides = acies_json_length (&sides);
  for (guint i = 0; i < envelope->n_sides; i++)
    {
      const AciesJsonCursor side = acies_json_element (&sides, i);
      g_autofree char      *found = NULL;

      if (!JSON_NODE_HOLDS_OBJECT (side.node))
        {
          found = acies_json_found (&side);
          acies_json_complain (&side, problems, NULL, _("%s stands here; an object in { } is expected"), found);
          good = FALSE;
          continue;
        }
      good = acies_json_read_id (&side, "id", &envelope->side_ids[i], problems) && good;
      good = read_name (&side, "name", &envelope->side_names[i], problems) && good;
      check_side_id (envelope, &side, i, problems);
      good = count_units (&side, &n_in_all, problems) && good;
    }
  if (n_in_all > ACIES_MAX_UNITS_IN_ALL)
    acies_json_complain (&sides, problems, NULL, _("the battle has %1$u units; more than %2$d are refused"),
                         (guint) MIN (n_in_all, G_MAXUINT), ACIES_MAX_UNITS_IN_ALL);

  return good;
}

/* A campaign by the rules "dba" is played by those called "dba-campaign". */
const AciesRuleset *
acies_envelope_find_ruleset (const AciesJsonCursor *root, const char *id)
{
  g_autofree char    *name = is_campaign (root) ? g_strconcat (id, "-campaign", NULL) : g_strdup (id);
  const AciesRuleset *ruleset = acies_ruleset_find (name);

  return ruleset != NULL && (ruleset->campaign != NULL) == is_campaign (root) ? ruleset : NULL;
}

/* The rules that a file can name, parted by commas. (transfer full) */
static char *
list_rulesets (gboolean of_campaigns)
{
  const AciesRuleset *const *all = acies_ruleset_list ();
  g_autoptr (GPtrArray)      ids = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; all[i] != NULL; i++)
    if ((all[i]->campaign != NULL) == of_campaigns)
      g_ptr_array_add (ids, g_strndup (all[i]->id, strlen (all[i]->id) - (of_campaigns ? strlen ("-campaign") : 0)));
  g_ptr_array_add (ids, NULL);

  return g_strjoinv (", ", (char **) ids->pdata);
}

static const AciesRuleset *
read_ruleset (const AciesJsonCursor *root, AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (root, "ruleset");
  const AciesRuleset   *ruleset;
  g_autofree char      *list = NULL;
  g_autofree char      *found = NULL;
  const char           *id;

  if (!acies_json_read_id (root, "ruleset", &id, problems))
    return NULL;

  ruleset = acies_envelope_find_ruleset (root, id);
  if (ruleset != NULL)
    return ruleset;

  list = list_rulesets (is_campaign (root));
  found = acies_json_found (&member);
  if (is_campaign (root))
    acies_json_complain (&member, problems, NULL,
                         /* Translators: %1$s is a rule system in quotes, %3$s a list of rule systems. */
                         _("Acies %2$s knows no campaigns by the rules %1$s; it knows those by %3$s"), found,
                         PACKAGE_VERSION, list);
  else
    acies_json_complain (&member, problems, NULL,
                         /* Translators: %1$s is a rule system in quotes, %3$s a list of rule systems. */
                         _("the rules %1$s are unknown to Acies %2$s; it knows %3$s"), found, PACKAGE_VERSION, list);

  return NULL;
}

/* A historical deployment counts only if every side has one. */
/* A study asks what is best in its situation; without one there is nothing to ask about. */
static void
read_study (AciesEnvelope *envelope, const AciesJsonCursor *root, AciesProblems *problems)
{
  static const char *const known[] = { "question", NULL };
  const AciesJsonCursor    member = acies_json_member (root, "study");
  const AciesJsonCursor    situation = acies_json_member (root, "situation");
  const char              *question = NULL;
  AciesJsonCursor          study;

  if (!acies_json_exists (&member) || !acies_json_read_object (root, "study", &study, problems))
    return;

  acies_json_warn_unknown (&study, known, problems);
  if (!acies_json_read_string_or (&study, "question", &question, problems) || question == NULL || question[0] == '\0')
    return;
  if (acies_json_exists (&situation))
    envelope->question = question;
  else
    acies_json_complain (&member, problems, NULL, _("a study asks about a situation in mid-battle, and there is none"));
}

static gboolean
has_deployment (const AciesEnvelope *envelope, const AciesJsonCursor *root)
{
  const AciesJsonCursor deployment = acies_json_member (root, "deployment");

  for (guint i = 0; i < envelope->n_sides; i++)
    {
      const AciesJsonCursor side = envelope->side_ids[i] != NULL
                                     ? acies_json_member (&deployment, envelope->side_ids[i])
                                     : (AciesJsonCursor){ NULL };

      if (!acies_json_exists (&side))
        return FALSE;
    }

  return TRUE;
}

const AciesRuleset *
acies_envelope_read (AciesEnvelope *envelope, const AciesJsonCursor *root, AciesProblems *problems)
{
  const AciesJsonCursor situation = acies_json_member (root, "situation");
  const AciesRuleset   *ruleset;

  memset (envelope, 0, sizeof *envelope);
  acies_json_read_id (root, "id", &envelope->id, problems);
  ruleset = read_ruleset (root, problems);
  read_name (root, "name", &envelope->name, problems);
  read_date (envelope, root, problems);
  acies_json_read_string_or (root, "place", &envelope->place, problems);
  acies_json_read_string_or (root, "summary", &envelope->summary, problems);
  acies_json_read_string_or (root, "background", &envelope->background, problems);
  acies_json_read_string_or (root, "author", &envelope->author, problems);
  acies_json_read_string_or (root, "license", &envelope->license, problems);
  acies_json_read_string_or (root, "war", &envelope->war, problems);
  acies_json_read_enum_or (root, "difficulty", acies_difficulties, &envelope->difficulty, problems);
  acies_json_read_int_or (root, "minutes", 1, MOST_MINUTES, &envelope->minutes, problems);
  envelope->sources = read_texts (root, "sources", MOST_SOURCES, read_text, problems);
  envelope->links = read_texts (root, "links", MOST_LINKS, read_link, problems);
  read_study (envelope, root, problems);
  check_coordinates (root, problems);
  if (!read_sides (envelope, root, problems))
    ruleset = NULL;
  envelope->has_deployment = has_deployment (envelope, root);
  envelope->has_situation = acies_json_exists (&situation);
  acies_json_warn_unknown (root, is_campaign (root) ? known_campaign_keys : known_keys, problems);

  return ruleset;
}
