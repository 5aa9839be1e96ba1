/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-field-private.h"

/* The next position shown as it came about. */

static gboolean
acies_field_may_move (AciesField *self)
{
  gboolean enabled = FALSE;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &enabled, NULL);

  return enabled && gtk_widget_get_mapped (GTK_WIDGET (self)) && self->layout != NULL &&
         !self->ground_only;
}

/* The zones leave out whoever moves over them. */
static void
acies_field_hide_moving (AciesField *self)
{
  const AciesMotion *motion = acies_field_motion_get (self->motion, NULL);
  AciesTokenMarks    marks = self->marks;

  for (int side = 0; side < ACIES_MAX_SIDES; side++)
    {
      self->moving[side] = motion != NULL ? acies_motion_get_units (motion, side) : 0;
      self->moving_leaders[side] = motion != NULL ? acies_motion_get_leaders (motion, side) : 0;
      marks.hidden[side] = 0;
    }
  acies_field_set_token_marks (self, &marks);
}

static void
finished_cb (AciesField *self)
{
  acies_field_hide_moving (self);
}

void
acies_field_add_motion (AciesField *self)
{
  self->motion = acies_field_motion_new ();
  gtk_widget_set_parent (GTK_WIDGET (self->motion), GTK_WIDGET (self));
  g_signal_connect_object (self->motion, "finished", G_CALLBACK (finished_cb), self, G_CONNECT_SWAPPED);
}

void
acies_field_take_scene_after (AciesField *self, AciesScene *scene, const AciesEventList *events,
                              const AciesFieldStory *story)
{
  g_autoptr (AciesLayout) layout = NULL;
  g_autoptr (AciesScene)  before = NULL;
  AciesMotion            *motion;

  g_return_if_fail (ACIES_IS_FIELD (self));

  if (scene == NULL || story->n == 0 || story->most_ms == 0 || !acies_field_may_move (self))
    {
      acies_field_take_scene (self, scene);
      return;
    }

  acies_field_motion_finish (self->motion);
  layout = g_steal_pointer (&self->layout);
  before = acies_field_swap_scene (self, scene);
  motion = acies_motion_new (layout, self->layout, events, story->first, story->n);
  if (motion == NULL)
    return;

  acies_motion_limit (motion, story->most_ms);
  acies_field_motion_play (self->motion, motion, &self->style);
  acies_field_hide_moving (self);
}

gboolean
acies_field_is_moving (AciesField *self)
{
  g_return_val_if_fail (ACIES_IS_FIELD (self), FALSE);

  return acies_field_motion_get (self->motion, NULL) != NULL;
}

void
acies_field_finish_moving (AciesField *self)
{
  g_return_if_fail (ACIES_IS_FIELD (self));

  acies_field_motion_finish (self->motion);
}
