/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "cli/cli-command.h"
#include "cli/cli-picture.h"
#include "engine/core/acies-format.h"

#include <glib/gi18n-lib.h>

static int
render_scenario (const char *path, const CliPicture *picture)
{
  g_autoptr (AciesScenario) scenario = cli_load_scenario (path);

  if (scenario == NULL)
    return CLI_FAILED;

  return cli_picture_draw (picture, scenario, NULL);
}

static int
render_game (const char *path, int at, const CliPicture *picture)
{
  g_autoptr (AciesGame) game = cli_load_game (path, at);

  if (game == NULL)
    return CLI_FAILED;
  if (at > (int) acies_game_get_n_steps (game))
    return cli_fail (path, _("actions: the record ends after %u; --at asks for more"),
                     acies_game_get_n_steps (game));

  return cli_picture_draw (picture, acies_game_get_scenario (game), game);
}

static int
render (const char *path, int at, const CliPicture *picture)
{
  g_autoptr (JsonNode) root = cli_load_json (path);
  AciesFormat          format;

  if (root == NULL)
    return CLI_FAILED;

  format = acies_format_of (root);
  if (format == ACIES_FORMAT_GAME)
    return render_game (path, at, picture);
  if (format == ACIES_FORMAT_SCENARIO && at >= 0)
    return cli_fail (path, _("a scenario has no steps; leave --at out, or give a saved game"));

  return render_scenario (path, picture);
}

int
cli_run_render (int argc, char **argv)
{
  CliPicture         picture = { 0 };
  g_autofree char   *file = NULL;
  g_autofree char   *theme = NULL;
  int                at = -1;
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &file, N_("The picture: its ending .png, .svg or .pdf chooses the format"),
      N_("OUT") },
    { "width", 'w', 0, G_OPTION_ARG_INT, &picture.width, N_("Width in pixels, or in points of SVG and PDF"), N_("PX") },
    { "theme", 0, 0, G_OPTION_ARG_STRING, &theme, N_("light, dark or print"), N_("THEME") },
    { "at", 0, 0, G_OPTION_ARG_INT, &at, N_("Of a saved game: the position after so many actions"), N_("STEP") },
    { NULL },
  };
  const CliUsage     usage = {
    .name = "render",
    .arguments = N_("FILE -o OUT"),
    .summary = N_("Draws a scenario as it begins, or a saved game as it stands, into a picture."),
    .description = N_("Exit status: 0 fine, 1 the file was refused or the picture cannot be written, 2 wrong usage."),
    .entries = entries,
  };
  gboolean           good;

  if (!cli_parse (&usage, &argc, &argv))
    return CLI_USAGE;
  if (argc != 2)
    return cli_misuse (usage.name, _("it needs one file"));
  if (file == NULL)
    return cli_misuse (usage.name, _("it needs -o and the name of the picture"));
  if (at < -1)
    return cli_misuse (usage.name, _("a step is 0 or more"));

  picture.file = file;
  picture.theme = theme;
  good = cli_picture_check (&picture, usage.name);

  return good ? render (argv[1], at, &picture) : CLI_USAGE;
}
