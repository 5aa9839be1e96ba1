/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-editor-context.h"

G_BEGIN_DECLS

/* What was entered where. */
typedef struct
{
  const AciesFormField *fields;       /* the table @field is of */
  const AciesFormField *field;
  const char           *object_path;
  gboolean              typing;       /* a letter of many */
} AciesFormEdit;

/*
 * Puts @value (nullable: takes the member away) into the document, as one step of undo. An id that was made of a name follows the
 * name, and what refers to an id follows the id.
 */
void acies_form_edit_apply (AciesEditorContext *context, const AciesFormEdit *edit, JsonNode *value);

/* The field is left: what is entered next is another step of undo. */
void acies_form_edit_end (AciesEditorContext *context);

G_END_DECLS
