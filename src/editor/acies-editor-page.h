/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-editor-map.h"

G_BEGIN_DECLS

/**
 * AciesEditorPage:
 *
 * A page of the editor: a widget that is made with the context, and with the index of an army if there is one page an army. It
 * stands in the table of acies-editor-parts.c. It follows the document by its signal "changed", tells what is chosen on it by
 * acies_editor_context_select(), and shows what it is asked for.
 */
#define ACIES_TYPE_EDITOR_PAGE (acies_editor_page_get_type ())
G_DECLARE_INTERFACE (AciesEditorPage, acies_editor_page, ACIES, EDITOR_PAGE, GtkWidget)

struct _AciesEditorPageInterface
{
  GTypeInterface parent_interface;

  /* Shows what stands at @path ("sides[0].units[3].class") and gives it the focus; FALSE if it is not on this page. */
  gboolean (*show_path) (AciesEditorPage *self, const char *path);

  /* (nullable): the page comes to the front: gives the focus to where one goes on. */
  void     (*take_focus) (AciesEditorPage *self);

  /* (nullable): the page is the chosen one now, and what is pointed at on @map is its business; %NULL: another page is. */
  void     (*take_map)   (AciesEditorPage *self, AciesEditorMap *map);
};

gboolean acies_editor_page_show_path  (AciesEditorPage *self, const char *path);
void     acies_editor_page_take_focus (AciesEditorPage *self);
void     acies_editor_page_take_map   (AciesEditorPage *self, AciesEditorMap *map);

G_END_DECLS
