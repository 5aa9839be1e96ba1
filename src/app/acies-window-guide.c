/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-file-opener.h"
#include "app/acies-folders.h"
#include "app/acies-window-private.h"
#include "app/battle/acies-battle-page.h"
#include "engine/ai/acies-ai.h"
#include "engine/core/acies-guide.h"

#include <glib/gi18n.h>

/* A newcomer may take back whatever he likes. */
static AciesGame *
create_game (const AciesGuide *guide,
             AciesScenario    *scenario)
{
  const AciesGameOptions options = { .start = { .historical = TRUE }, .undo = ACIES_UNDO_FREE };
  const AciesPlayer computer = {
    .kind = ACIES_PLAYER_COMPUTER,
    .level = (char *) acies_ai_level_name (ACIES_AI_NORMAL),
  };
  AciesGame *game = acies_game_new (scenario, &options, guide->seed);

  for (guint side = 0; side < acies_scenario_get_n_sides (scenario); side++)
    if (side != guide->side)
      acies_game_set_player (game, side, &computer);

  return game;
}

static void
on_read_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (AciesWindow) self = ACIES_WINDOW (user_data);
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesGame) game = NULL;
  AciesOpened opened = { 0 };

  if (!acies_file_opener_read_finish (result, &opened, NULL, &error))
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        acies_window_complain (self, error->message);
      return;
    }

  if (opened.scenario != NULL && !gtk_widget_in_destruction (GTK_WIDGET (self)))
    {
      game = create_game (acies_guide_find_ruleset ()->guide, opened.scenario);
      acies_window_play (self, game, NULL);
    }
  acies_opened_clear (&opened);
}

static void
begin (AciesWindow        *self,
       const AciesRuleset *ruleset)
{
  g_autoptr (GFile) shipped = acies_folders_get_shipped ();
  g_autofree char *name = g_strconcat (ruleset->guide->scenario, ".json", NULL);
  g_autofree char *path = g_build_filename (ruleset->id, name, NULL);
  g_autoptr (GFile) file = g_file_resolve_relative_path (shipped, path);

  acies_file_opener_read_async (file, ACIES_FILE_OPENER_ALL, self->cancellable, on_read_cb,
                                g_object_ref (self));
}

/* The newest journal of a battle of @scenario: their names begin with it. Returns: (transfer full) (nullable) */
static GFile *
find_journal (const char *scenario)
{
  g_autoptr (GPtrArray) journals = acies_session_list_journals ();
  g_autofree char *start = g_strconcat (scenario, "-", NULL);

  for (guint i = 0; i < journals->len; i++)
    {
      GFile *journal = g_ptr_array_index (journals, i);
      g_autofree char *name = g_file_get_basename (journal);

      if (g_str_has_prefix (name, start))
        return g_object_ref (journal);
    }

  return NULL;
}

static gboolean
is_playing (AciesWindow      *self,
            const AciesGuide *guide)
{
  AciesGame *game = self->session != NULL ? acies_session_get_game (self->session) : NULL;

  return game != NULL && !acies_game_is_over (game) && acies_guide_fits (guide, game);
}

void
acies_window_play_first_battle (AciesWindow *self,
                                gboolean     anew)
{
  const AciesRuleset *ruleset = acies_guide_find_ruleset ();
  g_autoptr (GFile) journal = NULL;

  g_return_if_fail (ruleset != NULL);

  if (!anew && is_playing (self, ruleset->guide))
    {
      acies_window_show_battle (self);
      acies_battle_page_show_guide (ACIES_BATTLE_PAGE (self->battle));
      return;
    }

  journal = anew ? NULL : find_journal (ruleset->guide->scenario);
  if (journal != NULL)
    acies_window_continue (self, journal);
  else
    begin (self, ruleset);
}
