/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-types.h"

G_BEGIN_DECLS

/* A row of an army's table: units that are alike, or one commander. Texts are translated. */
typedef struct
{
  gboolean commander;  /* @emblem is not drawn then; @pips is the rating, 1-4 */
  gboolean on_own;     /* a commander with a plate of his own, not with a unit */
  gboolean diamonds;   /* pips are diamonds */
  guint8   emblem;     /* AciesEmblem */
  guint8   pips;       /* 0-3; rating of a commander */
  guint    count;      /* units; 1 for a commander */
  gint32   strength;   /* Fighting Value of all @count together */
  char    *name;       /* "African foot", "Hannibal" */
  char    *kind;       /* "Veteran heavy infantry", "Brilliant strategist", "Average hero, with the Numidians" */
} AciesRosterRow;

/* A table of AciesRosterRow. Returns: (transfer full) */
GArray *acies_roster_new (void);

/* Appends @row, whose texts it takes over. */
void acies_roster_take (GArray *roster, const AciesRosterRow *row);

G_END_DECLS
