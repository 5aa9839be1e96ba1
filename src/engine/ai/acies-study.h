/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/ai/acies-simulation.h"
#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/* One way of playing the turn, and what battles come to that are played on from its end. */
typedef struct
{
  gboolean   is_own;   /* as it was played in the battle, else by the computer */
  GArray    *actions;  /* (element-type AciesAction) */
  GPtrArray *states;   /* (element-type AciesState): before each of them */
  double     score;    /* the share of battles that the side won, a draw as half of one */
  double     margin;   /* mean points of the side less those of its enemy */
} AciesStudyTurn;

/**
 * AciesStudy:
 *
 * What is best in the turn with which a battle of two sides begins. The computer plays that turn in many ways, beginning in
 * each with another of the things that can be done, all with the same dice; where each way ends, battles are played to their
 * end, with the same dice for each way too. So a turn that a person played can be ranked among them. Holds its own copy of
 * the battle.
 */
typedef struct _AciesStudy AciesStudy;

typedef struct
{
  AciesAiLevel level;      /* who plays the turn and the battles */
  guint        n_turns;    /* ways of playing the turn, at least 1 */
  guint        n_battles;  /* from the end of each, at least 1 */
  guint64      seed;       /* of all choices, and of the dice after the turn */
  guint        n_threads;  /* 0: one a core */
} AciesStudyOptions;

/* @game: of two sides; if its first turn has been played to the end, that turn is ranked. Returns: (transfer full) */
AciesStudy *acies_study_new  (AciesGame *game);
void        acies_study_free (AciesStudy *self);

int      acies_study_get_side (const AciesStudy *self);  /* whose turn it is */
gboolean acies_study_has_own  (const AciesStudy *self);  /* whether a turn is there to be ranked */

/* Does all the work, in any thread, once; the same for any number of threads. FALSE if @cancellable was cancelled meanwhile:
 * then there is nothing to be told. */
gboolean acies_study_run (AciesStudy *self, const AciesStudyOptions *options, AciesSimulationProgress progress,
                          gpointer user_data, GCancellable *cancellable);

/* By margin, the best first. */
guint                 acies_study_get_n_turns (const AciesStudy *self);
const AciesStudyTurn *acies_study_get_turn    (const AciesStudy *self, guint index);

/* Of the own turn, 1 for the best; 0 if there is none. */
guint acies_study_get_rank (const AciesStudy *self);

/* What is done in a turn, a sentence for each group that acts. Returns: (transfer full) */
char *acies_study_dup_turn_text (const AciesStudy *self, const AciesStudyTurn *turn);

/* The verdict in sentences: the best that was found, its odds, and where the own turn stands. Returns: (transfer full) */
char *acies_study_dup_text (const AciesStudy *self);

/* All turns in order. Returns: (transfer full) */
JsonNode *acies_study_to_json (const AciesStudy *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesStudy, acies_study_free)

G_END_DECLS
