/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-editor-page.h"

G_BEGIN_DECLS

/* What the scenario says of its sources and of how sure it is, the least certain first; each leads to its place. */
#define ACIES_TYPE_EVIDENCE_PAGE (acies_evidence_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesEvidencePage, acies_evidence_page, ACIES, EVIDENCE_PAGE, GtkWidget)

/* For the table of parts. @side: not looked at. The count is of what is inferred or guessed. */
GtkWidget *acies_evidence_page_new   (AciesEditorContext *context, int side);
guint      acies_evidence_page_count (AciesEditorContext *context, int side);

GtkListBox *acies_evidence_page_get_list (AciesEvidencePage *self);

G_END_DECLS
