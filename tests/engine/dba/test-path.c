/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include <string.h>

#include "engine/dba/dba-path.h"
#include "engine/dba/dba-setup.h"
#include "support/dba-setups.h"

#define N_ROUNDS 2000

static const char twenty_four[] = "3Cv 4Bd 4Bd 4Bd 4Bd 4Bd 4Bd 4Bd 4Bd 4Bd 4Bd 4Bd "
                                  "4Bd 4Bd 4Bd 4Bd 4Bd 4Bd 4Bd 4Bd 4Bd 4Bd 4Bd 4Bd";

static guint8
below (guint limit)
{
  return (guint8) g_test_rand_int_range (0, (gint32) limit);
}

/* The units of a side in a random order. */
static void
shuffle (const DbaSetup *setup, guint side, guint8 *elements)
{
  for (guint i = 0; i < setup->sides[side].n_units; i++)
    {
      const guint other = below (i + 1);

      elements[i] = elements[other];
      elements[other] = (guint8) (setup->sides[side].offset + i);
    }
}

static void
fill_steps (TtPath *path)
{
  path->n_steps = (guint8) (1 + below (TT_MAX_STEPS));
  for (guint i = 0; i < path->n_steps; i++)
    {
      TtStep *step = &path->steps[i];

      step->kind = (guint8) (TT_STEP_ADVANCE + below (TT_STEP_ROAD));
      step->side = below (2);
      step->road = below (DBA_MAX_ROADS);
      step->toward = below (2);
      if (step->kind == TT_STEP_WHEEL || step->kind == TT_STEP_TURN)
        step->angle = g_test_rand_int_range (-36000, 36000);
      else
        step->distance = g_test_rand_int_range (-G_MAXINT32, G_MAXINT32);
    }
}

static void
fill_reform (const DbaPath *path, TtReform *reform)
{
  guint left = path->n_elements;

  reform->anchor = path->elements[below (path->n_elements)];
  memcpy (reform->bodies, path->elements, path->n_elements);
  while (left > 0)
    {
      const guint8 length = (guint8) (1 + below (left));

      reform->lengths[reform->n_files++] = length;
      left -= length;
    }
}

static DbaPath
random_path (const DbaSetup *setup, guint side)
{
  DbaPath path = { 0 };
  guint8  all[DBA_MAX_UNITS];

  shuffle (setup, side, all);
  path.n_elements = (guint8) (1 + below (setup->sides[side].n_units));
  memcpy (path.elements, all, path.n_elements);
  path.by_road = g_test_rand_bit ();
  path.bonus_points = below (7);
  path.contact_by = path.contact_enemy = DBA_NOBODY;
  if (g_test_rand_bit ())
    {
      path.contact_by = path.elements[0];
      path.contact_enemy = (guint8) (setup->sides[1 - side].offset + below (setup->sides[1 - side].n_units));
      path.contact_edge = below (TT_N_EDGES);
    }
  fill_steps (&path.path);
  if (g_test_rand_bit ())
    fill_reform (&path, &path.path.reform);

  return path;
}

/* What is packed comes out again, the longest too. */
static void
test_round_trip (void)
{
  DbaSetup *setup = dba_setups_new (twenty_four, twenty_four, "'map': {}");

  for (guint i = 0; i < N_ROUNDS; i++)
    {
      const guint   side = i % 2;
      const DbaPath path = random_path (setup, side);
      DbaPath       back;
      AciesAction   action = { .kind = DBA_MOVE };

      dba_path_pack (setup, &path, side, &action);
      g_assert_cmpuint (action.n_words, <=, ACIES_MAX_ACTION_WORDS);
      dba_path_unpack (setup, &action, side, &back);
      g_assert_cmpmem (&back, sizeof back, &path, sizeof path);
    }
  dba_setup_free ((AciesSetup *) setup);
}

/* Whatever an action holds, unpacking it ends, and gives elements that there are, or none. */
static void
test_nonsense (void)
{
  DbaSetup *setup = dba_setups_new ("3Cv 4Bd", "3Cv 4Bd 4Bd", "'map': {}");

  for (guint i = 0; i < N_ROUNDS; i++)
    {
      DbaPath     path;
      AciesAction action = { .kind = DBA_MOVE, .units = below (8), .n_words = below (ACIES_MAX_ACTION_WORDS + 1) };

      for (guint j = 0; j < ACIES_N_ARGS; j++)
        action.args[j] = (gint16) g_test_rand_int_range (-3, 6);
      for (guint j = 0; j < ACIES_MAX_ACTION_WORDS; j++)
        action.words[j] = g_test_rand_bit () ? (gint32) g_test_rand_int () : (gint32) below (4) | below (3) << 8;
      dba_path_unpack (setup, &action, 0, &path);
      for (guint j = 0; j < path.n_elements; j++)
        g_assert_cmpuint (path.elements[j], <, setup->sides[0].n_units);
      g_assert_true (path.contact_by == DBA_NOBODY || path.contact_by < 2);
    }
  dba_setup_free ((AciesSetup *) setup);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/dba/path/round-trip", test_round_trip);
  g_test_add_func ("/dba/path/nonsense", test_nonsense);

  return g_test_run ();
}
