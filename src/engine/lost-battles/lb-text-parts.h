/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-text.h"

G_BEGIN_DECLS

/* Events of combat, morale and losses, for lb-text-events.c alone; NULL if the event is of another kind. */
char *lb_combat_event_text (const LbSetup *setup, const AciesEvent *event);

/* "Rome has won a clear victory by 31 points."; a draw if @winner is ACIES_NO_SIDE. */
char *lb_result_text (const LbSetup *setup, int winner, guint level, guint margin);

G_END_DECLS
