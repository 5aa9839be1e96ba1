/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-muster-window.h"

#include "editor/acies-army-edit.h"
#include "editor/acies-editor-parts.h"
#include "editor/acies-muster-row.h"
#include "engine/core/acies-ruleset.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>

#define KEY_KEPT "acies-muster"
#define FIRST_MEN 10000
#define FALLBACK_MOST 100

/* What was entered the last time. */
typedef struct
{
  GArray *contingents;
  guint   multiplier;
} Kept;

struct _AciesMusterWindow
{
  GtkWindow parent_instance;

  AciesEditorContext *context;
  guint               n_armies;
  GtkWidget          *multiplier;
  GtkWidget          *proposal; /* says it */
  GtkWidget          *take_proposal;
  GtkWidget          *rows[ACIES_MAX_SIDES]; /* boxes of AciesMusterRow */
  GtkWidget          *sums[ACIES_MAX_SIDES];
  GtkWidget          *use[ACIES_MAX_SIDES];
  GtkWidget          *use_all;
  GtkWidget          *refusal;
  guint               proposed;
};

G_DEFINE_FINAL_TYPE (AciesMusterWindow, acies_muster_window, GTK_TYPE_WINDOW)

static void
kept_free (gpointer data)
{
  Kept *kept = data;

  g_array_unref (kept->contingents);
  g_free (kept);
}

static GArray *
list_contingents (AciesMusterWindow *self)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (AciesContingent));

  for (guint side = 0; side < self->n_armies; side++)
    for (GtkWidget *row = gtk_widget_get_first_child (self->rows[side]); row != NULL;
         row = gtk_widget_get_next_sibling (row))
      {
        const AciesContingent contingent = acies_muster_row_get_contingent (ACIES_MUSTER_ROW (row));

        g_array_append_val (list, contingent);
      }

  return list;
}

static guint
sum_side (AciesMusterWindow *self, guint side)
{
  guint units = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (self->rows[side]); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    units += acies_muster_row_set_multiplier (ACIES_MUSTER_ROW (row),
                                              acies_muster_window_get_multiplier (self));

  return units;
}

static void
propose (AciesMusterWindow *self, const GArray *list)
{
  AciesMultiplier  answer = { 0 };
  g_autofree char *text = NULL;

  acies_editor_context_get_draft (self->context)
    ->propose ((const AciesContingent *)list->data, list->len, &answer);
  self->proposed = answer.multiplier;
  /* Translators: the multiplier of the scale, one soldier stands for so many, that gives armies of the usual size. */
  text = g_strdup_printf (_("Proposed: %u"), answer.multiplier);
  gtk_label_set_text (GTK_LABEL (self->proposal), list->len > 0 ? text : "");
  gtk_widget_set_sensitive (self->take_proposal,
                            list->len > 0 &&
                              answer.multiplier != acies_muster_window_get_multiplier (self));
}

static void
update (AciesMusterWindow *self)
{
  GArray *list = list_contingents (self);
  Kept   *kept = g_new0 (Kept, 1);
  guint   all = 0;

  for (guint side = 0; side < self->n_armies; side++)
    {
      const guint      units = sum_side (self, side);
      g_autofree char *text =
        g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u unit", "%u units", units), units);

      gtk_label_set_text (GTK_LABEL (self->sums[side]), text);
      gtk_widget_set_sensitive (self->use[side], units > 0);
      all += units;
    }
  propose (self, list);
  gtk_widget_set_sensitive (self->use_all, all > 0);
  gtk_widget_set_visible (self->refusal, FALSE);
  kept->contingents = list;
  kept->multiplier = acies_muster_window_get_multiplier (self);
  g_object_set_data_full (G_OBJECT (self->context), KEY_KEPT, kept, kept_free);
}

static void
on_removed_cb (AciesMusterWindow *self, GtkWidget *row)
{
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (row)), row);
  update (self);
}

static GtkWidget *
add_row (AciesMusterWindow *self, const AciesContingent *contingent)
{
  GtkWidget *row = acies_muster_row_new (self->context, contingent);

  gtk_box_append (GTK_BOX (self->rows[contingent->side]), row);
  g_signal_connect_object (row, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "removed", G_CALLBACK (on_removed_cb), self, G_CONNECT_SWAPPED);
  return row;
}

/* Actions */

static void
add_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AciesMusterWindow    *self = ACIES_MUSTER_WINDOW (widget);
  const AciesContingent contingent = { .side = g_variant_get_int32 (parameter),
                                       .quality = 1,
                                       .men = FIRST_MEN };
  GtkWidget            *row = add_row (self, &contingent);

  update (self);
  gtk_widget_grab_focus (row);
}

/* What is being typed counts too. */
static void
use_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (widget));
  GtkWidget *spin = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_SPIN_BUTTON) : NULL;

  if (spin != NULL)
    gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  acies_muster_window_use (ACIES_MUSTER_WINDOW (widget), g_variant_get_int32 (parameter));
}

static void
take_proposal_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AciesMusterWindow *self = ACIES_MUSTER_WINDOW (widget);

  acies_muster_window_set_multiplier (self, self->proposed);
}

static void
acies_muster_window_dispose (GObject *object)
{
  AciesMusterWindow *self = ACIES_MUSTER_WINDOW (object);

  g_clear_object (&self->context);

  G_OBJECT_CLASS (acies_muster_window_parent_class)->dispose (object);
}

static void
acies_muster_window_class_init (AciesMusterWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_muster_window_dispose;
  gtk_widget_class_install_action (widget_class, "muster.add", "i", add_cb);
  gtk_widget_class_install_action (widget_class, "muster.use", "i", use_cb);
  gtk_widget_class_install_action (widget_class, "muster.take-proposal", NULL, take_proposal_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "muster.use",
                                       "i", ACIES_NO_SIDE);
}

static void
acies_muster_window_init (AciesMusterWindow *self)
{
}

static GtkWidget *
button_new (const char *words, const char *action, int side)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (words);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", side);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

static GtkWidget *
scale_new (AciesMusterWindow *self)
{
  const AciesFormField *field = NULL;
  g_autofree char      *path = acies_army_find_multiplier (self->context, &field);
  GtkWidget            *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget            *label = gtk_label_new_with_mnemonic (_("_Multiplier"));

  self->multiplier = gtk_spin_button_new_with_range (
    field != NULL ? field->least : 1, field != NULL ? field->most : FALLBACK_MOST, 1);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (self->multiplier), TRUE);
  acies_name_widget (self->multiplier, _("Multiplier"));
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), self->multiplier);
  self->proposal = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "hexpand", TRUE, "accessible-role",
                                 GTK_ACCESSIBLE_ROLE_STATUS, NULL);
  self->take_proposal = gtk_button_new_with_mnemonic (_("Take the _Proposal"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->take_proposal), "muster.take-proposal");
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (line), self->multiplier);
  gtk_box_append (GTK_BOX (line), self->proposal);
  gtk_box_append (GTK_BOX (line), self->take_proposal);
  return line;
}

static GtkWidget *
army_new (AciesMusterWindow *self, guint side)
{
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget       *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget       *foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *name = acies_editor_name_army (self->context, side);
  /* Translators: a button; %s is an army. */
  g_autofree char *use = g_strdup_printf (_("Use for %s"), name);
  GtkWidget       *title =
    g_object_new (GTK_TYPE_LABEL, "label", name, "xalign", 0.0, "hexpand", TRUE, NULL);

  self->rows[side] = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  self->sums[side] = g_object_new (GTK_TYPE_LABEL, "xalign", 1.0, NULL);
  self->use[side] = button_new (use, "muster.use", (int)side);
  gtk_button_set_use_underline (GTK_BUTTON (self->use[side]), FALSE);
  gtk_widget_add_css_class (title, "heading");
  gtk_widget_add_css_class (self->sums[side], "acies-numbers");
  gtk_box_append (GTK_BOX (head), title);
  gtk_box_append (GTK_BOX (head), self->sums[side]);
  gtk_box_append (GTK_BOX (foot), button_new (_("Add a Contingent"), "muster.add", (int)side));
  gtk_box_append (GTK_BOX (foot), self->use[side]);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), self->rows[side]);
  gtk_box_append (GTK_BOX (box), foot);
  gtk_widget_add_css_class (box, "acies-card");
  gtk_widget_add_css_class (box, "acies-army-card");
  return box;
}

static void
build (AciesMusterWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *scroller =
    g_object_new (GTK_TYPE_SCROLLED_WINDOW, "propagate-natural-height", TRUE, "max-content-height",
                  620, "propagate-natural-width", TRUE, NULL);
  GtkWidget *intro =
    g_object_new (GTK_TYPE_LABEL, "label",
                  _("Enter how many men the sources name; each unit stands for some of them."),
                  "xalign", 0.0, "wrap", TRUE, NULL);

  gtk_box_append (GTK_BOX (box), intro);
  gtk_box_append (GTK_BOX (box), scale_new (self));
  for (guint side = 0; side < self->n_armies; side++)
    gtk_box_append (GTK_BOX (box), army_new (self, side));
  self->refusal = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "visible", FALSE,
                                "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, NULL);
  gtk_widget_add_css_class (self->refusal, "acies-fault");
  self->use_all = button_new (_("_Use for Both"), "muster.use", ACIES_NO_SIDE);
  gtk_widget_add_css_class (self->use_all, "suggested-action");
  gtk_widget_set_halign (self->use_all, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (box), self->refusal);
  gtk_box_append (GTK_BOX (box), self->use_all);
  gtk_widget_add_css_class (box, "acies-editor-page");
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_window_set_child (GTK_WINDOW (self), scroller);
}

/* As it was left; at first the scenario's own multiplier, and a contingent of each army. */
static void
restore (AciesMusterWindow *self)
{
  const Kept           *kept = g_object_get_data (G_OBJECT (self->context), KEY_KEPT);
  const AciesFormField *field = NULL;
  g_autofree char      *path = acies_army_find_multiplier (self->context, &field);
  const AciesJsonCursor root = acies_editor_context_get_root (self->context);
  g_autofree char      *parent = path != NULL ? acies_path_parent (path) : NULL;
  const AciesJsonCursor at =
    acies_json_root (parent != NULL ? acies_path_find (root.node, parent) : NULL);
  const int multiplier = field != NULL ? acies_field_get_int (field, &at) : 1;

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->multiplier),
                             kept != NULL ? (int)kept->multiplier : multiplier);
  for (guint i = 0; kept != NULL && i < kept->contingents->len; i++)
    if (g_array_index (kept->contingents, AciesContingent, i).side < (int)self->n_armies)
      add_row (self, &g_array_index (kept->contingents, AciesContingent, i));
  for (guint side = 0; kept == NULL && side < self->n_armies; side++)
    {
      const AciesContingent contingent = { .side = (int)side, .quality = 1, .men = FIRST_MEN };

      add_row (self, &contingent);
    }
}

GtkWidget *
acies_muster_window_new (GtkWindow *parent, AciesEditorContext *context)
{
  AciesMusterWindow *self =
    g_object_new (ACIES_TYPE_MUSTER_WINDOW, "title", _("From History to Units"), "transient-for",
                  parent, "modal", TRUE, "destroy-with-parent", TRUE, NULL);

  self->context = g_object_ref (context);
  self->n_armies = acies_editor_count_armies (context);
  build (self);
  restore (self);
  g_signal_connect_object (self->multiplier, "value-changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

void
acies_muster_window_add (AciesMusterWindow *self, const AciesContingent *contingent)
{
  g_return_if_fail (ACIES_IS_MUSTER_WINDOW (self));
  g_return_if_fail (contingent->side >= 0 && contingent->side < (int)self->n_armies);

  add_row (self, contingent);
  update (self);
}

void
acies_muster_window_set_multiplier (AciesMusterWindow *self, guint multiplier)
{
  g_return_if_fail (ACIES_IS_MUSTER_WINDOW (self));

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->multiplier), multiplier);
}

guint
acies_muster_window_get_multiplier (AciesMusterWindow *self)
{
  g_return_val_if_fail (ACIES_IS_MUSTER_WINDOW (self), 1);

  return (guint)gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->multiplier));
}

void
acies_muster_window_use (AciesMusterWindow *self, int side)
{
  g_autoptr (GArray) list = NULL;

  g_return_if_fail (ACIES_IS_MUSTER_WINDOW (self));

  list = list_contingents (self);
  if (acies_army_muster (self->context, side, list, acies_muster_window_get_multiplier (self)))
    {
      acies_editor_context_say (self->context, _("The units were added."));
      if (side == ACIES_NO_SIDE)
        gtk_window_close (GTK_WINDOW (self));
      return;
    }
  gtk_label_set_text (GTK_LABEL (self->refusal), _("The armies have no room for so many units."));
  gtk_widget_set_visible (self->refusal, TRUE);
}
