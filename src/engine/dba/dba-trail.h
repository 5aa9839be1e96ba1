/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-march.h"

G_BEGIN_DECLS

/* Who and what is so near that a march may meet it. */
typedef struct
{
  const DbaKnown *known;
  DbaSet          bodies;   /* elements on the table that do not march */
  DbaSet          enemies;  /* of these */
} DbaAround;

/* What happened along the way. */
typedef struct
{
  gboolean     hasty;                                /* nobody asks why: the first failure ends the walk */
  AciesVerdict failure;                              /* of the first sample that is not allowed; reason 0: none */
  DbaSet       in_bad;                               /* elements (g) that were in bad going off-road */
  DbaSet       in_river[DBA_MAX_RIVERS];             /* that were in each river off-road */
  DbaSet       began_in[DBA_MAX_RIVERS];             /* that stood in it at the start */
  int          river;                                /* the first one met, -1 none */
  TtBox        swept[DBA_MAX_UNITS];                 /* of each unit of the side: it stayed within */
  double       round[DBA_MAX_UNITS];                 /* at most so many mm went its centre other than straight */
} DbaTrail;

/* Gathers what @march, which stands at its start and knows what is known, may meet within @reach mm of it. */
void     dba_around_gather (DbaAround *self, const DbaMarch *march, double reach);

/* D-TER-2, D-RIV-2: the going at the start. Clears @trail, which is not hasty. */
void     dba_trail_begin   (DbaTrail *trail, const DbaMarch *march);

/* Walks the step that was taken up last to its end, noting on @trail what it meets. */
void     dba_trail_walk    (DbaTrail *trail, DbaMarch *march, const DbaAround *around);

/* D-MOV-3 to D-MOV-6 for walker @i where it stands; at the @end no friend may be under it either. */
gboolean dba_around_allows (const DbaAround *self, const DbaMarch *march, guint i, gboolean end, AciesVerdict *verdict);

/* Whether nobody lies under walker @i, friends that it may pass included. */
gboolean dba_around_is_clear (const DbaAround *self, const DbaMarch *march, guint i);

G_END_DECLS
