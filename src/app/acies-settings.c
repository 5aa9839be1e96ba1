/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-settings.h"

#include "app/acies-folders.h"

#include <glib/gi18n.h>

static GSettingsSchema *
find_schema (void)
{
  GSettingsSchemaSource *installed = g_settings_schema_source_get_default ();
  GSettingsSchema *schema = NULL;

  if (installed != NULL)
    schema = g_settings_schema_source_lookup (installed, APPLICATION_ID, TRUE);

  if (schema == NULL && acies_folders_is_uninstalled ())
    {
      g_autoptr (GSettingsSchemaSource) built =
        g_settings_schema_source_new_from_directory (BUILD_ROOT "/data", installed, TRUE, NULL);

      if (built != NULL)
        schema = g_settings_schema_source_lookup (built, APPLICATION_ID, FALSE);
    }

  return schema;
}

gboolean
acies_settings_check (GError **error)
{
  g_autoptr (GSettingsSchema) schema = find_schema ();

  if (schema != NULL)
    return TRUE;

  /* Translators: %s is the name of a settings schema. */
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
               _("The settings schema “%s” is not installed. Install Acies again, or set GSETTINGS_SCHEMA_DIR "
                 "to the folder that holds gschemas.compiled."),
               APPLICATION_ID);
  return FALSE;
}

GSettings *
acies_settings_new (void)
{
  g_autoptr (GSettingsSchema) schema = find_schema ();

  g_assert (schema != NULL);

  return g_settings_new_full (schema, NULL, NULL);
}

/* In the order of AciesShown. */
const char *const acies_settings_board_keys[] = {
  "zone-names", "unit-names", "grid", "terrain-marks", "strong-terrain", "stripes", NULL,
};

guint
acies_settings_get_shown (GSettings *settings)
{
  guint shown = 0;

  for (guint i = 0; acies_settings_board_keys[i] != NULL; i++)
    if (g_settings_get_boolean (settings, acies_settings_board_keys[i]))
      shown |= 1u << i;

  return shown;
}
