/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-odds-shares.h"

#include "app/battle/acies-battle-parts.h"
#include "widgets/acies-names-for-readers.h"
#include "widgets/acies-tip.h"

#include <glib/gi18n.h>

#define COLUMN_SPACING 8

enum
{
  NAME,
  FORMULA,
  POINTS
};

/* A table that is being filled. */
typedef struct
{
  const AciesRuleset *ruleset;
  const AciesScene   *scene;
  const AciesOdds    *odds;
  int                 side;
  AciesUnits          units; /* of the side, that have shares */
  GtkGrid            *grid;
  int                 row;
} Table;

static GtkWidget *
number_label (const char *words, const char *css_class)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_widget_add_css_class (label, "numeric");
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

/* "4 × (3 + 1)" (transfer full) */
static char *
formula_text (const AciesOddsShare *share)
{
  g_autoptr (GString) each = g_string_new (NULL);

  g_string_printf (each, "%u", share->value);
  for (guint i = 0; i < share->n_bonuses; i++)
    g_string_append_printf (each, " %s %d", share->bonuses[i].value < 0 ? "−" : "+",
                            ABS (share->bonuses[i].value));

  return share->n_bonuses > 0 ? g_strdup_printf ("%u × (%s)", share->count, each->str)
                              : g_strdup_printf ("%u × %s", share->count, each->str);
}

/* "+1 commander near" (transfer full) */
static char *
bonus_text (const AciesRuleset *ruleset, const AciesModifier *bonus)
{
  /* Translators: what is added to the value of each, and why: "+1 commander near". */
  return g_strdup_printf (C_ ("bonus", "%1$s%2$d %3$s"), bonus->value < 0 ? "−" : "+",
                          ABS (bonus->value), ruleset->modifier_text (bonus->name));
}

/* The formula with what its numbers come from, for the pointer and for screen readers. (transfer full) */
static char *
explained_text (const AciesRuleset *ruleset, const AciesOddsShare *share, const char *formula)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char      *bonuses = NULL;

  for (guint i = 0; i < share->n_bonuses; i++)
    {
      const AciesModifier *bonus = &share->bonuses[i];
      g_autofree char     *words = bonus_text (ruleset, bonus);

      g_ptr_array_add (parts,
                       g_strdup_printf ("%s (%s)", words, ruleset->modifier_clause (bonus->name)));
    }
  g_ptr_array_add (parts, NULL);
  bonuses = g_strjoinv (C_ ("list", ", "), (char **) parts->pdata);

  /* Translators: a formula, "4 × (3 + 1)", and what its parts are: "+1 commander near". */
  return g_strdup_printf (C_ ("bonus", "%1$s: %2$s"), formula, bonuses);
}

static void
table_add_share (Table *table, const AciesOddsShare *share)
{
  const AciesSceneToken *token = acies_scene_find_token (table->scene, share->side, share->unit);
  g_autofree char       *formula = formula_text (share);
  g_autofree char       *points = g_strdup_printf ("%d", share->points);
  GtkWidget             *label = number_label (formula, NULL);

  if (share->n_bonuses > 0)
    {
      g_autofree char *words = explained_text (table->ruleset, share, formula);

      acies_tip_set (label, words);
      acies_name_widget (label, words);
    }
  gtk_grid_attach (table->grid, acies_parts_label (token != NULL ? token->name : "", NULL), NAME,
                   table->row, 1, 1);
  gtk_grid_attach (table->grid, label, FORMULA, table->row, 1, 1);
  gtk_grid_attach (table->grid, number_label (points, NULL), POINTS, table->row, 1, 1);
  table->units |= ACIES_UNIT_BIT (share->unit);
  table->row++;
}

static gboolean
has_bonus (const AciesOddsShare *share, const AciesModifier *bonus)
{
  for (guint i = 0; i < share->n_bonuses; i++)
    if (share->bonuses[i].name == bonus->name && share->bonuses[i].value == bonus->value)
      return TRUE;

  return FALSE;
}

/* Who of the side has @bonus. */
static AciesUnits
table_find_units (const Table *table, const AciesModifier *bonus)
{
  AciesUnits units = 0;

  for (guint i = 0; i < table->odds->n_shares; i++)
    {
      const AciesOddsShare *share = &table->odds->shares[i];

      if (share->side == table->side && has_bonus (share, bonus))
        units |= ACIES_UNIT_BIT (share->unit);
    }

  return units;
}

static void
table_add_bonus (Table *table, const AciesModifier *bonus, AciesUnits units)
{
  g_autofree char *words = bonus_text (table->ruleset, bonus);
  g_autofree char *whose = NULL;
  g_autofree char *line = NULL;
  GtkWidget       *row = acies_parts_row ();
  GtkWidget       *label;

  if (units == table->units && acies_units_count (units) > 1)
    whose = g_strdup (C_ ("bonus of units", "all"));
  else
    whose = acies_parts_units_text (table->scene, table->side, units);
  /* Translators: a bonus ("+1 commander near"), then the units that have it, or "all". */
  line = g_strdup_printf (C_ ("bonus of units", "%1$s: %2$s"), words, whose);
  label = acies_parts_label (line, "dim-label");
  gtk_widget_set_hexpand (label, TRUE);
  acies_parts_row_append (row, label);
  acies_parts_row_append (row,
                          acies_clause_link_new (table->ruleset,
                                                 table->ruleset->modifier_clause (bonus->name)));
  gtk_grid_attach (table->grid, row, NAME, table->row++, POINTS + 1, 1);
}

/* Each bonus once, with its units: at the first of them. */
static void
table_add_bonuses (Table *table)
{
  for (guint i = 0; i < table->odds->n_shares; i++)
    {
      const AciesOddsShare *share = &table->odds->shares[i];

      for (guint k = 0; share->side == table->side && k < share->n_bonuses; k++)
        {
          const AciesUnits units = table_find_units (table, &share->bonuses[k]);

          if (acies_units_first (units) == share->unit)
            table_add_bonus (table, &share->bonuses[k], units);
        }
    }
}

static void
table_add_sum (Table *table, int sum)
{
  g_autofree char *points = g_strdup_printf ("%d", sum);

  gtk_grid_attach (table->grid, acies_parts_label (C_ ("sum", "Together"), "acies-strong"), NAME,
                   table->row, FORMULA, 1);
  gtk_grid_attach (table->grid, number_label (points, "acies-strong"), POINTS, table->row++, 1, 1);
}

/* The head names the army and what stands in the columns. */
static void
table_begin (Table *table)
{
  const char *army = table->scene->sides[table->side].name;
  GtkWidget  *name = acies_parts_label (army, "dim-label");

  table->grid = GTK_GRID (gtk_grid_new ());
  table->row = 1;
  gtk_grid_set_column_spacing (table->grid, COLUMN_SPACING);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_grid_attach (table->grid, name, NAME, 0, 1, 1);
  /* Translators: heads of columns: how many of a unit fight times what each is worth, and the product. */
  gtk_grid_attach (table->grid, number_label (C_ ("sum", "number × value"), "dim-label"), FORMULA,
                   0, 1, 1);
  gtk_grid_attach (table->grid, number_label (C_ ("sum", "points"), "dim-label"), POINTS, 0, 1, 1);
  acies_name_widget (GTK_WIDGET (table->grid), army);
}

void
acies_odds_shares_fill (GtkBox             *box,
                        const AciesRuleset *ruleset,
                        const AciesScene   *scene,
                        const AciesOdds    *odds)
{
  const int sides[] = { 1 - odds->target_side, odds->target_side };

  for (guint i = 0; i < G_N_ELEMENTS (sides) && odds->n_shares > 0; i++)
    {
      Table table = { ruleset, scene, odds, sides[i], 0, NULL, 0 };

      table_begin (&table);
      for (guint k = 0; k < odds->n_shares; k++)
        if (odds->shares[k].side == sides[i])
          table_add_share (&table, &odds->shares[k]);
      table_add_sum (&table, odds->points[i]);
      table_add_bonuses (&table);
      gtk_box_append (box, GTK_WIDGET (table.grid));
    }
}
