/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-draft-parts.h"

#include <glib/gi18n-lib.h>

const AciesDraft lb_draft = {
  .forms = lb_draft_forms,
  .order = lb_draft_order,
  .brushes = lb_draft_brushes,
  .marks = lb_draft_marks,
  .blank = lb_draft_blank,
  .n_templates = LB_N_TEMPLATES,
  .template = lb_draft_template,
  .make_template = lb_draft_make_template,
  .choice_text = lb_draft_choice_text,
  .candidates = lb_draft_candidates,
  .scene = lb_draft_scene,
  .paint = lb_draft_paint,
  .paintable = lb_draft_paintable,
  .evidence = lb_draft_evidence,
  .kind_key = "class",
  /* Translators: the title of a narrow column: Fighting Value. */
  .strength_title = NC_ ("army column", "FV"),
  .worth_title = NC_ ("army column", "Fighting Value"),
  .left_title = NC_ ("strength", "Fighting Value left"),
  .n_troops = LB_N_TROOPS,
  .troop = lb_draft_troop,
  .unit_row = lb_draft_unit_row,
  .totals = lb_draft_totals,
  .add_unit = lb_draft_add_unit,
  .add_commander = lb_draft_add_commander,
  .paste = lb_draft_paste,
  .set_count = lb_draft_set_count,
  .split = lb_draft_split,
  .join = lb_draft_join,
  .rename = lb_draft_rename,
  .remove = lb_draft_remove,
  .muster = lb_draft_muster,
  .propose = lb_draft_propose,
  .pieces = lb_draft_pieces,
  .room = lb_draft_room,
  .reach = lb_draft_reach,
  .deploy = lb_draft_deploy,
  .set_mark = lb_draft_set_mark,
  .begin_situation = lb_draft_begin_situation,
};
