/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-attack.h"

#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-reasons.h"
#include "engine/lost-battles/lb-troops.h"

#define LB_WATER (ACIES_TERRAIN_STREAM | ACIES_TERRAIN_RIVER | ACIES_TERRAIN_COAST)

/* Sizes are counted in half units, so that one of 0.5 is 1. */
enum
{
  SIZE_HALF = 1,
  SIZE_ONE = 2,
  SIZE_TWO = 4
};

/* 6.3.3, 6.11, 9.3, 9.4: Veteran heavy infantry but legionaries, Veteran cataphracts. */
static AciesUnits
units_of_half_size (const LbSideSetup *army)
{
  const AciesUnits heavy = army->arm[LB_HEAVY_INFANTRY] & ~army->subtype[LB_LEGIONARIES];

  return army->quality[LB_VETERAN] & (heavy | army->subtype[LB_CATAPHRACTS]);
}

/* 6.3.3, 6.11: other heavy infantry and cataphracts, other Veterans. */
static AciesUnits
units_of_size_one (const LbSideSetup *army)
{
  const AciesUnits small = army->arm[LB_HEAVY_INFANTRY] | army->subtype[LB_CATAPHRACTS];

  return (small | army->quality[LB_VETERAN]) & ~units_of_half_size (army);
}

/* 6.8.1: elephants and fresh light infantry that led when the player-turn began count less as first attackers. */
static AciesUnits
screening_leads (const LbSetup *setup, const LbState *state, guint side)
{
  const LbSideSetup *army = &setup->sides[side];

  if (side != state->active)
    return 0;

  return state->old_leads &
         (army->arm[LB_ELEPHANTS] | (army->arm[LB_LIGHT_INFANTRY] & state->fresh[side]));
}

guint
lb_attack_size2 (const LbSetup *setup, const LbState *state, guint side, guint unit, gboolean first)
{
  const LbSideSetup *army = &setup->sides[side];
  const AciesUnits   bit = ACIES_UNIT_BIT (unit);

  if (units_of_half_size (army) & bit)
    return SIZE_HALF;
  if (units_of_size_one (army) & bit)
    return SIZE_ONE;
  if (first && (screening_leads (setup, state, side) & bit) != 0)
    return SIZE_ONE;

  return SIZE_TWO;
}

/* 6.3.2, R5: one more for a second enemy zone beside the attackers unless they are between enemies; then half, rounded up, where
 * both zones have water. */
guint
lb_attack_limit2 (const LbSetup *setup, const LbState *state, guint side, guint from, guint target)
{
  const guint ahead = 1u << lb_direction_to (from, target);
  const guint beside = lb_enemy_neighbours (state, from, side) & ~ahead;
  guint       limit = setup->attack_limit;

  if (beside != 0 && !lb_between_enemies (state, from, side))
    limit++;
  if ((setup->terrain[from] & LB_WATER) != 0 && (setup->terrain[target] & LB_WATER) != 0)
    limit = (limit + 1) / 2;

  return 2 * limit;
}

/* 3.4.4, 4.4.1, 5.4.3: which of them bars the group's attack. */
static gboolean
refuse_barred_group (const LbActivation *group, AciesVerdict *verdict)
{
  if (group->mode == LB_DOUBLE || group->mode == LB_TRIPLE)
    return lb_refuse (verdict, DOUBLE_ATTACK);
  if (group->from == LB_OFF_FIELD)
    return lb_refuse (verdict, ENTRY_ATTACK);

  return lb_refuse (verdict, STOP_IN_CAMP);
}

/* 6.1.3: no attack on a central zone out of the same half's flank or rear zones after a turn. */
static gboolean
is_late_turn_on_centre (const LbState *state, guint from, guint target)
{
  return lb_zone_is_central (target) && lb_zone_half (target) != state->active &&
         lb_zone_half (from) == lb_zone_half (target) && !lb_zone_is_central (from);
}

/* 4.3.2, 6.1, 6.2, 8.9.3: a group that stands in its zone facing @facing, about to attack for the first time. */
static gboolean
may_attack_toward (const LbSetup *setup, const LbState *state, guint facing, gboolean turned,
                   AciesVerdict *verdict)
{
  const LbActivation *group = &state->activation;
  guint               target;

  if (group->no_attack || group->zone == LB_OFF_FIELD)
    return refuse_barred_group (group, verdict);
  if (group->units == 0)
    return lb_refuse (verdict, NO_UNITS);

  target = lb_zone_next (group->zone, facing);
  if (!lb_enemy_in (state, target, state->active))
    return lb_refuse (verdict, NO_ENEMY_AHEAD);
  /* 6.2.1, 6.2.3: units only; a strategist may stand by. */
  if ((state->zone[group->zone] & ~group->units) != 0)
    return lb_refuse (verdict, OTHERS_IN_ZONE);
  if (turned && is_late_turn_on_centre (state, group->zone, target))
    return lb_refuse (verdict, TURNED_ON_CENTRE);
  if ((state->attacked_sides[target] & (1u << lb_opposite (facing))) != 0)
    return lb_refuse (verdict, SIDE_USED);
  if (state->consecutive && (state->origins[1] & (1u << group->zone)) != 0)
    return lb_refuse (verdict, TWICE_RUNNING);

  return lb_attack_movement_check (setup, state, target, verdict);
}

/* 6.3: who still fits under the limit, at half size too (6.3.4). */
static AciesUnits
units_that_fit (const LbSetup *setup, const LbState *state)
{
  const LbActivation *group = &state->activation;
  const LbSideSetup  *army = &setup->sides[state->active];
  const guint         left2 = group->limit2 > group->size2 ? group->limit2 - group->size2 : 0;

  if (left2 >= SIZE_ONE)
    return group->units;

  return left2 == SIZE_HALF ? units_of_half_size (army) | units_of_size_one (army) : 0;
}

AciesUnits
lb_attack_candidates (const LbSetup *setup, const LbState *state)
{
  const LbActivation *group = &state->activation;

  if (!group->attacked)
    return lb_lead_choices (setup, state, state->active, group->zone, group->units, TRUE);
  if (group->closed || group->mode == LB_REDUCED)
    return 0;

  return group->units & ~group->rolled & ~group->supporters & units_that_fit (setup, state);
}

gboolean
lb_group_can_attack (const LbSetup *setup, const LbState *state, AciesVerdict *verdict)
{
  const LbActivation *group = &state->activation;

  if (!group->attacked)
    return may_attack_toward (setup, state, group->facing, group->turned, verdict);
  if (group->mode == LB_REDUCED)
    return lb_refuse (verdict, REDUCED_SECOND);
  if (lb_attack_candidates (setup, state) == 0)
    return lb_refuse (verdict, LIMIT_REACHED);

  return TRUE;
}

/* 9.5: scythed chariots would be gone after the turn, so the rest is judged without them. */
gboolean
lb_attack_would_be_legal (const LbSetup *setup, const LbState *state, guint facing,
                          AciesVerdict *verdict)
{
  const AciesUnits scythed = state->activation.units &
                             setup->sides[state->active].subtype[LB_SCYTHED];
  LbState          without;

  if (state->activation.attacked)
    return lb_refuse (verdict, AFTER_ATTACK);
  if (scythed == 0)
    return may_attack_toward (setup, state, facing, TRUE, verdict);

  without = *state;
  without.activation.units &= ~scythed;
  if (without.activation.zone != LB_OFF_FIELD)
    without.zone[without.activation.zone] &= ~scythed;

  return may_attack_toward (setup, &without, facing, TRUE, verdict);
}

/* 4.4.4, R3 */
guint
lb_bonus_price (const LbSetup *setup, const LbState *state, guint unit)
{
  const LbSideSetup *army = &setup->sides[state->active];
  const AciesUnits   bit = ACIES_UNIT_BIT (unit);

  if (bit & (army->arm[LB_LIGHT_CAVALRY] | army->quality[LB_INDIAN]))
    return 1;
  if (state->activation.attacked)
    return 2;
  if (bit & army->quality[LB_VETERAN] & state->fresh[state->active])
    return 1;

  return 2;
}

/* 8.5, R21, R56: a dazed hero or one barred by the other commander gives none. */
guint
lb_attack_bonuses (const LbSetup *setup, const LbState *state, guint unit)
{
  const guint        side = state->active;
  const LbSideSetup *army = &setup->sides[side];
  const guint        need = 2 * lb_bonus_price (setup, state, unit);

  if (state->activation.attacked)
    return 0;

  for (guint i = 0; i < army->n_commanders; i++)
    {
      const LbCommander *now = &state->commanders[side][i];
      const gboolean     is_barred = state->barred_pair && state->pool_spender != 0 &&
                                 state->pool_spender != 1 + i;

      if (army->commanders[i].kind == LB_HERO && army->commanders[i].bodyguard == unit &&
          now->state == LB_CMD_ON_FIELD)
        return !now->escaped && !is_barred && now->bonus_left >= need ? 2 : 0;
    }

  return 0;
}

AciesUnits
lb_attack_supporters (const LbSetup *setup, const LbState *state, guint unit)
{
  const LbActivation *group = &state->activation;
  const guint         side = state->active;
  const LbSideSetup  *army = &setup->sides[side];
  const LbSideSetup  *enemy = &setup->sides[1 - side];
  const AciesUnits    bit = ACIES_UNIT_BIT (unit);
  const guint         target = lb_zone_next (group->zone, group->facing);
  const guint         subtype = army->units[unit].subtype;

  if (!group->attacked || (subtype != LB_HOPLITES && subtype != LB_PHALANGITES) ||
      (bit & army->quality[LB_AVERAGE]) == 0)
    return 0;
  if (state->lead[target] == LB_NO_UNIT ||
      (enemy->arm[LB_HEAVY_INFANTRY] & ACIES_UNIT_BIT (state->lead[target])) == 0)
    return 0;

  return group->units & ~bit & ~group->rolled & ~group->supporters & state->fresh[side] &
         army->quality[LB_AVERAGE] & army->subtype[subtype];
}

/* 6.3.1, 6.3.5, 6.4.1, 6.8.3, 9.5: whether it is @bit's turn in the order of attackers. */
static gboolean
check_attacker (const LbSetup *setup, const LbState *state, AciesUnits bit, AciesVerdict *verdict)
{
  const LbActivation *group = &state->activation;

  if (acies_units_count (bit) != 1 || (bit & ~group->units) != 0)
    return lb_refuse (verdict, NOT_IN_GROUP);
  if (bit & group->rolled)
    return lb_refuse (verdict, ROLLED_ALREADY);
  if (bit & group->supporters)
    return lb_refuse (verdict, SUPPORT);
  if (group->attacked || (bit & lb_attack_candidates (setup, state)) != 0)
    return TRUE;
  if (group->units & setup->sides[state->active].subtype[LB_SCYTHED])
    return lb_refuse (verdict, SCYTHED_FIRST);

  return lb_refuse (verdict, LEAD_ATTACKS_FIRST);
}

/* 6.3.2-6.3.4, R6: whether a unit of this size fits whole, and at half size only where it does not. */
static gboolean
check_size (const LbActivation *group, guint limit2, guint size2, gboolean halved,
            AciesVerdict *verdict)
{
  const guint left2 = limit2 > group->size2 ? limit2 - group->size2 : 0;

  if (group->closed || left2 == 0)
    return lb_refuse (verdict, LIMIT_REACHED);
  if (halved && size2 <= left2)
    return lb_refuse (verdict, HALF_NOT_NEEDED);
  if ((halved ? size2 / 2 : size2) > left2)
    return lb_refuse (verdict, LIMIT_REACHED);

  return TRUE;
}

/* 4.4.4, 8.5: their number, and whether they can be paid. */
static gboolean
check_bonuses (const LbSetup *setup, const LbState *state, const AciesAction *action, guint unit,
               AciesVerdict *verdict)
{
  const guint n = (guint) action->args[2];
  const guint price = lb_bonus_price (setup, state, unit);
  guint       paid[3];

  if (lb_attack_bonuses (setup, state, unit) == 2 ? n != 2 : n > 1)
    return lb_refuse (verdict, BONUS_PAIR);
  if (n == 0 && action->n_paid == 0)
    return TRUE;

  return lb_payment_check (setup, state, action, n * price, TRUE, paid, verdict);
}

/* The attack limit of this attack: fixed by its first roll (R5). */
static guint
limit_now (const LbSetup *setup, const LbState *state)
{
  const LbActivation *group = &state->activation;

  if (group->attacked)
    return group->limit2;

  return lb_attack_limit2 (setup, state, state->active, group->zone,
                           lb_zone_next (group->zone, group->facing));
}

gboolean
lb_attack_check (const LbSetup *setup, const LbState *state, const AciesAction *action,
                 AciesVerdict *verdict)
{
  const LbActivation *group = &state->activation;
  guint               unit, size2;

  if (state->phase != LB_PHASE_GROUP || !group->open)
    return lb_refuse (verdict, WRONG_DECISION);
  if (!group->attacked && !lb_group_can_attack (setup, state, verdict))
    return FALSE;
  if (!check_attacker (setup, state, action->units, verdict))
    return FALSE;
  if (group->attacked && group->mode == LB_REDUCED)
    return lb_refuse (verdict, REDUCED_SECOND);

  unit = acies_units_first (action->units);
  size2 = lb_attack_size2 (setup, state, state->active, unit, !group->attacked);
  if (!check_size (group, limit_now (setup, state), size2, action->args[3] != 0, verdict))
    return FALSE;
  if (action->args[4] > 0 &&
      (action->args[4] > ACIES_MAX_UNITS ||
       (lb_attack_supporters (setup, state, unit) & ACIES_UNIT_BIT (action->args[4] - 1)) == 0))
    return lb_refuse (verdict, SUPPORT);

  return check_bonuses (setup, state, action, unit, verdict);
}

/* Lists one unit's attack with and without a supporter, if it has one to do without. */
static void
list_with_bonuses (AciesActionList *list, const AciesAction *attack, guint bonuses,
                   gboolean has_support)
{
  for (int supporter = 0; supporter >= (has_support ? -1 : 0); supporter--)
    {
      AciesAction *item = acies_action_list_add (list, LB_ATTACK);

      *item = *attack;
      item->args[2] = (gint16) bonuses;
      item->args[4] = (gint16) supporter;
    }
}

/* Whether one bonus at each price (1 or 2 Orders) can be paid for now. */
static void
find_payable (const LbSetup *setup, const LbState *state, gboolean payable[3])
{
  const AciesAction plain = { .kind = LB_ATTACK };
  guint             paid[3];

  payable[0] = TRUE;
  for (guint price = 1; price <= 2; price++)
    payable[price] = lb_payment_check (setup, state, &plain, price, TRUE, paid, NULL);
}

void
lb_attack_list (const LbSetup *setup, const LbState *state, AciesActionList *list)
{
  const LbActivation *group = &state->activation;
  gboolean            payable[3];
  const guint         side = state->active;
  guint               left2, unit;

  if (!lb_group_can_attack (setup, state, NULL))
    return;

  left2 = limit_now (setup, state) - group->size2;
  find_payable (setup, state, payable);
  ACIES_FOREACH_UNIT (unit, lb_attack_candidates (setup, state))
    {
      const guint       size2 = lb_attack_size2 (setup, state, side, unit, !group->attacked);
      const AciesAction attack = {
        .kind = LB_ATTACK,
        .units = ACIES_UNIT_BIT (unit),
        .args[3] = size2 > left2,
      };
      const gboolean has_support = lb_attack_supporters (setup, state, unit) != 0;

      if (lb_attack_bonuses (setup, state, unit) == 2)
        {
          list_with_bonuses (list, &attack, 2, has_support);
          continue;
        }
      list_with_bonuses (list, &attack, 0, has_support);
      if (payable[lb_bonus_price (setup, state, unit)])
        list_with_bonuses (list, &attack, 1, has_support);
    }
}
