/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-form-row.h"

G_BEGIN_DECLS

/**
 * AciesFormView:
 *
 * The fields of one object, a row each, in the order of their table. It follows the document and the checker.
 */
#define ACIES_TYPE_FORM_VIEW (acies_form_view_get_type ())
G_DECLARE_FINAL_TYPE (AciesFormView, acies_form_view, ACIES, FORM_VIEW, GtkWidget)

/*
 * @fields: a table; those that no control can show are left out
 * @left_out: (nullable): keys of fields that are shown elsewhere, ended by %NULL
 *
 * Returns: (transfer floating)
 */
GtkWidget *acies_form_view_new (AciesEditorContext *context, const AciesFormField *fields, const char *const *left_out);

/* @path: (nullable): the object, "sides[0]"; %NULL: none, nothing is shown */
void acies_form_view_set_path (AciesFormView *self, const char *path);

/* A heading above the fields; it names them for screen readers. To be called once.
 * @optional: the object may be missing; a button takes it away */
void acies_form_view_set_title (AciesFormView *self, const char *title, gboolean optional);

/* Gives the focus to the field at @path; FALSE if it is not here. */
gboolean acies_form_view_show_path (AciesFormView *self, const char *path);

/* The row of the field called @key; NULL if there is none. Lent. */
AciesFormRow *acies_form_view_get_row (AciesFormView *self, const char *key);

G_END_DECLS
