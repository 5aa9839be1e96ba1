/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-draft-parts.h"

#include <glib/gi18n-lib.h>

#include "engine/core/acies-format.h"
#include "engine/dba/dba-board.h"
#include "engine/dba/dba-deploy.h"
#include "engine/dba/dba-fields.h"
#include "engine/dba/dba-names.h"
#include "engine/dba/dba-quick.h"
#include "engine/dba/dba-setup-parts.h"

#define BOARD_SIDE   600    /* mm */
#define LINE_DEPTH   14000  /* 1/100 mm, from the base edge to the front of a line of battle */
#define MOST_OF_LINE 12
#define GROUND_SEED  7      /* of the country of templates: any number does */

static const DbaEdge usual_edges[DBA_N_SIDES] = { DBA_NORTH, DBA_SOUTH };

static void
put_edges (JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "deployment");
  json_builder_begin_object (builder);
  acies_json_put_string (builder, "mode", "historical");
  json_builder_set_member_name (builder, "edges");
  json_builder_begin_object (builder);
  acies_json_put_string (builder, "north", acies_name_of (dba_edge_names, (int) usual_edges[0]));
  acies_json_put_string (builder, "south", acies_name_of (dba_edge_names, (int) usual_edges[1]));
  json_builder_end_object (builder);
  json_builder_end_object (builder);
}

static void
put_side (JsonBuilder *builder, const char *id, const char *name)
{
  json_builder_begin_object (builder);
  acies_json_put_string (builder, "id", id);
  acies_json_put_string (builder, "name", name);
  json_builder_set_member_name (builder, "units");
  json_builder_begin_array (builder);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
put_empty_list (JsonBuilder *builder, const char *key)
{
  json_builder_set_member_name (builder, key);
  json_builder_begin_array (builder);
  json_builder_end_array (builder);
}

JsonNode *
dba_draft_blank (void)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  acies_draft_put_blank (builder, "dba");

  json_builder_set_member_name (builder, "sides");
  json_builder_begin_array (builder);
  put_side (builder, "north", _ ("Northern army"));
  put_side (builder, "south", _ ("Southern army"));
  json_builder_end_array (builder);

  json_builder_set_member_name (builder, "map");
  json_builder_begin_object (builder);
  acies_json_put_int (builder, "width", BOARD_SIDE);
  acies_json_put_int (builder, "height", BOARD_SIDE);
  put_empty_list (builder, "features");
  put_empty_list (builder, "roads");
  put_empty_list (builder, "rivers");
  json_builder_end_object (builder);
  put_edges (builder);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

/* ---- Templates ---- */

static const struct
{
  const char *label, *text;
} templates[DBA_N_TEMPLATES] = {
  { NC_ ("template", "Romans against Carthaginians"),
    NC_ ("template", "Two armies of their lists drawn up in an open country, each with a camp.") },
  { NC_ ("template", "Small battle"), NC_ ("template", "Six elements on each side in an open field, for a short evening.") },
  { NC_ ("template", "Battle set up by dice"),
    NC_ ("template", "Two armies of their lists; the players dice for edges, place camps and draw up their lines.") },
};

gboolean
dba_draft_template (guint index, AciesTemplate *template)
{
  if (index >= DBA_N_TEMPLATES)
    return FALSE;

  *template = acies_draft_template_of (templates[index].label, templates[index].text);

  return TRUE;
}

static AciesQuickArmy
usual_army (guint side)
{
  const int list = acies_quick_find_list (&dba_quick, dba_quick.usual[side]);

  return (AciesQuickArmy){ (guint) MAX (list, 0), 0 };
}

static void
enlist (JsonNode **root, guint side)
{
  const AciesQuickArmy  army = usual_army (side);
  const AciesJsonCursor at = acies_json_root (*root);
  AciesPatch           *patch = acies_patch_new ();
  g_autofree char      *name = g_strdup_printf ("sides[%u].name", side);

  dba_draft_enlist (&at, side, &army, patch);
  acies_patch_set_string (patch, name, dba_quick.list (army.list)->name);
  acies_draft_take_steps (root, patch, dba_draft_order);
}

static void
add (JsonNode **root, guint side, const char *code, guint count)
{
  for (guint troop = 0; troop < DBA_N_TROOPS; troop++)
    for (guint quality = 0; dba_draft_code (troop, quality) != NULL; quality++)
      if (g_str_equal (dba_draft_code (troop, quality), code))
        {
          const AciesJsonCursor at = acies_json_root (*root);
          AciesPatch           *patch = acies_patch_new ();

          dba_draft_add_unit (&at, side, troop, quality, count, patch);
          acies_draft_take_steps (root, patch, dba_draft_order);
        }
}

static void
put_camp (JsonNode **root, guint side)
{
  const gint32      middle = BOARD_SIDE * TT_UNIT / 2;
  const AciesPoint  point = { middle, usual_edges[side] == DBA_NORTH ? 0 : BOARD_SIDE * TT_UNIT };
  const AciesStroke stroke = { .brush = DBA_BRUSH_CAMP, .side = (int) side, .on = TRUE,
                               .points = &point, .n_points = 1 };
  const AciesJsonCursor at = acies_json_root (*root);
  AciesPatch           *patch = acies_patch_new ();

  dba_draft_paint (&at, &stroke, patch);
  acies_draft_take_steps (root, patch, dba_draft_order);
}

/* In one line before the camp, in the order of the army. */
static void
deploy (JsonNode **root, guint side)
{
  const AciesJsonCursor at = acies_json_root (*root);
  g_autoptr (DbaSetup)  setup = dba_draft_read (&at, ACIES_PART_DEPLOYMENT);
  const guint           n = MIN (setup->sides[side].n_units, MOST_OF_LINE);
  const gint32          middle = BOARD_SIDE * TT_UNIT / 2;
  const gint32          half = (gint32) (n - 1) * DBA_BASE_WIDTH / 2;
  /* The first stands on the left of those who look into the field. */
  const gint32          along = usual_edges[side] == DBA_NORTH ? middle + half : middle - half;
  const TtPose          pose = dba_edge_pose (&setup->boards[0], usual_edges[side], along,
                                              LINE_DEPTH);
  const AciesPlace      place = { ACIES_NO_CELL, pose.x, pose.y, pose.facing };
  const char           *ids[MOST_OF_LINE + 1] = { NULL };
  const AciesBand       band = { ACIES_PART_DEPLOYMENT, side, ids };
  AciesPatch           *patch = acies_patch_new ();

  for (guint i = 0; i < n; i++)
    ids[i] = setup->units[setup->sides[side].offset + i].id;
  dba_draft_deploy (&at, &band, &place, patch);
  acies_draft_take_steps (root, patch, dba_draft_order);
}

static JsonNode *
make_historical (void)
{
  JsonNode   *root = dba_draft_blank ();
  AciesPatch *patch = acies_patch_new ();

  acies_patch_set (patch, "map", dba_board_make (DBA_HOME_ARABLE, GROUND_SEED));
  acies_draft_take_steps (&root, patch, dba_draft_order);
  for (guint side = 0; side < DBA_N_SIDES; side++)
    {
      enlist (&root, side);
      put_camp (&root, side);
    }
  for (guint side = 0; side < DBA_N_SIDES; side++)
    deploy (&root, side);

  return root;
}

static JsonNode *
make_small (void)
{
  JsonNode   *root = dba_draft_blank ();
  AciesPatch *patch = acies_patch_new ();

  acies_patch_set_string (patch, "conditions.army-size", acies_name_of (dba_army_size_names, DBA_ARMY_ANY));
  acies_patch_set_int (patch, "conditions.victory-losses", 2);
  acies_draft_take_steps (&root, patch, dba_draft_order);
  for (guint side = 0; side < DBA_N_SIDES; side++)
    {
      add (&root, side, "3Cv", 1);
      add (&root, side, "4Sp", 3);
      add (&root, side, "2Ps", 1);
      add (&root, side, "2LH", 1);
    }
  for (guint side = 0; side < DBA_N_SIDES; side++)
    deploy (&root, side);

  return root;
}

/* The one board is the map. */
static JsonNode *
make_diced (void)
{
  JsonNode   *root = dba_draft_blank ();
  AciesPatch *patch = acies_patch_new ();

  acies_patch_set (patch, "map", dba_board_make (DBA_HOME_ARABLE, GROUND_SEED));
  acies_patch_remove (patch, "deployment");
  acies_patch_set_string (patch, "deployment.mode", acies_name_of (dba_mode_names, DBA_DEPLOY_DICE));
  acies_draft_take_steps (&root, patch, dba_draft_order);
  for (guint side = 0; side < DBA_N_SIDES; side++)
    enlist (&root, side);

  return root;
}

JsonNode *
dba_draft_make_template (guint index)
{
  switch (index)
    {
    case 0:
      return make_historical ();
    case 1:
      return make_small ();
    case 2:
      return make_diced ();
    default:
      return NULL;
    }
}
