/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-board.h"

#include "engine/dba/dba-deploy.h"
#include "engine/dba/dba-names.h"
#include "engine/dba/dba-setup-parts.h"
#include "engine/dba/dba-terrain.h"
#include "engine/tabletop/tt-json.h"

#define TRIES 200
#define MOST_CERTAIN 3
#define MOST_CHANCED 3
#define N_QUARTERS 4
#define CAMP_PLACES 5 /* of those along an edge, at least */

/* Something that lies on a board by chance. */
typedef struct
{
  guint8 ground;
  guint8 chance; /* of 6; 0 ends a list */
} Chanced;

/* clang-format off */

/* What lies on the boards of each country. A river and the sea hinder too; two pieces that hinder are certain everywhere. */
static const struct
{
  guint8  certain[MOST_CERTAIN];  /* each in a quarter of its own */
  Chanced chanced[MOST_CHANCED + 1];
  guint8  river, road;            /* chances of 6 */
} countries[DBA_N_HOMES] = {
  [DBA_HOME_ARABLE] = {
    { DBA_ENCLOSED_FIELDS, DBA_BUILT_UP_AREA, DBA_GENTLE_HILL },
    { { DBA_ENCLOSED_FIELDS, 3 }, { DBA_WOOD, 3 }, { DBA_GENTLE_HILL, 2 } }, 2, 6 },
  [DBA_HOME_FOREST] = {
    { DBA_WOOD, DBA_WOOD, DBA_GENTLE_HILL },
    { { DBA_WOOD, 4 }, { DBA_MARSH, 2 } }, 2, 2 },
  [DBA_HOME_HILLY] = {
    { DBA_STEEP_HILL, DBA_STEEP_HILL, DBA_GENTLE_HILL },
    { { DBA_WOOD, 3 }, { DBA_ROUGH, 2 } }, 2, 2 },
  [DBA_HOME_STEPPE] = {
    { DBA_ROUGH, DBA_ROUGH, DBA_GENTLE_HILL },
    { { DBA_GENTLE_HILL, 4 }, { DBA_MARSH, 1 } }, 1, 0 },
  [DBA_HOME_DRY] = {
    { DBA_DUNES, DBA_ROUGH, DBA_GENTLE_HILL },
    { { DBA_DUNES, 3 }, { DBA_ROUGH, 2 } }, 0, 1 },
  [DBA_HOME_LITTORAL] = {
    { DBA_SEA, DBA_MARSH, DBA_GENTLE_HILL },
    { { DBA_WOOD, 3 }, { DBA_BUILT_UP_AREA, 2 }, { DBA_DUNES, 2 } }, 1, 2 },
  [DBA_HOME_TROPICAL] = {
    { DBA_MARSH, DBA_WOOD, DBA_WOOD },
    { { DBA_GENTLE_HILL, 3 }, { DBA_MARSH, 2 } }, 3, 1 },
};

/* clang-format on */

static gboolean
falls (DbaDraftBoard *board, guint chance)
{
  return dba_board_draw (board, 1, 6) <= (int)chance;
}

/* ---- Laying ---- */

static void
shuffle_quarters (DbaDraftBoard *board, guint *quarters)
{
  for (guint i = 0; i < N_QUARTERS; i++)
    quarters[i] = i;
  for (guint i = N_QUARTERS - 1; i > 0; i--)
    {
      const guint other = (guint)dba_board_draw (board, 0, (int)i);
      const guint quarter = quarters[i];

      quarters[i] = quarters[other];
      quarters[other] = quarter;
    }
}

static gboolean
lay (DbaDraftBoard *board, guint ground, guint quarter)
{
  return ground == DBA_SEA ? dba_board_lay_sea (board, quarter)
                           : dba_board_lay_piece (board, ground, quarter);
}

/* FALSE if what is certain found no place. What is left to chance may be wanting. */
static gboolean
lay_all (DbaDraftBoard *board, guint home)
{
  guint quarters[N_QUARTERS], next = 0;

  shuffle_quarters (board, quarters);
  if (falls (board, countries[home].river) && !dba_board_lay_river (board))
    return FALSE;
  for (guint i = 0; i < MOST_CERTAIN; i++)
    if (!lay (board, countries[home].certain[i], quarters[next++ % N_QUARTERS]))
      return FALSE;
  for (const Chanced *chanced = countries[home].chanced; chanced->chance > 0; chanced++)
    if (falls (board, chanced->chance))
      lay (board, chanced->ground, quarters[next++ % N_QUARTERS]);
  if (falls (board, countries[home].road))
    dba_board_lay_road (board);

  return TRUE;
}

/* ---- Writing ---- */

static void
write_piece (JsonBuilder *builder, const DbaPiece *piece, guint number)
{
  const char      *kind = acies_name_of (dba_ground_names, piece->ground);
  g_autofree char *id = g_strdup_printf ("%s-%u", kind, number);

  json_builder_begin_object (builder);
  acies_json_put_string (builder, "id", id);
  acies_json_put_string (builder, "kind", kind);
  tt_json_put_shape (builder, "shape", &piece->shape);
  json_builder_end_object (builder);
}

static void
write_course (JsonBuilder *builder, const DbaCourse *course, const char *key, const char *id)
{
  if (course->n == 0)
    return;

  json_builder_set_member_name (builder, key);
  json_builder_begin_array (builder);
  json_builder_begin_object (builder);
  acies_json_put_string (builder, "id", id);
  tt_json_put_points (builder, "points", course->points, course->n);
  json_builder_end_object (builder);
  json_builder_end_array (builder);
}

static JsonNode *
write_board (const DbaDraftBoard *board)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  acies_json_put_int (builder, "width", DBA_BOARD_SIDE);
  acies_json_put_int (builder, "height", DBA_BOARD_SIDE);
  json_builder_set_member_name (builder, "features");
  json_builder_begin_array (builder);
  for (guint i = 0; i < board->n_pieces; i++)
    write_piece (builder, &board->pieces[i], i + 1);
  json_builder_end_array (builder);
  write_course (builder, &board->road, "roads", "road");
  write_course (builder, &board->river, "rivers", "river");
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

/* ---- Judging ---- */

/* D-SET-8: whether some places along @edge take a camp. */
static gboolean
takes_camp (const DbaBoard *board, guint edge)
{
  const gint32 length = dba_edge_length (board, edge);
  guint        n = 0;

  for (gint32 along = DBA_CAMP_SIZE; along <= length - DBA_CAMP_SIZE; along += DBA_CAMP_SIZE / 2)
    {
      const TtPose pose = dba_edge_pose (board, edge, along, DBA_CAMP_SIZE);
      const TtBase base = tt_base (&pose, &(TtSize){ DBA_CAMP_SIZE, DBA_CAMP_SIZE });

      n += !dba_in_bad_going (board, &base) && !dba_in_impassable (board, &base) &&
           dba_in_river (board, &base) < 0;
    }

  return n >= CAMP_PLACES;
}

/* Whether the rules that read and judge scenarios have nothing against it. */
static gboolean
is_good (JsonNode *node)
{
  const AciesJsonCursor     at = acies_json_root (node);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autofree DbaBoard      *board = g_new0 (DbaBoard, 1);
  gboolean                  good;

  dba_setup_read_board (board, &at, problems);
  dba_setup_check_quarters (board, &at, problems);
  good = acies_problems_size (problems) == 0;
  for (guint edge = 0; edge < DBA_N_EDGES; edge++)
    good = good && takes_camp (board, edge);
  dba_setup_clear_board (board);

  return good;
}

JsonNode *
dba_board_make (guint home, guint64 seed)
{
  g_autoptr (JsonNode) node = NULL;
  DbaDraftBoard        board = { 0 };

  g_return_val_if_fail (home < DBA_N_HOMES, NULL);

  acies_dice_seed (&board.chance, seed);
  for (guint i = 0; i < TRIES; i++)
    {
      const AciesDice chance = board.chance;

      board = (DbaDraftBoard){ .chance = chance };
      if (!lay_all (&board, home))
        continue;
      g_clear_pointer (&node, json_node_unref);
      node = write_board (&board);
      if (is_good (node))
        break;
    }

  return g_steal_pointer (&node);
}
