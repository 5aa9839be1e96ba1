/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Wrapping words in a row of a long list, which is as wide as it is made. A label would set its words three times over to tell
 * how narrow and how wide it might be; GTK asks up to two hundred rows for that before the list is first seen. */
#define ACIES_TYPE_PARAGRAPH (acies_paragraph_get_type ())
G_DECLARE_FINAL_TYPE (AciesParagraph, acies_paragraph, ACIES, PARAGRAPH, GtkWidget)

GtkWidget *acies_paragraph_new (void);

/* Its words and their looks. Returns: (transfer none) */
GtkLabel *acies_paragraph_get_label (AciesParagraph *self);

G_END_DECLS
