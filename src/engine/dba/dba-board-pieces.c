/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-board.h"

#include "engine/dba/dba-types.h"

#define QUARTER (DBA_BOARD_SIDE / 2)
#define TRIES 40
#define GAP 12   /* between pieces */
#define INSET 10 /* between a piece and the edge */
#define N_RAYS 12
#define MOST_FORD   160  /* of a road near a river: it crosses it, and does not run along it */
#define RIVER_REACH 24   /* from the middle of a river to where pieces may lie */
#define RIVER_MARGIN 200 /* so that it runs through nobody's ground for deploying */
#define ROAD_REACH 10
#define ROAD_MARGIN 120
#define STRIDE 12 /* between the discs of a course */
#define SEA_LENGTH 270
#define N_SEA_POINTS 5

/* clang-format off */

/* Twelve directions, of length 1000. */
static const int rays[N_RAYS][2] = {
  { 1000, 0 }, { 866, 500 }, { 500, 866 }, { 0, 1000 }, { -500, 866 }, { -866, 500 },
  { -1000, 0 }, { -866, -500 }, { -500, -866 }, { 0, -1000 }, { 500, -866 }, { 866, -500 },
};

typedef enum { OUTLINE_ROUND, OUTLINE_RAGGED, OUTLINE_SQUARE } Outline;

/* How big pieces are (half of their length, mm) and how they look. */
static const struct
{
  guint8 least, most;
  guint8 outline;
} sizes[DBA_N_GROUNDS] = {
  [DBA_GENTLE_HILL] = { 55, 85, OUTLINE_ROUND },
  [DBA_STEEP_HILL] = { 50, 75, OUTLINE_ROUND },
  [DBA_WOOD] = { 50, 75, OUTLINE_RAGGED },
  [DBA_ROUGH] = { 40, 60, OUTLINE_RAGGED },
  [DBA_MARSH] = { 40, 60, OUTLINE_RAGGED },
  [DBA_DUNES] = { 50, 75, OUTLINE_RAGGED },
  [DBA_BUILT_UP_AREA] = { 35, 48, OUTLINE_SQUARE },
  [DBA_ENCLOSED_FIELDS] = { 45, 65, OUTLINE_SQUARE },
};

/* clang-format on */

int
dba_board_draw (DbaDraftBoard *board, int least, int most)
{
  return least + (int)(acies_dice_next (&board->chance) % (guint)(most - least + 1));
}

static TtPoint
point_at (int x, int y)
{
  return (TtPoint){ x * TT_UNIT, y * TT_UNIT };
}

/* ---- Discs ---- */

static gboolean
is_free (const DbaDraftBoard *board, DbaDisc disc)
{
  for (guint i = 0; i < board->n_discs; i++)
    {
      const DbaDisc other = board->discs[i];
      const int     dx = disc.x - other.x, dy = disc.y - other.y, apart = disc.r + other.r + GAP;

      if (dx * dx + dy * dy < apart * apart)
        return FALSE;
    }

  return TRUE;
}

static void
cover (DbaDraftBoard *board, DbaDisc disc)
{
  g_return_if_fail (board->n_discs < DBA_BOARD_MAX_DISCS);

  board->discs[board->n_discs++] = disc;
}

/* ---- Pieces ---- */

static TtPoint
point_on (DbaDisc disc, const int *ray, int reach)
{
  return point_at (disc.x + ray[0] * reach / 1000, disc.y + ray[1] * reach / 1000);
}

static void
make_round (DbaDraftBoard *board, DbaPiece *piece, DbaDisc disc)
{
  const int across = disc.r * dba_board_draw (board, 55, 85) / 100;

  piece->shape.kind = TT_SHAPE_ELLIPSE;
  piece->shape.at = point_at (disc.x, disc.y);
  piece->shape.width = disc.r * TT_UNIT;
  piece->shape.height = across * TT_UNIT;
  piece->shape.angle = dba_board_draw (board, 0, 35) * 500;
}

static void
make_ragged (DbaDraftBoard *board, DbaPiece *piece, DbaDisc disc)
{
  piece->shape.kind = TT_SHAPE_POLYGON;
  for (guint i = 0; i < N_RAYS; i++)
    {
      const int reach = disc.r * dba_board_draw (board, 68, 100) / 100;

      piece->points[i] = point_on (disc, rays[i], reach);
    }
  piece->shape.n_points = N_RAYS;
}

/* Four corners on the disc: the second as far from the first as the fourth from the third. */
static void
make_square (DbaDraftBoard *board, DbaPiece *piece, DbaDisc disc)
{
  const guint first = (guint)dba_board_draw (board, 0, N_RAYS - 1);
  const guint wide = (guint)dba_board_draw (board, 2, 4);
  const guint corners[] = { first, first + wide, first + N_RAYS / 2, first + N_RAYS / 2 + wide };

  piece->shape.kind = TT_SHAPE_POLYGON;
  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    piece->points[i] = point_on (disc, rays[corners[i] % N_RAYS], disc.r);
  piece->shape.n_points = G_N_ELEMENTS (corners);
}

/* A place in the quarter; quarters go 0 1 / 2 3 from the top left. */
static gboolean
find_place (DbaDraftBoard *board, guint quarter, int r, DbaDisc *disc)
{
  for (guint i = 0; i < TRIES; i++)
    {
      const int least = r + INSET, most = QUARTER - r / 2;
      const int dx = dba_board_draw (board, least, most), dy = dba_board_draw (board, least, most);

      disc->x = quarter % 2 == 0 ? dx : DBA_BOARD_SIDE - dx;
      disc->y = quarter < 2 ? dy : DBA_BOARD_SIDE - dy;
      disc->r = r;
      if (is_free (board, *disc))
        return TRUE;
    }

  return FALSE;
}

gboolean
dba_board_lay_piece (DbaDraftBoard *board, guint ground, guint quarter)
{
  DbaPiece *piece = &board->pieces[board->n_pieces];
  const int r = dba_board_draw (board, sizes[ground].least, sizes[ground].most);
  DbaDisc   disc;

  if (board->n_pieces == DBA_BOARD_MAX_PIECES || !find_place (board, quarter, r, &disc))
    return FALSE;

  piece->ground = (guint8)ground;
  piece->shape.points = piece->points;
  switch ((Outline)sizes[ground].outline)
    {
    case OUTLINE_ROUND:
      make_round (board, piece, disc);
      break;
    case OUTLINE_RAGGED:
      make_ragged (board, piece, disc);
      break;
    case OUTLINE_SQUARE:
      make_square (board, piece, disc);
      break;
    default:
      g_assert_not_reached ();
    }
  cover (board, disc);
  board->n_pieces++;

  return TRUE;
}

/* ---- The sea ---- */

/* @along an edge from the corner of @quarter, @deep into the board; @upright: the edge is that on the left or right. */
static void
from_corner (guint quarter, gboolean upright, int along, int deep, int *x, int *y)
{
  const int dx = upright ? deep : along, dy = upright ? along : deep;

  *x = quarter % 2 == 0 ? dx : DBA_BOARD_SIDE - dx;
  *y = quarter < 2 ? dy : DBA_BOARD_SIDE - dy;
}

/* A strip along less than half of an edge, so that who has that edge finds room for a camp. */
gboolean
dba_board_lay_sea (DbaDraftBoard *board, guint quarter)
{
  DbaPiece      *piece = &board->pieces[board->n_pieces];
  const gboolean upright = dba_board_draw (board, 0, 1) != 0;
  DbaDisc        shore[N_SEA_POINTS];
  guint          n = 0;
  int            x, y;

  if (board->n_pieces == DBA_BOARD_MAX_PIECES)
    return FALSE;

  piece->points[n++] = point_at (quarter % 2 * DBA_BOARD_SIDE, quarter / 2 * DBA_BOARD_SIDE);
  for (guint i = 0; i < N_SEA_POINTS; i++)
    {
      const int along = SEA_LENGTH * (int)i / N_SEA_POINTS;

      from_corner (quarter, upright, along, dba_board_draw (board, 45, 75), &x, &y);
      piece->points[n++] = point_at (x, y);
      shore[i] = (DbaDisc){ x, y, SEA_LENGTH / N_SEA_POINTS };
      if (!is_free (board, shore[i]))
        return FALSE;
    }
  from_corner (quarter, upright, SEA_LENGTH, 0, &x, &y);
  piece->points[n++] = point_at (x, y);

  for (guint i = 0; i < N_SEA_POINTS; i++)
    cover (board, shore[i]);
  piece->ground = DBA_SEA;
  piece->shape = (TtShape){ .kind = TT_SHAPE_POLYGON, .n_points = n, .points = piece->points };
  board->n_pieces++;

  return TRUE;
}

/* ---- Courses ---- */

typedef struct
{
  int x, y;
} Spot;

/* @i of @n parts of the way from @a to @b. */
static Spot
between (Spot a, Spot b, int i, int n)
{
  return (Spot){ a.x + (b.x - a.x) * i / n, a.y + (b.y - a.y) * i / n };
}

static int
parts_of (Spot a, Spot b)
{
  return MAX (1, MAX (ABS (b.x - a.x), ABS (b.y - a.y)) / STRIDE);
}

static gboolean
is_way_free (const DbaDraftBoard *board, const Spot *spots, guint n, int reach)
{
  for (guint i = 0; i + 1 < n; i++)
    {
      const int parts = parts_of (spots[i], spots[i + 1]);

      for (int part = 0; part <= parts; part++)
        {
          const Spot spot = between (spots[i], spots[i + 1], part, parts);

          if (!is_free (board, (DbaDisc){ spot.x, spot.y, reach }))
            return FALSE;
        }
    }

  return TRUE;
}

static void
cover_way (DbaDraftBoard *board, const Spot *spots, guint n, int reach)
{
  for (guint i = 0; i + 1 < n; i++)
    {
      const int parts = parts_of (spots[i], spots[i + 1]);

      for (int part = 0; part <= parts; part++)
        {
          const Spot spot = between (spots[i], spots[i + 1], part, parts);

          cover (board, (DbaDisc){ spot.x, spot.y, reach });
        }
    }
}

static void
write_course (DbaCourse *course, const Spot *spots, guint n)
{
  for (guint i = 0; i < n; i++)
    course->points[i] = point_at (spots[i].x, spots[i].y);
  course->n = n;
}

/* @n spots across the board, from one edge to that opposite, @aside at most off a straight course that keeps @margin from the
   other edges. */
static void
draw_way (DbaDraftBoard *board, Spot *spots, guint n, int margin, int aside)
{
  const gboolean upright = dba_board_draw (board, 0, 1) != 0;
  const int      first = dba_board_draw (board, margin, DBA_BOARD_SIDE - margin);
  const int      bend = dba_board_draw (board, -120, 120);
  const int      last = CLAMP (first + bend, margin, DBA_BOARD_SIDE - margin);

  for (guint i = 0; i < n; i++)
    {
      const int along = DBA_BOARD_SIDE * (int)i / (int)(n - 1);
      const int straight = first + (last - first) * along / DBA_BOARD_SIDE;
      const int off = straight + dba_board_draw (board, -aside, aside);

      spots[i] = upright ? (Spot){ off, along } : (Spot){ along, off };
    }
}

gboolean
dba_board_lay_river (DbaDraftBoard *board)
{
  Spot spots[6];

  for (guint i = 0; i < TRIES; i++)
    {
      draw_way (board, spots, G_N_ELEMENTS (spots), RIVER_MARGIN, 24);
      if (!is_way_free (board, spots, G_N_ELEMENTS (spots), RIVER_REACH))
        continue;
      cover_way (board, spots, G_N_ELEMENTS (spots), RIVER_REACH);
      write_course (&board->river, spots, G_N_ELEMENTS (spots));
      return TRUE;
    }

  return FALSE;
}

/* Whether a way is near the river for longer than it takes to cross it. */
static gboolean
runs_along (const DbaDraftBoard *wet, const Spot *spots, guint n)
{
  int near_it = 0;

  for (guint i = 0; i + 1 < n; i++)
    {
      const int parts = parts_of (spots[i], spots[i + 1]);

      for (int part = 0; part < parts; part++)
        {
          const Spot spot = between (spots[i], spots[i + 1], part, parts);

          near_it += !is_free (wet, (DbaDisc){ spot.x, spot.y, ROAD_REACH });
        }
    }

  return near_it * STRIDE > MOST_FORD;
}

/* A road may cross a river, which therefore is laid before everything, the road last. */
gboolean
dba_board_lay_road (DbaDraftBoard *board)
{
  DbaDraftBoard dry = *board, wet = *board;
  Spot          spots[4];

  dry.n_discs = wet.n_discs = 0;
  for (guint i = 0; i < board->n_discs; i++)
    cover (board->discs[i].r != RIVER_REACH ? &dry : &wet, board->discs[i]);

  for (guint i = 0; i < TRIES; i++)
    {
      draw_way (board, spots, G_N_ELEMENTS (spots), ROAD_MARGIN, 30);
      if (!is_way_free (&dry, spots, G_N_ELEMENTS (spots), ROAD_REACH) ||
          runs_along (&wet, spots, G_N_ELEMENTS (spots)))
        continue;
      write_course (&board->road, spots, G_N_ELEMENTS (spots));
      return TRUE;
    }

  return FALSE;
}
