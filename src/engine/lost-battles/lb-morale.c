/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-morale.h"

#include "engine/lost-battles/lb-clauses.h"
#include "engine/lost-battles/lb-events.h"
#include "engine/lost-battles/lb-losses.h"
#include "engine/lost-battles/lb-map.h"

#include <string.h>

enum
{
  MAX_DICE = 3,           /* R43 */
  FAR = 3,                /* 7.2(3) */
  SHATTERED_A_STEP = 4,   /* 7.1(2) */
  CENTRE_LEAD_HALVES = 4, /* 7.1(5), in halves of a zone */
};

/* A morale check as the modifiers see it. */
typedef struct
{
  const LbSetup *setup;
  const LbState *state;
  guint          side, enemy;
  guint          zone;   /* attacked */
  AciesUnits     field;  /* who checks on the field, and off it */
  AciesUnits     reserve;
} Check;

typedef struct
{
  LbModifierName name;
  gint8          delta;
  guint        (*times) (const Check *check);  /* how often delta counts */
} ArmyRow;

typedef struct
{
  LbModifierName name;
  gint8          delta;
  AciesUnits   (*affected) (const Check *check);  /* on the field */
  AciesUnits   (*reserves) (const Check *check);  /* 7.4: off the field; NULL: the modifier is not for them */
} UnitRow;

/* Who ends at which morale; index by unit. */
typedef struct
{
  gint8 of[ACIES_MAX_UNITS];
} Morale;

static const LbSideSetup *
army_of (const Check *check)
{
  return &check->setup->sides[check->side];
}

/* The zones of the army that checks, as bits. */
static guint32
own_zones (const Check *check)
{
  return check->state->held[check->side];
}

static guint
units_on_field (const Check *check, guint side)
{
  return acies_units_count (lb_on_field (check->state, side));
}

/* 7.1(1), R38 */
static guint
army_outnumbering (const Check *check)
{
  const guint own = units_on_field (check, check->side);

  return own >= 1 && own >= 2 * units_on_field (check, check->enemy);
}

/* 7.1(2): this roll's units are among the shattered already. */
static guint
army_shattered_units (const Check *check)
{
  return acies_units_count (check->state->shattered[check->side]) / SHATTERED_A_STEP;
}

/* 7.1(3), R39: out of the battle for whatever cause. */
static guint
army_commanders_down (const Check *check)
{
  guint n_poor = 0;
  guint n_better = 0;

  for (guint i = 0; i < army_of (check)->n_commanders; i++)
    {
      const guint now = check->state->commanders[check->side][i].state;

      if (now != LB_CMD_KILLED && now != LB_CMD_LOST && now != LB_CMD_WITHDRAWN)
        continue;
      if (army_of (check)->commanders[i].rating == LB_RATING_POOR)
        n_poor++;
      else
        n_better++;
    }

  return n_poor >= 2 || n_better >= 1;
}

/* 7.1(4), R38 */
static guint
army_outnumbered (const Check *check)
{
  const guint enemy = units_on_field (check, check->enemy);

  return enemy >= 1 && enemy >= 2 * units_on_field (check, check->side);
}

/* 7.1(5), R40: in halves: a central zone 2, the key zone 4, or 1 if a river runs there. */
static int
halves_held (const Check *check, guint owner, guint holder)
{
  const guint key = check->setup->sides[owner].key_zone;
  int         halves = 0;
  guint       zone;

  LB_FOREACH_ZONE (zone, check->state->held[holder])
    {
      if (!lb_zone_is_central (zone) || lb_zone_half (zone) != owner)
        continue;
      if (zone != key)
        halves += 2;
      else
        halves += (check->setup->terrain[zone] & ACIES_TERRAIN_RIVER) != 0 ? 1 : 4;
    }

  return halves;
}

/* 7.1(5) */
static guint
army_centre_or_camp (const Check *check)
{
  const int lost = halves_held (check, check->side, check->enemy);
  const int gained = halves_held (check, check->enemy, check->side);

  return check->state->camp_captured[check->side] || lost - gained >= CENTRE_LEAD_HALVES;
}

static const ArmyRow army_rows[] = {
  { LB_MOD_ARMY_OUTNUMBERING, 1, army_outnumbering },
  { LB_MOD_ARMY_SHATTERED_UNITS, -1, army_shattered_units },
  { LB_MOD_ARMY_COMMANDERS_DOWN, -1, army_commanders_down },
  { LB_MOD_ARMY_OUTNUMBERED, -1, army_outnumbered },
  { LB_MOD_ARMY_CENTRE_OR_CAMP, -1, army_centre_or_camp },
};

/* 7.2(1), 9.3 */
static AciesUnits
unit_quality (const Check *check)
{
  const LbSideSetup *army = army_of (check);

  return army->quality[LB_VETERAN] | army->quality[LB_INDIAN] |
         (army->quality[LB_AVERAGE] & army->subtype[LB_LEGIONARIES]);
}

/* 9.2: whether one of the four zones beside @zone holds enemies of the set @enemies. */
static gboolean
is_beside (const Check *check, guint zone, AciesUnits enemies)
{
  for (guint facing = 0; facing < 4; facing++)
    {
      const guint next = lb_zone_next (zone, facing);

      if (lb_enemy_in (check->state, next, check->side) &&
          (check->state->zone[next] & enemies) != 0)
        return TRUE;
    }

  return FALSE;
}

/* 9.2: hoplites in contact with enemy hoplites. */
static AciesUnits
hoplites_in_contact (const Check *check)
{
  const AciesUnits own = army_of (check)->subtype[LB_HOPLITES];
  const AciesUnits enemy = check->setup->sides[check->enemy].subtype[LB_HOPLITES];
  AciesUnits       found = 0;
  guint            zone;

  if (own == 0 || enemy == 0)
    return 0;

  LB_FOREACH_ZONE (zone, own_zones (check))
    {
      const AciesUnits here = check->state->zone[zone] & own;

      if (here != 0 && is_beside (check, zone, enemy))
        found |= here;
    }

  return found;
}

/* 7.2(2) */
static AciesUnits
unit_heavy_infantry (const Check *check)
{
  return army_of (check)->arm[LB_HEAVY_INFANTRY] & ~hoplites_in_contact (check);
}

/* 7.4 */
static AciesUnits
reserve_heavy_infantry (const Check *check)
{
  return army_of (check)->arm[LB_HEAVY_INFANTRY];
}

/* 7.2(3) */
static AciesUnits
unit_distance (const Check *check)
{
  AciesUnits far = 0;
  guint      zone;

  LB_FOREACH_ZONE (zone, own_zones (check))
    if (lb_zone_distance (zone, check->zone) >= FAR)
      far |= check->state->zone[zone];

  return far;
}

/* 7.2(4), 8.6.3: an Inspired commander for his zone, a Brilliant one for those beside it too. */
static AciesUnits
unit_inspired (const Check *check)
{
  const LbSideSetup *army = army_of (check);
  AciesUnits         inspired = 0;
  guint              zone;

  for (guint i = 0; i < army->n_commanders; i++)
    {
      const LbCommander *now = &check->state->commanders[check->side][i];
      const guint        rating = army->commanders[i].rating;
      const guint        reach = rating == LB_RATING_BRILLIANT ? 1 : 0;

      if (now->state != LB_CMD_ON_FIELD || now->zone >= LB_N_ZONES || now->escaped ||
          rating < LB_RATING_INSPIRED)
        continue;
      LB_FOREACH_ZONE (zone, own_zones (check))
        if (lb_zone_distance (zone, now->zone) <= reach)
          inspired |= check->state->zone[zone];
    }

  return inspired & ~army->arm[LB_ELEPHANTS];
}

/* 7.2(5), 7.4, R44: bodyguards of Timid heroes who are still there. */
static AciesUnits
timid_bodyguards (const Check *check)
{
  const LbSideSetup *army = army_of (check);
  AciesUnits         units = 0;

  for (guint i = 0; i < army->n_commanders; i++)
    {
      const guint now = check->state->commanders[check->side][i].state;

      if (army->commanders[i].kind == LB_HERO && army->commanders[i].timid &&
          (now == LB_CMD_ON_FIELD || now == LB_CMD_UNDEPLOYED))
        units |= lb_unit_bit (army->commanders[i].bodyguard);
    }

  return units;
}

/* 7.2(5) */
static AciesUnits
unit_poor (const Check *check)
{
  return army_of (check)->quality[LB_POOR] | army_of (check)->subtype[LB_SCYTHED] |
         timid_bodyguards (check);
}

/* 7.4: chariots of every kind. */
static AciesUnits
reserve_poor (const Check *check)
{
  return army_of (check)->quality[LB_POOR] | army_of (check)->arm[LB_CHARIOTS] |
         timid_bodyguards (check);
}

/* 7.2(6) */
static AciesUnits
unit_disordered (const Check *check)
{
  return check->state->disordered[check->side];
}

/* 7.2(7), R45 */
static AciesUnits
unit_surrounded (const Check *check)
{
  AciesUnits surrounded = 0;
  guint      zone;

  LB_FOREACH_ZONE (zone, own_zones (check))
    if (lb_between_enemies (check->state, zone, check->side))
      surrounded |= check->state->zone[zone];

  return surrounded;
}

static const UnitRow unit_rows[] = {
  { LB_MOD_UNIT_QUALITY, 1, unit_quality, unit_quality },
  { LB_MOD_UNIT_HEAVY_INFANTRY, 1, unit_heavy_infantry, reserve_heavy_infantry },
  { LB_MOD_UNIT_DISTANCE, 1, unit_distance, NULL },
  { LB_MOD_UNIT_INSPIRED, 1, unit_inspired, NULL },
  { LB_MOD_UNIT_POOR, -1, unit_poor, reserve_poor },
  { LB_MOD_UNIT_DISORDERED, -1, unit_disordered, NULL },
  { LB_MOD_UNIT_SURROUNDED, -1, unit_surrounded, NULL },
};

static void
add_modifier (AciesEvent *event, LbModifierName name, int value)
{
  event->modifiers[event->n_modifiers++] = (AciesModifier){ (guint8) name, (gint8) value };
}

/* 7.1: the lowest of @n_dice, halved upwards, with the army's modifiers. */
static int
roll_army_morale (const Check *check, LbState *state, guint n_dice, AciesEventList *events)
{
  const int   side = (int) check->side;
  AciesEvent *event = lb_event_add (events, LB_EVENT_MORALE_CHECK, LB_CLAUSE_7_1, side);
  guint       kept = 6;
  int         morale;

  n_dice = MIN (n_dice, MAX_DICE);
  for (guint i = 0; i < n_dice; i++)
    {
      const guint die = acies_dice_roll (&state->base.dice);

      kept = MIN (kept, die);
      if (event != NULL)
        event->dice[event->n_dice++] = (guint8) die;
    }

  morale = (int) (kept + 1) / 2;
  for (guint i = 0; i < G_N_ELEMENTS (army_rows); i++)
    {
      const int value = army_rows[i].delta * (int) army_rows[i].times (check);

      morale += value;
      if (event != NULL && value != 0)
        add_modifier (event, army_rows[i].name, value);
    }

  if (event != NULL)
    {
      event->cell = (gint16) check->zone;
      event->args[0] = (gint16) kept;
      event->args[1] = (gint16) ((kept + 1) / 2);
      event->args[2] = (gint16) morale;
    }
  return morale;
}

/* Whom each modifier of 7.2 and 7.4 touches. */
static void
find_affected (const Check *check, AciesUnits affected[G_N_ELEMENTS (unit_rows)])
{
  for (guint i = 0; i < G_N_ELEMENTS (unit_rows); i++)
    {
      affected[i] = unit_rows[i].affected (check) & check->field;
      if (unit_rows[i].reserves != NULL && check->reserve != 0)
        affected[i] |= unit_rows[i].reserves (check) & check->reserve;
    }
}

static void
add_up (int army_morale, const AciesUnits affected[G_N_ELEMENTS (unit_rows)], AciesUnits units,
        Morale *morale)
{
  guint unit;

  memset (morale->of, army_morale, sizeof morale->of);
  for (guint i = 0; i < G_N_ELEMENTS (unit_rows); i++)
    ACIES_FOREACH_UNIT (unit, affected[i] & units)
      morale->of[unit] = (gint8) (morale->of[unit] + unit_rows[i].delta);
}

/* The units of @units whose morale is at most @most. */
static AciesUnits
at_most (const Morale *morale, AciesUnits units, int most)
{
  AciesUnits found = 0;
  guint      unit;

  ACIES_FOREACH_UNIT (unit, units)
    if (morale->of[unit] <= most)
      found |= ACIES_UNIT_BIT (unit);

  return found;
}

/* 7.3.1, 7.3.2, R41: who of a zone follows those who are @gone from it; @shaken are those at 0 who are left. One light infantry
 * unit drags only its like, but any that it drags makes two, and then all follow. */
static AciesUnits
dragged_along (AciesUnits gone, AciesUnits shaken, AciesUnits light_infantry)
{
  const gboolean is_one_light = acies_units_count (gone) == 1 && (gone & ~light_infantry) == 0;

  if (gone == 0 || (is_one_light && (shaken & light_infantry) == 0))
    return 0;

  return shaken;
}

/* 7.3.1, 7.3.3, 7.4: everybody who leaves, by morale worked out once; @shattered fell in the attacked zone. */
static AciesUnits
find_leavers (const Check *check, const Morale *morale, AciesUnits shattered)
{
  const AciesUnits light_infantry = army_of (check)->arm[LB_LIGHT_INFANTRY];
  const AciesUnits broken = at_most (morale, check->field, -1);
  const AciesUnits shaken = at_most (morale, check->field, 0) & ~broken;
  AciesUnits       leavers = broken | at_most (morale, check->reserve, -1);
  guint            zone;

  if (shaken == 0)
    return leavers;

  LB_FOREACH_ZONE (zone, own_zones (check))
    {
      AciesUnits gone = broken & check->state->zone[zone];

      if (zone == check->zone)
        gone |= shattered;
      leavers |= dragged_along (gone, shaken & check->state->zone[zone], light_infantry);
    }

  return leavers;
}

/* What became of one unit, with the modifiers that touch it. */
static void
tell_unit (const Check *check, guint unit, int morale, gboolean leaves, const AciesUnits *affected,
           AciesEventList *events)
{
  const guint      side = check->side;
  const AciesUnits bit = ACIES_UNIT_BIT (unit);
  const gboolean   on_field = (bit & check->field) != 0;
  const guint      clause = on_field ? LB_CLAUSE_7_3_1 : LB_CLAUSE_7_4;
  AciesEvent      *event = lb_event_add (events, LB_EVENT_MORALE_UNIT, clause, (int) side);

  event->units = bit;
  event->cell = on_field ? (gint16) check->state->where[side][unit] : ACIES_NO_CELL;
  event->args[0] = (gint16) morale;
  event->args[1] = LB_MORALE_HOLDS;
  for (guint i = 0; i < G_N_ELEMENTS (unit_rows); i++)
    if (affected[i] & bit)
      add_modifier (event, unit_rows[i].name, unit_rows[i].delta);

  if (!leaves)
    return;
  event->flags |= ACIES_EVENT_LOSS;
  event->args[1] = bit & check->state->disordered[side] ? LB_MORALE_FLED : LB_MORALE_WITHDREW;
}

/* One child event for each unit that leaves or is near it. */
static void
tell_units (const Check *check, const Morale *morale, const AciesUnits *affected,
            AciesUnits leavers, AciesEventList *events)
{
  const AciesUnits near = at_most (morale, check->field | check->reserve, 1);
  guint            unit;

  ACIES_FOREACH_UNIT (unit, near | leavers)
    tell_unit (check, unit, morale->of[unit], (leavers & ACIES_UNIT_BIT (unit)) != 0, affected,
               events);
}

void
lb_morale_check (const LbSetup *setup, LbState *state, guint side, guint zone,
                 AciesUnits shattered, guint n_dice, AciesEventList *events)
{
  const Check check = {
    .setup = setup,
    .state = state,
    .side = side,
    .enemy = 1 - side,
    .zone = zone,
    .field = lb_on_field (state, side),
    .reserve = state->undeployed[side],
  };
  const int  army_morale = roll_army_morale (&check, state, n_dice, events);
  AciesUnits affected[G_N_ELEMENTS (unit_rows)];
  AciesUnits leavers;
  Morale     morale;

  find_affected (&check, affected);
  add_up (army_morale, affected, check.field | check.reserve, &morale);
  leavers = find_leavers (&check, &morale, shattered);
  if (events != NULL)
    tell_units (&check, &morale, affected, leavers, events);

  const AciesUnits fled = leavers & state->disordered[side];

  lb_remove_units (setup, state, side, leavers & ~fled, LB_LOSS_WITHDRAWN, LB_CLAUSE_7_3_1, events);
  lb_remove_units (setup, state, side, fled, LB_LOSS_FLED, LB_CLAUSE_7_3_1, events);
}
