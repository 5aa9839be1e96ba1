/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-account.h"

static void
line_clear (gpointer data)
{
  g_clear_pointer (&((AciesAccountLine *) data)->words, g_free);
}

GArray *
acies_account_new (void)
{
  GArray *account = g_array_new (FALSE, FALSE, sizeof (AciesAccountLine));

  g_array_set_clear_func (account, line_clear);

  return account;
}

void
acies_account_add (GArray *account, char *words, gint32 value, const char *clause, gboolean always)
{
  const AciesAccountLine line = { words, value, clause };

  if (value != 0 || always)
    g_array_append_val (account, line);
  else
    g_free (words);
}
