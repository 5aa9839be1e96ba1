/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-json.h"

G_BEGIN_DECLS

#define DBA_ARMY_SIZE         12  /* D-ARM-1 */
#define DBA_MAX_ARMY_LINES    48  /* of a list, and of what is made of it */
#define DBA_MAX_ARMY_OPTIONS  16

/* Where an army is at home; how sure its composition is. */
typedef enum { DBA_HOME_ARABLE, DBA_HOME_FOREST, DBA_HOME_HILLY, DBA_HOME_STEPPE, DBA_HOME_DRY, DBA_HOME_LITTORAL,
               DBA_HOME_TROPICAL, DBA_N_HOMES } DbaHome;
typedef enum { DBA_CERTAINTY_ATTESTED, DBA_CERTAINTY_LIKELY, DBA_CERTAINTY_UNSURE, DBA_N_CERTAINTIES } DbaCertainty;

/* Elements that are alike. */
typedef struct
{
  const char *code;     /* "4Bd" */
  guint8      count;
  gboolean    general;  /* the general's element; count is 1 then */
} DbaArmyLine;

/* An exchange, whole or not at all: @from becomes as many of @to; with it the general's element if all of its code change. */
typedef struct
{
  const char *id;
  const char *note;  /* (nullable) when or why */
  DbaArmyLine from;
  const char *to;
} DbaArmyOption;

/* An army list. Its texts belong to the JSON that it was read from. */
typedef struct
{
  const char    *id, *name;
  const char    *note;             /* (nullable) */
  int            first, last;      /* years, those BC negative; there is no year 0 */
  guint8         home, certainty;
  guint          n_lines, n_options;
  DbaArmyLine    lines[DBA_MAX_ARMY_LINES];
  DbaArmyOption  options[DBA_MAX_ARMY_OPTIONS];
  AciesJsonCursor enemies;         /* ids of lists */
} DbaArmyList;

typedef struct _DbaArmies DbaArmies;

/**
 * dba_armies_new:
 * @root: (transfer full): a document of format acies-army-lists
 * @problems: what is wrong with it
 *
 * Reads and judges army lists: known codes (D-VAL-4), twelve elements (D-VAL-5) and one general (D-VAL-6) by every choice that
 * takes no element twice, enemies that are lists of the same document and name each other, ids that are used once.
 *
 * Returns: (nullable): the lists, or %NULL if anything is wrong
 */
DbaArmies         *dba_armies_new  (JsonNode *root, AciesProblems *problems);
void               dba_armies_free (DbaArmies *self);
guint              dba_armies_size (const DbaArmies *self);
const DbaArmyList *dba_armies_get  (const DbaArmies *self, guint index);
const DbaArmyList *dba_armies_find (const DbaArmies *self, const char *id);  /* (nullable) */

/**
 * dba_army_choose:
 * @chosen: a bit for each option of @list that is taken
 * @lines: (out caller-allocates): DBA_MAX_ARMY_LINES of them: the army then
 *
 * Returns: how many lines it has; 0 if the choice would exchange an element twice
 */
guint dba_army_choose (const DbaArmyList *list, guint chosen, DbaArmyLine *lines);

/**
 * dba_army_write_units:
 * @prefix: what the ids begin with: "r" makes "r1" to "r12"
 *
 * Builds the value of a side's "units" in a scenario, an array; nothing if the choice is none.
 *
 * Returns: whether it is one
 */
gboolean dba_army_write_units (const DbaArmyList *list, guint chosen, const char *prefix, JsonBuilder *builder);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DbaArmies, dba_armies_free)

G_END_DECLS
