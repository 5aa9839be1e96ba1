/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-setup-parts.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

#include "engine/cohorts/co-deploy.h"

/* ---- What all parts use ---- */

int
co_side_find (const CoSetup *setup, const char *id)
{
  for (guint side = 0; side < CO_N_SIDES; side++)
    if (g_strcmp0 (setup->sides[side].id, id) == 0)
      return (int) side;

  return -1;
}

int
co_stand_find (const CoSetup *setup, const char *id)
{
  for (guint g = 0; g < setup->n_stands; g++)
    if (g_strcmp0 (setup->units[g].id, id) == 0)
      return (int) g;

  return -1;
}

int
co_commander_find (const CoSetup *setup, const char *id)
{
  for (guint side = 0; side < CO_N_SIDES; side++)
    for (guint i = 0; i < setup->sides[side].n_commanders; i++)
      if (g_strcmp0 (setup->sides[side].commanders[i].id, id) == 0)
        return (int) (CO_MAX_COMMANDERS * side + i);

  return -1;
}

int
co_feature_find (const CoSetup *setup, const char *id)
{
  for (guint i = 0; i < setup->n_features; i++)
    if (g_strcmp0 (setup->features[i].id, id) == 0)
      return (int) i;

  return -1;
}

void
co_setup_check_keys (const CoSetup *setup, const AciesJsonCursor *at,
                     int (*find) (const CoSetup *, const char *), const char *clause,
                     AciesProblems *problems)
{
  JsonObjectIter iter;
  const char    *key;
  JsonNode      *node;

  if (at->node == NULL || !JSON_NODE_HOLDS_OBJECT (at->node))
    return;

  json_object_iter_init_ordered (&iter, json_node_get_object (at->node));
  while (json_object_iter_next_ordered (&iter, &key, &node))
    if (find (setup, key) < 0)
      {
        const AciesJsonCursor member = acies_json_member (at, key);

        acies_json_complain (&member, problems, clause, _("nothing in this battle has this id"));
      }
}

/* ---- The order of the problems ---- */

/* 2.7: rules 1 to 8, then 10, then 9. Warnings come last. */
static guint
rank_of (const AciesProblem *problem)
{
  enum { PLACES = 9, AFTER_ALL_RULES = 11, LAST };

  guint rule;

  if (problem->severity != ACIES_SEVERITY_ERROR)
    return LAST;
  if (problem->clause == NULL || sscanf (problem->clause, "C-SCN-%u", &rule) != 1)
    return AFTER_ALL_RULES;

  return rule == PLACES ? AFTER_ALL_RULES - 1 : rule > PLACES ? PLACES : rule;
}

/* Adds @own to @problems, the first of the rules first; within one as they were found. */
static void
report_in_order (const AciesProblems *own, AciesProblems *problems)
{
  enum { N_RANKS = 13 };

  for (guint rank = 0; rank < N_RANKS; rank++)
    for (guint i = 0; i < acies_problems_size (own); i++)
      {
        const AciesProblem *problem = acies_problems_get (own, i);

        if (rank_of (problem) == rank)
          acies_problems_add (problems, problem->severity, problem->path, problem->clause, "%s", problem->message);
      }
}

/* ---- The whole ---- */

static void
read_sides (CoSetup *setup, const AciesJsonCursor *root, AciesProblems *problems)
{
  const AciesJsonCursor sides = acies_json_member (root, "sides");

  if (acies_json_length (&sides) != CO_N_SIDES)
    acies_json_complain (&sides, problems, "C-SCN-2", _("a battle has exactly two sides"));

  for (guint side = 0; side < CO_N_SIDES; side++)
    {
      const AciesJsonCursor at = acies_json_element (&sides, side);

      co_setup_read_army (setup, side, &at, problems);
    }
}

/* 2.7: one side much stronger than the other. */
static void
compare_totals (const CoSetup *setup, const AciesJsonCursor *root, AciesProblems *problems)
{
  const AciesJsonCursor sides = acies_json_member (root, "sides");
  const gint32          first = setup->sides[0].total, second = setup->sides[1].total;

  if (2 * MAX (first, second) > 3 * MIN (first, second))
    acies_json_warn (&sides, problems, "C-ORG-3",
                     _("one side is worth more than one and a half times the other: %1$d and %2$d points"), first, second);
}

/* Who deploys must be able to: nobody could begin the battle (C-DEP-3). */
static void
check_room (const CoSetup *setup, const AciesJsonCursor *root, AciesProblems *problems)
{
  const AciesJsonCursor map = acies_json_member (root, "map");
  const AciesJsonCursor zones = acies_json_member (&map, "zones");

  if (setup->opening->phase != CO_PHASE_DEPLOY || acies_problems_has_errors (problems))
    return;

  for (guint side = 0; side < CO_N_SIDES; side++)
    if (!co_deploy_has_room (setup, side))
      acies_json_complain (&zones, problems, "C-DEP-1", _("there is no room for all units of the side \"%s\""),
                           setup->sides[side].id);
}

CoSetup *
co_setup_read (const AciesJsonCursor *root, AciesProblems *problems)
{
  const AciesJsonCursor     conditions = acies_json_member (root, "conditions");
  const AciesJsonCursor     map = acies_json_member (root, "map");
  g_autoptr (AciesProblems) own = acies_problems_new ();
  CoSetup                  *setup = g_new0 (CoSetup, 1);

  co_setup_read_conditions (setup, &conditions, own);
  read_sides (setup, root, own);
  co_setup_read_map (setup, &map, own);
  co_setup_read_opening (setup, root, own);
  compare_totals (setup, root, own);
  check_room (setup, root, own);
  report_in_order (own, problems);

  return setup;
}

AciesSetup *
co_setup_new (const AciesJsonCursor *root, AciesProblems *problems)
{
  g_autoptr (AciesProblems) own = acies_problems_new ();
  CoSetup                  *setup = co_setup_read (root, own);

  if (!acies_problems_has_errors (own))
    return (AciesSetup *) setup;

  co_setup_free ((AciesSetup *) setup);
  acies_problems_add_under (problems, NULL, own);

  return NULL;
}

void
co_setup_free (AciesSetup *setup)
{
  CoSetup *self = (CoSetup *) setup;

  if (self == NULL)
    return;

  for (guint g = 0; g < CO_MAX_STANDS; g++)
    g_free (self->units[g].name);
  for (guint side = 0; side < CO_N_SIDES; side++)
    {
      g_free (self->sides[side].id);
      g_free (self->sides[side].name);
      for (guint i = 0; i < CO_MAX_COMMANDERS; i++)
        g_free (self->sides[side].commanders[i].name);
    }
  co_setup_clear_map (self);
  g_free (self->opening);
  g_free (self);
}

void
co_validate (const AciesJsonCursor *root, AciesProblems *problems)
{
  co_setup_free ((AciesSetup *) co_setup_read (root, problems));
}
