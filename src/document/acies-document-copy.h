/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/*
 * The file of a recovery copy, and beside it a file whose lock tells that a program keeps the copy. Threads may share it. Inside
 * this library only.
 */
typedef struct _AciesDocumentCopy AciesDocumentCopy;

#define ACIES_DOCUMENT_COPY_SUFFIX ".acies-draft"

/* A new name in @folder, which is made if need be. Nothing is written yet but the lock. */
AciesDocumentCopy *acies_document_copy_new (GFile *folder, GError **error);

/* Takes over what a program left at @file. Errors: ACIES_FILE_ERROR_IN_USE, _ACCESS */
AciesDocumentCopy *acies_document_copy_open (GFile *file, GError **error);

AciesDocumentCopy *acies_document_copy_ref   (AciesDocumentCopy *self);
void               acies_document_copy_unref (AciesDocumentCopy *self);  /* the last one gives the lock up; the copy stays */

/*
 * Replaces the copy, or takes it away if @bytes is NULL, unless something with a higher @serial was done before: a slow thread
 * does not undo what came after.
 */
gboolean acies_document_copy_write (AciesDocumentCopy *self, guint serial, GBytes *bytes, GError **error);

/* Whether a living program keeps the copy @file. */
gboolean acies_document_copy_is_in_use (GFile *file);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesDocumentCopy, acies_document_copy_unref)

G_END_DECLS
