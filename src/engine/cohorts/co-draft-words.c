/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-draft-parts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/core/acies-words.h"
#include "engine/cohorts/co-fields.h"
#include "engine/cohorts/co-names.h"
#include "engine/cohorts/co-setup-parts.h"
#include "engine/cohorts/co-words.h"
#include "engine/tabletop/tt-json.h"

/* Words for the values of choices, in the order of the table of wire names. */
static const char *const arm_words[] = {
  NC_ ("choice", "infantry"), NC_ ("choice", "cavalry"), NC_ ("choice", "chariots"), NC_ ("choice", "elephants"),
};
static const char *const phase_words[] = {
  NC_ ("choice", "deployment"), NC_ ("choice", "first moves"), NC_ ("choice", "shooting"), NC_ ("choice", "last moves"),
};
static const char *const status_words[] = {
  NC_ ("choice", "steady"), NC_ ("choice", "routed"), NC_ ("choice", "rallying"), NC_ ("choice", "lost"),
  NC_ ("choice", "not on the table"),
};

static const char *const stage_words[] = {
  NC_ ("choice", "on the bank"), NC_ ("choice", "in the water"), NC_ ("choice", "on the far bank"),
};

static const AciesChoiceWords word_tables[] = {
  { co_stage_names, stage_words, G_N_ELEMENTS (stage_words) },
  { co_arm_names, arm_words, G_N_ELEMENTS (arm_words) },
  { co_situation_phase_names, phase_words, G_N_ELEMENTS (phase_words) },
  { co_status_names, status_words, G_N_ELEMENTS (status_words) },
  { NULL, NULL, 0 },
};

const char *
co_draft_choice_text (const AciesFormField *field, int value)
{
  if (field->choices == NULL || acies_name_of (field->choices, value) == NULL)
    return "";
  if (field->choices == co_ground_names)
    return co_ground_words ((guint) value);
  if (field->choices == co_weapon_names)
    return co_weapon_words ((guint) value);
  if (field->choices == co_armour_names)
    return co_armour_words ((guint) value);
  if (field->choices == tt_shape_names)
    return tt_draft_shape_words (value);

  return acies_draft_words_of (word_tables, field, value);
}

/* ---- What references may name ---- */

static void
add_sides (GArray *candidates, const CoSetup *setup)
{
  for (guint side = 0; side < CO_N_SIDES; side++)
    if (setup->sides[side].id[0] != '\0')
      tt_draft_add_candidate (candidates, setup->sides[side].id,
                              g_strdup (setup->sides[side].name));
}

/* Those of the army of the unit at the path. */
static void
add_comrades (GArray *candidates, const CoSetup *setup, const char *id)
{
  const int own = id != NULL ? co_stand_find (setup, id) : -1;

  for (guint g = 0; g < setup->n_stands; g++)
    if (own >= 0 && g != (guint) own && co_side_of (setup, g) == co_side_of (setup, (guint) own) &&
        acies_json_is_id (setup->units[g].id))
      tt_draft_add_candidate (candidates, setup->units[g].id,
                              acies_words_capitalise (co_stand_words (setup, g)));
}

static void
add_rivers (GArray *candidates, const CoSetup *setup)
{
  for (guint i = 0; i < setup->n_features; i++)
    if (setup->features[i].ground == CO_RIVER && acies_json_is_id (setup->features[i].id))
      tt_draft_add_candidate (candidates, setup->features[i].id,
                              acies_words_capitalise (g_strdup (co_feature_words (setup, i))));
}

/* C-ARM-1 to C-ARM-3: the members of the throws made already. */
static gboolean
is_throw (const char *key)
{
  return acies_field_find (co_army_morale_fields, key) != NULL;
}

GArray *
co_draft_candidates (const AciesJsonCursor *root, const char *path)
{
  g_autoptr (CoSetup)  setup = co_draft_read (root, ACIES_PART_DEPLOYMENT);
  g_autoptr (GArray)   steps = acies_path_parse (path, NULL);
  const AciesPathStep *step = steps != NULL ? (const AciesPathStep *) steps->data : NULL;
  const guint          n = steps != NULL ? steps->len : 0;
  const char          *key = n > 0 ? step[n - 1].key : NULL;
  GArray              *candidates = acies_candidates_new ();

  if (g_strcmp0 (key, "winner") == 0 || g_strcmp0 (key, "active") == 0)
    add_sides (candidates, setup);
  else if (g_strcmp0 (key, "stacked-behind") == 0 && n > 1)
    add_comrades (candidates, setup, step[n - 2].key);
  else if (g_strcmp0 (key, "river") == 0)
    add_rivers (candidates, setup);
  else if (key != NULL && n > 1 && g_strcmp0 (step[n - 2].key, "army-morale") == 0 && is_throw (key))
    add_sides (candidates, setup);

  return candidates;
}
