/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-odds-words.h"

#include "app/battle/acies-opposed-sum.h"

#include <glib/gi18n.h>

char *
acies_odds_words_dup (AciesGame *game, const AciesAction *action, gboolean chances)
{
  const AciesRuleset *ruleset;
  const AciesSetup   *setup;
  g_autoptr (GString) words = g_string_new (NULL);
  g_autofree char    *fight = NULL;
  AciesOdds           odds = { 0 };
  AciesVerdict        verdict;

  g_return_val_if_fail (ACIES_IS_GAME (game) && action != NULL, NULL);

  ruleset = acies_game_get_ruleset (game);
  setup = acies_game_get_setup (game);
  if (ruleset->odds_note_text == NULL ||
      !ruleset->odds (setup, acies_game_get_state (game), action, &odds, &verdict))
    return NULL;

  if (chances)
    fight = acies_opposed_sum_dup_chances (&odds);
  if (fight != NULL)
    /* Translators: of a move into an enemy; "won 45 %, drawn 12 %, lost 43 %". */
    g_string_printf (words, _ ("If both stand and fight: %s"), fight);
  for (guint i = 0; i < odds.n_notes; i++)
    {
      g_autofree char *note = ruleset->odds_note_text (setup, &odds.notes[i]);

      g_string_append_printf (words, "%s%s", words->len > 0 ? "\n" : "", note);
    }

  return words->len > 0 ? g_string_free (g_steal_pointer (&words), FALSE) : NULL;
}
