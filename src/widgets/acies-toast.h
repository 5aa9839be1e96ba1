/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A passing message at the lower edge of what it lies over. It is read out, and goes by itself. */
#define ACIES_TYPE_TOAST (acies_toast_get_type ())
G_DECLARE_FINAL_TYPE (AciesToast, acies_toast, ACIES, TOAST, GtkWidget)

/**
 * acies_toast_show:
 * @text: a sentence, shown for some seconds in place of the message before it
 * @button: (nullable): words of a button
 * @action: (nullable): its action, a detailed name with target, found from @scope
 * @scope: (nullable): the widget where the action is looked for; the toast itself if %NULL
 */
void acies_toast_show (AciesToast *self, const char *text, const char *button, const char *action, GtkWidget *scope);

/* (nullable): the message that is shown. */
const char *acies_toast_get_text (AciesToast *self);

G_END_DECLS
