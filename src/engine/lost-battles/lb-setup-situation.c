/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-setup-parts.h"

#include <glib/gi18n-lib.h>

#include "engine/lost-battles/lb-fields.h"
#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-troops.h"

/* The object "sides" or "deployment" holds one member a side: complains of others. */
static void
check_side_keys (const LbSetup *setup, const AciesJsonCursor *at, AciesProblems *problems)
{
  JsonObjectIter iter;
  const char    *key;
  JsonNode      *node;

  json_object_iter_init_ordered (&iter, json_node_get_object (at->node));
  while (json_object_iter_next_ordered (&iter, &key, &node))
    {
      const AciesJsonCursor member = acies_json_member (at, key);

      if (lb_side_find (setup, key) == ACIES_NO_SIDE)
        acies_json_complain (&member, problems, NULL, _("no side of this battle has the id \"%s\""), key);
    }
}

static void
read_deployment_of (LbSetup *setup, guint side, const AciesJsonCursor *deployment,
                    AciesProblems *problems)
{
  const LbGroupReader   reader = { setup, setup->deployment, side, lb_group_fields, 0, problems };
  const AciesJsonCursor at = acies_json_member (deployment, setup->sides[side].id);
  const AciesJsonCursor groups = acies_json_member (&at, "groups");

  if (!acies_json_exists (&at))
    {
      acies_json_complain (&at, problems, "3.3.3", _("this is missing; a deployment is of both armies"));
      return;
    }
  if (!lb_setup_check (lb_deployment_fields, &at, problems))
    return;

  lb_setup_read_groups (&reader, &at);
  lb_setup_check_surprise (&reader, &groups);
}

static gboolean
has_sides (const LbSetup *setup)
{
  return setup->sides[0].id != NULL && setup->sides[1].id != NULL &&
         setup->sides[0].id[0] != '\0' &&
         setup->sides[1].id[0] != '\0';
}

void
lb_setup_read_deployment (LbSetup *setup, const AciesJsonCursor *root, AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (root, "deployment");
  AciesJsonCursor       deployment;

  if (!has_sides (setup) || !acies_json_exists (&member) ||
      !acies_json_read_object (root, "deployment", &deployment, problems))
    return;

  setup->has_deployment = TRUE;
  check_side_keys (setup, &deployment, problems);
  for (guint side = 0; side < LB_N_SIDES; side++)
    read_deployment_of (setup, side, &deployment, problems);
}

/* The side that the string @at names. */
static int
get_side (const LbSetup *setup, const AciesJsonCursor *at, AciesProblems *problems)
{
  const char *id;
  int         side;

  if (!acies_json_get_string (at, &id, problems))
    return ACIES_NO_SIDE;

  side = lb_side_find (setup, id);
  if (side == ACIES_NO_SIDE)
    acies_json_complain (at, problems, "3.2.1", _("no side of this battle has the id \"%s\""), id);

  return side;
}

static void
complain_order (const AciesJsonCursor *at, AciesProblems *problems)
{
  acies_json_complain (at, problems, "3.2.1",
                       _("both sides are expected here, the one that moves first before the other"));
}

static void
read_order (LbSetup *setup, const AciesJsonCursor *situation, AciesProblems *problems)
{
  const AciesJsonCursor active = acies_json_member (situation, "active");
  const AciesJsonCursor member = acies_json_member (situation, "order");
  AciesJsonCursor       order, a, b;
  int                   first, second;

  if (acies_json_exists (&active))
    setup->situation.active = (guint8) MAX (get_side (setup, &active, problems), 0);

  setup->situation.order[1] = 1;
  if (!acies_json_exists (&member) || !acies_json_read_array (situation, "order", LB_N_SIDES, &order, problems))
    return;

  if (acies_json_length (&order) != LB_N_SIDES)
    {
      complain_order (&order, problems);
      return;
    }

  a = acies_json_element (&order, 0);
  b = acies_json_element (&order, 1);
  first = get_side (setup, &a, problems);
  second = get_side (setup, &b, problems);
  if (first == second && first != ACIES_NO_SIDE)
    complain_order (&b, problems);
  if (first == ACIES_NO_SIDE || second == ACIES_NO_SIDE)
    return;

  setup->situation.order[0] = (guint8) first;
  setup->situation.order[1] = (guint8) (1 - first);
}

/* A list of units or commanders in which none of @taken may stand; adds them to it. */
static AciesUnits
read_fate (const LbSideSetup *own, const AciesJsonCursor *at, const char *key, gboolean units,
           AciesUnits *taken,
           AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, key);
  const char           *clause = acies_field_find (lb_situation_side_fields, key)->clause;
  const AciesUnits      set = units ? lb_setup_read_units (own, at, key, clause, problems)
                                    : lb_setup_read_commanders (own, at, key, clause, problems);

  if ((set & *taken) != 0)
    {
      const guint first = acies_units_first (set & *taken);

      acies_json_complain (&member, problems, clause, _("\"%s\" is in another list already"),
                           units ? own->units[first].id : own->commanders[first].id);
    }
  *taken |= set;

  return set;
}

/* "withdrawn" may name units and commanders alike (R23). */
static void
read_withdrawn (LbSituation *situation, const LbSideSetup *own, guint side,
                const AciesJsonCursor *at,
                AciesProblems *problems)
{
  AciesJsonCursor list;

  if (!acies_json_read_array (at, "withdrawn", ACIES_MAX_UNITS + 2, &list, problems))
    return;

  for (guint i = 0; i < acies_json_length (&list); i++)
    {
      const AciesJsonCursor element = acies_json_element (&list, i);
      const char           *id;
      int                   unit, commander;

      if (!acies_json_get_string (&element, &id, problems))
        continue;
      unit = lb_unit_find (own, id);
      commander = lb_commander_find (own, id);
      if (unit >= 0)
        situation->withdrawn[side] |= ACIES_UNIT_BIT (unit);
      else if (commander >= 0)
        situation->commanders_withdrawn[side] |= (guint8) (1u << commander);
      else
        lb_setup_complain_unit (own, id, &element, "5.7", problems);
    }
}

/* 8.9.3 */
static guint32
read_attacked_from (const AciesJsonCursor *at, AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, "attacked-from");
  AciesJsonCursor       list;
  guint32               zones = 0;

  if (!acies_json_exists (&member) || !acies_json_read_array (at, "attacked-from", LB_N_ZONES, &list, problems))
    return 0;

  for (guint i = 0; i < acies_json_length (&list); i++)
    {
      const AciesJsonCursor element = acies_json_element (&list, i);
      const guint           zone = lb_setup_get_zone (&element, problems);

      if (zone != LB_OFF_FIELD)
        zones |= 1u << zone;
    }

  return zones;
}

/* Nobody stands on the field who is out of the battle. */
static void
check_gone (const LbSetup *setup, guint side, const AciesJsonCursor *at, AciesProblems *problems)
{
  const LbSituation    *situation = &setup->situation;
  const AciesUnits      gone = situation->shattered[side] | situation->withdrawn[side] |
                          situation->fled[side];
  const AciesJsonCursor groups = acies_json_member (at, "groups");

  for (guint i = 0; i < situation->deployment[side].n_placements; i++)
    {
      const AciesUnits twice = situation->deployment[side].placements[i].units & gone;

      if (twice != 0)
        acies_json_complain (&groups, problems, "1.5", _("\"%1$s\" is out of the battle, so it cannot stand in %2$s"),
                             setup->sides[side].units[acies_units_first (twice)].id,
                             lb_zone_id (situation->deployment[side].placements[i].zone));
    }
}

/* 11.1: a situation with too little left of an army is the end of a battle, not a start. */
static void
check_remaining (const LbSetup *setup, guint side, const AciesJsonCursor *at,
                 AciesProblems *problems)
{
  const LbSituation *situation = &setup->situation;
  const LbSideSetup *own = &setup->sides[side];
  const AciesUnits   gone = situation->shattered[side] | situation->withdrawn[side] |
                          situation->fled[side];

  if (gone != 0 && lb_units_halves (own, own->all & ~gone) < LB_FEWEST_HALVES)
    acies_json_warn (at, problems, "11.1",
                     _("less than three units are left of this army, so the battle is over as soon as it begins"));
}

/* 10.3, 10.4, R28 */
static void
check_weather (const LbSetup *setup, const AciesJsonCursor *situation, AciesProblems *problems)
{
  const AciesJsonCursor weather = acies_json_member (situation, "weather");

  if (setup->dust && setup->weather == LB_CLEAR && setup->situation.weather != LB_CLEAR)
    acies_json_complain (&weather, problems, "10.3",
                         _("there is no dust in overcast or wet weather; choose one of them"));
}

static void
read_side (LbSetup *setup, guint side, const AciesJsonCursor *sides, AciesProblems *problems)
{
  LbSituation          *situation = &setup->situation;
  const LbSideSetup    *own = &setup->sides[side];
  const AciesJsonCursor at = acies_json_member (sides, own->id);
  const AciesJsonCursor withdrawn = acies_json_member (&at, "withdrawn");
  LbGroupReader         reader = { setup, situation->deployment, side, lb_situation_group_fields, 0,
                                   problems };
  AciesUnits            units = 0, commanders = 0, ignored = 0;

  if (!acies_json_exists (&at))
    {
      acies_json_complain (&at, problems, NULL, _("this is missing; a situation is of both armies"));
      return;
    }
  if (!lb_setup_check (lb_situation_side_fields, &at, problems))
    return;

  if (acies_json_exists (&withdrawn))
    read_withdrawn (situation, own, side, &at, problems);
  units = situation->withdrawn[side];
  commanders = situation->commanders_withdrawn[side];
  situation->shattered[side] = read_fate (own, &at, "shattered", TRUE, &units, problems);
  situation->fled[side] = read_fate (own, &at, "fled", TRUE, &units, problems);
  situation->lost[side] = (guint8) read_fate (own, &at, "lost", FALSE, &commanders, problems);
  situation->killed[side] = (guint8) read_fate (own, &at, "killed", FALSE, &commanders, problems);
  situation->escaped[side] = (guint8) read_fate (own, &at, "escaped", FALSE, &ignored, problems);
  situation->camp_captured[side] = lb_setup_get_int (lb_situation_side_fields, &at, "camp-captured");
  situation->attacked_from[side] = read_attacked_from (&at, problems);

  reader.gone = (guint) commanders;
  lb_setup_read_groups (&reader, &at);
  check_gone (setup, side, &at, problems);
  check_remaining (setup, side, &at, problems);
}

void
lb_setup_read_situation (LbSetup *setup, const AciesJsonCursor *root, AciesProblems *problems)
{
  const AciesFormField     *fields = lb_situation_fields;
  const AciesJsonCursor at = acies_json_member (root, "situation");
  AciesJsonCursor       sides;
  int                   weather;

  if (!has_sides (setup) || !acies_json_exists (&at) || !lb_setup_check (fields, &at, problems))
    return;

  setup->situation.given = TRUE;
  setup->situation.turn = (guint8) lb_setup_get_int (fields, &at, "turn");
  setup->situation.orders = lb_setup_get_int (fields, &at, "orders");
  weather = lb_setup_get_int (fields, &at, "weather");
  setup->situation.weather = weather >= 0 ? (guint8) weather : setup->weather;
  check_weather (setup, &at, problems);
  if (setup->situation.turn > setup->turns)
    {
      const AciesJsonCursor turn = acies_json_member (&at, "turn");

      acies_json_complain (&turn, problems, "3.1", _("the battle has only %u turns"), setup->turns);
    }
  read_order (setup, &at, problems);

  if (!acies_json_read_object (&at, "sides", &sides, problems))
    return;
  check_side_keys (setup, &sides, problems);
  for (guint side = 0; side < LB_N_SIDES; side++)
    read_side (setup, side, &sides, problems);
}
