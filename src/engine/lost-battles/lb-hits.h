/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/* LbCombat.stage: what a roll that is being worked off waits for. */
typedef enum
{
  LB_STAGE_NONE,
  LB_STAGE_DECISIVE,    /* the attacker: decisive or not (6.7) */
  LB_STAGE_RECOVER,     /* the defender: an attempt at the hit under way (8.6, 8.7) */
  LB_STAGE_SECOND_HIT,  /* the defender: whom the second hit strikes (6.6.2) */
  LB_STAGE_LEAD,        /* the defender: a new lead in lead_zone (6.4.5) */
} LbCombatStage;

/* Deals what is left of the roll's hits and goes on with morale, leads and pursuit, up to the next decision. */
void lb_hits_deal (const LbSetup *setup, LbState *state, AciesEventList *events);

/* The defender's answer at %LB_STAGE_RECOVER: whether his commander tries; goes on as above. */
void lb_hits_recover (const LbSetup *setup, LbState *state, gboolean tries, AciesEventList *events);

/* When nothing is left to deal: leads that the defender lacks (6.4.5), then pursuit, the next attacker or the group's end. */
void lb_hits_settle (const LbSetup *setup, LbState *state, AciesEventList *events);

/* 6.6.2: whom the second hit may strike. */
AciesUnits lb_second_hit_choices (const LbState *state);

G_END_DECLS
