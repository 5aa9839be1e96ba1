/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-modifiers.h"

#include "engine/lost-battles/lb-attack.h"
#include "engine/lost-battles/lb-events.h"
#include "engine/lost-battles/lb-map.h"

#define LB_ROUGH (ACIES_TERRAIN_HILL | ACIES_TERRAIN_FOREST | ACIES_TERRAIN_MARSH)

typedef struct
{
  LbModifierName name;
  gint8          delta;
  gboolean     (*applies) (const LbAttack *attack);
} ModifierRow;

static const LbSideSetup *
own_army (const LbAttack *attack)
{
  return &attack->setup->sides[attack->side];
}

static const LbSideSetup *
enemy_army (const LbAttack *attack)
{
  return &attack->setup->sides[attack->enemy];
}

static gboolean
attacker_in (const LbAttack *attack, AciesUnits set)
{
  return (set & ACIES_UNIT_BIT (attack->unit)) != 0;
}

static gboolean
lead_in (const LbAttack *attack, AciesUnits set)
{
  return (set & ACIES_UNIT_BIT (attack->lead)) != 0;
}

static AciesUnits
units_attacked (const LbAttack *attack)
{
  return attack->state->zone[attack->target];
}

static gboolean
attacker_is_fresh (const LbAttack *attack)
{
  return attacker_in (attack, attack->state->fresh[attack->side]);
}

static gboolean
target_faces_attacker (const LbAttack *attack)
{
  return attack->state->facing[attack->target] == lb_opposite (attack->toward);
}

static AciesUnits
cavalry_and_chariots (const LbSideSetup *army)
{
  return army->cavalry | army->arm[LB_CHARIOTS];
}

static AciesUnits
spearmen (const LbSideSetup *army)
{
  return army->subtype[LB_HOPLITES] | army->subtype[LB_PHALANGITES];
}

static gboolean
terrain_in_either (const LbAttack *attack, guint terrain)
{
  const guint8 *ground = attack->setup->terrain;

  return ((ground[attack->from] | ground[attack->target]) & terrain) != 0;
}

/* 6.5(1), R4, 9.5 */
static gboolean
lead_unflanked (const LbAttack *attack)
{
  return attack->is_lead && !attacker_in (attack, own_army (attack)->subtype[LB_SCYTHED]) &&
         !lb_between_enemies (attack->state, attack->from, attack->side);
}

/* 6.5(2) */
static gboolean
bonus (const LbAttack *attack)
{
  return attack->bonuses >= 1;
}

/* 6.5(3) */
static gboolean
second_bonus (const LbAttack *attack)
{
  return attack->bonuses >= 2;
}

/* 6.5(4), R30: chariots are Average, elephants have no such class. */
static gboolean
against_poor (const LbAttack *attack)
{
  const LbSideSetup *own = own_army (attack);

  return lead_in (attack, enemy_army (attack)->quality[LB_POOR]) &&
         attacker_in (attack, own->quality[LB_AVERAGE] | own->quality[LB_VETERAN]);
}

/* 6.5(5), R58 */
static gboolean
into_flank (const LbAttack *attack)
{
  const LbSideSetup *enemy = enemy_army (attack);

  return attacker_in (attack, own_army (attack)->arm[LB_HEAVY_INFANTRY]) &&
         lead_in (attack, spearmen (enemy) | enemy->subtype[LB_ARCHERS]) &&
         !target_faces_attacker (attack);
}

/* 6.5(6): one hoplite unit that has stood there longer is enough. */
static gboolean
hoplites_v_hoplites (const LbAttack *attack)
{
  const AciesUnits standing = units_attacked (attack) & ~attack->state->entered[attack->enemy];

  return attacker_in (attack, own_army (attack)->subtype[LB_HOPLITES]) &&
         (standing & enemy_army (attack)->subtype[LB_HOPLITES]) != 0;
}

/* 6.5(7), R31: what breaks up a phalanx, but not hoplites. */
static gboolean
phalanx_is_spoilt (const LbAttack *attack)
{
  const guint beside = lb_enemy_neighbours (attack->state, attack->from, attack->side);

  return (beside & ~(1u << attack->toward)) != 0 ||
         terrain_in_either (attack, G_MAXUINT8) ||
         lb_zone_has_camp (attack->setup, attack->from) ||
         lb_zone_has_camp (attack->setup, attack->target);
}

/* 6.5(7) */
static gboolean
fresh_spear_lead (const LbAttack *attack)
{
  const LbSideSetup *own = own_army (attack);

  if (!attack->is_lead || !attacker_is_fresh (attack) ||
      !lead_in (attack, enemy_army (attack)->arm[LB_HEAVY_INFANTRY]))
    return FALSE;
  if (attacker_in (attack, own->subtype[LB_HOPLITES]))
    return TRUE;

  return attacker_in (attack, own->subtype[LB_PHALANGITES]) && !phalanx_is_spoilt (attack);
}

/* 6.5(8), R14: who may be supported is part of who may support. */
static gboolean
rear_rank_support (const LbAttack *attack)
{
  return attack->supporter != LB_NO_UNIT;
}

/* 6.5(9), R59 */
static gboolean
mounted_v_heavy_infantry (const LbAttack *attack)
{
  const LbSideSetup *enemy = enemy_army (attack);
  const AciesUnits   nimble = cavalry_and_chariots (enemy) | enemy->arm[LB_LIGHT_INFANTRY];
  const AciesUnits   fresh = attack->state->fresh[attack->enemy];
  const AciesUnits   company = units_attacked (attack) & fresh & nimble;

  if (!attacker_in (attack, cavalry_and_chariots (own_army (attack))) ||
      !lead_in (attack, enemy->arm[LB_HEAVY_INFANTRY]))
    return FALSE;

  return (lb_zone_is_edge (attack->from) && lb_zone_is_edge (attack->target)) || company != 0 ||
         (attack->is_lead && attack->state->facing[attack->target] == attack->toward);
}

/* 6.5(10) */
static gboolean
downhill (const LbAttack *attack)
{
  return attack->is_lead && attacker_in (attack, own_army (attack)->infantry) &&
         (attack->setup->terrain[attack->from] & ACIES_TERRAIN_HILL) != 0 &&
         (attack->setup->terrain[attack->target] & ACIES_TERRAIN_HILL) == 0;
}

/* 6.5(11) */
static gboolean
into_river (const LbAttack *attack)
{
  return attack->is_lead &&
         (attack->setup->terrain[attack->from] & ACIES_TERRAIN_RIVER) == 0 &&
         (attack->setup->terrain[attack->target] & ACIES_TERRAIN_RIVER) != 0;
}

/* 6.5(12) */
static gboolean
archers_v_light (const LbAttack *attack)
{
  const LbSideSetup *enemy = enemy_army (attack);

  return attacker_in (attack, own_army (attack)->subtype[LB_ARCHERS]) &&
         lead_in (attack, enemy->arm[LB_LIGHT_INFANTRY] | enemy->arm[LB_LIGHT_CAVALRY]);
}

/* 6.1.2, 6.5(13): free turns too. */
static gboolean
moved (const LbAttack *attack)
{
  return attack->state->activation.stepped || attack->state->activation.turned;
}

/* 6.5(14), R60 */
static gboolean
difficult_ground (const LbAttack *attack)
{
  const LbSideSetup *own = own_army (attack);

  if (!terrain_in_either (attack, LB_ROUGH) &&
      !lb_zone_has_fortified_camp (attack->setup, attack->from) &&
      !lb_zone_has_fortified_camp (attack->setup, attack->target))
    return FALSE;
  if (!attacker_in (attack, own->infantry))
    return TRUE;

  return attack->is_lead && attacker_in (attack, own->arm[LB_HEAVY_INFANTRY]) &&
         own->camp_zone != attack->from;
}

/* 6.5(15) */
static gboolean
halved_size (const LbAttack *attack)
{
  return attack->is_halved;
}

/* 6.5(16): anyone against cataphracts. */
static gboolean
v_cataphracts (const LbAttack *attack)
{
  return lead_in (attack, enemy_army (attack)->subtype[LB_CATAPHRACTS]) &&
         target_faces_attacker (attack);
}

/* 6.5(16): lead horse against elephants. */
static gboolean
mounted_v_elephants (const LbAttack *attack)
{
  return attack->is_lead && attacker_in (attack, cavalry_and_chariots (own_army (attack))) &&
         lead_in (attack, enemy_army (attack)->arm[LB_ELEPHANTS]) && target_faces_attacker (attack);
}

/* 6.5(16): lead infantry against fresh legionaries. */
static gboolean
infantry_v_legionaries (const LbAttack *attack)
{
  const AciesUnits legionaries = enemy_army (attack)->subtype[LB_LEGIONARIES];

  return attack->is_lead && attacker_in (attack, own_army (attack)->infantry) &&
         lead_in (attack, legionaries & attack->state->fresh[attack->enemy]) &&
         target_faces_attacker (attack);
}

/* 6.5(17) */
static gboolean
african_v_indian (const LbAttack *attack)
{
  return attacker_in (attack, own_army (attack)->quality[LB_AFRICAN]) &&
         (units_attacked (attack) & enemy_army (attack)->quality[LB_INDIAN]) != 0;
}

/* 6.5(18), 10.2 */
static gboolean
fatigued (const LbAttack *attack)
{
  return own_army (attack)->fatigued && !attacker_is_fresh (attack);
}

/* 6.5(19), R32: the kinds of troops anywhere, the lead for the place it stands in. */
static gboolean
wet (const LbAttack *attack)
{
  const LbSideSetup *own = own_army (attack);
  const AciesUnits   shaken = attack->state->disordered[attack->side] & own->arm[LB_LIGHT_INFANTRY];
  const AciesUnits   others = own->arm[LB_CHARIOTS] | own->subtype[LB_ARCHERS] |
                            own->arm[LB_LIGHT_CAVALRY];

  if (attack->state->weather != LB_WET)
    return FALSE;

  return attacker_in (attack, others | shaken) ||
         (attack->is_lead && (attack->setup->terrain[attack->from] &
                              (ACIES_TERRAIN_STREAM | ACIES_TERRAIN_RIVER)) != 0);
}

/* 6.5, in its order. */
static const ModifierRow modifier_rows[] = {
  { LB_MOD_LEAD_UNFLANKED, 1, lead_unflanked },
  { LB_MOD_BONUS, 1, bonus },
  { LB_MOD_SECOND_BONUS, 1, second_bonus },
  { LB_MOD_AGAINST_POOR, 1, against_poor },
  { LB_MOD_INTO_FLANK, 1, into_flank },
  { LB_MOD_HOPLITES_V_HOPLITES, 1, hoplites_v_hoplites },
  { LB_MOD_FRESH_SPEAR_LEAD, 1, fresh_spear_lead },
  { LB_MOD_REAR_RANK_SUPPORT, 1, rear_rank_support },
  { LB_MOD_MOUNTED_V_HEAVY_INFANTRY, 1, mounted_v_heavy_infantry },
  { LB_MOD_DOWNHILL, 1, downhill },
  { LB_MOD_INTO_RIVER, 1, into_river },
  { LB_MOD_ARCHERS_V_LIGHT, 1, archers_v_light },
  { LB_MOD_MOVED, -1, moved },
  { LB_MOD_DIFFICULT_GROUND, -1, difficult_ground },
  { LB_MOD_HALVED_SIZE, -1, halved_size },
  { LB_MOD_V_CATAPHRACTS, -1, v_cataphracts },
  { LB_MOD_MOUNTED_V_ELEPHANTS, -1, mounted_v_elephants },
  { LB_MOD_INFANTRY_V_LEGIONARIES, -1, infantry_v_legionaries },
  { LB_MOD_AFRICAN_V_INDIAN, -1, african_v_indian },
  { LB_MOD_FATIGUED, -1, fatigued },
  { LB_MOD_WET, -1, wet },
};
G_STATIC_ASSERT (G_N_ELEMENTS (modifier_rows) <= ACIES_MAX_EVENT_MODIFIERS);

/* 6.5(8): 0 takes the first who may, a number names one, -1 declines (R14). */
static guint
supporter_of (const LbSetup *setup, const LbState *state, const AciesAction *action, guint unit)
{
  AciesUnits supporters;

  if (action->args[4] > 0)
    return (guint) action->args[4] - 1;
  if (action->args[4] < 0)
    return LB_NO_UNIT;

  supporters = lb_attack_supporters (setup, state, unit);
  return supporters != 0 ? acies_units_first (supporters) : LB_NO_UNIT;
}

void
lb_attack_describe (const LbSetup *setup, const LbState *state, const AciesAction *action,
                    LbAttack *attack)
{
  const LbActivation *group = &state->activation;
  const guint         unit = acies_units_first (action->units);

  *attack = (LbAttack){
    .setup = setup,
    .state = state,
    .side = state->active,
    .enemy = 1 - state->active,
    .unit = (guint8) unit,
    .from = group->zone,
    .toward = group->facing,
    .bonuses = (guint8) action->args[2],
    .is_lead = !group->attacked,
    .is_halved = action->args[3] != 0,
  };
  attack->target = (guint8) lb_zone_next (group->zone, group->facing);
  attack->lead = state->lead[attack->target];  /* 6.4.4 */
  attack->supporter = (guint8) supporter_of (setup, state, action, unit);
}

int
lb_modifiers_sum (const LbAttack *attack, AciesModifier *modifiers, guint8 *n_modifiers)
{
  int    sum = 0;
  guint8 n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (modifier_rows); i++)
    {
      if (!modifier_rows[i].applies (attack))
        continue;
      sum += modifier_rows[i].delta;
      if (modifiers != NULL)
        modifiers[n++] = (AciesModifier){ (guint8) modifier_rows[i].name, modifier_rows[i].delta };
    }
  if (n_modifiers != NULL)
    *n_modifiers = n;

  return sum;
}

/* 6.8.2, R59 */
gboolean
lb_attack_is_screened (const LbAttack *attack)
{
  const LbSideSetup *enemy = enemy_army (attack);
  const AciesUnits   there = units_attacked (attack);

  return lead_in (attack, enemy->arm[LB_LIGHT_INFANTRY]) &&
         (there & enemy->arm[LB_HEAVY_INFANTRY]) != 0 &&
         (there & ~attack->state->fresh[attack->enemy]) == 0;
}
