/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-form-control.h"

G_BEGIN_DECLS

/*
 * A day by day, month, year and era, as people say it: 2 August 216 BC. The file has astronomical years. Day and month may be
 * left empty. Returns: (transfer floating)
 */
#define ACIES_TYPE_DATE_CONTROL (acies_date_control_get_type ())
G_DECLARE_FINAL_TYPE (AciesDateControl, acies_date_control, ACIES, DATE_CONTROL, AciesFormControl)

GtkWidget *acies_date_control_new (void);

G_END_DECLS
