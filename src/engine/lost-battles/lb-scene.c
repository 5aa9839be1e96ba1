/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-scene.h"

#include <glib/gi18n-lib.h>

#include "engine/lost-battles/lb-losses.h"
#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-orders.h"
#include "engine/lost-battles/lb-reasons.h"
#include "engine/lost-battles/lb-scene-words.h"
#include "engine/lost-battles/lb-sequence.h"
#include "engine/lost-battles/lb-text.h"
#include "engine/lost-battles/lb-troops.h"
#include "engine/lost-battles/lb-victory.h"
#include "engine/lost-battles/lb-words.h"

static const guint8 arm_emblems[LB_N_ARMS] = {
  [LB_HEAVY_INFANTRY] = ACIES_EMBLEM_HEAVY_INFANTRY,
  [LB_LIGHT_INFANTRY] = ACIES_EMBLEM_LIGHT_INFANTRY,
  [LB_HEAVY_CAVALRY] = ACIES_EMBLEM_HEAVY_CAVALRY,
  [LB_LIGHT_CAVALRY] = ACIES_EMBLEM_LIGHT_CAVALRY,
  [LB_ELEPHANTS] = ACIES_EMBLEM_ELEPHANTS,
  [LB_CHARIOTS] = ACIES_EMBLEM_CHARIOTS,
};

static const guint8 subtype_emblems[LB_N_SUBTYPES] = {
  [LB_ARCHERS] = ACIES_EMBLEM_ARCHERS,
  [LB_HOPLITES] = ACIES_EMBLEM_HOPLITES,
  [LB_PHALANGITES] = ACIES_EMBLEM_PHALANGITES,
  [LB_LEGIONARIES] = ACIES_EMBLEM_LEGIONARIES,
  [LB_CATAPHRACTS] = ACIES_EMBLEM_CATAPHRACTS,
  [LB_SCYTHED] = ACIES_EMBLEM_SCYTHED_CHARIOTS,
};

static const guint8 class_pips[LB_N_CLASSES] = {
  [LB_POOR] = 1,
  [LB_AVERAGE] = 2,
  [LB_VETERAN] = 3,
  [LB_AFRICAN] = 1,
  [LB_INDIAN] = 2,
};

guint
lb_emblem_of (const LbUnitSpec *unit)
{
  return unit->subtype != LB_NO_SUBTYPE ? subtype_emblems[unit->subtype] : arm_emblems[unit->arm];
}

guint
lb_pips_of (const LbUnitSpec *unit)
{
  return class_pips[unit->quality];
}

static void
add_token (AciesScene *scene, const LbSetup *setup, const LbState *state, guint side, guint unit)
{
  const LbUnitSpec   *spec = &setup->sides[side].units[unit];
  const LbActivation *group = &state->activation;
  const AciesUnits    bit = ACIES_UNIT_BIT (unit);
  const guint         zone = state->where[side][unit];
  const guint         heroes = lb_heroes_of (setup, state, side, bit);
  AciesSceneToken     token = { 0 };

  token.side = (gint8) side;
  token.unit = (guint8) unit;
  token.cell = zone < LB_N_ZONES ? (gint16) zone : ACIES_NO_CELL;
  token.facing = (guint8) (zone < LB_N_ZONES ? lb_unit_facing (state, side, unit)
                                             : lb_forward (side));
  token.emblem = (guint8) lb_emblem_of (spec);
  token.pips = (guint8) lb_pips_of (spec);
  if (heroes != 0)
    {
      const guint hero = (guint) g_bit_nth_lsf (heroes, -1);

      token.hero = (guint8) (setup->sides[side].commanders[hero].rating + 1);
      token.hero_dazed = state->commanders[side][hero].escaped != LB_ESCAPED_NOT;
    }
  if (state->disordered[side] & bit)
    token.flags |= ACIES_TOKEN_DISORDERED;
  if (zone < LB_N_ZONES && state->lead[zone] == unit)
    token.flags |= ACIES_TOKEN_LEAD;
  if (side == state->active && (state->acted[side] & bit) != 0)
    token.flags |= ACIES_TOKEN_ACTED;
  if (side == state->active && group->open && (group->units & bit) != 0)
    token.flags |= ACIES_TOKEN_ACTIVE;
  if (spec->arm == LB_ELEPHANTS)
    token.flags |= ACIES_TOKEN_DIAMONDS;
  token.name = acies_words_capitalise (lb_unit_words (setup, side, unit));
  token.text = lb_token_text (setup, state, side, unit);
  g_array_append_val (scene->tokens, token);
}

static void
add_tokens (AciesScene *scene, const LbSetup *setup, const LbState *state)
{
  guint unit;

  for (guint zone = 0; zone < LB_N_ZONES; zone++)
    {
      const guint side = state->zone_side[zone];
      AciesUnits  units = state->zone[zone];

      if (side >= LB_N_SIDES)
        continue;
      if (state->lead[zone] != LB_NO_UNIT)
        {
          add_token (scene, setup, state, side, state->lead[zone]);
          units &= ~ACIES_UNIT_BIT (state->lead[zone]);
        }
      ACIES_FOREACH_UNIT (unit, units)
        add_token (scene, setup, state, side, unit);
    }

  for (guint side = 0; side < LB_N_SIDES; side++)
    ACIES_FOREACH_UNIT (unit, state->undeployed[side])
      add_token (scene, setup, state, side, unit);
}

/* 8.2: strategists have plates of their own; heroes are shown with their bodyguards. */
static void
add_leaders (AciesScene *scene, const LbSetup *setup, const LbState *state, guint side)
{
  const LbSideSetup *own = &setup->sides[side];

  for (guint i = 0; i < own->n_commanders; i++)
    {
      const LbCommander *now = &state->commanders[side][i];
      AciesSceneLeader   leader = { 0 };

      if (own->commanders[i].kind != LB_STRATEGIST ||
          (now->state != LB_CMD_ON_FIELD && now->state != LB_CMD_UNDEPLOYED))
        continue;
      leader.side = (gint8) side;
      leader.commander = (guint8) i;
      leader.cell = now->zone < LB_N_ZONES ? (gint16) now->zone : ACIES_NO_CELL;
      leader.rating = (guint8) (own->commanders[i].rating + 1);
      leader.dazed = now->escaped != LB_ESCAPED_NOT;
      leader.acted = side == state->active && now->acted;
      leader.name = g_strdup (own->commanders[i].name);
      leader.text = lb_leader_text (setup, state, side, i);
      g_array_append_val (scene->leaders, leader);
    }
}

static void
fill_cell (AciesSceneCell *cell, const LbSetup *setup, const LbState *state, guint zone)
{
  g_strlcpy (cell->id, lb_zone_id (zone), sizeof cell->id);
  cell->name = lb_zone_title (zone);
  cell->text = lb_zone_text (setup, state, zone);
  cell->ground = lb_ground_text (setup, state, zone);
  cell->terrain = (AciesTerrain) setup->terrain[zone];
  if (state->zone_side[zone] < LB_N_SIDES)
    cell->side = (gint8) state->zone_side[zone];
  cell->load = (guint8) lb_zone_load (setup, state, zone);
  cell->capacity = setup->capacity[zone];

  for (guint side = 0; side < LB_N_SIDES; side++)
    {
      if (setup->sides[side].key_zone == zone)
        cell->key_side = (gint8) side;
      if (setup->sides[side].camp_zone != zone)
        continue;
      cell->camp_side = (gint8) side;
      cell->camp_fortified = setup->sides[side].camp_fortified;
      cell->camp_captured = state->camp_captured[side];
    }
}

/* 1.4: what a side still has in the battle. */
static int
strength_left (const LbSetup *setup, const LbState *state, guint side)
{
  guint commanders = 0;

  for (guint i = 0; i < setup->sides[side].n_commanders; i++)
    if (state->commanders[side][i].state == LB_CMD_ON_FIELD ||
        state->commanders[side][i].state == LB_CMD_UNDEPLOYED)
      commanders |= 1u << i;

  return lb_fighting_value (setup, side, lb_on_field (state, side) | state->undeployed[side],
                            commanders);
}

static AciesSceneCounter *
add_counter (AciesScene *scene, guint side, char *name, guint left, guint total)
{
  const AciesSceneCounter counter = {
    .side = (gint8) side,
    .name = name,
    .left = (guint8) left,
    .total = (guint8) total,
  };

  g_array_append_val (scene->counters, counter);

  return &g_array_index (scene->counters, AciesSceneCounter, scene->counters->len - 1);
}

/* A commander's own Orders: all that he has left, and what keeps him from giving them. */
static void
add_pool (AciesScene *scene, const LbSetup *setup, const LbState *state, guint commander,
          gboolean for_bonus)
{
  const LbCommanderSpec *spec = &setup->sides[state->active].commanders[commander];
  const LbCommander     *now = &state->commanders[state->active][commander];
  const guint            left = for_bonus ? now->bonus_left : now->activation_left;
  const guint            bar = left > 0 ? lb_commander_bar (state, commander, for_bonus)
                                        : LB_REASON_NONE;
  const AciesVerdict     verdict = { (guint16) bar, { 0 } };
  AciesSceneCounter     *counter;
  char                  *name;

  /* Translators: %s is a commander; his own Orders for bonuses in attacks, or for activating groups. */
  name = for_bonus ? g_strdup_printf (_("%s: for bonuses"), spec->name)
                   : g_strdup_printf (_("%s: for groups"), spec->name);
  counter = add_counter (scene, state->active, name, left, lb_commander_pool (spec->rating));
  counter->group = (guint8) (commander + 1);
  if (bar == LB_REASON_NONE)
    return;

  /* Translators: of a commander's Orders that are left but cannot be given; %s is the number of a clause. */
  counter->barred = bar == LB_REASON_HAS_ACTED
                      ? g_strdup_printf (_("he has acted (%s)"), lb_reason_clause (bar))
                      : g_strdup_printf (_("barred this turn (%s)"), lb_reason_clause (bar));
  counter->reason = lb_refusal_text ((const AciesSetup *) setup, &verdict);
}

/* 4.1, 8.3, 8.4: the Orders of the active side, and what its commanders have of their own. */
static void
add_counters (AciesScene *scene, const LbSetup *setup, const LbState *state)
{
  const guint        side = state->active;
  const LbSideSetup *own = &setup->sides[side];

  add_counter (scene, side, g_strdup (_("Orders")), state->orders_left, state->orders_total);
  for (guint i = 0; i < own->n_commanders; i++)
    {
      const guint now = state->commanders[side][i].state;

      if (now != LB_CMD_ON_FIELD && now != LB_CMD_UNDEPLOYED)
        continue;
      add_pool (scene, setup, state, i, FALSE);
      add_pool (scene, setup, state, i, TRUE);
    }
}

static void
copy_labels (AciesScene *scene, const LbSetup *setup)
{
  for (guint i = 0; i < setup->watercourses->len; i++)
    {
      AciesSceneWatercourse course = g_array_index (setup->watercourses, AciesSceneWatercourse, i);

      course.name = g_strdup (course.name);
      g_array_append_val (scene->watercourses, course);
    }
  for (guint i = 0; i < setup->labels->len; i++)
    {
      AciesSceneLabel label = g_array_index (setup->labels, AciesSceneLabel, i);

      label.text = g_strdup (label.text);
      g_array_append_val (scene->labels, label);
    }
}

AciesScene *
lb_scene (const AciesSetup *setup, const AciesState *state)
{
  const LbSetup *own = LB_SETUP (setup);
  const LbState *now = LB_STATE (state);
  AciesScene    *scene = acies_scene_new (LB_N_COLUMNS, LB_N_ROWS);

  scene->turn = now->turn;
  scene->turns = own->turns;
  if (now->phase != LB_PHASE_OVER)
    scene->active = (gint8) now->active;
  scene->conditions = lb_conditions_text (own, now);
  scene->n_sides = LB_N_SIDES;
  for (guint side = 0; side < LB_N_SIDES; side++)
    {
      scene->sides[side].name = g_strdup (own->sides[side].name);
      scene->sides[side].strength = strength_left (own, now, side);
      scene->sides[side].strength_start = own->sides[side].fighting_value;
      scene->sides[side].score = lb_victory_points (own, now, side);
      add_leaders (scene, own, now, side);
    }
  for (guint zone = 0; zone < LB_N_ZONES; zone++)
    fill_cell (&scene->cells[zone], own, now, zone);
  add_tokens (scene, own, now);
  if (now->phase != LB_PHASE_OVER)
    add_counters (scene, own, now);
  copy_labels (scene, own);

  return scene;
}

/* The position is started as a battle would be; what its first dice have given is not shown. */
AciesScene *
lb_scene_preview (const AciesSetup *setup)
{
  const AciesStart start = { TRUE };
  LbState          state;
  AciesScene      *scene;

  lb_start (setup, &start, 0, &state.base, NULL);
  scene = lb_scene (setup, &state.base);
  scene->active = ACIES_NO_SIDE;
  g_array_set_size (scene->counters, 0);

  return scene;
}
