/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/library/acies-library-item.h"

G_BEGIN_DECLS

/*
 * A battle of the library as a card, to be used again for another. Its place in the grid is named by all that stands on it, and
 * takes the focus and the keys.
 */
#define ACIES_TYPE_LIBRARY_CARD (acies_library_card_get_type ())
G_DECLARE_FINAL_TYPE (AciesLibraryCard, acies_library_card, ACIES, LIBRARY_CARD, GtkWidget)

GtkWidget        *acies_library_card_new      (void);
void              acies_library_card_set_item (AciesLibraryCard *self, AciesLibraryItem *item);
AciesLibraryItem *acies_library_card_get_item (AciesLibraryCard *self);  /* (nullable) */

G_END_DECLS
