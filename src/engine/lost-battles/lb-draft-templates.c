/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-draft-parts.h"

#include <glib/gi18n-lib.h>

#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-names.h"

#define N_FILES    5  /* of zones, from the right of the first army to its left */
#define MOST_LINES 4

/* Units of one kind, and how many of them stand in each zone of the own rear rank; average ones. */
typedef struct
{
  guint8 arm;
  guint8 n[N_FILES];
} TemplateLine;

static const struct
{
  const char  *label, *text;
  int          brush;     /* of a course across the field; -1: none */
  guint8       rank;      /* of zones, which the course follows */
  guint        turns;
  TemplateLine lines[MOST_LINES];
} templates[] = {
  { NC_ ("template", "Two equal armies"),
    NC_ ("template", "Twenty average units on each side, drawn up in an open field."), -1, 0, 10,
    { { LB_HEAVY_INFANTRY, { 0, 4, 4, 4, 0 } },
      { LB_LIGHT_INFANTRY, { 0, 1, 2, 1, 0 } },
      { LB_HEAVY_CAVALRY, { 2, 0, 0, 0, 2 } } } },
  { NC_ ("template", "Battle at a river"),
    NC_ ("template", "Twenty average units on each side, and a river between them."), LB_BRUSH_RIVER, 1, 10,
    { { LB_HEAVY_INFANTRY, { 0, 4, 4, 4, 0 } },
      { LB_LIGHT_INFANTRY, { 0, 1, 2, 1, 0 } },
      { LB_HEAVY_CAVALRY, { 2, 0, 0, 0, 2 } } } },
  { NC_ ("template", "Small battle"),
    NC_ ("template", "Twelve average units on each side, for a short evening."), -1, 0, 6,
    { { LB_HEAVY_INFANTRY, { 0, 2, 2, 2, 0 } },
      { LB_LIGHT_INFANTRY, { 0, 1, 0, 1, 0 } },
      { LB_LIGHT_CAVALRY, { 2, 0, 0, 0, 2 } } } },
};
G_STATIC_ASSERT (G_N_ELEMENTS (templates) == LB_N_TEMPLATES);

gboolean
lb_draft_template (guint index, AciesTemplate *template)
{
  if (index >= LB_N_TEMPLATES)
    return FALSE;

  *template = acies_draft_template_of (templates[index].label, templates[index].text);

  return TRUE;
}

/* The plain troop of an arm, and which of its classes is the average one. */
static void
find_kind (guint8 arm, guint *troop, guint *quality)
{
  LbUnitSpec kind;

  for (*troop = 0; *troop < LB_N_TROOPS; (*troop)++)
    for (*quality = 0; lb_draft_kind (*troop, *quality, &kind); (*quality)++)
      if (kind.arm == arm && kind.subtype == LB_NO_SUBTYPE && kind.quality == LB_AVERAGE)
        return;

  g_assert_not_reached ();
}

static void
paint_course (JsonNode **root, int brush, guint rank)
{
  gint16            cells[N_FILES];
  const AciesStroke stroke = { .brush = (guint) brush, .on = TRUE,
                               .cells = cells, .n_cells = N_FILES };
  AciesPatch       *patch = acies_patch_new ();
  AciesJsonCursor   at = acies_json_root (*root);

  for (guint i = 0; i < N_FILES; i++)
    cells[i] = (gint16) (rank * N_FILES + i);
  lb_draft_paint (&at, &stroke, patch);
  acies_draft_take_steps (root, patch, lb_draft_order);
}

static void
add_line (JsonNode **root, guint side, const TemplateLine *line)
{
  AciesJsonCursor at = acies_json_root (*root);
  AciesPatch     *patch;
  guint           troop, quality;
  guint           count = 0;

  for (guint i = 0; i < N_FILES; i++)
    count += line->n[i];
  if (count == 0)
    return;

  patch = acies_patch_new ();
  find_kind (line->arm, &troop, &quality);
  lb_draft_add_unit (&at, side, troop, quality, count, patch);
  acies_draft_take_steps (root, patch, lb_draft_order);
}

static void
deploy_at (JsonNode **root, guint side, const char *id, guint zone)
{
  const char *const ids[] = { id, NULL };
  const AciesBand   band = { ACIES_PART_DEPLOYMENT, side, ids };
  const AciesPlace  place = { .cell = (int) zone, .facing = (int) lb_forward (side) };
  AciesPatch       *patch = acies_patch_new ();
  AciesJsonCursor   at = acies_json_root (*root);

  lb_draft_deploy (&at, &band, &place, patch);
  acies_draft_take_steps (root, patch, lb_draft_order);
}

/* Units stand in the order of the lines; the commander with those in the middle. */
static void
deploy_side (JsonNode **root, guint side, const TemplateLine *lines)
{
  const AciesJsonCursor at = acies_json_root (*root);
  g_autoptr (GArray)    pieces = lb_draft_pieces (&at, ACIES_PART_DEPLOYMENT, side);
  const guint           rear = lb_central_rear (side) - N_FILES / 2;
  guint                 next = 0;

  for (guint line = 0; line < MOST_LINES; line++)
    for (guint file = 0; file < N_FILES; file++)
      for (guint i = 0; i < lines[line].n[file]; i++)
        deploy_at (root, side, g_array_index (pieces, AciesPiece, next++).id, rear + file);
  for (; next < pieces->len; next++)
    deploy_at (root, side, g_array_index (pieces, AciesPiece, next).id, lb_central_rear (side));
}

static void
add_commander (JsonNode **root, guint side)
{
  AciesPatch     *patch = acies_patch_new ();
  AciesJsonCursor at = acies_json_root (*root);

  lb_draft_add_commander (&at, side, side == 0 ? _("Northern commander") : _("Southern commander"), patch);
  acies_draft_take_steps (root, patch, lb_draft_order);
}

JsonNode *
lb_draft_make_template (guint index)
{
  JsonNode   *root;
  AciesPatch *patch;

  if (index >= LB_N_TEMPLATES)
    return NULL;

  root = lb_draft_blank ();
  patch = acies_patch_new ();
  acies_patch_set_int (patch, "conditions.turns", templates[index].turns);
  acies_draft_take_steps (&root, patch, lb_draft_order);
  if (templates[index].brush >= 0)
    paint_course (&root, templates[index].brush, templates[index].rank);
  for (guint side = 0; side < LB_N_SIDES; side++)
    {
      for (guint i = 0; i < MOST_LINES; i++)
        add_line (&root, side, &templates[index].lines[i]);
      add_commander (&root, side);
    }
  for (guint side = 0; side < LB_N_SIDES; side++)
    deploy_side (&root, side, templates[index].lines);

  return root;
}
