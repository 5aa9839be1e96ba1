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

  /* A free table. */
  gboolean       may_move;                  /* bases may be moved now */
  guint          held;                      /* who of those chosen leads */
  AciesTableMove move;
  AciesUnits     targets[ACIES_MAX_SIDES];  /* who can be attacked */
  guint          camp_targets;              /* whose camp, a bit for each side */
  guint          mark_kinds;                /* shapes wanted, a bit for each kind */
  struct
  {
    AciesUnits   units;   /* none: nothing is set up */
    AciesPose    poses[ACIES_MAX_PLAN_BASES];
    AciesAction  action;  /* that puts them there; legal */
  } draft;

  AciesActionList *answers;     /* what is legal at a question; empty else */
  AciesUnits       answer_units;       /* that appear in an answer */
  AciesUnits       answer_commanders;
  gboolean         subset;
  int              looked;             /* the answer that is looked at, by its number; -1 */
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

/* The odds of the attack that is looked at. FALSE if there is none. */
gboolean acies_choose_read_preview (AciesChooseTool *self, AciesOdds *odds);

/* acies-choose-input.c: what is pointed at. */
void             acies_choose_connect         (AciesChooseTool *self);
const AciesPlan *acies_choose_plan_to         (AciesChooseTool *self, int cell);  /* the cheapest without an attack; NULL */
gboolean         acies_choose_send            (AciesChooseTool *self, int cell);  /* those chosen go, attack, or are placed */
void             acies_choose_place           (AciesChooseTool *self, int cell);  /* the chosen commander */
void             acies_choose_say_unreachable (AciesChooseTool *self, int cell);

/* Why those chosen can neither reach nor attack @cell, and the clause if there is one. (transfer full) */
char *acies_choose_why_unreachable (AciesChooseTool *self, int cell, const char **clause);

/* acies-choose-spots.c: answers that lie on a free table. */
void     acies_choose_add_spots      (AciesChooseTool *self, GArray *marks);
gboolean acies_choose_spot_activated (AciesChooseTool *self, int x, int y);

/* A camp that is shown as an answer would put it: pressed there, it is given. TRUE if it was dealt with here. */
gboolean acies_choose_camp_spot_activated (AciesChooseTool *self, const AciesSceneCamp *camp);

/* acies-choose-table.c: bases of a free table. Those that say so tell whether it was dealt with there. */
gboolean   acies_choose_has_table       (AciesChooseTool *self);
AciesStage acies_choose_table_stage     (AciesChooseTool *self, AciesActionFlags flags);
void       acies_choose_find_targets    (AciesChooseTool *self);
void       acies_choose_find_table_ways (AciesChooseTool *self);
gboolean   acies_choose_table_unit      (AciesChooseTool *self, int side, guint unit);
gboolean   acies_choose_table_all       (AciesChooseTool *self);
gboolean   acies_choose_table_next      (AciesChooseTool *self, int direction);
void       acies_choose_connect_table   (AciesChooseTool *self);

/* acies-choose-move.c: how they would move. */
void     acies_choose_connect_move (AciesChooseTool *self);
void     acies_choose_show_handles (AciesChooseTool *self);
void     acies_choose_show_move    (AciesChooseTool *self);  /* as it is */
gboolean acies_choose_close_move   (AciesChooseTool *self);  /* FALSE if there was none */
gboolean acies_choose_can_move     (AciesChooseTool *self);  /* those chosen may be moved now */
void     acies_choose_plan_move    (AciesChooseTool *self);  /* asks the rules what comes of the drag as it is */
gboolean acies_choose_play_move    (AciesChooseTool *self);  /* FALSE if there is none; said why if it cannot be */
void     acies_choose_pull_to      (AciesChooseTool *self, int side, guint unit);
void     acies_choose_move_changed (AciesChooseTool *self);

/* acies-choose-numbers.c: the same in numbers; a step of the arrow keys. FALSE if nothing can be moved by it. */
gboolean acies_choose_nudged (AciesChooseTool *self, int dx, int dy, gboolean small);
/* acies-choose-shapes.c */
void acies_choose_show_marks (AciesChooseTool *self);

/* acies-choose-deploy.c: setting up. Those that say so tell whether it was dealt with there. */
void     acies_choose_begin_draft       (AciesChooseTool *self);
gboolean acies_choose_has_draft         (AciesChooseTool *self);
gboolean acies_choose_draft_unit        (AciesChooseTool *self, int side, guint unit);
gboolean acies_choose_draft_nudge       (AciesChooseTool *self, gint32 dx, gint32 dy, int quarters);
gboolean acies_choose_draft_pull_begins (AciesChooseTool *self, const AciesTablePull *pull);
void     acies_choose_draft_pull        (AciesChooseTool *self, const AciesTablePull *pull);
void     acies_choose_draft_pull_ends   (AciesChooseTool *self, const AciesTablePull *pull);
gboolean acies_choose_draft_drag_begins (AciesChooseTool *self, guint unit);
void     acies_choose_draft_drop        (AciesChooseTool *self, gint32 x, gint32 y);

/* acies-choose-lead.c: a commander of a free table. Those that say so tell whether it was dealt with there. */
gboolean acies_choose_leads          (AciesChooseTool *self);  /* whether the one chosen may be put somewhere now */
gboolean acies_choose_lead_commander (AciesChooseTool *self, guint commander);
gboolean acies_choose_lead_nudge     (AciesChooseTool *self, gint32 dx, gint32 dy);
gboolean acies_choose_lead_begins    (AciesChooseTool *self, const AciesTablePull *pull);
void     acies_choose_lead_pull      (AciesChooseTool *self, const AciesTablePull *pull);
gboolean acies_choose_lead_drag_begins (AciesChooseTool *self, guint commander);
void     acies_choose_lead_drop      (AciesChooseTool *self, gint32 x, gint32 y);
char    *acies_choose_dup_lead_words (AciesChooseTool *self);  /* how far he would go. (transfer full) */

/* acies-choose-drag.c: what is dragged. */
void acies_choose_connect_drags (AciesChooseTool *self);

G_END_DECLS
