/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "scene/acies-motion.h"
#include "scene/acies-style.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesFieldMotion:
 *
 * Shows an AciesMotion over the board by the frame clock, so that it takes as long on every machine. Any key and any press of the
 * pointer anywhere in the window ends it at once, and still does what it does.
 *
 * Signals: "finished" (): the film has come to its end, or was ended.
 */
#define ACIES_TYPE_FIELD_MOTION (acies_field_motion_get_type ())
G_DECLARE_FINAL_TYPE (AciesFieldMotion, acies_field_motion, ACIES, FIELD_MOTION, GtkWidget)

AciesFieldMotion *acies_field_motion_new (void);

/* @motion: (transfer full); @style: lent, as long as it plays. One that plays already is ended. */
void acies_field_motion_play (AciesFieldMotion *self, AciesMotion *motion, const AciesStyle *style);

/* Where the board's top left corner stands, px. */
void acies_field_motion_set_origin (AciesFieldMotion *self, double x, double y);

/* Ends it; nothing if there is none. */
void acies_field_motion_finish (AciesFieldMotion *self);

/* What is played, and how many milliseconds of it have gone by. (nullable) */
const AciesMotion *acies_field_motion_get (AciesFieldMotion *self, double *ms);

G_END_DECLS
