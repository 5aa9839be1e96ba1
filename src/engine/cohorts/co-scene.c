/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-scene.h"

#include <glib/gi18n-lib.h>

#include "engine/cohorts/co-scene-ties.h"
#include "engine/cohorts/co-sequence.h"
#include "engine/cohorts/co-setup.h"
#include "engine/cohorts/co-ties.h"
#include "engine/cohorts/co-token.h"
#include "engine/cohorts/co-victory.h"
#include "engine/cohorts/co-words.h"

static const guint8 grounds[CO_N_GROUNDS] = {
  [CO_HILL] = ACIES_GROUND_GENTLE_HILL,
  [CO_WOOD] = ACIES_GROUND_WOOD,
  [CO_STREAM] = ACIES_GROUND_WATER,
  [CO_RIVER] = ACIES_GROUND_WATER,
};

/* What ground does to those on it. */
static char *
area_text (guint ground)
{
  switch ((CoGround) ground)
    {
    case CO_HILL:
      return g_strdup (_ ("Hill, halves moves, helps those who stand higher"));
    case CO_WOOD:
      return g_strdup (_ ("Wood, halves moves, covers from shots, hides what is behind it"));
    case CO_STREAM:
      return g_strdup (_ ("Stream, halves moves, its bank helps those who hold it"));
    case CO_RIVER:
      return g_strdup (_ ("River, takes three turns to cross, its bank helps those who hold it"));
    case CO_N_GROUNDS:
      break;
    }

  g_return_val_if_reached (g_strdup (""));
}

static void
put_points (AciesSceneArea *area, const TtVec *points, guint n)
{
  area->n_points = n;
  area->points = g_malloc0_n (n, sizeof *area->points);
  for (guint k = 0; k < n; k++)
    {
      area->points[k][0] = tt_from_double (points[k].x);
      area->points[k][1] = tt_from_double (points[k].y);
    }
}

static void
add_ground (AciesScene *scene, const CoFeature *feature)
{
  AciesSceneArea area = {
    .ground = grounds[feature->ground],
    .name = g_strdup (feature->name),
    .text = area_text (feature->ground),
    .has_crest = feature->ground == CO_HILL,
    .crest = { tt_from_double (feature->area.crest.x), tt_from_double (feature->area.crest.y) },
  };

  put_points (&area, feature->points, feature->n_points);
  g_array_append_val (scene->areas, area);
}

/* C-DEP-1: while armies are set up. */
static void
add_zone (AciesScene *scene, const CoSideSetup *side)
{
  AciesSceneArea area = {
    .ground = ACIES_GROUND_OPEN,
    /* Translators: %s is an army. */
    .name = g_strdup_printf (_ ("Zone of %s"), side->name),
    .text = g_strdup (_ ("Its units are placed wholly within it")),
  };

  put_points (&area, side->zone, side->n_zone);
  g_array_append_val (scene->areas, area);
}

static char *
commander_text (const CoCommander *now, const char *name)
{
  if (now->lost)
    /* Translators: %s is a commander; so in the next ones. */
    return g_strdup_printf (C_ ("commander", "%s, lost"), name);
  if (!now->placed)
    return g_strdup_printf (C_ ("commander", "%s, not on the table"), name);
  if (now->moved)
    return g_strdup_printf (C_ ("commander", "%s, reaches units within 4 inches, has moved"), name);

  return g_strdup_printf (C_ ("commander", "%s, reaches units within 4 inches"), name);
}

static void
add_commander (AciesScene *scene, const CoSetup *setup, const CoState *state, guint side,
               guint index)
{
  const CoCommander *now = &state->commanders[side][index];
  const char        *name = co_commander_words (setup, side, index);
  AciesSceneLeader   leader = {
      .side = (gint8) side,
      .commander = (guint8) index,
      .cell = ACIES_NO_CELL,
      .acted = now->moved,
      .on_table = now->placed,
      .at = { now->at.x, now->at.y },
  };

  if (now->lost)
    return;
  leader.name = g_strdup (name);
  leader.text = commander_text (now, name);
  g_array_append_val (scene->leaders, leader);
}

static const char *const phase_words[CO_N_PHASES] = {
  [CO_PHASE_DEPLOY] = NC_ ("phase of a turn", "deployment"),
  [CO_PHASE_MOVE_FIRST] = NC_ ("phase of a turn", "first moves"),
  [CO_PHASE_FIRE] = NC_ ("phase of a turn", "shooting"),
  [CO_PHASE_MOVE_LAST] = NC_ ("phase of a turn", "last moves"),
  [CO_PHASE_MELEE] = NC_ ("phase of a turn", "melees"),
  [CO_PHASE_POST_MELEE] = NC_ ("phase of a turn", "after the melees"),
  [CO_PHASE_OVER] = NC_ ("phase of a turn", "over"),
};

static char *
turn_text (const CoSetup *setup, const CoState *state)
{
  /* Translators: which turn it is, how many there are, and "shooting" or the like. */
  return g_strdup_printf (_ ("Turn %1$u of %2$u: %3$s"), state->turn, setup->conditions.time_limit,
                          g_dpgettext2 (GETTEXT_PACKAGE, "phase of a turn", phase_words[state->phase]));
}

/* 2.6: points; C-VIC-2: the share of them that is lost. */
static void
fill_side (AciesScene *scene, const CoSetup *setup, const CoState *state, guint side)
{
  AciesSceneSide *row = &scene->sides[side];
  const gint32    lost = co_points_lost (setup, state, side);

  row->name = g_strdup (setup->sides[side].name);
  row->strength_start = setup->sides[side].total;
  row->strength = setup->sides[side].total - lost;
  row->score = co_points_lost (setup, state, 1 - side);
  /* Translators: how much of its points an army has lost. */
  row->standing = g_strdup_printf (_ ("%d %% lost"), lost * 100 / MAX (setup->sides[side].total, 1));
}

AciesScene *
co_scene (const AciesSetup *setup, const AciesState *state)
{
  const CoSetup *own = CO_SETUP (setup);
  const CoState *now = CO_STATE (state);
  AciesScene    *scene = acies_scene_new (0, 0);
  CoTies         ties;

  scene->turn = now->turn;
  scene->turns = own->conditions.time_limit;
  scene->turn_text = turn_text (own, now);
  scene->active = now->phase == CO_PHASE_OVER ? ACIES_NO_SIDE : (gint8) now->decider;
  scene->n_sides = CO_N_SIDES;
  scene->table_width = own->width;
  scene->table_height = own->height;
  scene->measure = ACIES_MEASURE_INCHES;
  for (guint side = 0; side < CO_N_SIDES; side++)
    if (now->phase == CO_PHASE_DEPLOY && own->sides[side].n_zone > 0)
      add_zone (scene, &own->sides[side]);
  for (guint i = 0; i < own->n_features; i++)
    add_ground (scene, &own->features[i]);

  co_ties (own, now, &ties);
  for (guint g = 0; g < own->n_stands; g++)
    co_token_add (scene, own, now, &ties, g);
  co_scene_ties (scene, own, now, &ties);
  for (guint side = 0; side < CO_N_SIDES; side++)
    {
      fill_side (scene, own, now, side);
      for (guint i = 0; i < own->sides[side].n_commanders; i++)
        add_commander (scene, own, now, side, i);
    }

  return scene;
}

/* The position is started as a battle would be; what its first dice have given is not shown. */
AciesScene *
co_scene_preview (const AciesSetup *setup)
{
  const AciesStart   start = { TRUE };
  g_autofree CoState *state = g_new0 (CoState, 1);
  AciesScene        *scene;

  co_start (setup, &start, 0, &state->base, NULL);
  scene = co_scene (setup, &state->base);
  scene->active = ACIES_NO_SIDE;

  return scene;
}
