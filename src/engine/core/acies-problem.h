/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-types.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_SEVERITY_ERROR,
  ACIES_SEVERITY_WARNING,
  ACIES_SEVERITY_HINT,
} AciesSeverity;

typedef struct
{
  char         *path;      /* "sides[0].units[3].class", "" for the whole */
  AciesSeverity severity;
  char         *clause;    /* (nullable) "5.5.3" */
  char         *message;   /* translated sentence without the path */
} AciesProblem;

/* A list of problems in the order found, each of them once. At most 1,000 are kept. */
typedef struct _AciesProblems AciesProblems;

AciesProblems      *acies_problems_new        (void);
void                acies_problems_free       (AciesProblems *self);
guint               acies_problems_size       (const AciesProblems *self);
const AciesProblem *acies_problems_get        (const AciesProblems *self, guint index);
gboolean            acies_problems_has_errors (const AciesProblems *self);

/* Returns: (nullable): the first of severity error */
const AciesProblem *acies_problems_first_error (const AciesProblems *self);

/* @clause may be NULL; @format is a translated sentence. */
void acies_problems_add (AciesProblems *self, AciesSeverity severity, const char *path, const char *clause,
                         const char *format, ...) G_GNUC_PRINTF (5, 6);

/* Adds all of @other, whose paths begin below @path: "sides[0].name" below "scenario" is "scenario.sides[0].name". */
void acies_problems_add_below (AciesProblems *self, const char *path, const AciesProblems *other);

/* Adds all of @other; those that name no clause come under @clause. */
void acies_problems_add_under (AciesProblems *self, const char *clause, const AciesProblems *other);

/* "path: message [clause]" of one problem, for terminals. Returns: (transfer full) */
char *acies_problem_to_string (const AciesProblem *problem);

/* Sets @error (ACIES_FILE_ERROR_INVALID) from the first error; always FALSE. */
gboolean acies_problems_to_error (const AciesProblems *self, GError **error);

const char *acies_severity_name (AciesSeverity severity);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesProblems, acies_problems_free)

G_END_DECLS
