/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-battle-parts.h"

#include "widgets/acies-tip.h"

#include <glib/gi18n.h>
#include <string.h>

GtkWidget *
acies_parts_label (const char *words, const char *css_class)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

GtkWidget *
acies_parts_row (void)
{
  GtkWidget *row = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (row), 6);
  gtk_widget_set_valign (row, GTK_ALIGN_CENTER);

  return row;
}

void
acies_parts_row_append (GtkWidget *row, GtkWidget *child)
{
  gtk_grid_attach_next_to (GTK_GRID (row), child, gtk_widget_get_last_child (row), GTK_POS_RIGHT,
                           1, 1);
}

GtkWidget *
acies_parts_button (const char *words, const char *end)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *row = acies_parts_row ();
  GtkWidget *label = acies_parts_label (words, NULL);
  GtkWidget *end_label = NULL;

  gtk_widget_set_hexpand (label, TRUE);
  acies_parts_row_append (row, label);
  if (end != NULL)
    {
      end_label = gtk_label_new (end);
      gtk_widget_add_css_class (end_label, "numeric");
      acies_parts_row_append (row, end_label);
    }
  gtk_button_set_child (GTK_BUTTON (button), row);
  if (end_label != NULL)
    gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                    label, end_label, NULL, -1);
  else
    gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                    label, NULL, -1);

  return button;
}

GtkWidget *
acies_parts_toggle (GtkWidget *child, const char *name)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), child);
  gtk_widget_add_css_class (button, "acies-token-button");
  acies_parts_name_toggle (button, name);

  return button;
}

void
acies_parts_name_toggle (GtkWidget *button, const char *name)
{
  GtkWidget *cell = gtk_widget_get_parent (button);

  if (g_strcmp0 (acies_tip_get (button), name) == 0)
    return;

  acies_tip_set (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (cell != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
acies_parts_flow_append (GtkWidget *flow_box, GtkWidget *button, const char *name)
{
  GtkWidget *cell;

  gtk_flow_box_append (GTK_FLOW_BOX (flow_box), button);
  cell = gtk_widget_get_parent (button);
  gtk_widget_set_focusable (cell, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
acies_parts_empty (GtkWidget *container)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (container)) != NULL)
    {
      if (GTK_IS_BOX (container))
        gtk_box_remove (GTK_BOX (container), child);
      else if (GTK_IS_GRID (container))
        gtk_grid_remove (GTK_GRID (container), child);
      else if (GTK_IS_FLOW_BOX (container))
        gtk_flow_box_remove (GTK_FLOW_BOX (container), child);
      else
        g_assert_not_reached ();
    }
}

void
acies_parts_fill_caution (GtkWidget *box, const AciesRuleset *ruleset, const char *sentence,
                          const char *clause)
{
  GtkWidget *sign;
  GtkWidget *label;

  acies_parts_empty (box);
  gtk_widget_set_visible (box, sentence != NULL);
  if (sentence == NULL)
    return;

  sign = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                       "icon-name", "dialog-warning-symbolic", "valign", GTK_ALIGN_START, NULL);
  label = acies_parts_label (sentence, "acies-caution");
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), sign);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), acies_clause_link_new (ruleset, clause));
}

/* Length of a unit's name without the number that tells it from others of its kind. */
static gsize
kind_length (const char *name)
{
  const gsize whole = strlen (name);
  gsize       length = whole;

  while (length > 0 && g_ascii_isdigit (name[length - 1]))
    length--;

  return length > 1 && length < whole && name[length - 1] == ' ' ? length - 1 : whole;
}

static gboolean
same_kind (const char *a, const char *b)
{
  return kind_length (a) == kind_length (b) && strncmp (a, b, kind_length (a)) == 0;
}

/* Takes the units named like @name out of @left. */
static guint
take_kind (const AciesScene *scene, int side, const char *name, AciesUnits *left)
{
  guint n = 0;
  guint unit;

  ACIES_FOREACH_UNIT (unit, *left)
    {
      const AciesSceneToken *token = acies_scene_find_token (scene, side, unit);

      if (token == NULL || !same_kind (token->name, name))
        continue;
      n++;
      *left &= ~ACIES_UNIT_BIT (unit);
    }

  return n;
}

char *
acies_parts_units_text (const AciesScene *scene, int side, AciesUnits units)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  AciesUnits            left = units;

  while (left != 0)
    {
      const AciesSceneToken *first = acies_scene_find_token (scene, side, acies_units_first (left));
      g_autofree char       *kind = NULL;
      guint                  n;

      if (first == NULL)
        {
          left &= left - 1;
          continue;
        }

      kind = g_strndup (first->name, kind_length (first->name));
      n = take_kind (scene, side, first->name, &left);
      /* Translators: a part of a list of units: how many, and what they are called. */
      g_ptr_array_add (parts, n == 1 ? g_strdup (first->name)
                                     : g_strdup_printf (C_ ("units", "%1$u × %2$s"), n, kind));
    }

  g_ptr_array_add (parts, NULL);

  /* Translators: stands between the parts of a list. */
  return g_strjoinv (C_ ("list", ", "), (char **) parts->pdata);
}

char *
acies_parts_cost_text (int cost)
{
  return cost > 0 ? g_strdup_printf ("%d ●", cost) : NULL;
}

char *
acies_parts_percent (guint percent)
{
  /* Translators: a chance in percent. */
  return g_strdup_printf (_("%u %%"), percent);
}

const char *
acies_parts_facing (int facing)
{
  static const char *const names[] = {
    [ACIES_FACING_NORTH] = NC_ ("facing", "north"),
    [ACIES_FACING_EAST] = NC_ ("facing", "east"),
    [ACIES_FACING_SOUTH] = NC_ ("facing", "south"),
    [ACIES_FACING_WEST] = NC_ ("facing", "west"),
  };

  g_return_val_if_fail (facing >= 0 && facing < (int) G_N_ELEMENTS (names), "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "facing", names[facing]);
}
