/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-dice-entry.h"

#include "app/battle/acies-battle-parts.h"
#include "app/battle/acies-dice-view.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>

#define FACES 6

struct _AciesDiceEntry
{
  GtkWidget parent_instance;

  AciesThrows *throws;    /* asked for; compared, never looked into */
  guint        n_before;  /* dice of its earlier throws */
  guint8       dice[ACIES_MAX_EVENT_DICE];
  guint        n_dice;
  guint        n_due;

  GtkWidget     *box;
  GtkWidget     *purpose;
  GtkWidget     *words;        /* label, read out when it changes */
  AciesDiceView *view;
  GtkWidget     *faces[FACES];
  GtkWidget     *correct_button;
  GtkWidget     *enter_button;
  GtkWidget     *back_button;
  GtkWidget     *back_label;
};

enum
{
  ENTERED,
  BACK,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesDiceEntry, acies_dice_entry, GTK_TYPE_WIDGET)

static void
acies_dice_entry_say (AciesDiceEntry *self, const char *words, gboolean wrong)
{
  gtk_label_set_label (GTK_LABEL (self->words), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->words), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);
  if (wrong)
    gtk_widget_add_css_class (self->words, "error");
  else
    gtk_widget_remove_css_class (self->words, "error");
}

static char *
acies_dice_entry_missing_words (AciesDiceEntry *self)
{
  const guint n = self->n_due - self->n_dice;

  if (n == 0)
    return g_strdup (_("All dice are there: Enter hands them in, Backspace takes one back."));
  if (self->n_dice == 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "Roll %u die, and enter what it shows.",
                                         "Roll %u dice, and enter what they show.", n), n);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u die more.", "%u dice more.", n), n);
}

static void
acies_dice_entry_update (AciesDiceEntry *self)
{
  const gboolean   complete = self->n_dice == self->n_due;
  g_autofree char *words = acies_dice_entry_missing_words (self);

  if (self->n_dice > 0)
    acies_dice_view_set_dice (self->view, self->dice, self->n_dice);
  else
    gtk_widget_set_visible (GTK_WIDGET (self->view), FALSE);
  for (guint i = 0; i < FACES; i++)
    gtk_widget_set_sensitive (self->faces[i], !complete);
  gtk_widget_set_sensitive (self->correct_button, self->n_dice > 0);
  gtk_widget_set_sensitive (self->enter_button, complete);
  acies_dice_entry_say (self, words, FALSE);
}

static void
acies_dice_entry_add (AciesDiceEntry *self, guint die)
{
  if (self->n_dice == self->n_due)
    {
      acies_dice_entry_say (self, _("There are enough dice: Backspace takes one back."), TRUE);
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }

  self->dice[self->n_dice++] = (guint8) die;
  acies_dice_entry_update (self);
  if (self->n_dice == self->n_due)
    gtk_widget_grab_focus (self->enter_button);
}

static void
acies_dice_entry_correct (AciesDiceEntry *self)
{
  if (self->n_dice == 0)
    return;

  self->n_dice--;
  acies_dice_entry_update (self);
  gtk_widget_grab_focus (self->faces[0]);
}

static void
acies_dice_entry_hand_in (AciesDiceEntry *self)
{
  g_autofree char *words = NULL;

  if (self->n_dice == self->n_due)
    {
      g_signal_emit (self, signals[ENTERED], 0);
      return;
    }

  words = acies_dice_entry_missing_words (self);
  acies_dice_entry_say (self, words, TRUE);
  gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
face_clicked_cb (GtkButton *button, gpointer data)
{
  AciesDiceEntry *self = data;

  for (guint i = 0; i < FACES; i++)
    if (self->faces[i] == GTK_WIDGET (button))
      {
        acies_dice_entry_add (self, i + 1);
        return;
      }
}

static void
acies_dice_entry_go_back (AciesDiceEntry *self)
{
  self->n_dice = 0;
  acies_dice_entry_update (self);
  g_signal_emit (self, signals[BACK], 0);
}

static void
acies_dice_entry_dispose (GObject *object)
{
  g_clear_pointer (&ACIES_DICE_ENTRY (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (acies_dice_entry_parent_class)->dispose (object);
}

static gboolean
acies_dice_entry_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ACIES_DICE_ENTRY (widget)->faces[0]);
}

static void
acies_dice_entry_class_init (AciesDiceEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GType     type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_dice_entry_dispose;
  widget_class->grab_focus = acies_dice_entry_grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  signals[ENTERED] = g_signal_new ("entered", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[BACK] = g_signal_new ("back", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
}

static void
acies_dice_entry_add_faces (AciesDiceEntry *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (row, "linked");
  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  for (guint i = 0; i < FACES; i++)
    {
      g_autofree char *digit = g_strdup_printf ("%u", i + 1);
      g_autofree char *name = NULL;

      /* Translators: what a button says to a screen reader; %u is a number from 1 to 6. */
      name = g_strdup_printf (_("A die shows %u"), i + 1);
      self->faces[i] = gtk_button_new ();
      gtk_button_set_child (GTK_BUTTON (self->faces[i]), gtk_label_new (digit));
      acies_name_widget (self->faces[i], name);
      g_signal_connect (self->faces[i], "clicked", G_CALLBACK (face_clicked_cb), self);
      gtk_box_append (GTK_BOX (row), self->faces[i]);
    }
  gtk_box_append (GTK_BOX (self->box), row);
}

static GtkWidget *
acies_dice_entry_add_button (AciesDiceEntry *self, GtkWidget *row, const char *words,
                             const char *tooltip, void (*clicked) (AciesDiceEntry *))
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), gtk_label_new (words));
  acies_name_widget (button, words);
  gtk_widget_set_tooltip_text (button, tooltip);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), button);

  return button;
}

static void
acies_dice_entry_init (AciesDiceEntry *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->purpose = acies_parts_label (NULL, "heading");
  self->words = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS,
                              "wrap", TRUE, "xalign", 0.0, "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);
  self->view = ACIES_DICE_VIEW (acies_dice_view_new ());
  gtk_box_append (GTK_BOX (self->box), self->purpose);
  gtk_box_append (GTK_BOX (self->box), self->words);
  acies_dice_entry_add_faces (self);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->view));
  gtk_box_append (GTK_BOX (self->box), row);
  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  self->correct_button = acies_dice_entry_add_button (self, row, _("One Die Back"),
                                                      _("Take back the last die (Backspace)"),
                                                      acies_dice_entry_correct);
  self->enter_button = acies_dice_entry_add_button (self, row, _("Hand In"),
                                                    _("Play with these dice (Enter)"),
                                                    acies_dice_entry_hand_in);
  gtk_widget_add_css_class (self->enter_button, "suggested-action");
  self->back_label = gtk_label_new (NULL);
  self->back_button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->back_button), self->back_label);
  g_signal_connect_object (self->back_button, "clicked", G_CALLBACK (acies_dice_entry_go_back),
                           self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), self->back_button);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "acies-card");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  acies_name_widget (GTK_WIDGET (self), _("Dice to enter"));
}

GtkWidget *
acies_dice_entry_new (void)
{
  return g_object_new (ACIES_TYPE_DICE_ENTRY, NULL);
}

/* What the way back leads to: a person's action is taken back whole, anything else is rolled anew. */
static void
acies_dice_entry_name_way_back (AciesDiceEntry *self, gboolean may_go_back)
{
  const char *words = may_go_back ? _("Take the Action Back") : _("From the First Die");

  gtk_label_set_label (GTK_LABEL (self->back_label), words);
  acies_name_widget (self->back_button, words);
  gtk_widget_set_tooltip_text (self->back_button,
                               may_go_back ? _("Nothing has been played yet (Escape)")
                                           : _("Enter all dice anew (Escape)"));
}

void
acies_dice_entry_ask (AciesDiceEntry *self, AciesThrows *throws, gboolean may_go_back)
{
  g_autofree char *purpose = NULL;
  guint            n_before = 0;

  g_return_if_fail (ACIES_IS_DICE_ENTRY (self));

  if (throws != NULL)
    acies_throws_get_dice (throws, &n_before);
  if (throws == self->throws && n_before == self->n_before)
    return;

  self->throws = throws;
  self->n_before = n_before;
  self->n_dice = 0;
  gtk_widget_set_visible (GTK_WIDGET (self), throws != NULL);
  if (throws == NULL)
    return;

  self->n_due = acies_throws_get_n_due (throws);
  purpose = acies_throws_dup_text (throws);
  gtk_label_set_label (GTK_LABEL (self->purpose), purpose);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  purpose, -1);
  acies_dice_entry_name_way_back (self, may_go_back);
  acies_dice_entry_update (self);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

const guint8 *
acies_dice_entry_get_dice (AciesDiceEntry *self, guint *n_dice)
{
  g_return_val_if_fail (ACIES_IS_DICE_ENTRY (self), NULL);

  *n_dice = self->n_dice;

  return self->dice;
}

gboolean
acies_dice_entry_key (AciesDiceEntry *self, guint key)
{
  const gunichar letter = gdk_keyval_to_unicode (key);

  g_return_val_if_fail (ACIES_IS_DICE_ENTRY (self), FALSE);

  if (key == GDK_KEY_Escape)
    acies_dice_entry_go_back (self);
  else if (key == GDK_KEY_BackSpace)
    acies_dice_entry_correct (self);
  else if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter)
    acies_dice_entry_hand_in (self);
  else if (letter >= '1' && letter < '1' + FACES)
    acies_dice_entry_add (self, letter - '0');
  else if (g_unichar_isgraph (letter))
    {
      acies_dice_entry_say (self, _("A die shows a number from 1 to 6."), TRUE);
      gtk_widget_error_bell (GTK_WIDGET (self));
    }
  else
    return FALSE;

  return TRUE;
}
