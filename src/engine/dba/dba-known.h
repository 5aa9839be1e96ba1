/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-types.h"

G_BEGIN_DECLS

/* D-PIP-2: where the elements of a side stand to its general. */
typedef struct
{
  DbaSet   general;  /* his element */
  gboolean lost;
  DbaSet   far;      /* 300 mm or more from him */
  DbaSet   beyond;   /* 150 mm or more, and beyond a hill, wood, built-up area or camp */
} DbaCommand;

/* What many moves of one state ask for: worked out once, lent to each. */
typedef struct
{
  DbaSet     free;                          /* who may move and is in contact with nobody; empty where nobody has asked */
  DbaSet     table;                         /* who stands on the table */
  DbaSet     enemies;                       /* of them, those of the side that does not move */
  TtBase     bases[DBA_MAX_ELEMENTS];       /* of those on the table, by g */
  TtBox      boxes[DBA_MAX_ELEMENTS];
  TtBase     zones[DBA_MAX_ELEMENTS];       /* of enemies: the ground of 1.9 as a rectangle */
  TtBox      zone_boxes[DBA_MAX_ELEMENTS];
  guint      camps;                         /* a bit each that is placed */
  TtBase     camp_bases[DBA_N_SIDES];
  TtBox      camp_boxes[DBA_N_SIDES];
  DbaCommand command;
} DbaKnown;

/* @who: whose command distances will be asked for, of the phasing side. Nobody is free. */
void dba_known_gather (DbaKnown *self, const DbaSetup *setup, const DbaState *state, DbaSet who);

/* D-PIP-2: where those of @who stand, who are of one side. */
void dba_command_init (DbaCommand *self, const DbaSetup *setup, const DbaState *state, DbaSet who);

/* D-PIP-2: why moving exactly @elements costs one point more (DbaExtra). */
guint dba_command_extra (const DbaCommand *self, DbaSet elements);

G_END_DECLS
