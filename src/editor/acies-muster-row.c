/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-muster-row.h"

#include "editor/acies-troop-picker.h"
#include "engine/core/acies-ruleset.h"
#include "widgets/acies-common.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>

#define MOST_MEN 2000000

struct _AciesMusterRow
{
  GtkWidget parent_instance;

  AciesEditorContext *context;
  int                 side;
  GtkWidget          *box;
  GtkWidget          *men;
  GtkWidget          *picker;
  GtkWidget          *answer;
};

enum
{
  CHANGED,
  REMOVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesMusterRow, acies_muster_row, GTK_TYPE_WIDGET)

static void
tell_changed (AciesMusterRow *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
tell_removed (AciesMusterRow *self)
{
  g_signal_emit (self, signals[REMOVED], 0);
}

static gboolean
acies_muster_row_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ACIES_MUSTER_ROW (widget)->men);
}

static void
acies_muster_row_dispose (GObject *object)
{
  AciesMusterRow *self = ACIES_MUSTER_ROW (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->context);

  G_OBJECT_CLASS (acies_muster_row_parent_class)->dispose (object);
}

static void
acies_muster_row_class_init (AciesMusterRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_muster_row_dispose;
  widget_class->grab_focus = acies_muster_row_grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  signals[CHANGED] = g_signal_new ("changed", ACIES_TYPE_MUSTER_ROW, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[REMOVED] = g_signal_new ("removed", ACIES_TYPE_MUSTER_ROW, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
acies_muster_row_init (AciesMusterRow *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
acies_muster_row_new (AciesEditorContext *context, const AciesContingent *contingent)
{
  AciesMusterRow *self = g_object_new (ACIES_TYPE_MUSTER_ROW, NULL);
  GtkWidget      *remove = acies_common_icon_button_new ("user-trash-symbolic", _("Remove the Contingent"), NULL);

  self->context = g_object_ref (context);
  self->side = contingent->side;
  self->men = gtk_spin_button_new_with_range (0, MOST_MEN, 500);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (self->men), TRUE);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->men), contingent->men);
  acies_name_widget (self->men, _("Men in the sources"));
  self->picker = acies_troop_picker_new (context, (guint)contingent->side);
  acies_troop_picker_set (ACIES_TROOP_PICKER (self->picker), contingent->troop,
                          contingent->quality);
  gtk_widget_add_css_class (remove, "flat");
  gtk_widget_set_halign (remove, GTK_ALIGN_START);
  self->answer = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "accessible-role",
                               GTK_ACCESSIBLE_ROLE_STATUS, NULL);
  gtk_widget_add_css_class (self->answer, "acies-numbers");
  acies_troop_picker_prepend (ACIES_TROOP_PICKER (self->picker), self->men);
  acies_troop_picker_append (ACIES_TROOP_PICKER (self->picker), remove);
  gtk_box_append (GTK_BOX (self->box), self->picker);
  gtk_box_append (GTK_BOX (self->box), self->answer);
  g_signal_connect_object (self->men, "value-changed", G_CALLBACK (tell_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->picker, "changed", G_CALLBACK (tell_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (remove, "clicked", G_CALLBACK (tell_removed), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

AciesContingent
acies_muster_row_get_contingent (AciesMusterRow *self)
{
  AciesTroopPicker *picker = ACIES_TROOP_PICKER (self->picker);

  return (AciesContingent){
    .side = self->side,
    .troop = acies_troop_picker_get_troop (picker),
    .quality = acies_troop_picker_get_quality (picker),
    .men = (guint)gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->men)),
  };
}

/* What is rounded away, in men and per cent. */
static char *
describe_error (const AciesMuster *answer)
{
  const double percent = ABS (answer->error_tenths) / 10.0;

  if (answer->error == 0)
    return g_strdup (_("nothing is rounded"));
  if (answer->error > 0)
    /* Translators: how many men more the units stand for than there were, and in per cent. */
    return g_strdup_printf (_("%1$'" G_GINT64_FORMAT " too many (%2$.1f %%)"), answer->error,
                            percent);

  /* Translators: how many men fewer the units stand for than there were, and in per cent. */
  return g_strdup_printf (_("%1$'" G_GINT64_FORMAT " too few (%2$.1f %%)"), -answer->error,
                          percent);
}

guint
acies_muster_row_set_multiplier (AciesMusterRow *self, guint multiplier)
{
  const AciesContingent contingent = acies_muster_row_get_contingent (self);
  AciesMuster           answer = { 0 };
  g_autofree char      *error = NULL;
  g_autofree char      *text = NULL;

  if (!acies_editor_context_get_draft (self->context)->muster (&contingent, multiplier, &answer))
    {
      gtk_label_set_text (GTK_LABEL (self->answer), "");
      return 0;
    }
  error = describe_error (&answer);
  text = g_strdup_printf (
    g_dngettext (
      GETTEXT_PACKAGE,
      /* Translators: units, how many men each stands for, what is rounded, the clause. */
      "%1$u unit of %2$'u; %3$s (clause %4$s)", "%1$u units of %2$'u; %3$s (clause %4$s)",
      answer.units),
    answer.units, answer.men_each, error, answer.clause);
  gtk_label_set_text (GTK_LABEL (self->answer), text);
  return answer.units;
}
