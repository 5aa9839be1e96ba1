/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows version, licence, authors, the books that the rules retell, and what a report of a fault needs. Returns: the dialog */
GtkWidget *acies_about_show (GtkWindow *parent);

G_END_DECLS
