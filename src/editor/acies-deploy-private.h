/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-deploy-tool.h"

G_BEGIN_DECLS

struct _AciesDeployTool
{
  GObject parent_instance;

  AciesEditorContext *context;
  AciesPart           part;
  guint               side;
  GPtrArray          *ids;   /* who is chosen; ends with NULL */
  AciesEditorMap     *map;   /* NULL: none */
  GtkEventController *keys;  /* on its board */
  GtkEventController *drop;
  gboolean            is_pulling; /* on a table without cells: those chosen */
};

/* acies-deploy-tool.c */
void acies_deploy_tool_tell   (AciesDeployTool *self, const char *sentence);
void acies_deploy_tool_toggle (AciesDeployTool *self, const char *id);

gboolean acies_deploy_tool_apply (AciesDeployTool *self, const AciesPatch *patch, const char *name);
char    *acies_deploy_tool_name_chosen (AciesDeployTool *self);  /* "African foot", "3 pieces" */

/* acies-deploy-map.c: the board */
void acies_deploy_tool_update_map (AciesDeployTool *self);

/* Chooses the unit, who is chosen with it stays so; FALSE if there is none. */
gboolean acies_deploy_tool_lift (AciesDeployTool *self, int side, guint unit);

/* acies-deploy-table.c: a board without cells */
void     acies_deploy_tool_connect_table (AciesDeployTool *self, AciesField *field);
gboolean acies_deploy_tool_press_key     (AciesDeployTool *self, guint key, GdkModifierType mods);

G_END_DECLS
