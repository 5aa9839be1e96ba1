/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-draft-parts.h"

#include <glib/gi18n-lib.h>

#include "engine/core/acies-words.h"
#include "engine/dba/dba-scene.h"
#include "engine/dba/dba-troops.h"
#include "engine/dba/dba-words.h"

/* 5.1: the codes that are in use, those of one kind of troops together. */
static const struct
{
  const char *label;
  const char *codes[ACIES_MOST_TROOP_CLASSES];
} troops[] = {
  { NC_ ("troop type", "Spears"), { "4Sp", "3Sp", "8Sp" } },
  { NC_ ("troop type", "Pikes"), { "4Pk", "3Pk" } },
  { NC_ ("troop type", "Blades"), { "4Bd", "3Bd", "6Bd" } },
  { NC_ ("troop type", "Auxilia"), { "3Ax", "4Ax" } },
  { NC_ ("troop type", "Bows"), { "4Bw", "3Bw", "8Bw" } },
  { NC_ ("troop type", "Psiloi"), { "2Ps" } },
  { NC_ ("troop type", "Warband"), { "4Wb", "3Wb" } },
  { NC_ ("troop type", "Knights"), { "3Kn", "4Kn", "6Kn" } },
  { NC_ ("troop type", "Cavalry"), { "3Cv", "6Cv" } },
  { NC_ ("troop type", "Light horse"), { "2LH" } },
  { NC_ ("troop type", "Camelry"), { "Cm" } },
  { NC_ ("troop type", "Elephants"), { "El" } },
  { NC_ ("troop type", "Heavy chariots"), { "HCh" } },
  { NC_ ("troop type", "Light chariots"), { "LCh" } },
  { NC_ ("troop type", "Scythed chariots"), { "SCh" } },
  { NC_ ("troop type", "Artillery"), { "Art" } },
  { NC_ ("troop type", "War wagons"), { "WWg" } },
};
G_STATIC_ASSERT (G_N_ELEMENTS (troops) == DBA_N_TROOPS);

const char *
dba_draft_code (guint troop, guint quality)
{
  return troop < DBA_N_TROOPS && quality < ACIES_MOST_TROOP_CLASSES ? troops[troop].codes[quality]
                                                                    : NULL;
}

gboolean
dba_draft_troop (guint index, AciesTroop *troop)
{
  DbaUnitSpec unit = { 0 };

  if (index >= DBA_N_TROOPS)
    return FALSE;

  *troop = (AciesTroop){ .label = g_dpgettext2 (GETTEXT_PACKAGE, "troop type", troops[index].label) };
  while (troop->n_classes < ACIES_MOST_TROOP_CLASSES &&
         dba_draft_code (index, troop->n_classes) != NULL)
    {
      const char *code = dba_draft_code (index, troop->n_classes);

      troop->classes[troop->n_classes++] = (AciesTroopClass){ .id = code, .label = code };
    }
  g_strlcpy (unit.code, dba_draft_code (index, 0), sizeof unit.code);
  dba_troops_parse (unit.code, &unit.type, &unit.depth);
  troop->emblem = (guint8) dba_emblem_of (&unit);

  return TRUE;
}

gboolean
dba_draft_unit_row (const AciesJsonCursor *root, guint side, guint index, AciesRosterRow *row)
{
  g_autoptr (DbaSetup) setup = dba_draft_read (root, ACIES_PART_DEPLOYMENT);
  const DbaSideSetup   nobody = { 0 }; /* what is said of an element here is of it alone */
  const DbaUnitSpec   *unit;

  if (side >= DBA_N_SIDES || index >= setup->sides[side].n_units)
    return FALSE;

  unit = &setup->units[setup->sides[side].offset + index];
  *row = (AciesRosterRow){ .emblem = (guint8) dba_emblem_of (unit), .count = 1, .strength = 1 };
  row->name = acies_words_capitalise (g_strdup (unit->name != NULL ? unit->name
                                                                   : dba_type_words (unit->type)));
  row->kind = acies_words_capitalise (dba_kind_words (&nobody, unit));

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

GArray *
dba_draft_totals (const AciesJsonCursor *root, guint side)
{
  g_autoptr (DbaSetup) setup = dba_draft_read (root, ACIES_PART_DEPLOYMENT);
  GArray              *totals = acies_totals_new ();
  guint                mounted = 0, n, g;
  int                  foot_sum = 0, horse_sum = 0;

  if (side >= DBA_N_SIDES)
    return totals;

  n = setup->sides[side].n_units;
  DBA_FOREACH (g, setup->sides[side].all)
    {
      mounted += dba_troops_mounted (setup->units[g].type) != FALSE;
      foot_sum += dba_troops_factor (setup->units[g].type, FALSE);
      horse_sum += dba_troops_factor (setup->units[g].type, TRUE);
    }

  add_total (totals, "units", (gint32) n, C_ ("total", "Elements"),
             g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u element", "%u elements", n), n), "D-ARM-1");
  add_total (totals, "mounted", (gint32) mounted, C_ ("total", "Mounted"),
             g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u mounted", "%u mounted", mounted), mounted), "D-ARM-1");
  /* Translators: the sums of an army's factors in close combat: against foot, then against mounted troops. */
  add_total (totals, "fighting-value", foot_sum + horse_sum, C_ ("total", "Factors against foot and against mounted"),
             g_strdup_printf (C_ ("total", "+%1$d / +%2$d"), foot_sum, horse_sum), "D-FAC-1");

  return totals;
}
