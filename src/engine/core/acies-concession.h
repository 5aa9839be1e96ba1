/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-json.h"
#include "engine/core/acies-outcome.h"
#include "engine/core/acies-scenario.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_CONCESSION_NONE,
  ACIES_CONCESSION_RESIGNED,  /* a side has given the battle up */
  ACIES_CONCESSION_DRAW,      /* all sides have agreed on a draw */
} AciesConcessionKind;

/* An end of a battle that no rule brings about: the players'. The position stays as it was. */
typedef struct
{
  AciesConcessionKind kind;
  gint8               side;  /* who resigned; ACIES_NO_SIDE for a draw */
} AciesConcession;

/* Makes the outcome of the position that of the battle: who resigned does not win, an agreed draw has no winner. Points stand as
 * they are; the level is that of the margin where the winner is ahead, else the lowest of a victory. */
void acies_concession_change_outcome (const AciesConcession *self, guint n_sides, AciesOutcome *outcome);

/* "Rome has given the battle up." Returns: (transfer full) */
char *acies_concession_to_text (const AciesConcession *self, const AciesScenario *scenario);

/* {"kind": "resigned", "side": "rome"} or {"kind": "draw"}; the reader complains and returns FALSE, and leaves @self as it is
 * where @key is absent or null. */
void     acies_concession_write (const AciesConcession *self, const AciesScenario *scenario, JsonBuilder *builder);
gboolean acies_concession_read  (AciesConcession *self, const AciesScenario *scenario, const AciesJsonCursor *at, const char *key,
                                 AciesProblems *problems);

/* The wire name of its kind; also the "reason" of a record's result. */
const char *acies_concession_name (const AciesConcession *self);

G_END_DECLS
