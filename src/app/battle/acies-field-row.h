/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gio/gio.h>

#include "engine/core/acies-scene.h"

G_BEGIN_DECLS

/* What a row of the battlefield's table says. */
typedef enum
{
  ACIES_FIELD_ROW_ZONE,       /* "C2, Left centre" */
  ACIES_FIELD_ROW_ARMY,
  ACIES_FIELD_ROW_NAME,       /* of the unit or commander */
  ACIES_FIELD_ROW_STATE,
  ACIES_FIELD_ROW_FACING,
  ACIES_FIELD_ROW_LEAD,
  ACIES_FIELD_ROW_COMMANDER,  /* who is with it */
  ACIES_FIELD_ROW_ACTED,
  ACIES_FIELD_ROW_THREAT,     /* from which zones enemies bear on it */
  ACIES_FIELD_ROW_UNITS,      /* of a zone: how many of how many */
  ACIES_FIELD_ROW_CHOICE,     /* of a zone: what those chosen can do there */
  ACIES_FIELD_ROW_TEXT,       /* everything in one line */
  ACIES_FIELD_N_ROW_TEXTS,
} AciesFieldRowText;

/* One line of the table: a unit, a commander on his own, or a zone. */
#define ACIES_TYPE_FIELD_ROW (acies_field_row_get_type ())
G_DECLARE_FINAL_TYPE (AciesFieldRow, acies_field_row, ACIES, FIELD_ROW, GObject)

AciesFieldRow *acies_field_row_new_unit   (const AciesScene *scene, const AciesSceneToken *token);
AciesFieldRow *acies_field_row_new_leader (const AciesScene *scene, const AciesSceneLeader *leader);

/* @choice: (nullable): what those chosen can do there */
AciesFieldRow *acies_field_row_new_zone   (const AciesScene *scene, int cell, const char *choice);

/* A camp, a road, a river, a piece of ground of a free table: its number on the board, and whose it is (ACIES_NO_SIDE). */
AciesFieldRow *acies_field_row_new_piece  (const AciesScene *scene, int piece, int side, const char *name, const char *text);

/* @cells: from where enemies bear on it, a bit each. */
void acies_field_row_tell_threats (AciesFieldRow *self, const AciesScene *scene, guint64 cells);

/* "" where there is nothing to say. */
const char *acies_field_row_get_text (AciesFieldRow *self, AciesFieldRowText which);

/* For sorting by zone, by units; and where it is: its number on a free table's board; ACIES_NO_CELL: off the field. */
int acies_field_row_get_cell    (AciesFieldRow *self);
int acies_field_row_get_n_units (AciesFieldRow *self);

G_END_DECLS
