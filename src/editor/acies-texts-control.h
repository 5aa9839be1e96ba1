/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-form-control.h"

G_BEGIN_DECLS

/* A list of texts, an entry each, to which one can be added, taken away, and moved. Returns: (transfer floating) */
#define ACIES_TYPE_TEXTS_CONTROL (acies_texts_control_get_type ())
G_DECLARE_FINAL_TYPE (AciesTextsControl, acies_texts_control, ACIES, TEXTS_CONTROL, AciesFormControl)

GtkWidget *acies_texts_control_new (void);

G_END_DECLS
