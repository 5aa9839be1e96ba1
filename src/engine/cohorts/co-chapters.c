/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-clauses.h"

#include <glib/gi18n-lib.h>

const AciesClause co_chapters[] = {
  { "C-ORG", NC_ ("chapter title", "Units"), NULL },
  { "C-SEQ", NC_ ("chapter title", "Turns"), NULL },
  { "C-MOV", NC_ ("chapter title", "Moves"), NULL },
  { "C-ENG", NC_ ("chapter title", "Engaged and pinned"), NULL },
  { "C-FIR", NC_ ("chapter title", "Shooting"), NULL },
  { "C-PIL", NC_ ("chapter title", "Pila"), NULL },
  { "C-EVA", NC_ ("chapter title", "Evading"), NULL },
  { "C-LIN", NC_ ("chapter title", "Battle lines"), NULL },
  { "C-MEL", NC_ ("chapter title", "Melees"), NULL },
  { "C-MOR", NC_ ("chapter title", "Rout and morale"), NULL },
  { "C-RAL", NC_ ("chapter title", "Rallying"), NULL },
  { "C-FLK", NC_ ("chapter title", "Flank and rear"), NULL },
  { "C-CMD", NC_ ("chapter title", "Commanders"), NULL },
  { "C-DBL", NC_ ("chapter title", "Two ranks"), NULL },
  { "C-ELE", NC_ ("chapter title", "Elephants"), NULL },
  { "C-CHA", NC_ ("chapter title", "Chariots"), NULL },
  { "C-TER", NC_ ("chapter title", "Ground"), NULL },
  { "C-ARM", NC_ ("chapter title", "Morale of the army"), NULL },
  { "C-VIC", NC_ ("chapter title", "Victory"), NULL },
  { "C-DEP", NC_ ("chapter title", "Deployment and reserves"), NULL },
  { "C-SCN", NC_ ("chapter title", "Scenarios"), NULL },
  { NULL, NULL, NULL },
};
