/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/library/acies-library-card.h"

G_BEGIN_DECLS

/*
 * The cards of the library in a GtkGridView: made for what is to be seen and a little beyond, and used again. Space opens a card
 * as Enter does, and the keys of a card (Delete, Menu) hold where the focus is on its place in the grid.
 */

/* @shown: of AciesLibraryItem. */
void acies_library_grid_set_up (GtkGridView *grid, GListModel *shown);

/* Has the model sort anew by @sorter and shows the head of the new order, not the place where the card in front has gone. */
void acies_library_grid_reorder (GtkGridView *grid, GtkSorter *sorter);

/* Scrolls to the first card and puts the focus on it. Returns: whether there is one */
gboolean acies_library_grid_focus_first (GtkGridView *grid);

/* The card in @place, a child of the grid. (nullable) */
AciesLibraryCard *acies_library_grid_get_card (GtkWidget *place);

G_END_DECLS
