/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-contact.h"

#include "engine/dba/dba-terrain.h"

#define FRONT_LEAST 20.0 /* mm that two fronts share in front contact, 1.3 */
#define FLANK_LEAST 10.0 /* mm that a front shares with a flank, a rear, a camp */

gboolean
dba_may_touch (const DbaSetup *setup, const DbaState *state, guint g, guint h)
{
  const TtPose *a = &state->elements[g].pose, *b = &state->elements[h].pose;
  const gint32  reach = DBA_BASE_WIDTH + setup->units[g].depth + setup->units[h].depth + TT_UNIT;

  return ABS (a->x - b->x) <= reach && ABS (a->y - b->y) <= reach;
}

static gboolean
shares (const TtBase *a, TtEdge edge_a, const TtBase *b, TtEdge edge_b, double least)
{
  return tt_contact_common (a, edge_a, b, edge_b) >= least - TT_TINY;
}

/* Whether the front of @a stands on a flank or the rear of @b. */
static gboolean
stands_on (const TtBase *a, const TtBase *b)
{
  return shares (a, TT_EDGE_FRONT, b, TT_EDGE_LEFT, FLANK_LEAST) ||
         shares (a, TT_EDGE_FRONT, b, TT_EDGE_RIGHT, FLANK_LEAST) ||
         shares (a, TT_EDGE_FRONT, b, TT_EDGE_REAR, FLANK_LEAST);
}

void
dba_contacts_between (const TtBase *own, const TtBase *enemy, DbaSet bit, DbaContacts *contacts)
{
  if (tt_base_is_farther (own, enemy, TT_TOUCH))
    return;

  if (shares (own, TT_EDGE_FRONT, enemy, TT_EDGE_FRONT, FRONT_LEAST))
    contacts->front |= bit;
  if (shares (own, TT_EDGE_LEFT, enemy, TT_EDGE_FRONT, FLANK_LEAST))
    contacts->on_flank_left |= bit;
  if (shares (own, TT_EDGE_RIGHT, enemy, TT_EDGE_FRONT, FLANK_LEAST))
    contacts->on_flank_right |= bit;
  if (shares (own, TT_EDGE_REAR, enemy, TT_EDGE_FRONT, FLANK_LEAST))
    contacts->on_rear |= bit;
  if (stands_on (own, enemy))
    contacts->flanking |= bit;
}

gboolean
dba_camp_contact (const TtBase *base, const TtBase *camp)
{
  return tt_contact_front_on (base, camp, FLANK_LEAST, NULL) > 0;
}

guint
dba_camp_holder (const DbaState *state, guint camp)
{
  return state->camps[camp].held_by < DBA_N_SIDES ? state->camps[camp].held_by : camp;
}

guint
dba_camp_contacts (const DbaState *state, const TtBase *base, guint side)
{
  guint camps = 0;

  for (guint i = 0; i < DBA_N_SIDES; i++)
    {
      TtBase camp;

      if (!state->camps[i].placed || dba_camp_holder (state, i) == side)
        continue;
      camp = dba_camp_base (&state->camps[i]);
      if (dba_camp_contact (base, &camp))
        camps |= 1u << i;
    }

  return camps;
}

/* Whether @g may touch some camp: cheap; TRUE proves nothing. */
static gboolean
may_touch_camp (const DbaSetup *setup, const DbaState *state, guint g)
{
  const TtPose *pose = &state->elements[g].pose;

  for (guint i = 0; i < DBA_N_SIDES; i++)
    {
      const DbaCamp *camp = &state->camps[i];
      const gint32   reach = DBA_BASE_WIDTH + setup->units[g].depth + camp->width + camp->depth;

      if (camp->placed && ABS (camp->pose.x - pose->x) <= reach &&
          ABS (camp->pose.y - pose->y) <= reach)
        return TRUE;
    }

  return FALSE;
}

/* The enemies on the table that @g may touch. */
static DbaSet
near_enemies (const DbaSetup *setup, const DbaState *state, guint g)
{
  DbaSet near = 0;
  guint  n;

  DBA_FOREACH (n, setup->sides[!dba_side_of (setup, g)].all)
    if (state->elements[n].state == DBA_ON_TABLE && dba_may_touch (setup, state, g, n))
      near |= DBA_BIT (n);

  return near;
}

void
dba_contacts (const DbaSetup *setup, const DbaState *state, guint g, DbaContacts *contacts)
{
  DbaSet   near;
  gboolean near_camp;
  TtBase   own;
  guint    n;

  *contacts = (DbaContacts){ 0 };
  if (state->elements[g].state != DBA_ON_TABLE)
    return;
  near = near_enemies (setup, state, g);
  near_camp = may_touch_camp (setup, state, g);
  if (near == 0 && !near_camp)
    return;

  own = dba_base (setup, state, g);
  DBA_FOREACH (n, near)
    {
      const TtBase enemy = dba_base (setup, state, n);

      dba_contacts_between (&own, &enemy, DBA_BIT (n), contacts);
    }
  if (near_camp)
    contacts->camp = (guint8) dba_camp_contacts (state, &own, dba_side_of (setup, g));
}

gboolean
dba_contacts_any (const DbaContacts *contacts)
{
  return (contacts->front | contacts->on_flank_left | contacts->on_flank_right |
          contacts->on_rear | contacts->flanking) != 0 ||
         contacts->camp != 0;
}

gboolean
dba_in_contact (const DbaSetup *setup, const DbaState *state, guint g)
{
  DbaContacts contacts;

  dba_contacts (setup, state, g, &contacts);

  return dba_contacts_any (&contacts);
}

static gboolean
has_front_contact (const DbaSetup *setup, const DbaState *state, guint g)
{
  DbaContacts contacts;

  dba_contacts (setup, state, g, &contacts);

  return contacts.front != 0;
}

/* The flanks of @own, a bit each, that enemy @n overlaps by where both stand; by its corner only if it does not fight itself. */
static guint
flanks_overlapped (const DbaSetup *setup, const DbaState *state, const TtBase *own, guint n)
{
  const TtBase enemy = dba_base (setup, state, n);
  guint        by_corner = 0, by_side = 0;

  if (tt_base_is_farther (own, &enemy, TT_TOUCH) || !tt_contact_faces (&enemy, own, 180))
    return 0;

  for (TtSide side = TT_LEFT_SIDE; side <= TT_RIGHT_SIDE; side++)
    {
      if (tt_contact_front_corners (own, &enemy, side))
        by_corner |= 1u << side;
      if (tt_contact_sides (own, &enemy, side) > 0)
        by_side |= 1u << side;
    }
  if (by_corner != 0 && has_front_contact (setup, state, n))
    by_corner = 0;

  return by_corner | by_side;
}

void
dba_find_overlaps (const DbaSetup *setup, const DbaState *state, guint g, DbaSet overlaps[2])
{
  DbaContacts contacts;
  DbaSet      near;
  TtBase      own;
  guint       n;

  overlaps[TT_LEFT_SIDE] = overlaps[TT_RIGHT_SIDE] = 0;
  if (state->elements[g].state != DBA_ON_TABLE)
    return;
  near = near_enemies (setup, state, g);
  if (near == 0)
    return;

  own = dba_base (setup, state, g);
  DBA_FOREACH (n, near)
    {
      const guint flanks = flanks_overlapped (setup, state, &own, n);

      for (TtSide side = TT_LEFT_SIDE; side <= TT_RIGHT_SIDE; side++)
        if (flanks & 1u << side)
          overlaps[side] |= DBA_BIT (n);
    }

  if ((overlaps[TT_LEFT_SIDE] | overlaps[TT_RIGHT_SIDE]) == 0)
    return;

  dba_contacts (setup, state, g, &contacts);
  if (contacts.on_flank_left != 0)
    overlaps[TT_LEFT_SIDE] = 0;
  if (contacts.on_flank_right != 0)
    overlaps[TT_RIGHT_SIDE] = 0;
}

gboolean
dba_is_overlapping (const DbaSetup *setup, const DbaState *state, guint g)
{
  guint n;

  DBA_FOREACH (n, setup->sides[!dba_side_of (setup, g)].all)
    {
      DbaSet overlaps[2];

      if (state->elements[n].state != DBA_ON_TABLE || !dba_may_touch (setup, state, g, n))
        continue;
      dba_find_overlaps (setup, state, n, overlaps);
      if (((overlaps[TT_LEFT_SIDE] | overlaps[TT_RIGHT_SIDE]) & DBA_BIT (g)) != 0)
        return TRUE;
    }

  return FALSE;
}

/* Whether @s may stand at @rear: cheap; TRUE proves nothing. */
static gboolean
may_stand_at (const DbaState *state, guint s, TtVec rear)
{
  const TtPose *pose = &state->elements[s].pose;
  const TtVec   at = tt_vec (tt_to_double (pose->x), tt_to_double (pose->y));

  return !tt_exceeds (tt_vec_distance (rear, at), TT_TOUCH);
}

guint
dba_directly_behind (const DbaSetup *setup, const DbaState *state, guint g)
{
  TtBase own;
  TtVec  rear;
  guint  s;

  if (state->elements[g].state != DBA_ON_TABLE)
    return DBA_NOBODY;

  own = dba_base (setup, state, g);
  rear = tt_base_rear_centre (&own);
  DBA_FOREACH (s, setup->sides[dba_side_of (setup, g)].all)
    {
      TtBase other;

      if (s == g || state->elements[s].state != DBA_ON_TABLE || !may_stand_at (state, s, rear))
        continue;
      other = dba_base (setup, state, s);
      if (tt_contact_follows (&own, &other) && tt_contact_faces (&other, &own, 0))
        return s;
    }

  return DBA_NOBODY;
}
