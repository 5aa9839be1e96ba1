/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-deploy-tool.h"
#include "editor/acies-editor-page.h"

G_BEGIN_DECLS

/**
 * AciesDeploymentPage:
 *
 * Where the units and commanders of each army stand: at the end of the historical deployment, or when a battle begins in
 * mid-battle. Lists of them, to be dragged to the map or chosen and put there; what is said of each; the forms of the situation.
 *
 * Actions: deploy.place (Shift+Enter): to the zone with the cursor; deploy.remove (Delete): off the field; deploy.turn ((i)
 * AciesFacing; Alt+Shift with an arrow key); deploy.begin: the situation is made.
 */
#define ACIES_TYPE_DEPLOYMENT_PAGE (acies_deployment_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesDeploymentPage, acies_deployment_page, ACIES, DEPLOYMENT_PAGE, GtkWidget)

/* For the table of parts. @side: not looked at. */
GtkWidget *acies_deployment_page_new (AciesEditorContext *context, int side);
GtkWidget *acies_situation_page_new  (AciesEditorContext *context, int side);

/* What it works with; the list of the pieces of the army that is shown; what it said last, "" if nothing. Lent. */
AciesDeployTool *acies_deployment_page_get_tool   (AciesDeploymentPage *self);
GtkListBox      *acies_deployment_page_get_list   (AciesDeploymentPage *self);
const char      *acies_deployment_page_get_status (AciesDeploymentPage *self);

G_END_DECLS
