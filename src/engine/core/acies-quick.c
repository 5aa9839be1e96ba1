/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-quick.h"

#include <glib/gi18n-lib.h>

#include "engine/core/acies-format.h"
#include "engine/core/acies-ruleset.h"
#include "engine/core/acies-scenario.h"

static const char *const sureness_texts[ACIES_N_SURENESSES] = {
  [ACIES_SURENESS_ATTESTED] = N_ ("This choice of troops is attested for the rules."),
  [ACIES_SURENESS_LIKELY] = N_ ("Built from the army’s history; an element or two may differ elsewhere."),
  [ACIES_SURENESS_DOUBTFUL] = N_ ("Troops or their numbers are open to debate."),
};

gboolean
acies_quick_check_document (JsonNode *root, AciesProblems *problems)
{
  const AciesJsonCursor at = acies_json_root (root);
  const AciesJsonCursor member = acies_json_member (&at, "ruleset");
  const AciesRuleset   *ruleset;
  const char           *id;

  if (!acies_format_check (&at, ACIES_FORMAT_ARMY_LISTS, problems, NULL) ||
      !acies_json_read_id (&at, "ruleset", &id, problems))
    return FALSE;

  ruleset = acies_ruleset_find (id);
  if (ruleset != NULL && ruleset->quick != NULL)
    return ruleset->quick->check_document (root, problems);

  acies_json_complain (&member, problems, NULL, _ ("“%s” is no rule system that has army lists"), id);

  return FALSE;
}

int
acies_quick_find_list (const AciesQuickRules *rules, const char *id)
{
  for (guint i = 0; i < rules->n_lists (); i++)
    if (g_strcmp0 (rules->list (i)->id, id) == 0)
      return (int)i;

  return -1;
}

guint32
acies_quick_open_options (const AciesQuickRules *rules, const AciesQuickArmy *army)
{
  const guint n_options = rules->list (army->list)->n_options;
  guint32     open = 0;

  for (guint i = 0; i < n_options; i++)
    {
      const AciesQuickArmy other = { army->list, army->options ^ (1u << i) };

      if (rules->check (&other))
        open |= 1u << i;
    }

  return open;
}

char *
acies_quick_years_text (const AciesQuickList *list)
{
  const int first = ABS (list->first), last = ABS (list->last);

  if (list->last < 0)
    /* Translators: a span of years before the Christian era. */
    return g_strdup_printf (_ ("%1$d–%2$d BC"), first, last);
  if (list->first < 0)
    /* Translators: a span of years from before the Christian era into it. */
    return g_strdup_printf (_ ("%1$d BC–%2$d AD"), first, last);

  /* Translators: a span of years of the Christian era. */
  return g_strdup_printf (_ ("%1$d–%2$d AD"), first, last);
}

const char *
acies_quick_list_name (const AciesQuickList *list)
{
  return acies_scenario_translate (list->name);
}

const char *
acies_quick_sureness_text (const AciesQuickList *list)
{
  return _ (sureness_texts[list->sureness]);
}
