/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/library/acies-library-model.h"

G_BEGIN_DECLS

/**
 * AciesLibraryPage:
 *
 * The first page: the battles as cards, with search, side bar and order; above them the battle under way.
 *
 * Signals:
 * - "scenario-chosen" (AciesLibraryPage *, GFile *): a scenario's page is wanted;
 * - "game-chosen" (AciesLibraryPage *, GFile *): a game file, finished or not, is to be opened;
 * - "continue-chosen" (AciesLibraryPage *, GFile *): the battle of this journal goes on;
 * - "replay-chosen" (AciesLibraryPage *, GFile *): the battle of this journal or game is to be shown again;
 * - "said" (AciesLibraryPage *, const char *text, const char *button, const char *action): news; button and action may be NULL;
 * - "complained" (AciesLibraryPage *, const char *sentence): what is wrong with a file that was chosen.
 *
 * Actions: library.show-all, library-view.library-time-line (cards or time line), and those of acies-library-files.h.
 */
#define ACIES_TYPE_LIBRARY_PAGE (acies_library_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesLibraryPage, acies_library_page, ACIES, LIBRARY_PAGE, GtkWidget)

GtkWidget *acies_library_page_new (GSettings *settings);

/* Reads the folders anew. */
void acies_library_page_reload (AciesLibraryPage *self);

GSettings         *acies_library_page_get_settings (AciesLibraryPage *self);
AciesLibraryModel *acies_library_page_get_model (AciesLibraryPage *self);

/* Whether all battles that are to be shown are shown, in their order. */
gboolean acies_library_page_is_settled (AciesLibraryPage *self);

void acies_library_page_focus_search   (AciesLibraryPage *self);
void acies_library_page_focus_battles  (AciesLibraryPage *self);

G_END_DECLS
