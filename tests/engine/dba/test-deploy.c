/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include <string.h>

#include "engine/dba/dba-setup.h"
#include "engine/dba/dba-terrain.h"
#include "engine/dba/dba-troops.h"
#include "support/dba-setups.h"

#define N_BOARDS 60

/* Goes on by one of the ready choices until the set-up is over; each of them must pass check. */
static void
play_set_up (const DbaSetup *setup, DbaState *state)
{
  g_autofree AciesActionList *list = g_new0 (AciesActionList, 1);
  DbaSetupStep                step = state->step;

  while (state->phase == DBA_PHASE_SETUP)
    {
      AciesVerdict verdict = { 0 };

      list->n = 0;
      dba_setup_legal (setup, state, list);
      g_assert_cmpuint (list->n, >, 0);
      for (guint i = 0; i < list->n; i++)
        if (!dba_setup_check (setup, state, &list->items[i], &verdict))
          g_error ("step %u, choice %u of %u is refused for %u", state->step, i, list->n, verdict.reason);

      dba_setup_apply (setup, state, &list->items[g_test_rand_int_range (0, (gint32) list->n)], NULL);
      g_assert_cmpuint (state->step, >, step);
      step = state->step;
    }
}

/* D-SET-4 to D-SET-8: whatever lies on the board, there is a line to deploy in, and it is good. */
static void
test_boards (void)
{
  for (guint i = 0; i < N_BOARDS; i++)
    {
      g_autofree char *map = dba_setups_random_map ();
      const char      *rome = dba_setups_random_army ();
      const char      *gaul = dba_setups_random_army ();
      DbaSetup        *setup = dba_setups_new (rome, gaul, map);
      DbaState         state;

      g_test_message ("%s | %s | %s", rome, gaul, map);
      dba_start ((AciesSetup *) setup, NULL, (guint64) g_test_rand_int (), &state.base, NULL);
      play_set_up (setup, &state);
      for (guint g = 0; g < setup->n_elements; g++)
        g_assert_cmpuint (state.elements[g].state, ==, DBA_ON_TABLE);
      dba_setup_free ((AciesSetup *) setup);
    }
}

/* The first ready line of the first side of a historical battle, played. */
static DbaSetup *
deployed (const char *rome, const char *map, DbaState *state)
{
  g_autofree char            *rest = g_strconcat ("'deployment': {'mode': 'historical', 'edges': {'rome': 'south', 'gaul': "
                                                  "'north'}}, ", map, NULL);
  g_autofree AciesActionList *list = g_new0 (AciesActionList, 1);
  DbaSetup                   *setup = dba_setups_new (rome, dba_setups_random_army (), rest);

  dba_start ((AciesSetup *) setup, NULL, 1, &state->base, NULL);
  dba_setup_legal (setup, state, list);
  g_assert_cmpuint (list->n, >, 1);
  dba_setup_apply (setup, state, &list->items[0], NULL);

  return setup;
}

/* Foot in the middle, pikes behind pikes, horse on both wings, the general behind. */
static void
test_order (void)
{
  DbaState  state;
  DbaSetup *setup = deployed ("3Kn 4Pk 4Pk 4Pk 4Pk 3Ax 2LH 2LH", "'map': {}", &state);
  gint32    least = G_MAXINT32, most = 0;
  guint     n_behind = 0;

  for (guint g = 1; g <= 4; g++)
    {
      least = MIN (least, state.elements[g].pose.x);
      most = MAX (most, state.elements[g].pose.x);
      n_behind += state.elements[g].pose.y > 45000;
    }
  g_assert_cmpuint (n_behind, ==, 2);
  g_assert_cmpint (MIN (state.elements[6].pose.x, state.elements[7].pose.x), <, least);
  g_assert_cmpint (MAX (state.elements[6].pose.x, state.elements[7].pose.x), >, most);
  g_assert_cmpint (state.elements[0].pose.y, >, 46000);
  g_assert_cmpint (state.elements[1].pose.facing, ==, 0);
  dba_setup_free ((AciesSetup *) setup);
}

/* Light foot goes to the side where the bad going is, and artillery never into it. */
static void
test_light_foot (void)
{
  static const struct
  {
    const char *map;
    gboolean    left;
  } cases[] = {
    { "'map': {'features': [{'id': 'w', 'kind': 'wood', 'shape': {'type': 'rect', 'at': [0, 300], 'width': 150, 'height': 300}}]}",
      TRUE },
    { "'map': {'features': [{'id': 'w', 'kind': 'wood', 'shape': {'type': 'rect', 'at': [450, 300], 'width': 150, 'height': 300}}]}",
      FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      DbaState  state;
      DbaSetup *setup = deployed ("4Bd 4Bd 4Bd 4Bd 3Ax 3Ax Art Art", cases[i].map, &state);

      for (guint foot = 0; foot < 4; foot++)
        for (guint light = 4; light < 6; light++)
          g_assert_cmpint (state.elements[light].pose.x < state.elements[foot].pose.x, ==, cases[i].left);
      for (guint g = 6; g < 8; g++)
        {
          const TtBase base = dba_base (setup, &state, g);

          g_assert_false (dba_in_bad_going (dba_board (setup, &state), &base));
        }
      dba_setup_free ((AciesSetup *) setup);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/dba/D-SET/any-board", test_boards);
  g_test_add_func ("/dba/deploy/order", test_order);
  g_test_add_func ("/dba/deploy/light-foot", test_light_foot);

  return g_test_run ();
}
