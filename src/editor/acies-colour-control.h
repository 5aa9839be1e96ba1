/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-form-control.h"

G_BEGIN_DECLS

/* A colour as #rrggbb: chosen, or written. Returns: (transfer floating) */
#define ACIES_TYPE_COLOUR_CONTROL (acies_colour_control_get_type ())
G_DECLARE_FINAL_TYPE (AciesColourControl, acies_colour_control, ACIES, COLOUR_CONTROL, AciesFormControl)

GtkWidget *acies_colour_control_new (void);

G_END_DECLS
