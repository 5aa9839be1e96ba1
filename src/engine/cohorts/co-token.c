/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-token.h"

#include <glib/gi18n-lib.h>

#include "engine/core/acies-words.h"
#include "engine/cohorts/co-troops.h"
#include "engine/cohorts/co-words.h"

/* C-ORG-2 on a base: letters of the classes of armour. */
static const char *const armour_letters[CO_N_ARMOURS] = {
  [CO_NO_ARMOUR] = "",
  [CO_UNARMOURED] = NC_ ("armour", "U"),
  [CO_LIGHT] = NC_ ("armour", "L"),
  [CO_MEDIUM] = NC_ ("armour", "M"),
  [CO_HEAVY] = NC_ ("armour", "H"),
  [CO_EXTRA_HEAVY] = NC_ ("armour", "EH"),
};

static gboolean
shoots_far (const CoUnitSpec *unit)
{
  return unit->n_weapons > 0 && (unit->weapons[0] == CO_BOW || unit->weapons[0] == CO_SLING);
}

static guint
foot_emblem (const CoUnitSpec *unit)
{
  if (unit->legionary)
    return ACIES_EMBLEM_LEGIONARIES;
  if (shoots_far (unit))
    return ACIES_EMBLEM_ARCHERS;
  if (unit->two_deep && unit->trained && unit->armour >= CO_HEAVY)
    return ACIES_EMBLEM_PHALANGITES;
  if (unit->two_deep && unit->armour <= CO_LIGHT && unit->trained)
    return ACIES_EMBLEM_WARBAND;
  if (unit->armour <= CO_LIGHT)
    return unit->two_deep ? ACIES_EMBLEM_HOPLITES : ACIES_EMBLEM_LIGHT_INFANTRY;
  if (unit->armour == CO_MEDIUM && !unit->two_deep)
    return ACIES_EMBLEM_AUXILIA;

  return ACIES_EMBLEM_HEAVY_INFANTRY;
}

guint
co_emblem_of (const CoUnitSpec *unit)
{
  switch ((CoArm) unit->arm)
    {
    case CO_INFANTRY:
      return foot_emblem (unit);
    case CO_CAVALRY:
      if (unit->armour == CO_EXTRA_HEAVY)
        return ACIES_EMBLEM_CATAPHRACTS;
      return unit->armour <= CO_LIGHT ? ACIES_EMBLEM_LIGHT_CAVALRY : ACIES_EMBLEM_HEAVY_CAVALRY;
    case CO_CHARIOT:
      return ACIES_EMBLEM_CHARIOTS;
    case CO_ELEPHANT:
      return ACIES_EMBLEM_ELEPHANTS;
    case CO_N_ARMS:
    default:
      g_return_val_if_reached (ACIES_EMBLEM_NONE);
    }
}

/* ---- What is written on a base and told of it ---- */

/* "H 3": armour and figures left. */
static char *
badge_text (const CoUnitSpec *unit, const CoStand *now)
{
  const char *letter;

  if (unit->armour == CO_NO_ARMOUR)
    return g_strdup_printf ("%u", now->figures);

  letter = g_dpgettext2 (GETTEXT_PACKAGE, "armour", armour_letters[unit->armour]);
  /* Translators: on a unit: the letter of its armour, and its figures. */
  return g_strdup_printf (C_ ("badge", "%1$s %2$u"), letter, now->figures);
}

static char *
figures_text (const CoUnitSpec *unit, const CoStand *now)
{
  if (now->figures == unit->figures && co_is_model (unit))
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "crew of %u", "crew of %u",
                                         unit->figures), unit->figures);
  if (now->figures == unit->figures)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u figure", "%u figures",
                                         unit->figures), unit->figures);
  if (co_is_model (unit))
    /* Translators: men of a crew now and at the start; so in the next one with figures. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u of a crew of %2$u",
                                         "%1$u of a crew of %2$u", unit->figures),
                            now->figures, unit->figures);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u of %2$u figure",
                                       "%1$u of %2$u figures", unit->figures),
                          now->figures, unit->figures);
}

static void
tell (GPtrArray *parts, const char *words)
{
  g_ptr_array_add (parts, g_strdup (words));
}

/* Who has no place on the table. */
static void
tell_reserve (GPtrArray *parts, const CoUnitSpec *unit)
{
  if (unit->reserve_turn == 0)
    tell (parts, C_ ("unit state", "not deployed yet"));
  else
    /* Translators: %u is the number of a turn. */
    g_ptr_array_add (parts, g_strdup_printf (C_ ("unit state", "comes in turn %u"),
                                             unit->reserve_turn));
}

/* Order and disorder. */
static void
tell_order (GPtrArray *parts, const CoStand *now)
{
  if (now->status == CO_ROUTED)
    tell (parts, C_ ("unit state", "routed"));
  if (now->status == CO_RALLYING)
    g_ptr_array_add (parts, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "rallying, %u turn left",
                                                          "rallying, %u turns left", now->restore),
                                             now->restore));
  if (now->push_backs == 1)
    tell (parts, C_ ("unit state", "pushed back once"));
  if (now->push_backs > 1)
    tell (parts, C_ ("unit state", "pushed back twice"));
  if (now->reorganising)
    tell (parts, C_ ("unit state", "must reorganise"));
}

static void
tell_crossing (GPtrArray *parts, guint stage)
{
  if (stage == CO_STAGE_BANK)
    tell (parts, C_ ("unit state", "on the bank, crossing"));
  else if (stage == CO_STAGE_WATER)
    tell (parts, C_ ("unit state", "in the river"));
  else if (stage == CO_STAGE_FAR_BANK)
    tell (parts, C_ ("unit state", "on the far bank"));
}

/* Where it stands to the enemy. */
static void
tell_ties (GPtrArray *parts, const CoSetup *setup, const CoStand *now, const CoTies *ties, guint g)
{
  const guint      other = 1 - co_side_of (setup, g);
  g_autofree char *pins = co_stands_words (setup, other, ties->pinned_with[g]);
  g_autofree char *faces = co_stands_words (setup, other, ties->engaged_with[g]);

  if (now->stacked_behind != CO_NOBODY)
    tell (parts, C_ ("unit state", "stacked behind others"));
  else if (co_is_pinned (setup, ties, g))
    /* Translators: %s are the enemies that it is in contact with. */
    g_ptr_array_add (parts, g_strdup_printf (C_ ("unit state", "pinned by %s"), pins));
  else if (co_is_engaged (ties, g))
    /* Translators: %s are the enemies face to face with it. */
    g_ptr_array_add (parts, g_strdup_printf (C_ ("unit state", "engaged with %s"), faces));
}

/* What it has declared to shoot at. */
static void
tell_shot (GPtrArray *parts, const CoSetup *setup, const CoState *state, guint g)
{
  for (guint i = 0; i < state->n_shots; i++)
    if (state->shots[i].shooter == g)
      {
        g_autofree char *whom = co_stand_words (setup, state->shots[i].target);

        /* Translators: %s is an enemy. */
        g_ptr_array_add (parts, g_strdup_printf (C_ ("unit state", "shoots at %s"), whom));
      }
}

/* "Tenth Legion, heavy legionaries with pila, 3 of 4 figures, pinned". */
static char *
token_text (const CoSetup *setup, const CoState *state, const CoTies *ties, guint g)
{
  const CoUnitSpec     *unit = &setup->units[g];
  const CoStand        *now = &state->stands[g];
  const gboolean        active = co_side_of (setup, g) == state->active;
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (parts, acies_words_capitalise (co_stand_words (setup, g)));
  g_ptr_array_add (parts, co_troops_words (unit));
  g_ptr_array_add (parts, figures_text (unit, now));
  if (unit->legionary && unit->n_weapons > 0)
    tell (parts, now->pila ? C_ ("unit state", "pila not thrown yet") : C_ ("unit state", "pila thrown"));
  if (now->status == CO_RESERVE)
    tell_reserve (parts, unit);
  tell_order (parts, now);
  tell_crossing (parts, now->stage);
  tell_ties (parts, setup, now, ties, g);
  tell_shot (parts, setup, state, g);
  if (active && now->moved)
    tell (parts, C_ ("unit state", "has moved"));
  if (active && now->fired)
    tell (parts, C_ ("unit state", "has shot"));

  return acies_words_list ((char *const *) parts->pdata, parts->len);
}

/* ---- The token ---- */

/* Whether it can do no more in this phase. */
static gboolean
has_acted (const CoSetup *setup, const CoState *state, guint g)
{
  const CoStand *now = &state->stands[g];

  switch ((CoDecisionKind) state->decision)
    {
    case CO_DECIDE_MOVE:
      return now->moved;
    case CO_DECIDE_FIRE:
      return now->fired;
    case CO_DECIDE_RETURN_FIRE:
      return now->answered;
    case CO_DECIDE_VOLLEY:
      return now->thrown;
    case CO_DECIDE_DEPLOY:
    case CO_DECIDE_EVADE:
    case CO_DECIDE_MELEE:
    case CO_DECIDE_CONFORM:
    case CO_DECIDE_FOLLOW:
    case CO_DECIDE_OVER:
    default:
      return FALSE;
    }
}

void
co_token_add (AciesScene *scene, const CoSetup *setup, const CoState *state, const CoTies *ties,
              guint g)
{
  const CoUnitSpec *unit = &setup->units[g];
  const CoStand    *now = &state->stands[g];
  const guint       side = co_side_of (setup, g);
  AciesSceneToken   token = { 0 };

  if (now->status == CO_ELIMINATED)
    return;

  token.side = (gint8) side;
  token.unit = (guint8) (g - setup->sides[side].offset);
  token.cell = ACIES_NO_CELL;
  token.emblem = (guint8) co_emblem_of (unit);
  if (now->status == CO_ROUTED || now->status == CO_RALLYING || now->reorganising)
    token.flags |= ACIES_TOKEN_DISORDERED;
  if (now->status == CO_ROUTED)
    token.flags |= ACIES_TOKEN_ROUTED;
  if (unit->legionary && unit->n_weapons > 0 && now->pila)
    token.flags |= ACIES_TOKEN_LOADED;
  if (has_acted (setup, state, g))
    token.flags |= ACIES_TOKEN_ACTED;
  token.on_table = co_on_table (state, g);
  token.pose = now->pose;
  token.width = unit->size.width;
  token.depth = unit->size.depth;
  token.figures = now->figures;
  token.figures_full = unit->figures;
  token.setbacks = now->push_backs;
  token.badge = badge_text (unit, now);
  token.name = acies_words_capitalise (co_stand_words (setup, g));
  token.text = token_text (setup, state, ties, g);
  g_array_append_val (scene->tokens, token);
}
