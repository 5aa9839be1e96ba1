/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-new-window.h"

#include "editor/acies-editor-copy.h"
#include "engine/core/acies-catalogue.h"
#include "engine/core/acies-date.h"
#include "engine/core/acies-draft.h"
#include "engine/core/acies-ruleset.h"
#include "widgets/acies-names-for-readers.h"
#include "widgets/acies-notice.h"
#include "widgets/acies-typing.h"

#include <glib/gi18n.h>
#include <string.h>

#define WIDTH  440
#define HEIGHT 520

struct _AciesNewWindow
{
  GtkWindow parent_instance;

  GCancellable *cancellable;
  GtkWidget    *search_entry;
  GtkWidget    *notice;
  GtkWidget    *list;
  char         *needle;   /* casefolded */
};

G_DEFINE_FINAL_TYPE (AciesNewWindow, acies_new_window, GTK_TYPE_WINDOW)

/* Rows: a name and what it is; the file that is copied, or the rules of an empty one or of a template. */

#define KEY_TEMPLATE "template"  /* its index and one more; 0: none */

static GtkWidget *
row_new (const char *name,
         const char *detail)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL, "label", name, "xalign", 0.0, "wrap", TRUE, NULL);
  GtkWidget *line = g_object_new (GTK_TYPE_LABEL, "label", detail, "xalign", 0.0, "wrap", TRUE, NULL);
  GtkWidget *row = g_object_new (GTK_TYPE_LIST_BOX_ROW, "child", box, NULL);
  g_autofree char *whole = g_strconcat (name, " ", detail, NULL);

  gtk_widget_add_css_class (title, "acies-card-name");
  gtk_widget_add_css_class (line, "acies-card-line");
  gtk_widget_add_css_class (box, "acies-list-row");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), line);
  g_object_set_data_full (G_OBJECT (row), "words", g_utf8_casefold (whole, -1), g_free);
  acies_name_widget (row, whole);
  return row;
}

static void
append_blank (AciesNewWindow     *self,
              const AciesRuleset *ruleset)
{
  GtkWidget *row = NULL;

  if (ruleset->draft == NULL)
    return;

  row = row_new (_("Blank Scenario"), _(ruleset->name));
  g_object_set_data (G_OBJECT (row), "ruleset", (gpointer) ruleset);
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
}

static void
append_templates (AciesNewWindow     *self,
                  const AciesRuleset *ruleset)
{
  AciesTemplate template;

  for (guint i = 0; ruleset->draft != NULL && i < ruleset->draft->n_templates; i++)
    {
      g_autofree char *detail = NULL;
      GtkWidget *row = NULL;

      ruleset->draft->template (i, &template);
      /* Translators: a rule system, then a sentence about a scenario to begin with. */
      detail = g_strdup_printf (C_ ("template", "%1$s · %2$s"), _(ruleset->name), template.text);
      row = row_new (template.label, detail);
      g_object_set_data (G_OBJECT (row), "ruleset", (gpointer) ruleset);
      g_object_set_data (G_OBJECT (row), KEY_TEMPLATE, GUINT_TO_POINTER (i + 1));
      gtk_list_box_append (GTK_LIST_BOX (self->list), row);
    }
}

static void
append_copy (AciesNewWindow      *self,
             AciesCatalogueEntry *entry)
{
  AciesScenario *scenario = acies_catalogue_entry_get_scenario (entry);
  g_autofree char *year = NULL;
  g_autofree char *name = NULL;
  const char *ruleset = NULL;
  g_autofree char *detail = NULL;
  GtkWidget *row = NULL;

  /* Only what can be edited. */
  if (acies_catalogue_entry_get_kind (entry) != ACIES_CATALOGUE_SCENARIO ||
      acies_scenario_get_ruleset (scenario)->draft == NULL)
    return;

  year = acies_date_to_year_text (acies_scenario_get_date (scenario));
  ruleset = _(acies_scenario_get_ruleset (scenario)->name);
  /* Translators: %s is the name of a battle. */
  name = g_strdup_printf (_("Copy of %s"), acies_scenario_get_name (scenario));
  detail = year != NULL ? g_strdup_printf ("%s · %s", year, ruleset) : g_strdup (ruleset);
  row = row_new (name, detail);
  g_object_set_data_full (G_OBJECT (row), "file", g_object_ref (acies_catalogue_entry_get_file (entry)), g_object_unref);
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
}

/* Whom to tell of what a thread found; not a reference, for GTK 4.8 looks at the end of a window for the one below it, which
 * may be gone by then. */
static gpointer
remember_window (AciesNewWindow *self)
{
  GWeakRef *place = g_new0 (GWeakRef, 1);

  g_weak_ref_init (place, self);
  return place;
}

/* Returns: (transfer full) (nullable) */
static AciesNewWindow *
recall_window (gpointer place)
{
  AciesNewWindow *self = g_weak_ref_get (place);

  g_weak_ref_clear (place);
  g_free (place);
  return self;
}

static void
on_scanned_cb (GObject      *source,
               GAsyncResult *result,
               gpointer      user_data)
{
  g_autoptr (AciesNewWindow) self = recall_window (user_data);
  g_autoptr (GListModel) found = acies_catalogue_scan_finish (result, NULL);

  if (self == NULL || found == NULL)
    return;

  for (guint i = 0; i < g_list_model_get_n_items (found); i++)
    {
      g_autoptr (AciesCatalogueEntry) entry = g_list_model_get_item (found, i);

      append_copy (self, entry);
    }
}

static void
make (AciesNewWindow *self,
      GtkListBoxRow  *row)
{
  const AciesRuleset *ruleset = g_object_get_data (G_OBJECT (row), "ruleset");
  const guint template = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), KEY_TEMPLATE));
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesDocument) document = NULL;

  if (template > 0)
    document = acies_editor_copy_template (ruleset, template - 1);
  else if (ruleset != NULL)
    document = acies_editor_copy_blank (ruleset);
  else
    document = acies_editor_copy_load (g_object_get_data (G_OBJECT (row), "file"), &error);

  if (document == NULL)
    {
      acies_notice_show (ACIES_NOTICE (self->notice), error->message, NULL, NULL);
      return;
    }

  g_signal_emit_by_name (self, "made", document);
  gtk_window_close (GTK_WINDOW (self));
}

/* The search */

static gboolean
is_wanted (GtkListBoxRow *row,
           gpointer       user_data)
{
  AciesNewWindow *self = ACIES_NEW_WINDOW (user_data);
  const char *words = g_object_get_data (G_OBJECT (row), "words");

  return self->needle == NULL || strstr (words, self->needle) != NULL;
}

static void
on_search_changed_cb (AciesNewWindow *self)
{
  g_autofree char *folded =
    g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search_entry)), -1);

  g_free (self->needle);
  self->needle = g_strdup (g_strstrip (folded));
  gtk_list_box_invalidate_filter (GTK_LIST_BOX (self->list));
}

/* Enter begins with the first that is found. */
static void
on_search_activated_cb (AciesNewWindow *self)
{
  GtkListBoxRow *row = NULL;

  on_search_changed_cb (self);
  for (int i = 0; (row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), i)) != NULL; i++)
    if (is_wanted (row, self))
      {
        make (self, row);
        return;
      }
}

static void
acies_new_window_dispose (GObject *object)
{
  AciesNewWindow *self = ACIES_NEW_WINDOW (object);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->needle, g_free);

  G_OBJECT_CLASS (acies_new_window_parent_class)->dispose (object);
}

static void
acies_new_window_class_init (AciesNewWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_new_window_dispose;
  g_signal_new ("made", ACIES_TYPE_NEW_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, ACIES_TYPE_DOCUMENT);
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
acies_new_window_init (AciesNewWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->cancellable = g_cancellable_new ();
  self->search_entry = gtk_search_entry_new ();
  g_object_set (self->search_entry, "margin-start", 12, "margin-end", 12, "margin-top", 12, "margin-bottom", 6,
                "placeholder-text", _("Search battles"), NULL);
  acies_name_widget (self->search_entry, _("Search battles"));
  self->notice = acies_notice_new ();
  self->list = gtk_list_box_new ();
  gtk_widget_add_css_class (self->list, "acies-list");
  acies_name_widget (self->list, _("What to begin with"));
  gtk_list_box_set_filter_func (GTK_LIST_BOX (self->list), is_wanted, self, NULL);
  g_object_set (scroller, "child", self->list, "vexpand", TRUE, "hscrollbar-policy", GTK_POLICY_NEVER, NULL);
  gtk_box_append (GTK_BOX (box), self->notice);
  gtk_box_append (GTK_BOX (box), self->search_entry);
  gtk_box_append (GTK_BOX (box), scroller);
  gtk_window_set_child (GTK_WINDOW (self), box);
  gtk_window_set_title (GTK_WINDOW (self), _("New Scenario"));
  gtk_window_set_default_size (GTK_WINDOW (self), WIDTH, HEIGHT);
  gtk_window_set_modal (GTK_WINDOW (self), TRUE);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (self), TRUE);
  g_signal_connect_object (self->search_entry, "search-changed", G_CALLBACK (on_search_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search_entry, "activate", G_CALLBACK (on_search_activated_cb), self, G_CONNECT_SWAPPED);
  acies_typing_to_search (GTK_WIDGET (self), GTK_SEARCH_ENTRY (self->search_entry));
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (make), self, G_CONNECT_SWAPPED);
}

GtkWidget *
acies_new_window_new (GtkWindow    *parent,
                      GFile *const *folders,
                      guint         n_folders)
{
  AciesNewWindow *self = g_object_new (ACIES_TYPE_NEW_WINDOW, "transient-for", parent, NULL);
  GtkListBoxRow *first = NULL;

  for (guint i = 0; acies_ruleset_list ()[i] != NULL; i++)
    append_blank (self, acies_ruleset_list ()[i]);
  for (guint i = 0; acies_ruleset_list ()[i] != NULL; i++)
    append_templates (self, acies_ruleset_list ()[i]);
  acies_catalogue_scan_async (folders, n_folders, self->cancellable, on_scanned_cb,
                              remember_window (self));
  first = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), 0);
  if (first != NULL)
    {
      gtk_list_box_select_row (GTK_LIST_BOX (self->list), first);
      gtk_widget_grab_focus (GTK_WIDGET (first));
    }
  return GTK_WIDGET (self);
}

guint
acies_new_window_get_n_entries (AciesNewWindow *self)
{
  guint n = 0;

  g_return_val_if_fail (ACIES_IS_NEW_WINDOW (self), 0);

  while (gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), (int) n) != NULL)
    n++;

  return n;
}

gboolean
acies_new_window_choose (AciesNewWindow *self,
                         guint           index)
{
  GtkListBoxRow *row = NULL;

  g_return_val_if_fail (ACIES_IS_NEW_WINDOW (self), FALSE);

  row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), (int) index);
  if (row != NULL)
    make (self, row);

  return row != NULL;
}
