/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-types.h"

G_BEGIN_DECLS

#define ACIES_N_ARGS 6
#define ACIES_MAX_ACTION_WORDS 72

/* Who may pay for an action beside commanders, who are told by their index. */
#define ACIES_PAYER_ARMY G_MAXUINT8

/**
 * AciesAction:
 *
 * One choice of a player. What each member means for a kind is the ruleset's business; everybody else treats an action
 * as a value: copies, compares, hashes it, and asks the ruleset for its view, its JSON and its words.
 */
typedef struct
{
  guint8     kind;                /* the ruleset's enum; 0 is no action */
  guint8     mode;
  gint16     args[ACIES_N_ARGS];  /* small arguments: cells, facings, indices, numbers; unused ones are 0 */
  guint8     n_paid;              /* whether and how the payment is spelled out by the player; ruleset's encoding */
  guint8     paid[3];
  AciesUnits units;               /* of the deciding side */
  AciesUnits commanders;          /* of the deciding side */
  guint8     n_words;             /* of words; those beyond mean nothing */
  gint32     words[ACIES_MAX_ACTION_WORDS]; /* places, paths, poses: ruleset's encoding */
} AciesAction;

typedef struct
{
  guint       n;
  gboolean    complete;  /* FALSE: more is legal than listed; ask check */
  AciesAction items[ACIES_MAX_ACTIONS];
} AciesActionList;

gboolean acies_action_equal (const AciesAction *a, const AciesAction *b);

/* Appends an action of @kind, zeroed, without words, and returns it; when the list is full the last item is given
 * again and complete cleared. */
AciesAction *acies_action_list_add (AciesActionList *list, guint kind);

/* Makes @list a copy of @other. Lists have room for many more than they hold: only what they hold is copied. */
void acies_action_list_copy (AciesActionList *list, const AciesActionList *other);

/* What a face needs to know of an action to offer it, without knowing the ruleset. */
typedef enum
{
  ACIES_ACTION_STARTS_GROUP = 1 << 0,  /* units are chosen and begin to act */
  ACIES_ACTION_MOVES        = 1 << 1,  /* changes place or facing, no die */
  ACIES_ACTION_ATTACKS      = 1 << 2,  /* dice against the cell it names */
  ACIES_ACTION_ENDS_GROUP   = 1 << 3,
  ACIES_ACTION_ENDS_TURN    = 1 << 4,
  ACIES_ACTION_LEAVES       = 1 << 5,  /* off the field for good */
  ACIES_ACTION_PLACES       = 1 << 6,  /* puts a commander somewhere */
  ACIES_ACTION_DECLINES     = 1 << 7,  /* the quiet answer to a question: no, stay, none */
} AciesActionFlags;

typedef struct
{
  AciesActionFlags flags;
  AciesUnits       units;       /* whom it concerns, of the deciding side */
  AciesUnits       commanders;
  gint16           cell;        /* where to, or what is attacked; ACIES_NO_CELL */
  gint8            facing;      /* AciesFacing after it, -1 if it says nothing of facing */
  gint16           cost;        /* in the ruleset's currency (Orders, PIPs); 0 if free */
} AciesActionView;

G_END_DECLS
