/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The size of the letters in which @widget writes, px. */
double acies_text_size_get (GtkWidget *widget);

/**
 * acies_text_size_scale:
 * @widget: any
 * @length: logical pixels, right for letters of the desktop's plain size
 *
 * A length that is there for the sake of words: a width from which on two columns have room, the width of a panel. Larger letters
 * want more of it; smaller ones leave it as it is.
 *
 * Returns: logical pixels
 */
int acies_text_size_scale (GtkWidget *widget, int length);

/* @window opens @width wide and @height high, or larger for large letters; a small screen leaves it smaller. */
void acies_text_size_open (GtkWindow *window, int width, int height);

G_END_DECLS
