/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/campaign/campaign-reasons.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const char *rule;
  const char *sentence;
} CampaignReasonRow;

static const CampaignReasonRow reasons[CAMPAIGN_N_REASONS] = {
#define CAMPAIGN_REASON_ROW(name, rule, sentence) [CAMPAIGN_REASON_##name] = { rule, sentence },
  CAMPAIGN_REASONS (CAMPAIGN_REASON_ROW)
#undef CAMPAIGN_REASON_ROW
};

const char *
campaign_reason_rule (guint reason)
{
  g_return_val_if_fail (reason > CAMPAIGN_REASON_NONE && reason < CAMPAIGN_N_REASONS, NULL);

  return reasons[reason].rule;
}

const char *
campaign_reason_sentence (guint reason)
{
  g_return_val_if_fail (reason > CAMPAIGN_REASON_NONE && reason < CAMPAIGN_N_REASONS, NULL);

  return reasons[reason].sentence;
}
