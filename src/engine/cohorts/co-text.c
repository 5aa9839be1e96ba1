/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-text.h"

#include <glib/gi18n-lib.h>

#include "engine/cohorts/co-names.h"
#include "engine/cohorts/co-reasons.h"
#include "engine/cohorts/co-victory.h"
#include "engine/cohorts/co-words.h"

#define TENTHS_OF_INCH_UNIT 254.0 /* 1/10 mm in an inch: the numbers of refusals are such */

/* Short enough for a line of a sum. */
static const char *const modifier_words[CO_N_MODIFIERS] = {
  [CO_MOD_CASUALTIES] = NC_ ("modifier", "own casualties"),
  [CO_MOD_COVER] = NC_ ("modifier", "target in cover"),
  [CO_MOD_PUSHED_BACK] = NC_ ("modifier", "pushed back before"),
  [CO_MOD_COMMANDER_DIE] = NC_ ("modifier", "commanders reach the whole line"),
  [CO_MOD_COMMANDER_POINTS] = NC_ ("modifier", "commander near"),
  [CO_MOD_DOWNHILL] = NC_ ("modifier", "downhill"),
  [CO_MOD_WOODS] = NC_ ("modifier", "in a wood"),
  [CO_MOD_BANK] = NC_ ("modifier", "holding a bank"),
  [CO_MOD_FLANK_HELD] = NC_ ("modifier", "striking a flank or rear"),
  [CO_MOD_STRUCK] = NC_ ("modifier", "struck in flank or rear"),
  [CO_MOD_ADJACENT] = NC_ ("modifier", "friend beside it routed"),
  [CO_MOD_STRIKER] = NC_ ("modifier", "the flank it struck held"),
};

static const char *const line_words[CO_N_LINES] = {
  [CO_LINE_FIGURES] = NC_ ("points", "Enemy figures lost"),
  [CO_LINE_WITHDRAWN] = NC_ ("points", "Enemy lost in withdrawing"),
};

static const char *const level_words[CO_N_LEVELS] = {
  [CO_LEVEL_DRAW] = NC_ ("level", "Draw"),
  [CO_LEVEL_VICTORY] = NC_ ("level", "Victory"),
};

static const char *const level_names[CO_N_LEVELS] = {
  [CO_LEVEL_DRAW] = "draw",
  [CO_LEVEL_VICTORY] = "victory",
};

const char *
co_modifier_text (guint name)
{
  g_return_val_if_fail (name < CO_N_MODIFIERS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "modifier", modifier_words[name]);
}

const char *
co_modifier_clause (guint name)
{
  return co_modifier_rule (name);
}

const char *
co_outcome_line_text (guint name)
{
  g_return_val_if_fail (name < CO_N_LINES, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "points", line_words[name]);
}

const char *
co_outcome_level_text (guint level)
{
  g_return_val_if_fail (level < CO_N_LEVELS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "level", level_words[level]);
}

const char *
co_outcome_level_name (guint level)
{
  g_return_val_if_fail (level < CO_N_LEVELS, "");

  return level_names[level];
}

char *
co_payer_text (const AciesSetup *setup, guint side, guint payer)
{
  return g_strdup (CO_SETUP (setup)->sides[side].name);
}

/* ---- Refusals ---- */

const char *
co_refusal_clause (const AciesVerdict *verdict)
{
  return co_reason_rule (verdict->reason);
}

/* The sentences come from a table, so their lengths are filled in by hand: a faulty catalogue
   cannot do harm. */
char *
co_refusal_text (const AciesSetup *setup, const AciesVerdict *verdict)
{
  static const char *const places[] = { "%1$s", "%2$s" };
  const char              *sentence = co_reason_sentence (verdict->reason);
  GString                 *text = g_string_new (g_dpgettext2 (GETTEXT_PACKAGE, "refusal",
                                                              sentence));

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *number = g_strdup_printf ("%.1f", verdict->numbers[i] / TENTHS_OF_INCH_UNIT);

      g_string_replace (text, places[i], number, 0);
    }

  return g_string_free (text, FALSE);
}

/* ---- The end ---- */

static char *
drawn_text (guint reason)
{
  if (reason == CO_END_ARMY_DESTROYED)
    return g_strdup (_ ("It is a draw: neither army has anybody left who stands."));
  if (reason == CO_END_BREAK_SHARE)
    return g_strdup (_ ("It is a draw: both armies have lost the same share, and too much."));

  return g_strdup (_ ("It is a draw: the time is up, and both armies have lost the same share."));
}

char *
co_outcome_text (const AciesSetup *setup, const AciesOutcome *outcome)
{
  const CoSetup *own = CO_SETUP (setup);
  const char    *winner, *loser;

  if (!outcome->over)
    return g_strdup (_ ("The battle is not over yet."));
  if (outcome->winner == ACIES_NO_SIDE)
    return drawn_text (outcome->reason);

  winner = own->sides[outcome->winner].name;
  loser = own->sides[1 - outcome->winner].name;
  switch ((CoEndReason) outcome->reason)
    {
    case CO_END_ARMY_WITHDRAWS:
      /* Translators: two armies; so in the next ones. */
      return g_strdup_printf (_ ("%1$s has won: the army of %2$s withdraws."), winner, loser);
    case CO_END_ARMY_ROUTS:
      return g_strdup_printf (_ ("%1$s has won: the army of %2$s routs."), winner, loser);
    case CO_END_ARMY_DESTROYED:
      return g_strdup_printf (_ ("%1$s has won: nobody of %2$s stands any more."), winner, loser);
    case CO_END_BREAK_SHARE:
      return g_strdup_printf (_ ("%1$s has won: %2$s has lost too large a share of its army."),
                              winner, loser);
    case CO_END_TIME_LIMIT:
      return g_strdup_printf (_ ("%1$s has won: the time is up, and %2$s has lost the larger share."), winner, loser);
    case CO_END_NONE:
    case CO_N_ENDS:
    default:
      return g_strdup_printf (_ ("%1$s has won against %2$s."), winner, loser);
    }
}

/* ---- Decisions ---- */

/* Who was pushed back in the melee that a question is about. (transfer full) */
static char *
pushed_words (const CoSetup *setup, const CoState *state)
{
  const guint side = state->melees[state->current].loser;
  AciesUnits  pushed = 0;

  if (side >= CO_N_SIDES)
    return NULL;

  for (guint unit = 0; unit < setup->sides[side].n_units; unit++)
    if (state->stands[co_stand (setup, side, unit)].pushed_in == state->current + 1)
      pushed |= ACIES_UNIT_BIT (unit);

  return co_stands_words (setup, side, pushed);
}

/* C-EVA-1: who is charged, and by whom. (transfer full) */
static char *
evade_text (const CoSetup *setup, const CoState *state, const char *army)
{
  g_autofree char *who = co_stands_words (setup, state->decider, state->pending.asked);
  g_autofree char *by = NULL;

  if (state->pending.mover == CO_NOBODY)
    return g_strdup_printf (_ ("%s: your skirmishers are charged; evade, or stand."), army);

  by = co_stand_words (setup, state->pending.mover);
  /* Translators: an army, its units that are charged, who charges them. */
  return g_strdup_printf (_ ("%1$s: evade with %2$s, charged by %3$s, or stand."), army, who, by);
}

/* The sentence for what is asked of the army called @army. */
static char *
question_text (const CoSetup *setup, const CoState *state, const char *army)
{
  const gboolean   first = state->phase == CO_PHASE_MOVE_FIRST;
  g_autofree char *pushed = NULL;

  switch ((CoDecisionKind) state->decision)
    {
    case CO_DECIDE_DEPLOY:
      /* Translators: %s is an army; so in the next ones. */
      return g_strdup_printf (_ ("%s: place every unit, then end the deployment."), army);
    case CO_DECIDE_MOVE:
      if (first)
        return g_strdup_printf (_ ("%s: move those who shall shoot after it, or end these moves."),
                                army);
      return g_strdup_printf (_ ("%s: move those who have not moved yet, or end the moves."), army);
    case CO_DECIDE_EVADE:
      return evade_text (setup, state, army);
    case CO_DECIDE_FIRE:
      return g_strdup_printf (_ ("%s: choose shots, or end the shooting."), army);
    case CO_DECIDE_RETURN_FIRE:
      return g_strdup_printf (_ ("%s: answer those who shoot at you, or let it be."), army);
    case CO_DECIDE_VOLLEY:
      return g_strdup_printf (_ ("%s: throw pila at the run, or keep them."), army);
    case CO_DECIDE_MELEE:
      return g_strdup_printf (_ ("%s: choose which melee is fought next."), army);
    case CO_DECIDE_CONFORM:
      pushed = pushed_words (setup, state);
      /* Translators: an army and units; so in the next one. */
      return g_strdup_printf (_ ("%1$s: who else of the line falls back with %2$s?"), army, pushed);
    case CO_DECIDE_FOLLOW:
      pushed = pushed_words (setup, state);
      return g_strdup_printf (_ ("%1$s: follow %2$s, pushed back, or hold."), army, pushed);
    case CO_DECIDE_OVER:
      break;
    }

  g_return_val_if_reached (NULL);
}

char *
co_start_text (const AciesSetup *setup)
{
  const CoSetup *own = CO_SETUP (setup);

  if (own->in_situation)
    return g_strdup (_ ("The battle begins in the midst of a turn."));
  if (own->conditions.free_deployment)
    return g_strdup (_ ("Both armies are set up by their players, one after the other."));

  return g_strdup (_ ("Both armies stand as they stood; the first turn begins."));
}

char *
co_decision_text (const AciesSetup *setup, const AciesState *state)
{
  const CoState *now = CO_STATE (state);

  if (now->phase == CO_PHASE_OVER)
    return g_strdup (_ ("The battle is over."));

  return question_text (CO_SETUP (setup), now, CO_SETUP (setup)->sides[now->decider].name);
}

const char *
co_decision_clause (const AciesSetup *setup, const AciesState *state)
{
  static const char *const clauses[] = {
    [CO_DECIDE_DEPLOY] = "C-DEP-1",
    [CO_DECIDE_MOVE] = "C-SEQ-1",
    [CO_DECIDE_EVADE] = "C-EVA-1",
    [CO_DECIDE_FIRE] = "C-FIR-1",
    [CO_DECIDE_RETURN_FIRE] = "C-FIR-6",
    [CO_DECIDE_VOLLEY] = "C-PIL-4",
    [CO_DECIDE_MELEE] = "C-MEL-1",
    [CO_DECIDE_CONFORM] = "C-MEL-11",
    [CO_DECIDE_FOLLOW] = "C-MEL-12",
    [CO_DECIDE_OVER] = "C-VIC-1",
  };
  const guint decision = CO_STATE (state)->decision;

  g_return_val_if_fail (decision < G_N_ELEMENTS (clauses), NULL);

  return clauses[decision];
}
