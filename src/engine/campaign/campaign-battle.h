/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/campaign/campaign-types.h"

G_BEGIN_DECLS

#define CAMPAIGN_MAX_LOST   (2 * CAMPAIGN_ARMY)
#define CAMPAIGN_MAX_RECORD 160  /* bytes of the name of a record */

/* An element that a battle took. */
typedef struct
{
  gint8 for_whom;  /* the protagonist; CAMPAIGN_UNKNOWN if the action names somebody else */
  gint8 owner;
  gint8 unit;      /* of the owner; CAMPAIGN_UNKNOWN if there is no such element */
} CampaignFallen;

/* How a battle ended: D-CPN-11. */
typedef struct
{
  int            winner;        /* player; CAMPAIGN_NOBODY a draw; CAMPAIGN_UNKNOWN */
  guint          general_lost;  /* players, a bit each; the bit CAMPAIGN_WRONG_BIT if the action names somebody else */
  guint          camp_lost;
  guint          n_lost;
  CampaignFallen lost[CAMPAIGN_MAX_LOST];
  char           record[CAMPAIGN_MAX_RECORD + 1];  /* "" none */
} CampaignReport;

#define CAMPAIGN_WRONG_BIT (1u << 8)

void campaign_report_pack   (const CampaignReport *report, AciesAction *action);
void campaign_report_unpack (const AciesAction *action, CampaignReport *report);

/* ---- Contingents: D-CPN-21 ---- */

/* The protagonists, a bit each, whom @player may help in the battle that is certain now. */
guint campaign_can_help (const CampaignSetup *setup, const CampaignState *state, int player);

/* Elements on the side of @protagonist: his own and those lent to him. */
guint campaign_side_size (const CampaignState *state, int protagonist);

/* How many elements @player may send to @protagonist. */
guint campaign_contingent_most (const CampaignState *state, int player, int protagonist);

/* ---- The battle ---- */

/* D-CPN-11: judges a report. @verdict: (nullable) */
gboolean campaign_check_report (const CampaignState *state, const CampaignReport *report, AciesVerdict *verdict);

/* Losses, prestige, who has to give up more; contingents go home. */
void campaign_settle (const CampaignSetup *setup, CampaignState *state, const CampaignReport *report, AciesEventList *events);

/* A likely end of the pending battle, by two dice, for whoever looks ahead: only the computer fights battles out. */
void campaign_guess (const CampaignSetup *setup, CampaignState *state, CampaignReport *report, AciesEventList *events);

/* A plain end of the pending battle, for people to start from: @winner's enemy is broken; of CAMPAIGN_NOBODY nobody is. */
void campaign_plain_report (const CampaignSetup *setup, const CampaignState *state, int winner, CampaignReport *report);

/* What an army is worth in battle, in tenths of an element: its elements, and its general. Contingents count. */
int campaign_strength (const CampaignSetup *setup, const CampaignState *state, int player);

/* The chance in a hundred that an army of strength @own beats one of @other. */
int campaign_chance (int own, int other);

extern const AciesCampaignRules campaign_battle_rules;

G_END_DECLS
