/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "engine/dba/dba-apply.h"
#include "engine/dba/dba-army.h"
#include "engine/dba/dba-draft.h"
#include "engine/dba/dba-json.h"
#include "engine/dba/dba-legal.h"
#include "engine/dba/dba-quick.h"
#include "engine/dba/dba-sequence.h"
#include "engine/dba/dba-setup.h"
#include "engine/dba/dba-terrain.h"
#include "engine/tabletop/tt-contact.h"
#include "support/dba-setups.h"
#include "support/shipped.h"

#define USUAL_BATTLES 40
#define BOUND_LIMIT   100
#define MOST_STEPS    20000
#define ROUNDING      0.03  /* mm: two poses rounded to whole units */
#define LOOK_TWICE    6     /* one action of so many is written and read again, and played twice */
#define N_TRIED       3     /* of each list of actions */

/*
 * Whole battles at random: armies, ground, dice, decisions; of armies and ground that nobody would choose, of army lists on boards
 * of chance, and those that come with the program. Arguments of the program: how many (before those of g_test).
 */
static guint n_battles = USUAL_BATTLES;

/* What was done last, and to what, for messages. */
typedef struct
{
  AciesAction action;
  DbaState    before;
} Last;

static char *
describe (const DbaSetup *setup, const Last *last)
{
  g_autoptr (JsonBuilder) action = json_builder_new (), state = json_builder_new ();
  g_autoptr (JsonNode)    action_node = NULL, state_node = NULL;
  g_autofree char        *action_text = NULL, *state_text = NULL;

  dba_action_write ((const AciesSetup *) setup, &last->before.base, &last->action, action);
  dba_state_write ((const AciesSetup *) setup, &last->before.base, state);
  action_node = json_builder_get_root (action);
  state_node = json_builder_get_root (state);
  action_text = acies_json_to_line (action_node);
  state_text = acies_json_to_line (state_node);

  return g_strdup_printf ("after %s in %s", action_text, state_text);
}

/*
 * D-GRP-6, D-ROD-1: one that follows in a column may lie on the inner corner of the one ahead; at a bend of a road, where a base
 * is a chord of the way that it stands on, a little apart from its rear too.
 */
static gboolean
is_kink (const TtBase *ahead, const TtBase *follower)
{
  return tt_vec_distance (tt_base_rear_centre (ahead), follower->place.at) <= ahead->depth / 3;
}

/* D-GEO-6, D-MOV-4, D-MOV-5, D-MOV-6: everybody on the table stands clear, within the board, on ground that can be entered. */
static void
assert_bodies (const DbaSetup *setup, const DbaState *state, const Last *last)
{
  const DbaBoard *board = dba_board (setup, state);

  for (guint g = 0; g < setup->n_elements; g++)
    {
      const DbaElement *element = &state->elements[g];
      const TtBase      base = dba_base (setup, state, g);

      if (element->state != DBA_ON_TABLE)
        continue;
      g_assert_cmpint (element->pose.facing, ==, tt_facing_normal (element->pose.facing));
      if (dba_off_board (board, &base))
        g_error ("%s stands off the board %s", setup->units[g].id, describe (setup, last));
      if (dba_in_impassable (board, &base))
        g_error ("%s stands on impassable ground %s", setup->units[g].id, describe (setup, last));
      for (guint other = 0; other < g; other++)
        {
          const TtBase its = dba_base (setup, state, other);
          const double deep = tt_base_penetration (&base, &its);

          if (state->elements[other].state == DBA_ON_TABLE && deep > TT_PENETRATION + ROUNDING &&
              !is_kink (&base, &its) && !is_kink (&its, &base))
            g_error ("%s stands %g mm deep in %s %s", setup->units[g].id, deep, setup->units[other].id,
                     describe (setup, last));
        }
    }
}

/* D-CAM-1: a camp knows who is in it, and he that he is. */
static void
assert_camps (const DbaSetup *setup, const DbaState *state)
{
  guint n_inside = 0, n_occupants = 0;

  for (guint g = 0; g < setup->n_elements; g++)
    n_inside += state->elements[g].state == DBA_IN_CAMP;
  for (guint side = 0; side < DBA_N_SIDES; side++)
    {
      const DbaCamp *camp = &state->camps[side];

      if (!camp->placed || camp->occupied_by != DBA_GARRISON_ELEMENT)
        {
          g_assert_cmpuint (camp->occupant, ==, DBA_NOBODY);
          g_assert_cmpuint (camp->held_by, ==, side);
          continue;
        }
      n_occupants++;
      g_assert_cmpuint (state->elements[camp->occupant].state, ==, DBA_IN_CAMP);
      g_assert_true (tt_pose_equal (&state->elements[camp->occupant].pose, &camp->pose));
      g_assert_cmpuint (camp->held_by, ==, dba_side_of (setup, camp->occupant));
    }
  g_assert_cmpuint (n_inside, ==, n_occupants);
}

/* D-PIP-1, D-VIC-1, D-VIC-3, D-VIC-4 */
static void
assert_counts (const DbaSetup *setup, const DbaState *state)
{
  g_assert_cmpuint (state->left, <=, state->rolled);
  g_assert_cmpuint (state->bound, <=, BOUND_LIMIT);
  if (state->phase != DBA_PHASE_OVER || state->winner == DBA_NOBODY)
    return;

  g_assert_cmpuint (dba_losses (setup, state, 1u - state->winner), >, dba_losses (setup, state, state->winner));
  g_assert_true (dba_losses (setup, state, 1u - state->winner) >= setup->victory_losses ||
                 dba_general_lost (setup, state, 1u - state->winner));
}

/* Ending moves at once makes dull battles: mostly something else is done. */
static const AciesAction *
choose (const AciesActionList *list)
{
  const AciesAction *action = &list->items[g_test_rand_int_range (0, (gint32) list->n)];

  for (guint i = 0; i < 3 && (action->kind == DBA_END_MOVES || action->kind == DBA_END_SHOOTING); i++)
    action = &list->items[g_test_rand_int_range (0, (gint32) list->n)];

  return action;
}

/* Some of the list, all of which is legal. */
static void
assert_legal (const AciesSetup *setup, const DbaState *state, const AciesActionList *list)
{
  g_assert_cmpuint (list->n, >, 0);
  for (guint i = 0; i < N_TRIED; i++)
    {
      const Last   tried = { list->items[g_test_rand_int_range (0, (gint32) list->n)], *state };
      AciesVerdict verdict = { 0 };

      if (!dba_check (setup, &state->base, &tried.action, &verdict))
        g_error ("an action is refused for %u: not %s", verdict.reason, describe (DBA_SETUP (setup), &tried));
    }
}

/* What is written of an action is read as the same one. */
static void
assert_is_read_again (const AciesSetup *setup, const Last *last)
{
  g_autoptr (JsonBuilder)   builder = json_builder_new ();
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (JsonNode)      node = NULL;
  AciesJsonCursor           at;
  AciesAction               read = { 0 };

  dba_action_write (setup, &last->before.base, &last->action, builder);
  node = json_builder_get_root (builder);
  at = acies_json_root (node);
  if (!dba_action_read (setup, &last->before.base, &at, &read, problems) || !acies_action_equal (&read, &last->action))
    g_error ("an action is not what is read of it %s", describe (DBA_SETUP (setup), last));
}

/* Taken back, by the position of before, and played again it leads to the same position, whether anybody listens or not. */
static void
assert_is_same_again (const AciesSetup *setup, const Last *last, const DbaState *after)
{
  g_autoptr (AciesEventList) events = acies_event_list_new ();
  DbaState                   again = last->before;

  dba_apply (setup, &again.base, &last->action, events);
  if (memcmp (&again, after, sizeof again) != 0)
    g_error ("an action leads elsewhere when it is played again %s", describe (DBA_SETUP (setup), last));
}

static void
play (const DbaSetup *setup, DbaState *state, AciesActionList *list)
{
  const AciesSetup *opaque = (const AciesSetup *) setup;
  Last              last;

  for (guint i = 0; i < MOST_STEPS && state->phase != DBA_PHASE_OVER; i++)
    {
      list->n = 0;
      dba_legal (opaque, &state->base, list);
      assert_legal (opaque, state, list);
      last = (Last){ *choose (list), *state };
      dba_apply (opaque, &state->base, &last.action, NULL);
      if (g_test_rand_int_range (0, LOOK_TWICE) == 0)
        {
          assert_is_read_again (opaque, &last);
          assert_is_same_again (opaque, &last, state);
        }
      if (state->phase == DBA_PHASE_SETUP)
        continue;
      assert_bodies (setup, state, &last);
      assert_camps (setup, state);
      assert_counts (setup, state);
    }
  g_assert_cmpuint (state->phase, ==, DBA_PHASE_OVER);
}

/* @root: (transfer full) */
static DbaSetup *
setup_of (JsonNode *root)
{
  g_autoptr (JsonNode)      owned = root;
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  const AciesJsonCursor     at = acies_json_root (owned);
  DbaSetup                 *setup = (DbaSetup *) dba_setup_new (&at, problems);

  g_assert_nonnull (setup);

  return setup;
}

static AciesQuickArmy
random_list (void)
{
  AciesQuickArmy army = { (guint) g_test_rand_int_range (0, (gint32) dba_quick.n_lists ()), 0 };

  for (guint i = 0; i < dba_quick.list (army.list)->n_options; i++)
    {
      army.options ^= g_test_rand_bit () ? 1u << i : 0;
      if (!dba_quick.check (&army))
        army.options &= ~(1u << i);
    }

  return army;
}

/* Two lists on a board of the country of either, or of any. */
static DbaSetup *
quick_setup (void)
{
  const AciesQuickBattle battle = {
    .armies = { random_list (), random_list () },
    .ground = (guint) g_test_rand_int_range (0, DBA_N_HOMES),
    .seed = (guint64) (guint32) g_test_rand_int (),
  };

  g_test_message ("%s | %s", dba_quick.list (battle.armies[0].list)->id, dba_quick.list (battle.armies[1].list)->id);

  return setup_of (dba_quick.make (&battle));
}

/* One that comes with the program, or that new ones are begun from. */
static DbaSetup *
known_setup (void)
{
  static GPtrArray *roots = NULL;
  JsonNode         *root;

  if (roots == NULL)
    {
      roots = shipped_roots ("dba");
      for (guint i = 0; i < dba_draft.n_templates; i++)
        g_ptr_array_add (roots, dba_draft.make_template (i));
    }
  root = g_ptr_array_index (roots, g_test_rand_int_range (0, (gint32) roots->len));
  g_test_message ("%s", acies_json_text (json_object_get_member (json_node_get_object (root), "id")));

  return setup_of (json_node_ref (root));
}

/* Of armies and ground that nobody would choose. */
static DbaSetup *
odd_setup (void)
{
  static const char *const deployments[] = {
    "'deployment': {'mode': 'dice'}",
    "'deployment': {'mode': 'historical', 'edges': {'rome': 'south', 'gaul': 'north'}}",
    "'deployment': {'mode': 'historical', 'edges': {'rome': 'west', 'gaul': 'east'}}",
  };
  g_autofree char *map = dba_setups_random_map ();
  g_autofree char *rest = g_strdup_printf ("%s, %s", deployments[g_test_rand_int_range (0, G_N_ELEMENTS (deployments))],
                                           map);
  const char      *rome = dba_setups_random_army (), *gaul = dba_setups_random_army ();

  g_test_message ("%s | %s | %s", rome, gaul, rest);

  return dba_setups_new (rome, gaul, rest);
}

static DbaSetup *
random_setup (void)
{
  static DbaSetup *(*const makers[]) (void) = { odd_setup, odd_setup, quick_setup, known_setup };
  DbaSetup *setup = makers[g_test_rand_int_range (0, G_N_ELEMENTS (makers))] ();

  setup->bound_limit = BOUND_LIMIT;
  setup->extended_outcomes = g_test_rand_bit ();

  return setup;
}

static void
test_battles (void)
{
  g_autofree AciesActionList *list = g_new0 (AciesActionList, 1);
  guint                       n_won = 0;

  for (guint i = 0; i < n_battles; i++)
    {
      DbaSetup     *setup = random_setup ();
      const guint64 seed = (guint64) (guint32) g_test_rand_int ();
      DbaState      state;

      dba_start ((AciesSetup *) setup, NULL, seed, &state.base, NULL);
      play (setup, &state, list);
      n_won += state.winner != DBA_NOBODY;
      dba_setup_free ((AciesSetup *) setup);
    }
  g_test_message ("%u of %u battles were won", n_won, n_battles);
}

int
main (int argc, char *argv[])
{
  if (argc > 1 && g_ascii_isdigit (argv[1][0]))
    {
      n_battles = (guint) strtoul (argv[1], NULL, 10);
      memmove (&argv[1], &argv[2], (gsize) (argc - 1) * sizeof argv[1]);
      argc--;
    }
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/dba/random-battles", test_battles);

  return g_test_run ();
}
