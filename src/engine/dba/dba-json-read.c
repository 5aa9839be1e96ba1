/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-json-parts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/dba/dba-names.h"
#include "engine/dba/dba-sequence.h"
#include "engine/dba/dba-setup-parts.h"

#define MOST_AIDS 2
#define MOST_BONUS 9
#define MOST_KEYS 6

/* The members that an action of each kind may have beside "kind". */
static const char *const action_keys[DBA_N_ACTIONS][MOST_KEYS] = {
  [DBA_CHOOSE_TERRAIN] = { "board", "first-edge" },
  [DBA_ASSIGN_EDGES] = { "edges" },
  [DBA_PLACE_CAMP] = { "offset" },
  [DBA_DEPLOY] = { "placements", "garrison" },
  [DBA_MOVE] = { "elements", "path", "mode", "bonus-points", "contact" },
  [DBA_BREAK_OFF] = { "elements", "path", "mode", "bonus-points", "contact" },
  [DBA_LEAVE_CAMP] = { "element" },
  [DBA_ENTER_CAMP] = { "element" },
  [DBA_SHOOT] = { "shooter", "aiding", "target" },
  [DBA_FIGHT] = { "a", "b" },
};

/* The kinds of action that answer each decision, a bit each. */
static const guint kinds_of_decision[] = {
  [DBA_DECIDE_BEGIN] = 1 << DBA_BEGIN,
  [DBA_DECIDE_CHOOSE_TERRAIN] = 1 << DBA_CHOOSE_TERRAIN,
  [DBA_DECIDE_ASSIGN_EDGES] = 1 << DBA_ASSIGN_EDGES,
  [DBA_DECIDE_PLACE_CAMP] = 1 << DBA_PLACE_CAMP,
  [DBA_DECIDE_DEPLOY] = 1 << DBA_DEPLOY,
  [DBA_DECIDE_MOVE] = 1 << DBA_MOVE | 1 << DBA_BREAK_OFF | 1 << DBA_LEAVE_CAMP |
                      1 << DBA_ENTER_CAMP | 1 << DBA_END_MOVES,
  [DBA_DECIDE_SHOOT] = 1 << DBA_SHOOT | 1 << DBA_END_SHOOTING,
  [DBA_DECIDE_FIGHT] = 1 << DBA_FIGHT,
  [DBA_DECIDE_OVER] = 0,
};

static const AciesName road_mode[] = { { "road", TRUE }, { NULL, 0 } };

/* What reading an action goes by. */
typedef struct
{
  const DbaSetup        *setup;
  const DbaState        *state;
  guint                  side;  /* who decides */
  const AciesJsonCursor *at;
  AciesProblems         *problems;
} ActionReader;

/* ---- Ids ---- */

/* The element called as @at says; -1 after complaining under @rule that there is none. */
static int
get_element (const ActionReader *reader, const AciesJsonCursor *at, const char *rule)
{
  const char *id = acies_json_text (at->node);
  const int   g = id != NULL ? dba_element_find (reader->setup, id) : -1;

  if (g < 0)
    {
      g_autofree char *found = acies_json_found (at);

      acies_json_complain (at, reader->problems, rule, _("%s is no element of this battle"), found);
    }

  return g;
}

/* A unit of @side; FALSE after complaining. */
static gboolean
get_unit (const ActionReader *reader, const AciesJsonCursor *at, guint side, const char *rule,
          guint *unit)
{
  const int g = get_element (reader, at, rule);

  if (g < 0)
    return FALSE;
  if (dba_side_of (reader->setup, (guint) g) != side)
    {
      acies_json_complain (at, reader->problems, rule,
                           /* Translators: %1$s is the id of an element, %2$s the name of an army. */
                           _("the element \"%1$s\" does not belong to %2$s"), reader->setup->units[g].id,
                           reader->setup->sides[side].name);
      return FALSE;
    }
  *unit = (guint) g - reader->setup->sides[side].offset;

  return TRUE;
}

static gboolean
read_unit (const ActionReader *reader, const char *key, guint side, const char *rule, guint *unit)
{
  const AciesJsonCursor member = acies_json_member (reader->at, key);

  return get_unit (reader, &member, side, rule, unit);
}

/* ---- The set-up ---- */

/* A list of exactly two edges (D-SET-3). */
static gboolean
read_edges (const ActionReader *reader, AciesAction *action)
{
  const AciesJsonCursor list = acies_json_member (reader->at, "edges");

  for (guint i = 0; i < 2; i++)
    {
      const AciesJsonCursor at = acies_json_element (&list, i);
      int                   edge;

      if (acies_json_length (&list) != 2 ||
          !acies_names_find (dba_edge_names, acies_json_text (at.node), &edge))
        {
          acies_json_complain (&list, reader->problems, "D-SET-3",
                               _("two edges are expected, like [\"north\", \"east\"]"));
          return FALSE;
        }
      action->args[i] = (gint16) edge;
    }

  return TRUE;
}

static gboolean
read_terrain (const ActionReader *reader, AciesAction *action)
{
  g_autoptr (AciesProblems) own = acies_problems_new ();
  int                       board = 0, edge = 0;

  if (!acies_json_read_int (reader->at, "board", 0, (int) reader->setup->n_boards - 1, &board, own) ||
      !acies_json_read_enum (reader->at, "first-edge", dba_edge_names, &edge, own))
    {
      acies_problems_add_under (reader->problems, "D-SET-2", own);
      return FALSE;
    }
  action->args[0] = (gint16) board;
  action->args[1] = (gint16) edge;

  return TRUE;
}

static gboolean
read_offset (const ActionReader *reader, AciesAction *action)
{
  g_autoptr (AciesProblems) own = acies_problems_new ();
  const gboolean good = tt_json_read_units (reader->at, "offset", TT_ANYWHERE, &action->words[0], own);

  acies_problems_add_under (reader->problems, "D-SET-8", own);
  action->n_words = 1;

  return good;
}

/* "followers", "none", a unit; absent: what the scenario says. */
static gboolean
read_garrison (const ActionReader *reader, AciesAction *action)
{
  const AciesJsonCursor member = acies_json_member (reader->at, "garrison");
  int                   garrison;
  guint                 unit;

  action->args[0] = DBA_GARRISON_UNSAID;
  if (!acies_json_exists (&member))
    return TRUE;
  if (acies_names_find (dba_garrison_names, acies_json_text (member.node), &garrison))
    {
      action->args[0] = (gint16) garrison;
      return TRUE;
    }
  if (!get_unit (reader, &member, reader->side, "D-SET-4", &unit))
    return FALSE;
  action->args[0] = DBA_GARRISON_ELEMENT;
  action->args[1] = (gint16) unit;

  return TRUE;
}

/* Every member of "placements" must be a unit of the side. */
static gboolean
check_placements (const ActionReader *reader, const AciesJsonCursor *placements)
{
  JsonObjectIter iter;
  const char    *key;
  JsonNode      *node;

  json_object_iter_init_ordered (&iter, json_node_get_object (placements->node));
  while (json_object_iter_next_ordered (&iter, &key, &node))
    {
      const AciesJsonCursor member = acies_json_member (placements, key);

      if (dba_unit_find (reader->setup, reader->side, key) >= 0)
        continue;
      acies_json_complain (&member, reader->problems, "D-SET-4", _("%1$s has no element \"%2$s\""),
                           reader->setup->sides[reader->side].name, key);
      return FALSE;
    }

  return TRUE;
}

/* D-SET-4 */
static gboolean
read_deploy (const ActionReader *reader, AciesAction *action)
{
  const DbaSideSetup       *side = &reader->setup->sides[reader->side];
  g_autoptr (AciesProblems) own = acies_problems_new ();
  AciesJsonCursor           placements;

  if (!acies_json_read_object (reader->at, "placements", &placements, own))
    {
      acies_problems_add_under (reader->problems, "D-SET-4", own);
      return FALSE;
    }
  if (!check_placements (reader, &placements))
    return FALSE;

  for (guint unit = 0; unit < side->n_units; unit++)
    {
      const char           *id = reader->setup->units[side->offset + unit].id;
      const AciesJsonCursor at = acies_json_member (&placements, id);
      TtPose                pose;

      if (at.node == NULL)
        continue;
      if (!tt_json_read_pose (&at, &pose, own))
        {
          acies_problems_add_under (reader->problems, "D-SET-4", own);
          return FALSE;
        }
      action->units |= ACIES_UNIT_BIT (unit);
      action->words[action->n_words++] = pose.x;
      action->words[action->n_words++] = pose.y;
      action->words[action->n_words++] = pose.facing;
    }

  return read_garrison (reader, action);
}

/* ---- Moves ---- */

/* D-MOV-8: own ones, each once; whether they may move is not asked here. */
static gboolean
read_elements (const ActionReader *reader, DbaPath *path)
{
  const AciesJsonCursor list = acies_json_member (reader->at, "elements");
  const guint           offset = reader->setup->sides[reader->side].offset;
  AciesUnits            named = 0;
  guint                 unit;

  if (acies_json_length (&list) == 0 || acies_json_length (&list) > DBA_MAX_UNITS)
    {
      acies_json_complain (&list, reader->problems, "D-MOV-8", _("a list of 1 to %d elements is expected"), DBA_MAX_UNITS);
      return FALSE;
    }

  for (guint i = 0; i < acies_json_length (&list); i++)
    {
      const AciesJsonCursor at = acies_json_element (&list, i);

      if (!get_unit (reader, &at, reader->side, "D-MOV-8", &unit))
        return FALSE;
      if (named & ACIES_UNIT_BIT (unit))
        {
          acies_json_complain (&at, reader->problems, "D-MOV-8", _("\"%s\" is named twice"),
                               acies_json_text (at.node));
          return FALSE;
        }
      named |= ACIES_UNIT_BIT (unit);
      path->elements[path->n_elements++] = (guint8) (offset + unit);
    }

  return TRUE;
}

/* Files are of own elements, and no more than an army has (D-GRP-5). */
static gboolean
check_reform (const ActionReader *reader, const TtReform *reform)
{
  const AciesJsonCursor at = acies_json_member (reader->at, "path");
  guint                 n = 0;
  gboolean              good = reform->n_files <= DBA_MAX_UNITS;

  for (guint i = 0; i < reform->n_files; i++)
    n += reform->lengths[i];
  good = good && n <= DBA_MAX_UNITS;
  for (guint i = 0; i < n && good; i++)
    good = dba_side_of (reader->setup, reform->bodies[i]) == reader->side;
  good = good && (n == 0 || dba_side_of (reader->setup, reform->anchor) == reader->side);
  if (!good)
    acies_json_complain (&at, reader->problems, "D-GRP-5", _("elements regroup among themselves, each named once"));

  return good;
}

static gboolean
read_path (const ActionReader *reader, DbaPath *path)
{
  g_autoptr (AciesProblems) own = acies_problems_new ();
  DbaPathNames              names;

  dba_json_path_names (reader->setup, reader->state, &names);
  if (!tt_json_read_path (reader->at, &names.names, &path->path, own))
    {
      acies_problems_add_under (reader->problems, "D-MOV-7", own);
      return FALSE;
    }

  return check_reform (reader, &path->path.reform);
}

static gboolean
read_contact (const ActionReader *reader, DbaPath *path)
{
  const AciesJsonCursor     member = acies_json_member (reader->at, "contact");
  const ActionReader        inner = { reader->setup, reader->state, reader->side, &member,
                                      reader->problems };
  g_autoptr (AciesProblems) own = acies_problems_new ();
  guint                     by, enemy;
  int                       edge;

  path->contact_by = path->contact_enemy = DBA_NOBODY;
  if (!acies_json_exists (&member))
    return TRUE;
  if (!read_unit (&inner, "by", reader->side, "D-MOV-8", &by) ||
      !read_unit (&inner, "enemy", 1 - reader->side, "D-MOV-8", &enemy))
    return FALSE;
  if (!acies_json_read_enum (&member, "edge", tt_edge_names, &edge, own))
    {
      acies_problems_add_under (reader->problems, "D-MOV-7", own);
      return FALSE;
    }
  path->contact_by = (guint8) (reader->setup->sides[reader->side].offset + by);
  path->contact_enemy = (guint8) (reader->setup->sides[1 - reader->side].offset + enemy);
  path->contact_edge = (guint8) edge;

  return TRUE;
}

static gboolean
read_move (const ActionReader *reader, AciesAction *action)
{
  g_autoptr (AciesProblems) own = acies_problems_new ();
  DbaPath                   path = { 0 };
  int                       by_road = FALSE, bonus = 0;

  if (!read_elements (reader, &path) || !read_path (reader, &path) || !read_contact (reader, &path))
    return FALSE;
  if (!acies_json_read_enum_or (reader->at, "mode", road_mode, &by_road, own))
    {
      acies_problems_add_under (reader->problems, "D-MOV-7", own);
      return FALSE;
    }
  if (!acies_json_read_int_or (reader->at, "bonus-points", 0, MOST_BONUS, &bonus, own))
    {
      acies_problems_add_under (reader->problems, "D-ROD-3", own);
      return FALSE;
    }
  path.by_road = by_road;
  path.bonus_points = (guint8) bonus;
  dba_path_pack (reader->setup, &path, reader->side, action);

  return TRUE;
}

static gboolean
read_camp_move (const ActionReader *reader, AciesAction *action)
{
  guint unit;

  if (!read_unit (reader, "element", reader->side, "D-MOV-8", &unit))
    return FALSE;
  action->units = ACIES_UNIT_BIT (unit);

  return TRUE;
}

/* ---- Shots and fights ---- */

/* D-SHO-1 for all ids, then D-SHO-9 for their number. */
static gboolean
read_aids (const ActionReader *reader, AciesAction *action)
{
  const AciesJsonCursor member = acies_json_member (reader->at, "aiding");
  g_autoptr (AciesProblems) own = acies_problems_new ();
  AciesJsonCursor       list;
  guint                 unit;

  if (!acies_json_exists (&member))
    return TRUE;
  if (!acies_json_read_array (reader->at, "aiding", G_MAXUINT, &list, own))
    {
      acies_problems_add_under (reader->problems, "D-SHO-9", own);
      return FALSE;
    }

  for (guint i = 0; i < acies_json_length (&list); i++)
    {
      const AciesJsonCursor at = acies_json_element (&list, i);

      if (!get_unit (reader, &at, reader->side, "D-SHO-1", &unit))
        return FALSE;
      if (i < MOST_AIDS)
        action->args[1 + i] = (gint16) (1 + unit);
    }
  if (acies_json_length (&list) <= MOST_AIDS)
    return TRUE;

  acies_json_complain (&list, reader->problems, "D-SHO-9", _("at most %d others may aid a shooter"), MOST_AIDS);

  return FALSE;
}

static gboolean
read_shot (const ActionReader *reader, AciesAction *action)
{
  guint shooter, target;

  if (!read_unit (reader, "shooter", reader->side, "D-SHO-1", &shooter) ||
      !read_unit (reader, "target", 1 - reader->side, "D-SHO-1", &target) || !read_aids (reader, action))
    return FALSE;
  action->units = ACIES_UNIT_BIT (shooter);
  action->args[0] = (gint16) target;

  return TRUE;
}

/* The camp called "camp-" and a side; DBA_NOBODY if @text is no camp. */
static guint
find_camp (const DbaSetup *setup, const char *text)
{
  const int side = text != NULL && g_str_has_prefix (text, "camp-")
                     ? dba_side_find (setup, text + strlen ("camp-")) : -1;

  return side >= 0 ? DBA_CAMP (side) : DBA_NOBODY;
}

/* One of those who fight: a unit of @side, or -1 and the @camp. */
static gboolean
read_fighter (const ActionReader *reader, const char *key, guint side, gint16 *arg, guint *camp)
{
  const AciesJsonCursor member = acies_json_member (reader->at, key);
  const char           *text = acies_json_text (member.node);
  guint                 unit;

  if (text != NULL && dba_element_find (reader->setup, text) < 0)
    {
      const guint found = find_camp (reader->setup, text);

      if (found != DBA_NOBODY)
        {
          *arg = -1;
          *camp = found;
          return TRUE;
        }
    }
  if (!get_unit (reader, &member, side, "D-CMB-1", &unit))
    return FALSE;
  *arg = (gint16) unit;

  return TRUE;
}

static gboolean
read_fight (const ActionReader *reader, AciesAction *action)
{
  guint camp = DBA_NOBODY;

  if (!read_fighter (reader, "a", reader->side, &action->args[0], &camp) ||
      !read_fighter (reader, "b", 1 - reader->side, &action->args[1], &camp))
    return FALSE;
  if (camp == DBA_NOBODY || dba_json_camp_of_pair (reader->setup, reader->state, action) == camp)
    return TRUE;

  acies_json_complain (reader->at, reader->problems, "D-CMB-1", _("these two have no fight to settle now"));

  return FALSE;
}

/* ---- The whole ---- */

static gboolean
read_members (const ActionReader *reader, AciesAction *action)
{
  switch ((DbaActionKind) action->kind)
    {
    case DBA_BEGIN:
    case DBA_END_MOVES:
    case DBA_END_SHOOTING:
      return TRUE;
    case DBA_CHOOSE_TERRAIN:
      return read_terrain (reader, action);
    case DBA_ASSIGN_EDGES:
      return read_edges (reader, action);
    case DBA_PLACE_CAMP:
      return read_offset (reader, action);
    case DBA_DEPLOY:
      return read_deploy (reader, action);
    case DBA_MOVE:
    case DBA_BREAK_OFF:
      return read_move (reader, action);
    case DBA_LEAVE_CAMP:
    case DBA_ENTER_CAMP:
      return read_camp_move (reader, action);
    case DBA_SHOOT:
      return read_shot (reader, action);
    case DBA_FIGHT:
      return read_fight (reader, action);
    case DBA_N_ACTIONS:
    default:
      g_return_val_if_reached (FALSE);
    }
}

/* D-SEQ-2, D-VIC-2: a kind that there is not is the wrong kind at any time. */
static gboolean
read_kind (const ActionReader *reader, const AciesDecision *decision, int *kind)
{
  g_autoptr (AciesProblems) own = acies_problems_new ();

  if (acies_json_read_enum (reader->at, "kind", dba_action_names, kind, own))
    return TRUE;
  acies_problems_add_under (reader->problems, decision->over ? "D-VIC-2" : "D-SEQ-2", own);

  return FALSE;
}

gboolean
dba_action_read (const AciesSetup *setup, const AciesState *state, const AciesJsonCursor *at,
                 AciesAction *action, AciesProblems *problems)
{
  ActionReader  reader = { DBA_SETUP (setup), DBA_STATE (state), 0, at, problems };
  AciesAction   read = { 0 };
  AciesDecision decision;
  int           kind;

  if (at->node == NULL || !JSON_NODE_HOLDS_OBJECT (at->node))
    {
      g_autofree char *found = acies_json_found (at);

      acies_json_complain (at, problems, NULL, _("%s stands here; an object in { } is expected"), found);
      return FALSE;
    }

  dba_decision (setup, state, &decision);
  if (!read_kind (&reader, &decision, &kind))
    return FALSE;
  read.kind = (guint8) kind;
  if ((kinds_of_decision[decision.kind] >> kind & 1) != 0)
    {
      reader.side = (guint) decision.side;
      if (!acies_json_check_action (at, action_keys[kind],
                                    acies_name_of (dba_action_names, (int) kind), problems) ||
          !read_members (&reader, &read))
        return FALSE;
    }
  /* At another time nothing but that is wrong with it, whatever it says: check refuses the kind. */
  *action = read;

  return TRUE;
}
