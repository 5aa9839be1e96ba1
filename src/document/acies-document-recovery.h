/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "document/acies-document.h"

G_BEGIN_DECLS

/**
 * AciesDocumentRecovery:
 *
 * Keeps a copy of an unsaved document in a folder: written in a thread, whole or not at all, a moment after each change; taken
 * away when the document is clean. While the program lives, the copy is locked; if it is killed, the next start finds the copy.
 *
 * Property "error" (GError, nullable), notified: why the last copy could not be written; the next change tries again.
 */
#define ACIES_TYPE_DOCUMENT_RECOVERY (acies_document_recovery_get_type ())
G_DECLARE_FINAL_TYPE (AciesDocumentRecovery, acies_document_recovery, ACIES, DOCUMENT_RECOVERY, GObject)

/* @folder: made when it is needed. */
AciesDocumentRecovery *acies_document_recovery_new (AciesDocument *document, GFile *folder);

/* (transfer none) (nullable) */
const GError *acies_document_recovery_get_error (AciesDocumentRecovery *self);

/* Writes what is not written yet, now: for the end of a session. FALSE if it could not be written. */
gboolean acies_document_recovery_flush (AciesDocumentRecovery *self);

/* The document is closed for good and its changes given up: takes the copy away and stops following. */
void acies_document_recovery_discard (AciesDocumentRecovery *self);

/* A copy that a program left. Properties of a finding, not of a living document. */
typedef struct
{
  GFile  *copy;      /* in the folder */
  GFile  *file;      /* (nullable): the document's own */
  char   *title;
  gint64  modified;  /* seconds since 1970 */
} AciesRecovered;

void acies_recovered_free (AciesRecovered *self);

/* The copies in @folder that no living program keeps, the newest first. Returns: (transfer full) (element-type AciesRecovered) */
GPtrArray *acies_document_recoveries (GFile *folder);

/* Whether another living program keeps an unsaved copy of what is in @file. Copies of the asking program count too. */
gboolean acies_document_is_being_edited (GFile *file, GFile *folder);

/**
 * acies_document_recover:
 * @recovery: (out) (transfer full): keeps the same copy from now on
 * @error: ACIES_FILE_ERROR; IN_USE: another program has taken it meanwhile
 *
 * Returns: (transfer full) (nullable): the document as it was, modified, with its own file
 */
AciesDocument *acies_document_recover (const AciesRecovered *recovered, AciesDocumentRecovery **recovery, GError **error);

/* Gives up a copy that nobody keeps. */
void acies_recovered_discard (const AciesRecovered *recovered);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesRecovered, acies_recovered_free)

G_END_DECLS
