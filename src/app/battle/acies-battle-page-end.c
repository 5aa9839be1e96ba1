/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-battle-page-private.h"
#include "engine/ai/acies-ai.h"

#include <glib/gi18n.h>

/* The person who would end the battle: who decides, else the only one there is; ACIES_NO_SIDE if nobody plays. */
static int
find_person (AciesBattlePage *self)
{
  AciesScenario *scenario = acies_game_get_scenario (acies_battle_page_get_game (self));
  const int      side = acies_session_get_side (self->session);

  if (acies_session_is_human (self->session, side))
    return side;

  for (guint i = 0; i < acies_scenario_get_n_sides (scenario); i++)
    if (acies_session_is_human (self->session, (int) i))
      return (int) i;

  return ACIES_NO_SIDE;
}

/* The computer that would have to agree to a draw; ACIES_NO_SIDE between persons. */
static int
find_computer (AciesBattlePage *self)
{
  AciesScenario *scenario = acies_game_get_scenario (acies_battle_page_get_game (self));

  for (guint i = 0; i < acies_scenario_get_n_sides (scenario); i++)
    if (!acies_session_is_human (self->session, (int) i))
      return (int) i;

  return ACIES_NO_SIDE;
}

static const char *
side_name (AciesBattlePage *self, int side)
{
  return acies_scenario_get_side_name (acies_game_get_scenario (acies_battle_page_get_game (self)),
                                       (guint) side);
}

static void
concede (AciesBattlePage *self, AciesConcessionKind kind, int side)
{
  const AciesConcession concession = { kind, (gint8) side };
  g_autoptr (GError)    error = NULL;

  if (!acies_game_concede (acies_battle_page_get_game (self), &concession, &error))
    acies_battle_page_refuse (self, error->message, NULL);
}

/* Why the computer that plays @side plays on. Returns: (transfer full) (nullable): NULL if it agrees to a draw */
static char *
dup_refusal (AciesBattlePage *self, int side)
{
  AciesGame          *game = acies_battle_page_get_game (self);
  const int           enemy = 1 - side;
  AciesOutcome        outcome;

  if (acies_ai_takes_draw (acies_game_get_ruleset (game), acies_game_get_setup (game),
                           acies_game_get_state (game), side))
    return NULL;

  acies_game_get_outcome (game, &outcome);
  if (acies_game_get_ruleset (game)->score_title != NULL)
    /* Translators: %s is an army. */
    return g_strdup_printf (_("%s thinks that it stands better, and plays on."), side_name (self, side));

  /* Translators: %1$s is an army; %2$d are its victory points, %3$d those of its enemy. */
  return g_strdup_printf (ngettext ("%1$s leads by %2$d victory point to %3$d, thinks that it stands better, and plays on.",
                                    "%1$s leads by %2$d victory points to %3$d, thinks that it stands better, and plays on.",
                                    (gulong) outcome.points[side]),
                          side_name (self, side), outcome.points[side], outcome.points[enemy]);
}

static void
resign_answered_cb (AciesBattlePage *self, int response, GtkWindow *dialog)
{
  const int side = self->session != NULL ? find_person (self) : ACIES_NO_SIDE;

  gtk_window_destroy (dialog);
  if (response == GTK_RESPONSE_ACCEPT && side != ACIES_NO_SIDE)
    concede (self, ACIES_CONCESSION_RESIGNED, side);
}

static void
draw_answered_cb (AciesBattlePage *self, int response, GtkWindow *dialog)
{
  const int        computer = self->session != NULL ? find_computer (self) : ACIES_NO_SIDE;
  g_autofree char *refusal = NULL;

  gtk_window_destroy (dialog);
  if (response != GTK_RESPONSE_ACCEPT || self->session == NULL)
    return;

  refusal = computer != ACIES_NO_SIDE ? dup_refusal (self, computer) : NULL;
  if (refusal != NULL)
    acies_battle_page_refuse (self, refusal, NULL);
  else
    concede (self, ACIES_CONCESSION_DRAW, ACIES_NO_SIDE);
}

static void
ask (AciesBattlePage *self,
     const char      *question,
     const char      *more,
     const char      *yes,
     GCallback        answered)
{
  GtkWidget *dialog = gtk_message_dialog_new (GTK_WINDOW (self->root),
                                              GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT,
                                              GTK_MESSAGE_QUESTION, GTK_BUTTONS_NONE, "%s", question);

  gtk_message_dialog_format_secondary_text (GTK_MESSAGE_DIALOG (dialog), "%s", more);
  gtk_dialog_add_button (GTK_DIALOG (dialog), _("_Play On"), GTK_RESPONSE_CANCEL);
  gtk_widget_add_css_class (gtk_dialog_add_button (GTK_DIALOG (dialog), yes, GTK_RESPONSE_ACCEPT),
                            "destructive-action");
  gtk_dialog_set_default_response (GTK_DIALOG (dialog), GTK_RESPONSE_CANCEL);
  g_signal_connect_object (dialog, "response", answered, self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

gboolean
acies_battle_page_can_concede (AciesBattlePage *self)
{
  AciesGame *game = acies_battle_page_get_game (self);

  return game != NULL && !acies_game_is_over (game) && find_person (self) != ACIES_NO_SIDE;
}

void
acies_battle_page_ask_resign (AciesBattlePage *self)
{
  g_autofree char *question = NULL;

  if (!acies_battle_page_can_concede (self) || self->root == NULL)
    return;

  /* Translators: %s is an army. */
  question = g_strdup_printf (_("Give the battle up for %s?"), side_name (self, find_person (self)));
  ask (self, question, _("It ends at once, and the enemy has won. That is final: it cannot be undone."), _("_Give Up"),
       G_CALLBACK (resign_answered_cb));
}

void
acies_battle_page_ask_draw (AciesBattlePage *self)
{
  int              computer;
  g_autofree char *question = NULL;

  if (!acies_battle_page_can_concede (self) || self->root == NULL)
    return;

  computer = find_computer (self);
  if (computer == ACIES_NO_SIDE)
    question = g_strdup (_("Have both sides agreed on a draw?"));
  else
    /* Translators: %s is an army that the computer plays. */
    question = g_strdup_printf (_("Offer %s a draw?"), side_name (self, computer));
  ask (self, question,
       _("If it is agreed, the battle ends at once, and nobody has won. That is final: it cannot be undone."), _("_Draw"),
       G_CALLBACK (draw_answered_cb));
}
