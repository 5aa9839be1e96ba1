/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-hint-card.h"

#include "app/battle/acies-battle-parts.h"

#include <glib/gi18n.h>

struct _AciesHintCard
{
  GtkWidget parent_instance;

  AciesHint *hint;

  GtkWidget *box;
  GtkWidget *spinner;
  GtkWidget *words;   /* label, read out when it changes */
  GtkWidget *reason;
  GtkWidget *stop_button;
  GtkWidget *do_button;
  GtkWidget *drop_button;
};

enum
{
  DO_IT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesHintCard, acies_hint_card, GTK_TYPE_WIDGET)

static void
do_clicked_cb (AciesHintCard *self)
{
  g_signal_emit (self, signals[DO_IT], 0);
}

static void
stop_clicked_cb (AciesHintCard *self)
{
  acies_hint_stop (self->hint);
}

static void
acies_hint_card_dispose (GObject *object)
{
  AciesHintCard *self = ACIES_HINT_CARD (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->hint);

  G_OBJECT_CLASS (acies_hint_card_parent_class)->dispose (object);
}

static void
acies_hint_card_class_init (AciesHintCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_hint_card_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);

  signals[DO_IT] = g_signal_new ("do-it", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static GtkWidget *
make_button (AciesHintCard *self, const char *words, GCallback clicked)
{
  GtkWidget *button = acies_parts_button (words, NULL);

  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);

  return button;
}

static void
acies_hint_card_init (AciesHintCard *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->spinner = gtk_spinner_new ();
  self->words = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "wrap", TRUE,
                              "xalign", 0.0, "wrap-mode", PANGO_WRAP_WORD_CHAR, "hexpand", TRUE, NULL);
  self->reason = acies_parts_label (NULL, "acies-dim");
  self->stop_button = make_button (self, _("Stop"), G_CALLBACK (stop_clicked_cb));
  self->do_button = make_button (self, _("Do It"), G_CALLBACK (do_clicked_cb));
  self->drop_button = make_button (self, _("No, Thanks"), G_CALLBACK (stop_clicked_cb));
  gtk_widget_add_css_class (self->do_button, "suggested-action");

  gtk_box_append (GTK_BOX (head), self->spinner);
  gtk_box_append (GTK_BOX (head), self->words);
  gtk_box_append (GTK_BOX (buttons), self->stop_button);
  gtk_box_append (GTK_BOX (buttons), self->do_button);
  gtk_box_append (GTK_BOX (buttons), self->drop_button);
  gtk_box_append (GTK_BOX (self->box), head);
  gtk_box_append (GTK_BOX (self->box), self->reason);
  gtk_box_append (GTK_BOX (self->box), buttons);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "acies-card");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Hint"), -1);
}

GtkWidget *
acies_hint_card_new (AciesHint *hint)
{
  AciesHintCard *self = g_object_new (ACIES_TYPE_HINT_CARD, NULL);

  self->hint = g_object_ref (hint);

  return GTK_WIDGET (self);
}

gboolean
acies_hint_card_focus (AciesHintCard *self)
{
  g_return_val_if_fail (ACIES_IS_HINT_CARD (self), FALSE);

  return gtk_widget_get_visible (self->do_button) && gtk_widget_grab_focus (self->do_button);
}

static char *
attack_words (const AciesAdvice *advice, const AciesScene *scene, const char *who)
{
  g_autofree char *chance = acies_parts_percent (advice->percent);

  /* Translators: a hint: who (a list of units), which zone, and the chance ("42 %"). */
  return g_strdup_printf (_("Attack the zone “%2$s” with %1$s. The chance of a hit is %3$s."), who,
                          scene->cells[advice->to].name, chance);
}

static char *
advice_words (const AciesAdvice *advice, const AciesScene *scene)
{
  g_autofree char *who = acies_parts_units_text (scene, advice->side, advice->units);

  if (advice->units == 0 || advice->to == ACIES_NO_CELL)
    /* Translators: a hint; %s is an action in words ("End the turn"). */
    return g_strdup_printf (_("Idea: %s."), advice->words);
  if (advice->attacks)
    return attack_words (advice, scene, who);
  if (advice->to == advice->from)
    /* Translators: a hint: who (a list of units), and an action in words. */
    return g_strdup_printf (_("%1$s: %2$s."), who, advice->words);

  /* Translators: a hint: who (a list of units), and which zone they should go to. */
  return g_strdup_printf (_("Send %1$s to the zone “%2$s”."), who, scene->cells[advice->to].name);
}

const char *
acies_hint_card_get_words (AciesHintCard *self)
{
  g_return_val_if_fail (ACIES_IS_HINT_CARD (self), NULL);

  return gtk_label_get_label (GTK_LABEL (self->words));
}

void
acies_hint_card_update (AciesHintCard *self, const AciesScene *scene)
{
  const gboolean     thinking = acies_hint_get_thinking (self->hint);
  const AciesAdvice *advice = acies_hint_get_advice (self->hint);
  g_autofree char   *words = NULL;

  g_return_if_fail (ACIES_IS_HINT_CARD (self));

  if (thinking)
    words = g_strdup (_("The computer looks for a good idea …"));
  else if (advice != NULL)
    words = advice_words (advice, scene);
  else
    words = g_strdup ("");

  gtk_label_set_label (GTK_LABEL (self->words), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->words), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);
  gtk_label_set_label (GTK_LABEL (self->reason), advice != NULL ? advice->reason : NULL);
  gtk_widget_set_visible (self->reason, advice != NULL && advice->reason != NULL);
  gtk_widget_set_visible (self->spinner, thinking);
  gtk_spinner_set_spinning (GTK_SPINNER (self->spinner), thinking);
  gtk_widget_set_visible (self->stop_button, thinking);
  gtk_widget_set_visible (self->do_button, advice != NULL);
  gtk_widget_set_visible (self->drop_button, advice != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), thinking || advice != NULL);
}
