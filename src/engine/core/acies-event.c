/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-event.h"

#include "engine/core/acies-json.h"

struct _AciesEventList
{
  GArray *events;  /* AciesEvent */
};

AciesEventList *
acies_event_list_new (void)
{
  AciesEventList *self = g_new0 (AciesEventList, 1);

  self->events = g_array_new (FALSE, TRUE, sizeof (AciesEvent));

  return self;
}

void
acies_event_list_free (AciesEventList *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->events);
  g_free (self);
}

void
acies_event_list_clear (AciesEventList *self)
{
  g_return_if_fail (self != NULL);

  g_array_set_size (self->events, 0);
}

guint
acies_event_list_size (const AciesEventList *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->events->len;
}

const AciesEvent *
acies_event_list_get (const AciesEventList *self, guint index)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (index < self->events->len, NULL);

  return &g_array_index (self->events, AciesEvent, index);
}

void
acies_event_list_append_list (AciesEventList *self, const AciesEventList *other)
{
  g_return_if_fail (self != NULL && other != NULL);

  if (other->events->len > 0)
    g_array_append_vals (self->events, other->events->data, other->events->len);
}

void
acies_event_list_truncate (AciesEventList *self, guint size)
{
  g_return_if_fail (self != NULL);

  if (size < self->events->len)
    g_array_set_size (self->events, size);
}

AciesEvent *
acies_event_list_add (AciesEventList *self, guint kind, guint clause)
{
  AciesEvent *event;

  if (self == NULL)
    return NULL;

  g_array_set_size (self->events, self->events->len + 1);
  event = &g_array_index (self->events, AciesEvent, self->events->len - 1);
  event->kind = (guint8) kind;
  event->clause = (guint16) clause;
  event->side = ACIES_NO_SIDE;
  event->cell = ACIES_NO_CELL;
  event->other_cell = ACIES_NO_CELL;

  return event;
}

void
acies_event_put_die (const AciesEvent *self, JsonBuilder *builder)
{
  if (self->n_dice > 0)
    acies_json_put_int (builder, "die", self->dice[0]);
  else
    acies_json_put_null (builder, "die");
}
