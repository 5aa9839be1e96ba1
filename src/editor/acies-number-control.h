/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-form-control.h"

G_BEGIN_DECLS

/*
 * A whole number from @least to @most, written as the user's language does; the arrow keys and two buttons change it by one.
 * What is no number is kept as the text that it is. Returns: (transfer floating)
 */
#define ACIES_TYPE_NUMBER_CONTROL (acies_number_control_get_type ())
G_DECLARE_FINAL_TYPE (AciesNumberControl, acies_number_control, ACIES, NUMBER_CONTROL, AciesFormControl)

GtkWidget *acies_number_control_new (int least, int most, int fallback);

/* Reads @text as the user's language writes whole numbers, grouped or not. */
gboolean acies_number_parse (const char *text, gint64 *number);

G_END_DECLS
