/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-battle-page-private.h"

#include "scene/acies-scene-words.h"
#include "widgets/acies-tip.h"

#include <glib/gi18n.h>

/* Words of the header, the prompt and the button that confirms */

void
acies_battle_page_update_title (AciesBattlePage *self, const AciesScene *scene)
{
  AciesGame       *game = acies_battle_page_get_game (self);
  const char      *name = acies_scenario_get_name (acies_game_get_scenario (game));
  const int        side = acies_session_get_side (self->session);
  g_autofree char *title = NULL;
  g_autofree char *subtitle = NULL;
  g_autofree char *full = NULL;
  g_autofree char *turn = acies_scene_dup_turn (scene);

  title = acies_session_get_modified (self->session) ? g_strdup_printf ("• %s", name) : g_strdup (name);
  if (acies_battle_page_is_beginning (self))
    subtitle = g_strdup (scene->turn_text != NULL ? scene->turn_text : _("Before the first turn"));
  else if (side == ACIES_NO_SIDE)
    /* Translators: below the title of a battle that has ended: "Turn 3 of 10". */
    subtitle = g_strdup_printf (_("%s · over"), turn);
  else
    /* Translators: below the title: "Turn 3 of 10", and the army that acts. */
    subtitle = g_strdup_printf (_("%1$s · %2$s to act"), turn, scene->sides[side].name);
  if (scene->conditions != NULL && !acies_battle_page_is_beginning (self))
    full = g_strdup_printf ("%s · %s", subtitle, scene->conditions);

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->subtitle, full != NULL ? full : subtitle);
  acies_tip_set (GTK_WIDGET (self->subtitle), full != NULL ? full : subtitle);
}

void
acies_battle_page_update_prompt (AciesBattlePage *self)
{
  const AciesStage stage = acies_choose_tool_get_stage (self->tool);
  const gboolean   idle = stage == ACIES_STAGE_MAIN && !acies_choose_tool_can_act (self->tool);
  const char      *hint = NULL;

  if (self->session == NULL)
    return;

  if (acies_choose_tool_get_preview (self->tool)->open)
    hint = _("Look at the sums and the chances, then confirm, or step back with Escape.");
  else if (acies_session_get_throws (self->session) != NULL)
    hint = _("Enter the dice that were rolled.");
  else if (idle)
    hint = acies_game_get_ruleset (acies_battle_page_get_game (self))->idle_text == NULL
             ? _("Nobody can act any more: end the turn.")
             : NULL;
  acies_prompt_bar_update (self->prompt, self->session, hint);
  if (idle)
    gtk_widget_add_css_class (self->end_button, "suggested-action");
  else
    gtk_widget_remove_css_class (self->end_button, "suggested-action");
}

/* The button that confirms says what is done: "Shoot". */
void
acies_battle_page_name_attack (AciesBattlePage *self)
{
  const AciesAttackPreview *preview = acies_choose_tool_get_preview (self->tool);
  AciesGame                *game = acies_battle_page_get_game (self);
  const AciesRuleset       *ruleset = acies_game_get_ruleset (game);
  g_autofree char          *label = NULL;

  if (!preview->open || ruleset->attack_text == NULL)
    return;

  label = g_strconcat ("_", ruleset->attack_text (acies_game_get_setup (game),
                                                  &preview->attacks->items[preview->chosen]),
                       NULL);
  gtk_label_set_label (self->attack_label, label);
}
