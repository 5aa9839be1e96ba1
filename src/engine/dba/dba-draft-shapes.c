/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-draft-parts.h"

#include <glib/gi18n-lib.h>

#include "engine/dba/dba-deploy.h"
#include "engine/dba/dba-names.h"
#include "engine/dba/dba-setup-parts.h"
#include "engine/dba/dba-words.h"
#include "engine/tabletop/tt-draft.h"
#include "engine/tabletop/tt-json.h"

#define ROAD_WIDTH   600  /* 1/100 mm, as it is drawn */
#define USUAL_RIVER  3000
#define EDGE_WIDTH   300  /* within which a base edge is meant */

static void
add_feature (GArray *shapes, const AciesJsonCursor *at)
{
  g_autoptr (AciesProblems) ignored = acies_problems_new ();
  AciesShape                shape = { .side = ACIES_NO_SIDE };
  int                       ground = DBA_GOOD;

  if (!tt_draft_read_feature (at, &shape))
    return;

  acies_json_read_enum_or (at, "kind", dba_ground_names, &ground, ignored);
  shape.name = tt_draft_name (at, dba_ground_words ((guint) ground));
  shape.brush = (guint) ground;
  g_array_append_val (shapes, shape);
}

static void
add_line (GArray *shapes, const AciesJsonCursor *at, gboolean river)
{
  g_autoptr (AciesProblems) ignored = acies_problems_new ();
  AciesShape                shape = { .side = ACIES_NO_SIDE };

  if (!tt_draft_read_line (at, "points", TT_LEAST_BENDS, acies_json_path (at), &shape))
    return;

  shape.name = tt_draft_name (at, river ? C_ ("ground", "river") : C_ ("ground", "road"));
  shape.brush = river ? DBA_BRUSH_RIVER : DBA_BRUSH_ROAD;
  shape.width = river ? USUAL_RIVER : ROAD_WIDTH;
  if (river)
    tt_json_read_units_or (at, "width", (TtRange){ 1, 50000 }, &shape.width, ignored);
  g_array_append_val (shapes, shape);
}

static void
add_camp (GArray *shapes, const DbaSetup *setup, guint side)
{
  const DbaSideSetup *own = &setup->sides[side];
  const TtBase        base = tt_base (&own->camp.pose,
                                      &(TtSize){ own->camp.width, own->camp.depth });
  AciesShape          shape = { .side = (int) side, .closed = TRUE, .brush = DBA_BRUSH_CAMP };

  if (!own->camp.given)
    return;

  shape.path = g_strdup_printf ("sides[%u].camp", side);
  /* Translators: %s is an army. */
  shape.name = g_strdup_printf (_ ("Camp of %s"), own->name);
  tt_draft_take_points (&shape, base.quad.p, G_N_ELEMENTS (base.quad.p));
  g_array_append_val (shapes, shape);
}

/* Along the edge, from end to end. */
static void
add_edge (GArray *shapes, const AciesJsonCursor *root, const DbaSetup *setup, guint side)
{
  const DbaSideSetup *own = &setup->sides[side];
  const DbaBoard     *board = &setup->boards[0];
  const guint         edge = dba_draft_edge (setup, side);
  const TtPose        ends[] = { dba_edge_pose (board, edge, 0, 0),
                                 dba_edge_pose (board, edge, dba_edge_length (board, edge), 0) };
  AciesShape          shape = { .side = (int) side, .brush = DBA_BRUSH_BASE_EDGE,
                                .width = EDGE_WIDTH };

  shape.path = acies_path_member ("deployment.edges", own->id);
  if (root->node == NULL || acies_path_find (root->node, shape.path) == NULL)
    {
      g_free (shape.path);
      return;
    }
  /* Translators: %s is an army. */
  shape.name = g_strdup_printf (_("Base edge of %s"), own->name);
  shape.n_points = G_N_ELEMENTS (ends);
  shape.points = g_new (AciesPoint, shape.n_points);
  for (guint i = 0; i < shape.n_points; i++)
    shape.points[i] = (AciesPoint){ ends[i].x, ends[i].y };
  g_array_append_val (shapes, shape);
}

GArray *
dba_draft_shapes (const AciesJsonCursor *root)
{
  static const char *const lists[] = { "features", "rivers", "roads" };
  g_autoptr (DbaSetup)     setup = dba_draft_read (root, ACIES_PART_DEPLOYMENT);
  const AciesJsonCursor    map = acies_json_member (root, "map");
  GArray                  *shapes = acies_shapes_new ();

  for (guint side = 0; side < DBA_N_SIDES; side++)
    if (side == 0 || g_strcmp0 (setup->sides[0].id, setup->sides[1].id) != 0)
      add_edge (shapes, root, setup, side);
  for (guint k = 0; k < G_N_ELEMENTS (lists); k++)
    {
      const AciesJsonCursor list = acies_json_member (&map, lists[k]);

      for (guint i = 0; i < acies_json_length (&list); i++)
        {
          const AciesJsonCursor at = acies_json_element (&list, i);

          if (k == 0)
            add_feature (shapes, &at);
          else
            add_line (shapes, &at, k == 1);
        }
    }
  for (guint side = 0; side < DBA_N_SIDES; side++)
    add_camp (shapes, setup, side);

  return shapes;
}
