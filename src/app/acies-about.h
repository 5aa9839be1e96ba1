/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows version, licence, authors, and what a report of a fault needs. */
void acies_about_show (GtkWindow *parent);

G_END_DECLS
