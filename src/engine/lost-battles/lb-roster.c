/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-scene.h"

#include <glib/gi18n-lib.h>

#include "engine/lost-battles/lb-troops.h"
#include "engine/lost-battles/lb-words.h"

void
lb_roster_fill_row (const LbSetup *setup, guint side, guint first, guint count, AciesRosterRow *row)
{
  const LbUnitSpec *unit = &setup->sides[side].units[first];
  const char       *kind = lb_kind_words (unit->arm, unit->quality, unit->subtype);

  *row = (AciesRosterRow){
    .diamonds = unit->arm == LB_ELEPHANTS,
    .emblem = (guint8) lb_emblem_of (unit),
    .pips = (guint8) lb_pips_of (unit),
    .count = count,
    .strength = (gint32) (count * lb_unit_worth (unit->quality, unit->subtype)),
    .name = acies_words_capitalise (g_strdup (lb_entry_words (setup, side, first))),
    .kind = acies_words_capitalise (g_strdup (kind)),
  };
}

static void
add_entry (GArray *roster, const LbSetup *setup, guint side, guint first, guint count)
{
  AciesRosterRow row;

  lb_roster_fill_row (setup, side, first, count, &row);
  acies_roster_take (roster, &row);
}

static char *
commander_kind (const LbSetup *setup, guint side, const LbCommanderSpec *commander)
{
  const char      *words = lb_rating_words (commander->rating, commander->kind);
  g_autofree char *rating = acies_words_capitalise (g_strdup (words));
  g_autofree char *bodyguard = NULL;

  if (commander->bodyguard == LB_NO_UNIT)
    return g_steal_pointer (&rating);

  bodyguard = lb_unit_words (setup, side, commander->bodyguard);
  /* Translators: a kind of commander and his unit: "Average hero, with the Numidians". */
  return g_strdup_printf (C_ ("commander", "%1$s, with %2$s"), rating, bodyguard);
}

static void
add_commander (GArray *roster, const LbSetup *setup, guint side, const LbCommanderSpec *commander)
{
  AciesRosterRow row = { 0 };

  row.commander = TRUE;
  row.on_own = commander->kind == LB_STRATEGIST;
  row.pips = (guint8) (commander->rating + 1);
  row.count = 1;
  row.strength = (gint32) lb_commander_worth (commander->rating);
  row.name = g_strdup (commander->name);
  row.kind = commander_kind (setup, side, commander);
  acies_roster_take (roster, &row);
}

/* Units of one entry stand together, so that each run of them is a row. */
GArray *
lb_roster (const AciesSetup *setup, guint side)
{
  const LbSetup     *own = LB_SETUP (setup);
  const LbSideSetup *army = &own->sides[side];
  GArray            *roster = acies_roster_new ();
  guint              first = 0;

  for (guint i = 0; i < army->n_units; i++)
    if (i + 1 == army->n_units || army->units[i + 1].entry != army->units[first].entry)
      {
        add_entry (roster, own, side, first, i + 1 - first);
        first = i + 1;
      }
  for (guint i = 0; i < army->n_commanders; i++)
    add_commander (roster, own, side, &army->commanders[i]);

  return roster;
}
