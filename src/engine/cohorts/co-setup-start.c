/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-setup-parts.h"

#include <glib/gi18n-lib.h>

#include "engine/cohorts/co-fields.h"
#include "engine/cohorts/co-move.h"
#include "engine/cohorts/co-names.h"
#include "engine/cohorts/co-terrain.h"
#include "engine/tabletop/tt-json.h"

/* What reading the opening position goes by. */
typedef struct
{
  CoSetup              *setup;
  CoState              *state;
  const AciesJsonCursor deployed, situated;    /* "units" of either */
  AciesUnits            placed[CO_N_SIDES];    /* who has a place */
  AciesUnits            spoiled[CO_N_SIDES];   /* whose place cannot be read, which is told already */
  AciesProblems        *problems;
} Opening;

#define ALL_ROUND ((TtRange){ -TT_FULL_TURN, TT_FULL_TURN })

/* ---- Before anything is said ---- */

static gboolean
has_pila (const CoUnitSpec *unit)
{
  for (guint i = 0; i < unit->n_weapons; i++)
    if (unit->weapons[i] == CO_PILA)
      return TRUE;

  return FALSE;
}

/* Everybody whole and off the table, nothing done yet. */
static void
clear_state (const CoSetup *setup, CoState *state)
{
  state->turn = 1;
  state->phase = CO_PHASE_MOVE_FIRST;
  state->winner = CO_NOBODY;
  state->pending.mover = CO_NOBODY;
  for (guint i = 0; i < G_N_ELEMENTS (state->army_morale); i++)
    state->army_morale[i] = CO_NOBODY;

  for (guint g = 0; g < setup->n_stands; g++)
    {
      CoStand *stand = &state->stands[g];

      stand->status = CO_RESERVE;
      stand->figures = setup->units[g].figures;
      stand->pila = has_pila (&setup->units[g]);
      stand->stacked_behind = CO_NOBODY;
    }
}

static void
mark_placed (Opening *opening, guint g)
{
  opening->placed[co_side_of (opening->setup, g)] |= co_bit (opening->setup, g);
}

static gboolean
is_placed (const Opening *opening, guint g)
{
  return (opening->placed[co_side_of (opening->setup, g)] & co_bit (opening->setup, g)) != 0;
}

static void
complain_unknown (const AciesJsonCursor *at, const char *clause, AciesProblems *problems)
{
  acies_json_complain (at, problems, clause, _("nothing in this battle has this id"));
}

/* ---- Deployment (2.5) ---- */

/* R5: with a turn it comes later, to the place it is given. */
static void
deploy_unit (Opening *opening, guint g, const AciesJsonCursor *at)
{
  g_autoptr (AciesProblems) own = acies_problems_new ();
  CoUnitSpec               *unit = &opening->setup->units[g];
  CoStand                  *stand = &opening->state->stands[g];

  if (!acies_fields_check_object (co_place_fields, at, "C-SCN-9", opening->problems) ||
      !tt_json_read_pose (at, &stand->pose, own))
    {
      acies_problems_add_under (opening->problems, "C-SCN-9", own);
      opening->spoiled[co_side_of (opening->setup, g)] |= co_bit (opening->setup, g);
      return;
    }

  mark_placed (opening, g);
  unit->reserve_turn = (guint16) acies_fields_get_int (co_place_fields, at, "turn");
  unit->reserve_pose = stand->pose;
  if (unit->reserve_turn == 0)
    stand->status = CO_STEADY;
}

static void
place_commanders (Opening *opening, const AciesJsonCursor *commanders)
{
  const CoSetup *setup = opening->setup;

  co_setup_check_keys (setup, commanders, co_commander_find, "C-SCN-8", opening->problems);

  for (guint side = 0; side < CO_N_SIDES; side++)
    for (guint i = 0; i < setup->sides[side].n_commanders; i++)
      {
        const char               *id = setup->sides[side].commanders[i].id;
        const AciesJsonCursor     at = acies_json_member (commanders, id);
        g_autoptr (AciesProblems) own = acies_problems_new ();
        CoCommander              *commander = &opening->state->commanders[side][i];

        if (!acies_json_exists (&at))
          continue;
        acies_fields_check_object (co_commander_place_fields, &at, "C-SCN-9", opening->problems);
        commander->placed = tt_json_read_point (&at, "at", &commander->at, own);
        acies_problems_add_under (opening->problems, "C-SCN-9", own);
        if (commander->placed && (commander->at.x < 0 || commander->at.x > setup->width ||
                                  commander->at.y < 0 || commander->at.y > setup->height))
          acies_json_complain (&at, opening->problems, "C-SCN-9", _("this place lies beyond the table"));
      }
}

static void
read_deployment (Opening *opening, const AciesJsonCursor *at)
{
  const AciesJsonCursor commanders = acies_json_member (at, "commanders");

  if (!acies_json_exists (at))
    return;

  acies_fields_check_object (co_deployment_fields, at, "C-SCN-8", opening->problems);
  co_setup_check_keys (opening->setup, &opening->deployed, co_stand_find, "C-SCN-8",
                       opening->problems);
  for (guint g = 0; g < opening->setup->n_stands; g++)
    {
      const char           *id = opening->setup->units[g].id;
      const AciesJsonCursor unit = acies_json_member (&opening->deployed, id);

      if (acies_json_exists (&unit))
        deploy_unit (opening, g, &unit);
    }
  place_commanders (opening, &commanders);
}

/* The players place all but those who come later; where the file has them is kept as a proposal. */
static void
take_up (Opening *opening)
{
  CoState *state = opening->state;

  state->phase = CO_PHASE_DEPLOY;
  state->decision = CO_DECIDE_DEPLOY;
  state->decider = state->active;
  for (guint g = 0; g < opening->setup->n_stands; g++)
    if (state->stands[g].status == CO_STEADY)
      state->stands[g].status = CO_RESERVE;
  for (guint side = 0; side < CO_N_SIDES; side++)
    for (guint i = 0; i < CO_MAX_COMMANDERS; i++)
      state->commanders[side][i].placed = FALSE;
}

/* ---- Situation (2.5) ---- */

static void
read_crossing (Opening *opening, CoStand *stand, const AciesJsonCursor *at)
{
  const AciesJsonCursor crossing = acies_json_member (at, "crossing");
  const AciesJsonCursor river_at = acies_json_member (&crossing, "river");
  const char           *river = acies_json_text (river_at.node);
  int                   feature;

  if (!acies_json_exists (&crossing))
    return;
  if (!acies_fields_check_object (co_crossing_fields, &crossing, "C-SCN-10", opening->problems))
    return;

  feature = co_feature_find (opening->setup, river);
  if (feature < 0 || opening->setup->features[feature].ground != CO_RIVER)
    {
      acies_json_complain (&river_at, opening->problems, "C-SCN-10", _("no river of this map has this id"));
      return;
    }
  stand->river = (guint8) feature;
  stand->stage = (guint8) acies_fields_get_int (co_crossing_fields, &crossing, "stage");
}

static void
read_stacking (Opening *opening, guint g, const AciesJsonCursor *at)
{
  const AciesJsonCursor member = acies_json_member (at, "stacked-behind");
  int                   before;

  if (!acies_json_exists (&member))
    return;

  before = co_stand_find (opening->setup, acies_json_text (member.node));
  if (before < 0 || (guint) before == g ||
      co_side_of (opening->setup, (guint) before) != co_side_of (opening->setup, g))
    acies_json_complain (&member, opening->problems, "C-SCN-8", _("another unit of its own side is expected"));
  else
    opening->state->stands[g].stacked_behind = (guint8) before;
}

/* Its place, which may stand in either part, and its status, which follows from that when it is not said. */
static void
read_standing (Opening *opening, guint g, const AciesJsonCursor *at)
{
  const AciesJsonCursor     at_at = acies_json_member (at, "at");
  const AciesJsonCursor     status_at = acies_json_member (at, "status");
  g_autoptr (AciesProblems) own = acies_problems_new ();
  CoStand                  *stand = &opening->state->stands[g];
  TtPoint                   point = { stand->pose.x, stand->pose.y };

  if (tt_json_read_point_or (at, "at", &point, own) && acies_json_exists (&at_at))
    {
      stand->pose.x = point.x;
      stand->pose.y = point.y;
      stand->status = CO_STEADY;
      opening->setup->units[g].reserve_turn = 0;
      mark_placed (opening, g);
    }
  tt_json_read_units_or (at, "facing", ALL_ROUND, &stand->pose.facing, own);
  stand->pose.facing = tt_facing_normal (stand->pose.facing);
  acies_problems_add_under (opening->problems, "C-SCN-9", own);
  if (acies_json_exists (&status_at))
    stand->status = (guint8) acies_fields_get_int (co_situation_unit_fields, at, "status");
}

/* Strength now: at most what the roster has; without any it is gone. */
static void
read_strength (Opening *opening, guint g, const AciesJsonCursor *at)
{
  const AciesJsonCursor member = acies_json_member (at, "figures");
  const guint           most = opening->setup->units[g].figures;
  CoStand              *stand = &opening->state->stands[g];

  if (acies_json_exists (&member))
    {
      const guint n = (guint) acies_fields_get_int (co_situation_unit_fields, at, "figures");

      if (n > most)
        acies_json_complain (&member, opening->problems, "C-SCN-5", _("%1$u figures stand here; this unit has at most %2$u"),
                             n, most);
      stand->figures = (guint8) MIN (n, most);
    }
  if (stand->figures == 0)
    stand->status = CO_ELIMINATED;
  if (stand->status == CO_ELIMINATED)
    stand->figures = 0;
}

static void
situate_unit (Opening *opening, guint g, const AciesJsonCursor *at)
{
  const AciesFormField *fields = co_situation_unit_fields;
  const AciesJsonCursor restore_at = acies_json_member (at, "restore");
  CoStand              *stand = &opening->state->stands[g];

  if (!acies_fields_check_object (fields, at, "C-SCN-10", opening->problems))
    return;

  read_standing (opening, g, at);
  read_strength (opening, g, at);
  stand->push_backs = (guint8) acies_fields_get_int (fields, at, "push-backs");
  stand->reorganising = (guint8) acies_fields_get_int (fields, at, "reorganising");
  stand->restore = (guint8) acies_fields_get_int (fields, at, "restore");
  if (!acies_json_exists (&restore_at) && stand->status == CO_RALLYING)
    stand->restore = 2; /* C-RAL-3: it has just rallied */
  stand->interruptions = (guint8) acies_fields_get_int (fields, at, "interruptions");
  stand->pila = stand->pila && acies_fields_get_int (fields, at, "pila");
  stand->moved = (guint8) acies_fields_get_int (fields, at, "moved");
  stand->fired = (guint8) acies_fields_get_int (fields, at, "fired");
  read_crossing (opening, stand, at);
  read_stacking (opening, g, at);
}

/* The side that the member @key names; @otherwise if there is none such. */
static guint8
read_side (Opening *opening, const AciesJsonCursor *at, const char *key, guint8 otherwise)
{
  const AciesJsonCursor member = acies_json_member (at, key);
  const char           *id = acies_json_text (member.node);
  const int             side = id != NULL ? co_side_find (opening->setup, id) : -1;

  if (id != NULL && side < 0)
    complain_unknown (&member, "C-SCN-8", opening->problems);

  return side < 0 ? otherwise : (guint8) side;
}

static void
read_army_morale (Opening *opening, const AciesJsonCursor *situation)
{
  static const char *const keys[] = { "25", "35", "50" };

  const AciesJsonCursor at = acies_json_member (situation, "army-morale");

  if (!acies_json_exists (&at))
    return;

  acies_fields_check_object (co_army_morale_fields, &at, "C-SCN-10", opening->problems);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    opening->state->army_morale[i] = read_side (opening, &at, keys[i], CO_NOBODY);
  /* C-ARM-4: the turn of that roll was before this one. */
  opening->state->past_half = opening->state->army_morale[2] != CO_NOBODY;
}

/* [attacker, target], of different sides, both on the table: a contact made this turn, as it is seen now. */
static void
read_charge (Opening *opening, const AciesJsonCursor *at)
{
  const CoSetup *setup = opening->setup;
  const CoState *state = opening->state;
  int            who[2];

  for (guint i = 0; i < 2; i++)
    {
      const AciesJsonCursor unit = acies_json_element (at, i);

      who[i] = co_stand_find (setup, acies_json_text (unit.node));
    }
  if (acies_json_length (at) != 2 || who[0] < 0 || who[1] < 0 ||
      co_side_of (setup, (guint) who[0]) == co_side_of (setup, (guint) who[1]) ||
      !co_on_table (state, (guint) who[0]) || !co_on_table (state, (guint) who[1]))
    {
      acies_json_complain (at, opening->problems, "C-SCN-8",
                           _("a list of two units on the table is expected: who charged, and his enemy"));
      return;
    }
  co_contact_add (setup, opening->state, (guint) who[0], (guint) who[1]);
}

static void
read_charges (Opening *opening, const AciesJsonCursor *situation)
{
  const AciesJsonCursor     member = acies_json_member (situation, "charges");
  g_autoptr (AciesProblems) own = acies_problems_new ();
  AciesJsonCursor           list;

  if (!acies_json_exists (&member))
    return;
  if (!acies_json_read_array (situation, "charges", CO_MAX_CONTACTS, &list, own))
    {
      acies_problems_add_under (opening->problems, "C-SCN-8", own);
      return;
    }

  for (guint i = 0; i < acies_json_length (&list); i++)
    {
      const AciesJsonCursor at = acies_json_element (&list, i);

      read_charge (opening, &at);
    }
}

static void
read_situation (Opening *opening, const AciesJsonCursor *at)
{
  const AciesJsonCursor commanders = acies_json_member (at, "commanders");
  CoState              *state = opening->state;

  acies_fields_check_object (co_situation_fields, at, "C-SCN-10", opening->problems);
  state->turn = (guint16) acies_fields_get_int (co_situation_fields, at, "turn");
  state->phase = (guint8) acies_fields_get_int (co_situation_fields, at, "phase");
  state->active = read_side (opening, at, "active", 0);

  co_setup_check_keys (opening->setup, &opening->situated, co_stand_find, "C-SCN-8",
                       opening->problems);
  for (guint g = 0; g < opening->setup->n_stands; g++)
    {
      const char           *id = opening->setup->units[g].id;
      const AciesJsonCursor unit = acies_json_member (&opening->situated, id);

      if (acies_json_exists (&unit))
        situate_unit (opening, g, &unit);
    }
  place_commanders (opening, &commanders);
  read_charges (opening, at);
  read_army_morale (opening, at);
}

/* ---- Places ---- */

/* What the file says of the place of stand @g. */
static AciesJsonCursor
place_cursor (const Opening *opening, guint g)
{
  const char           *id = opening->setup->units[g].id;
  const AciesJsonCursor situated = acies_json_member (&opening->situated, id);
  const AciesJsonCursor at = acies_json_member (&situated, "at");

  return acies_json_exists (&at) ? situated : acies_json_member (&opening->deployed, id);
}

/* Reserves find out when they come whether their place is free. */
static gboolean
stands_there (const Opening *opening, guint g)
{
  return co_on_table (opening->state, g) && is_placed (opening, g);
}

/* C-SCN-9 */
static void
check_place (const Opening *opening, guint g, const AciesJsonCursor *at)
{
  const CoSetup *setup = opening->setup;
  const TtBase   base = co_base (setup, opening->state, g);

  if (tt_base_outside (&base, tt_to_double (setup->width), tt_to_double (setup->height)) >
      CO_LENGTH_SLACK)
    acies_json_complain (at, opening->problems, "C-SCN-9", _("this place lies beyond the table"));

  for (guint other = 0; other < g && stands_there (opening, g); other++)
    {
      const TtBase its = co_base (setup, opening->state, other);

      if (stands_there (opening, other) && tt_base_penetration (&base, &its) > CO_OVERLAP_SLACK)
        acies_json_complain (at, opening->problems, "C-SCN-9",
                             /* Translators: %s is the id of a unit. */
                             _("this unit stands on the unit \"%s\""), setup->units[other].id);
    }
  if (opening->state->stands[g].stage == CO_STAGE_NONE && co_in_river (setup, &base, TRUE))
    acies_json_warn (at, opening->problems, "C-DEP-2", _("this unit stands in a river"));
}

/* A unit without a place: of no account where the players deploy. */
static void
check_missing (const Opening *opening, guint g, const AciesJsonCursor *root)
{
  CoStand *stand = &opening->state->stands[g];

  if (co_on_table (opening->state, g))
    stand->status = CO_RESERVE;
  if (opening->state->phase != CO_PHASE_DEPLOY)
    acies_json_warn (root, opening->problems, "C-DEP-3", _("the unit \"%s\" has no place, and nobody deploys it"),
                     opening->setup->units[g].id);
}

static void
check_places (const Opening *opening, const AciesJsonCursor *root)
{
  for (guint g = 0; g < opening->setup->n_stands; g++)
    {
      const AciesJsonCursor at = place_cursor (opening, g);

      if (opening->state->stands[g].status == CO_ELIMINATED ||
          (opening->spoiled[co_side_of (opening->setup, g)] & co_bit (opening->setup, g)) != 0)
        continue;
      if (is_placed (opening, g))
        check_place (opening, g, &at);
      else
        check_missing (opening, g, root);
    }
}

void
co_setup_read_opening (CoSetup *setup, const AciesJsonCursor *root, AciesProblems *problems)
{
  const AciesJsonCursor deployment = acies_json_member (root, "deployment");
  const AciesJsonCursor situation = acies_json_member (root, "situation");
  Opening               opening = {
    .setup = setup,
    .deployed = acies_json_member (&deployment, "units"),
    .situated = acies_json_member (&situation, "units"),
    .problems = problems,
  };

  opening.state = setup->opening = g_new0 (CoState, 1);
  clear_state (setup, opening.state);
  read_deployment (&opening, &deployment);
  if (acies_json_exists (&situation))
    read_situation (&opening, &situation);
  else if (setup->conditions.free_deployment)
    opening.state->phase = CO_PHASE_DEPLOY;
  check_places (&opening, root);

  if (opening.state->phase == CO_PHASE_DEPLOY)
    take_up (&opening);
  setup->in_situation = acies_json_exists (&situation) && opening.state->phase != CO_PHASE_DEPLOY;
}
