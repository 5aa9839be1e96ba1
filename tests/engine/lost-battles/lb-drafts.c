/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "lb-drafts.h"


static const char *
string_of (const AciesJsonCursor *at)
{
  return at->node != NULL && JSON_NODE_HOLDS_VALUE (at->node) &&
             json_node_get_value_type (at->node) == G_TYPE_STRING
           ? json_node_get_string (at->node)
           : NULL;
}

static guint
count_unknown (GHashTable *ids, const AciesJsonCursor *at)
{
  const char *id = string_of (at);
  guint       n = id != NULL && !g_hash_table_contains (ids, id) ? 1 : 0;

  for (guint i = 0; i < acies_json_length (at); i++)
    {
      const AciesJsonCursor element = acies_json_element (at, i);

      n += count_unknown (ids, &element);
    }

  return n;
}

static guint
count_in_members (GHashTable *ids, const AciesJsonCursor *at, const char *const *keys)
{
  guint n = 0;

  for (; *keys != NULL; keys++)
    {
      const AciesJsonCursor member = acies_json_member (at, *keys);

      n += count_unknown (ids, &member);
    }

  return n;
}

static guint
count_in_army (GHashTable *ids, const AciesJsonCursor *armies, const char *side)
{
  static const char *const group_keys[] = { "units", "commanders", "lead", "disordered", "entered", NULL };
  static const char *const army_keys[] = { "shattered", "withdrawn", "fled", "lost", "killed", "escaped", NULL };
  const AciesJsonCursor    army = acies_json_member (armies, side);
  const AciesJsonCursor    groups = acies_json_member (&army, "groups");
  guint                    n = count_in_members (ids, &army, army_keys);

  for (guint i = 0; i < acies_json_length (&groups); i++)
    {
      const AciesJsonCursor group = acies_json_element (&groups, i);

      n += count_in_members (ids, &group, group_keys);
    }

  return n;
}

static guint
count_in_side (const AciesJsonCursor *root, guint side)
{
  static const char *const bodyguard[] = { "bodyguard", NULL };
  g_autoptr (GHashTable)   ids = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GArray)       pieces = lb_draft.pieces (root, ACIES_PART_DEPLOYMENT, side);
  const AciesJsonCursor    sides = acies_json_member (root, "sides");
  const AciesJsonCursor    own = acies_json_element (&sides, side);
  const AciesJsonCursor    id = acies_json_member (&own, "id");
  const AciesJsonCursor    commanders = acies_json_member (&own, "commanders");
  const AciesJsonCursor    deployment = acies_json_member (root, "deployment");
  const AciesJsonCursor    situation = acies_json_member (root, "situation");
  const AciesJsonCursor    armies = acies_json_member (&situation, "sides");
  guint                    n = 0;

  for (guint i = 0; i < pieces->len; i++)
    g_hash_table_add (ids, g_array_index (pieces, AciesPiece, i).id);
  for (guint i = 0; i < acies_json_length (&commanders); i++)
    {
      const AciesJsonCursor at = acies_json_element (&commanders, i);

      n += count_in_members (ids, &at, bodyguard);
    }
  if (string_of (&id) == NULL)
    return n;

  return n + count_in_army (ids, &deployment, string_of (&id)) + count_in_army (ids, &armies, string_of (&id));
}

guint
lb_drafts_count_dangling (JsonNode *root)
{
  const AciesJsonCursor at = acies_json_root (root);
  g_autofree char      *first = draft_text (root, "sides[0].id");
  g_autofree char      *second = draft_text (root, "sides[1].id");

  /* Of two sides with one id the first owns what is said of it. */
  return count_in_side (&at, 0) + (g_str_equal (first, second) ? 0 : count_in_side (&at, 1));
}
