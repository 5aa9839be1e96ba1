/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-types.h"

G_BEGIN_DECLS

/* What tells a deployment from others: "Horse on both wings, two ranks, 40 mm back". Translated. (transfer full) */
char *dba_line_words (const DbaSetup *setup, const DbaState *state, const AciesAction *action);

G_END_DECLS
