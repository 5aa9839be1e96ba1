/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "document/acies-document-node.h"
#include "editor/acies-editor-context.h"
#include "editor/acies-form-view.h"

G_BEGIN_DECLS

/**
 * AciesNodeList:
 *
 * Objects of the document in a list: what each is called, and what is chosen of the choices that all of them have, in words. One
 * of them is chosen, and stays so wherever it goes; a form shows it. Choosing one points it out on the map.
 *
 * Signal "chosen": another is chosen, or has another place.
 */
#define ACIES_TYPE_NODE_LIST (acies_node_list_get_type ())
G_DECLARE_FINAL_TYPE (AciesNodeList, acies_node_list, ACIES, NODE_LIST, GtkWidget)

/* What the objects are: texts are translated. */
typedef struct
{
  const AciesFormField *fields;
  const char           *name_key;  /* (nullable): the member that names an object */
  const char           *nameless;  /* what it is called without */
} AciesNodeKind;

/* @model: (transfer none): of AciesDocumentNode; @form: of such an object, which follows the choice; @kind is copied.
 * Returns: (transfer floating) */
GtkWidget *acies_node_list_new (AciesEditorContext *context, GListModel *model, const AciesNodeKind *kind, AciesFormView *form);

/* The one chosen: its place, and itself, NULL while there is none. */
guint              acies_node_list_get_index (AciesNodeList *self);
AciesDocumentNode *acies_node_list_get_node  (AciesNodeList *self);

/* The object of a row; lent. */
AciesDocumentNode *acies_node_list_get_node_of (GtkListBoxRow *row);

void acies_node_list_select (AciesNodeList *self, guint index);

/* Chooses the one that @path leads to, and with @focus gives its form, or its row, the focus; FALSE if it is not here. */
gboolean acies_node_list_show_path (AciesNodeList *self, const char *path, gboolean focus);

/* Whether the one chosen can go @by places on in its list of the document. */
gboolean acies_node_list_can_move (AciesNodeList *self, int by);

/* Edits of the one chosen; nothing if they are impossible. */
void acies_node_list_move   (AciesNodeList *self, int by);
void acies_node_list_remove (AciesNodeList *self);

/* For headers, and a name for screen readers. Its rows are in the order of the model. */
GtkListBox *acies_node_list_get_box (AciesNodeList *self);

G_END_DECLS
