/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-tree.h"
#include "engine/tabletop/tt-base.h"
#include "engine/tabletop/tt-terrain.h"

G_BEGIN_DECLS

/* What the drafts of all rules on a table have in common: ground drawn as shapes and changed, places and lining up. */

#define TT_LEAST_CORNERS 3
#define TT_LEAST_BENDS   2

/* ---- Values: (transfer full) ---- */

/* Numbers of mm or degrees: whole ones without decimals, as files have them. */
JsonNode *tt_draft_number (gint32 units);
JsonNode *tt_draft_point  (AciesPoint point);
JsonNode *tt_draft_points (const AciesPoint *points, guint n);
void      tt_draft_set_pose (JsonObject *object, const TtPose *pose);  /* its members at and facing */

/* ---- Drawing ---- */

/* The points of a stroke that differ from the one before, at most TT_MAX_POINTS. (transfer full) (element-type AciesPoint) */
GArray  *tt_draft_sift (const AciesPoint *points, guint n);

/* Whether points go around a piece of ground: three at least, no two edges crossing. */
gboolean tt_draft_is_outline (const AciesPoint *points, guint n);

/* Puts an area of a kind at the end of map.features; a line at the end of a list of the map: with ids of their own. FALSE if the
   list has @most already, or points are too few or cross. */
gboolean tt_draft_add_area (const AciesTreeEdit *edit, const char *kind, guint most, const AciesPoint *points, guint n);
gboolean tt_draft_add_line (const AciesTreeEdit *edit, const char *list, const char *words, guint most,
                            const AciesPoint *points, guint n);

/* ---- Shapes ---- */

/* What the object @at is called, else what it is. (transfer full) */
char    *tt_draft_name (const AciesJsonCursor *at, const char *kind);

/* @points of mm become those of @shape, or of a list in the file, its handles too then. */
void     tt_draft_take_points  (AciesShape *shape, const TtVec *points, guint n);
void     tt_draft_take_corners (AciesShape *shape, const TtPoint *points, guint n);

/* The path, points and handles of an element of map.features; FALSE if it has no shape yet. */
gboolean tt_draft_read_feature (const AciesJsonCursor *at, AciesShape *shape);

/* The same of a list of points @key of the object @at, with @least of them, @path being lent to it for good. */
gboolean tt_draft_read_line (const AciesJsonCursor *at, const char *key, guint least, char *path, AciesShape *shape);

/* The same list changed; with TT_LEAST_CORNERS it goes around. FALSE if it cannot be. */
gboolean tt_draft_reshape_line (JsonObject *object, const AciesJsonCursor *at, const char *key, guint least,
                                const AciesReshape *reshape);

/* An element of map.features changed; the top of a hill goes along with it. */
gboolean tt_draft_reshape_feature (JsonObject *feature, const AciesJsonCursor *at, const AciesReshape *reshape);

/* A value of tt_shape_names in words, translated. */
const char *tt_draft_shape_words (int value);

/* Whether steps of a path are an element of the list @key of the map. */
gboolean tt_draft_is_in_list (const GArray *steps, const char *key);

/* ---- Places ---- */

/* A base as a draft has it; one that does not stand has the facing that it would have. */
typedef struct
{
  TtPose   pose;
  TtSize   size;
  gboolean stands;
} TtDraftBase;

/* Where each of @n comes to stand if the first stands at @place: as they did beside him, else in line on his right. */
void tt_draft_find_poses (const TtDraftBase *own, guint n, const AciesPlace *place, TtPose *poses);

/* A place at which a base lines up with others: what is nearest so far to the place wanted. */
typedef struct
{
  TtBase  own;
  gint32  facing, reach;
  double  least;
  TtPlace place;
} TtDraftSnap;

void     tt_draft_snap_begin (TtDraftSnap *snap, const TtPose *wanted, const TtSize *size, gint32 reach);
void     tt_draft_snap_try   (TtDraftSnap *snap, const TtDraftBase *other, gboolean friend);

/* FALSE if there is none within reach; @alone: it takes the facing too. */
gboolean tt_draft_snap_end   (const TtDraftSnap *snap, gboolean alone, AciesPlace *place);

/* ---- Sides and ids ---- */

#define TT_DRAFT_SIDES 2

/* sides[@side] of the tree; NULL. The side's id if no side before has it; NULL. */
JsonObject *tt_draft_side    (const AciesTreeEdit *edit, guint side);
const char *tt_draft_side_id (const AciesTreeEdit *edit, guint side);

/* "n1", "n2": the first letter of the army's id and the first number that is free in the tree as it is now. (transfer full) */
char       *tt_draft_make_unit_id (const AciesTreeEdit *edit, guint side);

/* @object keeps its id if nobody else has it; else it has @made, which is taken over. */
void        tt_draft_settle_id    (const AciesTreeEdit *edit, JsonObject *object, char *made);

/* Takes @object over. (transfer full) */
JsonNode   *tt_draft_node_of_object (JsonObject *object);

/* Which list a path is, of those that can be pasted into; NULL. @side is -1 for those of the map, which are @map_lists. */
const char *tt_draft_find_list    (const GArray *steps, const char *const *map_lists, int *side);

/* An object into a list of the map, with an id of its own. Takes @element over. */
void        tt_draft_paste_in_map (const AciesTreeEdit *edit, const char *list, guint index, JsonNode *element);

/* What has an id: sides[side], an element of one of its lists, an element of a list of the map. */
typedef struct
{
  int         side;   /* -1: of the map */
  const char *list;   /* NULL: the side itself */
  guint       index;
} TtNamed;

/* How rules refer to what has ids. */
typedef struct
{
  /* Of two with one id the first owns what is said of it. */
  gboolean           (*owns)          (const AciesJsonCursor *root, const TtNamed *named, const char *id);
  void               (*rename_values) (const AciesTreeEdit *edit, const TtNamed *named, const char *old, const char *id);
  const char *const *(*keys)          (const TtNamed *named);  /* paths of objects whose keys are such ids; NULL for none */
} TtRenaming;

/* AciesDraft.rename() */
gboolean tt_draft_rename (const TtRenaming *rules, const AciesJsonCursor *root, const char *path, const char *id,
                          AciesPatch *patch);

/* ---- References ---- */

/* Appends an AciesCandidate; takes @name over. */
void     tt_draft_add_candidate (GArray *candidates, const char *id, char *name);

/* The side at the beginning of a path; -1. */
int      tt_draft_side_of_path (const GArray *steps);

/* The member @key of @object (nullable) becomes another text, or goes (@to NULL), if it is @from. */
void     tt_draft_map_text   (JsonObject *object, const char *key, const char *from, const char *to);

/* The object at @path loses the member @id. */
void     tt_draft_drop_key   (const AciesTreeEdit *edit, const char *path, const char *id);

/* Appends to @patch that in the object at @path the member @from is called @to, in its place. */
void     tt_draft_rename_key (const AciesTreeEdit *edit, const char *path, const char *from, const char *to, AciesPatch *patch);

/* Takes away what is at @path. FALSE if nothing is. */
gboolean tt_draft_take_away  (const AciesTreeEdit *edit, const char *path);

G_END_DECLS
