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
  GtkWidget *group;               /* AciesFormView: of the group of those chosen; NULL: the rules have none */
  GtkWidget *place;               /* AciesFormView: where the one chosen stands on a table; NULL: there are zones */
  GPtrArray *of_place;            /* AciesFormView: parts of that which may be missing, owned by the contents */
  GPtrArray *of_armies;           /* AciesFormView: what else is said of each army there, owned by the contents */
  gboolean   is_updating;
};

/* acies-deployment-list.c: who stands where */
void acies_deployment_page_add_list    (AciesDeploymentPage *self, GtkWidget *box);
void acies_deployment_page_fill_list   (AciesDeploymentPage *self);
void acies_deployment_page_show_chosen (AciesDeploymentPage *self);
void acies_deployment_page_take_drags  (AciesDeploymentPage *self, AciesField *field);

/* acies-deployment-group.c: how sure it is that the group of those chosen stood there */
void acies_deployment_page_add_group    (AciesDeploymentPage *self, GtkWidget *box);
void acies_deployment_page_update_group (AciesDeploymentPage *self);

/* Chooses those of the group that @path leads to, and gives the focus to its field; FALSE if it leads to none. */
gboolean acies_deployment_page_show_group (AciesDeploymentPage *self, const char *path);

/* acies-deployment-place.c: where the one chosen stands on a table, as exact numbers */
void acies_deployment_page_add_place    (AciesDeploymentPage *self, GtkWidget *box);
void acies_deployment_page_update_place (AciesDeploymentPage *self);

/* Chooses the one whose place @path leads to, and gives the focus to its field; FALSE if it leads to none. */
gboolean acies_deployment_page_show_place (AciesDeploymentPage *self, const char *path);

/* acies-deployment-marks.c: what is said of those chosen */
void acies_deployment_page_add_marks    (AciesDeploymentPage *self, GtkWidget *box);
void acies_deployment_page_update_marks (AciesDeploymentPage *self);

G_END_DECLS
