/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-balance-results.h"
#include "editor/acies-editor-page.h"

G_BEGIN_DECLS

/**
 * AciesBalancePage:
 *
 * Plays many battles of the scenario as it is, computer against computer, in the background, and shows what they came to.
 *
 * Actions: balance.run (starts, or stops what runs), balance.copy, balance.export.
 */
#define ACIES_TYPE_BALANCE_PAGE (acies_balance_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesBalancePage, acies_balance_page, ACIES, BALANCE_PAGE, GtkWidget)

/* Returns: (transfer floating): the page; @side is not used */
GtkWidget *acies_balance_page_new (AciesEditorContext *context, int side);

gboolean acies_balance_page_is_running (AciesBalancePage *self);

/* What is shown; (nullable): nothing yet. */
AciesBalanceResults *acies_balance_page_get_results (AciesBalancePage *self);

G_END_DECLS
