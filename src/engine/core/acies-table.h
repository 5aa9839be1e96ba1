/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-action.h"
#include "engine/core/acies-verdict.h"

G_BEGIN_DECLS

/*
 * What a ruleset played on a free table owes beside the rest: whether a drag is a move, and which shapes help to see it.
 * Lengths are in 1/100 mm, angles in 1/100 degree clockwise, 0 away from the near edge; the origin is the far left corner.
 */

/* Where a base stands: the centre of its front edge, and its facing in [0, 36000). */
typedef struct
{
  gint32 x, y;
  gint32 facing;
} AciesPose;

/* How a person moves what was chosen. */
typedef enum
{
  ACIES_TABLE_DRAG_FREE,    /* to a place: the ruleset finds the path and lines up with what it meets */
  ACIES_TABLE_DRAG_AHEAD,   /* straight ahead (or back) by an amount */
  ACIES_TABLE_DRAG_WHEEL,   /* about the front corner of a side, by an angle; then straight ahead */
  ACIES_TABLE_DRAG_TURN,    /* in place, by an angle */
  ACIES_TABLE_DRAG_ROAD,    /* along the road it stands on, by an amount */
  ACIES_TABLE_DRAG_COLUMN,  /* a line becomes a column behind its base at @unit, which may then go ahead by an amount */
} AciesTableDragKind;

typedef struct
{
  AciesTableDragKind kind;
  AciesUnits    units;   /* of the deciding side */
  guint8        unit;    /* the one held, which leads */
  gint32        x, y;    /* FREE: where its front centre is taken */
  gint32        facing;  /* FREE: the facing wanted at the end, -1 as it comes */
  gint32        amount;  /* the others: 1/100 mm or 1/100 degree (WHEEL: negative to the left) */
  gint32        ahead;   /* WHEEL: straight ahead after it by so much, 1/100 mm; 0: not at all */
} AciesTableDrag;

#define ACIES_MAX_PLAN_BASES 64

/* A move as it would be. Filled even if it is not legal, as far as it goes, so that the window can show where it fails. */
typedef struct
{
  gboolean     legal;
  AciesVerdict verdict;          /* why not, with the place */
  AciesAction  action;           /* to be acted if legal */
  gint32       cost, allowance;  /* of its slowest member */
  gint16       points;           /* in the ruleset's currency */
  gboolean     snapped;          /* lined up with an enemy or friend: @snap_pose is the cue */
  AciesPose    snap_pose;
  guint        n_bases;
  guint8       units[ACIES_MAX_PLAN_BASES];
  AciesPose    ghosts[ACIES_MAX_PLAN_BASES];  /* where each would stand */
} AciesTablePlan;

typedef enum
{
  ACIES_TABLE_MARK_ZONE,      /* the zone of control in front of a base */
  ACIES_TABLE_MARK_ARC,       /* where it may shoot */
  ACIES_TABLE_MARK_COMMAND,   /* how far its commander's word carries */
  ACIES_TABLE_MARK_REACH,     /* how far it can go straight ahead */
  ACIES_TABLE_MARK_ANSWER,    /* where an answer to the question that is asked lies; unit 1: the one that is looked at */
  ACIES_TABLE_MARK_FLIGHT,    /* where it would flee */
} AciesTableMarkKind;

#define ACIES_MAX_MARK_POINTS 64

/* A shape on the table that helps to judge; its words say what it is ("Shooting range of ..."). */
typedef struct
{
  guint8 kind;      /* AciesTableMarkKind */
  gint8  side;
  guint8 unit;
  guint8 n_points;
  gint32 points[ACIES_MAX_MARK_POINTS][2];
  gint32 length;    /* how far it reaches, 1/100 mm, to be written at it; 0: it says that itself */
} AciesTableMark;

/**
 * AciesTableRules:
 *
 * The part of a ruleset for a free table; AciesRuleset.table is NULL for rules that play on zones.
 */
typedef struct
{
  /* What @drag would be. Never allocates; under 1 ms, so that it can follow the pointer. */
  void     (*plan)  (const AciesSetup *setup, const AciesState *state, const AciesTableDrag *drag, AciesTablePlan *plan);
  /* The plan of a move that is an action already (one of the legal list). */
  gboolean (*trace) (const AciesSetup *setup, const AciesState *state, const AciesAction *action, AciesTablePlan *plan);
  /* Appends the marks (AciesTableMark) of one unit; @kinds: a bit each of AciesTableMarkKind. */
  void     (*marks) (const AciesSetup *setup, const AciesState *state, guint side, guint unit, guint kinds, GArray *marks);
  /* The units of @side that would move together with @unit: the whole line or column it touches. NULL: no line moves as one. */
  AciesUnits (*chain) (const AciesSetup *setup, const AciesState *state, guint side, guint unit);
  /* Where a legal action puts each of its units (by index), if it deploys them; else FALSE. NULL: nothing is set up by hand. */
  gboolean (*placements) (const AciesSetup *setup, const AciesState *state, const AciesAction *action,
                          AciesPose poses[ACIES_MAX_PLAN_BASES]);
  /* What tells such an action from the others of the list, a few words. Translated. (transfer full) NULL as placements is. */
  char      *(*placements_text) (const AciesSetup *setup, const AciesState *state, const AciesAction *action);
  /* Where on the table a legal answer lies, to be shown and chosen there: a camp's place, an edge. FALSE: nowhere. NULL if none
     of the rules' answers has a place. */
  gboolean (*spot) (const AciesSetup *setup, const AciesState *state, const AciesAction *action, AciesTableMark *mark);
  /* Puts the units of such an action elsewhere; FALSE if that is refused. */
  gboolean (*deploy) (const AciesSetup *setup, const AciesState *state, const AciesPose poses[ACIES_MAX_PLAN_BASES],
                      AciesAction *action, AciesVerdict *verdict);
  /* The legal placing of a commander of the deciding side with his centre at a point; FALSE with the reason (@verdict may be
     NULL). Never allocates; under 1 ms. NULL if no commander stands for himself. */
  gboolean (*lead) (const AciesSetup *setup, const AciesState *state, guint commander, gint32 x, gint32 y, AciesAction *action,
                    AciesVerdict *verdict);
} AciesTableRules;

G_END_DECLS
