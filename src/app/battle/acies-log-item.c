/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-log-item.h"

#include <string.h>

struct _AciesLogItem
{
  GObject parent_instance;

  guint           event;
  char           *text;
  char           *folded;   /* the same casefolded, for searching */
  gboolean        shown;
  const char     *clause;   /* of the ruleset's table */
  AciesEventFlags flags;
  int             cell, from;
  gboolean        has_place;
  gint32          place[2];
};

G_DEFINE_FINAL_TYPE (AciesLogItem, acies_log_item, G_TYPE_OBJECT)

static void
acies_log_item_finalize (GObject *object)
{
  g_free (ACIES_LOG_ITEM (object)->text);
  g_free (ACIES_LOG_ITEM (object)->folded);

  G_OBJECT_CLASS (acies_log_item_parent_class)->finalize (object);
}

static void
acies_log_item_class_init (AciesLogItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = acies_log_item_finalize;
}

static void
acies_log_item_init (AciesLogItem *self)
{
}

AciesLogItem *
acies_log_item_new (AciesGame *game, guint event_index)
{
  AciesLogItem       *self = g_object_new (ACIES_TYPE_LOG_ITEM, NULL);
  const AciesRuleset *ruleset = acies_game_get_ruleset (game);
  const AciesEvent   *event = acies_event_list_get (acies_game_get_events (game), event_index);

  self->event = event_index;
  self->text = ruleset->event_text (acies_game_get_setup (game), event);
  self->folded = g_utf8_casefold (self->text, -1);
  self->shown = TRUE;
  self->clause = ruleset->clauses[event->clause].number;
  self->flags = event->flags;
  self->cell = event->cell;
  self->from = event->other_cell;
  self->has_place = event->has_pose;
  self->place[0] = event->pose[0];
  self->place[1] = event->pose[1];

  return self;
}

AciesLogItem *
acies_log_item_new_end (AciesGame *game)
{
  AciesLogItem *self = g_object_new (ACIES_TYPE_LOG_ITEM, NULL);

  self->event = acies_event_list_size (acies_game_get_events (game));
  self->text = acies_game_dup_concession_text (game);
  self->folded = g_utf8_casefold (self->text, -1);
  self->shown = TRUE;
  self->flags = ACIES_EVENT_END;
  self->cell = ACIES_NO_CELL;
  self->from = ACIES_NO_CELL;

  return self;
}

guint
acies_log_item_get_event (AciesLogItem *self)
{
  g_return_val_if_fail (ACIES_IS_LOG_ITEM (self), 0);

  return self->event;
}

const char *
acies_log_item_get_text (AciesLogItem *self)
{
  g_return_val_if_fail (ACIES_IS_LOG_ITEM (self), NULL);

  return self->text;
}

const char *
acies_log_item_get_clause (AciesLogItem *self)
{
  g_return_val_if_fail (ACIES_IS_LOG_ITEM (self), NULL);

  return self->clause;
}

AciesEventFlags
acies_log_item_get_flags (AciesLogItem *self)
{
  g_return_val_if_fail (ACIES_IS_LOG_ITEM (self), 0);

  return self->flags;
}

int
acies_log_item_get_cell (AciesLogItem *self, int *from)
{
  g_return_val_if_fail (ACIES_IS_LOG_ITEM (self), ACIES_NO_CELL);

  if (from != NULL)
    *from = self->from;

  return self->cell;
}

gboolean
acies_log_item_matches (AciesLogItem *self, const char *folded)
{
  g_return_val_if_fail (ACIES_IS_LOG_ITEM (self), FALSE);

  return folded == NULL || strstr (self->folded, folded) != NULL;
}

gboolean
acies_log_item_get_shown (AciesLogItem *self)
{
  g_return_val_if_fail (ACIES_IS_LOG_ITEM (self), FALSE);

  return self->shown;
}

void
acies_log_item_set_shown (AciesLogItem *self, gboolean shown)
{
  g_return_if_fail (ACIES_IS_LOG_ITEM (self));

  self->shown = shown;
}

const gint32 *
acies_log_item_get_place (AciesLogItem *self)
{
  g_return_val_if_fail (ACIES_IS_LOG_ITEM (self), NULL);

  return self->has_place ? self->place : NULL;
}
