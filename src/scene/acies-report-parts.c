/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-report-private.h"

#include "scene/acies-scene-words.h"

#include <glib/gi18n-lib.h>

/* The armies */

static const AciesSheetColumn roster_columns[] = {
  { 0.36, FALSE }, { 0.44, FALSE }, { 0.08, TRUE }, { 0.12, TRUE }
};

static void
add_roster_row (AciesSheet *sheet, guint side, const AciesRosterRow *row, gboolean has_worth)
{
  g_autofree char *count = row->commander ? NULL : g_strdup_printf ("%u", row->count);
  g_autofree char *strength = has_worth ? g_strdup_printf ("%d", row->strength) : NULL;
  const char      *cells[] = { row->name, row->kind, count, strength };

  acies_sheet_add_row (sheet, ACIES_SHEET_ROW, cells);
  acies_sheet_set_token (sheet, (int) side,
                         row->commander ? ACIES_EMBLEM_COMMANDER : (AciesEmblem) row->emblem);
}

static void
add_army (AciesSheet *sheet, AciesScenario *scenario, guint side)
{
  const AciesRuleset *ruleset = acies_scenario_get_ruleset (scenario);
  g_autoptr (GArray)  roster = ruleset->roster (acies_scenario_get_setup (scenario), side);
  const char         *worth = acies_scene_words_worth (ruleset);
  const char         *head[] = { _("Name"), _("Kind"), _("Units"), worth };
  const char         *sum[] = { _("Sum"), NULL, NULL, NULL };
  g_autofree char    *units = NULL;
  g_autofree char    *strength = NULL;
  guint               n_units = 0;
  gint32              total = 0;

  acies_sheet_add_text (sheet, ACIES_SHEET_HEADING, acies_scenario_get_side_name (scenario, side));
  acies_sheet_begin_table (sheet, roster_columns, G_N_ELEMENTS (roster_columns), FALSE);
  acies_sheet_add_row (sheet, ACIES_SHEET_ROW_HEAD, head);
  for (guint i = 0; i < roster->len; i++)
    {
      const AciesRosterRow *row = &g_array_index (roster, AciesRosterRow, i);

      add_roster_row (sheet, side, row, worth != NULL);
      n_units += row->commander ? 0 : row->count;
      total += row->strength;
    }
  units = g_strdup_printf ("%u", n_units);
  strength = worth != NULL ? g_strdup_printf ("%d", total) : NULL;
  sum[2] = units;
  sum[3] = strength;
  acies_sheet_add_row (sheet, ACIES_SHEET_ROW_SUM, sum);
}

void
acies_report_add_armies (AciesSheet *sheet, AciesScenario *scenario)
{
  acies_sheet_add_text (sheet, ACIES_SHEET_TITLE, _("The Armies"));
  for (guint side = 0; side < acies_scenario_get_n_sides (scenario); side++)
    add_army (sheet, scenario, side);
}

/* The order sheet */

/* Turn, then for each side: what it may spend, what it spent, what it lost. */
#define PARTS_OF_A_SIDE 3
#define TURN_WIDTH      0.1

static void
add_order_head (AciesSheet *sheet, AciesScenario *scenario)
{
  const AciesRuleset *ruleset = acies_scenario_get_ruleset (scenario);
  const guint         n_sides = MIN (acies_scenario_get_n_sides (scenario), 2);
  const char         *currency = g_dpgettext2 (GETTEXT_PACKAGE, "currency", ruleset->currency);
  AciesSheetColumn    columns[1 + 2 * PARTS_OF_A_SIDE] = { { TURN_WIDTH, FALSE } };
  char               *cells[1 + 2 * PARTS_OF_A_SIDE] = { NULL };
  guint               n = 1;

  cells[0] = g_strdup (_("Turn"));
  for (guint side = 0; side < n_sides; side++)
    {
      const char *name = acies_scenario_get_side_name (scenario, side);

      /* Translators: head of a column: an army, then what it may spend in a turn ("Orders"). */
      cells[n] = g_strdup_printf (_("%1$s: %2$s"), name, currency);
      cells[n + 1] = g_strdup (_("Spent"));
      cells[n + 2] = g_strdup (_("Lost"));
      for (guint i = 0; i < PARTS_OF_A_SIDE; i++)
        columns[n + i].width = (1 - TURN_WIDTH) / (n_sides * PARTS_OF_A_SIDE);
      n += PARTS_OF_A_SIDE;
    }
  acies_sheet_begin_table (sheet, columns, n, TRUE);
  acies_sheet_add_row (sheet, ACIES_SHEET_ROW_HEAD, (const char *const *) cells);
  for (guint i = 0; i < n; i++)
    g_free (cells[i]);
}

void
acies_report_add_orders (AciesSheet *sheet, AciesScenario *scenario, guint turns)
{
  acies_sheet_add_text (sheet, ACIES_SHEET_TITLE, _("Order Sheet"));
  acies_sheet_add_text (sheet, ACIES_SHEET_NOTE,
                        _("To keep a battle by pen: a row a turn, what each side may spend, what it spent, and whom it lost."));
  add_order_head (sheet, scenario);
  for (guint turn = 1; turn <= turns; turn++)
    {
      g_autofree char *number = g_strdup_printf ("%u", turn);
      const char      *cells[1 + 2 * PARTS_OF_A_SIDE] = { number };

      acies_sheet_add_row (sheet, ACIES_SHEET_ROW, cells);
    }
}

/* The rules on a page */

void
acies_report_add_overview (AciesSheet *sheet, AciesScenario *scenario)
{
  const AciesRuleset *ruleset = acies_scenario_get_ruleset (scenario);
  g_autofree char    *title = NULL;

  /* Translators: %s is a rule system. */
  title = g_strdup_printf (_("%s on a Page"), _(ruleset->name));
  acies_sheet_add_text (sheet, ACIES_SHEET_TITLE, title);
  for (const AciesClause *row = ruleset->overview; row != NULL && row->number != NULL; row++)
    {
      g_autofree char *heading = NULL;

      /* Translators: a subject of the rules, then the clause where it begins. */
      heading = g_strdup_printf (_("%1$s (%2$s)"),
                                 g_dpgettext2 (GETTEXT_PACKAGE, "clause title", row->title), row->number);
      acies_sheet_add_text (sheet, ACIES_SHEET_SUBHEADING, heading);
      acies_sheet_add_text (sheet, ACIES_SHEET_TEXT, g_dpgettext2 (GETTEXT_PACKAGE, "clause", row->text));
    }
}
