/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-opposed-sum.h"

#include "app/battle/acies-battle-parts.h"

#include <glib/gi18n.h>

enum
{
  NAME,
  OWN,
  OTHER,
  CLAUSE
};

static GtkWidget *
number_label (const char *words)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "numeric");

  return label;
}

/* A true minus sign, as wide as the plus. (transfer full) */
static char *
signed_text (int value)
{
  return value < 0 ? g_strdup_printf ("−%d", -value) : g_strdup_printf ("+%d", value);
}

static void
add_number (GtkGrid *grid, int column, int row, int value)
{
  g_autofree char *words = signed_text (value);

  gtk_grid_attach (grid, number_label (words), column, row, 1, 1);
}

/* The other side's factor of this name that has no row yet; n_other_modifiers if there is none. */
static guint
find_other (const AciesOdds *odds, guint name, guint64 seen)
{
  guint i = 0;

  while (i < odds->n_other_modifiers &&
         (odds->other_modifiers[i].name != name || (seen >> i & 1) != 0))
    i++;

  return i;
}

static void
add_factor (GtkGrid *grid, const AciesRuleset *ruleset, int row, guint name)
{
  GtkWidget *words = acies_parts_label (ruleset->modifier_text (name), NULL);

  gtk_widget_set_hexpand (words, TRUE);
  gtk_grid_attach (grid, words, NAME, row, 1, 1);
  gtk_grid_attach (grid, acies_clause_link_new (ruleset, ruleset->modifier_clause (name)), CLAUSE,
                   row, 1, 1);
}

/* The sums of the shares: found apart from the dice. */
static void
add_points (GtkGrid *grid, const AciesRuleset *ruleset, int row, const AciesOdds *odds)
{
  const char *clause = ruleset->clauses[odds->needed_clause].number;

  gtk_grid_attach (grid, acies_parts_label (_ ("Points"), "acies-strong"), NAME, row, 1, 1);
  for (guint i = 0; i < G_N_ELEMENTS (odds->points); i++)
    {
      g_autofree char *points = g_strdup_printf ("%d", odds->points[i]);

      gtk_grid_attach (grid, number_label (points), OWN + (int) i, row, 1, 1);
    }
  gtk_grid_attach (grid, acies_clause_link_new (ruleset, clause), CLAUSE, row, 1, 1);
}

/* "60 to 360": what the die makes of the points. */
static void
add_products (GtkGrid *grid, int row, const AciesOdds *odds)
{
  gtk_grid_attach (grid, acies_parts_label (_ ("Die times points"), "acies-strong"), NAME, row, 1,
                   1);
  for (guint i = 0; i < G_N_ELEMENTS (odds->products); i++)
    {
      /* Translators: the least and the greatest number that can come of a die. */
      g_autofree char *range = g_strdup_printf (C_ ("range", "%1$d to %2$d"), odds->products[i][0],
                                                odds->products[i][1]);

      gtk_grid_attach (grid, number_label (range), OWN + (int) i, row, 1, 1);
    }
}

static gboolean
has_products (const AciesOdds *odds)
{
  return odds->products[0][1] != 0 || odds->products[1][1] != 0;
}

static void
add_sums (GtkGrid *grid, int row, const AciesOdds *odds)
{
  const char *sum = odds->n_shares > 0 ? _ ("To be added to the die") : _ ("Sum before the dice");
  GtkWidget  *words = acies_parts_label (sum, "acies-strong");

  gtk_grid_attach (grid, words, NAME, row, 1, 1);
  add_number (grid, OWN, row, odds->modifier);
  add_number (grid, OTHER, row, odds->other_modifier);
}

void
acies_opposed_sum_fill (GtkGrid *grid, const AciesRuleset *ruleset, const AciesOdds *odds)
{
  guint64 seen = 0;
  int     row = 1;

  gtk_grid_attach (grid, acies_parts_label (C_ ("sum", "You"), "dim-label"), OWN, 0, 1, 1);
  gtk_grid_attach (grid, acies_parts_label (C_ ("sum", "Enemy"), "dim-label"), OTHER, 0, 1, 1);
  if (odds->n_shares > 0)
    add_points (grid, ruleset, row++, odds);
  for (guint i = 0; i < odds->n_modifiers; i++, row++)
    {
      const AciesModifier *own = &odds->modifiers[i];
      const guint          other = find_other (odds, own->name, seen);

      add_factor (grid, ruleset, row, own->name);
      add_number (grid, OWN, row, own->value);
      if (other == odds->n_other_modifiers)
        continue;
      seen |= G_GUINT64_CONSTANT (1) << other;
      add_number (grid, OTHER, row, odds->other_modifiers[other].value);
    }
  for (guint i = 0; i < odds->n_other_modifiers; i++)
    {
      if ((seen >> i & 1) != 0)
        continue;
      add_factor (grid, ruleset, row, odds->other_modifiers[i].name);
      add_number (grid, OTHER, row++, odds->other_modifiers[i].value);
    }
  if (!has_products (odds) || odds->modifier != 0 || odds->other_modifier != 0)
    add_sums (grid, row++, odds);
  if (has_products (odds))
    add_products (grid, row, odds);
}

char *
acies_opposed_sum_dup_chances (const AciesOdds *odds)
{
  const guint lost = odds->n_lost, drawn = odds->n_drawn;

  if (lost + drawn == 0)
    return NULL;

  /* Translators: the chances of a fight in percent, within a sentence; spaces that do not break. */
  return g_strdup_printf (_ ("won %1$u %%, drawn %2$u %%, lost %3$u %%"),
                          acies_odds_percent_from (odds, lost + drawn),
                          acies_odds_percent_of (odds, lost, drawn),
                          acies_odds_percent_of (odds, 0, lost));
}
