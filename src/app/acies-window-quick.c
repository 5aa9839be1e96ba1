/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-window-private.h"
#include "app/library/acies-quick-page.h"

static void
on_play_cb (AciesWindow *self,
            AciesGame   *game)
{
  acies_window_play (self, game, NULL);
}

/* What was chosen the last time still stands there. */
void
acies_window_show_quick (AciesWindow *self)
{
  g_return_if_fail (ACIES_IS_WINDOW (self));

  acies_window_close_session (self);
  g_clear_object (&self->shown_game);
  if (self->quick == NULL)
    {
      self->quick = acies_quick_page_new (self->settings);
      gtk_stack_add_named (self->stack, self->quick, "quick");
      g_signal_connect_object (self->quick, "play", G_CALLBACK (on_play_cb), self, G_CONNECT_SWAPPED);
    }
  gtk_stack_set_visible_child (self->stack, self->quick);
  acies_quick_page_take_focus (ACIES_QUICK_PAGE (self->quick));
}
