/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/cohorts/co-apply.h"
#include "engine/cohorts/co-ruleset.h"
#include "engine/cohorts/co-setup.h"
#include "support/co-setups.h"

#define RULES (&acies_cohorts_ruleset)

typedef struct
{
  CoSetup     *setup;
  CoState      state;
  AciesAction  action;
  AciesVerdict verdict;
} Field;

static void
field_open (Field *self, const char *rest)
{
  const AciesStart start = { TRUE };

  self->setup = co_setups_new ("heavy", "heavy", rest);
  RULES->start ((AciesSetup *) self->setup, &start, 1, &self->state.base, NULL);
}

static void
field_close (Field *self)
{
  co_setup_free ((AciesSetup *) self->setup);
}

/* The clause that forbids commander @commander a place; NULL if he may stand there. */
static const char *
bar (Field *self, guint commander, gint32 x, gint32 y)
{
  self->verdict = (AciesVerdict){ 0 };
  if (RULES->table->lead ((AciesSetup *) self->setup, &self->state.base, commander, x, y,
                          &self->action, &self->verdict))
    return NULL;

  g_assert_cmpuint (self->verdict.reason, !=, 0);

  return RULES->refusal_clause (&self->verdict);
}

/* In a move he goes 12 inches, clear of the enemy, once, on the table; what is told legal is what is then done. */
static void
test_moved (void)
{
  Field              self = { 0 };
  const CoCommander *commander = &self.state.commanders[0][0];

  field_open (&self, "'deployment': {'units': {'a1': {'at': [900, 800], 'facing': 0}, 'b1': {'at': [900, 600], 'facing': "
                     "180}}, 'commanders': {'ac': {'at': [900, 850]}, 'bc': {'at': [900, 400]}}}");
  while (self.state.decider != 0 || self.state.decision != CO_DECIDE_MOVE)
    co_apply ((AciesSetup *) self.setup, &self.state.base, &(AciesAction){ .kind = CO_END_PHASE }, NULL);

  g_assert_cmpstr (bar (&self, 0, 59500, 85000), ==, "C-CMD-5");
  g_assert_cmpstr (bar (&self, 0, 90000, 60500), ==, "C-CMD-5");
  g_assert_nonnull (bar (&self, 0, 90000, -1));
  g_assert_nonnull (bar (&self, 1, 90000, 85000));
  g_assert_nonnull (bar (&self, G_MAXUINT, 90000, 85000));
  g_assert_cmpint (commander->at.y, ==, 85000);

  g_assert_null (bar (&self, 0, 60500, 85000));
  g_assert_cmpuint (self.action.kind, ==, CO_MOVE_COMMANDER);
  co_apply ((AciesSetup *) self.setup, &self.state.base, &self.action, NULL);
  g_assert_cmpint (commander->at.x, ==, 60500);
  g_assert_cmpstr (bar (&self, 0, 61000, 85000), ==, "C-CMD-4");
  g_assert_false (RULES->table->lead ((AciesSetup *) self.setup, &self.state.base, 0, 61000, 85000,
                                      &self.action, NULL));
  field_close (&self);
}

/* In the set-up he stands anywhere in the zone of his side, and may be put elsewhere again. */
static void
test_deployed (void)
{
  Field              self = { 0 };
  const CoCommander *commander;
  guint              side;

  field_open (&self, "'map': {'zones': {'a': [[0, 800], [1828, 800], [1828, 1219], [0, 1219]], 'b': [[0, 0], [1828, 0], "
                     "[1828, 400], [0, 400]]}}, 'conditions': {'free-deployment': true}");
  g_assert_cmpuint (self.state.decision, ==, CO_DECIDE_DEPLOY);
  side = self.state.decider;
  commander = &self.state.commanders[side][0];

  g_assert_cmpstr (bar (&self, 0, 90000, 60000), ==, "C-DEP-1");
  for (gint32 x = 80000; x <= 120000; x += 40000)
    {
      g_assert_null (bar (&self, 0, x, side == 0 ? 100000 : 20000));
      g_assert_cmpuint (self.action.kind, ==, CO_DEPLOY_COMMANDER);
      co_apply ((AciesSetup *) self.setup, &self.state.base, &self.action, NULL);
      g_assert_true (commander->placed);
      g_assert_cmpint (commander->at.x, ==, x);
      g_assert_cmpuint (self.state.decision, ==, CO_DECIDE_DEPLOY);
    }
  field_close (&self);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cohorts/table/commander-moved", test_moved);
  g_test_add_func ("/cohorts/table/commander-deployed", test_deployed);

  return g_test_run ();
}
