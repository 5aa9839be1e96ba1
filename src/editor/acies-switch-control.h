/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-form-control.h"

G_BEGIN_DECLS

/* On or off. Off takes the member away, unless it must be there or is on by itself. Returns: (transfer floating) */
#define ACIES_TYPE_SWITCH_CONTROL (acies_switch_control_get_type ())
G_DECLARE_FINAL_TYPE (AciesSwitchControl, acies_switch_control, ACIES, SWITCH_CONTROL, AciesFormControl)

/* @fallback: what an absent member stands for */
GtkWidget *acies_switch_control_new (gboolean required, gboolean fallback);

G_END_DECLS
