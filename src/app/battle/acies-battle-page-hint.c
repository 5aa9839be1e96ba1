/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-battle-page-private.h"

#include "app/battle/acies-battle-parts.h"

/* The advice on the board: the group outlined, an arrow to where it should go or strike. */
static void
acies_battle_page_mark_advice (AciesBattlePage *self)
{
  const AciesAdvice *advice = acies_hint_get_advice (self->hint_search);
  g_autofree char   *chance = NULL;
  AciesAdviceMark    mark;

  if (advice == NULL)
    {
      acies_field_set_advice (self->field, NULL);
      acies_battle_page_trace (self, NULL, ACIES_NO_SIDE);
      return;
    }

  if (advice->attacks)
    chance = acies_parts_percent (advice->percent);
  mark = (AciesAdviceMark){ advice->side, advice->units, advice->from, advice->to, advice->attacks,
                            chance };
  acies_field_set_advice (self->field, &mark);
  acies_battle_page_trace (self, &advice->actions[0], advice->side);
  if (advice->to != ACIES_NO_CELL)
    acies_field_set_cursor (self->field, advice->to, FALSE);
}

static void
hint_changed_cb (AciesBattlePage *self)
{
  const AciesScene *scene = acies_field_get_scene (self->field);

  if (scene == NULL)
    return;

  acies_hint_card_update (self->hint_card, scene);
  acies_battle_page_mark_advice (self);
  /* Return takes the advice that was asked for on the field. */
  if (gtk_widget_get_focus_child (GTK_WIDGET (self->field)) != NULL)
    acies_hint_card_focus (self->hint_card);
}

static void
do_it_cb (AciesBattlePage *self)
{
  const AciesAdvice *advice = acies_hint_get_advice (self->hint_search);
  AciesAction        actions[ACIES_MAX_PLAN_ACTIONS];
  guint              n;

  if (advice == NULL || self->session == NULL)
    return;

  n = advice->n_actions;
  for (guint i = 0; i < n; i++)
    actions[i] = advice->actions[i];
  acies_battle_page_forget_hint (self);
  acies_battle_page_play (self, actions, n);
  gtk_widget_grab_focus (GTK_WIDGET (self->field));
}

/* Escape takes the advice off the board, if there is nothing else to step back from. */
static gboolean
back_cb (AciesBattlePage *self)
{
  const gboolean shown = acies_hint_get_thinking (self->hint_search) ||
                         acies_hint_get_advice (self->hint_search) != NULL;

  acies_battle_page_forget_hint (self);

  return shown;
}

void
acies_battle_page_add_hint (AciesBattlePage *self)
{
  self->hint_search = acies_hint_new ();
  self->hint_card = ACIES_HINT_CARD (acies_hint_card_new (self->hint_search));
  gtk_box_insert_child_after (GTK_BOX (self->act_box), GTK_WIDGET (self->hint_card), NULL);
  g_signal_connect_object (self->hint_search, "changed", G_CALLBACK (hint_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hint_card, "do-it", G_CALLBACK (do_it_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->field, "back", G_CALLBACK (back_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tool, "changed", G_CALLBACK (acies_battle_page_forget_hint), self,
                           G_CONNECT_SWAPPED);
}

void
acies_battle_page_ask_hint (AciesBattlePage *self)
{
  if (self->session == NULL || !acies_session_is_human_turn (self->session))
    return;

  /* What is chosen is let go: the advice is about whom it likes. */
  while (acies_choose_tool_step_back (self->tool))
    ;
  g_action_group_change_action_state (G_ACTION_GROUP (self->actions), "show-log", g_variant_new_boolean (FALSE));
  gtk_widget_set_visible (self->panel, TRUE);
  acies_hint_think (self->hint_search, acies_battle_page_get_game (self));
}

void
acies_battle_page_forget_hint (AciesBattlePage *self)
{
  acies_hint_stop (self->hint_search);
}
