/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-draft-parts.h"

/* 6.5(6): in the turn of the deployment everybody has entered. */
static void
mark_as_entered (JsonObject *army)
{
  JsonArray *groups = acies_tree_array (army, "groups");

  for (guint i = 0; groups != NULL && i < json_array_get_length (groups); i++)
    {
      JsonObject *group = acies_tree_item (groups, i);
      JsonArray  *units = acies_tree_array (group, "units");

      for (guint k = 0; units != NULL && k < json_array_get_length (units); k++)
        if (acies_json_text (json_array_get_element (units, k)) != NULL)
          acies_tree_add (group, "entered", acies_json_text (json_array_get_element (units, k)));
    }
}

static void
begin_army (const AciesTreeEdit *edit, guint side)
{
  JsonObject *deployed = lb_edit_army (edit, ACIES_PART_DEPLOYMENT, side, FALSE);
  JsonArray  *groups = acies_tree_array (deployed, "groups");
  JsonObject *army = lb_edit_army (edit, ACIES_PART_SITUATION, side, TRUE);

  if (groups == NULL)
    {
      acies_tree_need_array (army, "groups");
      return;
    }

  {
    g_autoptr (JsonNode) node = json_node_init_array (json_node_alloc (), groups);

    json_object_set_member (army, "groups", acies_json_copy (node));
    mark_as_entered (army);
  }
}

/* 3.1, 3.2.1: turn 2 follows a deployment, turn 1 an empty field; the first side moves first. */
gboolean
lb_draft_begin_situation (const AciesJsonCursor *root, AciesPatch *patch)
{
  g_autoptr (LbSetup) setup = lb_draft_read (root);
  gboolean            is_deployed;
  JsonObject         *situation;
  AciesTreeEdit       edit;

  for (guint side = 0; side < LB_N_SIDES; side++)
    if (!acies_json_is_id (setup->sides[side].id) ||
        lb_side_find (setup, setup->sides[side].id) != (int) side)
      return FALSE;
  if (!acies_tree_begin (&edit, root))
    return FALSE;
  if (acies_tree_object (acies_tree_root (&edit), "situation") != NULL)
    return acies_tree_cancel (&edit);

  is_deployed = acies_tree_object (acies_tree_root (&edit), "deployment") != NULL;
  situation = acies_tree_need_object (acies_tree_root (&edit), "situation");
  json_object_set_int_member (situation, "turn", is_deployed ? MIN (2, setup->turns) : 1);
  json_object_set_string_member (situation, "active", setup->sides[0].id);
  for (guint side = 0; side < LB_N_SIDES; side++)
    acies_tree_add (situation, "order", setup->sides[side].id);
  for (guint side = 0; side < LB_N_SIDES; side++)
    begin_army (&edit, side);

  return acies_tree_end (&edit, patch);
}
