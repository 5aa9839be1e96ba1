/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-deployment-page.h"

G_BEGIN_DECLS

struct _AciesDeploymentPage
{
  GtkWidget parent_instance;

  AciesEditorContext *context;
  AciesDeployTool    *tool;
  AciesEditorMap     *map;        /* while the page is chosen; NULL */

  GtkWidget *scroller;
  GtkWidget *begin;               /* what is shown while there is no situation */
  GtkWidget *contents;            /* what is shown else */
  GtkWidget *army_list;
  GtkWidget *list;
  GtkWidget *marks;               /* flow box of toggle buttons, by "mark" */
  GtkLabel  *status;
  GPtrArray *views;               /* AciesFormView, owned by the contents */
  gboolean   is_updating;
};

/* acies-deployment-list.c: who stands where */
void acies_deployment_page_add_list    (AciesDeploymentPage *self, GtkWidget *box);
void acies_deployment_page_fill_list   (AciesDeploymentPage *self);
void acies_deployment_page_show_chosen (AciesDeploymentPage *self);

/* acies-deployment-marks.c: what is said of those chosen */
void acies_deployment_page_add_marks    (AciesDeploymentPage *self, GtkWidget *box);
void acies_deployment_page_update_marks (AciesDeploymentPage *self);

G_END_DECLS
