/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesSplit:
 *
 * A side bar beside a content. In a narrow place they are "folded": only one of them is seen, the side bar while "show-sidebar".
 * Each of the two ways remembers its own "show-sidebar": beside the content it is shown at first, in its place it is not.
 * Properties: "sidebar" and "content" (GtkWidget), "show-sidebar" (gboolean), "folded" (gboolean, read); changes that come from
 * another size are notified when the window has been laid out.
 */
#define ACIES_TYPE_SPLIT (acies_split_get_type ())
G_DECLARE_FINAL_TYPE (AciesSplit, acies_split, ACIES, SPLIT, GtkWidget)

gboolean acies_split_get_folded       (AciesSplit *self);
gboolean acies_split_get_show_sidebar (AciesSplit *self);
void     acies_split_set_show_sidebar (AciesSplit *self, gboolean show);

G_END_DECLS
