/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-offer-list.h"

#include "app/battle/acies-battle-parts.h"

#define SPACING 4

typedef struct
{
  AciesOfferList *list;
  GtkWidget      *button;
  GtkWidget      *words;
  GtkWidget      *cost;
  AciesOffer      offer;
} AciesOfferRow;

struct _AciesOfferList
{
  GtkWidget parent_instance;

  GPtrArray *rows;  /* AciesOfferRow; those behind the first n_shown are hidden */
  guint      n_shown;
};

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesOfferList, acies_offer_list, GTK_TYPE_WIDGET)

/* The row may come to offer something else while the signal is out. */
static void
clicked_cb (GtkButton *button, AciesOfferRow *row)
{
  g_autoptr (AciesOfferList) self = g_object_ref (row->list);
  AciesOffer                 offer = row->offer;

  g_signal_emit (self, signals[CHOSEN], 0, &offer);
}

static AciesOfferRow *
acies_offer_list_add_row (AciesOfferList *self)
{
  AciesOfferRow *row = g_new0 (AciesOfferRow, 1);
  GtkWidget     *grid;

  row->list = self;
  row->button = acies_parts_button ("", "");
  grid = gtk_button_get_child (GTK_BUTTON (row->button));
  row->words = gtk_widget_get_first_child (grid);
  row->cost = gtk_widget_get_last_child (grid);
  g_signal_connect (row->button, "clicked", G_CALLBACK (clicked_cb), row);
  gtk_widget_set_parent (row->button, GTK_WIDGET (self));
  g_ptr_array_add (self->rows, row);

  return row;
}

/* A button that comes to mean something else must not keep the focus: the next Return would do what nobody read. */
static void
acies_offer_row_let_go (AciesOfferRow *row)
{
  GtkRoot *root = gtk_widget_get_root (row->button);

  if (root != NULL && gtk_root_get_focus (root) == row->button)
    gtk_root_set_focus (root, NULL);
}

static void
acies_offer_row_say (AciesOfferRow *row, const char *words, const char *cost)
{
  if (g_strcmp0 (gtk_label_get_label (GTK_LABEL (row->words)), words) == 0 &&
      g_strcmp0 (gtk_label_get_label (GTK_LABEL (row->cost)), cost) == 0)
    return;

  acies_offer_row_let_go (row);
  gtk_label_set_label (GTK_LABEL (row->words), words);
  gtk_label_set_label (GTK_LABEL (row->cost), cost);
  gtk_widget_set_visible (row->cost, *cost != '\0');
  if (*cost != '\0')
    gtk_accessible_update_relation (GTK_ACCESSIBLE (row->button),
                                    GTK_ACCESSIBLE_RELATION_LABELLED_BY, row->words, row->cost,
                                    NULL, -1);
  else
    gtk_accessible_update_relation (GTK_ACCESSIBLE (row->button),
                                    GTK_ACCESSIBLE_RELATION_LABELLED_BY, row->words, NULL, -1);
}

static void
acies_offer_list_dispose (GObject *object)
{
  AciesOfferList *self = ACIES_OFFER_LIST (object);

  for (guint i = 0; i < self->rows->len; i++)
    gtk_widget_unparent (((AciesOfferRow *) g_ptr_array_index (self->rows, i))->button);
  g_ptr_array_set_size (self->rows, 0);
  self->n_shown = 0;

  G_OBJECT_CLASS (acies_offer_list_parent_class)->dispose (object);
}

static void
acies_offer_list_finalize (GObject *object)
{
  g_ptr_array_unref (ACIES_OFFER_LIST (object)->rows);

  G_OBJECT_CLASS (acies_offer_list_parent_class)->finalize (object);
}

static void
acies_offer_list_class_init (AciesOfferListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_offer_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = acies_offer_list_finalize;
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_POINTER);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
}

static void
acies_offer_list_init (AciesOfferList *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), SPACING);
  self->rows = g_ptr_array_new_with_free_func (g_free);
}

GtkWidget *
acies_offer_list_new (void)
{
  return g_object_new (ACIES_TYPE_OFFER_LIST, NULL);
}

void
acies_offer_list_begin (AciesOfferList *self)
{
  g_return_if_fail (ACIES_IS_OFFER_LIST (self));

  self->n_shown = 0;
}

void
acies_offer_list_add (AciesOfferList *self, const char *words, int cost, const AciesOffer *offer)
{
  g_autofree char *end = acies_parts_cost_text (cost);
  AciesOfferRow   *row;

  g_return_if_fail (ACIES_IS_OFFER_LIST (self));
  g_return_if_fail (words != NULL && offer != NULL);

  row = self->n_shown < self->rows->len ? g_ptr_array_index (self->rows, self->n_shown)
                                        : acies_offer_list_add_row (self);
  self->n_shown++;
  acies_offer_row_say (row, words, end != NULL ? end : "");
  row->offer = *offer;
  gtk_widget_set_visible (row->button, TRUE);
}

void
acies_offer_list_end (AciesOfferList *self)
{
  g_return_if_fail (ACIES_IS_OFFER_LIST (self));

  for (guint i = self->n_shown; i < self->rows->len; i++)
    gtk_widget_set_visible (((AciesOfferRow *) g_ptr_array_index (self->rows, i))->button, FALSE);
}

guint
acies_offer_list_get_n (AciesOfferList *self)
{
  g_return_val_if_fail (ACIES_IS_OFFER_LIST (self), 0);

  return self->n_shown;
}
