/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/campaign/campaign-json.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/campaign/campaign-battle.h"
#include "engine/campaign/campaign-legal.h"
#include "engine/campaign/campaign-names.h"
#include "engine/campaign/campaign-setup.h"

#define MOST_KEYS 6

/* The members that an action of each kind may have beside "kind". */
static const char *const action_keys[CAMPAIGN_N_ACTIONS][MOST_KEYS] = {
  [CAMPAIGN_MARCH] = { "route" },
  [CAMPAIGN_LOSE] = { "elements" },
  [CAMPAIGN_SEND_CONTINGENT] = { "to", "elements" },
  [CAMPAIGN_BATTLE_RESULT] = { "winner", "lost", "general-lost", "camp-lost", "record" },
  [CAMPAIGN_AUTO_RESOLVE] = { "seed" },
  [CAMPAIGN_RETREAT] = { "to" },
  [CAMPAIGN_WINTER_ORDERS] = { "quarters", "recruit", "allies" },
};

typedef struct
{
  const CampaignSetup   *setup;
  const CampaignState   *state;
  const AciesJsonCursor *at;
  AciesProblems         *problems;
} Reader;

/* The words of a list of names, each turned into a number by @find. */
static gboolean
read_words (const Reader *reader, const char                                *key,
            int (*find) (const Reader *reader, const char *id), AciesAction *action)
{
  AciesJsonCursor list;

  if (!acies_json_read_array (reader->at, key, ACIES_MAX_ACTION_WORDS, &list, reader->problems))
    return FALSE;

  for (guint i = 0; i < acies_json_length (&list); i++)
    {
      const AciesJsonCursor at = acies_json_element (&list, i);
      const char           *id = NULL;

      if (!acies_json_get_string (&at, &id, reader->problems))
        return FALSE;
      action->words[action->n_words++] = find (reader, id);
    }

  return TRUE;
}

static int
find_node (const Reader *reader, const char *id)
{
  return campaign_node_find (reader->setup, id);
}

/* An element of the player who decides. */
static int
find_own_unit (const Reader *reader, const char *id)
{
  guint     player;
  const int unit = campaign_unit_find (reader->setup, id, &player);

  return unit >= 0 && (int)player == reader->state->decider ? unit : CAMPAIGN_UNKNOWN;
}

static gboolean
read_node (const Reader *reader, const char *key, AciesAction *action)
{
  const char *id = NULL;

  if (!acies_json_read_string (reader->at, key, &id, reader->problems))
    return FALSE;

  action->args[0] = (gint16)campaign_node_find (reader->setup, id);

  return TRUE;
}

static gboolean
read_contingent (const Reader *reader, AciesAction *action)
{
  const char *id = NULL;

  if (!acies_json_read_string (reader->at, "to", &id, reader->problems))
    return FALSE;

  action->args[0] = (gint16)campaign_player_find (reader->setup, id);

  return read_words (reader, "elements", find_own_unit, action);
}

/* ---- D-CPN-11 ---- */

/* A list of players as bits; CAMPAIGN_WRONG_BIT stands for names that are none, and for names said twice. */
static gboolean
read_players (const Reader *reader, const char *key, guint *players)
{
  const AciesJsonCursor member = acies_json_member (reader->at, key);
  AciesJsonCursor       list;

  *players = 0;
  if (!acies_json_exists (&member))
    return TRUE;
  if (!acies_json_read_array (reader->at, key, CAMPAIGN_MAX_PLAYERS, &list, reader->problems))
    return FALSE;

  for (guint i = 0; i < acies_json_length (&list); i++)
    {
      const AciesJsonCursor at = acies_json_element (&list, i);
      const char           *id = NULL;
      int                   player;

      if (!acies_json_get_string (&at, &id, reader->problems))
        return FALSE;
      player = campaign_player_find (reader->setup, id);
      if (player < 0 || (*players >> player & 1) != 0)
        *players |= CAMPAIGN_WRONG_BIT;
      else
        *players |= 1u << player;
    }

  return TRUE;
}

static gboolean
read_lost_by (const Reader *reader, const AciesJsonCursor *lost, const char *id,
              CampaignReport *report)
{
  const int       for_whom = campaign_player_find (reader->setup, id);
  AciesJsonCursor list;

  if (!acies_json_read_array (lost, id, CAMPAIGN_MAX_UNITS, &list, reader->problems))
    return FALSE;

  for (guint i = 0; i < acies_json_length (&list); i++)
    {
      const AciesJsonCursor at = acies_json_element (&list, i);
      const char           *unit_id = NULL;
      guint                 owner;
      int                   unit;

      if (!acies_json_get_string (&at, &unit_id, reader->problems))
        return FALSE;
      if (report->n_lost == CAMPAIGN_MAX_LOST)
        {
          acies_json_complain (&at, reader->problems, "D-CPN-11",
                               _ ("more elements than fought cannot be lost"));
          return FALSE;
        }
      unit = campaign_unit_find (reader->setup, unit_id, &owner);
      report->lost[report->n_lost++] =
        (CampaignFallen){ (gint8)for_whom, (gint8)owner, (gint8)unit };
    }

  return TRUE;
}

/* "lost": {player: [elements]}; a player who is none of the two counts as an element that did not fight. */
static gboolean
read_lost (const Reader *reader, CampaignReport *report)
{
  const AciesJsonCursor member = acies_json_member (reader->at, "lost");
  AciesJsonCursor       lost;
  g_autoptr (GList)     ids = NULL;

  if (!acies_json_exists (&member))
    return TRUE;
  if (!acies_json_read_object (reader->at, "lost", &lost, reader->problems))
    return FALSE;

  ids = json_object_get_members (json_node_get_object (lost.node));
  for (GList *l = ids; l != NULL; l = l->next)
    {
      if (!read_lost_by (reader, &lost, l->data, report))
        return FALSE;
      if (campaign_player_find (reader->setup, l->data) != reader->state->battle.attacker &&
          campaign_player_find (reader->setup, l->data) != reader->state->battle.defender)
        report->general_lost |= CAMPAIGN_WRONG_BIT;
    }

  return TRUE;
}

static gboolean
read_winner (const Reader *reader, CampaignReport *report)
{
  const AciesJsonCursor member = acies_json_member (reader->at, "winner");
  const char           *id = NULL;

  report->winner = CAMPAIGN_NOBODY;
  if (!acies_json_exists (&member))
    return TRUE;
  if (!acies_json_read_string (reader->at, "winner", &id, reader->problems))
    return FALSE;

  report->winner = campaign_player_find (reader->setup, id);

  return TRUE;
}

static gboolean
read_report (const Reader *reader, AciesAction *action)
{
  CampaignReport report = { 0 };
  const char    *record = NULL;
  guint          generals;

  if (!read_players (reader, "general-lost", &generals) ||
      !read_players (reader, "camp-lost", &report.camp_lost) || !read_winner (reader, &report) ||
      !read_lost (reader, &report) ||
      !acies_json_read_string_or (reader->at, "record", &record, reader->problems))
    return FALSE;

  report.general_lost |= generals;
  if (record != NULL &&
      g_strlcpy (report.record, record, sizeof report.record) >= sizeof report.record)
    {
      const AciesJsonCursor member = acies_json_member (reader->at, "record");

      acies_json_complain (&member, reader->problems, "D-CPN-11",
                           _ ("the name of a record has at most %d bytes"), CAMPAIGN_MAX_RECORD);
      return FALSE;
    }
  campaign_report_pack (&report, action);

  return TRUE;
}

static gboolean
read_seed (const Reader *reader, AciesAction *action)
{
  const AciesJsonCursor member = acies_json_member (reader->at, "seed");
  const char           *text = NULL;
  guint64               seed;

  if (!acies_json_exists (&member))
    return TRUE;
  if (!acies_json_read_string (reader->at, "seed", &text, reader->problems))
    return FALSE;
  if (!g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, &seed, NULL))
    {
      acies_json_complain (&member, reader->problems, NULL,
                           _ ("“%s” is not a whole number from 0 to 18446744073709551615."), text);
      return FALSE;
    }

  action->n_words = 2;
  action->words[0] = (gint32)(guint32)seed;
  action->words[1] = (gint32)(guint32)(seed >> 32);

  return TRUE;
}

/* ---- Winter ---- */

static gboolean
read_winter (const Reader *reader, AciesAction *action)
{
  const AciesJsonCursor recruit = acies_json_member (reader->at, "recruit");
  const AciesJsonCursor allies = acies_json_member (reader->at, "allies");
  guint                 players;

  if (!read_node (reader, "quarters", action) ||
      (acies_json_exists (&recruit) && !read_words (reader, "recruit", find_own_unit, action)))
    return FALSE;
  if (!acies_json_exists (&allies))
    return TRUE;
  if (!read_players (reader, "allies", &players))
    return FALSE;

  action->args[1] = players & CAMPAIGN_WRONG_BIT ? CAMPAIGN_ALLIES_WRONG : CAMPAIGN_ALLIES_GIVEN;
  action->args[2] = (gint16)(players & ~CAMPAIGN_WRONG_BIT);

  return TRUE;
}

/* ---- All ---- */

static gboolean
read_members (const Reader *reader, AciesAction *action)
{
  switch ((CampaignActionKind)action->kind)
    {
    case CAMPAIGN_MARCH:
      return read_words (reader, "route", find_node, action);
    case CAMPAIGN_LOSE:
      return read_words (reader, "elements", find_own_unit, action);
    case CAMPAIGN_SEND_CONTINGENT:
      return read_contingent (reader, action);
    case CAMPAIGN_BATTLE_RESULT:
      return read_report (reader, action);
    case CAMPAIGN_AUTO_RESOLVE:
      return read_seed (reader, action);
    case CAMPAIGN_RETREAT:
      return read_node (reader, "to", action);
    case CAMPAIGN_WINTER_ORDERS:
      return read_winter (reader, action);
    case CAMPAIGN_BEGIN_SEASON:
    case CAMPAIGN_HOLD:
    case CAMPAIGN_SALLY:
    case CAMPAIGN_ACCEPT_BATTLE:
    case CAMPAIGN_STAND_SIEGE:
    case CAMPAIGN_NO_CONTINGENT:
    case CAMPAIGN_N_ACTIONS:
      break;
    }

  return TRUE;
}

/* D-CPN-1: an action of another time is not read, but judged. */
gboolean
campaign_action_read (const AciesSetup *setup, const AciesState *state, const AciesJsonCursor *at,
                      AciesAction *action, AciesProblems *problems)
{
  const Reader reader = { CAMPAIGN_SETUP (setup), CAMPAIGN_STATE (state), at, problems };
  g_autoptr (AciesProblems) own = acies_problems_new ();
  int                       kind = 0;

  memset (action, 0, sizeof *action);
  if (at->node == NULL || !JSON_NODE_HOLDS_OBJECT (at->node) ||
      !acies_json_read_enum (at, "kind", campaign_action_names, &kind, own))
    {
      if (acies_problems_size (own) == 0)
        acies_json_complain (at, own, NULL, _ ("an action is an object in { } with its kind"));
      acies_problems_add_under (problems, "D-CPN-1", own);
      return FALSE;
    }

  action->kind = (guint8)kind;
  if (campaign_answers (kind) != reader.state->decision)
    return TRUE;

  return acies_json_check_action (at, action_keys[kind],
                                  acies_name_of (campaign_action_names, kind), problems) &&
         read_members (&reader, action);
}
