/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For a header bar: NULL, or in a @narrow window the button that closes alone, on the side where the desktop has it. */
const char *acies_decoration_layout (GtkWidget *widget, gboolean narrow);

G_END_DECLS
