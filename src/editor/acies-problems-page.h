/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-editor-page.h"

G_BEGIN_DECLS

/* What the checker has found, errors first; choosing one goes to its field. */
#define ACIES_TYPE_PROBLEMS_PAGE (acies_problems_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesProblemsPage, acies_problems_page, ACIES, PROBLEMS_PAGE, GtkWidget)

/* @side: not looked at. Returns: (transfer floating) */
GtkWidget *acies_problems_page_new (AciesEditorContext *context, int side);

G_END_DECLS
