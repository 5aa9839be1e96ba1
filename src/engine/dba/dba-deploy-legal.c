/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-deploy.h"

#include <string.h>

#include "engine/dba/dba-setup.h"
#include "engine/dba/dba-terrain.h"
#include "engine/dba/dba-troops.h"
#include "engine/tabletop/tt-contact.h"

/* Lengths in 1/100 mm. */
#define FINE       1000  /* between places that are tried */
#define SHIFT      2000  /* between places of the whole line */
#define RESERVE    2000  /* room left between the line and the general behind it */

/* How a line of battle is made up. */
typedef struct
{
  gint8    horse;    /* where the mounted stand: -1 all left, 0 on both wings, 1 all right */
  gboolean deep;     /* as many second ranks as help */
  gint32   back;     /* how far behind the foremost place */
} Plan;

static const Plan plans[] = {
  { 0, FALSE, 0 }, { 0, TRUE, 0 },     { -1, FALSE, 0 },
  { 1, FALSE, 0 }, { 0, FALSE, 4000 }, { 0, TRUE, 6000 },
};

/* A list of elements. */
typedef struct
{
  guint  n;
  guint8 items[DBA_MAX_UNITS];
} List;

/* Who stands where: files from the least coordinate along the edge on, and who stands behind which file. */
typedef struct
{
  const DbaSetup *setup;
  const DbaState *state;
  guint           side;
  List            files;
  guint8          behind[DBA_MAX_UNITS];  /* element behind each file; DBA_NOBODY */
  guint8          reserve;                /* the general behind the line; DBA_NOBODY */

  DbaSet          placed;
  TtPose          poses[DBA_MAX_ELEMENTS];
} Line;

static void
list_add (List *list, guint g)
{
  list->items[list->n++] = (guint8) g;
}

static guint
list_pop (List *list)
{
  return list->items[--list->n];
}

static guint
type_of (const Line *line, guint g)
{
  return line->setup->units[g].type;
}

static gboolean
is_light (guint type)
{
  return type == DBA_AX || type == DBA_PS;
}

static const DbaBoard *
board_of (const Line *line)
{
  return dba_board (line->setup, line->state);
}

static guint
edge_of (const Line *line)
{
  return line->state->edges[line->side];
}

static TtBase
base_at (const Line *line, guint g, const TtPose *pose)
{
  return tt_base (pose, &(TtSize){ DBA_BASE_WIDTH, line->setup->units[g].depth });
}

/* ---- Who stands beside whom ---- */

/* On which side along the edge more bad going lies: -1, 1, or 0 if there is none. */
static int
bad_side (const Line *line)
{
  const DbaBoard *board = board_of (line);
  const gboolean  across = edge_of (line) == DBA_NORTH || edge_of (line) == DBA_SOUTH;
  const double    middle = tt_to_double (dba_edge_length (board, edge_of (line))) / 2;
  double          weight = 0;

  for (guint i = 0; i < board->n_features; i++)
    {
      const TtArea *shape = &board->features[i].shape;
      const TtVec   centre = tt_vec_middle (shape->box.least, shape->box.most);

      if (dba_ground_is_bad (board->features[i].ground))
        weight += ((across ? centre.x : centre.y) - middle) *
                  tt_polygon_area (tt_area_polygon (shape));
    }

  return weight < 0 ? -1 : weight > 0;
}

/* Puts half of @list, or all of it as @side says, onto @left, the rest onto @right. */
static void
share (const List *list, int side, List *left, List *right)
{
  for (guint i = 0; i < list->n; i++)
    list_add (side < 0 || (side == 0 && i % 2 == 0) ? left : right, list->items[i]);
}

/* What helps whom from behind (D-FAC-6). */
static gboolean
supports (guint behind, guint front)
{
  return (behind == DBA_PK && front == DBA_PK) || (behind == DBA_WB && front == DBA_WB) ||
         (behind == DBA_PS && (front == DBA_SP || front == DBA_BD));
}

/* The supporters leave the line for the second rank: pikes always, others where the plan is deep. */
static void
form_ranks (Line *line, const Plan *plan, List *foot, List *light)
{
  for (guint i = 0; i < foot->n; i++)
    {
      const guint front = type_of (line, foot->items[i]);

      line->behind[i] = DBA_NOBODY;
      if (front == DBA_PK || plan->deep)
        {
          List *from = i + 1 < foot->n && supports (type_of (line, foot->items[foot->n - 1]), front)
                         ? foot : light;

          if (from->n > 0 && supports (type_of (line, from->items[from->n - 1]), front))
            line->behind[i] = (guint8) list_pop (from);
        }
    }
}

/* Sorts the army by what it does in a line; foot of one type side by side, those that support each other last. */
static void
sort_army (Line *line, List *horse, List *foot, List *light)
{
  static const guint8 order[] = {
    DBA_ART, DBA_WWG, DBA_BW, DBA_EL, DBA_SP, DBA_BD, DBA_WB, DBA_PK,
  };

  const DbaSideSetup *own = &line->setup->sides[line->side];
  guint               unit, g;
  const guint         garrison = dba_deploy_garrison (line->setup, line->side, &unit);
  DbaSet              all = own->all;

  if (garrison == DBA_GARRISON_ELEMENT)
    all &= ~DBA_BIT (own->offset + unit);
  line->reserve = DBA_NOBODY;
  if ((all & DBA_BIT (own->general)) != 0 && dba_troops_mounted (type_of (line, own->general)))
    {
      line->reserve = own->general;
      all &= ~DBA_BIT (own->general);
    }

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    DBA_FOREACH (g, all)
      if (type_of (line, g) == order[i])
        list_add (foot, g);
  DBA_FOREACH (g, all)
    if (type_of (line, g) == DBA_AX)
      list_add (light, g);
  DBA_FOREACH (g, all)
    if (type_of (line, g) == DBA_PS)
      list_add (light, g);
  DBA_FOREACH (g, all)
    if (dba_troops_mounted (type_of (line, g)) && type_of (line, g) != DBA_EL)
      list_add (horse, g);
}

static void
append (List *list, const List *other)
{
  for (guint i = 0; i < other->n; i++)
    list_add (list, other->items[i]);
}

/* Foot in the middle, light foot beside it towards bad going, mounted on the wings. */
static void
draw_up (Line *line, const Plan *plan)
{
  List   horse = { 0 }, foot = { 0 }, light = { 0 };
  List   left = { 0 }, light_left = { 0 }, light_right = { 0 }, right = { 0 };
  guint8 behind[DBA_MAX_UNITS];
  guint  before;

  sort_army (line, &horse, &foot, &light);
  form_ranks (line, plan, &foot, &light);
  share (&horse, plan->horse, &left, &right);
  share (&light, bad_side (line), &light_left, &light_right);

  append (&line->files, &left);
  append (&line->files, &light_left);
  before = line->files.n;
  append (&line->files, &foot);
  append (&line->files, &light_right);
  append (&line->files, &right);

  memcpy (behind, line->behind, sizeof behind);
  memset (line->behind, DBA_NOBODY, sizeof line->behind);
  for (guint i = 0; i < foot.n; i++)
    line->behind[before + i] = behind[i];
}

/* ---- Where they stand ---- */

/* Whether @g can stand at @pose, clear of those placed; in bad going only where that is @allowed. */
static gboolean
has_room (const Line *line, guint g, const TtPose *pose, gboolean allowed)
{
  const TtBase base = base_at (line, g, pose);
  DbaSet       others = line->placed | dba_on_table (line->setup, line->state, 1 - line->side);
  guint        other;

  if (!dba_deploy_fits (line->setup, line->state, g, pose, NULL))
    return FALSE;
  if (!allowed && !is_light (type_of (line, g)) && dba_in_bad_going (board_of (line), &base))
    return FALSE;

  DBA_FOREACH (other, others)
    {
      const gboolean own = (line->placed & DBA_BIT (other)) != 0;
      const TtPose  *its_pose = own ? &line->poses[other] : &line->state->elements[other].pose;
      const TtBase   its = base_at (line, other, its_pose);

      if (tt_contact_collides (&base, &its))
        return FALSE;
    }

  return TRUE;
}

static void
put (Line *line, guint g, const TtPose *pose)
{
  line->poses[g] = *pose;
  line->placed |= DBA_BIT (g);
}

/* The room nearest to @along, the foremost row first. */
static gboolean
put_nearby (Line *line, guint g, gint32 along, gint32 deep, gboolean allowed)
{
  const gint32 length = dba_edge_length (board_of (line), edge_of (line));

  for (gint32 row = deep; row >= line->setup->units[g].depth; row -= FINE)
    for (gint32 aside = 0; aside <= length; aside += FINE)
      for (int sign = 1; sign >= -1; sign -= 2)
        {
          const TtPose pose = dba_edge_pose (board_of (line), edge_of (line),
                                             along + sign * aside, row);

          if (!has_room (line, g, &pose, allowed))
            continue;
          put (line, g, &pose);
          return TRUE;
        }

  return FALSE;
}

/* The place of a file in a line whose middle is at @middle. */
static gint32
file_along (const Line *line, guint file, gint32 middle)
{
  return middle + (gint32) (2 * file + 1) * (DBA_BASE_WIDTH / 2) -
         (gint32) line->files.n * (DBA_BASE_WIDTH / 2);
}

/* How many files could not stand in their places. */
static guint
misfits (const Line *line, gint32 middle, gint32 deep)
{
  guint n = 0;

  for (guint file = 0; file < line->files.n; file++)
    {
      const TtPose pose = dba_edge_pose (board_of (line), edge_of (line),
                                         file_along (line, file, middle), deep);

      n += !has_room (line, line->files.items[file], &pose, FALSE);
    }

  return n;
}

/* The place along the edge that suits the line best, the nearest to the middle among equals. */
static gint32
best_middle (const Line *line, gint32 deep)
{
  const gint32 length = dba_edge_length (board_of (line), edge_of (line));
  gint32       best = length / 2;
  guint        fewest = G_MAXUINT;

  for (gint32 aside = 0; aside < length / 2; aside += SHIFT)
    for (int sign = 1; sign >= -1; sign -= 2)
      {
        const guint n = misfits (line, length / 2 + sign * aside, deep);

        if (n >= fewest)
          continue;
        fewest = n;
        best = length / 2 + sign * aside;
      }

  return best;
}

/* Puts @g at its place if it can stand there; else it is @left over. */
static void
put_or_leave (Line *line, guint g, gint32 along, gint32 deep, List *left)
{
  const TtPose pose = dba_edge_pose (board_of (line), edge_of (line), along, deep);

  if (has_room (line, g, &pose, FALSE))
    put (line, g, &pose);
  else
    list_add (left, g);
}

static gboolean
place_line (Line *line, const Plan *plan)
{
  const gint32 deep = DBA_DEPLOY_DEPTH - plan->back;
  const gint32 middle = best_middle (line, deep);
  List         left = { 0 };

  for (guint file = 0; file < line->files.n; file++)
    put_or_leave (line, line->files.items[file], file_along (line, file, middle), deep, &left);
  for (guint file = 0; file < line->files.n; file++)
    if (line->behind[file] != DBA_NOBODY)
      put_or_leave (line, line->behind[file], file_along (line, file, middle),
                    deep - line->setup->units[line->files.items[file]].depth, &left);
  if (line->reserve != DBA_NOBODY)
    put_or_leave (line, line->reserve, middle, deep - 2 * RESERVE, &left);

  for (guint i = 0; i < left.n; i++)
    if (!put_nearby (line, left.items[i], middle, deep, FALSE) &&
        !put_nearby (line, left.items[i], middle, DBA_DEPLOY_DEPTH, TRUE))
      return FALSE;

  return TRUE;
}

static void
fill_action (const Line *line, AciesAction *action)
{
  guint g;

  action->args[0] = DBA_GARRISON_UNSAID;
  action->units = dba_to_units (line->setup, line->side, line->placed);
  DBA_FOREACH (g, line->placed)
    {
      action->words[action->n_words++] = line->poses[g].x;
      action->words[action->n_words++] = line->poses[g].y;
      action->words[action->n_words++] = line->poses[g].facing;
    }
}

static gboolean
is_listed (const AciesActionList *list, const AciesAction *action)
{
  for (guint i = 0; i < list->n; i++)
    if (&list->items[i] != action && acies_action_equal (&list->items[i], action))
      return TRUE;

  return FALSE;
}

void
dba_deploy_legal (const DbaSetup *setup, const DbaState *state, AciesActionList *list)
{
  for (guint i = 0; i < G_N_ELEMENTS (plans); i++)
    {
      Line         line = { .setup = setup, .state = state, .side = dba_deploy_side (state) };
      AciesAction *action;

      draw_up (&line, &plans[i]);
      if (!place_line (&line, &plans[i]))
        continue;
      action = acies_action_list_add (list, DBA_DEPLOY);
      fill_action (&line, action);
      if (is_listed (list, action))
        list->n--;
    }
}

/* ---- The other decisions ---- */

static void
offer_boards (const DbaSetup *setup, AciesActionList *list)
{
  for (guint board = 0; board < setup->n_boards; board++)
    for (guint edge = 0; edge < DBA_N_EDGES; edge++)
      {
        AciesAction *action = acies_action_list_add (list, DBA_CHOOSE_TERRAIN);

        action->args[0] = (gint16) board;
        action->args[1] = (gint16) edge;
      }
}

static void
offer_edges (AciesActionList *list)
{
  for (guint five = 0; five < DBA_N_EDGES; five++)
    for (guint turn = 1; turn < DBA_N_EDGES; turn += 2)
      {
        AciesAction *action = acies_action_list_add (list, DBA_ASSIGN_EDGES);

        action->args[0] = (gint16) five;
        action->args[1] = (gint16) ((five + turn) % DBA_N_EDGES);
      }
}

/* From the middle outward. */
static void
offer_camps (const DbaSetup *setup, const DbaState *state, AciesActionList *list)
{
  const guint  side = dba_deploy_side (state);
  const gint32 length = dba_edge_length (dba_board (setup, state), state->edges[side]);

  for (gint32 aside = 0; aside <= length / 2; aside += DBA_CAMP_STEP)
    for (int sign = 1; sign >= (aside == 0 ? 1 : -1); sign -= 2)
      {
        const gint32 offset = length / 2 + sign * aside;
        AciesAction *action;

        if (!dba_camp_fits (setup, state, side, offset, NULL))
          continue;
        action = acies_action_list_add (list, DBA_PLACE_CAMP);
        action->words[action->n_words++] = offset;
      }
}

void
dba_setup_legal (const DbaSetup *setup, const DbaState *state, AciesActionList *list)
{
  switch ((DbaSetupStep) state->step)
    {
    case DBA_STEP_BEGIN:
      acies_action_list_add (list, DBA_BEGIN);
      break;
    case DBA_STEP_TERRAIN:
      offer_boards (setup, list);
      break;
    case DBA_STEP_EDGES:
      offer_edges (list);
      break;
    case DBA_STEP_CAMP_FIRST:
    case DBA_STEP_CAMP_SECOND:
      offer_camps (setup, state, list);
      break;
    case DBA_STEP_DEPLOY_FIRST:
    case DBA_STEP_DEPLOY_SECOND:
      dba_deploy_legal (setup, state, list);
      break;
    case DBA_STEP_DONE:
    default:
      g_return_if_reached ();
    }
}
