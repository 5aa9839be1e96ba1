/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-battle-page-private.h"

/* Dice that are due, an attack that is looked at, else the decision that waits. */
static const char *
acies_battle_page_get_clause (AciesTopic *topic)
{
  AciesBattlePage    *self = ACIES_BATTLE_PAGE (topic);
  AciesGame          *game = acies_battle_page_get_game (self);
  const AciesRuleset *ruleset;
  AciesThrows        *throws;

  if (game == NULL)
    return NULL;

  ruleset = acies_game_get_ruleset (game);
  throws = acies_session_get_throws (self->session);
  if (throws != NULL)
    return acies_throws_get_clause (throws);
  if (acies_choose_tool_get_preview (self->tool)->open)
    return ruleset->attacking;

  return ruleset->decision_clause (acies_game_get_setup (game), acies_game_get_state (game));
}

void
acies_battle_page_init_topic (AciesTopicInterface *iface)
{
  iface->get_clause = acies_battle_page_get_clause;
}
