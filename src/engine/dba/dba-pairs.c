/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-contact.h"

/* What is gathered while pairs are made: the contacts of all, and who has a pair already. */
typedef struct
{
  const DbaSetup *setup;
  const DbaState *state;
  DbaContacts     contacts[DBA_MAX_ELEMENTS];
  DbaSet          paired;
  DbaPair        *pairs;
  guint           n;
} Pairing;

/* D-CMB-3: who is in a pair fights nobody else. */
static void
add_pair (Pairing *self, guint phasing, guint other)
{
  self->pairs[self->n++] = (DbaPair){ .a = (guint8) phasing, .b = (guint8) other };
  if (!DBA_IS_CAMP (phasing))
    self->paired |= DBA_BIT (phasing);
  if (!DBA_IS_CAMP (other))
    self->paired |= DBA_BIT (other);
}

/* How well the front of @g stands on @n: the edge of @n, lined up before others, then the length. */
static double
contact_rank (const Pairing *self, guint g, guint n)
{
  const TtBase own = dba_base (self->setup, self->state, g);
  const TtBase enemy = dba_base (self->setup, self->state, n);
  TtEdge       edge;
  const double length = tt_contact_front_on (&own, &enemy, 0, NULL);

  return tt_contact_find_lined_up (&own, &enemy, &edge) ? length + DBA_BASE_WIDTH : length;
}

/* The best of @enemies for @g: lined up, then longest, then first by id; DBA_NOBODY. */
static guint
best_enemy (const Pairing *self, guint g, DbaSet enemies)
{
  guint  best = DBA_NOBODY, n;
  double best_rank = 0;

  DBA_FOREACH (n, enemies)
    {
      const double rank = contact_rank (self, g, n);

      if (best == DBA_NOBODY || rank > best_rank + TT_TINY ||
          (rank > best_rank - TT_TINY &&
           self->setup->units[n].id_rank < self->setup->units[best].id_rank))
        {
          best = n;
          best_rank = rank;
        }
    }

  return best;
}

/* Those of @enemies with whom @g is lined up. */
static DbaSet
lined_up_with (const Pairing *self, guint g, DbaSet enemies)
{
  const TtBase own = dba_base (self->setup, self->state, g);
  DbaSet       set = 0;
  guint        n;

  DBA_FOREACH (n, enemies)
    {
      const TtBase enemy = dba_base (self->setup, self->state, n);
      TtEdge       edge;

      if (tt_contact_find_lined_up (&own, &enemy, &edge))
        set |= DBA_BIT (n);
    }

  return set;
}

/* Pairs (a): mutual front contacts, those lined up before others; R10: each element once. */
static void
pair_fronts (Pairing *self, DbaSet phasing)
{
  guint8 partners[DBA_MAX_ELEMENTS];
  DbaSet taken = 0, matched = 0;
  guint  g;

  for (guint pass = 0; pass < 2; pass++)
    DBA_FOREACH (g, phasing & ~matched)
      {
        const DbaSet left = self->contacts[g].front & ~taken;
        const guint  n = best_enemy (self, g, pass == 0 ? lined_up_with (self, g, left) : left);

        if (n == DBA_NOBODY)
          continue;
        partners[g] = (guint8) n;
        matched |= DBA_BIT (g);
        taken |= DBA_BIT (n);
      }

  DBA_FOREACH (g, matched)
    add_pair (self, g, partners[g]);
}

/* Those of @set without front contact. */
static DbaSet
without_front (const Pairing *self, DbaSet set)
{
  DbaSet result = 0;
  guint  g;

  DBA_FOREACH (g, set)
    if (self->contacts[g].front == 0)
      result |= DBA_BIT (g);

  return result;
}

/* Pairs (b): whose front stands on a flank or rear of an enemy without front contact, who could not turn. */
static void
pair_flanks (Pairing *self, DbaSet attackers, gboolean phasing)
{
  guint g;

  DBA_FOREACH (g, without_front (self, attackers))
    {
      const DbaSet victims = without_front (self, self->contacts[g].flanking & ~self->paired);
      guint        n;

      if ((self->paired & DBA_BIT (g)) != 0)
        continue;
      n = best_enemy (self, g, victims);
      if (n == DBA_NOBODY)
        continue;
      if (phasing)
        add_pair (self, g, n);
      else
        add_pair (self, n, g);
    }
}

/* Pairs (c): each attacker of a camp makes his own (R12). */
static void
pair_camps (Pairing *self, DbaSet attackers, gboolean phasing)
{
  guint g;

  DBA_FOREACH (g, attackers & ~self->paired)
    {
      const guint camps = self->contacts[g].camp;

      if (camps == 0)
        continue;
      if (phasing)
        add_pair (self, g, DBA_CAMP ((camps & 1) != 0 ? 0 : 1));
      else
        add_pair (self, DBA_CAMP ((camps & 1) != 0 ? 0 : 1), g);
    }
}

guint
dba_pairs (const DbaSetup *setup, const DbaState *state, DbaPair *pairs)
{
  const DbaSet phasing = dba_on_table (setup, state, state->phasing);
  const DbaSet other = dba_on_table (setup, state, !state->phasing);
  Pairing      self = { .setup = setup, .state = state, .pairs = pairs };
  guint        g;

  DBA_FOREACH (g, phasing | other)
    dba_contacts (setup, state, g, &self.contacts[g]);

  pair_fronts (&self, phasing);
  pair_flanks (&self, phasing, TRUE);
  pair_flanks (&self, other, FALSE);
  pair_camps (&self, phasing, TRUE);
  pair_camps (&self, other, FALSE);

  return self.n;
}

gboolean
dba_pair_stands (const DbaSetup *setup, const DbaState *state, const DbaPair *pair)
{
  const guint g = DBA_IS_CAMP (pair->a) ? pair->b : pair->a;
  const guint n = DBA_IS_CAMP (pair->a) ? pair->a : pair->b;
  DbaContacts contacts;

  dba_contacts (setup, state, g, &contacts);
  if (DBA_IS_CAMP (n))
    return (contacts.camp & (1u << (n - DBA_CAMP (0)))) != 0;

  return ((contacts.front | contacts.flanking | contacts.on_flank_left |
           contacts.on_flank_right | contacts.on_rear) &
          DBA_BIT (n)) != 0;
}
