/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-fire.h"

#include "engine/cohorts/co-events.h"
#include "engine/cohorts/co-reasons.h"
#include "engine/cohorts/co-terrain.h"
#include "engine/tabletop/tt-sight.h"

#define MOST_WOOD TT_MM_OF_INCH  /* C-FIR-4: a line goes through so much of it */

/* One unit that would shoot at another; the ties of the moment. */
typedef struct
{
  const CoSetup *setup;
  const CoState *state;
  const CoTies  *ties;
  guint          shooter, target;
  guint          named;    /* 1 + CoWeapon, 0: the first that reaches */
} Aim;

static const CoUnitSpec *
shooter_spec (const Aim *aim)
{
  return &aim->setup->units[aim->shooter];
}

/* ---- The checks of 3.3, in their order ---- */

static gboolean
has_shot (const Aim *aim)
{
  const CoStand *stand = &aim->state->stands[aim->shooter];

  switch (aim->state->decision)
    {
    case CO_DECIDE_RETURN_FIRE:
      return stand->answered;
    case CO_DECIDE_VOLLEY:
      return stand->thrown;
    default:
      return stand->fired;
    }
}

/* C-MOR-9, C-RAL-3, C-SEQ-4 */
static gboolean
check_fitness (const Aim *aim, AciesVerdict *verdict)
{
  switch ((CoStatus) aim->state->stands[aim->shooter].status)
    {
    case CO_STEADY:
      break;
    case CO_ROUTED:
      return co_refuse (verdict, IS_ROUTED);
    case CO_RALLYING:
      return co_refuse (verdict, IS_RALLYING);
    case CO_ELIMINATED:
    case CO_RESERVE:
    case CO_N_STATUSES:
    default:
      return co_refuse (verdict, NOT_YOURS);
    }

  if (!co_on_table (aim->state, aim->target))
    return co_refuse (verdict, NOT_YOURS);

  return !has_shot (aim) || co_refuse (verdict, FIRED_ALREADY);
}

static gboolean
can_use (const Aim *aim, guint weapon)
{
  return weapon != CO_PILA || aim->state->stands[aim->shooter].pila;
}

/* C-FIR-1, C-PIL-3: whether it has anything to shoot with. */
static gboolean
check_missiles (const Aim *aim, AciesVerdict *verdict)
{
  const CoUnitSpec *unit = shooter_spec (aim);

  if (unit->n_weapons == 0)
    return co_refuse (verdict, NO_MISSILES);
  for (guint i = 0; i < unit->n_weapons; i++)
    if (can_use (aim, unit->weapons[i]))
      return TRUE;

  return co_refuse (verdict, PILA_GONE);
}

/* C-FIR-6: only those who shot at it now, from its front. */
static gboolean
check_answer (const Aim *aim, AciesVerdict *verdict)
{
  const CoState *state = aim->state;
  const TtBase  *own = &aim->ties->bases[aim->shooter];

  for (guint i = 0; i < state->n_shots; i++)
    if (!state->shots[i].answer && state->shots[i].shooter == aim->target &&
        state->shots[i].target == aim->shooter &&
        co_shot_arc (&aim->ties->bases[aim->target], own) == TT_ARC_FRONT)
      return TRUE;

  return co_refuse (verdict, NO_ANSWER);
}

/* C-FIR-2: mm from the front edge of the shooter to the target. */
static double
range_of (const Aim *aim)
{
  const TtBase *target = &aim->ties->bases[aim->target];
  TtConvex      all = { .n = G_N_ELEMENTS (target->quad.p) };
  TtSegment     line;

  memcpy (all.p, target->quad.p, sizeof target->quad.p);

  return tt_sight_shortest (&aim->ties->bases[aim->shooter], &all, &line);
}

static gboolean
reaches (guint weapon, double range)
{
  return !tt_exceeds (range, tt_to_double (co_weapon_range (weapon)) + CO_LENGTH_SLACK);
}

static gboolean
refuse_range (double range, double reach, AciesVerdict *verdict)
{
  return co_refuse_with (verdict, OUT_OF_RANGE, (gint) MIN (range * 10, G_MAXINT16),
                         (gint) (reach * 10));
}

/* C-FIR-1, C-FIR-2: the weapon that it uses. */
static gboolean
choose_weapon (const Aim *aim, guint *weapon, AciesVerdict *verdict)
{
  const CoUnitSpec *unit = shooter_spec (aim);
  const double      range = range_of (aim);
  double            reach = 0;
  gboolean          carried = FALSE;

  for (guint i = 0; i < unit->n_weapons; i++)
    {
      *weapon = unit->weapons[i];
      if (aim->named != 0 && *weapon != aim->named - 1)
        continue;
      carried = TRUE;
      if (!can_use (aim, *weapon))
        continue;
      if (reaches (*weapon, range))
        return TRUE;
      reach = MAX (reach, tt_to_double (co_weapon_range (*weapon)));
    }

  if (!carried)
    return co_refuse (verdict, NO_MISSILES);

  return reach > 0 ? refuse_range (range, reach, verdict) : co_refuse (verdict, PILA_GONE);
}

/* C-FIR-4, R9: from the middle of the front edge to the centre of the target. */
static gboolean
check_line (const Aim *aim, AciesVerdict *verdict)
{
  const CoTies   *ties = aim->ties;
  const TtSegment line = { ties->bases[aim->shooter].place.at, ties->bases[aim->target].centre };

  for (guint g = 0; g < aim->setup->n_stands; g++)
    if (g != aim->shooter && g != aim->target && co_on_table (aim->state, g) &&
        tt_exceeds (tt_sight_inside (&line, &ties->bases[g]), 0))
      return co_refuse_at (verdict, co_refuse (verdict, LINE_BLOCKED), ties->bases[g].centre);

  if (tt_exceeds (co_wood_on_line (aim->setup, &line), MOST_WOOD + CO_LENGTH_SLACK))
    return co_refuse (verdict, LINE_BLOCKED);

  return TRUE;
}

static gboolean
check_shot (const Aim *aim, guint *weapon, AciesVerdict *verdict)
{
  const CoTies *ties = aim->ties;

  if (!check_fitness (aim, verdict))
    return FALSE;
  if (co_in_river (aim->setup, &ties->bases[aim->shooter], TRUE))
    return co_refuse (verdict, IN_THE_WATER);
  if (!check_missiles (aim, verdict))
    return FALSE;
  if (co_is_pinned (aim->setup, ties, aim->shooter))
    return co_refuse (verdict, SHOOTER_PINNED);
  if (co_is_pinned (aim->setup, ties, aim->target) ||
      aim->state->stands[aim->target].stacked_behind != CO_NOBODY)
    return co_refuse (verdict, TARGET_PINNED);
  if (aim->state->decision == CO_DECIDE_RETURN_FIRE && !check_answer (aim, verdict))
    return FALSE;
  if (tt_base_arc (&ties->bases[aim->shooter], ties->bases[aim->target].centre) != TT_ARC_FRONT)
    return co_refuse (verdict, OUT_OF_ARC); /* C-FIR-3 */

  return choose_weapon (aim, weapon, verdict) && check_line (aim, verdict);
}

/* ---- The throw of the run-in (C-PIL-4) ---- */

static gboolean
met_this_turn (const CoState *state, guint a, guint b)
{
  for (guint i = 0; i < state->n_contacts; i++)
    {
      const CoContact *contact = &state->contacts[i];

      if ((contact->attacker == a && contact->target == b) ||
          (contact->attacker == b && contact->target == a))
        return TRUE;
    }

  return FALSE;
}

static gboolean
check_volley (const Aim *aim, AciesVerdict *verdict)
{
  const CoStand   *stand = &aim->state->stands[aim->shooter];
  const AciesUnits enemy = co_bit (aim->setup, aim->target);

  if (co_on_table (aim->state, aim->shooter) && stand->thrown)
    return co_refuse (verdict, FIRED_ALREADY);
  if (shooter_spec (aim)->legionary && stand->status == CO_STEADY && stand->pila &&
      !stand->fired && (aim->named == 0 || aim->named - 1 == CO_PILA) &&
      (aim->ties->touched[aim->shooter] & enemy) &&
      (aim->ties->pinned_with[aim->shooter] & enemy) &&
      met_this_turn (aim->state, aim->shooter, aim->target))
    return TRUE;

  return co_refuse (verdict, NO_VOLLEY);
}

/* ---- What is asked of a shot ---- */

static gboolean
find_aim (const CoSetup *setup, const CoState *state, const AciesAction *action, Aim *aim)
{
  const guint side = state->decider;
  const int   target = action->args[0];

  if (acies_units_count (action->units) != 1 ||
      acies_units_first (action->units) >= setup->sides[side].n_units || target < 0 ||
      target >= (int) setup->sides[1 - side].n_units)
    return FALSE;

  aim->shooter = co_stand (setup, side, acies_units_first (action->units));
  aim->target = co_stand (setup, 1 - side, (guint) target);
  aim->named = (guint) CLAMP (action->args[1], 0, CO_N_WEAPONS);

  return TRUE;
}

/* Quickly, where nobody asks why: too far, not before its front, or unarmed. FALSE proves nothing. */
static gboolean
is_hopeless (const Aim *aim)
{
  const CoUnitSpec *unit = shooter_spec (aim);
  const TtBase     *own = &aim->ties->bases[aim->shooter], *target = &aim->ties->bases[aim->target];
  gint32            reach = 0;

  if (!co_on_table (aim->state, aim->shooter) || !co_on_table (aim->state, aim->target))
    return TRUE;
  for (guint i = 0; i < unit->n_weapons; i++)
    reach = MAX (reach, co_weapon_range (unit->weapons[i]));

  return reach == 0 || tt_base_is_farther (own, target, tt_to_double (reach) + CO_LENGTH_SLACK) ||
         tt_base_arc (own, target->centre) != TT_ARC_FRONT;
}

static gboolean
check_aim (const Aim *aim, CoShotSum *sum, AciesVerdict *verdict)
{
  guint weapon = CO_PILA;

  if (verdict == NULL && aim->state->decision != CO_DECIDE_VOLLEY && is_hopeless (aim))
    return FALSE;
  if (aim->state->decision == CO_DECIDE_VOLLEY ? !check_volley (aim, verdict)
                                               : !check_shot (aim, &weapon, verdict))
    return FALSE;

  if (sum != NULL)
    *sum = (CoShotSum){
      .weapon = weapon,
      .rolls = weapon == CO_PILA ? 2 : 1, /* C-PIL-1 */
      .casualties = (int) co_casualties (aim->setup, aim->state, aim->shooter),
      .covered = co_covered (aim->setup, &aim->ties->bases[aim->shooter],
                             &aim->ties->bases[aim->target]),
    };

  return TRUE;
}

gboolean
co_shot_check (const CoSetup *setup, const CoState *state, const AciesAction *action,
               const CoTies *ties, CoShotSum *sum, AciesVerdict *verdict)
{
  CoTies own;
  Aim    aim = { setup, state, ties, 0, 0, 0 };

  if (state->decision != CO_DECIDE_FIRE && state->decision != CO_DECIDE_RETURN_FIRE &&
      state->decision != CO_DECIDE_VOLLEY)
    return co_refuse (verdict, WRONG_DECISION);
  if (!find_aim (setup, state, action, &aim))
    return co_refuse (verdict, NOT_YOURS);

  if (ties == NULL)
    {
      co_ties (setup, state, &own);
      aim.ties = &own;
    }

  return check_aim (&aim, sum, verdict);
}

void
co_shot_apply (const CoSetup *setup, CoState *state, const AciesAction *action,
               AciesEventList *events)
{
  CoTies    ties;
  CoShotSum sum;
  Aim       aim = { setup, state, &ties, 0, 0, 0 };
  CoStand  *stand;

  co_ties (setup, state, &ties);
  if (!find_aim (setup, state, action, &aim) || !check_aim (&aim, &sum, NULL))
    g_return_if_reached ();

  stand = &state->stands[aim.shooter];
  if (state->decision == CO_DECIDE_RETURN_FIRE)
    stand->answered = TRUE;
  else if (state->decision == CO_DECIDE_VOLLEY)
    stand->thrown = TRUE;
  else
    stand->fired = TRUE;

  state->shots[state->n_shots++] = (CoShot){
    .shooter = (guint8) aim.shooter,
    .target = (guint8) aim.target,
    .weapon = (guint8) sum.weapon,
    .answer = state->decider != state->active,
  };
}

/* Whether @aim's shooter may shoot at any enemy. */
static gboolean
has_target (Aim *aim, guint side)
{
  for (guint unit = 0; unit < aim->setup->sides[1 - side].n_units; unit++)
    {
      aim->target = co_stand (aim->setup, 1 - side, unit);
      if (co_on_table (aim->state, aim->target) && check_aim (aim, NULL, NULL))
        return TRUE;
    }

  return FALSE;
}

AciesUnits
co_shooters (const CoSetup *setup, const CoState *state, const CoTies *ties)
{
  const guint side = state->decider;
  AciesUnits  shooters = 0;

  for (guint unit = 0; unit < setup->sides[side].n_units; unit++)
    {
      Aim aim = { setup, state, ties, co_stand (setup, side, unit), 0, 0 };

      if (state->stands[aim.shooter].status == CO_STEADY && shooter_spec (&aim)->n_weapons > 0 &&
          has_target (&aim, side))
        shooters |= ACIES_UNIT_BIT (unit);
    }

  return shooters;
}
