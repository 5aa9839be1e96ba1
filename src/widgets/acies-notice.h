/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A line below a page's header bar that stays until it is closed: what went wrong, what to do. Hidden while it is silent. */
#define ACIES_TYPE_NOTICE (acies_notice_get_type ())
G_DECLARE_FINAL_TYPE (AciesNotice, acies_notice, ACIES, NOTICE, GtkWidget)

GtkWidget *acies_notice_new (void);

/**
 * acies_notice_show:
 * @text: whole sentences; of a file's name that it may begin with, and of words as long as places in a file, the notice shows
 *   what tells them apart, and all of them in its tooltip
 * @button: (nullable): words of a button that helps
 * @action: (nullable): its action, a detailed name with target
 */
void acies_notice_show (AciesNotice *self, const char *text, const char *button, const char *action);
void acies_notice_hide (AciesNotice *self);

/* Beside the button of what it says now, another one. */
void acies_notice_offer (AciesNotice *self, const char *button, const char *action);

/* (nullable): what it says. */
const char *acies_notice_get_text (AciesNotice *self);

G_END_DECLS
