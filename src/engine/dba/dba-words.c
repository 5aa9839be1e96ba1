/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-words.h"

#include <glib/gi18n-lib.h>

#include "engine/dba/dba-troops.h"

static const char *const type_words[DBA_N_TYPES] = {
  [DBA_EL] = NC_ ("troops", "elephants"),
  [DBA_KN] = NC_ ("troops", "knights"),
  [DBA_CV] = NC_ ("troops", "cavalry"),
  [DBA_LH] = NC_ ("troops", "light horse"),
  [DBA_SCH] = NC_ ("troops", "scythed chariots"),
  [DBA_CM] = NC_ ("troops", "camelry"),
  [DBA_SP] = NC_ ("troops", "spears"),
  [DBA_PK] = NC_ ("troops", "pikes"),
  [DBA_BD] = NC_ ("troops", "blades"),
  [DBA_AX] = NC_ ("troops", "auxilia"),
  [DBA_BW] = NC_ ("troops", "bows"),
  [DBA_PS] = NC_ ("troops", "psiloi"),
  [DBA_WB] = NC_ ("troops", "warband"),
  [DBA_ART] = NC_ ("troops", "artillery"),
  [DBA_WWG] = NC_ ("troops", "war wagons"),
  [DBA_CF] = NC_ ("troops", "camp followers"),
};

static const char *const ground_words[DBA_N_GROUNDS] = {
  [DBA_GOOD] = NC_ ("ground", "open ground"),
  [DBA_GENTLE_HILL] = NC_ ("ground", "gentle hill"),
  [DBA_STEEP_HILL] = NC_ ("ground", "steep hill"),
  [DBA_WOOD] = NC_ ("ground", "wood"),
  [DBA_ROUGH] = NC_ ("ground", "rough ground"),
  [DBA_MARSH] = NC_ ("ground", "marsh"),
  [DBA_DUNES] = NC_ ("ground", "dunes"),
  [DBA_BUILT_UP_AREA] = NC_ ("ground", "built-up area"),
  [DBA_ENCLOSED_FIELDS] = NC_ ("ground", "enclosed fields"),
  [DBA_IMPASSABLE] = NC_ ("ground", "impassable ground"),
  [DBA_SEA] = NC_ ("ground", "sea"),
  [DBA_LAKE] = NC_ ("ground", "lake"),
};

static const char *const edge_words[DBA_N_EDGES] = {
  [DBA_NORTH] = NC_ ("edge", "the northern edge"),
  [DBA_EAST] = NC_ ("edge", "the eastern edge"),
  [DBA_SOUTH] = NC_ ("edge", "the southern edge"),
  [DBA_WEST] = NC_ ("edge", "the western edge"),
};

const char *
dba_type_words (guint type)
{
  g_return_val_if_fail (type < DBA_N_TYPES, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "troops", type_words[type]);
}

const char *
dba_ground_words (guint ground)
{
  g_return_val_if_fail (ground < DBA_N_GROUNDS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "ground", ground_words[ground]);
}

const char *
dba_edge_words (guint edge)
{
  g_return_val_if_fail (edge < DBA_N_EDGES, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "edge", edge_words[edge]);
}

/* Whether two elements of one side are called alike: by the same name, or by their type. */
static gboolean
are_called_alike (const DbaUnitSpec *a, const DbaUnitSpec *b)
{
  if (a->name != NULL || b->name != NULL)
    return g_strcmp0 (a->name, b->name) == 0;

  return a->type == b->type;
}

char *
dba_element_words (const DbaSetup *setup, guint who)
{
  const DbaSideSetup *side;
  const DbaUnitSpec  *unit;
  const char         *name;
  guint               number = 0, count = 0;

  if (DBA_IS_CAMP (who))
    /* Translators: %s is an army. */
    return g_strdup_printf (C_ ("element", "the camp of %s"), setup->sides[who - DBA_MAX_ELEMENTS].name);
  g_return_val_if_fail (who < setup->n_elements, g_strdup (""));

  side = &setup->sides[dba_side_of (setup, who)];
  unit = &setup->units[who];
  name = unit->name != NULL ? unit->name : dba_type_words (unit->type);
  for (guint g = side->offset; g < side->offset + side->n_units; g++)
    if (are_called_alike (unit, &setup->units[g]))
      {
        count++;
        if (g <= who)
          number++;
      }
  if (count == 1)
    return g_strdup (name);

  /* Translators: elements that are called alike, and the number of one of them: "blades 2". */
  return g_strdup_printf (C_ ("element", "%1$s %2$u"), name, number);
}

char *
dba_elements_words (const DbaSetup *setup, DbaSet set)
{
  const guint      n = acies_units_count (set);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  if (n == 0)
    return g_strdup (C_ ("element", "nobody"));

  first = dba_element_words (setup, acies_units_first (set));
  if (n == 1)
    return g_steal_pointer (&first);
  if (n == 2)
    {
      second = dba_element_words (setup, acies_units_first (set & (set - 1)));
      /* Translators: two elements. */
      return g_strdup_printf (C_ ("element", "%1$s and %2$s"), first, second);
    }

  /* Translators: an element and how many others are with it: "blades 2 and 3 more". */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s and %2$u more", "%1$s and %2$u more", n - 1), first, n - 1);
}

char *
dba_troops_words (const char *code)
{
  guint8 type;
  gint32 depth;

  if (!dba_troops_parse (code, &type, &depth))
    return g_strdup (code);

  /* Translators: troops and their code: "spears (4Sp)". */
  return g_strdup_printf (C_ ("troops", "%1$s (%2$s)"), dba_type_words (type), code);
}

char *
dba_length_words (gint32 length)
{
  const double mm = length / (double)TT_UNIT;

  if (length % TT_UNIT == 0)
    /* Translators: a length on the table. */
    return g_strdup_printf (_ ("%d mm"), length / TT_UNIT);

  return g_strdup_printf (_ ("%.1f mm"), mm);
}
