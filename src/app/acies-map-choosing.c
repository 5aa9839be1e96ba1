/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-map-choosing.h"

#include "engine/core/acies-error.h"
#include "widgets/acies-file-choosing.h"

#include <glib/gi18n.h>

/* Choices within the file chooser. */
#define CHOICE_COLORS "colors"
#define CHOICE_WIDTH  "width"

static const AciesPaletteVariant variants[] = {
  ACIES_PALETTE_LIGHT, ACIES_PALETTE_DARK, ACIES_PALETTE_PRINT
};

static AciesPaletteVariant
get_variant (GtkFileChooser *chooser)
{
  const char *chosen = gtk_file_chooser_get_choice (chooser, CHOICE_COLORS);
  int value = ACIES_PALETTE_LIGHT;

  if (chosen != NULL)
    acies_names_find (acies_palette_variant_names, chosen, &value);
  return (AciesPaletteVariant) value;
}

static int
get_width (GtkFileChooser *chooser)
{
  const char *chosen = gtk_file_chooser_get_choice (chooser, CHOICE_WIDTH);
  gint64 width = ACIES_EXPORT_WIDTH_DEFAULT;

  if (chosen != NULL)
    g_ascii_string_to_signed (chosen, 10, ACIES_EXPORT_WIDTH_MIN, ACIES_EXPORT_WIDTH_MAX, &width,
                              NULL);
  return (int) width;
}

static void
add_map_choices (GtkFileChooser *chooser)
{
  const char *const colors[] = { _("Light"), _("Dark"), _("Black and White"), NULL };
  const char *color_ids[G_N_ELEMENTS (variants) + 1] = { NULL };
  const char *const widths[] = { "1600", "2400", "4000", "8000", NULL };

  for (guint i = 0; i < G_N_ELEMENTS (variants); i++)
    color_ids[i] = acies_name_of (acies_palette_variant_names, variants[i]);
  gtk_file_chooser_add_choice (chooser, CHOICE_COLORS, _("Colours"), color_ids, (const char **) colors);
  gtk_file_chooser_set_choice (chooser, CHOICE_COLORS, color_ids[0]);
  gtk_file_chooser_add_choice (chooser, CHOICE_WIDTH, _("Width in Pixels"), (const char **) widths,
                               (const char **) widths);
  gtk_file_chooser_set_choice (chooser, CHOICE_WIDTH, widths[0]);
}

GtkFileChooserNative *
acies_map_choosing_new (GtkWindow  *parent,
                        const char *name)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (
    _("Export the Map"), parent, GTK_FILE_CHOOSER_ACTION_SAVE, _("_Export"), _("_Cancel"));

  acies_file_choosing_add_filter (GTK_FILE_CHOOSER (chooser), _("All Files"), "*");
  acies_file_choosing_add_filter (GTK_FILE_CHOOSER (chooser), _("PNG Pictures"), "*.png");
  acies_file_choosing_add_filter (GTK_FILE_CHOOSER (chooser), _("SVG Drawings"), "*.svg");
  acies_file_choosing_add_filter (GTK_FILE_CHOOSER (chooser), _("PDF Documents"), "*.pdf");
  add_map_choices (GTK_FILE_CHOOSER (chooser));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  return chooser;
}

GtkFileChooserNative *
acies_map_choosing_new_for_pages (GtkWindow  *parent,
                                  const char *title,
                                  const char *name)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (
    title, parent, GTK_FILE_CHOOSER_ACTION_SAVE, _("_Export"), _("_Cancel"));

  acies_file_choosing_add_filter (GTK_FILE_CHOOSER (chooser), _("PDF Documents"), "*.pdf");
  acies_file_choosing_add_filter (GTK_FILE_CHOOSER (chooser), _("PNG Pictures"), "*.png");
  acies_file_choosing_add_filter (GTK_FILE_CHOOSER (chooser), _("SVG Drawings"), "*.svg");
  acies_file_choosing_add_filter (GTK_FILE_CHOOSER (chooser), _("All Files"), "*");
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  return chooser;
}

gboolean
acies_map_choosing_read (GtkFileChooser      *chooser,
                         GFile               *file,
                         AciesExportOptions  *options,
                         AciesPaletteVariant *variant,
                         GError             **error)
{
  g_autofree char *name = g_file_get_basename (file);

  *options = (AciesExportOptions){ .width = get_width (chooser) };
  *variant = get_variant (chooser);
  if (acies_export_format_for_name (name, &options->format))
    return TRUE;

  g_set_error_literal (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_FORMAT,
                       _("The name of a map ends in .png, .svg or .pdf: choose one of these endings."));
  return FALSE;
}
