/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "battlefield/acies-choose-tool.h"

G_BEGIN_DECLS

struct _AciesChooseTool
{
  GObject parent_instance;

  AciesField *field;      /* lent */
  AciesGame  *game;       /* NULL: none */
  gboolean    enabled;
  gboolean    hides_reach;  /* zones in reach are not lit */
  gboolean    hides_odds;   /* chances are not told */
  AciesStage  stage;
  int         side;       /* who decides; ACIES_NO_SIDE */

  AciesUnits units;       /* chosen */
  AciesUnits commanders;
  int        cell;        /* where they stand */
  gboolean   walking;     /* the last choice was the zone as a whole: the next click there walks on */

  gboolean   payer_chosen;
  guint      payer;       /* who pays first, if chosen */

  AciesUnits can_begin;   /* everybody who appears in a legal beginning */
  AciesUnits can_place;   /* commanders who may be put somewhere */

  AciesActionList   *beginnings;
  AciesPlanList     *plans;
  AciesVerdict       refusal;   /* reason 0: none */
  AciesAttackPreview preview;

  AciesActionList *answers;     /* what is legal at a question; empty else */
  AciesUnits       answer_units;       /* that appear in an answer */
  AciesUnits       answer_commanders;
  gboolean         subset;
};

/* acies-choose-tool.c */
const AciesRuleset *acies_choose_ruleset (AciesChooseTool *self);
const AciesSetup   *acies_choose_setup   (AciesChooseTool *self);
const AciesState   *acies_choose_state   (AciesChooseTool *self);
void                acies_choose_refuse  (AciesChooseTool *self, const AciesVerdict *verdict);
void                acies_choose_say     (AciesChooseTool *self, const char *sentence);  /* a refusal without a clause */
void                acies_choose_say_clause (AciesChooseTool *self, const char *sentence, const char *clause);
void                acies_choose_wish    (AciesChooseTool *self, const AciesAction *actions, guint n);

void                acies_choose_view    (AciesChooseTool *self, const AciesAction *action, AciesActionView *view);
void                acies_choose_close_preview (AciesChooseTool *self);

/* Marks the board and tells listeners, without looking at the position again. */
void acies_choose_changed (AciesChooseTool *self);

/* Looks anew at what follows from what is chosen, marks the board, emits "changed". */
void acies_choose_update (AciesChooseTool *self);

/* acies-choose-payer.c: has whoever is chosen to pay do so in all that can be begun. */
void acies_choose_pay (AciesChooseTool *self);

/* acies-choose-marks.c: puts everything onto the board. */
void acies_choose_mark_field (AciesChooseTool *self);

/* acies-choose-input.c: what is pointed at. */
void             acies_choose_connect         (AciesChooseTool *self);
const AciesPlan *acies_choose_plan_to         (AciesChooseTool *self, int cell);  /* the cheapest without an attack; NULL */
gboolean         acies_choose_send            (AciesChooseTool *self, int cell);  /* those chosen go, attack, or are placed */
void             acies_choose_place           (AciesChooseTool *self, int cell);  /* the chosen commander */
void             acies_choose_say_unreachable (AciesChooseTool *self, int cell);

/* Why those chosen can neither reach nor attack @cell, and the clause if there is one. (transfer full) */
char *acies_choose_why_unreachable (AciesChooseTool *self, int cell, const char **clause);

/* acies-choose-drag.c: what is dragged. */
void acies_choose_connect_drags (AciesChooseTool *self);

G_END_DECLS
