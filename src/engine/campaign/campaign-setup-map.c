/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/campaign/campaign-setup-parts.h"

#include <glib/gi18n-lib.h>

#include "engine/campaign/campaign-names.h"
#include "engine/core/acies-scenario.h"
#include "engine/core/acies-words.h"

#define MAP_LIMIT 100000.0 /* of a coordinate, either way */

static const char *const node_keys[] = { "id",      "kind", "name",   "owner",
                                         "capital", "at",   "boards", NULL };
static const char *const route_keys[] = { "a", "b", "kind", NULL };

void
campaign_setup_read_boards (CampaignSetup *setup, const AciesJsonCursor *root,
                            AciesProblems *problems)
{
  AciesJsonCursor   boards;
  g_autoptr (GList) ids = NULL;

  if (!acies_json_read_object (root, "boards", &boards, problems))
    return;

  ids = json_object_get_members (json_node_get_object (boards.node));
  for (GList *l = ids; l != NULL; l = l->next)
    {
      const AciesJsonCursor at = acies_json_member (&boards, l->data);

      if (setup->n_boards == CAMPAIGN_MAX_BOARDS)
        {
          acies_json_complain (&boards, problems, NULL, _ ("there are more than %d boards"),
                               CAMPAIGN_MAX_BOARDS);
          return;
        }
      if (!acies_json_is_id (l->data) || !JSON_NODE_HOLDS_OBJECT (at.node))
        {
          acies_json_complain (
            &at, problems, NULL,
            _ ("a board is an object in { } under an id of small letters and digits"));
          continue;
        }
      setup->board_ids[setup->n_boards] = g_strdup (l->data);
      setup->boards[setup->n_boards++] = acies_json_copy (at.node);
    }
}

static int
find_board (const CampaignSetup *setup, const char *id)
{
  for (guint i = 0; i < setup->n_boards; i++)
    if (g_strcmp0 (setup->board_ids[i], id) == 0)
      return (int)i;

  return CAMPAIGN_UNKNOWN;
}

/* D-CVAL-5 */
static void
read_node_boards (CampaignSetup *setup, CampaignNode *node, const AciesJsonCursor *at,
                  AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, "boards");
  AciesJsonCursor       boards;

  if (node->kind == CAMPAIGN_SEA && !acies_json_exists (&member))
    return;
  if (!acies_json_read_array (at, "boards", CAMPAIGN_NODE_BOARDS, &boards, problems))
    return;
  if (acies_json_length (&boards) == 0 && node->kind != CAMPAIGN_SEA)
    acies_json_complain (&boards, problems, "D-CVAL-5",
                         _ ("this list is empty; a place where armies meet needs a board"));

  for (guint i = 0; i < acies_json_length (&boards); i++)
    {
      const AciesJsonCursor item = acies_json_element (&boards, i);
      const char           *id = NULL;
      int                   board;

      if (!acies_json_get_string (&item, &id, problems))
        continue;
      board = find_board (setup, id);
      if (board == CAMPAIGN_UNKNOWN)
        acies_json_complain (&item, problems, "D-CVAL-5", _ ("there is no board called \"%s\""),
                             id);
      else
        node->boards[node->n_boards++] = (guint8)board;
    }
}

/* [x, y] */
static void
read_place (CampaignNode *node, const AciesJsonCursor *at, AciesProblems *problems)
{
  const AciesJsonCursor place = acies_json_member (at, "at");
  double                numbers[2] = { 0, 0 };
  gboolean              good = acies_json_length (&place) == 2;

  for (guint i = 0; i < 2 && good; i++)
    {
      const AciesJsonCursor number = acies_json_element (&place, i);

      good = JSON_NODE_HOLDS_VALUE (number.node) &&
             (json_node_get_value_type (number.node) == G_TYPE_INT64 ||
              json_node_get_value_type (number.node) == G_TYPE_DOUBLE);
      numbers[i] = good ? json_node_get_double (number.node) : 0;
      good = good && numbers[i] >= -MAP_LIMIT && numbers[i] <= MAP_LIMIT;
    }
  if (!good)
    acies_json_complain (&place, problems, NULL,
                         _ ("the place on the map is expected here, like [100, 20]"));
  node->x = numbers[0];
  node->y = numbers[1];
}

/* D-CVAL-5. A place that nobody owns is open to all. */
static void
read_owner (const CampaignSetup *setup, CampaignNode *node, const AciesJsonCursor *at,
            AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, "owner");
  const char           *owner = NULL;

  node->owner = CAMPAIGN_NOBODY;
  if (!acies_json_exists (&member) || !acies_json_read_string (at, "owner", &owner, problems))
    return;

  node->owner = (gint8)campaign_player_find (setup, owner);
  if (node->owner == CAMPAIGN_UNKNOWN)
    acies_json_complain (&member, problems, "D-CVAL-5", _ ("there is no player called \"%s\""),
                         owner);
  else if (node->kind != CAMPAIGN_CITY)
    acies_json_complain (&member, problems, NULL, _ ("only cities have owners"));
}

static void
read_node (CampaignSetup *setup, const AciesJsonCursor *at, AciesProblems *problems)
{
  CampaignNode *node = &setup->nodes[setup->n_nodes];
  const char   *id = NULL, *name = NULL;
  int           kind = CAMPAIGN_STAGE;

  if (!acies_json_read_id (at, "id", &id, problems))
    return;
  if (campaign_node_find (setup, id) >= 0)
    {
      const AciesJsonCursor member = acies_json_member (at, "id");

      acies_json_complain (&member, problems, NULL, _ ("two places are called \"%s\""), id);
      return;
    }

  acies_json_read_enum (at, "kind", campaign_node_kind_names, &kind, problems);
  node->kind = (guint8)kind;
  node->id = g_strdup (id);
  node->name = acies_scenario_dup_name (at, "name", NULL, problems);
  if (node->name == NULL)
    node->name = acies_words_capitalise (g_strdup (id));
  acies_json_read_string_or (at, "name", &name, problems);
  node->plain_name = name != NULL ? g_strdup (name) : acies_words_capitalise (g_strdup (id));
  acies_json_read_bool_or (at, "capital", &node->capital, problems);
  read_owner (setup, node, at, problems);
  read_place (node, at, problems);
  read_node_boards (setup, node, at, problems);
  acies_json_warn_unknown (at, node_keys, problems);
  setup->n_nodes++;
}

/* D-CVAL-5 */
static int
read_end (const CampaignSetup *setup, const AciesJsonCursor *at, const char *key,
          AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, key);
  const char           *id = NULL;
  int                   node;

  if (!acies_json_read_string (at, key, &id, problems))
    return CAMPAIGN_UNKNOWN;

  node = campaign_node_find (setup, id);
  if (node == CAMPAIGN_UNKNOWN)
    acies_json_complain (&member, problems, "D-CVAL-5",
                         _ ("there is no place called \"%s\" on the map"), id);

  return node;
}

static void
read_route (CampaignSetup *setup, const AciesJsonCursor *at, AciesProblems *problems)
{
  const int      a = read_end (setup, at, "a", problems), b = read_end (setup, at, "b", problems);
  CampaignRoute *route = &setup->routes[setup->n_routes];
  int            sea = FALSE;

  acies_json_read_enum (at, "kind", campaign_route_kind_names, &sea, problems);
  acies_json_warn_unknown (at, route_keys, problems);
  if (a < 0 || b < 0)
    return;
  if (a == b)
    {
      acies_json_complain (at, problems, NULL, _ ("a route leads from one place to another"));
      return;
    }

  *route = (CampaignRoute){ .a = (guint8)a, .b = (guint8)b, .sea = sea };
  setup->n_routes++;
  if (sea)
    {
      setup->nodes[a].sea |= CAMPAIGN_NODE_BIT (b);
      setup->nodes[b].sea |= CAMPAIGN_NODE_BIT (a);
      return;
    }
  setup->nodes[a].land |= CAMPAIGN_NODE_BIT (b);
  setup->nodes[b].land |= CAMPAIGN_NODE_BIT (a);
}

void
campaign_setup_read_map (CampaignSetup *setup, const AciesJsonCursor *root, AciesProblems *problems)
{
  AciesJsonCursor map, list;

  if (!acies_json_read_object (root, "map", &map, problems))
    return;

  if (acies_json_read_array (&map, "nodes", CAMPAIGN_MAX_NODES, &list, problems))
    for (guint i = 0; i < acies_json_length (&list); i++)
      {
        const AciesJsonCursor at = acies_json_element (&list, i);

        read_node (setup, &at, problems);
      }
  if (acies_json_read_array (&map, "routes", CAMPAIGN_MAX_ROUTES, &list, problems))
    for (guint i = 0; i < acies_json_length (&list); i++)
      {
        const AciesJsonCursor at = acies_json_element (&list, i);

        read_route (setup, &at, problems);
      }
}
