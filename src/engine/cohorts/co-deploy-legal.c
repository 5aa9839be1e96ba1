/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-deploy.h"

#include "engine/cohorts/co-troops.h"

/* Lengths in mm. */
#define MARGIN 8.0   /* to the border of the zone */
#define ELBOW  4.0   /* between the stands of a rank */
#define BEHIND 10.0  /* between ranks */
#define FINE   10.0  /* between places that are tried when no file is free */

#define ALL_AROUND  4  /* quarters that a stand may face */
#define FOOT_A_WING 4  /* of so many stands of foot one is in each wing of the first rank: two ranks in all */

/* How a side draws up: a grid of files and ranks that faces the enemy, within the box of its zone. */
typedef struct
{
  const CoSetup *setup;
  const CoState *state;
  guint          side;
  gint32         facing;
  TtVec          ahead, right;
  TtVec          front;     /* the middle of the foremost rank */
  double         wide, deep;
  double         pitch, rank;  /* from file to file, from rank to rank */
  int            n_wing;    /* files on either side of the middle one that the foot takes */
} Field;

/* What a stand does in a line of battle. */
typedef enum { ROLE_SCREEN, ROLE_LINE, ROLE_WING } Role;

static Role
role_of (const CoUnitSpec *unit)
{
  if (unit->arm == CO_CAVALRY)
    return ROLE_WING;

  return co_is_model (unit) || !unit->close_weapons ? ROLE_SCREEN : ROLE_LINE;
}

/* ---- The ground to stand on ---- */

/* The zone of @side; without one the third of the table on its side. */
static TtBox
zone_box (const CoSetup *setup, guint side)
{
  const CoSideSetup *own = &setup->sides[side];
  const double       width = tt_to_double (setup->width), height = tt_to_double (setup->height);

  if (own->n_zone > 0)
    return tt_polygon_box ((TtPolygon){ own->zone, own->n_zone });
  if (side == 0)
    return (TtBox){ tt_vec (0, height * 2 / 3), tt_vec (width, height) };

  return (TtBox){ tt_vec (0, 0), tt_vec (width, height / 3) };
}

/* The quarter that faces most nearly from one zone to the other. */
static gint32
facing_of (TtVec way)
{
  if (ABS (way.y) >= ABS (way.x))
    return way.y > 0 ? TT_FULL_TURN / 2 : 0;

  return way.x > 0 ? TT_FULL_TURN / 4 : TT_FULL_TURN / 4 * 3;
}

static int
foot_in_line (const CoSetup *setup, guint side)
{
  int n = 0;

  for (guint unit = 0; unit < setup->sides[side].n_units; unit++)
    n += role_of (&setup->units[co_stand (setup, side, unit)]) == ROLE_LINE;

  return n;
}

/* The depth of the deepest stand of @side, mm. */
static double
deepest (const CoSetup *setup, guint side)
{
  gint32 depth = 0;

  for (guint unit = 0; unit < setup->sides[side].n_units; unit++)
    depth = MAX (depth, setup->units[co_stand (setup, side, unit)].size.depth);

  return tt_to_double (depth);
}

/* The grid of a zone whose box is @box, for stands that face so. */
static void
face (Field *field, TtBox box, gint32 facing)
{
  const TtVec middle = tt_vec_middle (box.least, box.most);
  const TtVec size = tt_vec_sub (box.most, box.least);
  double      along;

  field->facing = facing;
  field->ahead = tt_heading (tt_to_double (facing));
  field->right = tt_vec_right (field->ahead);
  along = ABS (tt_vec_dot (size, field->ahead));
  field->front = tt_vec_along (middle, field->ahead, along / 2 - MARGIN);
  field->wide = ABS (tt_vec_dot (size, field->right));
  field->deep = along - MARGIN;
}

static void
lay_out (Field *field, const CoSetup *setup, const CoState *state, guint side)
{
  const TtBox own = zone_box (setup, side), other = zone_box (setup, 1 - side);
  const TtVec from = tt_vec_middle (own.least, own.most);
  const TtVec to = tt_vec_middle (other.least, other.most);

  field->setup = setup;
  field->state = state;
  field->side = side;
  field->pitch = tt_to_double (setup->conditions.stand_width) + ELBOW;
  field->rank = deepest (setup, side) + BEHIND;
  field->n_wing = foot_in_line (setup, side) / FOOT_A_WING;
  face (field, own, facing_of (tt_vec_sub (to, from)));
}

static TtPose
pose_at (const Field *field, double right, double back)
{
  const TtVec   at = tt_vec_along (tt_vec_along (field->front, field->right, right), field->ahead,
                                   -back);
  const TtPoint point = tt_to_point (at);

  return (TtPose){ point.x, point.y, field->facing };
}

static void
fill (const Field *field, guint unit, const TtPose *pose, AciesAction *action)
{
  *action = (AciesAction){ .kind = CO_DEPLOY, .units = ACIES_UNIT_BIT (unit), .n_words = 3 };
  action->words[0] = pose->x;
  action->words[1] = pose->y;
  action->words[2] = pose->facing;
}

static gboolean
fits (const Field *field, guint unit, const TtPose *pose, AciesAction *action)
{
  fill (field, unit, pose, action);

  return co_deploy_check (field->setup, field->state, action, NULL);
}

/* ---- Places ---- */

/* The file that is the @n-th one from the middle outward, beginning @from files away from it: 0, 1, -1, 2, -2. */
static int
file_of (int n, int from)
{
  const int away = from + (n + (from == 0)) / 2;

  return (n + (from == 0)) % 2 == 0 ? away : -away;
}

/* The first free place of the grid, rank by rank from @rank on, in files from @from to @most away from the middle. */
static gboolean
find_in_grid (const Field *field, guint unit, int rank, int from, int most, AciesAction *action)
{
  for (; rank * field->rank <= field->deep; rank++)
    for (int n = 0; ABS (file_of (n, from)) <= most; n++)
      {
        const TtPose pose = pose_at (field, file_of (n, from) * field->pitch, rank * field->rank);

        if (fits (field, unit, &pose, action))
          return TRUE;
      }

  return FALSE;
}

/* Any free place, facing the enemy if there is one. */
static gboolean
find_anywhere (const Field *field, guint unit, AciesAction *action)
{
  const TtBox box = zone_box (field->setup, field->side);

  for (gint32 turn = 0; turn < TT_FULL_TURN; turn += TT_FULL_TURN / ALL_AROUND)
    {
      Field turned = *field;

      face (&turned, box, tt_facing_normal (field->facing + turn));
      for (double back = -MARGIN; back <= turned.deep; back += FINE)
        for (double right = -turned.wide / 2; right <= turned.wide / 2; right += FINE)
          {
            const TtPose pose = pose_at (&turned, right, back);

            if (fits (field, unit, &pose, action))
              return TRUE;
          }
    }

  return FALSE;
}

/* Where the scenario has it. */
static gboolean
find_proposed (const Field *field, guint unit, AciesAction *action)
{
  const CoState *opening = field->setup->opening;
  const guint    g = co_stand (field->setup, field->side, unit);
  const TtPose  *pose = &opening->stands[g].pose;

  return (pose->x != 0 || pose->y != 0) && fits (field, unit, pose, action);
}

static gboolean
find_place (const Field *field, guint unit, AciesAction *action)
{
  const CoUnitSpec *spec = &field->setup->units[co_stand (field->setup, field->side, unit)];
  const int         all = (int) (field->wide / 2 / field->pitch);

  switch (role_of (spec))
    {
    case ROLE_SCREEN:
      if (find_in_grid (field, unit, 0, 0, all, action))
        return TRUE;
      break;
    case ROLE_LINE:
      if (find_in_grid (field, unit, 1, 0, field->n_wing, action))
        return TRUE;
      break;
    case ROLE_WING:
    default:
      if (find_in_grid (field, unit, 1, field->n_wing + 1, all, action))
        return TRUE;
      break;
    }

  return find_in_grid (field, unit, 0, 0, all, action) || find_anywhere (field, unit, action);
}

/* ---- Candidates ---- */

static gboolean
is_unplaced (const Field *field, guint unit)
{
  const guint g = co_stand (field->setup, field->side, unit);

  return field->state->stands[g].status == CO_RESERVE && field->setup->units[g].reserve_turn == 0;
}

/* Commanders stand behind the middle of the line, side by side; in front of it where there is no ground. */
static gboolean
find_commander (const Field *field, guint commander, AciesAction *action)
{
  const int n_ranks = 1 + (int) (field->deep / field->rank);

  *action = (AciesAction){ .kind = CO_DEPLOY_COMMANDER, .commanders = ACIES_UNIT_BIT (commander) };
  action->n_words = 2;

  for (int i = 0; i < n_ranks; i++)
    for (int n = (int) commander; ABS (file_of (n, 0)) * field->pitch <= field->wide / 2; n++)
      {
        const int    rank = (i + 2) % n_ranks;
        const TtPose pose = pose_at (field, file_of (n, 0) * field->pitch, rank * field->rank);

        action->words[0] = pose.x;
        action->words[1] = pose.y;
        if (co_deploy_check (field->setup, field->state, action, NULL))
          return TRUE;
      }

  return FALSE;
}

static void
offer (AciesActionList *list, const AciesAction *action)
{
  *acies_action_list_add (list, action->kind) = *action;
}

/* Those placed already, elsewhere: where they leave no room for the others. */
static void
offer_shifts (const Field *field, AciesActionList *list)
{
  AciesAction action;

  for (guint unit = 0; unit < field->setup->sides[field->side].n_units; unit++)
    if (find_place (field, unit, &action))
      offer (list, &action);
}

void
co_deploy_legal (const CoSetup *setup, const CoState *state, AciesActionList *list)
{
  const CoSideSetup *side = &setup->sides[state->decider];
  AciesAction        action = { .kind = CO_END_PHASE };
  Field              field;
  gboolean           all = TRUE;

  lay_out (&field, setup, state, state->decider);
  list->complete = FALSE;
  for (guint unit = 0; unit < side->n_units; unit++)
    {
      if (!is_unplaced (&field, unit))
        continue;
      all = FALSE;
      if (find_proposed (&field, unit, &action) || find_place (&field, unit, &action))
        offer (list, &action);
    }
  for (guint i = 0; i < side->n_commanders; i++)
    if (!state->commanders[state->decider][i].placed && find_commander (&field, i, &action))
      offer (list, &action);

  action = (AciesAction){ .kind = CO_END_PHASE };
  if (all)
    offer (list, &action);
  else if (list->n == 0)
    offer_shifts (&field, list);
}

gboolean
co_deploy_has_room (const CoSetup *setup, guint side)
{
  g_autofree CoState *state = g_memdup2 (setup->opening, sizeof (CoState));
  AciesAction         action;
  Field               field;

  state->decider = (guint8) side;
  lay_out (&field, setup, state, side);
  for (guint unit = 0; unit < setup->sides[side].n_units; unit++)
    {
      if (!is_unplaced (&field, unit))
        continue;
      if (!find_place (&field, unit, &action))
        return FALSE;
      co_deploy_place (setup, state, &action);
    }

  return TRUE;
}

/* Wings are what lies outside the middle third. */
void
co_deploy_where (const CoSetup *setup, const CoState *state, guint side, const TtPose *pose,
                 guint *rank, int *wing)
{
  Field  field;
  TtVec  from;
  double right, back;

  lay_out (&field, setup, state, side);
  from = tt_vec_sub (tt_from_point ((TtPoint){ pose->x, pose->y }), field.front);
  right = tt_vec_dot (from, field.right);
  back = -tt_vec_dot (from, field.ahead);
  *rank = (guint) (MAX (back, 0) / field.rank + 0.5);
  *wing = ABS (right) <= field.wide / 6 ? 0 : right < 0 ? -1 : 1;
}
