/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-draft-parts.h"

#include <string.h>

#include "engine/dba/dba-fields.h"
#include "engine/dba/dba-names.h"
#include "engine/tabletop/tt-draft.h"

/* A deployment that says where elements stand is a historical one, and needs both edges. */
static void
make_historical (const AciesTreeEdit *edit, JsonObject *deployment)
{
  const AciesJsonCursor root = acies_json_root (edit->after);
  g_autoptr (DbaSetup)  setup = dba_draft_read (&root, ACIES_PART_DEPLOYMENT);
  JsonObject           *edges;

  json_object_set_string_member (deployment, "mode", acies_name_of (dba_mode_names, DBA_DEPLOY_HISTORICAL));
  edges = acies_tree_need_object (deployment, "edges");
  for (guint side = 0; side < DBA_N_SIDES; side++)
    if (tt_draft_side_id (edit, side) != NULL &&
        !json_object_has_member (edges, tt_draft_side_id (edit, side)))
      json_object_set_string_member (edges, tt_draft_side_id (edit, side),
                                     acies_name_of (dba_edge_names,
                                                    (int) dba_draft_edge (setup, side)));
}

JsonObject *
dba_edit_places (const AciesTreeEdit *edit, AciesPart part, gboolean make)
{
  JsonObject *root = acies_tree_root (edit);
  JsonObject *at;

  if (part == ACIES_PART_SITUATION)
    {
      at = acies_tree_object (root, "situation");
      if (at == NULL || !make)
        return acies_tree_object (at, "elements");
      return acies_tree_need_object (at, "elements");
    }
  if (!make)
    return acies_tree_object (acies_tree_object (root, "deployment"), "elements");

  at = acies_tree_need_object (root, "deployment");
  make_historical (edit, at);

  return acies_tree_need_object (at, "elements");
}

/* A key that becomes another goes to the end; acies_tree_end() does not look at the order. */
static void
map_key (JsonObject *object, const char *from, const char *to)
{
  JsonNode *node = object != NULL ? json_object_get_member (object, from) : NULL;

  if (node == NULL)
    return;
  if (to != NULL)
    json_object_set_member (object, to, json_node_ref (node));
  json_object_remove_member (object, from);
}

void
dba_edit_map_unit (const AciesTreeEdit *edit, guint side, const char *from, const char *to)
{
  JsonObject *own = tt_draft_side (edit, side);
  JsonArray  *commanders = acies_tree_array (own, "commanders");
  JsonObject *situation = acies_tree_object (acies_tree_root (edit), "situation");
  JsonObject *camps = acies_tree_object (situation, "camps");

  for (guint i = 0; commanders != NULL && i < json_array_get_length (commanders); i++)
    tt_draft_map_text (acies_tree_item (commanders, i), "unit", from, to);
  tt_draft_map_text (acies_tree_object (own, "camp"), "garrison", from, to);
  map_key (dba_edit_places (edit, ACIES_PART_DEPLOYMENT, FALSE), from, to);
  map_key (dba_edit_places (edit, ACIES_PART_SITUATION, FALSE), from, to);

  for (guint i = 0; camps != NULL && i < DBA_N_SIDES; i++)
    if (tt_draft_side_id (edit, i) != NULL)
      tt_draft_map_text (acies_tree_object (camps, tt_draft_side_id (edit, i)), "occupied-by", from, to);
}
