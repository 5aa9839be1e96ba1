/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene-fixture.h"

#include "scene/acies-pick.h"

#include <math.h>

typedef struct
{
  AciesScene  *scene;
  AciesLayout *layout;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  AciesStyle style;

  acies_style_init (&style, ACIES_PALETTE_LIGHT, ACIES_PAIR_CRIMSON_AZURE);
  f->scene = scene_fixture_cannae ();
  f->layout = acies_layout_new (f->scene, &style, 144, 124);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  acies_layout_free (f->layout);
  acies_scene_free (f->scene);
}

static void
test_tokens (Fixture *f, gconstpointer data)
{
  for (guint i = 0; i < f->layout->tokens->len; i++)
    {
      const AciesTokenPlace *place = &g_array_index (f->layout->tokens, AciesTokenPlace, i);
      AciesPick              pick;

      g_assert_true (acies_pick (f->layout, place->x, place->y, ACIES_REACH_FINGER, &pick));
      g_assert_cmpint (pick.token, ==, (int) place->token);
      g_assert_cmpint (pick.leader, ==, -1);
      g_assert_cmpint (pick.cell, ==, place->cell);
    }
}

static void
test_leaders (Fixture *f, gconstpointer data)
{
  for (guint i = 0; i < f->layout->leaders->len; i++)
    {
      const AciesLeaderPlace *place = &g_array_index (f->layout->leaders, AciesLeaderPlace, i);
      AciesPick               pick;

      acies_pick (f->layout, place->box.x + place->box.width / 2,
                  place->box.y + place->box.height / 2, ACIES_REACH_POINTER, &pick);
      g_assert_cmpint (pick.leader, ==, (int) place->leader);
      g_assert_cmpint (pick.token, ==, -1);
    }
}

static void
test_empty_ground (Fixture *f, gconstpointer data)
{
  AciesPick pick;

  g_assert_true (acies_pick (f->layout, 144 * 3.5, 124 * 1.5, ACIES_REACH_FINGER, &pick));
  g_assert_cmpint (pick.cell, ==, 8);
  g_assert_cmpint (pick.token, ==, -1);
  g_assert_cmpint (pick.leader, ==, -1);
}

/* A finger beside a token takes it, a pointer does not. */
static void
test_reach (Fixture *f, gconstpointer data)
{
  const AciesTokenPlace *place = acies_layout_find_token (f->layout, 0, 0);
  const double           x = place->box.x - 10, y = place->y;
  AciesPick              pick;

  acies_pick (f->layout, x, y, ACIES_REACH_POINTER, &pick);
  g_assert_cmpint (pick.token, ==, -1);
  acies_pick (f->layout, x, y, ACIES_REACH_FINGER, &pick);
  g_assert_cmpint (pick.token, ==, (int) place->token);
}

/* A finger near the border takes nothing of the next zone. */
static void
test_border (Fixture *f, gconstpointer data)
{
  for (double y = 1; y < 4 * 124; y += 7)
    for (double x = 1; x < 5 * 144; x += 7)
      {
        AciesPick pick;

        g_assert_true (acies_pick (f->layout, x, y, ACIES_REACH_FINGER, &pick));
        g_assert_cmpint (pick.cell, ==, (int) (y / 124) * 5 + (int) (x / 144));
        if (pick.token >= 0)
          g_assert_cmpint (g_array_index (f->scene->tokens, AciesSceneToken, pick.token).cell, ==,
                           pick.cell);
      }
}

static void
test_beside (Fixture *f, gconstpointer data)
{
  static const double points[][2] = { { -1, 5 },          { 5, -1 },  { 5 * 144 + 1, 5 },
                                      { 5, 4 * 124 + 1 }, { NAN, 5 }, { 5, NAN } };

  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    {
      AciesPick pick;

      g_assert_false (
        acies_pick (f->layout, points[i][0], points[i][1], ACIES_REACH_FINGER, &pick));
      g_assert_cmpint (pick.cell, ==, ACIES_NO_CELL);
      g_assert_cmpint (pick.token, ==, -1);
    }
}

/* Taps at one place in a dense zone walk through all that are within reach and come back to the
 * first. */
static void
test_walk (Fixture *f, gconstpointer data)
{
  const AciesRect *room = &f->layout->cells[7].room;
  const double     x = room->x + room->width / 2, y = room->y + room->height / 2;
  AciesPick        first, pick;
  guint64          seen = 0;
  guint            n = 0;

  acies_pick (f->layout, x, y, ACIES_REACH_FINGER, &first);
  pick = first;
  do
    {
      const AciesPick last = pick;

      g_assert_cmpint (pick.token, >=, 0);
      g_assert_cmpuint (seen & ACIES_UNIT_BIT (pick.token), ==, 0);
      seen |= ACIES_UNIT_BIT (pick.token);
      n++;
      acies_pick_next (f->layout, x, y, ACIES_REACH_FINGER, &last, &pick);
    }
  while (pick.token != first.token);
  g_assert_cmpuint (n, >=, 4);
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *name;
    void (*run) (Fixture *, gconstpointer);
  } tests[] = {
    { "/pick/tokens", test_tokens },
    { "/pick/leaders", test_leaders },
    { "/pick/empty-ground", test_empty_ground },
    { "/pick/reach", test_reach },
    { "/pick/border", test_border },
    { "/pick/beside", test_beside },
    { "/pick/walk", test_walk },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].run, tear_down);

  return g_test_run ();
}
