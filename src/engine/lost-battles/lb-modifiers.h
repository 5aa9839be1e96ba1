/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/* One attack roll as the modifiers of 6.5 see it; plain values, so that an attack can be asked about before it is made. */
typedef struct
{
  const LbSetup *setup;
  const LbState *state;
  guint8         side, enemy;
  guint8         unit;       /* who attacks */
  guint8         lead;       /* the unit attacked: the lead of the target zone (6.4.4) */
  guint8         from, target;
  guint8         toward;     /* AciesFacing from the attack zone to the target */
  guint8         bonuses;    /* 0-2 */
  guint8         supporter;  /* 6.5(8); LB_NO_UNIT if none */
  guint8         is_lead;    /* the first attacker (6.4.1) */
  guint8         is_halved;  /* 6.3.4 */
} LbAttack;

/**
 * lb_attack_describe:
 * @action: a legal attack of the open group
 *
 * Fills @attack with what @action means now: the default supporter is chosen (R14), the defender's lead looked up.
 */
void lb_attack_describe (const LbSetup *setup, const LbState *state, const AciesAction *action, LbAttack *attack);

/**
 * lb_modifiers_sum:
 * @modifiers: (nullable): room for %ACIES_MAX_EVENT_MODIFIERS; those that apply are written in the order of 6.5
 * @n_modifiers: (nullable): how many were written
 *
 * 6.5 (1) to (19): each at most once.
 *
 * Returns: their sum
 */
int lb_modifiers_sum (const LbAttack *attack, AciesModifier *modifiers, guint8 *n_modifiers);

/* 6.8.2: light infantry in front of heavy infantry, every unit in the zone fresh: one hit at most. */
gboolean lb_attack_is_screened (const LbAttack *attack);

G_END_DECLS
