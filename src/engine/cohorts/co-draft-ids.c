/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-draft-parts.h"

#include <string.h>

#include "engine/cohorts/co-setup-parts.h"

/* ---- What refers to whom ---- */

static void
map_side (const AciesTreeEdit *edit, const char *from, const char *to)
{
  static const char *const shares[] = { "25", "35", "50" };

  JsonObject *root = acies_tree_root (edit);
  JsonObject *situation = acies_tree_object (root, "situation");

  tt_draft_map_text (situation, "active", from, to);
  tt_draft_map_text (acies_tree_object (root, "result"), "winner", from, to);
  for (guint i = 0; i < G_N_ELEMENTS (shares); i++)
    tt_draft_map_text (acies_tree_object (situation, "army-morale"), shares[i], from, to);
}

/* [attacker, target] with another name in it; NULL if one of them is gone. (transfer full) */
static JsonNode *
map_charge (JsonNode *pair, const char *from, const char *to)
{
  const AciesJsonCursor at = acies_json_root (pair);
  g_autoptr (JsonArray) list = json_array_new ();
  JsonNode             *node;

  for (guint i = 0; i < acies_json_length (&at); i++)
    {
      JsonNode      *who = acies_json_element (&at, i).node;
      const gboolean is_he = g_strcmp0 (acies_json_text (who), from) == 0;

      if (is_he && to == NULL)
        return NULL;
      if (is_he)
        json_array_add_string_element (list, to);
      else
        json_array_add_element (list, json_node_ref (who));
    }
  node = json_node_new (JSON_NODE_ARRAY);
  json_node_set_array (node, list);

  return node;
}

static void
map_charges (JsonObject *situation, const char *from, const char *to)
{
  JsonArray *charges = acies_tree_array (situation, "charges");
  JsonArray *now;

  if (charges == NULL)
    return;

  now = json_array_new ();
  for (guint i = 0; i < json_array_get_length (charges); i++)
    {
      JsonNode *pair = json_array_get_element (charges, i);

      if (JSON_NODE_HOLDS_ARRAY (pair))
        pair = map_charge (pair, from, to);
      else
        json_node_ref (pair);
      if (pair != NULL)
        json_array_add_element (now, pair);
    }
  json_object_set_array_member (situation, "charges", now);
}

/* Who crosses a river that is no more crosses nothing. */
static void
map_crossing (JsonObject *unit, const char *from, const char *to)
{
  JsonObject *crossing = acies_tree_object (unit, "crossing");

  if (g_strcmp0 (acies_tree_string (crossing, "river"), from) != 0)
    return;
  if (to != NULL)
    json_object_set_string_member (crossing, "river", to);
  else
    json_object_remove_member (unit, "crossing");
}

typedef void (*MapUnit) (JsonObject *unit, const char *from, const char *to);

static void
map_stacking (JsonObject *unit, const char *from, const char *to)
{
  tt_draft_map_text (unit, "stacked-behind", from, to);
}

static void
map_each (const AciesTreeEdit *edit, MapUnit map, const char *from, const char *to)
{
  JsonObject    *units = co_draft_places (edit, ACIES_PART_SITUATION, FALSE, FALSE);
  JsonObjectIter iter;
  JsonNode      *node;

  if (units == NULL)
    return;

  json_object_iter_init (&iter, units);
  while (json_object_iter_next (&iter, NULL, &node))
    if (JSON_NODE_HOLDS_OBJECT (node))
      map (json_node_get_object (node), from, to);
}

static const char *const keys_of_sides[] = { "map.zones", NULL };
static const char *const keys_of_units[] = { "deployment.units", "situation.units", NULL };
static const char *const keys_of_commanders[] = { "deployment.commanders", "situation.commanders", NULL };

static const char *const *
keys_of (const TtNamed *named)
{
  if (named->side < 0)
    return NULL;
  if (named->list == NULL)
    return keys_of_sides;

  return strcmp (named->list, "units") == 0 ? keys_of_units : keys_of_commanders;
}

static void
rename_values (const AciesTreeEdit *edit, const TtNamed *named, const char *old, const char *id)
{
  if (named->side < 0)
    map_each (edit, map_crossing, old, id);
  else if (named->list == NULL)
    map_side (edit, old, id);
  else if (strcmp (named->list, "units") == 0)
    {
      map_charges (acies_tree_object (acies_tree_root (edit), "situation"), old, id);
      map_each (edit, map_stacking, old, id);
    }
}

static gboolean
owns_id (const AciesJsonCursor *root, const TtNamed *named, const char *id)
{
  g_autoptr (CoSetup) setup = co_draft_read (root, ACIES_PART_DEPLOYMENT);

  if (named->side < 0)
    return TRUE;
  if (named->list == NULL)
    return co_side_find (setup, id) == named->side;
  if (strcmp (named->list, "commanders") == 0)
    return co_commander_find (setup,
                              id) == (int) (CO_MAX_COMMANDERS * (guint) named->side + named->index);

  return co_stand_find (setup, id) == (int) (setup->sides[named->side].offset + named->index);
}

static const TtRenaming renaming = { owns_id, rename_values, keys_of };

gboolean
co_draft_rename (const AciesJsonCursor *root, const char *path, const char *id, AciesPatch *patch)
{
  return tt_draft_rename (&renaming, root, path, id, patch);
}

/* ---- Taking away ---- */

static void
drop_keys (const AciesTreeEdit *edit, const char *const *paths, const char *id)
{
  for (; *paths != NULL; paths++)
    tt_draft_drop_key (edit, *paths, id);
}

static void
prune_units (const AciesTreeEdit *edit, const CoSetup *before, const CoSetup *after)
{
  for (guint g = 0; g < before->n_stands; g++)
    {
      const char *id = before->units[g].id;

      if (id[0] == '\0' || co_stand_find (after, id) >= 0)
        continue;
      drop_keys (edit, keys_of_units, id);
      map_charges (acies_tree_object (acies_tree_root (edit), "situation"), id, NULL);
      map_each (edit, map_stacking, id, NULL);
    }
}

static void
prune_side (const AciesTreeEdit *edit, const CoSideSetup *old, const CoSetup *after)
{
  for (guint i = 0; i < old->n_commanders; i++)
    if (old->commanders[i].id[0] != '\0' && co_commander_find (after, old->commanders[i].id) < 0)
      drop_keys (edit, keys_of_commanders, old->commanders[i].id);
  if (old->id[0] == '\0' || co_side_find (after, old->id) >= 0)
    return;
  drop_keys (edit, keys_of_sides, old->id);
  map_side (edit, old->id, NULL);
}

/* What refers to those that were there before and are no more. */
static void
prune (const AciesTreeEdit *edit)
{
  const AciesJsonCursor before_at = acies_json_root (edit->before);
  const AciesJsonCursor after_at = acies_json_root (edit->after);
  g_autoptr (CoSetup)   before = co_draft_read (&before_at, ACIES_PART_DEPLOYMENT);
  g_autoptr (CoSetup)   after = co_draft_read (&after_at, ACIES_PART_DEPLOYMENT);

  prune_units (edit, before, after);
  for (guint side = 0; side < CO_N_SIDES; side++)
    prune_side (edit, &before->sides[side], after);
  for (guint i = 0; i < before->n_features; i++)
    if (before->features[i].id[0] != '\0' && co_feature_find (after, before->features[i].id) < 0)
      map_each (edit, map_crossing, before->features[i].id, NULL);
}

gboolean
co_draft_remove (const AciesJsonCursor *root, const char *path, AciesPatch *patch)
{
  AciesTreeEdit edit;

  if (!acies_tree_begin (&edit, root))
    return FALSE;
  if (!tt_draft_take_away (&edit, path))
    return acies_tree_cancel (&edit);
  prune (&edit);

  return acies_tree_end (&edit, patch);
}
