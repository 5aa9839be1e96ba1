/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-draft-parts.h"

#include <glib/gi18n-lib.h>

/* Each stand is written for itself, and its figures are no men of the sources: there is no muster, and nothing to stack. */
const AciesDraft co_draft = {
  .forms = co_draft_forms,
  .order = co_draft_order,
  .brushes = co_draft_brushes,
  .marks = co_draft_marks,
  .blank = co_draft_blank,
  .n_templates = CO_N_TEMPLATES,
  .template = co_draft_template,
  .make_template = co_draft_make_template,
  .choice_text = co_draft_choice_text,
  .candidates = co_draft_candidates,
  .scene = co_draft_scene,
  .paint = co_draft_paint,
  .shapes = co_draft_shapes,
  .reshape = co_draft_reshape,
  .kind_key = "armour",
  .strength_title = NC_ ("army column", "Points"),
  .worth_title = NC_ ("army column", "Points"),
  .left_title = NC_ ("strength", "Points left"),
  .n_troops = CO_N_TROOPS,
  .troop = co_draft_troop,
  .unit_row = co_draft_unit_row,
  .totals = co_draft_totals,
  .add_unit = co_draft_add_unit,
  .add_commander = co_draft_add_commander,
  .paste = co_draft_paste,
  .rename = co_draft_rename,
  .remove = co_draft_remove,
  .pieces = co_draft_pieces,
  .deploy = co_draft_deploy,
  .snap = co_draft_snap,
  .set_mark = co_draft_set_mark,
  .begin_situation = co_draft_begin_situation,
};
