/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-types.h"

G_BEGIN_DECLS

/* What must be decided next, and by whom. */
typedef struct
{
  guint8     kind;        /* the ruleset's enum */
  gint8      side;        /* ACIES_NO_SIDE when the battle is over */
  gboolean   over;
  gboolean   is_main;     /* the free choice of a turn (what next?), not a step inside an action or an answer */
  AciesUnits units;       /* about whom, of that side; may be empty */
  gint16     cell;        /* about where; ACIES_NO_CELL */
} AciesDecision;

G_END_DECLS
