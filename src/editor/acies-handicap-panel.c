/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-handicap-panel.h"

#include "widgets/acies-long-work.h"

#include <glib/gi18n.h>

#define PROGRESS_MS 200  /* between two looks at how far it is */

struct _AciesHandicapPanel
{
  GtkWidget parent_instance;

  AciesEditorContext *context;
  AciesScenario      *scenario;  /* that was looked at last */
  char               *revision;  /* of the document then */
  AciesLongWork      *work;      /* NULL: nothing is looked for */
  AciesHandicap      *result;    /* NULL until there is one */
  guint               progress_id;

  GtkWidget *box;
  GtkWidget *button;
  GtkWidget *progress;
  GtkWidget *points;   /* label, read out when it changes */
  GtkWidget *changes;  /* box of rows */
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (AciesHandicapPanel, acies_handicap_panel, GTK_TYPE_WIDGET)

/* What is shown */

static void
update_button (AciesHandicapPanel *self)
{
  const gboolean runs = self->work != NULL;

  gtk_button_set_label (GTK_BUTTON (self->button), runs ? _("Stop") : _("Find a Handicap"));
  gtk_widget_set_tooltip_text (self->button,
                               runs ? _("Stop, and show what was found so far (F7)")
                                    : _("Play the scenario with each change of one unit, to find what makes it even (F7)"));
  gtk_widget_set_visible (self->progress, runs);
}

static gboolean
on_progress_cb (gpointer data)
{
  AciesHandicapPanel *self = data;
  guint done, total;
  g_autofree char *text = NULL;

  acies_long_work_get_done (self->work, &done, &total);
  /* Translators: how many battles of how many have been played. */
  text = g_strdup_printf (_("%1$u of %2$u battles"), done, total);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress),
                                 total > 0 ? MIN ((double) done / total, 1) : 0);
  gtk_progress_bar_set_text (GTK_PROGRESS_BAR (self->progress), total > 0 ? text : "");
  return G_SOURCE_CONTINUE;
}

static void
on_apply_cb (GtkButton *button,
             gpointer   index)
{
  GtkWidget *self = gtk_widget_get_ancestor (GTK_WIDGET (button), ACIES_TYPE_HANDICAP_PANEL);

  acies_handicap_panel_apply (ACIES_HANDICAP_PANEL (self), GPOINTER_TO_UINT (index));
}

static void
append_change (AciesHandicapPanel *self,
               guint               index)
{
  const AciesHandicapChange *change =
    &g_array_index (self->result->changes, AciesHandicapChange, index);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *button = gtk_button_new_with_label (_("Apply"));
  g_autofree char *words = acies_handicap_dup_change_text (change, self->scenario);
  g_autofree char *name = NULL;
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", words, "xalign", 0.0, "wrap", TRUE, "hexpand", TRUE, NULL);

  /* Translators: %s is a change of a scenario: "Rome: one more of ...". */
  name = g_strdup_printf (_("Apply %s"), change->text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_tooltip_text (button, _("Change the scenario so; it can be undone"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect (button, "clicked", G_CALLBACK (on_apply_cb), GUINT_TO_POINTER (index));
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), button);
  gtk_box_append (GTK_BOX (self->changes), row);
}

static void
fill (AciesHandicapPanel *self)
{
  g_autofree char *points = NULL;
  GtkWidget *child = NULL;

  while ((child = gtk_widget_get_first_child (self->changes)) != NULL)
    gtk_box_remove (GTK_BOX (self->changes), child);
  gtk_widget_set_visible (self->points, self->result != NULL);
  if (self->result == NULL)
    return;

  points = acies_handicap_dup_points_text (self->result, self->scenario);
  gtk_label_set_label (GTK_LABEL (self->points), points);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->points), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  points, -1);
  for (guint i = 0; i < self->result->changes->len; i++)
    append_change (self, i);
}

/* What is done */

/* For the thread. */
typedef struct
{
  JsonNode            *root;
  AciesHandicapOptions options;
} Wish;

static void
wish_free (gpointer data)
{
  Wish *wish = data;

  json_node_unref (wish->root);
  g_free (wish);
}

static gpointer
find_handicap (AciesLongWork *work,
               gpointer       data,
               GCancellable  *cancellable)
{
  const Wish *wish = data;

  return acies_handicap_find (wish->root, &wish->options, acies_long_work_progress, work,
                              cancellable, NULL);
}

static void
forget_work (AciesHandicapPanel *self)
{
  g_clear_handle_id (&self->progress_id, g_source_remove);
  if (self->work == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->work, self);
  acies_long_work_stop (self->work);
  g_clear_object (&self->work);
}

/* Stopped at once there is nothing to show. */
static void
on_done_cb (AciesHandicapPanel *self)
{
  self->result = acies_long_work_take (self->work);
  forget_work (self);
  fill (self);
  update_button (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
acies_handicap_panel_dispose (GObject *object)
{
  AciesHandicapPanel *self = ACIES_HANDICAP_PANEL (object);

  forget_work (self);
  g_clear_object (&self->context);
  g_clear_pointer (&self->scenario, acies_scenario_unref);
  g_clear_pointer (&self->result, acies_handicap_free);
  g_clear_pointer (&self->revision, g_free);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (acies_handicap_panel_parent_class)->dispose (object);
}

static void
acies_handicap_panel_class_init (AciesHandicapPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_handicap_panel_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  changed_signal = g_signal_new ("changed", ACIES_TYPE_HANDICAP_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static GtkWidget *
make_label (const char *words,
            const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", words, "xalign", 0.0, "wrap", TRUE, NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
acies_handicap_panel_init (AciesHandicapPanel *self)
{
  GtkWidget *title = make_label (_("Handicap"), "heading");

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->button = g_object_new (GTK_TYPE_BUTTON, "action-name", "balance.handicap", "halign", GTK_ALIGN_START, NULL);
  self->progress = g_object_new (GTK_TYPE_PROGRESS_BAR, "show-text", TRUE, NULL);
  self->points = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "xalign", 0.0,
                               "wrap", TRUE, NULL);
  self->changes = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_set_margin_top (title, 12);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Progress of the Search for a Handicap"), -1);

  gtk_box_append (GTK_BOX (self->box), title);
  gtk_box_append (GTK_BOX (self->box),
                  make_label (_("What would bring the battle nearest to even: points to one side, or one unit changed. "
                                "The computer of the first army plays both."), NULL));
  gtk_box_append (GTK_BOX (self->box), self->button);
  gtk_box_append (GTK_BOX (self->box), self->progress);
  gtk_box_append (GTK_BOX (self->box), self->points);
  gtk_box_append (GTK_BOX (self->box), self->changes);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  fill (self);
  update_button (self);
}

/* For others */

void
acies_handicap_panel_set_context (AciesHandicapPanel *self,
                                  AciesEditorContext *context)
{
  g_return_if_fail (ACIES_IS_HANDICAP_PANEL (self));

  g_set_object (&self->context, context);
}

void
acies_handicap_panel_toggle (AciesHandicapPanel           *self,
                             AciesScenario                *scenario,
                             const AciesSimulationOptions *options)
{
  Wish *wish = NULL;

  g_return_if_fail (ACIES_IS_HANDICAP_PANEL (self) && self->context != NULL);

  if (self->work != NULL)
    {
      acies_long_work_stop (self->work);
      return;
    }

  wish = g_new0 (Wish, 1);
  wish->root = json_node_ref (acies_scenario_get_root (scenario));
  /* One core is left for the window. */
  wish->options = (AciesHandicapOptions){ options->start, options->ai[0], options->n_games,
                                          options->seed, MAX (g_get_num_processors (), 2) - 1 };
  acies_scenario_ref (scenario);
  g_clear_pointer (&self->scenario, acies_scenario_unref);
  g_clear_pointer (&self->result, acies_handicap_free);
  g_free (self->revision);
  self->scenario = scenario;
  self->revision =
    g_strdup (acies_document_get_revision (acies_editor_context_get_document (self->context)));
  self->work = acies_long_work_new (find_handicap, wish, wish_free,
                                    (GDestroyNotify) acies_handicap_free);
  g_signal_connect_object (self->work, "done", G_CALLBACK (on_done_cb), self, G_CONNECT_SWAPPED);
  self->progress_id = g_timeout_add (PROGRESS_MS, on_progress_cb, self);
  on_progress_cb (self);
  fill (self);
  update_button (self);
  g_signal_emit (self, changed_signal, 0);
}

gboolean
acies_handicap_panel_is_running (AciesHandicapPanel *self)
{
  g_return_val_if_fail (ACIES_IS_HANDICAP_PANEL (self), FALSE);

  return self->work != NULL;
}

const AciesHandicap *
acies_handicap_panel_get_result (AciesHandicapPanel *self)
{
  g_return_val_if_fail (ACIES_IS_HANDICAP_PANEL (self), NULL);

  return self->result;
}

gboolean
acies_handicap_panel_apply (AciesHandicapPanel *self,
                            guint               change)
{
  const char *now = NULL;
  const AciesPatch *patch = NULL;

  g_return_val_if_fail (ACIES_IS_HANDICAP_PANEL (self) && self->result != NULL, FALSE);
  g_return_val_if_fail (change < self->result->changes->len, FALSE);

  now = acies_document_get_revision (acies_editor_context_get_document (self->context));
  if (!g_str_equal (now, self->revision))
    {
      acies_editor_context_say (self->context, _("The scenario has been changed since. Find the handicap again."));
      return FALSE;
    }

  patch = g_array_index (self->result->changes, AciesHandicapChange, change).patch;
  acies_editor_context_apply (self->context, patch, _("Handicap"), NULL);
  acies_editor_context_say (self->context, _("Changed. Undo takes it back."));
  return TRUE;
}
