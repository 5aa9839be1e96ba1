/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-ruleset.h"
#include "engine/tabletop/tt-terrain.h"

G_BEGIN_DECLS

#define DBA_N_SIDES      2
#define DBA_MAX_UNITS    24   /* a side; twelve unless the scenario allows any number (D-ARM-1) */
#define DBA_MAX_ELEMENTS 48   /* of both */
#define DBA_MAX_FEATURES 64
#define DBA_MAX_ROADS    16
#define DBA_MAX_RIVERS   16
#define DBA_MAX_BOARDS   16
#define DBA_MAX_PAIRS    48
#define DBA_MAX_FACTORS  16   /* of one element in one fight */
#define DBA_MOST_BONUS   4    /* a greater difference of what is added to factors decides no more */
#define DBA_NOBODY       0xff
#define DBA_BASE_WIDTH   4000 /* 1/100 mm */

/*
 * Elements of both sides are numbered together, the first side's first: g = offset[side] + unit. Sets of them are DbaSet, a bit
 * each. A camp takes part in fights as DBA_CAMP (side).
 */
typedef guint64 DbaSet;

#define DBA_BIT(g)           (G_GUINT64_CONSTANT (1) << (g))
#define DBA_CAMP(side)       ((guint) (DBA_MAX_ELEMENTS + (side)))
#define DBA_IS_CAMP(who)     ((who) >= DBA_MAX_ELEMENTS && (who) < DBA_MAX_ELEMENTS + DBA_N_SIDES)
#define DBA_FOREACH(g, set)  ACIES_FOREACH_UNIT (g, set)

/* 5.1 */
typedef enum { DBA_EL, DBA_KN, DBA_CV, DBA_LH, DBA_SCH, DBA_CM, DBA_SP, DBA_PK, DBA_BD, DBA_AX, DBA_BW, DBA_PS, DBA_WB, DBA_ART,
               DBA_WWG, DBA_CF, DBA_N_TYPES } DbaType;

/* Map kinds of section 2, in the order of the names' table. */
typedef enum { DBA_GOOD, DBA_GENTLE_HILL, DBA_STEEP_HILL, DBA_WOOD, DBA_ROUGH, DBA_MARSH, DBA_DUNES, DBA_BUILT_UP_AREA,
               DBA_ENCLOSED_FIELDS, DBA_IMPASSABLE, DBA_SEA, DBA_LAKE, DBA_N_GROUNDS } DbaGround;

typedef enum { DBA_NORTH, DBA_EAST, DBA_SOUTH, DBA_WEST, DBA_N_EDGES } DbaEdge;

typedef enum { DBA_GOING_GOOD, DBA_GOING_BAD, DBA_GOING_RIVER, DBA_GOING_ROAD, DBA_N_GOINGS } DbaGoing;

typedef enum { DBA_OFF_TABLE, DBA_ON_TABLE, DBA_IN_CAMP, DBA_DESTROYED, DBA_OFF_BOARD, DBA_N_STATES } DbaElementState;

/* What holds a camp: its followers, an element (which then stands in it), nobody. */
typedef enum { DBA_GARRISON_FOLLOWERS, DBA_GARRISON_NONE, DBA_GARRISON_ELEMENT, DBA_GARRISON_UNSAID } DbaGarrison;

typedef enum
{
  DBA_PHASE_SETUP,
  DBA_PHASE_MOVE,
  DBA_PHASE_SHOOT,
  DBA_PHASE_COMBAT,
  DBA_PHASE_OVER,
  DBA_N_PHASES
} DbaPhase;

typedef enum { DBA_DECIDE_BEGIN = 1, DBA_DECIDE_CHOOSE_TERRAIN, DBA_DECIDE_ASSIGN_EDGES, DBA_DECIDE_PLACE_CAMP, DBA_DECIDE_DEPLOY,
               DBA_DECIDE_MOVE, DBA_DECIDE_SHOOT, DBA_DECIDE_FIGHT, DBA_DECIDE_OVER } DbaDecisionKind;

/*
 * Actions (3.1), with the members of AciesAction used by each; units are by index within the deciding side:
 *   BEGIN, END_MOVES, END_SHOOTING   none
 *   CHOOSE_TERRAIN  args[0] board, args[1] first edge (DbaEdge)
 *   ASSIGN_EDGES    args[0], args[1] edges, that numbered 5 and that numbered 6
 *   PLACE_CAMP      words[0] offset, 1/100 mm
 *   DEPLOY          units placed; words: x, y, facing of each, in order of index; args[0] DbaGarrison, args[1] its unit
 *   MOVE, BREAK_OFF units; all of it through dba_path_pack () and dba_path_unpack () of dba-path.h
 *   LEAVE_CAMP, ENTER_CAMP   units (one bit)
 *   SHOOT           units (the shooter's bit), args[0] target (unit of the enemy), args[1], args[2] 1 + aiding unit or 0
 *   FIGHT           args[0] own unit or -1 for the own camp, args[1] the enemy's unit or -1 for his camp
 */
typedef enum { DBA_BEGIN = 1, DBA_CHOOSE_TERRAIN, DBA_ASSIGN_EDGES, DBA_PLACE_CAMP, DBA_DEPLOY, DBA_MOVE, DBA_BREAK_OFF,
               DBA_LEAVE_CAMP, DBA_ENTER_CAMP, DBA_END_MOVES, DBA_SHOOT, DBA_END_SHOOTING, DBA_FIGHT,
               DBA_N_ACTIONS } DbaActionKind;

/* 5.5: the table's result, before geometry decides. */
typedef enum { DBA_STANDS, DBA_RECOILS, DBA_FLEES, DBA_IS_DESTROYED, DBA_N_RESULTS } DbaResult;

/* Factors of 5.3 and how they are told; D-FAC-6 has a name for each line. dba-names.h has rule ids and wire names. */
typedef enum
{
  DBA_FACTOR_BASIC,            /* D-FAC-1 */
  DBA_FACTOR_GENERAL,          /* D-FAC-2 */
  DBA_FACTOR_CAMP,             /* D-FAC-3 */
  DBA_FACTOR_UPHILL,           /* D-FAC-4 */
  DBA_FACTOR_BANK,             /* D-FAC-5 */
  DBA_FACTOR_SUPPORT_PIKES,    /* D-FAC-6 */
  DBA_FACTOR_SUPPORT_PSILOI,
  DBA_FACTOR_SUPPORT_WARBAND,
  DBA_FACTOR_SUPPORT_SPEARS,
  DBA_FACTOR_OVERLAP_LEFT,     /* D-FAC-7: one enemy each */
  DBA_FACTOR_OVERLAP_RIGHT,
  DBA_FACTOR_FLANKED,          /* an enemy front on flank or rear */
  DBA_FACTOR_BAD_GOING,        /* D-FAC-8 */
  DBA_FACTOR_AIDED,            /* D-FAC-9: the second and third shooter */
  DBA_FACTOR_DISADVANTAGE,     /* D-FAC-10 */
  DBA_N_FACTORS
} DbaFactorName;

/* One factor: what, how much, through whom (an element, DBA_NOBODY). */
typedef struct
{
  guint8 name;   /* DbaFactorName */
  gint8  value;
  guint8 who;    /* element that overlaps, flanks, supports, aids; DBA_NOBODY */
} DbaFactor;

typedef struct
{
  guint8    n;
  gint8     sum;
  DbaFactor items[DBA_MAX_FACTORS];
} DbaFactors;

typedef struct
{
  guint8   type;            /* DbaType; HCh is DBA_KN, LCh is DBA_CV */
  gint32   depth;           /* 1/100 mm (D-GEO-3) */
  gboolean general;
  guint8   disadvantage;    /* D-ARM-2 */
  guint8   id_rank;         /* "id order": byte order of the ids over both sides, 0 the first */
  char     code[12];        /* "4Bd" */
  char     id[ACIES_MAX_ID_LENGTH + 1];
  char    *name;            /* (nullable) */
} DbaUnitSpec;

typedef struct
{
  gboolean given;
  TtPose   pose;            /* at = centre of its inner edge; facing inward */
  gint32   width, depth;
  guint8   garrison;        /* DbaGarrison */
  guint8   unit;            /* of the side, if an element */
} DbaCampSpec;

typedef struct
{
  char        *id, *name;
  char        *commander;   /* (nullable) the general's name */
  guint        n_units;
  guint        offset;      /* of its first element */
  DbaSet       all;
  guint8       general;     /* element g */
  gint8        pip_modifier;
  DbaCampSpec  camp;        /* of the scenario; a diced set-up places its own */
} DbaSideSetup;

typedef struct
{
  guint8   ground;          /* DbaGround */
  TtArea   shape;
  gboolean has_crest;       /* it was given; shape.crest is it, or the mean of the vertices */
  char    *id, *name;       /* name: (nullable) */
} DbaFeature;

typedef struct
{
  char   *id, *name;        /* name: (nullable) */
  TtLine  line;
} DbaRoad;

typedef struct
{
  char    *id, *name;       /* name: (nullable) */
  TtRiver  body;
  guint8   nature;          /* 1-6, 0 not known (D-RIV-1) */
} DbaRiver;

/* A board to fight on (section 2, map). */
typedef struct
{
  gint32     width, height; /* 1/100 mm */
  guint      n_features, n_roads, n_rivers;
  DbaFeature features[DBA_MAX_FEATURES];
  DbaRoad    roads[DBA_MAX_ROADS];
  DbaRiver   rivers[DBA_MAX_RIVERS];
} DbaBoard;

/* Where elements stand at the beginning: of a situation or of a historical deployment with elements. */
typedef struct
{
  gboolean given;
  guint16  bound;
  guint8   phasing, phase;                  /* side, DbaPhase */
  int      points;                          /* -1: thrown on loading */
  TtPose   poses[DBA_MAX_ELEMENTS];
  guint8   states[DBA_MAX_ELEMENTS];        /* DbaElementState */
  DbaSet   moved, shot;
  guint8   held_by[DBA_N_SIDES];            /* of each side's camp: the side that holds it, DBA_NOBODY if empty */
  guint8   occupied_by[DBA_N_SIDES];        /* DbaGarrison or, for an element, see occupant */
  guint8   occupant[DBA_N_SIDES];           /* element g, DBA_NOBODY */
  guint8   natures[DBA_MAX_RIVERS];         /* of board 0; 0 not known */
} DbaSituation;

/* What a scenario compiles into. */
typedef struct
{
  guint         n_elements;
  DbaUnitSpec   units[DBA_MAX_ELEMENTS];    /* by g */
  DbaSideSetup  sides[DBA_N_SIDES];
  guint         n_boards;                   /* 1 unless the deployment offers more */
  DbaBoard     *boards;                     /* owned */
  guint8        victory_losses;             /* 4 */
  guint16       bound_limit;                /* 0 none */
  gboolean      extended_outcomes;          /* D-OUT-6 */
  gboolean      camps;                      /* of a diced set-up */
  gboolean      historical;                 /* deployment mode */
  guint8        edges[DBA_N_SIDES];         /* DbaEdge, historical */
  gboolean      has_elements;               /* the historical deployment gives the places: in start */
  DbaSituation  start;                      /* a situation, or the historical places; given tells */
  gboolean      in_situation;
  /* What a fight in the open is worth to the first type against the second, by how much more it adds (dba-prospect.h). */
  gint16        matches[DBA_N_TYPES][DBA_N_TYPES][2 * DBA_MOST_BONUS + 1];
} DbaSetup;

/* One element now; 16 bytes. */
typedef struct
{
  TtPose pose;      /* also of an element in a camp (the camp's); its last one if gone */
  guint8 state;     /* DbaElementState */
  guint8 moved, shot, fought;
} DbaElement;

typedef struct
{
  guint8 a, b;      /* a: the phasing side's element or DBA_CAMP (its side); b: the other's */
  guint8 done;
  guint8 pad;
} DbaPair;

/* One member of the last fight or shot. */
typedef struct
{
  guint8     who;       /* g or DBA_CAMP (side); DBA_NOBODY: there was none yet */
  guint8     die;       /* 0: an empty camp falls without */
  gint8      total;
  guint8     result;    /* DbaResult */
  DbaFactors factors;
} DbaFighter;

typedef struct
{
  guint8     shooting;  /* else close combat */
  guint8     shot_back;
  DbaFighter a, b;
} DbaCombat;

typedef struct
{
  TtPose pose;          /* where it stands; placed in a diced set-up */
  gint32 width, depth;
  guint8 placed;
  guint8 held_by;       /* side, DBA_NOBODY: nobody */
  guint8 occupied_by;   /* DbaGarrison */
  guint8 occupant;      /* g if an element, else DBA_NOBODY */
} DbaCamp;

typedef enum { DBA_END_NONE, DBA_END_ELEMENTS, DBA_END_GENERAL, DBA_END_BOUND_LIMIT } DbaEndReason;

/* The steps of a set-up (3.1), in order. */
typedef enum { DBA_STEP_BEGIN, DBA_STEP_TERRAIN, DBA_STEP_EDGES, DBA_STEP_CAMP_FIRST, DBA_STEP_CAMP_SECOND, DBA_STEP_DEPLOY_FIRST,
               DBA_STEP_DEPLOY_SECOND, DBA_STEP_DONE } DbaSetupStep;

/* A position of DBA. No byte of it is left undefined: the struct is zeroed first, padding is explicit or cleared. */
typedef struct
{
  AciesState base;

  guint8     phase;         /* DbaPhase */
  guint8     step;          /* DbaSetupStep */
  guint8     phasing;       /* side; DBA_NOBODY in the set-up */
  guint8     shooting;      /* in phase shoot: the side that decides */
  guint16    bound;         /* from 1; 0 in the set-up */
  guint8     low, high;     /* sides of a diced set-up; DBA_NOBODY not known */
  guint8     board;         /* index into setup->boards */
  guint8     first_edge;    /* DbaEdge numbered 1 */
  guint8     edges[DBA_N_SIDES];  /* base edges, DBA_NOBODY not known */
  guint8     rolled, left;  /* points; rolled after the modifier */
  guint8     n_pairs;
  guint8     winner;        /* side; DBA_NOBODY: none (a draw if over) */
  guint8     end_reason;    /* DbaEndReason */
  guint8     pad[6];
  DbaCamp    camps[DBA_N_SIDES];
  guint8     natures[DBA_MAX_RIVERS];
  DbaPair    pairs[DBA_MAX_PAIRS];
  DbaElement elements[DBA_MAX_ELEMENTS];
  DbaCombat  last;          /* last-combat */
} DbaState;

#define DBA_SETUP(setup) ((const DbaSetup *) (setup))
#define DBA_STATE(state) ((const DbaState *) (state))

static inline guint
dba_side_of (const DbaSetup *setup, guint g)
{
  return g >= setup->sides[1].offset;
}

static inline const DbaBoard *
dba_board (const DbaSetup *setup, const DbaState *state)
{
  return &setup->boards[state->board];
}

/* D-GEO-1, D-GEO-2: the base of element @g where it stands now, at whatever angle. */
static inline TtBase
dba_base (const DbaSetup *setup, const DbaState *state, guint g)
{
  return tt_base (&state->elements[g].pose, &(TtSize){ DBA_BASE_WIDTH, setup->units[g].depth });
}

#define DBA_ZONE_MM 50.0 /* 1.9: 200 paces */

/* 1.9: the ground ahead of @base that it threatens, as a base. */
static inline TtBase
dba_zone_ahead (const TtBase *base)
{
  const TtBase ahead = tt_base_ahead (base, DBA_ZONE_MM);

  return tt_base_at (&ahead.place, base->width, DBA_ZONE_MM);
}

/* The elements of @side that stand on the table (not in a camp). */
static inline DbaSet
dba_on_table (const DbaSetup *setup, const DbaState *state, guint side)
{
  DbaSet set = 0;
  guint  g;

  DBA_FOREACH (g, setup->sides[side].all)
    if (state->elements[g].state == DBA_ON_TABLE)
      set |= DBA_BIT (g);

  return set;
}

/* A set of one side's elements as units of that side, and back. */
static inline AciesUnits
dba_to_units (const DbaSetup *setup, guint side, DbaSet set)
{
  return (set & setup->sides[side].all) >> setup->sides[side].offset;
}

static inline DbaSet
dba_from_units (const DbaSetup *setup, guint side, AciesUnits units)
{
  return (units << setup->sides[side].offset) & setup->sides[side].all;
}

G_END_DECLS
