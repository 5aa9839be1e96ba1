/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-campaign.h"

G_BEGIN_DECLS

/* Has the computer fight out the battles of campaigns that nobody fights on a table; once, when the program starts. It thinks
 * briefly: a battle takes about a second. One that has not ended after its sixtieth turn is a draw. */
void acies_ai_install_resolver (void);

G_END_DECLS
