/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-clause-row.h"

#include "app/acies-turn-picture.h"
#include "widgets/acies-common.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>

/* Logical pixels; lines longer than this are hard to follow. */
#define MOST_WIDTH 760

struct _AciesClauseRow
{
  GtkWidget parent_instance;

  AciesClauseItem *item;
  GtkWidget       *box;
  GtkWidget       *number_label;
  GtkWidget       *title_label;
  GtkWidget       *text_label;
  GtkWidget       *picture;     /* of a turn, in place of the text */
};

G_DEFINE_FINAL_TYPE (AciesClauseRow, acies_clause_row, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
acies_clause_row_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
acies_clause_row_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  AciesClauseRow *self = ACIES_CLAUSE_ROW (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL && for_size > MOST_WIDTH)
    for_size = MOST_WIDTH;
  gtk_widget_measure (self->box, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
acies_clause_row_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  const int used = MIN (width, MOST_WIDTH);
  const int x = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? width - used : 0;

  gtk_widget_size_allocate (ACIES_CLAUSE_ROW (widget)->box, &(GtkAllocation){ x, 0, used, height },
                            -1);
}

static void
acies_clause_row_dispose (GObject *object)
{
  AciesClauseRow *self = ACIES_CLAUSE_ROW (object);

  g_clear_object (&self->item);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (acies_clause_row_parent_class)->dispose (object);
}

static void
acies_clause_row_class_init (AciesClauseRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_clause_row_dispose;
  widget_class->get_request_mode = acies_clause_row_get_request_mode;
  widget_class->measure = acies_clause_row_measure;
  widget_class->size_allocate = acies_clause_row_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "acies-clause");
}

static GtkWidget *
create_label (void)
{
  return g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);
}

static void
acies_clause_row_init (AciesClauseRow *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  self->number_label = gtk_label_new (NULL);
  self->title_label = create_label ();
  self->text_label = create_label ();
  gtk_widget_add_css_class (self->number_label, "acies-clause-number");
  gtk_box_append (GTK_BOX (head), self->number_label);
  gtk_box_append (GTK_BOX (head), self->title_label);
  gtk_box_append (GTK_BOX (self->box), head);
  gtk_box_append (GTK_BOX (self->box), self->text_label);
  self->picture = acies_turn_picture_new ();
  gtk_widget_set_margin_top (self->picture, 6);
  gtk_box_append (GTK_BOX (self->box), self->picture);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
acies_clause_row_new (void)
{
  return g_object_new (ACIES_TYPE_CLAUSE_ROW, NULL);
}

/* The list's own widget around the row is what the focus and the reader come to. */
static void
name_for_readers (AciesClauseRow *self)
{
  GtkWidget *cell = gtk_widget_get_parent (GTK_WIDGET (self));
  const char *number = acies_clause_item_get_number (self->item);
  const char *title = acies_clause_item_get_title (self->item);
  const char *text = acies_clause_item_get_text (self->item);
  g_autofree char *name = NULL;

  if (text != NULL)
    /* Translators: a clause as it is read out: number, title, text. */
    name = g_strdup_printf (_("%1$s, %2$s: %3$s"), number, title, text);
  else
    /* Translators: the heading of a chapter of the rules as it is read out: number, title. */
    name = g_strdup_printf (_("Chapter %1$s, %2$s"), number, title);

  if (cell != NULL)
    acies_name_widget (cell, name);
}

void
acies_clause_row_set_item (AciesClauseRow  *self,
                           AciesClauseItem *item)
{
  gboolean is_chapter = FALSE;
  const AciesRuleset *turn = NULL;

  g_return_if_fail (ACIES_IS_CLAUSE_ROW (self));

  if (!g_set_object (&self->item, item) || item == NULL)
    return;

  is_chapter = acies_clause_item_is_chapter (item);
  turn = acies_clause_item_get_turn (item);
  gtk_label_set_text (GTK_LABEL (self->number_label), acies_clause_item_get_number (item));
  gtk_label_set_text (GTK_LABEL (self->title_label), acies_clause_item_get_title (item));
  gtk_label_set_text (GTK_LABEL (self->text_label), is_chapter ? "" : acies_clause_item_get_text (item));
  gtk_widget_set_visible (self->text_label, !is_chapter && turn == NULL);
  gtk_widget_set_visible (self->picture, turn != NULL);
  acies_turn_picture_set_ruleset (ACIES_TURN_PICTURE (self->picture), turn);
  acies_common_set_css_class (GTK_WIDGET (self), "chapter", is_chapter);
  acies_common_set_css_class (self->title_label, "heading", !is_chapter);
  acies_common_set_css_class (self->title_label, "title-4", is_chapter);
  acies_common_set_css_class (self->number_label, "title-4", is_chapter);
  name_for_readers (self);
}

AciesClauseItem *
acies_clause_row_get_item (AciesClauseRow *self)
{
  g_return_val_if_fail (ACIES_IS_CLAUSE_ROW (self), NULL);

  return self->item;
}
