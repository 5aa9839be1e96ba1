/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-editor-context.h"

G_BEGIN_DECLS

/*
 * Edits of the units of one army, each one step of undo. @rows are indices in the list of the file, ascending, without one twice
 * (guint); what is not there is passed over. FALSE: nothing could be done, nothing has changed.
 */
typedef struct
{
  AciesEditorContext *context;
  guint               side;
} AciesArmy;

gboolean acies_army_add       (const AciesArmy *army, guint troop, guint quality, guint count);
gboolean acies_army_remove    (const AciesArmy *army, const GArray *rows);

/* Copies of them behind the last of them. */
gboolean acies_army_duplicate (const AciesArmy *army, const GArray *rows);

/* Brings them together before what is now the row @before; the number of rows: to the end. */
gboolean acies_army_move      (const AciesArmy *army, const GArray *rows, guint before);

/* Brings them together, and one place up or down. */
gboolean acies_army_move_by   (const AciesArmy *army, const GArray *rows, int by);

/* The last @count units of a row become a row of their own behind it. */
gboolean acies_army_split     (const AciesArmy *army, guint row, guint count);

/* All of them become one row, where the first was; FALSE if they are not of one kind. */
gboolean acies_army_join      (const AciesArmy *army, const GArray *rows);

/* Puts copies of @units (JsonNode) before the row @before; FALSE if there is no room for all. */
gboolean acies_army_paste     (const AciesArmy *army, GPtrArray *units, guint before);

/* Gives a member of all of them, not their number, the same value (nullable: takes it away).
 * @merge: as acies_editor_context_apply() */
gboolean acies_army_set       (const AciesArmy *army, const GArray *rows, const AciesFormField *field, JsonNode *value,
                               const char *merge);

/* So many units more, or less, of each; steps in a row are undone together. */
gboolean acies_army_step_number (const AciesArmy *army, const GArray *rows, int by);

/* Contingents of the armies, as many units as @multiplier makes of them; those of @side alone unless it is ACIES_NO_SIDE. The
 * scenario gets the multiplier too. FALSE if they do not all find room. */
gboolean acies_army_muster    (AciesEditorContext *context, int side, const GArray *contingents, guint multiplier);

/* The place of the field "multiplier" of the rules' conditions. Returns: (transfer full) (nullable): NULL if they have none */
char *acies_army_find_multiplier (AciesEditorContext *context, const AciesFormField **field);

/* How many rows the army has. */
guint acies_army_count_rows   (const AciesArmy *army);

G_END_DECLS
