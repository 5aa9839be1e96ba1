/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "cli/cli-players.h"

#include "cli/cli-command.h"

#include <glib/gi18n-lib.h>

/* All names of computer players, for a complaint. */
static char *
list_players (void)
{
  GString *list = g_string_new (NULL);

  for (int i = 0; i < ACIES_N_AI_LEVELS; i++)
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", acies_ai_level_name ((AciesAiLevel) i));

  return g_string_free (list, FALSE);
}

gboolean
cli_read_players (const char *command, char *const names[2], AciesAiLevel levels[ACIES_MAX_SIDES])
{
  for (guint side = 0; side < ACIES_MAX_SIDES; side++)
    {
      const char *name = names[side == 0 ? 0 : 1];

      levels[side] = ACIES_AI_NORMAL;
      if (name != NULL && !acies_ai_level_find (name, &levels[side]))
        {
          g_autofree char *list = list_players ();

          /* Translators: %1$s is what was given, %2$s a list of names. */
          cli_misuse (command, _("there is no computer player “%1$s”; there are %2$s"), name, list);
          return FALSE;
        }
    }

  return TRUE;
}
