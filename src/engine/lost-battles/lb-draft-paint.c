/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-draft-parts.h"

#include <glib/gi18n-lib.h>

#include "engine/lost-battles/lb-draft-course.h"
#include "engine/lost-battles/lb-map.h"

static void
paint_ground (JsonObject *map, const AciesStroke *stroke)
{
  JsonObject *terrain = acies_tree_need_object (map, "terrain");
  const char *kind = lb_draft_brushes[stroke->brush].id;

  for (guint i = 0; i < stroke->n_cells; i++)
    {
      const char *zone = lb_zone_id ((guint) stroke->cells[i]);

      if (stroke->on)
        acies_tree_add (terrain, zone, kind);
      else
        acies_tree_drop (terrain, zone, kind);
    }
}

/* 2.2.1: a stream or river may be said of a zone without a course, too. */
static void
dry_ground (JsonObject *map, const AciesStroke *stroke)
{
  if (!stroke->on && acies_tree_object (map, "terrain") != NULL)
    paint_ground (map, stroke);
}

static gboolean
is_touched (const AciesStroke *stroke, const char *zone)
{
  for (guint i = 0; i < stroke->n_cells; i++)
    if (g_strcmp0 (lb_zone_id ((guint) stroke->cells[i]), zone) == 0)
      return TRUE;

  return FALSE;
}

/* The last cell of the stroke is where the one thing goes. */
static const char *
last_zone (const AciesStroke *stroke)
{
  return lb_zone_id ((guint) stroke->cells[stroke->n_cells - 1]);
}

static void
paint_camp (JsonObject *side, const AciesStroke *stroke)
{
  const gboolean is_fortified = stroke->brush == LB_BRUSH_FORTIFIED_CAMP;
  JsonObject    *camp;

  if (!stroke->on)
    {
      if (is_touched (stroke, acies_tree_string (acies_tree_object (side, "camp"), "zone")))
        json_object_remove_member (side, "camp");
      return;
    }

  camp = acies_tree_need_object (side, "camp");
  json_object_set_string_member (camp, "zone", last_zone (stroke));
  if (is_fortified || json_object_has_member (camp, "fortified"))
    json_object_set_boolean_member (camp, "fortified", is_fortified);
}

static void
paint_key_zone (JsonObject *side, const AciesStroke *stroke)
{
  if (stroke->on)
    json_object_set_string_member (side, "key-zone", last_zone (stroke));
  else if (is_touched (stroke, acies_tree_string (side, "key-zone")))
    json_object_remove_member (side, "key-zone");
}

/* Settlements and labels: @key holds their words. */
static void
paint_words (JsonObject *map, const char *list, const char *key, const char *words,
             const AciesStroke *stroke)
{
  JsonArray *array = stroke->on ? acies_tree_need_array (map, list) : acies_tree_array (map, list);

  if (stroke->on)
    {
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, key, stroke->name != NULL ? stroke->name : words);
      json_object_set_string_member (object, "zone", last_zone (stroke));
      json_array_add_object_element (array, object);
      return;
    }

  for (guint i = array != NULL ? json_array_get_length (array) : 0; i > 0; i--)
    if (is_touched (stroke, acies_tree_string (acies_tree_item (array, i - 1), "zone")))
      json_array_remove_element (array, i - 1);
}

static void
paint_map (JsonObject *map, const AciesStroke *stroke)
{
  switch ((LbBrush) stroke->brush)
    {
    case LB_BRUSH_HILL:
    case LB_BRUSH_FOREST:
    case LB_BRUSH_MARSH:
    case LB_BRUSH_COAST:
    case LB_BRUSH_IMPASSABLE:
      paint_ground (map, stroke);
      break;
    case LB_BRUSH_STREAM:
    case LB_BRUSH_RIVER:
      lb_course_paint (map, stroke);
      dry_ground (map, stroke);
      break;
    case LB_BRUSH_SETTLEMENT:
      paint_words (map, "settlements", "name", _("Settlement"), stroke);
      break;
    case LB_BRUSH_LABEL:
      paint_words (map, "labels", "text", _("Label"), stroke);
      break;
    case LB_BRUSH_CAMP:
    case LB_BRUSH_FORTIFIED_CAMP:
    case LB_BRUSH_KEY_ZONE:
    case LB_N_BRUSHES:
    default:
      g_assert_not_reached ();
    }
}

static gboolean
is_good_stroke (const AciesStroke *stroke)
{
  if (stroke->brush >= LB_N_BRUSHES || stroke->n_cells == 0)
    return FALSE;

  for (guint i = 0; i < stroke->n_cells; i++)
    if (stroke->cells[i] < 0 || stroke->cells[i] >= LB_N_ZONES)
      return FALSE;

  return TRUE;
}

gboolean
lb_draft_paint (const AciesJsonCursor *root, const AciesStroke *stroke, AciesPatch *patch)
{
  JsonObject *side = NULL;
  JsonObject *map = NULL;
  AciesTreeEdit edit;

  if (!is_good_stroke (stroke) || !acies_tree_begin (&edit, root))
    return FALSE;

  if (!lb_draft_brushes[stroke->brush].per_side)
    {
      map = stroke->on ? acies_tree_need_object (acies_tree_root (&edit), "map")
                       : acies_tree_object (acies_tree_root (&edit), "map");
      if (map == NULL)
        return acies_tree_cancel (&edit);
      paint_map (map, stroke);
      return acies_tree_end (&edit, patch);
    }

  side = stroke->side >= 0 ? lb_edit_side (&edit, (guint) stroke->side) : NULL;
  if (side == NULL)
    return acies_tree_cancel (&edit);
  if (stroke->brush == LB_BRUSH_KEY_ZONE)
    paint_key_zone (side, stroke);
  else
    paint_camp (side, stroke);

  return acies_tree_end (&edit, patch);
}

/* 2.3.1, 2.2.4 */
guint64
lb_draft_paintable (const AciesJsonCursor *root, guint brush, guint side)
{
  g_autoptr (LbSetup) setup = lb_draft_read (root);
  guint64             cells = 0;

  for (guint zone = 0; zone < LB_N_ZONES && brush < LB_N_BRUSHES; zone++)
    {
      gboolean good = TRUE;

      if (lb_draft_brushes[brush].per_side)
        good = (setup->terrain[zone] & ACIES_TERRAIN_IMPASSABLE) == 0 &&
               lb_zone_half (zone) == side &&
               (brush == LB_BRUSH_KEY_ZONE ? lb_zone_is_central (zone) : lb_zone_is_rear (zone));
      if (good)
        cells |= G_GUINT64_CONSTANT (1) << zone;
    }

  return cells;
}
