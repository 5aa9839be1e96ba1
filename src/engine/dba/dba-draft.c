/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-draft-parts.h"

#include <glib/gi18n-lib.h>

/* DBA knows no men, and each element is written for itself: there is no muster, and nothing to stack. */
const AciesDraft dba_draft = {
  .forms = dba_draft_forms,
  .order = dba_draft_order,
  .brushes = dba_draft_brushes,
  .marks = dba_draft_marks,
  .boards_path = "deployment.boards",
  .blank = dba_draft_blank,
  .n_templates = DBA_N_TEMPLATES,
  .template = dba_draft_template,
  .make_template = dba_draft_make_template,
  .choice_text = dba_draft_choice_text,
  .candidates = dba_draft_candidates,
  .scene = dba_draft_scene,
  .paint = dba_draft_paint,
  .shapes = dba_draft_shapes,
  .reshape = dba_draft_reshape,
  .kind_key = "code",
  .left_title = NC_ ("strength", "Elements left"),
  .n_troops = DBA_N_TROOPS,
  .troop = dba_draft_troop,
  .unit_row = dba_draft_unit_row,
  .totals = dba_draft_totals,
  .add_unit = dba_draft_add_unit,
  .add_commander = dba_draft_add_commander,
  .paste = dba_draft_paste,
  .enlist = dba_draft_enlist,
  .enlisted = dba_draft_enlisted,
  .rename = dba_draft_rename,
  .remove = dba_draft_remove,
  .pieces = dba_draft_pieces,
  .deploy = dba_draft_deploy,
  .snap = dba_draft_snap,
  .set_mark = dba_draft_set_mark,
  .begin_situation = dba_draft_begin_situation,
};
