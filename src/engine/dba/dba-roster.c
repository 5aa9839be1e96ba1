/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-scene.h"

#include <glib/gi18n-lib.h>

#include "engine/core/acies-words.h"
#include "engine/dba/dba-words.h"

/* Elements that one row can tell of: of one code and one name, and none of them the general's. */
static gboolean
are_alike (const DbaUnitSpec *a, const DbaUnitSpec *b)
{
  return !a->general && !b->general && g_str_equal (a->code, b->code) &&
         g_strcmp0 (a->name, b->name) == 0;
}

/* Whether an element before @g has a row that tells of it already. */
static gboolean
is_told (const DbaSetup *setup, guint first, guint g)
{
  for (guint other = first; other < g; other++)
    if (are_alike (&setup->units[other], &setup->units[g]))
      return TRUE;

  return FALSE;
}

char *
dba_kind_words (const DbaSideSetup *army, const DbaUnitSpec *unit)
{
  if (unit->general && army->commander != NULL)
    /* Translators: an element's type and code, and the general: "Cavalry (3Cv), with Hannibal". */
    return g_strdup_printf (C_ ("element", "%1$s (%2$s), with %3$s"), dba_type_words (unit->type), unit->code,
                            army->commander);
  if (unit->general)
    /* Translators: an element's type and code: "Cavalry (3Cv), the general's element". */
    return g_strdup_printf (C_ ("element", "%1$s (%2$s), the general's element"), dba_type_words (unit->type), unit->code);

  /* Translators: an element's type and code: "Cavalry (3Cv)". */
  return g_strdup_printf (C_ ("element", "%1$s (%2$s)"), dba_type_words (unit->type), unit->code);
}

static void
add_row (GArray *roster, const DbaSideSetup *army, const DbaUnitSpec *unit, guint count)
{
  const char          *name = unit->name != NULL ? unit->name : dba_type_words (unit->type);
  const AciesRosterRow row = {
    .emblem = (guint8)dba_emblem_of (unit),
    .count = count,
    .strength = (gint32)count,
    .name = acies_words_capitalise (g_strdup (name)),
    .kind = acies_words_capitalise (dba_kind_words (army, unit)),
  };

  acies_roster_take (roster, &row);
}

GArray *
dba_roster (const AciesSetup *setup, guint side)
{
  const DbaSetup     *own = DBA_SETUP (setup);
  const DbaSideSetup *army = &own->sides[side];
  const guint         end = army->offset + army->n_units;
  GArray             *roster = acies_roster_new ();

  for (guint g = army->offset; g < end; g++)
    {
      guint count = 1;

      if (is_told (own, army->offset, g))
        continue;
      for (guint other = g + 1; other < end; other++)
        count += are_alike (&own->units[g], &own->units[other]);
      add_row (roster, army, &own->units[g], count);
    }

  return roster;
}
