/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/cohorts/co-apply.h"
#include "engine/cohorts/co-legal.h"
#include "engine/cohorts/co-setup.h"
#include "support/co-setups.h"

#define ARMY "legion legion legion legion legion pikes pikes horse numidian parthian sling bow elephant chariot levy levy"

typedef struct
{
  CoSetup         *setup;
  CoState          state;
  AciesActionList *list;
} Field;

static Field *
field_new (const char *map)
{
  Field           *self = g_new0 (Field, 1);
  g_autofree char *rest = g_strdup_printf ("'map': %s, 'conditions': {'free-deployment': true}", map);

  self->setup = co_setups_new (ARMY, ARMY, rest);
  self->list = g_new0 (AciesActionList, 1);
  co_start ((AciesSetup *) self->setup, NULL, 1, &self->state.base, NULL);

  return self;
}

static void
field_free (Field *self)
{
  co_setup_free ((AciesSetup *) self->setup);
  g_free (self->list);
  g_free (self);
}

/* The candidate of @kind that comes first; NULL if there is none. */
static const AciesAction *
offered (Field *self, guint kind)
{
  self->list->n = 0;
  co_legal ((AciesSetup *) self->setup, &self->state.base, self->list);
  for (guint i = 0; i < self->list->n; i++)
    if (self->list->items[i].kind == kind)
      return &self->list->items[i];

  return NULL;
}

/* Both sides take the first thing offered each time. Returns: how many deeds it took */
static guint
deploy_all (Field *self)
{
  guint n = 0;

  for (; self->state.phase == CO_PHASE_DEPLOY; n++)
    {
      const AciesAction *action = offered (self, CO_DEPLOY);
      AciesAction        chosen;

      if (action == NULL)
        action = offered (self, CO_DEPLOY_COMMANDER);
      if (action == NULL)
        action = offered (self, CO_END_PHASE);
      g_assert_nonnull (action);
      chosen = *action;
      g_assert_true (co_check ((AciesSetup *) self->setup, &self->state.base, &chosen, NULL));
      co_apply ((AciesSetup *) self->setup, &self->state.base, &chosen, NULL);
    }

  return n;
}

/* In every sort of zone both armies find room, facing each other; each unit and commander is placed once, then the turn begins. */
static void
test_zones (void)
{
  static const struct
  {
    const char *map;
    gint32      first, second;  /* facings */
  } cases[] = {
    { "{}", 0, 18000 },
    { "{'zones': {'a': [[0, 800], [1828, 800], [1828, 1219], [0, 1219]], 'b': [[0, 0], [1828, 0], [1828, 419], [0, 419]]}}", 0, 18000 },
    { "{'zones': {'a': [[0, 0], [400, 0], [400, 1219], [0, 1219]], 'b': [[1400, 0], [1828, 0], [1828, 1219], [1400, 1219]]}}", 9000, 27000 },
    { "{'zones': {'a': [[800, 0], [1200, 0], [1000, 400]], 'b': [[500, 700], [1100, 800], [1000, 1200], [400, 1100]]}}", 18000, 0 },
    { "{'zones': {'a': [[100, 1000], [700, 1000], [700, 1110], [100, 1110]]}, 'features': [{'id': 'r', 'kind': 'river', 'shape': "
      "{'type': 'rect', 'at': [380, 0], 'width': 40, 'height': 1219}}]}", 0, 18000 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Field *field = field_new (cases[i].map);

      g_test_message ("%s", cases[i].map);
      g_assert_cmpuint (deploy_all (field), ==, 2 * (16 + 1 + 1));
      g_assert_cmpuint (field->state.phase, ==, CO_PHASE_MOVE_FIRST);
      g_assert_cmpuint (field->state.active, ==, 0);
      for (guint g = 0; g < field->setup->n_stands; g++)
        {
          g_assert_cmpuint (field->state.stands[g].status, ==, CO_STEADY);
          g_assert_cmpint (field->state.stands[g].pose.facing, ==, co_side_of (field->setup, g) == 0 ? cases[i].first : cases[i].second);
        }
      field_free (field);
    }
}

/* The places that the file has are offered first. */
static void
test_proposals (void)
{
  CoSetup     *setup = co_setups_new ("heavy heavy", "heavy heavy",
                                      "'conditions': {'free-deployment': true}, 'deployment': {'units': {'a2': {'at': [123, 1000], "
                                      "'facing': 45}}, 'commanders': {}}");
  g_autofree AciesActionList *list = g_new0 (AciesActionList, 1);
  g_autofree CoState         *state = g_new0 (CoState, 1);

  co_start ((AciesSetup *) setup, NULL, 1, &state->base, NULL);
  co_legal ((AciesSetup *) setup, &state->base, list);
  g_assert_cmpuint (list->n, ==, 3);
  g_assert_cmpint (list->items[1].words[0], ==, 12300);
  g_assert_cmpint (list->items[1].words[2], ==, 4500);
  g_assert_cmpuint (list->items[2].kind, ==, CO_DEPLOY_COMMANDER);
  co_setup_free ((AciesSetup *) setup);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cohorts/deploy/zones", test_zones);
  g_test_add_func ("/cohorts/deploy/proposals", test_proposals);

  return g_test_run ();
}
