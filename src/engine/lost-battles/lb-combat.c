/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-combat.h"

#include "engine/lost-battles/lb-attack.h"
#include "engine/lost-battles/lb-clauses.h"
#include "engine/lost-battles/lb-events.h"
#include "engine/lost-battles/lb-hits.h"
#include "engine/lost-battles/lb-leads.h"
#include "engine/lost-battles/lb-losses.h"
#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-pursuit.h"
#include "engine/lost-battles/lb-reasons.h"
#include "engine/lost-battles/lb-recovery.h"

enum
{
  TWO_HITS = 4,            /* 6.6.2: so much above the number */
  TWO_HITS_ELEPHANTS = 3,
  DECISIVE_ABOVE = 3,      /* 6.7: exactly the number, or exactly so much above */
};

/* 6.10: the total needed; attackers down, defenders across. */
static const guint8 hits_needed[LB_N_ARMS][LB_N_ARMS] = {
  /*                       HI LI HC LC EL CH */
  [LB_HEAVY_INFANTRY] = { 9, 9, 8, 9, 9, 8 },
  [LB_LIGHT_INFANTRY] = { 9, 9, 8, 8, 8, 8 },
  [LB_HEAVY_CAVALRY] = { 9, 7, 7, 8, 9, 8 },
  [LB_LIGHT_CAVALRY] = { 10, 9, 9, 9, 9, 9 },
  [LB_ELEPHANTS] = { 8, 8, 7, 8, 8, 7 },
  [LB_CHARIOTS] = { 9, 8, 7, 9, 9, 8 },
};

guint
lb_hit_needed (guint attacker, guint defender)
{
  return hits_needed[attacker][defender];
}

static guint
arm_of_lead (const LbAttack *attack)
{
  return attack->setup->sides[attack->enemy].units[attack->lead].arm;
}

static guint
needed_by (const LbAttack *attack)
{
  const LbUnitSpec *attacker = &attack->setup->sides[attack->side].units[attack->unit];

  return lb_hit_needed (attacker->arm, arm_of_lead (attack));
}

/* What must be over the number needed to hit twice; 0 if that cannot be. */
static int
over_for_two (const LbAttack *attack)
{
  if (lb_attack_is_screened (attack))
    return 0;

  return arm_of_lead (attack) == LB_ELEPHANTS ? TWO_HITS_ELEPHANTS : TWO_HITS;
}

guint
lb_hits_of (const LbAttack *attack, int difference)
{
  const int two = over_for_two (attack);

  if (difference < 0)
    return 0;

  return two > 0 && difference >= two ? 2 : 1;
}

/* 6.7: only light troops go all out after light cavalry. */
static gboolean
may_chase (const LbAttack *attack, AciesUnits bit)
{
  const LbSideSetup *own = &attack->setup->sides[attack->side];

  return arm_of_lead (attack) != LB_LIGHT_CAVALRY ||
         (bit & (own->arm[LB_LIGHT_INFANTRY] | own->arm[LB_LIGHT_CAVALRY])) != 0;
}

gboolean
lb_decisive_is_possible (const LbAttack *attack, int difference)
{
  const LbSideSetup *own = &attack->setup->sides[attack->side];
  const AciesUnits   bit = ACIES_UNIT_BIT (attack->unit);

  if (difference != 0 && difference != DECISIVE_ABOVE)
    return FALSE;

  return (bit & attack->state->fresh[attack->side] & ~own->subtype[LB_SCYTHED]) != 0 &&
         lb_hits_of (attack, difference) == 1 && !lb_attack_is_screened (attack) &&
         may_chase (attack, bit);
}

/* 4.4.4, 8.4.2, R20: pays for the bonuses; a roll without a commander's Orders closes his pool. */
static void
pay (const LbSetup *setup, LbState *state, const AciesAction *action, const LbAttack *attack)
{
  const guint cost = attack->bonuses * lb_bonus_price (setup, state, attack->unit);
  guint       paid[3] = { 0, 0, 0 };

  if (cost > 0 && lb_payment_check (setup, state, action, cost, TRUE, paid, NULL))
    lb_payment_make (state, TRUE, paid);
  if (paid[0] + paid[1] == 0)
    state->activation.pool_open = FALSE;
}

/* 6.1.1, 6.2.2, 6.3.2, 6.4.1: what the first roll of a group fixes. */
static void
open_attack (const LbSetup *setup, LbState *state, const LbAttack *attack, AciesEventList *events)
{
  LbActivation *group = &state->activation;
  const guint   limit2 = lb_attack_limit2 (setup, state, attack->side, attack->from,
                                           attack->target);

  lb_attack_movement_spend (setup, state, attack->target);
  group->limit2 = (guint8) limit2;
  group->attacked = TRUE;
  group->pending_turn = FALSE;
  group->target = attack->target;
  group->lead = attack->unit;
  state->attacked_sides[attack->target] |= (guint8) (1u << lb_opposite (attack->toward));
  state->origins[0] |= 1u << attack->from;
  lb_lead_set (state, attack->side, attack->from, attack->unit, TRUE, LB_CLAUSE_6_4_1, events);
}

/* 6.3: the unit has rolled and takes its share of the limit. */
static void
count_roll (const LbSetup *setup, LbState *state, const LbAttack *attack)
{
  LbActivation *group = &state->activation;
  const guint   size2 = lb_attack_size2 (setup, state, attack->side, attack->unit, attack->is_lead);

  group->size2 = (guint8) (group->size2 + (attack->is_halved ? size2 / 2 : size2));
  group->closed |= attack->is_halved;
  group->rolled |= ACIES_UNIT_BIT (attack->unit);
  group->n_rolls++;
  if (attack->supporter != LB_NO_UNIT)
    group->supporters |= ACIES_UNIT_BIT (attack->supporter);
}

static AciesEvent *
tell_attack (const LbAttack *attack, guint clause, AciesEventList *events)
{
  AciesEvent *event = lb_event_add (events, LB_EVENT_ATTACK, clause, attack->side);

  if (event == NULL)
    return NULL;

  event->units = ACIES_UNIT_BIT (attack->unit);
  event->cell = attack->target;
  event->other_cell = attack->from;
  event->args[3] = attack->lead;
  event->args[4] = attack->supporter != LB_NO_UNIT ? attack->supporter + 1 : 0;
  return event;
}

/* 9.5, R37: scythed chariots flee before any dice; the attack is spent. */
static void
scare (const LbSetup *setup, LbState *state, const LbAttack *attack, AciesEventList *events)
{
  const AciesUnits bit = ACIES_UNIT_BIT (attack->lead);
  AciesEvent      *event;

  tell_attack (attack, LB_CLAUSE_9_5, events);
  event = lb_event_add (events, LB_EVENT_UNIT_LEFT, LB_CLAUSE_9_5, attack->enemy);
  if (event != NULL)
    {
      event->units = bit;
      event->cell = attack->target;
      event->args[0] = LB_LOSS_FLED;
    }

  lb_remove_units (setup, state, attack->enemy, bit, LB_LOSS_FLED, LB_CLAUSE_9_5, events);
  if (!lb_check_end (setup, state, events))
    lb_hits_settle (setup, state, events);
}

/* 6.7, 8.6.5: one hit more, for the attacker's good order and lead, which nobody gives back. */
static void
go_decisive (LbState *state, gboolean is_compulsory, AciesEventList *events)
{
  LbCombat        *combat = &state->combat;
  const guint      side = state->active;
  const AciesUnits bit = ACIES_UNIT_BIT (combat->attacker);
  const guint      clause = is_compulsory ? LB_CLAUSE_9_2 : LB_CLAUSE_6_7;
  AciesEvent      *event = lb_event_add (events, LB_EVENT_DECISIVE, clause, (int) side);

  if (event != NULL)
    {
      event->units = bit;
      event->cell = combat->target_zone;
      event->other_cell = combat->from_zone;
      event->args[0] = (gint16) is_compulsory;
    }

  state->fresh[side] &= ~bit;
  state->disordered[side] |= bit;
  if (state->lead[combat->from_zone] == combat->attacker)
    state->lead[combat->from_zone] = LB_NO_UNIT;
  if (state->activation.lead == combat->attacker)
    state->activation.lead = LB_NO_UNIT;
  combat->decisive = TRUE;
  combat->hits = 2;
}

/* 6.5: the modifiers, told with the event if anybody listens. */
static int
modifiers_of (const LbAttack *attack, AciesEvent *event)
{
  if (event == NULL)
    return lb_modifiers_sum (attack, NULL, NULL);

  return lb_modifiers_sum (attack, event->modifiers, &event->n_modifiers);
}

/* 6.5, 6.6, 6.7 */
static void
roll (const LbSetup *setup, LbState *state, const LbAttack *attack, AciesEventList *events)
{
  AciesEvent *event = tell_attack (attack, LB_CLAUSE_6_5, events);
  const int   needed = (int) needed_by (attack);
  const int   first = (int) acies_dice_roll (&state->base.dice);
  const int   second = (int) acies_dice_roll (&state->base.dice);
  const int   total = first + second + modifiers_of (attack, event);
  const guint hits = lb_hits_of (attack, total - needed);

  if (event != NULL)
    {
      event->n_dice = 2;
      event->dice[0] = (guint8) first;
      event->dice[1] = (guint8) second;
      event->args[0] = (gint16) needed;
      event->args[1] = (gint16) total;
      event->args[2] = (gint16) hits;
      event->args[5] = (gint16) over_for_two (attack);
    }

  state->phase = LB_PHASE_COMBAT;
  state->combat = (LbCombat){
    .attacker = attack->unit,
    .target_zone = attack->target,
    .from_zone = attack->from,
    .hits = (guint8) hits,
    .lead_then = attack->lead,
    .hit_unit = LB_NO_UNIT,
    .difference = (gint8) (total - needed),
  };

  if (lb_decisive_is_possible (attack, total - needed))
    {
      if (setup->sides[attack->side].units[attack->unit].subtype != LB_HOPLITES)
        {
          state->combat.stage = LB_STAGE_DECISIVE;
          return;
        }
      go_decisive (state, TRUE, events);
    }
  lb_hits_deal (setup, state, events);
}

void
lb_attack_apply (const LbSetup *setup, LbState *state, const AciesAction *action,
                 AciesEventList *events)
{
  LbAttack attack;

  lb_attack_describe (setup, state, action, &attack);
  pay (setup, state, action, &attack);
  if (attack.is_lead)
    open_attack (setup, state, &attack, events);
  count_roll (setup, state, &attack);

  if (setup->sides[attack.enemy].units[attack.lead].subtype == LB_SCYTHED)
    {
      state->combat = (LbCombat){ .target_zone = attack.target, .from_zone = attack.from };
      scare (setup, state, &attack, events);
    }
  else
    roll (setup, state, &attack, events);
}

/* The decision that a roll waits for. */
static guint
decision_of_stage (LbCombatStage stage)
{
  switch (stage)
    {
    case LB_STAGE_DECISIVE:
      return LB_DECIDE_DECISIVE;
    case LB_STAGE_RECOVER:
      return LB_DECIDE_RECOVER;
    case LB_STAGE_SECOND_HIT:
      return LB_DECIDE_SECOND_HIT;
    case LB_STAGE_LEAD:
      return LB_DECIDE_LEAD;
    case LB_STAGE_NONE:
      break;
    }

  g_return_val_if_reached (LB_DECIDE_OVER);
}

static guint
decision_now (const LbState *state)
{
  if (state->phase == LB_PHASE_PURSUE)
    return LB_DECIDE_PURSUE;
  if (state->phase == LB_PHASE_LEADS)
    return LB_DECIDE_LEAD;

  return decision_of_stage (state->combat.stage);
}

/* Who names the lead that is wanted: the owner of the zone. */
static AciesUnits
lead_choices_now (const LbSetup *setup, const LbState *state)
{
  return lb_leads_for (setup, state, state->zone_side[state->lead_zone], state->lead_zone);
}

void
lb_combat_decision (const LbSetup *setup, const LbState *state, AciesDecision *decision)
{
  const LbCombat *combat = &state->combat;
  const guint     kind = decision_now (state);

  *decision = (AciesDecision){
    .kind = (guint8) kind,
    .side = (gint8) (1 - state->active),
    .cell = combat->target_zone,
  };

  if (kind == LB_DECIDE_PURSUE)
    {
      decision->side = (gint8) state->active;
      decision->units = lb_pursuers (setup, state);
      decision->cell = state->activation.target;
    }
  else if (kind == LB_DECIDE_LEAD)
    {
      decision->side = (gint8) state->zone_side[state->lead_zone];
      decision->units = lead_choices_now (setup, state);
      decision->cell = state->lead_zone;
    }
  else if (kind == LB_DECIDE_DECISIVE)
    {
      decision->side = (gint8) state->active;
      decision->units = ACIES_UNIT_BIT (combat->attacker);
    }
  else if (kind == LB_DECIDE_RECOVER)
    decision->units = ACIES_UNIT_BIT (combat->hit_unit);
  else
    decision->units = lb_second_hit_choices (state);
}

/* The commander whose attempt is asked for, as a bit. */
static AciesUnits
recoverer (const LbSetup *setup, const LbState *state)
{
  guint commander = 0;

  switch (lb_recovery_right (setup, state, 1 - state->active, state->combat.hit_unit, &commander))
    {
    case LB_MAY_NOT_RECOVER:
      return 0;

    case LB_MAY_RECOVER:
    case LB_MUST_RECOVER:
      return ACIES_UNIT_BIT (commander);
    }

  g_return_val_if_reached (0);
}

/* Whether @action names exactly one unit, and one of @choices. */
static gboolean
names_one_of (const AciesAction *action, AciesUnits choices)
{
  return acies_units_count (action->units) == 1 && (action->units & ~choices) == 0;
}

/* The choices of the zone that is asked for first; others that want a lead may be named before it. */
static void
list_leads (const LbSetup *setup, const LbState *state, AciesActionList *list)
{
  const guint side = state->zone_side[state->lead_zone];
  guint       unit, zone;

  ACIES_FOREACH_UNIT (unit, lead_choices_now (setup, state))
    {
      AciesAction *action = acies_action_list_add (list, LB_LEAD);

      action->units = ACIES_UNIT_BIT (unit);
      action->args[0] = state->lead_zone;
    }

  LB_FOREACH_ZONE (zone, state->held[side])
    if (zone != state->lead_zone && lb_lead_is_wanted (state, side, zone))
      list->complete = FALSE;
}

void
lb_combat_list (const LbSetup *setup, const LbState *state, AciesActionList *list)
{
  guint unit;

  switch (decision_now (state))
    {
    case LB_DECIDE_DECISIVE:
      acies_action_list_add (list, LB_DECISIVE)->args[0] = TRUE;
      acies_action_list_add (list, LB_DECISIVE);
      break;

    case LB_DECIDE_RECOVER:
      acies_action_list_add (list, LB_RECOVER)->commanders = recoverer (setup, state);
      acies_action_list_add (list, LB_RECOVER);
      break;

    case LB_DECIDE_SECOND_HIT:
      ACIES_FOREACH_UNIT (unit, lb_second_hit_choices (state))
        acies_action_list_add (list, LB_TAKE_HIT)->units = ACIES_UNIT_BIT (unit);
      break;

    case LB_DECIDE_LEAD:
      list_leads (setup, state, list);
      break;

    default:
      lb_pursuit_list (setup, state, list);
      break;
    }
}

/* 6.4.5, 3.2.3: where several zones want a lead, they are named in any order. */
static gboolean
check_lead (const LbSetup *setup, const LbState *state, const AciesAction *action,
            AciesVerdict *verdict)
{
  const guint side = state->zone_side[state->lead_zone];
  const guint zone = (guint) action->args[0];

  if (action->kind != LB_LEAD || !lb_lead_is_wanted (state, side, zone))
    return lb_refuse (verdict, WRONG_DECISION);

  if (names_one_of (action, lb_leads_for (setup, state, side, zone)))
    return TRUE;
  if (names_one_of (action, state->zone[zone]) &&
      (state->zone[zone] & setup->sides[side].subtype[LB_SCYTHED]) != 0)
    return lb_refuse (verdict, SCYTHED_LEAD);

  return lb_refuse (verdict, LEAD_CHOICE);
}

gboolean
lb_combat_check (const LbSetup *setup, const LbState *state, const AciesAction *action,
                 AciesVerdict *verdict)
{
  const guint decision = decision_now (state);

  /* 6.7: declared before anything else, or not at all. */
  if (action->kind == LB_DECISIVE && decision != LB_DECIDE_DECISIVE &&
      state->phase == LB_PHASE_COMBAT)
    return lb_refuse (verdict, DECISIVE_BARRED);

  switch (decision)
    {
    case LB_DECIDE_DECISIVE:
      return action->kind == LB_DECISIVE || lb_refuse (verdict, WRONG_DECISION);

    case LB_DECIDE_RECOVER:
      if (action->kind != LB_RECOVER)
        return lb_refuse (verdict, WRONG_DECISION);
      return action->commanders == 0 || action->commanders == recoverer (setup, state) ||
             lb_refuse (verdict, RECOVERY);

    case LB_DECIDE_SECOND_HIT:
      if (action->kind != LB_TAKE_HIT)
        return lb_refuse (verdict, WRONG_DECISION);
      return names_one_of (action, lb_second_hit_choices (state)) ||
             lb_refuse (verdict, HIT_TARGET);

    case LB_DECIDE_LEAD:
      return check_lead (setup, state, action, verdict);

    default:
      if (action->kind != LB_PURSUE)
        return lb_refuse (verdict, WRONG_DECISION);
      return lb_pursuit_check (setup, state, action, verdict);
    }
}

static void
name_lead (const LbSetup *setup, LbState *state, const AciesAction *action, AciesEventList *events)
{
  const guint    zone = (guint) action->args[0];
  const gboolean is_own = state->phase == LB_PHASE_LEADS;

  lb_lead_set (state, state->zone_side[zone], zone, acies_units_first (action->units), TRUE,
               is_own ? LB_CLAUSE_3_2_3 : LB_CLAUSE_6_4_5, events);
  if (!is_own)
    lb_hits_settle (setup, state, events);
  else if (!lb_leads_next (setup, state, events))
    lb_player_turn_end (setup, state, events);
}

void
lb_combat_apply (const LbSetup *setup, LbState *state, const AciesAction *action,
                 AciesEventList *events)
{
  switch (decision_now (state))
    {
    case LB_DECIDE_DECISIVE:
      if (action->args[0])
        go_decisive (state, FALSE, events);
      lb_hits_deal (setup, state, events);
      break;

    case LB_DECIDE_RECOVER:
      lb_hits_recover (setup, state, action->commanders != 0, events);
      break;

    case LB_DECIDE_SECOND_HIT:
      state->combat.hit_unit = (guint8) acies_units_first (action->units);
      lb_hits_deal (setup, state, events);
      break;

    case LB_DECIDE_LEAD:
      name_lead (setup, state, action, events);
      break;

    default:
      lb_pursuit_apply (setup, state, action, events);
      break;
    }
}
