/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-draft-parts.h"

#include <string.h>

/* ---- Adding ---- */

gboolean
co_draft_add_unit (const AciesJsonCursor *root, guint side, guint troop, guint quality,
                   guint count, AciesPatch *patch)
{
  CoUnitSpec    unit;
  AciesTreeEdit edit;
  JsonObject   *own;
  JsonArray    *units;

  if (!co_draft_spec (troop, quality, &unit) || count < 1 || !acies_tree_begin (&edit, root))
    return FALSE;
  own = tt_draft_side (&edit, side);
  if (own == NULL)
    return acies_tree_cancel (&edit);
  units = acies_tree_need_array (own, "units");
  if (json_array_get_length (units) + count > CO_MAX_UNITS)
    return acies_tree_cancel (&edit);

  for (guint i = 0; i < count; i++)
    {
      g_autofree char *id = tt_draft_make_unit_id (&edit, side);
      JsonObject      *object = json_object_new ();

      json_object_set_string_member (object, "id", id);
      co_draft_write_spec (object, &unit);
      json_array_add_object_element (units, object);
    }

  return acies_tree_end (&edit, patch);
}

static gboolean
has_room (JsonObject *own, const char *list)
{
  const guint most = strcmp (list, "units") == 0 ? CO_MAX_UNITS : CO_MAX_COMMANDERS;
  JsonArray  *there = acies_tree_array (own, list);

  return own != NULL && (there == NULL || json_array_get_length (there) < most);
}

gboolean
co_draft_add_commander (const AciesJsonCursor *root, guint side, const char *name,
                        AciesPatch *patch)
{
  g_autofree char *id = acies_draft_make_id (root, name);
  AciesTreeEdit    edit;
  JsonObject      *own, *object;

  if (!acies_tree_begin (&edit, root))
    return FALSE;
  own = tt_draft_side (&edit, side);
  if (!has_room (own, "commanders"))
    return acies_tree_cancel (&edit);

  object = json_object_new ();
  json_object_set_string_member (object, "id", id);
  json_object_set_string_member (object, "name", name);
  acies_tree_insert (own, "commanders", G_MAXUINT, tt_draft_node_of_object (object));

  return acies_tree_end (&edit, patch);
}

/* ---- Pasting ---- */

/* Takes @element over. */
static gboolean
paste_in_side (const AciesTreeEdit *edit, guint side, const char *list, guint index,
               JsonNode *element)
{
  const AciesJsonCursor after = acies_json_root (edit->after);
  g_autoptr (JsonNode)  copy = element;
  JsonObject           *own = tt_draft_side (edit, side);
  JsonObject           *object = json_node_get_object (copy);
  const char           *name = acies_tree_string (object, "name");

  if (!has_room (own, list))
    return FALSE;
  tt_draft_settle_id (edit, object,
                      strcmp (list, "units") == 0 ? tt_draft_make_unit_id (edit, side)
                                                  : acies_draft_make_id (&after, name != NULL ? name : ""));
  acies_tree_insert (own, list, index, g_steal_pointer (&copy));

  return TRUE;
}

gboolean
co_draft_paste (const AciesJsonCursor *root, const char *path, guint index, JsonNode *element,
                AciesPatch *patch)
{
  static const char *const map_lists[] = { "features", NULL };
  g_autoptr (GArray)       steps = acies_path_parse (path, NULL);
  int                      side;
  const char              *list = tt_draft_find_list (steps, map_lists, &side);
  AciesTreeEdit            edit;

  if (list == NULL || element == NULL || !JSON_NODE_HOLDS_OBJECT (element) ||
      !acies_tree_begin (&edit, root))
    return FALSE;

  if (side < 0)
    tt_draft_paste_in_map (&edit, list, index, acies_json_copy (element));
  else if (!paste_in_side (&edit, (guint) side, list, index, acies_json_copy (element)))
    return acies_tree_cancel (&edit);

  return acies_tree_end (&edit, patch);
}
