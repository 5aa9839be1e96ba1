/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/* The vtable's pay: 8.3.2, whoever is named pays first. */
gboolean lb_pay (const AciesSetup *setup, const AciesState *state, guint payer, AciesAction *action);

/* The vtable's caution_text: 8.8.3, who would be barred by it. */
char *lb_caution_text (const AciesSetup *setup, const AciesState *state, const AciesAction *action, const char **clause);

/* The vtable's payer_text. */
char *lb_payer_text (const AciesSetup *setup, guint side, guint payer);

G_END_DECLS
