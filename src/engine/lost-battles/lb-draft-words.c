/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-draft-parts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/lost-battles/lb-fields.h"
#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-names.h"
#include "engine/lost-battles/lb-words.h"

/* Words for the values of choices, in the order of the table of wire names. */
static const char *const type_words[] = {
  NC_ ("choice", "heavy infantry"), NC_ ("choice", "light infantry"), NC_ ("choice", "heavy cavalry"),
  NC_ ("choice", "light cavalry"), NC_ ("choice", "elephants"), NC_ ("choice", "chariots"),
};
static const char *const class_words[] = {
  NC_ ("choice", "veteran"), NC_ ("choice", "average"), NC_ ("choice", "poor"), NC_ ("choice", "Indian"),
  NC_ ("choice", "African"),
};
static const char *const subtype_words[] = {
  NC_ ("choice", "archers"), NC_ ("choice", "hoplites"), NC_ ("choice", "phalangites"), NC_ ("choice", "legionaries"),
  NC_ ("choice", "cataphracts"), NC_ ("choice", "scythed chariots"),
};
static const char *const rating_words[] = {
  NC_ ("choice", "poor"), NC_ ("choice", "average"), NC_ ("choice", "inspired"), NC_ ("choice", "brilliant"),
};
static const char *const kind_words[] = { NC_ ("choice", "hero"), NC_ ("choice", "strategist") };
static const char *const certainty_words[] = {
  NC_ ("choice", "attested"), NC_ ("choice", "inferred"), NC_ ("choice", "guessed"),
};

static const AciesChoiceWords word_tables[] = {
  { lb_type_names, type_words, G_N_ELEMENTS (type_words) },
  { lb_class_names, class_words, G_N_ELEMENTS (class_words) },
  { lb_subtype_names, subtype_words, G_N_ELEMENTS (subtype_words) },
  { lb_rating_names, rating_words, G_N_ELEMENTS (rating_words) },
  { lb_kind_names, kind_words, G_N_ELEMENTS (kind_words) },
  { lb_certainty_names, certainty_words, G_N_ELEMENTS (certainty_words) },
  { NULL, NULL, 0 },
};

/* "c2, the centre of the northern army" would be long: the id tells where, the name is on the map. */
static const char *
zone_words (int zone)
{
  return zone >= 0 && zone < LB_N_ZONES ? lb_zone_id ((guint) zone) : "";
}

const char *
lb_draft_choice_text (const AciesFormField *field, int value)
{
  if (field->choices == NULL || acies_name_of (field->choices, value) == NULL)
    return "";
  if (field->choices == lb_zone_names)
    return zone_words (value);
  if (field->choices == lb_facing_names)
    return lb_facing_words ((guint) value);
  if (field->choices == lb_weather_names)
    return lb_weather_words ((guint) value);
  if (field->choices == lb_watercourse_names)
    return lb_terrain_words ((guint) value);

  return acies_draft_words_of (word_tables, field, value);
}

static void
add_candidate (GArray *candidates, const char *id, char *name)
{
  const AciesCandidate candidate = { g_strdup (id), name };

  g_array_append_val (candidates, candidate);
}

static void
add_sides (GArray *candidates, const LbSetup *setup)
{
  for (guint side = 0; side < LB_N_SIDES; side++)
    if (setup->sides[side].id[0] != '\0')
      add_candidate (candidates, setup->sides[side].id, g_strdup (setup->sides[side].name));
}

static void
add_units (GArray *candidates, const LbSetup *setup, guint side, AciesUnits units)
{
  guint unit;

  ACIES_FOREACH_UNIT (unit, units & setup->sides[side].all)
    if (acies_json_is_id (setup->sides[side].units[unit].id))
      add_candidate (candidates, setup->sides[side].units[unit].id,
                     acies_words_capitalise (lb_unit_words (setup, side, unit)));
}

static void
add_commanders (GArray *candidates, const LbSideSetup *own)
{
  for (guint i = 0; i < own->n_commanders; i++)
    if (own->commanders[i].id[0] != '\0')
      add_candidate (candidates, own->commanders[i].id, g_strdup (own->commanders[i].name));
}

/* The side that the path is of: by its place, or by its id below a deployment or situation. */
static int
side_of_path (const LbSetup *setup, const GArray *steps)
{
  const AciesPathStep *step = (const AciesPathStep *) steps->data;

  if (steps->len > 2 && g_strcmp0 (step[0].key, "sides") == 0 && step[1].key == NULL &&
      step[1].index < LB_N_SIDES)
    return (int) step[1].index;
  if (steps->len > 2 && g_strcmp0 (step[0].key, "deployment") == 0)
    return lb_side_find (setup, step[1].key);
  if (steps->len > 3 && g_strcmp0 (step[0].key, "situation") == 0 &&
      g_strcmp0 (step[1].key, "sides") == 0)
    return lb_side_find (setup, step[2].key);

  return ACIES_NO_SIDE;
}

/* The units that the group around a lead names. */
static AciesUnits
units_beside (const AciesJsonCursor *root, const LbSideSetup *own, const char *path)
{
  g_autofree char *parent = acies_path_parent (path);
  JsonNode        *group = acies_path_find (root->node, parent);
  AciesUnits       units = 0;
  JsonArray       *names;

  if (group == NULL || !JSON_NODE_HOLDS_OBJECT (group))
    return 0;

  names = acies_tree_array (json_node_get_object (group), "units");
  for (guint i = 0; i < own->n_units; i++)
    if (names != NULL && acies_tree_has (names, own->units[i].id))
      units |= ACIES_UNIT_BIT (i);

  return units;
}

/* The last key of a path, which may be followed by the index of an element. */
static const char *
last_key (const GArray *steps)
{
  for (guint i = steps->len; i > 0 && i + 2 > steps->len; i--)
    if (g_array_index (steps, AciesPathStep, i - 1).key != NULL)
      return g_array_index (steps, AciesPathStep, i - 1).key;

  return "";
}

GArray *
lb_draft_candidates (const AciesJsonCursor *root, const char *path)
{
  static const char *const of_sides[] = { "winner", "active", "order", NULL };
  static const char *const of_commanders[] = { "commanders", "withdrawn", "lost", "killed",
                                               "escaped", NULL };
  static const char *const of_units[] = { "bodyguard", "units", "disordered", "entered",
                                          "shattered", "withdrawn", "fled", NULL };
  g_autoptr (LbSetup)      setup = lb_draft_read (root);
  g_autoptr (GArray)       steps = acies_path_parse (path, NULL);
  GArray                  *candidates = acies_candidates_new ();
  const char              *key = steps != NULL ? last_key (steps) : "";
  const int                side = steps != NULL ? side_of_path (setup, steps) : ACIES_NO_SIDE;

  if (side == ACIES_NO_SIDE)
    {
      if (g_strv_contains (of_sides, key))
        add_sides (candidates, setup);
      return candidates;
    }

  if (strcmp (key, "lead") == 0)
    add_units (candidates, setup, (guint) side, units_beside (root, &setup->sides[side], path));
  if (g_strv_contains (of_units, key))
    add_units (candidates, setup, (guint) side, setup->sides[side].all);
  if (g_strv_contains (of_commanders, key))
    add_commanders (candidates, &setup->sides[side]);

  return candidates;
}
