/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene-fixture.h"

#include "scene/acies-layout.h"
#include "scene/acies-paint.h"

#include <math.h>

static const double cell_sizes[][2] = {
  { 204, 167 },
  { 180, 144 },
  { 144, 124 },
  { 69, 86 },
  { 600, 500 },
  { 49, 34 },
  { 1200, 1000 },
  { 20, 20 },
  { 1, 1 },
};

static const char *const facing_names[] = { "north", "east", "south", "west" };

static AciesLayout *
lay (const AciesScene *scene, double width, double height)
{
  AciesStyle style;

  acies_style_init (&style, ACIES_PALETTE_LIGHT, ACIES_PAIR_CRIMSON_AZURE);
  return acies_layout_new (scene, &style, width, height);
}

static gboolean
overlap (const AciesRect *a, const AciesRect *b)
{
  const double hair = 1e-6;

  return a->x + hair < b->x + b->width && b->x + hair < a->x + a->width &&
         a->y + hair < b->y + b->height && b->y + hair < a->y + a->height;
}

static void
assert_within (const AciesRect *inner, const AciesRect *outer)
{
  g_assert_cmpfloat (inner->x, >=, outer->x - 1e-6);
  g_assert_cmpfloat (inner->y, >=, outer->y - 1e-6);
  g_assert_cmpfloat (inner->x + inner->width, <=, outer->x + outer->width + 1e-6);
  g_assert_cmpfloat (inner->y + inner->height, <=, outer->y + outer->height + 1e-6);
}

static const AciesTokenPlace *
place_of (const AciesLayout *layout, guint i)
{
  return &g_array_index (layout->tokens, AciesTokenPlace, i);
}

/* Every token stands in its zone and on no other, on no commander's plate and no label. */
static void
check_layout (const AciesLayout *layout)
{
  for (guint i = 0; i < layout->tokens->len; i++)
    {
      const AciesTokenPlace *a = place_of (layout, i);
      const AciesCellPlace  *cell = &layout->cells[a->cell];

      assert_within (&a->box, &cell->rect);
      g_assert_false (overlap (&a->box, &cell->head));
      g_assert_false (overlap (&a->box, &cell->foot));
      for (guint k = 0; k < i && !cell->massed; k++)
        g_assert_false (overlap (&a->box, &place_of (layout, k)->box));
      for (guint k = 0; k < layout->leaders->len && !cell->massed; k++)
        g_assert_false (
          overlap (&a->box, &g_array_index (layout->leaders, AciesLeaderPlace, k).box));
      if (!cell->massed && cell->count > 1)
        g_assert_cmpfloat (a->width, >=, ACIES_TOKEN_MIN);
    }
  for (guint i = 0; i < layout->leaders->len; i++)
    {
      const AciesLeaderPlace *leader = &g_array_index (layout->leaders, AciesLeaderPlace, i);

      assert_within (&leader->box, &layout->cells[leader->cell].rect);
    }
}

static void
test_fixtures (void)
{
  AciesScene *scenes[] = { scene_fixture_cannae (), scene_fixture_pharsalus (),
                           scene_fixture_terrain () };

  for (guint s = 0; s < G_N_ELEMENTS (scenes); s++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (cell_sizes); i++)
        {
          g_autoptr (AciesLayout) layout = lay (scenes[s], cell_sizes[i][0], cell_sizes[i][1]);

          g_assert_cmpuint (layout->tokens->len, ==, scenes[s]->tokens->len);
          check_layout (layout);
        }
      acies_scene_free (scenes[s]);
    }
}

/* One zone with so many units and commanders, to each side. */
static void
test_groups (gconstpointer data)
{
  const AciesFacing facing = GPOINTER_TO_UINT (data);

  for (guint n = 1; n <= 24; n++)
    for (guint leaders = 0; leaders <= 2; leaders++)
      for (guint i = 0; i < G_N_ELEMENTS (cell_sizes); i++)
        {
          AciesScene             *scene = scene_fixture_empty ();
          g_autofree char        *what = g_strdup_printf ("hoplites 2 %u", n);
          g_autoptr (AciesLayout) layout = NULL;

          scene_fixture_add_units (scene, "c2", 0, facing, what);
          for (guint k = 0; k < leaders; k++)
            scene_fixture_add_leader (scene, "c2", 0, 2,
                                      k == 0 ? "Publius Cornelius Scipio Africanus" : "Xanthippus");
          layout = lay (scene, cell_sizes[i][0], cell_sizes[i][1]);
          check_layout (layout);
          acies_layout_free (g_steal_pointer (&layout));
          acies_scene_free (scene);
        }
}

/* Widths of tokens in px, facing north. */
static const struct
{
  double cell_width, cell_height;
  guint  n;
  double width;
} widths[] = {
  { 204, 167, 1, 65 },
  { 204, 167, 4, 65 },
  { 204, 167, 6, 59 },
  { 204, 167, 8, 55 },
  { 204, 167, 12, 44 },
  { 180, 144, 1, 56 },
  { 180, 144, 6, 52 },
  { 180, 144, 8, 46 },
  { 180, 144, 12, 39 },
  { 144, 124, 1, 44 },
  { 144, 124, 6, 41 },
  { 144, 124, 8, 38 },
  { 144, 124, 12, 31 },
};

static void
test_widths (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      AciesScene             *scene = scene_fixture_empty ();
      g_autofree char        *what = g_strdup_printf ("hoplites 2 %u", widths[i].n);
      g_autoptr (AciesLayout) layout = NULL;

      scene_fixture_add_units (scene, "c2", 1, ACIES_FACING_NORTH, what);
      layout = lay (scene, widths[i].cell_width, widths[i].cell_height);
      g_assert_cmpfloat_with_epsilon (layout->cells[7].token_width, widths[i].width, 1.1);
      acies_layout_free (g_steal_pointer (&layout));
      acies_scene_free (scene);
    }
}

/* The front rank is towards the enemy, and the lead at the army's own left of it. */
static void
test_order (gconstpointer data)
{
  static const int        forward[4][2] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };
  const AciesFacing       facing = GPOINTER_TO_UINT (data);
  const int              *f = forward[facing];
  AciesScene             *scene = scene_fixture_empty ();
  g_autoptr (AciesLayout) layout = NULL;
  const AciesTokenPlace  *lead;

  scene_fixture_add_units (scene, "c2", 0, facing, "hoplites 2 8");
  layout = lay (scene, 180, 144);
  lead = place_of (layout, 0);
  for (guint i = 1; i < 8; i++)
    {
      const AciesTokenPlace *other = place_of (layout, i);
      const double           ahead = (lead->x - other->x) * f[0] + (lead->y - other->y) * f[1];
      /* To the left of forward. */
      const double left = (lead->x - other->x) * f[1] - (lead->y - other->y) * f[0];

      g_assert_cmpfloat (ahead, >=, -1e-9);
      if (fabs (ahead) < 1e-9)
        g_assert_cmpfloat (left, >, 0);
    }
  acies_layout_free (g_steal_pointer (&layout));
  acies_scene_free (scene);
}

/* Twelve in a very small zone are one body; a lone unit never is. */
static void
test_massed (void)
{
  AciesScene             *scene = scene_fixture_empty ();
  g_autoptr (AciesLayout) layout = NULL;

  scene_fixture_add_units (scene, "c2", 0, ACIES_FACING_SOUTH, "legionaries 2 12");
  scene_fixture_add_units (scene, "c3", 1, ACIES_FACING_NORTH, "legionaries 2 1");
  layout = lay (scene, 49, 34);
  g_assert_true (layout->cells[7].massed);
  g_assert_false (layout->cells[12].massed);
  g_assert_true (acies_layout_find_token (layout, 0, 3)->x ==
                 acies_layout_find_token (layout, 0, 11)->x);
  acies_layout_free (g_steal_pointer (&layout));
  acies_scene_free (scene);
}

/* Units of one zone that face different ways stand on squares. */
static void
test_mixed (void)
{
  AciesScene             *scene = scene_fixture_empty ();
  g_autoptr (AciesLayout) layout = NULL;

  scene_fixture_add_units (scene, "c2", 0, ACIES_FACING_SOUTH, "legionaries 2 5");
  scene_fixture_add_units (scene, "c2", 0, ACIES_FACING_EAST, "legionaries 2 4");
  layout = lay (scene, 180, 144);
  check_layout (layout);
  acies_layout_free (g_steal_pointer (&layout));
  acies_scene_free (scene);
}

static void
test_find (void)
{
  AciesScene             *scene = scene_fixture_cannae ();
  g_autoptr (AciesLayout) layout = lay (scene, 180, 144);
  guint                   placed = 0;

  for (guint i = 0; i < scene->tokens->len; i++)
    {
      const AciesSceneToken *token = &g_array_index (scene->tokens, AciesSceneToken, i);
      const AciesTokenPlace *place = acies_layout_find_token (layout, token->side, token->unit);

      g_assert_nonnull (place);
      g_assert_cmpuint (place->token, ==, i);
      g_assert_cmpint (place->cell, ==, token->cell);
    }
  for (int cell = 0; cell < 20; cell++)
    placed += layout->cells[cell].count;
  g_assert_cmpuint (placed, ==, scene->tokens->len);
  g_assert_null (acies_layout_find_token (layout, 0, 60));
  g_assert_nonnull (acies_layout_find_leader (layout, 1, 1));
  g_assert_null (acies_layout_find_leader (layout, 1, 7));
  acies_layout_free (g_steal_pointer (&layout));
  acies_scene_free (scene);
}

/* Words drop out from the least to the most needed, never shrink below 9 px, and grow with the
 * zoom. */
static void
test_fonts (void)
{
  AciesScene *scene = scene_fixture_empty ();
  double      last = 0;

  for (double width = 20; width < 1300; width *= 1.05)
    {
      g_autoptr (AciesLayout) layout = lay (scene, width, width * 0.85);
      const double fonts[] = { layout->plate_font, layout->settlement_font, layout->label_font,
                               layout->zone_font };

      for (guint i = 0; i < G_N_ELEMENTS (fonts); i++)
        {
          g_assert_true (fonts[i] == 0 || fonts[i] >= ACIES_TEXT_MIN);
          if (i > 0 && fonts[i] > 0)
            g_assert_cmpfloat (fonts[i - 1], >, 0);
        }
      g_assert_cmpfloat (layout->zone_font, >=, last);
      last = layout->zone_font;
    }
  acies_scene_free (scene);
}

/* A commander's name stands whole in its zone, or not at all, whoever stands beside. */
static void
test_plates (void)
{
  static const char *const names[] = { "Commander", "Publius Cornelius Scipio", "Ariobarzanes" };
  AciesStyle               style;

  acies_style_init (&style, ACIES_PALETTE_LIGHT, ACIES_PAIR_CRIMSON_AZURE);
  for (guint n = 1; n <= G_N_ELEMENTS (names); n++)
    {
      AciesScene *scene = scene_fixture_empty ();
      guint       n_named = 0;
      guint       n_bare = 0;

      for (guint i = 0; i < n; i++)
        scene_fixture_add_leader (scene, "b2", 0, 2, names[i]);
      for (double width = 60; width < 2000; width *= 1.1)
        {
          g_autoptr (AciesLayout) layout = lay (scene, width, width * 0.8);

          for (guint i = 0; i < layout->leaders->len; i++)
            {
              const AciesLeaderPlace *at = &g_array_index (layout->leaders, AciesLeaderPlace, i);
              const AciesPlate        whole = {
                &g_array_index (scene->leaders, AciesSceneLeader, at->leader), at->radius, at->font, 0
              };

              g_assert_cmpfloat_with_epsilon (
                at->box.width, acies_paint_plate (NULL, &style, &whole, 0, 0), 0.01);
              n_named += at->font > 0;
              n_bare += at->font <= 0;
              if (at->font > 0)
                assert_within (&at->box, &layout->cells[at->cell].rect);
            }
        }
      g_assert_true (n_named > 0 || n > 1);
      g_assert_cmpuint (n_bare, >, 0);
      acies_scene_free (scene);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/layout/fixtures", test_fixtures);
  g_test_add_func ("/layout/widths", test_widths);
  for (guint i = 0; i < G_N_ELEMENTS (facing_names); i++)
    {
      g_autofree char *groups = g_strconcat ("/layout/groups/", facing_names[i], NULL);
      g_autofree char *order = g_strconcat ("/layout/order/", facing_names[i], NULL);

      g_test_add_data_func (groups, GUINT_TO_POINTER (i), test_groups);
      g_test_add_data_func (order, GUINT_TO_POINTER (i), test_order);
    }
  g_test_add_func ("/layout/massed", test_massed);
  g_test_add_func ("/layout/mixed", test_mixed);
  g_test_add_func ("/layout/find", test_find);
  g_test_add_func ("/layout/fonts", test_fonts);
  g_test_add_func ("/layout/plates", test_plates);

  return g_test_run ();
}
