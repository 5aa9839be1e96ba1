/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "document/acies-document.h"
#include "engine/core/acies-problem.h"

G_BEGIN_DECLS

/* One problem, as acies-cli validate tells it. Properties: "severity", "path", "clause" (nullable), "message". */
#define ACIES_TYPE_DOCUMENT_PROBLEM (acies_document_problem_get_type ())
G_DECLARE_FINAL_TYPE (AciesDocumentProblem, acies_document_problem, ACIES, DOCUMENT_PROBLEM, GObject)

AciesSeverity acies_document_problem_get_severity (AciesDocumentProblem *self);
const char   *acies_document_problem_get_path     (AciesDocumentProblem *self);  /* "": the whole */
const char   *acies_document_problem_get_clause   (AciesDocumentProblem *self);  /* (nullable) */
const char   *acies_document_problem_get_message  (AciesDocumentProblem *self);  /* a sentence without the path */

/**
 * AciesDocumentChecker:
 *
 * Judges a document after each change, in a thread, when the main loop is idle; a result that is overtaken by another change is
 * dropped. A GListModel of AciesDocumentProblem: errors first, then warnings, then hints, each in the order of the file.
 *
 * Properties, notified: "busy" (what is told is not of the document as it stands), "n-errors", "n-warnings", "n-hints".
 */
#define ACIES_TYPE_DOCUMENT_CHECKER (acies_document_checker_get_type ())
G_DECLARE_FINAL_TYPE (AciesDocumentChecker, acies_document_checker, ACIES, DOCUMENT_CHECKER, GObject)

AciesDocumentChecker *acies_document_checker_new (AciesDocument *document);

gboolean acies_document_checker_is_busy (AciesDocumentChecker *self);
guint    acies_document_checker_count   (AciesDocumentChecker *self, AciesSeverity severity);

G_END_DECLS
