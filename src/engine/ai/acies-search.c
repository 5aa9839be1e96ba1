/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/ai/acies-search.h"

#include <string.h>

#include "engine/ai/acies-rollout.h"

#define MAX_DEPTH ACIES_AI_MAX_LINE /* actions of one line up to its dice */
#define MAX_LINES 512
#define MAX_ROLLS 128   /* of one line; a power of two */
#define N_SEEN    8192  /* places of the table of positions; a power of two */
#define MAX_QUIET 8     /* lines without dice that are kept */
#define MAX_FOLLOWED 16 /* free choices that are followed by another one */

/* Over ending the turn, in hundredths of a point: keeps idle moves from being made. */
#define LEAST_GAIN 4

#define CLOCK_STRIDE 16

/* Between the seeds of one roll and the next. */
#define ROLL_STRIDE G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)

/* A free choice without dice, and how good the position is after it. */
typedef struct
{
  AciesAction action;
  gint32      value;
} Choice;

/* A line of play, and what is known of where it leads. */
typedef struct
{
  guint       n_path;
  AciesAction path[MAX_DEPTH];  /* without dice, and the one that throws those that end it */
  AciesAction throw;  /* played in the state kept for the line; none if it is quiet */
  gint64      sum;    /* of the values found */
  guint       n;
} Line;

struct _AciesSearch
{
  const AciesRuleset *ruleset;
  const AciesSetup   *setup;
  AciesRollout       *rollout;

  AciesActionList *legal[MAX_DEPTH];
  AciesState      *path[MAX_DEPTH];
  const AciesAction *trail[MAX_DEPTH];  /* the actions of the line that is followed */
  AciesState      *thrown;              /* MAX_LINES states: where the dice of a line fall */
  Line             lines[MAX_LINES];    /* with dice */
  Line            *order[MAX_LINES];
  AciesSearchLine  quiet[MAX_QUIET];    /* the best without, one for each first action, the best first */
  guint            n_quiet;
  guint            n_lines;
  guint64          seen[N_SEEN];
  Choice           best[MAX_FOLLOWED];  /* free choices, the best first */
  guint            n_best;

  /* the choice under way */
  const AciesState        *root;
  int                      side;
  gboolean                 is_main;
  gboolean                 may_end;     /* the turn can be ended now, by end, which is worth base */
  AciesAction              end;
  gint32                   base;
  guint64                  seed;
  guint                    n_nodes;
  guint                    n_rolls;
  const AciesSearchBudget *budget;
  gint64                   deadline;    /* monotonic; 0: none */
  guint                    n_asked;     /* whether it has passed */
  gboolean                 is_late;
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
  const gsize place = (gsize) (line - self->lines) * self->ruleset->state_size;

  return (AciesState *) ((char *) self->thrown + place);
}

/* Whether it is time to answer; the clock is not looked at each time that this is asked. */
static gboolean
is_cancelled (AciesSearch *self)
{
  if (self->deadline != 0 && ++self->n_asked % CLOCK_STRIDE == 0 && !self->is_late)
    self->is_late = g_get_monotonic_time () >= self->deadline;

  return self->is_late || g_cancellable_is_cancelled (self->cancellable);
}

/* Whether the position, its dice aside, has been met in this choice; remembers it. */
static gboolean
is_seen (AciesSearch *self, const AciesState *state)
{
  const char *bytes = (const char *) state + sizeof (AciesState);
  guint64     hash = self->seed | 1;

  for (gsize i = sizeof (AciesState); i + 8 <= self->ruleset->state_size; i += 8, bytes += 8)
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

static const AciesState *
state_at (AciesSearch *self, guint depth)
{
  return depth == 0 ? self->root : self->path[depth - 1];
}

/* The mean value in 64ths; least of all before the first roll. */
static gint64
line_score (const Line *line)
{
  return line->n > 0 ? line->sum * 64 / (gint64) line->n : G_MININT64 / 2;
}

/* Begins a line of the actions of the trail up to that at @depth. */
static void
init_line (AciesSearch *self, guint depth, Line *line)
{
  line->n_path = depth + 1;
  for (guint i = 0; i <= depth; i++)
    line->path[i] = *self->trail[i];
  line->throw.kind = 0;
  line->sum = line->n = 0;
}

/* Adds a line whose end, after the action at @depth, is known. */
static void
add_quiet (AciesSearch *self, guint depth, gint32 value)
{
  self->n_quiet = acies_search_lines_offer (self->quiet, self->n_quiet, MAX_QUIET, self->trail,
                                            depth + 1, value);
}

/* Keeps a free choice among the best, as many as are followed. */
static void
keep_choice (AciesSearch *self, const AciesAction *action, gint32 value)
{
  const guint most = MIN (self->ruleset->n_followed, MAX_FOLLOWED);
  guint       place = self->n_best;

  while (place > 0 && value > self->best[place - 1].value)
    place--;
  if (place >= most)
    return;

  self->n_best = MIN (self->n_best + 1, most);
  for (guint i = self->n_best - 1; i > place; i--)
    self->best[i] = self->best[i - 1];
  self->best[place] = (Choice){ *action, value };
}

/* Adds a line whose dice are thrown by @action in the position at @depth. */
static void
add_random (AciesSearch *self, guint depth, const AciesAction *action)
{
  Line *line;

  if (self->n_lines == MAX_LINES)
    return;

  self->trail[depth] = action;
  line = &self->lines[self->n_lines++];
  init_line (self, depth, line);
  line->throw = *action;
  memcpy (thrown_state (self, line), state_at (self, depth), self->ruleset->state_size);
}

/* How well an attack is likely to go: the mean number of its result; they rise from the worst. */
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

static void expand (AciesSearch *self, guint depth);

/* Of two lines to the same end the shorter one is chosen: nobody turns about and back again for nothing. */
static gint32
detour (guint depth)
{
  return (gint32) depth;
}

/* Plays @action, of the position at @depth, and follows what comes after it. */
static void
follow (AciesSearch *self, guint depth, const AciesAction *action)
{
  AciesState   *after = self->path[depth];
  AciesDecision decision;

  self->n_nodes++;
  self->trail[depth] = action;
  memcpy (after, state_at (self, depth), self->ruleset->state_size);
  acies_dice_seed (&after->dice, self->seed);
  self->ruleset->apply (self->setup, after, action, NULL);
  self->ruleset->decision (self->setup, after, &decision);

  if (after->dice.n_drawn > 0)
    add_random (self, depth, action);
  else if (decision.over || decision.is_main)
    {
      const gint32 value = acies_rollout_value (self->rollout, after, self->side) - detour (depth);

      add_quiet (self, depth, value);
      if (depth == 0 && self->is_main && decision.side == self->side)
        keep_choice (self, action, value);
    }
  else if (decision.side != self->side)
    add_random (self, depth, action);
  else if (depth + 1 < MAX_DEPTH && self->n_nodes < self->budget->n_nodes &&
           !is_seen (self, after))
    expand (self, depth + 1);
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
expand (AciesSearch *self, guint depth)
{
  AciesActionList *legal = self->legal[depth];
  BestAttack       attack = { NULL };

  self->ruleset->legal (self->setup, state_at (self, depth), legal);
  for (guint i = 0; i < legal->n && !is_cancelled (self); i++)
    {
      const AciesAction *action = &legal->items[i];
      AciesActionView    view;

      self->ruleset->view (self->setup, state_at (self, depth), action, &view);
      if (view.flags & ACIES_ACTION_ATTACKS)
        keep_attack (self, depth, action, view.cost, &attack);
      else
        follow (self, depth, action);
    }

  if (attack.action != NULL)
    add_random (self, depth, attack.action);
}

/* The best position that one more free choice after @choice leads to; its own if there is none better. */
static gint32
value_followed (AciesSearch *self, const Choice *choice)
{
  AciesState      *after = self->path[0], *further = self->path[1];
  AciesActionList *legal = self->legal[1];
  gint32           best = choice->value;

  memcpy (after, self->root, self->ruleset->state_size);
  self->ruleset->apply (self->setup, after, &choice->action, NULL);
  self->ruleset->legal (self->setup, after, legal);
  for (guint i = 0; i < legal->n && self->n_nodes < self->budget->n_nodes; i++)
    {
      AciesActionView view;

      if (is_cancelled (self))
        break;
      self->ruleset->view (self->setup, after, &legal->items[i], &view);
      if (view.flags & (ACIES_ACTION_ATTACKS | ACIES_ACTION_ENDS_TURN))
        continue;

      self->n_nodes++;
      memcpy (further, after, self->ruleset->state_size);
      acies_dice_seed (&further->dice, self->seed);
      self->ruleset->apply (self->setup, further, &legal->items[i], NULL);
      if (further->dice.n_drawn == 0)
        best = MAX (best, acies_rollout_value (self->rollout, further, self->side) - LEAST_GAIN);
    }

  return best;
}

/* Looks one free choice further, after the best of this one. */
static void
follow_best (AciesSearch *self)
{
  for (guint i = 0; i < self->n_best && !is_cancelled (self); i++)
    {
      self->trail[0] = &self->best[i].action;
      add_quiet (self, 0, value_followed (self, &self->best[i]));
    }
}

/* Whether and how the turn can be ended now, which is worth as much as the position is. */
static void
find_end (AciesSearch *self)
{
  const AciesActionList *legal = self->legal[0];

  self->may_end = FALSE;
  for (guint i = 0; i < legal->n && self->is_main && !self->may_end; i++)
    {
      AciesActionView view;

      self->ruleset->view (self->setup, self->root, &legal->items[i], &view);
      self->may_end = (view.flags & ACIES_ACTION_ENDS_TURN) != 0;
      self->end = legal->items[i];
    }
}

/* Makes the lines of all actions of the pending decision. */
static void
expand_root (AciesSearch *self)
{
  const AciesActionList *legal = self->legal[0];

  find_end (self);
  for (guint i = 0; i < legal->n && !is_cancelled (self); i++)
    {
      const AciesAction *action = &legal->items[i];
      AciesActionView    view;

      self->ruleset->view (self->setup, self->root, action, &view);
      if (view.flags & ACIES_ACTION_ATTACKS)
        add_random (self, 0, action);
      else if (!self->is_main || (view.flags & ACIES_ACTION_ENDS_TURN) == 0)
        follow (self, 0, action);
    }
  follow_best (self);
}

/* ---- Choosing ---- */

static int
compare_lines (gconstpointer a, gconstpointer b)
{
  const Line  *one = *(const Line *const *) a, *other = *(const Line *const *) b;
  const gint64 difference = line_score (other) - line_score (one);

  if (difference != 0)
    return difference > 0 ? 1 : -1;

  return one < other ? -1 : 1;
}

/* The same dice for every line: the roll number @n of each begins with the same seed. */
static void
throw_dice (AciesSearch *self, Line *line, guint upto)
{
  for (; line->n < upto && !is_cancelled (self); line->n++, self->n_rolls++)
    line->sum += acies_rollout_play (self->rollout, thrown_state (self, line), &line->throw,
                                     self->seed + line->n * ROLL_STRIDE, self->side);
}

/*
 * Plays the lines with dice out, in rounds: the better half of each round goes on to the next with
 * twice the rolls. The best comes first in order.
 */
static void
sift (AciesSearch *self)
{
  guint n_left = self->n_lines;

  for (guint i = 0; i < n_left; i++)
    self->order[i] = &self->lines[i];

  for (guint upto = 2; n_left > 0 && upto <= MAX_ROLLS; upto *= 2)
    {
      for (guint i = 0; i < n_left && !is_cancelled (self); i++)
        throw_dice (self, self->order[i], upto);
      qsort (self->order, n_left, sizeof self->order[0], compare_lines);
      if (self->n_rolls >= self->budget->n_rolls || is_cancelled (self))
        break;
      n_left = (n_left + 1) / 2;
    }
}

/* Begins a choice in @state. */
static void
begin (AciesSearch             *self,
       const AciesState        *state,
       guint64                  seed,
       const AciesSearchBudget *budget,
       GCancellable            *cancellable)
{
  AciesDecision decision;

  self->ruleset->decision (self->setup, state, &decision);
  self->root = state;
  self->side = decision.side;
  self->is_main = decision.is_main;
  self->base = self->ruleset->evaluate (self->setup, state, decision.side);
  self->seed = seed;
  self->budget = budget;
  self->deadline = 0;
  if (budget->milliseconds > 0)
    self->deadline = g_get_monotonic_time () + budget->milliseconds * 1000;
  self->is_late = FALSE;
  self->cancellable = cancellable;
  self->n_nodes = self->n_rolls = self->n_lines = self->n_best = self->n_quiet = 0;
}

static void
give (const AciesAction *path, guint n_path, gint32 value, AciesAiChoice *choice)
{
  choice->action = path[0];
  choice->value = value;
  choice->n_line = n_path;
  memcpy (choice->line, path, n_path * sizeof *path);
}

/* The best line that was found, unless to end the turn is better. */
static void
give_best (AciesSearch *self, AciesAiChoice *choice)
{
  const Line  *line = self->n_lines > 0 && self->order[0]->n > 0 ? self->order[0] : NULL;
  const gint64 thrown = line != NULL ? line_score (line) : G_MININT64 / 2;
  const gint64 quiet = self->n_quiet > 0 ? 64 * (gint64) self->quiet[0].value : G_MININT64 / 2;

  if (self->may_end && MAX (thrown, quiet) < 64 * ((gint64) self->base + LEAST_GAIN))
    give (&self->end, 1, self->base, choice);
  else if (line != NULL && thrown > quiet)
    give (line->path, line->n_path, (gint32) (thrown / 64), choice);
  else if (self->n_quiet > 0)
    give (self->quiet[0].path, self->quiet[0].n_path, self->quiet[0].value, choice);
}

void
acies_search_choose (AciesSearch             *self,
                     const AciesState        *state,
                     guint64                  seed,
                     const AciesSearchBudget *budget,
                     GCancellable            *cancellable,
                     AciesAiChoice           *choice)
{
  begin (self, state, seed, budget, cancellable);
  self->ruleset->legal (self->setup, state, self->legal[0]);
  give (&self->legal[0]->items[0], 1, self->base, choice);
  choice->n_nodes = 0;
  if (self->legal[0]->n == 1)
    return;

  memset (self->seen, 0, sizeof self->seen);
  expand_root (self);
  sift (self);
  give_best (self, choice);
  choice->n_nodes = self->n_nodes + self->n_rolls;
}

guint
acies_search_get_lines (AciesSearch *self, AciesSearchLine *lines, guint most)
{
  const AciesAction *path[MAX_DEPTH] = { &self->end };
  guint              n = 0;

  if (self->legal[0]->n == 1)
    return 0;
  if (self->may_end)
    n = acies_search_lines_offer (lines, n, most, path, 1, self->base + LEAST_GAIN);
  for (guint i = 0; i < self->n_quiet + self->n_lines; i++)
    {
      const gboolean     is_quiet = i < self->n_quiet;
      const Line        *line = is_quiet ? NULL : self->order[i - self->n_quiet];
      const AciesAction *actions = is_quiet ? self->quiet[i].path : line->path;
      const guint        n_path = is_quiet ? self->quiet[i].n_path : line->n_path;
      gint32             value;

      if (!is_quiet && line->n == 0)
        continue;
      value = is_quiet ? self->quiet[i].value : (gint32) (line_score (line) / 64);
      for (guint k = 0; k < n_path; k++)
        path[k] = &actions[k];
      n = acies_search_lines_offer (lines, n, most, path, n_path, value);
    }

  return n;
}
