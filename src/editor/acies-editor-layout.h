/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How much there is room for beside each other. */
typedef enum
{
  ACIES_EDITOR_WIDE,    /* list of parts, page, and the map if it is wanted */
  ACIES_EDITOR_MEDIUM,  /* list of parts, and either page or map */
  ACIES_EDITOR_NARROW,  /* one of the three */
} AciesEditorRoom;

typedef enum
{
  ACIES_EDITOR_PANE_PARTS,
  ACIES_EDITOR_PANE_PAGE,
  ACIES_EDITOR_PANE_MAP,
} AciesEditorPane;

/**
 * AciesEditorLayout:
 *
 * The list of parts, the page of one of them, and the map, as far as there is room.
 * Properties: "parts", "page", "map" (GtkWidget); "show-map" (gboolean): where there is room for all three; "pane" (int, an
 * AciesEditorPane): which of those is seen that cannot be seen together; "room" (int, an AciesEditorRoom, read), notified when
 * the layout is done.
 */
#define ACIES_TYPE_EDITOR_LAYOUT (acies_editor_layout_get_type ())
G_DECLARE_FINAL_TYPE (AciesEditorLayout, acies_editor_layout, ACIES, EDITOR_LAYOUT, GtkWidget)

AciesEditorRoom acies_editor_layout_get_room     (AciesEditorLayout *self);
AciesEditorPane acies_editor_layout_get_pane     (AciesEditorLayout *self);
void            acies_editor_layout_set_pane     (AciesEditorLayout *self, AciesEditorPane pane);
gboolean        acies_editor_layout_get_show_map (AciesEditorLayout *self);
void            acies_editor_layout_set_show_map (AciesEditorLayout *self, gboolean show_map);

/* Whether the map is to be seen now. */
gboolean        acies_editor_layout_has_map      (AciesEditorLayout *self);

G_END_DECLS
