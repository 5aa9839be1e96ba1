/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-text-fights.h"

#include <glib/gi18n-lib.h>

#include "engine/cohorts/co-clauses.h"
#include "engine/cohorts/co-events.h"
#include "engine/cohorts/co-odds-parts.h"
#include "engine/cohorts/co-text.h"
#include "engine/cohorts/co-troops.h"
#include "engine/cohorts/co-words.h"

#define LAST_PUSH_BACK 9 /* C-MEL-8: of two dice */

/* ---- Sums of events ---- */

static int
total (const AciesEvent *event)
{
  int sum = 0;

  for (guint i = 0; i < event->n_dice; i++)
    sum += event->dice[i];

  return sum;
}

static int
modifiers (const AciesEvent *event, guint first, guint last)
{
  int sum = 0;

  for (guint i = first; i < last; i++)
    sum += event->modifiers[i].value;

  return sum;
}

int
co_event_die (const AciesEvent *event, gboolean active)
{
  const guint n_own = (guint) CLAMP (event->other_cell, 0, event->n_modifiers);
  const int   sum = modifiers (event, active ? 0 : n_own, active ? n_own : event->n_modifiers);

  g_return_val_if_fail (event->n_dice == 2, 0);

  return MAX (event->dice[active ? 0 : 1] + sum, 0);
}

/* ---- Shots ---- */

/* A shot whose dice count as they fell; javelins and pila are thrown. */
static char *
plain_aim (guint weapon, const char *who, const char *whom, int score)
{
  if (weapon == CO_JAVELIN || weapon == CO_PILA)
    /* Translators: a unit, one of the enemy, weapons ("pila"), the sum of two dice; so in the next one. */
    return g_strdup_printf (_ ("%1$s threw %3$s at %2$s: %4$d."), who, whom, co_weapon_words (weapon), score);

  return g_strdup_printf (_ ("%1$s shot at %2$s with %3$s: %4$d."), who, whom, co_weapon_words (weapon), score);
}

static char *
aim_sentence (const AciesEvent *event, const char *who, const char *whom)
{
  const guint weapon = (guint) event->args[1];
  const int   sum = modifiers (event, 0, event->n_modifiers);
  const int   dice = total (event), score = event->args[2];

  if (sum == 0)
    return plain_aim (weapon, who, whom, score);
  if (weapon == CO_JAVELIN || weapon == CO_PILA)
    /* Translators: a unit, one of the enemy, weapons ("pila"), two dice, modifiers with their sign, both together;
       so in the next one. */
    return g_strdup_printf (_ ("%1$s threw %3$s at %2$s: %4$d and %5$+d make %6$d."), who, whom,
                            co_weapon_words (weapon), dice, sum, score);

  return g_strdup_printf (_ ("%1$s shot at %2$s with %3$s: %4$d and %5$+d make %6$d."), who, whom,
                          co_weapon_words (weapon), dice, sum, score);
}

/* C-FIR-8: foot and horse are hit from a number on; what becomes of others is told as it is. */
static char *
shot_result (guint outcome, guint least)
{
  switch ((CoShotOutcome) outcome)
    {
    case CO_SHOT_HIT:
      /* Translators: %u is the sum of two dice; so in the next one. */
      return g_strdup_printf (_ ("A hit, from %u on."), least);
    case CO_SHOT_CREW:
      return g_strdup (_ ("One of the crew is hit."));
    case CO_SHOT_ROUT:
      return g_strdup (_ ("The elephants turn and rout."));
    case CO_SHOT_DESTROYED:
      return g_strdup (_ ("The chariots are destroyed."));
    case CO_SHOT_KILLED:
      return g_strdup (_ ("The elephants are killed."));
    case CO_SHOT_MISS:
    case CO_N_SHOT_OUTCOMES:
      break;
    }

  return g_strdup_printf (_ ("A miss: %u is needed."), least);
}

static char *
shot_text (const CoSetup *setup, const AciesEvent *event, const char *who)
{
  g_autofree char  *whom = co_stand_words (setup, (guint) event->args[0]);
  g_autofree char  *aim = aim_sentence (event, who, whom);
  const CoUnitSpec *target = &setup->units[event->args[0]];
  g_autofree char  *result = shot_result ((guint) event->args[3], (guint) co_least_score (target));

  return g_strconcat (aim, " ", result, NULL);
}

static char *
casualties_text (const CoSetup *setup, const AciesEvent *event, const char *who)
{
  const guint figures = (guint) event->args[0];
  const guint g = co_stand (setup, (guint) event->side, acies_units_first (event->units));

  if (co_is_model (&setup->units[g]))
    /* Translators: chariots or elephants, and how many. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s lost %2$u of the crew.",
                                         "%1$s lost %2$u of the crew.",
                                         figures),
                            who, figures);

  /* Translators: a unit and how many. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s lost %2$u figure.",
                                       "%1$s lost %2$u figures.", figures), who,
                          figures);
}

/* ---- Melees ---- */

static char *
melee_text (const CoSetup *setup, const AciesEvent *event, const char *who)
{
  const guint      side = (guint) event->side, other = 1 - side;
  const char      *own = setup->sides[side].name, *enemy = setup->sides[other].name;
  const int        die = co_event_die (event, TRUE), other_die = co_event_die (event, FALSE);
  g_autofree char *sums = NULL;
  g_autofree char *result = NULL;

  /* Translators: units that fight; then of each army the die with what changes it, its points, and their product. */
  sums = g_strdup_printf (_ ("Melee of %1$s: %2$s %3$d × %4$d points = %5$d, %6$s %7$d × %8$d points = %9$d."), who,
                          own, die, event->args[1 + side], event->args[3 + side],
                          enemy, other_die, event->args[1 + other], event->args[3 + other]);
  if (event->args[5] == 0)
    result = g_strdup (_ ("Neither has the better of it."));
  else
    /* Translators: %s is an army. */
    result = g_strdup_printf (_ ("%s has the better of it."),
                              setup->sides[event->args[5] - 1].name);

  return g_strconcat (sums, " ", result, NULL);
}

static char *
losses_text (const AciesEvent *event, const char *army, const char *who)
{
  const guint points = (guint) event->args[2];

  if (points == 0)
    /* Translators: %s is an army. */
    return g_strdup_printf (_ ("%s lost nobody."), army);

  /* Translators: an army, the points of the figures that it lost, the units that lost them. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s lost figures worth %2$u point: %3$s.",
                                       "%1$s lost figures worth %2$u points: %3$s.", points),
                          army, points, who);
}

/* C-MEL-8, C-MEL-16 */
static const char *
loser_result (guint result, int thrown)
{
  switch ((CoResult) result)
    {
    case CO_RESULT_STAY:
      return _ ("Up to 6 it stays.");
    case CO_RESULT_PUSH_BACK:
      return _ ("From 7 to 9 it is pushed back.");
    case CO_RESULT_ROUT:
      return thrown > LAST_PUSH_BACK ? _ ("At 10 or more it routs.")
                                     : _ ("Pushed back a third time, it routs.");
    case CO_RESULT_NONE:
    case CO_RESULT_DRAWN:
    case CO_RESULT_DESTROYED:
    case CO_N_RESULTS:
      break;
    }

  return _ ("Nobody is left.");
}

static char *
loser_text (const AciesEvent *event, const char *army)
{
  g_autofree char *throw = NULL;
  guint            result = (guint) event->args[1];

  if (event->kind == CO_EVENT_QUARTER)
    {
      result = (guint) event->args[3];
      /* Translators: an army, stands gone, stands before, the sum of two dice. */
      throw = g_strdup_printf (_ ("The line of %1$s gave way, %2$d of %3$d stands being gone; the rest threw %4$d."),
                               army, event->args[1], event->args[2], total (event));
    }
  else
    /* Translators: an army, the sum of two dice. */
    throw = g_strdup_printf (_ ("The line of %1$s, beaten, threw %2$d."), army, total (event));

  return g_strconcat (throw, " ", loser_result (result, total (event)), NULL);
}

/* ---- Morale ---- */

static char *
morale_text (const AciesEvent *event, const char *who)
{
  const int        sum = modifiers (event, 0, event->n_modifiers);
  g_autofree char *throw = NULL;

  if (sum == 0)
    /* Translators: a unit, the sum of two dice, what would make it rout. */
    throw = g_strdup_printf (_ ("%1$s tested its morale: %2$d, where %3$d or more rout."), who,
                             total (event), event->args[0]);
  else
    /* Translators: a unit, the sum of two dice, modifiers with their sign, both together, what
       would make it rout. */
    throw = g_strdup_printf (_ ("%1$s tested its morale: %2$d and %3$+d make %4$d, where %5$d or "
                                "more rout."), who,
                             total (event), sum, total (event) + sum, event->args[0]);

  return g_strconcat (throw, " ", event->args[1] != 0 ? _ ("It routs.") : _ ("It holds."), NULL);
}

static char *
rally_text (const AciesEvent *event, const char *who)
{
  if (event->args[1] != 0)
    /* Translators: a unit, the sum of two dice, the number needed; so in the next one. */
    return g_strdup_printf (_ ("%1$s threw %2$d, needing %3$d, and begins to rally."), who,
                            total (event), event->args[0]);

  return g_strdup_printf (_ ("%1$s threw %2$d, needing %3$d, and did not rally."), who,
                          total (event), event->args[0]);
}

/* C-ELE-6: horse that is charged; C-ELE-7: horse that charges. */
static char *
refused_text (const CoSetup *setup, const AciesEvent *event, const char *who)
{
  g_autofree char *elephants = co_stand_words (setup, (guint) event->args[0]);

  if (event->args[1] == 0)
    /* Translators: horsemen, the sum of two dice, elephants; so in the next ones. */
    return g_strdup_printf (_ ("The horses of %1$s threw %2$d and stood the sight of %3$s."), who,
                            total (event), elephants);
  if (event->clause == co_clause ("C-ELE-6"))
    return g_strdup_printf (_ ("The horses of %1$s threw %2$d and bolted before %3$s."), who,
                            total (event), elephants);

  return g_strdup_printf (_ ("The horses of %1$s threw %2$d and refused to meet %3$s."), who,
                          total (event), elephants);
}

static char *
army_morale_text (const AciesEvent *event, const char *army)
{
  g_autofree char *throw = NULL;

  if (event->args[1] == 0)
    {
      /* Translators: an army, the sum of two dice, the number that makes it rout. */
      throw = g_strdup_printf (_ ("%1$s, which has lost more, threw %2$d, where the army routs at "
                                  "%3$d or more."), army,
                               total (event), event->args[0]);
      return g_strconcat (throw, " ", event->args[2] != 0 ? _ ("It routs.") : _ ("It holds."),
                          NULL);
    }

  /* Translators: an army, a percentage, the sum of two dice, the number that makes it withdraw. */
  throw = g_strdup_printf (_ ("%1$s, having lost %2$d %% first, threw %3$d, where the army "
                              "withdraws at %4$d or more."), army,
                           event->args[1], total (event), event->args[0]);

  return g_strconcat (throw, " ", event->args[2] != 0 ? _ ("It withdraws.") : _ ("It holds."),
                      NULL);
}

char *
co_fight_text (const CoSetup *setup, const AciesEvent *event, const char *who)
{
  const char *army = event->side != ACIES_NO_SIDE ? setup->sides[event->side].name : "";

  switch (event->kind)
    {
    case CO_EVENT_SHOT:
      return shot_text (setup, event, who);
    case CO_EVENT_VOLLEY:
      /* Translators: %s are units. */
      return g_strdup_printf (_ ("Pila at the run: %s."), who);
    case CO_EVENT_CASUALTIES:
      return casualties_text (setup, event, who);
    case CO_EVENT_MELEE:
      return melee_text (setup, event, who);
    case CO_EVENT_MELEE_LOSSES:
      return losses_text (event, army, who);
    case CO_EVENT_LOSER:
    case CO_EVENT_QUARTER:
      return loser_text (event, army);
    case CO_EVENT_MORALE:
      return morale_text (event, who);
    case CO_EVENT_RALLY:
      return rally_text (event, who);
    case CO_EVENT_REFUSED:
      return refused_text (setup, event, who);
    case CO_EVENT_ARMY_MORALE:
      return army_morale_text (event, army);
    default:
      return NULL;
    }
}

/* What is known before the dice fall. */
char *
co_throw_text (const AciesSetup *setup, const AciesEvent *event)
{
  const CoSetup   *own = CO_SETUP (setup);
  const gboolean   has_side = event->side != ACIES_NO_SIDE;
  const char      *army = has_side ? own->sides[event->side].name : "";
  const guint      side = has_side ? (guint) event->side : 0;
  g_autofree char *who = co_stands_words (own, side, has_side ? event->units : 0);
  g_autofree char *other = NULL;

  switch (event->kind)
    {
    case CO_EVENT_SHOT:
      other = co_stand_words (own, (guint) event->args[0]);
      /* Translators: what dice are thrown for: a shooter and his target. */
      return g_strdup_printf (_ ("Shot of %1$s at %2$s"), who, other);
    case CO_EVENT_REFUSED:
      other = co_stand_words (own, (guint) event->args[0]);
      /* Translators: what dice are thrown for: horsemen and elephants. */
      return g_strdup_printf (_ ("Horses of %1$s before %2$s"), who, other);
    case CO_EVENT_MORALE:
      /* Translators: what dice are thrown for; %s is a unit; so in the next one. */
      return g_strdup_printf (_ ("Morale of %s"), who);
    case CO_EVENT_RALLY:
      return g_strdup_printf (_ ("Rally of %s"), who);
    case CO_EVENT_MELEE:
      /* Translators: what dice are thrown for; %s are units. */
      return g_strdup_printf (_ ("Melee of %s"), who);
    case CO_EVENT_LOSER:
    case CO_EVENT_QUARTER:
      /* Translators: what dice are thrown for; %s is an army. */
      return g_strdup_printf (_ ("What the beaten line of %s does"), army);
    case CO_EVENT_ARMY_MORALE:
      /* Translators: what dice are thrown for; %s is an army. */
      return g_strdup_printf (_ ("Morale of the army of %s"), army);
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}
