/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-fields.h"
#include "engine/core/acies-patch.h"
#include "engine/core/acies-quick.h"
#include "engine/core/acies-roster.h"
#include "engine/core/acies-scene.h"

G_BEGIN_DECLS

/*
 * A draft is the JSON tree of a scenario that is being made: unfinished, and wrong in any way. Every function here takes its
 * root, passes over what is wrong without a word or a crash, and changes nothing: an edit is answered with the steps that make
 * it (AciesPatch). All of them may be called from any thread.
 */

/* The parts of a scenario as an editor shows them; also bits of a set, 1 << part. */
typedef enum
{
  ACIES_PART_BATTLE,
  ACIES_PART_MAP,
  ACIES_PART_ARMY,
  ACIES_PART_COMMANDERS,
  ACIES_PART_CONDITIONS,
  ACIES_PART_DEPLOYMENT,
  ACIES_PART_SITUATION,
  ACIES_N_PARTS,
} AciesPart;

#define ACIES_PART_BIT(part) (1u << (part))

/* Makes objects at one place of the tree, or at many. Texts are untranslated, in the context "form". */
typedef struct
{
  AciesPart         part;
  const char       *path;       /* "conditions", "" the root; "[]" each element of a list, "*" each member of an object whose keys
                                   are ids: "deployment.*.groups[]", of sides; of units in the first such form of a part whose
                                   rules have AciesDraft.shapes: "deployment.elements.*" */
  const char       *title;      /* of one object: "Commander" */
  const AciesFormField *fields;     /* ends with a row whose key is NULL */
  const char       *add_text;   /* (nullable) "Add a commander", where objects are added and taken away one by one */
  const char       *name_key;   /* (nullable) the member that names an object in a list; absent or empty: the title does */
  guint             most;       /* elements of the list, 0: no limit of its own */
  gboolean          optional;   /* the object may be missing: a camp */
} AciesForm;

/* What every scenario has, whatever its rules: part BATTLE. Ends with a row whose path is NULL. */
extern const AciesForm acies_scenario_forms[];

/* The members of the root in the order in which files have them. */
extern const AciesFormField acies_scenario_members[];

typedef enum
{
  ACIES_BRUSH_AREA,   /* on or off in each place it touches */
  ACIES_BRUSH_PATH,   /* a course from place to place */
  ACIES_BRUSH_POINT,  /* one thing in one place */
} AciesBrushKind;

/* What can be painted on the map. Texts are untranslated: label in the context "brush", help in the context "brush help". */
typedef struct
{
  const char    *id;         /* wire name: "hill"; an array ends with a row whose id is NULL */
  const char    *label;
  const char    *help;       /* one sentence */
  const char    *clause;     /* (nullable) */
  AciesBrushKind kind;
  gboolean       per_side;   /* belongs to an army: a camp */
  gboolean       single;     /* there is one at most (of each army): painting it elsewhere moves it */
  const char    *form_path;  /* (nullable) the form with the particulars of what is put: "map.settlements[]" */
} AciesBrush;

/* A point of a table without cells, in hundredths of a millimetre from its corner. */
typedef struct
{
  gint32 x, y;
} AciesPoint;

#define ACIES_MOST_CORNERS 64

/* Something drawn or put on a table without cells. Texts are translated. */
typedef struct
{
  char       *path;         /* of its object in the file: "map.features[2]" */
  char       *name;         /* "Old Wood", or its kind */
  guint       brush;        /* that draws such, by index */
  int         side;         /* whose it is; ACIES_NO_SIDE */
  gboolean    closed;       /* @points go around it, else along it */
  gint32      width;        /* of a line, 1/100 mm */
  guint       n_points;
  AciesPoint *points;
  guint       n_handles;    /* places by which its form is changed; at most ACIES_MOST_CORNERS */
  AciesPoint *handles;
  gboolean    has_corners;  /* the handles are its corners in order: there can be more, or fewer of them */
} AciesShape;

typedef enum
{
  ACIES_RESHAPE_MOVE,    /* the whole by @point */
  ACIES_RESHAPE_PULL,    /* the handle to @point */
  ACIES_RESHAPE_INSERT,  /* a corner at @point, behind the corner @handle */
  ACIES_RESHAPE_DROP,    /* the corner @handle goes */
} AciesReshapeKind;

/* A change of one shape. */
typedef struct
{
  AciesReshapeKind kind;
  const char      *path;
  guint            handle;
  AciesPoint       point;
} AciesReshape;

/* A stroke of a brush. Rules whose map has cells read @cells, others @points; the other list is empty. Points go around an area,
   along a path; of a thing the last one counts. Nothing is taken away by points: shapes are removed by their path. */
typedef struct
{
  guint             brush;     /* index in the brushes */
  int               side;      /* of a brush that is per_side */
  gboolean          on;        /* else what the brush paints is taken away */
  const gint16     *cells;     /* in the order of the stroke; the same twice does no harm */
  guint             n_cells;
  const AciesPoint *points;
  guint             n_points;
  const char       *name;      /* (nullable) for POINT brushes: what it is called; else a name of the rules' own */
} AciesStroke;

/* Where a piece stands. */
typedef struct
{
  int    cell;    /* ACIES_NO_CELL on tables without cells, and off the field */
  gint32 x, y;    /* on tables without cells */
  int    facing;  /* AciesFacing where there are cells, else hundredths of a degree; -1: as those beside it, or ahead */
} AciesPlace;

/* What may be said of a piece. Texts are untranslated: label in the context "mark", help in the context "mark help". */
typedef struct
{
  const char *id;             /* wire name: "lead"; an array ends with a row whose id is NULL */
  const char *label;
  const char *help;
  const char *clause;
  guint       parts;          /* of ACIES_PART_BIT: where it can be said */
  gboolean    of_units, of_commanders;
} AciesMark;

/* A unit or commander as deployment sees it. Texts are translated. */
typedef struct
{
  char      *id;         /* what references call it: "gauls-3" */
  char      *name;
  char      *text;       /* one line for cards and screen readers */
  int        side;
  guint      index;      /* of units, of commanders within the side */
  guint      entry;      /* index in the list of the file: "units[entry]", "commanders[entry]" */
  gboolean   commander;  /* @pips is his rating then, 1-4 */
  gboolean   diamonds;   /* pips are diamonds */
  int        companion;  /* the unit a commander goes with, by index; -1 */
  guint8     emblem, pips;
  AciesPlace place;
  gboolean   placed;     /* it stands on the field */
  char      *path;       /* (nullable) of the object that says where it stands, if that is of it alone */
  guint      marks;      /* a bit each, by index in the marks */
} AciesPiece;

/* Pieces of one side, by their ids. */
typedef struct
{
  AciesPart          part;  /* ACIES_PART_DEPLOYMENT or ACIES_PART_SITUATION */
  guint              side;
  const char *const *ids;   /* ends with NULL; those that are none are passed over */
} AciesBand;

/* Room for pieces of one side at a place. */
typedef struct
{
  guint       taken, most;  /* 9 of 12; @most is 0 where nothing of this side can stand */
  const char *clause;
} AciesRoom;

#define ACIES_MOST_TROOP_CLASSES 5

typedef struct
{
  const char *id;     /* wire name */
  const char *label;  /* translated: "average" */
  guint8      pips;
  guint       men;    /* soldiers, elephants, chariots that one unit stands for at multiplier 1 */
} AciesTroopClass;

/* A kind of unit to add. All is lent; texts are translated. */
typedef struct
{
  const char     *label;     /* "Hoplites" */
  guint8          emblem;
  gboolean        diamonds;
  guint           n_classes;
  AciesTroopClass classes[ACIES_MOST_TROOP_CLASSES];
} AciesTroop;

/* A figure of an army. */
typedef struct
{
  const char *id;      /* "units", "men", "fighting-value", "handicap" ... */
  gint32      value;
  char       *label;   /* translated: "Fighting Value" */
  char       *text;    /* translated, whole: "74,000 men", "44 victory points to Rome" */
  const char *clause;
} AciesTotal;

/* Men of the sources, to be made into units. */
typedef struct
{
  int   side;
  guint troop, quality;  /* indices of AciesTroop and of its classes */
  guint men;
} AciesContingent;

/* What a contingent comes to. */
typedef struct
{
  guint       units;       /* rounded; at least 1 of more than nobody */
  guint       men_each;    /* what a unit stands for */
  gint64      error;       /* men of the units less men of the sources */
  gint32      error_tenths; /* the same in tenths of a per cent of the men of the sources */
  const char *clause;
} AciesMuster;

/* A multiplier for all contingents together. */
typedef struct
{
  guint multiplier;
  guint units[ACIES_MAX_SIDES];
} AciesMultiplier;

/* How sure something is that stands on the map, or is told of a piece on it. Texts are translated where they are ours. */
typedef struct
{
  char   *path;          /* of the object that says so */
  char   *name;          /* what it is: "African foot", "Aufidus" */
  char   *source;        /* (nullable) as written */
  int     certainty;     /* 0 attested, 1 inferred, 2 guessed; -1 not told */
  char   *text;          /* "African foot: inferred; Polybius 3.114" */
  int     side;          /* ACIES_NO_SIDE */
  guint64 cells;         /* a bit each; 0: nowhere on the map */
} AciesEvidence;

/* A scenario to begin with. Texts are translated. */
typedef struct
{
  const char *label;  /* "Two equal armies" */
  const char *text;   /* one sentence */
} AciesTemplate;

/* Something that a reference may name. */
typedef struct
{
  char *id;
  char *name;            /* translated */
} AciesCandidate;

/**
 * AciesDraft:
 *
 * What a ruleset tells an editor; what is (nullable) it may leave out. @root is the root of a draft; @side, @index and the like
 * may be out of range. Functions that take a patch append the steps of the edit, to be applied as one; they return %FALSE,
 * leaving the patch as it was, if there is nothing to do or what is meant is not there. Arrays are (transfer full), to be freed
 * with g_array_unref().
 */
struct _AciesDraft
{
  const AciesForm  *forms;       /* beside acies_scenario_forms; ends with a row whose path is NULL */
  const AciesFieldOrder *order;  /* where new members go; ends with a row whose path is NULL */
  const AciesBrush *brushes;
  const AciesMark  *marks;       /* at most 32 */
  const char       *boards_path; /* (nullable, with shapes) the list of further maps, each like "map": "deployment.boards" */

  /* A new scenario without troops. (transfer full) */
  JsonNode    *(*blank)       (void);
  /* Scenarios to begin with, found by index; FALSE and NULL if there is none. What is made has no errors. (transfer full) */
  guint        n_templates;
  gboolean     (*template)      (guint index, AciesTemplate *template);
  JsonNode    *(*make_template) (guint index);
  /* A value of the choices of a field in words, translated; "" if it is none. */
  const char  *(*choice_text) (const AciesFormField *field, int value);
  /* What the reference at @path ("sides[0].commanders[1].bodyguard") may name: AciesCandidate. */
  GArray      *(*candidates)  (const AciesJsonCursor *root, const char *path);

  /* The map: with the historical deployment; for part SITUATION with the situation. What is wrong is left out. (transfer full) */
  AciesScene  *(*scene)       (const AciesJsonCursor *root, AciesPart part);
  gboolean     (*paint)       (const AciesJsonCursor *root, const AciesStroke *stroke, AciesPatch *patch);
  /* (nullable) Tables without cells: what can be pointed at, AciesShape, those below first; a change of one of them. */
  GArray      *(*shapes)      (const AciesJsonCursor *root);
  gboolean     (*reshape)     (const AciesJsonCursor *root, const AciesReshape *reshape, AciesPatch *patch);
  /* (nullable) The cells, a bit each, in which a brush can be used without a complaint. */
  guint64      (*paintable)   (const AciesJsonCursor *root, guint brush, guint side);
  /* (nullable) What is said of its sources and certainty: AciesEvidence; units are where they stand in @part, else in the
     deployment. */
  GArray      *(*evidence)    (const AciesJsonCursor *root, AciesPart part);

  /* Armies. Troops are found by index; FALSE if there is none. @kind_key is the field of a unit that a table of them shows beside
     its name: "class"; what its strength is called there, and in full, untranslated, in the context "army column"; NULL: it has
     none. What is counted of an army in a battle, in the context "strength". */
  const char  *kind_key;
  const char  *strength_title;
  const char  *worth_title;   /* (nullable) "Fighting Value" */
  const char  *left_title;    /* "Elements left" */
  guint        n_troops;
  gboolean     (*troop)       (guint index, AciesTroop *troop);
  /* The row of sides[@side].units[@index]; texts are (transfer full) */
  gboolean     (*unit_row)    (const AciesJsonCursor *root, guint side, guint index, AciesRosterRow *row);
  /* AciesTotal of the army, some of them against the other army */
  GArray      *(*totals)      (const AciesJsonCursor *root, guint side);
  /* Appends @count units; the id is made of the words for them. */
  gboolean     (*add_unit)    (const AciesJsonCursor *root, guint side, guint troop, guint quality, guint count,
                               AciesPatch *patch);
  gboolean     (*add_commander) (const AciesJsonCursor *root, guint side, const char *name, AciesPatch *patch);
  /* Puts a copy of an element (of any scenario of these rules) into the list at @path before @index, with ids of its own. */
  gboolean     (*paste)       (const AciesJsonCursor *root, const char *path, guint index, JsonNode *element, AciesPatch *patch);
  /* (nullable) The army becomes one of the lists of AciesRuleset.quick; where its units stood nobody stands then. */
  gboolean     (*enlist)      (const AciesJsonCursor *root, guint side, const AciesQuickArmy *army, AciesPatch *patch);
  /* (nullable, with enlist) Which list the army says it is of; FALSE if it says nothing, or of none that there is. */
  gboolean     (*enlisted)    (const AciesJsonCursor *root, guint side, AciesQuickArmy *army);
  /* (nullable, with split and join) How many units an entry stands for. */
  gboolean     (*set_count)   (const AciesJsonCursor *root, guint side, guint index, guint count, AciesPatch *patch);
  /* The last @count of the units of an entry become an entry of their own behind it. */
  gboolean     (*split)       (const AciesJsonCursor *root, guint side, guint index, guint count, AciesPatch *patch);
  /* The units of entry @other, which must be of the same kind, join those of @index. */
  gboolean     (*join)        (const AciesJsonCursor *root, guint side, guint index, guint other, AciesPatch *patch);

  /* Gives what has its id at @path ("sides[0].units[3].id") another; everything that refers to it follows. FALSE too if @id is
     malformed or taken. */
  gboolean     (*rename)      (const AciesJsonCursor *root, const char *path, const char *id, AciesPatch *patch);
  /* Takes away what stands at @path, and everything that refers to it. */
  gboolean     (*remove)      (const AciesJsonCursor *root, const char *path, AciesPatch *patch);

  /* (nullable, both) From history to units. FALSE if there is no such troop or class. */
  gboolean     (*muster)      (const AciesContingent *contingent, guint multiplier, AciesMuster *answer);
  /* The multiplier that gives armies of the usual size. */
  void         (*propose)     (const AciesContingent *contingents, guint n, AciesMultiplier *answer);

  /* Parts DEPLOYMENT and SITUATION. AciesPiece of @side, units before commanders. */
  GArray      *(*pieces)      (const AciesJsonCursor *root, AciesPart part, guint side);
  /* (nullable) How many could stand at a place with cells. */
  gboolean     (*room)        (const AciesJsonCursor *root, AciesPart part, guint side, const AciesPlace *place, AciesRoom *room);
  /* (nullable) The cells, a bit each, that all these units could have come to by then. */
  guint64      (*reach)       (const AciesJsonCursor *root, const AciesBand *band);
  /* @place: (nullable): off the field. Those who stand there already face the same way then; problems are not looked at. Without
     cells it is the place of the first; the others stand as they did beside him, or in line on his right. */
  gboolean     (*deploy)      (const AciesJsonCursor *root, const AciesBand *band, const AciesPlace *place, AciesPatch *patch);
  /* (nullable) Tables without cells: a place close to @place at which the first of them, with the others as above, lines up with
     whoever stands there; what is less than @reach away counts. FALSE if there is none. */
  gboolean     (*snap)        (const AciesJsonCursor *root, const AciesBand *band, gint32 reach, AciesPlace *place);
  gboolean     (*set_mark)    (const AciesJsonCursor *root, const AciesBand *band, guint mark, gboolean on, AciesPatch *patch);
  /* A start in mid-battle that continues the historical deployment. Taken away by @remove of "situation". */
  gboolean     (*begin_situation) (const AciesJsonCursor *root, AciesPatch *patch);
};

/**
 * acies_draft_make_id:
 * @root: a draft
 * @name: what something is called
 *
 * Returns: (transfer full): an id made of @name, in Latin small letters, that neither it nor "id-1", "id-2" and so on are taken
 */
char *acies_draft_make_id (const AciesJsonCursor *root, const char *name);

/* Whether an element of the lists of @root has the id @id, or stands for units of which one is called so ("id-1" of "id"). */
gboolean acies_draft_has_id (const AciesJsonCursor *root, const char *id);

/* Whether nothing in @root but @except (nullable) is in the way of the id @id for @count units. */
gboolean acies_draft_is_free (const AciesJsonCursor *root, JsonNode *except, const char *id, guint count);

/**
 * acies_draft_add_changes:
 * @before: a tree
 * @after: another
 * @path: of @before in the whole
 *
 * Appends to @patch the steps that make @after of @before; few where little differs. The order of members is not looked at.
 *
 * Returns: whether there was a difference
 */
gboolean acies_draft_add_changes (JsonNode *before, JsonNode *after, const char *path, AciesPatch *patch);

/* What every blank scenario of the rules @ruleset begins with, put into the object that @builder is in. */
void acies_draft_put_blank (JsonBuilder *builder, const char *ruleset);

/* A template of these words, untranslated, in the context "template". */
AciesTemplate acies_draft_template_of (const char *label, const char *text);

/* @root becomes what the steps of @patch (transfer full) make of it, which must be possible. */
void acies_draft_take_steps (JsonNode **root, AciesPatch *patch, const AciesFieldOrder *order);

/* Words for the values of choices, in the context "choice"; a table of them ends with a row whose choices are NULL. */
typedef struct
{
  const AciesName   *choices;
  const char *const *words;   /* in the order of the values in @choices */
  guint              n;
} AciesChoiceWords;

/* A value of the choices of @field in words, translated; "" if neither a row nor the envelope has it. */
const char *acies_draft_words_of (const AciesChoiceWords *words, const AciesFormField *field, int value);

/* How far a point is from @shape: 0 within an area or on a line, else 1/100 mm. */
double acies_shape_distance (const AciesShape *shape, AciesPoint point);

/* Empty lists of AciesTotal, AciesPiece, AciesShape, AciesEvidence and AciesCandidate, which free what they hold.
   Returns: (transfer full) */
GArray *acies_totals_new     (void);
GArray *acies_pieces_new     (void);
GArray *acies_shapes_new     (void);
GArray *acies_evidence_new   (void);
GArray *acies_candidates_new (void);

G_END_DECLS
