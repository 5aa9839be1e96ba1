/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-map-choosing.h"
#include "app/acies-paper-export.h"
#include "app/acies-print-window.h"
#include "app/acies-settings.h"
#include "app/acies-window-private.h"
#include "app/battle/acies-dice-window.h"
#include "app/library/acies-scenario-page.h"
#include "scene/acies-report.h"
#include "widgets/acies-file-choosing.h"

#include <glib/gi18n.h>

static void
on_exported_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (AciesFileTicket) ticket = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_file_get_basename (ticket->file);
  g_autofree char *text = NULL;

  if (!acies_paper_export_finish (result, &error))
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        acies_window_complain (ticket->window, error->message);
      return;
    }

  /* Translators: %s is the name of a file. */
  text = g_strdup_printf (_("Exported as “%s”."), name);
  acies_window_say (ticket->window, text);
}

static void
init_style (AciesWindow        *self,
            AciesPaletteVariant variant,
            AciesStyle         *style)
{
  acies_style_init (style, variant, (AciesSidePair) g_settings_get_enum (self->settings, "side-colors"));
  style->shown = acies_settings_get_shown (self->settings);
}

/* "Cannae.png"; no character that a file system minds. */
static char *
propose_name (AciesGame  *game,
              const char *ending)
{
  char *name = g_strdup_printf ("%s%s", acies_scenario_get_name (acies_game_get_scenario (game)), ending);

  return acies_file_choosing_make_name (name);
}

/* The map */

static void
on_map_response_cb (AciesWindow *self,
                    int          response)
{
  g_autoptr (GtkFileChooserNative) chooser = g_object_ref (self->chooser);
  g_autoptr (GFile) file = acies_window_take_answer (self, response, ".png");
  AciesGame *game = acies_window_get_game (self);
  g_autoptr (GError) error = NULL;
  AciesPaletteVariant variant;
  AciesExportOptions options;
  AciesStyle style;

  if (file == NULL || game == NULL)
    return;
  if (!acies_map_choosing_read (GTK_FILE_CHOOSER (chooser), file, &options, &variant, &error))
    {
      acies_window_complain (self, error->message);
      return;
    }

  init_style (self, variant, &style);
  acies_paper_export_map_async (game, &style, &options, file, self->cancellable, on_exported_cb,
                                acies_file_ticket_new (self, file));
}

void
acies_window_choose_map_file (AciesWindow *self)
{
  AciesGame *game = acies_window_get_game (self);
  g_autoptr (GtkFileChooserNative) chooser = NULL;
  g_autofree char *name = NULL;

  if (self->chooser != NULL || game == NULL)
    return;

  name = propose_name (game, ".png");
  chooser = acies_map_choosing_new (GTK_WINDOW (self), name);
  acies_window_run_chooser (self, chooser, G_CALLBACK (on_map_response_cb));
}

/* The report */

static void
on_report_response_cb (AciesWindow *self,
                       int          response)
{
  g_autoptr (GFile) file = acies_window_take_answer (self, response, ".pdf");
  AciesGame *game = acies_window_get_game (self);
  AciesPaper paper;
  AciesStyle style;

  if (file == NULL || game == NULL)
    return;

  acies_paper_init (&paper, acies_print_window_get_paper (self->settings));
  init_style (self, ACIES_PALETTE_LIGHT, &style);
  acies_paper_export_sheet_async (game, NULL, ACIES_PRINT_REPORT | ACIES_PRINT_ARMIES, &style,
                                  &paper, file, self->cancellable, on_exported_cb,
                                  acies_file_ticket_new (self, file));
}

void
acies_window_choose_report_file (AciesWindow *self)
{
  AciesGame *game = acies_window_get_game (self);
  g_autoptr (GtkFileChooserNative) chooser = NULL;
  g_autofree char *name = NULL;

  if (self->chooser != NULL || game == NULL)
    return;

  name = propose_name (game, ".pdf");
  chooser = acies_map_choosing_new_for_pages (GTK_WINDOW (self), _("Export a Report"), name);
  acies_window_run_chooser (self, chooser, G_CALLBACK (on_report_response_cb));
}

/* Paper */

/* The battle on the page before one begins; (nullable). */
static AciesScenario *
get_scenario (AciesWindow *self)
{
  GtkWidget *page = acies_window_get_page (self);

  if (page == NULL || page != self->scenario)
    return NULL;

  return acies_scenario_page_get_scenario (ACIES_SCENARIO_PAGE (page));
}

gboolean
acies_window_can_print (AciesWindow *self)
{
  return acies_window_get_game (self) != NULL || get_scenario (self) != NULL;
}

void
acies_window_print (AciesWindow *self)
{
  AciesGame *game = acies_window_get_game (self);
  AciesScenario *scenario = get_scenario (self);
  GtkWidget *window = NULL;

  if (game != NULL)
    window = acies_print_window_new_for_game (self->settings, game);
  else if (scenario != NULL)
    window = acies_print_window_new_for_scenario (self->settings, scenario);
  else
    return;

  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (self));
  gtk_window_present (GTK_WINDOW (window));
}

/* The dice */

void
acies_window_show_dice (AciesWindow *self)
{
  AciesGame *game = acies_window_get_game (self);
  GtkWidget *window = NULL;

  if (game == NULL)
    return;

  window = acies_dice_window_new (game);
  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (self));
  gtk_window_present (GTK_WINDOW (window));
}
