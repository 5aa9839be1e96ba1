/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-choose-private.h"

/* Choosing on a free table: bases one by one, by line or column, with a line drawn around them; and whom to attack. */

#define MOST_WAYS 8

gboolean
acies_choose_has_table (AciesChooseTool *self)
{
  return self->game != NULL && acies_choose_ruleset (self)->table != NULL;
}

/* The free choice of a turn, or whom to attack: bases are chosen; else a question is answered. */
AciesStage
acies_choose_table_stage (AciesChooseTool *self, AciesActionFlags flags)
{
  if (acies_game_get_decision (self->game)->is_main || (flags & ACIES_ACTION_ATTACKS) != 0)
    return ACIES_STAGE_MAIN;

  return ACIES_STAGE_ANSWER;
}

static gboolean
acies_choose_is_choosing (AciesChooseTool *self)
{
  return self->stage == ACIES_STAGE_MAIN || self->stage == ACIES_STAGE_GROUP;
}

/* Attacks */

/* What is attacked by an action: the units of a side, or its camp if there are none. FALSE if it is no attack. */
static gboolean
acies_choose_read_attack (AciesChooseTool   *self,
                          const AciesAction *action,
                          AciesActionView   *view,
                          AciesOdds         *odds)
{
  const AciesRuleset *ruleset = acies_choose_ruleset (self);

  *view = (AciesActionView){ 0 };
  *odds = (AciesOdds){ .target_side = ACIES_NO_SIDE };
  acies_choose_view (self, action, view);

  return (view->flags & ACIES_ACTION_ATTACKS) != 0 &&
         ruleset->odds (acies_choose_setup (self), acies_choose_state (self), action, odds, NULL);
}

/* Whom those chosen (or, if nobody is, anybody) can attack now. */
void
acies_choose_find_targets (AciesChooseTool *self)
{
  const AciesActionList *legal;

  for (guint side = 0; side < ACIES_MAX_SIDES; side++)
    self->targets[side] = 0;
  self->camp_targets = 0;
  if (!acies_choose_has_table (self) || !acies_choose_is_choosing (self))
    return;

  legal = acies_game_get_legal (self->game);
  for (guint i = 0; i < legal->n; i++)
    {
      AciesActionView view;
      AciesOdds       odds;

      if (!acies_choose_read_attack (self, &legal->items[i], &view, &odds) ||
          odds.target_side == ACIES_NO_SIDE ||
          (self->units != 0 && view.units != 0 && (view.units & self->units) == 0))
        continue;
      self->targets[odds.target_side] |= odds.targets;
      if (odds.targets == 0)
        self->camp_targets |= 1u << odds.target_side;
    }
}

gboolean
acies_choose_tool_aim_at (AciesChooseTool *self, int side, int unit)
{
  const AciesUnits       wanted = unit >= 0 ? ACIES_UNIT_BIT (unit) : 0;
  const AciesActionList *legal;
  AciesActionList       *attacks = self->preview.attacks;

  g_return_val_if_fail (ACIES_IS_CHOOSE_TOOL (self), FALSE);

  acies_choose_close_preview (self);
  legal = acies_game_get_legal (self->game);
  for (guint i = 0; i < legal->n; i++)
    {
      AciesActionView view;
      AciesOdds       odds;

      if (acies_choose_read_attack (self, &legal->items[i], &view, &odds) &&
          odds.target_side == side &&
          (unit >= 0 ? (odds.targets & wanted) != 0 : odds.targets == 0) &&
          (self->units == 0 || view.units == 0 || (view.units & self->units) != 0))
        attacks->items[attacks->n++] = legal->items[i];
    }
  if (attacks->n == 0)
    return FALSE;

  self->preview.state =
    g_memdup2 (acies_choose_state (self), acies_choose_ruleset (self)->state_size);
  self->preview.plan.n_actions = 0;
  self->preview.from = self->preview.target = ACIES_NO_CELL;
  self->preview.target_side = side;
  self->preview.target_unit = unit;
  self->preview.chosen = 0;
  self->preview.serial++;
  self->preview.open = TRUE;
  acies_choose_say (self, NULL);
  acies_choose_changed (self);

  return TRUE;
}

/* Aimed at already: confirmed. FALSE if it cannot be attacked. */
static gboolean
acies_choose_attack_at (AciesChooseTool *self, int side, int unit)
{
  if (self->preview.open && self->preview.target_side == side && self->preview.target_unit == unit)
    return acies_choose_tool_confirm (self);

  return acies_choose_tool_aim_at (self, side, unit);
}

/* Whether a way that reads alike is offered already: of two that nobody can tell apart the first will do. */
static gboolean
acies_choose_offers_alike (AciesChooseTool *self, const AciesAction *action, GHashTable *offered)
{
  char *words = acies_choose_ruleset (self)->action_text (acies_choose_setup (self),
                                                          acies_choose_state (self), action);

  return !g_hash_table_add (offered, words);
}

/* What can be done at once with exactly those chosen, as the rules list it. */
void
acies_choose_find_table_ways (AciesChooseTool *self)
{
  g_autoptr (GHashTable) offered = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const AciesActionList *legal = acies_game_get_legal (self->game);

  for (guint i = 0; i < legal->n && self->beginnings->n < MOST_WAYS; i++)
    {
      AciesActionView view = { 0 };

      acies_choose_view (self, &legal->items[i], &view);
      if (view.units == self->units && (view.flags & ACIES_ACTION_ATTACKS) == 0 &&
          !acies_choose_offers_alike (self, &legal->items[i], offered))
        self->beginnings->items[self->beginnings->n++] = legal->items[i];
    }
}

/* Choosing */

static AciesUnits
acies_choose_chain_of (AciesChooseTool *self, guint unit)
{
  const AciesTableRules *table = acies_choose_ruleset (self)->table;
  AciesUnits             chain = 0;

  if (table->chain != NULL)
    chain =
      table->chain (acies_choose_setup (self), acies_choose_state (self), (guint)self->side, unit);

  return chain | ACIES_UNIT_BIT (unit);
}

/* Alone; again: all of its line or column; then alone once more. Ctrl or Shift adds it and takes it away. */
static void
acies_choose_own_base (AciesChooseTool *self, guint unit)
{
  const AciesUnits bit = ACIES_UNIT_BIT (unit), chain = acies_choose_chain_of (self, unit);

  if ((acies_field_get_modifiers (self->field) & (GDK_CONTROL_MASK | GDK_SHIFT_MASK)) != 0)
    acies_choose_tool_toggle_unit (self, unit);
  else if (self->units == bit && chain != bit)
    acies_choose_tool_choose (self, chain, 0);
  else if (self->units == bit)
    acies_choose_tool_choose (self, 0, 0);
  else
    acies_choose_tool_choose (self, bit, 0);
  self->held = unit;
}

/* Whom @unit can attack is aimed at, and it the one that does. FALSE if it can attack nobody. */
static gboolean
acies_choose_aim_with (AciesChooseTool *self, guint unit)
{
  const AciesActionList *legal = acies_game_get_legal (self->game);
  const AciesActionList *attacks = self->preview.attacks;
  AciesActionView        view;
  AciesOdds              odds;
  int                    target;

  for (guint i = 0; i < legal->n; i++)
    {
      if (!acies_choose_read_attack (self, &legal->items[i], &view, &odds) ||
          (view.units & ACIES_UNIT_BIT (unit)) == 0)
        continue;
      target = odds.targets != 0 ? (int) acies_units_first (odds.targets) : -1;
      if (!acies_choose_tool_aim_at (self, odds.target_side, target))
        continue;
      for (guint k = 0; k < attacks->n; k++)
        if (acies_action_equal (&attacks->items[k], &legal->items[i]))
          acies_choose_tool_choose_attack (self, k);
      return TRUE;
    }

  return FALSE;
}

static gboolean
acies_choose_is_own_base (AciesChooseTool *self, int side, guint unit)
{
  const AciesSceneToken *token =
    acies_scene_find_token (acies_field_get_scene (self->field), side, unit);

  return side == self->side && token != NULL && token->on_table;
}

/* TRUE if it was dealt with here. */
gboolean
acies_choose_table_unit (AciesChooseTool *self, int side, guint unit)
{
  if (acies_choose_draft_unit (self, side, unit))
    return TRUE;
  if (!acies_choose_has_table (self) || !acies_choose_is_choosing (self))
    return FALSE;

  if (acies_choose_is_own_base (self, side, unit) && !self->may_move)
    acies_choose_aim_with (self, unit);
  else if (acies_choose_is_own_base (self, side, unit))
    acies_choose_own_base (self, unit);
  else if (!acies_choose_attack_at (self, side, (int)unit) && self->units != 0)
    acies_choose_pull_to (self, side, unit);

  return TRUE;
}

static void
camp_activated_cb (AciesChooseTool *self, guint camp)
{
  const AciesScene     *scene = acies_field_get_scene (self->field);
  const AciesSceneCamp *at;

  if (!acies_choose_has_table (self) || camp >= scene->camps->len)
    return;

  at = &g_array_index (scene->camps, AciesSceneCamp, camp);
  if (!acies_choose_camp_spot_activated (self, at) && acies_choose_is_choosing (self))
    acies_choose_attack_at (self, at->side, -1);
}

/* Nobody stands there: those chosen are let go. */
static void
place_activated_cb (AciesChooseTool *self, int x, int y)
{
  if (acies_choose_spot_activated (self, x, y))
    return;
  if (acies_choose_has_table (self) && acies_choose_is_choosing (self))
    acies_choose_tool_step_back (self);
}

static void
lassoed_cb (AciesChooseTool *self, const AciesUnits *units)
{
  const gboolean drafting = acies_choose_has_draft (self);

  if (!drafting && (!acies_choose_has_table (self) || !acies_choose_is_choosing (self)))
    return;

  acies_choose_tool_choose (self, units[self->side], 0);
  if (units[self->side] != 0)
    self->held = acies_units_first (units[self->side]);
}

/* All of the line or column of whoever has the cursor. */
gboolean
acies_choose_table_all (AciesChooseTool *self)
{
  int   side;
  guint unit;

  if (!acies_choose_has_table (self) || !acies_choose_is_choosing (self))
    return FALSE;

  if (acies_field_get_cursor_unit (self->field, &side, &unit) &&
      acies_choose_is_own_base (self, side, unit))
    {
      acies_choose_tool_choose (self, acies_choose_chain_of (self, unit), 0);
      self->held = unit;
    }

  return TRUE;
}

/* Going round: chain by chain, from the left; then the commanders. */

/* A chain that can still act, and how far to the left it begins; or a commander who can still be put somewhere. */
typedef struct
{
  AciesUnits units;
  guint      first;
  gint32     x;
  AciesUnits commander;
} Chain;

static int
compare_chains (gconstpointer a, gconstpointer b)
{
  const Chain *one = a, *other = b;

  return one->x < other->x ? -1 : one->x > other->x;
}

/* The most of @units, @first among them, who can do something together; 0 if there is nothing. */
static AciesUnits
acies_choose_most_of (AciesChooseTool *self, AciesUnits units, guint first)
{
  const AciesActionList *legal = acies_game_get_legal (self->game);
  AciesUnits             most = 0;

  for (guint i = 0; i < legal->n; i++)
    {
      AciesActionView view = { 0 };

      acies_choose_view (self, &legal->items[i], &view);
      if ((view.units & ACIES_UNIT_BIT (first)) != 0 && (view.units & ~units) == 0 &&
          acies_units_count (view.units) > acies_units_count (most))
        most = view.units;
    }

  return most != 0 ? most : ACIES_UNIT_BIT (first);
}

static GArray *
acies_choose_list_chains (AciesChooseTool *self)
{
  const AciesScene *scene = acies_field_get_scene (self->field);
  GArray           *chains = g_array_new (FALSE, FALSE, sizeof (Chain));
  AciesUnits        left = self->can_begin;

  while (left != 0)
    {
      const guint first = acies_units_first (left);
      Chain       chain = { acies_choose_chain_of (self, first) & left, 0, G_MAXINT32, 0 };
      guint       unit;

      chain.units = acies_choose_most_of (self, chain.units, first);

      ACIES_FOREACH_UNIT (unit, chain.units)
      {
        const AciesSceneToken *token = acies_scene_find_token (scene, self->side, unit);

        if (token == NULL || token->pose.x >= chain.x)
          continue;
        chain.first = unit;
        chain.x = token->pose.x;
      }
      left &= ~chain.units;
      g_array_append_val (chains, chain);
    }
  g_array_sort (chains, compare_chains);
  for (guint i = 0; i < scene->leaders->len; i++)
    {
      const AciesSceneLeader *leader = &g_array_index (scene->leaders, AciesSceneLeader, i);
      const Chain alone = { 0, leader->commander, 0, ACIES_UNIT_BIT (leader->commander) };

      if (leader->side == self->side && leader->on_table &&
          (self->can_place & alone.commander) != 0)
        g_array_append_val (chains, alone);
    }

  return chains;
}

static gboolean
acies_choose_is_chain (AciesChooseTool *self, const Chain *chain)
{
  return (chain->units & self->units) != 0 ||
         (self->units == 0 && (chain->commander & self->commanders) != 0);
}

/* Going round those who can be attacked, from the left. */

typedef struct
{
  int    side, unit;  /* unit -1: the camp */
  gint32 x;
} Target;

static int
compare_targets (gconstpointer a, gconstpointer b)
{
  const Target *one = a, *other = b;

  return one->x < other->x ? -1 : one->x > other->x;
}

/* Left of all others without a base. */
static gint32
acies_choose_target_x (AciesChooseTool *self, int side, int unit)
{
  const AciesSceneToken *token =
    unit >= 0 ? acies_scene_find_token (acies_field_get_scene (self->field), side, (guint) unit)
              : NULL;

  return token != NULL ? token->pose.x : G_MININT32;
}

static GArray *
acies_choose_list_targets (AciesChooseTool *self)
{
  GArray *targets = g_array_new (FALSE, FALSE, sizeof (Target));

  acies_choose_find_targets (self);
  for (int side = 0; side < ACIES_MAX_SIDES; side++)
    {
      guint unit;

      ACIES_FOREACH_UNIT (unit, self->targets[side])
        {
          const Target target = { side, (int) unit,
                                  acies_choose_target_x (self, side, (int) unit) };

          g_array_append_val (targets, target);
        }
      if ((self->camp_targets >> side & 1) != 0)
        {
          const Target camp = { side, -1, acies_choose_target_x (self, side, -1) };

          g_array_append_val (targets, camp);
        }
    }
  g_array_sort (targets, compare_targets);

  return targets;
}

static gboolean
acies_choose_next_target (AciesChooseTool *self, int direction)
{
  g_autoptr (GArray) targets = acies_choose_list_targets (self);
  guint              at = direction > 0 ? 0 : MAX (targets->len, 1) - 1;
  Target             target;

  if (targets->len == 0)
    return FALSE;

  for (guint i = 0; self->preview.open && i < targets->len; i++)
    if (g_array_index (targets, Target, i).side == self->preview.target_side &&
        g_array_index (targets, Target, i).unit == self->preview.target_unit)
      at = (i + targets->len + (guint) direction) % targets->len;
  target = g_array_index (targets, Target, at);
  if (target.unit >= 0)
    acies_field_set_cursor_unit (self->field, target.side, (guint) target.unit, TRUE);

  return acies_choose_tool_aim_at (self, target.side, target.unit);
}

gboolean
acies_choose_table_next (AciesChooseTool *self, int direction)
{
  g_autoptr (GArray) chains = NULL;
  guint              at;
  const Chain       *chain;

  if (!self->may_move)
    return acies_choose_next_target (self, direction);

  chains = acies_choose_list_chains (self);
  if (chains->len == 0)
    return FALSE;

  at = direction > 0 ? 0 : chains->len - 1;

  for (guint i = 0; i < chains->len; i++)
    if (acies_choose_is_chain (self, &g_array_index (chains, Chain, i)))
      at = (i + chains->len + (guint)direction) % chains->len;
  chain = &g_array_index (chains, Chain, at);
  acies_choose_tool_choose (self, chain->units, chain->commander);
  if (chain->commander != 0)
    {
      acies_field_set_cursor_commander (self->field, self->side, chain->first, TRUE);
      return TRUE;
    }
  self->held = chain->first;
  acies_field_set_cursor_unit (self->field, self->side, chain->first, TRUE);

  return TRUE;
}

void
acies_choose_connect_table (AciesChooseTool *self)
{
  g_signal_connect_object (self->field, "camp-activated", G_CALLBACK (camp_activated_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->field, "place-activated", G_CALLBACK (place_activated_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->field, "lassoed", G_CALLBACK (lassoed_cb), self,
                           G_CONNECT_SWAPPED);
  acies_choose_connect_move (self);
}
