/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-action.h"

#include <string.h>

gboolean
acies_action_equal (const AciesAction *a, const AciesAction *b)
{
  return a->kind == b->kind && a->mode == b->mode &&
         a->units == b->units && a->commanders == b->commanders &&
         a->n_paid == b->n_paid && memcmp (a->paid, b->paid, sizeof a->paid) == 0 &&
         memcmp (a->args, b->args, sizeof a->args) == 0 && a->n_words == b->n_words &&
         memcmp (a->words, b->words, a->n_words * sizeof a->words[0]) == 0;
}

AciesAction *
acies_action_list_add (AciesActionList *list, guint kind)
{
  AciesAction *action;

  if (list->n < ACIES_MAX_ACTIONS)
    action = &list->items[list->n++];
  else
    {
      list->complete = FALSE;
      action = &list->items[ACIES_MAX_ACTIONS - 1];
    }

  /* The words are many, and nobody reads more than there are. */
  memset (action, 0, G_STRUCT_OFFSET (AciesAction, words));
  action->kind = (guint8) kind;

  return action;
}

void
acies_action_list_copy (AciesActionList *list, const AciesActionList *other)
{
  list->n = other->n;
  list->complete = other->complete;
  memcpy (list->items, other->items, other->n * sizeof other->items[0]);
}
