/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-draft-parts.h"

#include <string.h>

#include "engine/dba/dba-setup-parts.h"
#include "engine/tabletop/tt-draft.h"

/* What refers to a side by value. */
static void
map_side (const AciesTreeEdit *edit, const char *from, const char *to)
{
  JsonObject *situation = acies_tree_object (acies_tree_root (edit), "situation");
  JsonObject *camps = acies_tree_object (situation, "camps");

  tt_draft_map_text (situation, "phasing", from, to);
  tt_draft_map_text (acies_tree_object (acies_tree_root (edit), "result"), "winner", from, to);
  for (guint side = 0; side < DBA_N_SIDES; side++)
    if (tt_draft_side_id (edit, side) != NULL)
      tt_draft_map_text (acies_tree_object (camps, tt_draft_side_id (edit, side)), "held-by", from, to);
}

static void
remove_keys (const AciesTreeEdit *edit, const char *const *lists, const char *id)
{
  for (; *lists != NULL; lists++)
    tt_draft_drop_key (edit, *lists, id);
}

static const char *const keys_of_sides[] = { "deployment.edges", "situation.camps", NULL };
static const char *const keys_of_rivers[] = { "situation.river-natures", NULL };
static const char *const keys_of_units[] = { "deployment.elements", "situation.elements", NULL };

/* The lists in which @named has its id as a key; NULL for none. */
static const char *const *
keys_of (const TtNamed *named)
{
  if (named->side >= 0 && named->list == NULL)
    return keys_of_sides;
  if (named->side < 0)
    return strcmp (named->list, "rivers") == 0 ? keys_of_rivers : NULL;

  return strcmp (named->list, "units") == 0 ? keys_of_units : NULL;
}

/* The references by value; those by key keep their places, and follow in a patch of their own. */
static void
rename_values (const AciesTreeEdit *edit, const TtNamed *named, const char *old, const char *id)
{
  JsonObject *own = named->side >= 0 ? tt_draft_side (edit, (guint) named->side) : NULL;
  JsonArray  *commanders = acies_tree_array (own, "commanders");
  JsonObject *camps = acies_tree_object (acies_tree_object (acies_tree_root (edit), "situation"), "camps");

  if (named->side >= 0 && named->list == NULL)
    map_side (edit, old, id);
  if (named->side < 0 || g_strcmp0 (named->list, "units") != 0)
    return;

  for (guint i = 0; commanders != NULL && i < json_array_get_length (commanders); i++)
    tt_draft_map_text (acies_tree_item (commanders, i), "unit", old, id);
  tt_draft_map_text (acies_tree_object (own, "camp"), "garrison", old, id);
  for (guint side = 0; camps != NULL && side < DBA_N_SIDES; side++)
    if (tt_draft_side_id (edit, side) != NULL)
      tt_draft_map_text (acies_tree_object (camps, tt_draft_side_id (edit, side)), "occupied-by", old, id);
}

/* Of two with one id the first owns what is said of it. */
static gboolean
owns_id (const AciesJsonCursor *root, const TtNamed *named, const char *id)
{
  g_autoptr (DbaSetup) setup = dba_draft_read (root, ACIES_PART_DEPLOYMENT);

  if (named->side < 0 || g_strcmp0 (named->list, "commanders") == 0)
    return TRUE;
  if (named->list == NULL)
    return dba_side_find (setup, id) == named->side;

  return dba_element_find (setup, id) == (int) (setup->sides[named->side].offset + named->index);
}

static const TtRenaming renaming = { owns_id, rename_values, keys_of };

gboolean
dba_draft_rename (const AciesJsonCursor *root, const char *path, const char *id, AciesPatch *patch)
{
  return tt_draft_rename (&renaming, root, path, id, patch);
}

/* ---- Taking away ---- */

static gboolean
has_unit (const DbaSetup *setup, const char *id)
{
  return dba_element_find (setup, id) >= 0;
}

static gboolean
has_river (const DbaBoard *board, const char *id)
{
  for (guint i = 0; i < board->n_rivers; i++)
    if (strcmp (board->rivers[i].id, id) == 0)
      return TRUE;

  return FALSE;
}

/* What refers to units, sides and rivers that were there before and are no more. */
static void
prune (const AciesTreeEdit *edit)
{
  const AciesJsonCursor before_at = acies_json_root (edit->before);
  const AciesJsonCursor after_at = acies_json_root (edit->after);
  g_autoptr (DbaSetup)  before = dba_draft_read (&before_at, ACIES_PART_DEPLOYMENT);
  g_autoptr (DbaSetup)  after = dba_draft_read (&after_at, ACIES_PART_DEPLOYMENT);

  for (guint side = 0; side < DBA_N_SIDES; side++)
    {
      const DbaSideSetup *old = &before->sides[side];
      guint               g;

      DBA_FOREACH (g, old->all)
        if (before->units[g].id[0] != '\0' && !has_unit (after, before->units[g].id))
          for (guint any = 0; any < DBA_N_SIDES; any++)
            dba_edit_map_unit (edit, any, before->units[g].id, NULL);
      if (old->id[0] == '\0' || dba_side_find (after, old->id) >= 0)
        continue;
      remove_keys (edit, keys_of_sides, old->id);
      map_side (edit, old->id, NULL);
    }
  for (guint i = 0; i < before->boards[0].n_rivers; i++)
    if (!has_river (&after->boards[0], before->boards[0].rivers[i].id))
      remove_keys (edit, keys_of_rivers, before->boards[0].rivers[i].id);
}

gboolean
dba_draft_remove (const AciesJsonCursor *root, const char *path, AciesPatch *patch)
{
  AciesTreeEdit edit;

  if (!acies_tree_begin (&edit, root))
    return FALSE;
  if (!tt_draft_take_away (&edit, path))
    return acies_tree_cancel (&edit);
  prune (&edit);

  return acies_tree_end (&edit, patch);
}
