/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-draft-parts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/dba/dba-quick.h"
#include "engine/dba/dba-setup-parts.h"
#include "engine/tabletop/tt-draft.h"

#define MOST_COMMANDERS 1

static gboolean
has_general (JsonArray *units)
{
  for (guint i = 0; units != NULL && i < json_array_get_length (units); i++)
    {
      JsonObject *unit = acies_tree_item (units, i);
      JsonNode   *general = unit != NULL ? json_object_get_member (unit, "general") : NULL;

      if (general != NULL && JSON_NODE_HOLDS_VALUE (general) && json_node_get_boolean (general))
        return TRUE;
    }

  return FALSE;
}

/* D-ARM-1: the first of an army is its general's. */
gboolean
dba_draft_add_unit (const AciesJsonCursor *root, guint side, guint troop, guint quality,
                    guint count,
                    AciesPatch *patch)
{
  const char   *code = dba_draft_code (troop, quality);
  AciesTreeEdit edit;
  JsonObject   *own;
  JsonArray    *units;

  if (code == NULL || count < 1 || !acies_tree_begin (&edit, root))
    return FALSE;
  own = tt_draft_side (&edit, side);
  if (own == NULL)
    return acies_tree_cancel (&edit);
  units = acies_tree_need_array (own, "units");
  if (json_array_get_length (units) + count > DBA_MAX_UNITS)
    return acies_tree_cancel (&edit);

  for (guint i = 0; i < count; i++)
    {
      g_autofree char *id = tt_draft_make_unit_id (&edit, side);
      JsonObject      *object = json_object_new ();

      json_object_set_string_member (object, "id", id);
      json_object_set_string_member (object, "code", code);
      if (json_array_get_length (units) == 0)
        json_object_set_boolean_member (object, "general", TRUE);
      json_array_add_object_element (units, object);
    }

  return acies_tree_end (&edit, patch);
}

/* The id of the general's element; NULL. */
static const char *
general_of (JsonObject *own)
{
  JsonArray *units = acies_tree_array (own, "units");

  for (guint i = 0; units != NULL && i < json_array_get_length (units); i++)
    {
      JsonObject *unit = acies_tree_item (units, i);
      JsonNode   *general = unit != NULL ? json_object_get_member (unit, "general") : NULL;

      if (general != NULL && JSON_NODE_HOLDS_VALUE (general) && json_node_get_boolean (general))
        return acies_tree_string (unit, "id");
    }

  return NULL;
}

static gboolean
has_room_for_commander (JsonObject *own)
{
  JsonArray *commanders = acies_tree_array (own, "commanders");

  return own != NULL &&
         (commanders == NULL || json_array_get_length (commanders) < MOST_COMMANDERS);
}

/* D-VAL-7: he is with the general's element, if there is one yet. */
gboolean
dba_draft_add_commander (const AciesJsonCursor *root, guint side, const char *name,
                         AciesPatch *patch)
{
  g_autofree char *id = acies_draft_make_id (root, name);
  AciesTreeEdit    edit;
  JsonObject      *own, *object;

  if (!acies_tree_begin (&edit, root))
    return FALSE;
  own = tt_draft_side (&edit, side);
  if (!has_room_for_commander (own))
    return acies_tree_cancel (&edit);

  object = json_object_new ();
  json_object_set_string_member (object, "id", id);
  json_object_set_string_member (object, "name", name);
  if (general_of (own) != NULL)
    json_object_set_string_member (object, "unit", general_of (own));
  acies_tree_insert (own, "commanders", G_MAXUINT, tt_draft_node_of_object (object));

  return acies_tree_end (&edit, patch);
}

/* ---- Pasting ---- */

static gboolean
paste_in_side (const AciesTreeEdit *edit, guint side, const char *list, guint index,
               JsonNode *element)
{
  const AciesJsonCursor after = acies_json_root (edit->after);
  JsonObject           *own = tt_draft_side (edit, side);
  JsonObject           *object = json_node_get_object (element);
  JsonArray            *units = acies_tree_array (own, "units");

  if (own == NULL)
    return FALSE;
  if (strcmp (list, "units") == 0)
    {
      if (units != NULL && json_array_get_length (units) >= DBA_MAX_UNITS)
        return FALSE;
      tt_draft_settle_id (edit, object, tt_draft_make_unit_id (edit, side));
      if (has_general (units))
        json_object_remove_member (object, "general");
    }
  else
    {
      const char *name = acies_tree_string (object, "name");

      if (!has_room_for_commander (own))
        return FALSE;
      tt_draft_settle_id (edit, object, acies_draft_make_id (&after, name != NULL ? name : ""));
      if (general_of (own) != NULL)
        json_object_set_string_member (object, "unit", general_of (own));
    }
  acies_tree_insert (own, list, index, json_node_ref (element));

  return TRUE;
}

gboolean
dba_draft_paste (const AciesJsonCursor *root, const char *path, guint index, JsonNode *element,
                 AciesPatch *patch)
{
  static const char *const map_lists[] = { "features", "roads", "rivers", NULL };
  g_autoptr (GArray)       steps = acies_path_parse (path, NULL);
  g_autoptr (JsonNode)     copy = NULL;
  int                      side;
  const char              *list = tt_draft_find_list (steps, map_lists, &side);
  AciesTreeEdit            edit;

  if (list == NULL || element == NULL || !JSON_NODE_HOLDS_OBJECT (element) ||
      !acies_tree_begin (&edit, root))
    return FALSE;

  copy = acies_json_copy (element);
  if (side < 0)
    tt_draft_paste_in_map (&edit, list, index, g_steal_pointer (&copy));
  else if (!paste_in_side (&edit, (guint) side, list, index, copy))
    return acies_tree_cancel (&edit);

  return acies_tree_end (&edit, patch);
}

/* ---- Army lists ---- */

/* A letter with which no id of the other side begins that could be one of twelve. */
static char
find_prefix (const DbaSetup *setup, guint side)
{
  const DbaSideSetup *other = &setup->sides[1 - side];
  const char         *own = setup->sides[side].id;
  char                first = own[0] != '\0' && g_ascii_isalpha (own[0]) ? g_ascii_tolower (own[0])
                                                                         : 'a';

  for (guint tries = 0; tries < 26; tries++)
    {
      const char letter = (char) ('a' + (first - 'a' + (int) tries) % 26);
      gboolean   free = TRUE;

      for (guint i = 0; i < other->n_units && free; i++)
        free = setup->units[other->offset + i].id[0] != letter;
      if (free)
        return letter;
    }

  return first;
}

/* The elements of the list take the place of those of the army, the first of them the general's. */
gboolean
dba_draft_enlist (const AciesJsonCursor *root, guint side, const AciesQuickArmy *army,
                  AciesPatch *patch)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (DbaSetup)    setup = NULL;
  g_autoptr (JsonNode)    made = NULL;
  AciesTreeEdit           edit;
  JsonObject             *own;
  char                    prefix[2] = { 'a', '\0' };
  guint                   g;

  if (!acies_tree_begin (&edit, root))
    return FALSE;
  own = tt_draft_side (&edit, side);
  if (own == NULL)
    return acies_tree_cancel (&edit);

  setup = dba_draft_read (root, ACIES_PART_DEPLOYMENT);
  prefix[0] = find_prefix (setup, side);
  json_builder_begin_object (builder);
  if (!dba_quick_write_army (builder, army, prefix))
    return acies_tree_cancel (&edit);
  json_builder_end_object (builder);
  made = json_builder_get_root (builder);

  DBA_FOREACH (g, setup->sides[side].all)
    if (setup->units[g].id[0] != '\0')
      dba_edit_map_unit (&edit, side, setup->units[g].id, NULL);
  json_object_set_member (own, "units",
                          json_node_ref (json_object_get_member (json_node_get_object (made), "units")));
  json_object_set_member (own, "army",
                          json_node_ref (json_object_get_member (json_node_get_object (made), "army")));
  for (guint i = 0; i < MOST_COMMANDERS; i++)
    if (acies_tree_item (acies_tree_array (own, "commanders"), i) != NULL && general_of (own) != NULL)
      json_object_set_string_member (acies_tree_item (acies_tree_array (own, "commanders"), i), "unit",
                                     general_of (own));

  return acies_tree_end (&edit, patch);
}

gboolean
dba_draft_enlisted (const AciesJsonCursor *root, guint side, AciesQuickArmy *army)
{
  AciesTreeEdit edit;
  gboolean      found;

  if (!acies_tree_begin (&edit, root))
    return FALSE;
  found = dba_quick_read_army (acies_tree_object (tt_draft_side (&edit, side), "army"), army);
  acies_tree_cancel (&edit);

  return found;
}
