/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-ruleset.h"

G_BEGIN_DECLS

#define CAMPAIGN_MIN_PLAYERS 3
#define CAMPAIGN_MAX_PLAYERS ACIES_MAX_SIDES
#define CAMPAIGN_MAX_UNITS   48   /* of a player: army and reserve */
#define CAMPAIGN_ARMY        12   /* elements of a field army at most */
#define CAMPAIGN_MAX_NODES   64   /* one bit each of a CampaignNodes */
#define CAMPAIGN_MAX_ROUTES  192
#define CAMPAIGN_MAX_BOARDS  64
#define CAMPAIGN_NODE_BOARDS 16   /* of one node */
#define CAMPAIGN_MAX_YEARS   20
#define CAMPAIGN_MAX_STAGES  2    /* of a march */
#define CAMPAIGN_CITIES      3    /* of each player at the start */
#define CAMPAIGN_CONTINGENT  3    /* elements of a contingent at most */
#define CAMPAIGN_NOBODY      (-1) /* no player, no node */
#define CAMPAIGN_UNKNOWN     (-2) /* a name in an action that the file does not know */

/* A set of nodes. */
typedef guint64 CampaignNodes;

#define CAMPAIGN_NODE_BIT(node) (G_GUINT64_CONSTANT (1) << (node))

typedef enum { CAMPAIGN_SPRING, CAMPAIGN_SUMMER, CAMPAIGN_AUTUMN, CAMPAIGN_WINTER, CAMPAIGN_N_SEASONS } CampaignSeason;

typedef enum
{
  CAMPAIGN_DECIDE_SEASON = 1,
  CAMPAIGN_DECIDE_MARCH,
  CAMPAIGN_DECIDE_LOSE,
  CAMPAIGN_DECIDE_ACCEPT,
  CAMPAIGN_DECIDE_CONTINGENT,
  CAMPAIGN_DECIDE_BATTLE,
  CAMPAIGN_DECIDE_RETREAT,
  CAMPAIGN_DECIDE_WINTER,
  CAMPAIGN_DECIDE_OVER
} CampaignDecisionKind;

/*
 * Actions (7.3, 7.4), with the members of AciesAction used by each; names that the file does not know are CAMPAIGN_UNKNOWN:
 *   BEGIN_SEASON, HOLD, SALLY, ACCEPT_BATTLE, STAND_SIEGE, NO_CONTINGENT   none
 *   MARCH            words: the nodes of the route, in order
 *   LOSE             words: units of the player, in the order in which they fall
 *   SEND_CONTINGENT  args[0] the protagonist; words: units of the player
 *   BATTLE_RESULT    all of it through campaign_report_pack () and campaign_report_unpack () of campaign-battle.h
 *   AUTO_RESOLVE     words: the seed's low and high half, if one is given
 *   RETREAT          args[0] node
 *   WINTER           args[0] node, args[1] CampaignAllies, args[2] allies, a bit each; words: units of the player
 */
typedef enum
{
  CAMPAIGN_BEGIN_SEASON = 1,
  CAMPAIGN_MARCH,
  CAMPAIGN_HOLD,
  CAMPAIGN_SALLY,
  CAMPAIGN_LOSE,
  CAMPAIGN_ACCEPT_BATTLE,
  CAMPAIGN_STAND_SIEGE,
  CAMPAIGN_SEND_CONTINGENT,
  CAMPAIGN_NO_CONTINGENT,
  CAMPAIGN_BATTLE_RESULT,
  CAMPAIGN_AUTO_RESOLVE,
  CAMPAIGN_RETREAT,
  CAMPAIGN_WINTER_ORDERS,
  CAMPAIGN_N_ACTIONS
} CampaignActionKind;

/* What winter orders say of alliances: nothing, a list, a list with a name that is no other player's. */
typedef enum { CAMPAIGN_ALLIES_KEPT, CAMPAIGN_ALLIES_GIVEN, CAMPAIGN_ALLIES_WRONG } CampaignAllies;

/* Why elements are lost. */
typedef enum { CAMPAIGN_LOSS_STORM, CAMPAIGN_LOSS_ATTRITION, CAMPAIGN_LOSS_DESERTION, CAMPAIGN_N_LOSSES } CampaignLoss;

typedef enum { CAMPAIGN_CITY, CAMPAIGN_STAGE, CAMPAIGN_SEA, CAMPAIGN_N_NODE_KINDS } CampaignNodeKind;

typedef struct
{
  char    *id;
  char    *name;       /* translated; its id with a capital if it has none */
  char    *plain_name; /* as the file has it, for files */
  guint8   kind;       /* CampaignNodeKind */
  gboolean capital;
  gint8    owner;      /* at the start; CAMPAIGN_NOBODY */
  double   x, y;       /* on the map */
  guint    n_boards;
  guint8   boards[CAMPAIGN_NODE_BOARDS];
  CampaignNodes land;  /* nodes a land stage away */
  CampaignNodes sea;   /* nodes a sea stage away */
} CampaignNode;

typedef struct
{
  guint8   a, b;
  gboolean sea;
} CampaignRoute;

typedef struct
{
  char    *id;
  char    *code;       /* of the battles' rules: "4Bd" */
  char    *name;       /* (nullable) as the file has it */
  int      disadvantage; /* of the battles' rules too: D-ARM-2 */
  gboolean general;    /* marked so in the file */
  gboolean artillery;  /* D-CPN-14 */
} CampaignUnit;

/* A player as the file tells of him; units are numbered army first, then reserve: the roster. */
typedef struct
{
  char        *id;
  char        *name;   /* translated */
  char        *plain_name;  /* as the file has it, for files */
  gboolean     machine;
  guint8       allies; /* a bit each */
  gint16       prestige;
  gint8        at;     /* node; CAMPAIGN_NOBODY: no army */
  guint        n_army; /* of the units */
  guint        n_units;
  CampaignUnit units[CAMPAIGN_MAX_UNITS];
} CampaignPlayerSetup;

typedef struct
{
  gboolean given;
  gint16   year;
  guint8   season;
  guint8   n_order;
  guint8   order[CAMPAIGN_MAX_PLAYERS];
  gint8    owners[CAMPAIGN_MAX_NODES];
  gint8    besiegers[CAMPAIGN_MAX_NODES];
  guint8   seasons[CAMPAIGN_MAX_NODES];  /* that these sieges have lasted */
  guint8   inside;                       /* players, a bit each */
} CampaignSituation;

/* What a campaign compiles into. */
typedef struct
{
  char               *id, *name;
  char               *rules;      /* of its battles: "dba" */
  char               *board_ids[CAMPAIGN_MAX_BOARDS];
  JsonNode           *boards[CAMPAIGN_MAX_BOARDS];  /* map objects, for the scenarios of battles; shared, never changed */
  guint               n_boards;
  guint               years;
  gboolean            contingents;
  guint               n_players;
  CampaignPlayerSetup players[CAMPAIGN_MAX_PLAYERS];
  guint               n_nodes;
  CampaignNode        nodes[CAMPAIGN_MAX_NODES];
  guint               n_routes;
  CampaignRoute       routes[CAMPAIGN_MAX_ROUTES];
  CampaignSituation   start;
} CampaignSetup;

/* Elements in order, by index in the roster. */
typedef struct
{
  guint8 n;
  guint8 units[CAMPAIGN_MAX_UNITS];
} CampaignList;

typedef struct
{
  CampaignList army;     /* in the order in which they joined */
  CampaignList reserve;  /* in the order in which they fell */
  gint16       prestige;
  gint8        at;       /* node; CAMPAIGN_NOBODY: no army */
  guint8       inside;   /* a besieged city of his own */
  guint8       out;      /* D-CPN-19 */
  guint8       allies;   /* whom he lists, a bit each */
  guint8       busy;     /* has fought or lent this season: D-CPN-21 */
  gint8        lent_to;  /* the protagonist for whom @lent fight now; CAMPAIGN_NOBODY */
  AciesUnits   lent;
} CampaignPlayer;

typedef struct
{
  gint8  owner;      /* of a city; CAMPAIGN_NOBODY */
  gint8  besieger;   /* CAMPAIGN_NOBODY */
  guint8 seasons;    /* that the siege has lasted */
  guint8 pad;
} CampaignCity;

/* The battle that waits to be fought or is being settled. */
typedef struct
{
  gint8   attacker, defender;  /* CAMPAIGN_NOBODY: there is none */
  gint8   at;
  gint8   winner;              /* once settled */
  guint8  number;              /* of the season, from 1 */
  guint8  deserting;           /* protagonists who still have to give up elements, a bit each */
  guint8  pad[2];
  guint64 seed;
} CampaignBattle;

/* What comes when nobody has to decide: the rest of a march, in order; then the next player's. */
typedef enum
{
  CAMPAIGN_STEP_NEXT,        /* the next player's turn */
  CAMPAIGN_STEP_SUPPLY,
  CAMPAIGN_STEP_MEET,
  CAMPAIGN_STEP_CONTINGENTS,
  CAMPAIGN_STEP_BATTLE,
  CAMPAIGN_STEP_AFTERMATH,   /* desertion, then the retreat */
  CAMPAIGN_STEP_RETREAT,
  CAMPAIGN_STEP_SIEGE,
  CAMPAIGN_STEP_WINTER,      /* the next player's quarters */
  CAMPAIGN_STEP_QUARTERS     /* his supply is seen to; he chooses */
} CampaignStep;

/* A position of a campaign. No byte of it is left undefined: the struct is zeroed first. */
typedef struct
{
  AciesState     base;

  gint16         year;
  guint8         season;     /* CampaignSeason */
  guint8         decision;   /* CampaignDecisionKind */
  gint8          decider;    /* player */
  guint8         step;       /* CampaignStep: what comes after the decision */
  guint8         n_order;
  guint8         order[CAMPAIGN_MAX_PLAYERS];
  guint8         turn;       /* whose in the order; in winter the player */
  guint8         loss;       /* CampaignLoss of a decision LOSE */
  guint8         count;      /* elements to lose */
  gint8          mover;      /* whose march it is */
  gint8          origin;     /* where it began */
  guint8         was_inside; /* and whether within walls */
  guint8         asked;      /* for contingents already, a bit each */
  guint8         n_battles;  /* of the season */
  guint8         pad[4];
  CampaignBattle battle;
  CampaignCity   cities[CAMPAIGN_MAX_NODES];
  CampaignPlayer players[CAMPAIGN_MAX_PLAYERS];
} CampaignState;

#define CAMPAIGN_SETUP(setup) ((const CampaignSetup *) (setup))
#define CAMPAIGN_STATE(state) ((const CampaignState *) (state))

G_END_DECLS
