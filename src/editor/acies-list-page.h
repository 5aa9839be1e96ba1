/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-editor-page.h"

G_BEGIN_DECLS

/**
 * AciesListPage:
 *
 * The commanders of all armies: a list, and the form of the one that is chosen. Add, duplicate, remove, move up and down.
 *
 * Actions: list.duplicate (Ctrl+D), list.remove (Delete), list.move-up (Alt+Up), list.move-down (Alt+Down), list.add (i: army).
 */
#define ACIES_TYPE_LIST_PAGE (acies_list_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesListPage, acies_list_page, ACIES, LIST_PAGE, GtkWidget)

/* For the table of parts. @side: not looked at. */
GtkWidget *acies_commanders_page_new   (AciesEditorContext *context, int side);
guint      acies_commanders_page_count (AciesEditorContext *context, int side);

G_END_DECLS
