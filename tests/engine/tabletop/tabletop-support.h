/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/tabletop/tt-contact.h"

G_BEGIN_DECLS

#define SEED      20240229
#define ROUNDS    20000

/* A base somewhere on a table of 600 mm, of 20 to 60 by 10 to 60 mm, its pose rounded as the state holds it. */
static inline TtBase
random_base (GRand *random)
{
  const TtPose pose = { g_rand_int_range (random, 0, 60001), g_rand_int_range (random, 0, 60001),
                        g_rand_int_range (random, 0, TT_FULL_TURN) };
  const TtSize size = { g_rand_int_range (random, 2000, 6001), g_rand_int_range (random, 1000, 6001) };

  return tt_base (&pose, &size);
}

/* One near @base: touching, overlapping or a little away. */
static inline TtBase
random_neighbour (GRand *random, const TtBase *base)
{
  const TtPoint at = tt_to_point (base->place.at);
  const TtPose  pose = { at.x + g_rand_int_range (random, -6000, 6001),
                         at.y + g_rand_int_range (random, -6000, 6001),
                         g_rand_int_range (random, 0, TT_FULL_TURN) };
  const TtSize  size = { g_rand_int_range (random, 2000, 6001), g_rand_int_range (random, 1000, 6001) };

  return tt_base (&pose, &size);
}

/* Of whole millimetres and degrees. */
static inline TtBase
base_of (double x, double y, double facing, double width, double depth)
{
  const TtPose pose = { tt_from_double (x), tt_from_double (y), tt_from_double (facing) };
  const TtSize size = { tt_from_double (width), tt_from_double (depth) };

  return tt_base (&pose, &size);
}

#define assert_near(a, b)      g_assert_cmpfloat_with_epsilon (a, b, 1e-9)
#define assert_at(at, to_x, to_y) \
  G_STMT_START \
  { \
    assert_near ((at).x, to_x); \
    assert_near ((at).y, to_y); \
  } \
  G_STMT_END

G_END_DECLS
