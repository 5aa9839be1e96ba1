/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-luck.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Luck that comes in every second battle or oftener is none. */
#define ORDINARY 0.4

/* The chances of a sum of successes: those of one side count up, the others' down. */
typedef struct
{
  GArray *chances;  /* double; of least, least + 1, ... */
  int     least;
} Distribution;

/* A roll is opposed if the enemy threw a die of his own against it: its first result is a success of his, so that what is
 * counted begins one lower. */
static gboolean
is_opposed (const AciesEvent *event)
{
  return (event->flags & ACIES_EVENT_OPPOSED) != 0;
}

static int
fewest_of (const AciesEvent *event)
{
  return is_opposed (event) ? -1 : 0;
}

/* Folds one more roll in; @sign: whether its successes count up (1) or down (-1). */
static void
distribution_add (Distribution *self, const AciesRoll *roll, int fewest, int sign)
{
  const guint most = roll->n_results - 1u;
  GArray     *sum = g_array_sized_new (FALSE, TRUE, sizeof (double), self->chances->len + most);

  g_array_set_size (sum, self->chances->len + most);
  for (guint i = 0; i < self->chances->len; i++)
    for (guint result = 0; result <= most; result++)
      g_array_index (sum, double, sign > 0 ? i + result : i + most - result) +=
        g_array_index (self->chances, double, i) * roll->ways[result] / roll->n_ways;

  g_array_unref (self->chances);
  self->chances = sum;
  self->least += sign > 0 ? fewest : -((int) most + fewest);
}

/* The chance of @sum or more. */
static double
distribution_at_least (const Distribution *self, int sum)
{
  double chance = 0;

  for (int i = MAX (sum - self->least, 0); i < (int) self->chances->len; i++)
    chance += g_array_index (self->chances, double, i);

  return MIN (chance, 1);
}

/* The same roll as the enemy sees it who threw a die of his own. */
static void
count_against (AciesLuck *self, const AciesRoll *roll)
{
  AciesLuckRow *row = &self->rows[1 - roll->side][roll->purpose];

  row->n_rolls++;
  row->shown -= roll->shown;
  row->shown_expected -= roll->expected;
  row->results += roll->result == 0;
  row->results_expected += (double) roll->ways[0] / roll->n_ways;
}

static void
count_die (AciesLuck *self, int side, guint face)
{
  self->faces[side][face]++;
  self->n_faces[side]++;
}

static void
count_roll (AciesLuck *self, const AciesRoll *roll, const AciesEvent *event)
{
  AciesLuckRow *row = &self->rows[roll->side][roll->purpose];
  const int     fewest = fewest_of (event);

  row->n_rolls++;
  row->shown += roll->shown;
  row->shown_expected += roll->expected;
  row->results += MAX (roll->result + fewest, 0);
  for (int i = 1; i < roll->n_results; i++)
    row->results_expected += (double) MAX (i + fewest, 0) * roll->ways[i] / roll->n_ways;
  if (is_opposed (event))
    {
      count_against (self, roll);
      count_die (self, roll->side, event->dice[0]);
      count_die (self, 1 - roll->side, event->dice[1]);
    }
  else if (event->n_dice == 2)
    {
      self->totals[roll->side][event->dice[0] + event->dice[1]]++;
      self->n_pairs[roll->side]++;
    }
}

/* Successes over what was promised, of @side alone. */
static double
surplus_of (const AciesLuck *self, guint side)
{
  double surplus = 0;

  for (guint i = 0; i < ACIES_MAX_ROLL_PURPOSES; i++)
    surplus += self->rows[side][i].results - self->rows[side][i].results_expected;

  return surplus;
}

static void
find_favoured (AciesLuck *self)
{
  double all = 0;

  for (guint side = 0; side < self->n_sides; side++)
    all += surplus_of (self, side);
  for (guint side = 0; side < self->n_sides; side++)
    {
      const double own = surplus_of (self, side);
      const double net = own - (all - own);

      if (net > self->surplus + 1e-9)
        {
          self->favoured = (int) side;
          self->surplus = net;
        }
    }
}

/* The chance that the favoured side fares so well or better. */
static void
weigh (AciesLuck            *self,
       const AciesRuleset   *ruleset,
       const AciesSetup     *setup,
       const AciesEventList *events)
{
  const double one = 1;
  Distribution all = { g_array_new (FALSE, TRUE, sizeof (double)), 0 };
  int          got = 0;

  g_array_append_val (all.chances, one);
  for (guint i = 0; i < acies_event_list_size (events); i++)
    {
      const AciesEvent *event = acies_event_list_get (events, i);
      AciesRoll         roll = { 0 };
      int               sign;

      if (!ruleset->roll (setup, event, &roll) || roll.n_results < 2)
        continue;
      sign = roll.side == self->favoured ? 1 : -1;
      got += sign * (roll.result + fewest_of (event));
      distribution_add (&all, &roll, fewest_of (event), sign);
    }
  self->chance = distribution_at_least (&all, got);
  g_array_unref (all.chances);
}

void
acies_luck_count (AciesLuck            *self,
                  const AciesRuleset   *ruleset,
                  const AciesSetup     *setup,
                  guint                 n_sides,
                  const AciesEventList *events)
{
  g_return_if_fail (self != NULL && ruleset != NULL && events != NULL);

  *self = (AciesLuck){ .n_sides = n_sides, .favoured = ACIES_NO_SIDE, .chance = 1 };
  if (ruleset->roll == NULL)
    return;

  for (guint i = 0; i < acies_event_list_size (events); i++)
    {
      const AciesEvent *event = acies_event_list_get (events, i);
      AciesRoll         roll = { 0 };

      if (ruleset->roll (setup, event, &roll))
        count_roll (self, &roll, event);
    }
  find_favoured (self);
  if (self->favoured != ACIES_NO_SIDE)
    weigh (self, ruleset, setup, events);
}

char *
acies_luck_to_text (const AciesLuck *self, const char *const *names)
{
  const guint one_in = (guint) CLAMP (round (1 / MAX (self->chance, 1e-9)), 1, 1e9);

  if (self->favoured == ACIES_NO_SIDE)
    return g_strdup (_("The dice have favoured nobody so far."));
  if (self->chance >= ORDINARY)
    /* Translators: %s is an army. */
    return g_strdup_printf (_("The dice have been about even; %s has fared a little better than the odds promised."),
                            names[self->favoured]);

  /* Translators: %1$s is an army, %2$.1f how many more successes it had than the odds promised, %3$u is 2 or more. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "The dice have favoured %1$s by %2$.1f successes; so much luck or more comes "
                                       "to it in one battle of %3$u.",
                                       "The dice have favoured %1$s by %2$.1f successes; so much luck or more comes "
                                       "to it in one battle of %3$u.", one_in),
                          names[self->favoured], self->surplus, one_in);
}
