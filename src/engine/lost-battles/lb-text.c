/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-text.h"

#include <glib/gi18n-lib.h>

#include "engine/lost-battles/lb-apply.h"
#include "engine/lost-battles/lb-clauses.h"
#include "engine/lost-battles/lb-events.h"
#include "engine/lost-battles/lb-legal.h"
#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-names.h"
#include "engine/lost-battles/lb-reasons.h"
#include "engine/lost-battles/lb-words.h"

/* Short enough for a line of a sum. */
static const char *const modifier_words[LB_N_MODIFIERS] = {
  [LB_MOD_LEAD_UNFLANKED] = NC_ ("modifier", "lead unit, not hemmed in"),
  [LB_MOD_BONUS] = NC_ ("modifier", "bonus"),
  [LB_MOD_SECOND_BONUS] = NC_ ("modifier", "second bonus"),
  [LB_MOD_AGAINST_POOR] = NC_ ("modifier", "against poor troops"),
  [LB_MOD_INTO_FLANK] = NC_ ("modifier", "into flank or rear"),
  [LB_MOD_HOPLITES_V_HOPLITES] = NC_ ("modifier", "hoplites against hoplites"),
  [LB_MOD_FRESH_SPEAR_LEAD] = NC_ ("modifier", "fresh spears in front"),
  [LB_MOD_REAR_RANK_SUPPORT] = NC_ ("modifier", "ranks behind"),
  [LB_MOD_MOUNTED_V_HEAVY_INFANTRY] = NC_ ("modifier", "horse against heavy infantry"),
  [LB_MOD_DOWNHILL] = NC_ ("modifier", "downhill"),
  [LB_MOD_INTO_RIVER] = NC_ ("modifier", "into a river"),
  [LB_MOD_ARCHERS_V_LIGHT] = NC_ ("modifier", "archers against light troops"),
  [LB_MOD_MOVED] = NC_ ("modifier", "moved or turned"),
  [LB_MOD_DIFFICULT_GROUND] = NC_ ("modifier", "difficult ground"),
  [LB_MOD_HALVED_SIZE] = NC_ ("modifier", "at half size"),
  [LB_MOD_V_CATAPHRACTS] = NC_ ("modifier", "against cataphracts in front"),
  [LB_MOD_MOUNTED_V_ELEPHANTS] = NC_ ("modifier", "mounted against elephants in front"),
  [LB_MOD_INFANTRY_V_LEGIONARIES] = NC_ ("modifier", "against fresh legionaries in front"),
  [LB_MOD_AFRICAN_V_INDIAN] = NC_ ("modifier", "African against Indian elephants"),
  [LB_MOD_FATIGUED] = NC_ ("modifier", "fatigued army"),
  [LB_MOD_WET] = NC_ ("modifier", "wet weather"),
  [LB_MOD_ARMY_OUTNUMBERING] = NC_ ("modifier", "twice the enemy's numbers"),
  [LB_MOD_ARMY_SHATTERED_UNITS] = NC_ ("modifier", "units shattered so far"),
  [LB_MOD_ARMY_COMMANDERS_DOWN] = NC_ ("modifier", "commanders out of the battle"),
  [LB_MOD_ARMY_OUTNUMBERED] = NC_ ("modifier", "outnumbered two to one"),
  [LB_MOD_ARMY_CENTRE_OR_CAMP] = NC_ ("modifier", "centre or camp lost"),
  [LB_MOD_UNIT_QUALITY] = NC_ ("modifier", "steady troops"),
  [LB_MOD_UNIT_HEAVY_INFANTRY] = NC_ ("modifier", "heavy infantry"),
  [LB_MOD_UNIT_DISTANCE] = NC_ ("modifier", "far away"),
  [LB_MOD_UNIT_INSPIRED] = NC_ ("modifier", "great commander near"),
  [LB_MOD_UNIT_POOR] = NC_ ("modifier", "shaky troops"),
  [LB_MOD_UNIT_DISORDERED] = NC_ ("modifier", "disordered"),
  [LB_MOD_UNIT_SURROUNDED] = NC_ ("modifier", "between enemies"),
};

const char *
lb_modifier_text (guint name)
{
  g_return_val_if_fail (name < LB_N_MODIFIERS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "modifier", modifier_words[name]);
}

const char *
lb_modifier_rule (guint name)
{
  return lb_clauses[lb_modifier_clause (name)].number;
}

const char *
lb_refusal_clause (const AciesVerdict *verdict)
{
  return lb_reason_clause (verdict->reason);
}

/* The sentences come from a table, so their numbers are filled in by hand: a faulty catalogue cannot do harm. */
char *
lb_refusal_text (const AciesSetup *setup, const AciesVerdict *verdict)
{
  static const char *const places[] = { "%1$d", "%2$d", "%3$d", "%4$d" };
  const char *sentence = g_dpgettext2 (GETTEXT_PACKAGE, "refusal", lb_reason_sentence (verdict->reason));
  GString    *text = g_string_new (sentence);

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", verdict->numbers[i]);

      g_string_replace (text, places[i], number, 0);
    }

  return g_string_free (text, FALSE);
}

/* Whether any group could still be activated. */
static gboolean
can_activate (const AciesSetup *setup, const AciesState *state)
{
  g_autofree AciesActionList *list = g_new (AciesActionList, 1);

  lb_legal (setup, state, list);
  for (guint i = 0; i < list->n; i++)
    if (list->items[i].kind == LB_ACTIVATE)
      return TRUE;

  return FALSE;
}

static char *
activate_text (const AciesSetup *setup, const AciesState *state, const char *army)
{
  if (can_activate (setup, state))
    /* Translators: %s is the name of an army; so in the other questions. */
    return g_strdup_printf (_("%s: choose a group to activate, or end the turn."), army);

  return g_strdup_printf (_("%s: no group can be activated any more; end the turn."), army);
}

static char *
move_text (const LbSetup *setup, const LbState *state, const char *army)
{
  const LbActivation *group = &state->activation;
  g_autofree char    *troops = lb_group_words (setup, state->active, group->units,
                                               group->commander);

  if (group->zone == LB_OFF_FIELD)
    /* Translators: %2$s are units: "4 × African foot". */
    return g_strdup_printf (_("%1$s: choose where to bring on %2$s."), army, troops);
  if (group->pending_turn)
    return g_strdup_printf (_("%1$s: attack with %2$s now; the turn was made for that."), army, troops);

  return g_strdup_printf (_("%1$s: move, turn or attack with %2$s, or finish."), army, troops);
}

/* Questions about one unit or zone. */
static char *
question_text (const LbSetup *setup, const LbState *state, const AciesDecision *decision,
               const char *army)
{
  const guint      side = (guint) decision->side;
  g_autofree char *zone = lb_zone_words (setup, decision->cell);
  g_autofree char *units = lb_units_words (setup, side, decision->units);
  int              commander;

  switch (decision->kind)
    {
    case LB_DECIDE_DECISIVE:
      /* Translators: %2$s is a unit. */
      return g_strdup_printf (_("%1$s: shall the attack of %2$s be decisive?"), army, units);

    case LB_DECIDE_RECOVER:
      commander = lb_commander_in (state, side, (guint) decision->cell);
      /* Translators: %2$s is a commander, %3$s a unit. */
      return g_strdup_printf (_("%1$s: shall %2$s try to undo the hit on %3$s?"), army,
                              commander >= 0 ? setup->sides[side].commanders[commander].name : "", units);

    case LB_DECIDE_SECOND_HIT:
      /* Translators: %2$s is a zone: "the centre of Rome"; so in the next ones. */
      return g_strdup_printf (_("%1$s: choose which unit in %2$s takes the second hit."), army, zone);

    case LB_DECIDE_LEAD:
      return g_strdup_printf (_("%1$s: choose the lead unit in %2$s."), army, zone);

    case LB_DECIDE_PURSUE:
      return g_strdup_printf (_("%1$s: choose who advances into %2$s, or stay."), army, zone);

    default:
      g_return_val_if_reached (NULL);
    }
}

char *
lb_decision_text (const AciesSetup *setup, const AciesState *state)
{
  AciesDecision decision;
  const char   *army;

  lb_decision (setup, state, &decision);
  if (decision.over)
    return g_strdup (_("The battle is over."));

  army = LB_SETUP (setup)->sides[decision.side].name;
  switch ((LbDecisionKind) decision.kind)
    {
    case LB_DECIDE_TURN_ORDER:
      return g_strdup_printf (_("%s: take the first move from now on, or keep the order of the turn."), army);

    case LB_DECIDE_ACTIVATE:
      return activate_text (setup, state, army);

    case LB_DECIDE_MOVE:
      return move_text (LB_SETUP (setup), LB_STATE (state), army);

    case LB_DECIDE_ATTACK:
      return g_strdup_printf (_("%s: choose the next attacker, or finish the attack."), army);

    case LB_DECIDE_DECISIVE:
    case LB_DECIDE_RECOVER:
    case LB_DECIDE_SECOND_HIT:
    case LB_DECIDE_LEAD:
    case LB_DECIDE_PURSUE:
      return question_text (LB_SETUP (setup), LB_STATE (state), &decision, army);

    case LB_DECIDE_OVER:
      break;
    }

  g_return_val_if_reached (NULL);
}

const char *
lb_decision_clause (const AciesSetup *setup, const AciesState *state)
{
  static const guint clauses[] = {
    [LB_DECIDE_TURN_ORDER] = LB_CLAUSE_8_9_1,
    [LB_DECIDE_ACTIVATE] = LB_CLAUSE_4_2_4,
    [LB_DECIDE_MOVE] = LB_CLAUSE_5_2_1,
    [LB_DECIDE_ATTACK] = LB_CLAUSE_6_1_1,
    [LB_DECIDE_DECISIVE] = LB_CLAUSE_6_7,
    [LB_DECIDE_RECOVER] = LB_CLAUSE_8_6_3,
    [LB_DECIDE_SECOND_HIT] = LB_CLAUSE_6_6_1,
    [LB_DECIDE_LEAD] = LB_CLAUSE_6_4_1,
    [LB_DECIDE_PURSUE] = LB_CLAUSE_6_9_1,
    [LB_DECIDE_OVER] = LB_CLAUSE_11_2,
  };
  AciesDecision decision;

  lb_decision (setup, state, &decision);

  g_return_val_if_fail (decision.kind < G_N_ELEMENTS (clauses), NULL);

  return lb_clauses[clauses[decision.kind]].number;
}
