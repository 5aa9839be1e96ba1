/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/ai/acies-search.h"

#include <string.h>

#include "engine/ai/acies-rollout.h"

#define MAX_DEPTH 8     /* actions of one line before its dice */
#define MAX_LINES 512
#define N_SEEN    8192  /* places of the table of positions; a power of two */
#define LEAST_GAIN 4    /* over ending the turn, in hundredths of a point; keeps idle moves from being made */

/* A line of play: what would be played now, and what is known of where it leads. */
typedef struct
{
  AciesAction first;
  gint16      cost;     /* of the whole line */
  gboolean    random;   /* dice fall at its end: value is a mean of played out lines */
  AciesAction throw;    /* what throws them, in the state kept for the line */
  gint64      sum;
  guint       n;
} Line;

struct _AciesSearch
{
  const AciesRuleset *ruleset;
  const AciesSetup   *setup;
  AciesRollout       *rollout;

  AciesActionList *legal[MAX_DEPTH];
  AciesState      *path[MAX_DEPTH];
  AciesState      *thrown;              /* MAX_LINES states: where the dice of a line fall */
  Line             lines[MAX_LINES];
  Line            *order[MAX_LINES];
  guint            n_lines;
  guint64          seen[N_SEEN];

  /* the choice under way */
  const AciesState        *root;
  int                      side;
  gboolean                 is_main;
  gboolean                 may_end;     /* the turn can be ended now, which is worth base */
  gint32                   base;
  guint64                  seed;
  guint                    n_nodes;
  const AciesSearchBudget *budget;
  GCancellable            *cancellable;
};

AciesSearch *
acies_search_new (const AciesRuleset *ruleset, const AciesSetup *setup)
{
  AciesSearch *self = g_new0 (AciesSearch, 1);

  self->ruleset = ruleset;
  self->setup = setup;
  self->rollout = acies_rollout_new (ruleset, setup);
  self->thrown = g_malloc_n (MAX_LINES, ruleset->state_size);
  for (guint i = 0; i < MAX_DEPTH; i++)
    {
      self->legal[i] = g_new (AciesActionList, 1);
      self->path[i] = g_malloc (ruleset->state_size);
    }

  return self;
}

void
acies_search_free (AciesSearch *self)
{
  if (self == NULL)
    return;

  for (guint i = 0; i < MAX_DEPTH; i++)
    {
      g_free (self->legal[i]);
      g_free (self->path[i]);
    }
  g_free (self->thrown);
  acies_rollout_free (self->rollout);
  g_free (self);
}

static AciesState *
thrown_state (AciesSearch *self, const Line *line)
{
  return (AciesState *) ((char *) self->thrown + (gsize) (line - self->lines) * self->ruleset->state_size);
}

static gboolean
is_cancelled (AciesSearch *self)
{
  return self->cancellable != NULL && g_cancellable_is_cancelled (self->cancellable);
}

/* Whether the position, its dice aside, has been met in this choice; remembers it. */
static gboolean
is_seen (AciesSearch *self, const AciesState *state)
{
  const char *bytes = (const char *) state + sizeof (AciesState);
  guint64     hash = self->seed | 1;

  for (gsize left = self->ruleset->state_size - sizeof (AciesState); left >= 8; left -= 8, bytes += 8)
    {
      guint64 word;

      memcpy (&word, bytes, 8);
      hash = (hash ^ word) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
      hash ^= hash >> 32;
    }

  if (self->seen[hash % N_SEEN] == hash)
    return TRUE;

  self->seen[hash % N_SEEN] = hash;

  return FALSE;
}

/* Adds a line whose end is known: it is quiet there. */
static void
add_quiet (AciesSearch *self, const AciesAction *first, int cost, gint32 value)
{
  if (self->n_lines < MAX_LINES)
    self->lines[self->n_lines++] = (Line){ .first = *first, .cost = (gint16) cost, .sum = value, .n = 1 };
}

/* Adds a line whose dice are thrown by @action in @state. */
static void
add_random (AciesSearch *self, const AciesAction *first, int cost, const AciesState *state, const AciesAction *action)
{
  Line *line;

  if (self->n_lines == MAX_LINES)
    return;

  line = &self->lines[self->n_lines++];
  *line = (Line){ .first = *first, .cost = (gint16) cost, .random = TRUE, .throw = *action };
  memcpy (thrown_state (self, line), state, self->ruleset->state_size);
}

static const AciesState *
state_at (AciesSearch *self, guint depth)
{
  return depth == 0 ? self->root : self->path[depth - 1];
}

/* How well an attack is likely to go: the mean number of its result, which rise from the worst to the best. */
static double
attack_rank (AciesSearch *self, const AciesState *state, const AciesAction *action)
{
  AciesOdds odds;
  double    rank = 0;

  if (!self->ruleset->odds (self->setup, state, action, &odds, NULL))
    return -1;

  for (guint i = 0; i < odds.n_results; i++)
    rank += i * odds.results[i].chance;

  return rank;
}

static void expand (AciesSearch *self, guint depth, const AciesAction *first, int cost);

/* Plays @action, of the position at @depth, and follows what comes after it. */
static void
follow (AciesSearch *self, guint depth, const AciesAction *action, const AciesActionView *view, const AciesAction *first, int cost)
{
  const AciesState *state = state_at (self, depth);
  AciesState       *after = self->path[depth];
  AciesDecision     decision;

  self->n_nodes++;
  memcpy (after, state, self->ruleset->state_size);
  acies_dice_seed (&after->dice, self->seed);
  self->ruleset->apply (self->setup, after, action, NULL);
  self->ruleset->decision (self->setup, after, &decision);

  if (after->dice.n_drawn > 0)
    add_random (self, first, cost, state, action);
  else if (decision.over || decision.is_main)
    add_quiet (self, first, cost, acies_rollout_value (self->rollout, after, self->side));
  else if (decision.side != self->side)
    add_random (self, first, cost, state, action);
  else if (depth + 1 < MAX_DEPTH && self->n_nodes < self->budget->n_nodes && !is_seen (self, after))
    expand (self, depth + 1, first, cost);
}

/* The attack of a list that is kept for a line: of the cheapest the most promising. */
typedef struct
{
  const AciesAction *action;
  int                cost;
  double             rank;
} BestAttack;

static void
keep_attack (AciesSearch *self, guint depth, const AciesAction *action, int cost, BestAttack *best)
{
  double rank;

  if (best->action != NULL && cost > best->cost)
    return;

  rank = attack_rank (self, state_at (self, depth), action);
  if (best->action == NULL || cost < best->cost || rank > best->rank)
    *best = (BestAttack){ action, cost, rank };
}

/* Follows all that the group can do at @depth; its attacks are one line until it is there. */
static void
expand (AciesSearch *self, guint depth, const AciesAction *first, int cost)
{
  AciesActionList *legal = self->legal[depth];
  BestAttack       attack = { NULL };

  self->ruleset->legal (self->setup, state_at (self, depth), legal);
  for (guint i = 0; i < legal->n; i++)
    {
      const AciesAction *action = &legal->items[i];
      AciesActionView    view;

      self->ruleset->view (self->setup, state_at (self, depth), action, &view);
      if (view.flags & ACIES_ACTION_ATTACKS)
        keep_attack (self, depth, action, view.cost, &attack);
      else
        follow (self, depth, action, &view, first, cost + view.cost);
    }

  if (attack.action != NULL)
    add_random (self, first, cost + attack.cost, state_at (self, depth), attack.action);
}

/* Makes the lines of all actions of the pending decision. */
static void
expand_root (AciesSearch *self)
{
  const AciesActionList *legal = self->legal[0];

  for (guint i = 0; i < legal->n && !is_cancelled (self); i++)
    {
      const AciesAction *action = &legal->items[i];
      AciesActionView    view;

      self->ruleset->view (self->setup, self->root, action, &view);
      if (self->is_main && (view.flags & ACIES_ACTION_ENDS_TURN))
        {
          self->may_end = TRUE;
          add_quiet (self, action, 0, self->base);
        }
      else if (view.flags & ACIES_ACTION_ATTACKS)
        add_random (self, action, view.cost, self->root, action);
      else
        follow (self, 0, action, &view, action, view.cost);
    }
}

/* ---- Choosing ---- */

/* What is compared: in a free choice the gain over ending the turn for each unit of cost, else the value. In 64ths. */
static gint64
line_score (const AciesSearch *self, const Line *line)
{
  const gint64 value = line->sum * 64 / (gint64) line->n;

  if (!self->may_end)
    return value;

  return (value - (gint64) self->base * 64) * 2 / MAX (2 * line->cost, 1);
}

static int
compare_lines (gconstpointer a, gconstpointer b, gpointer data)
{
  const Line  *one = *(const Line *const *) a, *other = *(const Line *const *) b;
  const gint64 difference = line_score (data, other) - line_score (data, one);

  if (difference != 0)
    return difference > 0 ? 1 : -1;

  return one < other ? -1 : 1;
}

/* The same dice for every line: the roll number @n of each begins with the same seed. */
static void
throw_dice (AciesSearch *self, Line *line, guint upto)
{
  for (; line->n < upto; line->n++)
    line->sum += acies_rollout_play (self->rollout, thrown_state (self, line), &line->throw,
                                     self->seed + line->n * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15), self->side);
}

/*
 * Plays the lines with dice out, in rounds: the better half of each round goes on to the next with twice the rolls.
 * Returns: how many lines stand first in order that have been through all
 */
static guint
sift (AciesSearch *self)
{
  guint n_left = 0, n_rolls = 0;

  for (guint i = 0; i < self->n_lines; i++)
    if (self->lines[i].random)
      self->order[n_left++] = &self->lines[i];

  for (guint upto = 2; n_left > 0; upto *= 2)
    {
      for (guint i = 0; i < n_left && !is_cancelled (self); i++)
        {
          n_rolls += upto - self->order[i]->n;
          throw_dice (self, self->order[i], upto);
        }
      g_qsort_with_data (self->order, (int) n_left, sizeof self->order[0], compare_lines, self);
      if (n_rolls >= self->budget->n_rolls || n_left == 1 || is_cancelled (self))
        break;
      n_left = (n_left + 1) / 2;
    }

  return n_left;
}

static const Line *
best_line (AciesSearch *self)
{
  const guint  n_sifted = sift (self);
  const Line  *best = n_sifted > 0 && self->order[0]->n > 0 ? self->order[0] : NULL;

  for (guint i = 0; i < self->n_lines; i++)
    {
      const Line *line = &self->lines[i];

      if (!line->random && (best == NULL || line_score (self, line) > line_score (self, best)))
        best = line;
    }

  return best;
}

/* The end of the turn, if nothing gains enough. */
static const AciesAction *
end_of_turn (AciesSearch *self)
{
  for (guint i = 0; i < self->n_lines; i++)
    {
      AciesActionView view;

      self->ruleset->view (self->setup, self->root, &self->lines[i].first, &view);
      if (view.flags & ACIES_ACTION_ENDS_TURN)
        return &self->lines[i].first;
    }

  g_assert_not_reached ();
}

void
acies_search_choose (AciesSearch             *self,
                     const AciesState        *state,
                     guint64                  seed,
                     const AciesSearchBudget *budget,
                     GCancellable            *cancellable,
                     AciesAction             *action)
{
  const Line   *best;
  AciesDecision decision;

  self->ruleset->legal (self->setup, state, self->legal[0]);
  *action = self->legal[0]->items[0];
  if (self->legal[0]->n == 1)
    return;

  self->ruleset->decision (self->setup, state, &decision);
  self->root = state;
  self->side = decision.side;
  self->is_main = decision.is_main;
  self->may_end = FALSE;
  self->base = self->ruleset->evaluate (self->setup, state, decision.side);
  self->seed = seed;
  self->budget = budget;
  self->cancellable = cancellable;
  self->n_nodes = self->n_lines = 0;
  memset (self->seen, 0, sizeof self->seen);

  expand_root (self);
  best = best_line (self);
  if (best == NULL)
    return;

  *action = best->first;
  if (self->may_end && line_score (self, best) < 64 * LEAST_GAIN)
    *action = *end_of_turn (self);
}
