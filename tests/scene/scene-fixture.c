/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene-fixture.h"

#include "scene/acies-emblems.h"

static const char *const zone_names[] = {
  "Right wing",
  "Right rear",
  "Rear",
  "Left rear",
  "Left wing",
  "Right flank",
  "Right centre",
  "Centre",
  "Left centre",
  "Left flank",
  "Left flank",
  "Left centre",
  "Centre",
  "Right centre",
  "Right flank",
  "Left wing",
  "Left rear",
  "Rear",
  "Right rear",
  "Right wing",
};

AciesScene *
scene_fixture_empty (void)
{
  AciesScene *scene = acies_scene_new (5, 4);

  scene->turn = 4;
  scene->turns = 10;
  scene->active = 1;
  scene->n_sides = 2;
  scene->sides[0] = (AciesSceneSide){ g_strdup ("Rome"), 52, 71, 65 };
  scene->sides[1] = (AciesSceneSide){ g_strdup ("Carthage"), 84, 93, 115 };
  for (guint i = 0; i < 20; i++)
    {
      scene->cells[i].id[0] = (char) ('a' + i % 5);
      scene->cells[i].id[1] = (char) ('1' + i / 5);
      scene->cells[i].name = g_strdup (zone_names[i]);
      scene->cells[i].capacity = 12;
    }
  return scene;
}

static guint
next_unit (const AciesScene *scene, int side)
{
  guint n = 0;

  for (guint i = 0; i < scene->tokens->len; i++)
    n += g_array_index (scene->tokens, AciesSceneToken, i).side == side;
  return n;
}

/* One "emblem pips count [d] [a]". */
static void
add_kind (AciesScene *scene, AciesSceneToken token, const char *kind, gboolean lead)
{
  g_auto (GStrv) words = g_strsplit (kind, " ", -1);
  int            emblem;

  g_assert_cmpuint (g_strv_length (words), >=, 3);
  g_assert_true (acies_names_find (acies_emblem_names, words[0], &emblem));
  token.emblem = (guint8) emblem;
  token.pips = (guint8) g_ascii_strtoull (words[1], NULL, 10);
  if (emblem == ACIES_EMBLEM_ELEPHANTS)
    token.flags |= ACIES_TOKEN_DIAMONDS;
  for (guint i = 3; words[i] != NULL; i++)
    token.flags |= words[i][0] == 'd' ? ACIES_TOKEN_DISORDERED : ACIES_TOKEN_ACTED;
  for (guint64 left = g_ascii_strtoull (words[2], NULL, 10); left > 0; left--)
    {
      AciesSceneToken one = token;

      one.unit = (guint8) next_unit (scene, token.side);
      one.flags |= lead ? ACIES_TOKEN_LEAD : 0;
      one.name = g_strdup (words[0]);
      one.text = g_strdup (kind);
      g_array_append_val (scene->tokens, one);
      lead = FALSE;
    }
}

void
scene_fixture_add_units (AciesScene *scene, const char *zone, int side, AciesFacing facing,
                         const char *what)
{
  g_auto (GStrv)        kinds = g_strsplit (what, "; ", -1);
  const AciesSceneToken token = {
    .side = (gint8) side,
    .cell = (gint16) acies_scene_find_cell (scene, zone),
    .facing = facing,
  };

  for (guint i = 0; kinds[i] != NULL; i++)
    add_kind (scene, token, kinds[i], i == 0);
  scene->cells[token.cell].side = (gint8) side;
}

void
scene_fixture_add_leader (AciesScene *scene, const char *zone, int side, guint rating,
                          const char *name)
{
  const AciesSceneLeader leader = {
    .side = (gint8) side,
    .commander = (guint8) scene->leaders->len,
    .cell = (gint16) acies_scene_find_cell (scene, zone),
    .rating = (guint8) rating,
    .name = g_strdup (name),
    .text = g_strdup (name),
  };

  g_array_append_val (scene->leaders, leader);
}

void
scene_fixture_set_terrain (AciesScene *scene, const char *zones, AciesTerrain terrain)
{
  g_auto (GStrv) ids = g_strsplit (zones, " ", -1);

  for (guint i = 0; ids[i] != NULL; i++)
    scene->cells[acies_scene_find_cell (scene, ids[i])].terrain |= terrain;
}

void
scene_fixture_add_course (AciesScene *scene, const char *name, gboolean river, const char *zones)
{
  g_auto (GStrv)        ids = g_strsplit (zones, " ", -1);
  AciesSceneWatercourse course = { .river = river, .name = g_strdup (name) };

  for (guint i = 0; ids[i] != NULL; i++)
    course.cells[course.n_cells++] = (gint16) acies_scene_find_cell (scene, ids[i]);
  g_array_append_val (scene->watercourses, course);
  scene_fixture_set_terrain (scene, zones, river ? ACIES_TERRAIN_RIVER : ACIES_TERRAIN_STREAM);
}

void
scene_fixture_add_label (AciesScene *scene, const char *zone, int edge, gboolean settlement,
                         const char *text)
{
  const AciesSceneLabel label = { g_strdup (text), (gint16) acies_scene_find_cell (scene, zone),
                                  (gint8) edge, settlement };

  g_array_append_val (scene->labels, label);
}

static void
set_hero (AciesScene *scene, int side, guint unit, guint rating)
{
  for (guint i = 0; i < scene->tokens->len; i++)
    {
      AciesSceneToken *token = &g_array_index (scene->tokens, AciesSceneToken, i);

      if (token->side == side && token->unit == unit)
        token->hero = (guint8) rating;
    }
}

AciesScene *
scene_fixture_cannae (void)
{
  AciesScene *scene = scene_fixture_empty ();

  scene_fixture_add_course (scene, "Aufidus", TRUE, "a1 a2 a3 a4");
  scene_fixture_add_label (scene, "e4", ACIES_FACING_SOUTH, TRUE, "Cannae");
  scene->cells[acies_scene_find_cell (scene, "c2")].key_side = 0;
  scene->cells[acies_scene_find_cell (scene, "c3")].key_side = 1;
  scene->cells[acies_scene_find_cell (scene, "b1")].camp_side = 0;
  scene->cells[acies_scene_find_cell (scene, "b1")].camp_fortified = TRUE;
  scene->cells[acies_scene_find_cell (scene, "d4")].camp_side = 1;

  scene_fixture_add_units (scene, "a1", 0, ACIES_FACING_SOUTH, "heavy-cavalry 2 1 d");
  scene_fixture_add_units (scene, "d1", 0, ACIES_FACING_SOUTH,
                           "legionaries 1 2; light-infantry 2 1");
  scene_fixture_add_units (
    scene, "c2", 0, ACIES_FACING_SOUTH,
    "legionaries 2 3; legionaries 2 1 d; legionaries 2 3; legionaries 2 2 d; "
    "light-infantry 2 2; legionaries 2 1");
  scene_fixture_add_units (scene, "e2", 0, ACIES_FACING_SOUTH, "heavy-cavalry 2 2");
  scene_fixture_add_leader (scene, "c1", 0, 2, "Paullus");
  set_hero (scene, 0, 16, 1);

  scene_fixture_add_units (scene, "a2", 1, ACIES_FACING_NORTH, "heavy-cavalry 2 3");
  scene_fixture_add_units (scene, "b2", 1, ACIES_FACING_EAST, "heavy-infantry 3 3");
  scene_fixture_add_units (scene, "c3", 1, ACIES_FACING_NORTH,
                           "heavy-infantry 2 1; heavy-infantry 2 2 d; heavy-infantry 2 3");
  scene_fixture_add_units (scene, "d3", 1, ACIES_FACING_NORTH, "heavy-infantry 3 2 a");
  scene_fixture_add_units (scene, "e3", 1, ACIES_FACING_NORTH, "light-cavalry 3 4 a");
  scene_fixture_add_units (scene, "c4", 1, ACIES_FACING_NORTH, "light-infantry 2 2");
  scene_fixture_add_leader (scene, "c3", 1, 4, "Hannibal");
  set_hero (scene, 1, 0, 2);
  return scene;
}

AciesScene *
scene_fixture_pharsalus (void)
{
  AciesScene *scene = scene_fixture_empty ();

  scene_fixture_add_course (scene, "Enipeus", TRUE, "a1 a2 a3 a4");
  scene_fixture_set_terrain (scene, "c1 d1", ACIES_TERRAIN_HILL);
  scene_fixture_add_label (scene, "a4", ACIES_FACING_WEST, TRUE, "Pharsalus");
  scene_fixture_add_label (scene, "d1", -1, FALSE, "Mount Dogandzis");
  scene->cells[acies_scene_find_cell (scene, "c2")].key_side = 0;
  scene->cells[acies_scene_find_cell (scene, "c3")].key_side = 1;
  scene->cells[acies_scene_find_cell (scene, "c1")].camp_side = 0;
  scene->cells[acies_scene_find_cell (scene, "c1")].camp_fortified = TRUE;
  scene->cells[acies_scene_find_cell (scene, "d4")].camp_side = 1;
  scene->cells[acies_scene_find_cell (scene, "d4")].camp_captured = TRUE;

  scene_fixture_add_units (scene, "b2", 0, ACIES_FACING_SOUTH, "legionaries 2 4; legionaries 1 2");
  scene_fixture_add_units (scene, "c2", 0, ACIES_FACING_SOUTH, "legionaries 2 4; archers 2 1");
  scene_fixture_add_units (scene, "d2", 0, ACIES_FACING_SOUTH,
                           "legionaries 3 2; legionaries 1 2; archers 2 1");
  scene_fixture_add_units (scene, "e2", 0, ACIES_FACING_SOUTH,
                           "heavy-cavalry 2 4; light-cavalry 1 3; archers 1 1");
  scene_fixture_add_leader (scene, "c2", 0, 3, "Pompeius");
  scene_fixture_add_units (scene, "b3", 1, ACIES_FACING_NORTH, "legionaries 3 3");
  scene_fixture_add_units (scene, "c3", 1, ACIES_FACING_NORTH, "legionaries 3 3; legionaries 2 1");
  scene_fixture_add_units (scene, "d3", 1, ACIES_FACING_NORTH, "legionaries 3 3");
  scene_fixture_add_units (scene, "e3", 1, ACIES_FACING_NORTH,
                           "heavy-cavalry 3 1; light-infantry 2 1; legionaries 3 2");
  set_hero (scene, 1, 7, 4);
  return scene;
}

AciesScene *
scene_fixture_terrain (void)
{
  AciesScene *scene = scene_fixture_empty ();

  scene_fixture_set_terrain (scene, "a1 a2 a3", ACIES_TERRAIN_COAST);
  scene_fixture_set_terrain (scene, "d1 e1 e2", ACIES_TERRAIN_HILL);
  scene_fixture_set_terrain (scene, "b1", ACIES_TERRAIN_HILL);
  scene_fixture_set_terrain (scene, "b3 c3 c4", ACIES_TERRAIN_FOREST);
  scene_fixture_set_terrain (scene, "d4 e4", ACIES_TERRAIN_MARSH);
  scene_fixture_set_terrain (scene, "a4", ACIES_TERRAIN_MARSH | ACIES_TERRAIN_FOREST);
  scene_fixture_set_terrain (scene, "e3", ACIES_TERRAIN_IMPASSABLE);
  scene_fixture_set_terrain (scene, "d3", ACIES_TERRAIN_HILL | ACIES_TERRAIN_FOREST);
  scene_fixture_add_course (scene, "Pinarus", FALSE, "a2 b2 c2 d1");
  scene_fixture_add_course (scene, NULL, FALSE, "d2 e2");
  scene_fixture_add_label (scene, "c1", ACIES_FACING_NORTH, TRUE, "Issus");
  scene_fixture_add_label (scene, "a1", -1, FALSE, "Gulf of Issus");
  scene_fixture_add_label (scene, "e1", -1, FALSE, "Amanus spurs");
  scene_fixture_add_units (scene, "d3", 1, ACIES_FACING_WEST, "phalangites 3 4");
  scene_fixture_add_units (scene, "c3", 0, ACIES_FACING_EAST, "hoplites 2 3; elephants 2 1");
  scene_fixture_add_units (scene, "e1", 0, ACIES_FACING_SOUTH,
                           "cataphracts 2 2; scythed-chariots 2 1");
  return scene;
}
