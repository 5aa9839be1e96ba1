/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-patch.h"

G_BEGIN_DECLS

/* The steps that can be taken back and done again. A step keeps the trees before and after it, which share almost everything. */
typedef struct _AciesEditStack AciesEditStack;

typedef struct
{
  char     *name;
  char     *merge;    /* (nullable) */
  JsonNode *before, *after;
  GArray   *changes;  /* AciesChange, in order */
  gsize     weight;   /* bytes, about */
} AciesEditStep;

AciesEditStack *acies_edit_stack_new  (void);
void            acies_edit_stack_free (AciesEditStack *self);

AciesEditStep *acies_edit_step_new (const char *name, const char *merge, JsonNode *before, JsonNode *after, GArray *changes,
                                    gsize weight);

/* Takes @step over, makes it part of the last one if both have the same merge key; forgets what was undone, and the oldest. */
void acies_edit_stack_push (AciesEditStack *self, AciesEditStep *step);

/* Whatever is pushed next is a step of its own. */
void acies_edit_stack_end_merge (AciesEditStack *self);

/* Goes one step back or forth. Returns: (transfer none) (nullable): the step, to be taken back, to be done again */
const AciesEditStep *acies_edit_stack_undo (AciesEditStack *self);
const AciesEditStep *acies_edit_stack_redo (AciesEditStack *self);

const AciesEditStep *acies_edit_stack_peek_undo (AciesEditStack *self);  /* (nullable) */
const AciesEditStep *acies_edit_stack_peek_redo (AciesEditStack *self);  /* (nullable) */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesEditStack, acies_edit_stack_free)

G_END_DECLS
