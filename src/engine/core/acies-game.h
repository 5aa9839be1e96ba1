/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gio/gio.h>

#include "engine/core/acies-concession.h"
#include "engine/core/acies-ruleset.h"
#include "engine/core/acies-scenario.h"

G_BEGIN_DECLS

#define ACIES_TYPE_GAME (acies_game_get_type ())
G_DECLARE_FINAL_TYPE (AciesGame, acies_game, ACIES, GAME, GObject)

typedef enum
{
  ACIES_UNDO_FREE,    /* practice, and the default of serve */
  ACIES_UNDO_STRICT,  /* stops at dice, hidden information, the other side's decision */
} AciesUndoPolicy;

typedef enum
{
  ACIES_PLAYER_HUMAN,
  ACIES_PLAYER_COMPUTER,
} AciesPlayerKind;

typedef struct
{
  AciesPlayerKind kind;
  char           *level;  /* (nullable) AI name of a computer player */
  char           *name;   /* (nullable) */
} AciesPlayer;

typedef enum
{
  ACIES_DICE_DRAWN,    /* from the generator */
  ACIES_DICE_ENTERED,  /* rolled on a table: a face asks for them (acies-throws.h) and hands them in */
} AciesDiceSource;

typedef struct
{
  AciesStart      start;
  AciesUndoPolicy undo;
  AciesDiceSource dice;
} AciesGameOptions;

typedef enum
{
  ACIES_GAME_ACTED,
  ACIES_GAME_UNDONE,
  ACIES_GAME_REDONE,
  ACIES_GAME_DICE_FORCED,
  ACIES_GAME_PLAYERS_CHANGED,
  ACIES_GAME_CONCEDED,
  ACIES_GAME_BEGUN_AGAIN,
} AciesGameChange;

/**
 * AciesGame:
 *
 * One battle being played: scenario, state, history. Signals:
 * - "recorded" (AciesGame *, guint change): an AciesGameChange has become part of the history; comes before the others;
 * - "acted" (AciesGame *, guint first, guint n): events first .. first + n - 1 of acies_game_get_events() are new;
 * - "changed" (AciesGame *): state or decision are others than before (after act, undo, redo, dice).
 */

/**
 * acies_game_new:
 * @scenario: the battle
 * @options: (nullable): free deployment and free undo if %NULL
 * @seed: of the dice
 *
 * Returns: (transfer full): the battle at its first decision
 */
AciesGame *acies_game_new (AciesScenario *scenario, const AciesGameOptions *options, guint64 seed);

/**
 * acies_game_fork:
 * @n_steps: how many of the actions played and standing, 0 for none
 *
 * A battle of its own that stands where @self stood after @n_steps actions: same players, options and dice, and after all of
 * them the same concession. @self is not touched.
 *
 * Returns: (transfer full): the other battle
 */
AciesGame *acies_game_fork (AciesGame *self, guint n_steps);

AciesScenario          *acies_game_get_scenario (AciesGame *self);
const AciesRuleset     *acies_game_get_ruleset  (AciesGame *self);
const AciesSetup       *acies_game_get_setup    (AciesGame *self);
const AciesState       *acies_game_get_state    (AciesGame *self);  /* lent until the next change */
const AciesGameOptions *acies_game_get_options  (AciesGame *self);
guint64                 acies_game_get_seed     (AciesGame *self);
const AciesDecision    *acies_game_get_decision (AciesGame *self);
gboolean                acies_game_is_over      (AciesGame *self);

/* Players, by side; humans until set. Strings are copied. */
const AciesPlayer *acies_game_get_player (AciesGame *self, guint side);
void               acies_game_set_player (AciesGame *self, guint side, const AciesPlayer *player);

/* The legal list; lent until the next change. */
const AciesActionList *acies_game_get_legal (AciesGame *self);

gboolean acies_game_check (AciesGame *self, const AciesAction *action, AciesVerdict *verdict);

/**
 * acies_game_act:
 * @error: ACIES_RULE_ERROR_REFUSED; acies_game_get_refusal() has the verdict
 *
 * Checks, applies and records @action, then emits "acted" and "changed". On failure nothing has changed. An action that asks
 * the computer to fight a campaign's battle out takes as long as that; what is recorded is how it ended.
 */
gboolean acies_game_act (AciesGame *self, const AciesAction *action, GError **error);

/**
 * acies_game_concede:
 * @concession: who resigns, or that all agree on a draw
 * @error: ACIES_RULE_ERROR_REFUSED: the battle is over
 *
 * Ends the battle outside the rules: nobody decides any more, the position stays. Emits "changed". It is final: no undo policy
 * takes it back.
 */
gboolean               acies_game_concede        (AciesGame *self, const AciesConcession *concession, GError **error);
const AciesConcession *acies_game_get_concession (AciesGame *self);  /* ACIES_CONCESSION_NONE */

/* How the players ended the battle, the last line of its story, which no event tells. Returns: (transfer full) (nullable) */
char *acies_game_dup_concession_text (AciesGame *self);

/* How the battle stands or ended: the rules' outcome, changed by a concession; in words (transfer full). */
void  acies_game_get_outcome      (AciesGame *self, AciesOutcome *outcome);
char *acies_game_dup_outcome_text (AciesGame *self);

/* Whose decision it is, as one JSON object. */
void acies_game_write_decision (AciesGame *self, JsonBuilder *builder);

/* The verdict of the last refused acies_game_act(). */
const AciesVerdict *acies_game_get_refusal (AciesGame *self);

/* Forces the coming dice (recorded with the action that uses them). FALSE if out of range. */
gboolean acies_game_force_dice (AciesGame *self, const guint8 *values, guint n_values);

/**
 * acies_game_begin_again:
 * @dice: (array length=n_dice): of 1-6, at most %ACIES_MAX_START_DICE
 *
 * Begins a battle in which nothing has been done yet anew, with these dice for what is rolled before the first decision.
 *
 * Returns: %FALSE, changing nothing, if a die is out of range or something has been done
 */
gboolean acies_game_begin_again (AciesGame *self, const guint8 *dice, guint n_dice);

/* All events since the start of the battle as far as it stands; those of undone actions are not in it. */
const AciesEventList *acies_game_get_events (AciesGame *self);

/*
 * Actions played and standing. Of step i: its action, the state before it, the events after it, the hash after it. A queue of
 * dice handed in between two actions belongs to the later one; step n_steps is the action to come.
 */
guint              acies_game_get_n_steps      (AciesGame *self);
const AciesAction *acies_game_get_step_action  (AciesGame *self, guint step);
int                acies_game_get_step_side    (AciesGame *self, guint step);  /* who decided it */
const AciesState  *acies_game_get_step_before  (AciesGame *self, guint step);
guint              acies_game_get_step_events  (AciesGame *self, guint step, guint *n_events);  /* index of the first */
guint64            acies_game_get_step_hash    (AciesGame *self, guint step);
gboolean           acies_game_get_step_forced  (AciesGame *self, guint step, const guint8 **dice, guint *n_dice);

/*
 * Step @step and the one before it are one wish of a player: a face takes them back and puts them back together. Kept with the
 * step while it can be redone (so @step may be an undone one, which follow the standing), but not in records.
 */
void     acies_game_join_step       (AciesGame *self, guint step);
gboolean acies_game_get_step_joined (AciesGame *self, guint step);  /* FALSE for a step that is not known */

/* Undo takes the last action back whole, its dice too. can_undo gives the reason (transfer full, translated) if it is barred. */
gboolean acies_game_can_undo (AciesGame *self, char **reason);
gboolean acies_game_can_redo (AciesGame *self);
gboolean acies_game_undo     (AciesGame *self, GError **error);  /* ACIES_RULE_ERROR_UNDO_BARRED */
gboolean acies_game_redo     (AciesGame *self);

/* Members of the record that was read which this version does not know; they are written back. (nullable) */
JsonObject *acies_game_get_unknown (AciesGame *self);
void        acies_game_set_unknown (AciesGame *self, JsonObject *unknown);

/* Records: an acies-game object. Returns: (transfer full) */
JsonNode *acies_game_to_json (AciesGame *self);

/**
 * acies_game_from_json:
 * @root: an acies-game object
 * @upto: plays only so many actions; -1 for all
 * @problems: (nullable): warnings
 * @error: ACIES_FILE_ERROR; a record that cannot be replayed names the number of the action, and the clause if it is refused
 *
 * Replays a record, checking each action and each hash.
 *
 * Returns: (transfer full) (nullable): the battle as it stood
 */
AciesGame *acies_game_from_json (JsonNode *root, int upto, AciesProblems *problems, GError **error);

/* Number of actions in a record that can be replayed before the first that cannot; all if none. */
guint acies_game_count_good (JsonNode *root);

gboolean   acies_game_save (AciesGame *self, GFile *file, GError **error);
AciesGame *acies_game_load (GFile *file, AciesProblems *problems, GError **error);

G_END_DECLS
