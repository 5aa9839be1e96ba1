/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/campaign/campaign-types.h"

G_BEGIN_DECLS

/* D-CPN-18: an alliance holds only when both list each other. A player is his own friend; nobody's city is an enemy's. */
gboolean campaign_is_friend (const CampaignState *state, int player, int other);

/* Whether @node is a city of @player or a friend; of an enemy or of nobody. */
gboolean campaign_is_friendly_city (const CampaignSetup *setup, const CampaignState *state, int player, int node);
gboolean campaign_is_enemy_city    (const CampaignSetup *setup, const CampaignState *state, int player, int node);

/* Which enemy of @player has an army at @node outside walls; CAMPAIGN_NOBODY. */
int campaign_enemy_outside (const CampaignState *state, int player, int node);

/* Whether an ally's army (not @player's own) is at @node; whether any army is, but @player's own. */
gboolean campaign_ally_at (const CampaignState *state, int player, int node);
gboolean campaign_army_at (const CampaignState *state, int player, int node);

/* Whether the army of @player is within walls with an enemy before them. */
gboolean campaign_is_besieged (const CampaignState *state, int player);

guint campaign_count_cities (const CampaignSetup *setup, const CampaignState *state, int player);

/* Stages by routes of any kind from @from to @to; G_MAXUINT if there is no way. */
guint campaign_distance (const CampaignSetup *setup, int from, int to);

/* Nodes that a beaten army of @player can go back to from @node: D-CPN-12. */
CampaignNodes campaign_retreats (const CampaignSetup *setup, const CampaignState *state, int player, int node);

/* ---- Armies ---- */

/* Where @unit stands in @list; -1 if it does not. */
int  campaign_list_find   (const CampaignList *list, guint unit);
void campaign_list_add    (CampaignList *list, guint unit);
void campaign_list_remove (CampaignList *list, guint unit);

/* Who leads the army of @player: the general, else the first of the roster (7.4); CAMPAIGN_NOBODY without an army. */
int campaign_leader (const CampaignSetup *setup, const CampaignState *state, guint player);

/* Whether @unit is marked as the general in the file: D-CPN-10. */
gboolean campaign_is_general (const CampaignSetup *setup, guint player, guint unit);

/* An army that holds artillery: D-CPN-14. */
gboolean campaign_has_artillery (const CampaignSetup *setup, const CampaignState *state, guint player);

/* Units of @player leave the army for the end of the reserve. */
void campaign_fall (CampaignState *state, guint player, guint unit);

/* D-CPN-13: the army of @player goes into the reserve, what is left of it, and stands nowhere. */
void campaign_disperse (const CampaignSetup *setup, CampaignState *state, guint player, const char *rule, AciesEventList *events);

/* Ends whatever siege @player lays: the walls are open again. */
void campaign_lift_siege (const CampaignSetup *setup, CampaignState *state, int player, AciesEventList *events);

/* The units of @list as a set. */
AciesUnits campaign_list_units (const CampaignList *list);

G_END_DECLS
