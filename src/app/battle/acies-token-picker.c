/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-token-picker.h"

#include "app/battle/acies-battle-parts.h"
#include "battlefield/acies-token-view.h"
#include "widgets/acies-focus.h"

#include <glib/gi18n.h>

#define TOKEN_WIDTH 38
#define BADGE_WIDTH 28
#define MOST_A_LINE 12

typedef struct
{
  AciesTokenPicker *picker;
  GtkWidget        *button;
  GtkWidget        *view;
  gboolean          is_commander;
  guint             index;
} AciesPickerToggle;

struct _AciesTokenPicker
{
  GtkWidget parent_instance;

  GtkWidget *flow;
  GPtrArray *toggles;   /* AciesPickerToggle; those behind the first n_shown are hidden */
  guint      n_shown;
  gboolean   sensitive;
  gboolean   updating;  /* toggles change, but not by a person */
};

enum
{
  TOGGLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesTokenPicker, acies_token_picker, GTK_TYPE_WIDGET)

static void
toggled_cb (GtkToggleButton *button, const AciesPickerToggle *toggle)
{
  if (!toggle->picker->updating)
    g_signal_emit (toggle->picker, signals[TOGGLED], 0, toggle->is_commander, toggle->index);
}

static GtkWidget *
toggle_cell (const AciesPickerToggle *toggle)
{
  return gtk_widget_get_parent (toggle->button);
}

static AciesPickerToggle *
acies_token_picker_add_toggle (AciesTokenPicker *self)
{
  AciesPickerToggle *toggle = g_new0 (AciesPickerToggle, 1);

  toggle->picker = self;
  toggle->view = acies_token_view_new (TOKEN_WIDTH, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  toggle->button = acies_parts_toggle (toggle->view, "");
  g_signal_connect (toggle->button, "toggled", G_CALLBACK (toggled_cb), toggle);
  acies_parts_flow_append (self->flow, toggle->button, "");
  g_ptr_array_add (self->toggles, toggle);

  return toggle;
}

/* The next toggle in order, with everything but its picture. */
static AciesPickerToggle *
acies_token_picker_next (AciesTokenPicker *self, const char *name, gboolean chosen)
{
  AciesPickerToggle *toggle = self->n_shown < self->toggles->len
                                ? g_ptr_array_index (self->toggles, self->n_shown)
                                : acies_token_picker_add_toggle (self);

  self->n_shown++;
  self->updating = TRUE;
  acies_parts_name_toggle (toggle->button, name);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle->button), chosen);
  gtk_widget_set_sensitive (toggle->button, self->sensitive);
  gtk_widget_set_visible (toggle_cell (toggle), TRUE);
  self->updating = FALSE;

  return toggle;
}

static void
acies_token_picker_dispose (GObject *object)
{
  AciesTokenPicker *self = ACIES_TOKEN_PICKER (object);

  g_clear_pointer (&self->flow, gtk_widget_unparent);
  g_ptr_array_set_size (self->toggles, 0);
  self->n_shown = 0;

  G_OBJECT_CLASS (acies_token_picker_parent_class)->dispose (object);
}

static void
acies_token_picker_finalize (GObject *object)
{
  g_ptr_array_unref (ACIES_TOKEN_PICKER (object)->toggles);

  G_OBJECT_CLASS (acies_token_picker_parent_class)->finalize (object);
}

static void
acies_token_picker_class_init (AciesTokenPickerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_token_picker_dispose;
  G_OBJECT_CLASS (klass)->finalize = acies_token_picker_finalize;
  signals[TOGGLED] = g_signal_new ("toggled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_BOOLEAN, G_TYPE_UINT);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
acies_token_picker_init (AciesTokenPicker *self)
{
  self->toggles = g_ptr_array_new_with_free_func (g_free);
  self->flow = gtk_flow_box_new ();
  acies_focus_wait_for_layout (GTK_FLOW_BOX (self->flow));
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (self->flow), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (self->flow), MOST_A_LINE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->flow), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Who is chosen"), -1);
  gtk_widget_set_parent (self->flow, GTK_WIDGET (self));
}

GtkWidget *
acies_token_picker_new (void)
{
  return g_object_new (ACIES_TYPE_TOKEN_PICKER, NULL);
}

void
acies_token_picker_begin (AciesTokenPicker *self, gboolean sensitive)
{
  g_return_if_fail (ACIES_IS_TOKEN_PICKER (self));

  self->n_shown = 0;
  self->sensitive = sensitive;
}

void
acies_token_picker_add_unit (AciesTokenPicker *self, const AciesSceneToken *token, gboolean chosen)
{
  AciesPickerToggle *toggle;

  g_return_if_fail (ACIES_IS_TOKEN_PICKER (self));
  g_return_if_fail (token != NULL);

  toggle = acies_token_picker_next (self, token->text, chosen);
  toggle->is_commander = FALSE;
  toggle->index = token->unit;
  acies_token_view_set_width (ACIES_TOKEN_VIEW (toggle->view), TOKEN_WIDTH);
  acies_token_view_set_token (ACIES_TOKEN_VIEW (toggle->view), token);
}

void
acies_token_picker_add_leader (AciesTokenPicker *self, const AciesSceneLeader *leader,
                               gboolean chosen)
{
  AciesPickerToggle *toggle;

  g_return_if_fail (ACIES_IS_TOKEN_PICKER (self));
  g_return_if_fail (leader != NULL);

  toggle = acies_token_picker_next (self, leader->text, chosen);
  toggle->is_commander = TRUE;
  toggle->index = leader->commander;
  acies_token_view_set_width (ACIES_TOKEN_VIEW (toggle->view), BADGE_WIDTH);
  acies_token_view_set_leader (ACIES_TOKEN_VIEW (toggle->view), leader);
}

void
acies_token_picker_end (AciesTokenPicker *self)
{
  g_return_if_fail (ACIES_IS_TOKEN_PICKER (self));

  for (guint i = self->n_shown; i < self->toggles->len; i++)
    gtk_widget_set_visible (toggle_cell (g_ptr_array_index (self->toggles, i)), FALSE);
}
