/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-form-control.h"

G_BEGIN_DECLS

/* A text of one line; an empty one takes the member away, unless it must be there. Returns: (transfer floating) */
#define ACIES_TYPE_TEXT_CONTROL (acies_text_control_get_type ())
G_DECLARE_FINAL_TYPE (AciesTextControl, acies_text_control, ACIES, TEXT_CONTROL, AciesFormControl)

GtkWidget *acies_text_control_new (gboolean required);

/* A text of paragraphs. */
#define ACIES_TYPE_PARAGRAPHS_CONTROL (acies_paragraphs_control_get_type ())
G_DECLARE_FINAL_TYPE (AciesParagraphsControl, acies_paragraphs_control, ACIES, PARAGRAPHS_CONTROL, AciesFormControl)

GtkWidget *acies_paragraphs_control_new (gboolean required);

/* For controls: an entry that leaves undo to the document. Returns: (transfer floating) */
GtkWidget *acies_form_entry_new (int chars);

/* For controls: puts @text into @entry, unless it stands there. */
void acies_form_entry_set_text (GtkWidget *entry, const char *text);

/* For controls: digits of any script, the minus, and the decimal point of the language or of files, as files have them; without
 * spaces at the ends. Returns: (transfer full) */
char *acies_form_text_to_ascii (const char *text);

G_END_DECLS
