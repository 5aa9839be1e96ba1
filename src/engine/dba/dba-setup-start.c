/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-setup-parts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/dba/dba-fields.h"
#include "engine/dba/dba-names.h"
#include "engine/dba/dba-terrain.h"
#include "engine/dba/dba-words.h"
#include "engine/tabletop/tt-contact.h"
#include "engine/tabletop/tt-json.h"

/* ---- Places of elements: of a situation or a historical deployment ---- */

static void
complain_unknown (const AciesJsonCursor *at, AciesProblems *problems)
{
  acies_json_complain (at, problems, "D-VAL-15", _("nothing in this battle has this id"));
}

/* Every member of the object @at must be called like something that @find knows. */
static void
check_keys (const DbaSetup *setup, const AciesJsonCursor *at,
            int (*find) (const DbaSetup *setup, const char *id), AciesProblems *problems)
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

        complain_unknown (&member, problems);
      }
}

/* The element stands in a camp: at the camp's place. */
static void
stand_in_camp (DbaSetup *setup, guint g, guint camp)
{
  DbaSituation *start = &setup->start;

  start->states[g] = DBA_IN_CAMP;
  start->occupied_by[camp] = DBA_GARRISON_ELEMENT;
  start->occupant[camp] = (guint8) g;
  start->poses[g] = setup->sides[camp].camp.pose;
}

static void
read_place (DbaSetup *setup, guint g, const AciesJsonCursor *at, gboolean in_situation,
            AciesProblems *problems)
{
  g_autoptr (AciesProblems) own = acies_problems_new ();
  DbaSituation             *start = &setup->start;

  acies_fields_check_object (dba_element_fields, at, "D-VAL-12", problems);
  if (in_situation)
    {
      start->states[g] = (guint8) acies_fields_get_int (dba_element_fields, at, "state");
      if (acies_fields_get_int (dba_element_fields, at, "moved"))
        start->moved |= DBA_BIT (g);
      if (acies_fields_get_int (dba_element_fields, at, "shot"))
        start->shot |= DBA_BIT (g);
    }
  if (start->states[g] != DBA_ON_TABLE)
    return;
  if (!tt_json_read_pose (at, &start->poses[g], own))
    start->states[g] = DBA_OFF_BOARD;
  acies_problems_add_under (problems, "D-VAL-13", own);
}

static gboolean
is_garrison (const DbaSetup *setup, guint g)
{
  const guint        side = dba_side_of (setup, g);
  const DbaCampSpec *camp = &setup->sides[side].camp;

  return camp->given && camp->garrison == DBA_GARRISON_ELEMENT &&
         setup->sides[side].offset + camp->unit == g;
}

static void
complain_no_place (const DbaSetup *setup, guint g, const AciesJsonCursor *elements,
                   AciesProblems *problems)
{
  g_autofree char *words = dba_element_words (setup, g);

  /* Translators: %1$s is an element as people call it ("Tenth Legion", "blades 2"), %2$s its id in the file. */
  acies_json_complain (elements, problems, "D-VAL-12", _("%1$s (%2$s) has no place here"), words, setup->units[g].id);
}

/* D-VAL-12: one that holds its camp in a historical deployment has no other place. */
static void
read_places (DbaSetup *setup, const AciesJsonCursor *elements, gboolean in_situation,
             AciesProblems *problems)
{
  check_keys (setup, elements, dba_element_find, problems);

  for (guint g = 0; g < setup->n_elements; g++)
    {
      const AciesJsonCursor at = acies_json_member (elements, setup->units[g].id);

      setup->start.states[g] = DBA_ON_TABLE;
      if (!in_situation && is_garrison (setup, g))
        {
          stand_in_camp (setup, g, dba_side_of (setup, g));
          if (acies_json_exists (&at))
            acies_json_complain (&at, problems, "D-VAL-12", _("this element holds the camp and stands nowhere else"));
        }
      else if (acies_json_exists (&at))
        read_place (setup, g, &at, in_situation, problems);
      else
        {
          setup->start.states[g] = DBA_OFF_BOARD;
          complain_no_place (setup, g, elements, problems);
        }
    }
}

static TtBase
start_base (const DbaSetup *setup, guint g)
{
  return tt_base (&setup->start.poses[g], &(TtSize){ DBA_BASE_WIDTH, setup->units[g].depth });
}

static void
complain_overlap (const DbaSetup *setup, guint g, guint other, const AciesJsonCursor *at,
                  AciesProblems *problems)
{
  g_autofree char *words = dba_element_words (setup, g);
  g_autofree char *below = dba_element_words (setup, other);

  /* Translators: two elements as people call them ("Tenth Legion", "blades 2"), and the id of the second. */
  acies_json_complain (at, problems, "D-VAL-14", _("%1$s lies on %2$s (%3$s)"), words, below,
                       setup->units[other].id);
}

/* D-VAL-13, D-VAL-14 */
static void
check_places (const DbaSetup *setup, const AciesJsonCursor *elements, AciesProblems *problems)
{
  const DbaSituation *start = &setup->start;

  for (guint g = 0; g < setup->n_elements; g++)
    {
      const AciesJsonCursor at = acies_json_member (elements, setup->units[g].id);
      const TtBase          base = start_base (setup, g);

      if (start->states[g] != DBA_ON_TABLE)
        continue;
      if (dba_off_board (&setup->boards[0], &base))
        acies_json_complain (&at, problems, "D-VAL-13", _("this element lies beyond the board"));
      for (guint other = 0; other < g; other++)
        {
          const TtBase its = start_base (setup, other);

          if (start->states[other] == DBA_ON_TABLE && tt_contact_collides (&base, &its))
            complain_overlap (setup, g, other, &at, problems);
        }
    }
}

/* ---- Camps ---- */

/* The garrisons that the sides have from the beginning. */
static void
clear_camps (DbaSetup *setup)
{
  for (guint side = 0; side < DBA_N_SIDES; side++)
    {
      const DbaCampSpec *camp = &setup->sides[side].camp;
      const guint        garrison = camp->garrison == DBA_GARRISON_ELEMENT ? DBA_GARRISON_NONE
                                                                            : camp->garrison;

      setup->start.held_by[side] = (guint8) side;
      setup->start.occupied_by[side] = (guint8) (camp->given ? garrison : DBA_GARRISON_NONE);
      setup->start.occupant[side] = DBA_NOBODY;
    }
}

static void
read_occupant (DbaSetup *setup, guint camp, const AciesJsonCursor *at, AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, "occupied-by");
  const char           *text = acies_json_text (member.node);
  int                   value;

  if (text == NULL)
    return;
  if (acies_names_find (dba_garrison_names, text, &value))
    {
      setup->start.occupied_by[camp] = (guint8) value;
      setup->start.occupant[camp] = DBA_NOBODY;
      return;
    }

  value = dba_element_find (setup, text);
  if (value < 0)
    {
      complain_unknown (&member, problems);
      return;
    }
  stand_in_camp (setup, (guint) value, camp);
  setup->start.held_by[camp] = (guint8) dba_side_of (setup, (guint) value);
}

/* An empty camp is its owner's, and an occupied one belongs to whoever is in it (R13). */
static void
read_holder (DbaSetup *setup, guint camp, const AciesJsonCursor *at, AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, "held-by");
  const char           *text = acies_json_text (member.node);
  const int             side = text != NULL ? dba_side_find (setup, text) : -1;

  if (text == NULL)
    return;
  if (side < 0)
    complain_unknown (&member, problems);
  else if (side != setup->start.held_by[camp])
    acies_json_complain (&member, problems, "D-VAL-15", _("a camp is held by the side of whoever is in it, else by its own"));
}

static void
read_camps (DbaSetup *setup, const AciesJsonCursor *camps, AciesProblems *problems)
{
  check_keys (setup, camps, dba_side_find, problems);

  for (guint side = 0; side < DBA_N_SIDES; side++)
    {
      const AciesJsonCursor at = acies_json_member (camps, setup->sides[side].id);

      if (!acies_json_exists (&at))
        continue;
      if (!setup->sides[side].camp.given)
        {
          acies_json_complain (&at, problems, "D-VAL-15", _("this side has no camp"));
          continue;
        }
      acies_fields_check_object (dba_camp_state_fields, &at, "D-VAL-15", problems);
      read_occupant (setup, side, &at, problems);
      read_holder (setup, side, &at, problems);
    }
}

/* Elements said to be in a camp, without saying in which, are in their own. */
static void
settle_camps (DbaSetup *setup, const AciesJsonCursor *elements, AciesProblems *problems)
{
  DbaSituation *start = &setup->start;

  for (guint g = 0; g < setup->n_elements; g++)
    {
      const AciesJsonCursor at = acies_json_member (elements, setup->units[g].id);
      const guint           side = dba_side_of (setup, g);

      if (start->states[g] != DBA_IN_CAMP || start->occupant[0] == g || start->occupant[1] == g)
        continue;
      if (!setup->sides[side].camp.given || start->occupant[side] != DBA_NOBODY)
        acies_json_complain (&at, problems, "D-VAL-15", _("there is no camp that this element could be in"));
      else
        stand_in_camp (setup, g, side);
    }
}

/* ---- A historical deployment ---- */

static void
read_edges (DbaSetup *setup, const AciesJsonCursor *deployment, AciesProblems *problems)
{
  const AciesJsonCursor     edges = acies_json_member (deployment, "edges");
  g_autoptr (AciesProblems) own = acies_problems_new ();

  check_keys (setup, &edges, dba_side_find, problems);
  for (guint side = 0; side < DBA_N_SIDES; side++)
    {
      int edge = side == 0 ? DBA_SOUTH : DBA_NORTH;

      if (setup->sides[side].id != NULL)
        acies_json_read_enum (&edges, setup->sides[side].id, dba_edge_names, &edge, own);
      setup->edges[side] = (guint8) edge;
    }
  acies_problems_add_under (problems, "D-VAL-15", own);
}

void
dba_setup_read_deployment (DbaSetup *setup, const AciesJsonCursor *root, AciesProblems *problems)
{
  const AciesJsonCursor at = acies_json_member (root, "deployment");
  const AciesJsonCursor elements = acies_json_member (&at, "elements");
  const AciesJsonCursor situation = acies_json_member (root, "situation");

  if (!acies_json_exists (&at))
    return;

  acies_fields_check_object (dba_deployment_fields, &at, "D-VAL-15", problems);
  setup->historical = acies_fields_get_int (dba_deployment_fields, &at, "mode") == DBA_DEPLOY_HISTORICAL;
  if (!setup->historical)
    return;

  read_edges (setup, &at, problems);
  if (!acies_json_exists (&elements) && !acies_json_exists (&situation))
    acies_json_warn (&at, problems, "D-VAL-12",
                     _("nobody has a place in this historical deployment: the players deploy their armies at their edges"));
  if (!acies_json_exists (&elements) || acies_json_exists (&situation))
    return;

  setup->has_elements = TRUE;
  setup->start.given = TRUE;
  clear_camps (setup);
  read_places (setup, &elements, FALSE, problems);
  check_places (setup, &elements, problems);
}

/* ---- A situation ---- */

static void
read_natures (DbaSetup *setup, const AciesJsonCursor *natures, AciesProblems *problems)
{
  const DbaBoard           *board = &setup->boards[0];
  g_autoptr (AciesProblems) own = acies_problems_new ();

  for (guint i = 0; i < board->n_rivers; i++)
    {
      int nature = board->rivers[i].nature;

      acies_json_read_int_or (natures, board->rivers[i].id, 1, 6, &nature, own);
      setup->start.natures[i] = (guint8) nature;
    }
  acies_problems_add_under (problems, "D-VAL-15", own);
}

static int
find_river (const DbaSetup *setup, const char *id)
{
  for (guint i = 0; i < setup->boards[0].n_rivers; i++)
    if (strcmp (setup->boards[0].rivers[i].id, id) == 0)
      return (int) i;

  return -1;
}

static void
read_phasing (DbaSetup *setup, const AciesJsonCursor *at, AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, "phasing");
  const char           *text = acies_json_text (member.node);
  const int             side = text != NULL ? dba_side_find (setup, text) : 0;

  setup->start.phasing = (guint8) MAX (side, 0);
  if (side < 0)
    complain_unknown (&member, problems);
}

void
dba_setup_read_situation (DbaSetup *setup, const AciesJsonCursor *root, AciesProblems *problems)
{
  const AciesJsonCursor at = acies_json_member (root, "situation");
  const AciesJsonCursor elements = acies_json_member (&at, "elements");
  const AciesJsonCursor camps = acies_json_member (&at, "camps");
  const AciesJsonCursor natures = acies_json_member (&at, "river-natures");
  DbaSituation         *start = &setup->start;

  if (!acies_json_exists (&at))
    return;

  acies_fields_check_object (dba_situation_fields, &at, "D-VAL-15", problems);
  setup->in_situation = TRUE;
  start->given = TRUE;
  start->bound = (guint16) acies_fields_get_int (dba_situation_fields, &at, "bound");
  start->phase = (guint8) acies_fields_get_int (dba_situation_fields, &at, "phase");
  start->points = acies_fields_get_int (dba_situation_fields, &at, "points");
  read_phasing (setup, &at, problems);

  clear_camps (setup);
  read_places (setup, &elements, TRUE, problems);
  read_camps (setup, &camps, problems);
  settle_camps (setup, &elements, problems);
  check_places (setup, &elements, problems);
  check_keys (setup, &natures, find_river, problems);
  read_natures (setup, &natures, problems);
}
