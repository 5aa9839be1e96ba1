/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-text.h"

#include <glib/gi18n-lib.h>

#include "engine/lost-battles/lb-apply.h"
#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-words.h"

/* A part of the field as an army sees it that looks at the enemy. */
typedef enum
{
  LB_LEFT,
  LB_MIDDLE,
  LB_RIGHT,
} LbPart;

/* Half of an army in one part of the field is a mass, if it is more than a few units. */
#define LEAST_MASS 5

static LbPart
part_of (guint side, guint zone)
{
  const guint column = zone % LB_N_COLUMNS;

  if (column == LB_N_COLUMNS / 2)
    return LB_MIDDLE;

  return (column < LB_N_COLUMNS / 2) == (side == 1) ? LB_LEFT : LB_RIGHT;
}

/* The units of the active side in a part of the field, once @coming are there too. */
static guint
count_in_part (const LbState *state, LbPart part, AciesUnits coming)
{
  const guint side = state->active;
  AciesUnits  units = coming;

  for (guint zone = 0; zone < LB_N_ZONES; zone++)
    if (state->zone_side[zone] == side && part_of (side, zone) == part)
      units |= state->zone[zone];

  return acies_units_count (units);
}

static gboolean
is_massing (const LbState *state, LbPart part)
{
  const guint      count = count_in_part (state, part, state->activation.units);
  const AciesUnits field = lb_on_field (state, state->active);
  const guint      all = acies_units_count (field | state->activation.units);

  return count >= LEAST_MASS && 2 * count >= all;
}

/* Translators: in this context %s is the name of an army that does this. */
static char *
coming_text (const LbState *state, const char *army, LbPart part)
{
  const gboolean is_mass = is_massing (state, part);

  switch (part)
    {
    case LB_LEFT:
      return is_mass ? g_strdup_printf (C_ ("intent", "%s masses on the left."), army)
                     : g_strdup_printf (C_ ("intent", "%s moves up on the left."), army);
    case LB_MIDDLE:
      return is_mass ? g_strdup_printf (C_ ("intent", "%s masses in the middle."), army)
                     : g_strdup_printf (C_ ("intent", "%s moves up in the middle."), army);
    case LB_RIGHT:
      return is_mass ? g_strdup_printf (C_ ("intent", "%s masses on the right."), army)
                     : g_strdup_printf (C_ ("intent", "%s moves up on the right."), army);
    }

  g_return_val_if_reached (NULL);
}

static char *
turning_text (const char *army, LbPart part)
{
  switch (part)
    {
    case LB_LEFT:
      return g_strdup_printf (C_ ("intent", "%s wheels on the left."), army);
    case LB_MIDDLE:
      return g_strdup_printf (C_ ("intent", "%s wheels in the middle."), army);
    case LB_RIGHT:
      return g_strdup_printf (C_ ("intent", "%s wheels on the right."), army);
    }

  g_return_val_if_reached (NULL);
}

/* The zone the open group faces; LB_OFF_FIELD if it has not entered. */
static guint
zone_ahead (const LbActivation *group)
{
  return group->zone < LB_N_ZONES ? lb_zone_next (group->zone, group->facing) : LB_OFF_FIELD;
}

/* A step to @zone: what it threatens there, else where it is. */
static char *
step_text (const LbSetup *setup, const LbState *state, const char *army, guint zone)
{
  const guint        side = state->active;
  const LbSideSetup *enemy = &setup->sides[1 - side];

  if (zone == enemy->camp_zone)
    return g_strdup_printf (C_ ("intent", "%s is about to take the enemy camp."), army);
  if (enemy->camp_zone != LB_OFF_FIELD && lb_zone_distance (zone, enemy->camp_zone) == 1)
    return g_strdup_printf (C_ ("intent", "%s threatens the enemy camp."), army);
  if (lb_zone_half (zone) != side && !lb_zone_is_central (zone))
    return g_strdup_printf (C_ ("intent", "%s is getting round the enemy's flank."), army);
  if (enemy->key_zone != LB_OFF_FIELD && lb_zone_distance (zone, enemy->key_zone) <= 1)
    return g_strdup_printf (C_ ("intent", "%s threatens the enemy's key zone."), army);

  return coming_text (state, army, part_of (side, zone));
}

/* An advance against the way the army looks is a falling back. */
static char *
advance_text (const LbSetup *setup, const LbState *state, const char *army)
{
  const LbActivation *group = &state->activation;
  const guint         next = zone_ahead (group);

  if (next == LB_OFF_FIELD || group->facing == lb_opposite (lb_forward (state->active)))
    return g_strdup_printf (C_ ("intent", "%s falls back."), army);

  return step_text (setup, state, army, next);
}

static char *
attack_intent (const LbSetup *setup, const LbState *state, const char *army)
{
  const guint      target = zone_ahead (&state->activation);
  g_autofree char *zone = lb_zone_words (setup, (int) target);

  if (target != LB_OFF_FIELD && target == setup->sides[1 - state->active].key_zone)
    return g_strdup_printf (C_ ("intent", "%s attacks the enemy's key zone."), army);

  /* Translators: %2$s is a zone like "the left centre of Rome". */
  return g_strdup_printf (C_ ("intent", "%1$s attacks %2$s."), army, zone);
}

/* A group that begins to act: who it is. */
static char *
activate_intent (const LbSetup *setup, guint side, const AciesAction *action, const char *army)
{
  g_autofree char *troops = lb_group_words (setup, side, action->units, action->commanders);

  /* Translators: %2$s are units: "4 × African foot". */
  return g_strdup_printf (C_ ("intent", "%1$s readies %2$s."), army, troops);
}

static char *
strategist_intent (const LbSetup *setup, guint side, const AciesAction *action, const char *army)
{
  g_autofree char *commander = lb_commanders_words (setup, side, action->commanders);

  if (action->args[0] == LB_OFF_FIELD)
    return g_strdup_printf (C_ ("intent", "%1$s sends %2$s to safety."), army, commander);

  /* Translators: %2$s is a commander. */
  return g_strdup_printf (C_ ("intent", "%1$s sends %2$s where he is needed."), army, commander);
}

static char *
answer_intent (const AciesAction *action, const char *army)
{
  switch ((LbActionKind) action->kind)
    {
    case LB_DECISIVE:
      return action->args[0] != 0 ? g_strdup_printf (C_ ("intent", "%s presses the attack at any price."), army)
                                  : g_strdup_printf (C_ ("intent", "%s spares its attackers."), army);
    case LB_PURSUE:
      return action->units != 0 ? g_strdup_printf (C_ ("intent", "%s follows up the attack."), army)
                                : g_strdup_printf (C_ ("intent", "%s lets the enemy go."), army);
    case LB_LEAVE:
      return g_strdup_printf (C_ ("intent", "%s gives up a part of the field."), army);
    case LB_SWITCH_ORDER:
      return g_strdup_printf (C_ ("intent", "%s seizes the first move."), army);
    case LB_KEEP_ORDER:
      return g_strdup_printf (C_ ("intent", "%s bides its time."), army);
    case LB_END_TURN:
      return g_strdup_printf (C_ ("intent", "%s waits for the enemy."), army);
    case LB_RECOVER:
    case LB_TAKE_HIT:
    case LB_LEAD:
      return g_strdup_printf (C_ ("intent", "%s holds its line together."), army);
    case LB_FINISH:
    case LB_ACTIVATE:
    case LB_MOVE_STRATEGIST:
    case LB_DEPLOY:
    case LB_TURN:
    case LB_ADVANCE:
    case LB_ATTACK:
      break;
    }

  return g_strdup_printf (C_ ("intent", "%s arranges its troops."), army);
}

char *
lb_intent_text (const AciesSetup *setup, const AciesState *before, const AciesAction *action)
{
  const LbSetup *own = LB_SETUP (setup);
  const LbState *state = LB_STATE (before);
  AciesDecision  decision;
  guint          side;
  const char    *army;

  lb_decision (setup, before, &decision);
  side = decision.side == ACIES_NO_SIDE ? state->active : (guint) decision.side;
  army = own->sides[side].name;

  if (action->kind == LB_ACTIVATE)
    return activate_intent (own, side, action, army);
  if (action->kind == LB_MOVE_STRATEGIST)
    return strategist_intent (own, side, action, army);
  if (action->kind == LB_DEPLOY)
    return coming_text (state, army, part_of (side, (guint) action->args[0]));
  if (action->kind == LB_TURN && state->activation.zone < LB_N_ZONES)
    return turning_text (army, part_of (side, state->activation.zone));
  if (action->kind == LB_ADVANCE)
    return advance_text (own, state, army);
  if (action->kind == LB_ATTACK)
    return attack_intent (own, state, army);

  return answer_intent (action, army);
}
