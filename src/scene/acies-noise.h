/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Chance that is always the same: the same map is the same picture everywhere. No clock, no
 * drawing of lots. */

/* In [0, 1), from what is drawn and two numbers. */
double acies_noise (const char *what, int i, int j);

/* Smooth, in [-1, 1], about one hump a unit of x and y. */
double acies_noise_smooth (const char *what, double x, double y);

G_END_DECLS
