/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/* 2.1.1: "c2" and back; LB_OFF_FIELD if @id is no zone. */
const char *lb_zone_id   (guint zone);
guint       lb_zone_find (const char *id);

/* 2.1.3: the neighbour of each zone by AciesFacing; LB_OFF_FIELD beyond the border. */
extern const guint8 lb_next_zones[LB_N_ZONES][4];

/* 2.1.3: the neighbour of @zone on the @facing side; LB_OFF_FIELD if that is off the field. */
static inline guint
lb_zone_next (guint zone, guint facing)
{
  return lb_next_zones[zone][facing];
}

/* 2.1.3: orthogonal distance. */
guint lb_zone_distance (guint a, guint b);

/* Which side's half (0 or 1), and whether it is one of its three central or three rear zones. */
guint    lb_zone_half       (guint zone);
gboolean lb_zone_is_central (guint zone);
gboolean lb_zone_is_rear    (guint zone);
gboolean lb_zone_is_edge    (guint zone);     /* touches off the field: every zone that is not central */
guint    lb_central_rear    (guint side);     /* c1 or c4 */
guint    lb_forward         (guint side);     /* AciesFacing */

/* The facing opposite to @facing; the facing of @to seen from the adjacent @from. */
guint lb_opposite     (guint facing);
guint lb_direction_to (guint from, guint to);

/* Walks the zones of a set of bits (LbState.held): @zone is a guint declared outside. */
#define LB_FOREACH_ZONE(zone, set) \
  for (guint32 zone##_left = (set); \
       zone##_left != 0 && ((zone = (guint) __builtin_ctz (zone##_left)), TRUE); \
       zone##_left &= zone##_left - 1)

/* Whether units of the other side than @side stand in @zone (LB_OFF_FIELD: no). */
static inline gboolean
lb_enemy_in (const LbState *state, guint zone, guint side)
{
  return ((state->held[1 - side] >> zone) & 1) != 0;
}

/* Bit per AciesFacing of the neighbours of @zone that hold an enemy of @side. */
guint lb_enemy_neighbours (const LbState *state, guint zone, guint side);

/* R4, 7.2(7): enemies of @side both north and south, or both east and west, of @zone. */
gboolean lb_between_enemies (const LbState *state, guint zone, guint side);

/* 5.5.3: room taken in @zone by its units, Poor ones double. */
guint lb_zone_load (const LbSetup *setup, const LbState *state, guint zone);
guint lb_room_of   (const LbSetup *setup, guint side, AciesUnits units);

/* Whether @zone has any camp, the fortified camp of anybody, the camp of @side. */
gboolean lb_zone_has_camp           (const LbSetup *setup, guint zone);
gboolean lb_zone_has_fortified_camp (const LbSetup *setup, guint zone);

/* 5.1.1: the facing of a unit on the field: its zone's, or that of the open group it belongs to, part of which may have turned
 * to leave (5.1.2). */
guint lb_unit_facing (const LbState *state, guint side, guint unit);

/* The commander of @side (index) on the field in @zone, -1 if none (8.8.1: at most one). */
int lb_commander_in (const LbState *state, guint side, guint zone);

/*
 * The only two functions that change where units are; they keep zone, zone_side, held, where, facing and lead in step.
 *
 * lb_put_units: @units, all undeployed or all from one zone, go to @zone with @facing; undeployed ones become fresh. Their heroes
 * come along (8.1). A lead that moves is lead no more, an entered zone keeps its lead.
 * lb_take_units: @units, from wherever they are, leave the play: they are in none of the sets undeployed, fresh and disordered
 * any more, and the caller adds them to what they have become. Commanders are left to the caller.
 */
void lb_put_units  (const LbSetup *setup, LbState *state, guint side, AciesUnits units, guint zone, guint facing);
void lb_take_units (LbState *state, guint side, AciesUnits units);

G_END_DECLS
