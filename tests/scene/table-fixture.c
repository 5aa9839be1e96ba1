/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "table-fixture.h"

#include "scene/acies-emblems.h"

#include <math.h>

#define N_ELLIPSE 48

static gint32
hundredths (double value)
{
  return (gint32) lround (value * 100);
}

AciesScene *
table_fixture_empty (int width, int height)
{
  AciesScene *scene = acies_scene_new (0, 0);

  scene->table_width = hundredths (width);
  scene->table_height = hundredths (height);
  scene->turn = 9;
  scene->active = 1;
  scene->n_sides = 2;
  scene->sides[0] = (AciesSceneSide){ g_strdup ("Gauls"), 11, 12, 0 };
  scene->sides[1] = (AciesSceneSide){ g_strdup ("Rome"), 12, 12, 0 };

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

void
table_fixture_add_base (AciesScene *scene, int side, const char *emblem, const char *badge, int depth, double x,
                        double y, double facing)
{
  AciesSceneToken token = { .side = (gint8) side, .cell = ACIES_NO_CELL, .on_table = TRUE };
  int             number;

  g_assert_true (acies_names_find (acies_emblem_names, emblem, &number));
  token.unit = (guint8) next_unit (scene, side);
  token.emblem = (guint8) number;
  token.pose = (AciesPose){ hundredths (x), hundredths (y), hundredths (facing) };
  token.width = hundredths (40);
  token.depth = hundredths (depth);
  token.badge = g_strdup (badge);
  token.name = g_strdup (badge);
  token.text = g_strdup_printf ("%s of %s", badge, scene->sides[side].name);
  g_array_append_val (scene->tokens, token);
}

static guint
read_points (const char *words, gint32 (**points)[2])
{
  g_auto (GStrv) pairs = g_strsplit (words, " ", -1);
  const guint    n = g_strv_length (pairs);

  *points = g_malloc_n (n, sizeof **points);
  for (guint i = 0; i < n; i++)
    {
      g_auto (GStrv) pair = g_strsplit (pairs[i], ",", 2);

      (*points)[i][0] = hundredths (g_ascii_strtod (pair[0], NULL));
      (*points)[i][1] = hundredths (g_ascii_strtod (pair[1], NULL));
    }

  return n;
}

static void
add_area (AciesScene *scene, AciesSceneArea area, const char *name)
{
  area.name = g_strdup (name);
  area.text = g_strdup_printf ("Ground %d", area.ground);
  g_array_append_val (scene->areas, area);
}

void
table_fixture_add_area (AciesScene *scene, AciesSceneGround ground, const char *name, const char *points)
{
  AciesSceneArea area = { .ground = (guint8) ground };

  area.n_points = read_points (points, &area.points);
  add_area (scene, area, name);
}

void
table_fixture_add_ellipse (AciesScene *scene, AciesSceneGround ground, const char *name, double x, double y, double rx,
                           double ry)
{
  AciesSceneArea area = { .ground = (guint8) ground, .n_points = N_ELLIPSE };

  area.points = g_malloc_n (N_ELLIPSE, sizeof *area.points);
  for (guint i = 0; i < N_ELLIPSE; i++)
    {
      area.points[i][0] = hundredths (x + rx * cos (2 * G_PI * i / N_ELLIPSE));
      area.points[i][1] = hundredths (y + ry * sin (2 * G_PI * i / N_ELLIPSE));
    }
  add_area (scene, area, name);
}

void
table_fixture_add_line (AciesScene *scene, gboolean river, int width, const char *name, const char *points)
{
  AciesSceneLine line = { .river = river, .width = hundredths (width) };

  line.name = g_strdup (name);
  line.text = g_strdup (river ? "River" : "Road");
  line.n_points = read_points (points, &line.points);
  g_array_append_val (scene->lines, line);
}

void
table_fixture_add_camp (AciesScene *scene, int side, int held_by, double x, double y, double facing)
{
  AciesSceneCamp camp = { .side = (gint8) side, .held_by = (gint8) held_by };

  camp.pose = (AciesPose){ hundredths (x), hundredths (y), hundredths (facing) };
  camp.width = camp.depth = hundredths (40);
  camp.text = g_strdup_printf ("Camp of %s", scene->sides[side].name);
  g_array_append_val (scene->camps, camp);
}

static void
add_gauls (AciesScene *scene)
{
  table_fixture_add_base (scene, 0, "light-cavalry", "LH", 30, 170, 130, 187);
  for (int i = 0; i < 4; i++)
    {
      table_fixture_add_base (scene, 0, "heavy-infantry", "4Wb", 15, 222 + 40 * i, 130, 180);
      table_fixture_add_base (scene, 0, "heavy-infantry", "4Wb", 15, 222 + 40 * i, 115, 180);
    }
  table_fixture_add_base (scene, 0, "chariots", "LCh", 40, 388, 145, 170);
  table_fixture_add_base (scene, 0, "heavy-cavalry", "3Cv", 30, 440, 130, 180);
  g_array_index (scene->tokens, AciesSceneToken, 3).flags |= ACIES_TOKEN_LEAD;
}

static void
add_romans (AciesScene *scene)
{
  for (int i = 0; i < 3; i++)
    table_fixture_add_base (scene, 1, "legionaries", "4Bd", 15, 330 + 40 * i, 240, 0);
  table_fixture_add_base (scene, 1, "archers", "Ps", 20, 240, 225, 350);
  table_fixture_add_base (scene, 1, "hoplites", "4Sp", 15, 265, 280, 0);
  table_fixture_add_base (scene, 1, "heavy-cavalry", "3Cv", 30, 480, 220, 355);
  table_fixture_add_base (scene, 1, "elephants", "El", 40, 520, 300, 90);
  for (guint i = scene->tokens->len - 2; i < scene->tokens->len; i++)
    g_array_index (scene->tokens, AciesSceneToken, i).flags |= ACIES_TOKEN_ACTED;
  g_array_index (scene->tokens, AciesSceneToken, scene->tokens->len - 3).flags |= ACIES_TOKEN_LEAD;
}

AciesScene *
table_fixture_telamon (void)
{
  AciesScene *scene = table_fixture_empty (600, 600);

  table_fixture_add_ellipse (scene, ACIES_GROUND_GENTLE_HILL, "Ridge", 455, 60, 90, 45);
  table_fixture_add_ellipse (scene, ACIES_GROUND_WOOD, "Wood", 90, 310, 75, 70);
  table_fixture_add_ellipse (scene, ACIES_GROUND_MARSH, "Marsh", 500, 400, 65, 42);
  table_fixture_add_line (scene, FALSE, 0, NULL, "170,0 190,80 222,150 200,280 190,420 200,600");
  table_fixture_add_camp (scene, 0, 0, 300, 40, 180);
  table_fixture_add_camp (scene, 1, 1, 300, 560, 0);
  add_gauls (scene);
  add_romans (scene);

  return scene;
}

AciesScene *
table_fixture_grounds (void)
{
  AciesScene *scene = table_fixture_empty (600, 480);

  for (int i = 0; i < ACIES_N_GROUNDS; i++)
    {
      const double     x = 80 + i % 4 * 145, y = 85 + i / 4 * 155;
      g_autofree char *name = g_strdup_printf ("Ground %d", i);
      g_autofree char *points = g_strdup_printf ("%g,%g %g,%g %g,%g %g,%g %g,%g", x - 60, y - 40, x + 30, y - 60, x + 62,
                                                 y, x + 30, y + 55, x - 55, y + 40);

      if (i % 2 == 1)
        table_fixture_add_ellipse (scene, (AciesSceneGround) i, name, x, y, 62, 55);
      else
        table_fixture_add_area (scene, (AciesSceneGround) i, name, points);
    }
  table_fixture_add_line (scene, TRUE, 20, "Rhodanus", "0,165 200,155 380,170 600,150");
  table_fixture_add_line (scene, FALSE, 0, NULL, "440,480 450,300 470,165 460,0");
  g_array_index (scene->areas, AciesSceneArea, 1).has_crest = TRUE;
  g_array_index (scene->areas, AciesSceneArea, 1).crest[0] = hundredths (215);
  g_array_index (scene->areas, AciesSceneArea, 1).crest[1] = hundredths (75);

  return scene;
}
