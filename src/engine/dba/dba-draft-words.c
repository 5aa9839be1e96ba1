/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-draft-parts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/core/acies-words.h"
#include "engine/dba/dba-fields.h"
#include "engine/dba/dba-names.h"
#include "engine/dba/dba-quick.h"
#include "engine/dba/dba-setup-parts.h"
#include "engine/dba/dba-words.h"
#include "engine/tabletop/tt-draft.h"
#include "engine/tabletop/tt-json.h"

/* Words for the values of choices, in the order of the table of wire names. */
static const char *const size_words[] = { NC_ ("choice", "twelve"), NC_ ("choice", "any number") };
static const char *const outcome_words[] = { NC_ ("choice", "as published first"), NC_ ("choice", "as in later editions") };
static const char *const mode_words[] = { NC_ ("choice", "by dice"), NC_ ("choice", "historical") };
static const char *const phase_words[] = {
  NC_ ("choice", "moves"), NC_ ("choice", "shooting"), NC_ ("choice", "close combat"),
};
static const char *const state_words[] = {
  NC_ ("choice", "on the table"), NC_ ("choice", "in a camp"), NC_ ("choice", "destroyed"), NC_ ("choice", "off the board"),
};

static const AciesChoiceWords word_tables[] = {
  { dba_army_size_names, size_words, G_N_ELEMENTS (size_words) },
  { dba_outcome_table_names, outcome_words, G_N_ELEMENTS (outcome_words) },
  { dba_mode_names, mode_words, G_N_ELEMENTS (mode_words) },
  { dba_situation_phase_names, phase_words, G_N_ELEMENTS (phase_words) },
  { dba_situation_state_names, state_words, G_N_ELEMENTS (state_words) },
  { NULL, NULL, 0 },
};

const char *
dba_draft_choice_text (const AciesFormField *field, int value)
{
  if (field->choices == NULL || acies_name_of (field->choices, value) == NULL)
    return "";
  if (field->choices == dba_ground_names)
    return dba_ground_words ((guint) value);
  if (field->choices == tt_shape_names)
    return tt_draft_shape_words (value);

  return acies_draft_words_of (word_tables, field, value);
}

/* ---- What references may name ---- */

static void
add_sides (GArray *candidates, const DbaSetup *setup)
{
  for (guint side = 0; side < DBA_N_SIDES; side++)
    if (setup->sides[side].id[0] != '\0')
      tt_draft_add_candidate (candidates, setup->sides[side].id,
                              g_strdup (setup->sides[side].name));
}

static void
add_units (GArray *candidates, const DbaSetup *setup, guint side)
{
  guint g;

  DBA_FOREACH (g, setup->sides[side].all)
    if (acies_json_is_id (setup->units[g].id))
      tt_draft_add_candidate (candidates, setup->units[g].id,
                     acies_words_capitalise (dba_element_words (setup, g)));
}

static void
add_garrisons (GArray *candidates)
{
  tt_draft_add_candidate (candidates, acies_name_of (dba_garrison_names, DBA_GARRISON_FOLLOWERS),
                 g_strdup (C_ ("garrison", "Its followers")));
  tt_draft_add_candidate (candidates, acies_name_of (dba_garrison_names, DBA_GARRISON_NONE),
                          g_strdup (C_ ("garrison", "Nobody")));
}

static void
add_codes (GArray *candidates)
{
  for (guint troop = 0; troop < DBA_N_TROOPS; troop++)
    for (guint quality = 0; dba_draft_code (troop, quality) != NULL; quality++)
      {
        const char *code = dba_draft_code (troop, quality);

        tt_draft_add_candidate (candidates, code, acies_words_capitalise (dba_troops_words (code)));
      }
}

static void
add_lists (GArray *candidates)
{
  for (guint i = 0; i < dba_quick.n_lists (); i++)
    {
      const AciesQuickList *list = dba_quick.list (i);
      g_autofree char      *years = acies_quick_years_text (list);

      /* Translators: an army list and its years. */
      tt_draft_add_candidate (candidates, list->id,
                     g_strdup_printf (C_ ("army list", "%1$s (%2$s)"), acies_quick_list_name (list), years));
    }
}

static void
add_for_key (GArray *candidates, const DbaSetup *setup, const char *key, int side)
{
  static const char *const of_sides[] = { "winner", "phasing", "held-by", NULL };

  if (g_strv_contains (of_sides, key))
    add_sides (candidates, setup);
  if (strcmp (key, "garrison") == 0 || strcmp (key, "occupied-by") == 0)
    add_garrisons (candidates);
  if (side >= 0 && (strcmp (key, "unit") == 0 || strcmp (key, "garrison") == 0))
    add_units (candidates, setup, (guint) side);
  if (strcmp (key, "occupied-by") == 0)
    for (guint i = 0; i < DBA_N_SIDES; i++)
      add_units (candidates, setup, i);
  if (strcmp (key, "code") == 0)
    add_codes (candidates);
  if (strcmp (key, "list") == 0)
    add_lists (candidates);
}

GArray *
dba_draft_candidates (const AciesJsonCursor *root, const char *path)
{
  g_autoptr (DbaSetup) setup = dba_draft_read (root, ACIES_PART_DEPLOYMENT);
  g_autoptr (GArray)   steps = acies_path_parse (path, NULL);
  GArray              *candidates = acies_candidates_new ();
  const char          *key = NULL;

  if (steps != NULL && steps->len > 0)
    key = g_array_index (steps, AciesPathStep, steps->len - 1).key;
  if (key != NULL)
    add_for_key (candidates, setup, key, tt_draft_side_of_path (steps));

  return candidates;
}
