/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-ruleset.h"

G_BEGIN_DECLS

#define LB_N_ZONES   20
#define LB_N_COLUMNS 5
#define LB_N_ROWS    4
#define LB_OFF_FIELD LB_N_ZONES  /* the zone of a unit or commander that is in no zone */
#define LB_NO_UNIT   0xff
#define LB_N_SIDES   2

typedef enum { LB_HEAVY_INFANTRY, LB_LIGHT_INFANTRY, LB_HEAVY_CAVALRY, LB_LIGHT_CAVALRY, LB_ELEPHANTS, LB_CHARIOTS,
               LB_N_ARMS } LbArm;
typedef enum { LB_POOR, LB_AVERAGE, LB_VETERAN, LB_AFRICAN, LB_INDIAN, LB_N_CLASSES } LbClass;
typedef enum { LB_NO_SUBTYPE, LB_ARCHERS, LB_HOPLITES, LB_PHALANGITES, LB_LEGIONARIES, LB_CATAPHRACTS, LB_SCYTHED,
               LB_N_SUBTYPES } LbSubtype;
typedef enum { LB_RATING_POOR, LB_RATING_AVERAGE, LB_RATING_INSPIRED, LB_RATING_BRILLIANT } LbRating;
typedef enum { LB_HERO, LB_STRATEGIST } LbCommanderKind;
typedef enum { LB_CLEAR, LB_OVERCAST, LB_WET } LbWeather;

/* Facings are AciesFacing; terrain sets are AciesTerrain. Zone index = row * 5 + column: a1 is 0, e4 is 19. */

typedef enum { LB_DECIDE_TURN_ORDER = 1, LB_DECIDE_ACTIVATE, LB_DECIDE_MOVE, LB_DECIDE_ATTACK, LB_DECIDE_DECISIVE,
               LB_DECIDE_RECOVER, LB_DECIDE_SECOND_HIT, LB_DECIDE_LEAD, LB_DECIDE_PURSUE, LB_DECIDE_OVER } LbDecisionKind;

/*
 * Actions. Members of AciesAction used by each:
 *   SWITCH_ORDER, KEEP_ORDER, FINISH, END_TURN, ADVANCE, LEAVE: none
 *   ACTIVATE         units, commanders (strategists only; heroes are implied), mode (LbMode), payment
 *   MOVE_STRATEGIST  commanders (one bit), args[0] zone or LB_OFF_FIELD
 *   DEPLOY           args[0] zone, args[1] facing
 *   TURN             args[1] facing
 *   ATTACK           units (one bit), args[2] bonuses 0-2, args[3] halved, payment, args[4] supporter of 6.5(8): 0 the default
 *                    (a free one if there is any), 1 + unit index that unit, -1 none (R14)
 *   DECISIVE         args[0] 1 yes, 0 no
 *   RECOVER          commanders (one bit to try, 0 to decline)
 *   TAKE_HIT         units (one bit)
 *   LEAD             args[0] zone, units (one bit)
 *   PURSUE           units, commanders (may be empty)
 * Payment: n_paid 0 = the default; else n_paid is 3 and paid[0], paid[1] are what commanders 0 and 1 pay, paid[2] the army.
 */
typedef enum { LB_SWITCH_ORDER = 1, LB_KEEP_ORDER, LB_ACTIVATE, LB_MOVE_STRATEGIST, LB_END_TURN, LB_DEPLOY, LB_TURN, LB_ADVANCE,
               LB_LEAVE, LB_ATTACK, LB_FINISH, LB_DECISIVE, LB_RECOVER, LB_TAKE_HIT, LB_LEAD, LB_PURSUE } LbActionKind;

typedef enum { LB_NORMAL, LB_REDUCED, LB_DOUBLE, LB_TRIPLE } LbMode;

typedef struct
{
  guint8   arm, quality, subtype;  /* LbArm, LbClass, LbSubtype */
  guint8   entry;                  /* index into the side's "units" */
  guint8   number;                 /* within its entry, from 1; 0 if the entry is one unit */
  guint8   men_horses;             /* chariots: 2 or 4 (1.2) */
  gboolean escorted;               /* elephants (1.2) */
  char     id[ACIES_MAX_ID_LENGTH + 8];
} LbUnitSpec;

typedef struct
{
  guint8   rating, kind;  /* LbRating, LbCommanderKind */
  gboolean timid;
  guint8   bodyguard;     /* unit index; LB_NO_UNIT for strategists */
  char     id[ACIES_MAX_ID_LENGTH + 1];
  char    *name;
} LbCommanderSpec;

/* A group of a deployment or situation. */
typedef struct
{
  guint8     zone, facing;
  AciesUnits units, disordered, entered;
  guint8     lead;        /* unit index or LB_NO_UNIT */
  guint8     commanders;  /* bits */
} LbPlacement;

typedef struct
{
  guint        n_placements;
  LbPlacement  placements[LB_N_ZONES];
} LbDeployment;

typedef struct
{
  gboolean   given;
  guint8     turn, active;
  guint8     order[2];
  int        orders;       /* -1: roll */
  guint8     weather;
  LbDeployment deployment[LB_N_SIDES];
  AciesUnits shattered[LB_N_SIDES], withdrawn[LB_N_SIDES], fled[LB_N_SIDES];
  guint8     lost[LB_N_SIDES], killed[LB_N_SIDES], escaped[LB_N_SIDES], commanders_withdrawn[LB_N_SIDES];  /* commander bits */
  gboolean   camp_captured[LB_N_SIDES];
  guint32    attacked_from[LB_N_SIDES];   /* zones */
} LbSituation;

typedef struct
{
  guint           n_units;
  LbUnitSpec      units[ACIES_MAX_UNITS];
  guint           n_entries;
  char           *entry_names[ACIES_MAX_UNITS];  /* may be NULL: named by type */
  guint           n_commanders;
  LbCommanderSpec commanders[2];
  char           *id, *name;
  gboolean        surprised, fatigued;
  guint8          key_zone;        /* LB_OFF_FIELD if none */
  guint8          camp_zone;       /* LB_OFF_FIELD if none */
  gboolean        camp_fortified;
  gint16          fighting_value;  /* 1.4, at the start, commanders and undeployed included */
  /* sets of units that never change */
  AciesUnits      all, arm[LB_N_ARMS], quality[LB_N_CLASSES], subtype[LB_N_SUBTYPES];
  AciesUnits      infantry, cavalry /* HC and LC */, mounted /* cavalry and chariots */;
  AciesUnits      slow_terrain;    /* mounted but not cataphracts: pays 2 in rough ground (5.4.1) */
  AciesUnits      room_of_two;     /* Poor units (5.5.3) */
  AciesUnits      worth[5];        /* worth[v]: units whose Fighting Value is v (1-4) */
} LbSideSetup;

/* What a scenario compiles into. */
typedef struct
{
  LbSideSetup  sides[LB_N_SIDES];
  guint8       terrain[LB_N_ZONES];    /* AciesTerrain, watercourses included */
  guint8       capacity[LB_N_ZONES];   /* 5.5.3: 12 or 8 */
  guint8       multiplier, attack_limit, turns;
  gboolean     dust, orders_count_undeployed;
  guint8       weather;                /* LbWeather at the start */
  guint16      zone_width_m;           /* 0: not given */
  gboolean     has_deployment;
  LbDeployment deployment[LB_N_SIDES];
  LbSituation  situation;
  /* for the picture */
  GArray      *watercourses;           /* AciesSceneWatercourse */
  GArray      *labels;                 /* AciesSceneLabel */
} LbSetup;

typedef enum { LB_ABSENT, LB_CMD_UNDEPLOYED, LB_CMD_ON_FIELD, LB_CMD_KILLED, LB_CMD_LOST, LB_CMD_WITHDRAWN } LbCommanderState;

/* 8.6.3, R25: the ban after a narrow escape: until his side's next player-turn begins, and during it. */
typedef enum { LB_ESCAPED_NOT, LB_ESCAPED_BEFORE, LB_ESCAPED_NOW } LbEscaped;

/* Why a group may not step on: friends in the zone it entered (5.5.2), or a camp (5.4.3), in which it may still turn. */
typedef enum { LB_STOPPED_NOT, LB_STOPPED_AT_FRIENDS, LB_STOPPED_IN_CAMP } LbStopped;

typedef struct
{
  guint8 state;            /* LbCommanderState */
  guint8 zone;             /* LB_OFF_FIELD when not on the field */
  guint8 activation_left;  /* pools of this player-turn (8.3, 8.4) */
  guint8 bonus_left;
  guint8 acted;            /* activated in this player-turn, with a group or alone */
  guint8 escaped;          /* LbEscaped */
  guint8 pad[2];
} LbCommander;

/* The group that is acting. */
typedef struct
{
  guint8     open;              /* an activation is under way */
  guint8     mode;              /* LbMode */
  guint8     from;              /* zone at its start; LB_OFF_FIELD for an undeployed group */
  guint8     zone;              /* now; LB_OFF_FIELD while undeployed */
  guint8     facing;            /* now */
  guint8     start_facing;
  guint8     commander;         /* bits: who acts with it */
  guint8     was_alone;         /* at its start no other friendly unit was in the zone (5.1.2) */
  guint8     stepped;           /* has left its starting zone (or entered) */
  guint8     turned;            /* has turned, free turns too (6.1.3, 6.5(13)) */
  guint8     turned_in_part;    /* a part of its zone's units turned: must leave (5.1.2) */
  guint8     pending_turn;      /* a turn of 5.3 second: 1 = owed until the attack (R8) */
  guint8     stopped;           /* LbStopped; see no_attack */
  guint8     no_attack;         /* 3.4.4, 4.4.1, 5.4.3: no attack in this player-turn */
  guint8     cheap_entry;       /* 4.4.3 discount paid: light infantry does not turn */
  guint8     free_about;        /* 5.3 first: the free 180 is available to those who may (fixed at the start, R7) */
  guint8     free_attack_turn;  /* 5.3 second: front held no enemy at the start (R8) */
  guint8     enemies_at_start;  /* neighbours with an enemy at the start, bit per AciesFacing */
  guint8     attacked;          /* at least one unit has rolled */
  guint8     target;            /* zone attacked */
  guint8     limit2;            /* attack limit in half units, 0 until the first roll (6.3.2, R5) */
  guint8     size2;             /* size used so far in half units */
  guint8     closed;            /* no further attacker (6.3.4) */
  guint8     pool_open;         /* 8.4.2: the bonus pool was used for every roll so far */
  guint8     n_rolls;
  guint8     lead;              /* unit that is lead of the attacking zone by this attack, or LB_NO_UNIT */
  guint8     pad[6];
  AciesUnits units;
  AciesUnits rolled;            /* have attacked */
  AciesUnits supporters;        /* flagged by 6.5(8), R14 */
  guint8     moves[ACIES_MAX_UNITS];      /* movements left, by unit */
  guint8     free_turns[ACIES_MAX_UNITS]; /* 5.3 third, left, by unit */
} LbActivation;

/* An attack roll that is being worked off (6.5-6.9). */
typedef struct
{
  guint8     stage;             /* LbCombatStage of lb-combat.c; 0 none */
  guint8     attacker;          /* unit */
  guint8     target_zone, from_zone;
  guint8     hits;              /* to be dealt in all */
  guint8     dealt;
  guint8     lead_then;         /* defender's lead when the roll was made */
  guint8     hit_unit;          /* whom the hit under way strikes */
  guint8     removed_first;     /* 8.6.4: hit 1 was removed, hit 2 goes to the lead */
  gint8      difference;        /* total less number needed */
  guint8     decisive;
  guint8     lead_struck;       /* the defender must name a lead afterwards (6.4.5) */
  guint8     n_killed;          /* commanders killed by this roll */
  guint8     tried;             /* the recovery attempt at the hit under way is settled: none, declined or failed */
  guint8     pad[2];
  AciesUnits shattered;         /* by this roll */
} LbCombat;

typedef enum
{
  LB_PHASE_TURN_ORDER,  /* 8.9 */
  LB_PHASE_ACTIVATE,
  LB_PHASE_GROUP,       /* an activation is open */
  LB_PHASE_COMBAT,      /* LbCombat.stage tells */
  LB_PHASE_PURSUE,
  LB_PHASE_LEADS,       /* end of the player-turn (3.2.3) */
  LB_PHASE_OVER,
} LbPhase;

/* A position of Lost Battles. No byte of it is left undefined: the struct is zeroed first, padding is explicit or cleared. */
typedef struct
{
  AciesState  base;

  guint8      phase;              /* LbPhase */
  guint8      turn;               /* from 1 */
  guint8      active;             /* side */
  guint8      second_half;        /* the second player-turn of the turn is under way */
  guint8      order[2];           /* who moves first and second in this turn */
  guint8      normal_order[2];    /* the order dust reverses against (R27), changed by 8.9 */
  guint8      switched;           /* 8.9 was used (R26) */
  guint8      weather;            /* LbWeather */
  guint8      orders_total, orders_left;
  guint8      end_reason;         /* LbEndReason of lb-victory.h when over */
  guint8      consecutive;        /* the active side moves twice running: origins of the first are barred (8.9.3, 10.3) */
  guint8      entered_this_turn;  /* 10.1: allowance used, in half... whole units */
  guint8      pool_spender;       /* 8.8.3: 0 nobody yet, 1 + commander index; only while barred_pair */
  guint8      barred_pair;        /* 8.8.3: both commanders were adjacent at the start of the player-turn */
  guint8      lead_zone;          /* zone whose lead is asked for (LB_DECIDE_LEAD), LB_OFF_FIELD if none */
  guint8      camp_captured[2];   /* of side: its own camp was taken at some time */
  guint8      last_active;        /* side of the player-turn before this one; 2 none */
  guint8      pad[3];

  guint8      zone_side[LB_N_ZONES];   /* whose units stand there; LB_N_SIDES if nobody's */
  guint8      facing[LB_N_ZONES];      /* of the units there */
  guint8      lead[LB_N_ZONES];        /* unit index of zone_side or LB_NO_UNIT */
  guint8      attacked_sides[LB_N_ZONES]; /* 6.2.2: sides of the zone attacked in this player-turn, bit per AciesFacing */
  guint32     held[LB_N_SIDES];        /* zones where units of each side stand, bit per zone */
  guint32     origins[2];              /* zones attacked from in this player-turn, and in the one before (of its active side) */
  AciesUnits  zone[LB_N_ZONES];        /* units of zone_side */
  guint8      where[LB_N_SIDES][ACIES_MAX_UNITS];  /* zone of each unit, LB_OFF_FIELD if none */

  /* each unit is in exactly one of: undeployed, fresh, disordered, shattered, withdrawn, fled */
  AciesUnits  undeployed[LB_N_SIDES], fresh[LB_N_SIDES], disordered[LB_N_SIDES];
  AciesUnits  shattered[LB_N_SIDES], withdrawn[LB_N_SIDES], fled[LB_N_SIDES];
  AciesUnits  acted[LB_N_SIDES];       /* activated in the player-turn under way */
  AciesUnits  entered[LB_N_SIDES];     /* came into their zone in their side's latest player-turn (6.5(6)) */
  AciesUnits  old_leads;               /* of the active side: were lead when its player-turn began (6.8.1) */

  LbCommander commanders[LB_N_SIDES][2];
  LbActivation activation;
  LbCombat    combat;
} LbState;

#define LB_SETUP(setup) ((const LbSetup *) (setup))
#define LB_STATE(state) ((const LbState *) (state))

static inline AciesUnits
lb_on_field (const LbState *state, guint side)
{
  return state->fresh[side] | state->disordered[side];
}

/* The bit of a unit; none of LB_NO_UNIT, which a draft may have where a hero lacks his bodyguard. */
static inline AciesUnits
lb_unit_bit (guint unit)
{
  return unit < ACIES_MAX_UNITS ? ACIES_UNIT_BIT (unit) : 0;
}

G_END_DECLS
