/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Dice as they fell, drawn, with their sum beside them. Hidden while there are none. */
#define ACIES_TYPE_DICE_VIEW (acies_dice_view_get_type ())
G_DECLARE_FINAL_TYPE (AciesDiceView, acies_dice_view, ACIES, DICE_VIEW, GtkWidget)

GtkWidget *acies_dice_view_new (void);

/* @values: 1-6 each; the first @n. */
void acies_dice_view_set_dice (AciesDiceView *self, const guint8 *values, guint n);

/* Whether the two dice are of two sides, to be compared: no sum is told. */
void acies_dice_view_set_opposed (AciesDiceView *self, gboolean opposed);

/* Lets them tumble for a moment before they lie. Not while out of sight. */
void acies_dice_view_tumble (AciesDiceView *self);

G_END_DECLS
