/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-shoot.h"

#include "engine/dba/dba-combat.h"
#include "engine/dba/dba-contact.h"
#include "engine/dba/dba-reasons.h"
#include "engine/dba/dba-terrain.h"
#include "engine/dba/dba-troops.h"
#include "engine/tabletop/tt-sight.h"

#define ARC_BEYOND 40.0    /* D-SHO-5: 60 mm from the centre line, mm beyond either front corner */
#define ARC_DEPTH  5000.0  /* farther than any board is wide */
#define MOST_COVER 12.5    /* D-SHO-7: mm of a wood or town through which one sees */

/* The members of AciesAction that a shot uses. */
enum { ARG_TARGET, ARG_FIRST_AID, N_AIDS = 2 };

/* D-SHO-7: whether one feature lets the line through. */
static gboolean
feature_lets_through (const DbaFeature *feature, const TtSegment *line, TtVec from, TtVec to)
{
  const double inside = tt_area_inside (&feature->shape, line);

  if (inside <= TT_INSIDE)
    return TRUE;
  if (!tt_area_contains (&feature->shape, from) && !tt_area_contains (&feature->shape, to))
    return FALSE;

  return dba_ground_is_hill (feature->ground) || inside <= MOST_COVER + TT_SLACK;
}

/* D-SHO-7 */
static gboolean
ground_lets_through (const DbaSetup  *setup,
                     const DbaState  *state,
                     const TtSegment *line,
                     const TtBase    *from,
                     const TtBase    *to)
{
  const DbaBoard *board = dba_board (setup, state);
  const TtVec     from_centre = tt_base_centre (from), to_centre = tt_base_centre (to);
  guint           feature;

  ACIES_FOREACH_UNIT (feature, dba_sight_features (board))
    if (!feature_lets_through (&board->features[feature], line, from_centre, to_centre))
      return FALSE;

  for (guint side = 0; side < DBA_N_SIDES; side++)
    if (state->camps[side].placed)
      {
        const TtBase camp = dba_camp_base (&state->camps[side]);

        if (tt_sight_inside (line, &camp) > TT_INSIDE)
          return FALSE;
      }

  return TRUE;
}

/* D-SHO-6, R15: nobody else stands on the line. */
static gboolean
bodies_let_through (const DbaSetup  *setup,
                    const DbaState  *state,
                    const TtSegment *line,
                    DbaSet           both)
{
  const DbaSet others =
    (dba_on_table (setup, state, 0) | dba_on_table (setup, state, 1)) & ~both;
  TtBase       bases[DBA_MAX_ELEMENTS];
  guint        g;

  DBA_FOREACH (g, others)
    bases[g] = dba_base (setup, state, g);

  return tt_sight_cut_by (line, bases, setup->n_elements, ~others, TT_INSIDE) < 0;
}

/* D-SHO-5, D-SHO-4, D-SHO-6, D-SHO-7: the place decides. */
static gboolean
sees (const DbaSetup *setup,
      const DbaState *state,
      guint           shooter,
      guint           target,
      AciesVerdict   *verdict)
{
  const TtBase from = dba_base (setup, state, shooter), to = dba_base (setup, state, target);
  const TtQuad zone = tt_base_zone (&from, ARC_BEYOND, ARC_DEPTH);
  const gint32 range = dba_troops_range (setup->units[shooter].type);
  TtSegment    line;
  double       length;

  if (!tt_sight_line (&from, tt_quad_polygon (&zone), &to, TT_AREA, &line))
    return dba_refuse (verdict, ARC);

  length = tt_segment_length (&line);
  if (length > tt_to_double (range) + TT_SLACK)
    return dba_refuse_with (verdict, RANGE, (gint) (length * 10 + 0.5), range / 10);
  if (!bodies_let_through (setup, state, &line, DBA_BIT (shooter) | DBA_BIT (target)))
    return dba_refuse (verdict, SHOT_BODY);
  if (!ground_lets_through (setup, state, &line, &from, &to))
    return dba_refuse (verdict, SHOT_GROUND);

  return TRUE;
}

/* Whether any enemy base is so near that a shot is worth a closer look; spares most of the work. */
static gboolean
is_near (const DbaSetup *setup, const DbaState *state, guint shooter, guint target)
{
  const TtBase from = dba_base (setup, state, shooter), to = dba_base (setup, state, target);
  const double range = tt_to_double (dba_troops_range (setup->units[shooter].type));

  return !tt_base_is_farther (&from, &to, range + 1);
}

/* 3.1, order of checks: D-SHO-8, D-SHO-1, D-SHO-2, D-SHO-3, then where they stand. */
gboolean
dba_may_shoot (const DbaSetup *setup,
               const DbaState *state,
               guint           shooter,
               guint           target,
               AciesVerdict   *verdict)
{
  const DbaElement *from = &state->elements[shooter], *to = &state->elements[target];

  if (dba_side_of (setup, shooter) == dba_side_of (setup, target) || from->state != DBA_ON_TABLE ||
      to->state != DBA_ON_TABLE)
    return dba_refuse (verdict, NOT_A_SHOT);
  if (from->shot)
    return dba_refuse (verdict, SHOT_ALREADY);
  if (!dba_troops_shoot (setup->units[shooter].type))
    return dba_refuse (verdict, NOT_A_SHOT);
  if (verdict == NULL && !is_near (setup, state, shooter, target))
    return FALSE;
  if (dba_in_contact (setup, state, shooter))
    return dba_refuse (verdict, SHOOTER_CONTACT);
  if (dba_in_contact (setup, state, target))
    return dba_refuse (verdict, TARGET_CONTACT);

  return sees (setup, state, shooter, target, verdict);
}

/* D-SHO-10 */
gboolean
dba_shoots_back (const DbaSetup *setup, const DbaState *state, guint shooter, guint target)
{
  return dba_may_shoot (setup, state, target, shooter, NULL);
}

/* The elements of @side that can shoot anything at all now. */
static DbaSet
shooters (const DbaSetup *setup, const DbaState *state, guint side)
{
  DbaSet set = 0;
  guint  g;

  DBA_FOREACH (g, dba_on_table (setup, state, side))
    if (dba_troops_shoot (setup->units[g].type) && !state->elements[g].shot)
      set |= DBA_BIT (g);

  return set;
}

/* D-SEQ-3 */
gboolean
dba_any_shot (const DbaSetup *setup, const DbaState *state, guint side)
{
  guint shooter, target;

  DBA_FOREACH (shooter, shooters (setup, state, side))
    DBA_FOREACH (target, dba_on_table (setup, state, 1 - side))
      if (dba_may_shoot (setup, state, shooter, target, NULL))
        return TRUE;

  return FALSE;
}

/* A shot as it is said, by g. */
typedef struct
{
  guint  shooter, target;
  guint  n_aids, aids[N_AIDS];
} Shot;

/* D-SHO-1, D-SHO-9: reads @action; FALSE with the reason if it names nobody, or somebody twice. */
static gboolean
shot_read (const DbaSetup    *setup,
           guint              side,
           const AciesAction *action,
           Shot              *shot,
           AciesVerdict      *verdict)
{
  const DbaSideSetup *own = &setup->sides[side], *enemy = &setup->sides[1 - side];
  const int           target = action->args[ARG_TARGET];

  if (acies_units_count (action->units) != 1 ||
      acies_units_first (action->units) >= own->n_units || target < 0 ||
      target >= (int) enemy->n_units)
    return dba_refuse (verdict, NOT_A_SHOT);

  *shot = (Shot){ .shooter = own->offset + acies_units_first (action->units),
                  .target = enemy->offset + (guint) target };
  for (guint i = 0; i < N_AIDS; i++)
    {
      const int aid = action->args[ARG_FIRST_AID + i];

      if (aid < 0 || aid > (int) own->n_units)
        return dba_refuse (verdict, NOT_A_SHOT);
      if (aid > 0)
        shot->aids[shot->n_aids++] = own->offset + (guint) aid - 1;
    }

  /* A third aid does not go into an action's members: its reader counts it in the next one. */
  if (action->args[ARG_FIRST_AID + N_AIDS] != 0 ||
      (shot->n_aids > 0 && shot->aids[0] == shot->shooter) ||
      (shot->n_aids > 1 && (shot->aids[1] == shot->shooter || shot->aids[1] == shot->aids[0])))
    return dba_refuse (verdict, TOO_MANY_AIDS);

  return TRUE;
}

gboolean
dba_shot_check (const DbaSetup    *setup,
                const DbaState    *state,
                guint              side,
                const AciesAction *action,
                AciesVerdict      *verdict)
{
  Shot shot;

  if (!shot_read (setup, side, action, &shot, verdict) ||
      !dba_may_shoot (setup, state, shot.shooter, shot.target, verdict))
    return FALSE;

  for (guint i = 0; i < shot.n_aids; i++)
    if (!dba_may_shoot (setup, state, shot.aids[i], shot.target, verdict))
      return FALSE;

  return TRUE;
}

gboolean
dba_shot_of (const DbaSetup    *setup,
             const DbaState    *state,
             guint              side,
             const AciesAction *action,
             DbaFight          *fight)
{
  Shot shot;

  if (!shot_read (setup, side, action, &shot, NULL))
    return FALSE;

  *fight = (DbaFight){ .shooting = TRUE, .a = (guint8) shot.shooter, .b = (guint8) shot.target };
  for (guint i = 0; i < shot.n_aids; i++)
    fight->aids |= DBA_BIT (shot.aids[i]);
  fight->shot_back = dba_shoots_back (setup, state, fight->a, fight->b);

  return TRUE;
}

/* D-SHO-8 */
static void
mark_shot (DbaState *state, const DbaFight *fight)
{
  guint g;

  state->elements[fight->a].shot = TRUE;
  DBA_FOREACH (g, fight->aids)
    state->elements[g].shot = TRUE;
  if (fight->shot_back)
    state->elements[fight->b].shot = TRUE;
}

void
dba_shot_apply (const DbaSetup    *setup,
                DbaState          *state,
                guint              side,
                const AciesAction *action,
                AciesEventList    *events)
{
  DbaFight fight;

  if (!dba_shot_of (setup, state, side, action, &fight))
    g_return_if_reached ();

  mark_shot (state, &fight);
  dba_fight_out (setup, state, &fight, events);
}

/* ---- What may be shot ---- */

static void
add_shot (const DbaSetup  *setup,
          AciesActionList *list,
          const Shot      *shot)
{
  const guint  side = dba_side_of (setup, shot->shooter);
  AciesAction *action = acies_action_list_add (list, DBA_SHOOT);

  action->units = dba_to_units (setup, side, DBA_BIT (shot->shooter));
  action->args[ARG_TARGET] = (gint16) (shot->target - setup->sides[1 - side].offset);
  for (guint i = 0; i < shot->n_aids; i++)
    action->args[ARG_FIRST_AID + i] = (gint16) (shot->aids[i] - setup->sides[side].offset + 1);
}

/* One shooter alone, with each other of @able, with each two of them (D-SHO-9). */
static void
add_shots_of (const DbaSetup  *setup,
              AciesActionList *list,
              guint            shooter,
              guint            target,
              DbaSet           able)
{
  Shot  shot = { .shooter = shooter, .target = target };
  guint first, second;

  add_shot (setup, list, &shot);
  DBA_FOREACH (first, able & ~DBA_BIT (shooter))
    {
      shot.n_aids = 1;
      shot.aids[0] = first;
      add_shot (setup, list, &shot);
      DBA_FOREACH (second, able & ~DBA_BIT (shooter) & ~(2 * DBA_BIT (first) - 1))
        {
          shot.n_aids = 2;
          shot.aids[1] = second;
          add_shot (setup, list, &shot);
        }
    }
}

void
dba_shots_legal (const DbaSetup  *setup,
                 const DbaState  *state,
                 guint            side,
                 AciesActionList *list)
{
  const DbaSet all = shooters (setup, state, side);
  guint        target, shooter;

  DBA_FOREACH (target, dba_on_table (setup, state, 1 - side))
    {
      DbaSet able = 0;

      DBA_FOREACH (shooter, all)
        if (dba_may_shoot (setup, state, shooter, target, NULL))
          able |= DBA_BIT (shooter);

      DBA_FOREACH (shooter, able)
        add_shots_of (setup, list, shooter, target, able);
    }
}
