/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesScroller:
 *
 * Shows the whole of its child where there is room, as high as the child is at the width that there is; scrolls it where there
 * is less. (A GtkScrolledWindow takes words to be as high as they are at their narrowest.)
 * Properties: "child" (GtkWidget); "least-height" (int): logical pixels without which it will not do, 48 if not given.
 */
#define ACIES_TYPE_SCROLLER (acies_scroller_get_type ())
G_DECLARE_FINAL_TYPE (AciesScroller, acies_scroller, ACIES, SCROLLER, GtkWidget)

G_END_DECLS
