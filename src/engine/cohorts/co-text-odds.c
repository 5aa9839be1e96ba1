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

static char *
note_text (const AciesSetup *setup, const AciesOddsNote *note)
{
  const CoSetup   *own = CO_SETUP (setup);
  const guint      side = (guint) note->side;
  const double     per_cent = 100 * note->chance;
  g_autofree char *who = co_stand_words (own, co_stand (own, side, note->unit));
  g_autofree char *whom = co_stand_words (own, co_stand (own, 1 - side, note->other));

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
    case CO_NOTE_MAY_ANSWER:
      /* Translators: two units, weapons and a percentage. */
      return g_strdup_printf (_ ("%1$s may answer %2$s with %3$s: each roll hits with %4$.0f %%."),
                              who, whom,
                              co_weapon_words ((guint) note->number), per_cent);
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
