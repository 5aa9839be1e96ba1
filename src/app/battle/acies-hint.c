/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-hint.h"

#include "engine/ai/acies-thinker.h"

#include <glib/gi18n.h>

struct _AciesHint
{
  GObject parent_instance;

  GCancellable *stop;      /* of the thought under way; NULL: none */
  guint         number;    /* of the latest thought: answers of older ones are dropped */
  AciesAdvice  *advice;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesHint, acies_hint, G_TYPE_OBJECT)

static void
acies_advice_free (AciesAdvice *advice)
{
  g_free (advice->words);
  g_free (advice->reason);
  g_free (advice);
}

/* Everything the thread needs, and nothing that the window changes. */
typedef struct
{
  AciesScenario *scenario;
  AciesState    *state;
  guint64        seed;
  GCancellable  *stop;
  guint          number;
} Thought;

static void
thought_free (gpointer data)
{
  Thought *thought = data;

  acies_scenario_unref (thought->scenario);
  g_free (thought->state);
  g_object_unref (thought->stop);
  g_free (thought);
}

/* Where the first of @units stands. */
static int
find_cell (const AciesRuleset *ruleset, const AciesSetup *setup, const AciesState *state, int side,
           AciesUnits units)
{
  g_autoptr (AciesScene) scene = ruleset->scene (setup, state);
  const AciesSceneToken *token;

  if (units == 0)
    return ACIES_NO_CELL;

  token = acies_scene_find_token (scene, side, acies_units_first (units));

  return token != NULL ? token->cell : ACIES_NO_CELL;
}

/* How much an action tells about the whole: an attack more than a move, a move more than who begins. */
static guint
weigh (AciesActionFlags flags)
{
  if ((flags & ACIES_ACTION_ATTACKS) != 0)
    return 3;
  if ((flags & (ACIES_ACTION_MOVES | ACIES_ACTION_LEAVES | ACIES_ACTION_PLACES)) != 0)
    return 2;

  return 1;
}

/* Puts one more action into the advice; @state is the position before it. */
static void
tell_action (const Thought *thought, const AciesState *state, const AciesAction *action,
             guint *weight,
             AciesAdvice *advice)
{
  const AciesRuleset *ruleset = acies_scenario_get_ruleset (thought->scenario);
  const AciesSetup   *setup = acies_scenario_get_setup (thought->scenario);
  AciesActionView     view = { 0 };
  AciesOdds           odds = { 0 };

  ruleset->view (setup, state, action, &view);
  advice->actions[advice->n_actions++] = *action;
  if ((view.flags & ACIES_ACTION_ATTACKS) == 0)
    {
      advice->units |= view.units;
      advice->commanders |= view.commanders;
    }
  advice->ends_turn |= (view.flags & ACIES_ACTION_ENDS_TURN) != 0;
  if ((view.flags & (ACIES_ACTION_MOVES | ACIES_ACTION_ATTACKS | ACIES_ACTION_PLACES)) != 0)
    {
      if ((view.flags & ACIES_ACTION_ATTACKS) != 0)
        {
          const int stands = find_cell (ruleset, setup, state, advice->side, view.units);

          advice->from = stands != ACIES_NO_CELL ? stands : advice->from;
        }
      advice->to = view.cell;
    }
  if ((view.flags & ACIES_ACTION_ATTACKS) != 0 && ruleset->odds (setup, state, action, &odds, NULL))
    {
      advice->attacks = TRUE;
      advice->percent += acies_odds_percent_from (&odds, 1);
    }
  if (weigh (view.flags) >= *weight)
    {
      *weight = weigh (view.flags);
      g_free (advice->words);
      g_free (advice->reason);
      advice->words = ruleset->action_text (setup, state, action);
      advice->reason = ruleset->intent_text (setup, state, action);
    }
}

/* Less than that, in hundredths of a point, is no difference; more than that is a battle that is as good as over. */
#define LEAST_GAIN 30
#define MOST_GAIN  5000

/* What the computer reckons with: how much better the position becomes by it than it is, in its own words; NULL if that says
 * nothing. */
static char *
dup_reckoning (const AciesAdvice *advice, gint32 gain)
{
  if (ABS (gain) > MOST_GAIN)
    return NULL;
  if (advice->ends_turn && gain < LEAST_GAIN)
    return g_strdup (_("Nothing else that it found is worth its price."));
  if (gain >= LEAST_GAIN)
    /* Translators: %.1f is a number of points. */
    return g_strdup_printf (_("It expects the position to become better by %.1f points."), gain / 100.0);
  if (gain <= -LEAST_GAIN)
    /* Translators: %.1f is a number of points. */
    return g_strdup_printf (_("It expects the position to become worse by %.1f points, but found nothing better."),
                            -gain / 100.0);

  return g_strdup (_("It found nothing that makes the position better."));
}

/* What the rules say that it is for, and what it is expected to bring: whole sentences. */
static void
add_reckoning (AciesAdvice *advice, gint32 gain)
{
  g_autofree char *purpose = g_steal_pointer (&advice->reason);
  g_autofree char *reckoning = dup_reckoning (advice, gain);

  if (purpose == NULL || reckoning == NULL)
    advice->reason = g_strdup (purpose != NULL ? purpose : reckoning);
  else
    advice->reason = g_strdup_printf ("%s %s", purpose, reckoning);
}

/* Action by action to the end of the group's action, up to the first that draws dice. */
static void
think_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Thought           *thought = data;
  const AciesRuleset      *ruleset = acies_scenario_get_ruleset (thought->scenario);
  const AciesSetup        *setup = acies_scenario_get_setup (thought->scenario);
  g_autofree AciesState   *state = g_memdup2 (thought->state, ruleset->state_size);
  g_autoptr (AciesThinker) thinker = acies_thinker_new (ruleset, setup, ACIES_AI_NORMAL);
  AciesAdvice             *advice = g_new0 (AciesAdvice, 1);
  AciesDecision            decision;
  guint                    weight = 0;
  gint32                   gain = 0;

  ruleset->decision (setup, state, &decision);
  advice->side = decision.side;
  advice->to = ACIES_NO_CELL;
  advice->units = decision.is_main ? 0 : decision.units;
  do
    {
      const guint   n_drawn = state->dice.n_drawn;
      AciesAiChoice choice;

      acies_thinker_think (thinker, state, thought->seed + advice->n_actions, thought->stop,
                           &choice);
      if (advice->n_actions == 0)
        gain = choice.value - ruleset->evaluate (setup, state, advice->side);
      tell_action (thought, state, &choice.action, &weight, advice);
      ruleset->apply (setup, state, &choice.action, NULL);
      if (state->dice.n_drawn != n_drawn)
        break;
      ruleset->decision (setup, state, &decision);
    }
  while (!decision.over && !decision.is_main && decision.side == advice->side &&
         advice->n_actions < G_N_ELEMENTS (advice->actions) &&
         !g_cancellable_is_cancelled (thought->stop));

  if (!advice->attacks ||
      find_cell (ruleset, setup, thought->state, advice->side, advice->units) == ACIES_NO_CELL)
    advice->from = find_cell (ruleset, setup, thought->state, advice->side, advice->units);
  add_reckoning (advice, gain);
  g_task_return_pointer (task, advice, (GDestroyNotify) acies_advice_free);
}

static void
thought_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  AciesHint     *self = ACIES_HINT (source);
  const Thought *thought = g_task_get_task_data (G_TASK (result));
  AciesAdvice   *advice = g_task_propagate_pointer (G_TASK (result), NULL);

  if (thought->number != self->number)
    {
      acies_advice_free (advice);
      return;
    }

  g_clear_object (&self->stop);
  self->advice = advice;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
acies_hint_dispose (GObject *object)
{
  acies_hint_stop (ACIES_HINT (object));

  G_OBJECT_CLASS (acies_hint_parent_class)->dispose (object);
}

static void
acies_hint_class_init (AciesHintClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_hint_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
acies_hint_init (AciesHint *self)
{
}

AciesHint *
acies_hint_new (void)
{
  return g_object_new (ACIES_TYPE_HINT, NULL);
}

void
acies_hint_think (AciesHint *self, AciesGame *game)
{
  g_autoptr (GTask) task = NULL;
  Thought          *thought;

  g_return_if_fail (ACIES_IS_HINT (self));
  g_return_if_fail (ACIES_IS_GAME (game));

  acies_hint_stop (self);
  if (acies_game_is_over (game))
    return;

  self->stop = g_cancellable_new ();
  thought = g_new0 (Thought, 1);
  thought->scenario = acies_scenario_ref (acies_game_get_scenario (game));
  thought->state = g_memdup2 (acies_game_get_state (game),
                              acies_game_get_ruleset (game)->state_size);
  thought->seed = acies_game_get_seed (game) + acies_game_get_n_steps (game);
  thought->stop = g_object_ref (self->stop);
  thought->number = self->number;

  task = g_task_new (self, NULL, thought_cb, NULL);
  g_task_set_source_tag (task, acies_hint_think);
  g_task_set_task_data (task, thought, thought_free);
  g_task_run_in_thread (task, think_in_thread);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
acies_hint_stop (AciesHint *self)
{
  gboolean had_any;

  g_return_if_fail (ACIES_IS_HINT (self));

  had_any = self->stop != NULL || self->advice != NULL;
  self->number++;
  if (self->stop != NULL)
    g_cancellable_cancel (self->stop);
  g_clear_object (&self->stop);
  g_clear_pointer (&self->advice, acies_advice_free);
  if (had_any)
    g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
acies_hint_get_thinking (AciesHint *self)
{
  g_return_val_if_fail (ACIES_IS_HINT (self), FALSE);

  return self->stop != NULL;
}

const AciesAdvice *
acies_hint_get_advice (AciesHint *self)
{
  g_return_val_if_fail (ACIES_IS_HINT (self), NULL);

  return self->advice;
}
