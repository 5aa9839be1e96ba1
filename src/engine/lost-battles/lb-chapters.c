/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-chapters.h"

#include <glib/gi18n-lib.h>

const AciesClause lb_chapters[] = {
  { "1", NC_ ("chapter title", "Armies"), NULL },
  { "2", NC_ ("chapter title", "The battlefield"), NULL },
  { "3", NC_ ("chapter title", "Turns and deployment"), NULL },
  { "4", NC_ ("chapter title", "Orders and activation"), NULL },
  { "5", NC_ ("chapter title", "Movement"), NULL },
  { "6", NC_ ("chapter title", "Attacks"), NULL },
  { "7", NC_ ("chapter title", "Morale"), NULL },
  { "8", NC_ ("chapter title", "Commanders"), NULL },
  { "9", NC_ ("chapter title", "Particular troops"), NULL },
  { "10", NC_ ("chapter title", "Conditions of the day"), NULL },
  { "11", NC_ ("chapter title", "Victory"), NULL },
  { NULL, NULL, NULL },
};
