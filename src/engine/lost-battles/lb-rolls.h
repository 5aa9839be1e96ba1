/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/* The vtable's roll and its words: attacks (6.5), recoveries (8.6.3, 8.7), morale (7.1) and Orders (4.1.1) are luck;
 * weather and dust strike both. */
gboolean    lb_roll             (const AciesSetup *setup, const AciesEvent *event, AciesRoll *roll);
const char *lb_roll_text        (guint purpose);
const char *lb_roll_result_text (guint purpose);

/* The vtable's throw_text. */
char       *lb_throw_text       (const AciesSetup *setup, const AciesEvent *event);

G_END_DECLS
