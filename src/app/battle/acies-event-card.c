/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-event-card.h"

#include "app/battle/acies-battle-parts.h"
#include "app/battle/acies-dice-view.h"

#include <glib/gi18n.h>

/* What scrolls asks for the height of its narrowest width: so it must not be too narrow. */
#define LEAST_CHARS      28
#define LEAST_NAME_CHARS 18

struct _AciesEventCard
{
  GtkWidget parent_instance;

  GtkWidget     *box;
  GtkLabel      *words;
  AciesDiceView *dice;
  GtkWidget     *sum;      /* grid: name, value, clause */
  int            n_rows;
};

G_DEFINE_FINAL_TYPE (AciesEventCard, acies_event_card, GTK_TYPE_WIDGET)

static void
acies_event_card_dispose (GObject *object)
{
  g_clear_pointer (&ACIES_EVENT_CARD (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (acies_event_card_parent_class)->dispose (object);
}

static void
acies_event_card_class_init (AciesEventCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_event_card_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
acies_event_card_init (AciesEventCard *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->words = GTK_LABEL (acies_parts_label (NULL, NULL));
  self->dice = ACIES_DICE_VIEW (acies_dice_view_new ());
  self->sum = gtk_grid_new ();
  gtk_label_set_selectable (self->words, TRUE);
  gtk_label_set_width_chars (self->words, LEAST_CHARS);
  gtk_grid_set_column_spacing (GTK_GRID (self->sum), 6);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->words));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->dice));
  gtk_box_append (GTK_BOX (self->box), self->sum);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "acies-card");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("The event in full"), -1);
}

static void
acies_event_card_add_row (AciesEventCard *self, const char *words, const char *value,
                          GtkWidget *clause)
{
  GtkWidget *name = acies_parts_label (words, NULL);
  GtkWidget *number = gtk_label_new (value);

  gtk_widget_set_hexpand (name, TRUE);
  gtk_label_set_width_chars (GTK_LABEL (name), LEAST_NAME_CHARS);
  gtk_label_set_xalign (GTK_LABEL (number), 1);
  gtk_widget_add_css_class (number, "numeric");
  gtk_grid_attach (GTK_GRID (self->sum), name, 0, self->n_rows, 1, 1);
  gtk_grid_attach (GTK_GRID (self->sum), number, 1, self->n_rows, 1, 1);
  gtk_grid_attach (GTK_GRID (self->sum), clause, 2, self->n_rows, 1, 1);
  self->n_rows++;
}

/* What the dice had to reach, if they had to reach anything. */
static void
acies_event_card_add_needed (AciesEventCard *self, AciesGame *game, const AciesEvent *event)
{
  const AciesRuleset *ruleset = acies_game_get_ruleset (game);
  AciesRoll           roll = { 0 };
  g_autofree char    *needed = NULL;

  if (ruleset->roll == NULL || !ruleset->roll (acies_game_get_setup (game), event, &roll) ||
      roll.needed == 0)
    return;

  needed = g_strdup_printf ("%d", roll.needed);
  acies_event_card_add_row (self, _("Number needed"), needed,
                            acies_clause_link_new (ruleset,
                                                ruleset->clauses[roll.needed_clause].number));
}

static void
acies_event_card_fill (AciesEventCard *self, AciesGame *game, const AciesEvent *event)
{
  const AciesRuleset *ruleset = acies_game_get_ruleset (game);

  acies_parts_empty (self->sum);
  self->n_rows = 0;
  acies_event_card_add_needed (self, game, event);
  for (guint i = 0; i < event->n_modifiers; i++)
    {
      const AciesModifier *modifier = &event->modifiers[i];
      g_autofree char     *value = NULL;

      /* A true minus sign, as wide as the plus. */
      value = modifier->value < 0 ? g_strdup_printf ("−%d", -modifier->value)
                                  : g_strdup_printf ("+%d", modifier->value);
      acies_event_card_add_row (self, ruleset->modifier_text (modifier->name), value,
                                acies_clause_link_new (ruleset,
                                                    ruleset->modifier_clause (modifier->name)));
    }
  if (ruleset->clauses[event->clause].number != NULL)
    acies_event_card_add_row (
      self, g_dpgettext2 (GETTEXT_PACKAGE, "clause title", ruleset->clauses[event->clause].title),
      NULL, acies_clause_link_new (ruleset, ruleset->clauses[event->clause].number));
}

void
acies_event_card_show (AciesEventCard *self, AciesGame *game, int index)
{
  const AciesRuleset *ruleset;
  const AciesEvent   *event;
  gboolean            known;
  g_autofree char    *words = NULL;

  g_return_if_fail (ACIES_IS_EVENT_CARD (self));

  known = index >= 0 && (guint) index < acies_event_list_size (acies_game_get_events (game));
  gtk_widget_set_visible (GTK_WIDGET (self), known);
  if (!known)
    return;

  ruleset = acies_game_get_ruleset (game);
  event = acies_event_list_get (acies_game_get_events (game), (guint) index);
  words = ruleset->event_text (acies_game_get_setup (game), event);
  gtk_label_set_label (self->words, words);
  acies_dice_view_set_opposed (self->dice, (event->flags & ACIES_EVENT_OPPOSED) != 0);
  acies_dice_view_set_dice (self->dice, event->dice, event->n_dice);
  acies_event_card_fill (self, game, event);
}

guint
acies_event_card_get_n_rows (AciesEventCard *self)
{
  g_return_val_if_fail (ACIES_IS_EVENT_CARD (self), 0);

  return gtk_widget_get_visible (GTK_WIDGET (self)) ? (guint) self->n_rows : 0;
}
