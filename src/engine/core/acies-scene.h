/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-table.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_FACING_NORTH,
  ACIES_FACING_EAST,
  ACIES_FACING_SOUTH,
  ACIES_FACING_WEST,
} AciesFacing;

typedef enum
{
  ACIES_TERRAIN_HILL = 1 << 0,
  ACIES_TERRAIN_FOREST = 1 << 1,
  ACIES_TERRAIN_MARSH = 1 << 2,
  ACIES_TERRAIN_STREAM = 1 << 3,
  ACIES_TERRAIN_RIVER = 1 << 4,
  ACIES_TERRAIN_COAST = 1 << 5,
  ACIES_TERRAIN_IMPASSABLE = 1 << 6,
} AciesTerrain;

/* Every emblem of the sheet; the order is that of the path tables in scene/acies-emblems.c. */
typedef enum
{
  ACIES_EMBLEM_NONE,
  ACIES_EMBLEM_HEAVY_INFANTRY,
  ACIES_EMBLEM_HOPLITES,
  ACIES_EMBLEM_PHALANGITES,
  ACIES_EMBLEM_LEGIONARIES,
  ACIES_EMBLEM_ARCHERS,
  ACIES_EMBLEM_LIGHT_INFANTRY,
  ACIES_EMBLEM_HEAVY_CAVALRY,
  ACIES_EMBLEM_CATAPHRACTS,
  ACIES_EMBLEM_LIGHT_CAVALRY,
  ACIES_EMBLEM_ELEPHANTS,
  ACIES_EMBLEM_CHARIOTS,
  ACIES_EMBLEM_SCYTHED_CHARIOTS,
  ACIES_EMBLEM_STANDARD,
  ACIES_EMBLEM_CAMP,
  ACIES_EMBLEM_CAMP_FORTIFIED,
  ACIES_EMBLEM_LAUREL,
  ACIES_EMBLEM_COMMANDER,
  ACIES_EMBLEM_WARBAND,
  ACIES_EMBLEM_CAMELS,
  ACIES_EMBLEM_ARTILLERY,
  ACIES_EMBLEM_WAR_WAGONS,
  ACIES_EMBLEM_AUXILIA,
  ACIES_N_EMBLEMS,
} AciesEmblem;

typedef enum
{
  ACIES_TOKEN_DISORDERED = 1 << 0,
  ACIES_TOKEN_LEAD = 1 << 1,
  ACIES_TOKEN_ACTED = 1 << 2,
  ACIES_TOKEN_ACTIVE = 1 << 3,     /* in the group that is acting */
  ACIES_TOKEN_DIAMONDS = 1 << 4,   /* pips are diamonds (elephants) */
  ACIES_TOKEN_ROUTED = 1 << 5,     /* it flees */
  ACIES_TOKEN_LOADED = 1 << 6,     /* still has what it can throw but once in the battle */
} AciesTokenFlags;

/* A unit to draw. */
typedef struct
{
  gint8           side;
  guint8          unit;         /* index within the side */
  gint16          cell;         /* ACIES_NO_CELL: in reserve, off the field */
  guint8          facing;       /* AciesFacing */
  guint8          emblem;       /* AciesEmblem */
  guint8          pips;         /* 0-3 */
  guint8          hero;         /* rating 1-4 of the commander with it, 0 none */
  gboolean        hero_dazed;
  AciesTokenFlags flags;
  gboolean        on_table;     /* the next three count: rules of a free table */
  AciesPose       pose;         /* front centre and facing */
  gint32          width, depth; /* of its base, 1/100 mm */
  guint8          figures, figures_full; /* left, and at the start; 0 of 0: the rules count none */
  guint8          setbacks;     /* how often it was thrown back and has not recovered */
  char           *badge;        /* (nullable) what stands on the base: "4Bd" */
  char           *name;         /* "African foot", translated */
  char           *text;         /* one line for cards and screen readers: "African foot, veteran heavy infantry, fresh, lead" */
} AciesSceneToken;

/* A commander on his own plate. */
typedef struct
{
  gint8    side;
  guint8   commander;  /* index within the side */
  gint16   cell;       /* ACIES_NO_CELL: off the field */
  guint8   rating;     /* 1-4; 0 if the rules rate none */
  gboolean dazed;
  gboolean acted;
  gboolean on_table;   /* the next counts: rules of a free table */
  gint32   at[2];      /* 1/100 mm */
  char    *name;
  char    *text;
} AciesSceneLeader;

typedef struct
{
  char         id[8];          /* wire name: "c2" */
  char        *name;           /* "Left centre", translated, as its owner calls it */
  char        *text;           /* the whole zone in words, for screen readers */
  char        *ground;         /* (nullable) what name, tokens and leaders leave unsaid: ground, whose it is, facing */
  AciesTerrain terrain;
  gint8        side;           /* whose units stand there; ACIES_NO_SIDE */
  gint8        key_side;       /* whose key zone; ACIES_NO_SIDE */
  gint8        camp_side;      /* whose camp; ACIES_NO_SIDE */
  gboolean     camp_fortified;
  gboolean     camp_captured;
  guint8       load, capacity;
} AciesSceneCell;

typedef struct
{
  gboolean river;      /* else a stream */
  char    *name;       /* (nullable) */
  guint    n_cells;
  gint16   cells[64];
} AciesSceneWatercourse;

typedef struct
{
  char    *text;
  gint16   cell;
  gint8    edge;        /* AciesFacing of the cell's edge it stands at, -1 in the middle */
  gboolean settlement;  /* houses are drawn, not only the words */
} AciesSceneLabel;

/* The kinds of ground of a free table; the order is that of the paint tables. */
typedef enum
{
  ACIES_GROUND_OPEN,           /* a named piece of good going */
  ACIES_GROUND_GENTLE_HILL,
  ACIES_GROUND_STEEP_HILL,
  ACIES_GROUND_WOOD,
  ACIES_GROUND_ROUGH,
  ACIES_GROUND_MARSH,
  ACIES_GROUND_DUNES,
  ACIES_GROUND_BUILT_UP,
  ACIES_GROUND_FIELDS,
  ACIES_GROUND_IMPASSABLE,
  ACIES_GROUND_WATER,          /* sea, lake */
  ACIES_N_GROUNDS,
} AciesSceneGround;

/* What people measure a free table in. */
typedef enum
{
  ACIES_MEASURE_MM,
  ACIES_MEASURE_INCHES,
} AciesSceneMeasure;

/* A piece of ground of a free table. */
typedef struct
{
  guint8   ground;      /* AciesSceneGround */
  char    *name;        /* (nullable) */
  char    *text;        /* what it is and does, one line: "Wood, bad going" */
  guint    n_points;
  gint32 (*points)[2];  /* a simple polygon, 1/100 mm; owned */
  gboolean has_crest;
  gint32   crest[2];
} AciesSceneArea;

/* A road or a river of a free table. */
typedef struct
{
  gboolean river;
  char    *name;        /* (nullable) */
  char    *text;        /* "River, not yet crossed" */
  gint32   width;       /* 1/100 mm */
  guint    n_points;
  gint32 (*points)[2];  /* owned */
} AciesSceneLine;

/* A camp of a free table. */
typedef struct
{
  gint8     side;          /* whose it is */
  gint8     held_by;       /* who holds it now; ACIES_NO_SIDE: nobody */
  AciesPose pose;          /* of its inner edge */
  gint32    width, depth;
  char     *text;          /* "Roman camp, held by its followers" */
} AciesSceneCamp;

typedef enum
{
  ACIES_NODE_CITY,
  ACIES_NODE_STAGE,  /* a place where armies can stand, without walls */
  ACIES_NODE_SEA,
} AciesSceneNodeKind;

/* A place of the map of a campaign. */
typedef struct
{
  guint8  kind;      /* AciesSceneNodeKind */
  gint8   side;      /* whose city; ACIES_NO_SIDE */
  gboolean capital;
  gint8   besieger;  /* ACIES_NO_SIDE: nobody */
  gint32  x, y;      /* on the map, y down */
  char   *name;
  char   *text;      /* the whole place in words: "Capua, city of Rome; army of Rome, 12 elements" */
} AciesSceneNode;

/* A route of the map of a campaign. */
typedef struct
{
  guint16  a, b;     /* nodes */
  gboolean sea;
} AciesSceneLink;

/* How units of two sides bear on one another on a free table. */
typedef enum
{
  ACIES_TIE_FIGHT,  /* in contact; from and to are the ends of the stretch where they touch */
  ACIES_TIE_WATCH,  /* near and face to face, so that neither is free to move */
  ACIES_TIE_SHOT,   /* a shot that is declared and has not fallen yet; from the shooter to the target */
  ACIES_N_TIES,
} AciesTieKind;

/* A pair of such units. */
typedef struct
{
  guint8 kind;         /* AciesTieKind */
  gint8  side;         /* of the one; of a shot, the shooter's */
  guint8 unit;
  guint8 other;        /* the unit of the other side */
  gint8  other_side;
  gint32 from[2], to[2]; /* 1/100 mm */
} AciesSceneTie;

/* Units of a side that fight as one line. */
typedef struct
{
  gint8      side;
  AciesUnits units;
  char      *words;    /* (nullable) what it weighs, in short: "60 points" */
} AciesSceneFront;

/* Something counted: Orders, a commander's pool. */
typedef struct
{
  gint8  side;
  char  *name;       /* "Orders", "Hannibal: moves" */
  guint8 left, total;
  char  *barred;     /* (nullable) why what is left cannot be spent now, in short: "barred this turn (8.8.3)" */
  char  *reason;     /* (nullable) the same as a whole sentence */
  guint8 group;      /* 0 the side's own, 1 and up: one a commander; bonus pools follow in the same group */
} AciesSceneCounter;

typedef struct
{
  char  *name;
  gint32 strength, strength_start;  /* Fighting Value left and at the start */
  gint32 score;                     /* what it would score now, in the unit of outcomes */
  char  *standing;                  /* (nullable) how near it is to its end, in place of the score: "1 of 4 lost" */
  gint8  edge;                      /* AciesFacing of its base edge on a free table, -1 if there is none */
} AciesSceneSide;

/* A picture of a position in ruleset-neutral terms. Texts are translated. */
typedef struct
{
  guint  columns, rows;                  /* of cells; cell index = row * columns + column, from the top left */
  guint  turn, turns;
  char  *turn_text;                      /* (nullable) what the rules call it: "Bound 3 of 20" */
  gint8  active;                         /* side; ACIES_NO_SIDE */
  char  *conditions;                     /* (nullable) "wet", "dust": one line for the header */
  guint           n_sides;
  AciesSceneSide  sides[ACIES_MAX_SIDES];
  AciesSceneCell *cells;                 /* columns * rows */
  GArray         *tokens;                /* AciesSceneToken, lead first, front rank first within a cell */
  GArray         *leaders;               /* AciesSceneLeader */
  GArray         *watercourses;          /* AciesSceneWatercourse */
  GArray         *labels;                /* AciesSceneLabel */
  GArray         *counters;              /* AciesSceneCounter */
  gint32          table_width, table_height; /* a free table, 1/100 mm: no cells then; 0: zones */
  AciesSceneMeasure measure;             /* of such a table */
  GArray         *areas;                 /* AciesSceneArea, those below first */
  GArray         *lines;                 /* AciesSceneLine */
  GArray         *camps;                 /* AciesSceneCamp */
  gint32          map_width, map_height; /* the map of a campaign, in the unit of its nodes: neither cells nor table then */
  GArray         *nodes;                 /* AciesSceneNode; a token's cell is the index of its node */
  GArray         *links;                 /* AciesSceneLink */
  GArray         *ties;                  /* AciesSceneTie */
  GArray         *fronts;                /* AciesSceneFront */
} AciesScene;

AciesScene *acies_scene_new  (guint columns, guint rows);  /* 0, 0 for a free table or a map */
void        acies_scene_free (AciesScene *self);

/* A copy of what the ground is drawn from: cells, watercourses, labels. Nobody stands there. (transfer full) */
AciesScene *acies_scene_copy_ground (const AciesScene *self);

/* The token of a unit, or NULL if it is out of the battle. */
const AciesSceneToken *acies_scene_find_token (const AciesScene *self, int side, guint unit);

/* A commander by his index within @side; NULL if he is out of the battle. */
const AciesSceneLeader *acies_scene_find_leader (const AciesScene *self, int side, guint commander);

/* The units of @side in @cell (ACIES_NO_CELL: in reserve). */
AciesUnits acies_scene_units_in (const AciesScene *self, int side, int cell);

/* The number of the column's letter and row: "c2" -> cell; ACIES_NO_CELL if it is none. */
int acies_scene_find_cell (const AciesScene *self, const char *id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesScene, acies_scene_free)

G_END_DECLS
