/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-tree.h"
#include "engine/dba/dba-draft.h"
#include "engine/dba/dba-types.h"

G_BEGIN_DECLS

/* The parts of dba_draft, for dba-draft*.c alone. */

/* The brushes: one a kind of ground, in the order of DbaGround, then these. */
typedef enum { DBA_BRUSH_ROAD = DBA_N_GROUNDS, DBA_BRUSH_RIVER, DBA_BRUSH_CAMP, DBA_BRUSH_BASE_EDGE, DBA_N_BRUSHES } DbaBrush;

/* In the order of dba_draft_marks. */
typedef enum { DBA_MARK_GARRISON, DBA_MARK_MOVED, DBA_MARK_SHOT, DBA_MARK_DESTROYED, DBA_MARK_GONE, DBA_N_MARKS } DbaMark;

extern const AciesForm       dba_draft_forms[];
extern const AciesFieldOrder dba_draft_order[];
extern const AciesBrush      dba_draft_brushes[];
extern const AciesMark       dba_draft_marks[];

#define DBA_N_TROOPS    17
#define DBA_N_TEMPLATES 3

/* The code of AciesTroop @troop of its class @quality; NULL if there is none. */
const char *dba_draft_code (guint troop, guint quality);

/* All codes that are offered, in the order of the troops; ends with NULL. */
extern const char *const dba_draft_codes[];

/*
 * A draft read as a scenario is, without its complaints. For ACIES_PART_SITUATION with its situation if it has one, for any other
 * part with its historical deployment.
 */
DbaSetup *dba_draft_read (const AciesJsonCursor *root, AciesPart part);
void      dba_draft_free (DbaSetup *setup);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DbaSetup, dba_draft_free)

/* Whether @g stands on the table. */
gboolean dba_draft_stands (const DbaSetup *setup, guint g);

/* The object in which elements have their places: "deployment.elements", "situation.elements". @make: made if it is missing, and
   the deployment is a historical one then. */
JsonObject *dba_edit_places (const AciesTreeEdit *edit, AciesPart part, gboolean make);

/* The DbaEdge nearest to a point; a camp with its rear on it. */
guint    dba_draft_nearest_edge (const DbaBoard *board, AciesPoint point);
gboolean dba_draft_set_edge (const AciesTreeEdit *edit, guint side, guint edge);  /* and the one across for the enemy */
TtPose   dba_draft_camp_pose (const DbaBoard *board, AciesPoint point, TtSize size);

/* @from becomes @to wherever an element of side @side is referred to; NULL: references go. */
void dba_edit_map_unit (const AciesTreeEdit *edit, guint side, const char *from, const char *to);

/* The edges that a side and its enemy have, or would have. */
guint dba_draft_edge (const DbaSetup *setup, guint side);

/* The members of AciesDraft of these names. */
JsonNode   *dba_draft_blank       (void);
gboolean    dba_draft_template    (guint index, AciesTemplate *template);
JsonNode   *dba_draft_make_template (guint index);
const char *dba_draft_choice_text (const AciesFormField *field, int value);
GArray     *dba_draft_candidates  (const AciesJsonCursor *root, const char *path);
AciesScene *dba_draft_scene       (const AciesJsonCursor *root, AciesPart part);
gboolean    dba_draft_paint       (const AciesJsonCursor *root, const AciesStroke *stroke, AciesPatch *patch);
GArray     *dba_draft_shapes      (const AciesJsonCursor *root);
gboolean    dba_draft_reshape     (const AciesJsonCursor *root, const AciesReshape *reshape, AciesPatch *patch);
gboolean    dba_draft_troop       (guint index, AciesTroop *troop);
gboolean    dba_draft_unit_row    (const AciesJsonCursor *root, guint side, guint index, AciesRosterRow *row);
GArray     *dba_draft_totals      (const AciesJsonCursor *root, guint side);
gboolean    dba_draft_add_unit    (const AciesJsonCursor *root, guint side, guint troop, guint quality, guint count,
                                   AciesPatch *patch);
gboolean    dba_draft_add_commander (const AciesJsonCursor *root, guint side, const char *name, AciesPatch *patch);
gboolean    dba_draft_paste       (const AciesJsonCursor *root, const char *path, guint index, JsonNode *element,
                                   AciesPatch *patch);
gboolean    dba_draft_enlist      (const AciesJsonCursor *root, guint side, const AciesQuickArmy *army, AciesPatch *patch);
gboolean    dba_draft_enlisted    (const AciesJsonCursor *root, guint side, AciesQuickArmy *army);
gboolean    dba_draft_rename      (const AciesJsonCursor *root, const char *path, const char *id, AciesPatch *patch);
gboolean    dba_draft_remove      (const AciesJsonCursor *root, const char *path, AciesPatch *patch);
GArray     *dba_draft_pieces      (const AciesJsonCursor *root, AciesPart part, guint side);
gboolean    dba_draft_deploy      (const AciesJsonCursor *root, const AciesBand *band, const AciesPlace *place,
                                   AciesPatch *patch);
gboolean    dba_draft_snap        (const AciesJsonCursor *root, const AciesBand *band, gint32 reach, AciesPlace *place);
gboolean    dba_draft_set_mark    (const AciesJsonCursor *root, const AciesBand *band, guint mark, gboolean on,
                                   AciesPatch *patch);
gboolean    dba_draft_begin_situation (const AciesJsonCursor *root, AciesPatch *patch);

G_END_DECLS
