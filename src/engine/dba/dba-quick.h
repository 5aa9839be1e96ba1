/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-quick.h"

G_BEGIN_DECLS

/* Battles of two army lists on boards of chance: member of AciesRuleset. */
extern const AciesQuickRules dba_quick;

/* The members "units" and "army" of a side; ids of units are @prefix and a number. FALSE, with nothing written, if @army is
   none. */
gboolean dba_quick_write_army (JsonBuilder *builder, const AciesQuickArmy *army, const char *prefix);

/* The army that sides[].army names; options that do not go together are as if not taken. */
gboolean dba_quick_read_army (JsonObject *origin, AciesQuickArmy *army);

G_END_DECLS
