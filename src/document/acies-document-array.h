/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "document/acies-document-node.h"

G_BEGIN_DECLS

/**
 * AciesDocumentArray:
 *
 * The list at a path of a document as a GListModel of AciesDocumentNode; empty while no list stands there. An element that moves
 * keeps its node. items-changed comes once for each change of the document that touched the list, and tells the smallest run of
 * elements that came, went or moved; what changes inside an element is told by its node ("value").
 */
#define ACIES_TYPE_DOCUMENT_ARRAY (acies_document_array_get_type ())
G_DECLARE_FINAL_TYPE (AciesDocumentArray, acies_document_array, ACIES, DOCUMENT_ARRAY, GObject)

AciesDocumentArray *acies_document_array_new (AciesDocument *document, const char *path);

/* The path of the list, which may have moved; NULL if what it was in is gone for good. */
const char *acies_document_array_get_path (AciesDocumentArray *self);

/* Returns: (transfer none) (nullable): the node of the element @index */
AciesDocumentNode *acies_document_array_get (AciesDocumentArray *self, guint index);

G_END_DECLS
