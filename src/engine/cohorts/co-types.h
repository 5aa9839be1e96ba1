/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-ruleset.h"
#include "engine/tabletop/tt-terrain.h"

G_BEGIN_DECLS

#define CO_N_SIDES        2
#define CO_MAX_UNITS      64             /* a side */
#define CO_MAX_STANDS     128            /* of both sides */
#define CO_MAX_COMMANDERS 8              /* a side */
#define CO_MAX_FEATURES   64
#define CO_MAX_CONTACTS   128            /* made in one turn */
#define CO_MAX_MELEES     CO_MAX_UNITS   /* each has a stand of the active side */
#define CO_NOBODY         0xff

/* Lengths in mm (1 inch = TT_MM_OF_INCH); 1.2 of the contract. */
#define CO_LENGTH_SLACK   0.01           /* every "at most" on a length */
#define CO_OVERLAP_SLACK  0.5            /* penetration up to this is no collision */
#define CO_SHOVE_SLACK    0.01           /* the same for moves that the rules make */
#define CO_TERRAIN_SLACK  0.5            /* a stand touches ground only shrunk by this on all sides */
#define CO_ARC_BOUNDARY   1e-6           /* degrees and mm: on the ray is flank */
#define CO_THREE_INCHES   (3 * TT_MM_OF_INCH)

/*
 * Stands of both sides are numbered together, the first side's first: g = offset[side] + unit, which is roster order. Sets of
 * one side's stands are AciesUnits of that side.
 */

typedef enum { CO_INFANTRY, CO_CAVALRY, CO_CHARIOT, CO_ELEPHANT, CO_N_ARMS } CoArm;

/* CO_NO_ARMOUR: chariots and elephants. */
typedef enum { CO_NO_ARMOUR, CO_UNARMOURED, CO_LIGHT, CO_MEDIUM, CO_HEAVY, CO_EXTRA_HEAVY, CO_N_ARMOURS } CoArmour;

typedef enum { CO_BOW, CO_SLING, CO_JAVELIN, CO_PILA, CO_N_WEAPONS } CoWeapon;

typedef enum { CO_HILL, CO_WOOD, CO_STREAM, CO_RIVER, CO_N_GROUNDS } CoGround;

typedef enum { CO_STEADY, CO_ROUTED, CO_RALLYING, CO_ELIMINATED, CO_RESERVE, CO_N_STATUSES } CoStatus;

/* Of a stand that crosses a river (C-TER-3). */
typedef enum { CO_STAGE_NONE, CO_STAGE_BANK, CO_STAGE_WATER, CO_STAGE_FAR_BANK, CO_N_STAGES } CoStage;

typedef enum
{
  CO_PHASE_DEPLOY,
  CO_PHASE_MOVE_FIRST,
  CO_PHASE_FIRE,
  CO_PHASE_MOVE_LAST,
  CO_PHASE_MELEE,
  CO_PHASE_POST_MELEE,
  CO_PHASE_OVER,
  CO_N_PHASES
} CoPhase;

typedef enum { CO_DECIDE_DEPLOY = 1, CO_DECIDE_MOVE, CO_DECIDE_EVADE, CO_DECIDE_FIRE, CO_DECIDE_RETURN_FIRE, CO_DECIDE_VOLLEY,
               CO_DECIDE_MELEE, CO_DECIDE_CONFORM, CO_DECIDE_FOLLOW, CO_DECIDE_OVER } CoDecisionKind;

/*
 * Actions (3.1), with the members of AciesAction that each one uses; units by index within the deciding side:
 *   DEPLOY            units (one), words x, y, facing
 *   DEPLOY_COMMANDER  commanders (one), words x, y
 *   MOVE              units (one), words through co_path_pack() and co_path_unpack() of co-path.h
 *   RELIEVE           units (the fresh one), args[0] the unit relieved
 *   FORD              units (one), args[0] the river's feature
 *   MOVE_COMMANDER    commanders (one), words x, y
 *   EVADE             units (one), words[0] distance
 *   STAND             units (one)
 *   SHOOT             units (one), args[0] target (unit of the enemy), args[1] 1 + CoWeapon, 0: the first that reaches
 *   MELEE             args[0] index of the melee
 *   CONFORM, FOLLOW   units (of FOLLOW: the extras)
 *   HOLD, END_PHASE   none
 */
typedef enum { CO_DEPLOY = 1, CO_DEPLOY_COMMANDER, CO_MOVE, CO_RELIEVE, CO_FORD, CO_MOVE_COMMANDER, CO_EVADE, CO_STAND,
               CO_SHOOT,
               CO_MELEE, CO_CONFORM, CO_FOLLOW, CO_HOLD, CO_END_PHASE, CO_N_ACTIONS } CoActionKind;

typedef enum { CO_RESULT_NONE, CO_RESULT_DRAWN, CO_RESULT_STAY, CO_RESULT_PUSH_BACK, CO_RESULT_ROUT, CO_RESULT_DESTROYED,
               CO_N_RESULTS } CoResult;

typedef enum { CO_END_NONE, CO_END_ARMY_WITHDRAWS, CO_END_ARMY_ROUTS, CO_END_ARMY_DESTROYED, CO_END_BREAK_SHARE,
               CO_END_TIME_LIMIT, CO_N_ENDS } CoEndReason;

/* Parts of sums: {rule, amount, why} of 3.5. co-names.h has their rule ids. */
typedef enum
{
  CO_MOD_CASUALTIES,        /* C-FIR-9: the shooter's own */
  CO_MOD_COVER,             /* C-TER-9 */
  CO_MOD_PUSHED_BACK,       /* C-MEL-4: X, taken from the die */
  CO_MOD_COMMANDER_DIE,     /* C-CMD-2 */
  CO_MOD_COMMANDER_POINTS,  /* C-CMD-1: a figure */
  CO_MOD_DOWNHILL,          /* C-TER-6: a figure */
  CO_MOD_WOODS,             /* C-TER-7 */
  CO_MOD_BANK,              /* C-TER-8 */
  CO_MOD_FLANK_HELD,        /* C-FLK-6: a figure of the striker */
  CO_MOD_STRUCK,            /* C-FLK-2: in flank or rear, +3 on morale */
  CO_MOD_ADJACENT,          /* C-MOR-4: beside a router, +3 */
  CO_MOD_STRIKER,           /* C-FLK-8: what it struck held, +3 */
  CO_N_MODIFIERS
} CoModifierName;

/* ---- What a scenario compiles into ---- */

typedef struct
{
  guint8   arm;             /* CoArm */
  guint8   armour;          /* CoArmour */
  guint8   figures;         /* full strength; crew of a model */
  guint8   n_weapons;
  guint8   weapons[CO_N_WEAPONS];  /* CoWeapon, in order of preference */
  gboolean legionary;
  gboolean close_weapons;   /* 2.1, R4 */
  gboolean two_deep;        /* "double" */
  gboolean trained;
  TtSize   size;
  guint16  reserve_turn;    /* it comes at the start of its side's turn; 0: at once */
  TtPose   reserve_pose;    /* where */
  char     id[ACIES_MAX_ID_LENGTH + 1];
  char    *name;            /* (nullable) */
} CoUnitSpec;

typedef struct
{
  char     id[ACIES_MAX_ID_LENGTH + 1];
  char    *name;            /* (nullable) */
} CoCommanderSpec;

typedef struct
{
  char       *id, *name;
  guint       n_units, n_commanders;
  guint       offset;       /* of its first stand */
  gint32      total;        /* points of the roster (2.6) */
  CoCommanderSpec commanders[CO_MAX_COMMANDERS];
  guint       n_zone;       /* corners of its zone of deployment; 0: anywhere */
  TtVec      *zone;         /* owned */
} CoSideSetup;

typedef struct
{
  guint8   ground;          /* CoGround */
  TtArea   area;
  guint    n_points;        /* of the shape as the file has it; ellipses as TT_ELLIPSE_POINTS */
  TtVec   *points;          /* owned; in the file's order, for slope edges */
  guint64  slope_edges[4];  /* a bit an edge; edge i goes from points[i] to points[i + 1] */
  char    *id, *name;       /* name: (nullable) */
} CoFeature;

typedef struct
{
  gboolean    army_morale;
  guint8      time_limit;      /* periods */
  double      break_share;     /* 0 none */
  gboolean    free_deployment;
  gint32      stand_width;     /* W, 1/100 mm; so the depths, of which a double stand has two of the infantry's */
  gint32      infantry_depth, cavalry_depth, model_depth;
} CoConditions;

typedef struct _CoState CoState;

typedef struct
{
  guint        n_stands;
  CoUnitSpec   units[CO_MAX_STANDS];     /* by g */
  CoSideSetup  sides[CO_N_SIDES];
  gint32       width, height;            /* of the table, 1/100 mm */
  guint        n_features;
  CoFeature    features[CO_MAX_FEATURES];
  CoConditions conditions;
  CoState     *opening;                  /* owned: the position of deployment and situation, before upkeep and dice */
  gboolean     in_situation;             /* it starts in mid-battle: no upkeep (3.3) */
} CoSetup;

/* ---- A position ---- */

typedef struct
{
  TtPose pose;              /* its last one when it is not on the table */
  TtPose before;            /* where it stood before it was pushed back in this post-melee phase (C-MEL-11) */
  guint8 status;            /* CoStatus */
  guint8 figures;           /* now */
  guint8 push_backs;        /* 0-2 (C-MEL-17) */
  guint8 reorganising;
  guint8 began_unpinned;    /* its side's turn, reorganising (C-MEL-14) */
  guint8 restore;           /* 0-2 (C-RAL-3) */
  guint8 interruptions;     /* 0-1 */
  guint8 pila;              /* not thrown yet */
  guint8 moved;             /* this turn */
  guint8 fired;             /* in its side's fire step of this turn; declared counts */
  guint8 answered;          /* in the enemy's */
  guint8 thrown;            /* in the volleys of this turn */
  guint8 stage;             /* CoStage */
  guint8 river;             /* feature, when stage is not NONE */
  guint8 stacked_behind;    /* g, CO_NOBODY */
  guint8 strikes_held;      /* what it struck in flank or rear this turn held (C-FLK-6, C-FLK-8) */
  guint8 pushed_in;         /* 1 + melee in which it was pushed back in this phase, 0 */
} CoStand;

typedef struct
{
  TtPoint at;
  guint8  placed;
  guint8  moved;
  guint8  lost;
  guint8  pad;
} CoCommander;

/* A contact made this turn: by whom, on whom, from where seen at that moment (C-FLK-1). By g. */
typedef struct
{
  guint8 attacker, target, arc;  /* TtArc */
  guint8 pad;
} CoContact;

/* A declared shot. By g. */
typedef struct
{
  guint8 shooter, target, weapon;
  guint8 answer;            /* return fire, or the second side's volley */
} CoShot;

typedef struct
{
  AciesUnits units[CO_N_SIDES];      /* stands that fight in it */
  AciesUnits followers;              /* of the winner: pinned frontally with the pushed, before the push (C-MEL-12) */
  AciesUnits free_stands;            /* of the winner, before the push: neither pinned nor engaged (C-MEL-12) */
  guint8     resolved;
  guint8     result;                 /* CoResult */
  guint8     winner, loser;          /* side, CO_NOBODY */
  guint8     answered;               /* bits: 1 conform is decided, 2 follow */
  guint8     x[CO_N_SIDES];
  guint8     die_bonus[CO_N_SIDES];
  guint8     has_products;
  gint16     points[CO_N_SIDES];
  gint16     products[CO_N_SIDES];
  gint16     lost[CO_N_SIDES];       /* points, base value */
  guint8     pad[10];
} CoMelee;

/* A move that waits for those who may evade (3.3). */
typedef struct
{
  guint8     mover;                  /* g, CO_NOBODY: none waits */
  guint8     pad[3];
  TtPose     end;
  gint32     cost;                   /* 1/100 mm */
  guint8     more_pad[4];
  AciesUnits asked;                  /* of the other side, not answered yet */
} CoPending;

/* A position of Cohorts. No byte of it is left undefined: the struct is zeroed first, padding is explicit or cleared. */
struct _CoState
{
  AciesState  base;

  guint16     turn;                  /* period, from 1 */
  guint8      active;                /* side */
  guint8      phase;                 /* CoPhase */
  guint8      decision;              /* CoDecisionKind */
  guint8      decider;               /* side */
  guint8      current;               /* the melee of a conform or follow decision */
  guint8      winner;                /* side; CO_NOBODY none (a draw if over) */
  guint8      end_reason;            /* CoEndReason */
  guint8      army_morale[3];        /* who rolled at 25, 35, 50 per cent; CO_NOBODY */
  guint8      past_half;             /* the turn of the roll at 50 per cent is over (C-ARM-4) */
  guint8      n_melees;
  guint8      n_contacts, n_shots;
  gint32      withdrawn[CO_N_SIDES]; /* points lost by withdrawing (C-ARM-1) */
  CoPending   pending;
  CoContact   contacts[CO_MAX_CONTACTS];
  CoShot      shots[CO_MAX_STANDS];
  CoMelee     melees[CO_MAX_MELEES];
  CoCommander commanders[CO_N_SIDES][CO_MAX_COMMANDERS];
  CoStand     stands[CO_MAX_STANDS];
};

#define CO_SETUP(setup) ((const CoSetup *) (setup))
#define CO_STATE(state) ((const CoState *) (state))

static inline guint
co_side_of (const CoSetup *setup, guint g)
{
  return g >= setup->sides[1].offset;
}

/* Unit @unit of @side as a stand's number. */
static inline guint
co_stand (const CoSetup *setup, guint side, guint unit)
{
  return setup->sides[side].offset + unit;
}

/* The bit of stand @g within its side's sets. */
static inline AciesUnits
co_bit (const CoSetup *setup, guint g)
{
  return ACIES_UNIT_BIT (g - setup->sides[co_side_of (setup, g)].offset);
}

/* Whether stand @g is on the table: steady, routed or rallying. */
static inline gboolean
co_on_table (const CoState *state, guint g)
{
  return state->stands[g].status <= CO_RALLYING;
}

/* The rectangle of stand @g where it stands now. */
static inline TtBase
co_base (const CoSetup *setup, const CoState *state, guint g)
{
  return tt_base (&state->stands[g].pose, &setup->units[g].size);
}

/* C-FIR-9: figures lost so far, by strength at the start. */
static inline guint
co_casualties (const CoSetup *setup, const CoState *state, guint g)
{
  return (guint) (setup->units[g].figures - state->stands[g].figures);
}

G_END_DECLS
