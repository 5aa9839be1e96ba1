/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-form-control.h"

G_BEGIN_DECLS

/* A short list in one line: whole numbers, "0, 2, 3", or with @pairs pairs of ids, "legio-x gauls-1, legio-ix gauls-2". An
 * empty one takes the member away. Returns: (transfer floating) */
#define ACIES_TYPE_LIST_CONTROL (acies_list_control_get_type ())
G_DECLARE_FINAL_TYPE (AciesListControl, acies_list_control, ACIES, LIST_CONTROL, AciesFormControl)

GtkWidget *acies_list_control_new (gboolean pairs);

G_END_DECLS
