/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-json.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/lost-battles/lb-apply.h"
#include "engine/lost-battles/lb-attack.h"
#include "engine/lost-battles/lb-json-parts.h"
#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-names.h"
#include "engine/lost-battles/lb-orders.h"
#include "engine/lost-battles/lb-phases.h"
#include "engine/lost-battles/lb-setup.h"

#define MOST_PAID 99

#define MOST_KEYS 6

/* The members that an action of each kind may have beside "kind". */
static const char *const action_keys[][MOST_KEYS + 1] = {
  [LB_SWITCH_ORDER] = { NULL },
  [LB_KEEP_ORDER] = { NULL },
  [LB_ACTIVATE] = { "units", "commanders", "mode", "pay", NULL },
  [LB_MOVE_STRATEGIST] = { "commander", "to", NULL },
  [LB_END_TURN] = { NULL },
  [LB_DEPLOY] = { "zone", "facing", NULL },
  [LB_TURN] = { "to", NULL },
  [LB_ADVANCE] = { NULL },
  [LB_LEAVE] = { NULL },
  [LB_ATTACK] = { "unit", "bonus", "halved", "supporter", "pay", NULL },
  [LB_FINISH] = { NULL },
  [LB_DECISIVE] = { "choose", NULL },
  [LB_RECOVER] = { "commander", NULL },
  [LB_TAKE_HIT] = { "unit", NULL },
  [LB_LEAD] = { "zone", "unit", NULL },
  [LB_PURSUE] = { "units", "commanders", NULL },
};

/* What reading an action goes by. */
typedef struct
{
  const LbSetup         *setup;
  const LbState         *state;
  guint                  side;  /* who decides */
  const AciesJsonCursor *at;
  AciesProblems         *problems;
} LbActionReader;

/* One id of a unit of the deciding side. */
static gboolean
get_unit (const LbActionReader *reader, const AciesJsonCursor *at, guint *unit)
{
  const LbSideSetup *own = &reader->setup->sides[reader->side];
  const char        *id;
  int                index;

  if (!acies_json_get_string (at, &id, reader->problems))
    return FALSE;

  index = lb_unit_find (own, id);
  if (index >= 0)
    {
      *unit = (guint) index;
      return TRUE;
    }

  if (lb_unit_find (&reader->setup->sides[1 - reader->side], id) >= 0)
    acies_json_complain (at, reader->problems, "4.2.2",
                         /* Translators: %1$s is the id of a unit, %2$s the name of an army. */
                         _("the unit \"%1$s\" is the enemy's; %2$s has to decide now"), id, own->name);
  else
    /* Translators: %1$s is the name of an army, %2$s an id that none of its units has. */
    acies_json_complain (at, reader->problems, NULL, _("%1$s has no unit \"%2$s\""), own->name, id);

  return FALSE;
}

static gboolean
is_of_enemy (const LbActionReader *reader, const char *commander)
{
  return lb_commander_find (&reader->setup->sides[1 - reader->side], commander) >= 0;
}

static gboolean
get_commander (const LbActionReader *reader, const AciesJsonCursor *at, guint *commander)
{
  const LbSideSetup *own = &reader->setup->sides[reader->side];
  const char        *id;
  int                index;

  if (!acies_json_get_string (at, &id, reader->problems))
    return FALSE;

  index = lb_commander_find (own, id);
  if (index < 0)
    {
      /* 8.2: nobody moves the enemy's commanders; what names nobody at all is no matter of the rules. */
      acies_json_complain (at, reader->problems, is_of_enemy (reader, id) ? "8.2" : NULL,
                           /* Translators: %1$s is the name of an army, %2$s an id that none of its commanders has. */
                           _("%1$s has no commander \"%2$s\""), own->name, id);
      return FALSE;
    }
  *commander = (guint) index;

  return TRUE;
}

static gboolean
read_unit (const LbActionReader *reader, const char *key, AciesUnits *units)
{
  const AciesJsonCursor member = acies_json_member (reader->at, key);
  guint                 unit;

  if (!get_unit (reader, &member, &unit))
    return FALSE;
  *units = ACIES_UNIT_BIT (unit);

  return TRUE;
}

typedef gboolean (*LbGetIndex) (const LbActionReader *reader, const AciesJsonCursor *at,
                                guint *index);

/* A list of ids under @key; @get reads one. Absent is empty unless @is_required. */
static gboolean
read_set (const LbActionReader *reader, const char *key, gboolean is_required, LbGetIndex get,
          AciesUnits *set)
{
  const AciesJsonCursor member = acies_json_member (reader->at, key);
  AciesJsonCursor       list;

  *set = 0;
  if (!is_required && !acies_json_exists (&member))
    return TRUE;
  if (!acies_json_read_array (reader->at, key, ACIES_MAX_UNITS, &list, reader->problems))
    return FALSE;

  for (guint i = 0; i < acies_json_length (&list); i++)
    {
      const AciesJsonCursor element = acies_json_element (&list, i);
      guint                 index;

      if (!get (reader, &element, &index))
        return FALSE;
      if (*set & ACIES_UNIT_BIT (index))
        {
          acies_json_complain (&element, reader->problems, NULL, _("\"%s\" is named twice"),
                               json_node_get_string (element.node));
          return FALSE;
        }
      *set |= ACIES_UNIT_BIT (index);
    }

  return TRUE;
}

static gboolean
read_pay (const LbActionReader *reader, AciesAction *action)
{
  const LbSideSetup    *own = &reader->setup->sides[reader->side];
  const AciesJsonCursor member = acies_json_member (reader->at, "pay");
  AciesJsonCursor       pay;
  JsonObjectIter        iter;
  const char           *key;
  JsonNode             *node;

  if (!acies_json_exists (&member))
    return TRUE;
  if (!acies_json_read_object (reader->at, "pay", &pay, reader->problems))
    return FALSE;

  action->n_paid = 3;
  json_object_iter_init_ordered (&iter, json_node_get_object (pay.node));
  while (json_object_iter_next_ordered (&iter, &key, &node))
    {
      const AciesJsonCursor entry = acies_json_member (&pay, key);
      const gboolean        is_army = strcmp (key, LB_KEY_ARMY) == 0;
      const int             payer = is_army ? 2 : lb_commander_find (own, key);
      int                   orders = 0;

      if (payer < 0)
        {
          acies_json_complain (&entry, reader->problems, is_of_enemy (reader, key) ? "8.3" : NULL,
                               _("\"%1$s\" is no commander of %2$s, who pays with Orders of his own, nor \"army\""),
                               key, own->name);
          return FALSE;
        }
      if (!acies_json_read_int (&pay, key, 0, MOST_PAID, &orders, reader->problems))
        return FALSE;
      action->paid[payer] = (guint8) orders;
    }

  return TRUE;
}

static gboolean
read_zone (const LbActionReader *reader, const char *key, gint16 *zone)
{
  int value;

  if (!acies_json_read_enum (reader->at, key, lb_zone_names, &value, reader->problems))
    return FALSE;
  *zone = (gint16) value;

  return TRUE;
}

static gboolean
read_facing (const LbActionReader *reader, const char *key, gint16 *facing)
{
  int value;

  if (!acies_json_read_enum (reader->at, key, lb_facing_names, &value, reader->problems))
    return FALSE;
  *facing = (gint16) value;

  return TRUE;
}

/* 8.1: heroes come with their units, whether they are named or not. */
static void
drop_implied_heroes (const LbActionReader *reader, AciesAction *action)
{
  action->commanders &= ~(AciesUnits) lb_heroes_of (reader->setup, reader->state, reader->side,
                                                    action->units);
}

static gboolean
read_activate (const LbActionReader *reader, AciesAction *action)
{
  int mode = LB_NORMAL;

  if (!read_set (reader, "units", TRUE, get_unit, &action->units) ||
      !read_set (reader, "commanders", FALSE, get_commander, &action->commanders) ||
      !acies_json_read_enum_or (reader->at, "mode", lb_mode_names, &mode, reader->problems) ||
      !read_pay (reader, action))
    return FALSE;
  action->mode = (guint8) mode;
  drop_implied_heroes (reader, action);

  return TRUE;
}

static gboolean
read_move_strategist (const LbActionReader *reader, AciesAction *action)
{
  const AciesJsonCursor commander = acies_json_member (reader->at, "commander");
  const AciesJsonCursor to = acies_json_member (reader->at, "to");
  guint                 index;

  if (!get_commander (reader, &commander, &index))
    return FALSE;
  action->commanders = ACIES_UNIT_BIT (index);

  if (acies_json_exists (&to) && JSON_NODE_HOLDS_VALUE (to.node) &&
      g_strcmp0 (json_node_get_string (to.node), LB_KEY_OFF_FIELD) == 0)
    {
      action->args[0] = LB_OFF_FIELD;
      return TRUE;
    }

  return read_zone (reader, "to", &action->args[0]);
}

/* R14: a supporter that is not mentioned is left to the engine; null is none. */
static gboolean
read_supporter (const LbActionReader *reader, AciesAction *action)
{
  const AciesJsonCursor member = acies_json_member (reader->at, "supporter");
  guint                 unit;

  if (member.node == NULL)
    return TRUE;
  if (JSON_NODE_HOLDS_NULL (member.node))
    {
      action->args[4] = -1;
      return TRUE;
    }
  if (!get_unit (reader, &member, &unit))
    return FALSE;
  action->args[4] = (gint16) (1 + unit);

  return TRUE;
}

static gboolean
read_attack (const LbActionReader *reader, AciesAction *action)
{
  int      bonus = -1;
  gboolean halved = FALSE;

  if (!read_unit (reader, "unit", &action->units) ||
      !acies_json_read_int_or (reader->at, "bonus", 0, 2, &bonus, reader->problems) ||
      !acies_json_read_bool_or (reader->at, "halved", &halved, reader->problems) ||
      !read_supporter (reader, action) || !read_pay (reader, action))
    return FALSE;

  /* 8.5: the pair that a leading bodyguard must have need not be asked for. */
  if (bonus < 0 && reader->state->phase == LB_PHASE_GROUP)
    bonus = (int) lb_attack_bonuses (reader->setup, reader->state,
                                     acies_units_first (action->units));
  action->args[2] = (gint16) MAX (bonus, 0);
  action->args[3] = (gint16) halved;

  return TRUE;
}

static gboolean
read_recover (const LbActionReader *reader, AciesAction *action)
{
  const AciesJsonCursor member = acies_json_member (reader->at, "commander");
  guint                 commander;

  if (member.node != NULL && JSON_NODE_HOLDS_NULL (member.node))
    return TRUE;
  if (!get_commander (reader, &member, &commander))
    return FALSE;
  action->commanders = ACIES_UNIT_BIT (commander);

  return TRUE;
}

static gboolean
read_pursue (const LbActionReader *reader, AciesAction *action)
{
  if (!read_set (reader, "units", TRUE, get_unit, &action->units) ||
      !read_set (reader, "commanders", FALSE, get_commander, &action->commanders))
    return FALSE;
  drop_implied_heroes (reader, action);

  return TRUE;
}

static gboolean
read_members (const LbActionReader *reader, AciesAction *action)
{
  gboolean choose;

  switch ((LbActionKind) action->kind)
    {
    case LB_SWITCH_ORDER:
    case LB_KEEP_ORDER:
    case LB_END_TURN:
    case LB_ADVANCE:
    case LB_LEAVE:
    case LB_FINISH:
      return TRUE;

    case LB_ACTIVATE:
      return read_activate (reader, action);

    case LB_MOVE_STRATEGIST:
      return read_move_strategist (reader, action);

    case LB_DEPLOY:
      return read_zone (reader, "zone", &action->args[0]) && read_facing (reader, "facing", &action->args[1]);

    case LB_TURN:
      return read_facing (reader, "to", &action->args[1]);

    case LB_ATTACK:
      return read_attack (reader, action);

    case LB_DECISIVE:
      if (!acies_json_read_bool (reader->at, "choose", &choose, reader->problems))
        return FALSE;
      action->args[0] = (gint16) choose;
      return TRUE;

    case LB_RECOVER:
      return read_recover (reader, action);

    case LB_TAKE_HIT:
      return read_unit (reader, "unit", &action->units);

    case LB_LEAD:
      return read_zone (reader, "zone", &action->args[0]) && read_unit (reader, "unit", &action->units);

    case LB_PURSUE:
      return read_pursue (reader, action);
    }

  g_return_val_if_reached (FALSE);
}

gboolean
lb_action_read (const AciesSetup *setup, const AciesState *state, const AciesJsonCursor *at,
                AciesAction *action, AciesProblems *problems)
{
  const LbState  *now = LB_STATE (state);
  LbActionReader  reader = { LB_SETUP (setup), now, now->active, at, problems };
  AciesAction     read = { 0 };
  AciesDecision   decision;
  g_autofree char *found = NULL;
  int             kind;

  if (at->node == NULL || !JSON_NODE_HOLDS_OBJECT (at->node))
    {
      found = acies_json_found (at);
      acies_json_complain (at, problems, NULL, _("%s stands here; an object in { } is expected"), found);
      return FALSE;
    }
  if (!acies_json_read_enum (at, "kind", lb_action_names, &kind, problems))
    return FALSE;

  lb_decision (setup, state, &decision);
  if (decision.side != ACIES_NO_SIDE)
    reader.side = (guint) decision.side;
  read.kind = (guint8) kind;
  if (!acies_json_check_action (at, action_keys[kind], acies_name_of (lb_action_names, (int) kind),
                                problems) ||
      !read_members (&reader, &read))
    return FALSE;
  *action = read;

  return TRUE;
}

static void
write_attack (const LbSetup *setup, guint side, const AciesAction *action, JsonBuilder *builder)
{
  lb_json_put_unit (builder, "unit", setup, side, action->units);
  acies_json_put_int (builder, "bonus", action->args[2]);
  acies_json_put_bool (builder, "halved", action->args[3] != 0);
  if (action->args[4] > 0)
    lb_json_put_unit (builder, "supporter", setup, side, ACIES_UNIT_BIT (action->args[4] - 1));
  else if (action->args[4] < 0)
    acies_json_put_null (builder, "supporter");
}

static void
write_pay (const LbSetup *setup, guint side, const AciesAction *action, JsonBuilder *builder)
{
  const guint paid[3] = { action->paid[0], action->paid[1], action->paid[2] };

  if (action->n_paid != 0)
    lb_json_put_payment (builder, "pay", setup, side, paid);
}

static void
write_members (const LbSetup *setup, guint side, const AciesAction *action, JsonBuilder *builder)
{
  switch ((LbActionKind) action->kind)
    {
    case LB_SWITCH_ORDER:
    case LB_KEEP_ORDER:
    case LB_END_TURN:
    case LB_ADVANCE:
    case LB_LEAVE:
    case LB_FINISH:
      break;

    case LB_ACTIVATE:
      lb_json_put_units (builder, "units", setup, side, action->units);
      lb_json_put_commanders (builder, "commanders", setup, side, action->commanders);
      acies_json_put_string (builder, "mode", acies_name_of (lb_mode_names, action->mode));
      write_pay (setup, side, action, builder);
      break;

    case LB_MOVE_STRATEGIST:
      lb_json_put_commander (builder, "commander", setup, side, action->commanders);
      if (action->args[0] == LB_OFF_FIELD)
        acies_json_put_string (builder, "to", LB_KEY_OFF_FIELD);
      else
        lb_json_put_zone (builder, "to", action->args[0]);
      break;

    case LB_DEPLOY:
      lb_json_put_zone (builder, "zone", action->args[0]);
      lb_json_put_facing (builder, "facing", (guint) action->args[1]);
      break;

    case LB_TURN:
      lb_json_put_facing (builder, "to", (guint) action->args[1]);
      break;

    case LB_ATTACK:
      write_attack (setup, side, action, builder);
      write_pay (setup, side, action, builder);
      break;

    case LB_DECISIVE:
      acies_json_put_bool (builder, "choose", action->args[0] != 0);
      break;

    case LB_RECOVER:
      lb_json_put_commander (builder, "commander", setup, side, action->commanders);
      break;

    case LB_TAKE_HIT:
      lb_json_put_unit (builder, "unit", setup, side, action->units);
      break;

    case LB_LEAD:
      lb_json_put_zone (builder, "zone", action->args[0]);
      lb_json_put_unit (builder, "unit", setup, side, action->units);
      break;

    case LB_PURSUE:
      lb_json_put_units (builder, "units", setup, side, action->units);
      lb_json_put_commanders (builder, "commanders", setup, side, action->commanders);
      break;
    }
}

void
lb_action_write (const AciesSetup *setup, const AciesState *state, const AciesAction *action,
                 JsonBuilder *builder)
{
  AciesDecision decision;
  guint         side = LB_STATE (state)->active;

  lb_decision (setup, state, &decision);
  if (decision.side != ACIES_NO_SIDE)
    side = (guint) decision.side;

  json_builder_begin_object (builder);
  acies_json_put_string (builder, "kind", acies_name_of (lb_action_names, action->kind));
  write_members (LB_SETUP (setup), side, action, builder);
  json_builder_end_object (builder);
}
