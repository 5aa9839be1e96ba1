/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-token-view.h"

#include "battlefield/acies-widget-style.h"
#include "widgets/acies-tip.h"

/* A token's module is taller than its body, and its outlines and badges stand out a little. */
#define HEIGHT_OF_WIDTH 0.80
#define AROUND          4

typedef enum
{
  SHOWS_NOTHING,
  SHOWS_TOKEN,
  SHOWS_LEADER,
  SHOWS_SIDE,
} AciesShows;

struct _AciesTokenView
{
  GtkWidget parent_instance;

  AciesShows      shows;
  AciesSceneToken token;   /* owns its words */
  AciesBadge      badge;
  int             side;
  AciesEmblem     emblem;
  int             width;
  AciesMarks      marks;
  AciesStyle      style;
};

G_DEFINE_FINAL_TYPE (AciesTokenView, acies_token_view, GTK_TYPE_WIDGET)

static void
acies_token_view_forget (AciesTokenView *self)
{
  g_clear_pointer (&self->token.badge, g_free);
  g_clear_pointer (&self->token.name, g_free);
  g_clear_pointer (&self->token.text, g_free);
  self->shows = SHOWS_NOTHING;
}

static void
acies_token_view_name (AciesTokenView *self, const char *words)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static void
acies_token_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AciesTokenView *self = ACIES_TOKEN_VIEW (widget);
  const int       width = gtk_widget_get_width (widget);
  const int       height = gtk_widget_get_height (widget);
  AciesMarks      marks = self->marks;
  cairo_t        *cr;

  if (self->shows == SHOWS_NOTHING)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (-AROUND, -AROUND,
                                                                 width + 2 * AROUND,
                                                                 height + 2 * AROUND));
  if (gtk_widget_has_visible_focus (widget))
    marks |= ACIES_MARK_CURSOR;
  if (self->shows == SHOWS_TOKEN)
    acies_paint_token (cr, &self->style, &self->token, width / 2.0, height / 2.0, self->width,
                       marks);
  else if (self->shows == SHOWS_LEADER)
    acies_paint_badge (cr, &self->style, &self->badge, width / 2.0, height / 2.0,
                       self->width / 2.0);
  else
    acies_paint_side_token (cr, &self->style, self->side, self->emblem, width / 2.0, height / 2.0,
                            self->width);
  cairo_destroy (cr);
}

static void
acies_token_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                          int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  AciesTokenView *self = ACIES_TOKEN_VIEW (widget);
  const gboolean  square = self->shows == SHOWS_LEADER;
  const gboolean  turned = self->shows == SHOWS_TOKEN && (self->token.facing % 2) == 1;
  const gboolean  across = (orientation == GTK_ORIENTATION_HORIZONTAL) != turned;

  *minimum = *natural = across || square ? self->width : (int) (self->width * HEIGHT_OF_WIDTH + 0.5);
}

static void
acies_token_view_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  AciesTokenView *self = ACIES_TOKEN_VIEW (widget);

  GTK_WIDGET_CLASS (acies_token_view_parent_class)->css_changed (widget, change);
  if (acies_widget_style_read (&self->style, widget))
    gtk_widget_queue_draw (widget);
}

static void
acies_token_view_state_flags_changed (GtkWidget *widget, GtkStateFlags before)
{
  GTK_WIDGET_CLASS (acies_token_view_parent_class)->state_flags_changed (widget, before);
  if (((before ^ gtk_widget_get_state_flags (widget)) & GTK_STATE_FLAG_FOCUS_VISIBLE) != 0 ||
      ((before ^ gtk_widget_get_state_flags (widget)) & GTK_STATE_FLAG_FOCUSED) != 0)
    gtk_widget_queue_draw (widget);
}

static void
acies_token_view_finalize (GObject *object)
{
  acies_token_view_forget (ACIES_TOKEN_VIEW (object));

  G_OBJECT_CLASS (acies_token_view_parent_class)->finalize (object);
}

static void
acies_token_view_class_init (AciesTokenViewClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = acies_token_view_finalize;
  widget_class->snapshot = acies_token_view_snapshot;
  widget_class->measure = acies_token_view_measure;
  widget_class->css_changed = acies_token_view_css_changed;
  widget_class->state_flags_changed = acies_token_view_state_flags_changed;

  gtk_widget_class_set_css_name (widget_class, "acies-token");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
acies_token_view_init (AciesTokenView *self)
{
  self->width = 40;
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/* Whether two tokens look and read alike. */
static gboolean
acies_token_view_is_like (const AciesSceneToken *a, const AciesSceneToken *b)
{
  return a->side == b->side && a->unit == b->unit && a->facing == b->facing &&
         a->emblem == b->emblem && a->pips == b->pips && a->hero == b->hero &&
         a->hero_dazed == b->hero_dazed &&
         a->flags == b->flags && a->cell == b->cell && g_strcmp0 (a->text, b->text) == 0;
}

GtkWidget *
acies_token_view_new (int width, GtkAccessibleRole role)
{
  AciesTokenView *self = g_object_new (ACIES_TYPE_TOKEN_VIEW, "accessible-role", role, NULL);

  self->width = width;

  return GTK_WIDGET (self);
}

void
acies_token_view_set_token (AciesTokenView *self, const AciesSceneToken *token)
{
  g_return_if_fail (ACIES_IS_TOKEN_VIEW (self));
  g_return_if_fail (token != NULL);

  if (self->shows == SHOWS_TOKEN && acies_token_view_is_like (&self->token, token))
    return;

  acies_token_view_forget (self);
  self->token = *token;
  self->token.badge = g_strdup (token->badge);
  self->token.name = g_strdup (token->name);
  self->token.text = g_strdup (token->text);
  self->shows = SHOWS_TOKEN;
  acies_token_view_name (self, token->text);
  acies_tip_set (GTK_WIDGET (self), token->text);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
acies_token_view_set_leader (AciesTokenView *self, const AciesSceneLeader *leader)
{
  g_return_if_fail (ACIES_IS_TOKEN_VIEW (self));
  g_return_if_fail (leader != NULL);

  acies_token_view_forget (self);
  self->badge = (AciesBadge){ leader->side, leader->rating, TRUE, leader->dazed };
  self->shows = SHOWS_LEADER;
  acies_token_view_name (self, leader->text);
  acies_tip_set (GTK_WIDGET (self), leader->text);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
acies_token_view_set_side (AciesTokenView *self, int side, AciesEmblem emblem)
{
  g_return_if_fail (ACIES_IS_TOKEN_VIEW (self));

  if (self->shows == SHOWS_SIDE && self->side == side && self->emblem == emblem)
    return;

  acies_token_view_forget (self);
  self->side = side;
  self->emblem = emblem;
  self->shows = SHOWS_SIDE;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
acies_token_view_set_width (AciesTokenView *self, int width)
{
  g_return_if_fail (ACIES_IS_TOKEN_VIEW (self));

  if (self->width == width)
    return;

  self->width = width;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
acies_token_view_set_marks (AciesTokenView *self, AciesMarks marks)
{
  g_return_if_fail (ACIES_IS_TOKEN_VIEW (self));

  if (self->marks == marks)
    return;

  self->marks = marks;
  if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (self)) == GTK_ACCESSIBLE_ROLE_GRID_CELL)
    gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED,
                                 (marks & ACIES_MARK_SELECTED) != 0, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
