/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/library/acies-timeline-rows.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesTimeline:
 *
 * The scenarios of the library by century and war: a scale of years, and below it a row for each battle, with a button for each
 * rule system that has it. Opening a row calls library.open-scenario as its first button does.
 * Property: "empty" (gboolean, read): there is no row.
 */
#define ACIES_TYPE_TIMELINE (acies_timeline_get_type ())
G_DECLARE_FINAL_TYPE (AciesTimeline, acies_timeline, ACIES, TIMELINE, GtkWidget)

/* Shows @items (of AciesLibraryItem) from now on, as they come and go, while it is active. */
void acies_timeline_follow (AciesTimeline *self, GListModel *items);

/* An idle time line makes no rows. */
void acies_timeline_set_active (AciesTimeline *self, gboolean active);

gboolean acies_timeline_is_empty (AciesTimeline *self);

/* Returns: (transfer none): what holds the rows, for the focus */
GtkWidget *acies_timeline_get_list (AciesTimeline *self);

/* Puts the focus on the first row. Returns: whether there is one */
gboolean acies_timeline_focus_first (AciesTimeline *self);

G_END_DECLS
