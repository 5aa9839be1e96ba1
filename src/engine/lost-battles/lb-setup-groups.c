/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-setup-parts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/lost-battles/lb-fields.h"
#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-troops.h"

void
lb_setup_complain_unit (const LbSideSetup *side, const char *id, const AciesJsonCursor *at,
                        const char *clause, AciesProblems *problems)
{
  g_autofree char *first = g_strconcat (id, "-1", NULL);

  if (lb_unit_find (side, first) >= 0)
    acies_json_complain (at, problems, clause, _("\"%1$s\" stands for several units; name one of them, like \"%2$s\""),
                         id, first);
  else
    acies_json_complain (at, problems, clause, _("no unit of this army has the id \"%s\""), id);
}

/* The id without the number of a unit of a stack: "foot" of "foot-3". */
static gsize
length_of_stem (const char *id)
{
  gsize length = strlen (id);

  while (length > 0 && g_ascii_isdigit (id[length - 1]))
    length--;

  return length > 0 && id[length] != '\0' && id[length - 1] == '-' ? length - 1 : strlen (id);
}

/* How many elements of @list from @first on name units of the same stack, which is not there. */
static guint
count_missing (const LbSideSetup *side, const AciesJsonCursor *list, guint first)
{
  const char *stem = NULL;
  guint       n = 0;

  for (; first + n < acies_json_length (list); n++)
    {
      const AciesJsonCursor element = acies_json_element (list, first + n);
      const char           *id;

      if (!JSON_NODE_HOLDS_VALUE (element.node) ||
          json_node_get_value_type (element.node) != G_TYPE_STRING)
        break;
      id = json_node_get_string (element.node);
      if (stem == NULL)
        stem = id;
      if (lb_unit_find (side, id) >= 0 || length_of_stem (id) != length_of_stem (stem) ||
          strncmp (id, stem, length_of_stem (stem)) != 0)
        break;
    }

  return n;
}

/* A missing stack is one mistake, however many of its units are named. Returns how many elements are told of. */
static guint
complain_missing (const LbSideSetup *side, const AciesJsonCursor *list, guint first,
                  const char *clause, AciesProblems *problems)
{
  const AciesJsonCursor element = acies_json_element (list, first);
  const char           *id = json_node_get_string (element.node);
  const guint           n = count_missing (side, list, first);

  if (n < 2)
    {
      lb_setup_complain_unit (side, id, &element, clause, problems);
      return 1;
    }

  acies_json_complain (&element, problems, clause,
                       /* Translators: %1$s is an id, %2$u how many more ids after it. */
                       g_dngettext (GETTEXT_PACKAGE,
                                    "no unit of this army has the id \"%1$s\", nor the %2$u id of the same stack after it",
                                    "no unit of this army has the id \"%1$s\", nor the %2$u ids of the same stack after it",
                                    n - 1),
                       id, n - 1);

  return n;
}

/* Walks a list of ids; @find gives the index of one. */
static AciesUnits
read_ids (const LbSideSetup *side, const AciesJsonCursor *at, const char *key, gboolean units,
          const char *clause, AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, key);
  AciesJsonCursor       list;
  AciesUnits            set = 0;

  if (!acies_json_exists (&member) ||
      !acies_json_read_array (at, key, ACIES_MAX_UNITS, &list, problems))
    return 0;

  for (guint i = 0; i < acies_json_length (&list); i++)
    {
      const AciesJsonCursor element = acies_json_element (&list, i);
      const char           *id;
      int                   index;

      if (!acies_json_get_string (&element, &id, problems))
        continue;
      index = units ? lb_unit_find (side, id) : lb_commander_find (side, id);
      if (index >= 0 && (set & ACIES_UNIT_BIT (index)) != 0)
        acies_json_complain (&element, problems, clause, _("\"%s\" is named twice"), id);
      else if (index >= 0)
        set |= ACIES_UNIT_BIT (index);
      else if (units)
        i += complain_missing (side, &list, i, clause, problems) - 1;
      else
        acies_json_complain (&element, problems, clause, _("no commander of this army has the id \"%s\""), id);
    }

  return set;
}

AciesUnits
lb_setup_read_units (const LbSideSetup *side, const AciesJsonCursor *at, const char *key,
                     const char *clause, AciesProblems *problems)
{
  return read_ids (side, at, key, TRUE, clause, problems);
}

guint
lb_setup_read_commanders (const LbSideSetup *side, const AciesJsonCursor *at, const char *key,
                          const char *clause, AciesProblems *problems)
{
  return (guint) read_ids (side, at, key, FALSE, clause, problems);
}

/* Units of the group that are among @others (a part of it as well) must be units of the group. */
static AciesUnits
read_part (const LbGroupReader *reader, const AciesJsonCursor *at, const char *key,
           AciesUnits units, const char *clause)
{
  const LbSideSetup    *own = &reader->setup->sides[reader->side];
  const AciesJsonCursor member = acies_json_member (at, key);
  const AciesUnits      part = lb_setup_read_units (own, at, key, clause, reader->problems);

  if ((part & ~units) != 0)
    acies_json_complain (&member, reader->problems, clause, _("\"%s\" is not a unit of this group"),
                         own->units[acies_units_first (part & ~units)].id);

  return part & units;
}

/* 6.4, 9.5 */
static guint8
read_lead (const LbGroupReader *reader, const AciesJsonCursor *at, AciesUnits units)
{
  const LbSideSetup    *own = &reader->setup->sides[reader->side];
  const AciesUnits      scythed = units & own->subtype[LB_SCYTHED];
  const AciesJsonCursor member = acies_json_member (at, "lead");
  const char           *id = NULL;
  int                   unit;

  if (!acies_json_exists (&member) || !JSON_NODE_HOLDS_VALUE (member.node) ||
      json_node_get_value_type (member.node) != G_TYPE_STRING)
    return LB_NO_UNIT;

  id = json_node_get_string (member.node);
  unit = lb_unit_find (own, id);
  if (unit < 0)
    lb_setup_complain_unit (own, id, &member, "6.4", reader->problems);
  else if ((units & ACIES_UNIT_BIT (unit)) == 0)
    acies_json_complain (&member, reader->problems, "6.4", _("\"%s\" is not a unit of this group"), id);
  else if (scythed != 0 && (scythed & ACIES_UNIT_BIT (unit)) == 0)
    acies_json_complain (&member, reader->problems, "9.5", _("scythed chariots must be the lead unit of their zone"));
  else
    return (guint8) unit;

  return LB_NO_UNIT;
}

/* 8.1: heroes stand with their bodyguards, whether they are named or not. */
static guint
heroes_of (const LbGroupReader *reader, AciesUnits units)
{
  const LbSideSetup *own = &reader->setup->sides[reader->side];
  guint              heroes = 0;

  for (guint i = 0; i < own->n_commanders; i++)
    if (own->commanders[i].bodyguard != LB_NO_UNIT &&
        (units & lb_unit_bit (own->commanders[i].bodyguard)) != 0)
      heroes |= 1u << i;

  return heroes & ~reader->gone;
}

static guint
read_group_commanders (const LbGroupReader *reader, const AciesJsonCursor *at, AciesUnits units)
{
  const LbSideSetup    *own = &reader->setup->sides[reader->side];
  const AciesJsonCursor member = acies_json_member (at, "commanders");
  const guint           heroes = heroes_of (reader, units);
  const guint           named = lb_setup_read_commanders (own, at, "commanders", "8.2", reader->problems);

  for (guint i = 0; i < own->n_commanders; i++)
    {
      if (((named >> i) & 1) == 0)
        continue;
      if ((reader->gone >> i) & 1)
        acies_json_complain (&member, reader->problems, "8.1", _("\"%s\" is out of the battle, so he cannot stand here"),
                             own->commanders[i].id);
      else if (own->commanders[i].kind == LB_HERO && ((heroes >> i) & 1) == 0)
        acies_json_complain (&member, reader->problems, "8.1", _("\"%s\" is a hero and stands with his bodyguard only"),
                             own->commanders[i].id);
    }

  return (named & ~reader->gone) | heroes;
}

static LbPlacement *
find_placement (LbDeployment *deployment, guint zone)
{
  for (guint i = 0; i < deployment->n_placements; i++)
    if (deployment->placements[i].zone == zone)
      return &deployment->placements[i];

  return NULL;
}

/* What stands somewhere already cannot stand here too. */
static void
check_placed_once (const LbGroupReader *reader, const LbPlacement *group, const AciesJsonCursor *at)
{
  const LbSideSetup    *own = &reader->setup->sides[reader->side];
  const LbDeployment   *deployment = &reader->deployment[reader->side];
  const AciesJsonCursor units = acies_json_member (at, "units");
  const AciesJsonCursor commanders = acies_json_member (at, "commanders");

  for (guint i = 0; i < deployment->n_placements; i++)
    {
      const LbPlacement *other = &deployment->placements[i];
      const AciesUnits   twice = other->units & group->units;
      const guint        commander = other->commanders & group->commanders;

      if (twice != 0)
        acies_json_complain (&units, reader->problems, "2.1.2", _("\"%1$s\" stands in %2$s already"),
                             own->units[acies_units_first (twice)].id, lb_zone_id (other->zone));
      if (commander != 0)
        acies_json_complain (&commanders, reader->problems, "8.2",
                             _("\"%1$s\" stands in %2$s already"),
                             own->commanders[acies_units_first (commander)].id,
                             lb_zone_id (other->zone));
    }
}

/* 2.2.4, 5.5.1 */
static void
check_zone (const LbGroupReader *reader, const LbPlacement *group, const AciesJsonCursor *at)
{
  const AciesJsonCursor zone = acies_json_member (at, "zone");
  const LbPlacement    *enemy = find_placement (&reader->deployment[1 - reader->side], group->zone);

  if (reader->setup->terrain[group->zone] & ACIES_TERRAIN_IMPASSABLE)
    acies_json_complain (&zone, reader->problems, "2.2.4", _("nothing can stand in %s, which is impassable"),
                         lb_zone_id (group->zone));
  if (enemy != NULL && enemy->units != 0 && group->units != 0)
    acies_json_complain (&zone, reader->problems, "5.5.1", _("both armies cannot stand in %s"), lb_zone_id (group->zone));
}

/* 5.5.3, 8.8.1: of all that stands in the zone */
static void
check_crowd (const LbGroupReader *reader, const LbPlacement *all, const AciesJsonCursor *at)
{
  const AciesJsonCursor units = acies_json_member (at, "units");
  const guint           room = lb_room_of (reader->setup, reader->side, all->units);

  if (room > reader->setup->capacity[all->zone])
    acies_json_complain (&units, reader->problems, "5.5.3",
                         /* Translators: %1$s is a zone like c2; Poor units count as two. */
                         _("%1$s has room for %2$u units, and %3$u are there (Poor units count as two)"),
                         lb_zone_id (all->zone), reader->setup->capacity[all->zone], room);
  if (acies_units_count (all->commanders) > 1)
    acies_json_complain (at, reader->problems, "8.8.1", _("two commanders cannot stand in one zone"));
}

/* Groups of one side in the same zone are one. */
static void
merge_group (const LbGroupReader *reader, const LbPlacement *group, const AciesJsonCursor *at)
{
  LbDeployment         *deployment = &reader->deployment[reader->side];
  LbPlacement          *all = find_placement (deployment, group->zone);
  const AciesJsonCursor facing = acies_json_member (at, "facing");

  if (all == NULL)
    {
      all = &deployment->placements[deployment->n_placements++];
      *all = *group;
    }
  else
    {
      if (all->units != 0 && group->units != 0 && all->facing != group->facing)
        acies_json_complain (&facing, reader->problems, "5.1.1",
                             _("all units of an army in %s must face the same way"), lb_zone_id (group->zone));
      if (all->units == 0)
        all->facing = group->facing;
      all->units |= group->units;
      all->disordered |= group->disordered;
      all->entered |= group->entered;
      all->commanders |= group->commanders;
      if (all->lead == LB_NO_UNIT)
        all->lead = group->lead;
    }

  check_crowd (reader, all, at);
}

static void
read_group (const LbGroupReader *reader, const AciesJsonCursor *at)
{
  const LbSideSetup    *own = &reader->setup->sides[reader->side];
  const AciesJsonCursor facing = acies_json_member (at, "facing");
  LbPlacement           group = { 0 };

  if (!lb_setup_check (reader->fields, at, reader->problems))
    return;

  group.zone = (guint8) lb_setup_get_int (reader->fields, at, "zone");
  group.facing = acies_json_exists (&facing) ? (guint8) lb_setup_get_int (reader->fields, at, "facing")
                                             : (guint8) lb_forward (reader->side);
  group.units = lb_setup_read_units (own, at, "units", "2.1.2", reader->problems);
  group.lead = read_lead (reader, at, group.units);
  group.commanders = (guint8) read_group_commanders (reader, at, group.units);
  group.disordered = read_part (reader, at, "disordered", group.units, "1.5");
  group.entered = read_part (reader, at, "entered", group.units, "6.5(6)");

  if (group.units != 0 && !acies_json_exists (&facing))
    acies_json_complain (&facing, reader->problems, "5.1.1", _("this is missing; units face north, east, south or west"));
  if (group.units == 0 && group.commanders == 0)
    acies_json_complain (at, reader->problems, "2.1.2", _("nobody stands here; name units or a strategist"));

  check_placed_once (reader, &group, at);
  check_zone (reader, &group, at);
  merge_group (reader, &group, at);
  if (reader->fields == lb_group_fields)
    lb_setup_check_reach (reader, group.units, group.zone, at);
}

void
lb_setup_read_groups (const LbGroupReader *reader, const AciesJsonCursor *at)
{
  const AciesJsonCursor member = acies_json_member (at, "groups");
  AciesJsonCursor       groups;

  if (!acies_json_exists (&member) ||
      !acies_json_read_array (at, "groups", ACIES_MAX_UNITS + 2, &groups, reader->problems))
    return;

  for (guint i = 0; i < acies_json_length (&groups); i++)
    {
      const AciesJsonCursor group = acies_json_element (&groups, i);

      read_group (reader, &group);
    }
}
