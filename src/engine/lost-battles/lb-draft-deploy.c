/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-draft-parts.h"

#include <string.h>

#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-names.h"
#include "engine/lost-battles/lb-setup-parts.h"

static const char *const unit_fates[] = { "shattered", "withdrawn", "fled" };
static const char *const commander_fates[] = { "withdrawn", "lost", "killed" };

/* Who is meant by a band, and what is said of them now. */
typedef struct
{
  const LbSideSetup *own;
  JsonObject        *army;
  AciesUnits         units;
  guint              commanders;   /* bits; those who were asked for, and strategists */
  guint              named_heroes; /* heroes whom a group names though it need not */
  AciesUnits         disordered, entered;
} LbMoving;

/* 8.1: a hero and his bodyguard go together. */
static void
find_pieces (LbMoving *moving, const char *const *ids)
{
  for (; ids != NULL && *ids != NULL; ids++)
    {
      const int unit = lb_unit_find (moving->own, *ids);
      const int commander = lb_commander_find (moving->own, *ids);

      if (unit >= 0 && (*ids)[0] != '\0')
        moving->units |= ACIES_UNIT_BIT (unit);
      else if (commander >= 0 && (*ids)[0] != '\0')
        {
          moving->commanders |= 1u << commander;
          if (moving->own->commanders[commander].bodyguard != LB_NO_UNIT)
            moving->units |= lb_unit_bit (moving->own->commanders[commander].bodyguard);
        }
    }
}

/* The heroes of moving bodyguards. */
static guint
heroes_of (const LbMoving *moving)
{
  guint heroes = 0;

  for (guint i = 0; i < moving->own->n_commanders; i++)
    if (moving->own->commanders[i].bodyguard != LB_NO_UNIT &&
        (moving->units & lb_unit_bit (moving->own->commanders[i].bodyguard)) != 0)
      heroes |= 1u << i;

  return heroes;
}

static void
take_unit (LbMoving *moving, JsonObject *group, guint unit)
{
  const char *id = moving->own->units[unit].id;

  if (!acies_tree_drop (group, "units", id))
    return;
  if (acies_tree_drop (group, "disordered", id))
    moving->disordered |= ACIES_UNIT_BIT (unit);
  if (acies_tree_drop (group, "entered", id))
    moving->entered |= ACIES_UNIT_BIT (unit);
  if (g_strcmp0 (acies_tree_string (group, "lead"), id) == 0)
    json_object_remove_member (group, "lead");
}

/* Takes all that move out of the groups they stand in. */
static void
take_from_groups (LbMoving *moving)
{
  const guint heroes = heroes_of (moving);
  JsonArray  *groups = acies_tree_array (moving->army, "groups");
  guint       unit;

  for (guint i = 0; groups != NULL && i < json_array_get_length (groups); i++)
    {
      JsonObject *group = acies_tree_item (groups, i);

      ACIES_FOREACH_UNIT (unit, moving->units)
        take_unit (moving, group, unit);
      for (guint k = 0; k < moving->own->n_commanders; k++)
        if ((((moving->commanders | heroes) >> k) & 1) != 0 &&
            acies_tree_drop (group, "commanders", moving->own->commanders[k].id))
          moving->named_heroes |= (1u << k) & heroes;
    }
}

/* Who comes back is not gone any more: units, and commanders who were asked for. */
static void
call_back (const LbMoving *moving)
{
  guint unit;

  ACIES_FOREACH_UNIT (unit, moving->units)
    for (guint i = 0; i < G_N_ELEMENTS (unit_fates); i++)
      acies_tree_drop (moving->army, unit_fates[i], moving->own->units[unit].id);
  for (guint k = 0; k < moving->own->n_commanders; k++)
    for (guint i = 0; i < G_N_ELEMENTS (commander_fates) && ((moving->commanders >> k) & 1); i++)
      acies_tree_drop (moving->army, commander_fates[i], moving->own->commanders[k].id);
}

static gboolean
is_gone (const LbMoving *moving, guint commander)
{
  for (guint i = 0; i < G_N_ELEMENTS (commander_fates); i++)
    if (acies_tree_has (acies_tree_array (moving->army, commander_fates[i]),
                     moving->own->commanders[commander].id))
      return TRUE;

  return FALSE;
}

static gboolean
stands_in (JsonObject *group, const char *zone)
{
  return group != NULL && g_strcmp0 (acies_tree_string (group, "zone"), zone) == 0;
}

/* A group of which nothing is said but who stands there can become part of another. */
static gboolean
is_plain (JsonObject *group)
{
  static const char *const known[] = { "zone", "facing", "units", "lead", "commanders",
                                       "disordered", "entered", NULL };
  g_autoptr (GList)        members = json_object_get_members (group);

  for (GList *at = members; at != NULL; at = at->next)
    if (!g_strv_contains (known, at->data))
      return FALSE;

  return TRUE;
}

static void
merge_into (JsonObject *group, JsonObject *other)
{
  static const char *const lists[] = { "units", "commanders", "disordered", "entered" };

  for (guint k = 0; k < G_N_ELEMENTS (lists); k++)
    {
      JsonArray *array = acies_tree_array (other, lists[k]);

      for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
        if (acies_json_text (json_array_get_element (array, i)) != NULL)
          acies_tree_add (group, lists[k], acies_json_text (json_array_get_element (array, i)));
    }
  if (acies_tree_string (group, "lead") == NULL && acies_tree_string (other, "lead") != NULL)
    json_object_set_string_member (group, "lead", acies_tree_string (other, "lead"));
}

/* 5.1.1: the facing of those who stand in @zone already. */
static const char *
facing_in (JsonArray *groups, const char *zone)
{
  for (guint i = 0; groups != NULL && i < json_array_get_length (groups); i++)
    {
      const char *facing = acies_tree_string (acies_tree_item (groups, i), "facing");
      int         value;

      if (stands_in (acies_tree_item (groups, i), zone) &&
          acies_names_find (lb_facing_names, facing, &value))
        return facing;
    }

  return NULL;
}

/* The group of @zone that faces @facing as all there do then; others of the zone become part of it. */
static JsonObject *
need_group (JsonObject *army, const char *zone, const char *facing)
{
  JsonArray  *groups = acies_tree_need_array (army, "groups");
  JsonObject *target = NULL;

  for (guint i = 0; i < json_array_get_length (groups); i++)
    {
      JsonObject *group = acies_tree_item (groups, i);

      if (!stands_in (group, zone))
        continue;
      json_object_set_string_member (group, "facing", facing);
      if (target == NULL)
        target = group;
      else if (is_plain (group))
        {
          merge_into (target, group);
          json_array_remove_element (groups, i--);
        }
    }
  if (target != NULL)
    return target;

  target = json_object_new ();
  json_object_set_string_member (target, "zone", zone);
  json_object_set_string_member (target, "facing", facing);
  json_array_add_object_element (groups, target);

  return target;
}

static void
put_into_group (const LbMoving *moving, const char *zone, int facing, guint side)
{
  const char *name = acies_name_of (lb_facing_names, facing);
  guint       unit;
  int         lead;
  JsonObject *group;

  if (name == NULL)
    name = facing_in (acies_tree_array (moving->army, "groups"), zone);
  if (name == NULL)
    name = acies_name_of (lb_facing_names, (int) lb_forward (side));

  group = need_group (moving->army, zone, name);
  ACIES_FOREACH_UNIT (unit, moving->units)
    {
      acies_tree_add (group, "units", moving->own->units[unit].id);
      if ((moving->disordered & ACIES_UNIT_BIT (unit)) != 0)
        acies_tree_add (group, "disordered", moving->own->units[unit].id);
      if ((moving->entered & ACIES_UNIT_BIT (unit)) != 0)
        acies_tree_add (group, "entered", moving->own->units[unit].id);
    }
  for (guint k = 0; k < moving->own->n_commanders; k++)
    if ((((moving->commanders | moving->named_heroes) >> k) & 1) != 0 && !is_gone (moving, k))
      acies_tree_add (group, "commanders", moving->own->commanders[k].id);

  /* 9.5: beside scythed chariots nobody else leads. */
  lead = lb_unit_find (moving->own, acies_tree_string (group, "lead"));
  if ((moving->units & moving->own->subtype[LB_SCYTHED]) != 0 && lead >= 0 &&
      (moving->own->subtype[LB_SCYTHED] & ACIES_UNIT_BIT (lead)) == 0)
    json_object_remove_member (group, "lead");
}

/* A deployment is of both armies; without anybody in it there is none. */
static void
complete_deployment (const AciesTreeEdit *edit)
{
  JsonObject *deployment = acies_tree_object (acies_tree_root (edit), "deployment");
  gboolean    is_empty = TRUE;

  for (guint side = 0; side < LB_N_SIDES && deployment != NULL; side++)
    {
      JsonObject *army = lb_edit_army (edit, ACIES_PART_DEPLOYMENT, side, TRUE);

      if (army != NULL && json_array_get_length (acies_tree_need_array (army, "groups")) > 0)
        is_empty = FALSE;
      if (army != NULL && json_object_get_size (army) > 1)
        is_empty = FALSE;
    }
  if (deployment != NULL && is_empty && json_object_get_size (deployment) <= LB_N_SIDES)
    json_object_remove_member (acies_tree_root (edit), "deployment");
}

static gboolean
is_placing (AciesPart part)
{
  return part == ACIES_PART_DEPLOYMENT || part == ACIES_PART_SITUATION;
}

/* Begins an edit of where the band stands; FALSE if there is nobody or nowhere. */
static gboolean
begin_moving (AciesTreeEdit *edit, LbMoving *moving, const AciesJsonCursor *root,
              const LbSetup *setup,
              const AciesBand *band)
{
  if (!is_placing (band->part) || band->side >= LB_N_SIDES ||
      !acies_json_is_id (setup->sides[band->side].id) || !acies_tree_begin (edit, root))
    return FALSE;

  *moving = (LbMoving){ .own = &setup->sides[band->side] };
  find_pieces (moving, band->ids);
  if (moving->units == 0 && moving->commanders == 0)
    return acies_tree_cancel (edit);

  moving->army = lb_edit_army (edit, band->part, band->side, TRUE);

  return moving->army != NULL || acies_tree_cancel (edit);
}

gboolean
lb_draft_deploy (const AciesJsonCursor *root, const AciesBand *band, const AciesPlace *place,
                 AciesPatch *patch)
{
  g_autoptr (LbSetup) setup = lb_draft_read (root);
  AciesTreeEdit       edit;
  LbMoving            moving;

  if (place != NULL && place->cell != ACIES_NO_CELL &&
      (place->cell < 0 || place->cell >= LB_N_ZONES))
    return FALSE;
  if (!begin_moving (&edit, &moving, root, setup, band))
    return FALSE;

  take_from_groups (&moving);
  if (band->part == ACIES_PART_SITUATION)
    call_back (&moving);
  if (place != NULL && place->cell != ACIES_NO_CELL)
    put_into_group (&moving, lb_zone_id ((guint) place->cell), place->facing, band->side);
  lb_edit_drop_empty_groups (moving.army);
  if (band->part == ACIES_PART_DEPLOYMENT)
    complete_deployment (&edit);

  return acies_tree_end (&edit, patch);
}

/* The group that names the unit. */
static JsonObject *
group_of (JsonObject *army, const char *id)
{
  JsonArray *groups = acies_tree_array (army, "groups");

  for (guint i = 0; groups != NULL && i < json_array_get_length (groups); i++)
    if (acies_tree_has (acies_tree_array (acies_tree_item (groups, i), "units"), id))
      return acies_tree_item (groups, i);

  return NULL;
}

/* 6.4: one unit of a zone leads, whichever of its groups it belongs to. */
static void
set_lead (JsonObject *army, const char *id, gboolean on)
{
  JsonArray  *groups = acies_tree_array (army, "groups");
  JsonObject *own = group_of (army, id);

  if (own == NULL || (!on && g_strcmp0 (acies_tree_string (own, "lead"), id) != 0))
    return;

  for (guint i = 0; i < json_array_get_length (groups); i++)
    {
      JsonObject *group = acies_tree_item (groups, i);

      if (group != NULL && group != own &&
          stands_in (group, acies_tree_string (own, "zone")))
        json_object_remove_member (group, "lead");
    }
  if (on)
    json_object_set_string_member (own, "lead", id);
  else
    json_object_remove_member (own, "lead");
}

static void
set_in_list (JsonObject *object, const char *key, const char *id, gboolean on)
{
  if (object != NULL && on)
    acies_tree_add (object, key, id);
  else if (object != NULL)
    acies_tree_drop (object, key, id);
}

static void
set_in_army (const LbMoving *moving, const char *key, gboolean on)
{
  guint unit;

  ACIES_FOREACH_UNIT (unit, moving->units)
    set_in_list (moving->army, key, moving->own->units[unit].id, on);
  for (guint k = 0; k < moving->own->n_commanders; k++)
    if ((moving->commanders >> k) & 1)
      set_in_list (moving->army, key, moving->own->commanders[k].id, on);
}

static void
set_mark (LbMoving *moving, LbMark mark, gboolean on)
{
  guint unit;

  switch (mark)
    {
    case LB_MARK_LEAD:
      ACIES_FOREACH_UNIT (unit, moving->units)
        set_lead (moving->army, moving->own->units[unit].id, on);
      break;
    case LB_MARK_DISORDERED:
    case LB_MARK_ENTERED:
      ACIES_FOREACH_UNIT (unit, moving->units)
        {
          const char *id = moving->own->units[unit].id;

          set_in_list (group_of (moving->army, id), lb_draft_marks[mark].id, id, on);
        }
      break;
    case LB_MARK_ESCAPED:
      set_in_army (moving, lb_draft_marks[mark].id, on);
      break;
    case LB_MARK_SHATTERED:
    case LB_MARK_WITHDRAWN:
    case LB_MARK_FLED:
    case LB_MARK_LOST:
    case LB_MARK_KILLED:
      /* Those who are out of the battle in one way are so in no other, and stand nowhere. */
      if (on)
        {
          take_from_groups (moving);
          call_back (moving);
        }
      set_in_army (moving, lb_draft_marks[mark].id, on);
      break;
    case LB_N_MARKS:
    default:
      g_assert_not_reached ();
    }
}

/* What the mark can be said of: a hero's bodyguard is not meant with him. */
static gboolean
keep_marked (LbMoving *moving, const char *const *ids, const AciesMark *mark)
{
  const guint commanders = mark->of_commanders ? moving->commanders : 0;
  AciesUnits  units = 0;
  guint       unit;

  ACIES_FOREACH_UNIT (unit, mark->of_units ? moving->units : 0)
    if (g_strv_contains (ids, moving->own->units[unit].id))
      units |= ACIES_UNIT_BIT (unit);
  moving->units = units;
  moving->commanders = commanders;

  return units != 0 || commanders != 0;
}

gboolean
lb_draft_set_mark (const AciesJsonCursor *root, const AciesBand *band, guint mark, gboolean on,
                   AciesPatch *patch)
{
  g_autoptr (LbSetup) setup = lb_draft_read (root);
  AciesTreeEdit       edit;
  LbMoving            moving;

  if (mark >= LB_N_MARKS || (lb_draft_marks[mark].parts & ACIES_PART_BIT (band->part)) == 0 ||
      !begin_moving (&edit, &moving, root, setup, band))
    return FALSE;
  if (!keep_marked (&moving, band->ids, &lb_draft_marks[mark]))
    return acies_tree_cancel (&edit);

  set_mark (&moving, (LbMark) mark, on);
  lb_edit_drop_empty_groups (moving.army);
  if (band->part == ACIES_PART_DEPLOYMENT)
    complete_deployment (&edit);

  return acies_tree_end (&edit, patch);
}

gboolean
lb_draft_room (const AciesJsonCursor *root, AciesPart part, guint side, const AciesPlace *place,
               AciesRoom *room)
{
  g_autoptr (LbSetup)     setup = NULL;
  const LbDeployment     *own, *other;

  if (!is_placing (part) || side >= LB_N_SIDES || place->cell < 0 || place->cell >= LB_N_ZONES)
    return FALSE;

  setup = lb_draft_read (root);
  own = lb_draft_deployment (setup, part, side);
  other = lb_draft_deployment (setup, part, 1 - side);
  *room = (AciesRoom){ .most = setup->capacity[place->cell], .clause = "5.5.3" };
  for (guint i = 0; i < own->n_placements; i++)
    if (own->placements[i].zone == place->cell)
      room->taken += lb_room_of (setup, side, own->placements[i].units);
  for (guint i = 0; i < other->n_placements; i++)
    if (other->placements[i].zone == place->cell && other->placements[i].units != 0)
      *room = (AciesRoom){ .taken = room->taken, .clause = "5.5.1" };
  if (setup->terrain[place->cell] & ACIES_TERRAIN_IMPASSABLE)
    *room = (AciesRoom){ .taken = room->taken, .clause = "2.2.4" };

  return TRUE;
}

guint64
lb_draft_reach (const AciesJsonCursor *root, const AciesBand *band)
{
  g_autoptr (LbSetup) setup = lb_draft_read (root);
  LbMoving            moving = { 0 };
  guint64             cells = 0;

  if (!is_placing (band->part) || band->side >= LB_N_SIDES)
    return 0;

  moving.own = &setup->sides[band->side];
  find_pieces (&moving, band->ids);
  for (guint zone = 0; zone < LB_N_ZONES; zone++)
    {
      gboolean good = (setup->terrain[zone] & ACIES_TERRAIN_IMPASSABLE) == 0;
      guint    unit;

      if (band->part == ACIES_PART_DEPLOYMENT)
        ACIES_FOREACH_UNIT (unit, moving.units)
          good = good && lb_zone_half (zone) == band->side &&
                 lb_setup_can_reach (setup, band->side, unit, zone);
      if (good)
        cells |= G_GUINT64_CONSTANT (1) << zone;
    }

  return cells;
}
