/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-battle-page-private.h"

#define KEY_ROLLS "roll-for-computer"

static AciesThrows *
acies_battle_page_get_throws (AciesBattlePage *self)
{
  return self->session != NULL ? acies_session_get_throws (self->session) : NULL;
}

static void
entered_cb (AciesBattlePage *self)
{
  g_autoptr (AciesSession) session = NULL;
  g_autoptr (GError)       error = NULL;
  guint                    n_dice;
  const guint8            *dice = acies_dice_entry_get_dice (self->dice_entry, &n_dice);

  if (acies_battle_page_get_throws (self) == NULL)
    return;

  session = g_object_ref (self->session);
  self->holding = TRUE;
  acies_session_enter_dice (session, dice, n_dice, &error);
  acies_battle_page_played (self, session, error);
}

static void
back_cb (AciesBattlePage *self)
{
  if (acies_battle_page_get_throws (self) != NULL)
    acies_session_take_back (self->session);
}

/* Digits are for the card wherever the keyboard is, but for a place where people write. */
static gboolean
key_pressed_cb (GtkEventController *controller, guint key, guint code, GdkModifierType state,
                gpointer data)
{
  AciesBattlePage *self = data;
  GtkWidget       *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (acies_battle_page_get_throws (self) == NULL || GTK_IS_EDITABLE (focus) ||
      (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  /* Return presses the button that has the keyboard: the one that hands in once all dice are there. */
  if ((key == GDK_KEY_Return || key == GDK_KEY_KP_Enter) && GTK_IS_BUTTON (focus))
    return GDK_EVENT_PROPAGATE;

  return acies_dice_entry_key (self->dice_entry, key);
}

static void
read_rolls (AciesBattlePage *self)
{
  if (self->session != NULL)
    acies_session_set_rolls_for_computer (self->session,
                                          g_settings_get_boolean (self->settings, KEY_ROLLS));
}

void
acies_battle_page_add_dice (AciesBattlePage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->dice_entry = ACIES_DICE_ENTRY (acies_dice_entry_new ());
  gtk_box_insert_child_after (GTK_BOX (self->act_box), GTK_WIDGET (self->dice_entry), NULL);
  g_signal_connect_object (self->dice_entry, "entered", G_CALLBACK (entered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->dice_entry, "back", G_CALLBACK (back_cb), self, G_CONNECT_SWAPPED);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_object (self->settings, "changed::" KEY_ROLLS, G_CALLBACK (read_rolls), self,
                           G_CONNECT_SWAPPED);
}

gboolean
acies_battle_page_is_beginning (AciesBattlePage *self)
{
  AciesThrows *throws = acies_battle_page_get_throws (self);
  guint        n_actions = 0;

  if (throws != NULL)
    acies_throws_get_actions (throws, &n_actions);

  return throws != NULL && n_actions == 0;
}

void
acies_battle_page_update_dice (AciesBattlePage *self)
{
  AciesThrows   *throws = acies_battle_page_get_throws (self);
  const gboolean asked = throws != NULL;

  read_rolls (self);
  if (asked)
    gtk_widget_set_visible (self->panel, TRUE);
  acies_dice_entry_ask (self->dice_entry, throws,
                        asked && acies_session_can_take_back (self->session));
  if (!asked)
    return;

  if (acies_battle_page_is_beginning (self))
    {
      gtk_widget_set_visible (GTK_WIDGET (self->counters), FALSE);
      gtk_widget_set_visible (GTK_WIDGET (self->result), FALSE);
    }
  g_action_group_change_action_state (G_ACTION_GROUP (self->actions), "show-log",
                                      g_variant_new_boolean (FALSE));
}
