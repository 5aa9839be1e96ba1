/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

#include "app/battle/acies-session.h"

G_BEGIN_DECLS

/**
 * AciesBattlePage:
 *
 * The page on which a battle is played. While it is mapped, its actions are found at the window under "battle" and "field", so
 * that header bar, menus and accelerators reach them.
 *
 * It activates win.back (its back button) and win.show-clause (links of clauses).
 *
 * Signals:
 * - "ended" (AciesBattlePage *): the battle has come to its end, or its result is asked for again: show the end page.
 */
#define ACIES_TYPE_BATTLE_PAGE (acies_battle_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesBattlePage, acies_battle_page, ACIES, BATTLE_PAGE, GtkWidget)

GtkWidget *acies_battle_page_new (void);

/* The battle shown; NULL for none. The page starts the session when it is mapped. */
AciesSession *acies_battle_page_get_session (AciesBattlePage *self);
void          acies_battle_page_set_session (AciesBattlePage *self, AciesSession *session);

/* The board, for printing and exporting what is seen. */
GtkWidget *acies_battle_page_get_field (AciesBattlePage *self);

/* A passing message. */
void acies_battle_page_toast (AciesBattlePage *self, const char *text);

/* Brings back the guide of a guided battle that was put away. */
void acies_battle_page_show_guide (AciesBattlePage *self);

G_END_DECLS
