/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-setup-parts.h"

#include <glib/gi18n-lib.h>

#include "engine/core/acies-scenario.h"
#include "engine/cohorts/co-fields.h"
#include "engine/cohorts/co-names.h"
#include "engine/cohorts/co-troops.h"

/* ---- Ids ---- */

/* C-SCN-3: no id twice in the file: sides, units, commanders. */
static void
claim_id (const CoSetup *setup, const char *id, const AciesJsonCursor *at, AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, "id");

  if (id[0] != '\0' && (co_stand_find (setup, id) >= 0 || co_commander_find (setup, id) >= 0 ||
                        co_side_find (setup, id) >= 0))
    acies_json_complain (&member, problems, "C-SCN-3", _("the id \"%s\" is taken already; ids must differ"), id);
}

/* The member "id"; "" if it is none, which the fields have told of. */
static const char *
get_id (const AciesJsonCursor *at)
{
  const AciesJsonCursor member = acies_json_member (at, "id");
  const char           *id = acies_json_text (member.node);

  return id != NULL && acies_json_is_id (id) ? id : "";
}

/* ---- Units ---- */

guint
co_setup_most_figures (guint arm, gboolean two_deep)
{
  switch ((CoArm) arm)
    {
    case CO_CHARIOT:
      return 2;
    case CO_ELEPHANT:
      return 3;
    case CO_INFANTRY:
    case CO_CAVALRY:
    case CO_N_ARMS:
    default:
      return two_deep ? 8 : 4;
    }
}

/* C-SCN-5; figures are read as 1 to 8 by then. */
static void
read_figures (CoUnitSpec *unit, const AciesJsonCursor *at, AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, "figures");
  const guint           most = co_setup_most_figures (unit->arm, unit->two_deep);
  const guint           n = (guint) acies_fields_get_int (co_unit_fields, at, "figures");

  unit->figures = (guint8) (n > 0 ? MIN (n, most) : most);
  if (n > most)
    acies_json_complain (&member, problems, "C-SCN-5", _("%1$u figures stand here; such a stand has 1 to %2$u"), n, most);
}

static void
add_weapon (CoUnitSpec *unit, const AciesJsonCursor *at, AciesProblems *problems)
{
  g_autofree char *found = acies_json_found (at);
  int              weapon;

  if (!acies_names_find (co_weapon_names, acies_json_text (at->node), &weapon))
    {
      g_autofree char *list = acies_names_list (co_weapon_names);

      acies_json_complain (at, problems, "C-SCN-4", _("%1$s stands here; one of %2$s is expected"), found, list);
      return;
    }
  for (guint i = 0; i < unit->n_weapons; i++)
    if (unit->weapons[i] == weapon)
      {
        acies_json_complain (at, problems, "C-SCN-6", _("%s stands in this list already"), found);
        return;
      }
  unit->weapons[unit->n_weapons++] = (guint8) weapon;
}

/* Absent: pila for legionaries, nothing for others (R50 has an empty list). */
static void
read_weapons (CoUnitSpec *unit, const AciesJsonCursor *at, AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, "weapons");

  if (!acies_json_exists (&member))
    {
      if (unit->legionary)
        unit->weapons[unit->n_weapons++] = CO_PILA;
      return;
    }
  if (!JSON_NODE_HOLDS_ARRAY (member.node))
    {
      g_autofree char *found = acies_json_found (&member);

      acies_json_complain (&member, problems, "C-SCN-4", _("%s stands here; a list in [ ] is expected"), found);
      return;
    }

  for (guint i = 0; i < acies_json_length (&member); i++)
    {
      const AciesJsonCursor weapon = acies_json_element (&member, i);

      add_weapon (unit, &weapon, problems);
    }
}

static gboolean
carries (const CoUnitSpec *unit, CoWeapon weapon)
{
  for (guint i = 0; i < unit->n_weapons; i++)
    if (unit->weapons[i] == weapon)
      return TRUE;

  return FALSE;
}

/* R4 */
static void
read_close_weapons (CoUnitSpec *unit, const AciesJsonCursor *at, AciesProblems *problems)
{
  g_autoptr (AciesProblems) own = acies_problems_new ();

  unit->close_weapons = co_is_model (unit) || !(carries (unit, CO_BOW) || carries (unit, CO_SLING));
  acies_json_read_bool_or (at, "close-weapons", &unit->close_weapons, own);
  acies_problems_add_under (problems, "C-SCN-6", own);
}

/* C-SCN-4: armour belongs to foot and horse. */
static void
read_armour (CoUnitSpec *unit, const AciesJsonCursor *at, AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, "armour");

  if (co_is_model (unit))
    {
      if (acies_json_exists (&member))
        acies_json_complain (&member, problems, "C-SCN-6", _("chariots and elephants have no armour class"));
      return;
    }
  unit->armour = (guint8) acies_fields_get_int (co_unit_fields, at, "armour");
  if (!acies_json_exists (&member))
    acies_json_complain (&member, problems, "C-SCN-4", _("foot and horse need an armour class"));
  if (unit->armour == CO_NO_ARMOUR)
    unit->armour = CO_LIGHT;
}

/* C-SCN-6 */
static void
check_combination (const CoUnitSpec *unit, const AciesJsonCursor *at, AciesProblems *problems)
{
  const AciesJsonCursor weapons = acies_json_member (at, "weapons");
  const AciesJsonCursor legionary = acies_json_member (at, "legionary");
  const AciesJsonCursor two_deep = acies_json_member (at, "double");
  const AciesJsonCursor trained = acies_json_member (at, "trained");

  if (carries (unit, CO_PILA) && !unit->legionary)
    acies_json_complain (&weapons, problems, "C-SCN-6", _("only legionaries have pila"));
  if (unit->legionary && (unit->arm != CO_INFANTRY || unit->two_deep))
    acies_json_complain (&legionary, problems, "C-SCN-6", _("legionaries are infantry on single stands"));
  if (unit->two_deep && unit->arm != CO_INFANTRY)
    acies_json_complain (&two_deep, problems, "C-SCN-6", _("only infantry stands two ranks deep"));
  if (!unit->trained && unit->arm == CO_INFANTRY && !unit->two_deep)
    acies_json_complain (&trained, problems, "C-SCN-6", _("untrained infantry stands two ranks deep: \"double\""));
}

static TtSize
size_of (const CoSetup *setup, const CoUnitSpec *unit)
{
  const CoConditions *own = &setup->conditions;
  gint32              depth = unit->two_deep ? 2 * own->infantry_depth : own->infantry_depth;

  if (unit->arm == CO_CAVALRY)
    depth = own->cavalry_depth;
  else if (co_is_model (unit))
    depth = own->model_depth;

  return (TtSize){ own->stand_width, depth };
}

static void
read_unit (CoSetup *setup, guint side, const AciesJsonCursor *at, AciesProblems *problems)
{
  CoUnitSpec *unit = &setup->units[setup->n_stands];

  acies_fields_check_object (co_unit_fields, at, "C-SCN-3", problems);
  claim_id (setup, get_id (at), at, problems);
  g_strlcpy (unit->id, get_id (at), sizeof unit->id);
  unit->name = acies_scenario_dup_name (at, "name", "C-SCN-3", problems);
  unit->arm = (guint8) acies_fields_get_int (co_unit_fields, at, "arm");
  unit->legionary = acies_fields_get_int (co_unit_fields, at, "legionary");
  unit->two_deep = acies_fields_get_int (co_unit_fields, at, "double");
  unit->trained = acies_fields_get_int (co_unit_fields, at, "trained");
  read_armour (unit, at, problems);
  read_weapons (unit, at, problems);
  read_close_weapons (unit, at, problems);
  read_figures (unit, at, problems);
  check_combination (unit, at, problems);
  unit->size = size_of (setup, unit);

  setup->sides[side].total += (gint32) (unit->figures * co_figure_points (unit));
  setup->sides[side].n_units++;
  setup->n_stands++;
}

static void
read_units (CoSetup *setup, guint side, const AciesJsonCursor *at, AciesProblems *problems)
{
  const AciesJsonCursor units = acies_json_member (at, "units");
  const guint           n = acies_json_length (&units);

  if (n == 0)
    acies_json_complain (&units, problems, "C-SCN-2", _("a side needs at least one unit"));
  if (n > CO_MAX_UNITS)
    acies_json_complain (&units, problems, "C-SCN-2", _("this side has %1$u units; at most %2$d are possible"), n,
                         CO_MAX_UNITS);

  for (guint i = 0; i < MIN (n, CO_MAX_UNITS); i++)
    {
      const AciesJsonCursor unit = acies_json_element (&units, i);

      read_unit (setup, side, &unit, problems);
    }
}

/* ---- Commanders ---- */

static void
read_commander (CoSetup *setup, guint side, const AciesJsonCursor *at, AciesProblems *problems)
{
  CoSideSetup     *own = &setup->sides[side];
  CoCommanderSpec *commander = &own->commanders[own->n_commanders];

  acies_fields_check_object (co_commander_fields, at, "C-SCN-3", problems);
  claim_id (setup, get_id (at), at, problems);
  g_strlcpy (commander->id, get_id (at), sizeof commander->id);
  commander->name = acies_scenario_dup_name (at, "name", "C-SCN-3", problems);
  own->n_commanders++;
}

static void
read_commanders (CoSetup *setup, guint side, const AciesJsonCursor *at, AciesProblems *problems)
{
  const AciesJsonCursor     member = acies_json_member (at, "commanders");
  g_autoptr (AciesProblems) own = acies_problems_new ();
  AciesJsonCursor           list;

  if (acies_json_exists (&member))
    {
      acies_json_read_array (at, "commanders", CO_MAX_COMMANDERS, &list, own);
      acies_problems_add_under (problems, "C-SCN-2", own);
    }

  for (guint i = 0; i < MIN (acies_json_length (&member), CO_MAX_COMMANDERS); i++)
    {
      const AciesJsonCursor commander = acies_json_element (&member, i);

      read_commander (setup, side, &commander, problems);
    }
  if (setup->sides[side].n_commanders == 0)
    acies_json_warn (&member, problems, "C-CMD-1", _("this side has no commander"));
}

void
co_setup_read_army (CoSetup *setup, guint side, const AciesJsonCursor *at, AciesProblems *problems)
{
  CoSideSetup          *own = &setup->sides[side];
  const AciesJsonCursor name_at = acies_json_member (at, "name");
  const char           *name = acies_json_text (name_at.node);

  own->offset = setup->n_stands;
  if (at->node != NULL)
    {
      acies_fields_check_object (co_side_fields, at, "C-SCN-2", problems);
      claim_id (setup, get_id (at), at, problems);
    }
  own->id = g_strdup (get_id (at));
  own->name = g_strdup (name != NULL ? acies_scenario_translate (name) : "");
  if (at->node == NULL)
    return;

  read_units (setup, side, at, problems);
  read_commanders (setup, side, at, problems);
}
