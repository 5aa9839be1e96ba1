/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-form-control.h"

G_BEGIN_DECLS

/* Latitude and longitude in degrees, in the user's locale. Returns: (transfer floating) */
#define ACIES_TYPE_COORDINATES_CONTROL (acies_coordinates_control_get_type ())
G_DECLARE_FINAL_TYPE (AciesCoordinatesControl, acies_coordinates_control, ACIES, COORDINATES_CONTROL, AciesFormControl)

GtkWidget *acies_coordinates_control_new (void);

G_END_DECLS
