/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-result-card.h"

#include "app/battle/acies-battle-parts.h"
#include "app/battle/acies-dice-view.h"

#include <glib/gi18n.h>
#include <string.h>

#define MOST_LINES 5

struct _AciesResultCard
{
  GtkWidget parent_instance;

  guint          n;       /* lines to tell */
  GtkWidget     *box;
  AciesDiceView *dice;
  GtkWidget     *words;   /* label, read out when it changes */
};

G_DEFINE_FINAL_TYPE (AciesResultCard, acies_result_card, GTK_TYPE_WIDGET)

static void
acies_result_card_dispose (GObject *object)
{
  g_clear_pointer (&ACIES_RESULT_CARD (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (acies_result_card_parent_class)->dispose (object);
}

static void
acies_result_card_class_init (AciesResultCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_result_card_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
acies_result_card_init (AciesResultCard *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->dice = ACIES_DICE_VIEW (acies_dice_view_new ());
  self->words = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS,
                              "wrap", TRUE, "xalign", 0.0, "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->dice));
  gtk_box_append (GTK_BOX (self->box), self->words);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "acies-card");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("What just happened"), -1);
}

/* The event whose dice matter most: the first that is no part of another. */
static const AciesEvent *
find_dice (const AciesEventList *events, guint first, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      const AciesEvent *event = acies_event_list_get (events, first + i);

      if (event->n_dice > 0)
        return event;
    }

  return NULL;
}

/* Where each army throws a die of its own, the events of the throw stand beside one another: @dice gets the last pair. */
static guint
read_dice (const AciesEventList *events,
           const AciesEvent     *rolled,
           guint                 first,
           guint                 n,
           guint8               *dice)
{
  guint found = 0;

  for (guint i = 0; i < n; i++)
    {
      const AciesEvent *event = acies_event_list_get (events, first + i);

      if (event->kind != rolled->kind || event->n_dice != 1 || rolled->n_dice != 1)
        continue;
      dice[found % 2] = event->dice[0];
      found++;
    }
  if (found > 0 && found % 2 == 0)
    return 2;

  memcpy (dice, rolled->dice, rolled->n_dice);

  return rolled->n_dice;
}

void
acies_result_card_show (AciesResultCard *self,
                        AciesGame       *game,
                        guint            first,
                        guint            n,
                        const char      *end)
{
  const AciesRuleset   *ruleset = acies_game_get_ruleset (game);
  const AciesEventList *events = acies_game_get_events (game);
  const AciesEvent     *rolled = find_dice (events, first, n);
  g_autoptr (GString)   words = g_string_new (NULL);

  g_return_if_fail (ACIES_IS_RESULT_CARD (self));

  for (guint i = 0; i < MIN (n, MOST_LINES); i++)
    {
      g_autofree char *line = ruleset->event_text (acies_game_get_setup (game),
                                                   acies_event_list_get (events, first + i));

      g_string_append_printf (words, i == 0 ? "%s" : "\n%s", line);
    }
  if (n > MOST_LINES)
    {
      g_string_append_c (words, '\n');
      /* Translators: how many more events the log has. */
      g_string_append_printf (words, g_dngettext (GETTEXT_PACKAGE, "… and %u more in the log",
                                                  "… and %u more in the log", n - MOST_LINES),
                              n - MOST_LINES);
    }

  if (end != NULL)
    g_string_append_printf (words, n == 0 ? "%s" : "\n%s", end);

  if (g_strcmp0 (gtk_label_get_label (GTK_LABEL (self->words)), words->str) != 0)
    {
      gtk_label_set_label (GTK_LABEL (self->words), words->str);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->words), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      words->str, -1);
    }
  if (rolled != NULL)
    {
      guint8      dice[ACIES_MAX_EVENT_DICE];
      const guint n_dice = read_dice (events, rolled, first, n, dice);

      acies_dice_view_set_opposed (self->dice, (rolled->flags & ACIES_EVENT_OPPOSED) != 0 ||
                                                 n_dice > rolled->n_dice);
      acies_dice_view_set_dice (self->dice, dice, n_dice);
    }
  else
    gtk_widget_set_visible (GTK_WIDGET (self->dice), FALSE);
  self->n = n + (end != NULL ? 1 : 0);
  gtk_widget_set_visible (GTK_WIDGET (self), self->n > 0);
}

void
acies_result_card_set_aside (AciesResultCard *self, gboolean aside)
{
  g_return_if_fail (ACIES_IS_RESULT_CARD (self));

  gtk_widget_set_visible (GTK_WIDGET (self), self->n > 0 && !aside);
}

char *
acies_result_card_dup_text (AciesResultCard *self)
{
  g_return_val_if_fail (ACIES_IS_RESULT_CARD (self), NULL);

  return g_strdup (gtk_label_get_label (GTK_LABEL (self->words)));
}

void
acies_result_card_tumble (AciesResultCard *self)
{
  g_return_if_fail (ACIES_IS_RESULT_CARD (self));

  acies_dice_view_tumble (self->dice);
}
