/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "lb-field.h"

#include "engine/lost-battles/lb-apply.h"
#include "engine/lost-battles/lb-legal.h"
#include "engine/lost-battles/lb-losses.h"
#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-reasons.h"
#include "engine/lost-battles/lb-victory.h"

/* Armies of every kind of troops, face to face, fight by chance; after each step what must always hold is looked at. */

#define N_BATTLES 150

static const char *const fields[] = {
  "r b2 vHI/ho aHI/ho aHI/ho aHI/ho; r c2 aLI aHI/ph aHI/ph vHI/ph; r d2 aHC aHC pHC iEL; r a2 aLC pLI; r c1 aHI vHI; r off aHI aLI;"
  "b b3 aHI/le aHI/le vHI/le; b c3 pLI aHI aHI! aCH/sc; b d3 vHC/ca aHC/ca fEL aLI; b e3 aLC aCH; b c4 pHI pHI; b off vHI aCH pLI;"
  "camp r c1; fort b d4; t b3 hill; t c2 stream; t c3 river; t d2 forest",
  "r b2 aHI/ar aLI!; r c2 aCH/sc aCH aHC; r c3 vHI vHI; f r c3 east; r d2 vHI/le aHI/le aHI/le; r e4 aLC aLC; f r e4 north;"
  "b b3 aHI/ho aHI/ho; b d3 aHI/ph aHI/ph pLI; b e3 aHC aHC; b a3 pHI pHI pHI pHI; b c4 iEL fEL; b b4 aHI;"
  "camp b b4; t a3 marsh; t e3 coast; t e4 coast",
};

/* Who leads: a hero and a strategist a side, of ratings that change from battle to battle. */
static void
add_commanders (LbField *field, guint battle)
{
  for (guint side = 0; side < LB_N_SIDES; side++)
    {
      lb_field_hero (field, side, (battle + side) % 4, 0);
      field->setup.sides[side].commanders[0].timid = battle % 3 == 0;
      lb_field_strategist (field, side, (battle / 2 + side) % 4, side == 0 ? "d2" : "b4");
    }
}

static void
assert_each_in_one_set (const LbField *field, guint side)
{
  const LbState   *state = &field->state;
  const AciesUnits sets[] = { state->undeployed[side], state->fresh[side], state->disordered[side],
                              state->shattered[side],  state->withdrawn[side], state->fled[side] };
  AciesUnits       seen = 0;

  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      g_assert_cmpuint (seen & sets[i], ==, 0);
      seen |= sets[i];
    }
  g_assert_cmpuint (seen, ==, field->setup.sides[side].all);
}

static void
assert_zones (const LbField *field, guint side)
{
  const LbState *state = &field->state;
  AciesUnits     standing = 0;
  guint          unit;

  for (guint zone = 0; zone < LB_N_ZONES; zone++)
    {
      const gboolean is_held = state->zone_side[zone] == side;

      g_assert_cmpint (is_held, ==, (state->held[side] >> zone) & 1);
      if (!is_held)
        continue;
      g_assert_cmpuint (state->zone[zone], !=, 0);
      g_assert_cmpuint (lb_zone_load (&field->setup, state, zone), <=, field->setup.capacity[zone]);
      standing |= state->zone[zone];
      ACIES_FOREACH_UNIT (unit, state->zone[zone])
        g_assert_cmpuint (state->where[side][unit], ==, zone);
      if (state->lead[zone] != LB_NO_UNIT)
        g_assert_cmpuint (state->zone[zone] & ACIES_UNIT_BIT (state->lead[zone]), !=, 0);
    }
  g_assert_cmpuint (standing, ==, lb_on_field (state, side));
}

/* 6.4.4: whoever may be attacked has a lead, but for the moment in which one is asked for. */
static void
assert_leads (const LbField *field)
{
  const LbState *state = &field->state;
  guint          zone;

  if (state->phase == LB_PHASE_COMBAT || state->phase == LB_PHASE_OVER)
    return;
  LB_FOREACH_ZONE (zone, state->held[1 - state->active])
    g_assert_cmpuint (state->lead[zone], !=, LB_NO_UNIT);
}

static void
assert_commanders (const LbField *field, guint side)
{
  const LbSideSetup *own = &field->setup.sides[side];
  const LbState     *state = &field->state;

  for (guint i = 0; i < own->n_commanders; i++)
    {
      const LbCommander *now = &state->commanders[side][i];
      const gboolean     is_on_field = now->state == LB_CMD_ON_FIELD;

      g_assert_cmpint (is_on_field, ==, now->zone < LB_N_ZONES);
      if (own->commanders[i].kind == LB_HERO && is_on_field)
        g_assert_cmpuint (now->zone, ==, state->where[side][own->commanders[i].bodyguard]);
    }
  if (state->commanders[side][0].state == LB_CMD_ON_FIELD && state->commanders[side][1].state == LB_CMD_ON_FIELD)
    g_assert_cmpuint (state->commanders[side][0].zone, !=, state->commanders[side][1].zone);
}

static void
assert_sound (const LbField *field)
{
  for (guint side = 0; side < LB_N_SIDES; side++)
    {
      assert_each_in_one_set (field, side);
      assert_zones (field, side);
      assert_commanders (field, side);
      g_assert_cmpint (lb_side_is_broken (&field->setup, &field->state, side), <=, field->state.phase == LB_PHASE_OVER);
    }
  assert_leads (field);
  if (field->state.phase != LB_PHASE_COMBAT)
    g_assert_cmpuint (field->state.combat.stage, ==, 0);
}

/* One step by chance: an attack if there is any, mostly; plain activations rather than double moves. */
static const AciesAction *
choose (const AciesActionList *list, AciesDice *chance)
{
  const AciesAction *action = &list->items[acies_dice_next (chance) % list->n];

  for (guint i = 0; i < 12; i++)
    {
      if (action->kind == LB_ATTACK || (action->kind == LB_ACTIVATE && action->mode == LB_NORMAL))
        break;
      action = &list->items[acies_dice_next (chance) % list->n];
    }

  return action;
}

static void
fight (LbField *field, AciesDice *chance)
{
  static AciesActionList list;
  guint                  n_steps = 0;

  while (field->state.phase != LB_PHASE_OVER)
    {
      LbState     quiet = field->state;
      AciesAction action;

      lb_legal ((const AciesSetup *) &field->setup, (const AciesState *) &field->state, &list);
      g_assert_cmpuint (list.n, >, 0);
      for (guint i = 0; i < list.n; i++)
        g_assert_cmpuint (lb_field_refusal (field, &list.items[i]), ==, LB_REASON_NONE);

      action = *choose (&list, chance);
      lb_apply ((const AciesSetup *) &field->setup, (AciesState *) &field->state, &action, field->events);
      lb_apply ((const AciesSetup *) &field->setup, (AciesState *) &quiet, &action, NULL);
      g_assert_cmpmem (&quiet, sizeof quiet, &field->state, sizeof field->state);
      assert_sound (field);
      g_assert_cmpuint (n_steps++, <, 20000);
    }
}

static void
test_battles (gconstpointer data)
{
  const char *text = data;

  for (guint battle = 0; battle < N_BATTLES; battle++)
    {
      g_autoptr (LbField) field = lb_field_new ();
      AciesDice           chance = { 0, };

      acies_dice_seed (&chance, battle);
      field->setup.weather = battle % 2 == 0 ? LB_CLEAR : LB_WET;
      field->setup.sides[0].fatigued = battle % 5 == 0;
      field->setup.situation.orders = 12;
      lb_field_lay (field, text);
      add_commanders (field, battle);
      lb_field_start (field);
      acies_dice_seed (&field->state.base.dice, battle + 1000);
      fight (field, &chance);
      g_assert_cmpuint (lb_field_n_events (field, LB_EVENT_BATTLE_ENDED), ==, 1);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      g_autofree char *path = g_strdup_printf ("/lb/invariants/field-%u", i + 1);

      g_test_add_data_func (path, fields[i], test_battles);
    }

  return g_test_run ();
}
