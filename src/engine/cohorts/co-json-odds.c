/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-json-parts.h"

#include "engine/cohorts/co-apply.h"
#include "engine/cohorts/co-move.h"
#include "engine/cohorts/co-names.h"
#include "engine/cohorts/co-victory.h"

/* Wire names of what becomes of a loser, and of what a shot does, by CoOddsResult. */
static const AciesName own_results[] = {
  { "destroyed", CO_ODDS_DESTROYED }, { "rout", CO_ODDS_ROUT }, { "push-back", CO_ODDS_PUSH_BACK },
  { "stay", CO_ODDS_STAY }, { NULL, 0 },
};

static const AciesName other_results[] = {
  { "stay", CO_ODDS_OTHER_STAYS }, { "push-back", CO_ODDS_OTHER_PUSHED },
  { "rout", CO_ODDS_OTHER_ROUTS }, { "destroyed", CO_ODDS_OTHER_DESTROYED }, { NULL, 0 },
};

static const AciesName shot_results[] = {
  { "miss", CO_ODDS_MISS }, { "hit", CO_ODDS_HIT }, { "crew", CO_ODDS_CREW },
  { "rout", CO_ODDS_ELEPHANT_ROUTS }, { "destroyed", CO_ODDS_SHOT_DESTROYS }, { "killed",
                                                                                CO_ODDS_KILLED },
  { NULL, 0 },
};

static double
chance_of (const AciesOdds *odds, int result)
{
  for (guint i = 0; i < odds->n_results; i++)
    if (odds->results[i].name == result)
      return odds->results[i].chance;

  return 0;
}

/* What becomes of one who loses, destruction only where it threatens. Returns: the chances
 * together */
static double
put_loss (JsonBuilder *builder, const char *side, const AciesOdds *odds, const AciesName *names)
{
  double sum = 0;

  json_builder_set_member_name (builder, side);
  json_builder_begin_object (builder);
  for (guint i = 0; names[i].name != NULL; i++)
    {
      const double   chance = chance_of (odds, names[i].value);
      const gboolean grave = names[i].value == CO_ODDS_DESTROYED ||
        names[i].value == CO_ODDS_OTHER_DESTROYED;

      if (!grave || chance > 0)
        acies_json_put_double (builder, names[i].name, chance);
      sum += chance;
    }
  json_builder_end_object (builder);

  return sum;
}

/* ---- A shot ---- */

static void
put_shot (JsonBuilder *builder, const AciesOdds *odds)
{
  const int weapon = odds->kind - CO_ODDS_OF_SHOT;

  acies_json_put_string (builder, "weapon", acies_name_of (co_weapon_names, weapon));
  acies_json_put_int (builder, "rolls", weapon == CO_PILA ? 2 : 1);
  acies_json_put_int (builder, "modifier", odds->modifier);
  co_json_put_modifiers (builder, odds->modifiers, odds->n_modifiers);
  json_builder_set_member_name (builder, "outcomes");
  json_builder_begin_object (builder);
  for (guint i = 0; i < odds->n_results; i++)
    acies_json_put_double (builder, acies_name_of (shot_results, odds->results[i].name),
                           odds->results[i].chance);
  json_builder_end_object (builder);
}

/* ---- A melee ---- */

/* The sum of the parts called @name on the die of @side. */
static int
on_die (const AciesOdds *odds, guint side, CoModifierName name)
{
  const gboolean       other = (int) side == odds->target_side;
  const AciesModifier *parts = other ? odds->other_modifiers : odds->modifiers;
  const guint          n = other ? odds->n_other_modifiers : odds->n_modifiers;
  int                  sum = 0;

  for (guint i = 0; i < n; i++)
    if (parts[i].name == name)
      sum += parts[i].value;

  return sum;
}

static void
put_share (JsonBuilder *builder, const CoSetup *setup, const AciesOddsShare *share)
{
  json_builder_begin_object (builder);
  co_json_put_stand (builder, "unit", setup, co_stand (setup, (guint) share->side, share->unit));
  acies_json_put_int (builder, "figures", share->count);
  acies_json_put_int (builder, "value", share->value);
  json_builder_set_member_name (builder, "bonuses");
  json_builder_begin_array (builder);
  for (guint i = 0; i < share->n_bonuses; i++)
    {
      json_builder_begin_object (builder);
      acies_json_put_string (builder, "rule", co_modifier_rule (share->bonuses[i].name));
      acies_json_put_int (builder, "per-figure", share->bonuses[i].value);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  acies_json_put_int (builder, "points", share->points);
  json_builder_end_object (builder);
}

static void
put_contributions (JsonBuilder *builder, const CoSetup *setup, const AciesOdds *odds)
{
  json_builder_set_member_name (builder, "contributions");
  json_builder_begin_object (builder);
  for (guint side = 0; side < CO_N_SIDES; side++)
    {
      json_builder_set_member_name (builder, setup->sides[side].id);
      json_builder_begin_array (builder);
      for (guint i = 0; i < odds->n_shares; i++)
        if (odds->shares[i].side == (int) side)
          put_share (builder, setup, &odds->shares[i]);
      json_builder_end_array (builder);
    }
  json_builder_end_object (builder);
}

/* The deciding side is the one that does not stand as target; a number of its is the first of a
 * pair. */
static void
put_melee (JsonBuilder *builder, const CoSetup *setup, const AciesOdds *odds)
{
  const guint other = (guint) odds->target_side;
  double      loses[CO_N_SIDES];

  json_builder_set_member_name (builder, "outcomes");
  json_builder_begin_object (builder);
  for (guint side = 0; side < CO_N_SIDES; side++)
    loses[side] = put_loss (builder, setup->sides[side].id, odds,
                            side == other ? other_results : own_results);
  json_builder_end_object (builder);

  json_builder_set_member_name (builder, "win");
  json_builder_begin_object (builder);
  for (guint side = 0; side < CO_N_SIDES; side++)
    acies_json_put_double (builder, setup->sides[side].id, loses[1 - side]);
  json_builder_end_object (builder);
  acies_json_put_double (builder, "drawn", chance_of (odds, CO_ODDS_DRAWN));

  co_json_put_pair (builder, "points", setup, odds->points[other == 0], odds->points[other == 1]);
  co_json_put_pair (builder, "x", setup, ABS (on_die (odds, 0, CO_MOD_PUSHED_BACK)),
                    ABS (on_die (odds, 1, CO_MOD_PUSHED_BACK)));
  co_json_put_pair (builder, "die-bonus", setup, on_die (odds, 0, CO_MOD_COMMANDER_DIE),
                    on_die (odds, 1, CO_MOD_COMMANDER_DIE));
  put_contributions (builder, setup, odds);
}

/* ---- Notes ---- */

/* In the words of 3.6 for a move, beside them what the others tell. */
static const AciesName note_names[] = {
  { "contact", CO_NOTE_CONTACT },
  { "may-evade", CO_NOTE_MAY_EVADE },
  { "elephant-test", CO_NOTE_ELEPHANT_TEST },
  { "flank-test", CO_NOTE_FLANK_TEST },
  { "may-answer", CO_NOTE_MAY_ANSWER },
  { "may-throw", CO_NOTE_MAY_THROW },
  { "two-rolls", CO_NOTE_TWO_ROLLS },
  { "least-pushed", CO_NOTE_LEAST_PUSHED },
  { "out-of-reach", CO_NOTE_OUT_OF_REACH },
  { "free", CO_NOTE_FREE },
  { "pays-beaten", CO_NOTE_PAYS_BEATEN },
  { "pays-winning", CO_NOTE_PAYS_WINNING },
  { "x-before", CO_NOTE_X_BEFORE },
  { "stacked", CO_NOTE_STACKED },
  { "pushed", CO_NOTE_PUSHED },
  { "freed", CO_NOTE_FREED },
  { NULL, 0 },
};

static gboolean
is_of_one (guint name)
{
  return name <= CO_NOTE_TWO_ROLLS;
}

static void
put_note (JsonBuilder *builder, const CoSetup *setup, const AciesOddsNote *note)
{
  json_builder_begin_object (builder);
  acies_json_put_string (builder, "note", acies_name_of (note_names, note->name));
  co_json_put_side (builder, "side", setup, note->side);
  if (is_of_one (note->name))
    {
      co_json_put_unit (builder, "unit", setup, note->side, note->units);
      co_json_put_unit (builder, note->name == CO_NOTE_CONTACT ? "target" : "enemy", setup,
                        1 - note->side, ACIES_UNIT_BIT (note->other));
    }
  else
    co_json_put_units (builder, "units", setup, (guint) note->side, note->units);

  if (note->name == CO_NOTE_CONTACT)
    acies_json_put_string (builder, "arc", acies_name_of (co_arc_names, note->number));
  else if (note->name == CO_NOTE_ELEPHANT_TEST || note->name == CO_NOTE_FLANK_TEST)
    acies_json_put_int (builder, "fails-at", note->number);
  else if (note->number != 0)
    acies_json_put_int (builder, "number", note->number);
  if (note->chance > 0)
    acies_json_put_double (builder, "chance", note->chance);
  json_builder_end_object (builder);
}

/* The notes called @name, or (CO_N_NOTES) all that are about the dice to come and not about the move. */
static void
put_notes (JsonBuilder *builder, const char *key, const CoSetup *setup, const AciesOdds *odds,
           CoNoteName name)
{
  json_builder_set_member_name (builder, key);
  json_builder_begin_array (builder);
  for (guint i = 0; i < odds->n_notes; i++)
    if (odds->notes[i].name == name ||
        (name == CO_N_NOTES && odds->notes[i].name >= CO_NOTE_MAY_ANSWER))
      put_note (builder, setup, &odds->notes[i]);
  json_builder_end_array (builder);
}

/* ---- A move into contact ---- */

static void
put_evaders (JsonBuilder *builder, const CoSetup *setup, const AciesOdds *odds)
{
  AciesUnits evaders = 0;

  for (guint i = 0; i < odds->n_notes; i++)
    if (odds->notes[i].name == CO_NOTE_MAY_EVADE)
      evaders |= odds->notes[i].units;
  co_json_put_units (builder, "may-evade", setup, (guint) odds->target_side, evaders);
}

static void
put_charge (JsonBuilder *builder, const CoSetup *setup, const AciesOdds *odds)
{
  put_notes (builder, "contacts", setup, odds, CO_NOTE_CONTACT);
  put_evaders (builder, setup, odds);
  put_notes (builder, "elephant-tests", setup, odds, CO_NOTE_ELEPHANT_TEST);
  put_notes (builder, "flank-tests", setup, odds, CO_NOTE_FLANK_TEST);
  if (odds->n_shares == 0)
    {
      acies_json_put_null (builder, "melee");
      return;
    }
  json_builder_set_member_name (builder, "melee");
  json_builder_begin_object (builder);
  put_melee (builder, setup, odds);
  json_builder_end_object (builder);
}

void
co_odds_write (const AciesSetup *setup, const AciesOdds *odds, JsonBuilder *builder)
{
  json_builder_begin_object (builder);
  if (odds->kind >= CO_ODDS_OF_SHOT)
    put_shot (builder, odds);
  else if (odds->kind == CO_ODDS_OF_MOVE)
    put_charge (builder, CO_SETUP (setup), odds);
  else if (odds->kind != CO_ODDS_OF_HOLD)
    put_melee (builder, CO_SETUP (setup), odds);
  put_notes (builder, "notes", CO_SETUP (setup), odds, CO_N_NOTES);
  json_builder_end_object (builder);
}

/* ---- Checks, the end ---- */

void
co_check_write (const AciesSetup *setup, const AciesState *state, const AciesAction *action,
                JsonBuilder *builder)
{
  CoMovePlan plan;

  if (action->kind != CO_MOVE ||
      !co_move_check (CO_SETUP (setup), CO_STATE (state), action, NULL, &plan, NULL))
    return;

  tt_json_put_units (builder, "cost", plan.cost);
  tt_json_put_units (builder, "allowance", plan.allowance);
}

void
co_outcome_write (const AciesSetup *setup, const AciesOutcome *outcome, JsonBuilder *builder)
{
  const CoSetup *own = CO_SETUP (setup);

  json_builder_begin_object (builder);
  co_json_put_side (builder, "winner", own, outcome->winner);
  acies_json_put_string (builder, "reason", acies_name_of (co_end_names, outcome->reason));
  co_json_put_pair (builder, "points", own, outcome->points[0], outcome->points[1]);
  json_builder_end_object (builder);
}
