/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ACIES_MAX_SIDES     6     /* sides of a battle or campaign */
#define ACIES_MAX_UNITS     64    /* units a side: one bit each of an AciesUnits */
#define ACIES_MAX_ACTIONS   4096  /* actions in one legal list */
#define ACIES_MAX_FILE_SIZE (16u * 1024u * 1024u)
#define ACIES_MAX_JSON_DEPTH 64
#define ACIES_MAX_ID_LENGTH 64
#define ACIES_NO_SIDE       (-1)
#define ACIES_NO_CELL       (-1)

/* A set of units (or commanders) of one side, one bit each, by their index in the scenario. */
typedef guint64 AciesUnits;

#define ACIES_UNIT_BIT(index) (G_GUINT64_CONSTANT (1) << (index))

static inline guint
acies_units_count (AciesUnits units)
{
  return (guint) __builtin_popcountll (units);
}

/* The lowest index in @units, which must not be empty. */
static inline guint
acies_units_first (AciesUnits units)
{
  return (guint) __builtin_ctzll (units);
}

/* Walks the indices of a set: for (AciesUnits left = set; left != 0; left &= left - 1) acies_units_first (left) */
#define ACIES_FOREACH_UNIT(index, set) \
  for (AciesUnits index##_left = (set); \
       index##_left != 0 && ((index = acies_units_first (index##_left)), TRUE); \
       index##_left &= index##_left - 1)

typedef struct _AciesRuleset  AciesRuleset;
typedef struct _AciesScenario AciesScenario;

/* A battle for newcomers, told step by step: core/acies-guide.h. */
typedef struct _AciesGuide AciesGuide;

/* What a ruleset tells the editor of scenarios: core/acies-draft.h. */
typedef struct _AciesDraft AciesDraft;

/* What a ruleset of campaigns owes beside the rest: core/acies-campaign.h. */
typedef struct _AciesCampaignRules AciesCampaignRules;

/* What a ruleset compiles a scenario into; never changes in a battle. Opaque to everybody else. */
typedef struct _AciesSetup AciesSetup;

/* A position. Each ruleset's own struct begins with it; plain data, copied by assignment (memcpy of state_size). */
typedef struct _AciesState AciesState;

G_END_DECLS
