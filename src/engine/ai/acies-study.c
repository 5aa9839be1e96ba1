/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/ai/acies-study-private.h"

#include <string.h>

#include "engine/ai/acies-thinker.h"

#define MAX_DECISIONS 20000

/* Of each way of playing the turn, while it is worked on. */
typedef struct
{
  AciesStudyTurn turn;
  AciesState    *end;  /* the position after it */
} Way;

/* What all threads share. */
typedef struct
{
  AciesStudy              *study;
  const AciesStudyOptions *options;
  AciesSimulationProgress  progress;
  gpointer                 user_data;
  GCancellable            *cancellable;
  Way                     *ways;
  guint                    n_ways;
  gint32                  *margins;  /* of each battle of each way, for the side */
  gint8                   *winners;  /* 1 the side, -1 its enemy, 0 nobody */
  guint                    next;     /* atomic */
  guint                    done;     /* atomic */
} Work;

static void
turn_init (AciesStudyTurn *turn)
{
  turn->actions = g_array_new (FALSE, FALSE, sizeof (AciesAction));
  turn->states = g_ptr_array_new_with_free_func (g_free);
}

static void
turn_clear (gpointer data)
{
  AciesStudyTurn *turn = data;

  g_array_unref (turn->actions);
  g_ptr_array_unref (turn->states);
}

static void
turn_add (AciesStudyTurn    *turn,
          const AciesState  *state,
          gsize              state_size,
          const AciesAction *action)
{
  g_array_append_val (turn->actions, *action);
  g_ptr_array_add (turn->states, g_memdup2 (state, state_size));
}

static guint64
seed_of (guint64 seed, guint number, guint use)
{
  AciesDice dice;

  acies_dice_seed (&dice, seed ^ ((guint64) number << 8) ^ use);

  return acies_dice_next (&dice);
}

/* Whether the turn is over in @state; @has_ended: the side has said so, but there may be something left to answer. */
static gboolean
is_past (const AciesStudy *self, const AciesState *state, gboolean has_ended)
{
  AciesDecision decision;

  self->ruleset->decision (self->setup, state, &decision);

  return decision.over || (has_ended && (decision.is_main || decision.side != self->side));
}

static gboolean
ends_turn (const AciesStudy *self, const AciesState *state, const AciesAction *action)
{
  AciesActionView view = { 0 };

  self->ruleset->view (self->setup, state, action, &view);

  return (view.flags & ACIES_ACTION_ENDS_TURN) != 0;
}

/* The turn that was played in the battle, if it was played to its end. */
static void
read_own (AciesStudy *self, AciesGame *game)
{
  const guint n_steps = acies_game_get_n_steps (game);
  gboolean    has_ended = FALSE;

  turn_init (&self->own);
  self->own.is_own = TRUE;
  for (guint i = 0; i <= n_steps; i++)
    {
      const AciesState  *state = i < n_steps ? acies_game_get_step_before (game, i)
                                             : acies_game_get_state (game);
      const AciesAction *action;

      if (is_past (self, state, has_ended))
        {
          self->own_end = g_memdup2 (state, self->ruleset->state_size);
          return;
        }
      if (i == n_steps)
        return;

      action = acies_game_get_step_action (game, i);
      has_ended = has_ended || ends_turn (self, state, action);
      turn_add (&self->own, state, self->ruleset->state_size, action);
    }
}

AciesStudy *
acies_study_new (AciesGame *game)
{
  AciesStudy          *self = g_new0 (AciesStudy, 1);
  g_autoptr (AciesGame) start = acies_game_fork (game, 0);

  self->scenario = acies_scenario_ref (acies_game_get_scenario (game));
  self->ruleset = acies_game_get_ruleset (game);
  self->setup = acies_game_get_setup (game);
  self->start = g_memdup2 (acies_game_get_state (start), self->ruleset->state_size);
  self->side = acies_game_get_decision (start)->side;
  self->turns = g_array_new (FALSE, FALSE, sizeof (AciesStudyTurn));
  g_array_set_clear_func (self->turns, turn_clear);
  read_own (self, game);

  return self;
}

void
acies_study_free (AciesStudy *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->turns);
  turn_clear (&self->own);
  g_free (self->own_end);
  g_free (self->start);
  acies_scenario_unref (self->scenario);
  g_free (self);
}

/* ---- The ways of playing the turn ---- */

/* Way 0 is what the computer would do; the others begin with actions that are spread over all that are legal. */
static AciesAction
first_action (AciesStudy *self, AciesThinker *thinker, const AciesStudyOptions *options, guint way)
{
  g_autofree AciesActionList *legal = g_new (AciesActionList, 1);
  AciesAction                 action;

  if (way == 0)
    {
      acies_thinker_choose (thinker, self->start, options->seed, NULL, &action);
      return action;
    }

  self->ruleset->legal (self->setup, self->start, legal);

  return legal->items[(guint64) (way - 1) * legal->n / MAX (options->n_turns - 1, 1)];
}

static void
play_turn (Work *work, AciesThinker *thinkers[2], guint number)
{
  AciesStudy              *self = work->study;
  const AciesStudyOptions *options = work->options;
  Way                     *way = &work->ways[number];
  gboolean                 has_ended = FALSE;

  turn_init (&way->turn);
  way->end = g_memdup2 (self->start, self->ruleset->state_size);
  while (!is_past (self, way->end, has_ended) && !g_cancellable_is_cancelled (work->cancellable))
    {
      AciesDecision decision;
      AciesAction   action;

      self->ruleset->decision (self->setup, way->end, &decision);
      if (way->turn.actions->len == 0)
        action = first_action (self, thinkers[decision.side], options, number);
      else
        acies_thinker_choose (thinkers[decision.side], way->end, seed_of (options->seed, number, 1),
                              work->cancellable, &action);
      has_ended = has_ended || ends_turn (self, way->end, &action);
      turn_add (&way->turn, way->end, self->ruleset->state_size, &action);
      self->ruleset->apply (self->setup, way->end, &action, NULL);
    }
}

static void
play_turns (Work *work)
{
  AciesStudy   *self = work->study;
  AciesThinker *thinkers[2];

  for (guint side = 0; side < 2; side++)
    thinkers[side] = acies_thinker_new (self->ruleset, self->setup, work->options->level);
  for (guint i = 0; i < work->options->n_turns; i++)
    play_turn (work, thinkers, i);
  for (guint side = 0; side < 2; side++)
    acies_thinker_free (thinkers[side]);

  if (self->own_end != NULL)
    {
      Way *own = &work->ways[work->n_ways - 1];

      own->turn = self->own;
      g_array_ref (own->turn.actions);
      g_ptr_array_ref (own->turn.states);
      own->end = g_memdup2 (self->own_end, self->ruleset->state_size);
    }
}

/* ---- The battles after it ---- */

/* Battle @battle of each way has the same dice. */
static void
play_battle (Work *work, AciesThinker *thinkers[2], AciesState *state, guint way, guint battle)
{
  const AciesStudy *self = work->study;
  const guint       index = way * work->options->n_battles + battle;
  AciesOutcome      outcome;

  memcpy (state, work->ways[way].end, self->ruleset->state_size);
  acies_dice_seed (&state->dice, seed_of (work->options->seed, battle, 2));
  for (guint i = 0; i < MAX_DECISIONS; i++)
    {
      AciesDecision decision;
      AciesAction   action;

      self->ruleset->decision (self->setup, state, &decision);
      if (decision.over || g_cancellable_is_cancelled (work->cancellable))
        break;

      acies_thinker_choose (thinkers[decision.side], state,
                            seed_of (work->options->seed, battle, 3 + (guint) decision.side),
                            work->cancellable, &action);
      self->ruleset->apply (self->setup, state, &action, NULL);
    }

  self->ruleset->outcome (self->setup, state, &outcome);
  work->margins[index] = outcome.points[self->side] - outcome.points[1 - self->side];
  if (outcome.winner != ACIES_NO_SIDE)
    work->winners[index] = outcome.winner == self->side ? 1 : -1;
}

static gpointer
play_battles (gpointer data)
{
  Work             *work = data;
  const AciesStudy *self = work->study;
  const guint       n_all = work->n_ways * work->options->n_battles;
  AciesState       *state = g_malloc0 (self->ruleset->state_size);
  AciesThinker     *thinkers[2];
  guint             next;

  for (guint side = 0; side < 2; side++)
    thinkers[side] = acies_thinker_new (self->ruleset, self->setup, work->options->level);
  while (!g_cancellable_is_cancelled (work->cancellable) &&
         (next = (guint) g_atomic_int_add (&work->next, 1)) < n_all)
    {
      play_battle (work, thinkers, state, next / work->options->n_battles,
                   next % work->options->n_battles);
      if (work->progress != NULL)
        work->progress ((guint) g_atomic_int_add (&work->done, 1) + 1, n_all, work->user_data);
    }
  for (guint side = 0; side < 2; side++)
    acies_thinker_free (thinkers[side]);
  g_free (state);

  return NULL;
}

static void
share_battles (Work *work)
{
  g_autoptr (GPtrArray) threads = g_ptr_array_new ();
  const guint           n_threads = work->options->n_threads > 0 ? work->options->n_threads
                                                                 : g_get_num_processors ();

  for (guint i = 1; i < n_threads; i++)
    g_ptr_array_add (threads, g_thread_new ("study", play_battles, work));
  play_battles (work);
  for (guint i = 0; i < threads->len; i++)
    g_thread_join (g_ptr_array_index (threads, i));
}

/* ---- The verdict ---- */

static void
sum_up (const Work *work, guint way, AciesStudyTurn *turn)
{
  const guint n = work->options->n_battles;
  gint64      margin = 0;
  int         wins = 0;

  for (guint i = way * n; i < (way + 1) * n; i++)
    {
      margin += work->margins[i];
      wins += work->winners[i];
    }
  turn->margin = (double) margin / n;
  turn->score = 0.5 + 0.5 * wins / n;
}

static int
compare_turns (gconstpointer a, gconstpointer b)
{
  const AciesStudyTurn *one = a, *other = b;

  if (one->margin != other->margin)
    return one->margin > other->margin ? -1 : 1;

  return other->is_own - one->is_own;  /* of equals the person's comes first */
}

gboolean
acies_study_run (AciesStudy              *self,
                 const AciesStudyOptions *options,
                 AciesSimulationProgress  progress,
                 gpointer                 user_data,
                 GCancellable            *cancellable)
{
  const guint          n_ways = options->n_turns + (self->own_end != NULL ? 1 : 0);
  g_autofree Way      *ways = g_new0 (Way, n_ways);
  g_autofree gint32   *margins = g_new0 (gint32, n_ways * options->n_battles);
  g_autofree gint8    *winners = g_new0 (gint8, n_ways * options->n_battles);
  Work                 work = { self, options, progress, user_data, cancellable, ways, n_ways,
                                margins, winners, 0, 0 };
  gboolean             whole;

  g_return_val_if_fail (options->n_turns > 0 && options->n_battles > 0, FALSE);
  g_return_val_if_fail (self->turns->len == 0, FALSE);

  play_turns (&work);
  share_battles (&work);
  whole = !g_cancellable_is_cancelled (cancellable);
  for (guint i = 0; i < n_ways; i++)
    {
      if (whole)
        {
          sum_up (&work, i, &ways[i].turn);
          g_array_append_val (self->turns, ways[i].turn);
        }
      else
        turn_clear (&ways[i].turn);
      g_free (ways[i].end);
    }
  g_array_sort (self->turns, compare_turns);
  self->n_battles = options->n_battles;

  return whole;
}

int
acies_study_get_side (const AciesStudy *self)
{
  return self->side;
}

gboolean
acies_study_has_own (const AciesStudy *self)
{
  return self->own_end != NULL;
}

guint
acies_study_get_n_turns (const AciesStudy *self)
{
  return self->turns->len;
}

const AciesStudyTurn *
acies_study_get_turn (const AciesStudy *self, guint index)
{
  g_return_val_if_fail (index < self->turns->len, NULL);

  return &g_array_index (self->turns, AciesStudyTurn, index);
}

guint
acies_study_get_rank (const AciesStudy *self)
{
  for (guint i = 0; i < self->turns->len; i++)
    if (acies_study_get_turn (self, i)->is_own)
      return i + 1;

  return 0;
}
