/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-battle-page-private.h"

/* Whether everything in the panel is to be seen at once, beside the buttons of an attack. */
static gboolean
acies_battle_page_fits (AciesBattlePage *self)
{
  const int width = gtk_widget_get_width (self->act_page);
  int       room = gtk_widget_get_height (self->panel);
  int       guide = 0;
  int       needed = 0;
  int       bar = 0;

  if (width <= 0 || room <= 0)
    return TRUE;

  if (gtk_widget_get_visible (GTK_WIDGET (self->guide_card)))
    gtk_widget_measure (GTK_WIDGET (self->guide_card), GTK_ORIENTATION_VERTICAL, width, NULL,
                        &guide, NULL, NULL);
  gtk_widget_measure (self->attack_bar, GTK_ORIENTATION_VERTICAL, width, NULL, &bar, NULL, NULL);
  gtk_widget_measure (self->act_box, GTK_ORIENTATION_VERTICAL, width, NULL, &needed, NULL, NULL);

  return guide + needed + bar <= room;
}

void
acies_battle_page_make_room (AciesBattlePage *self, gboolean aiming)
{
  gtk_widget_set_visible (GTK_WIDGET (self->counters), TRUE);
  acies_attack_panel_set_brief (self->attack, FALSE);
  acies_guide_card_set_cramped (self->guide_card, FALSE);
  if (!aiming || acies_battle_page_fits (self))
    return;

  gtk_widget_set_visible (GTK_WIDGET (self->counters), FALSE);
  if (acies_battle_page_fits (self))
    return;

  acies_attack_panel_set_brief (self->attack, TRUE);
  if (!acies_battle_page_fits (self))
    acies_guide_card_set_cramped (self->guide_card, TRUE);
}
