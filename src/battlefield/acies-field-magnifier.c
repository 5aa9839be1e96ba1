/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-field-private.h"
#include "battlefield/acies-token-view.h"
#include "battlefield/acies-zone-picture.h"

#include <glib/gi18n-lib.h>

/* A crowded zone drawn large, and a button for each who stands there: to be read, and to be chosen without aiming. */

#define TOKEN_WIDTH  40
#define LIST_WIDTH   250
#define MOST_HEIGHT  380
#define NARROW_WIDTH 620  /* px of the board below which the list stands under the picture */
#define GAP          12

#define KEY_UNIT      "acies-unit"       /* index + 1 */
#define KEY_COMMANDER "acies-commander"  /* index + 1 */
#define KEY_SIDE      "acies-side"

static void
chosen_cb (AciesField *self, GtkWidget *button)
{
  const guint unit = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), KEY_UNIT));
  const guint commander = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), KEY_COMMANDER));
  const int   side = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), KEY_SIDE));

  /* Who is picked from a list is meant himself, not the place where he stands. */
  self->modifiers = GDK_CONTROL_MASK;
  if (unit > 0)
    g_signal_emit (self, acies_field_signals[ACIES_FIELD_UNIT_ACTIVATED], 0, side, unit - 1);
  else
    g_signal_emit (self, acies_field_signals[ACIES_FIELD_LEADER_ACTIVATED], 0, side, commander - 1);
  /* Whatever came of it, the buttons show it, not what was pressed. */
  acies_field_update_magnifier (self);
}

static GtkWidget *
make_label (const char *words, const char *css_class)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

static GtkWidget *
make_button (AciesField *self, GtkWidget *view, const char *words, int side)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_widget_set_valign (view, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), view);
  gtk_box_append (GTK_BOX (row), make_label (words, NULL));
  gtk_button_set_child (GTK_BUTTON (button), row);
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  g_object_set_data (G_OBJECT (button), KEY_SIDE, GINT_TO_POINTER (side));
  g_signal_connect_object (button, "clicked", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);

  return button;
}

static GtkWidget *
make_list (AciesField *self, int cell)
{
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  for (guint i = 0; i < self->scene->tokens->len; i++)
    {
      const AciesSceneToken *token = &g_array_index (self->scene->tokens, AciesSceneToken, i);
      GtkWidget             *view;
      GtkWidget             *button;

      if (token->cell != cell)
        continue;
      view = acies_token_view_new (TOKEN_WIDTH, GTK_ACCESSIBLE_ROLE_PRESENTATION);
      acies_token_view_set_token (ACIES_TOKEN_VIEW (view), token);
      acies_field_drop_tooltip (view);
      button = make_button (self, view, token->text, token->side);
      g_object_set_data (G_OBJECT (button), KEY_UNIT, GUINT_TO_POINTER (token->unit + 1u));
      gtk_box_append (GTK_BOX (list), button);
    }
  for (guint i = 0; i < self->scene->leaders->len; i++)
    {
      const AciesSceneLeader *leader = &g_array_index (self->scene->leaders, AciesSceneLeader, i);
      GtkWidget              *view;
      GtkWidget              *button;

      if (leader->cell != cell)
        continue;
      view = acies_token_view_new (TOKEN_WIDTH, GTK_ACCESSIBLE_ROLE_PRESENTATION);
      acies_token_view_set_leader (ACIES_TOKEN_VIEW (view), leader);
      acies_field_drop_tooltip (view);
      button = make_button (self, view, leader->text, leader->side);
      g_object_set_data (G_OBJECT (button), KEY_COMMANDER,
                         GUINT_TO_POINTER (leader->commander + 1u));
      gtk_box_append (GTK_BOX (list), button);
    }

  return list;
}

static GtkWidget *
make_scroller (GtkWidget *list)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), MOST_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  gtk_widget_set_size_request (scroller, LIST_WIDTH, -1);

  return scroller;
}

/* The picture and the list, side by side if there is room. */
static GtkWidget *
make_contents (AciesField *self, int cell)
{
  const gboolean narrow = gtk_widget_get_width (GTK_WIDGET (self)) < NARROW_WIDTH;
  GtkWidget     *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP / 2);
  GtkWidget     *both = gtk_box_new (narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL,
                                     GAP);

  self->magnified = acies_zone_picture_new (self->scene, cell);
  self->magnified_list = make_list (self, cell);
  gtk_widget_set_hexpand (self->magnified, TRUE);
  gtk_box_append (GTK_BOX (both), self->magnified);
  if (gtk_widget_get_first_child (self->magnified_list) != NULL)
    gtk_box_append (GTK_BOX (both), make_scroller (self->magnified_list));
  else
    gtk_box_append (GTK_BOX (both), self->magnified_list);

  gtk_box_append (GTK_BOX (box), make_label (self->scene->cells[cell].name, "heading"));
  gtk_box_append (GTK_BOX (box), both);

  return box;
}

static gboolean
is_marked (AciesField *self, GtkWidget *button)
{
  const guint unit = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), KEY_UNIT));
  const guint commander = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), KEY_COMMANDER));
  const int   side = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), KEY_SIDE));

  if (unit > 0)
    return (self->marks.selected[side] & ACIES_UNIT_BIT (unit - 1)) != 0;

  return self->leader_side == side && self->leader == commander - 1;
}

void
acies_field_update_magnifier (AciesField *self)
{
  AciesTokenMarks marks = self->marks;

  if (self->magnified == NULL)
    return;

  for (guint side = 0; side < ACIES_MAX_SIDES; side++)
    marks.hidden[side] = marks.hidden_leaders[side] = 0;
  acies_zone_picture_set_marks (ACIES_ZONE_PICTURE (self->magnified), &marks);
  for (GtkWidget *button = gtk_widget_get_first_child (self->magnified_list); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), is_marked (self, button));
}

/* The zone under the pointer, unless the keyboard is in use. */
static int
acies_field_find_magnified (AciesField *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (self->hovered != ACIES_NO_CELL && GTK_IS_WINDOW (root) &&
      !gtk_window_get_focus_visible (GTK_WINDOW (root)))
    return self->hovered;

  return self->cursor;
}

void
acies_field_magnify (AciesField *self, int cell)
{
  GtkWidget *contents;

  g_return_if_fail (ACIES_IS_FIELD (self));

  acies_field_close_details (self);
  if (self->scene == NULL || acies_field_get_zone (self, cell) == NULL)
    return;

  acies_field_finish_moving (self);
  contents = make_contents (self, cell);
  acies_field_update_magnifier (self);
  acies_field_pop_up (self, contents, cell);
}

/* In the popover that is there: GTK may be about to show a tooltip in it. */
static gboolean
refit_cb (gpointer data)
{
  AciesField    *self = data;
  const int      cell = acies_zone_picture_get_cell (ACIES_ZONE_PICTURE (self->magnified));
  const gboolean focused = gtk_widget_get_focus_child (self->details) != NULL;

  self->refit_id = 0;
  gtk_popover_set_child (GTK_POPOVER (self->details), make_contents (self, cell));
  acies_field_update_magnifier (self);
  if (focused)
    gtk_widget_child_focus (self->details, GTK_DIR_TAB_FORWARD);

  return G_SOURCE_REMOVE;
}

/* Not now: sizes are being given out. */
void
acies_field_refit_magnifier (AciesField *self)
{
  g_return_if_fail (ACIES_IS_FIELD (self));

  if (self->magnified != NULL && self->refit_id == 0)
    self->refit_id = g_idle_add (refit_cb, self);
}

static void
magnify_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AciesField *self = ACIES_FIELD (widget);

  /* On a table there are no zones: it is drawn larger itself. */
  if (acies_field_has_table (self))
    gtk_widget_activate_action (widget, "field.zoom-selection", NULL);
  acies_field_magnify (self, acies_field_find_magnified (self));
}

void
acies_field_class_add_magnifier (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "field.magnify", NULL, magnify_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_m, 0, "field.magnify", NULL);
}
