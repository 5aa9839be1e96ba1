/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-words.h"

#include <glib/gi18n-lib.h>

#include "engine/core/acies-words.h"
#include "engine/cohorts/co-troops.h"

static const char *const weapon_words[CO_N_WEAPONS] = {
  [CO_BOW] = NC_ ("weapons", "bows"),
  [CO_SLING] = NC_ ("weapons", "slings"),
  [CO_JAVELIN] = NC_ ("weapons", "javelins"),
  [CO_PILA] = NC_ ("weapons", "pila"),
};

static const char *const ground_words[CO_N_GROUNDS] = {
  [CO_HILL] = NC_ ("ground", "hill"),
  [CO_WOOD] = NC_ ("ground", "wood"),
  [CO_STREAM] = NC_ ("ground", "stream"),
  [CO_RIVER] = NC_ ("ground", "river"),
};

static const char *const nameless_ground_words[CO_N_GROUNDS] = {
  [CO_HILL] = NC_ ("ground", "the hill"),
  [CO_WOOD] = NC_ ("ground", "the wood"),
  [CO_STREAM] = NC_ ("ground", "the stream"),
  [CO_RIVER] = NC_ ("ground", "the river"),
};

static const char *const foot_words[CO_N_ARMOURS] = {
  [CO_UNARMOURED] = NC_ ("troops", "unarmoured foot"),
  [CO_LIGHT] = NC_ ("troops", "light foot"),
  [CO_MEDIUM] = NC_ ("troops", "medium foot"),
  [CO_HEAVY] = NC_ ("troops", "heavy foot"),
  [CO_EXTRA_HEAVY] = NC_ ("troops", "extra-heavy foot"),
};

static const char *const legionary_words[CO_N_ARMOURS] = {
  [CO_UNARMOURED] = NC_ ("troops", "unarmoured legionaries"),
  [CO_LIGHT] = NC_ ("troops", "light legionaries"),
  [CO_MEDIUM] = NC_ ("troops", "medium legionaries"),
  [CO_HEAVY] = NC_ ("troops", "heavy legionaries"),
  [CO_EXTRA_HEAVY] = NC_ ("troops", "extra-heavy legionaries"),
};

static const char *const horse_words[CO_N_ARMOURS] = {
  [CO_UNARMOURED] = NC_ ("troops", "unarmoured horse"),
  [CO_LIGHT] = NC_ ("troops", "light horse"),
  [CO_MEDIUM] = NC_ ("troops", "medium horse"),
  [CO_HEAVY] = NC_ ("troops", "heavy horse"),
  [CO_EXTRA_HEAVY] = NC_ ("troops", "extra-heavy horse"),
};

static const char *const armour_words[CO_N_ARMOURS] = {
  [CO_UNARMOURED] = NC_ ("armour", "unarmoured"),
  [CO_LIGHT] = NC_ ("armour", "light"),
  [CO_MEDIUM] = NC_ ("armour", "medium"),
  [CO_HEAVY] = NC_ ("armour", "heavy"),
  [CO_EXTRA_HEAVY] = NC_ ("armour", "extra heavy"),
};

const char *
co_armour_words (guint armour)
{
  g_return_val_if_fail (armour > CO_NO_ARMOUR && armour < CO_N_ARMOURS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "armour", armour_words[armour]);
}

const char *
co_weapon_words (guint weapon)
{
  g_return_val_if_fail (weapon < CO_N_WEAPONS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "weapons", weapon_words[weapon]);
}

const char *
co_ground_words (guint ground)
{
  g_return_val_if_fail (ground < CO_N_GROUNDS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "ground", ground_words[ground]);
}

static const char *
arm_words (const CoUnitSpec *unit)
{
  const char *const *words = unit->legionary ? legionary_words : foot_words;

  switch ((CoArm) unit->arm)
    {
    case CO_CHARIOT:
      return C_ ("troops", "chariots");
    case CO_ELEPHANT:
      return C_ ("troops", "elephants");
    case CO_CAVALRY:
      words = horse_words;
      break;
    case CO_INFANTRY:
    case CO_N_ARMS:
      break;
    }
  g_return_val_if_fail (unit->armour < CO_N_ARMOURS && words[unit->armour] != NULL, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "troops", words[unit->armour]);
}

char *
co_troops_words (const CoUnitSpec *unit)
{
  const char      *arm = arm_words (unit);
  char            *list[CO_N_WEAPONS];
  g_autofree char *body = NULL;
  g_autofree char *weapons = NULL;

  if (unit->two_deep)
    /* Translators: %s are troops, "light foot". */
    body = g_strdup_printf (C_ ("troops", "%s two ranks deep"), arm);
  else
    body = g_strdup (arm);
  if (unit->n_weapons == 0)
    return g_steal_pointer (&body);

  for (guint i = 0; i < unit->n_weapons; i++)
    list[i] = (char *) co_weapon_words (unit->weapons[i]);
  weapons = acies_words_list (list, unit->n_weapons);

  /* Translators: troops and what they shoot or throw with: "light horse with javelins". */
  return g_strdup_printf (C_ ("troops", "%1$s with %2$s"), body, weapons);
}

/* Whether two stands of one side are called alike: by the same name, or by their kind. */
static gboolean
are_called_alike (const CoUnitSpec *a, const CoUnitSpec *b)
{
  if (a->name != NULL || b->name != NULL)
    return g_strcmp0 (a->name, b->name) == 0;

  return a->arm == b->arm && a->armour == b->armour && a->legionary == b->legionary;
}

char *
co_stand_words (const CoSetup *setup, guint g)
{
  const CoUnitSpec  *unit;
  const CoSideSetup *side;
  const char        *name;
  guint              number = 0, count = 0;

  g_return_val_if_fail (g < setup->n_stands, g_strdup (""));

  unit = &setup->units[g];
  side = &setup->sides[co_side_of (setup, g)];
  name = unit->name != NULL ? unit->name : arm_words (unit);
  for (guint other = side->offset; other < side->offset + side->n_units; other++)
    if (are_called_alike (unit, &setup->units[other]))
      {
        count++;
        number += other <= g;
      }
  if (count == 1)
    return g_strdup (name);

  /* Translators: stands that are called alike, and the number of one of them: "heavy foot 2". */
  return g_strdup_printf (C_ ("stand", "%1$s %2$u"), name, number);
}

char *
co_stands_words (const CoSetup *setup, guint side, AciesUnits units)
{
  const guint      n = acies_units_count (units);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  if (n == 0)
    return g_strdup (C_ ("stand", "nobody"));

  first = co_stand_words (setup, co_stand (setup, side, acies_units_first (units)));
  if (n == 1)
    return g_steal_pointer (&first);
  if (n == 2)
    {
      second = co_stand_words (setup, co_stand (setup, side,
                                                acies_units_first (units & (units - 1))));
      /* Translators: two stands. */
      return g_strdup_printf (C_ ("stand", "%1$s and %2$s"), first, second);
    }

  /* Translators: a stand and how many others are with it: "Cohort 2 and 3 more". */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s and %2$u more", "%1$s and %2$u more",
                                       n - 1), first,
                          n - 1);
}

const char *
co_commander_words (const CoSetup *setup, guint side, guint commander)
{
  const CoCommanderSpec *spec;

  g_return_val_if_fail (side < CO_N_SIDES && commander < setup->sides[side].n_commanders, "");

  spec = &setup->sides[side].commanders[commander];

  return spec->name != NULL ? spec->name : spec->id;
}

char *
co_length_words (gint32 length)
{
  const double inches = tt_to_double (length) / TT_MM_OF_INCH;

  /* Translators: a length on the table, never in the singular: "1.0 inches". */
  return g_strdup_printf (_ ("%.1f inches"), inches);
}

const char *
co_feature_words (const CoSetup *setup, guint feature)
{
  g_return_val_if_fail (feature < setup->n_features, "");

  if (setup->features[feature].name != NULL)
    return setup->features[feature].name;

  return g_dpgettext2 (GETTEXT_PACKAGE, "ground",
                       nameless_ground_words[setup->features[feature].ground]);
}
