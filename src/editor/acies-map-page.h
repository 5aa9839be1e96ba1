/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-brush-tool.h"
#include "editor/acies-editor-page.h"

G_BEGIN_DECLS

/**
 * AciesMapPage:
 *
 * The ground: brushes with which the map beside is painted, and the forms of what stands on it.
 */
#define ACIES_TYPE_MAP_PAGE (acies_map_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesMapPage, acies_map_page, ACIES, MAP_PAGE, GtkWidget)

/* For the table of parts. @side: not looked at. */
GtkWidget *acies_map_page_new (AciesEditorContext *context, int side);

/* What it paints with; what it said last, "" if nothing. Lent. */
AciesBrushTool *acies_map_page_get_tool   (AciesMapPage *self);
const char     *acies_map_page_get_status (AciesMapPage *self);

G_END_DECLS
