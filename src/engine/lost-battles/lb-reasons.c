/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-reasons.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const char *clause;
  const char *sentence;
} LbReasonRow;

static const LbReasonRow reasons[LB_N_REASONS] = {
#define LB_REASON_ROW(name, clause, sentence) [LB_REASON_##name] = { clause, sentence },
  LB_REASONS (LB_REASON_ROW)
#undef LB_REASON_ROW
};

const char *
lb_reason_clause (guint reason)
{
  g_return_val_if_fail (reason > LB_REASON_NONE && reason < LB_N_REASONS, NULL);

  return reasons[reason].clause;
}

const char *
lb_reason_sentence (guint reason)
{
  g_return_val_if_fail (reason > LB_REASON_NONE && reason < LB_N_REASONS, NULL);

  return reasons[reason].sentence;
}
