/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-form-control.h"

G_BEGIN_DECLS

/*
 * Lengths and places of a table as exact numbers in one line: one number (ACIES_FIELD_LENGTH), two (POINT), or pairs with
 * semicolons between them (POINTS). The arrow keys up and down change the number at the cursor by one, Page Up and Page Down by
 * ten. What is none of these is kept as the text that it is.
 */
#define ACIES_TYPE_MEASURE_CONTROL (acies_measure_control_get_type ())
G_DECLARE_FINAL_TYPE (AciesMeasureControl, acies_measure_control, ACIES, MEASURE_CONTROL, AciesFormControl)

/* Returns: (transfer floating) */
GtkWidget *acies_measure_control_new (const AciesFormField *field);

G_END_DECLS
