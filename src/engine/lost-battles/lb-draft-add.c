/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-draft-parts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/core/acies-format.h"
#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-names.h"

#define MOST_COMMANDERS 2

static void
add_blank_side (JsonBuilder *builder, guint side, const char *id, const char *name)
{
  json_builder_begin_object (builder);
  acies_json_put_string (builder, "id", id);
  acies_json_put_string (builder, "name", name);
  acies_json_put_string (builder, "key-zone", lb_zone_id (lb_zone_next (lb_central_rear (side),
                                                                        lb_forward (side))));
  json_builder_set_member_name (builder, "units");
  json_builder_begin_array (builder);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "commanders");
  json_builder_begin_array (builder);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

JsonNode *
lb_draft_blank (void)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  acies_draft_put_blank (builder, "lost-battles");

  json_builder_set_member_name (builder, "sides");
  json_builder_begin_array (builder);
  add_blank_side (builder, 0, "north", _("Northern army"));
  add_blank_side (builder, 1, "south", _("Southern army"));
  json_builder_end_array (builder);

  json_builder_set_member_name (builder, "map");
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "terrain");
  json_builder_begin_object (builder);
  json_builder_end_object (builder);
  json_builder_end_object (builder);

  json_builder_set_member_name (builder, "conditions");
  json_builder_begin_object (builder);
  acies_json_put_int (builder, "multiplier", 4);
  acies_json_put_int (builder, "attack-limit", 4);
  acies_json_put_int (builder, "turns", 10);
  json_builder_end_object (builder);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

/* Commanders cannot be called what means the whole army. */
static char *
make_id (const AciesJsonCursor *root, const char *name, gboolean for_commander)
{
  char *id = acies_draft_make_id (root, name);

  if (!for_commander || strcmp (id, LB_KEY_ARMY) != 0)
    return id;
  g_free (id);

  return acies_draft_make_id (root, "commander");
}

static gboolean
has_room_for (const AciesJsonCursor *root, guint side, guint count)
{
  g_autoptr (LbSetup) setup = lb_draft_read (root);

  return side < LB_N_SIDES && setup->sides[side].n_units + count <= ACIES_MAX_UNITS;
}

/* 1.3 */
static gboolean
has_room_for_commander (const AciesTreeEdit *edit, guint side)
{
  JsonArray *commanders = acies_tree_array (lb_edit_side (edit, side), "commanders");

  return commanders == NULL || json_array_get_length (commanders) < MOST_COMMANDERS;
}

/* Puts @object (taken over) at the end of a list of the side. */
static gboolean
append_to (const AciesJsonCursor *root, guint side, const char *list, JsonObject *object,
           AciesPatch *patch)
{
  g_autoptr (JsonObject) taken = object;
  JsonNode              *node = NULL;
  AciesTreeEdit          edit;

  if (!acies_tree_begin (&edit, root))
    return FALSE;
  if (lb_edit_side (&edit, side) == NULL ||
      (strcmp (list, "commanders") == 0 && !has_room_for_commander (&edit, side)))
    return acies_tree_cancel (&edit);

  node = json_node_init_object (json_node_alloc (), taken);
  acies_tree_insert (lb_edit_side (&edit, side), list, G_MAXUINT, node);

  return acies_tree_end (&edit, patch);
}

gboolean
lb_draft_add_unit (const AciesJsonCursor *root, guint side, guint troop, guint quality, guint count,
                   AciesPatch *patch)
{
  g_autofree char *id = NULL;
  JsonObject      *object;
  LbUnitSpec       kind;
  const char      *subtype;

  if (!lb_draft_kind (troop, quality, &kind) || count < 1 || !has_room_for (root, side, count))
    return FALSE;

  subtype = acies_name_of (lb_subtype_names, kind.subtype);
  id = make_id (root, subtype != NULL ? subtype : acies_name_of (lb_type_names, kind.arm), FALSE);
  object = json_object_new ();
  json_object_set_string_member (object, "id", id);
  json_object_set_string_member (object, "type", acies_name_of (lb_type_names, kind.arm));
  json_object_set_string_member (object, "class", acies_name_of (lb_class_names, kind.quality));
  if (subtype != NULL)
    json_object_set_string_member (object, "subtype", subtype);
  if (count > 1)
    json_object_set_int_member (object, "count", count);

  return append_to (root, side, "units", object, patch);
}

/* 1.3: a strategist at first, since a hero needs a bodyguard to be chosen. */
gboolean
lb_draft_add_commander (const AciesJsonCursor *root, guint side, const char *name,
                        AciesPatch *patch)
{
  g_autofree char *id = make_id (root, name, TRUE);
  JsonObject      *object = json_object_new ();

  json_object_set_string_member (object, "id", id);
  json_object_set_string_member (object, "name", name);
  json_object_set_string_member (object, "rating",
                                 acies_name_of (lb_rating_names, LB_RATING_AVERAGE));
  json_object_set_string_member (object, "kind", acies_name_of (lb_kind_names, LB_STRATEGIST));

  return append_to (root, side, "commanders", object, patch);
}

/* 8.1: a bodyguard of another army, or of another hero, cannot come along. */
static void
settle_bodyguard (const AciesJsonCursor *root, guint side, JsonObject *object)
{
  g_autoptr (LbSetup) setup = lb_draft_read (root);
  const LbSideSetup  *own = &setup->sides[side];
  const char         *bodyguard = acies_tree_string (object, "bodyguard");
  const int           unit = bodyguard != NULL ? lb_unit_find (own, bodyguard) : -1;
  gboolean            good = unit >= 0;

  for (guint i = 0; i < own->n_commanders; i++)
    good = good && own->commanders[i].bodyguard != unit;
  if (!good)
    json_object_remove_member (object, "bodyguard");
}

/* An id of its own: the one it has if nobody else has it. */
static void
settle_id (const AciesJsonCursor *root, JsonObject *object, gboolean for_commander)
{
  const char      *old = acies_tree_string (object, "id");
  const char      *name = acies_tree_string (object, "name");
  g_autofree char *id = NULL;

  if (old != NULL && acies_json_is_id (old) &&
      acies_draft_is_free (root, NULL, old, lb_json_count (object)) &&
      !(for_commander && strcmp (old, LB_KEY_ARMY) == 0))
    return;

  id = make_id (root, name != NULL ? name : old != NULL ? old : "", for_commander);
  json_object_set_string_member (object, "id", id);
}

/* "units" and "commanders" of a side. */
static gboolean
paste_in_side (const AciesTreeEdit *edit, guint side, const char *list, guint index,
               JsonNode *element)
{
  const AciesJsonCursor root = acies_json_root (edit->before);
  JsonObject           *object = json_node_get_object (element);
  const gboolean        is_commander = strcmp (list, "commanders") == 0;

  if (lb_edit_side (edit, side) == NULL ||
      (is_commander ? !has_room_for_commander (edit, side)
                    : !has_room_for (&root, side, lb_json_count (object))))
    return FALSE;

  settle_id (&root, object, is_commander);
  if (is_commander)
    settle_bodyguard (&root, side, object);
  acies_tree_insert (lb_edit_side (edit, side), list, index, json_node_ref (element));

  return TRUE;
}

/* Which list a path is, of those that can be pasted into; @side is ACIES_NO_SIDE for those of the map. */
static const char *
find_list (const GArray *steps, int *side)
{
  static const char *const side_lists[] = { "units", "commanders", NULL };
  static const char *const map_lists[] = { "watercourses", "settlements", "labels", NULL };
  const AciesPathStep     *step = steps != NULL ? (const AciesPathStep *) steps->data : NULL;
  const guint              n = steps != NULL ? steps->len : 0;
  const char              *list = n > 0 ? step[n - 1].key : NULL;

  if (list == NULL)
    return NULL;
  if (n == 2 && g_strcmp0 (step[0].key, "map") == 0 && g_strv_contains (map_lists, list))
    {
      *side = ACIES_NO_SIDE;
      return list;
    }
  if (n != 3 || g_strcmp0 (step[0].key, "sides") != 0 || step[1].key != NULL ||
      step[1].index >= LB_N_SIDES || !g_strv_contains (side_lists, list))
    return NULL;
  *side = (int) step[1].index;

  return list;
}

gboolean
lb_draft_paste (const AciesJsonCursor *root, const char *path, guint index, JsonNode *element,
                AciesPatch *patch)
{
  g_autoptr (GArray)   steps = acies_path_parse (path, NULL);
  g_autoptr (JsonNode) copy = NULL;
  int                  side = ACIES_NO_SIDE;
  const char          *list = find_list (steps, &side);
  AciesTreeEdit        edit;

  if (list == NULL || element == NULL || !JSON_NODE_HOLDS_OBJECT (element) ||
      !acies_tree_begin (&edit, root))
    return FALSE;

  copy = acies_json_copy (element);
  if (side == ACIES_NO_SIDE)
    acies_tree_insert (acies_tree_need_object (acies_tree_root (&edit), "map"), list, index,
                    g_steal_pointer (&copy));
  else if (!paste_in_side (&edit, (guint) side, list, index, copy))
    return acies_tree_cancel (&edit);

  return acies_tree_end (&edit, patch);
}
