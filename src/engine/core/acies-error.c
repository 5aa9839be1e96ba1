/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-error.h"

#include <gio/gio.h>
#include <string.h>

G_DEFINE_QUARK (acies-file-error-quark, acies_file_error)
G_DEFINE_QUARK (acies-rule-error-quark, acies_rule_error)

const char *
acies_error_reason (const GError *error)
{
  const char *last = g_strrstr (error->message, ": ");

  if (last == NULL || (error->domain != G_FILE_ERROR && error->domain != G_IO_ERROR))
    return error->message;

  return last + strlen (": ");
}
