/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-form-view.h"

#include "editor/acies-form-control.h"
#include "engine/core/acies-ruleset.h"

#include <glib/gi18n.h>
#include <string.h>

#define SPACING 14

struct _AciesFormView
{
  GtkWidget parent_instance;

  AciesEditorContext *context;
  GtkWidget          *box;
  GPtrArray          *rows;  /* AciesFormRow, owned by the box */
  char               *path;  /* NULL: no object */
  char               *title;
  GtkWidget          *remove_button;  /* of an object that may be missing; NULL */
};

G_DEFINE_FINAL_TYPE (AciesFormView, acies_form_view, GTK_TYPE_WIDGET)

/* There is nothing to remove where nothing stands. */
static void
update_remove_button (AciesFormView *self)
{
  AciesDocument *document = acies_editor_context_get_document (self->context);

  if (self->remove_button != NULL)
    gtk_widget_set_sensitive (self->remove_button,
                              self->path != NULL &&
                                acies_document_peek (document, self->path) != NULL);
}

/* What refers to it goes with it. */
static void
on_remove_cb (AciesFormView *self)
{
  const AciesJsonCursor root = acies_editor_context_get_root (self->context);
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autofree char *name = NULL;

  if (!acies_editor_context_get_draft (self->context)->remove (&root, self->path, patch))
    acies_patch_remove (patch, self->path);
  /* Translators: an edit, as in: Undo remove “Camp”. */
  name = g_strdup_printf (C_ ("undo", "remove “%s”"), self->title);
  acies_editor_context_apply (self->context, patch, name, NULL);
}

static void
on_document_changed_cb (AciesFormView *self)
{
  if (self->path == NULL)
    return;

  for (guint i = 0; i < self->rows->len; i++)
    acies_form_row_update (self->rows->pdata[i]);
  update_remove_button (self);
}

static void
on_problems_changed_cb (AciesFormView *self)
{
  if (self->path == NULL)
    return;

  for (guint i = 0; i < self->rows->len; i++)
    acies_form_row_update_problems (self->rows->pdata[i]);
}

static void
acies_form_view_dispose (GObject *object)
{
  AciesFormView *self = ACIES_FORM_VIEW (object);

  g_ptr_array_set_size (self->rows, 0);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->context);

  G_OBJECT_CLASS (acies_form_view_parent_class)->dispose (object);
}

static void
acies_form_view_finalize (GObject *object)
{
  AciesFormView *self = ACIES_FORM_VIEW (object);

  g_ptr_array_unref (self->rows);
  g_free (self->path);
  g_free (self->title);

  G_OBJECT_CLASS (acies_form_view_parent_class)->finalize (object);
}

static void
acies_form_view_class_init (AciesFormViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = acies_form_view_dispose;
  object_class->finalize = acies_form_view_finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
acies_form_view_init (AciesFormView *self)
{
  self->rows = g_ptr_array_new ();
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  gtk_widget_add_css_class (self->box, "acies-fields");
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

static void
add_row (AciesFormView        *self,
         const AciesFormField *fields,
         const AciesFormField *field)
{
  GtkWidget *row = acies_form_row_new (self->context, fields, field);

  gtk_box_append (GTK_BOX (self->box), row);
  g_ptr_array_add (self->rows, row);
}

/* An id is made of the name, and so stands behind it. */
static void
add_rows (AciesFormView        *self,
          const AciesFormField *fields,
          const char *const    *left_out)
{
  const AciesFormField *name = acies_field_find (fields, "name");
  const AciesFormField *late = NULL;

  for (const AciesFormField *field = fields; field->key != NULL; field++)
    {
      if (!acies_form_row_can_show (field) ||
          (left_out != NULL && g_strv_contains (left_out, field->key)))
        continue;

      if (field->kind == ACIES_FIELD_ID && name > field)
        {
          late = field;
          continue;
        }
      add_row (self, fields, field);
      if (field == name && late != NULL)
        add_row (self, fields, late);
    }
}

GtkWidget *
acies_form_view_new (AciesEditorContext   *context,
                     const AciesFormField *fields,
                     const char *const    *left_out)
{
  AciesFormView *self = g_object_new (ACIES_TYPE_FORM_VIEW, NULL);

  self->context = g_object_ref (context);
  add_rows (self, fields, left_out);
  gtk_widget_set_visible (self->box, FALSE);
  g_signal_connect_object (acies_editor_context_get_document (context), "changed",
                           G_CALLBACK (on_document_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (acies_editor_context_get_checker (context), "items-changed",
                           G_CALLBACK (on_problems_changed_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

void
acies_form_view_set_path (AciesFormView *self,
                          const char    *path)
{
  g_return_if_fail (ACIES_IS_FORM_VIEW (self));

  if (g_strcmp0 (self->path, path) == 0)
    return;

  g_free (self->path);
  self->path = g_strdup (path);
  gtk_widget_set_visible (self->box, path != NULL);
  for (guint i = 0; i < self->rows->len && path != NULL; i++)
    acies_form_row_set_path (self->rows->pdata[i], path);
  update_remove_button (self);
}

void
acies_form_view_set_title (AciesFormView *self,
                           const char    *title,
                           gboolean       optional)
{
  GtkWidget *head = NULL;
  GtkWidget *label = NULL;

  g_return_if_fail (ACIES_IS_FORM_VIEW (self));
  g_return_if_fail (self->title == NULL);

  self->title = g_strdup (title);
  head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  label = g_object_new (GTK_TYPE_LABEL, "label", title, "xalign", 0.0, "wrap", TRUE, "hexpand",
                        TRUE, NULL);
  gtk_widget_add_css_class (label, "title-4");
  gtk_box_append (GTK_BOX (head), label);
  if (optional)
    {
      self->remove_button = gtk_button_new_with_label (_("Remove"));
      g_signal_connect_object (self->remove_button, "clicked", G_CALLBACK (on_remove_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (head), self->remove_button);
      update_remove_button (self);
    }
  gtk_box_prepend (GTK_BOX (self->box), head);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

gboolean
acies_form_view_show_path (AciesFormView *self,
                           const char    *path)
{
  g_return_val_if_fail (ACIES_IS_FORM_VIEW (self), FALSE);

  if (self->path == NULL)
    return FALSE;

  for (guint i = 0; i < self->rows->len; i++)
    {
      AciesFormRow *row = self->rows->pdata[i];
      const char *place = acies_form_row_get_path (row);

      if (acies_path_contains (place, path))
        {
          acies_form_control_show_path (ACIES_FORM_CONTROL (acies_form_row_get_control (row)),
                                        path + strlen (place));
          return TRUE;
        }
    }

  return FALSE;
}

AciesFormRow *
acies_form_view_get_row (AciesFormView *self,
                         const char    *key)
{
  g_return_val_if_fail (ACIES_IS_FORM_VIEW (self), NULL);

  for (guint i = 0; i < self->rows->len; i++)
    if (g_str_equal (acies_form_row_get_key (self->rows->pdata[i]), key))
      return self->rows->pdata[i];

  return NULL;
}
