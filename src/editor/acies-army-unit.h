/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "document/acies-document-array.h"
#include "editor/acies-editor-context.h"

G_BEGIN_DECLS

/* Units of an army as its table shows them. */

/* The row of the element @node of "sides[].units"; of what is no unit the numbers are 0 and the texts "". Lent, until the next
 * edit. */
const AciesRosterRow *acies_army_unit_get (AciesEditorContext *context, AciesDocumentNode *node);

/* What it is called, never "". */
const char *acies_army_unit_get_name (AciesEditorContext *context, AciesDocumentNode *node);

/* The members of a unit; a table. */
const AciesFormField *acies_army_unit_get_fields (AciesEditorContext *context);

/* "sides[1].units". Returns: (transfer full) */
char *acies_army_unit_list_path (guint side);

G_END_DECLS
