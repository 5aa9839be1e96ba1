/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "document/acies-document.h"

G_BEGIN_DECLS

/**
 * AciesDocumentNode:
 *
 * A place of a document that is followed: when elements before it come, go or move, its path changes, and it goes on meaning the
 * same thing. When what it means is taken away, it is gone for good (undo brings the element back as another node). A path where
 * nothing stands yet can be followed as well.
 *
 * Properties, notified after the document is whole again: "path" (nullable: gone), "value" (JsonNode, nullable).
 */
#define ACIES_TYPE_DOCUMENT_NODE (acies_document_node_get_type ())
G_DECLARE_FINAL_TYPE (AciesDocumentNode, acies_document_node, ACIES, DOCUMENT_NODE, GObject)

AciesDocumentNode *acies_document_node_new (AciesDocument *document, const char *path);

const char    *acies_document_node_get_path     (AciesDocumentNode *self);                   /* (nullable): gone */
JsonNode      *acies_document_node_get_value    (AciesDocumentNode *self);                   /* (transfer none) (nullable) */
/* What stands at its member @key. (transfer none) (nullable) */
JsonNode      *acies_document_node_peek         (AciesDocumentNode *self, const char *key);

/* The index of an element in its list. Returns: -1 if it is gone, or no element */
int acies_document_node_get_index (AciesDocumentNode *self);

/* The path of its member @key, for acies_document_set(). Returns: (transfer full) (nullable): NULL if it is gone */
char *acies_document_node_dup_member_path (AciesDocumentNode *self, const char *key);

G_END_DECLS
