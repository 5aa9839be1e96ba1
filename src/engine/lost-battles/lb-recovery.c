/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-recovery.h"

#include "engine/lost-battles/lb-clauses.h"
#include "engine/lost-battles/lb-losses.h"
#include "engine/lost-battles/lb-map.h"

typedef struct
{
  guint8 needed;        /* 8.6.3: the hit goes on this or more */
  guint8 hero_dies;     /* 8.6.3: he dies on this or less */
  guint8 hero_escapes;  /* 8.6.3: a narrow escape on exactly this; 0 never */
  guint8 other_dies;    /* 8.7: a strategist dies on this or less */
} RecoveryRow;

static const RecoveryRow recovery_rows[] = {
  [LB_RATING_POOR] = { 10, 3, 0, 4 },
  [LB_RATING_AVERAGE] = { 9, 3, 0, 4 },
  [LB_RATING_INSPIRED] = { 9, 2, 3, 3 },
  [LB_RATING_BRILLIANT] = { 8, 2, 3, 3 },
};

guint
lb_recovery_needed (guint rating)
{
  return recovery_rows[rating].needed;
}

guint
lb_recovery_fatal (guint rating, guint kind)
{
  return kind == LB_HERO ? recovery_rows[rating].hero_dies : recovery_rows[rating].other_dies;
}

/* 8.6.1: whose hits can be removed at all. */
static gboolean
is_recoverable (const LbSideSetup *army, AciesUnits bit)
{
  const AciesUnits past_help = army->quality[LB_POOR] | army->arm[LB_LIGHT_INFANTRY] |
                               army->subtype[LB_SCYTHED] | army->arm[LB_ELEPHANTS];

  return (bit & past_help) == 0;
}

/* 8.6.2, 9.2, R44 */
static LbRecoveryRight
right_of_hero (const LbSideSetup *army, const LbCommanderSpec *hero, AciesUnits bit)
{
  const AciesUnits bodyguard = lb_unit_bit (hero->bodyguard);

  if (bit == bodyguard)
    return LB_MUST_RECOVER;
  if (hero->timid)
    return LB_MAY_NOT_RECOVER;
  if ((bodyguard & army->subtype[LB_HOPLITES]) != 0 && (bit & army->subtype[LB_HOPLITES]) != 0)
    return LB_MUST_RECOVER;

  return LB_MAY_RECOVER;
}

LbRecoveryRight
lb_recovery_right (const LbSetup *setup, const LbState *state, guint side, guint unit,
                   guint *commander)
{
  const LbSideSetup *army = &setup->sides[side];
  const AciesUnits   bit = ACIES_UNIT_BIT (unit);
  const int          found = lb_commander_in (state, side, state->where[side][unit]);

  if (found < 0 || !is_recoverable (army, bit) || state->commanders[side][found].escaped)
    return LB_MAY_NOT_RECOVER;

  *commander = (guint) found;
  if (army->commanders[found].kind == LB_HERO)
    return right_of_hero (army, &army->commanders[found], bit);

  /* 8.7, R55: a strategist saves only what would be shattered. */
  return (bit & state->disordered[side]) != 0 ? LB_MAY_RECOVER : LB_MAY_NOT_RECOVER;
}

static LbRecovery
result_of (const LbCommanderSpec *commander, guint total)
{
  if (total >= lb_recovery_needed (commander->rating))
    return LB_RECOVERY_REMOVED;
  if (total <= lb_recovery_fatal (commander->rating, commander->kind))
    return LB_RECOVERY_KILLED;
  if (commander->kind == LB_HERO && total == recovery_rows[commander->rating].hero_escapes)
    return LB_RECOVERY_ESCAPED;

  return LB_RECOVERY_FAILED;
}

LbRecovery
lb_recovery_attempt (const LbSetup *setup, LbState *state, guint side, guint commander, guint unit,
                     AciesEventList *events)
{
  const LbCommanderSpec *spec = &setup->sides[side].commanders[commander];
  const guint            clause = spec->kind == LB_HERO ? LB_CLAUSE_8_6_3 : LB_CLAUSE_8_7;
  const guint            first = acies_dice_roll (&state->base.dice);
  const guint            second = acies_dice_roll (&state->base.dice);
  const LbRecovery       result = result_of (spec, first + second);
  AciesEvent            *event = lb_event_add (events, LB_EVENT_RECOVERY, clause, (int) side);

  if (event != NULL)
    {
      event->commanders = ACIES_UNIT_BIT (commander);
      event->units = ACIES_UNIT_BIT (unit);
      event->cell = (gint16) state->where[side][unit];
      event->n_dice = 2;
      event->dice[0] = (guint8) first;
      event->dice[1] = (guint8) second;
      event->args[0] = (gint16) lb_recovery_needed (spec->rating);
      event->args[1] = (gint16) result;
    }

  if (result == LB_RECOVERY_KILLED)
    lb_remove_commander (setup, state, side, commander, LB_CMD_KILLED, clause, events);
  else if (result == LB_RECOVERY_ESCAPED)
    state->commanders[side][commander].escaped = 1;

  return result;
}
