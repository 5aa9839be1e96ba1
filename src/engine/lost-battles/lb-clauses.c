/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-clauses.h"

#include <glib/gi18n-lib.h>

const AciesClause lb_clauses[LB_N_CLAUSES + 1] = {
#include "engine/lost-battles/lb-clauses-battlefield.h"
#include "engine/lost-battles/lb-clauses-orders.h"
#include "engine/lost-battles/lb-clauses-combat.h"
#include "engine/lost-battles/lb-clauses-morale.h"
#include "engine/lost-battles/lb-clauses-victory.h"
  [LB_N_CLAUSES] = { NULL, NULL, NULL },
};
