/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-clauses.h"

#include <glib/gi18n-lib.h>

const AciesClause dba_chapters[] = {
  { "D-ARM", NC_ ("chapter title", "Armies"), NULL },
  { "D-GEO", NC_ ("chapter title", "Bases and measuring"), NULL },
  { "D-TER", NC_ ("chapter title", "Ground"), NULL },
  { "D-SET", NC_ ("chapter title", "Setting up"), NULL },
  { "D-SEQ", NC_ ("chapter title", "Bounds"), NULL },
  { "D-PIP", NC_ ("chapter title", "Points"), NULL },
  { "D-MOV", NC_ ("chapter title", "Moves"), NULL },
  { "D-GRP", NC_ ("chapter title", "Groups"), NULL },
  { "D-CON", NC_ ("chapter title", "Contact"), NULL },
  { "D-ZOC", NC_ ("chapter title", "Commanded ground"), NULL },
  { "D-BRK", NC_ ("chapter title", "Breaking off"), NULL },
  { "D-RIV", NC_ ("chapter title", "Rivers"), NULL },
  { "D-ROD", NC_ ("chapter title", "Roads"), NULL },
  { "D-SHO", NC_ ("chapter title", "Shooting"), NULL },
  { "D-CMB", NC_ ("chapter title", "Close combat"), NULL },
  { "D-FAC", NC_ ("chapter title", "Factors"), NULL },
  { "D-OUT", NC_ ("chapter title", "Results"), NULL },
  { "D-REC", NC_ ("chapter title", "Recoil"), NULL },
  { "D-FLE", NC_ ("chapter title", "Flight"), NULL },
  { "D-PUR", NC_ ("chapter title", "Pursuit"), NULL },
  { "D-CAM", NC_ ("chapter title", "Camps"), NULL },
  { "D-VIC", NC_ ("chapter title", "Victory"), NULL },
  { "D-ODD", NC_ ("chapter title", "Chances"), NULL },
  { "D-VAL", NC_ ("chapter title", "Scenarios"), NULL },
  { NULL, NULL, NULL },
};
