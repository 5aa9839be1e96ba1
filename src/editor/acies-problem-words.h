/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

#include "document/acies-document-checker.h"

G_BEGIN_DECLS

/* How problems of a document are shown. */

/* The gravest problem at @path or within what stands there; (nullable), lent. */
AciesDocumentProblem *acies_problem_find (AciesDocumentChecker *checker, const char *path);

/* The sentence, beginning with a capital letter, with the clause at its end. Returns: (transfer full) */
char *acies_problem_get_sentence (AciesDocumentProblem *problem);

const char *acies_problem_get_icon (AciesSeverity severity);
const char *acies_problem_get_kind (AciesSeverity severity);  /* "Error", translated */

/* Marks @widget as wrong, doubtful, or (if @problem is NULL) neither. */
void acies_problem_style (GtkWidget *widget, AciesDocumentProblem *problem);

/* How many errors keep a scenario from being played; and so, what to do. Returns: (transfer full) */
char *acies_problem_describe_errors (const AciesProblems *problems);

G_END_DECLS
