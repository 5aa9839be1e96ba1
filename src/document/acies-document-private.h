/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "document/acies-document.h"
#include "document/acies-edit-stack.h"

G_BEGIN_DECLS

struct _AciesDocument
{
  GObject parent_instance;

  JsonNode *root;         /* sealed; never changed, only replaced */
  JsonNode *clean_root;   /* what was saved last; NULL: never */
  JsonNode *origin_root;  /* what was read last ... */
  GBytes   *origin;       /* ... and from what */
  GFile    *file;         /* NULL: none yet */
  char     *digest;       /* of the bytes of the file when it was read or written last */
  char     *title;
  char     *revision;     /* NULL: not asked for since the last change */

  AciesEditStack *stack;
  GPtrArray      *places;   /* AciesDocumentPlace, not owned */
  GQueue          pending;  /* GArray of AciesChange: what is not told yet */
  gboolean        telling;
};

/* How a document shows itself: what is another afterwards is notified. */
typedef struct
{
  JsonNode *root;
  char     *title, *undo_name, *redo_name;
  GFile    *file;
  gboolean  modified;
} AciesDocumentLook;

void acies_document_look         (AciesDocument *self, AciesDocumentLook *look);
void acies_document_notify_since (AciesDocument *self, AciesDocumentLook *look);  /* uses @look up */

G_END_DECLS
