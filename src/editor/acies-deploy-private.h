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
};

/* acies-deploy-tool.c */
void acies_deploy_tool_tell   (AciesDeployTool *self, const char *sentence);
void acies_deploy_tool_toggle (AciesDeployTool *self, const char *id);

/* acies-deploy-map.c: the board */
void acies_deploy_tool_update_map (AciesDeployTool *self);

G_END_DECLS
