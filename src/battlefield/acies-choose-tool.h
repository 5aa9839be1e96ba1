/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "battlefield/acies-field.h"
#include "engine/core/acies-game.h"
#include "engine/core/acies-plan.h"

G_BEGIN_DECLS

/* What choosing on the board means just now. */
typedef enum
{
  ACIES_STAGE_OFF,      /* nobody here decides: the battle is over, or the computer's decision */
  ACIES_STAGE_MAIN,     /* the free choice of a turn, nobody chosen */
  ACIES_STAGE_GROUP,    /* the free choice of a turn, a group is chosen */
  ACIES_STAGE_LEADER,   /* a commander is chosen, to be put somewhere */
  ACIES_STAGE_ACTING,   /* a group has begun to act */
  ACIES_STAGE_ANSWER,   /* a question with a list of answers */
} AciesStage;

/* An attack that is looked at before any die: where the group would stand, and every way to make it. */
typedef struct
{
  gboolean         open;
  AciesPlan        plan;      /* what leads up to it; no action if the group can attack at once */
  int              from;      /* cell; ACIES_NO_CELL if unknown */
  int              target;    /* cell; ACIES_NO_CELL on a free table */
  int              target_side, target_unit;  /* there: whom; -1 a camp */
  AciesState      *state;     /* a copy, as it will be then */
  AciesActionList *attacks;   /* legal then, against @target */
  guint            chosen;    /* index in @attacks */
  guint            serial;    /* another at each opening */
} AciesAttackPreview;

/* How those chosen on a free table would move. */
typedef struct
{
  gboolean       open;      /* it is looked at */
  AciesTableDrag drag;
  AciesTablePlan plan;
  char          *words;     /* of the plan; NULL if it is not open */
  gint32         ahead, wheel, turn;  /* as told in numbers: 1/100 mm, 1/100 degree */
  gboolean       road, column;
  gboolean       leads;     /* it is the commander chosen who goes, to the place of @drag; @plan has no bases */
} AciesTableMove;

/**
 * AciesChooseTool:
 *
 * What pointing at the board means while a battle is played: narrows what is legal by what has been chosen, marks zones and units
 * on the board, and says what a person wishes. It asks the ruleset (legal, view, begin, place, plans), judges nothing itself,
 * and changes no game.
 *
 * Signals:
 * - "changed" (): the stage, what is chosen, or the preview is other than before;
 * - "move-changed" (): the move that is looked at is another, or none;
 * - "wish" (AciesAction *actions, guint n): these are to be played in this order;
 * - "refused" (const char *sentence, const char *clause): an illegal wish (clause nullable); NULL, NULL takes it back.
 */
#define ACIES_TYPE_CHOOSE_TOOL (acies_choose_tool_get_type ())
G_DECLARE_FINAL_TYPE (AciesChooseTool, acies_choose_tool, ACIES, CHOOSE_TOOL, GObject)

/* @field: lent, must live as long as the tool is used */
AciesChooseTool *acies_choose_tool_new (AciesField *field);

/* The battle, NULL for none; @enabled: whether the pending decision is to be made here. To be called whenever the game changed:
 * what was chosen is kept where it still fits. */
void acies_choose_tool_set_game (AciesChooseTool *self, AciesGame *game, gboolean enabled);

/* What is shown to help: the zones in reach lit (@reach), chances told (@odds). Both are at first. */
void     acies_choose_tool_set_aids   (AciesChooseTool *self, gboolean reach, gboolean odds);
gboolean acies_choose_tool_shows_odds (AciesChooseTool *self);

AciesStage acies_choose_tool_get_stage (AciesChooseTool *self);

/* Who is chosen, of the deciding side; at an answer: with whom the answer would be given. */
AciesUnits acies_choose_tool_get_units      (AciesChooseTool *self);
AciesUnits acies_choose_tool_get_commanders (AciesChooseTool *self);
int        acies_choose_tool_get_cell       (AciesChooseTool *self);  /* where they stand; ACIES_NO_CELL: off the field */

/* The ways to begin with the chosen group (stage GROUP), and what it could then reach (GROUP, ACTING). Lent. */
const AciesActionList *acies_choose_tool_get_beginnings (AciesChooseTool *self);
const AciesPlanList   *acies_choose_tool_get_plans      (AciesChooseTool *self);

/* Who could pay for the chosen group, as far as the purses last, those first who do so unasked: commanders' indices or
 * ACIES_PAYER_ARMY; and who is to pay. Returns: how many of @payers are filled; 0 where there is no choice */
#define ACIES_MAX_PAYERS 3
guint acies_choose_tool_get_payers (AciesChooseTool *self, guint payers[ACIES_MAX_PAYERS]);
guint acies_choose_tool_get_payer  (AciesChooseTool *self);
void  acies_choose_tool_set_payer  (AciesChooseTool *self, guint payer);

/**
 * acies_choose_tool_dup_caution:
 * @clause: (out): the number of a clause
 *
 * What beginning with the chosen group, or the attack that is looked at, would give away beside its price.
 *
 * Returns: (transfer full) (nullable): one sentence
 */
char *acies_choose_tool_dup_caution (AciesChooseTool *self, const char **clause);

/* Why the chosen group cannot begin; FALSE if it can. */
gboolean acies_choose_tool_get_refusal (AciesChooseTool *self, AciesVerdict *verdict);

/* Whether anybody of the deciding side can still begin something. */
gboolean acies_choose_tool_can_act (AciesChooseTool *self);

/* Who of the deciding side could begin to act. */
AciesUnits acies_choose_tool_get_can_begin (AciesChooseTool *self);

/* The attack looked at; open is FALSE if there is none. Lent until the next change. */
const AciesAttackPreview *acies_choose_tool_get_preview (AciesChooseTool *self);
void                      acies_choose_tool_choose_attack (AciesChooseTool *self, guint index);

/* Stage ANSWER: the answer put together on the board; FALSE if there is none yet or it is refused (then @verdict says why). */
gboolean acies_choose_tool_get_answer (AciesChooseTool *self, AciesAction *action, AciesVerdict *verdict);

/* Whether several units may be put into one answer, and who may be named at all. */
gboolean   acies_choose_tool_is_subset        (AciesChooseTool *self);
AciesUnits acies_choose_tool_get_answer_units (AciesChooseTool *self);

void acies_choose_tool_choose (AciesChooseTool *self, AciesUnits units, AciesUnits commanders);
void acies_choose_tool_toggle_unit (AciesChooseTool *self, guint unit);
void acies_choose_tool_toggle_commander (AciesChooseTool *self, guint commander);

/* Opens the preview of an attack on @cell by the cheapest plan; FALSE with "refused" if it cannot be attacked. */
gboolean acies_choose_tool_aim (AciesChooseTool *self, int cell);

/*
 * On a free table: an attack on a unit of a side (-1: its camp); moves by numbers; shapes that help to judge. Each says whether
 * it could.
 */
gboolean acies_choose_tool_aim_at      (AciesChooseTool *self, int side, int unit);
gboolean acies_choose_tool_can_move    (AciesChooseTool *self);
gboolean acies_choose_tool_set_numbers (AciesChooseTool *self, gint32 ahead, gint32 wheel, gint32 turn);
gboolean acies_choose_tool_turn        (AciesChooseTool *self, int direction);  /* 1: to the right, in place */
gboolean acies_choose_tool_go_by       (AciesChooseTool *self, AciesTableDragKind kind);  /* road or column; again: not so */
/*
 * Setting up: whether a line of battle is being put together on the field; and another of the legal list to begin with.
 */
gboolean acies_choose_tool_has_draft  (AciesChooseTool *self);
void     acies_choose_tool_take_draft (AciesChooseTool *self, const AciesAction *action);

/* On a free table: the answer that is looked at, to be shown where it lies; -1 for none. Emits "looked". */
void               acies_choose_tool_look_at    (AciesChooseTool *self, int answer);
const AciesAction *acies_choose_tool_get_looked (AciesChooseTool *self, int *answer);  /* (nullable) */

void     acies_choose_tool_toggle_marks (AciesChooseTool *self, AciesTableMarkKind kind);
gboolean acies_choose_tool_shows_marks (AciesChooseTool *self, AciesTableMarkKind kind);

/* The move looked at. Lent until the next change. */
const AciesTableMove *acies_choose_tool_get_move (AciesChooseTool *self);

/* Wishes a plan of the list; one with a target opens its preview instead. */
void acies_choose_tool_follow (AciesChooseTool *self, const AciesPlan *plan);

/* Plays the plan and the chosen attack of the preview, or gives the answer put together. FALSE if there is nothing to confirm. */
gboolean acies_choose_tool_confirm (AciesChooseTool *self);

/* Takes back one step: the preview, then what is chosen. FALSE if there is nothing to take back. */
gboolean acies_choose_tool_step_back (AciesChooseTool *self);

/* Chooses the next (1) or the one before (-1) of those who can still act, and shows it. FALSE if there is nobody. */
gboolean acies_choose_tool_next (AciesChooseTool *self, int direction);

G_END_DECLS
