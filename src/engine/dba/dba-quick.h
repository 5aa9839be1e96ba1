/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-quick.h"

G_BEGIN_DECLS

/* Battles of two army lists on boards of chance: member of AciesRuleset. */
extern const AciesQuickRules dba_quick;

G_END_DECLS
