/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-json-parts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/cohorts/co-apply.h"
#include "engine/cohorts/co-move.h"
#include "engine/cohorts/co-names.h"
#include "engine/cohorts/co-reasons.h"
#include "engine/cohorts/co-setup-parts.h"

#define MOST_KEYS 5
#define USUAL_EVADE 7620 /* C-EVA-2, 1/100 mm */

/* The members that an action of each kind may have beside "kind". */
static const char *const action_keys[CO_N_ACTIONS][MOST_KEYS] = {
  [CO_DEPLOY] = { "unit", "at", "facing" },
  [CO_DEPLOY_COMMANDER] = { "commander", "at" },
  [CO_MOVE] = { "unit", "path" },
  [CO_RELIEVE] = { "unit", "of" },
  [CO_FORD] = { "unit", "river" },
  [CO_MOVE_COMMANDER] = { "commander", "to" },
  [CO_EVADE] = { "unit", "distance" },
  [CO_STAND] = { "unit" },
  [CO_SHOOT] = { "unit", "target", "weapon" },
  [CO_MELEE] = { "melee" },
  [CO_CONFORM] = { "units" },
  [CO_FOLLOW] = { "units" },
};

/* What reading an action goes by. */
typedef struct
{
  const CoSetup         *setup;
  const CoState         *state;
  guint                  side;  /* who decides */
  const AciesJsonCursor *at;
  AciesProblems         *problems;
} ActionReader;

/* ---- Ids ---- */

/* A unit of @side, by its index there; FALSE after complaining under @rule. */
static gboolean
get_unit (const ActionReader *reader, const AciesJsonCursor *at, guint side, const char *rule,
          guint *unit)
{
  const char      *id = acies_json_text (at->node);
  const int        g = id != NULL ? co_stand_find (reader->setup, id) : -1;
  g_autofree char *found = NULL;

  if (g >= 0 && co_side_of (reader->setup, (guint) g) == side)
    {
      *unit = (guint) g - reader->setup->sides[side].offset;
      return TRUE;
    }

  found = acies_json_found (at);
  acies_json_complain (at, reader->problems, rule,
                       /* Translators: %1$s is the id of a unit in quotes, %2$s the name of an army. */
                       _("%1$s is no unit of %2$s"), found, reader->setup->sides[side].name);

  return FALSE;
}

static gboolean
read_unit (const ActionReader *reader, const char *rule, AciesAction *action)
{
  const AciesJsonCursor member = acies_json_member (reader->at, "unit");
  guint                 unit;

  if (!get_unit (reader, &member, reader->side, rule, &unit))
    return FALSE;
  action->units = ACIES_UNIT_BIT (unit);

  return TRUE;
}

/* "units": may be absent or empty. */
static gboolean
read_units (const ActionReader *reader, const char *rule, AciesAction *action)
{
  const AciesJsonCursor     member = acies_json_member (reader->at, "units");
  g_autoptr (AciesProblems) own = acies_problems_new ();
  AciesJsonCursor           list;
  guint                     unit;

  if (!acies_json_exists (&member))
    return TRUE;
  if (!acies_json_read_array (reader->at, "units", CO_MAX_UNITS, &list, own))
    {
      acies_problems_add_under (reader->problems, rule, own);
      return FALSE;
    }

  for (guint i = 0; i < acies_json_length (&list); i++)
    {
      const AciesJsonCursor at = acies_json_element (&list, i);

      if (!get_unit (reader, &at, reader->side, rule, &unit))
        return FALSE;
      action->units |= ACIES_UNIT_BIT (unit);
    }

  return TRUE;
}

/* ---- Places ---- */

static gboolean
read_place (const ActionReader *reader, AciesAction *action)
{
  g_autoptr (AciesProblems) own = acies_problems_new ();
  TtPose                    pose;

  if (!read_unit (reader, "C-SEQ-2", action))
    return FALSE;
  if (!tt_json_read_pose (reader->at, &pose, own))
    {
      acies_problems_add_under (reader->problems, "C-DEP-1", own);
      return FALSE;
    }
  action->words[0] = pose.x;
  action->words[1] = pose.y;
  action->words[2] = pose.facing;
  action->n_words = 3;

  return TRUE;
}

static gboolean
read_commander (const ActionReader *reader, const char *key, const char *rule, AciesAction *action)
{
  const AciesJsonCursor     member = acies_json_member (reader->at, "commander");
  g_autoptr (AciesProblems) own = acies_problems_new ();
  const char               *id = acies_json_text (member.node);
  const int                 found = id != NULL ? co_commander_find (reader->setup, id) : -1;
  TtPoint                   point;

  if (found < 0 || (guint) found / CO_MAX_COMMANDERS != reader->side)
    {
      g_autofree char *text = acies_json_found (&member);

      acies_json_complain (&member, reader->problems, "C-SEQ-2",
                           /* Translators: %1$s is the id of a commander in quotes, %2$s the name of an army. */
                           _("%1$s is no commander of %2$s"), text, reader->setup->sides[reader->side].name);
      return FALSE;
    }
  if (!tt_json_read_point (reader->at, key, &point, own))
    {
      acies_problems_add_under (reader->problems, rule, own);
      return FALSE;
    }
  action->commanders = ACIES_UNIT_BIT ((guint) found % CO_MAX_COMMANDERS);
  action->words[0] = point.x;
  action->words[1] = point.y;
  action->n_words = 2;

  return TRUE;
}

/* ---- Moves ---- */

/* 1.5: what is wrong with the unit is told before what is wrong with its path (C-MOV-3). */
static gboolean
is_refused_before (const ActionReader *reader, const AciesAction *action)
{
  AciesVerdict verdict = { 0 };

  co_move_check (reader->setup, reader->state, action, NULL, NULL, &verdict);

  return verdict.reason != CO_REASON_NONE && verdict.reason != CO_REASON_BAD_STEP;
}

static gboolean
read_move (const ActionReader *reader, AciesAction *action)
{
  static const TtNames none = { NULL, NULL };

  g_autoptr (AciesProblems) own = acies_problems_new ();
  TtPath                    path = { 0 };
  gboolean                  good;

  if (!read_unit (reader, "C-SEQ-2", action))
    return FALSE;

  good = tt_json_read_path (reader->at, &none, &path, own);
  co_path_pack (&path, acies_units_first (action->units), action);
  if (good || is_refused_before (reader, action))
    return TRUE;

  acies_problems_add_under (reader->problems, "C-MOV-3", own);

  return FALSE;
}

static gboolean
read_relief (const ActionReader *reader, AciesAction *action)
{
  const AciesJsonCursor member = acies_json_member (reader->at, "of");
  guint                 unit;

  if (!read_unit (reader, "C-SEQ-2", action) ||
      !get_unit (reader, &member, reader->side, "C-LIN-6", &unit))
    return FALSE;
  action->args[0] = (gint16) unit;

  return TRUE;
}

static gboolean
read_ford (const ActionReader *reader, AciesAction *action)
{
  const AciesJsonCursor member = acies_json_member (reader->at, "river");
  const char           *id = acies_json_text (member.node);
  const int             feature = id != NULL ? co_feature_find (reader->setup, id) : -1;

  if (!read_unit (reader, "C-SEQ-2", action))
    return FALSE;
  if (feature < 0 || reader->setup->features[feature].ground != CO_RIVER)
    {
      acies_json_complain (&member, reader->problems, "C-TER-4", _("no river of this map has this id"));
      return FALSE;
    }
  action->args[0] = (gint16) feature;

  return TRUE;
}

static gboolean
read_evasion (const ActionReader *reader, AciesAction *action)
{
  g_autoptr (AciesProblems) own = acies_problems_new ();

  if (!read_unit (reader, "C-EVA-1", action))
    return FALSE;

  action->words[0] = USUAL_EVADE;
  action->n_words = 1;
  if (tt_json_read_units_or (reader->at, "distance", TT_ANYWHERE, &action->words[0], own))
    return TRUE;
  acies_problems_add_under (reader->problems, "C-EVA-2", own);

  return FALSE;
}

/* ---- Shots and melees ---- */

/* A weapon that there is not is one that the unit has not, which is told in its turn (3.3). */
static gboolean
read_shot (const ActionReader *reader, AciesAction *action)
{
  const AciesJsonCursor target_at = acies_json_member (reader->at, "target");
  const AciesJsonCursor weapon_at = acies_json_member (reader->at, "weapon");
  int                   weapon = CO_N_WEAPONS;
  guint                 target;

  if (!read_unit (reader, "C-SEQ-2", action) ||
      !get_unit (reader, &target_at, 1 - reader->side, "C-SEQ-2", &target))
    return FALSE;

  action->args[0] = (gint16) target;
  if (acies_json_exists (&weapon_at))
    {
      acies_names_find (co_weapon_names, acies_json_text (weapon_at.node), &weapon);
      action->args[1] = (gint16) (1 + weapon);
    }

  return TRUE;
}

/* "m1" and so on; one that there is not is refused in its turn (C-MEL-1). */
static gboolean
read_melee (const ActionReader *reader, AciesAction *action)
{
  const AciesJsonCursor member = acies_json_member (reader->at, "melee");
  const char           *text = acies_json_text (member.node);
  char                  id[CO_MELEE_ID_LENGTH];
  guint                 melee = 0;

  while (melee < CO_MAX_MELEES && g_strcmp0 (text, co_json_melee_id (melee, id)) != 0)
    melee++;
  action->args[0] = (gint16) melee;

  return TRUE;
}

/* ---- The whole ---- */

static gboolean
read_members (const ActionReader *reader, AciesAction *action)
{
  switch ((CoActionKind) action->kind)
    {
    case CO_DEPLOY:
      return read_place (reader, action);
    case CO_DEPLOY_COMMANDER:
      return read_commander (reader, "at", "C-DEP-1", action);
    case CO_MOVE_COMMANDER:
      return read_commander (reader, "to", "C-CMD-5", action);
    case CO_MOVE:
      return read_move (reader, action);
    case CO_RELIEVE:
      return read_relief (reader, action);
    case CO_FORD:
      return read_ford (reader, action);
    case CO_EVADE:
      return read_evasion (reader, action);
    case CO_STAND:
      return read_unit (reader, "C-EVA-1", action);
    case CO_SHOOT:
      return read_shot (reader, action);
    case CO_MELEE:
      return read_melee (reader, action);
    case CO_CONFORM:
      return read_units (reader, "C-MEL-11", action);
    case CO_FOLLOW:
      return read_units (reader, "C-MEL-12", action);
    case CO_HOLD:
    case CO_END_PHASE:
      return TRUE;
    case CO_N_ACTIONS:
    default:
      g_return_val_if_reached (FALSE);
    }
}

/* C-SEQ-2, C-VIC-1: a kind that there is not is the wrong kind at any time. */
static gboolean
read_kind (const ActionReader *reader, int *kind)
{
  g_autoptr (AciesProblems) own = acies_problems_new ();

  if (acies_json_read_enum (reader->at, "kind", co_action_names, kind, own))
    return TRUE;
  acies_problems_add_under (reader->problems,
                            reader->state->phase == CO_PHASE_OVER ? "C-VIC-1" : "C-SEQ-2", own);

  return FALSE;
}

/* 3.6: odds of a melee can be asked whatever has to be decided. */
static gboolean
is_of_interest (const CoState *state, int kind)
{
  return kind == CO_MELEE || co_may_answer (state, (guint) kind);
}

gboolean
co_action_read (const AciesSetup *setup, const AciesState *state, const AciesJsonCursor *at,
                AciesAction *action, AciesProblems *problems)
{
  const ActionReader reader = {
    CO_SETUP (setup), CO_STATE (state), CO_STATE (state)->decider, at, problems,
  };
  AciesAction        read = { 0 };
  int                kind;

  if (at->node == NULL || !JSON_NODE_HOLDS_OBJECT (at->node))
    {
      g_autofree char *found = acies_json_found (at);

      acies_json_complain (at, problems, NULL, _("%s stands here; an object in { } is expected"), found);
      return FALSE;
    }
  if (!read_kind (&reader, &kind))
    return FALSE;

  read.kind = (guint8) kind;
  /* At another time nothing but that is wrong with it, whatever it says: check refuses the kind. */
  if (is_of_interest (reader.state, kind) &&
      (!acies_json_check_action (at, action_keys[kind],
                                 acies_name_of (co_action_names, (int) kind), problems) ||
       !read_members (&reader, &read)))
    return FALSE;
  *action = read;

  return TRUE;
}
