/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-setup-parts.h"

#include <glib/gi18n-lib.h>

#include "engine/lost-battles/lb-fields.h"
#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-names.h"

#define MOST_WATERCOURSES 20
#define MOST_LABELS       60
#define MOST_KINDS        7

/* 2.2.5, 5.5.3: ground that leaves room for eight instead of twelve. */
#define CRAMPED \
  (ACIES_TERRAIN_RIVER | ACIES_TERRAIN_COAST | ACIES_TERRAIN_MARSH | ACIES_TERRAIN_FOREST)

static void
read_terrain_of (LbSetup *setup, guint zone, const AciesJsonCursor *terrain, const char *key,
                 AciesProblems *problems)
{
  AciesJsonCursor kinds;

  if (!acies_json_read_array (terrain, key, MOST_KINDS, &kinds, problems))
    return;

  for (guint i = 0; i < acies_json_length (&kinds); i++)
    {
      const AciesJsonCursor kind = acies_json_element (&kinds, i);
      g_autofree char      *found = NULL;
      g_autofree char      *list = NULL;
      const char           *name;
      int                   bit;

      if (!acies_json_get_string (&kind, &name, problems))
        continue;
      if (acies_names_find (lb_terrain_names, name, &bit))
        {
          setup->terrain[zone] |= (guint8) bit;
          continue;
        }
      found = acies_json_found (&kind);
      list = acies_names_list (lb_terrain_names);
      acies_json_complain (&kind, problems, "2.2.1", _("%1$s is none of %2$s"), found, list);
    }
}

/* 2.2.1 */
static void
read_terrain (LbSetup *setup, const AciesJsonCursor *map, AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (map, "terrain");
  AciesJsonCursor       terrain;
  JsonObjectIter        iter;
  const char           *key;
  JsonNode             *node;

  if (!acies_json_exists (&member) || !acies_json_read_object (map, "terrain", &terrain, problems))
    return;

  json_object_iter_init_ordered (&iter, json_node_get_object (terrain.node));
  while (json_object_iter_next_ordered (&iter, &key, &node))
    {
      const AciesJsonCursor at = acies_json_member (&terrain, key);
      const guint           zone = lb_zone_find (key);

      if (zone == LB_OFF_FIELD)
        acies_json_complain (&at, problems, "2.1.1", _("\"%s\" is no zone; zones are called a1 to e4"), key);
      else
        read_terrain_of (setup, zone, &terrain, key, problems);
    }
}

/* 2.2.1: whether a watercourse may pass from @a to @b, at a side or a corner. */
static gboolean
zones_touch (guint a, guint b)
{
  const int columns = (int) (a % LB_N_COLUMNS) - (int) (b % LB_N_COLUMNS);
  const int rows = (int) (a / LB_N_COLUMNS) - (int) (b / LB_N_COLUMNS);

  return a != b && ABS (columns) <= 1 && ABS (rows) <= 1;
}

/* 2.2.1: a watercourse gives its kind of terrain to the zones of its course, which has no gaps. */
static void
read_course (LbSetup *setup, AciesSceneWatercourse *course, const AciesJsonCursor *at,
             AciesProblems *problems)
{
  const guint8    terrain = course->river ? ACIES_TERRAIN_RIVER : ACIES_TERRAIN_STREAM;
  AciesJsonCursor zones;
  guint           last = LB_OFF_FIELD;

  if (!acies_json_read_array (at, "zones", G_N_ELEMENTS (course->cells), &zones, problems))
    return;
  if (acies_json_length (&zones) == 0)
    acies_json_complain (&zones, problems, "2.2.1", _("a stream or river needs at least one zone"));

  for (guint i = 0; i < acies_json_length (&zones); i++)
    {
      const AciesJsonCursor element = acies_json_element (&zones, i);
      const guint           zone = lb_setup_get_zone (&element, problems);

      if (zone == LB_OFF_FIELD)
        return;
      if (last != LB_OFF_FIELD && !zones_touch (last, zone))
        acies_json_complain (&element, problems, "2.2.1",
                             /* Translators: both are names of zones like b3. */
                             _("the course has a gap: %1$s does not touch %2$s"), lb_zone_id (zone), lb_zone_id (last));
      setup->terrain[zone] |= terrain;
      course->cells[course->n_cells++] = (gint16) zone;
      last = zone;
    }
}

static void
read_watercourses (LbSetup *setup, const AciesJsonCursor *map, AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (map, "watercourses");
  AciesJsonCursor       list;

  if (!acies_json_exists (&member) || !acies_json_read_array (map, "watercourses", MOST_WATERCOURSES, &list, problems))
    return;

  for (guint i = 0; i < acies_json_length (&list); i++)
    {
      const AciesJsonCursor at = acies_json_element (&list, i);
      AciesSceneWatercourse course = { 0 };

      if (!lb_setup_check (lb_watercourse_fields, &at, problems))
        continue;
      course.river = lb_setup_get_int (lb_watercourse_fields, &at, "kind") == ACIES_TERRAIN_RIVER;
      course.name = lb_setup_dup_name (&at, "name", problems);
      read_course (setup, &course, &at, problems);
      g_array_append_val (setup->watercourses, course);
    }
}

/* Settlements (2.2.2) and labels: words on the map; @text is the key of the words. */
static void
read_labels (LbSetup *setup, const AciesJsonCursor *map, const char *key, const char *text,
             const AciesFormField *fields, AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (map, key);
  AciesJsonCursor       list;

  if (!acies_json_exists (&member) ||
      !acies_json_read_array (map, key, MOST_LABELS, &list, problems))
    return;

  for (guint i = 0; i < acies_json_length (&list); i++)
    {
      const AciesJsonCursor at = acies_json_element (&list, i);
      AciesSceneLabel       label = { 0 };

      if (!lb_setup_check (fields, &at, problems))
        continue;
      label.text = lb_setup_dup_name (&at, text, problems);
      if (label.text == NULL)
        continue;
      label.cell = (gint16) lb_setup_get_int (fields, &at, "zone");
      label.edge = (gint8) lb_setup_get_int (fields, &at, "edge");
      label.settlement = fields == lb_settlement_fields;
      g_array_append_val (setup->labels, label);
    }
}

void
lb_setup_read_map (LbSetup *setup, const AciesJsonCursor *root, AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (root, "map");
  AciesJsonCursor       map;

  if (acies_json_exists (&member) && acies_json_read_object (root, "map", &map, problems))
    {
      lb_setup_check (lb_map_fields, &map, problems);
      setup->zone_width_m = (guint16) lb_setup_get_int (lb_map_fields, &map, "zone-width-m");
      read_terrain (setup, &map, problems);
      read_watercourses (setup, &map, problems);
      read_labels (setup, &map, "settlements", "name", lb_settlement_fields, problems);
      read_labels (setup, &map, "labels", "text", lb_label_fields, problems);
    }

  for (guint zone = 0; zone < LB_N_ZONES; zone++)
    setup->capacity[zone] = (setup->terrain[zone] & CRAMPED) ? 8 : 12;
}
