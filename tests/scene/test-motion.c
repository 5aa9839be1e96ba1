/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene-fixture.h"

#include "scene/acies-motion.h"
#include "scene/acies-paint-dice.h"

#include <math.h>

#define CELL_WIDTH  144.0
#define CELL_HEIGHT 124.0

/* Two positions of the same battle and what lies between. */
typedef struct
{
  AciesStyle      style;
  AciesScene     *before;
  AciesScene     *after;
  AciesLayout    *from;
  AciesLayout    *to;
  AciesEventList *events;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  acies_style_init (&self->style, ACIES_PALETTE_LIGHT, ACIES_PAIR_CRIMSON_AZURE);
  self->before = scene_fixture_empty ();
  self->after = scene_fixture_empty ();
  self->events = acies_event_list_new ();
}

static void
lay (Fixture *self)
{
  self->from = acies_layout_new (self->before, &self->style, CELL_WIDTH, CELL_HEIGHT);
  self->to = acies_layout_new (self->after, &self->style, CELL_WIDTH, CELL_HEIGHT);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_clear_pointer (&self->from, acies_layout_free);
  g_clear_pointer (&self->to, acies_layout_free);
  acies_scene_free (self->before);
  acies_scene_free (self->after);
  acies_event_list_free (self->events);
}

static AciesEvent *
tell (Fixture *self, AciesEventFlags flags, AciesUnits units, const char *cell, const char *from)
{
  AciesEvent *event = acies_event_list_add (self->events, 1, 0);

  event->side = 0;
  event->flags = flags;
  event->units = units;
  event->cell = (gint16) acies_scene_find_cell (self->after, cell);
  event->other_cell = (gint16) (from != NULL ? acies_scene_find_cell (self->after, from) : ACIES_NO_CELL);

  return event;
}

static AciesMotion *
make (Fixture *self)
{
  lay (self);

  return acies_motion_new (self->from, self->to, self->events, 0, acies_event_list_size (self->events));
}

static void
assert_at (const AciesMotion *motion, const AciesLayout *layout, double ms)
{
  const AciesTokenPlace *place = acies_layout_find_token (layout, 0, 0);
  double                 x;
  double                 y;

  g_assert_true (acies_motion_find_unit (motion, 0, 0, ms, &x, &y));
  g_assert_cmpfloat_with_epsilon (x, place->x, 0.5);
  g_assert_cmpfloat_with_epsilon (y, place->y, 0.5);
}

/* From where it stood to where it stands, through the zone between. */
static void
test_glides (Fixture *self, gconstpointer data)
{
  g_autoptr (AciesMotion) motion = NULL;
  const AciesRect        *between;
  double                  x;
  double                  y;

  scene_fixture_add_units (self->before, "a4", 0, ACIES_FACING_NORTH, "hoplites 2 1");
  scene_fixture_add_units (self->after, "b3", 0, ACIES_FACING_NORTH, "hoplites 2 1");
  tell (self, ACIES_EVENT_MOVE, 1, "a3", NULL);
  tell (self, ACIES_EVENT_MOVE, 1, "b3", NULL);
  motion = make (self);
  g_assert_nonnull (motion);
  g_assert_cmpuint (acies_motion_get_units (motion, 0), ==, 1);
  g_assert_cmpuint (acies_motion_get_units (motion, 1), ==, 0);

  assert_at (motion, self->from, 0);
  between = &self->to->cells[acies_scene_find_cell (self->after, "a3")].rect;
  g_assert_true (acies_motion_find_unit (motion, 0, 0, acies_motion_get_length (motion) / 2, &x, &y));
  g_assert_cmpfloat (x, >, between->x);
  g_assert_cmpfloat (x, <, between->x + between->width);
  g_assert_cmpfloat (y, >, between->y);
  g_assert_cmpfloat (y, <, between->y + between->height);
  assert_at (motion, self->to, acies_motion_get_length (motion));
}

/* Who only makes room glides too; who stays is left to the board. */
static void
test_makes_room (Fixture *self, gconstpointer data)
{
  g_autoptr (AciesMotion) motion = NULL;

  scene_fixture_add_units (self->before, "a4", 0, ACIES_FACING_NORTH, "hoplites 2 2");
  scene_fixture_add_units (self->before, "e1", 1, ACIES_FACING_SOUTH, "hoplites 2 2");
  scene_fixture_add_units (self->after, "b4", 0, ACIES_FACING_NORTH, "hoplites 2 1");
  scene_fixture_add_units (self->after, "a4", 0, ACIES_FACING_NORTH, "hoplites 2 1");
  scene_fixture_add_units (self->after, "e1", 1, ACIES_FACING_SOUTH, "hoplites 2 2");
  tell (self, ACIES_EVENT_MOVE, 1, "b4", NULL);
  motion = make (self);
  g_assert_cmpuint (acies_motion_get_units (motion, 0), ==, 3);
  g_assert_cmpuint (acies_motion_get_units (motion, 1), ==, 0);
}

static void
add_leader (AciesScene *scene, const char *cell)
{
  const AciesSceneLeader leader = {
    .side = 0,
    .commander = 1,
    .cell = (gint16) (cell != NULL ? acies_scene_find_cell (scene, cell) : ACIES_NO_CELL),
    .rating = 3,
    .name = g_strdup ("Hasdrubal"),
    .text = g_strdup ("Hasdrubal, strategist"),
  };

  g_array_append_val (scene->leaders, leader);
}

static void
assert_plate_at (const AciesMotion *motion, const AciesLayout *layout, double ms)
{
  const AciesLeaderPlace *place = acies_layout_find_leader (layout, 0, 1);
  double                  x;
  double                  y;

  g_assert_true (acies_motion_find_leader (motion, 0, 1, ms, &x, &y));
  g_assert_cmpfloat_with_epsilon (x, place->box.x + place->box.width / 2, 0.5);
  g_assert_cmpfloat_with_epsilon (y, place->box.y + place->radius, 0.5);
}

/* A commander's plate goes with the group it leads, on the same way at the same time; the board does not draw it then. */
static void
test_plate_goes_along (Fixture *self, gconstpointer data)
{
  g_autoptr (AciesMotion) motion = NULL;
  double                  unit[2];
  double                  plate[2];
  double                  half;

  scene_fixture_add_units (self->before, "a4", 0, ACIES_FACING_NORTH, "hoplites 2 1");
  add_leader (self->before, "a4");
  scene_fixture_add_units (self->after, "b3", 0, ACIES_FACING_NORTH, "hoplites 2 1");
  add_leader (self->after, "b3");
  tell (self, ACIES_EVENT_MOVE, 1, "a3", NULL)->commanders = ACIES_UNIT_BIT (1);
  tell (self, ACIES_EVENT_MOVE, 1, "b3", NULL)->commanders = ACIES_UNIT_BIT (1);
  motion = make (self);
  g_assert_cmpuint (acies_motion_get_units (motion, 0), ==, 1);
  g_assert_cmpuint (acies_motion_get_leaders (motion, 0), ==, ACIES_UNIT_BIT (1));
  g_assert_cmpuint (acies_motion_get_leaders (motion, 1), ==, 0);

  assert_plate_at (motion, self->from, 0);
  assert_plate_at (motion, self->to, acies_motion_get_length (motion));
  for (double part = 0.125; part < 1; part += 0.125)
    {
      half = acies_motion_get_length (motion) * part;
      g_assert_true (acies_motion_find_unit (motion, 0, 0, half, &unit[0], &unit[1]));
      g_assert_true (acies_motion_find_leader (motion, 0, 1, half, &plate[0], &plate[1]));
      g_assert_cmpfloat (fabs (plate[0] - unit[0]), <, CELL_WIDTH / 2);
      g_assert_cmpfloat (fabs (plate[1] - unit[1]), <, CELL_HEIGHT / 2);
    }
}

/* One that rides alone glides; one that falls fades where it is; one that only looks otherwise is left to the board. */
static void
test_plate_alone (Fixture *self, gconstpointer data)
{
  static const char *ends[3] = { "c3", NULL, "a4" };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autoptr (AciesMotion) motion = NULL;
      double                  x;
      double                  y;

      acies_event_list_clear (self->events);
      g_array_set_size (self->before->leaders, 0);
      g_array_set_size (self->after->leaders, 0);
      add_leader (self->before, "a4");
      add_leader (self->after, ends[i]);
      g_array_index (self->after->leaders, AciesSceneLeader, 0).acted = TRUE;
      g_clear_pointer (&self->from, acies_layout_free);
      g_clear_pointer (&self->to, acies_layout_free);
      if (i == 0)
        tell (self, ACIES_EVENT_MOVE | ACIES_EVENT_COMMANDER, 0, "c3", "a4")->commanders =
          ACIES_UNIT_BIT (1);
      motion = make (self);
      g_assert_true ((motion != NULL) == (i < 2));
      if (i == 0)
        assert_plate_at (motion, self->to, acies_motion_get_length (motion));
      if (i < 2)
        assert_plate_at (motion, self->from, 0);
      if (i == 1)
        g_assert_false (acies_motion_find_leader (motion, 0, 1, acies_motion_get_length (motion), &x, &y));
    }
}

/* Nobody stirs: there is nothing to see, and nothing of another size of zones. */
static void
test_nothing (Fixture *self, gconstpointer data)
{
  g_autoptr (AciesLayout) larger = NULL;

  scene_fixture_add_units (self->before, "a4", 0, ACIES_FACING_NORTH, "hoplites 2 1");
  scene_fixture_add_units (self->after, "a4", 0, ACIES_FACING_NORTH, "hoplites 2 1");
  tell (self, 0, 0, "a4", NULL);
  g_assert_null (make (self));
  larger = acies_layout_new (self->after, &self->style, 2 * CELL_WIDTH, 2 * CELL_HEIGHT);
  g_assert_null (acies_motion_new (self->from, larger, self->events, 0, 1));
}

/* Keeps a picture to be looked at in the folder that the variable ACIES_TEST_PICTURES names. */
static void
keep_picture (cairo_surface_t *surface, double ms)
{
  const char      *folder = g_getenv ("ACIES_TEST_PICTURES");
  g_autofree char *path = NULL;

  if (folder == NULL)
    return;

  path = g_strdup_printf ("%s/motion-%04.0f.png", folder, ms);
  cairo_surface_write_to_png (surface, path);
}

/* The number of inked pixels of everything that is drawn at @ms. */
static guint
count_ink (const AciesMotion *motion, const AciesStyle *style, double ms)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) (5 * CELL_WIDTH),
                                                         (int) (4 * CELL_HEIGHT));
  cairo_t         *cr = cairo_create (surface);
  guint            n = 0;

  for (guint i = 0; i < acies_motion_get_n_pieces (motion); i++)
    if (acies_motion_get_bounds (motion, i, ms).width > 0)
      acies_motion_paint (cr, motion, style, i, ms);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    {
      const guint32 *row = (const guint32 *) (const void *) (cairo_image_surface_get_data (surface) +
                                                              y * cairo_image_surface_get_stride (surface));

      for (int x = 0; x < cairo_image_surface_get_width (surface); x++)
        n += row[x] >> 24 > 128;
    }
  keep_picture (surface, ms);
  cairo_surface_destroy (surface);

  return n;
}

/* An attack: it thrusts and comes back, dice fall, who is struck breaks, and in the end nothing of it is left. */
static void
test_strikes (Fixture *self, gconstpointer data)
{
  g_autoptr (AciesMotion) motion = NULL;
  AciesEvent             *attack;
  AciesEvent             *loss;
  double                  length;
  double                  x;
  double                  y;

  scene_fixture_add_units (self->before, "c3", 0, ACIES_FACING_NORTH, "hoplites 2 1");
  scene_fixture_add_units (self->before, "c2", 1, ACIES_FACING_SOUTH, "hoplites 2 2");
  scene_fixture_add_units (self->after, "c3", 0, ACIES_FACING_NORTH, "hoplites 2 1");
  scene_fixture_add_units (self->after, "c2", 1, ACIES_FACING_SOUTH, "hoplites 2 1 d");
  attack = tell (self, ACIES_EVENT_COMBAT, 1, "c2", "c3");
  attack->n_dice = 2;
  attack->dice[0] = 6;
  attack->dice[1] = 5;
  loss = tell (self, ACIES_EVENT_COMBAT | ACIES_EVENT_LOSS, 2, "c2", NULL);
  loss->side = 1;
  motion = make (self);
  g_assert_cmpuint (acies_motion_get_units (motion, 0), ==, 1);
  g_assert_cmpuint (acies_motion_get_units (motion, 1), ==, 3);

  length = acies_motion_get_length (motion);
  g_assert_true (acies_motion_find_unit (motion, 0, 0, 120, &x, &y));
  g_assert_cmpfloat (y, <, acies_layout_find_token (self->from, 0, 0)->y - 5);
  assert_at (motion, self->to, length);
  g_assert_true (acies_motion_find_unit (motion, 1, 1, 0, &x, &y));
  g_assert_false (acies_motion_find_unit (motion, 1, 1, length, &x, &y));
  for (double ms = 0; ms < length; ms += 100)
    g_assert_cmpuint (count_ink (motion, &self->style, ms), >, 0);
  g_assert_cmpuint (count_ink (motion, &self->style, 350), >, count_ink (motion, &self->style, length));
}

/* Made quicker it shows the same, and never takes longer than it may. */
static void
test_limit (Fixture *self, gconstpointer data)
{
  g_autoptr (AciesMotion) motion = NULL;

  scene_fixture_add_units (self->before, "a4", 0, ACIES_FACING_NORTH, "hoplites 2 1");
  scene_fixture_add_units (self->after, "b4", 0, ACIES_FACING_NORTH, "hoplites 2 1");
  tell (self, ACIES_EVENT_MOVE, 1, "b4", NULL);
  motion = make (self);
  acies_motion_limit (motion, 10000);
  g_assert_cmpfloat (acies_motion_get_length (motion), <, 10000);
  acies_motion_limit (motion, 50);
  g_assert_cmpfloat_with_epsilon (acies_motion_get_length (motion), 50, 0.001);
  assert_at (motion, self->from, 0);
  assert_at (motion, self->to, 50);
}

/* Whatever random positions and events lead to: no piece has a place that is no number, and the end is the new position. */
static void
test_battle (Fixture *self, gconstpointer data)
{
  g_autoptr (AciesScene)  cannae = scene_fixture_cannae ();
  g_autoptr (AciesLayout) layout = acies_layout_new (cannae, &self->style, CELL_WIDTH, CELL_HEIGHT);
  g_autoptr (AciesLayout) empty = acies_layout_new (self->after, &self->style, CELL_WIDTH, CELL_HEIGHT);
  const AciesLayout      *ends[2] = { layout, empty };

  tell (self, ACIES_EVENT_MOVE, ~G_GUINT64_CONSTANT (0), "c2", NULL);
  tell (self, ACIES_EVENT_MOVE | ACIES_EVENT_LOSS, 6, "c2", NULL);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (AciesMotion) motion = acies_motion_new (ends[i], ends[1 - i], self->events, 0, 2);

      g_assert_nonnull (motion);
      for (double ms = 0; ms <= acies_motion_get_length (motion); ms += 7)
        for (guint piece = 0; piece < acies_motion_get_n_pieces (motion); piece++)
          {
            const AciesRect bounds = acies_motion_get_bounds (motion, piece, ms);

            g_assert_true (isfinite (bounds.x) && isfinite (bounds.y) && bounds.width >= 0);
          }
    }
}

/* A die that tumbles lies in the end as it fell, and before that looks otherwise. */
static void
test_die (void)
{
  AciesStyle       style;
  cairo_surface_t *pictures[3];

  acies_style_init (&style, ACIES_PALETTE_PRINT, ACIES_PAIR_CRIMSON_AZURE);
  for (guint i = 0; i < 3; i++)
    {
      cairo_t *cr;

      pictures[i] = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 60, 120);
      cr = cairo_create (pictures[i]);
      if (i == 0)
        acies_paint_die (cr, &style, 30, 80, 34, 0, 5);
      else
        acies_paint_tumbling_die (cr, &style, 30, 80, 34, 1, i == 1 ? 1.0 : 0.4, 5);
      cairo_destroy (cr);
      cairo_surface_flush (pictures[i]);
    }
  g_assert_cmpmem (cairo_image_surface_get_data (pictures[0]), 60 * 4 * 120,
                   cairo_image_surface_get_data (pictures[1]), 60 * 4 * 120);
  g_assert_cmpint (memcmp (cairo_image_surface_get_data (pictures[0]),
                           cairo_image_surface_get_data (pictures[2]), 60 * 4 * 120), !=, 0);
  for (guint i = 0; i < 3; i++)
    cairo_surface_destroy (pictures[i]);
}

static void
add (const char *path, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("/scene/motion/glides", test_glides);
  add ("/scene/motion/makes-room", test_makes_room);
  add ("/scene/motion/plate-goes-along", test_plate_goes_along);
  add ("/scene/motion/plate-alone", test_plate_alone);
  add ("/scene/motion/nothing", test_nothing);
  add ("/scene/motion/strikes", test_strikes);
  add ("/scene/motion/limit", test_limit);
  add ("/scene/motion/battle", test_battle);
  g_test_add_func ("/scene/motion/die", test_die);
  return g_test_run ();
}
