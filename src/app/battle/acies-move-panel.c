/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-move-panel.h"

#include "app/battle/acies-battle-parts.h"
#include "app/battle/acies-odds-words.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>
#include <math.h>

#define MOST_WAY 40000 /* 1/100 mm */
#define MM 100.0
#define INCH 2540.0
#define DEGREE 100.0
#define MOST_DEGREES 180

/* The numbers that can be typed. */
enum
{
  AHEAD,
  WHEEL,
  TURN,
  N_NUMBERS
};

struct _AciesMovePanel
{
  GtkWidget parent_instance;

  AciesChooseTool *tool;
  AciesGame       *game;    /* (nullable) */
  gboolean         filling; /* numbers are being set, not typed */
  AciesSceneMeasure measure;
  double           units[N_NUMBERS]; /* what a 1 in a number stands for, in the tool's hundredths */

  GtkWidget *box;
  GtkWidget *words; /* of the move as it is; told to screen readers when it changes */
  GtkWidget *notes; /* what follows if it strikes an enemy; told likewise */
  GtkWidget *ahead_label;   /* with the unit in which the way is entered */
  GtkWidget *numbers[N_NUMBERS];
  GtkWidget *buttons;
  GtkWidget *go;
};

G_DEFINE_FINAL_TYPE (AciesMovePanel, acies_move_panel, GTK_TYPE_WIDGET)

static gint32
acies_move_panel_get_number (AciesMovePanel *self, guint which)
{
  return (gint32) lround (gtk_spin_button_get_value (GTK_SPIN_BUTTON (self->numbers[which])) *
                          self->units[which]);
}

/* Turning in place is a move of its own: it takes the place of the others, and they of it. */
static void
changed_cb (GtkWidget *number, AciesMovePanel *self)
{
  const gboolean turns = number == self->numbers[TURN];

  if (self->filling || self->tool == NULL)
    return;

  acies_choose_tool_set_numbers (self->tool, turns ? 0 : acies_move_panel_get_number (self, AHEAD),
                                 turns ? 0 : acies_move_panel_get_number (self, WHEEL),
                                 turns ? acies_move_panel_get_number (self, TURN) : 0);
}

static void
go_cb (AciesMovePanel *self)
{
  acies_choose_tool_confirm (self->tool);
}

static void
back_cb (AciesMovePanel *self)
{
  acies_choose_tool_step_back (self->tool);
}

static void
acies_move_panel_dispose (GObject *object)
{
  AciesMovePanel *self = ACIES_MOVE_PANEL (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->tool);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (acies_move_panel_parent_class)->dispose (object);
}

static void
acies_move_panel_class_init (AciesMovePanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_move_panel_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

/* @step: of the arrows beside the number */
static void
acies_move_panel_set_unit (AciesMovePanel *self, guint which, double unit, double step)
{
  GtkSpinButton *number = GTK_SPIN_BUTTON (self->numbers[which]);
  const double   most = which == AHEAD ? MOST_WAY / unit : MOST_DEGREES;

  self->filling = TRUE;
  self->units[which] = unit;
  gtk_spin_button_set_range (number, -most, most);
  gtk_spin_button_set_increments (number, step, 10 * step);
  gtk_spin_button_set_digits (number, unit == INCH ? 2 : 1);
  self->filling = FALSE;
}

static GtkWidget *
acies_move_panel_add_number (
  AciesMovePanel *self, GtkWidget *grid, guint which, const char *title)
{
  GtkWidget *label = gtk_label_new_with_mnemonic (title);
  GtkWidget *number = gtk_spin_button_new_with_range (-1, 1, 1);

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (number), TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (number), 6);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), number);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (number), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  label, NULL, -1);
  gtk_grid_attach (GTK_GRID (grid), label, 0, (int)which, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), number, 1, (int)which, 1, 1);
  g_signal_connect_object (number, "value-changed", G_CALLBACK (changed_cb), self, 0);
  self->numbers[which] = number;
  acies_move_panel_set_unit (self, which, which == AHEAD ? MM : DEGREE, 1);

  return label;
}

static GtkWidget *
acies_move_panel_add_button (AciesMovePanel *self, const char *words, GCallback callback)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (words);

  gtk_box_append (GTK_BOX (self->buttons), button);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);

  return button;
}

/* A line of words that are told to screen readers when they change. */
static GtkWidget *
status_label (void)
{
  return g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "wrap", TRUE,
                       "xalign", 0.0, NULL);
}

static void
acies_move_panel_init (AciesMovePanel *self)
{
  GtkWidget *grid = gtk_grid_new ();

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (self->box), acies_parts_label (_ ("Exact Move"), "acies-strong"));
  self->words = status_label ();
  gtk_box_append (GTK_BOX (self->box), self->words);
  self->notes = status_label ();
  gtk_widget_set_visible (self->notes, FALSE);
  gtk_box_append (GTK_BOX (self->box), self->notes);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  self->ahead_label = acies_move_panel_add_number (self, grid, AHEAD, _ ("A_head, mm"));
  acies_move_panel_add_number (self, grid, WHEEL, _ ("_Wheel to the right, degrees"));
  acies_move_panel_add_number (self, grid, TURN, _ ("T_urn in place, degrees"));
  gtk_box_append (GTK_BOX (self->box), grid);
  self->buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_set_homogeneous (GTK_BOX (self->buttons), TRUE);
  self->go = acies_move_panel_add_button (self, _ ("_Move"), G_CALLBACK (go_cb));
  gtk_widget_add_css_class (self->go, "suggested-action");
  acies_move_panel_add_button (self, _ ("Take _Back"), G_CALLBACK (back_cb));
  gtk_box_append (GTK_BOX (self->box), self->buttons);

  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "acies-card");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  acies_name_widget (GTK_WIDGET (self), _ ("Exact move"));
}

GtkWidget *
acies_move_panel_new (void)
{
  return g_object_new (ACIES_TYPE_MOVE_PANEL, NULL);
}

void
acies_move_panel_set_tool (AciesMovePanel *self, AciesChooseTool *tool)
{
  g_return_if_fail (ACIES_IS_MOVE_PANEL (self));

  g_set_object (&self->tool, tool);
  g_signal_connect_object (tool, "move-changed", G_CALLBACK (acies_move_panel_update), self,
                           G_CONNECT_SWAPPED);
}

/* The way is entered as it is measured on the table. */
static void
acies_move_panel_set_units (AciesMovePanel *self)
{
  const gboolean inches = self->measure == ACIES_MEASURE_INCHES;

  acies_move_panel_set_unit (self, AHEAD, inches ? INCH : MM, inches ? 0.25 : 1);
  gtk_label_set_label (GTK_LABEL (self->ahead_label),
                       inches ? _ ("A_head, inches") : _ ("A_head, mm"));
}

void
acies_move_panel_set_game (AciesMovePanel *self, AciesGame *game, AciesSceneMeasure measure)
{
  g_return_if_fail (ACIES_IS_MOVE_PANEL (self));

  if (!g_set_object (&self->game, game) && measure == self->measure)
    return;

  self->measure = measure;
  if (game != NULL && acies_game_get_ruleset (game)->table != NULL)
    acies_move_panel_set_units (self);
}

/* What a move into an enemy brings before any die is thrown. (transfer full) (nullable): it strikes nobody */
static char *
acies_move_panel_dup_notes (AciesMovePanel *self, const AciesTableMove *move)
{
  if (self->game == NULL || !move->open || !move->plan.legal)
    return NULL;

  return acies_odds_words_dup (self->game, &move->plan.action,
                               acies_choose_tool_shows_odds (self->tool));
}

static void
acies_move_panel_show_notes (AciesMovePanel *self, const AciesTableMove *move)
{
  g_autofree char *notes = acies_move_panel_dup_notes (self, move);

  gtk_widget_set_visible (self->notes, notes != NULL);
  if (g_strcmp0 (gtk_label_get_label (GTK_LABEL (self->notes)), notes != NULL ? notes : "") == 0)
    return;

  gtk_label_set_label (GTK_LABEL (self->notes), notes != NULL ? notes : "");
  acies_name_widget (self->notes, notes != NULL ? notes : "");
}

static void
acies_move_panel_fill (AciesMovePanel *self, guint which, gint32 value)
{
  if (acies_move_panel_get_number (self, which) != value)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->numbers[which]), value / self->units[which]);
}

/* A number that is being typed is left alone. */
void
acies_move_panel_update (AciesMovePanel *self)
{
  const AciesTableMove *move;
  const char           *words;

  g_return_if_fail (ACIES_IS_MOVE_PANEL (self));

  gtk_widget_set_visible (GTK_WIDGET (self), acies_choose_tool_can_move (self->tool));
  move = acies_choose_tool_get_move (self->tool);
  words = move->open
            ? move->words
            : _ ("Pull those chosen on the field, move them by arrow keys, or enter numbers.");
  self->filling = TRUE;
  acies_move_panel_fill (self, AHEAD, move->ahead);
  acies_move_panel_fill (self, WHEEL, move->wheel);
  acies_move_panel_fill (self, TURN, move->turn);
  self->filling = FALSE;
  gtk_label_set_label (GTK_LABEL (self->words), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->words), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);
  acies_move_panel_show_notes (self, move);
  if (move->open && !move->plan.legal)
    gtk_widget_add_css_class (self->words, "acies-refusal");
  else
    gtk_widget_remove_css_class (self->words, "acies-refusal");
  gtk_widget_set_sensitive (self->go, move->open && move->plan.legal);
  gtk_widget_set_sensitive (self->buttons, move->open);
}

gboolean
acies_move_panel_has_notes (AciesMovePanel *self)
{
  g_return_val_if_fail (ACIES_IS_MOVE_PANEL (self), FALSE);

  return gtk_widget_get_visible (GTK_WIDGET (self)) && gtk_widget_get_visible (self->notes);
}

gboolean
acies_move_panel_focus (AciesMovePanel *self)
{
  g_return_val_if_fail (ACIES_IS_MOVE_PANEL (self), FALSE);

  return gtk_widget_get_visible (GTK_WIDGET (self)) && gtk_widget_grab_focus (self->numbers[AHEAD]);
}
