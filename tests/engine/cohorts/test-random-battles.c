/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "engine/cohorts/co-apply.h"
#include "engine/cohorts/co-draft.h"
#include "engine/cohorts/co-json.h"
#include "engine/cohorts/co-legal.h"
#include "engine/cohorts/co-names.h"
#include "engine/cohorts/co-setup.h"
#include "engine/cohorts/co-terrain.h"
#include "engine/cohorts/co-victory.h"
#include "support/co-setups.h"
#include "support/shipped.h"

#define USUAL_BATTLES 30
#define TIME_LIMIT    9
#define MOST_STEPS    6000
#define ROUNDING      0.03  /* mm: two poses rounded to whole units */
#define N_TRIED       6     /* of each list of actions */

/*
 * Whole battles at random: armies, ground, dice, decisions; of armies and ground that nobody would choose, and those that come with
 * the program, from which scenarios are made too. Arguments of the program: how many (before those of g_test).
 */
static guint n_battles = USUAL_BATTLES;

/* What was done last, and to what, for messages. */
typedef struct
{
  AciesAction action;
  CoState     before;
} Last;

static char *
write_action (const CoSetup *setup, const CoState *state, const AciesAction *action)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode)    node = NULL;

  co_action_write ((const AciesSetup *) setup, &state->base, action, builder);
  node = json_builder_get_root (builder);

  return acies_json_to_line (node);
}

static char *
describe (const CoSetup *setup, const Last *last)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode)    node = NULL;
  g_autofree char        *action = write_action (setup, &last->before, &last->action), *state = NULL;

  co_state_write ((const AciesSetup *) setup, &last->before.base, builder);
  node = json_builder_get_root (builder);
  state = acies_json_to_line (node);

  return g_strdup_printf ("after %s in %s", action, state);
}

/* C-MOV-4, C-MOV-6, C-TER-4: everybody on the table stands clear and within it, and nobody has gone into a river to stay there but
   those who cross (the file may have put some there). */
static void
assert_bodies (const CoSetup *setup, const CoState *state, const Last *last)
{
  for (guint g = 0; g < setup->n_stands; g++)
    {
      const CoStand *stand = &state->stands[g];
      const TtBase   base = co_base (setup, state, g), was = co_base (setup, &last->before, g);

      if (!co_on_table (state, g))
        continue;
      g_assert_cmpint (stand->pose.facing, ==, tt_facing_normal (stand->pose.facing));
      if (tt_base_outside (&base, tt_to_double (setup->width), tt_to_double (setup->height)) > CO_LENGTH_SLACK + ROUNDING)
        g_error ("%s stands off the table %s", setup->units[g].id, describe (setup, last));
      if (stand->stage != CO_STAGE_WATER && co_in_river (setup, &base, TRUE) &&
          !co_in_river (setup, &was, TRUE))
        g_error ("%s stands in a river %s", setup->units[g].id, describe (setup, last));
      for (guint other = 0; other < g; other++)
        {
          const TtBase its = co_base (setup, state, other);
          const double deep = tt_base_penetration (&base, &its);

          if (co_on_table (state, other) && deep > CO_OVERLAP_SLACK + ROUNDING)
            g_error ("%s stands %g mm deep in %s %s", setup->units[g].id, deep, setup->units[other].id,
                     describe (setup, last));
        }
    }
}

/* Counters within their ranges; who is gone has nobody left, and who stands has somebody. */
static void
assert_stands (const CoSetup *setup, const CoState *state, const Last *last)
{
  for (guint g = 0; g < setup->n_stands; g++)
    {
      const CoStand *stand = &state->stands[g];

      if ((stand->figures == 0) != (stand->status == CO_ELIMINATED))
        g_error ("%s has %u figures and is %s %s", setup->units[g].id, stand->figures,
                 acies_name_of (co_status_names, stand->status), describe (setup, last));
      g_assert_cmpuint (stand->figures, <=, setup->units[g].figures);
      g_assert_cmpuint (stand->push_backs, <=, 2);
      g_assert_cmpuint (stand->restore, <=, 2);
      g_assert_cmpuint (stand->interruptions, <=, 1);
      g_assert_true (stand->status == CO_RALLYING || stand->interruptions == 0);
      g_assert_true (stand->stage == CO_STAGE_NONE || setup->features[stand->river].ground == CO_RIVER);
      if (stand->stacked_behind != CO_NOBODY)
        g_assert_cmpuint (co_side_of (setup, stand->stacked_behind), ==, co_side_of (setup, g));
    }
}

/* C-ORG-3, C-ARM-1: points never come back. */
static void
assert_points (const CoSetup *setup, const CoState *state, const CoState *before)
{
  for (guint side = 0; side < CO_N_SIDES; side++)
    {
      g_assert_cmpint (co_points_lost (setup, state, side), >=, co_points_lost (setup, before, side));
      g_assert_cmpint (co_points_lost (setup, state, side), <=, setup->sides[side].total);
    }
}

/* What is written reads back equal. */
static void
assert_round_trip (const CoSetup *setup, const CoState *state, const AciesAction *action)
{
  g_autofree char          *text = write_action (setup, state, action);
  g_autoptr (JsonNode)      node = acies_json_parse (text, strlen (text), NULL);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  const AciesJsonCursor     at = acies_json_root (node);
  AciesAction               read = { 0 };

  if (!co_action_read ((const AciesSetup *) setup, &state->base, &at, &read, problems) ||
      !acies_action_equal (&read, action))
    g_error ("%s does not read back", text);
}

/* Some of the list, all of which is legal. */
static void
assert_legal (const CoSetup *setup, const CoState *state, const AciesActionList *list)
{
  g_assert_cmpuint (list->n, >, 0);
  for (guint i = 0; i < N_TRIED; i++)
    {
      const AciesAction *action = &list->items[g_test_rand_int_range (0, (gint32) list->n)];
      AciesVerdict       verdict = { 0 };

      if (!co_check ((const AciesSetup *) setup, &state->base, action, &verdict))
        g_error ("%s is refused for %u", write_action (setup, state, action), verdict.reason);
      assert_round_trip (setup, state, action);
    }
}

/* Ending phases at once makes dull battles: mostly something else is done, and best a charge. */
static const AciesAction *
choose (const CoSetup *setup, const CoState *state, const AciesActionList *list)
{
  const AciesAction *action = &list->items[g_test_rand_int_range (0, (gint32) list->n)];

  for (guint i = 0; i < 4 && action->kind == CO_END_PHASE; i++)
    action = &list->items[g_test_rand_int_range (0, (gint32) list->n)];

  return action;
}

/* The same on a copy, with a listener: the same bytes. */
static void
assert_repeats (const CoSetup *setup, const Last *last, const CoState *after)
{
  g_autoptr (AciesEventList) events = acies_event_list_new ();
  g_autoptr (JsonBuilder)    builder = json_builder_new ();
  g_autoptr (JsonNode)       node = NULL;
  CoState                    again = last->before;

  co_apply ((const AciesSetup *) setup, &again.base, &last->action, events);
  if (memcmp (&again, after, sizeof again) != 0)
    g_error ("the second time it ends otherwise %s", describe (setup, last));
  co_events_write ((const AciesSetup *) setup, events, builder);
  node = json_builder_get_root (builder);
  g_assert_cmpuint (json_array_get_length (json_node_get_array (node)), ==, acies_event_list_size (events));
}

static void
play (const CoSetup *setup, CoState *state, AciesActionList *list)
{
  const AciesSetup *opaque = (const AciesSetup *) setup;
  g_autofree Last  *last = g_new0 (Last, 1);

  for (guint i = 0; i < MOST_STEPS && state->phase != CO_PHASE_OVER; i++)
    {
      list->n = 0;
      co_legal (opaque, &state->base, list);
      assert_legal (setup, state, list);
      *last = (Last){ *choose (setup, state, list), *state };
      co_apply (opaque, &state->base, &last->action, NULL);
      assert_repeats (setup, last, state);
      assert_bodies (setup, state, last);
      assert_stands (setup, state, last);
      assert_points (setup, state, &last->before);
      g_assert_cmpuint (state->turn, <=, TIME_LIMIT);
    }
  g_assert_cmpuint (state->phase, ==, CO_PHASE_OVER);
}

/* Battles that come with the program, and what new ones are begun from. */
static GPtrArray *
known_roots (void)
{
  GPtrArray *roots = shipped_roots ("cohorts");

  for (guint i = 0; i < co_draft.n_templates; i++)
    g_ptr_array_add (roots, co_draft.make_template (i));

  return roots;
}

static CoSetup *
known_setup (GPtrArray *roots)
{
  JsonNode                 *root = g_ptr_array_index (roots, g_test_rand_int_range (0, (gint32) roots->len));
  const AciesJsonCursor     at = acies_json_root (root);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  CoSetup                  *setup = (CoSetup *) co_setup_new (&at, problems);

  g_assert_nonnull (setup);
  g_test_message ("%s", acies_json_text (acies_json_member (&at, "id").node));
  setup->conditions.time_limit = TIME_LIMIT;

  return setup;
}

/* Two lines that stand by the file, or are drawn up by those who play. */
static CoSetup *
odd_setup (void)
{
  const char      *first = co_setups_random_army (), *second = co_setups_random_army ();
  g_autofree char *map = co_setups_random_map (), *lines = co_setups_random_lines (first, second);
  g_autofree char *rest = g_strdup_printf ("%s, %s, 'conditions': {'time-limit': %d, 'army-morale': %s%s, 'free-deployment': %s}",
                                           map, lines, TIME_LIMIT, g_test_rand_bit () ? "true" : "false",
                                           g_test_rand_bit () ? ", 'break-share': 0.5" : "",
                                           g_test_rand_int_range (0, 4) == 0 ? "true" : "false");

  g_test_message ("%.20s | %.20s | %.60s", first, second, rest);

  return co_setups_new (first, second, rest);
}

static void
test_battles (void)
{
  g_autofree AciesActionList *list = g_new0 (AciesActionList, 1);
  g_autofree CoState         *state = g_new0 (CoState, 1);
  g_autoptr (GPtrArray)       roots = known_roots ();
  guint                       n_ends[CO_N_ENDS] = { 0 };

  for (guint i = 0; i < n_battles; i++)
    {
      CoSetup      *setup = g_test_rand_int_range (0, 8) == 0 ? known_setup (roots) : odd_setup ();
      const guint64 seed = (guint64) (guint32) g_test_rand_int ();

      co_start ((AciesSetup *) setup, NULL, seed, &state->base, NULL);
      play (setup, state, list);
      n_ends[state->end_reason]++;
      co_setup_free ((AciesSetup *) setup);
    }
  for (guint i = 1; i < CO_N_ENDS; i++)
    g_test_message ("%u of %u battles ended by %s", n_ends[i], n_battles, acies_name_of (co_end_names, (int) i));
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

  g_test_add_func ("/cohorts/random-battles", test_battles);

  return g_test_run ();
}
