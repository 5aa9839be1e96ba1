/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-form-control.h"

G_BEGIN_DECLS

/*
 * Some of a list, ticked one by one; those ticked later stand behind. What stands in the file and is none of them is listed too,
 * and stays until its tick is taken away. Returns: (transfer floating)
 */
#define ACIES_TYPE_SEVERAL_CONTROL (acies_several_control_get_type ())
G_DECLARE_FINAL_TYPE (AciesSeveralControl, acies_several_control, ACIES, SEVERAL_CONTROL, AciesFormControl)

/* @required: the member stays, empty, when nothing is ticked */
GtkWidget *acies_several_control_new (gboolean required);

/* @choices: (transfer full): of acies_choices_new() */
void acies_several_control_take_choices (AciesSeveralControl *self, GPtrArray *choices);

/* What is ticked, as the button says it. */
const char *acies_several_control_get_summary (AciesSeveralControl *self);

G_END_DECLS
