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

/* R3: the worst line over all enemies; ties go to the opponent, then to the lowest id. */
static guint
worst_result (const DbaSetup *setup,
              const DbaState *state,
              const DbaFight *fight,
              gboolean        of_a,
              gboolean        doubled,
              guint          *most_dangerous)
{
  const guint who = of_a ? fight->a : fight->b;
  const guint opponent = of_a ? fight->b : fight->a;
  Line        line = { .loser = dba_fighter_type (setup, state, who),
                       .enemy = dba_fighter_type (setup, state, opponent),
                       .in_contact = !fight->shooting,
                       .extended = setup->extended_outcomes };
  guint       worst, worst_rank = 0;
  guint       g;

  if (!DBA_IS_CAMP (who))
    {
      const TtBase base = dba_base (setup, state, who);

      line.in_bad_going = dba_in_bad_going (dba_board (setup, state), &base);
    }

  worst = result_of (&line, doubled);
  *most_dangerous = opponent;
  DBA_FOREACH (g, other_enemies (setup, state, fight, of_a))
    {
      guint result;

      line.enemy = setup->units[g].type;
      result = result_of (&line, doubled);
      if (result < worst || (result == worst && (*most_dangerous == opponent ||
                                                 setup->units[g].id_rank >= worst_rank)))
        continue;

      worst = result;
      *most_dangerous = g;
      worst_rank = setup->units[g].id_rank;
    }

  return worst;
}

/* D-OUT-1 to D-OUT-4, D-OUT-6; R1, D-SHO-11 */
guint
dba_table_result (const DbaSetup *setup,
                  const DbaState *state,
                  const DbaFight *fight,
                  gboolean        of_a,
                  int             own,
                  int             other)
{
  guint most_dangerous;

  if (own >= other || (fight->shooting && of_a && !fight->shot_back))
    return DBA_STANDS;

  return worst_result (setup, state, fight, of_a, 2 * own <= other, &most_dangerous);
}

guint
dba_most_dangerous (const DbaSetup *setup,
                    const DbaState *state,
                    const DbaFight *fight,
                    gboolean        of_a)
{
  guint most_dangerous;

  if (dba_is_empty_camp (state, of_a ? fight->b : fight->a))
    return DBA_NOBODY;

  worst_result (setup, state, fight, of_a, FALSE, &most_dangerous);

  return most_dangerous;
}
