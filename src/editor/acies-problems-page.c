/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-problems-page.h"

#include "document/acies-document-compare.h"
#include "editor/acies-problem-words.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>

struct _AciesProblemsPage
{
  GtkWidget parent_instance;

  AciesEditorContext *context;
  GtkWidget          *box;
  GtkWidget          *summary_label;
  GtkWidget          *stack;         /* "list" or "empty" */
  GtkWidget          *list;
};

static void acies_problems_page_iface_init (AciesEditorPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AciesProblemsPage,
                               acies_problems_page,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ACIES_TYPE_EDITOR_PAGE,
                                                      acies_problems_page_iface_init))

/* Rows: the sign, the sentence, the place. */

static void
on_setup_cb (AciesProblemsPage *self,
             GtkListItem       *item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *icon = g_object_new (GTK_TYPE_IMAGE, "valign", GTK_ALIGN_START, NULL);
  GtkWidget *sentence = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "wrap-mode",
                                      PANGO_WRAP_WORD_CHAR, NULL);
  GtkWidget *place = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "ellipsize", PANGO_ELLIPSIZE_MIDDLE, NULL);

  gtk_widget_add_css_class (row, "acies-problem");
  gtk_widget_add_css_class (place, "acies-card-line");
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (texts), sentence);
  gtk_box_append (GTK_BOX (texts), place);
  gtk_box_append (GTK_BOX (row), icon);
  gtk_box_append (GTK_BOX (row), texts);
  gtk_list_item_set_child (item, row);
}

static void
on_bind_cb (AciesProblemsPage *self,
            GtkListItem       *item)
{
  AciesDocumentProblem *problem = gtk_list_item_get_item (item);
  const AciesSeverity severity = acies_document_problem_get_severity (problem);
  GtkWidget *icon = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget *sentence = gtk_widget_get_first_child (gtk_widget_get_next_sibling (icon));
  GtkWidget *place = gtk_widget_get_next_sibling (sentence);
  const char *path = acies_document_problem_get_path (problem);
  g_autofree char *words = acies_problem_get_sentence (problem);
  g_autofree char *where = acies_document_label (
    acies_document_get_root (acies_editor_context_get_document (self->context)), path);

  gtk_image_set_from_icon_name (GTK_IMAGE (icon), acies_problem_get_icon (severity));
  gtk_accessible_update_property (GTK_ACCESSIBLE (icon), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  acies_problem_get_kind (severity), -1);
  gtk_label_set_text (GTK_LABEL (sentence), words);
  gtk_label_set_text (GTK_LABEL (place), where);
  gtk_widget_set_visible (place, *path != '\0');
}

static void
on_activate_cb (AciesProblemsPage *self,
                guint              position)
{
  GListModel *list = G_LIST_MODEL (acies_editor_context_get_checker (self->context));
  g_autoptr (AciesDocumentProblem) problem = g_list_model_get_item (list, position);

  if (problem != NULL)
    acies_editor_context_go_to (self->context, acies_document_problem_get_path (problem));
}

static char *
summarise (AciesDocumentChecker *checker)
{
  const guint n_errors = acies_document_checker_count (checker, ACIES_SEVERITY_ERROR);
  const guint n_warnings = acies_document_checker_count (checker, ACIES_SEVERITY_WARNING);
  g_autofree char *errors = g_strdup_printf (ngettext ("%u error", "%u errors", n_errors), n_errors);
  g_autofree char *warnings = g_strdup_printf (ngettext ("%u warning", "%u warnings", n_warnings), n_warnings);

  if (n_errors == 0)
    /* Translators: %s: “2 warnings”. */
    return g_strdup_printf (_("%s. The scenario can be played."), warnings);

  /* Translators: “1 error”, “2 warnings”. */
  return g_strdup_printf (_("%1$s, %2$s. The scenario can be saved, but not played before the errors are mended."), errors,
                          warnings);
}

/* What is shown has it: a widget that is hidden would hear no keys. */
static void
acies_problems_page_take_focus (AciesEditorPage *page)
{
  AciesProblemsPage *self = ACIES_PROBLEMS_PAGE (page);
  GtkWidget *shown = gtk_stack_get_visible_child (GTK_STACK (self->stack));

  gtk_widget_grab_focus (gtk_widget_is_ancestor (self->list, shown) ? self->list : shown);
}

static void
on_problems_changed_cb (AciesProblemsPage *self)
{
  AciesDocumentChecker *checker = acies_editor_context_get_checker (self->context);
  const gboolean any = g_list_model_get_n_items (G_LIST_MODEL (checker)) > 0;
  const gboolean has_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  g_autofree char *summary = summarise (checker);

  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), any ? "list" : "empty");
  if (has_focus)
    acies_problems_page_take_focus (ACIES_EDITOR_PAGE (self));
  gtk_widget_set_visible (self->summary_label, any);
  gtk_label_set_text (GTK_LABEL (self->summary_label), summary);
}

static gboolean
acies_problems_page_show_path (AciesEditorPage *page,
                               const char      *path)
{
  return FALSE;
}

static void
acies_problems_page_iface_init (AciesEditorPageInterface *iface)
{
  iface->show_path = acies_problems_page_show_path;
  iface->take_focus = acies_problems_page_take_focus;
}

static void
acies_problems_page_dispose (GObject *object)
{
  AciesProblemsPage *self = ACIES_PROBLEMS_PAGE (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->context);

  G_OBJECT_CLASS (acies_problems_page_parent_class)->dispose (object);
}

static void
acies_problems_page_class_init (AciesProblemsPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_problems_page_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
empty_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *icon = gtk_image_new_from_icon_name ("object-select-symbolic");
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", _("Nothing is wrong. The scenario can be played."), "wrap",
                                   TRUE, "justify", GTK_JUSTIFY_CENTER, NULL);

  gtk_widget_set_focusable (box, TRUE);
  acies_name_widget (box, gtk_label_get_text (GTK_LABEL (label)));
  gtk_image_set_pixel_size (GTK_IMAGE (icon), 48);
  gtk_widget_add_css_class (label, "title-4");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static void
acies_problems_page_init (AciesProblemsPage *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scroller = NULL;

  g_signal_connect_object (factory, "setup", G_CALLBACK (on_setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (on_bind_cb), self, G_CONNECT_SWAPPED);
  self->list = gtk_list_view_new (NULL, factory);
  gtk_list_view_set_single_click_activate (GTK_LIST_VIEW (self->list), TRUE);
  gtk_widget_add_css_class (self->list, "acies-problems");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Problems"), -1);
  g_signal_connect_object (self->list, "activate", G_CALLBACK (on_activate_cb), self, G_CONNECT_SWAPPED);
  scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", self->list, "hscrollbar-policy", GTK_POLICY_NEVER,
                           "vexpand", TRUE, NULL);

  self->summary_label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, NULL);
  gtk_widget_add_css_class (self->summary_label, "acies-problems-summary");
  self->stack = gtk_stack_new ();
  gtk_stack_add_named (GTK_STACK (self->stack), scroller, "list");
  gtk_stack_add_named (GTK_STACK (self->stack), empty_new (), "empty");
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->box), self->summary_label);
  gtk_box_append (GTK_BOX (self->box), self->stack);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
acies_problems_page_new (AciesEditorContext *context,
                         int                 side)
{
  AciesProblemsPage *self = g_object_new (ACIES_TYPE_PROBLEMS_PAGE, NULL);
  AciesDocumentChecker *checker = acies_editor_context_get_checker (context);
  GtkSelectionModel *selection = NULL;

  self->context = g_object_ref (context);
  selection = GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (g_object_ref (checker))));
  gtk_list_view_set_model (GTK_LIST_VIEW (self->list), selection);
  g_object_unref (selection);
  g_signal_connect_object (checker, "items-changed", G_CALLBACK (on_problems_changed_cb), self, G_CONNECT_SWAPPED);
  on_problems_changed_cb (self);
  return GTK_WIDGET (self);
}
