/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-scene.h"

#include <glib/gi18n-lib.h>

#include "engine/core/acies-words.h"
#include "engine/cohorts/co-token.h"
#include "engine/cohorts/co-troops.h"
#include "engine/cohorts/co-words.h"

/* Stands that one row can tell of: of one kind and strength, whatever they are called. */
static gboolean
are_alike (const CoUnitSpec *a, const CoUnitSpec *b)
{
  if (a->arm != b->arm || a->armour != b->armour || a->figures != b->figures)
    return FALSE;
  if (a->legionary != b->legionary || a->close_weapons != b->close_weapons ||
      a->two_deep != b->two_deep || a->n_weapons != b->n_weapons)
    return FALSE;
  for (guint i = 0; i < a->n_weapons; i++)
    if (a->weapons[i] != b->weapons[i])
      return FALSE;

  return TRUE;
}

/* Those of the army that are like stand @g; 0 if one before it has told of them. */
static AciesUnits
likes_of (const CoSetup *setup, const CoSideSetup *army, guint g)
{
  AciesUnits units = 0;

  for (guint i = 0; i < army->n_units; i++)
    {
      if (!are_alike (&setup->units[army->offset + i], &setup->units[g]))
        continue;
      if (army->offset + i < g)
        return 0;
      units |= ACIES_UNIT_BIT (i);
    }

  return units;
}

/* One stand goes by its name; many by their kind, with their names behind it. */
static void
add_units (GArray *roster, const CoSetup *setup, guint side, guint g, AciesUnits units)
{
  const CoUnitSpec *unit = &setup->units[g];
  const guint       count = acies_units_count (units);
  AciesRosterRow    row = {
       .emblem = (guint8) co_emblem_of (unit),
       .count = count,
       .strength = (gint32) (count * unit->figures * co_figure_points (unit)),
  };
  char *troops = acies_words_capitalise (co_troops_words (unit));
  char *names = acies_words_capitalise (co_stands_words (setup, side, units));

  row.name = count > 1 ? troops : names;
  row.kind = count > 1 ? names : troops;
  acies_roster_take (roster, &row);
}

GArray *
co_roster (const AciesSetup *setup, guint side)
{
  const CoSetup     *own = CO_SETUP (setup);
  const CoSideSetup *army = &own->sides[side];
  GArray            *roster = acies_roster_new ();

  for (guint g = army->offset; g < army->offset + army->n_units; g++)
    {
      const AciesUnits units = likes_of (own, army, g);

      if (units != 0)
        add_units (roster, own, side, g, units);
    }
  for (guint i = 0; i < army->n_commanders; i++)
    {
      const AciesRosterRow row = {
        .commander = TRUE,
        .on_own = TRUE,
        .count = 1,
        .name = g_strdup (co_commander_words (own, side, i)),
        .kind = g_strdup (C_ ("commander", "Commander")),
      };

      acies_roster_take (roster, &row);
    }

  return roster;
}
