/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/* One event of the past in full: its words to be marked and copied, its dice, every modifier of its sum, each with its clause.
 * Hidden while it shows none. */
#define ACIES_TYPE_EVENT_CARD (acies_event_card_get_type ())
G_DECLARE_FINAL_TYPE (AciesEventCard, acies_event_card, ACIES, EVENT_CARD, GtkWidget)

/* @event: index of an event of @game, -1 for none. */
void acies_event_card_show (AciesEventCard *self, AciesGame *game, int event);

/* The rows of its sum that are shown. */
guint acies_event_card_get_n_rows (AciesEventCard *self);

G_END_DECLS
