/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-reasons.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const char *rule;
  const char *sentence;
} DbaReasonRow;

static const DbaReasonRow reasons[DBA_N_REASONS] = {
#define DBA_REASON_ROW(name, rule, sentence) [DBA_REASON_##name] = { rule, sentence },
  DBA_REASONS (DBA_REASON_ROW)
#undef DBA_REASON_ROW
};

gboolean
dba_refuse_at (AciesVerdict *verdict, gboolean refused, TtVec place)
{
  const TtPoint point = tt_to_point (place);

  return acies_verdict_refuse_at (verdict, refused, point.x, point.y);
}

const char *
dba_reason_rule (guint reason)
{
  g_return_val_if_fail (reason > DBA_REASON_NONE && reason < DBA_N_REASONS, NULL);

  return reasons[reason].rule;
}

const char *
dba_reason_sentence (guint reason)
{
  g_return_val_if_fail (reason > DBA_REASON_NONE && reason < DBA_N_REASONS, NULL);

  return reasons[reason].sentence;
}
