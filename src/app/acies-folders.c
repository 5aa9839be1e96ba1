/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-folders.h"

gboolean
acies_folders_is_uninstalled (void)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);

  return program != NULL && g_str_has_prefix (program, BUILD_ROOT "/");
}

GFile *
acies_folders_get_shipped (void)
{
  const char *wanted = g_getenv ("ACIES_SCENARIOS");

  if (wanted != NULL && *wanted != '\0')
    return g_file_new_for_path (wanted);

  if (acies_folders_is_uninstalled ())
    return g_file_new_for_path (SOURCE_SCENARIOS);

  return g_file_new_for_path (PKGDATADIR "/scenarios");
}

GFile *
acies_folders_get_own_scenarios (void)
{
  return g_file_new_build_filename (g_get_user_data_dir (), "acies", "scenarios", NULL);
}

gboolean
acies_folders_holds (GFile *folder,
                     GFile *file)
{
  return g_file_equal (folder, file) || g_file_has_prefix (file, folder);
}
