/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-text.h"

#include <glib/gi18n-lib.h>

#include "engine/core/acies-words.h"
#include "engine/cohorts/co-clauses.h"
#include "engine/cohorts/co-events.h"
#include "engine/cohorts/co-text-fights.h"
#include "engine/cohorts/co-words.h"

static char *
phase_text (guint phase, const char *army)
{
  switch ((CoPhase) phase)
    {
    case CO_PHASE_DEPLOY:
      /* Translators: %s is an army; so in the next ones. */
      return g_strdup_printf (_ ("%s deploys."), army);
    case CO_PHASE_MOVE_FIRST:
      return g_strdup_printf (_ ("%s moves before it shoots."), army);
    case CO_PHASE_FIRE:
      return g_strdup_printf (_ ("%s shoots."), army);
    case CO_PHASE_MOVE_LAST:
      return g_strdup_printf (_ ("%s moves those who have not moved yet."), army);
    case CO_PHASE_MELEE:
      return g_strdup (_ ("The melees are fought."));
    case CO_PHASE_POST_MELEE:
      return g_strdup (_ ("The beaten rout and are pushed back."));
    case CO_PHASE_OVER:
    case CO_N_PHASES:
      break;
    }

  return g_strdup (_ ("The battle is over."));
}

static char *
ford_text (const char *who, const char *river, guint stage)
{
  switch ((CoStage) stage)
    {
    case CO_STAGE_BANK:
      /* Translators: a unit and a river; so in the next ones. */
      return g_strdup_printf (_ ("%1$s halted on the bank to cross %2$s."), who, river);
    case CO_STAGE_WATER:
      return g_strdup_printf (_ ("%1$s went into %2$s."), who, river);
    case CO_STAGE_FAR_BANK:
      return g_strdup_printf (_ ("%1$s came to the far bank of %2$s."), who, river);
    case CO_STAGE_NONE:
    case CO_N_STAGES:
      break;
    }

  /* Translators: a unit and a river. */
  return g_strdup_printf (_ ("%1$s has crossed %2$s."), who, river);
}

static char *
charged_text (guint arc, const char *who, const char *whom)
{
  switch ((TtArc) arc)
    {
    case TT_ARC_FLANK:
      /* Translators: two units; so in the next ones. */
      return g_strdup_printf (_ ("%1$s struck %2$s in the flank."), who, whom);
    case TT_ARC_REAR:
      return g_strdup_printf (_ ("%1$s struck %2$s in the rear."), who, whom);
    case TT_ARC_FRONT:
    default:
      return g_strdup_printf (_ ("%1$s charged %2$s."), who, whom);
    }
}

static char *
eliminated_text (guint why, const char *who)
{
  switch ((CoLostBy) why)
    {
    case CO_LOST_FIGURES:
      /* Translators: %s is a unit; so in the next ones. */
      return g_strdup_printf (_ ("Lost to the last man: %s."), who);
    case CO_LOST_NOT_RALLIED:
      return g_strdup_printf (_ ("Lost, not having rallied: %s."), who);
    case CO_LOST_INTERRUPTED:
      return g_strdup_printf (_ ("Lost, disturbed twice while rallying: %s."), who);
    case CO_LOST_CAUGHT:
      return g_strdup_printf (_ ("Lost, caught in its rout: %s."), who);
    case CO_LOST_BLOCKED:
      return g_strdup_printf (_ ("Lost, having run into the enemy: %s."), who);
    case CO_LOST_OFF_TABLE:
      return g_strdup_printf (_ ("Lost, having fled off the table: %s."), who);
    case CO_LOST_REAR:
      return g_strdup_printf (_ ("Lost, routed by a blow in the rear: %s."), who);
    case CO_LOST_KILLED:
      return g_strdup_printf (_ ("Killed by missiles: %s."), who);
    case CO_N_LOST:
      break;
    }

  g_return_val_if_reached (NULL);
}

static char *
interrupted_text (const AciesEvent *event, const char *who)
{
  const guint figures = (guint) event->args[0];

  /* Translators: a unit, figures, turns. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%1$s was disturbed while rallying, lost %2$u figure and "
                                       "needs %3$d turns again.",
                                       "%1$s was disturbed while rallying, lost %2$u figures and "
                                       "needs %3$d turns again.",
                                       figures),
                          who, figures, event->args[1]);
}

static char *
restored_text (const AciesEvent *event, const char *who)
{
  const guint left = (guint) event->args[0];

  if (left == 0)
    /* Translators: %s is a unit. */
    return g_strdup_printf (_ ("%s is in order again."), who);

  /* Translators: a unit and its own turns. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s still rallies, for %2$u more turn.",
                                       "%1$s still rallies, for %2$u more turns.", left),
                          who, left);
}

/* Units that go somewhere. */
static char *
moved_text (const CoSetup *setup, const AciesEvent *event, const char *who)
{
  g_autofree char *far = co_length_words (event->args[0] * (TT_UNIT / 10));
  g_autofree char *other = NULL;

  switch (event->kind)
    {
    case CO_EVENT_DEPLOYED:
      /* Translators: %s is a unit; so in the next ones. */
      return g_strdup_printf (_ ("%s deployed."), who);
    case CO_EVENT_RESERVE:
      return g_strdup_printf (_ ("%s came onto the table."), who);
    case CO_EVENT_MOVED:
      /* Translators: a unit and a length; so in the next one. */
      return g_strdup_printf (_ ("%1$s moved %2$s."), who, far);
    case CO_EVENT_EVADED:
      return g_strdup_printf (_ ("%1$s evaded by %2$s."), who, far);
    case CO_EVENT_STOOD:
      return g_strdup_printf (_ ("%s stood to be charged."), who);
    case CO_EVENT_RELIEVED:
      other = co_stand_words (setup, (guint) event->args[0]);
      /* Translators: the fresh unit and the tired one. */
      return g_strdup_printf (_ ("%1$s took the place of %2$s in the line."), who, other);
    case CO_EVENT_FORD:
      return ford_text (who, co_feature_words (setup, (guint) event->args[0]),
                        (guint) event->args[1]);
    case CO_EVENT_CHARGED:
      other = co_stand_words (setup, (guint) event->args[0]);
      return charged_text ((guint) event->args[1], who, other);
    default:
      return NULL;
    }
}

/* What became of single units. */
static char *
fate_text (const CoSetup *setup, const AciesEvent *event, const char *who)
{
  g_autofree char *other = NULL;

  switch (event->kind)
    {
    case CO_EVENT_ELIMINATED:
      return eliminated_text ((guint) event->args[0], who);
    case CO_EVENT_INTERRUPTED:
      return interrupted_text (event, who);
    case CO_EVENT_ROUTED:
      /* Translators: %s is a unit; so in the next ones. */
      return g_strdup_printf (_ ("%s routed."), who);
    case CO_EVENT_PUSHED_BACK:
      return g_strdup_printf (_ ("%s was pushed back."), who);
    case CO_EVENT_STACKED:
      other = co_stand_words (setup, (guint) event->args[0]);
      /* Translators: two units of one side. */
      return g_strdup_printf (_ ("%1$s was shoved back and stands close behind %2$s."), who, other);
    case CO_EVENT_CONFORMED:
      return g_strdup_printf (_ ("%s fell back with its line."), who);
    case CO_EVENT_FOLLOWED:
      return g_strdup_printf (_ ("%s followed."), who);
    case CO_EVENT_RESTORED:
      return restored_text (event, who);
    case CO_EVENT_REORGANISED:
      return g_strdup_printf (_ ("%s has reorganised."), who);
    default:
      return NULL;
    }
}

static char *
commander_text (const CoSetup *setup, const AciesEvent *event)
{
  const char *who;

  if (event->commanders == 0 || event->side == ACIES_NO_SIDE)
    return NULL;

  who = co_commander_words (setup, (guint) event->side, acies_units_first (event->commanders));
  switch (event->kind)
    {
    case CO_EVENT_COMMANDER_MOVED:
      /* Translators: %s is a commander; so in the next ones. */
      return g_strdup_printf (_ ("%s took another place."), who);
    case CO_EVENT_COMMANDER_DISPLACED:
      return g_strdup_printf (_ ("%s, ridden over, escaped to his men."), who);
    case CO_EVENT_COMMANDER_LOST:
      return g_strdup_printf (_ ("%s, ridden over, is lost."), who);
    default:
      return NULL;
    }
}

/* Events of a whole army. */
static char *
army_text (const CoSetup *setup, const AciesEvent *event, const char *army)
{
  AciesOutcome outcome = { .over = TRUE, .winner = event->side, .reason = (guint8) event->args[0] };

  switch (event->kind)
    {
    case CO_EVENT_TURN:
      /* Translators: the heading of a turn in the log: "Turn 3: Caesar". */
      return g_strdup_printf (_ ("Turn %1$d: %2$s"), event->args[0], army);
    case CO_EVENT_PHASE:
      return phase_text ((guint) event->args[0], army);
    case CO_EVENT_HELD:
      /* Translators: %s is an army. */
      return g_strdup_printf (_ ("%s held, and did not follow."), army);
    case CO_EVENT_ENDED:
      return co_outcome_text ((const AciesSetup *) setup, &outcome);
    default:
      return NULL;
    }
}

char *
co_event_text (const AciesSetup *setup, const AciesEvent *event)
{
  const CoSetup   *own = CO_SETUP (setup);
  const gboolean   has_side = event->side != ACIES_NO_SIDE;
  const guint      side = has_side ? (guint) event->side : 0;
  g_autofree char *who = co_stands_words (own, side, has_side ? event->units : 0);
  char            *text;

  text = moved_text (own, event, who);
  if (text == NULL)
    text = fate_text (own, event, who);
  if (text == NULL)
    text = co_fight_text (own, event, who);
  if (text == NULL)
    text = commander_text (own, event);
  if (text == NULL)
    text = army_text (own, event, has_side ? own->sides[side].name : "");
  g_return_val_if_fail (text != NULL, g_strdup (""));

  /* Units without a name of their own are called by their kind, in small letters. */
  return acies_words_capitalise (text);
}
