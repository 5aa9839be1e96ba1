/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/*
 * The seam between movement (lb-sequence, lb-deploy, lb-orders, lb-move, lb-strategists, lb-conditions) and
 * combat (lb-attack, lb-modifiers, lb-combat, lb-pursuit, lb-morale, lb-recovery, lb-leads, lb-victory).
 * Each predicate below is the one place where its question is answered; legal, check and odds all call it.
 */

/* ---- movement side ---- */

/* 4.1: whether @cost can be paid for an activation or, @for_bonus (8.4), a bonus; fills paid (commander 0, commander 1, army). */
gboolean lb_payment_check (const LbSetup *setup, const LbState *state, const AciesAction *action, guint cost, gboolean for_bonus,
                           guint paid[3], AciesVerdict *verdict);
void     lb_payment_make  (LbState *state, gboolean for_bonus, const guint paid[3]);

/* Movements that each unit of the group must have to attack @target are there (6.1.1, 6.1.4, R8); spends them. */
gboolean lb_attack_movement_check (const LbSetup *setup, const LbState *state, guint target, AciesVerdict *verdict);
void     lb_attack_movement_spend (const LbSetup *setup, LbState *state, guint target);

/* Closes the open activation and goes on: the next activation, forced finishes and so on up to the next decision. */
void lb_activation_end (const LbSetup *setup, LbState *state, AciesEventList *events);

/* ---- combat side ---- */

/* 6.1-6.4: may the open group attack with this action now (who, whom, limit, bonus, price)? */
gboolean lb_attack_check (const LbSetup *setup, const LbState *state, const AciesAction *action, AciesVerdict *verdict);

/* Whether the open group may attack the zone it faces at all, whoever rolls; used to tell if an activation can go on. */
gboolean lb_group_can_attack (const LbSetup *setup, const LbState *state, AciesVerdict *verdict);

/* Whether the group, had it @zone, @facing and its present budgets, could attack then: for pending turns (R8). 9.5 included. */
gboolean lb_attack_would_be_legal (const LbSetup *setup, const LbState *state, guint facing, AciesVerdict *verdict);

void lb_attack_list  (const LbSetup *setup, const LbState *state, AciesActionList *list);
void lb_attack_apply (const LbSetup *setup, LbState *state, const AciesAction *action, AciesEventList *events);

/* Decisions of LB_PHASE_COMBAT, LB_PHASE_PURSUE and LB_PHASE_LEADS. */
void     lb_combat_decision (const LbSetup *setup, const LbState *state, AciesDecision *decision);
void     lb_combat_list     (const LbSetup *setup, const LbState *state, AciesActionList *list);
gboolean lb_combat_check    (const LbSetup *setup, const LbState *state, const AciesAction *action, AciesVerdict *verdict);
void     lb_combat_apply    (const LbSetup *setup, LbState *state, const AciesAction *action, AciesEventList *events);

/* 3.2.3, 6.4.2: walks the zones of the active side without a lead, names those with one choice; TRUE if a decision is pending
 * (phase LB_PHASE_LEADS, lead_zone set), FALSE when all are named. */
gboolean lb_leads_next (const LbSetup *setup, LbState *state, AciesEventList *events);

/* R36: who may be lead of @zone (a set); @first_attacker applies the rule for a first attacker instead. */
AciesUnits lb_lead_choices (const LbSetup *setup, const LbState *state, guint side, guint zone, AciesUnits among,
                            gboolean first_attacker);

/* 4.2 of the clauses: size for the attack limit in half units (1, 2, 4); @first and old lead give 6.8.1. */
guint lb_attack_size2 (const LbSetup *setup, const LbState *state, guint side, guint unit, gboolean first);

/* 4.4.4, R3: Orders of one bonus for @unit of the open group. */
guint lb_bonus_price (const LbSetup *setup, const LbState *state, guint unit);

/* After the player-turn's leads are named: lone strategists (8.2), next player-turn or turn or end; up to the next decision. */
void lb_player_turn_end (const LbSetup *setup, LbState *state, AciesEventList *events);

G_END_DECLS
