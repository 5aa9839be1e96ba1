/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/library/acies-library-item.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_TIMELINE_CENTURY,
  ACIES_TIMELINE_WAR,
  ACIES_TIMELINE_BATTLE,
} AciesTimelineKind;

/**
 * AciesTimelineRow:
 *
 * A row of the time line: the heading of a century or of a war, or a battle, which may be there under several rule systems.
 * Immutable.
 */
#define ACIES_TYPE_TIMELINE_ROW (acies_timeline_row_get_type ())
G_DECLARE_FINAL_TYPE (AciesTimelineRow, acies_timeline_row, ACIES, TIMELINE_ROW, GObject)

AciesTimelineKind acies_timeline_row_get_kind    (AciesTimelineRow *self);
const char       *acies_timeline_row_get_title   (AciesTimelineRow *self);  /* of a battle: its name */
const char       *acies_timeline_row_get_war     (AciesTimelineRow *self);  /* of a battle; may be empty */
int               acies_timeline_row_get_year    (AciesTimelineRow *self);  /* of a battle, astronomical; G_MAXINT unknown */
guint             acies_timeline_row_get_n_items (AciesTimelineRow *self);  /* 0 of a heading */

/* In the order of the rule systems. */
AciesLibraryItem *acies_timeline_row_get_item    (AciesTimelineRow *self, guint index);

/**
 * acies_timeline_rows_new:
 * @items: of AciesLibraryItem, in any order
 *
 * The scenarios among @items by century, war and year, each war where its first battle of the century stands. Scenarios that
 * are linked share a row. Battles without a war come last in their century, those without a year last of all.
 *
 * Returns: (transfer full): of AciesTimelineRow
 */
GListModel *acies_timeline_rows_new (GListModel *items);

G_END_DECLS
