/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-text.h"

#include <glib/gi18n-lib.h>

#include "engine/dba/dba-deploy.h"
#include "engine/dba/dba-names.h"
#include "engine/dba/dba-reasons.h"
#include "engine/dba/dba-sequence.h"
#include "engine/dba/dba-words.h"

/* Short enough for a line of a sum. */
static const char *const modifier_words[DBA_N_FACTORS] = {
  [DBA_FACTOR_BASIC] = NC_ ("modifier", "these troops against such an enemy"),
  [DBA_FACTOR_GENERAL] = NC_ ("modifier", "the general"),
  [DBA_FACTOR_CAMP] = NC_ ("modifier", "holding a camp"),
  [DBA_FACTOR_UPHILL] = NC_ ("modifier", "uphill"),
  [DBA_FACTOR_BANK] = NC_ ("modifier", "holding a river bank"),
  [DBA_FACTOR_SUPPORT_PIKES] = NC_ ("modifier", "pikes behind"),
  [DBA_FACTOR_SUPPORT_PSILOI] = NC_ ("modifier", "psiloi behind"),
  [DBA_FACTOR_SUPPORT_WARBAND] = NC_ ("modifier", "warband behind"),
  [DBA_FACTOR_SUPPORT_SPEARS] = NC_ ("modifier", "spears behind"),
  [DBA_FACTOR_OVERLAP_LEFT] = NC_ ("modifier", "left flank overlapped"),
  [DBA_FACTOR_OVERLAP_RIGHT] = NC_ ("modifier", "right flank overlapped"),
  [DBA_FACTOR_FLANKED] = NC_ ("modifier", "enemy on flank or rear"),
  [DBA_FACTOR_BAD_GOING] = NC_ ("modifier", "bad going"),
  [DBA_FACTOR_AIDED] = NC_ ("modifier", "one more shooter"),
  [DBA_FACTOR_DISADVANTAGE] = NC_ ("modifier", "worse of two alike"),
};

/* By a's result + 4 * b's. */
static const char *const odds_words[4 * DBA_IS_DESTROYED + DBA_IS_DESTROYED + 1] = {
  [DBA_STANDS] = NC_ ("odds", "Both stand"),
  [DBA_RECOILS] = NC_ ("odds", "Own element recoils"),
  [DBA_FLEES] = NC_ ("odds", "Own element flees"),
  [DBA_IS_DESTROYED] = NC_ ("odds", "Own element destroyed"),
  [4 *
    DBA_RECOILS] = NC_ ("odds", "Enemy recoils"),
  [4 *
    DBA_FLEES] = NC_ ("odds", "Enemy flees"),
  [4 *
    DBA_IS_DESTROYED] = NC_ ("odds", "Enemy destroyed"),
};

static const char *const line_words[DBA_N_LINES] = {
  [DBA_LINE_ELEMENTS] = NC_ ("points", "Enemy elements destroyed or off the board"),
  [DBA_LINE_CAMP] = NC_ ("points", "Enemy camp held"),
};

static const char *const level_words[DBA_N_LEVELS] = {
  [DBA_LEVEL_DRAW] = NC_ ("level", "Draw"),
  [DBA_LEVEL_VICTORY] = NC_ ("level", "Victory"),
};

static const char *const level_names[DBA_N_LEVELS] = {
  [DBA_LEVEL_DRAW] = "draw",
  [DBA_LEVEL_VICTORY] = "victory",
};

const char *
dba_modifier_text (guint name)
{
  g_return_val_if_fail (name < DBA_N_FACTORS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "modifier", modifier_words[name]);
}

const char *
dba_modifier_clause (guint name)
{
  return dba_factor_rule (name);
}

const char *
dba_odds_text (guint result)
{
  g_return_val_if_fail (result < G_N_ELEMENTS (odds_words) && odds_words[result] != NULL, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "odds", odds_words[result]);
}

const char *
dba_outcome_line_text (guint name)
{
  g_return_val_if_fail (name < DBA_N_LINES, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "points", line_words[name]);
}

const char *
dba_outcome_level_text (guint level)
{
  g_return_val_if_fail (level < DBA_N_LEVELS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "level", level_words[level]);
}

const char *
dba_outcome_level_name (guint level)
{
  g_return_val_if_fail (level < DBA_N_LEVELS, "");

  return level_names[level];
}

const char *
dba_refusal_clause (const AciesVerdict *verdict)
{
  return dba_reason_rule (verdict->reason);
}

/* The sentences come from a table, so their lengths are filled in by hand: a faulty catalogue cannot do harm. */
char *
dba_refusal_text (const AciesSetup *setup, const AciesVerdict *verdict)
{
  static const char *const places[] = { "%1$s", "%2$s" };
  GString                 *text = g_string_new (g_dpgettext2 (GETTEXT_PACKAGE, "refusal", dba_reason_sentence (verdict->reason)));

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *number = g_strdup_printf ("%.1f", verdict->numbers[i] / 10.0);

      g_string_replace (text, places[i], number, 0);
    }

  return g_string_free (text, FALSE);
}

char *
dba_payer_text (const AciesSetup *setup, guint side, guint payer)
{
  return g_strdup (DBA_SETUP (setup)->sides[side].name);
}

char *
dba_outcome_text (const AciesSetup *setup, const AciesOutcome *outcome)
{
  const DbaSetup *own = DBA_SETUP (setup);

  if (!outcome->over)
    return g_strdup (_ ("The battle is not over yet."));
  if (outcome->winner == ACIES_NO_SIDE)
    return g_strdup (_ ("It is a draw: the last bound is over, and nobody has won."));
  if (outcome->reason == DBA_END_GENERAL)
    /* Translators: two armies; so in the next one. */
    return g_strdup_printf (_ ("%1$s has won: the general of %2$s is lost."), own->sides[outcome->winner].name,
                            own->sides[1 - outcome->winner].name);

  return g_strdup_printf (_ ("%1$s has won: %2$s has lost too many elements."), own->sides[outcome->winner].name,
                          own->sides[1 - outcome->winner].name);
}

/* D-SET-2, D-SET-3 */
static char *
edges_question (const DbaState *state, const char *army)
{
  /* Translators: an army; "the northern edge" and the like. */
  return g_strdup_printf (_ ("%1$s: a die will give your base edge. 1 to 4 are the edges clockwise from %2$s; choose the two "
                             "neighbours that 5 and 6 stand for."),
                          army, dba_edge_words (state->first_edge));
}

/* D-SET-5, D-SET-8 */
static char *
edge_question (const DbaState *state, const char *army, gboolean camp)
{
  const char *edge = dba_edge_words (state->edges[dba_deploy_side (state)]);

  if (camp)
    /* Translators: an army; "the northern edge" and the like; so in the next one. */
    return g_strdup_printf (_ ("%1$s: your base edge is %2$s; place the camp there."), army, edge);

  return g_strdup_printf (_ ("%1$s: your base edge is %2$s; deploy the army within 600 paces (150 mm) of it."), army,
                          edge);
}

/* The sentence for what is asked of the army called @army, who has @left points. */
static char *
question_text (const DbaState *state, guint kind, const char *army, guint left)
{
  switch ((DbaDecisionKind)kind)
    {
    case DBA_DECIDE_BEGIN:
      /* Translators: %s is an army; so in the next ones. */
      return g_strdup_printf (_ ("%s: throw the dice for the ground and the base edges."), army);
    case DBA_DECIDE_CHOOSE_TERRAIN:
      return g_strdup_printf (_ ("%s: choose the board, and which edge is number 1 when the enemy throws for his."), army);
    case DBA_DECIDE_ASSIGN_EDGES:
      return edges_question (state, army);
    case DBA_DECIDE_PLACE_CAMP:
    case DBA_DECIDE_DEPLOY:
      return edge_question (state, army, kind == DBA_DECIDE_PLACE_CAMP);
    case DBA_DECIDE_MOVE:
      if (left == 0)
        return g_strdup_printf (_ ("%s: no movement points are left; end the moves."), army);
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u movement point left; move, or end the moves.",
                                           "%1$s: %2$u movement points left; move, or end the moves.", left),
                              army, left);
    case DBA_DECIDE_SHOOT:
      return g_strdup_printf (_ ("%s: choose a shot, or end the shooting."), army);
    case DBA_DECIDE_FIGHT:
      return g_strdup_printf (_ ("%s: choose which fight comes next."), army);
    case DBA_DECIDE_OVER:
      break;
    }

  g_return_val_if_reached (NULL);
}

char *
dba_decision_text (const AciesSetup *setup, const AciesState *state)
{
  AciesDecision decision;

  dba_decision (setup, state, &decision);
  if (decision.over)
    return g_strdup (_ ("The battle is over."));

  return question_text (DBA_STATE (state), decision.kind,
                        DBA_SETUP (setup)->sides[decision.side].name, DBA_STATE (state)->left);
}

const char *
dba_decision_clause (const AciesSetup *setup, const AciesState *state)
{
  static const char *const clauses[] = {
    [DBA_DECIDE_BEGIN] = "D-SET-1",
    [DBA_DECIDE_CHOOSE_TERRAIN] = "D-SET-2",
    [DBA_DECIDE_ASSIGN_EDGES] = "D-SET-3",
    [DBA_DECIDE_PLACE_CAMP] = "D-SET-8",
    [DBA_DECIDE_DEPLOY] = "D-SET-4",
    [DBA_DECIDE_MOVE] = "D-MOV-1",
    [DBA_DECIDE_SHOOT] = "D-SHO-4",
    [DBA_DECIDE_FIGHT] = "D-SEQ-4",
    [DBA_DECIDE_OVER] = "D-VIC-1",
  };
  AciesDecision decision;

  dba_decision (setup, state, &decision);
  g_return_val_if_fail (decision.kind < G_N_ELEMENTS (clauses), NULL);

  return clauses[decision.kind];
}

/* 3.1, R20 */
char *
dba_start_text (const AciesSetup *setup)
{
  const DbaSetup *own = DBA_SETUP (setup);

  if (own->in_situation)
    return g_strdup (_ ("The battle begins in the midst of a bound."));
  if (own->has_elements)
    return g_strdup (_ ("Both armies stand as they stood; the first bound begins."));
  if (own->historical)
    return g_strdup (_ ("Each army deploys at the edge from which it came."));

  return g_strdup (_ ("Dice tell who chooses the ground and from which edges the armies come; then they deploy."));
}
