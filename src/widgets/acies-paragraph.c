/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "widgets/acies-paragraph.h"

#define LEAST_WIDTH 40  /* px: about a syllable; words that are longer break */
#define LINE_HEIGHT 16  /* px, where the width is not known yet */

struct _AciesParagraph
{
  GtkWidget parent_instance;

  GtkWidget *label;
};

G_DEFINE_FINAL_TYPE (AciesParagraph, acies_paragraph, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
acies_paragraph_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
acies_paragraph_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  AciesParagraph *self = ACIES_PARAGRAPH (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = LEAST_WIDTH;
  else if (for_size < 0)
    *minimum = *natural = LINE_HEIGHT;
  else
    gtk_widget_measure (self->label, orientation, MAX (for_size, LEAST_WIDTH), minimum, natural,
                        NULL, NULL);
}

static void
acies_paragraph_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  gtk_widget_size_allocate (ACIES_PARAGRAPH (widget)->label,
                            &(GtkAllocation){ 0, 0, width, height }, -1);
}

static void
acies_paragraph_dispose (GObject *object)
{
  g_clear_pointer (&ACIES_PARAGRAPH (object)->label, gtk_widget_unparent);

  G_OBJECT_CLASS (acies_paragraph_parent_class)->dispose (object);
}

static void
acies_paragraph_class_init (AciesParagraphClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_paragraph_dispose;
  widget_class->get_request_mode = acies_paragraph_get_request_mode;
  widget_class->measure = acies_paragraph_measure;
  widget_class->size_allocate = acies_paragraph_size_allocate;
}

static void
acies_paragraph_init (AciesParagraph *self)
{
  self->label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                              NULL);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
}

GtkWidget *
acies_paragraph_new (void)
{
  return g_object_new (ACIES_TYPE_PARAGRAPH, NULL);
}

GtkLabel *
acies_paragraph_get_label (AciesParagraph *self)
{
  g_return_val_if_fail (ACIES_IS_PARAGRAPH (self), NULL);

  return GTK_LABEL (self->label);
}
