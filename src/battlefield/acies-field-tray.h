/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "scene/acies-paint.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesFieldTray:
 *
 * The units of one side that are still off the field, and its commanders there, in one row or two. Hidden while there is nobody.
 *
 * Signals: "all-activated" (), "unit-activated" (guint unit), "leader-activated" (guint commander).
 */
#define ACIES_TYPE_FIELD_TRAY (acies_field_tray_get_type ())
G_DECLARE_FINAL_TYPE (AciesFieldTray, acies_field_tray, ACIES, FIELD_TRAY, GtkWidget)

AciesFieldTray *acies_field_tray_new (void);

/* Shows who of @side is off the field in @scene; ACIES_NO_SIDE hides it. */
void acies_field_tray_set_scene (AciesFieldTray *self, const AciesScene *scene, int side);

void acies_field_tray_set_marks (AciesFieldTray *self, const AciesTokenMarks *marks);
void acies_field_tray_set_leader_mark (AciesFieldTray *self, int commander);  /* -1 none */
int  acies_field_tray_get_side  (AciesFieldTray *self);
gboolean acies_field_tray_is_empty (AciesFieldTray *self);

/* Whose token or badge (@x, @y) of the tray is on, or nearest to within @reach px: one of @unit and @leader, the other is -1. */
gboolean acies_field_tray_pick (AciesFieldTray *self, double x, double y, double reach, int *unit, int *leader);

/* Puts the keyboard focus on a unit's token, on the first if it is not there; FALSE if there is none. */
gboolean acies_field_tray_focus (AciesFieldTray *self, int unit);

/* Moves the focus along the tokens; FALSE at the end. */
gboolean acies_field_tray_move_focus (AciesFieldTray *self, int dx);

G_END_DECLS
