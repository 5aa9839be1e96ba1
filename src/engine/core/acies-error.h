/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Files and messages from outside. Messages are sentences, name the place and say what to do. */
#define ACIES_FILE_ERROR (acies_file_error_quark ())
GQuark acies_file_error_quark (void);

typedef enum
{
  ACIES_FILE_ERROR_SYNTAX,   /* not strict JSON: line and column in the message */
  ACIES_FILE_ERROR_LIMIT,    /* too large, too deep, too many */
  ACIES_FILE_ERROR_FORMAT,   /* another kind of file, or a version above ours */
  ACIES_FILE_ERROR_INVALID,  /* right kind, wrong content: path in the message */
  ACIES_FILE_ERROR_RECORD,   /* a game record that cannot be replayed: number of the action in the message */
  ACIES_FILE_ERROR_ACCESS,   /* cannot be read or written */
  ACIES_FILE_ERROR_IN_USE,   /* a journal that another program writes */
  ACIES_FILE_ERROR_CHANGED,  /* another program has written the file meanwhile */
} AciesFileError;

/* The system's reason in an error of reading or writing, without the names of files that stand before it: for messages that name
 * the file themselves. Other errors: the whole message. Lent from @error. */
const char *acies_error_reason (const GError *error);

/* Wishes against the rules. */
#define ACIES_RULE_ERROR (acies_rule_error_quark ())
GQuark acies_rule_error_quark (void);

typedef enum
{
  ACIES_RULE_ERROR_REFUSED,      /* an action; the clause comes with the refusal */
  ACIES_RULE_ERROR_UNDO_BARRED,
} AciesRuleError;

G_END_DECLS
