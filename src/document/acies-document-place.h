/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "document/acies-document.h"

G_BEGIN_DECLS

/*
 * A path that is kept right while its document changes: what nodes and arrays are made of. Inside this library only.
 */
typedef struct _AciesDocumentPlace AciesDocumentPlace;

struct _AciesDocumentPlace
{
  AciesDocument *document;  /* (owned) */
  char          *path;      /* NULL: what stood there is gone */
  JsonNode      *value;     /* (nullable) what stood there when it was last told (owned) */
  GObject       *owner;     /* not owned */
  guint          rank;      /* those of lower rank are told first */
  gboolean       replaced;  /* something above it was replaced in the change under way */

  /* After every place is right. @moved: its path is another, or gone; the value before is still in @value. */
  void (*told) (GObject *owner, gboolean moved, JsonNode *value);
};

/* Follows @path of @document for @owner from now on. */
void acies_document_place_init  (AciesDocumentPlace *self, GObject *owner, AciesDocument *document, const char *path);
void acies_document_place_clear (AciesDocumentPlace *self);

/* What stands there now. (transfer none) (nullable) */
JsonNode *acies_document_place_peek (const AciesDocumentPlace *self);

/* One change of several. */
void acies_document_place_follow (AciesDocumentPlace *self, const AciesChange *change);

/* After the last change: finds the element again in a list that was replaced as a whole. */
void acies_document_place_settle (AciesDocumentPlace *self);

/* The index at the end of @path; -1: it is no element. */
int acies_document_place_index (const char *path);

/* Of the document. */
void acies_document_add_place    (AciesDocument *self, AciesDocumentPlace *place);
void acies_document_remove_place (AciesDocument *self, AciesDocumentPlace *place);

/* What a recovered document is not: clean, or without a file. @digest: (nullable): of the file's bytes when it was read */
void        acies_document_take_over  (AciesDocument *self, GFile *file, const char *digest);
const char *acies_document_get_digest (AciesDocument *self);  /* (nullable) */

G_END_DECLS
