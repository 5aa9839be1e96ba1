/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/* What a step of a guided battle waits for. */
typedef enum
{
  ACIES_DEED_CHOOSE,    /* a group is chosen, or begins to act */
  ACIES_DEED_MOVE,
  ACIES_DEED_AIM,       /* the sum of an attack is open */
  ACIES_DEED_ATTACK,
  ACIES_DEED_COMMAND,   /* an attack to which a commander gives of his own */
  ACIES_DEED_END_PHASE, /* a part of the turn is ended, after which the same side goes on: between two END_TURN */
  ACIES_DEED_END_TURN,
  ACIES_DEED_FINISH,    /* the battle is over; the last step */
} AciesDeed;

/* Which part of a face a step speaks of, besides the zone. */
typedef enum
{
  ACIES_GUIDE_FIELD,
  ACIES_GUIDE_COUNTERS,   /* what is left to spend */
  ACIES_GUIDE_ATTACK,     /* the sum of an attack */
  ACIES_GUIDE_CONFIRM,    /* what attacks */
  ACIES_GUIDE_END_TURN,
} AciesGuidePart;

typedef struct
{
  AciesDeed      deed;
  AciesGuidePart part;
  const char    *cell;    /* (nullable): id of the zone that is meant: chosen, moved to, attacked */
  const char    *badge;   /* (nullable): what stands on the bases that are meant, on a free table */
  const char    *clause;  /* (nullable): where the rules tell more */
  const char    *title;   /* NC_("guide") */
  const char    *text;    /* NC_("guide"): what to do and why */
} AciesGuideStep;

/* A battle in which each step is told to @side, as data; the last step is ACIES_DEED_FINISH. */
struct _AciesGuide
{
  const char           *scenario;  /* id */
  guint                 side;      /* who is guided; a person must play it */
  guint64               seed;      /* with which the battle is offered */
  const AciesGuideStep *steps;
  guint                 n_steps;
};

/* How the last deed went with what the guide had asked for. */
typedef enum
{
  ACIES_GUIDE_NOTE_NONE,
  ACIES_GUIDE_NOTE_OTHER_WAY,  /* the deed itself, elsewhere, after which those who were meant cannot do it */
  ACIES_GUIDE_NOTE_AHEAD,      /* a later deed: what stood before it is passed over */
  ACIES_GUIDE_NOTE_EXTRA,      /* another legal deed; the step still waits */
  ACIES_GUIDE_NOTE_OTHER_GROUP,  /* another group is chosen than the one that is meant; the step waits where that can act */
  ACIES_GUIDE_NOTE_OTHER_TARGET, /* an attack elsewhere is looked at; the step waits */
  ACIES_GUIDE_NOTE_ANYBODY,    /* those who were meant cannot act any more: others will do */
  ACIES_GUIDE_NOTE_AGAIN,      /* there was nobody to attack at the end of the turn: the steps towards it once more */
} AciesGuideNote;

typedef struct
{
  guint          step;
  AciesGuideNote note;
} AciesGuideProgress;

/* What a person is about at the board and has not done yet. */
typedef struct
{
  gboolean may_begin;   /* nobody acts, nobody is chosen */
  gboolean can_choose;  /* the zone that the choice names holds somebody who can act, now or when the group that acts has done */
  gboolean chosen;      /* a group is chosen, or acting */
  gboolean aiming;      /* the sum of an attack is open */
  int      cell;        /* where the group stands; ACIES_NO_CELL */
  AciesUnits units;     /* the group */
  int      target;      /* what is aimed at; ACIES_NO_CELL */
} AciesGuideMoment;

/* Whether @guide (nullable) goes with @game: its scenario, and a person on its side. */
gboolean acies_guide_fits (const AciesGuide *guide, AciesGame *game);

/**
 * acies_guide_follow:
 * @scene: any picture of the battle, for the names of its zones
 *
 * How far the deeds on record have come in @guide. Nothing is kept anywhere: undo, leaving and coming back lead to the same step.
 *
 * Returns: the step that waits
 */
AciesGuideProgress acies_guide_follow (const AciesGuide *guide, AciesGame *game, const AciesScene *scene);

/* The step to show at this moment: one further on where the choice or the preview that it asks for is open already. */
AciesGuideProgress acies_guide_look (const AciesGuide *guide, AciesGuideProgress at, const AciesScene *scene,
                                     const AciesGuideMoment *moment);

/* The units that @step means: with its badge, or in its zone; 0 if it means nobody in particular. */
AciesUnits acies_guide_find_units (const AciesGuide *guide, guint step, const AciesScene *scene);

/* The step whose group is to be chosen before @step can be done: @step itself, or one before it. */
guint acies_guide_find_choice (const AciesGuide *guide, guint step);

/* The first rule system that has a guided battle. Returns: (nullable) */
const AciesRuleset *acies_guide_find_ruleset (void);

G_END_DECLS
