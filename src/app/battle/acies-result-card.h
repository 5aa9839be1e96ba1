/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/* What has just happened: the dice as they fell, with their sum, and the events of the latest action in words. Read out. */
#define ACIES_TYPE_RESULT_CARD (acies_result_card_get_type ())
G_DECLARE_FINAL_TYPE (AciesResultCard, acies_result_card, ACIES, RESULT_CARD, GtkWidget)

/* Shows events @first ... @first + @n - 1 of @game, and after them @end (nullable): how the players ended it. Hides itself if
 * there is nothing. */
void acies_result_card_show (AciesResultCard *self, AciesGame *game, guint first, guint n, const char *end);

/* Makes room for something else for a while. */
void acies_result_card_set_aside (AciesResultCard *self, gboolean aside);

/* What it tells; "" for nothing. Returns: (transfer full) */
char *acies_result_card_dup_text (AciesResultCard *self);

/* Lets its dice tumble before they lie. */
void acies_result_card_tumble (AciesResultCard *self);

G_END_DECLS
