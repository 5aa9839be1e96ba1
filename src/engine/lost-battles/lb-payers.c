/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-payers.h"

#include "engine/lost-battles/lb-attack.h"
#include "engine/lost-battles/lb-orders.h"
#include "engine/lost-battles/lb-reasons.h"

#include <glib/gi18n-lib.h>

#define PAID_BY_ARMY 2
#define N_PAYERS     3

gboolean
lb_pay (const AciesSetup *setup, const AciesState *state, guint payer, AciesAction *action)
{
  const LbState *now = LB_STATE (state);
  const guint    first = payer == ACIES_PAYER_ARMY ? PAID_BY_ARMY : payer;
  guint          most[N_PAYERS];
  guint          left;

  if (action->kind != LB_ACTIVATE || first >= N_PAYERS || action->units == 0)
    return FALSE;

  lb_activation_pools (now, now->where[now->active][acies_units_first (action->units)], most);
  most[PAID_BY_ARMY] = now->orders_left;
  if (most[first] == 0)
    return FALSE;

  left = lb_activation_cost (LB_SETUP (setup), now, action);
  action->n_paid = N_PAYERS;
  action->paid[first] = (guint8) MIN (left, most[first]);
  left -= action->paid[first];
  for (guint i = 0; i < N_PAYERS; i++)
    if (i != first)
      {
        action->paid[i] = (guint8) MIN (left, most[i]);
        left -= action->paid[i];
      }

  return left == 0;
}

char *
lb_payer_text (const AciesSetup *setup, guint side, guint payer)
{
  const LbSideSetup *own = &LB_SETUP (setup)->sides[side];

  if (payer == ACIES_PAYER_ARMY)
    return g_strdup (C_ ("payer", "The army"));
  g_return_val_if_fail (payer < own->n_commanders, NULL);

  return g_strdup (own->commanders[payer].name);
}

/* Who pays what for an activation or a bonus; FALSE if nothing is paid. */
static gboolean
find_payment (const LbSetup *setup, const LbState *state, const AciesAction *action,
              guint paid[N_PAYERS])
{
  guint price;

  if (action->units == 0)
    return FALSE;
  if (action->kind == LB_ACTIVATE)
    return lb_payment_check (setup, state, action, lb_activation_cost (setup, state, action), FALSE,
                             paid, NULL);

  if (action->kind != LB_ATTACK || action->args[2] <= 0)
    return FALSE;

  price = (guint) action->args[2] *
          lb_bonus_price (setup, state, acies_units_first (action->units));

  return lb_payment_check (setup, state, action, price, TRUE, paid, NULL);
}

/* Whether a commander of the active side still has Orders that he could give. */
static gboolean
has_something (const LbSetup *setup, const LbState *state, guint commander)
{
  const LbCommander *own = &state->commanders[state->active][commander];

  return commander < setup->sides[state->active].n_commanders &&
         (own->state == LB_CMD_ON_FIELD || own->state == LB_CMD_UNDEPLOYED) &&
         own->escaped == LB_ESCAPED_NOT &&
         (own->bonus_left > 0 || (own->activation_left > 0 && !own->acted));
}

/* 8.8.3 */
char *
lb_caution_text (const AciesSetup *setup, const AciesState *state, const AciesAction *action,
                 const char **clause)
{
  const LbSetup     *own = LB_SETUP (setup);
  const LbState     *now = LB_STATE (state);
  const LbSideSetup *side = &own->sides[now->active];
  guint              paid[N_PAYERS] = { 0 };

  if (!now->barred_pair || now->pool_spender != 0 || !find_payment (own, now, action, paid))
    return NULL;

  for (guint i = 0; i < 2; i++)
    if (paid[i] > 0 && has_something (own, now, 1 - i))
      {
        *clause = lb_reason_clause (LB_REASON_BARRED_PAIR);
        /* Translators: two commanders of one army. */
        return g_strdup_printf (_("If %1$s pays, %2$s may spend none of his own Orders in this turn."),
                                side->commanders[i].name, side->commanders[1 - i].name);
      }

  return NULL;
}
