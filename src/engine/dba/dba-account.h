/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-account.h"
#include "engine/dba/dba-types.h"

G_BEGIN_DECLS

/* The vtable's account: losses (D-VIC-3), elements left (D-ARM-1), points of the bound (D-PIP-1, D-PIP-4). */
GArray *dba_account (const AciesSetup *setup, const AciesState *state, AciesAccountKind kind, guint side, guint counter);

G_END_DECLS
