/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

#include "app/battle/acies-log-item.h"

G_BEGIN_DECLS

/**
 * AciesLogPanel:
 *
 * Everything that has happened, by player-turn: to be searched, filtered, copied and saved.
 *
 * The event chosen is shown in full below the list. Actions: log.copy (the lines chosen, or all), log.copy-all, log.save.
 *
 * Signals:
 * - "event-chosen" (AciesLogItem *item): its place is to be shown; %NULL: none any more;
 * - "said" (const char *text), "complained" (const char *sentence): a passing message; a fault.
 */
#define ACIES_TYPE_LOG_PANEL (acies_log_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesLogPanel, acies_log_panel, ACIES, LOG_PANEL, GtkWidget)

/* Brings the list up to date with the events of @game: new ones are added, undone ones taken off. */
void acies_log_panel_sync (AciesLogPanel *self, AciesGame *game);

/* The whole log as lines of text. Returns: (transfer full) */
char *acies_log_panel_to_text (AciesLogPanel *self);

/* Puts the keyboard into the search entry. */
void acies_log_panel_find (AciesLogPanel *self);

/* Chooses one line, by its place among those shown. */
void acies_log_panel_select (AciesLogPanel *self, guint position);

/*
 * In a replay: the line of event @event, or the last shown before it, is chosen and brought into sight, without "event-chosen".
 * -1: none.
 */
void acies_log_panel_set_current (AciesLogPanel *self, int event);

/* What the list shows after search and filter: of AciesLogItem. */
GListModel *acies_log_panel_get_shown (AciesLogPanel *self);

G_END_DECLS
