/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-army-edit.h"
#include "editor/acies-army-page.h"

G_BEGIN_DECLS

struct _AciesArmyPage
{
  GtkWidget parent_instance;

  AciesEditorContext *context;
  guint               side;
  GCancellable       *cancellable;  /* of what is read from the clipboard */

  GtkWidget *box;
  GtkWidget *title;
  GtkWidget *picker;        /* what is added */
  GtkWidget *count;
  gboolean   count_is_wrong; /* what was typed there is no number of units */
  GtkWidget *search;
  GtkWidget *order;         /* drop-down */
  GtkWidget *table;
  GtkWidget *split_button;
  GtkWidget *split_count;
  GtkWidget *hint;          /* while nothing is chosen */
  GtkWidget *one;           /* the form of the row chosen */
  GtkWidget *several;
  GtkWidget *totals;
  GtkWidget *muster;        /* the window; NULL */
  GtkWidget *enlist;        /* the window of army lists; NULL */
  gboolean   is_unsorted;   /* an edit may have changed the order of the rows */
  guint      sort_id;       /* a source, 0: none */
  GPtrArray *views;         /* the army's own forms; AciesFormView, owned by the box */
};

/* acies-army-page-actions.c */
void acies_army_page_install_actions (GtkWidgetClass *widget_class);
void acies_army_page_update_actions  (AciesArmyPage *self);

/* A sentence that nothing came of it. */
void acies_army_page_refuse (AciesArmyPage *self, const char *sentence);

AciesArmy acies_army_page_get_army (AciesArmyPage *self);

G_END_DECLS
