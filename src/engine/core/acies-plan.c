/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-plan.h"

#include <string.h>

/* A group can do a few dozen different things; this guards against a ruleset with many more. */
#define MAX_NODES 4096

/* A position on the way, and how it was reached. */
typedef struct
{
  AciesPlan   plan;
  AciesState *state;
  gboolean    moved;
} Node;

typedef struct
{
  const AciesRuleset *ruleset;
  const AciesSetup   *setup;
  int                 side;
  GPtrArray          *nodes;    /* Node, in the order found; they are looked at in this order */
  GHashTable         *reached;  /* state bytes, less the dice, of every node */
  AciesActionList    *actions;
  AciesPlanList      *list;
} Planner;

static void
node_free (gpointer data)
{
  Node *node = data;

  g_free (node->state);
  g_free (node);
}

static void
planner_init (Planner             *self,
              const AciesRuleset  *ruleset,
              const AciesSetup    *setup,
              AciesPlanList       *list)
{
  self->ruleset = ruleset;
  self->setup = setup;
  self->nodes = g_ptr_array_new_with_free_func (node_free);
  self->reached = g_hash_table_new_full (g_bytes_hash, g_bytes_equal,
                                         (GDestroyNotify) g_bytes_unref, NULL);
  self->actions = g_new0 (AciesActionList, 1);
  self->list = list;
}

static void
planner_clear (Planner *self)
{
  g_clear_pointer (&self->nodes, g_ptr_array_unref);
  g_clear_pointer (&self->reached, g_hash_table_unref);
  g_clear_pointer (&self->actions, g_free);
}

/* A plan to the same end is kept if it costs less, or as much with fewer actions. */
static void
keep_plan (AciesPlanList *list, const AciesPlan *plan)
{
  for (guint i = 0; i < list->n; i++)
    {
      AciesPlan *other = &list->items[i];

      if (other->cell != plan->cell || other->facing != plan->facing ||
          other->target != plan->target)
        continue;

      if (plan->cost < other->cost ||
          (plan->cost == other->cost && plan->n_actions < other->n_actions))
        *other = *plan;
      return;
    }

  if (list->n < ACIES_MAX_PLANS)
    list->items[list->n++] = *plan;
}

static int
compare_plans (gconstpointer a, gconstpointer b)
{
  const AciesPlan *one = a, *other = b;

  if (one->cost != other->cost)
    return one->cost - other->cost;
  if (one->n_actions != other->n_actions)
    return (int) one->n_actions - (int) other->n_actions;
  if (one->cell != other->cell)
    return one->cell - other->cell;
  if (one->facing != other->facing)
    return one->facing - other->facing;

  return one->target - other->target;
}

/* Plays @action in @state, which @from led to; not if that draws dice or leads nowhere new. */
static void
planner_follow (Planner *self, const Node *from, const AciesState *state, const AciesAction *action)
{
  const gsize       size = self->ruleset->state_size;
  g_autofree Node  *node = g_new0 (Node, 1);
  g_autofree gpointer copy = g_memdup2 (state, size);
  AciesActionView   view;
  GBytes           *key;

  *node = *from;
  if (node->plan.n_actions >= ACIES_MAX_PLAN_ACTIONS || self->nodes->len >= MAX_NODES)
    return;

  self->ruleset->view (self->setup, state, action, &view);
  self->ruleset->apply (self->setup, copy, action, NULL);
  if (((AciesState *) copy)->dice.n_drawn != state->dice.n_drawn)
    return;

  key = g_bytes_new ((const char *) copy + sizeof (AciesState), size - sizeof (AciesState));
  if (!g_hash_table_add (self->reached, key))
    return;

  node->plan.actions[node->plan.n_actions++] = *action;
  node->plan.cost = (gint16) (node->plan.cost + view.cost);
  if (view.flags & ACIES_ACTION_LEAVES)
    node->plan.cell = ACIES_NO_CELL;
  else if (view.cell != ACIES_NO_CELL)
    node->plan.cell = view.cell;
  if (view.facing >= 0)
    node->plan.facing = view.facing;
  node->moved = node->moved || (view.flags & (ACIES_ACTION_MOVES | ACIES_ACTION_LEAVES)) != 0;
  node->state = g_steal_pointer (&copy);
  g_ptr_array_add (self->nodes, g_steal_pointer (&node));
}

/* At @node an attack ends a plan, a move leads on; where the group may stop is a plan too. */
static void
planner_expand (Planner *self, const Node *node)
{
  gboolean      may_stop = FALSE;
  AciesDecision decision;

  self->ruleset->decision (self->setup, node->state, &decision);
  if (decision.over || decision.is_main || decision.side != self->side)
    {
      if (node->moved)
        keep_plan (self->list, &node->plan);
      return;
    }

  self->ruleset->legal (self->setup, node->state, self->actions);
  for (guint i = 0; i < self->actions->n; i++)
    {
      const AciesAction *action = &self->actions->items[i];
      AciesPlan          plan = node->plan;
      AciesActionView    view;

      self->ruleset->view (self->setup, node->state, action, &view);
      if (view.flags & ACIES_ACTION_ATTACKS)
        {
          plan.target = view.cell;
          keep_plan (self->list, &plan);
        }
      else if (view.flags & (ACIES_ACTION_MOVES | ACIES_ACTION_LEAVES))
        planner_follow (self, node, node->state, action);
      else if (view.flags & ACIES_ACTION_ENDS_GROUP)
        may_stop = TRUE;
    }

  if (may_stop && node->moved)
    keep_plan (self->list, &node->plan);
}

/* Where the group stands before it has done anything. */
static void
find_place (Planner *self, const AciesState *state, AciesUnits units, AciesPlan *plan)
{
  g_autoptr (AciesScene) scene = NULL;
  const AciesSceneToken *token = NULL;

  plan->cell = ACIES_NO_CELL;
  plan->facing = -1;
  plan->target = ACIES_NO_CELL;
  if (units == 0)
    return;

  scene = self->ruleset->scene (self->setup, state);
  token = acies_scene_find_token (scene, self->side, acies_units_first (units));
  if (token != NULL && token->cell != ACIES_NO_CELL)
    {
      plan->cell = token->cell;
      plan->facing = (gint8) token->facing;
    }
}

/* The first positions: the ways to begin with the chosen units, or the group's action under way. */
static gboolean
planner_begin (Planner             *self,
               const AciesState    *state,
               const AciesDecision *decision,
               AciesUnits           units,
               AciesUnits           commanders,
               AciesVerdict        *verdict)
{
  g_autofree AciesActionList *ways = g_new0 (AciesActionList, 1);
  Node                        start = { 0 };

  find_place (self, state, decision->is_main ? units : decision->units, &start.plan);
  if (!decision->is_main)
    {
      Node *node = g_new0 (Node, 1);

      *node = start;
      node->state = g_memdup2 (state, self->ruleset->state_size);
      g_ptr_array_add (self->nodes, node);
      return TRUE;
    }

  if (!self->ruleset->begin (self->setup, state, units, commanders, ways, verdict))
    return FALSE;

  for (guint i = 0; i < ways->n; i++)
    planner_follow (self, &start, state, &ways->items[i]);

  return TRUE;
}

gboolean
acies_plans_find (const AciesRuleset *ruleset,
                  const AciesSetup   *setup,
                  const AciesState   *state,
                  AciesUnits          units,
                  AciesUnits          commanders,
                  AciesPlanList      *list,
                  AciesVerdict       *verdict)
{
  Planner       self = { 0 };
  AciesDecision decision;

  g_return_val_if_fail (ruleset != NULL && state != NULL && list != NULL, FALSE);

  list->n = 0;
  if (verdict != NULL)
    memset (verdict, 0, sizeof *verdict);
  ruleset->decision (setup, state, &decision);
  if (decision.over)
    return FALSE;

  planner_init (&self, ruleset, setup, list);
  self.side = decision.side;
  if (planner_begin (&self, state, &decision, units, commanders, verdict))
    for (guint i = 0; i < self.nodes->len; i++)
      planner_expand (&self, g_ptr_array_index (self.nodes, i));
  planner_clear (&self);
  qsort (list->items, list->n, sizeof list->items[0], compare_plans);

  return list->n > 0;
}
