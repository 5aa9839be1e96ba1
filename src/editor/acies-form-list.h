/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-editor-context.h"

G_BEGIN_DECLS

/**
 * AciesFormList:
 *
 * The objects of one list of the document, and the form of the one that is chosen: settlements, courses. Hidden while there is
 * none and no button that adds one. What is chosen is pointed out on the map.
 *
 * Actions: list.remove (Delete), list.move-up (Alt+Up), list.move-down (Alt+Down).
 */
#define ACIES_TYPE_FORM_LIST (acies_form_list_get_type ())
G_DECLARE_FINAL_TYPE (AciesFormList, acies_form_list, ACIES, FORM_LIST, GtkWidget)

/* @form: of the elements of a list at a path without others: "map.settlements[]"; @title: of the list, translated.
 * Returns: (transfer floating) */
GtkWidget *acies_form_list_new (AciesEditorContext *context, const AciesForm *form, const char *title);

/* A button with which one more can be made stands below the list. */
void acies_form_list_append_adder (AciesFormList *self, GtkWidget *button);

const AciesForm *acies_form_list_get_form (AciesFormList *self);

/* Chooses the element that @path leads to, and with @focus gives its form the focus; FALSE if it is not in the list. */
gboolean acies_form_list_show_path (AciesFormList *self, const char *path, gboolean focus);

/* Scrolls the page so far that the form of the chosen element is to be seen. */
void acies_form_list_bring_into_view (AciesFormList *self);

G_END_DECLS
