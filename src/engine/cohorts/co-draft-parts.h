/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-draft.h"
#include "engine/cohorts/co-types.h"
#include "engine/tabletop/tt-draft.h"

G_BEGIN_DECLS

/* The parts of co_draft, for co-draft*.c alone. */

/* The brushes: one a kind of ground, in the order of CoGround, then these. */
typedef enum { CO_BRUSH_ZONE = CO_N_GROUNDS, CO_N_BRUSHES } CoBrush;

/* In the order of co_draft_marks. */
typedef enum { CO_MARK_MOVED, CO_MARK_FIRED, CO_MARK_THROWN, CO_MARK_REORGANISING, CO_MARK_ROUTED, CO_MARK_RALLYING,
               CO_MARK_ELIMINATED, CO_N_MARKS } CoMark;

extern const AciesForm       co_draft_forms[];
extern const AciesFieldOrder co_draft_order[];
extern const AciesBrush      co_draft_brushes[];
extern const AciesMark       co_draft_marks[];

#define CO_N_TROOPS    10
#define CO_N_TEMPLATES 3

/* The class @quality of AciesTroop @troop as a unit; FALSE if there is none. Nothing of it is to be freed. */
gboolean co_draft_spec (guint troop, guint quality, CoUnitSpec *unit);

/* Writes what is not the default of @unit into an object. */
void     co_draft_write_spec (JsonObject *object, const CoUnitSpec *unit);

/*
 * A draft read as a scenario is, without its complaints, nobody being left to the players to place. For ACIES_PART_SITUATION with
 * its situation if it has one, for any other part without.
 */
CoSetup *co_draft_read (const AciesJsonCursor *root, AciesPart part);
void     co_draft_free (CoSetup *setup);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CoSetup, co_draft_free)

/* Whether stand @g has a place on the table now or, as a reserve, later; the place. */
gboolean co_draft_stands (const CoSetup *setup, guint g);
TtPose   co_draft_pose   (const CoSetup *setup, guint g);

/* The facing of those of @side who stand nowhere yet. */
gint32   co_draft_ahead  (const CoSetup *setup, guint side);

/* The object in which units, or commanders, have their places: "deployment.units", "situation.commanders". @make: made if it is
   missing, unless there is no situation. */
JsonObject *co_draft_places (const AciesTreeEdit *edit, AciesPart part, gboolean of_commanders, gboolean make);

/* The members of AciesDraft of these names. */
JsonNode   *co_draft_blank       (void);
gboolean    co_draft_template    (guint index, AciesTemplate *template);
JsonNode   *co_draft_make_template (guint index);
const char *co_draft_choice_text (const AciesFormField *field, int value);
GArray     *co_draft_candidates  (const AciesJsonCursor *root, const char *path);
AciesScene *co_draft_scene       (const AciesJsonCursor *root, AciesPart part);
gboolean    co_draft_paint       (const AciesJsonCursor *root, const AciesStroke *stroke, AciesPatch *patch);
GArray     *co_draft_shapes      (const AciesJsonCursor *root);
gboolean    co_draft_reshape     (const AciesJsonCursor *root, const AciesReshape *reshape, AciesPatch *patch);
gboolean    co_draft_troop       (guint index, AciesTroop *troop);
gboolean    co_draft_unit_row    (const AciesJsonCursor *root, guint side, guint index, AciesRosterRow *row);
GArray     *co_draft_totals      (const AciesJsonCursor *root, guint side);
gboolean    co_draft_add_unit    (const AciesJsonCursor *root, guint side, guint troop, guint quality, guint count,
                                  AciesPatch *patch);
gboolean    co_draft_add_commander (const AciesJsonCursor *root, guint side, const char *name, AciesPatch *patch);
gboolean    co_draft_paste       (const AciesJsonCursor *root, const char *path, guint index, JsonNode *element,
                                  AciesPatch *patch);
gboolean    co_draft_rename      (const AciesJsonCursor *root, const char *path, const char *id, AciesPatch *patch);
gboolean    co_draft_remove      (const AciesJsonCursor *root, const char *path, AciesPatch *patch);
GArray     *co_draft_pieces      (const AciesJsonCursor *root, AciesPart part, guint side);
gboolean    co_draft_deploy      (const AciesJsonCursor *root, const AciesBand *band, const AciesPlace *place,
                                  AciesPatch *patch);
gboolean    co_draft_snap        (const AciesJsonCursor *root, const AciesBand *band, gint32 reach, AciesPlace *place);
gboolean    co_draft_set_mark    (const AciesJsonCursor *root, const AciesBand *band, guint mark, gboolean on,
                                  AciesPatch *patch);
gboolean    co_draft_begin_situation (const AciesJsonCursor *root, AciesPatch *patch);

G_END_DECLS
