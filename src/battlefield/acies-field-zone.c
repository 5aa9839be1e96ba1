/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-field-zone.h"

#include <glib/gi18n-lib.h>

#define PLATE_OUTLINE 3.0

struct _AciesFieldZone
{
  GtkWidget parent_instance;

  int           cell;
  AciesZoneView view;
  AciesMarks    marks;
  gboolean      hover;
  char         *cost;   /* nullable */
  char         *hint;   /* nullable */
};

G_DEFINE_FINAL_TYPE (AciesFieldZone, acies_field_zone, GTK_TYPE_WIDGET)

static const AciesSceneCell *
acies_field_zone_scene_cell (AciesFieldZone *self)
{
  return &self->view.layout->scene->cells[self->cell];
}

static gboolean
acies_field_zone_is_empty (AciesFieldZone *self, AciesMarks marks)
{
  const AciesCellPlace *place = &self->view.layout->cells[self->cell];

  return marks == 0 && self->cost == NULL &&
         (self->view.token_marks == NULL || (place->count == 0 && place->n_leaders == 0));
}

static void
acies_field_zone_outline_leader (AciesFieldZone *self, cairo_t *cr)
{
  const AciesSceneLeader *leader = self->view.leader;
  const AciesLeaderPlace *place = leader != NULL
                                    ? acies_layout_find_leader (self->view.layout, leader->side,
                                                                leader->commander)
                                    : NULL;

  if (place == NULL || place->cell != self->cell ||
      acies_token_marks_hide_leader (self->view.token_marks, leader))
    return;

  acies_color_set (cr, acies_palette_get (&self->view.style->palette, ACIES_COLOR_SELECTION), 1);
  cairo_set_line_width (cr, PLATE_OUTLINE);
  cairo_rectangle (cr, place->box.x - 3, place->box.y - 3, place->box.width + 6,
                   place->box.height + 6);
  cairo_stroke (cr);
  acies_color_set (cr, acies_palette_get (&self->view.style->palette, ACIES_COLOR_SELECTION_INNER),
                   1);
  cairo_set_line_width (cr, PLATE_OUTLINE / 2);
  cairo_rectangle (cr, place->box.x - 3, place->box.y - 3, place->box.width + 6,
                   place->box.height + 6);
  cairo_stroke (cr);
}

static void
acies_field_zone_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AciesFieldZone  *self = ACIES_FIELD_ZONE (widget);
  AciesMarks       marks = self->marks;
  const AciesRect *zone;
  AciesRect        bounds;
  cairo_t         *cr;

  if (self->view.layout == NULL)
    return;

  if (gtk_widget_has_visible_focus (widget))
    marks |= ACIES_MARK_CURSOR;
  if (self->hover)
    marks |= ACIES_MARK_HOVER;
  if (acies_field_zone_is_empty (self, marks))
    return;

  zone = &self->view.layout->cells[self->cell].rect;
  bounds = acies_paint_zone_bounds (self->view.layout, self->cell);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-zone->x, -zone->y));
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (bounds.x, bounds.y, bounds.width,
                                                                 bounds.height));
  acies_paint_zone_marks (cr, self->view.layout, self->view.style, self->cell, marks);
  if (self->view.token_marks != NULL)
    {
      acies_paint_zone_sprites (cr, self->view.layout, self->view.style, self->cell,
                                self->view.token_marks, self->view.sprites);
      acies_field_zone_outline_leader (self, cr);
    }
  if (self->cost != NULL)
    acies_paint_zone_cost (cr, self->view.layout, self->view.style, self->cell, marks, self->cost);
  cairo_destroy (cr);
  gtk_snapshot_restore (snapshot);
}

static void
acies_field_zone_state_flags_changed (GtkWidget *widget, GtkStateFlags before)
{
  const GtkStateFlags differ = before ^ gtk_widget_get_state_flags (widget);

  GTK_WIDGET_CLASS (acies_field_zone_parent_class)->state_flags_changed (widget, before);
  if ((differ & (GTK_STATE_FLAG_FOCUS_VISIBLE | GTK_STATE_FLAG_FOCUSED)) != 0)
    gtk_widget_queue_draw (widget);
}

static void
acies_field_zone_finalize (GObject *object)
{
  AciesFieldZone *self = ACIES_FIELD_ZONE (object);

  g_free (self->cost);
  g_free (self->hint);

  G_OBJECT_CLASS (acies_field_zone_parent_class)->finalize (object);
}

/* The board handles what it means. */
static void
activate_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_activate_action (gtk_widget_get_parent (widget), "field.activate-cell", "i",
                              ACIES_FIELD_ZONE (widget)->cell);
}

static void
acies_field_zone_class_init (AciesFieldZoneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = acies_field_zone_finalize;
  widget_class->snapshot = acies_field_zone_snapshot;
  widget_class->state_flags_changed = acies_field_zone_state_flags_changed;

  gtk_widget_class_install_action (widget_class, "zone.activate", NULL, activate_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, 0, "zone.activate", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, 0, "zone.activate", NULL);
  gtk_widget_class_set_css_name (widget_class, "acies-zone");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
}

static void
acies_field_zone_init (AciesFieldZone *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

AciesFieldZone *
acies_field_zone_new (int cell)
{
  AciesFieldZone *self = g_object_new (ACIES_TYPE_FIELD_ZONE, NULL);

  self->cell = cell;

  return self;
}

void
acies_field_zone_set_view (AciesFieldZone *self, const AciesZoneView *view, gboolean redraw)
{
  g_return_if_fail (ACIES_IS_FIELD_ZONE (self));

  self->view = *view;
  if (redraw)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
acies_field_zone_set_marks (AciesFieldZone *self, AciesMarks marks, const char *cost,
                            const char *hint)
{
  const gboolean reads_otherwise = g_strcmp0 (self->hint, hint) != 0;

  g_return_val_if_fail (ACIES_IS_FIELD_ZONE (self), FALSE);

  if (self->marks == marks && g_strcmp0 (self->cost, cost) == 0 && !reads_otherwise)
    return FALSE;

  self->marks = marks;
  g_free (self->cost);
  self->cost = g_strdup (cost);
  g_free (self->hint);
  self->hint = g_strdup (hint);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED,
                               (marks & ACIES_MARK_SELECTED) != 0, -1);
  if (reads_otherwise)
    acies_field_zone_describe (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));

  return TRUE;
}

void
acies_field_zone_set_hover (AciesFieldZone *self, gboolean hover)
{
  g_return_if_fail (ACIES_IS_FIELD_ZONE (self));

  if (self->hover == hover)
    return;

  self->hover = hover;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

AciesMarks
acies_field_zone_get_marks (AciesFieldZone *self)
{
  g_return_val_if_fail (ACIES_IS_FIELD_ZONE (self), 0);

  return self->marks;
}

const char *
acies_field_zone_get_hint (AciesFieldZone *self)
{
  g_return_val_if_fail (ACIES_IS_FIELD_ZONE (self), NULL);

  return self->hint;
}

void
acies_field_zone_describe (AciesFieldZone *self)
{
  const AciesSceneCell *cell;
  g_autofree char      *place = NULL;
  g_autofree char      *name = NULL;
  g_autofree char      *text = NULL;

  g_return_if_fail (ACIES_IS_FIELD_ZONE (self));

  if (self->view.layout == NULL)
    return;

  cell = acies_field_zone_scene_cell (self);
  place = g_ascii_strup (cell->id, -1);
  /* Translators: a zone of the battlefield: its square ("C2") and what it is called ("Left centre"). */
  name = g_strdup_printf (C_ ("zone", "%1$s, %2$s"), place, cell->name);
  text = self->hint != NULL ? g_strdup_printf ("%s %s", cell->text, self->hint) : g_strdup (cell->text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}
