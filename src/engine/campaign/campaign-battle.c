/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/campaign/campaign-battle.h"

#include <string.h>

#include "engine/campaign/campaign-events.h"
#include "engine/campaign/campaign-map.h"
#include "engine/campaign/campaign-prestige.h"
#include "engine/campaign/campaign-reasons.h"

#define GENERAL_PRESTIGE 2 /* 7.4 */
#define CAMP_PRESTIGE 2
#define CONTINGENT_STAGES 2 /* D-CPN-21 */
#define CONTINGENT_ARMY 2
#define STRENGTH_ELEMENT 10
#define STRENGTH_GENERAL 5
#define BROKEN 4 /* elements that break an army */

/* ---- Reports as actions ---- */

/*
 * args: winner, generals lost, camps lost, number of elements, length of the record's name. Words: an element each, then the
 * name, four bytes in each.
 */
enum
{
  ARG_WINNER,
  ARG_GENERALS,
  ARG_CAMPS,
  ARG_N_LOST,
  ARG_RECORD
};

static gint32
pack_fallen (const CampaignFallen *fallen)
{
  return (gint32)((guint8)fallen->for_whom | (guint)(guint8)fallen->owner << 8 |
                  (guint)(guint8)fallen->unit << 16);
}

static CampaignFallen
unpack_fallen (gint32 word)
{
  return (CampaignFallen){ (gint8)(word & 0xff), (gint8)(word >> 8 & 0xff),
                           (gint8)(word >> 16 & 0xff) };
}

void
campaign_report_pack (const CampaignReport *report, AciesAction *action)
{
  const gsize length = strlen (report->record);

  memset (action, 0, sizeof *action);
  action->kind = CAMPAIGN_BATTLE_RESULT;
  action->args[ARG_WINNER] = (gint16)report->winner;
  action->args[ARG_GENERALS] = (gint16)report->general_lost;
  action->args[ARG_CAMPS] = (gint16)report->camp_lost;
  action->args[ARG_N_LOST] = (gint16)report->n_lost;
  action->args[ARG_RECORD] = (gint16)length;
  for (guint i = 0; i < report->n_lost; i++)
    action->words[action->n_words++] = pack_fallen (&report->lost[i]);
  for (gsize i = 0; i < length; i++)
    action->words[action->n_words + i / 4] |=
      (gint32)((guint)(guchar)report->record[i] << 8 * (i % 4));
  action->n_words += (guint8)((length + 3) / 4);
}

void
campaign_report_unpack (const AciesAction *action, CampaignReport *report)
{
  const guint n = (guint)CLAMP (action->args[ARG_N_LOST], 0, CAMPAIGN_MAX_LOST);
  const guint length = (guint)CLAMP (action->args[ARG_RECORD], 0, CAMPAIGN_MAX_RECORD);

  memset (report, 0, sizeof *report);
  report->winner = action->args[ARG_WINNER];
  report->general_lost = (guint)action->args[ARG_GENERALS];
  report->camp_lost = (guint)action->args[ARG_CAMPS];
  report->n_lost = n;
  for (guint i = 0; i < n; i++)
    report->lost[i] = unpack_fallen (action->words[i]);
  for (guint i = 0; i < length && n + i / 4 < ACIES_MAX_ACTION_WORDS; i++)
    report->record[i] = (char)(guchar)((guint)action->words[n + i / 4] >> 8 * (i % 4) & 0xff);
}

/* ---- Contingents ---- */

guint
campaign_side_size (const CampaignState *state, int protagonist)
{
  guint n = state->players[protagonist].army.n;

  for (guint i = 0; i < CAMPAIGN_MAX_PLAYERS; i++)
    if (state->players[i].lent != 0 && state->players[i].lent_to == protagonist)
      n += acies_units_count (state->players[i].lent);

  return n;
}

/* D-CPN-21 */
guint
campaign_contingent_most (const CampaignState *state, int player, int protagonist)
{
  const guint room = CAMPAIGN_ARMY - MIN (campaign_side_size (state, protagonist), CAMPAIGN_ARMY);
  const guint army = state->players[player].army.n;

  return MIN (MIN (room, CAMPAIGN_CONTINGENT), army > 0 ? army - 1 : 0);
}

/* D-CPN-21 */
guint
campaign_can_help (const CampaignSetup *setup, const CampaignState *state, int player)
{
  const CampaignPlayer *own = &state->players[player];
  const int             sides[] = { state->battle.attacker, state->battle.defender };
  guint                 whom = 0;

  if (!setup->contingents || own->at == CAMPAIGN_NOBODY || own->army.n < CONTINGENT_ARMY ||
      own->busy || player == sides[0] || player == sides[1] ||
      campaign_is_besieged (state, player) ||
      campaign_distance (setup, own->at, state->battle.at) > CONTINGENT_STAGES)
    return 0;

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    if (campaign_is_friend (state, player, sides[i]) &&
        campaign_side_size (state, sides[i]) < CAMPAIGN_ARMY)
      whom |= 1u << sides[i];

  return whom;
}

/* ---- Judging and settling ---- */

/* Whether @fallen fought in the battle for whom it is said to. */
static gboolean
has_fought (const CampaignState *state, const CampaignFallen *fallen)
{
  const CampaignPlayer *owner;

  if (fallen->for_whom < 0 || fallen->owner < 0 || fallen->unit < 0 ||
      fallen->owner >= CAMPAIGN_MAX_PLAYERS || fallen->unit >= CAMPAIGN_MAX_UNITS ||
      (fallen->for_whom != state->battle.attacker && fallen->for_whom != state->battle.defender))
    return FALSE;

  owner = &state->players[fallen->owner];
  if (fallen->owner == fallen->for_whom)
    return campaign_list_find (&owner->army, (guint)fallen->unit) >= 0;

  return owner->lent_to == fallen->for_whom && (owner->lent & ACIES_UNIT_BIT (fallen->unit)) != 0;
}

/* D-CPN-11 */
gboolean
campaign_check_report (const CampaignState *state, const CampaignReport *report,
                       AciesVerdict *verdict)
{
  const guint both = 1u << state->battle.attacker | 1u << state->battle.defender;
  AciesUnits  seen[CAMPAIGN_MAX_PLAYERS] = { 0 };

  if (report->winner != CAMPAIGN_NOBODY && report->winner != state->battle.attacker &&
      report->winner != state->battle.defender)
    return campaign_refuse (verdict, RESULT_WINNER);
  for (guint i = 0; i < report->n_lost; i++)
    {
      const CampaignFallen *fallen = &report->lost[i];

      if (!has_fought (state, fallen) || (seen[fallen->owner] & ACIES_UNIT_BIT (fallen->unit)) != 0)
        return campaign_refuse (verdict, RESULT_LOST);
      seen[fallen->owner] |= ACIES_UNIT_BIT (fallen->unit);
    }
  if (((report->general_lost | report->camp_lost) & ~both) != 0)
    return campaign_refuse (verdict, RESULT_PLAYERS);

  return TRUE;
}

/* What @report gives to the enemy of @loser: 7.4. */
static guint
prestige_of (const CampaignReport *report, int loser)
{
  guint points = 0;

  for (guint i = 0; i < report->n_lost; i++)
    points += report->lost[i].for_whom == loser;
  if (report->general_lost >> loser & 1)
    points += GENERAL_PRESTIGE;
  if (report->camp_lost >> loser & 1)
    points += CAMP_PRESTIGE;

  return points;
}

/* The elements of each owner on each side that fell; they follow the battle's own event. */
static void
tell_fallen (const CampaignState *state, const CampaignReport *report, AciesEventList *events)
{
  const int sides[] = { state->battle.attacker, state->battle.defender };

  for (guint side = 0; side < G_N_ELEMENTS (sides) && events != NULL; side++)
    for (int owner = 0; owner < CAMPAIGN_MAX_PLAYERS; owner++)
      {
        AciesUnits  units = 0;
        AciesEvent *event;

        for (guint i = 0; i < report->n_lost; i++)
          if (report->lost[i].owner == owner && report->lost[i].for_whom == sides[side])
            units |= ACIES_UNIT_BIT (report->lost[i].unit);
        if (units == 0)
          continue;
        event =
          campaign_event_add (events, CAMPAIGN_EVENT_FALLEN, "D-CPN-11", owner, state->battle.at);
        event->units = units;
        event->args[0] = (gint16)sides[side];
      }
}

static void
tell_result (const CampaignState *state, const CampaignReport *report, AciesEventList *events)
{
  AciesEvent *event = campaign_event_add (events, CAMPAIGN_EVENT_BATTLE_RESULT, "D-CPN-11",
                                          report->winner, state->battle.at);

  if (event == NULL)
    return;

  event->args[0] = state->battle.attacker;
  event->args[1] = state->battle.defender;
  event->args[2] = (gint16)report->general_lost;
  event->args[3] = (gint16)report->camp_lost;
  tell_fallen (state, report, events);
}

void
campaign_settle (const CampaignSetup *setup, CampaignState *state, const CampaignReport *report,
                 AciesEventList *events)
{
  CampaignBattle *battle = &state->battle;

  tell_result (state, report, events);
  for (guint i = 0; i < report->n_lost; i++)
    campaign_fall (state, (guint)report->lost[i].owner, (guint)report->lost[i].unit);
  campaign_gain (state, battle->attacker, prestige_of (report, battle->defender), "D-CPN-11",
                 events);
  campaign_gain (state, battle->defender, prestige_of (report, battle->attacker), "D-CPN-11",
                 events);
  for (guint i = 0; i < setup->n_players; i++)
    {
      state->players[i].lent = 0;
      state->players[i].lent_to = CAMPAIGN_NOBODY;
    }
  battle->winner = (gint8)report->winner;
  battle->deserting = (guint8)(report->general_lost | report->camp_lost);
}

/* ---- Likely ends ---- */

int
campaign_strength (const CampaignSetup *setup, const CampaignState *state, int player)
{
  const int leader = campaign_leader (setup, state, (guint)player);
  const int general =
    leader >= 0 && campaign_is_general (setup, (guint)player, (guint)leader) ? STRENGTH_GENERAL : 0;

  return (int)campaign_side_size (state, player) * STRENGTH_ELEMENT + general;
}

/* Ten elements more are as good as certain; an army a quarter smaller wins one time in four or so. */
int
campaign_chance (int own, int other)
{
  const int whole = MAX (own + other, 1);

  return CLAMP (50 + (own - other) * 180 / whole, 3, 97);
}

/* Adds up to @n losses of @player to @report: the last of the army first, the leader last of all. */
static void
add_losses (const CampaignSetup *setup, const CampaignState *state, int player, guint n,
            CampaignReport *report)
{
  const CampaignList *army = &state->players[player].army;
  const int           leader = campaign_leader (setup, state, (guint)player);

  for (guint i = army->n; i > 0 && n > 0; i--)
    {
      if (army->units[i - 1] == leader && army->n > 1)
        continue;
      report->lost[report->n_lost++] =
        (CampaignFallen){ (gint8)player, (gint8)player, (gint8)army->units[i - 1] };
      n--;
    }
}

void
campaign_plain_report (const CampaignSetup *setup, const CampaignState *state, int winner,
                       CampaignReport *report)
{
  memset (report, 0, sizeof *report);
  report->winner = winner;
  if (winner == CAMPAIGN_NOBODY)
    return;

  add_losses (setup, state,
              winner == state->battle.attacker ? state->battle.defender : state->battle.attacker,
              BROKEN, report);
}

void
campaign_guess (const CampaignSetup *setup, CampaignState *state, CampaignReport *report,
                AciesEventList *events)
{
  const int   sides[] = { state->battle.attacker, state->battle.defender };
  AciesEvent *event =
    campaign_event_add (events, CAMPAIGN_EVENT_BATTLE_DICE, "D-CPN-11", sides[0], state->battle.at);
  int dice[2], sums[2], winner;

  for (guint i = 0; i < 2; i++)
    {
      dice[i] = (int)acies_dice_roll (&state->base.dice);
      sums[i] = dice[i] * STRENGTH_ELEMENT + campaign_strength (setup, state, sides[i]) / 2;
    }
  winner = sums[0] == sums[1] ? CAMPAIGN_NOBODY : sums[0] > sums[1] ? sides[0] : sides[1];
  campaign_plain_report (setup, state, winner, report);
  if (winner != CAMPAIGN_NOBODY)
    add_losses (setup, state, winner, 2, report);
  if (event == NULL)
    return;

  event->args[0] = (gint16)sides[1];
  event->n_dice = 2;
  event->dice[0] = (guint8)dice[0];
  event->dice[1] = (guint8)dice[1];
}
