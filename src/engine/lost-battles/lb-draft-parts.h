/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-tree.h"
#include "engine/lost-battles/lb-draft.h"
#include "engine/lost-battles/lb-setup.h"

G_BEGIN_DECLS

/* The parts of lb_draft, for lb-draft*.c alone. */

/* In the order of lb_draft_brushes. */
typedef enum { LB_BRUSH_HILL, LB_BRUSH_FOREST, LB_BRUSH_MARSH, LB_BRUSH_COAST, LB_BRUSH_IMPASSABLE, LB_BRUSH_STREAM,
               LB_BRUSH_RIVER, LB_BRUSH_CAMP, LB_BRUSH_FORTIFIED_CAMP, LB_BRUSH_KEY_ZONE, LB_BRUSH_SETTLEMENT, LB_BRUSH_LABEL,
               LB_N_BRUSHES } LbBrush;

/* In the order of lb_draft_marks. */
typedef enum { LB_MARK_LEAD, LB_MARK_DISORDERED, LB_MARK_ENTERED, LB_MARK_SHATTERED, LB_MARK_WITHDRAWN, LB_MARK_FLED,
               LB_MARK_LOST, LB_MARK_KILLED, LB_MARK_ESCAPED, LB_N_MARKS } LbMark;

extern const AciesForm  lb_draft_forms[];
extern const AciesFieldOrder lb_draft_order[];
extern const AciesBrush lb_draft_brushes[];
extern const AciesMark  lb_draft_marks[];

#define LB_N_TROOPS    12
#define LB_N_TEMPLATES 3

/* The unit that AciesTroop @troop of its class @quality is; FALSE if there is none. */
gboolean lb_draft_kind (guint troop, guint quality, LbUnitSpec *kind);

/* A draft read as a scenario is, without its complaints; tidied up so that it can be drawn and counted. */
LbSetup *lb_draft_read (const AciesJsonCursor *root);

void     lb_draft_free (LbSetup *setup);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LbSetup, lb_draft_free)

/* The deployment of @part: where the pieces stand. */
const LbDeployment *lb_draft_deployment (const LbSetup *setup, AciesPart part, guint side);

/* The first unit of the entry @index, or -1; how many units it has. */
int lb_draft_entry (const LbSideSetup *own, guint index, guint *count);

JsonObject *lb_edit_side  (const AciesTreeEdit *edit, guint side);
guint       lb_json_count (JsonObject *object);  /* of the units of an entry: 1 if it does not say a good number */

/* "deployment.ID" or "situation.sides.ID" of a side; @make: made if it is missing. */
JsonObject *lb_edit_army (const AciesTreeEdit *edit, AciesPart part, guint side, gboolean make);

/* Takes away groups in which nobody stands. */
void lb_edit_drop_empty_groups (JsonObject *army);

/* What a reference becomes: a text of its own, or NULL if it goes. */
typedef char *(*LbReferenceFunc) (const char *id, gpointer data);

/* Has @func answer for every reference to a unit or commander of sides[@side]; groups of which nobody is left go. */
void lb_edit_map_references (const AciesTreeEdit *edit, guint side, LbReferenceFunc func, gpointer data);

/* Takes away references to units, commanders and sides that were there before the edit and are there no more. */
void lb_edit_prune (const AciesTreeEdit *edit);

/* The members of AciesDraft of these names. */
JsonNode   *lb_draft_blank       (void);
gboolean    lb_draft_template    (guint index, AciesTemplate *template);
JsonNode   *lb_draft_make_template (guint index);
const char *lb_draft_choice_text (const AciesFormField *field, int value);
GArray     *lb_draft_candidates  (const AciesJsonCursor *root, const char *path);
AciesScene *lb_draft_scene       (const AciesJsonCursor *root, AciesPart part);
gboolean    lb_draft_paint       (const AciesJsonCursor *root, const AciesStroke *stroke, AciesPatch *patch);
guint64     lb_draft_paintable   (const AciesJsonCursor *root, guint brush, guint side);
GArray     *lb_draft_evidence    (const AciesJsonCursor *root, AciesPart part);
gboolean    lb_draft_troop       (guint index, AciesTroop *troop);
gboolean    lb_draft_unit_row    (const AciesJsonCursor *root, guint side, guint index, AciesRosterRow *row);
GArray     *lb_draft_totals      (const AciesJsonCursor *root, guint side);
gboolean    lb_draft_add_unit    (const AciesJsonCursor *root, guint side, guint troop, guint quality, guint count,
                                  AciesPatch *patch);
gboolean    lb_draft_add_commander (const AciesJsonCursor *root, guint side, const char *name, AciesPatch *patch);
gboolean    lb_draft_paste       (const AciesJsonCursor *root, const char *path, guint index, JsonNode *element,
                                  AciesPatch *patch);
gboolean    lb_draft_set_count   (const AciesJsonCursor *root, guint side, guint index, guint count, AciesPatch *patch);
gboolean    lb_draft_split       (const AciesJsonCursor *root, guint side, guint index, guint count, AciesPatch *patch);
gboolean    lb_draft_join        (const AciesJsonCursor *root, guint side, guint index, guint other, AciesPatch *patch);
gboolean    lb_draft_rename      (const AciesJsonCursor *root, const char *path, const char *id, AciesPatch *patch);
gboolean    lb_draft_remove      (const AciesJsonCursor *root, const char *path, AciesPatch *patch);
gboolean    lb_draft_muster      (const AciesContingent *contingent, guint multiplier, AciesMuster *answer);
void        lb_draft_propose     (const AciesContingent *contingents, guint n, AciesMultiplier *answer);
GArray     *lb_draft_pieces      (const AciesJsonCursor *root, AciesPart part, guint side);
gboolean    lb_draft_room        (const AciesJsonCursor *root, AciesPart part, guint side, const AciesPlace *place,
                                  AciesRoom *room);
guint64     lb_draft_reach       (const AciesJsonCursor *root, const AciesBand *band);
gboolean    lb_draft_deploy      (const AciesJsonCursor *root, const AciesBand *band, const AciesPlace *place, AciesPatch *patch);
gboolean    lb_draft_set_mark    (const AciesJsonCursor *root, const AciesBand *band, guint mark, gboolean on, AciesPatch *patch);
gboolean    lb_draft_begin_situation (const AciesJsonCursor *root, AciesPatch *patch);

G_END_DECLS
