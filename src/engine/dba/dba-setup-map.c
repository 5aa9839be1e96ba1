/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-setup-parts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/core/acies-scenario.h"
#include "engine/dba/dba-fields.h"
#include "engine/dba/dba-terrain.h"
#include "engine/tabletop/tt-json.h"

#define USUAL_BOARD 60000 /* 1/100 mm: two feet of the 15 mm game */
#define USUAL_RIVER 3000

static const TtRange board_sizes = { 20000, 500000 };
static const TtRange river_widths = { 100, 50000 };

/* The ids read so far on a board; double ones are complained of. */
static void
claim_id (GHashTable *ids, const char *id, const AciesJsonCursor *at, AciesProblems *problems)
{
  if (id[0] != '\0' && !g_hash_table_add (ids, g_strdup (id)))
    acies_json_complain (at, problems, "D-VAL-10", _("the id \"%s\" is taken already; ids must differ"), id);
}

/* What every piece of a board has. */
static void
read_piece (const AciesFormField *fields, const AciesJsonCursor *at, GHashTable *ids, char **id,
            char **name, AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, "id");
  const char           *text = acies_json_text (member.node);

  acies_fields_check_object (fields, at, "D-VAL-10", problems);
  *id = g_strdup (text != NULL ? text : "");
  *name = acies_scenario_dup_name (at, "name", "D-VAL-10", problems);
  claim_id (ids, *id, at, problems);
}

/* A piece without a shape is no part of the board. */
static void
drop_piece (char **id, char **name)
{
  g_clear_pointer (id, g_free);
  g_clear_pointer (name, g_free);
}

static gboolean
read_shape (DbaFeature *feature, const AciesJsonCursor *at, AciesProblems *problems)
{
  const AciesJsonCursor     shape_at = acies_json_member (at, "shape");
  const AciesJsonCursor     crest_at = acies_json_member (at, "crest");
  g_autoptr (AciesProblems) own = acies_problems_new ();
  TtShape                   shape = { 0 };
  TtPoint                   crest = { 0 };
  gboolean                  good = tt_json_read_shape (&shape_at, &shape, own);

  feature->has_crest = acies_json_exists (&crest_at);
  good = tt_json_read_point_or (at, "crest", &crest, own) && good;
  if (good)
    tt_area_init (&feature->shape, &shape, feature->ground, feature->has_crest ? &crest : NULL);
  tt_shape_clear (&shape);
  acies_problems_add_under (problems, "D-VAL-10", own);

  return good;
}

static void
read_feature (DbaBoard *board, const AciesJsonCursor *at, GHashTable *ids, AciesProblems *problems)
{
  DbaFeature *feature = &board->features[board->n_features];

  read_piece (dba_feature_fields, at, ids, &feature->id, &feature->name, problems);
  feature->ground = (guint8) acies_fields_get_int (dba_feature_fields, at, "kind");
  if (read_shape (feature, at, problems))
    board->n_features++;
  else
    drop_piece (&feature->id, &feature->name);
}

/* "points" of a road or river. (transfer full) (nullable) */
static TtPoint *
read_points (const AciesJsonCursor *at, guint *n, AciesProblems *problems)
{
  g_autoptr (AciesProblems) own = acies_problems_new ();
  TtPoint                  *points = tt_json_read_points (at, "points", 2, n, own);
  gboolean                  moves = FALSE;

  acies_problems_add_under (problems, "D-VAL-10", own);
  for (guint i = 1; points != NULL && i < *n; i++)
    moves |= points[i].x != points[0].x || points[i].y != points[0].y;
  if (points == NULL || moves)
    return points;

  acies_json_complain (at, problems, "D-VAL-10", _("all points of this line lie on each other"));
  g_free (points);

  return NULL;
}

static void
read_road (DbaBoard *board, const AciesJsonCursor *at, GHashTable *ids, AciesProblems *problems)
{
  DbaRoad            *road = &board->roads[board->n_roads];
  g_autofree TtPoint *points = NULL;
  guint               n = 0;

  read_piece (dba_road_fields, at, ids, &road->id, &road->name, problems);
  points = read_points (at, &n, problems);
  if (points == NULL)
    {
      drop_piece (&road->id, &road->name);
      return;
    }
  tt_line_init (&road->line, points, n);
  board->n_roads++;
}

static void
read_river (DbaBoard *board, const AciesJsonCursor *at, GHashTable *ids, AciesProblems *problems)
{
  g_autoptr (AciesProblems) own = acies_problems_new ();
  DbaRiver           *river = &board->rivers[board->n_rivers];
  g_autofree TtPoint *points = NULL;
  gint32              width = USUAL_RIVER;
  guint               n = 0;

  read_piece (dba_river_fields, at, ids, &river->id, &river->name, problems);
  river->nature = (guint8) acies_fields_get_int (dba_river_fields, at, "nature");
  tt_json_read_units_or (at, "width", river_widths, &width, own);
  acies_problems_add_under (problems, "D-VAL-10", own);
  points = read_points (at, &n, problems);
  if (points == NULL)
    {
      drop_piece (&river->id, &river->name);
      return;
    }
  tt_river_init (&river->body, points, n, width);
  board->n_rivers++;
}

typedef void (*ReadPiece) (DbaBoard *board, const AciesJsonCursor *at, GHashTable *ids,
                           AciesProblems *problems);

static void
read_list (DbaBoard *board, const AciesJsonCursor *map, const char *key, guint most, ReadPiece read,
           AciesProblems *problems)
{
  const AciesJsonCursor     member = acies_json_member (map, key);
  g_autoptr (AciesProblems) own = acies_problems_new ();
  g_autoptr (GHashTable)    ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  AciesJsonCursor           list;

  if (!acies_json_exists (&member))
    return;
  if (!acies_json_read_array (map, key, most, &list, own))
    {
      acies_problems_add_under (problems, "D-VAL-10", own);
      return;
    }

  for (guint i = 0; i < acies_json_length (&list); i++)
    {
      const AciesJsonCursor at = acies_json_element (&list, i);

      read (board, &at, ids, problems);
    }
}

/* Whether the water of @river that ends at @end does so where water may end: at the edge of the board, in other water, or in a
 * piece of ground from which it springs. */
static gboolean
ends_well (const DbaBoard *board, guint river, TtVec end)
{
  const double reach = board->rivers[river].body.width / 2;

  if (end.x <= reach || end.y <= reach || end.x >= tt_to_double (board->width) - reach ||
      end.y >= tt_to_double (board->height) - reach)
    return TRUE;

  for (guint i = 0; i < board->n_rivers; i++)
    if (i != river && tt_river_contains (&board->rivers[i].body, end))
      return TRUE;
  for (guint i = 0; i < board->n_features; i++)
    if (tt_area_contains (&board->features[i].shape, end))
      return TRUE;

  return FALSE;
}

/* Who wades around the end of a river needs no die: that is seldom meant. */
static void
check_river_ends (const DbaBoard *board, const AciesJsonCursor *map, AciesProblems *problems)
{
  const AciesJsonCursor list = acies_json_member (map, "rivers");

  for (guint i = 0, k = 0; i < acies_json_length (&list) && k < board->n_rivers; i++)
    {
      const AciesJsonCursor at = acies_json_element (&list, i);
      const AciesJsonCursor id = acies_json_member (&at, "id");
      const TtLine         *line = &board->rivers[k].body.line;

      if (g_strcmp0 (acies_json_text (id.node), board->rivers[k].id) != 0)
        continue;
      if (!ends_well (board, k, line->points[0]) ||
          !ends_well (board, k, line->points[line->n - 1]))
        acies_json_warn (&at, problems, "D-VAL-10",
                         _("this river ends in the open; it should reach the edge of the board, other water or a piece of "
                           "ground"));
      k++;
    }
}

void
dba_setup_read_board (DbaBoard *board, const AciesJsonCursor *at, AciesProblems *problems)
{
  g_autoptr (AciesProblems) own = acies_problems_new ();

  board->width = USUAL_BOARD;
  board->height = USUAL_BOARD;
  if (!acies_json_exists (at))
    return;

  acies_fields_check_object (dba_map_fields, at, "D-VAL-10", problems);
  tt_json_read_units_or (at, "width", board_sizes, &board->width, own);
  tt_json_read_units_or (at, "height", board_sizes, &board->height, own);
  acies_problems_add_under (problems, "D-VAL-10", own);
  read_list (board, at, "features", DBA_MAX_FEATURES, read_feature, problems);
  read_list (board, at, "roads", DBA_MAX_ROADS, read_road, problems);
  read_list (board, at, "rivers", DBA_MAX_RIVERS, read_river, problems);
  check_river_ends (board, at, problems);
}

void
dba_setup_clear_board (DbaBoard *board)
{
  for (guint i = 0; i < board->n_features; i++)
    {
      tt_area_clear (&board->features[i].shape);
      g_free (board->features[i].id);
      g_free (board->features[i].name);
    }
  for (guint i = 0; i < board->n_roads; i++)
    {
      tt_line_clear (&board->roads[i].line);
      g_free (board->roads[i].id);
      g_free (board->roads[i].name);
    }
  for (guint i = 0; i < board->n_rivers; i++)
    {
      tt_river_clear (&board->rivers[i].body);
      g_free (board->rivers[i].id);
      g_free (board->rivers[i].name);
    }
}

/* ---- D-TER-4 ---- */

/* A quarter of the board as a base of its size. */
static TtBase
quarter (const DbaBoard *board, guint number)
{
  const double  width = tt_to_double (board->width) / 2, height = tt_to_double (board->height) / 2;
  const TtPlace place = { tt_vec ((number % 2 + 0.5) * width, (number / 2) * height), { 0, -1 } };

  return tt_base_at (&place, width, height);
}

static gboolean
road_touches (const DbaRoad *road, const TtBase *base)
{
  for (guint i = 0; i + 1 < road->line.n; i++)
    {
      const TtSegment segment = { road->line.points[i], road->line.points[i + 1] };

      if (tt_polygon_inside (tt_base_polygon (base), &segment) > 0)
        return TRUE;
    }

  return FALSE;
}

/* What a quarter holds: anything at all, and anything that hinders. */
static void
look_into (const DbaBoard *board, const TtBase *base, gboolean *any, gboolean *hinders)
{
  *any = *hinders = dba_in_river (board, base) >= 0 || dba_in_bad_going (board, base) ||
                    dba_in_impassable (board, base);

  for (guint i = 0; i < board->n_features && !*any; i++)
    *any = tt_area_common (&board->features[i].shape, base) > 0;
  for (guint i = 0; i < board->n_roads && !*any; i++)
    *any = road_touches (&board->roads[i], base);
}

/* D-TER-4 */
void
dba_setup_check_quarters (const DbaBoard *board, const AciesJsonCursor *at, AciesProblems *problems)
{
  guint n_any = 0, n_hindering = 0;

  for (guint number = 0; number < 4; number++)
    {
      const TtBase base = quarter (board, number);
      gboolean     any, hinders;

      look_into (board, &base, &any, &hinders);
      n_any += any != FALSE;
      n_hindering += hinders != FALSE;
    }

  if (n_any < 3 || n_hindering < 2)
    acies_json_warn (at, problems, "D-VAL-11",
                     _("three quarters of a board should hold part of a feature, river or road, and two of them bad going, "
                       "a river or impassable ground; here it is %1$u and %2$u"), n_any, n_hindering);
}
