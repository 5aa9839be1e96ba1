/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/library/acies-library-item.h"

G_BEGIN_DECLS

/* A battle of the library as a card; its accessible name is all that stands on it. Activating it is the flow box's business. */
#define ACIES_TYPE_LIBRARY_CARD (acies_library_card_get_type ())
G_DECLARE_FINAL_TYPE (AciesLibraryCard, acies_library_card, ACIES, LIBRARY_CARD, GtkFlowBoxChild)

GtkWidget        *acies_library_card_new      (AciesLibraryItem *item);
AciesLibraryItem *acies_library_card_get_item (AciesLibraryCard *self);

G_END_DECLS
