/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-army-table.h"

#include "battlefield/acies-token-view.h"
#include "engine/core/acies-ruleset.h"
#include "scene/acies-scene-words.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>

#define TOKEN_WIDTH 30

struct _AciesArmyTable
{
  GtkWidget parent_instance;

  GtkWidget    *box;
  int           side;
  guint         n_units;
  int           strength;
  const char   *worth_title;   /* what the strengths count; NULL: they say no more than the numbers do */
};

G_DEFINE_FINAL_TYPE (AciesArmyTable, acies_army_table, GTK_TYPE_WIDGET)

static void
acies_army_table_dispose (GObject *object)
{
  g_clear_pointer (&ACIES_ARMY_TABLE (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (acies_army_table_parent_class)->dispose (object);
}

static void
acies_army_table_class_init (AciesArmyTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_army_table_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
acies_army_table_init (AciesArmyTable *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->box, "acies-card");
  gtk_widget_add_css_class (self->box, "acies-table");
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

static GtkWidget *
create_label (const char *text,
              const char *css_class,
              float       xalign)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label", text,
                                   "xalign", xalign,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/* A unit's token, or a commander's badge. */
static GtkWidget *
create_picture (AciesArmyTable       *self,
                const AciesRosterRow *row)
{
  GtkWidget *view = acies_token_view_new (TOKEN_WIDTH, GTK_ACCESSIBLE_ROLE_PRESENTATION);

  if (row->commander)
    {
      const AciesSceneLeader leader = {
        .side = (gint8) self->side,
        .cell = ACIES_NO_CELL,
        .rating = row->pips,
        .name = row->name,
        .text = row->kind,
      };

      acies_token_view_set_leader (ACIES_TOKEN_VIEW (view), &leader);
    }
  else
    {
      const AciesSceneToken token = {
        .side = (gint8) self->side,
        .cell = ACIES_NO_CELL,
        .facing = ACIES_FACING_NORTH,
        .emblem = row->emblem,
        .pips = row->pips,
        .flags = row->diamonds ? ACIES_TOKEN_DIAMONDS : 0,
        .name = row->name,
        .text = row->kind,
      };

      acies_token_view_set_token (ACIES_TOKEN_VIEW (view), &token);
    }
  gtk_widget_set_valign (view, GTK_ALIGN_CENTER);
  return view;
}

static void
add_row (AciesArmyTable       *self,
         const AciesRosterRow *row)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *count = row->commander ? g_strdup ("") : g_strdup_printf ("%u", row->count);
  g_autofree char *strength = g_strdup_printf ("%d", row->strength);
  GtkWidget *count_label = create_label (count, "acies-numbers", 1.0f);

  gtk_label_set_width_chars (GTK_LABEL (count_label), 3);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), create_label (row->name, NULL, 0.0f));
  gtk_box_append (GTK_BOX (words), create_label (row->kind, "acies-card-line", 0.0f));

  gtk_box_append (GTK_BOX (line), count_label);
  gtk_box_append (GTK_BOX (line), create_picture (self, row));
  gtk_box_append (GTK_BOX (line), words);
  if (self->worth_title != NULL)
    gtk_box_append (GTK_BOX (line), create_label (strength, "acies-numbers", 1.0f));
  gtk_widget_add_css_class (line, "acies-row");
  gtk_box_append (GTK_BOX (self->box), line);

  self->n_units += row->commander ? 0 : row->count;
  self->strength += row->strength;
}

static void
add_head (AciesArmyTable *self,
          const char     *name)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *token = acies_token_view_new (TOKEN_WIDTH, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  GtkWidget *label = create_label (name, "heading", 0.0f);

  acies_token_view_set_side (ACIES_TOKEN_VIEW (token), self->side, ACIES_EMBLEM_STANDARD);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (line), token);
  gtk_box_append (GTK_BOX (line), label);
  if (self->worth_title != NULL)
    {
      GtkWidget *value = create_label (self->worth_title, "acies-card-line", 1.0f);

      gtk_label_set_wrap_mode (GTK_LABEL (value), PANGO_WRAP_WORD);
      gtk_box_append (GTK_BOX (line), value);
    }
  gtk_widget_add_css_class (line, "acies-row");
  gtk_box_append (GTK_BOX (self->box), line);
}

static void
add_sum (AciesArmyTable *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  g_autofree char *units = NULL;
  g_autofree char *strength = g_strdup_printf ("%d", self->strength);
  GtkWidget *label = NULL;

  units = g_strdup_printf (ngettext ("%u unit", "%u units", self->n_units), self->n_units);
  label = create_label (units, "heading", 0.0f);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (line), label);
  if (self->worth_title != NULL)
    gtk_box_append (GTK_BOX (line), create_label (strength, "heading", 1.0f));
  gtk_widget_add_css_class (line, "acies-row");
  gtk_box_append (GTK_BOX (self->box), line);
}

GtkWidget *
acies_army_table_new (AciesScenario *scenario,
                      guint          side)
{
  AciesArmyTable *self = g_object_new (ACIES_TYPE_ARMY_TABLE, NULL);
  const char *name = acies_scenario_get_side_name (scenario, side);
  g_autoptr (GArray) roster = NULL;
  g_autofree char *label = NULL;

  self->side = (int) side;
  roster = acies_scenario_get_ruleset (scenario)->roster (acies_scenario_get_setup (scenario),
                                                          side);
  self->worth_title = acies_scene_words_worth (acies_scenario_get_ruleset (scenario));
  add_head (self, name);
  for (guint i = 0; i < roster->len; i++)
    add_row (self, &g_array_index (roster, AciesRosterRow, i));
  add_sum (self);

  /* Translators: %s is an army. */
  label = g_strdup_printf (_("Army of %s"), name);
  acies_name_widget (GTK_WIDGET (self), label);
  return GTK_WIDGET (self);
}

guint
acies_army_table_get_n_units (AciesArmyTable *self)
{
  g_return_val_if_fail (ACIES_IS_ARMY_TABLE (self), 0);

  return self->n_units;
}

int
acies_army_table_get_strength (AciesArmyTable *self)
{
  g_return_val_if_fail (ACIES_IS_ARMY_TABLE (self), 0);

  return self->strength;
}
