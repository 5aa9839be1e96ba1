/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-draft-parts.h"

#include <glib/gi18n-lib.h>

#include "engine/core/acies-format.h"
#include "engine/cohorts/co-names.h"

#define MIDDLE  91440   /* 1/100 mm: half way along a table of 72 inches */
#define DEEP    60960   /* half way across it */
#define FRONT   22860   /* from there to a first line of battle: 9 inches */
#define LINE    7620    /* from one line to the next: 3 inches */
#define PITCH   8000    /* from one cohort to the next: a stand's width between them */
#define CLOSED  4000

static void
put_side (JsonBuilder *builder, const char *id, const char *name)
{
  static const char *const lists[] = { "units", "commanders" };

  json_builder_begin_object (builder);
  acies_json_put_string (builder, "id", id);
  acies_json_put_string (builder, "name", name);
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      json_builder_set_member_name (builder, lists[i]);
      json_builder_begin_array (builder);
      json_builder_end_array (builder);
    }
  json_builder_end_object (builder);
}

/* The first army, which moves first, stands in the south. */
JsonNode *
co_draft_blank (void)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  acies_draft_put_blank (builder, "cohorts");

  json_builder_set_member_name (builder, "sides");
  json_builder_begin_array (builder);
  put_side (builder, "south", _ ("Southern army"));
  put_side (builder, "north", _ ("Northern army"));
  json_builder_end_array (builder);

  json_builder_set_member_name (builder, "map");
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "features");
  json_builder_begin_array (builder);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

/* ---- Templates ---- */

static const struct
{
  const char *label, *text;
} templates[CO_N_TEMPLATES] = {
  { NC_ ("template", "Legions against a host"),
    NC_ ("template", "Ten cohorts in two lines with horse and archers against warriors in deep masses.") },
  { NC_ ("template", "Small battle"), NC_ ("template", "Six units on each side in an open plain, for a short evening.") },
  { NC_ ("template", "Battle set up by the players"),
    NC_ ("template", "Two equal armies, each with a zone in which its player draws up his lines.") },
};

gboolean
co_draft_template (guint index, AciesTemplate *template)
{
  if (index >= CO_N_TEMPLATES)
    return FALSE;

  *template = acies_draft_template_of (templates[index].label, templates[index].text);

  return TRUE;
}

/* Troops in a line of battle: how they stand in it, seen from their own side. */
typedef struct
{
  guint    troop, armour, count;   /* index of AciesTroop; CoArmour */
  gint32   across;                 /* the middle of the line, to the right of the middle of the table */
  gint32   back;                   /* behind the first line */
  gint32   pitch;
} CoRow;

enum { LEGIONARIES, FOOT, DEEP_FOOT, MILITIA, ARCHERS, SLINGERS, JAVELINS, HORSE };

static TtPose
pose_in_row (const CoRow *row, guint side, guint i)
{
  const gint32 right =
    row->across + (gint32) i * row->pitch - (gint32) (row->count - 1) * row->pitch / 2;

  if (side == 0)
    return (TtPose){ MIDDLE + right, DEEP + FRONT + row->back, 0 };

  return (TtPose){ MIDDLE - right, DEEP - FRONT - row->back, TT_FULL_TURN / 2 };
}

static void
place (JsonNode **root, guint side, const char *id, const TtPose *pose)
{
  const AciesJsonCursor at = acies_json_root (*root);
  const char *const     ids[] = { id, NULL };
  const AciesBand       band = { ACIES_PART_DEPLOYMENT, side, ids };
  const AciesPlace      where = { ACIES_NO_CELL, pose->x, pose->y, pose->facing };
  AciesPatch           *patch = acies_patch_new ();

  co_draft_deploy (&at, &band, &where, patch);
  acies_draft_take_steps (root, patch, co_draft_order);
}

/* The index of the class among those of the troop. */
static guint
find_quality (guint troop, guint armour)
{
  CoUnitSpec unit;
  guint      quality = 0;

  while (co_draft_spec (troop, quality, &unit) && unit.armour != armour)
    quality++;

  return quality;
}

/* Adds the troops to the army, and puts them in their line. */
static void
add_row (JsonNode **root, guint side, const CoRow *row, gboolean placed)
{
  const AciesJsonCursor at = acies_json_root (*root);
  g_autofree char      *path = g_strdup_printf ("sides[%u].units", side);
  const guint           before =
    json_array_get_length (json_node_get_array (acies_path_find (*root, path)));
  AciesPatch           *patch = acies_patch_new ();

  co_draft_add_unit (&at, side, row->troop, find_quality (row->troop, row->armour), row->count,
                     patch);
  acies_draft_take_steps (root, patch, co_draft_order);
  for (guint i = 0; i < row->count && placed; i++)
    {
      g_autofree char *id_path = g_strdup_printf ("%s[%u].id", path, before + i);
      g_autofree char *id = g_strdup (acies_json_text (acies_path_find (*root, id_path)));
      const TtPose     pose = pose_in_row (row, side, i);

      place (root, side, id, &pose);
    }
}

static void
add_rows (JsonNode **root, guint side, const CoRow *rows, guint n, gboolean placed)
{
  for (guint i = 0; i < n; i++)
    add_row (root, side, &rows[i], placed);
}

/* Behind the middle of his lines. */
static void
add_commander (JsonNode **root, guint side, gboolean placed)
{
  const CoRow           alone = { .count = 1, .back = 2 * LINE };
  const TtPose          pose = pose_in_row (&alone, side, 0);
  const AciesJsonCursor at = acies_json_root (*root);
  g_autofree char      *path = g_strdup_printf ("sides[%u].commanders[0].id", side);
  g_autofree char      *id = NULL;
  AciesPatch           *patch = acies_patch_new ();

  co_draft_add_commander (&at, side, _ ("Commander"), patch);
  acies_draft_take_steps (root, patch, co_draft_order);
  id = g_strdup (acies_json_text (acies_path_find (*root, path)));
  if (placed)
    place (root, side, id, &pose);
}

static const CoRow legions[] = {
  { LEGIONARIES, CO_HEAVY, 5, 0, 0, PITCH },       { LEGIONARIES, CO_HEAVY, 5, 0, LINE, PITCH },
  { HORSE, CO_MEDIUM, 2, 30000, 0, PITCH },        { HORSE, CO_MEDIUM, 2, -30000, 0, PITCH },
  { ARCHERS, CO_LIGHT, 2, 0, -LINE, 2 * PITCH },
};

static const CoRow host[] = {
  { DEEP_FOOT, CO_MEDIUM, 5, 0, 0, CLOSED },       { DEEP_FOOT, CO_LIGHT, 3, 0, LINE, PITCH },
  { HORSE, CO_LIGHT, 2, 22000, 0, PITCH },         { HORSE, CO_LIGHT, 2, -22000, 0, PITCH },
  { JAVELINS, CO_UNARMOURED, 3, 0, -LINE, PITCH },
};

static const CoRow small[] = {
  { LEGIONARIES, CO_HEAVY, 3, 0, 0, PITCH },
  { HORSE, CO_MEDIUM, 1, 16000, 0, PITCH },
  { HORSE, CO_MEDIUM, 1, -16000, 0, PITCH },
  { ARCHERS, CO_LIGHT, 1, 0, -LINE, PITCH },
};

static void
draw (JsonNode **root, guint brush, int side, const AciesPoint *points, guint n)
{
  const AciesStroke     stroke = { .brush = brush, .side = side, .on = TRUE, .points = points,
                                   .n_points = n };
  const AciesJsonCursor at = acies_json_root (*root);
  AciesPatch           *patch = acies_patch_new ();

  co_draft_paint (&at, &stroke, patch);
  acies_draft_take_steps (root, patch, co_draft_order);
}

static JsonNode *
make_armies (const CoRow *first, guint n_first, const CoRow *second, guint n_second,
             gboolean placed)
{
  JsonNode *root = co_draft_blank ();

  add_rows (&root, 0, first, n_first, placed);
  add_rows (&root, 1, second, n_second, placed);
  for (guint side = 0; side < CO_N_SIDES; side++)
    add_commander (&root, side, placed);

  return root;
}

static JsonNode *
make_great (void)
{
  static const AciesPoint hill[] = {
    { 60000, 21000 }, { 78000, 15000 }, { 104000, 15000 }, { 122000, 21000 }, { 118000, 30000 },
      { 64000, 30000 },
  };
  static const AciesPoint wood[] = {
    { 12000, 56000 }, { 30000, 50000 }, { 34000, 60000 }, { 28000, 72000 }, { 14000, 70000 },
  };
  JsonNode *root = make_armies (legions, G_N_ELEMENTS (legions), host, G_N_ELEMENTS (host), TRUE);

  draw (&root, CO_HILL, ACIES_NO_SIDE, hill, G_N_ELEMENTS (hill));
  draw (&root, CO_WOOD, ACIES_NO_SIDE, wood, G_N_ELEMENTS (wood));

  return root;
}

/* Each zone reaches from the edge to where the first lines of others would stand. */
static JsonNode *
make_free (void)
{
  static const AciesPoint zones[CO_N_SIDES][4] = {
    { { 0, DEEP + FRONT }, { 2 * MIDDLE, DEEP + FRONT }, { 2 * MIDDLE, 2 * DEEP }, { 0,
                                                                                     2 * DEEP } },
    { { 0, 0 }, { 2 * MIDDLE, 0 }, { 2 * MIDDLE, DEEP - FRONT }, { 0, DEEP - FRONT } },
  };
  JsonNode   *root = make_armies (legions, G_N_ELEMENTS (legions), legions, G_N_ELEMENTS (legions),
                                  FALSE);
  AciesPatch *patch = acies_patch_new ();

  acies_patch_set (patch, "conditions.free-deployment", json_node_init_boolean (json_node_alloc (), TRUE));
  acies_draft_take_steps (&root, patch, co_draft_order);
  for (guint side = 0; side < CO_N_SIDES; side++)
    draw (&root, CO_BRUSH_ZONE, (int) side, zones[side], G_N_ELEMENTS (zones[side]));

  return root;
}

JsonNode *
co_draft_make_template (guint index)
{
  switch (index)
    {
    case 0:
      return make_great ();
    case 1:
      return make_armies (small, G_N_ELEMENTS (small), small, G_N_ELEMENTS (small), TRUE);
    case 2:
      return make_free ();
    default:
      return NULL;
    }
}
