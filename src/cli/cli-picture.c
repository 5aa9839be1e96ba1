/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "cli/cli-picture.h"

#include "cli/cli-command.h"
#include "engine/core/acies-date.h"
#include "scene/acies-export.h"
#include "scene/acies-scene-words.h"

#include <glib/gi18n-lib.h>

static const AciesName themes[] = {
  { "light", ACIES_PALETTE_LIGHT },
  { "dark", ACIES_PALETTE_DARK },
  { "print", ACIES_PALETTE_PRINT },
  { NULL, 0 },
};

gboolean
cli_picture_check (const CliPicture *picture, const char *command)
{
  AciesExportFormat format;
  int               theme;

  if (!acies_export_format_for_name (picture->file, &format))
    {
      cli_misuse (command, _("“%s” does not end in .png, .svg or .pdf"), picture->file);
      return FALSE;
    }
  if (picture->theme != NULL && !acies_names_find (themes, picture->theme, &theme))
    {
      cli_misuse (command, _("“%s” is no theme; it is light, dark or print"), picture->theme);
      return FALSE;
    }
  if (picture->width != 0 &&
      (picture->width < ACIES_EXPORT_WIDTH_MIN || picture->width > ACIES_EXPORT_WIDTH_MAX))
    {
      cli_misuse (command, _("a picture is %1$d to %2$d wide"), ACIES_EXPORT_WIDTH_MIN,
                  ACIES_EXPORT_WIDTH_MAX);
      return FALSE;
    }

  return TRUE;
}

static char *
title_of (const AciesScenario *scenario)
{
  g_autofree char *year = acies_date_to_year_text (acies_scenario_get_date (scenario));

  if (year == NULL)
    return g_strdup (acies_scenario_get_name (scenario));

  /* Translators: a battle and its year: "Cannae, 216 BC". */
  return g_strdup_printf (_("%1$s, %2$s"), acies_scenario_get_name (scenario), year);
}

int
cli_picture_draw (const CliPicture *picture, AciesScenario *scenario, AciesGame *game)
{
  const AciesRuleset    *ruleset = acies_scenario_get_ruleset (scenario);
  const AciesSetup      *setup = acies_scenario_get_setup (scenario);
  g_autofree char       *title = title_of (scenario);
  g_autofree char       *subtitle = NULL;
  g_autoptr (AciesScene) scene = NULL;
  g_autoptr (GFile)      file = g_file_new_for_commandline_arg (picture->file);
  g_autoptr (GError)     error = NULL;
  AciesExportOptions     options = { .width = ACIES_EXPORT_WIDTH_DEFAULT };
  AciesStyle             style;
  int                    theme = ACIES_PALETTE_LIGHT;

  if (game != NULL)
    {
      scene = ruleset->scene (setup, acies_game_get_state (game));
      subtitle = acies_scene_dup_turn (scene);
    }
  else
    scene = ruleset->scene_preview (setup);

  if (picture->theme != NULL)
    acies_names_find (themes, picture->theme, &theme);
  if (picture->width != 0)
    options.width = picture->width;
  acies_export_format_for_name (picture->file, &options.format);
  options.title = title;
  options.subtitle = subtitle;
  acies_style_init (&style, (AciesPaletteVariant) theme, ACIES_PAIR_CRIMSON_AZURE);
  if (acies_export_to_file (scene, &style, &options, file, &error))
    return CLI_FINE;

  return cli_fail (picture->file, "%s", error->message);
}
