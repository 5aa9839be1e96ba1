/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/library/acies-timeline-rows.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesTimelineEntry:
 *
 * A row of the time line as it is shown: a heading, or a battle with a button for each rule system that has it. The buttons call
 * library.open-scenario with the address of the file. It names its parent for screen readers, so it is to be set within a list.
 */
#define ACIES_TYPE_TIMELINE_ENTRY (acies_timeline_entry_get_type ())
G_DECLARE_FINAL_TYPE (AciesTimelineEntry, acies_timeline_entry, ACIES, TIMELINE_ENTRY, GtkWidget)

GtkWidget *acies_timeline_entry_new (void);

void acies_timeline_entry_set_row (AciesTimelineEntry *self, AciesTimelineRow *row);  /* (nullable) */

G_END_DECLS
