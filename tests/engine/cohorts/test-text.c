/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include <locale.h>
#include <string.h>

#include "engine/cohorts/co-apply.h"
#include "engine/cohorts/co-clauses.h"
#include "engine/cohorts/co-events.h"
#include "engine/cohorts/co-legal.h"
#include "engine/cohorts/co-morale.h"
#include "engine/cohorts/co-reasons.h"
#include "engine/cohorts/co-ruleset.h"
#include "engine/cohorts/co-setup.h"
#include "engine/cohorts/co-troops.h"
#include "engine/cohorts/co-words.h"
#include "engine/tabletop/tt-base.h"
#include "support/co-setups.h"

#define RULES (&acies_cohorts_ruleset)

#define N_BATTLES 6
#define N_ACTIONS 400

static const char with_river[] =
  "'map': {'features': [{'id': 'r', 'kind': 'river', 'shape': {'type': 'polygon', 'points': [[0, 0], [10, 0], [10, 9]]}}]}, "
  "'deployment': {'units': {'a1': {'at': [900, 700], 'facing': 0}, 'a2': {'at': [945, 700], 'facing': 0}, "
  "'b1': {'at': [900, 500], 'facing': 180}, 'b2': {'at': [945, 500], 'facing': 180}}}";

/* Something was said, whole, with nothing left to fill in. A percentage is the one use of its sign. */
static void
assert_words (const char *text)
{
  g_assert_nonnull (text);
  g_test_message ("%s", text);
  g_assert_cmpuint (strlen (text), >, 1);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_null (strstr (text, "%1"));
  g_assert_null (strstr (text, "%s"));
  g_assert_null (strstr (text, "%d"));
  g_assert_null (strstr (text, "%u"));
  g_assert_null (strstr (text, "(null)"));
  g_assert_null (strstr (text, "  "));
}

static void
assert_sentence (const char *text)
{
  assert_words (text);
  g_assert_nonnull (strchr (".?", text[strlen (text) - 1]));
  g_assert_true (g_unichar_isupper (g_utf8_get_char (text)) || g_ascii_isdigit (text[0]));
}

static CoSetup *
small_battle (void)
{
  return co_setups_new ("legion elephant", "horse chariot", with_river);
}

/* ---- Tables ---- */

static void
test_tables (void)
{
  for (guint name = 0; name < CO_N_MODIFIERS; name++)
    {
      assert_words (RULES->modifier_text (name));
      g_assert_nonnull (acies_clause_find (co_clauses, RULES->modifier_clause (name)));
      for (guint other = 0; other < name; other++)
        g_assert_cmpstr (RULES->modifier_text (name), !=, RULES->modifier_text (other));
    }
  for (guint result = 0; result < CO_N_ODDS; result++)
    assert_words (RULES->odds_text (result));
  for (guint level = 0; level < RULES->n_outcome_levels; level++)
    {
      assert_words (RULES->outcome_level_text (level));
      assert_words (RULES->outcome_level_name (level));
    }
  for (guint purpose = 0; purpose < RULES->n_rolls; purpose++)
    {
      assert_words (RULES->roll_text (purpose));
      assert_words (RULES->roll_result_text (purpose));
    }
}

/* Every reason has a sentence that ends like one, and its lengths are inches. */
static void
test_refusals (void)
{
  CoSetup *setup = small_battle ();

  for (guint reason = CO_REASON_NONE + 1; reason < CO_N_REASONS; reason++)
    {
      const AciesVerdict verdict = { .reason = (guint16) reason, .numbers = { 1524, 762 } };
      g_autofree char   *text = RULES->refusal_text ((AciesSetup *) setup, &verdict);

      assert_sentence (text);
      g_assert_nonnull (acies_clause_find (co_clauses, RULES->refusal_clause (&verdict)));
      if (reason == CO_REASON_TOO_FAR)
        g_assert_cmpstr (text, ==, "Too far: the move measures 6.0 inches and 3.0 are allowed.");
    }
  co_setup_free ((AciesSetup *) setup);
}

static void
test_troops (void)
{
  static const struct
  {
    const char *troops, *words;
  } cases[] = {
    { "legion", "heavy legionaries with pila" },
    { "levy", "light foot two ranks deep" },
    { "numidian", "light horse with javelins" },
    { "elephant", "elephants with bows, javelins" },
    { "bare", "unarmoured foot" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      CoSetup         *setup = co_setups_new (cases[i].troops, "heavy", "'conditions': {'free-deployment': true}");
      g_autofree char *words = co_troops_words (&setup->units[0]);

      g_assert_cmpstr (words, ==, cases[i].words);
      co_setup_free ((AciesSetup *) setup);
    }
}

/* Those called alike are numbered within their side. */
static void
test_stands (void)
{
  CoSetup         *setup = co_setups_new ("heavy horse heavy heavy", "heavy", "'conditions': {'free-deployment': true}");
  g_autofree char *second = co_stand_words (setup, 2);
  g_autofree char *alone = co_stand_words (setup, 1);
  g_autofree char *enemy = co_stand_words (setup, 4);
  g_autofree char *two = co_stands_words (setup, 0, 0x3);
  g_autofree char *four = co_stands_words (setup, 0, 0xf);
  g_autofree char *none = co_stands_words (setup, 0, 0);

  g_assert_cmpstr (second, ==, "heavy foot 2");
  g_assert_cmpstr (alone, ==, "heavy horse");
  g_assert_cmpstr (enemy, ==, "heavy foot");
  g_assert_cmpstr (two, ==, "heavy foot 1 and heavy horse");
  g_assert_cmpstr (four, ==, "heavy foot 1 and 3 more");
  g_assert_cmpstr (none, ==, "nobody");
  co_setup_free ((AciesSetup *) setup);
}

/* ---- Events ---- */

static void
assert_event (const CoSetup *setup, const AciesEvent *event)
{
  g_autofree char *text = RULES->event_text ((const AciesSetup *) setup, event);

  if (event->kind == CO_EVENT_TURN)
    assert_words (text);
  else
    assert_sentence (text);
  if (event->n_dice > 0)
    {
      g_autofree char *throw = RULES->throw_text ((const AciesSetup *) setup, event);

      assert_words (throw);
    }
}

/* Values that the argument @number of events of @kind may have: those that change the sentence. */
static guint
count_values (guint kind, guint number)
{
  static const struct
  {
    guint8 kind, number, n;
  } values[] = {
    { CO_EVENT_PHASE, 0, CO_N_PHASES }, { CO_EVENT_FORD, 1, CO_N_STAGES }, { CO_EVENT_CHARGED, 1, 3 },
    { CO_EVENT_REFUSED, 1, 2 }, { CO_EVENT_SHOT, 1, CO_N_WEAPONS }, { CO_EVENT_SHOT, 3, CO_N_SHOT_OUTCOMES },
    { CO_EVENT_ELIMINATED, 0, CO_N_LOST }, { CO_EVENT_MORALE, 1, 2 }, { CO_EVENT_MELEE, 5, 3 },
    { CO_EVENT_QUARTER, 3, CO_N_RESULTS }, { CO_EVENT_LOSER, 1, CO_N_RESULTS }, { CO_EVENT_RALLY, 1, 2 },
    { CO_EVENT_RESTORED, 0, 3 }, { CO_EVENT_ARMY_MORALE, 1, 2 }, { CO_EVENT_ARMY_MORALE, 2, 2 },
    { CO_EVENT_CASUALTIES, 0, 4 }, { CO_EVENT_INTERRUPTED, 0, 3 }, { CO_EVENT_ENDED, 0, CO_N_ENDS },
  };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    if (values[i].kind == kind && values[i].number == number)
      return values[i].n;

  return 1;
}

static gboolean
throws_dice (guint kind)
{
  static const guint8 kinds[] = { CO_EVENT_REFUSED, CO_EVENT_SHOT, CO_EVENT_MORALE, CO_EVENT_QUARTER, CO_EVENT_MELEE,
                                  CO_EVENT_LOSER, CO_EVENT_RALLY, CO_EVENT_ARMY_MORALE };

  return memchr (kinds, (int) kind, sizeof kinds) != NULL;
}

/* An event of @kind with its arguments counted out of @turn. */
static AciesEvent
event_of (guint kind, int side, guint turn)
{
  AciesEvent event = { .kind = (guint8) kind, .side = (gint8) side, .units = 1, .commanders = 1 };

  event.clause = co_clause ("C-ELE-7");
  if (throws_dice (kind))
    {
      event.n_dice = 2;
      event.dice[0] = 4;
      event.dice[1] = 3;
    }
  for (guint i = 0; i < G_N_ELEMENTS (event.args); i++)
    {
      const guint n = count_values (kind, i);

      event.args[i] = (gint16) (turn % n);
      turn /= n;
    }

  return event;
}

static void
test_events (void)
{
  CoSetup *setup = small_battle ();

  for (guint kind = CO_EVENT_TURN; kind < CO_N_EVENTS; kind++)
    {
      guint n = 1;

      for (guint i = 0; i < 6; i++)
        n *= count_values (kind, i);
      for (guint turn = 0; turn < n; turn++)
        for (int side = 0; side < CO_N_SIDES; side++)
          {
            AciesEvent event = event_of (kind, side, turn);

            assert_event (setup, &event);
            event.n_modifiers = 1;
            event.modifiers[0] = (AciesModifier){ CO_MOD_CASUALTIES, -2 };
            assert_event (setup, &event);
          }
    }

  /* A draw has no side. */
  for (guint reason = CO_END_ARMY_DESTROYED; reason < CO_N_ENDS; reason++)
    {
      AciesEvent event = event_of (CO_EVENT_ENDED, ACIES_NO_SIDE, 0);

      event.args[0] = (gint16) reason;
      assert_event (setup, &event);
    }
  co_setup_free ((AciesSetup *) setup);
}

typedef struct
{
  const char *name;
  guint       kind, side;
  gint16      args[6];
  guint       n_modifiers;
  AciesModifier modifiers[2];
  gint16      other_cell;
  const char *words;
} SentenceCase;

/* Where sums and lengths are told, they are right. */
static const SentenceCase sentences[] = {
  { "C-MOV-2/inches", CO_EVENT_MOVED, 0, { 1016 }, 0, { { 0 } }, 0, "Heavy legionaries moved 4.0 inches." },
  { "C-FIR-8/sum", CO_EVENT_SHOT, 0, { 2, CO_PILA, 5, CO_SHOT_MISS }, 1, { { CO_MOD_CASUALTIES, -2 } }, 0,
    "Heavy legionaries threw pila at heavy horse: 7 and -2 make 5. A miss: 9 is needed." },
  { "C-FIR-8/plain", CO_EVENT_SHOT, 0, { 2, CO_PILA, 7, CO_SHOT_HIT }, 0, { { 0 } }, 0,
    "Heavy legionaries threw pila at heavy horse: 7. A hit, from 9 on." },
  { "C-MEL-1/products", CO_EVENT_MELEE, 1, { 1, 40, 20, 80, 80, 0 }, 1, { { CO_MOD_PUSHED_BACK, -1 } }, 0,
    "Melee of heavy horse: Army b 4 × 20 points = 80, Army a 2 × 40 points = 80. Neither has the better of it." },
  { "C-MEL-3/not-below-0", CO_EVENT_MELEE, 0, { 0, 40, 20, 0, 60, 2 }, 2,
    { { CO_MOD_PUSHED_BACK, -2 }, { CO_MOD_PUSHED_BACK, -2 } }, 2,
    "Melee of heavy legionaries: Army a 0 × 40 points = 0, Army b 3 × 20 points = 60. Army b has the better of it." },
  { "C-MOR-1/sum", CO_EVENT_MORALE, 0, { 9, 1 }, 1, { { CO_MOD_ADJACENT, 3 } }, 0,
    "Heavy legionaries tested its morale: 7 and +3 make 10, where 9 or more rout. It routs." },
  { "C-ARM-1/share", CO_EVENT_ARMY_MORALE, 0, { 11, 25, 0 }, 0, { { 0 } }, 0,
    "Army a, having lost 25 % first, threw 7, where the army withdraws at 11 or more. It holds." },
};

static void
test_sentence (gconstpointer data)
{
  const SentenceCase *test = data;
  CoSetup            *setup = small_battle ();
  AciesEvent          event = event_of (test->kind, (int) test->side, 0);
  g_autofree char    *text = NULL;

  memcpy (event.args, test->args, sizeof event.args);
  event.n_modifiers = (guint8) test->n_modifiers;
  memcpy (event.modifiers, test->modifiers, sizeof test->modifiers);
  event.other_cell = test->other_cell;
  if (test->kind == CO_EVENT_MELEE && test->other_cell == 2)
    event.dice[0] = 1;
  text = RULES->event_text ((AciesSetup *) setup, &event);
  g_assert_cmpstr (text, ==, test->words);
  co_setup_free ((AciesSetup *) setup);
}

/* ---- Whole battles ---- */

static void
read_odds (const CoSetup *setup, const CoState *state, const AciesAction *action)
{
  g_autofree AciesOdds *odds = g_new0 (AciesOdds, 1);
  AciesVerdict          verdict;

  if (!RULES->odds ((const AciesSetup *) setup, &state->base, action, odds, &verdict))
    return;

  for (guint i = 0; i < odds->n_results; i++)
    assert_words (RULES->odds_text (odds->results[i].name));
  for (guint i = 0; i < odds->n_notes; i++)
    {
      g_autofree char *note = RULES->odds_note_text ((const AciesSetup *) setup, &odds->notes[i]);

      assert_sentence (note);
    }
}

/* What may be done is told apart, as a button, as what the computer does, and with its cautions. */
static void
read_action (const CoSetup *setup, const CoState *state, const AciesAction *action)
{
  const char      *clause = NULL;
  g_autofree char *text = RULES->action_text ((const AciesSetup *) setup, &state->base, action);
  g_autofree char *intent = RULES->intent_text ((const AciesSetup *) setup, &state->base, action);
  g_autofree char *caution = RULES->caution_text ((const AciesSetup *) setup, &state->base, action, &clause);

  assert_words (text);
  assert_sentence (intent);
  if (caution != NULL)
    {
      assert_sentence (caution);
      g_assert_nonnull (acies_clause_find (co_clauses, clause));
    }
}

static void
read_decision (const CoSetup *setup, const CoState *state)
{
  g_autofree char *text = RULES->decision_text ((const AciesSetup *) setup, &state->base);

  assert_sentence (text);
  g_assert_nonnull (acies_clause_find (co_clauses, RULES->decision_clause ((const AciesSetup *) setup, &state->base)));
}

/* The dice of an event are looked at as the luck of somebody, and what came of them is one of the results they promised. */
static void
read_roll (const CoSetup *setup, const AciesEvent *event)
{
  AciesRoll roll;
  guint     ways = 0;

  if (!RULES->roll ((const AciesSetup *) setup, event, &roll))
    return;

  for (guint i = 0; i < roll.n_results; i++)
    ways += roll.ways[i];
  g_assert_cmpuint (ways, ==, roll.n_ways);
  g_assert_cmpuint (roll.result, <, roll.n_results);
  g_assert_cmpuint (roll.ways[roll.result], >, 0);
}

static void
read_battle (const CoSetup *setup, guint64 seed)
{
  const AciesStart            start = { TRUE };
  g_autofree CoState         *state = g_new0 (CoState, 1);
  g_autofree AciesActionList *list = g_new0 (AciesActionList, 1);
  g_autoptr (AciesEventList)  events = acies_event_list_new ();

  RULES->start ((const AciesSetup *) setup, &start, seed, &state->base, events);
  for (guint n = 0; n < N_ACTIONS; n++)
    {
      AciesOutcome outcome;
      guint        pick;

      for (guint i = 0; i < acies_event_list_size (events); i++)
        {
          assert_event (setup, acies_event_list_get (events, i));
          read_roll (setup, acies_event_list_get (events, i));
        }
      acies_event_list_clear (events);
      read_decision (setup, state);
      RULES->outcome ((const AciesSetup *) setup, &state->base, &outcome);
      if (outcome.over)
        return;

      RULES->legal ((const AciesSetup *) setup, &state->base, list);
      g_assert_cmpuint (list->n, >, 0);
      pick = (guint) g_test_rand_int_range (0, (gint32) list->n);
      read_action (setup, state, &list->items[pick]);
      read_odds (setup, state, &list->items[pick]);
      RULES->apply ((const AciesSetup *) setup, &state->base, &list->items[pick], events);
    }
}

static void
test_battles (void)
{
  for (guint i = 0; i < N_BATTLES; i++)
    {
      const char      *first = co_setups_random_army (), *second = co_setups_random_army ();
      g_autofree char *map = co_setups_random_map ();
      g_autofree char *lines = co_setups_random_lines (first, second);
      g_autofree char *rest = g_strconcat (map, ", ", lines, NULL);
      CoSetup         *setup = co_setups_new (first, second, rest);

      read_battle (setup, (guint64) g_test_rand_int ());
      co_setup_free ((AciesSetup *) setup);
    }
}

int
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "C");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cohorts/text/tables", test_tables);
  g_test_add_func ("/cohorts/text/refusals", test_refusals);
  g_test_add_func ("/cohorts/text/troops", test_troops);
  g_test_add_func ("/cohorts/text/stands", test_stands);
  g_test_add_func ("/cohorts/text/events", test_events);
  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    {
      g_autofree char *path = g_strconcat ("/cohorts/text/", sentences[i].name, NULL);

      g_test_add_data_func (path, &sentences[i], test_sentence);
    }
  g_test_add_func ("/cohorts/text/battles", test_battles);

  return g_test_run ();
}
