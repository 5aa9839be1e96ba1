/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-editor-context.h"
#include "editor/acies-form-control.h"

G_BEGIN_DECLS

/* What each kind of field is entered with, and the words that go with it. */

gboolean   acies_form_kind_is_known (const AciesFormField *field);
GtkWidget *acies_form_kind_create   (AciesEditorContext *context, const AciesFormField *field);

/* Brings what can be chosen up to date; @path: of the field's value. */
void acies_form_kind_refresh (GtkWidget *control, AciesEditorContext *context, const AciesFormField *field, const char *path);

/* The choices of a field, for acies_choice_control_take_choices(). Returns: (transfer full) */
GPtrArray *acies_form_kind_list_choices (AciesEditorContext *context, const AciesFormField *field);

/* The accessible name. */
void acies_form_kind_name (GtkWidget *control, const char *name);

/* "1–40 units": what may be entered, and its unit. Returns: (transfer full) (nullable) */
char *acies_form_kind_get_range (const AciesFormField *field);

/* When a field that hangs on another one of its table has an effect, one sentence. Returns: (transfer full) */
char *acies_form_kind_get_condition (AciesEditorContext *context, const AciesFormField *fields, const AciesFormField *field);

G_END_DECLS
