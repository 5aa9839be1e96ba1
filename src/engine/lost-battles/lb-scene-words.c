/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-scene-words.h"

#include <glib/gi18n-lib.h>

#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-names.h"
#include "engine/lost-battles/lb-orders.h"
#include "engine/lost-battles/lb-words.h"

/* Joins the phrases of @parts, which hold char * of their own. Returns: (transfer full) (nullable) */
static char *
join (GPtrArray *parts)
{
  if (parts->len == 0)
    return NULL;

  return acies_words_list ((char *const *) parts->pdata, parts->len);
}

char *
lb_conditions_text (const LbSetup *setup, const LbState *state)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  if (state->weather != LB_CLEAR)
    g_ptr_array_add (parts, g_strdup (lb_weather_words (state->weather)));
  if (setup->dust)
    g_ptr_array_add (parts, g_strdup (C_ ("weather", "dust")));

  return join (parts);
}

const char *
lb_unit_state_words (LbUnitState unit_state)
{
  switch (unit_state)
    {
    case LB_UNIT_UNDEPLOYED:
      return C_ ("unit state", "off the field");
    case LB_UNIT_FRESH:
      return C_ ("unit state", "fresh");
    case LB_UNIT_DISORDERED:
      return C_ ("unit state", "disordered");
    case LB_UNIT_SHATTERED:
      return C_ ("unit state", "shattered");
    case LB_UNIT_WITHDRAWN:
      return C_ ("unit state", "withdrawn");
    case LB_UNIT_FLED:
      return C_ ("unit state", "fled");
    }

  g_return_val_if_reached ("");
}

char *
lb_token_text (const LbSetup *setup, const LbState *state, guint side, guint unit)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  const LbSideSetup    *own = &setup->sides[side];
  const LbUnitSpec     *spec = &own->units[unit];
  const AciesUnits      bit = ACIES_UNIT_BIT (unit);
  const guint           zone = state->where[side][unit];
  const guint           heroes = lb_heroes_of (setup, state, side, bit);

  g_ptr_array_add (parts, acies_words_capitalise (lb_unit_words (setup, side, unit)));
  if (own->entry_names[spec->entry] != NULL)
    g_ptr_array_add (parts, g_strdup (lb_kind_words (spec->arm, spec->quality, spec->subtype)));
  g_ptr_array_add (parts, g_strdup (lb_unit_state_words (lb_unit_state (state, side, unit))));
  if (zone < LB_N_ZONES && state->lead[zone] == unit)
    g_ptr_array_add (parts, g_strdup (C_ ("unit", "lead unit")));
  if (side == state->active && (state->acted[side] & bit) != 0)
    g_ptr_array_add (parts, g_strdup (C_ ("unit", "has acted")));
  if (heroes != 0)
    {
      g_autofree char *names = lb_commanders_words (setup, side, heroes);

      /* Translators: %s is a commander. */
      g_ptr_array_add (parts, g_strdup_printf (C_ ("unit", "with %s"), names));
    }

  return join (parts);
}

char *
lb_leader_text (const LbSetup *setup, const LbState *state, guint side, guint commander)
{
  g_autoptr (GPtrArray)  parts = g_ptr_array_new_with_free_func (g_free);
  const LbCommanderSpec *spec = &setup->sides[side].commanders[commander];
  const LbCommander     *now = &state->commanders[side][commander];
  g_autofree char       *zone = lb_zone_words (setup, now->zone);

  g_ptr_array_add (parts, g_strdup (spec->name));
  g_ptr_array_add (parts, g_strdup (lb_rating_words (spec->rating, spec->kind)));
  if (now->zone < LB_N_ZONES)
    /* Translators: %s is a zone like "the centre of Rome". */
    g_ptr_array_add (parts, g_strdup_printf (C_ ("commander", "in %s"), zone));
  else
    g_ptr_array_add (parts, g_steal_pointer (&zone));
  if (now->escaped != LB_ESCAPED_NOT)
    g_ptr_array_add (parts, g_strdup (C_ ("commander", "has just escaped death")));
  if (side == state->active && now->acted)
    g_ptr_array_add (parts, g_strdup (C_ ("commander", "has acted")));

  return join (parts);
}

static void
add_ground (GPtrArray *parts, const LbSetup *setup, const LbState *state, guint zone)
{
  for (guint bit = ACIES_TERRAIN_HILL; bit <= ACIES_TERRAIN_IMPASSABLE; bit <<= 1)
    if (setup->terrain[zone] & bit)
      g_ptr_array_add (parts, g_strdup (lb_terrain_words (bit)));

  for (guint side = 0; side < LB_N_SIDES; side++)
    {
      const LbSideSetup *own = &setup->sides[side];

      if (own->key_zone == zone)
        g_ptr_array_add (parts, g_strdup (C_ ("zone", "key zone")));
      if (own->camp_zone != zone)
        continue;
      if (state->camp_captured[side])
        g_ptr_array_add (parts, g_strdup (C_ ("zone", "captured camp")));
      else
        g_ptr_array_add (parts, g_strdup (own->camp_fortified ? C_ ("zone", "fortified camp") : C_ ("zone", "camp")));
    }
}

static void
add_facing (GPtrArray *parts, const LbState *state, guint zone)
{
  /* Translators: %s is north, east, south or west. */
  g_ptr_array_add (parts, g_strdup_printf (C_ ("zone", "facing %s"), lb_facing_words (state->facing[zone])));
}

static void
add_troops (GPtrArray *parts, const LbSetup *setup, const LbState *state, guint zone)
{
  const guint      side = state->zone_side[zone];
  const AciesUnits units = state->zone[zone];
  const AciesUnits fresh = units & state->fresh[side];
  const AciesUnits disordered = units & state->disordered[side];
  g_autofree char *fresh_words = lb_units_words (setup, side, fresh);
  g_autofree char *disordered_words = lb_units_words (setup, side, disordered);

  if (fresh != 0)
    /* Translators: units in a zone: "fresh: 4 × African foot". */
    g_ptr_array_add (parts, g_strdup_printf (C_ ("zone", "fresh: %s"), fresh_words));
  if (disordered != 0)
    g_ptr_array_add (parts, g_strdup_printf (C_ ("zone", "disordered: %s"), disordered_words));
  add_facing (parts, state, zone);
  if (state->lead[zone] != LB_NO_UNIT)
    {
      g_autofree char *lead = lb_unit_words (setup, side, state->lead[zone]);

      g_ptr_array_add (parts, g_strdup_printf (C_ ("zone", "lead unit: %s"), lead));
    }
}

static void
add_commanders (GPtrArray *parts, const LbSetup *setup, const LbState *state, guint zone)
{
  for (guint side = 0; side < LB_N_SIDES; side++)
    {
      const int commander = lb_commander_in (state, side, zone);

      if (commander >= 0)
        g_ptr_array_add (parts, g_strdup_printf (C_ ("zone", "commander: %s"),
                                                 setup->sides[side].commanders[commander].name));
    }
}

char *
lb_zone_text (const LbSetup *setup, const LbState *state, guint zone)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (parts, acies_words_capitalise (lb_zone_words (setup, (int) zone)));
  add_ground (parts, setup, state, zone);
  if (state->zone_side[zone] < LB_N_SIDES)
    {
      g_ptr_array_add (parts, g_strdup (setup->sides[state->zone_side[zone]].name));
      add_troops (parts, setup, state, zone);
    }
  else
    g_ptr_array_add (parts, g_strdup (C_ ("zone", "no units")));
  add_commanders (parts, setup, state, zone);

  return join (parts);
}

char *
lb_ground_text (const LbSetup *setup, const LbState *state, guint zone)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  add_ground (parts, setup, state, zone);
  if (state->zone_side[zone] < LB_N_SIDES)
    {
      g_ptr_array_add (parts, g_strdup (setup->sides[state->zone_side[zone]].name));
      add_facing (parts, state, zone);
    }
  else
    g_ptr_array_add (parts, g_strdup (C_ ("zone", "no units")));

  return acies_words_capitalise (join (parts));
}
