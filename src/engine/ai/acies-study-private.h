/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/ai/acies-study.h"

G_BEGIN_DECLS

struct _AciesStudy
{
  AciesScenario      *scenario;
  const AciesRuleset *ruleset;
  const AciesSetup   *setup;      /* the scenario's */
  AciesState         *start;
  int                 side;       /* whose turn it is */
  AciesStudyTurn      own;        /* as the battle has it */
  AciesState         *own_end;    /* where it led; NULL if it was not ended */
  GArray             *turns;      /* AciesStudyTurn, the best first; filled by the run */
  guint               n_battles;  /* of each */
};

G_END_DECLS
