/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-text.h"

#include <glib/gi18n-lib.h>

#include "engine/core/acies-words.h"
#include "engine/cohorts/co-apply.h"
#include "engine/cohorts/co-words.h"
#include "engine/tabletop/tt-base.h"

static const char *const odds_words[CO_N_ODDS] = {
  [CO_ODDS_DESTROYED] = NC_ ("odds", "Own line destroyed"),
  [CO_ODDS_ROUT] = NC_ ("odds", "Own line routs"),
  [CO_ODDS_PUSH_BACK] = NC_ ("odds", "Own line pushed back"),
  [CO_ODDS_STAY] = NC_ ("odds", "Beaten, but stays"),
  [CO_ODDS_DRAWN] = NC_ ("odds", "Drawn"),
  [CO_ODDS_OTHER_STAYS] = NC_ ("odds", "Enemy beaten, but stays"),
  [CO_ODDS_OTHER_PUSHED] = NC_ ("odds", "Enemy pushed back"),
  [CO_ODDS_OTHER_ROUTS] = NC_ ("odds", "Enemy routs"),
  [CO_ODDS_OTHER_DESTROYED] = NC_ ("odds", "Enemy destroyed"),
  [CO_ODDS_MISS] = NC_ ("odds", "Miss"),
  [CO_ODDS_HIT] = NC_ ("odds", "One figure hit"),
  [CO_ODDS_CREW] = NC_ ("odds", "One of the crew hit"),
  [CO_ODDS_ELEPHANT_ROUTS] = NC_ ("odds", "Elephants rout"),
  [CO_ODDS_SHOT_DESTROYS] = NC_ ("odds", "Chariots destroyed"),
  [CO_ODDS_KILLED] = NC_ ("odds", "Elephants killed"),
  [CO_ODDS_PARTED] = NC_ ("odds", "No melee follows"),
};

const char *
co_odds_text (guint result)
{
  g_return_val_if_fail (result < CO_N_ODDS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "odds", odds_words[result]);
}

static char *
contact_text (guint arc, const char *who, const char *whom)
{
  switch ((TtArc) arc)
    {
    case TT_ARC_FRONT:
      /* Translators: two units; so in the next ones. */
      return g_strdup_printf (_ ("%1$s meets the front of %2$s."), who, whom);
    case TT_ARC_FLANK:
      return g_strdup_printf (_ ("%1$s strikes %2$s in the flank."), who, whom);
    case TT_ARC_REAR:
      return g_strdup_printf (_ ("%1$s strikes %2$s in the rear."), who, whom);
    }

  g_return_val_if_reached (NULL);
}

/* C-MEL-4: whose count is taken from the die. */
static char *
least_pushed_text (const AciesOddsNote *note, const char *who)
{
  const gulong n = acies_units_count (note->units);

  if (note->number == 0)
    /* Translators: units; so in the next ones. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "%s is fresh: nothing is taken from the die of its line.",
                                         "%s are fresh: nothing is taken from the die of their line.",
                                         n),
                            who);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%1$s was pushed back least of its line: %2$d off its die.",
                                       "%1$s were pushed back least of their line: %2$d off its die.",
                                       n),
                          who, note->number);
}

/* C-MEL-14, C-MEL-4 */
static char *
pushed_text (const AciesOddsNote *note, const char *who)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%1$s must reorganise, and until then %2$d is taken off its die.",
                                       "%1$s must reorganise, and until then %2$d is taken off their die.",
                                       (gulong) acies_units_count (note->units)),
                          who, note->number);
}

/* C-PIL-1: both rolls are thrown at once, each with the same chance. */
static char *
two_rolls_text (const AciesOddsNote *note, const char *who, const char *whom)
{
  const double hit = note->chance, miss = 1 - hit;
  const double none = 100 * miss * miss, one = 200 * hit * miss, two = 100 * hit * hit;

  if (note->name == CO_NOTE_TWO_ROLLS)
    /* Translators: percentages. */
    return g_strdup_printf (_ ("Two rolls: neither hits %1$.0f %%, one %2$.0f %%, both %3$.0f %%."),
                            none, one, two);

  /* Translators: two units and percentages. */
  return g_strdup_printf (_ ("%1$s may throw pila at %2$s, two rolls: neither hits %3$.0f %%, one %4$.0f %%, both %5$.0f %%."),
                          who, whom, none, one, two);
}

/* Of a line in a melee: what it lacks, what it pays. */
static char *
line_text (const CoSetup *setup, const AciesOddsNote *note)
{
  g_autofree char *who = co_stands_words (setup, (guint) note->side, note->units);
  const gulong     number = (gulong) MAX (note->number, 0);

  switch ((CoNoteName) note->name)
    {
    case CO_NOTE_LEAST_PUSHED:
      return least_pushed_text (note, who);
    case CO_NOTE_OUT_OF_REACH:
      return g_strdup_printf (_ ("No commander reaches %s: none adds to the die."), who);
    case CO_NOTE_FREE:
      return g_strdup_printf (_ ("Free beside the line: %s."), who);
    case CO_NOTE_PAYS_BEATEN:
      /* Translators: points, units; so in the next one. */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "%2$s would lose %1$lu point if beaten.",
                                           "%2$s would lose %1$lu points if beaten.", number),
                              number, who);
    case CO_NOTE_PAYS_WINNING:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "%2$s would lose %1$lu point in winning.",
                                           "%2$s would lose %1$lu points in winning.", number),
                              number, who);
    case CO_NOTE_X_BEFORE:
      return g_strdup_printf (_ ("Without the relief: %d off the die."), note->number);
    case CO_NOTE_STACKED:
      return g_strdup_printf (_ ("Stacked behind the line: %s."), who);
    case CO_NOTE_PUSHED:
      return pushed_text (note, who);
    case CO_NOTE_FREED:
      return g_strdup_printf (_ ("Free to move again: %s."), who);
    case CO_NOTE_MAY_THROW:
    case CO_NOTE_TWO_ROLLS:
    case CO_NOTE_CONTACT:
    case CO_NOTE_MAY_EVADE:
    case CO_NOTE_ELEPHANT_TEST:
    case CO_NOTE_FLANK_TEST:
    case CO_NOTE_MAY_ANSWER:
    case CO_N_NOTES:
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}

static char *
note_text (const AciesSetup *setup, const AciesOddsNote *note)
{
  const CoSetup   *own = CO_SETUP (setup);
  const guint      side = (guint) note->side;
  const double     per_cent = 100 * note->chance;
  g_autofree char *who = co_stands_words (own, side, note->units);
  g_autofree char *whom = NULL;

  if (note->other == CO_NOBODY)
    return line_text (own, note);

  whom = co_stand_words (own, co_stand (own, 1 - side, note->other));
  switch ((CoNoteName) note->name)
    {
    case CO_NOTE_CONTACT:
      return contact_text ((guint) note->number, who, whom);
    case CO_NOTE_MAY_EVADE:
      /* Translators: two units; so in the next ones, with what two dice must reach and a percentage. */
      return g_strdup_printf (_ ("%1$s may evade %2$s by up to 3 inches."), who, whom);
    case CO_NOTE_ELEPHANT_TEST:
      return g_strdup_printf (_ ("%1$s panics before %2$s at %3$d or more: %4$.0f %%."), who, whom,
                              note->number, per_cent);
    case CO_NOTE_FLANK_TEST:
      return g_strdup_printf (_ ("%1$s, struck by %2$s, routs at %3$d or more: %4$.0f %%."), who,
                              whom, note->number,
                              per_cent);
    case CO_NOTE_MAY_THROW:
    case CO_NOTE_TWO_ROLLS:
      return two_rolls_text (note, who, whom);
    case CO_NOTE_MAY_ANSWER:
      if (note->number == CO_PILA)
        return two_rolls_text (note, who, whom);
      /* Translators: two units, weapons and a percentage. */
      return g_strdup_printf (_ ("%1$s may answer %2$s with %3$s: each roll hits with %4$.0f %%."),
                              who, whom,
                              co_weapon_words ((guint) note->number), per_cent);
    case CO_NOTE_LEAST_PUSHED:
    case CO_NOTE_OUT_OF_REACH:
    case CO_NOTE_FREE:
    case CO_NOTE_PAYS_BEATEN:
    case CO_NOTE_PAYS_WINNING:
    case CO_NOTE_X_BEFORE:
    case CO_NOTE_STACKED:
    case CO_NOTE_PUSHED:
    case CO_NOTE_FREED:
    case CO_N_NOTES:
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}

/* Units without a name of their own are called by their kind, in small letters. */
char *
co_odds_note_text (const AciesSetup *setup, const AciesOddsNote *note)
{
  return acies_words_capitalise (note_text (setup, note));
}
