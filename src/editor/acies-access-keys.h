/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Gives each AciesFormRow below @page a letter of its label as its access key that nothing else on the page has; those that come
 * last go without where the letters run out. To be called again when rows have come. */
void acies_access_keys_give (GtkWidget *page);

G_END_DECLS
