/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-editor-context.h"

G_BEGIN_DECLS

/**
 * AciesFormRow:
 *
 * A field of an object: its label, what it is entered with, its unit and range, help with the clause of the rules, and what is
 * wrong with it. In a narrow form the label stands above.
 */
#define ACIES_TYPE_FORM_ROW (acies_form_row_get_type ())
G_DECLARE_FINAL_TYPE (AciesFormRow, acies_form_row, ACIES, FORM_ROW, GtkWidget)

/* Whether fields of this kind have a control. */
gboolean acies_form_row_can_show (const AciesFormField *field);

/* @fields: the table @field is of. Returns: (transfer floating) */
GtkWidget *acies_form_row_new (AciesEditorContext *context, const AciesFormField *fields, const AciesFormField *field);

/* The object whose field it is. Until then the row is empty. */
void acies_form_row_set_path (AciesFormRow *self, const char *object_path);

/* Shows what the document and the checker say now. */
void acies_form_row_update          (AciesFormRow *self);
void acies_form_row_update_problems (AciesFormRow *self);

/* The letter of the label that is its access key, in lower case; 0: none. */
void acies_form_row_set_access_key (AciesFormRow *self, gunichar letter);

/* The clause that gives the field its meaning. (nullable) */
const char *acies_form_row_get_clause (AciesFormRow *self);

/* Its key; its label, translated; the place of the field in the file; what is complained of (nullable); the control. */
const char *acies_form_row_get_key     (AciesFormRow *self);
const char *acies_form_row_get_label   (AciesFormRow *self);
const char *acies_form_row_get_path    (AciesFormRow *self);
const char *acies_form_row_get_problem (AciesFormRow *self);
GtkWidget  *acies_form_row_get_control (AciesFormRow *self);

G_END_DECLS
