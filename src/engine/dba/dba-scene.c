/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-scene.h"

#include <glib/gi18n-lib.h>

#include "engine/core/acies-words.h"
#include "engine/dba/dba-sequence.h"
#include "engine/dba/dba-setup.h"
#include "engine/dba/dba-terrain.h"
#include "engine/dba/dba-words.h"

#define ROAD_WIDTH 600 /* 1/100 mm, as it is drawn */

static const guint8 type_emblems[DBA_N_TYPES] = {
  [DBA_EL] = ACIES_EMBLEM_ELEPHANTS,
  [DBA_KN] = ACIES_EMBLEM_CATAPHRACTS,
  [DBA_CV] = ACIES_EMBLEM_HEAVY_CAVALRY,
  [DBA_LH] = ACIES_EMBLEM_LIGHT_CAVALRY,
  [DBA_SCH] = ACIES_EMBLEM_SCYTHED_CHARIOTS,
  [DBA_CM] = ACIES_EMBLEM_CAMELS,
  [DBA_SP] = ACIES_EMBLEM_HOPLITES,
  [DBA_PK] = ACIES_EMBLEM_PHALANGITES,
  [DBA_BD] = ACIES_EMBLEM_LEGIONARIES,
  [DBA_AX] = ACIES_EMBLEM_AUXILIA,
  [DBA_BW] = ACIES_EMBLEM_ARCHERS,
  [DBA_PS] = ACIES_EMBLEM_LIGHT_INFANTRY,
  [DBA_WB] = ACIES_EMBLEM_WARBAND,
  [DBA_ART] = ACIES_EMBLEM_ARTILLERY,
  [DBA_WWG] = ACIES_EMBLEM_WAR_WAGONS,
  [DBA_CF] = ACIES_EMBLEM_CAMP,
};

static const guint8 grounds[DBA_N_GROUNDS] = {
  [DBA_GOOD] = ACIES_GROUND_OPEN,
  [DBA_GENTLE_HILL] = ACIES_GROUND_GENTLE_HILL,
  [DBA_STEEP_HILL] = ACIES_GROUND_STEEP_HILL,
  [DBA_WOOD] = ACIES_GROUND_WOOD,
  [DBA_ROUGH] = ACIES_GROUND_ROUGH,
  [DBA_MARSH] = ACIES_GROUND_MARSH,
  [DBA_DUNES] = ACIES_GROUND_DUNES,
  [DBA_BUILT_UP_AREA] = ACIES_GROUND_BUILT_UP,
  [DBA_ENCLOSED_FIELDS] = ACIES_GROUND_FIELDS,
  [DBA_IMPASSABLE] = ACIES_GROUND_IMPASSABLE,
  [DBA_SEA] = ACIES_GROUND_WATER,
  [DBA_LAKE] = ACIES_GROUND_WATER,
};

guint
dba_emblem_of (const DbaUnitSpec *unit)
{
  /* 5.1: heavy and light chariots count as other troops, but look like what they are. */
  if (g_str_has_suffix (unit->code, "HCh") || g_str_has_suffix (unit->code, "LCh"))
    return ACIES_EMBLEM_CHARIOTS;

  return type_emblems[unit->type];
}

/* "Old Wood: wood, bad going"; "Gentle hill". */
static char *
area_text (const DbaFeature *feature)
{
  const char *kind = dba_ground_words (feature->ground);
  const char *going = NULL;
  char       *parts[2];

  if (dba_ground_is_bad (feature->ground))
    going = C_ ("ground", "bad going");
  else if (dba_ground_is_impassable (feature->ground))
    going = C_ ("ground", "nobody enters");
  if (going == NULL)
    return acies_words_capitalise (g_strdup (kind));

  parts[0] = (char *)kind;
  parts[1] = (char *)going;
  return acies_words_capitalise (acies_words_list (parts, 2));
}

static void
add_areas (AciesScene *scene, const DbaBoard *board)
{
  for (guint i = 0; i < board->n_features; i++)
    {
      const DbaFeature *feature = &board->features[i];
      AciesSceneArea    area = {
           .ground = grounds[feature->ground],
           .name = g_strdup (feature->name),
           .text = area_text (feature),
           .n_points = feature->shape.n,
           .points = g_malloc0_n (feature->shape.n, sizeof *area.points),
           .has_crest = dba_ground_is_hill (feature->ground),
      };

      for (guint k = 0; k < feature->shape.n; k++)
        {
          area.points[k][0] = tt_from_double (feature->shape.points[k].x);
          area.points[k][1] = tt_from_double (feature->shape.points[k].y);
        }
      area.crest[0] = tt_from_double (feature->shape.crest.x);
      area.crest[1] = tt_from_double (feature->shape.crest.y);
      g_array_append_val (scene->areas, area);
    }
}

static char *
river_words (guint nature)
{
  if (nature == 0)
    return g_strdup (_ ("River, not crossed yet"));
  if (nature <= 2)
    return g_strdup (_ ("River, shallow, with easy banks"));
  if (nature <= 4)
    return g_strdup (_ ("River, with banks that help those who defend them"));

  return g_strdup (_ ("River, hard to cross, with banks that help those who defend them"));
}

/* Takes over @text. */
static void
add_line (AciesScene   *scene,
          gboolean      river,
          const char   *name,
          char         *text,
          gint32        width,
          const TtLine *line)
{
  AciesSceneLine drawn = {
    .river = river,
    .name = g_strdup (name),
    .text = text,
    .width = width,
    .n_points = line->n,
    .points = g_malloc0_n (line->n, sizeof *drawn.points),
  };

  for (guint i = 0; i < line->n; i++)
    {
      drawn.points[i][0] = tt_from_double (line->points[i].x);
      drawn.points[i][1] = tt_from_double (line->points[i].y);
    }
  g_array_append_val (scene->lines, drawn);
}

static void
add_lines (AciesScene *scene, const DbaBoard *board, const DbaState *state)
{
  for (guint i = 0; i < board->n_rivers; i++)
    add_line (scene, TRUE, board->rivers[i].name, river_words (state->natures[i]),
              tt_from_double (board->rivers[i].body.width), &board->rivers[i].body.line);
  for (guint i = 0; i < board->n_roads; i++)
    add_line (scene, FALSE, board->roads[i].name, g_strdup (_ ("Road")), ROAD_WIDTH, &board->roads[i].line);
}

static char *
camp_text (const DbaSetup *setup, const DbaState *state, guint side)
{
  const DbaCamp   *camp = &state->camps[side];
  const char      *army = setup->sides[side].name;
  g_autofree char *holder = NULL;

  if (camp->occupied_by == DBA_GARRISON_ELEMENT && camp->occupant < setup->n_elements)
    {
      holder = dba_element_words (setup, camp->occupant);
      if (camp->held_by == 1 - side)
        /* Translators: an army, and an element of the enemy. */
        return g_strdup_printf (_ ("Camp of %1$s, taken by %2$s"), army, holder);
      /* Translators: an army, and its element. */
      return g_strdup_printf (_ ("Camp of %1$s, held by %2$s"), army, holder);
    }
  if (camp->occupied_by == DBA_GARRISON_FOLLOWERS)
    /* Translators: %s is an army; so in the next one. */
    return g_strdup_printf (_ ("Camp of %s, held by its followers"), army);

  return g_strdup_printf (_ ("Camp of %s, empty"), army);
}

static void
add_camp (AciesScene *scene, const DbaSetup *setup, const DbaState *state, guint side)
{
  const DbaCamp       *camp = &state->camps[side];
  const AciesSceneCamp drawn = {
    .side = (gint8)side,
    .held_by = camp->held_by < DBA_N_SIDES ? (gint8)camp->held_by : ACIES_NO_SIDE,
    .pose = camp->pose,
    .width = camp->width,
    .depth = camp->depth,
    .text = camp_text (setup, state, side),
  };

  g_array_append_val (scene->camps, drawn);
}

/* "Tenth Legion, blades (4Bd), the general's element, has moved". */
static char *
token_text (const DbaSetup *setup, const DbaState *state, guint g)
{
  const DbaUnitSpec    *unit = &setup->units[g];
  const DbaElement     *now = &state->elements[g];
  const gboolean        phasing = dba_side_of (setup, g) == state->phasing;
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (parts, acies_words_capitalise (dba_element_words (setup, g)));
  if (unit->name != NULL)
    g_ptr_array_add (parts, g_strdup (dba_type_words (unit->type)));
  g_ptr_array_add (parts, g_strdup (unit->code));
  if (unit->general)
    g_ptr_array_add (parts, g_strdup (C_ ("element state", "the general's element")));
  if (now->state == DBA_OFF_TABLE)
    g_ptr_array_add (parts, g_strdup (C_ ("element state", "not deployed yet")));
  if (now->state == DBA_IN_CAMP)
    g_ptr_array_add (parts, g_strdup (C_ ("element state", "in a camp")));
  if (now->moved && phasing && state->phase == DBA_PHASE_MOVE)
    g_ptr_array_add (parts, g_strdup (C_ ("element state", "has moved")));
  if (now->shot && state->phase == DBA_PHASE_SHOOT)
    g_ptr_array_add (parts, g_strdup (C_ ("element state", "has shot")));
  if (now->fought && state->phase == DBA_PHASE_COMBAT)
    g_ptr_array_add (parts, g_strdup (C_ ("element state", "has fought")));

  return acies_words_list ((char *const *)parts->pdata, parts->len);
}

/* Whether it can do no more in this phase. */
static gboolean
has_acted (const DbaState *state, const DbaElement *element)
{
  switch ((DbaPhase)state->phase)
    {
    case DBA_PHASE_MOVE:
      return element->moved;
    case DBA_PHASE_SHOOT:
      return element->shot;
    case DBA_PHASE_COMBAT:
      return element->fought;
    case DBA_PHASE_SETUP:
    case DBA_PHASE_OVER:
    case DBA_N_PHASES:
      break;
    }

  return FALSE;
}

static void
add_token (AciesScene *scene, const DbaSetup *setup, const DbaState *state, guint g)
{
  const DbaUnitSpec *unit = &setup->units[g];
  const DbaElement  *now = &state->elements[g];
  const guint        side = dba_side_of (setup, g);
  AciesSceneToken    token = { 0 };

  if (now->state == DBA_DESTROYED || now->state == DBA_OFF_BOARD)
    return;

  token.side = (gint8)side;
  token.unit = (guint8)(g - setup->sides[side].offset);
  token.cell = ACIES_NO_CELL;
  token.emblem = (guint8)dba_emblem_of (unit);
  if (unit->general)
    token.flags |= ACIES_TOKEN_LEAD;
  if (has_acted (state, now))
    token.flags |= ACIES_TOKEN_ACTED;
  token.on_table = now->state != DBA_OFF_TABLE;
  token.pose = now->pose;
  token.width = DBA_BASE_WIDTH;
  token.depth = unit->depth;
  token.badge = g_strdup (unit->code);
  token.name = acies_words_capitalise (dba_element_words (setup, g));
  token.text = token_text (setup, state, g);
  g_array_append_val (scene->tokens, token);
}

/* Points of the bound, while they can be spent (D-PIP-1). */
static void
add_points (AciesScene *scene, const DbaState *state)
{
  const AciesSceneCounter counter = {
    .side = (gint8)state->phasing,
    .name = g_strdup (C_ ("currency", "Movement points")),
    .left = state->left,
    .total = state->rolled,
  };

  g_array_append_val (scene->counters, counter);
}

/* D-SET-3; of a battle that begins in its midst nobody knows them. */
static gint8
edge_of (const DbaState *state, guint side)
{
  static const gint8 facings[DBA_N_EDGES] = {
    [DBA_NORTH] = ACIES_FACING_NORTH,
    [DBA_EAST] = ACIES_FACING_EAST,
    [DBA_SOUTH] = ACIES_FACING_SOUTH,
    [DBA_WEST] = ACIES_FACING_WEST,
  };

  return state->edges[side] < DBA_N_EDGES ? facings[state->edges[side]] : -1;
}

/* D-VIC-1: what it has lost, of what would be too much. */
static char *
standing_text (const DbaSetup *setup, const DbaState *state, guint side)
{
  /* Translators: how many losses an army has, and how many are too many; its space should not be broken. */
  return g_strdup_printf (C_ ("standing", "%1$u/%2$u\u00a0lost"), dba_losses (setup, state, side),
                          setup->victory_losses);
}

static char *
bound_text (const DbaSetup *setup, const DbaState *state)
{
  if (state->bound == 0 || state->phase == DBA_PHASE_SETUP)
    return g_strdup (_ ("Before the first bound"));
  if (setup->bound_limit == 0)
    /* Translators: which bound of a battle that has no last one. */
    return g_strdup_printf (_ ("Bound %u"), state->bound);

  /* Translators: which bound it is, and how many there are. */
  return g_strdup_printf (_ ("Bound %1$u of %2$u"), state->bound, setup->bound_limit);
}

static void
fill_side (AciesScene *scene, const AciesSetup *setup, const AciesState *state, guint side)
{
  const DbaSetup *own = DBA_SETUP (setup);
  AciesSceneSide *row = &scene->sides[side];
  AciesOutcome    outcome;
  guint           g;

  dba_outcome (setup, state, &outcome);
  row->name = g_strdup (own->sides[side].name);
  row->strength_start = (gint32)own->sides[side].n_units;
  row->score = outcome.points[side];
  row->standing = standing_text (own, DBA_STATE (state), side);
  row->edge = edge_of (DBA_STATE (state), side);
  DBA_FOREACH (g, own->sides[side].all)
  row->strength += DBA_STATE (state)->elements[g].state < DBA_DESTROYED;
}

/* The board and what stands on it. */
static AciesScene *
make_scene (const AciesSetup *setup, const AciesState *state)
{
  const DbaSetup *own = DBA_SETUP (setup);
  const DbaState *now = DBA_STATE (state);
  const DbaBoard *board = dba_board (own, now);
  AciesScene     *scene = acies_scene_new (0, 0);

  scene->turn = now->bound;
  scene->turns = own->bound_limit;
  scene->turn_text = bound_text (own, now);
  scene->active = ACIES_NO_SIDE;
  scene->n_sides = DBA_N_SIDES;
  scene->table_width = board->width;
  scene->table_height = board->height;
  add_areas (scene, board);
  add_lines (scene, board, now);
  for (guint side = 0; side < DBA_N_SIDES; side++)
    {
      fill_side (scene, setup, state, side);
      if (now->camps[side].placed)
        add_camp (scene, own, now, side);
    }
  for (guint g = 0; g < own->n_elements; g++)
    add_token (scene, own, now, g);

  return scene;
}

AciesScene *
dba_scene (const AciesSetup *setup, const AciesState *state)
{
  AciesScene   *scene = make_scene (setup, state);
  AciesDecision decision;

  dba_decision (setup, state, &decision);
  scene->active = decision.side;
  if (DBA_STATE (state)->phase == DBA_PHASE_MOVE)
    add_points (scene, DBA_STATE (state));

  return scene;
}

AciesScene *
dba_scene_of_draft (const DbaSetup *setup)
{
  DbaState state;

  dba_start_draft (setup, &state);

  return make_scene ((const AciesSetup *) setup, &state.base);
}

/* The position is started as a battle would be; what its first dice have given is not shown. */
AciesScene *
dba_scene_preview (const AciesSetup *setup)
{
  const AciesStart start = { TRUE };
  DbaState         state;
  AciesScene      *scene;

  dba_start (setup, &start, 0, &state.base, NULL);
  scene = dba_scene (setup, &state.base);
  scene->active = ACIES_NO_SIDE;
  g_array_set_size (scene->counters, 0);

  return scene;
}
