/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/* One line of the log: an event in words, and where it stands. Nothing of it changes but whether it is shown. */
#define ACIES_TYPE_LOG_ITEM (acies_log_item_get_type ())
G_DECLARE_FINAL_TYPE (AciesLogItem, acies_log_item, ACIES, LOG_ITEM, GObject)

AciesLogItem *acies_log_item_new (AciesGame *game, guint event);

/* How the players of @game ended it, which is no event: the line after the last. */
AciesLogItem *acies_log_item_new_end (AciesGame *game);

guint           acies_log_item_get_event  (AciesLogItem *self);  /* its index in the game's events, or their number */
const char     *acies_log_item_get_text   (AciesLogItem *self);
const char     *acies_log_item_get_clause (AciesLogItem *self);  /* (nullable) */
AciesEventFlags acies_log_item_get_flags  (AciesLogItem *self);
/* Where on a free table the event came about, x and y in 1/100 mm. (nullable) */
const gint32   *acies_log_item_get_place  (AciesLogItem *self);
int             acies_log_item_get_cell   (AciesLogItem *self, int *from);  /* ACIES_NO_CELL */

/* Whether it has @folded (casefolded, nullable) in its text. */
gboolean acies_log_item_matches (AciesLogItem *self, const char *folded);

/* Whether search and filter let it through; set by AciesLogModel. */
gboolean acies_log_item_get_shown (AciesLogItem *self);
void     acies_log_item_set_shown (AciesLogItem *self, gboolean shown);

G_END_DECLS
