/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-eval.h"

#include "engine/lost-battles/lb-combat.h"
#include "engine/lost-battles/lb-losses.h"
#include "engine/lost-battles/lb-map.h"

/* What each thing is worth, in hundredths of a victory point; found by playing the levels against each other. */
enum
{
  WORTH_FRESH = 55,         /* a point of Fighting Value of a fresh unit on the field */
  WORTH_DISORDERED = 25,
  WORTH_RESERVE = 20,       /* of an undeployed one */
  WORTH_LATE_RESERVE = 3,   /* less for each turn that it has stayed away */
  WORTH_COMMANDER = 40,     /* a point of Fighting Value of a commander on the field */
  WORTH_COMPANY = 6,        /* a unit in a commander's zone, for each rank of his rating */
  COST_DISTANCE = 16,       /* a unit, for each zone more than one to the nearest enemy */
  COST_FLANKED = 45,        /* a unit with an enemy beside it that it does not face */
  COST_SURROUNDED = 90,     /* a unit between enemies */
  COST_CROWDED = 25,        /* a unit beyond what can fight from one zone */
  COST_ASTRAY = 8,          /* a unit that faces neither an enemy nor forward */
  COST_DOOR_SHUT = 25,      /* an undeployed unit that friends facing elsewhere keep from entering (3.4.2, 5.1.1) */
  COST_DOOR_OPEN = 40,      /* an undeployed unit whose central rear zone nobody guards (3.4.6) */
  WORTH_CENTRAL_ZONE = 60,  /* an enemy central zone held */
  WORTH_KEY_ZONE = 160,
  WORTH_CAMP = 500,         /* the enemy's camp, taken: what it scores (11.2(4)) */
  COST_SHORT_ORDER = 40,    /* each Order that is lacking for the groups which have not acted */
  THREAT_SHARE = 55,        /* hundredths of what the enemy may lose to a next attack */
  CROWD = 8,
};

/* Hits to be expected of a roll against each number needed after modifiers (36ths of one hit): one at the number, a second at
 * four more, and a decisive attack now and then. */
static const guint8 expected_hits[] = { 72, 72, 72, 71, 69, 66, 60, 52, 41, 30, 20, 12, 6, 2 };

/* 1.4, by LbRating. */
static const gint16 commander_worth[] = { 3, 6, 12, 18 };

typedef struct
{
  const LbSetup *setup;
  const LbState *state;
  guint          side, enemy;
} Judge;

static int
worth_of (const LbSideSetup *side, AciesUnits units)
{
  int worth = 0;

  for (guint value = 1; value < G_N_ELEMENTS (side->worth); value++)
    worth += (int) (value * acies_units_count (units & side->worth[value]));

  return worth;
}

/* 9.3: an Average legionary is worth 3, not 4, to the enemy. */
static int
scored_worth (const LbSideSetup *side, AciesUnits units)
{
  const AciesUnits legionaries = side->subtype[LB_LEGIONARIES] & side->quality[LB_AVERAGE];

  return worth_of (side, units) - (int) acies_units_count (units & legionaries);
}

/* 11.2 (1) to (3): what the enemy has scored on this side's units and commanders. */
static int
points_lost (const Judge *judge)
{
  const LbSideSetup  *side = &judge->setup->sides[judge->side];
  const LbState     *state = judge->state;
  const guint        s = judge->side;
  const AciesUnits   once = state->disordered[s] | state->withdrawn[s] | state->fled[s];
  int                points = scored_worth (side, once) + (int) acies_units_count (state->fled[s]);

  points += 2 * scored_worth (side, state->shattered[s]);
  for (guint i = 0; i < side->n_commanders; i++)
    {
      const guint now = state->commanders[s][i].state;

      if (now == LB_CMD_KILLED)
        points += 2 * commander_worth[side->commanders[i].rating];
      else if (now == LB_CMD_LOST || now == LB_CMD_WITHDRAWN)
        points += commander_worth[side->commanders[i].rating];
    }

  return points;
}

static int
troops_value (const Judge *judge)
{
  const LbSideSetup *side = &judge->setup->sides[judge->side];
  const LbState     *state = judge->state;
  const guint        s = judge->side;
  const int          reserve = MAX (WORTH_RESERVE - WORTH_LATE_RESERVE * (int) state->turn, 5);

  return WORTH_FRESH * worth_of (side, state->fresh[s]) +
         WORTH_DISORDERED * worth_of (side, state->disordered[s]) +
         reserve * worth_of (side, state->undeployed[s]);
}

static int
commanders_value (const Judge *judge)
{
  const LbSideSetup *side = &judge->setup->sides[judge->side];
  int                value = 0;

  for (guint i = 0; i < side->n_commanders; i++)
    {
      const LbCommander *now = &judge->state->commanders[judge->side][i];
      const int          rating = side->commanders[i].rating;

      if (now->state != LB_CMD_ON_FIELD)
        continue;
      value += WORTH_COMMANDER * commander_worth[rating];
      value += WORTH_COMPANY * (rating + 1) *
               (int) acies_units_count (judge->state->zone[now->zone]);
    }

  return value;
}

/* The zones of @side as a bit set. */
static guint32
zones_of (const LbState *state, guint side)
{
  guint32 zones = 0;

  for (guint zone = 0; zone < LB_N_ZONES; zone++)
    if (state->zone_side[zone] == side)
      zones |= 1u << zone;

  return zones;
}

static guint
nearest (guint zone, guint32 enemies)
{
  guint best = LB_N_COLUMNS + LB_N_ROWS;

  for (; enemies != 0; enemies &= enemies - 1)
    best = MIN (best, lb_zone_distance (zone, (guint) __builtin_ctz (enemies)));

  return best;
}

static gboolean
is_watery (const LbSetup *setup, guint zone)
{
  const guint water = ACIES_TERRAIN_STREAM | ACIES_TERRAIN_RIVER | ACIES_TERRAIN_COAST;

  return (setup->terrain[zone] & water) != 0;
}

/* How many of @units can attack under @limit2 half units, smallest sizes first (6.3.3, 6.11). */
static guint
attackers_in (const LbSideSetup *side, AciesUnits units, guint limit2)
{
  const AciesUnits heavy = side->arm[LB_HEAVY_INFANTRY];
  const AciesUnits armoured = side->subtype[LB_CATAPHRACTS];
  const AciesUnits half = side->quality[LB_VETERAN] &
                          ((heavy & ~side->subtype[LB_LEGIONARIES]) | armoured);
  const AciesUnits whole = (heavy | side->quality[LB_VETERAN] | armoured) & ~half;
  const guint      n_half = MIN (acies_units_count (units & half), limit2);
  const guint      n_whole = MIN (acies_units_count (units & whole), (limit2 - n_half + 1) / 2);
  const guint      left2 = limit2 - MIN (n_half + 2 * n_whole, limit2);
  const guint      n_double = MIN (acies_units_count (units & ~half & ~whole), (left2 + 3) / 4);

  return n_half + n_whole + n_double;
}

/* The arm that does the attacking from a zone: the most numerous. */
static guint
main_arm (const LbSideSetup *side, AciesUnits units)
{
  guint best = LB_HEAVY_INFANTRY;
  guint most = 0;

  for (guint arm = 0; arm < LB_N_ARMS; arm++)
    {
      const guint n = acies_units_count (units & side->arm[arm]);

      if (n > most)
        {
          most = n;
          best = arm;
        }
    }

  return best;
}

static guint
lead_of (const LbState *state, guint zone)
{
  const guint lead = state->lead[zone];

  return lead != LB_NO_UNIT ? lead : acies_units_first (state->zone[zone]);
}

/* Hits to be expected of an attack of this side's units in @zone on @target, in 36ths. */
static int
expected_hits_on (const Judge *judge, guint zone, guint target)
{
  const LbState     *state = judge->state;
  const LbSideSetup *own = &judge->setup->sides[judge->side];
  const LbSideSetup *other = &judge->setup->sides[judge->enemy];
  const guint        lead = lead_of (state, target);
  const gboolean     watery = is_watery (judge->setup, zone) && is_watery (judge->setup, target);
  const guint        limit2 = 2 * judge->setup->attack_limit / (watery ? 2 : 1);
  const guint        arm = main_arm (own, state->zone[zone]);
  int                needed = (int) lb_hit_needed (arm, other->units[lead].arm);

  if (other->quality[LB_POOR] & ACIES_UNIT_BIT (lead))
    needed--;
  if (state->facing[target] != lb_opposite (state->facing[zone]))
    needed--;
  needed = CLAMP (needed, 0, (int) G_N_ELEMENTS (expected_hits) - 1);

  return (int) attackers_in (own, state->zone[zone], limit2) * expected_hits[needed] + 8;
}

/* What the enemy in @target stands to lose to the next attacks from all zones that face it: of all that is there to be won the
 * share of the hits that it takes. */
static int
threat (const Judge *judge, guint target)
{
  const LbState     *state = judge->state;
  const LbSideSetup *other = &judge->setup->sides[judge->enemy];
  const AciesUnits   fresh = state->zone[target] & state->fresh[judge->enemy];
  const AciesUnits   disordered = state->zone[target] & state->disordered[judge->enemy];
  const guint        most = 2 * acies_units_count (fresh) + acies_units_count (disordered);
  const int          most36 = 36 * (int) most;
  const int          stake = 100 * (2 * scored_worth (other, fresh) +
                           scored_worth (other, disordered));
  int                hits36 = 0;

  for (guint facing = 0; facing < 4; facing++)
    {
      const guint zone = lb_zone_next (target, facing);

      if (zone < LB_N_ZONES && state->zone_side[zone] == judge->side &&
          state->facing[zone] == lb_opposite (facing))
        hits36 += expected_hits_on (judge, zone, target);
    }

  return stake * MIN (hits36, most36) / most36;
}

static int
central_value (const Judge *judge, guint zone)
{
  if (!lb_zone_is_central (zone) || lb_zone_half (zone) == judge->side)
    return 0;

  return zone == judge->setup->sides[judge->enemy].key_zone ? WORTH_KEY_ZONE : WORTH_CENTRAL_ZONE;
}

/* The value of how one zone's units stand. */
static int
stand_value (const Judge *judge, guint zone, guint32 enemies)
{
  const LbState *state = judge->state;
  const int      n = (int) acies_units_count (state->zone[zone]);
  const guint    beside = lb_enemy_neighbours (state, zone, judge->side);
  const guint    faced = 1u << state->facing[zone];
  int            value = central_value (judge, zone);

  if (n > CROWD)
    value -= COST_CROWDED * (n - CROWD);
  if (enemies != 0 && beside == 0)
    value -= COST_DISTANCE * n * (int) (nearest (zone, enemies) - 1);
  if (lb_between_enemies (state, zone, judge->side))
    value -= COST_SURROUNDED * n;
  else if ((beside & ~faced) != 0)
    value -= COST_FLANKED * n;
  else if (beside == 0 && state->facing[zone] != lb_forward (judge->side))
    value -= COST_ASTRAY * n;

  return value;
}

/* 3.4.2, 3.4.6: how the central rear zone stands, through which the undeployed must come and with which they are lost. */
static int
door_value (const Judge *judge)
{
  const LbState *state = judge->state;
  const guint    door = lb_central_rear (judge->side);
  const int      waiting = (int) acies_units_count (state->undeployed[judge->side]);

  if (waiting == 0)
    return 0;
  if (state->zone_side[door] == judge->side)
    return state->facing[door] != lb_forward (judge->side) ? -COST_DOOR_SHUT * waiting : 0;

  return -COST_DOOR_OPEN * waiting;
}

/* What the active side cannot do any more in this player-turn for want of Orders (4.2.4). */
static int
shortage_value (const Judge *judge, guint32 held)
{
  const LbState   *state = judge->state;
  const AciesUnits acted = state->acted[judge->side];
  int              needed = 0;

  if (state->active != judge->side)
    return 0;

  for (guint32 zones = held; zones != 0; zones &= zones - 1)
    needed += MIN ((int) acies_units_count (state->zone[__builtin_ctz (zones)] & ~acted), 2);
  needed += MIN ((int) acies_units_count (state->undeployed[judge->side]), 2);

  return -COST_SHORT_ORDER * MAX (needed - (int) state->orders_left, 0);
}

static int
side_value (const Judge *judge)
{
  const guint32 enemies = zones_of (judge->state, judge->enemy);
  const guint32 held = zones_of (judge->state, judge->side);
  int           value = troops_value (judge) + commanders_value (judge) +
              shortage_value (judge, held) + door_value (judge) - 100 * points_lost (judge);

  if (judge->state->camp_captured[judge->enemy])
    value += WORTH_CAMP;
  for (guint32 zones = held; zones != 0; zones &= zones - 1)
    value += stand_value (judge, (guint) __builtin_ctz (zones), enemies);
  for (guint32 zones = enemies; zones != 0; zones &= zones - 1)
    value += THREAT_SHARE * threat (judge, (guint) __builtin_ctz (zones)) / 100;

  return value;
}

gint32
lb_evaluate (const AciesSetup *setup, const AciesState *state, int side)
{
  const guint own = (guint) side;
  const Judge judge = { LB_SETUP (setup), LB_STATE (state), own, 1 - own };
  const Judge other = { LB_SETUP (setup), LB_STATE (state), 1 - own, own };

  return side_value (&judge) - side_value (&other);
}
