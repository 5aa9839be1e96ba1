/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "contract.h"

#include <string.h>

#include "engine/core/acies-throws.h"
#include "support/play-support.h"

/* Actions of a list that are written, read and told in words at each step; all are checked and played. */
#define N_SAMPLED 8

typedef struct
{
  AciesGame          *game;
  const AciesRuleset *ruleset;
  const AciesSetup   *setup;
  gsize               size;
  AciesDice           random;
  AciesState         *copy, *other;
  AciesEventList     *events, *other_events;
  AciesActionList    *few;
} Contract;

static void
contract_init (Contract *self, AciesGame *game, guint64 seed)
{
  self->game = game;
  self->ruleset = acies_game_get_ruleset (game);
  self->setup = acies_game_get_setup (game);
  self->size = self->ruleset->state_size;
  acies_dice_seed (&self->random, seed);
  self->copy = g_malloc0 (self->size);
  self->other = g_malloc0 (self->size);
  self->events = acies_event_list_new ();
  self->other_events = acies_event_list_new ();
  self->few = g_new (AciesActionList, 1);
}

static void
contract_clear (Contract *self)
{
  g_free (self->copy);
  g_free (self->other);
  acies_event_list_free (self->events);
  acies_event_list_free (self->other_events);
  g_free (self->few);
}

static guint
draw (Contract *self, guint n)
{
  return (guint) (acies_dice_next (&self->random) % n);
}

static void
assert_words (char *text)
{
  g_assert_nonnull (text);
  g_assert_cmpstr (text, !=, "");
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_free (text);
}

/* A clause of the table, or a chapter of clauses: 5.2 stands above 5.2.1. */
static void
assert_clause (Contract *self, const char *number)
{
  for (const AciesClause *clause = self->ruleset->clauses; clause->number != NULL; clause++)
    if (acies_clause_is_below (clause->number, number))
      return;

  g_error ("The clause “%s” is not in the clause table", number);
}

/* An action written as JSON reads back equal. */
static void
check_json (Contract *self, const AciesState *state, const AciesAction *action)
{
  g_autoptr (JsonBuilder)   builder = json_builder_new ();
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (JsonNode)      root = NULL, again = NULL;
  g_autofree char          *text = NULL;
  AciesAction               read = { 0 };
  AciesJsonCursor           at;

  self->ruleset->action_write (self->setup, state, action, builder);
  root = json_builder_get_root (builder);
  text = acies_json_to_line (root);
  again = acies_json_parse (text, strlen (text), NULL);
  at = acies_json_root (again);
  if (!self->ruleset->action_read (self->setup, state, &at, &read, problems) || !acies_action_equal (action, &read))
    g_error ("%s does not read back equal", text);
}

static void
check_odds (Contract *self, const AciesState *state, const AciesAction *action)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode)    root = NULL;
  AciesVerdict            verdict = { 0 };
  AciesOdds               odds;
  double                  sum = 0, decisive = 0;

  if (!self->ruleset->odds (self->setup, state, action, &odds, &verdict))
    g_error ("A legal attack has no odds");

  for (guint i = 0; i < odds.n_results; i++)
    {
      g_assert_nonnull (self->ruleset->odds_text (odds.results[i].name));
      g_assert_cmpfloat (odds.results[i].chance, >=, 0);
      sum += odds.results[i].chance;
      decisive += odds.results[i].decisive;
    }
  g_assert_cmpfloat_with_epsilon (sum, 1, 1e-9);
  g_assert_cmpfloat_with_epsilon (decisive, 1, 1e-9);
  for (guint i = 0; i < odds.n_modifiers; i++)
    {
      g_assert_nonnull (self->ruleset->modifier_text (odds.modifiers[i].name));
      assert_clause (self, self->ruleset->modifier_clause (odds.modifiers[i].name));
    }

  self->ruleset->odds_write (self->setup, &odds, builder);
  root = json_builder_get_root (builder);
  g_assert_true (JSON_NODE_HOLDS_OBJECT (root));
}

static void
check_sampled (Contract *self, const AciesState *state, const AciesAction *action)
{
  AciesActionView view;

  check_json (self, state, action);
  assert_words (self->ruleset->action_text (self->setup, state, action));
  assert_words (self->ruleset->intent_text (self->setup, state, action));
  self->ruleset->view (self->setup, state, action, &view);
  g_assert_cmpint (view.cost, >=, 0);
  g_assert_cmpint (view.facing, <, 4);
  if ((view.flags & ACIES_ACTION_ATTACKS) != 0)
    check_odds (self, state, action);
}

static void
assert_same_events (const AciesEventList *one, const AciesEventList *other)
{
  g_assert_cmpuint (acies_event_list_size (one), ==, acies_event_list_size (other));
  for (guint i = 0; i < acies_event_list_size (one); i++)
    g_assert_cmpmem (acies_event_list_get (one, i), sizeof (AciesEvent),
                     acies_event_list_get (other, i), sizeof (AciesEvent));
}

/* A copy plays alike: with somebody listening, with another list, and with nobody. */
static void
check_copies (Contract *self, const AciesState *state, const AciesAction *action)
{
  acies_event_list_clear (self->events);
  acies_event_list_clear (self->other_events);
  memcpy (self->copy, state, self->size);
  self->ruleset->apply (self->setup, self->copy, action, self->events);
  memcpy (self->other, state, self->size);
  self->ruleset->apply (self->setup, self->other, action, NULL);
  g_assert_cmpmem (self->copy, self->size, self->other, self->size);
  memcpy (self->other, state, self->size);
  self->ruleset->apply (self->setup, self->other, action, self->other_events);
  g_assert_cmpmem (self->copy, self->size, self->other, self->size);
  assert_same_events (self->events, self->other_events);
}

/* Every die that falls stands in an event, in order; the words for a throw are known before. */
static void
check_dice (Contract *self, const AciesState *state, const AciesAction *action)
{
  guint8 queue[ACIES_MAX_FORCED_DICE];
  guint  n_seen = 0;

  for (guint i = 0; i < G_N_ELEMENTS (queue); i++)
    queue[i] = (guint8) (1 + draw (self, 6));
  memcpy (self->other, state, self->size);
  g_assert_true (acies_dice_force (&self->other->dice, queue, G_N_ELEMENTS (queue)));
  acies_event_list_clear (self->other_events);
  self->ruleset->apply (self->setup, self->other, action, self->other_events);
  for (guint i = 0; i < acies_event_list_size (self->other_events); i++)
    {
      const AciesEvent *event = acies_event_list_get (self->other_events, i);

      g_assert_cmpmem (event->dice, event->n_dice, queue + n_seen, event->n_dice);
      n_seen += event->n_dice;
      if (event->n_dice > 0)
        assert_words (self->ruleset->throw_text (self->setup, event));
    }
  g_assert_cmpuint (n_seen, ==, self->other->dice.n_drawn - state->dice.n_drawn);
}

static void
check_events (Contract *self)
{
  guint n_clauses = 0;

  while (self->ruleset->clauses[n_clauses].number != NULL)
    n_clauses++;
  for (guint i = 0; i < acies_event_list_size (self->events); i++)
    {
      const AciesEvent *event = acies_event_list_get (self->events, i);

      g_assert_cmpuint (event->clause, <, n_clauses);
      assert_words (self->ruleset->event_text (self->setup, event));
    }
}

/* What a player in a hurry looks at is legal, and never nothing. */
static void
check_few (Contract *self, const AciesState *state)
{
  if (self->ruleset->few == NULL)
    return;

  self->ruleset->few (self->setup, state, self->few);
  g_assert_cmpuint (self->few->n, >, 0);
  for (guint i = 0; i < self->few->n; i++)
    g_assert_true (self->ruleset->check (self->setup, state, &self->few->items[i], NULL));
}

/* The list of the pending decision, and what the ruleset says of the position. */
static void
check_position (Contract *self, const AciesActionList *legal)
{
  const AciesState *state = acies_game_get_state (self->game);

  g_assert_cmpuint (legal->n, >, 0);
  check_few (self, state);
  for (guint i = 0; i < legal->n; i++)
    {
      AciesVerdict verdict = { 0 };

      if (!self->ruleset->check (self->setup, state, &legal->items[i], &verdict) ||
          !self->ruleset->check (self->setup, state, &legal->items[i], NULL))
        {
          g_autofree char *text = self->ruleset->refusal_text (self->setup, &verdict);

          g_error ("A listed action is refused: %s", text);
        }
      memcpy (self->copy, state, self->size);
      self->ruleset->apply (self->setup, self->copy, &legal->items[i], NULL);
    }
  for (guint i = 0; i < N_SAMPLED; i++)
    check_sampled (self, state, &legal->items[draw (self, legal->n)]);
  for (int side = 0; side < (int) acies_scenario_get_n_sides (acies_game_get_scenario (self->game)); side++)
    self->ruleset->evaluate (self->setup, state, side);
  assert_words (self->ruleset->decision_text (self->setup, state));
  assert_clause (self, self->ruleset->decision_clause (self->setup, state));
}

/* An action of another time, and one of nonsense: refused with words and a clause, or legal after all. */
static void
check_refusal (Contract *self, const AciesAction *old)
{
  const AciesState *state = acies_game_get_state (self->game);
  AciesAction       actions[3] = { *old, *old, *old };

  actions[1].units ^= acies_dice_next (&self->random) & acies_dice_next (&self->random) & 0xffff;
  actions[2].kind = 0;
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      AciesVerdict verdict = { 0 };

      if (self->ruleset->check (self->setup, state, &actions[i], &verdict))
        continue;
      g_assert_cmpuint (verdict.reason, !=, 0);
      assert_words (self->ruleset->refusal_text (self->setup, &verdict));
      assert_clause (self, self->ruleset->refusal_clause (&verdict));
    }
  g_assert_false (self->ruleset->check (self->setup, state, &actions[2], NULL));
}

static void
check_undo (Contract *self)
{
  const guint n = 1 + draw (self, MIN (acies_game_get_n_steps (self->game), 4));

  memcpy (self->copy, acies_game_get_state (self->game), self->size);
  for (guint i = 0; i < n; i++)
    {
      const guint last = acies_game_get_n_steps (self->game) - 1;

      memcpy (self->other, acies_game_get_step_before (self->game, last), self->size);
      g_assert_true (acies_game_undo (self->game, NULL));
      g_assert_cmpmem (acies_game_get_state (self->game), self->size, self->other, self->size);
    }
  for (guint i = 0; i < n; i++)
    g_assert_true (acies_game_redo (self->game));
  g_assert_cmpmem (acies_game_get_state (self->game), self->size, self->copy, self->size);
}

static void
play_step (Contract *self, AciesAction *played)
{
  const AciesActionList *legal = acies_game_get_legal (self->game);
  g_autofree AciesState *before = g_memdup2 (acies_game_get_state (self->game), self->size);
  g_autoptr (GError)     error = NULL;

  check_position (self, legal);
  if (acies_game_get_n_steps (self->game) > 0)
    check_refusal (self, played);
  *played = legal->items[draw (self, legal->n)];
  check_dice (self, before, played);
  check_copies (self, before, played);
  memcpy (self->other, self->copy, self->size);
  check_events (self);

  /* Asking has changed nothing. */
  g_assert_cmpmem (acies_game_get_state (self->game), self->size, before, self->size);
  acies_game_act (self->game, played, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (acies_game_get_state (self->game), self->size, self->other, self->size);
}

static void
check_end (Contract *self)
{
  const AciesState        *state = acies_game_get_state (self->game);
  g_autoptr (JsonBuilder)  builder = json_builder_new ();
  g_autoptr (AciesScene)   scene = self->ruleset->scene (self->setup, state);
  g_autoptr (AciesScene)   preview = self->ruleset->scene_preview (self->setup);
  g_autoptr (GArray)       roster = self->ruleset->roster (self->setup, 0);
  AciesOutcome             outcome;

  g_assert_true (scene != NULL && preview != NULL && roster != NULL);
  self->ruleset->outcome (self->setup, state, &outcome);
  g_assert_cmpint (outcome.over, ==, acies_game_is_over (self->game));
  if (!outcome.over)
    return;

  assert_words (self->ruleset->outcome_text (self->setup, &outcome));
  g_assert_cmpuint (outcome.level, <, self->ruleset->n_outcome_levels);
  g_assert_nonnull (self->ruleset->outcome_level_text (outcome.level));
  g_assert_nonnull (self->ruleset->outcome_level_name (outcome.level));
  for (guint side = 0; side < ACIES_MAX_SIDES; side++)
    for (guint i = 0; i < outcome.n_lines[side]; i++)
      g_assert_nonnull (self->ruleset->outcome_line_text (outcome.lines[side][i].name));
}

/* The record leads to the same bytes, and everything can be taken back to the start. */
static void
check_record (Contract *self)
{
  g_autoptr (JsonNode)  root = acies_game_to_json (self->game);
  g_autofree char      *text = acies_json_to_text (root);
  g_autoptr (JsonNode)  again = acies_json_parse (text, strlen (text), NULL);
  g_autoptr (GError)    error = NULL;
  g_autoptr (AciesGame) replayed = acies_game_from_json (again, -1, NULL, &error);

  g_assert_no_error (error);
  assert_same_position (self->game, replayed);
  if (acies_game_get_n_steps (self->game) == 0)
    return;

  memcpy (self->copy, acies_game_get_step_before (self->game, 0), self->size);
  while (acies_game_undo (self->game, NULL))
    continue;
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, 0);
  g_assert_cmpmem (acies_game_get_state (self->game), self->size, self->copy, self->size);
}

void
contract_play (AciesScenario *scenario, const char *name, const AciesStart *start, guint64 seed, guint n_steps)
{
  const AciesGameOptions options = { .start = *start };
  g_autoptr (AciesGame)  game = acies_game_new (scenario, &options, seed);
  Contract               self;
  AciesAction            played = { 0 };

  g_test_message ("%s, %s, seed %" G_GUINT64_FORMAT, name, start->historical ? "historical" : "free", seed);
  contract_init (&self, game, seed);
  for (guint step = 0; step < n_steps && !acies_game_is_over (game); step++)
    {
      play_step (&self, &played);
      if (draw (&self, 8) == 0)
        check_undo (&self);
    }
  check_end (&self);
  check_record (&self);
  contract_clear (&self);
}

/* Enters dice at random until none is due. */
static void
enter_throws (AciesThrows *throws, AciesDice *chance)
{
  guint n_due;

  while ((n_due = acies_throws_get_n_due (throws)) > 0)
    {
      guint8 dice[ACIES_MAX_EVENT_DICE];

      assert_words (acies_throws_dup_text (throws));
      g_assert_cmpuint (n_due, <=, G_N_ELEMENTS (dice));
      for (guint i = 0; i < n_due; i++)
        dice[i] = (guint8) (1 + acies_dice_next (chance) % 6);
      g_assert_true (acies_throws_enter (throws, dice, n_due));
    }
}

guint
contract_play_entered (AciesScenario *scenario, guint64 seed, guint n_steps)
{
  const AciesGameOptions  options = { .dice = ACIES_DICE_ENTERED };
  g_autoptr (AciesGame)   game = acies_game_new (scenario, &options, seed);
  g_autoptr (AciesThrows) start = acies_throws_new_start (game);
  g_autoptr (JsonNode)    root = NULL;
  g_autoptr (AciesGame)   again = NULL;
  g_autoptr (GError)      error = NULL;
  AciesDice               chance;

  acies_dice_seed (&chance, seed);
  enter_throws (start, &chance);
  g_assert_true (acies_throws_play (start, NULL));
  for (guint step = 0; step < n_steps && !acies_game_is_over (game); step++)
    {
      const AciesActionList  *legal = acies_game_get_legal (game);
      const AciesAction       chosen = legal->items[acies_dice_next (&chance) % legal->n];
      g_autoptr (AciesThrows) throws = acies_throws_new (game, &chosen, 1);

      enter_throws (throws, &chance);
      acies_throws_play (throws, &error);
      g_assert_no_error (error);
    }

  g_assert_cmpuint (acies_game_get_state (game)->dice.n_drawn, ==, acies_game_get_state (game)->dice.n_drawn_forced);
  root = acies_game_to_json (game);
  again = acies_game_from_json (root, -1, NULL, &error);
  g_assert_no_error (error);
  assert_same_position (game, again);

  return acies_game_get_state (game)->dice.n_drawn;
}
