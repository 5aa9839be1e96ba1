/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-types.h"

G_BEGIN_DECLS

/* A figure of the scene that can be accounted for. */
typedef enum
{
  ACIES_ACCOUNT_SCORE,     /* AciesSceneSide.score */
  ACIES_ACCOUNT_STRENGTH,  /* AciesSceneSide.strength */
  ACIES_ACCOUNT_COUNTER,   /* AciesSceneCounter.left */
} AciesAccountKind;

/* A part of a figure; all parts together make it up. */
typedef struct
{
  char       *words;   /* translated */
  gint32      value;
  const char *clause;  /* number of the clause that it follows from */
} AciesAccountLine;

/* An account, a list of AciesAccountLine. Returns: (transfer full) */
GArray *acies_account_new (void);

/* Appends a line that takes over @words. One that comes to nothing is left out, unless @always. */
void acies_account_add (GArray *account, char *words, gint32 value, const char *clause, gboolean always);

G_END_DECLS
