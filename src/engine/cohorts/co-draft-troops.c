/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-draft-parts.h"

#include <glib/gi18n-lib.h>

#include "engine/core/acies-words.h"
#include "engine/cohorts/co-names.h"
#include "engine/cohorts/co-setup-parts.h"
#include "engine/cohorts/co-token.h"
#include "engine/cohorts/co-troops.h"
#include "engine/cohorts/co-words.h"

/* Kinds of troops that are offered: their usual class first, those below, then the others from the best; chariots and elephants
   have one, the whole crew. */
typedef struct
{
  const char *label;
  guint8      arm;               /* CoArm */
  guint8      best, usual, worst; /* CoArmour */
  gboolean    legionary, two_deep, untrained, no_close_weapons;
  int         weapon;            /* CoWeapon, -1 */
} CoTroop;

static const CoTroop troops[CO_N_TROOPS] = {
  { NC_ ("troop type", "Legionaries"), CO_INFANTRY, CO_EXTRA_HEAVY, CO_HEAVY, CO_LIGHT, .legionary = TRUE, .weapon = CO_PILA },
  { NC_ ("troop type", "Close foot"), CO_INFANTRY, CO_EXTRA_HEAVY, CO_MEDIUM, CO_UNARMOURED, .weapon = -1 },
  { NC_ ("troop type", "Foot two ranks deep"), CO_INFANTRY, CO_EXTRA_HEAVY, CO_HEAVY,
    CO_UNARMOURED, .two_deep = TRUE, .weapon = -1 },
  { NC_ ("troop type", "Militia two ranks deep"), CO_INFANTRY, CO_EXTRA_HEAVY, CO_LIGHT, CO_UNARMOURED, .two_deep = TRUE,
    .untrained = TRUE, .weapon = -1 },
  { NC_ ("troop type", "Archers"), CO_INFANTRY, CO_EXTRA_HEAVY, CO_LIGHT, CO_UNARMOURED,
    .no_close_weapons = TRUE, .weapon = CO_BOW },
  { NC_ ("troop type", "Slingers"), CO_INFANTRY, CO_EXTRA_HEAVY, CO_UNARMOURED, CO_UNARMOURED, .no_close_weapons = TRUE,
    .weapon = CO_SLING },
  { NC_ ("troop type", "Javelin men"), CO_INFANTRY, CO_EXTRA_HEAVY, CO_LIGHT, CO_UNARMOURED, .weapon = CO_JAVELIN },
  { NC_ ("troop type", "Horse"), CO_CAVALRY, CO_EXTRA_HEAVY, CO_MEDIUM, CO_UNARMOURED, .weapon = -1 },
  { NC_ ("troop type", "Chariots"), CO_CHARIOT, CO_NO_ARMOUR, CO_NO_ARMOUR, CO_NO_ARMOUR, .weapon = -1 },
  { NC_ ("troop type", "Elephants"), CO_ELEPHANT, CO_NO_ARMOUR, CO_NO_ARMOUR, CO_NO_ARMOUR, .weapon = -1 },
};

static guint
armour_of (const CoTroop *kind, guint quality)
{
  const guint below = (guint) (kind->usual - kind->worst);

  return quality <= below ? kind->usual - quality : kind->best - (quality - below - 1);
}

gboolean
co_draft_spec (guint troop, guint quality, CoUnitSpec *unit)
{
  const CoTroop *kind = troop < CO_N_TROOPS ? &troops[troop] : NULL;

  if (kind == NULL || quality > (guint) (kind->best - kind->worst))
    return FALSE;

  *unit = (CoUnitSpec){
    .arm = kind->arm,
    .armour = (guint8) armour_of (kind, quality),
    .legionary = kind->legionary,
    .two_deep = kind->two_deep,
    .trained = !kind->untrained,
    .close_weapons = !kind->no_close_weapons,
    .n_weapons = kind->weapon >= 0,
  };
  if (kind->weapon >= 0)
    unit->weapons[0] = (guint8) kind->weapon;
  unit->figures = (guint8) co_setup_most_figures (unit->arm, unit->two_deep);

  return TRUE;
}

void
co_draft_write_spec (JsonObject *object, const CoUnitSpec *unit)
{
  json_object_set_string_member (object, "arm", acies_name_of (co_arm_names, unit->arm));
  if (unit->armour != CO_NO_ARMOUR)
    json_object_set_string_member (object, "armour", acies_name_of (co_armour_names, unit->armour));
  if (unit->n_weapons > 0)
    {
      JsonArray *weapons = json_array_new ();

      for (guint i = 0; i < unit->n_weapons; i++)
        json_array_add_string_element (weapons, acies_name_of (co_weapon_names, unit->weapons[i]));
      json_object_set_array_member (object, "weapons", weapons);
    }
  if (unit->legionary)
    json_object_set_boolean_member (object, "legionary", TRUE);
  if (!unit->close_weapons)
    json_object_set_boolean_member (object, "close-weapons", FALSE);
  if (unit->two_deep)
    json_object_set_boolean_member (object, "double", TRUE);
  if (!unit->trained)
    json_object_set_boolean_member (object, "trained", FALSE);
}

gboolean
co_draft_troop (guint index, AciesTroop *troop)
{
  CoUnitSpec unit;

  if (index >= CO_N_TROOPS)
    return FALSE;

  *troop = (AciesTroop){ .label = g_dpgettext2 (GETTEXT_PACKAGE, "troop type", troops[index].label) };
  while (troop->n_classes < ACIES_MOST_TROOP_CLASSES && co_draft_spec (index, troop->n_classes,
                                                                       &unit))
    {
      const gboolean has_class = unit.armour != CO_NO_ARMOUR;

      troop->classes[troop->n_classes++] = (AciesTroopClass){
        .id = has_class ? acies_name_of (co_armour_names, unit.armour) : "crew",
        .label = has_class ? co_armour_words (unit.armour) : C_ ("armour", "whole crew"),
      };
    }
  co_draft_spec (index, 0, &unit);
  troop->emblem = (guint8) co_emblem_of (&unit);

  return TRUE;
}

static gint32
points_of (const CoUnitSpec *unit)
{
  return (gint32) (unit->figures * co_figure_points (unit));
}

gboolean
co_draft_unit_row (const AciesJsonCursor *root, guint side, guint index, AciesRosterRow *row)
{
  g_autoptr (CoSetup) setup = co_draft_read (root, ACIES_PART_DEPLOYMENT);
  const CoUnitSpec   *unit;
  guint               g;

  if (side >= CO_N_SIDES || index >= setup->sides[side].n_units)
    return FALSE;

  g = co_stand (setup, side, index);
  unit = &setup->units[g];
  *row = (AciesRosterRow){
    .emblem = (guint8) co_emblem_of (unit), .count = 1, .strength = points_of (unit),
  };
  row->name = acies_words_capitalise (co_stand_words (setup, g));
  row->kind = acies_words_capitalise (co_troops_words (unit));

  return TRUE;
}

/* ---- Totals ---- */

/* Takes @text over. */
static void
add_total (GArray *totals, const char *id, gint32 value, const char *label, char *text,
           const char *clause)
{
  const AciesTotal total = { id, value, g_strdup (label), text, clause };

  g_array_append_val (totals, total);
}

/* "1.4 times the enemy"; 2.7 warns of more than one and a half. */
static char *
share_text (gint32 own, gint32 other)
{
  if (other == 0)
    return g_strdup (C_ ("total", "no enemy yet"));

  /* Translators: the points of an army by those of its enemy. */
  return g_strdup_printf (C_ ("total", "%.2f times the enemy"), (double) own / other);
}

GArray *
co_draft_totals (const AciesJsonCursor *root, guint side)
{
  g_autoptr (CoSetup) setup = co_draft_read (root, ACIES_PART_DEPLOYMENT);
  GArray             *totals = acies_totals_new ();
  const CoSideSetup  *own;
  guint               figures = 0;

  if (side >= CO_N_SIDES)
    return totals;

  own = &setup->sides[side];
  for (guint g = own->offset; g < own->offset + own->n_units; g++)
    figures += setup->units[g].figures;

  add_total (totals, "units", (gint32) own->n_units, C_ ("total", "Units"),
             g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u unit", "%u units", own->n_units), own->n_units), "C-ORG-1");
  add_total (totals, "figures", (gint32) figures, C_ ("total", "Figures"),
             g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u figure", "%u figures", figures), figures), "C-ORG-1");
  add_total (totals, "points", own->total, C_ ("total", "Points"),
             g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d point", "%d points", (gulong) own->total), own->total),
             "C-ORG-3");
  add_total (totals, "share", own->total, C_ ("total", "Against the enemy"),
             share_text (own->total, setup->sides[1 - side].total), "C-ORG-3");

  return totals;
}
