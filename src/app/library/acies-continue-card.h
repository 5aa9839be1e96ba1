/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/library/acies-library-item.h"

G_BEGIN_DECLS

/**
 * AciesContinueCard:
 *
 * The battle under way, above all others. Actions: "continue-card.continue" and "continue-card.discard", which call
 * "library.continue" and "library.discard" (s: the journal's address) of the page around it.
 */
#define ACIES_TYPE_CONTINUE_CARD (acies_continue_card_get_type ())
G_DECLARE_FINAL_TYPE (AciesContinueCard, acies_continue_card, ACIES, CONTINUE_CARD, GtkWidget)

/* @item: (nullable): a battle under way; hidden without one. */
void              acies_continue_card_set_item (AciesContinueCard *self, AciesLibraryItem *item);
AciesLibraryItem *acies_continue_card_get_item (AciesContinueCard *self);

G_END_DECLS
