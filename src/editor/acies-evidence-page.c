/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-evidence-page.h"

#include "engine/core/acies-ruleset.h"
#include "widgets/acies-focus.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>

struct _AciesEvidencePage
{
  GtkWidget parent_instance;

  AciesEditorContext *context;
  GtkWidget          *scroller;
  GtkWidget          *list;
};

static void acies_evidence_page_iface_init (AciesEditorPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AciesEvidencePage,
                               acies_evidence_page,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ACIES_TYPE_EDITOR_PAGE,
                                                      acies_evidence_page_iface_init))

static GArray *
dup_evidence (AciesEditorContext *context)
{
  const AciesJsonCursor root = acies_editor_context_get_root (context);

  if (acies_editor_context_get_draft (context)->evidence == NULL)
    return acies_evidence_new ();

  return acies_editor_context_get_draft (context)->evidence (&root, ACIES_PART_DEPLOYMENT);
}

guint
acies_evidence_page_count (AciesEditorContext *context,
                           int                 side)
{
  g_autoptr (GArray) list = dup_evidence (context);
  guint              n = 0;

  for (guint i = 0; i < list->len; i++)
    n += g_array_index (list, AciesEvidence, i).certainty > 0;

  return n;
}

static GtkWidget *
row_new (const AciesEvidence *evidence)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *icon = gtk_image_new_from_icon_name (evidence->certainty > 0 ? "dialog-question-symbolic"
                                                                          : "emblem-ok-symbolic");
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", evidence->text, "xalign", 0.0, "wrap", TRUE, NULL);
  GtkWidget *row = g_object_new (GTK_TYPE_LIST_BOX_ROW, "child", box, NULL);

  gtk_widget_add_css_class (box, "acies-list-row");
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), label);
  acies_name_widget (row, evidence->text);
  g_object_set_data_full (G_OBJECT (row), "path", g_strdup (evidence->path), g_free);
  return row;
}

static void
fill_list (AciesEvidencePage *self)
{
  g_autoptr (GArray) list = dup_evidence (self->context);
  GtkListBoxRow     *row = NULL;

  while ((row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), 0)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), GTK_WIDGET (row));
  for (int certainty = 2; certainty >= -1; certainty--)
    for (guint i = 0; i < list->len; i++)
      if (g_array_index (list, AciesEvidence, i).certainty == certainty)
        gtk_list_box_append (GTK_LIST_BOX (self->list),
                             row_new (&g_array_index (list, AciesEvidence, i)));
}

static void
on_activated_cb (AciesEvidencePage *self,
                 GtkListBoxRow     *row)
{
  acies_editor_context_go_to (self->context, g_object_get_data (G_OBJECT (row), "path"));
}

static gboolean
acies_evidence_page_show_path (AciesEditorPage *page,
                               const char      *path)
{
  return FALSE;
}

static void
acies_evidence_page_iface_init (AciesEditorPageInterface *iface)
{
  iface->show_path = acies_evidence_page_show_path;
}

static void
acies_evidence_page_dispose (GObject *object)
{
  AciesEvidencePage *self = ACIES_EVIDENCE_PAGE (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->context);

  G_OBJECT_CLASS (acies_evidence_page_parent_class)->dispose (object);
}

static void
acies_evidence_page_class_init (AciesEvidencePageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_evidence_page_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
acies_evidence_page_init (AciesEvidencePage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);
  GtkWidget *words = g_object_new (
    GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "label",
    _("Armies, units, commanders, groups and what stands on the map may say what source they "
       "are from "
       "and how certain they are. The map shows the doubtful ones by stripes (Ctrl+Shift+U)."),
    NULL);
  GtkWidget *empty = g_object_new (GTK_TYPE_LABEL, "label", _("Nothing is said of sources yet."), "visible", TRUE, NULL);

  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  gtk_list_box_set_placeholder (GTK_LIST_BOX (self->list), empty);
  gtk_widget_add_css_class (empty, "acies-list-row");
  gtk_widget_add_css_class (self->list, "acies-card");
  gtk_widget_add_css_class (self->list, "acies-list");
  acies_name_widget (self->list, _("Sources and doubts"));
  acies_focus_make_one_stop (self->list);
  gtk_widget_add_css_class (box, "acies-editor-page");
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_append (GTK_BOX (box), self->list);
  self->scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER, "child", box, NULL);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (on_activated_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
acies_evidence_page_new (AciesEditorContext *context,
                         int                 side)
{
  AciesEvidencePage *self = g_object_new (ACIES_TYPE_EVIDENCE_PAGE, NULL);

  self->context = g_object_ref (context);
  g_signal_connect_object (acies_editor_context_get_document (context), "changed", G_CALLBACK (fill_list), self,
                           G_CONNECT_SWAPPED);
  fill_list (self);
  return GTK_WIDGET (self);
}

GtkListBox *
acies_evidence_page_get_list (AciesEvidencePage *self)
{
  g_return_val_if_fail (ACIES_IS_EVIDENCE_PAGE (self), NULL);

  return GTK_LIST_BOX (self->list);
}
