/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-form-page.h"

#include "editor/acies-form-view.h"
#include "engine/core/acies-ruleset.h"

#include <glib/gi18n.h>
#include <string.h>

#define SPACING 18

struct _AciesFormPage
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GPtrArray *views;     /* AciesFormView, owned by the scroller's box */
};

static void acies_form_page_iface_init (AciesEditorPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AciesFormPage,
                               acies_form_page,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ACIES_TYPE_EDITOR_PAGE,
                                                      acies_form_page_iface_init))

static gboolean
acies_form_page_show_path (AciesEditorPage *page,
                           const char      *path)
{
  AciesFormPage *self = ACIES_FORM_PAGE (page);

  for (guint i = 0; i < self->views->len; i++)
    if (acies_form_view_show_path (self->views->pdata[i], path))
      return TRUE;

  return FALSE;
}

static void
acies_form_page_iface_init (AciesEditorPageInterface *iface)
{
  iface->show_path = acies_form_page_show_path;
}

static void
acies_form_page_dispose (GObject *object)
{
  AciesFormPage *self = ACIES_FORM_PAGE (object);

  g_ptr_array_set_size (self->views, 0);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (acies_form_page_parent_class)->dispose (object);
}

static void
acies_form_page_finalize (GObject *object)
{
  g_ptr_array_unref (ACIES_FORM_PAGE (object)->views);

  G_OBJECT_CLASS (acies_form_page_parent_class)->finalize (object);
}

static void
acies_form_page_class_init (AciesFormPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = acies_form_page_dispose;
  object_class->finalize = acies_form_page_finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
acies_form_page_init (AciesFormPage *self)
{
  self->views = g_ptr_array_new ();
  self->scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER, NULL);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

/* The place of a form's object: NULL if it is one of a list, or one an army where @side is none. */
static char *
place_of (const AciesForm *form,
          int              side)
{
  static const char sides[] = "sides[]";
  const char *rest = form->path;
  g_autofree char *place = NULL;

  if (!g_str_has_prefix (form->path, sides))
    return strpbrk (form->path, "[*") == NULL && side < 0 ? g_strdup (form->path) : NULL;

  rest += strlen (sides);
  if (side < 0 || strpbrk (rest, "[*") != NULL)
    return NULL;

  return g_strdup_printf ("sides[%d]%s", side, rest);
}

static void
append_views (GPtrArray          *views,
              AciesEditorContext *context,
              const AciesForm    *forms,
              AciesPart           part,
              int                 side)
{
  for (const AciesForm *form = forms; form->path != NULL; form++)
    {
      g_autofree char *place = form->part == part ? place_of (form, side) : NULL;
      GtkWidget *view = NULL;

      if (place == NULL)
        continue;

      view = acies_form_view_new (context, form->fields, NULL);
      acies_form_view_set_path (ACIES_FORM_VIEW (view), place);
      acies_form_view_set_title (ACIES_FORM_VIEW (view), g_dpgettext2 (GETTEXT_PACKAGE, "form", form->title), form->optional);
      g_ptr_array_add (views, view);
    }
}

GPtrArray *
acies_form_page_make_views (AciesEditorContext *context,
                            AciesPart           part,
                            int                 side)
{
  GPtrArray *views = g_ptr_array_new ();
  const AciesDraft *draft = acies_editor_context_get_draft (context);

  append_views (views, context, acies_scenario_forms, part, side);
  append_views (views, context, draft->forms, part, side);
  return views;
}

GtkWidget *
acies_form_page_new (AciesEditorContext *context,
                     AciesPart           part,
                     int                 side)
{
  AciesFormPage *self = g_object_new (ACIES_TYPE_FORM_PAGE, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  g_ptr_array_unref (self->views);
  self->views = acies_form_page_make_views (context, part, side);
  for (guint i = 0; i < self->views->len; i++)
    gtk_box_append (GTK_BOX (box), self->views->pdata[i]);
  gtk_widget_add_css_class (box, "acies-editor-page");
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), box);
  return GTK_WIDGET (self);
}

GtkWidget *
acies_battle_form_new (AciesEditorContext *context,
                       int                 side)
{
  return acies_form_page_new (context, ACIES_PART_BATTLE, -1);
}

GtkWidget *
acies_conditions_form_new (AciesEditorContext *context,
                           int                 side)
{
  return acies_form_page_new (context, ACIES_PART_CONDITIONS, -1);
}
