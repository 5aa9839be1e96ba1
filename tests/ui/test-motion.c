/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-settings.h"
#include "page-test-support.h"

static void
set_desktop_animations (gboolean enabled)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", enabled, NULL);
}

/* Carries out the attack that is looked at. */
static void
attack (PageTest *self)
{
  page_test_aim (self);
  g_assert_true (page_test_run (self, "battle.confirm"));
}

static gboolean
is_still (gpointer data)
{
  return !acies_field_is_moving (((PageTest *) data)->page->field);
}

static gboolean
is_sharp (gpointer data)
{
  return acies_field_ground_is_sharp (((PageTest *) data)->page->field->ground);
}

static AciesUnits
count_hidden (PageTest *self)
{
  AciesUnits hidden = 0;

  for (guint side = 0; side < ACIES_MAX_SIDES; side++)
    hidden |= self->page->field->marks.hidden[side];

  return hidden;
}

/* It comes to its end by itself, and never draws the ground again. */
static void
test_plays (PageTest *self, gconstpointer data)
{
  guint n_painted;

  set_desktop_animations (TRUE);
  page_test_picture (self, "motion-before.png");
  attack (self);
  g_assert_true (acies_field_is_moving (self->page->field));
  g_assert_cmpuint (count_hidden (self), !=, 0);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->page->field));
  ui_test_wait_until (is_sharp, self);
  n_painted = acies_field_ground_get_n_painted (self->page->field->ground);
  ui_test_settle (330);
  ui_test_picture (GTK_WIDGET (self->page->field), "motion.png");
  ui_test_wait_until (is_still, self);
  g_assert_cmpuint (acies_field_ground_get_n_painted (self->page->field->ground), ==, n_painted);
  g_assert_cmpuint (count_hidden (self), ==, 0);
  set_desktop_animations (FALSE);
}

/* The next position is there at once: what can be chosen does not wait, and any choice ends the film. */
static void
test_never_in_the_way (PageTest *self, gconstpointer data)
{
  set_desktop_animations (TRUE);
  attack (self);
  g_assert_true (acies_field_is_moving (self->page->field));
  if (acies_choose_tool_get_stage (self->page->tool) == ACIES_STAGE_MAIN)
    g_assert_true (acies_choose_tool_next (self->page->tool, 1));
  if (ui_test_point (GTK_WIDGET (self->page->field), "key shift+Right"))
    g_assert_false (acies_field_is_moving (self->page->field));

  g_assert_true (page_test_run (self, "battle.undo"));
  g_assert_false (acies_field_is_moving (self->page->field));
  g_assert_cmpuint (count_hidden (self), ==, 0);
  set_desktop_animations (FALSE);
}

/* Neither where the desktop wants none, nor where the program's own setting is off. */
static void
test_off (PageTest *self, gconstpointer data)
{
  g_autoptr (GSettings) settings = acies_settings_new ();

  attack (self);
  g_assert_false (acies_field_is_moving (self->page->field));

  g_assert_true (page_test_run (self, "battle.undo"));
  set_desktop_animations (TRUE);
  g_settings_set_boolean (settings, "animations", FALSE);
  attack (self);
  g_assert_false (acies_field_is_moving (self->page->field));
  g_settings_reset (settings, "animations");
  set_desktop_animations (FALSE);
}

static gboolean
is_narrow (gpointer data)
{
  return gtk_widget_get_width (GTK_WIDGET (((PageTest *) data)->page->field)) <= 700;
}

/* A window that changes its size, or a page that goes, in the midst of it. */
static void
test_interrupted (PageTest *self, gconstpointer data)
{
  set_desktop_animations (TRUE);
  attack (self);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 700, 620);
  ui_test_wait_until (is_narrow, self);
  g_assert_false (acies_field_is_moving (self->page->field));
  g_assert_cmpuint (count_hidden (self), ==, 0);

  g_assert_true (page_test_run (self, "battle.undo"));
  attack (self);
  gtk_widget_set_visible (GTK_WIDGET (self->page), FALSE);
  g_assert_false (acies_field_is_moving (self->page->field));
  gtk_widget_set_visible (GTK_WIDGET (self->page), TRUE);
  set_desktop_animations (FALSE);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  page_test_add ("/ui/motion/plays", &page_test_met, test_plays);
  page_test_add ("/ui/motion/never-in-the-way", &page_test_met, test_never_in_the_way);
  page_test_add ("/ui/motion/off", &page_test_met, test_off);
  page_test_add ("/ui/motion/interrupted", &page_test_met, test_interrupted);

  return g_test_run ();
}
