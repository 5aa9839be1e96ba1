/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include <string.h>

#include "dba-field.h"

#include "engine/tabletop/tt-contact.h"

/*
 * Tables full of elements thrown down anyhow, fights between those that touch and between those that do not, shots: whatever
 * the table says, nobody lies on anybody afterwards, everybody is somewhere, and the same again gives the same bytes.
 */

#define N_TABLES 400
#define N_FIGHTS 12
#define N_EACH   12

static const char *const codes[] = { "El", "3Kn", "3Cv", "2LH", "SCh", "3Cm", "4Sp", "4Pk", "4Bd", "3Ax", "4Bw",
                                     "2Ps", "4Wb", "Art", "WWg", "8Bw", "6Kn" };

static gboolean
is_clear (const DbaField *field, guint g)
{
  const TtBase base = dba_base (&field->setup, &field->state, g);

  for (guint other = 0; other < g; other++)
    {
      const TtBase body = dba_base (&field->setup, &field->state, other);

      if (field->state.elements[other].state == DBA_ON_TABLE &&
          tt_base_penetration (&base, &body) > TT_PENETRATION)
        return FALSE;
    }

  return tt_base_outside (&base, 600, 600) <= TT_TOUCH;
}

/* In contact with @other, before its front, or beside it; else anywhere. */
static void
drop (DbaField *field, GRand *random, guint g)
{
  DbaElement *element = &field->state.elements[g];

  element->state = DBA_ON_TABLE;
  for (guint tries = 0; tries < 40; tries++)
    {
      if (g > 0 && g_rand_boolean (random))
        {
          const guint   other = (guint) g_rand_int_range (random, 0, (gint32) g);
          const TtBase  body = dba_base (&field->setup, &field->state, other);
          const TtEdge  edge = (TtEdge) g_rand_int_range (random, 0, TT_N_EDGES);
          const TtPlace place = tt_contact_lined_up_place (&body, edge, 40);

          element->pose = tt_place_quantise (&place);
        }
      else
        element->pose = (TtPose){ g_rand_int_range (random, 15000, 45000),
                                  g_rand_int_range (random, 15000, 45000),
                                  9000 * g_rand_int_range (random, 0, 4) };
      if (is_clear (field, g))
        return;
    }
  element->state = DBA_DESTROYED;
}

static DbaField *
random_field (GRand *random)
{
  g_autoptr (GString) text = g_string_new ("lake 0 250 160 60; wood 420 200 120 120");
  DbaField           *field;

  for (guint g = 0; g < 2 * N_EACH; g++)
    g_string_append_printf (text, "; %c%u %s 0 0 0", g < N_EACH ? 'r' : 'g', g,
                            codes[g_rand_int_range (random, 0, G_N_ELEMENTS (codes))]);
  g_string_append (text, "; camp g 300 40 180 followers; camp r 300 560 0 followers");
  field = dba_field_new (text->str);
  for (guint g = 0; g < field->setup.n_elements; g++)
    drop (field, random, g);

  return field;
}

static gboolean
random_fight (const DbaField *field, GRand *random, DbaFight *fight)
{
  *fight = (DbaFight){ .a = (guint8) g_rand_int_range (random, 0, N_EACH),
                       .b = (guint8) g_rand_int_range (random, N_EACH, 2 * N_EACH),
                       .shooting = g_rand_int_range (random, 0, 4) == 0 };

  return field->state.elements[fight->a].state == DBA_ON_TABLE &&
         field->state.elements[fight->b].state == DBA_ON_TABLE;
}

static void
assert_accounted (const DbaField *field)
{
  for (guint g = 0; g < field->setup.n_elements; g++)
    {
      const guint state = field->state.elements[g].state;

      g_assert_true (state == DBA_ON_TABLE || state == DBA_IN_CAMP || state == DBA_DESTROYED ||
                     state == DBA_OFF_BOARD);
    }
}

static void
test_random_fights (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (4);
  guint             n_moved = 0;

  for (guint i = 0; i < N_TABLES; i++)
    {
      g_autoptr (DbaField) field = random_field (random);

      for (guint j = 0; j < N_FIGHTS; j++)
        {
          DbaFight fight;
          guint    a_result, b_result;
          DbaState before = field->state, again = field->state;

          if (!random_fight (field, random, &fight))
            continue;

          a_result = (guint) g_rand_int_range (random, 0, DBA_N_RESULTS);
          b_result = a_result != DBA_STANDS ? DBA_STANDS
                                            : (guint) g_rand_int_range (random, 0, DBA_N_RESULTS);
          dba_apply_result (&field->setup, &field->state, &fight, a_result, b_result, field->events);
          dba_field_assert_sound (field);
          assert_accounted (field);

          /* Nobody listening changes nothing. */
          dba_apply_result (&field->setup, &again, &fight, a_result, b_result, NULL);
          g_assert_cmpmem (&again, sizeof again, &field->state, sizeof field->state);
          n_moved += memcmp (&before, &again, sizeof before) != 0;
        }
    }
  g_assert_cmpuint (n_moved, >, N_TABLES);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dba/random-fights", test_random_fights);

  return g_test_run ();
}
