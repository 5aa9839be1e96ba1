/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-field-private.h"
#include "battlefield/acies-token-view.h"
#include "widgets/acies-tip.h"

#include <glib/gi18n.h>

#define TOKEN_WIDTH  36
#define MOST_HEIGHT  360

void
acies_field_set_covered (AciesField *self, gboolean covered)
{
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), !covered);
}

void
acies_field_drop_tooltip (GtkWidget *view)
{
  acies_tip_set (view, NULL);
}

/* @n units of which the same is to be said. */
static GtkWidget *
details_row (const AciesSceneToken *token, guint n)
{
  GtkWidget       *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget       *view = acies_token_view_new (TOKEN_WIDTH, GTK_ACCESSIBLE_ROLE_IMG);
  /* Translators: units of which the same is to be said: their number and what it is. */
  g_autofree char *many = n > 1 ? g_strdup_printf (C_ ("details", "%1$u × %2$s"), n, token->text) : NULL;
  GtkWidget       *words = gtk_label_new (many != NULL ? many : token->text);

  acies_token_view_set_token (ACIES_TOKEN_VIEW (view), token);
  acies_field_drop_tooltip (view);
  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (words), 40);
  gtk_box_append (GTK_BOX (row), view);
  gtk_box_append (GTK_BOX (row), words);

  return row;
}

static void
add_words (GtkWidget *box, const char *words, const char *css_class)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 46);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
}

static gboolean
says_the_same (const AciesSceneToken *a, const AciesSceneToken *b)
{
  return a->side == b->side && a->cell == b->cell && g_str_equal (a->text, b->text);
}

/* A row for all in @cell who are told of alike; the unit @first has its own. */
static void
add_tokens (AciesField *self, GtkWidget *box, int cell, const AciesSceneToken *first)
{
  const AciesSceneToken *tokens = (const AciesSceneToken *) self->scene->tokens->data;

  for (guint i = 0; i < self->scene->tokens->len; i++)
    {
      guint n = 0;

      if (tokens[i].cell != cell || &tokens[i] == first)
        continue;
      for (guint before = 0; before < i && n == 0; before++)
        n = &tokens[before] != first && says_the_same (&tokens[before], &tokens[i]);
      if (n > 0)
        continue;
      for (guint j = i; j < self->scene->tokens->len; j++)
        n += &tokens[j] != first && says_the_same (&tokens[i], &tokens[j]);
      gtk_box_append (GTK_BOX (box), details_row (&tokens[i], n));
    }
}

static GtkWidget *
acies_field_make_details (AciesField *self, int cell, int side, guint unit)
{
  GtkWidget             *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  const AciesSceneToken *first = side != ACIES_NO_SIDE ? acies_scene_find_token (self->scene, side,
                                                                                 unit) : NULL;

  if (cell != ACIES_NO_CELL)
    {
      add_words (box, self->scene->cells[cell].name, "heading");
      if (self->scene->cells[cell].ground != NULL)
        add_words (box, self->scene->cells[cell].ground, "dim-label");
    }
  if (first != NULL)
    gtk_box_append (GTK_BOX (box), details_row (first, 1));
  if (cell != ACIES_NO_CELL)
    add_tokens (self, box, cell, first);
  for (guint i = 0; cell != ACIES_NO_CELL && i < self->scene->leaders->len; i++)
    {
      const AciesSceneLeader *leader = &g_array_index (self->scene->leaders, AciesSceneLeader, i);

      if (leader->cell == cell)
        add_words (box, leader->text, "body");
    }

  return box;
}

static void
details_closed_cb (AciesField *self)
{
  acies_field_close_details (self);
}

void
acies_field_close_details (AciesField *self)
{
  if (self->details == NULL)
    return;

  self->magnified = NULL;
  self->magnified_list = NULL;
  g_clear_handle_id (&self->refit_id, g_source_remove);
  g_signal_handlers_disconnect_by_func (self->details, details_closed_cb, self);
  gtk_popover_popdown (GTK_POPOVER (self->details));
  g_clear_pointer (&self->details, gtk_widget_unparent);
  acies_field_set_covered (self, FALSE);
}

void
acies_field_pop_up (AciesField *self, GtkWidget *contents, int cell)
{
  acies_field_set_covered (self, TRUE);
  self->details = gtk_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (self->details), contents);
  gtk_widget_set_parent (self->details, GTK_WIDGET (self));
  if (cell != ACIES_NO_CELL)
    {
      const AciesRect rect = acies_field_cell_rect (self, cell);

      gtk_popover_set_pointing_to (GTK_POPOVER (self->details),
                                   &(GdkRectangle){ (int) rect.x, (int) rect.y, (int) rect.width,
                                                    (int) rect.height });
    }
  else if (acies_field_get_piece (self, self->piece) != NULL)
    {
      const AciesRect rect = acies_field_piece_rect (self, self->piece);

      gtk_popover_set_pointing_to (GTK_POPOVER (self->details),
                                   &(GdkRectangle){ (int) rect.x, (int) rect.y, (int) rect.width,
                                                    (int) rect.height });
    }
  g_signal_connect_object (self->details, "closed", G_CALLBACK (details_closed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  gtk_popover_popup (GTK_POPOVER (self->details));
}

void
acies_field_show_details (AciesField *self, int cell, int side, guint unit)
{
  GtkWidget *scroller;

  acies_field_close_details (self);
  if (self->scene == NULL || (cell == ACIES_NO_CELL && side == ACIES_NO_SIDE))
    return;

  scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), MOST_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller),
                                 acies_field_make_details (self, cell, side, unit));

  acies_field_pop_up (self, scroller, cell);
}
