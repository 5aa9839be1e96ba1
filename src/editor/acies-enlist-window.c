/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-enlist-window.h"

#include "editor/acies-editor-parts.h"
#include "engine/core/acies-ruleset.h"

#include <glib/gi18n.h>

#define SPACING 14
#define WIDTH 440
#define HEIGHT 480

struct _AciesEnlistWindow
{
  GtkWindow parent_instance;

  AciesEditorContext *context;
  guint               side;
  AciesArmyChooser   *chooser;
  GtkWidget          *status;
};

G_DEFINE_FINAL_TYPE (AciesEnlistWindow, acies_enlist_window, GTK_TYPE_WINDOW)

static const AciesQuickRules *
get_rules (AciesEnlistWindow *self)
{
  return acies_editor_context_get_ruleset (self->context)->quick;
}

void
acies_enlist_window_use (AciesEnlistWindow *self)
{
  const AciesQuickArmy  *army = NULL;
  AciesJsonCursor        root;
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autofree char       *name = NULL;

  g_return_if_fail (ACIES_IS_ENLIST_WINDOW (self));

  army = acies_army_chooser_get_army (self->chooser);
  root = acies_editor_context_get_root (self->context);
  if (!acies_editor_context_get_draft (self->context)->enlist (&root, self->side, army, patch))
    {
      gtk_label_set_text (GTK_LABEL (self->status), _("The army is this one already."));
      gtk_widget_set_visible (self->status, TRUE);
      return;
    }

  /* Translators: an edit, as in: Undo choose the army list “Polybian Roman”. */
  name = g_strdup_printf (C_ ("undo", "choose the army list “%s”"),
                          acies_quick_list_name (get_rules (self)->list (army->list)));
  acies_document_end_merge (acies_editor_context_get_document (self->context));
  acies_editor_context_apply (self->context, patch, name, NULL);
  acies_editor_context_say_undoable (self->context, _("The army was replaced."));
  gtk_window_close (GTK_WINDOW (self));
}

static void
use_cb (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  acies_enlist_window_use (ACIES_ENLIST_WINDOW (widget));
}

static void
acies_enlist_window_dispose (GObject *object)
{
  g_clear_object (&ACIES_ENLIST_WINDOW (object)->context);

  G_OBJECT_CLASS (acies_enlist_window_parent_class)->dispose (object);
}

static void
acies_enlist_window_class_init (AciesEnlistWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_enlist_window_dispose;
  gtk_widget_class_install_action (widget_class, "enlist.use", NULL, use_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "enlist.use", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
acies_enlist_window_init (AciesEnlistWindow *self)
{
}

/* Its own list if it names one, else one of those that fought the enemy. */
static void
show_own (AciesEnlistWindow *self)
{
  const AciesDraft     *draft = acies_editor_context_get_draft (self->context);
  const AciesJsonCursor root = acies_editor_context_get_root (self->context);
  AciesQuickArmy        army;

  acies_army_chooser_set_rules (self->chooser, get_rules (self), 0);
  if (draft->enlisted == NULL)
    return;
  if (draft->enlisted (&root, self->side, &army))
    acies_army_chooser_set_army (self->chooser, &army);
  else if (draft->enlisted (&root, self->side == 0 ? 1 : 0, &army))
    acies_army_chooser_set_rival (self->chooser, army.list);
}

static GtkWidget *
contents_new (AciesEnlistWindow *self)
{
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  GtkWidget       *scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER, "vexpand",
                                            TRUE, NULL);
  GtkWidget       *button = gtk_button_new_with_mnemonic (_("_Use This Army"));
  GtkWidget       *words = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "label",
                                         _("The units of the army are replaced by those of the list. Where they "
                                           "stood nobody stands then."),
                                         NULL);
  g_autofree char *army = acies_editor_name_army (self->context, self->side);

  self->chooser = g_object_new (ACIES_TYPE_ARMY_CHOOSER, "title", army, NULL);
  self->status = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS,
                               "visible", FALSE, NULL);
  gtk_widget_add_css_class (box, "acies-editor-page");
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_set_halign (button, GTK_ALIGN_END);
  gtk_widget_set_tooltip_text (button, _("Replace the Army (Ctrl+Enter)"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "enlist.use");
  gtk_box_append (GTK_BOX (box), words);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->chooser));
  gtk_box_append (GTK_BOX (box), scroller);
  gtk_box_append (GTK_BOX (box), self->status);
  gtk_box_append (GTK_BOX (box), button);
  return box;
}

GtkWidget *
acies_enlist_window_new (GtkWindow          *parent,
                         AciesEditorContext *context,
                         guint               side)
{
  AciesEnlistWindow *self =
    g_object_new (ACIES_TYPE_ENLIST_WINDOW, "title", _("From an Army List"), "transient-for", parent, "modal", TRUE,
                  "destroy-with-parent", TRUE, "default-width", WIDTH, "default-height", HEIGHT, NULL);

  self->context = g_object_ref (context);
  self->side = side;
  gtk_window_set_child (GTK_WINDOW (self), contents_new (self));
  show_own (self);
  return GTK_WIDGET (self);
}

AciesArmyChooser *
acies_enlist_window_get_chooser (AciesEnlistWindow *self)
{
  g_return_val_if_fail (ACIES_IS_ENLIST_WINDOW (self), NULL);

  return self->chooser;
}
