/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-json.h"
#include "engine/tabletop/tt-json.h"

G_BEGIN_DECLS

/* What co-json*.c share. */

#define CO_MELEE_ID_LENGTH 8

/* "m1" of melee 0, into @buffer, which is returned. */
const char *co_json_melee_id (guint melee, char buffer[CO_MELEE_ID_LENGTH]);

/* Members of the object that the builder stands in; null for nobody. Of a set of units or commanders the first one. */
void co_json_put_side      (JsonBuilder *builder, const char *key, const CoSetup *setup, int side);
void co_json_put_stand     (JsonBuilder *builder, const char *key, const CoSetup *setup, guint g);
void co_json_put_unit      (JsonBuilder *builder, const char *key, const CoSetup *setup, int side, AciesUnits units);
void co_json_put_units     (JsonBuilder *builder, const char *key, const CoSetup *setup, guint side, AciesUnits units);
void co_json_put_commander (JsonBuilder *builder, const char *key, const CoSetup *setup, int side, AciesUnits commanders);
void co_json_put_melee     (JsonBuilder *builder, const char *key, guint melee);

/* "modifiers": a list of {rule, amount, why}. */
void co_json_put_modifiers (JsonBuilder *builder, const AciesModifier *modifiers, guint n);

/* An object by side ids, of two whole numbers. */
void co_json_put_pair      (JsonBuilder *builder, const char *key, const CoSetup *setup, int first, int second);

G_END_DECLS
