/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-json.h"

G_BEGIN_DECLS

/* Members that many values share, for lb-json*.c alone. @side is always whose units and commanders are meant. */
void lb_json_put_units      (JsonBuilder *builder, const char *key, const LbSetup *setup, guint side, AciesUnits units);
void lb_json_put_unit       (JsonBuilder *builder, const char *key, const LbSetup *setup,
                             guint side, AciesUnits unit);  /* null if empty */
void lb_json_put_commanders (JsonBuilder *builder, const char *key, const LbSetup *setup, guint side, AciesUnits commanders);
void lb_json_put_commander  (JsonBuilder *builder, const char *key, const LbSetup *setup, guint side, AciesUnits commander);
void lb_json_put_zone       (JsonBuilder *builder, const char *key, int zone);  /* null off the field */
void lb_json_put_facing     (JsonBuilder *builder, const char *key, guint facing);
void lb_json_put_side       (JsonBuilder *builder, const char *key, const LbSetup *setup, int side);  /* null if none */
void lb_json_put_clause     (JsonBuilder *builder, const char *key, guint clause);

/* What each commander and the army pay, those who pay nothing left out. */
void lb_json_put_payment (JsonBuilder *builder, const char *key, const LbSetup *setup, guint side, const guint paid[3]);

/* A list of { name, value, rule }. */
void lb_json_put_modifiers (JsonBuilder *builder, const AciesModifier *modifiers, guint n_modifiers);

G_END_DECLS
