/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-account.h"
#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/* The vtable's account: 1.4 (Fighting Value), 4.1 and 8.3 (Orders), 11.2 (victory points). */
GArray *lb_account (const AciesSetup *setup, const AciesState *state, AciesAccountKind kind, guint side, guint counter);

G_END_DECLS
