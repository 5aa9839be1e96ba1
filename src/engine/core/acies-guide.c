/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-guide.h"

#define NO_DEED (-1)

gboolean
acies_guide_fits (const AciesGuide *guide, AciesGame *game)
{
  return guide != NULL &&
         g_str_equal (acies_scenario_get_id (acies_game_get_scenario (game)), guide->scenario) &&
         acies_game_get_player (game, guide->side)->kind == ACIES_PLAYER_HUMAN;
}

/* What an action is to the guide; NO_DEED for answers and for what ends the action of a group. */
static int
deed_of (const AciesActionView *view, gboolean is_main)
{
  if ((view->flags & ACIES_ACTION_ENDS_TURN) != 0)
    return is_main ? ACIES_DEED_END_TURN : ACIES_DEED_END_PHASE;
  if ((view->flags & ACIES_ACTION_ATTACKS) != 0)
    return ACIES_DEED_ATTACK;
  if ((view->flags & ACIES_ACTION_STARTS_GROUP) != 0)
    return ACIES_DEED_CHOOSE;
  if ((view->flags & ACIES_ACTION_MOVES) != 0)
    return ACIES_DEED_MOVE;

  return NO_DEED;
}

/* Fits no step if it is NO_DEED. What ends the free choice may end but a part of the turn. */
static gboolean
deed_fits (AciesDeed wanted, int deed)
{
  return (int) wanted == deed || (wanted == ACIES_DEED_COMMAND && deed == ACIES_DEED_ATTACK) ||
         (wanted == ACIES_DEED_END_PHASE && deed == ACIES_DEED_END_TURN);
}

/* Whether the step that waits lets @deed count at all: what ends a phase of shots or throws counts only where it is waited for,
 * and there nothing else does. */
static gboolean
may_count (const AciesGuide *guide, guint step, int deed)
{
  const gboolean waits = guide->steps[step].deed == ACIES_DEED_END_PHASE;

  if (deed == ACIES_DEED_END_PHASE)
    return waits;

  return !waits || deed == ACIES_DEED_END_TURN;
}

/* Choosing and aiming leave no trace of their own: what follows them shows that they were done. */
static gboolean
is_preparation (AciesDeed deed)
{
  return deed == ACIES_DEED_CHOOSE || deed == ACIES_DEED_AIM;
}

static gboolean
is_elsewhere (const AciesGuideStep *step, const AciesScene *scene, int cell)
{
  return step->cell != NULL && acies_scene_find_cell (scene, step->cell) != cell;
}

AciesUnits
acies_guide_find_units (const AciesGuide *guide, guint step, const AciesScene *scene)
{
  const AciesGuideStep *meant = &guide->steps[step];
  AciesUnits            units = 0;

  if (meant->badge == NULL)
    return meant->cell != NULL ? acies_scene_units_in (scene, (int) guide->side,
                                                       acies_scene_find_cell (scene, meant->cell))
                               : 0;

  for (guint i = 0; i < scene->tokens->len; i++)
    {
      const AciesSceneToken *token = &g_array_index (scene->tokens, AciesSceneToken, i);

      if (token->side == (int) guide->side && g_strcmp0 (token->badge, meant->badge) == 0)
        units |= ACIES_UNIT_BIT (token->unit);
    }

  return units;
}

/* Whether none of @units is meant by @step, which means some. */
static gboolean
are_others (const AciesGuide *guide, guint step, const AciesScene *scene, AciesUnits units)
{
  return guide->steps[step].badge != NULL &&
         (acies_guide_find_units (guide, step, scene) & units) == 0;
}

static const AciesState *
get_state_after (AciesGame *game, guint step)
{
  return step + 1 < acies_game_get_n_steps (game) ? acies_game_get_step_before (game, step + 1)
                                                  : acies_game_get_state (game);
}

/* What the commanders of @side have left together. */
static guint
count_own (AciesGame *game, const AciesState *state, guint side)
{
  const AciesRuleset    *ruleset = acies_game_get_ruleset (game);
  g_autoptr (AciesScene) scene = ruleset->scene (acies_game_get_setup (game), state);
  guint                  left = 0;

  for (guint i = 0; i < scene->counters->len; i++)
    {
      const AciesSceneCounter *counter = &g_array_index (scene->counters, AciesSceneCounter, i);

      if (counter->side == (int) side && counter->group > 0)
        left += counter->left;
    }

  return left;
}

static gboolean
commander_gave (const AciesGuide *guide, AciesGame *game, guint step)
{
  const AciesState *before = acies_game_get_step_before (game, step);

  return count_own (game, get_state_after (game, step), guide->side) <
         count_own (game, before, guide->side);
}

/* Where @units stood when action number @action began; ACIES_NO_CELL: off the field. */
static int
find_place (const AciesGuide *guide, AciesGame *game, guint action, AciesUnits units)
{
  g_autoptr (AciesScene) scene = NULL;
  const AciesSceneToken *token = NULL;

  scene = acies_game_get_ruleset (game)->scene (acies_game_get_setup (game),
                                                acies_game_get_step_before (game, action));
  if (units != 0)
    token = acies_scene_find_token (scene, (int) guide->side, acies_units_first (units));

  return token != NULL ? token->cell : ACIES_NO_CELL;
}

/* Whether the deed of action number @action was done elsewhere than @step says. */
static gboolean
was_elsewhere (const AciesGuide *guide, AciesGame *game, const AciesScene *scene, guint action,
               const AciesActionView *view, guint number)
{
  const AciesGuideStep *step = &guide->steps[number];

  if (step->badge != NULL)
    return are_others (guide, number, scene, view->units);
  if (step->cell == NULL)
    return FALSE;
  if (deed_of (view, TRUE) == ACIES_DEED_CHOOSE)
    return is_elsewhere (step, scene, find_place (guide, game, action, view->units));

  return view->cell != ACIES_NO_CELL && is_elsewhere (step, scene, view->cell);
}

/* Whether a legal action of @state does @deed, with some of @units unless that is 0. */
static gboolean
can_do (AciesGame *game, const AciesState *state, AciesDeed deed, AciesUnits units)
{
  const AciesRuleset          *ruleset = acies_game_get_ruleset (game);
  const AciesSetup            *setup = acies_game_get_setup (game);
  g_autofree AciesActionList *legal = g_new0 (AciesActionList, 1);

  ruleset->legal (setup, state, legal);
  for (guint i = 0; i < legal->n; i++)
    {
      AciesActionView view = { 0 };

      ruleset->view (setup, state, &legal->items[i], &view);
      if (deed_fits (deed, deed_of (&view, TRUE)) && (units == 0 || (view.units & units) != 0))
        return TRUE;
    }

  return FALSE;
}

/* Whether those whom @step means have, after action number @action, not acted in this turn yet. */
static gboolean
can_still (const AciesGuide *guide, AciesGame *game, guint action, guint step)
{
  const AciesGuideStep  *choice = &guide->steps[acies_guide_find_choice (guide, step)];
  g_autoptr (AciesScene) scene = NULL;
  int                    cell;

  if (guide->steps[step].badge != NULL)
    {
      scene = acies_game_get_ruleset (game)->scene (acies_game_get_setup (game),
                                                    get_state_after (game, action));
      return can_do (game, get_state_after (game, action), guide->steps[step].deed,
                     acies_guide_find_units (guide, step, scene));
    }
  if (choice->deed != ACIES_DEED_CHOOSE || choice->cell == NULL)
    return FALSE;

  scene = acies_game_get_ruleset (game)->scene (acies_game_get_setup (game),
                                                get_state_after (game, action));
  cell = acies_scene_find_cell (scene, choice->cell);
  for (guint i = 0; i < scene->tokens->len; i++)
    {
      const AciesSceneToken *token = &g_array_index (scene->tokens, AciesSceneToken, i);

      if (token->side == (int) guide->side && token->cell == cell &&
          (token->flags & ACIES_TOKEN_ACTED) == 0)
        return TRUE;
    }

  return FALSE;
}

/* The step of the same turn, from @from on, that waits for @deed; n_steps if there is none. */
static guint
find_step (const AciesGuide *guide, guint from, int deed)
{
  for (guint i = from; i < guide->n_steps; i++)
    {
      if (deed_fits (guide->steps[i].deed, deed))
        return i;
      if (guide->steps[i].deed == ACIES_DEED_END_TURN)
        break;
    }

  return guide->n_steps;
}

static gboolean
passes_over (const AciesGuide *guide, guint from, guint to)
{
  for (guint i = from; i < to; i++)
    if (!is_preparation (guide->steps[i].deed))
      return TRUE;

  return FALSE;
}

static void
follow_deed (const AciesGuide *guide, AciesGame *game, const AciesScene *scene, guint number,
             const AciesActionView *view, int deed, AciesGuideProgress *at)
{
  const guint           found = find_step (guide, at->step, deed);
  const AciesGuideStep *step = &guide->steps[found];
  gboolean              elsewhere;

  if (!may_count (guide, at->step, deed))
    return;
  if (found == guide->n_steps)
    {
      if (deed == ACIES_DEED_CHOOSE && guide->steps[at->step].deed != ACIES_DEED_END_TURN)
        at->note = ACIES_GUIDE_NOTE_EXTRA;
      return;
    }

  elsewhere = was_elsewhere (guide, game, scene, number, view, found);
  if (elsewhere && can_still (guide, game, number, found))
    {
      at->note = ACIES_GUIDE_NOTE_EXTRA;
      return;
    }

  at->note = ACIES_GUIDE_NOTE_NONE;
  if (passes_over (guide, at->step, found))
    at->note = ACIES_GUIDE_NOTE_AHEAD;
  else if (deed != ACIES_DEED_CHOOSE && elsewhere)
    at->note = ACIES_GUIDE_NOTE_OTHER_WAY;
  else if (step->deed == ACIES_DEED_COMMAND && !commander_gave (guide, game, number))
    at->note = ACIES_GUIDE_NOTE_OTHER_WAY;
  at->step = found + 1;
}

/* The first step after the end of a turn before @step. */
static guint
find_turn (const AciesGuide *guide, guint step)
{
  guint i = step;

  while (i > 0 && guide->steps[i - 1].deed != ACIES_DEED_END_TURN)
    i--;

  return i;
}

/* The turn was ended for attacks to come, and there were none: it is gone through again. */
static void
begin_turn (const AciesGuide *guide, AciesGuideProgress *at)
{
  guint end = at->step;

  if (guide->steps[end].deed != ACIES_DEED_AIM && guide->steps[end].deed != ACIES_DEED_END_PHASE)
    return;
  while (end > 0 && guide->steps[end - 1].deed == ACIES_DEED_END_PHASE)
    end--;
  if (end == 0 || guide->steps[end - 1].deed != ACIES_DEED_END_TURN)
    return;

  at->step = find_turn (guide, end - 1);
  at->note = ACIES_GUIDE_NOTE_AGAIN;
}

/* Phases are passed over where nothing of them can be ended: nobody had anything to throw. */
static void
pass_phases (const AciesGuide *guide, AciesGame *game, const AciesState *state, guint *step)
{
  while (guide->steps[*step].deed == ACIES_DEED_END_PHASE &&
         !can_do (game, state, ACIES_DEED_END_PHASE, 0))
    (*step)++;
}

/* On a table, steps for which those meant cannot move in the turn that is under way are passed over. */
static void
pass_over (const AciesGuide   *guide,
           AciesGame          *game,
           const AciesScene   *scene,
           AciesGuideProgress *at)
{
  const AciesState     *state = acies_game_get_state (game);
  const AciesGuideStep *step = &guide->steps[at->step];

  while (step->badge != NULL &&
         (step->deed == ACIES_DEED_MOVE || step->deed == ACIES_DEED_CHOOSE) &&
         !can_do (game, state, ACIES_DEED_MOVE, acies_guide_find_units (guide, at->step, scene)))
    step = &guide->steps[++at->step];
}

AciesGuideProgress
acies_guide_follow (const AciesGuide *guide, AciesGame *game, const AciesScene *scene)
{
  const AciesRuleset *ruleset = acies_game_get_ruleset (game);
  const AciesSetup   *setup = acies_game_get_setup (game);
  const guint         last = guide->n_steps - 1;
  AciesGuideProgress  at = { 0, ACIES_GUIDE_NOTE_NONE };
  const AciesDecision *now = acies_game_get_decision (game);

  for (guint i = 0; i < acies_game_get_n_steps (game) && at.step < last; i++)
    {
      const AciesState *before = acies_game_get_step_before (game, i);
      AciesDecision     decision;
      AciesActionView   view = { 0 };

      ruleset->decision (setup, before, &decision);
      if (decision.side != (int) guide->side)
        continue;
      ruleset->view (setup, before, acies_game_get_step_action (game, i), &view);
      if (decision.is_main)
        begin_turn (guide, &at);
      pass_phases (guide, game, before, &at.step);
      follow_deed (guide, game, scene, i, &view, deed_of (&view, decision.is_main), &at);
    }
  if (!now->over && now->is_main && now->side == (int) guide->side)
    {
      begin_turn (guide, &at);
      pass_over (guide, game, scene, &at);
    }
  if (!now->over && now->side == (int) guide->side)
    pass_phases (guide, game, acies_game_get_state (game), &at.step);
  if (acies_game_is_over (game))
    at = (AciesGuideProgress){ last, ACIES_GUIDE_NOTE_NONE };

  return at;
}

guint
acies_guide_find_choice (const AciesGuide *guide, guint step)
{
  guint i = step;

  /* Not beyond what others do. */
  while (i > 0 && guide->steps[i].deed != ACIES_DEED_CHOOSE &&
         (guide->steps[i - 1].deed == ACIES_DEED_CHOOSE ||
          guide->steps[i - 1].deed == ACIES_DEED_AIM))
    i--;

  return guide->steps[i].deed == ACIES_DEED_CHOOSE ? i : step;
}

/* Nobody is chosen although the step needs somebody: choosing comes first. */
static void
step_back (const AciesGuide *guide, AciesGuideProgress *at, const AciesGuideMoment *moment)
{
  const guint choice = acies_guide_find_choice (guide, at->step);

  if (guide->steps[choice].deed != ACIES_DEED_CHOOSE)
    return;

  at->step = choice;
  if (!moment->can_choose &&
      (guide->steps[choice].cell != NULL || guide->steps[choice].badge != NULL))
    at->note = ACIES_GUIDE_NOTE_ANYBODY;
}

AciesGuideProgress
acies_guide_look (const AciesGuide *guide, AciesGuideProgress at, const AciesScene *scene,
                  const AciesGuideMoment *moment)
{
  const AciesGuideStep *step = &guide->steps[at.step];

  if (moment->may_begin && !moment->aiming)
    {
      if (step->deed != ACIES_DEED_END_TURN && step->deed != ACIES_DEED_END_PHASE &&
          step->deed != ACIES_DEED_FINISH)
        step_back (guide, &at, moment);
      return at;
    }
  if (step->deed == ACIES_DEED_CHOOSE && moment->chosen)
    {
      const gboolean elsewhere = is_elsewhere (step, scene, moment->cell) ||
                                 are_others (guide, at.step, scene, moment->units);

      at.note = elsewhere ? ACIES_GUIDE_NOTE_OTHER_GROUP : ACIES_GUIDE_NOTE_NONE;
      if (elsewhere && moment->can_choose)
        return at;
      step = &guide->steps[++at.step];
    }
  if (step->deed == ACIES_DEED_AIM && moment->aiming)
    {
      if (is_elsewhere (step, scene, moment->target))
        {
          at.note = ACIES_GUIDE_NOTE_OTHER_TARGET;
          return at;
        }
      at.step++;
    }

  return at;
}

const AciesRuleset *
acies_guide_find_ruleset (void)
{
  const AciesRuleset *const *rulesets = acies_ruleset_list ();

  for (guint i = 0; rulesets[i] != NULL; i++)
    if (rulesets[i]->guide != NULL)
      return rulesets[i];

  return NULL;
}
