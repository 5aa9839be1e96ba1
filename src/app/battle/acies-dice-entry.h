/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

#include "engine/core/acies-throws.h"

G_BEGIN_DECLS

/**
 * AciesDiceEntry:
 *
 * A card that asks for dice rolled on a table: what they are for, six buttons, and what has been entered, which may be corrected
 * until it is handed in. Hidden while nothing is asked for.
 *
 * Signals: "entered" (AciesDiceEntry *): the dice are to be handed in: acies_dice_entry_get_dice(); "back" (AciesDiceEntry *):
 * what they are for is to be taken back.
 */
#define ACIES_TYPE_DICE_ENTRY (acies_dice_entry_get_type ())
G_DECLARE_FINAL_TYPE (AciesDiceEntry, acies_dice_entry, ACIES, DICE_ENTRY, GtkWidget)

GtkWidget *acies_dice_entry_new (void);

/**
 * acies_dice_entry_ask:
 * @throws: (nullable): asks for its next throw, with nothing entered; %NULL ends it
 * @may_go_back: whether a person may take back what it is for
 */
void acies_dice_entry_ask (AciesDiceEntry *self, AciesThrows *throws, gboolean may_go_back);

/* The dice entered for this throw. */
const guint8 *acies_dice_entry_get_dice (AciesDiceEntry *self, guint *n_dice);

/* A key pressed anywhere on the page; FALSE: it is none of the card's. Digits, Return, BackSpace, Escape; letters are refused. */
gboolean acies_dice_entry_key (AciesDiceEntry *self, guint key);

G_END_DECLS
