/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "support/counting-ruleset.h"

#include <string.h>

#include "engine/core/acies-ruleset.h"

#define N_CELLS 6
#define N_PAWNS 2
#define GOAL    18
#define N_TURNS 6

typedef enum
{
  PHASE_MAIN,
  PHASE_PAWN,
  PHASE_ANSWER,
  PHASE_OVER,
} Phase;

typedef struct
{
  AciesState base;
  guint8     phase, active, pawn, steps;
  guint8     turn, blow, pad[2];
  guint8     cell[2][N_PAWNS];
  guint8     acted[2];
  guint8     points[2];
} State;

#define STATE(state) ((const State *) (state))

struct _AciesSetup
{
  guint goal;
};

enum
{
  REASON_NONE,
  REASON_WRONG_TIME,
  REASON_ACTED,
  REASON_TOO_FAR,
  REASON_NO_ENEMY,
};

enum
{
  CLAUSE_TURN,
  CLAUSE_WALK,
  CLAUSE_STRIKE,
  CLAUSE_END,
};

static const AciesClause clauses[] = {
  { "1", "Turns", "Sides take turns." },
  { "2", "Walking", "A pawn walks at most two cells a turn." },
  { "3", "Striking", "A pawn strikes an enemy beside it." },
  { "4", "The end", "Points decide." },
  { NULL, NULL, NULL },
};

static const AciesName kind_names[] = {
  { "walk", COUNTING_WALK },
  { "step", COUNTING_STEP },
  { "strike", COUNTING_STRIKE },
  { "stop", COUNTING_STOP },
  { "end", COUNTING_END },
  { "duck", COUNTING_DUCK },
  { "parry", COUNTING_PARRY },
  { NULL, 0 },
};

static void
counting_validate (const AciesJsonCursor *root, AciesProblems *problems)
{
}

static AciesSetup *
counting_setup_new (const AciesJsonCursor *root, AciesProblems *problems)
{
  AciesSetup *setup = g_new0 (AciesSetup, 1);

  setup->goal = GOAL;

  return setup;
}

static void
counting_setup_free (AciesSetup *setup)
{
  g_free (setup);
}

static void
counting_start (const AciesSetup *setup, const AciesStart *start, guint64 seed, AciesState *state, AciesEventList *events)
{
  State *self = (State *) state;

  memset (self, 0, sizeof *self);
  acies_start_dice (&self->base.dice, start, seed);
  self->turn = 1;
  for (guint pawn = 0; pawn < N_PAWNS; pawn++)
    {
      self->cell[0][pawn] = start->historical ? 1 : 0;
      self->cell[1][pawn] = start->historical ? N_CELLS - 2 : N_CELLS - 1;
    }
  acies_event_list_add (events, 1, CLAUSE_TURN);
}

static guint
side_to_decide (const State *self)
{
  return self->phase == PHASE_ANSWER ? 1u - self->active : self->active;
}

static void
counting_decision (const AciesSetup *setup, const AciesState *state, AciesDecision *decision)
{
  const State *self = STATE (state);

  memset (decision, 0, sizeof *decision);
  decision->kind = self->phase;
  decision->over = self->phase == PHASE_OVER;
  decision->side = decision->over ? ACIES_NO_SIDE : (gint8) side_to_decide (self);
  decision->is_main = self->phase == PHASE_MAIN;
  decision->cell = ACIES_NO_CELL;
  if (self->phase == PHASE_PAWN)
    decision->units = ACIES_UNIT_BIT (self->pawn);
}

/* The cell in front of the pawn of @side in @cell. */
static int
cell_ahead (guint side, guint cell)
{
  return side == 0 ? (int) cell + 1 : (int) cell - 1;
}

static gboolean
enemy_ahead (const State *self)
{
  const int ahead = cell_ahead (self->active, self->cell[self->active][self->pawn]);

  for (guint pawn = 0; pawn < N_PAWNS; pawn++)
    if (self->cell[1 - self->active][pawn] == ahead)
      return TRUE;

  return FALSE;
}

static Phase
phase_of (guint kind)
{
  switch ((CountingKind) kind)
    {
    case COUNTING_WALK:
    case COUNTING_END:
      return PHASE_MAIN;
    case COUNTING_STEP:
    case COUNTING_STRIKE:
    case COUNTING_STOP:
      return PHASE_PAWN;
    case COUNTING_DUCK:
    case COUNTING_PARRY:
      return PHASE_ANSWER;
    default:
      return PHASE_OVER;
    }
}

static gboolean
counting_check (const AciesSetup *setup, const AciesState *state, const AciesAction *action, AciesVerdict *verdict)
{
  const State *self = STATE (state);

  if (self->phase == PHASE_OVER || phase_of (action->kind) != (Phase) self->phase)
    return acies_verdict_refuse (verdict, REASON_WRONG_TIME, 0, 0);
  if (action->kind == COUNTING_WALK &&
      (acies_units_count (action->units) != 1 || acies_units_first (action->units) >= N_PAWNS ||
       (self->acted[self->active] & action->units) != 0))
    return acies_verdict_refuse (verdict, REASON_ACTED, 0, 0);
  if (action->kind == COUNTING_STEP && (self->steps >= 2 || enemy_ahead (self)))
    return acies_verdict_refuse (verdict, REASON_TOO_FAR, self->steps, 2);
  if (action->kind == COUNTING_STRIKE && !enemy_ahead (self))
    return acies_verdict_refuse (verdict, REASON_NO_ENEMY, 0, 0);

  return TRUE;
}

AciesAction
counting_action (CountingKind kind, guint pawn)
{
  AciesAction action = { .kind = (guint8) kind };

  if (kind == COUNTING_WALK)
    action.units = ACIES_UNIT_BIT (pawn);

  return action;
}

static void
counting_legal (const AciesSetup *setup, const AciesState *state, AciesActionList *list)
{
  list->n = 0;
  list->complete = TRUE;
  for (guint kind = COUNTING_WALK; kind <= COUNTING_PARRY; kind++)
    for (guint pawn = 0; pawn < (kind == COUNTING_WALK ? N_PAWNS : 1); pawn++)
      {
        const AciesAction action = counting_action (kind, pawn);

        if (counting_check (setup, state, &action, NULL))
          *acies_action_list_add (list, kind) = action;
      }
}

static void
next_turn (State *self, AciesEventList *events)
{
  AciesEvent *event = acies_event_list_add (events, 1, CLAUSE_TURN);

  self->acted[self->active] = 0;
  self->active = 1 - self->active;
  self->phase = PHASE_MAIN;
  self->turn = (guint8) (self->turn + (self->active == 0));
  if (self->turn > N_TURNS)
    self->phase = PHASE_OVER;
  if (event != NULL)
    event->side = (gint8) self->active;
}

/* @die: the one of a parry; 0 none. */
static void
count_points (const AciesSetup *setup, State *self, guint points, guint die, AciesEventList *events)
{
  AciesEvent *event = acies_event_list_add (events, 3, CLAUSE_STRIKE);

  self->points[self->active] = (guint8) (self->points[self->active] + points);
  self->blow = 0;
  self->phase = self->points[self->active] >= setup->goal ? PHASE_OVER : PHASE_MAIN;
  if (event != NULL)
    {
      event->args[0] = (gint16) points;
      event->n_dice = die > 0;
      event->dice[0] = (guint8) die;
    }
}

static void
parry (const AciesSetup *setup, State *self, AciesEventList *events)
{
  const guint die = acies_dice_roll (&self->base.dice);

  count_points (setup, self, die >= 4 ? 0 : self->blow, die, events);
}

static void
strike (State *self, AciesEventList *events)
{
  AciesEvent *event = acies_event_list_add (events, 2, CLAUSE_STRIKE);

  for (guint i = 0; i < 2; i++)
    {
      const guint die = acies_dice_roll (&self->base.dice);

      self->blow = (guint8) (self->blow + die);
      if (event != NULL)
        event->dice[event->n_dice++] = (guint8) die;
    }
  self->phase = PHASE_ANSWER;
}

static void
counting_apply (const AciesSetup *setup, AciesState *state, const AciesAction *action, AciesEventList *events)
{
  State  *self = (State *) state;
  guint8 *cell = &self->cell[self->active][self->pawn];

  switch ((CountingKind) action->kind)
    {
    case COUNTING_WALK:
      self->pawn = (guint8) acies_units_first (action->units);
      self->acted[self->active] |= (guint8) action->units;
      self->steps = 0;
      self->phase = PHASE_PAWN;
      break;
    case COUNTING_STEP:
      *cell = (guint8) cell_ahead (self->active, *cell);
      self->steps++;
      break;
    case COUNTING_STRIKE:
      strike (self, events);
      break;
    case COUNTING_STOP:
      self->phase = PHASE_MAIN;
      break;
    case COUNTING_END:
      next_turn (self, events);
      break;
    case COUNTING_DUCK:
      count_points (setup, self, (self->blow + 1u) / 2, 0, events);
      break;
    case COUNTING_PARRY:
      parry (setup, self, events);
      break;
    default:
      g_assert_not_reached ();
    }
}

static void
counting_outcome (const AciesSetup *setup, const AciesState *state, AciesOutcome *outcome)
{
  const State *self = STATE (state);
  const int    lead = self->points[0] - self->points[1];

  memset (outcome, 0, sizeof *outcome);
  outcome->over = self->phase == PHASE_OVER;
  outcome->winner = lead > 0 ? 0 : lead < 0 ? 1 : ACIES_NO_SIDE;
  outcome->level = lead != 0;
  outcome->margin = ABS (lead);
  for (guint side = 0; side < 2; side++)
    outcome->points[side] = self->points[side];
}

/* Seven and more is good. */
static gboolean
counting_odds (const AciesSetup *setup, const AciesState *state, const AciesAction *action, AciesOdds *odds, AciesVerdict *verdict)
{
  if (action->kind != COUNTING_STRIKE)
    return acies_verdict_refuse (verdict, REASON_NO_ENEMY, 0, 0);
  if (!counting_check (setup, state, action, verdict))
    return FALSE;

  memset (odds, 0, sizeof *odds);
  odds->needed = 7;
  odds->n_results = 2;
  for (guint i = 0; i < 2; i++)
    {
      odds->results[i].name = (guint8) i;
      odds->results[i].chance = acies_odds_at_least_2d6 (7) / 36.0;
      if (i == 0)
        odds->results[i].chance = 1 - odds->results[i].chance;
      odds->results[i].decisive = odds->results[i].chance;
    }

  return TRUE;
}

static gint32
counting_evaluate (const AciesSetup *setup, const AciesState *state, int side)
{
  const State *self = STATE (state);
  gint32       lead = 100 * (self->points[0] - self->points[1]);

  for (guint pawn = 0; pawn < N_PAWNS; pawn++)
    lead += self->cell[0][pawn] + self->cell[1][pawn] - (N_CELLS - 1);

  return side == 0 ? lead : -lead;
}

static void
counting_view (const AciesSetup *setup, const AciesState *state, const AciesAction *action, AciesActionView *view)
{
  static const AciesActionFlags flags[] = {
    [COUNTING_WALK] = ACIES_ACTION_STARTS_GROUP,
    [COUNTING_STEP] = ACIES_ACTION_MOVES,
    [COUNTING_STRIKE] = ACIES_ACTION_ATTACKS,
    [COUNTING_STOP] = ACIES_ACTION_ENDS_GROUP,
    [COUNTING_END] = ACIES_ACTION_ENDS_TURN,
    [COUNTING_DUCK] = ACIES_ACTION_DECLINES,
    [COUNTING_PARRY] = 0,
  };
  const State *self = STATE (state);

  memset (view, 0, sizeof *view);
  view->flags = flags[action->kind];
  view->cell = ACIES_NO_CELL;
  view->facing = -1;
  view->units = self->phase == PHASE_PAWN ? ACIES_UNIT_BIT (self->pawn) : action->units;
  view->cost = action->kind == COUNTING_WALK;
  if (action->kind == COUNTING_STEP || action->kind == COUNTING_STRIKE)
    view->cell = (gint16) cell_ahead (self->active, self->cell[self->active][self->pawn]);
}

static gboolean
counting_begin (const AciesSetup *setup, const AciesState *state, AciesUnits units, AciesUnits commanders,
                AciesActionList *list, AciesVerdict *verdict)
{
  AciesAction action = { .kind = COUNTING_WALK, .units = units };

  list->n = 0;
  list->complete = TRUE;
  if (!counting_check (setup, state, &action, verdict))
    return FALSE;

  *acies_action_list_add (list, COUNTING_WALK) = action;

  return TRUE;
}

static gboolean
counting_action_read (const AciesSetup *setup, const AciesState *state, const AciesJsonCursor *at,
                      AciesAction *action, AciesProblems *problems)
{
  int kind, pawn = 0;

  if (!acies_json_read_enum (at, "kind", kind_names, &kind, problems) ||
      (kind == COUNTING_WALK && !acies_json_read_int (at, "pawn", 0, N_PAWNS - 1, &pawn, problems)))
    return FALSE;

  *action = counting_action ((CountingKind) kind, (guint) pawn);

  return TRUE;
}

static void
counting_action_write (const AciesSetup *setup, const AciesState *state, const AciesAction *action, JsonBuilder *builder)
{
  json_builder_begin_object (builder);
  acies_json_put_string (builder, "kind", acies_name_of (kind_names, action->kind));
  if (action->kind == COUNTING_WALK)
    acies_json_put_int (builder, "pawn", acies_units_first (action->units));
  json_builder_end_object (builder);
}

static void
counting_decision_write (const AciesSetup *setup, const AciesState *state, JsonBuilder *builder)
{
  json_builder_begin_object (builder);
  acies_json_put_int (builder, "phase", STATE (state)->phase);
  json_builder_end_object (builder);
}

static void
counting_state_write (const AciesSetup *setup, const AciesState *state, JsonBuilder *builder)
{
  const State *self = STATE (state);

  json_builder_begin_object (builder);
  acies_json_put_int (builder, "phase", self->phase);
  acies_json_put_int (builder, "active", self->active);
  acies_json_put_int (builder, "turn", self->turn);
  acies_json_put_int (builder, "blow", self->blow);
  for (guint side = 0; side < 2; side++)
    {
      json_builder_set_member_name (builder, side == 0 ? "first" : "second");
      json_builder_begin_object (builder);
      acies_json_put_int (builder, "points", self->points[side]);
      acies_json_put_int (builder, "first", self->cell[side][0]);
      acies_json_put_int (builder, "second", self->cell[side][1]);
      json_builder_end_object (builder);
    }
  json_builder_end_object (builder);
}

static void
counting_events_write (const AciesSetup *setup, const AciesEventList *events, JsonBuilder *builder)
{
  json_builder_begin_array (builder);
  for (guint i = 0; i < acies_event_list_size (events); i++)
    json_builder_add_int_value (builder, acies_event_list_get (events, i)->kind);
  json_builder_end_array (builder);
}

static void
counting_odds_write (const AciesSetup *setup, const AciesOdds *odds, JsonBuilder *builder)
{
  json_builder_begin_object (builder);
  json_builder_end_object (builder);
}

static void
counting_check_write (const AciesSetup *setup, const AciesState *state, const AciesAction *action, JsonBuilder *builder)
{
  acies_json_put_int (builder, "cost", action->kind == COUNTING_WALK);
}

static void
counting_outcome_write (const AciesSetup *setup, const AciesOutcome *outcome, JsonBuilder *builder)
{
  json_builder_begin_object (builder);
  acies_json_put_int (builder, "winner", outcome->winner);
  json_builder_end_object (builder);
}

static char *
counting_state_text (const AciesSetup *setup, const AciesState *state)
{
  return g_strdup_printf ("Side %u decides.", side_to_decide (STATE (state)));
}

static char *
counting_action_text (const AciesSetup *setup, const AciesState *state, const AciesAction *action)
{
  return g_strdup (acies_name_of (kind_names, action->kind));
}

static const char *
counting_decision_clause (const AciesSetup *setup, const AciesState *state)
{
  return STATE (state)->phase == PHASE_ANSWER ? "3" : "1";
}

static char *
counting_event_text (const AciesSetup *setup, const AciesEvent *event)
{
  return g_strdup_printf ("Event %u.", event->kind);
}

static char *
counting_refusal_text (const AciesSetup *setup, const AciesVerdict *verdict)
{
  static const char *const texts[] = {
    "Nothing is wrong.", "It is not the time for that.", "That pawn has acted.", "Two cells are the most.", "No enemy is there.",
  };

  return g_strdup (texts[verdict->reason]);
}

static const char *
counting_refusal_clause (const AciesVerdict *verdict)
{
  static const char *const numbers[] = { "1", "1", "2", "2", "3" };

  return numbers[verdict->reason];
}

static const char *
counting_name (guint name)
{
  return "a name";
}

static char *
counting_outcome_text (const AciesSetup *setup, const AciesOutcome *outcome)
{
  return g_strdup_printf ("Side %d won.", outcome->winner);
}

static AciesScene *
counting_scene (const AciesSetup *setup, const AciesState *state)
{
  const State *self = STATE (state);
  AciesScene  *scene = acies_scene_new (N_CELLS, 1);

  scene->n_sides = 2;
  for (guint side = 0; side < 2; side++)
    for (guint pawn = 0; pawn < N_PAWNS; pawn++)
      {
        const AciesSceneToken token = {
          .side = (gint8) side,
          .unit = (guint8) pawn,
          .cell = self->cell[side][pawn],
          .facing = side == 0 ? ACIES_FACING_EAST : ACIES_FACING_WEST,
        };

        g_array_append_val (scene->tokens, token);
      }

  return scene;
}

static AciesScene *
counting_scene_preview (const AciesSetup *setup)
{
  return acies_scene_new (N_CELLS, 1);
}

static GArray *
counting_roster (const AciesSetup *setup, guint side)
{
  return acies_roster_new ();
}

static const AciesRuleset counting_ruleset = {
  .id = "counting",
  .name = "Counting",
  .source = "Counting",
  .state_size = sizeof (State),
  .clauses = clauses,
  .attacking = "3",
  .currency = "Walks",
  .validate = counting_validate,
  .setup_new = counting_setup_new,
  .setup_free = counting_setup_free,
  .start = counting_start,
  .decision = counting_decision,
  .legal = counting_legal,
  .check = counting_check,
  .apply = counting_apply,
  .outcome = counting_outcome,
  .odds = counting_odds,
  .evaluate = counting_evaluate,
  .view = counting_view,
  .begin = counting_begin,
  .action_read = counting_action_read,
  .action_write = counting_action_write,
  .decision_write = counting_decision_write,
  .state_write = counting_state_write,
  .events_write = counting_events_write,
  .odds_write = counting_odds_write,
  .check_write = counting_check_write,
  .outcome_write = counting_outcome_write,
  .decision_text = counting_state_text,
  .action_text = counting_action_text,
  .event_text = counting_event_text,
  .throw_text = counting_event_text,
  .decision_clause = counting_decision_clause,
  .refusal_text = counting_refusal_text,
  .refusal_clause = counting_refusal_clause,
  .modifier_text = counting_name,
  .modifier_clause = counting_name,
  .odds_text = counting_name,
  .outcome_line_text = counting_name,
  .outcome_level_text = counting_name,
  .outcome_text = counting_outcome_text,
  .outcome_level_name = counting_name,
  .n_outcome_levels = 2,
  .intent_text = counting_action_text,
  .scene = counting_scene,
  .scene_preview = counting_scene_preview,
  .roster = counting_roster,
};

const AciesRuleset *const *
acies_ruleset_list (void)
{
  static const AciesRuleset *const rulesets[] = { &counting_ruleset, NULL };

  return rulesets;
}

const AciesRuleset *
acies_ruleset_find (const char *id)
{
  return g_strcmp0 (id, counting_ruleset.id) == 0 ? &counting_ruleset : NULL;
}

AciesScenario *
counting_scenario_new (void)
{
  static const char text[] =
    "{ \"format\": \"acies-scenario\", \"version\": 1, \"id\": \"strip\", \"ruleset\": \"counting\","
    "  \"name\": \"The strip\", \"license\": \"CC0-1.0\", \"map\": {}, \"conditions\": {},"
    "  \"sides\": [ { \"id\": \"red\", \"name\": \"Red\" }, { \"id\": \"blue\", \"name\": \"Blue\" } ] }";
  g_autoptr (GError)        error = NULL;
  g_autoptr (JsonNode)      root = acies_json_parse (text, strlen (text), &error);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  AciesScenario            *scenario;

  g_assert_no_error (error);
  scenario = acies_scenario_new (root, problems, &error);
  g_assert_no_error (error);

  return scenario;
}
