/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-editor-page.h"

G_DEFINE_INTERFACE (AciesEditorPage, acies_editor_page, GTK_TYPE_WIDGET)

static void
acies_editor_page_default_init (AciesEditorPageInterface *iface)
{
}

gboolean
acies_editor_page_show_path (AciesEditorPage *self,
                             const char      *path)
{
  g_return_val_if_fail (ACIES_IS_EDITOR_PAGE (self), FALSE);

  return ACIES_EDITOR_PAGE_GET_IFACE (self)->show_path (self, path);
}

void
acies_editor_page_take_focus (AciesEditorPage *self)
{
  AciesEditorPageInterface *iface = NULL;
  GtkRoot *root = NULL;
  GtkWidget *focus = NULL;

  g_return_if_fail (ACIES_IS_EDITOR_PAGE (self));

  /* The stack gives the focus back to where it was on the page. */
  root = gtk_widget_get_root (GTK_WIDGET (self));
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    return;

  iface = ACIES_EDITOR_PAGE_GET_IFACE (self);
  if (iface->take_focus != NULL)
    iface->take_focus (self);
  else
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

void
acies_editor_page_take_map (AciesEditorPage *self,
                            AciesEditorMap  *map)
{
  AciesEditorPageInterface *iface = NULL;

  g_return_if_fail (ACIES_IS_EDITOR_PAGE (self));

  iface = ACIES_EDITOR_PAGE_GET_IFACE (self);
  if (iface->take_map != NULL)
    iface->take_map (self, map);
}
