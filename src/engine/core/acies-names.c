/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-names.h"

const char *
acies_name_of (const AciesName *names, int value)
{
  for (guint i = 0; names[i].name != NULL; i++)
    if (names[i].value == value)
      return names[i].name;

  return NULL;
}

gboolean
acies_names_find (const AciesName *names, const char *name, int *value)
{
  for (guint i = 0; names[i].name != NULL; i++)
    if (g_strcmp0 (names[i].name, name) == 0)
      {
        *value = names[i].value;
        return TRUE;
      }

  return FALSE;
}

char *
acies_names_list (const AciesName *names)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; names[i].name != NULL; i++)
    {
      if (i > 0)
        g_string_append (list, ", ");
      g_string_append (list, names[i].name);
    }

  return g_string_free (list, FALSE);
}
