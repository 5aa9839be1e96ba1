/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-text.h"

#include <glib/gi18n-lib.h>

#include "engine/lost-battles/lb-events.h"
#include "engine/lost-battles/lb-names.h"
#include "engine/lost-battles/lb-text-parts.h"

static const char *const odds_words[LB_N_ODDS] = {
  [LB_ODDS_MISS] = NC_ ("odds", "No hit"),
  [LB_ODDS_ONE_HIT] = NC_ ("odds", "One hit"),
  [LB_ODDS_TWO_HITS] = NC_ ("odds", "Two hits"),
};

static const char *const level_words[LB_N_LEVELS] = {
  [LB_LEVEL_DRAW] = NC_ ("level", "Draw"),
  [LB_LEVEL_PYRRHIC] = NC_ ("level", "Pyrrhic victory"),
  [LB_LEVEL_CLEAR] = NC_ ("level", "Clear victory"),
  [LB_LEVEL_MAJOR] = NC_ ("level", "Major victory"),
  [LB_LEVEL_STRATEGIC] = NC_ ("level", "Strategic victory"),
  [LB_LEVEL_OVERWHELMING] = NC_ ("level", "Overwhelming victory"),
};

static const char *const line_words[LB_N_LINES] = {
  [LB_LINE_LOSSES] = NC_ ("points", "Enemy units disordered, withdrawn or fled, commanders lost"),
  [LB_LINE_FLED] = NC_ ("points", "Enemy units that fled"),
  [LB_LINE_SHATTERED] = NC_ ("points", "Enemy units shattered, commanders killed"),
  [LB_LINE_CAMP] = NC_ ("points", "Enemy camp captured"),
  [LB_LINE_FATIGUED] = NC_ ("points", "Own army fatigued"),
  [LB_LINE_SURPRISED] = NC_ ("points", "Own army surprised"),
  [LB_LINE_HANDICAP] = NC_ ("points", "Own army weaker at the start"),
};

const char *
lb_odds_text (guint result)
{
  g_return_val_if_fail (result < LB_N_ODDS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "odds", odds_words[result]);
}

const char *
lb_outcome_line_text (guint name)
{
  g_return_val_if_fail (name < LB_N_LINES, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "points", line_words[name]);
}

const char *
lb_outcome_level_text (guint level)
{
  g_return_val_if_fail (level < LB_N_LEVELS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "level", level_words[level]);
}

const char *
lb_outcome_level_name (guint level)
{
  return acies_name_of (lb_level_names, (int) level);
}

/* Translators: in these sentences %1$s is the name of an army, %2$u a number of points. */
static char *
victory_text (const char *army, guint level, guint margin)
{
  switch ((LbLevel) level)
    {
    case LB_LEVEL_PYRRHIC:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s has won a Pyrrhic victory by %2$u point.",
                                           "%1$s has won a Pyrrhic victory by %2$u points.", margin),
                              army, margin);

    case LB_LEVEL_CLEAR:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s has won a clear victory by %2$u point.",
                                           "%1$s has won a clear victory by %2$u points.", margin),
                              army, margin);

    case LB_LEVEL_MAJOR:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s has won a major victory by %2$u point.",
                                           "%1$s has won a major victory by %2$u points.", margin),
                              army, margin);

    case LB_LEVEL_STRATEGIC:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s has won a strategic victory by %2$u point.",
                                           "%1$s has won a strategic victory by %2$u points.", margin),
                              army, margin);

    case LB_LEVEL_OVERWHELMING:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s has won an overwhelming victory by %2$u point.",
                                           "%1$s has won an overwhelming victory by %2$u points.", margin),
                              army, margin);

    case LB_LEVEL_DRAW:
    case LB_N_LEVELS:
      break;
    }

  g_return_val_if_reached (NULL);
}

char *
lb_result_text (const LbSetup *setup, int winner, guint level, guint margin)
{
  if (winner == ACIES_NO_SIDE)
    return g_strdup (_("It is a draw."));

  return victory_text (setup->sides[winner].name, level, margin);
}

char *
lb_outcome_text (const AciesSetup *setup, const AciesOutcome *outcome)
{
  g_autofree char *result = NULL;

  if (!outcome->over)
    return g_strdup (_("The battle is not over yet."));

  result = lb_result_text (LB_SETUP (setup), outcome->winner, outcome->level,
                           (guint) outcome->margin);
  if (outcome->reason == LB_END_TURNS)
    /* Translators: %s is a whole sentence: "Rome has won a clear victory by 31 points." */
    return g_strdup_printf (_("%s The battle ended with its last turn."), result);

  return g_strdup_printf (_("%s The battle ended because an army was broken."), result);
}
