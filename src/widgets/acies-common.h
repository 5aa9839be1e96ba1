/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What many widgets do alike. */

/* @place: of a child of @parent; the one there goes, @child (nullable, floating) comes. */
void acies_common_set_child (GtkWidget *parent, GtkWidget **place, GtkWidget *child);

void acies_common_set_css_class (GtkWidget *widget, const char *css_class, gboolean on);

/* A button that is a picture alone: @name (translated) is its tooltip, and what screen readers say. @action: (nullable).
 * Returns: (transfer floating) */
GtkWidget *acies_common_icon_button_new (const char *icon, const char *name, const char *action);

/* The same, flat, at the end of @box. Returns: (transfer none) */
GtkWidget *acies_common_add_tool (GtkWidget *box, const char *icon, const char *name, const char *action);

G_END_DECLS
