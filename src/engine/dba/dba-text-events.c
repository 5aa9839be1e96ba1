/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-text.h"

#include <glib/gi18n-lib.h>

#include "engine/core/acies-words.h"
#include "engine/dba/dba-events.h"
#include "engine/dba/dba-sequence.h"
#include "engine/dba/dba-words.h"


/* Of the first or the second fighter of @event. */
static int
factors_sum (const AciesEvent *event, gboolean of_a)
{
  const guint own = (guint)event->args[5] & (DBA_SHOT_BACK - 1);
  int         sum = 0;

  for (guint i = 0; i < event->n_modifiers; i++)
    if ((i < own) == of_a)
      sum += event->modifiers[i].value;

  return sum;
}

/* What the table makes of a fighter called @who; NULL if it stands. */
static char *
result_sentence (guint result, const char *who)
{
  switch ((DbaResult)result)
    {
    case DBA_STANDS:
      return NULL;
    case DBA_RECOILS:
      /* Translators: %s is an element; so in the next ones. */
      return g_strdup_printf (_ ("Beaten, %s must recoil."), who);
    case DBA_FLEES:
      return g_strdup_printf (_ ("Beaten, %s must flee."), who);
    case DBA_IS_DESTROYED:
      return g_strdup_printf (_ ("Beaten, %s is destroyed."), who);
    case DBA_N_RESULTS:
      break;
    }

  g_return_val_if_reached (NULL);
}

static char *
sum_sentence (const AciesEvent *event, const char *a, const char *b)
{
  const int sum_a = factors_sum (event, TRUE), sum_b = factors_sum (event, FALSE);

  if (event->kind == DBA_EVENT_SHOOTING)
    /* Translators: %1$s shoots at %2$s; of each a die, the sum of the factors with its sign, and the total. */
    return g_strdup_printf (_ ("%1$s shot at %2$s: die %3$d and factors %4$+d make %5$d, against die %6$d and "
                               "factors %7$+d, %8$d."),
                            a, b, event->dice[0], sum_a, event->args[2],
                            event->dice[1], sum_b, event->args[3]);

  /* Translators: %1$s fights %2$s; of each a die, the sum of the factors with its sign, and the total. */
  return g_strdup_printf (_ ("%1$s fought %2$s: die %3$d and factors %4$+d make %5$d, against die %6$d and "
                             "factors %7$+d, %8$d."),
                          a, b, event->dice[0], sum_a, event->args[2],
                          event->dice[1], sum_b, event->args[3]);
}

static char *
combat_text (const DbaSetup *setup, const AciesEvent *event)
{
  g_autofree char *a = dba_element_words (setup, (guint)event->args[0]);
  g_autofree char *b = dba_element_words (setup, (guint)event->args[1]);
  g_autofree char *sum = NULL;
  g_autofree char *of_a = NULL;
  g_autofree char *of_b = NULL;
  const char      *last;

  if (event->n_dice < 2)
    /* Translators: an element, and "the camp of Rome". */
    return g_strdup_printf (_ ("%1$s found nobody in %2$s."), a, b);

  sum = sum_sentence (event, a, b);
  of_a = result_sentence ((guint)event->args[4] % 4, a);
  of_b = result_sentence ((guint)event->args[4] / 4, b);
  last = of_a != NULL ? of_a : of_b;
  if (last == NULL)
    last = event->args[2] == event->args[3] ? _ ("Neither had the better of it.") : _ ("Nothing came of it.");

  return g_strconcat (sum, " ", last, NULL);
}

static char *
destroyed_text (const AciesEvent *event, const char *who)
{
  switch ((DbaDestroyedBy)event->args[0])
    {
    case DBA_DESTROYED_BY_RESULT:
      /* Translators: %s is an element; so in the next ones. */
      return g_strdup_printf (_ ("Lost: %s."), who);
    case DBA_DESTROYED_FLANKED:
      return g_strdup_printf (_ ("Lost: %s, which could not recoil with the enemy on its flank or rear."), who);
    case DBA_DESTROYED_BLOCKED:
      return g_strdup_printf (_ ("Lost: %s, whose way back was barred."), who);
    case DBA_DESTROYED_NO_WAY:
      return g_strdup_printf (_ ("Lost: %s, which found no way to flee."), who);
    case DBA_DESTROYED_BY_CAMP:
      return g_strdup_printf (_ ("Lost with its camp: %s."), who);
    }

  g_return_val_if_reached (NULL);
}

/* What became of single elements. */
static char *
element_text (const AciesEvent *event, const char *who)
{
  switch (event->kind)
    {
    case DBA_EVENT_TURNED_TO_FACE:
      /* Translators: %s is an element; so in the next ones. */
      return g_strdup_printf (_ ("%s turned to face the enemy."), who);
    case DBA_EVENT_LEFT_CAMP:
      return g_strdup_printf (_ ("%s left the camp."), who);
    case DBA_EVENT_ENTERED_CAMP:
      return g_strdup_printf (_ ("%s entered the camp."), who);
    case DBA_EVENT_RECOIL:
      return g_strdup_printf (_ ("%s recoiled."), who);
    case DBA_EVENT_PUSHED_BACK:
      return g_strdup_printf (_ ("%s was pushed back."), who);
    case DBA_EVENT_FLEE:
      return g_strdup_printf (_ ("%s fled."), who);
    case DBA_EVENT_FLANK_RECOIL:
      return g_strdup_printf (_ ("%s, on the winner's flank or rear, recoiled as well."), who);
    case DBA_EVENT_PURSUE:
      return g_strdup_printf (_ ("%s pursued."), who);
    case DBA_EVENT_OFF_BOARD:
      return g_strdup_printf (_ ("%s left the board and is lost."), who);
    case DBA_EVENT_DESTROYED:
      return destroyed_text (event, who);
    default:
      return NULL;
    }
}

static char *
moved_text (const AciesEvent *event, const char *who)
{
  const guint points = (guint)event->args[0];

  if (event->args[1] != 0)
    /* Translators: an element and what it cost. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s broke off for %2$u point.",
                                         "%1$s broke off for %2$u points.", points),
                            who, points);

  /* Translators: elements ("blades 2 and 3 more") and what it cost. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Moved for %2$u point: %1$s.",
                                       "Moved for %2$u points: %1$s.", points),
                          who, points);
}

/* A river is named by its place in the file if it has no name. */
static char *
river_text (const AciesEvent *event, const char *who)
{
  if (event->kind == DBA_EVENT_RIVER_CROSSING)
    {
      if (event->args[1] != 0)
        /* Translators: an element and a die. */
        return g_strdup_printf (_ ("%1$s threw %2$d and could not cross the river."), who, event->dice[0]);
      return g_strdup_printf (_ ("%1$s threw %2$d and crossed into the river."), who, event->dice[0]);
    }
  if (event->dice[0] <= 2)
    return g_strdup_printf (_ ("The river's die is %d: shallow, and no help to those who defend it."), event->dice[0]);
  if (event->dice[0] <= 4)
    return g_strdup_printf (_ ("The river's die is %d: its banks help those who defend them."), event->dice[0]);

  return g_strdup_printf (_ ("The river's die is %d: hard to cross, and its banks help those who defend them."),
                          event->dice[0]);
}

static char *
setup_text (const AciesEvent *event, const char *army)
{
  switch (event->kind)
    {
    case DBA_EVENT_SETUP_DICE:
      /* Translators: an army and a die. */
      return g_strdup_printf (_ ("%1$s threw %2$d."), army, event->dice[0]);
    case DBA_EVENT_TERRAIN_CHOSEN:
      /* Translators: an army, the number of a board, "the northern edge". */
      return g_strdup_printf (_ ("%1$s chose board %2$d; number 1 is %3$s."), army, event->args[0] + 1,
                              dba_edge_words ((guint)event->args[1]));
    case DBA_EVENT_EDGES_ASSIGNED:
      /* Translators: an army and two edges. */
      return g_strdup_printf (_ ("%1$s gave 5 to %2$s and 6 to %3$s."), army, dba_edge_words ((guint)event->args[0]),
                              dba_edge_words ((guint)event->args[1]));
    case DBA_EVENT_BASE_EDGE_DIE:
      /* Translators: an army, a die, an edge. */
      return g_strdup_printf (_ ("%1$s threw %2$d: its base edge is %3$s."), army, event->dice[0],
                              dba_edge_words ((guint)event->args[0]));
    case DBA_EVENT_CAMP_PLACED:
      /* Translators: %s is an army; so in the next one. */
      return g_strdup_printf (_ ("%s placed its camp."), army);
    case DBA_EVENT_DEPLOYED:
      return g_strdup_printf (_ ("%s deployed."), army);
    default:
      return NULL;
    }
}

static char *
points_text (const AciesEvent *event, const char *army)
{
  const guint points = (guint)event->args[0];

  if (event->n_dice == 0)
    /* Translators: an army and its points. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s has %2$u point.", "%1$s has %2$u points.", points), army,
                            points);

  /* Translators: an army, its points, and the die. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s threw %3$d and has %2$u point.",
                                       "%1$s threw %3$d and has %2$u points.", points),
                          army, points, event->dice[0]);
}

static char *
victory_text (const DbaSetup *setup, const AciesEvent *event)
{
  const AciesOutcome outcome = {
    .over = TRUE,
    .winner = event->side,
    .reason = (guint8)event->args[0],
  };

  return dba_outcome_text ((const AciesSetup *)setup, &outcome);
}

/* Events of a whole army. */
static char *
army_text (const DbaSetup *setup, const AciesEvent *event, const char *army)
{
  g_autofree char *captor = NULL;

  switch (event->kind)
    {
    case DBA_EVENT_BOUND:
      /* Translators: the heading of a bound in the log: "Bound 3: Carthage". */
      return g_strdup_printf (_ ("Bound %1$d: %2$s"), event->args[0], army);
    case DBA_EVENT_MOVEMENT_DICE:
      return points_text (event, army);
    case DBA_EVENT_CAMP_CAPTURED:
      captor = dba_element_words (setup, (guint)event->args[0]);
      /* Translators: an element, and the army whose camp it took. */
      return g_strdup_printf (_ ("%1$s took the camp of %2$s."), captor, army);
    case DBA_EVENT_CAMP_REGAINED:
      return g_strdup_printf (_ ("The camp of %s is its own again."), army);
    case DBA_EVENT_VICTORY:
      return victory_text (setup, event);
    default:
      return setup_text (event, army);
    }
}

char *
dba_event_text (const AciesSetup *setup, const AciesEvent *event)
{
  const DbaSetup  *own = DBA_SETUP (setup);
  const gboolean   has_side = event->side != ACIES_NO_SIDE;
  const char      *army = has_side ? own->sides[event->side].name : "";
  const DbaSet     set = has_side ? dba_from_units (own, (guint)event->side, event->units) : 0;
  g_autofree char *who = dba_elements_words (own, set);
  char            *text;

  if (event->kind == DBA_EVENT_SHOOTING || event->kind == DBA_EVENT_COMBAT)
    text = combat_text (own, event);
  else if (event->kind == DBA_EVENT_MOVED)
    text = moved_text (event, who);
  else if (event->kind == DBA_EVENT_RIVER_NATURE || event->kind == DBA_EVENT_RIVER_CROSSING)
    text = river_text (event, who);
  else
    text = element_text (event, who);
  if (text == NULL)
    text = army_text (own, event, army);
  g_return_val_if_fail (text != NULL, g_strdup (""));

  /* Elements without a name of their own are called by their type, in small letters. */
  return acies_words_capitalise (text);
}

/* What is known before the dice fall. */
char *
dba_throw_text (const AciesSetup *setup, const AciesEvent *event)
{
  const DbaSetup  *own = DBA_SETUP (setup);
  const char      *army = event->side != ACIES_NO_SIDE ? own->sides[event->side].name : "";
  g_autofree char *a = NULL;
  g_autofree char *b = NULL;

  switch (event->kind)
    {
    case DBA_EVENT_SETUP_DICE:
      /* Translators: what a die is thrown for; %s is an army; so in the next ones. */
      return g_strdup_printf (_ ("Who chooses the ground: %s"), army);
    case DBA_EVENT_BASE_EDGE_DIE:
      return g_strdup_printf (_ ("Base edge of %s"), army);
    case DBA_EVENT_MOVEMENT_DICE:
      return g_strdup_printf (_ ("Points of %s"), army);
    case DBA_EVENT_RIVER_NATURE:
      return g_strdup (_ ("What the river is like"));
    case DBA_EVENT_RIVER_CROSSING:
      a = dba_elements_words (own, dba_from_units (own, (guint)event->side, event->units));
      /* Translators: what a die is thrown for; %s is an element. */
      return g_strdup_printf (_ ("Crossing of the river: %s"), a);
    case DBA_EVENT_SHOOTING:
    case DBA_EVENT_COMBAT:
      a = dba_element_words (own, (guint)event->args[0]);
      b = dba_element_words (own, (guint)event->args[1]);
      if (event->kind == DBA_EVENT_SHOOTING)
        /* Translators: what dice are thrown for: a shooter and his target. */
        return g_strdup_printf (_ ("Shot of %1$s at %2$s"), a, b);
      /* Translators: what dice are thrown for: two elements. */
      return g_strdup_printf (_ ("Fight of %1$s with %2$s"), a, b);
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}
