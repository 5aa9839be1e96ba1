/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-json.h"

G_BEGIN_DECLS

#define ACIES_QUICK_ARMIES      2
#define ACIES_MAX_QUICK_OPTIONS 32

/* How far a list of troops can be relied on. */
typedef enum
{
  ACIES_SURENESS_ATTESTED,
  ACIES_SURENESS_LIKELY,
  ACIES_SURENESS_DOUBTFUL,
  ACIES_N_SURENESSES
} AciesSureness;

/* A list of troops from which an army is chosen. */
typedef struct
{
  const char *id;
  const char *name;       /* NC_("scenario"): "Polybian Roman" */
  gint16      first, last;  /* years as people count them: negative is BC, and there is no year 0 */
  guint8      home;       /* the ground its people fight on: index in the grounds */
  guint8      sureness;   /* AciesSureness */
  guint8      n_options;
} AciesQuickList;

/* A kind of country; an array of them ends with a row whose id is NULL. */
typedef struct
{
  const char *id;         /* "hilly" */
  const char *label;      /* NC_("country"): "Hills" */
} AciesQuickGround;

/* An army as chosen. */
typedef struct
{
  guint   list;
  guint32 options;        /* a bit each that is taken up */
} AciesQuickArmy;

/* What makes a quick battle. */
typedef struct
{
  AciesQuickArmy armies[ACIES_QUICK_ARMIES];
  guint          ground;  /* index in the grounds */
  guint64        seed;    /* of the country: equal seeds give equal country */
} AciesQuickBattle;

/**
 * AciesQuickRules:
 *
 * How a rule system makes a battle out of two lists of troops and some country. All of it may be called from any thread.
 *
 * Promises, tested: each list makes a whole army without options and with each set of options that @check allows; a battle of
 * any two lists on any ground is a scenario without errors or warnings; the same battle is the same scenario.
 */
typedef struct
{
  const char             *usual[ACIES_QUICK_ARMIES];  /* ids of two lists to begin with, enemies of each other */
  const AciesQuickGround *grounds;   /* as the homes of lists are numbered */

  guint                 (*n_lists)     (void);
  const AciesQuickList *(*list)        (guint list);
  gboolean              (*are_enemies) (guint a, guint b);
  /* "1 spears as auxilia (peltasts)"; translated. (transfer full) */
  char                 *(*option_text) (guint list, guint option);
  /* Judges another document of lists (acies-army-lists) as those that the program carries within are judged. */
  gboolean              (*check_document) (JsonNode *root, AciesProblems *problems);
  /* Whether the army is whole: no troops are exchanged twice. */
  gboolean              (*check)       (const AciesQuickArmy *army);
  /* An acies-scenario; %NULL if an army is not whole. (transfer full) (nullable) */
  JsonNode             *(*make)        (const AciesQuickBattle *battle);
} AciesQuickRules;

/* The list called @id; -1 if there is none. */
int acies_quick_find_list (const AciesQuickRules *rules, const char *id);

/**
 * acies_quick_check_document:
 * @root: a document of format acies-army-lists
 * @problems: what is wrong with it
 *
 * Judges it by the rule system that it names.
 *
 * Returns: whether it is good
 */
gboolean acies_quick_check_document (JsonNode *root, AciesProblems *problems);

/* The options that @army could take up or give up without ceasing to be whole, a bit each. */
guint32 acies_quick_open_options (const AciesQuickRules *rules, const AciesQuickArmy *army);

/* "275–105 BC", "60 BC–106 AD". Translated. (transfer full) */
char *acies_quick_years_text (const AciesQuickList *list);

/* The list's name in the user's language; lent. */
const char *acies_quick_list_name (const AciesQuickList *list);

/* How far it can be relied on, one sentence; translated, lent. */
const char *acies_quick_sureness_text (const AciesQuickList *list);

G_END_DECLS
