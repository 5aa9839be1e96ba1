/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-account.h"
#include "engine/core/acies-action.h"
#include "engine/core/acies-campaign.h"
#include "engine/core/acies-clause.h"
#include "engine/core/acies-decision.h"
#include "engine/core/acies-dice.h"
#include "engine/core/acies-event.h"
#include "engine/core/acies-json.h"
#include "engine/core/acies-odds.h"
#include "engine/core/acies-outcome.h"
#include "engine/core/acies-quick.h"
#include "engine/core/acies-roll.h"
#include "engine/core/acies-roster.h"
#include "engine/core/acies-scene.h"
#include "engine/core/acies-table.h"
#include "engine/core/acies-verdict.h"

G_BEGIN_DECLS

#define ACIES_MAX_START_DICE 24

/* How a battle begins. */
typedef struct
{
  gboolean historical;  /* the scenario's deployment stands; else free deployment. A situation overrides both. */
  guint8   n_dice;      /* dice that fall before those of the generator, up to the first decision */
  guint8   dice[ACIES_MAX_START_DICE];  /* 1-6 */
} AciesStart;

/* A step of a side's turn, for the picture of it; contexts "phase". A table of them ends with a row whose title is NULL. */
typedef struct
{
  const char *title;    /* NC_(): "Orders" */
  const char *text;     /* NC_(): what is done, a few words */
  const char *clause;   /* where it is told in full */
  guint       n_dice;   /* thrown for it, 0 none */
  gboolean    repeats;  /* belongs to what is done again and again, until the side wants no more */
} AciesPhase;

/**
 * AciesRuleset:
 *
 * What a rule system owes the rest of the program. One const struct each, found by acies_ruleset_find().
 *
 * Promises, tested at each step of random battles for every ruleset:
 * - a state is plain data of @state_size bytes that begins with AciesState, without pointers, with no byte left undefined;
 *   copying it copies the battle; equal histories give equal bytes;
 * - unless over, the legal list is not empty, and all of it passes check;
 * - @apply may assume a checked action, draws its dice from the state and nowhere else, and always ends;
 * - every die drawn stands in an event, in the order in which it fell; how many dice an event has does not depend on them;
 * - the same action on a copy gives the same state and events; passing NULL for events changes nothing else;
 * - legal, few, check, apply, evaluate do not allocate when events and verdict are NULL; every function is thread-safe;
 * - an action written as JSON reads back equal.
 * No function here changes @setup, and only @start and @apply change a state.
 */
struct _AciesRuleset
{
  const char        *id;          /* "lost-battles" */
  const char        *name;        /* N_(): "Lost Battles" */
  const char        *source;      /* the book that it retells, as that is called */
  gsize              state_size;  /* bytes */
  const AciesClause *clauses;     /* ends with a row whose number is NULL; event clauses index it */
  const AciesClause *overview;    /* one page for newcomers, read before the clauses; the number is where to read on */
  const AciesPhase  *phases;      /* the turn of a side, for its picture */
  const char        *attacking;   /* the clause at which the rules of attacks begin */
  const AciesClause *chapters;    /* their headings: "6", a title (context "chapter title"), no text; ends likewise */
  const AciesGuide  *guide;       /* (nullable): the first battle of a newcomer */
  const AciesDraft  *draft;       /* (nullable): how scenarios are made; NULL if there is no editor for these rules */
  const AciesTableRules *table;    /* (nullable): played on a free table; NULL if on zones */
  const AciesQuickRules *quick;    /* (nullable): battles made of two lists of troops; NULL if the rules have no such lists */
  const AciesCampaignRules *campaign; /* (nullable): a campaign, whose battles are fought by other rules: files are acies-campaign */
  const char        *score_title; /* (nullable) NC_("score"): what outcomes count: "Losses inflicted"; else victory points */
  const char        *currency;    /* NC_("currency"): what actions cost: "Orders" */
  const char        *envelope_clause; /* (nullable): cited when the frame of a file is broken, or names rules that there are not */
  const char        *sides_clause;    /* (nullable): cited when a file has no sides or far too many */
  const char        *ids_clause;      /* (nullable): cited when the id of a side is malformed or taken; else the envelope's */

  /* Reports every problem of a scenario's ruleset part; root is the whole acies-scenario object. */
  void        (*validate)   (const AciesJsonCursor *root, AciesProblems *problems);
  /* Compiles a valid scenario; NULL (after complaining) if it is not. */
  AciesSetup *(*setup_new)  (const AciesJsonCursor *root, AciesProblems *problems);
  void        (*setup_free) (AciesSetup *setup);

  /* Fills @state (its dice through acies_start_dice()) up to its first decision. */
  void     (*start)    (const AciesSetup *setup, const AciesStart *start, guint64 seed, AciesState *state, AciesEventList *events);
  void     (*decision) (const AciesSetup *setup, const AciesState *state, AciesDecision *decision);
  /* Replaces the contents of @list. */
  void     (*legal)    (const AciesSetup *setup, const AciesState *state, AciesActionList *list);
  /* Replaces the contents of @list by those of the legal actions that a player in a hurry looks at: never none. NULL: by all. */
  void     (*few)      (const AciesSetup *setup, const AciesState *state, AciesActionList *list);
  gboolean (*check)    (const AciesSetup *setup, const AciesState *state, const AciesAction *action, AciesVerdict *verdict);
  void     (*apply)    (const AciesSetup *setup, AciesState *state, const AciesAction *action, AciesEventList *events);
  void     (*outcome)  (const AciesSetup *setup, const AciesState *state, AciesOutcome *outcome);
  /* What has become of the army of @side so far, for a campaign that sent it. NULL: no campaign sends battles to these rules. */
  void     (*fate)     (const AciesSetup *setup, const AciesState *state, int side, AciesFate *fate);

  /* FALSE with a verdict if @action is not an attack or not legal. */
  gboolean (*odds)     (const AciesSetup *setup, const AciesState *state, const AciesAction *action, AciesOdds *odds, AciesVerdict *verdict);
  /* How good the position is for @side, in hundredths of a victory point; of the side's and its enemy's prospects together. */
  gint32   (*evaluate) (const AciesSetup *setup, const AciesState *state, int side);
  void     (*view)     (const AciesSetup *setup, const AciesState *state, const AciesAction *action, AciesActionView *view);
  /* How many of the best free choices of a turn a computer player follows by another one before it takes the first: where units
     move one by one and what one does is worth little until the next is there. 0: each choice is judged alone. */
  guint    n_followed;
  /* Every legal way to begin acting with exactly these units and commanders; FALSE with the best reason if there is none. */
  gboolean (*begin)    (const AciesSetup *setup, const AciesState *state, AciesUnits units, AciesUnits commanders,
                        AciesActionList *list, AciesVerdict *verdict);
  /* The legal placing of a commander in a cell (ACIES_NO_CELL: off the field); FALSE with the reason. NULL if the rules know none. */
  gboolean (*place)    (const AciesSetup *setup, const AciesState *state, guint commander, int cell, AciesAction *action, AciesVerdict *verdict);

  /* Why a chosen group (in the midst of its action: that one) can neither go to @cell nor attack it: the nearest cause; reason 0 if
     there is none. ACIES_NO_CELL: why it can go nowhere. NULL if the rules cannot tell. */
  void     (*why_not)  (const AciesSetup *setup, const AciesState *state, AciesUnits units, AciesUnits commanders, int cell,
                        AciesVerdict *verdict);
  /* The cells, a bit each, whose units bear on those of @side in @cell. NULL if the rules have none. */
  guint64  (*threats)  (const AciesSetup *setup, const AciesState *state, int side, int cell);
  /* Has @payer (a commander's index, or ACIES_PAYER_ARMY) pay for a beginning of @begin as far as he can, the others the rest;
     FALSE if he can pay nothing of it. Without it those pay who come first in this order. NULL if there is but one purse. */
  gboolean (*pay)      (const AciesSetup *setup, const AciesState *state, guint payer, AciesAction *action);

  /* JSON. Readers complain to @problems and return FALSE. Writers build one value (an object) onto @builder. */
  gboolean (*action_read)    (const AciesSetup *setup, const AciesState *state, const AciesJsonCursor *at, AciesAction *action, AciesProblems *problems);
  void     (*action_write)   (const AciesSetup *setup, const AciesState *state, const AciesAction *action, JsonBuilder *builder);
  void     (*decision_write) (const AciesSetup *setup, const AciesState *state, JsonBuilder *builder);
  void     (*state_write)    (const AciesSetup *setup, const AciesState *state, JsonBuilder *builder);
  void     (*events_write)   (const AciesSetup *setup, const AciesEventList *events, JsonBuilder *builder);  /* an array */
  void     (*odds_write)     (const AciesSetup *setup, const AciesOdds *odds, JsonBuilder *builder);
  void     (*check_write)    (const AciesSetup *setup, const AciesState *state, const AciesAction *action, JsonBuilder *builder); /* members of a legal check's answer: "cost" */
  void     (*outcome_write)  (const AciesSetup *setup, const AciesOutcome *outcome, JsonBuilder *builder);

  /* Words: translated whole sentences (transfer full) or phrases. */
  char       *(*decision_text)      (const AciesSetup *setup, const AciesState *state);                             /* "Carthage: choose ..." */
  char       *(*action_text)        (const AciesSetup *setup, const AciesState *state, const AciesAction *action);  /* a button's words */
  /* What a legal action would cost beside its price, one sentence; NULL if nothing.
     @clause: (out): its number. NULL if the rules know of none. */
  char       *(*caution_text)       (const AciesSetup *setup, const AciesState *state, const AciesAction *action, const char **clause);
  /* How a battle begins where the scenario alone says so, one sentence; NULL: there is a choice of deployments, as
     acies_scenario_has_deployment() tells. */
  char       *(*start_text)         (const AciesSetup *setup);
  /* What the button that confirms an attack says: "Shoot". NULL: "Attack". */
  const char *(*attack_text)        (const AciesSetup *setup, const AciesAction *action);
  /* The warning that the phase would end although @n units can still act in it. NULL: in the words of turns. */
  char       *(*idle_text)          (const AciesSetup *setup, const AciesState *state, guint n);
  char       *(*payer_text)         (const AciesSetup *setup, guint side, guint payer);                             /* "Hannibal" */
  char       *(*event_text)         (const AciesSetup *setup, const AciesEvent *event);
  /* What the dice of @event are thrown for, from what is known before they fall: "Attack by ... on ...". */
  char       *(*throw_text)         (const AciesSetup *setup, const AciesEvent *event);
  char       *(*refusal_text)       (const AciesSetup *setup, const AciesVerdict *verdict);
  const char *(*decision_clause)    (const AciesSetup *setup, const AciesState *state);                             /* what tells of it */
  const char *(*refusal_clause)     (const AciesVerdict *verdict);                                                  /* "5.5.3" */
  const char *(*modifier_text)      (guint name);
  const char *(*modifier_clause)    (guint name);
  const char *(*odds_text)          (guint result);                                                                 /* "One hit" */
  /* A note of odds in one sentence (transfer full). NULL if the rules make none. */
  char       *(*odds_note_text)     (const AciesSetup *setup, const AciesOddsNote *note);
  const char *(*outcome_line_text)  (guint name);
  const char *(*outcome_level_text) (guint level);                                                                  /* "Clear victory" */
  char       *(*outcome_text)       (const AciesSetup *setup, const AciesOutcome *outcome);                          /* who won and why, one sentence */
  const char *(*outcome_level_name) (guint level);                                                                  /* wire name */
  guint         n_outcome_levels;
  /* What a side is doing, in one line (for the computer's turn); from @before to @action. */
  char       *(*intent_text)        (const AciesSetup *setup, const AciesState *before, const AciesAction *action);

  AciesScene *(*scene) (const AciesSetup *setup, const AciesState *state);
  /* The scenario's picture before any battle: the historical deployment if there is one. (transfer full) */
  AciesScene *(*scene_preview) (const AciesSetup *setup);
  /* How a figure of the scene came about, in parts (acies_account_new()); @counter: index in the scene's counters. (transfer full)
     NULL if the rules account for nothing. */
  GArray     *(*account) (const AciesSetup *setup, const AciesState *state, AciesAccountKind kind, guint side, guint counter);
  /* The army of @side as a table for people: units by likeness in the scenario's order, then commanders (acies_roster_new()). */
  GArray     *(*roster) (const AciesSetup *setup, guint side);

  /* Luck: what the dice of an event promised before they fell; FALSE for an event whose dice are nobody's luck, or that has none.
   * NULL if the rules know no such dice. */
  guint         n_rolls;  /* purposes of dice, at most ACIES_MAX_ROLL_PURPOSES */
  gboolean    (*roll)             (const AciesSetup *setup, const AciesEvent *event, AciesRoll *roll);
  const char *(*roll_text)        (guint purpose);   /* "Attacks" */
  const char *(*roll_result_text) (guint purpose);   /* what is counted: "hits"; NULL if the number alone counts */
};

/**
 * acies_ruleset_find:
 *
 * Returns: (nullable): the ruleset called @id
 */
const AciesRuleset *acies_ruleset_find (const char *id);

/* All rulesets, ended by NULL. */
const AciesRuleset *const *acies_ruleset_list (void);

/* Seeds the dice of a battle that begins, those handed in with @start before the generator's. @start: (nullable) */
void acies_start_dice (AciesDice *dice, const AciesStart *start, guint64 seed);

/* Sets @error (ACIES_RULE_ERROR_REFUSED) to the words of @verdict. */
void acies_ruleset_set_refusal (const AciesRuleset *ruleset, const AciesSetup *setup, const AciesVerdict *verdict, GError **error);

/* 64-bit FNV-1a of the state's canonical JSON and its generator: the same on every machine. */
guint64 acies_ruleset_hash (const AciesRuleset *ruleset, const AciesSetup *setup, const AciesState *state);

G_END_DECLS
