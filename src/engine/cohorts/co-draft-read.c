/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-draft-parts.h"

#include <glib/gi18n-lib.h>

#include "engine/core/acies-words.h"
#include "engine/cohorts/co-scene.h"
#include "engine/cohorts/co-setup.h"
#include "engine/cohorts/co-setup-parts.h"
#include "engine/cohorts/co-token.h"
#include "engine/cohorts/co-troops.h"
#include "engine/cohorts/co-words.h"

static void
drop_from_object (JsonObject *root, const char *key, const char *member)
{
  JsonObject *object = acies_tree_object (root, key);

  if (object != NULL)
    json_object_remove_member (object, member);
}

/* A copy in which everybody stands where the file has him. */
static JsonNode *
as_placed (JsonNode *root, gboolean in_battle)
{
  JsonNode   *node = acies_json_copy (root);
  JsonObject *copy = json_node_get_object (node);

  drop_from_object (copy, "conditions", "free-deployment");
  if (in_battle)
    drop_from_object (copy, "situation", "phase");
  else
    json_object_remove_member (copy, "situation");

  return node;
}

CoSetup *
co_draft_read (const AciesJsonCursor *root, AciesPart part)
{
  g_autoptr (AciesProblems) ignored = acies_problems_new ();
  g_autoptr (JsonNode)      node = NULL;
  AciesJsonCursor           at = *root;

  if (root->node != NULL && JSON_NODE_HOLDS_OBJECT (root->node))
    {
      node = as_placed (root->node, part == ACIES_PART_SITUATION);
      at = acies_json_root (node);
    }

  return co_setup_read (&at, ignored);
}

void
co_draft_free (CoSetup *setup)
{
  co_setup_free ((AciesSetup *) setup);
}

/* R5: a dated reserve has its place already. */
static gboolean
comes_later (const CoSetup *setup, guint g)
{
  return setup->opening->stands[g].status == CO_RESERVE && setup->units[g].reserve_turn > 0;
}

gboolean
co_draft_stands (const CoSetup *setup, guint g)
{
  return co_on_table (setup->opening, g) || comes_later (setup, g);
}

TtPose
co_draft_pose (const CoSetup *setup, guint g)
{
  if (co_draft_stands (setup, g))
    return comes_later (setup, g) ? setup->units[g].reserve_pose : setup->opening->stands[g].pose;

  return (TtPose){ 0, 0, co_draft_ahead (setup, co_side_of (setup, g)) };
}

/* From a place on the table towards its middle, along the table or across it. */
static gint32
inward (const CoSetup *setup, TtVec from)
{
  const double x = from.x / tt_to_double (setup->width) - 0.5;
  const double y = from.y / tt_to_double (setup->height) - 0.5;

  if (fabs (x) > fabs (y))
    return x < 0 ? 9000 : 27000;

  return y < 0 ? 18000 : 0;
}

/* As those who stand already; else from the zone inward; else the first army stands in the south. */
gint32
co_draft_ahead (const CoSetup *setup, guint side)
{
  const CoSideSetup *own = &setup->sides[side];
  TtVec              middle = { 0, 0 };

  for (guint g = own->offset; g < own->offset + own->n_units; g++)
    if (co_draft_stands (setup, g))
      return co_draft_pose (setup, g).facing;
  if (own->n_zone == 0)
    return side == 0 ? 0 : TT_FULL_TURN / 2;

  for (guint i = 0; i < own->n_zone; i++)
    middle = tt_vec_along (middle, own->zone[i], 1.0 / own->n_zone);

  return inward (setup, middle);
}

/* ---- The picture ---- */

/* "comes in turn 3" on the base of one who is not there from the beginning. */
static void
tell_of_reserve (AciesSceneToken *token, guint turn)
{
  g_autofree char *text = g_steal_pointer (&token->text);
  /* Translators: %u is the number of a turn. */
  g_autofree char *when = g_strdup_printf (C_ ("unit state", "comes in turn %u"), turn);
  char            *parts[] = { text, when };

  token->text = acies_words_list (parts, G_N_ELEMENTS (parts));
  token->flags |= ACIES_TOKEN_ACTED;
}

/* The zones are shown where places are given out. */
AciesScene *
co_draft_scene (const AciesJsonCursor *root, AciesPart part)
{
  g_autoptr (CoSetup) setup = co_draft_read (root, part);
  AciesUnits          later[CO_N_SIDES] = { 0 };
  AciesScene         *scene;

  for (guint g = 0; g < setup->n_stands; g++)
    if (comes_later (setup, g))
      {
        setup->opening->stands[g].pose = setup->units[g].reserve_pose;
        setup->opening->stands[g].status = CO_STEADY;
        later[co_side_of (setup, g)] |= co_bit (setup, g);
      }
  if (part != ACIES_PART_SITUATION)
    setup->opening->phase = CO_PHASE_DEPLOY;

  scene = co_scene ((const AciesSetup *) setup, &setup->opening->base);
  scene->active = ACIES_NO_SIDE;
  for (guint i = 0; i < scene->tokens->len; i++)
    {
      AciesSceneToken *token = &g_array_index (scene->tokens, AciesSceneToken, i);
      const guint      side = (guint) token->side;

      if ((later[side] & ACIES_UNIT_BIT (token->unit)) != 0)
        tell_of_reserve (token, setup->units[co_stand (setup, side, token->unit)].reserve_turn);
    }

  return scene;
}

/* ---- Pieces ---- */

static guint
mark_if (gboolean is_so, CoMark mark)
{
  return is_so ? 1u << mark : 0;
}

static guint
marks_of (const CoSetup *setup, AciesPart part, guint g)
{
  const CoStand    *stand = &setup->opening->stands[g];
  const CoUnitSpec *unit = &setup->units[g];
  gboolean          had_pila = FALSE;

  if (part != ACIES_PART_SITUATION)
    return 0;
  for (guint i = 0; i < unit->n_weapons; i++)
    had_pila = had_pila || unit->weapons[i] == CO_PILA;

  return mark_if (stand->moved, CO_MARK_MOVED) | mark_if (stand->fired, CO_MARK_FIRED) |
         mark_if (had_pila && !stand->pila, CO_MARK_THROWN) |
         mark_if (stand->reorganising, CO_MARK_REORGANISING) |
         mark_if (stand->status == CO_ROUTED, CO_MARK_ROUTED) |
         mark_if (stand->status == CO_RALLYING, CO_MARK_RALLYING) |
         mark_if (stand->status == CO_ELIMINATED, CO_MARK_ELIMINATED);
}

/* "Tenth Legion, heavy legionaries with pila, comes in turn 3, has moved" */
static char *
piece_text (const CoSetup *setup, guint g, guint marks)
{
  const CoUnitSpec     *unit = &setup->units[g];
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (parts, acies_words_capitalise (co_stand_words (setup, g)));
  g_ptr_array_add (parts, co_troops_words (unit));
  if (comes_later (setup, g))
    g_ptr_array_add (parts, g_strdup_printf (C_ ("unit state", "comes in turn %u"), unit->reserve_turn));
  for (guint i = 0; i < CO_N_MARKS; i++)
    if ((marks >> i) & 1)
      g_ptr_array_add (parts, g_utf8_strdown (g_dpgettext2 (GETTEXT_PACKAGE, "mark", co_draft_marks[i].label), -1));

  return acies_words_list ((char *const *) parts->pdata, parts->len);
}

/* Where @part says how it stands. */
static char *
path_of (const AciesJsonCursor *root, AciesPart part, const char *list, const char *id)
{
  g_autofree char *parent = g_strconcat (part == ACIES_PART_SITUATION ? "situation." : "deployment.", list, NULL);
  g_autofree char *path = acies_path_member (parent, id);

  return acies_path_find (root->node, path) != NULL ? g_steal_pointer (&path) : NULL;
}

static void
add_unit (GArray *pieces, const AciesJsonCursor *root, AciesPart part, const CoSetup *setup,
          guint g)
{
  const CoUnitSpec *unit = &setup->units[g];
  const guint       side = co_side_of (setup, g);
  const TtPose      pose = co_draft_pose (setup, g);
  AciesPiece        piece = {
           .side = (int) side,
           .index = g - setup->sides[side].offset,
           .entry = g - setup->sides[side].offset,
           .companion = -1,
           .emblem = (guint8) co_emblem_of (unit),
           .place = { ACIES_NO_CELL, pose.x, pose.y, pose.facing },
           .placed = co_draft_stands (setup, g),
           .marks = marks_of (setup, part, g),
  };

  piece.id = g_strdup (unit->id);
  piece.name = acies_words_capitalise (co_stand_words (setup, g));
  piece.text = piece_text (setup, g, piece.marks);
  piece.path = path_of (root, part, "units", unit->id);
  g_array_append_val (pieces, piece);
}

static void
add_commander (GArray *pieces, const CoSetup *setup, guint side, guint index)
{
  const CoCommander *now = &setup->opening->commanders[side][index];
  AciesPiece         piece = {
            .side = (int) side,
            .index = index,
            .entry = index,
            .commander = TRUE,
            .companion = -1,
            .place = { ACIES_NO_CELL, now->at.x, now->at.y, co_draft_ahead (setup, side) },
            .placed = now->placed,
  };

  piece.id = g_strdup (setup->sides[side].commanders[index].id);
  piece.name = g_strdup (co_commander_words (setup, side, index));
  piece.text = g_strdup_printf ("%s, %s", piece.name, C_ ("commander", "Commander"));
  g_array_append_val (pieces, piece);
}

/* Those without an id of their own cannot be named, so that they are no pieces yet. */
GArray *
co_draft_pieces (const AciesJsonCursor *root, AciesPart part, guint side)
{
  g_autoptr (CoSetup) setup = co_draft_read (root, part);
  GArray             *pieces = acies_pieces_new ();
  const CoSideSetup  *own;

  if (side >= CO_N_SIDES)
    return pieces;

  own = &setup->sides[side];
  for (guint g = own->offset; g < own->offset + own->n_units; g++)
    if (acies_json_is_id (setup->units[g].id) && co_stand_find (setup,
                                                                setup->units[g].id) == (int) g)
      add_unit (pieces, root, part, setup, g);
  for (guint i = 0; i < own->n_commanders; i++)
    {
      const char *id = own->commanders[i].id;

      if (acies_json_is_id (id) && co_stand_find (setup, id) < 0 &&
          co_commander_find (setup, id) == (int) (CO_MAX_COMMANDERS * side + i))
        add_commander (pieces, setup, side, i);
    }

  return pieces;
}
