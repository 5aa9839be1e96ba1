/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-reasons.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const char *rule;
  const char *sentence;
} CoReasonRow;

static const CoReasonRow reasons[CO_N_REASONS] = {
#define CO_REASON_ROW(name, rule, sentence) [CO_REASON_##name] = { rule, sentence },
  CO_REASONS (CO_REASON_ROW)
#undef CO_REASON_ROW
};

gboolean
co_refuse_at (AciesVerdict *verdict, gboolean refused, TtVec place)
{
  const TtPoint point = tt_to_point (place);

  return acies_verdict_refuse_at (verdict, refused, point.x, point.y);
}

const char *
co_reason_rule (guint reason)
{
  g_return_val_if_fail (reason > CO_REASON_NONE && reason < CO_N_REASONS, NULL);

  return reasons[reason].rule;
}

const char *
co_reason_sentence (guint reason)
{
  g_return_val_if_fail (reason > CO_REASON_NONE && reason < CO_N_REASONS, NULL);

  return reasons[reason].sentence;
}
