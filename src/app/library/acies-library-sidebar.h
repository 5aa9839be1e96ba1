/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/library/acies-library-item.h"

G_BEGIN_DECLS

/**
 * AciesLibrarySidebar:
 *
 * Which battles are looked at: all, those of a rule system, one's own, past ones ..., and of which centuries.
 * Signals: "changed" when that is another set; "chosen" when a row was chosen (a folded side bar may go then).
 */
#define ACIES_TYPE_LIBRARY_SIDEBAR (acies_library_sidebar_get_type ())
G_DECLARE_FINAL_TYPE (AciesLibrarySidebar, acies_library_sidebar, ACIES, LIBRARY_SIDEBAR, GtkWidget)

typedef enum
{
  ACIES_CATEGORY_ALL,
  ACIES_CATEGORY_RULESET,
  ACIES_CATEGORY_UNDERWAY,
  ACIES_CATEGORY_OWN,
  ACIES_CATEGORY_SAVED,
  ACIES_CATEGORY_RECENT,
  ACIES_CATEGORY_PAST,
} AciesCategory;

/* Counts the items of each row and of each century anew. */
void acies_library_sidebar_count (AciesLibrarySidebar *self, GListModel *items);

/* Whether @item belongs to the row and the centuries chosen. */
gboolean acies_library_sidebar_accepts (AciesLibrarySidebar *self, AciesLibraryItem *item);

AciesCategory acies_library_sidebar_get_category (AciesLibrarySidebar *self);
const char   *acies_library_sidebar_get_title    (AciesLibrarySidebar *self);
const char   *acies_library_sidebar_get_empty_words (AciesLibrarySidebar *self);  /* where nothing is shown, why */
gboolean      acies_library_sidebar_is_filtered  (AciesLibrarySidebar *self);  /* by century */

/* Back to all battles of all centuries. */
void acies_library_sidebar_reset  (AciesLibrarySidebar *self);
void acies_library_sidebar_select (AciesLibrarySidebar *self, AciesCategory category);

G_END_DECLS
