/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-draft-parts.h"

#include <glib/gi18n-lib.h>

#include "engine/core/acies-words.h"
#include "engine/dba/dba-deploy.h"
#include "engine/dba/dba-fields.h"
#include "engine/dba/dba-names.h"
#include "engine/dba/dba-scene.h"
#include "engine/dba/dba-setup-parts.h"
#include "engine/dba/dba-words.h"

/* A copy of @object without @key; values are shared. */
static JsonObject *
copy_without (JsonObject *object, const char *key)
{
  JsonObject    *copy = json_object_new ();
  JsonObjectIter iter;
  const char    *name;
  JsonNode      *node;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    if (g_strcmp0 (name, key) != 0)
      json_object_set_member (copy, name, json_node_ref (node));

  return copy;
}

/* The tree as that of a historical battle from its beginning on the board of the file. */
static JsonNode *
as_historical (JsonNode *root)
{
  JsonNode   *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *copy = copy_without (json_node_get_object (root), "situation");
  JsonObject *deployment = acies_tree_object (copy, "deployment");

  deployment = deployment != NULL ? copy_without (deployment, "boards") : json_object_new ();
  json_object_set_string_member (deployment, "mode", acies_name_of (dba_mode_names, DBA_DEPLOY_HISTORICAL));
  json_object_set_object_member (copy, "deployment", deployment);
  json_node_take_object (node, copy);

  return node;
}

DbaSetup *
dba_draft_read (const AciesJsonCursor *root, AciesPart part)
{
  g_autoptr (AciesProblems) ignored = acies_problems_new ();
  g_autoptr (JsonNode)      node = NULL;
  AciesJsonCursor           at = *root;
  const AciesJsonCursor     situation = acies_json_member (root, "situation");

  if (root->node != NULL && JSON_NODE_HOLDS_OBJECT (root->node) &&
      (part != ACIES_PART_SITUATION || !acies_json_exists (&situation)))
    {
      node = as_historical (root->node);
      at = acies_json_root (node);
    }

  return dba_setup_read (&at, ignored);
}

void
dba_draft_free (DbaSetup *setup)
{
  dba_setup_free ((AciesSetup *) setup);
}

gboolean
dba_draft_stands (const DbaSetup *setup, guint g)
{
  return setup->start.given && setup->start.states[g] == DBA_ON_TABLE;
}

guint
dba_draft_edge (const DbaSetup *setup, guint side)
{
  return setup->edges[side];
}

AciesScene *
dba_draft_scene (const AciesJsonCursor *root, AciesPart part)
{
  g_autoptr (DbaSetup) setup = dba_draft_read (root, part);

  return dba_scene_of_draft (setup);
}

/* ---- Pieces ---- */

static guint
mark_if (gboolean is_so, DbaMark mark)
{
  return is_so ? 1u << mark : 0;
}

static guint
marks_of (const DbaSetup *setup, guint g)
{
  const DbaSituation *start = &setup->start;

  if (!start->given)
    return 0;

  return mark_if (start->states[g] == DBA_IN_CAMP, DBA_MARK_GARRISON) |
         mark_if ((start->moved & DBA_BIT (g)) != 0, DBA_MARK_MOVED) |
         mark_if ((start->shot & DBA_BIT (g)) != 0, DBA_MARK_SHOT) |
         mark_if (setup->in_situation && start->states[g] == DBA_DESTROYED, DBA_MARK_DESTROYED) |
         mark_if (setup->in_situation && start->states[g] == DBA_OFF_BOARD, DBA_MARK_GONE);
}

/* "Libyans, spears (4Sp), the general's element, holds the camp" */
static char *
piece_text (const DbaSetup *setup, guint g, guint marks)
{
  const DbaUnitSpec    *unit = &setup->units[g];
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (parts, acies_words_capitalise (dba_element_words (setup, g)));
  g_ptr_array_add (parts, dba_troops_words (unit->code[0] != '\0' ? unit->code : "4Bd"));
  if (unit->general)
    g_ptr_array_add (parts, g_strdup (C_ ("element state", "the general's element")));
  for (guint i = 0; i < DBA_N_MARKS; i++)
    if ((marks >> i) & 1)
      g_ptr_array_add (parts, g_utf8_strdown (g_dpgettext2 (GETTEXT_PACKAGE, "mark", dba_draft_marks[i].label), -1));

  return acies_words_list ((char *const *) parts->pdata, parts->len);
}

/* Where it stands; one that stands nowhere would face as its army does. */
static AciesPlace
place_of (const DbaSetup *setup, guint g)
{
  const guint  side = dba_side_of (setup, g);
  const TtPose pose = dba_draft_stands (setup, g)
                        ? setup->start.poses[g]
                        : dba_edge_pose (&setup->boards[0], dba_draft_edge (setup, side), 0, 0);

  return (AciesPlace){ ACIES_NO_CELL, pose.x, pose.y, pose.facing };
}

/* Where @part says how it stands. */
static char *
path_of (const AciesJsonCursor *root, AciesPart part, const char *id)
{
  const char      *list = part == ACIES_PART_SITUATION ? "situation.elements" : "deployment.elements";
  g_autofree char *path = acies_path_member (list, id);

  return acies_path_find (root->node, path) != NULL ? g_steal_pointer (&path) : NULL;
}

/* Those without an id of their own cannot be named, so that they are no pieces yet. */
GArray *
dba_draft_pieces (const AciesJsonCursor *root, AciesPart part, guint side)
{
  g_autoptr (DbaSetup) setup = dba_draft_read (root, part);
  GArray              *pieces = acies_pieces_new ();
  guint                g;

  if (side >= DBA_N_SIDES)
    return pieces;

  DBA_FOREACH (g, setup->sides[side].all)
    {
      const DbaUnitSpec *unit = &setup->units[g];
      AciesPiece         piece = {
                    .side = (int) side,
                    .index = g - setup->sides[side].offset,
                    .entry = g - setup->sides[side].offset,
                    .companion = -1,
                    .emblem = (guint8) dba_emblem_of (unit),
                    .place = place_of (setup, g),
                    .marks = marks_of (setup, g),
      };

      if (!acies_json_is_id (unit->id) || dba_element_find (setup, unit->id) != (int) g)
        continue;
      piece.placed = setup->start.given &&
                     (setup->start.states[g] == DBA_ON_TABLE ||
                      setup->start.states[g] == DBA_IN_CAMP);
      piece.id = g_strdup (unit->id);
      piece.name = acies_words_capitalise (dba_element_words (setup, g));
      piece.text = piece_text (setup, g, piece.marks);
      piece.path = path_of (root, part, unit->id);
      g_array_append_val (pieces, piece);
    }

  return pieces;
}
