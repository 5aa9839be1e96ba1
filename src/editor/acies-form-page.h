/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-editor-page.h"

G_BEGIN_DECLS

/**
 * AciesFormPage:
 *
 * The forms of one part that stand for one object each, under their titles: "battle" and "conditions" need no more. Lists have
 * pages of their own.
 */
#define ACIES_TYPE_FORM_PAGE (acies_form_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesFormPage, acies_form_page, ACIES, FORM_PAGE, GtkWidget)

/* @side: of the objects within an army, "sides[]"; -1 for the others. Returns: (transfer floating) */
GtkWidget *acies_form_page_new (AciesEditorContext *context, AciesPart part, int side);

/* Makers for the table of parts. */
GtkWidget *acies_battle_form_new     (AciesEditorContext *context, int side);
GtkWidget *acies_conditions_form_new (AciesEditorContext *context, int side);

/* The forms of @part at one object, rules' and scenario's own: "sides[]" becomes that of @side. Other pages put them among their
 * own widgets. Returns: (transfer full) (element-type AciesFormView, floating): in order */
GPtrArray *acies_form_page_make_views (AciesEditorContext *context, AciesPart part, int side);

G_END_DECLS
