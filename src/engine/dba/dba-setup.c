/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-setup-parts.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

#include "engine/core/acies-scenario.h"
#include "engine/dba/dba-fields.h"
#include "engine/dba/dba-prospect.h"

/* ---- What all parts use ---- */

int
dba_side_find (const DbaSetup *setup, const char *id)
{
  for (guint side = 0; side < DBA_N_SIDES; side++)
    if (g_strcmp0 (setup->sides[side].id, id) == 0)
      return (int) side;

  return -1;
}

int
dba_unit_find (const DbaSetup *setup, guint side, const char *id)
{
  const DbaSideSetup *own = &setup->sides[side];

  for (guint i = 0; i < own->n_units; i++)
    if (strcmp (setup->units[own->offset + i].id, id) == 0)
      return (int) i;

  return -1;
}

int
dba_element_find (const DbaSetup *setup, const char *id)
{
  for (guint g = 0; g < setup->n_elements; g++)
    if (strcmp (setup->units[g].id, id) == 0)
      return (int) g;

  return -1;
}

/* ---- The order of the problems ---- */

/*
 * Section 2: the order of the table, except that each side is checked from ids to camp before the next one. Warnings come last.
 */
static guint
rank_of (const AciesProblem *problem)
{
  enum { SIDES = 10, A_SIDE = 20, AFTER = 1000, LAST = 9999 };

  guint rule, side = 0;

  if (problem->severity != ACIES_SEVERITY_ERROR || problem->clause == NULL ||
      sscanf (problem->clause, "D-VAL-%u", &rule) != 1)
    return LAST;
  if (rule < 3)
    return rule;
  if (rule > 9)
    return AFTER + rule;

  sscanf (problem->path, "sides[%u]", &side);

  return SIDES + MIN (side, ACIES_MAX_SIDES) * A_SIDE + MAX (rule, 4);
}

static int
compare_ranks (gconstpointer a, gconstpointer b)
{
  const guint *left = a, *right = b;

  if (left[0] != right[0])
    return left[0] < right[0] ? -1 : 1;

  return left[1] < right[1] ? -1 : 1;
}

/* Adds @own to @problems, the first of the rules first; within one as they were found. */
static void
report_in_order (const AciesProblems *own, AciesProblems *problems)
{
  const guint      n = acies_problems_size (own);
  g_autofree guint *ranks = g_new (guint, 2 * MAX (n, 1));

  for (guint i = 0; i < n; i++)
    {
      ranks[2 * i] = rank_of (acies_problems_get (own, i));
      ranks[2 * i + 1] = i;
    }
  qsort (ranks, n, 2 * sizeof *ranks, compare_ranks);

  for (guint i = 0; i < n; i++)
    {
      const AciesProblem *problem = acies_problems_get (own, ranks[2 * i + 1]);

      acies_problems_add (problems, problem->severity, problem->path, problem->clause, "%s",
                          problem->message);
    }
}

/* ---- The whole ---- */

static void
read_conditions (DbaSetup *setup, const AciesJsonCursor *at, AciesProblems *problems)
{
  if (acies_json_exists (at))
    acies_fields_check_object (dba_condition_fields, at, "D-VAL-15", problems);

  setup->victory_losses = (guint8) acies_fields_get_int (dba_condition_fields, at, "victory-losses");
  setup->bound_limit = (guint16) acies_fields_get_int (dba_condition_fields, at, "bound-limit");
  setup->extended_outcomes = acies_fields_get_int (dba_condition_fields, at, "outcome-table") ==
                             DBA_TABLE_EXTENDED;
  setup->camps = acies_fields_get_int (dba_condition_fields, at, "camps");
}

/* A wrong size is complained of as such, and not of the armies too. */
static gboolean
allows_any_size (const AciesJsonCursor *conditions)
{
  const AciesJsonCursor member = acies_json_member (conditions, "army-size");
  const char           *text = acies_json_text (member.node);
  int                   size = DBA_ARMY_ANY;

  if (!acies_json_exists (&member))
    return FALSE;
  acies_names_find (dba_army_size_names, text, &size);

  return size == DBA_ARMY_ANY;
}

static void
read_sides (DbaSetup *setup, const AciesJsonCursor *root, const DbaBoard *board,
            AciesProblems *problems)
{
  const AciesJsonCursor sides = acies_json_member (root, "sides");
  const AciesJsonCursor conditions = acies_json_member (root, "conditions");
  const gboolean        any = allows_any_size (&conditions);

  if (acies_json_length (&sides) != DBA_N_SIDES)
    acies_json_complain (&sides, problems, "D-VAL-2", _("a battle has exactly two sides"));

  for (guint side = 0; side < DBA_N_SIDES; side++)
    {
      const AciesJsonCursor at = acies_json_element (&sides, side);

      setup->sides[side].offset = setup->n_elements;
      dba_setup_read_army (setup, side, any, &at, problems);
      dba_setup_read_camp (setup, side, board, &at, problems);
    }
}

/* "Id order" (1.2): byte order over both sides. */
static void
rank_ids (DbaSetup *setup)
{
  for (guint g = 0; g < setup->n_elements; g++)
    for (guint other = 0; other < setup->n_elements; other++)
      if (strcmp (setup->units[other].id, setup->units[g].id) < 0)
        setup->units[g].id_rank++;
}

static void
read_boards (DbaSetup *setup, const AciesJsonCursor *root, AciesProblems *problems)
{
  const AciesJsonCursor deployment = acies_json_member (root, "deployment");
  const AciesJsonCursor situation = acies_json_member (root, "situation");
  const AciesJsonCursor boards = acies_json_member (&deployment, "boards");
  const AciesJsonCursor map = acies_json_member (root, "map");
  const gboolean        diced = !acies_json_exists (&situation) &&
                         acies_fields_get_int (dba_deployment_fields, &deployment, "mode") == DBA_DEPLOY_DICE;
  const guint           offered = MIN (acies_json_length (&boards), DBA_MAX_BOARDS);

  if (diced && acies_json_exists (&boards) &&
      (offered == 0 || acies_json_length (&boards) > DBA_MAX_BOARDS))
    acies_json_complain (&boards, problems, "D-VAL-10", _("a list of 1 to %d boards is expected"), DBA_MAX_BOARDS);

  setup->n_boards = diced && offered > 0 ? offered : 1;
  setup->boards = g_new0 (DbaBoard, setup->n_boards);
  for (guint i = 0; i < setup->n_boards; i++)
    {
      const AciesJsonCursor at = diced && offered > 0 ? acies_json_element (&boards, i) : map;

      dba_setup_read_board (&setup->boards[i], &at, problems);
      if (diced)
        dba_setup_check_quarters (&setup->boards[i], &at, problems);
    }
}

/* The map is judged even where other boards are fought on; camps of the file stand on it. */
static void
read_ground_and_sides (DbaSetup *setup, const AciesJsonCursor *root, AciesProblems *problems)
{
  const AciesJsonCursor map = acies_json_member (root, "map");
  g_autofree DbaBoard  *board = g_new0 (DbaBoard, 1);
  const gboolean        twice = setup->n_boards == 1;
  g_autoptr (AciesProblems) ignored = acies_problems_new ();

  dba_setup_read_board (board, &map, twice ? ignored : problems);
  read_sides (setup, root, board, problems);
  dba_setup_clear_board (board);
}

DbaSetup *
dba_setup_read (const AciesJsonCursor *root, AciesProblems *problems)
{
  const AciesJsonCursor     conditions = acies_json_member (root, "conditions");
  g_autoptr (AciesProblems) own = acies_problems_new ();
  DbaSetup                 *setup = g_new0 (DbaSetup, 1);

  read_conditions (setup, &conditions, own);
  read_boards (setup, root, own);
  read_ground_and_sides (setup, root, own);
  rank_ids (setup);
  dba_prospect_prepare (setup);
  dba_setup_read_deployment (setup, root, own);
  dba_setup_read_situation (setup, root, own);
  report_in_order (own, problems);

  return setup;
}

AciesSetup *
dba_setup_new (const AciesJsonCursor *root, AciesProblems *problems)
{
  g_autoptr (AciesProblems) own = acies_problems_new ();
  DbaSetup                 *setup = dba_setup_read (root, own);

  if (!acies_problems_has_errors (own))
    return (AciesSetup *) setup;

  dba_setup_free ((AciesSetup *) setup);
  acies_problems_add_under (problems, NULL, own);

  return NULL;
}

void
dba_setup_free (AciesSetup *setup)
{
  DbaSetup *self = (DbaSetup *) setup;

  if (self == NULL)
    return;

  for (guint g = 0; g < DBA_MAX_ELEMENTS; g++)
    g_free (self->units[g].name);
  for (guint side = 0; side < DBA_N_SIDES; side++)
    {
      g_free (self->sides[side].id);
      g_free (self->sides[side].name);
      g_free (self->sides[side].commander);
    }
  for (guint i = 0; i < self->n_boards; i++)
    dba_setup_clear_board (&self->boards[i]);
  g_free (self->boards);
  g_free (self);
}

void
dba_validate (const AciesJsonCursor *root, AciesProblems *problems)
{
  dba_setup_free ((AciesSetup *) dba_setup_read (root, problems));
}
