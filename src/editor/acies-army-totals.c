/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-army-totals.h"

#include "battlefield/acies-token-view.h"
#include "battlefield/acies-widget-style.h"
#include "editor/acies-editor-parts.h"
#include "engine/core/acies-ruleset.h"
#include "widgets/acies-clause-link.h"

#include <glib/gi18n.h>

#define TOKEN_WIDTH 26
#define BAR_HEIGHT 8
#define BAR_WIDTH 24

/* A bar in the colour of an army, as long as its share of the stronger one's value. */
#define ACIES_TYPE_ARMY_BAR (acies_army_bar_get_type ())
G_DECLARE_FINAL_TYPE (AciesArmyBar, acies_army_bar, ACIES, ARMY_BAR, GtkWidget)

struct _AciesArmyBar
{
  GtkWidget parent_instance;

  AciesStyle style;
  int        side;
  double     share;
};

G_DEFINE_FINAL_TYPE (AciesArmyBar, acies_army_bar, GTK_TYPE_WIDGET)

static void
append_rounded (GtkSnapshot *snapshot, const GdkRGBA *color, float x, float width, float y)
{
  const graphene_rect_t rect = GRAPHENE_RECT_INIT (x, y, width, BAR_HEIGHT);
  GskRoundedRect        rounded;

  gsk_rounded_rect_init_from_rect (&rounded, &rect, BAR_HEIGHT / 2.0f);
  gtk_snapshot_push_rounded_clip (snapshot, &rounded);
  gtk_snapshot_append_color (snapshot, color, &rect);
  gtk_snapshot_pop (snapshot);
}

static void
acies_army_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AciesArmyBar    *self = ACIES_ARMY_BAR (widget);
  const gboolean   mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const float      width = (float)gtk_widget_get_width (widget);
  const float      length = (float)(width * self->share);
  const float      y = (float)(gtk_widget_get_height (widget) - BAR_HEIGHT) / 2.0f;
  const AciesColor fill = acies_palette_side (&self->style.palette, self->side, ACIES_SIDE_FILL);
  const GdkRGBA    color = { (float)fill.red, (float)fill.green, (float)fill.blue, 1.0f };
  GdkRGBA          ground = { 0 };

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ground);
  ground.alpha = 0.13f;
  append_rounded (snapshot, &ground, 0, width, y);
  if (length > 0)
    append_rounded (snapshot, &color, mirrored ? width - length : 0, length, y);
}

static void
acies_army_bar_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  AciesArmyBar *self = ACIES_ARMY_BAR (widget);

  GTK_WIDGET_CLASS (acies_army_bar_parent_class)->css_changed (widget, change);
  if (acies_widget_style_read (&self->style, widget))
    gtk_widget_queue_draw (widget);
}

static void
acies_army_bar_measure (GtkWidget     *widget,
                        GtkOrientation orientation,
                        int            for_size,
                        int           *minimum,
                        int           *natural,
                        int           *minimum_baseline,
                        int           *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? BAR_WIDTH : BAR_HEIGHT;
}

static void
acies_army_bar_class_init (AciesArmyBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = acies_army_bar_snapshot;
  widget_class->css_changed = acies_army_bar_css_changed;
  widget_class->measure = acies_army_bar_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
acies_army_bar_init (AciesArmyBar *self)
{
}

/* The totals */

typedef struct
{
  GtkWidget *token, *name, *figures, *value, *bar;
} Line;

struct _AciesArmyTotals
{
  GtkWidget parent_instance;

  AciesEditorContext *context;
  GtkWidget          *box;
  GtkWidget          *grid;
  GtkWidget          *handicap_box;
  GtkWidget          *handicap;
  Line                lines[ACIES_MAX_SIDES];
  guint               n_lines;
  guint               update_id;
};

G_DEFINE_FINAL_TYPE (AciesArmyTotals, acies_army_totals, GTK_TYPE_WIDGET)

static const AciesTotal *
find_total (const GArray *totals, const char *id)
{
  for (guint i = 0; i < totals->len; i++)
    if (g_str_equal (g_array_index (totals, AciesTotal, i).id, id))
      return &g_array_index (totals, AciesTotal, i);

  return NULL;
}

static GArray *
get_totals (AciesArmyTotals *self, guint side)
{
  const AciesJsonCursor root = acies_editor_context_get_root (self->context);

  return acies_editor_context_get_draft (self->context)->totals (&root, side);
}

/* The clause stands in the tooltip of what is short, and behind the sentence. */
static void
append_clause (GString *text, const char *what, const char *clause)
{
  if (clause == NULL)
    return;

  /* Translators: a figure of an army, and the clause of the rules that it comes from. */
  g_string_append_printf (text, _("%1$s: clause %2$s"), what, clause);
  g_string_append_c (text, '\n');
}

static void
show_line (AciesArmyTotals *self, guint side, const GArray *totals, gint32 most)
{
  const Line         *line = &self->lines[side];
  const AciesTotal   *value = find_total (totals, "fighting-value");
  g_autoptr (GString) figures = g_string_new (NULL);
  g_autoptr (GString) clauses = g_string_new (NULL);
  g_autofree char    *name = acies_editor_name_army (self->context, side);

  for (guint i = 0; i < totals->len; i++)
    {
      const AciesTotal *total = &g_array_index (totals, AciesTotal, i);

      append_clause (clauses, total->label, total->clause);
      if (total != value && !g_str_equal (total->id, "handicap"))
        g_string_append_printf (figures, "%s%s", figures->len > 0 ? " · " : "", total->text);
    }
  g_string_truncate (clauses, clauses->len > 0 ? clauses->len - 1 : 0);
  gtk_label_set_text (GTK_LABEL (line->name), name);
  gtk_label_set_text (GTK_LABEL (line->figures), figures->str);
  gtk_widget_set_tooltip_text (line->figures, clauses->str);
  gtk_widget_set_tooltip_text (line->value, clauses->str);
  gtk_label_set_text (GTK_LABEL (line->value), value != NULL ? value->text : "");
  ACIES_ARMY_BAR (line->bar)->share =
    value != NULL && most > 0 ? CLAMP (value->value / (double)most, 0, 1) : 0;
  gtk_widget_queue_draw (line->bar);
}

static void
show_handicap (AciesArmyTotals *self, const AciesTotal *handicap)
{
  GtkWidget *link = gtk_widget_get_next_sibling (self->handicap);

  gtk_widget_set_visible (self->handicap_box, handicap != NULL);
  if (handicap == NULL)
    return;

  gtk_label_set_text (GTK_LABEL (self->handicap), handicap->text);
  if (link != NULL)
    return;
  link = acies_clause_link_new (acies_editor_context_get_ruleset (self->context), handicap->clause);
  gtk_box_append (GTK_BOX (self->handicap_box), link);
}

static void
add_line (AciesArmyTotals *self)
{
  const int side = (int)self->n_lines;
  Line     *line = &self->lines[self->n_lines++];

  line->token = acies_token_view_new (TOKEN_WIDTH, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  acies_token_view_set_side (ACIES_TOKEN_VIEW (line->token), side, ACIES_EMBLEM_STANDARD);
  line->name = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "ellipsize", PANGO_ELLIPSIZE_END,
                             "width-chars", 6, NULL);
  line->figures = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, NULL);
  line->value = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, NULL);
  line->bar = g_object_new (ACIES_TYPE_ARMY_BAR, "hexpand", TRUE, "valign", GTK_ALIGN_CENTER, NULL);
  ACIES_ARMY_BAR (line->bar)->side = side;
  gtk_widget_add_css_class (line->name, "acies-army-strong");
  gtk_widget_add_css_class (line->value, "acies-army-strong");
  gtk_widget_add_css_class (line->figures, "acies-numbers");
  gtk_widget_add_css_class (line->value, "acies-numbers");
  gtk_grid_attach (GTK_GRID (self->grid), line->token, 0, side, 1, 1);
  gtk_grid_attach (GTK_GRID (self->grid), line->name, 1, side, 1, 1);
  gtk_grid_attach (GTK_GRID (self->grid), line->figures, 2, side, 1, 1);
  gtk_grid_attach (GTK_GRID (self->grid), line->value, 3, side, 1, 1);
  gtk_grid_attach (GTK_GRID (self->grid), line->bar, 4, side, 1, 1);
}

static void
update (AciesArmyTotals *self)
{
  const guint           n = acies_editor_count_armies (self->context);
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func ((GDestroyNotify)g_array_unref);
  const AciesTotal     *handicap = NULL;
  gint32                most = 0;

  while (self->n_lines < n)
    add_line (self);
  for (guint side = 0; side < n; side++)
    {
      GArray           *totals = get_totals (self, side);
      const AciesTotal *value = find_total (totals, "fighting-value");
      const AciesTotal *own = find_total (totals, "handicap");

      g_ptr_array_add (all, totals);
      most = MAX (most, value != NULL ? value->value : 0);
      if (own != NULL && own->value > 0)
        handicap = own;
    }
  for (guint side = 0; side < self->n_lines; side++)
    {
      const Line *line = &self->lines[side];

      gtk_widget_set_visible (line->token, side < n);
      gtk_widget_set_visible (line->name, side < n);
      gtk_widget_set_visible (line->figures, side < n);
      gtk_widget_set_visible (line->value, side < n);
      gtk_widget_set_visible (line->bar, side < n);
      if (side < n)
        show_line (self, side, all->pdata[side], most);
    }
  show_handicap (self, handicap);
}

static gboolean
on_update_cb (gpointer user_data)
{
  AciesArmyTotals *self = ACIES_ARMY_TOTALS (user_data);

  self->update_id = 0;
  update (self);
  return G_SOURCE_REMOVE;
}

/* Typing comes first; what is not seen waits. */
static void
queue_update (AciesArmyTotals *self)
{
  if (self->update_id == 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->update_id = g_idle_add_full (G_PRIORITY_LOW, on_update_cb, self, NULL);
}

static void
acies_army_totals_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (acies_army_totals_parent_class)->map (widget);
  update (ACIES_ARMY_TOTALS (widget));
}

static void
acies_army_totals_dispose (GObject *object)
{
  AciesArmyTotals *self = ACIES_ARMY_TOTALS (object);

  g_clear_handle_id (&self->update_id, g_source_remove);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->context);

  G_OBJECT_CLASS (acies_army_totals_parent_class)->dispose (object);
}

static void
acies_army_totals_class_init (AciesArmyTotalsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_army_totals_dispose;
  widget_class->map = acies_army_totals_map;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
acies_army_totals_init (AciesArmyTotals *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->grid = g_object_new (GTK_TYPE_GRID, "column-spacing", 8, "row-spacing", 4, NULL);
  self->handicap_box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->handicap =
    g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "hexpand", TRUE, NULL);
  gtk_widget_add_css_class (self->handicap, "acies-dim");
  gtk_box_append (GTK_BOX (self->handicap_box), self->handicap);
  gtk_box_append (GTK_BOX (self->box), self->grid);
  gtk_box_append (GTK_BOX (self->box), self->handicap_box);
  gtk_widget_add_css_class (GTK_WIDGET (self), "acies-army-totals");
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("The armies compared"), -1);
}

GtkWidget *
acies_army_totals_new (AciesEditorContext *context)
{
  AciesArmyTotals *self = g_object_new (ACIES_TYPE_ARMY_TOTALS, NULL);

  self->context = g_object_ref (context);
  g_signal_connect_object (acies_editor_context_get_document (context), "changed",
                           G_CALLBACK (queue_update), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

char *
acies_army_totals_get_text (AciesArmyTotals *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (ACIES_IS_ARMY_TOTALS (self), NULL);

  for (guint side = 0; side < self->n_lines; side++)
    g_string_append_printf (text, "%s · %s · %s\n",
                            gtk_label_get_text (GTK_LABEL (self->lines[side].name)),
                            gtk_label_get_text (GTK_LABEL (self->lines[side].figures)),
                            gtk_label_get_text (GTK_LABEL (self->lines[side].value)));
  if (gtk_widget_get_visible (self->handicap_box))
    g_string_append (text, gtk_label_get_text (GTK_LABEL (self->handicap)));

  return g_strdup (text->str);
}
