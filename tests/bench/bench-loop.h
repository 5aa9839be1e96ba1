/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "bench-samples.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Watches the main loop of the program: how long it stays away from waiting for the next event. Frames
 * (layout and drawing of a window) are told apart from all other work.
 */
typedef struct
{
  BenchSamples   work;    /* a turn of the loop, less the frame drawn in it */
  GdkFrameClock *clock;
  BenchSamples   frames;  /* from the clock's first phase to its last */
} BenchLoop;

/* Begins to watch the default main context and the frames of @window, which must be on the screen. One at a time. */
void bench_loop_begin (BenchLoop *self, GtkWidget *window);
void bench_loop_pause (BenchLoop *self);
void bench_loop_go_on (BenchLoop *self);
void bench_loop_clear (BenchLoop *self);

/* Runs the loop until @window has drawn a frame that was asked for; @painting (nullable) gets the part of it behind its layout. */
void bench_loop_draw (GtkWidget *window, BenchSamples *painting);

G_END_DECLS
