/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-camp.h"
#include "engine/dba/dba-contact.h"
#include "engine/dba/dba-factors.h"
#include "engine/dba/dba-terrain.h"
#include "engine/dba/dba-troops.h"

/* What decides the lines of table 5.5 for one loser and one of his enemies. */
typedef struct
{
  guint    loser, enemy;      /* DbaType */
  gboolean in_contact;        /* else the enemy shot */
  gboolean in_bad_going;      /* the loser */
  gboolean extended;          /* D-OUT-6 */
} Line;

/* 5.5, "Kn/SCh good" */
static gboolean
is_ridden_down (const Line *line)
{
  return line->in_contact && !line->in_bad_going &&
         (line->enemy == DBA_KN || line->enemy == DBA_SCH);
}

static gboolean
is_overrun_by_warband (const Line *line)
{
  return line->in_contact && line->enemy == DBA_WB;
}

/* D-OUT-6: elephants and knights that the standard table lets recoil. */
static gboolean
is_lost_in_extended (const Line *line)
{
  const guint enemy = line->enemy;

  if (!line->extended)
    return FALSE;
  if (line->loser == DBA_EL)
    return enemy == DBA_AX || enemy == DBA_PS || enemy == DBA_LH || enemy == DBA_ART;

  return line->loser == DBA_KN && line->in_contact && (enemy == DBA_EL || enemy == DBA_CM);
}

/* D-OUT-2: beaten with more than half: is the loser destroyed, not only pushed back? */
static gboolean
is_destroyed_when_beaten (const Line *line)
{
  switch ((DbaType) line->loser)
    {
    case DBA_SCH:
    case DBA_WWG:
    case DBA_CF:
      return TRUE;
    case DBA_EL:
    case DBA_KN:
    case DBA_CV:
    case DBA_CM:
    case DBA_LH:
      return line->in_bad_going || is_lost_in_extended (line);
    case DBA_PS:
      return line->in_contact && dba_troops_mounted ((guint8) line->enemy);
    case DBA_SP:
    case DBA_PK:
      return is_ridden_down (line) || is_overrun_by_warband (line);
    case DBA_BD:
      return is_overrun_by_warband (line);
    case DBA_AX:
    case DBA_WB:
    case DBA_BW:
      return is_ridden_down (line);
    case DBA_ART:
      return line->in_contact || line->enemy == DBA_ART;
    case DBA_N_TYPES:
    default:
      g_assert_not_reached ();
    }
}

/* D-OUT-3, R4: half or less. */
static guint
result_when_doubled (const Line *line)
{
  if (line->loser != DBA_LH && line->loser != DBA_PS)
    return DBA_IS_DESTROYED;

  return line->extended && is_destroyed_when_beaten (line) ? DBA_IS_DESTROYED : DBA_FLEES;
}

static guint
result_of (const Line *line, gboolean doubled)
{
  if (doubled)
    return result_when_doubled (line);

  return is_destroyed_when_beaten (line) ? DBA_IS_DESTROYED : DBA_RECOILS;
}

guint
dba_table_line (guint loser, guint enemy, gboolean doubled)
{
  const Line line = { .loser = loser, .enemy = enemy, .in_contact = TRUE };

  return result_of (&line, doubled);
}

/* D-OUT-1: the enemies of @who that may be the most dangerous, its opponent left out. */
static DbaSet
other_enemies (const DbaSetup *setup, const DbaState *state, const DbaFight *fight, gboolean of_a)
{
  const guint who = of_a ? fight->a : fight->b;
  DbaContacts contacts;

  if (fight->shooting)
    return of_a ? 0 : fight->aids;
  if (DBA_IS_CAMP (who))
    return 0;

  dba_contacts (setup, state, who, &contacts);

  return contacts.front | contacts.on_flank_left | contacts.on_flank_right | contacts.on_rear |
         contacts.flanking;
}

/* The loser of a fight and those who may be the most dangerous to it. */
typedef struct
{
  const DbaSetup *setup;
  Line            line;       /* against the opponent */
  guint           opponent;
  DbaSet          others;
} Loser;

static void
loser_init (Loser          *self,
            const DbaSetup *setup,
            const DbaState *state,
            const DbaFight *fight,
            gboolean        of_a)
{
  const guint who = of_a ? fight->a : fight->b;

  self->setup = setup;
  self->opponent = of_a ? fight->b : fight->a;
  self->others = other_enemies (setup, state, fight, of_a);
  self->line = (Line){ .loser = dba_fighter_type (setup, state, who),
                       .enemy = dba_fighter_type (setup, state, self->opponent),
                       .in_contact = !fight->shooting,
                       .extended = setup->extended_outcomes };
  if (!DBA_IS_CAMP (who))
    {
      const TtBase base = dba_base (setup, state, who);

      self->line.in_bad_going = dba_in_bad_going (dba_board (setup, state), &base);
    }
}

/* R3: the worst line over all enemies; ties go to the opponent, then to the lowest id. */
static guint
worst_result (const Loser *self, gboolean doubled, guint *most_dangerous)
{
  Line  line = self->line;
  guint worst = result_of (&line, doubled), worst_rank = 0;
  guint g;

  *most_dangerous = self->opponent;
  DBA_FOREACH (g, self->others)
    {
      const guint rank = self->setup->units[g].id_rank;
      guint       result;

      line.enemy = self->setup->units[g].type;
      result = result_of (&line, doubled);
      if (result < worst ||
          (result == worst && (*most_dangerous == self->opponent || rank >= worst_rank)))
        continue;

      worst = result;
      *most_dangerous = g;
      worst_rank = rank;
    }

  return worst;
}

/* D-SHO-11 */
static gboolean
ignores_defeat (const DbaFight *fight, gboolean of_a)
{
  return fight->shooting && of_a && !fight->shot_back;
}

void
dba_table_fates (const DbaSetup *setup,
                 const DbaState *state,
                 const DbaFight *fight,
                 gboolean        of_a,
                 DbaFates       *fates)
{
  Loser loser;
  guint most_dangerous;

  fates->beaten = fates->doubled = DBA_STANDS;
  if (ignores_defeat (fight, of_a))
    return;

  loser_init (&loser, setup, state, fight, of_a);
  fates->beaten = worst_result (&loser, FALSE, &most_dangerous);
  fates->doubled = worst_result (&loser, TRUE, &most_dangerous);
}

/* D-OUT-1 to D-OUT-4, D-OUT-6; R1 */
guint
dba_fate (const DbaFates *fates, int own, int other)
{
  if (own >= other)
    return DBA_STANDS;

  return 2 * own <= other ? fates->doubled : fates->beaten;
}

guint
dba_table_result (const DbaSetup *setup,
                  const DbaState *state,
                  const DbaFight *fight,
                  gboolean        of_a,
                  int             own,
                  int             other)
{
  DbaFates fates;

  dba_table_fates (setup, state, fight, of_a, &fates);

  return dba_fate (&fates, own, other);
}

guint
dba_most_dangerous (const DbaSetup *setup,
                    const DbaState *state,
                    const DbaFight *fight,
                    gboolean        of_a)
{
  Loser loser;
  guint most_dangerous;

  if (dba_is_empty_camp (state, of_a ? fight->b : fight->a))
    return DBA_NOBODY;

  loser_init (&loser, setup, state, fight, of_a);
  worst_result (&loser, FALSE, &most_dangerous);

  return most_dangerous;
}
