/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Times of one kind of work, each of the clock and of this thread's processor. */
typedef struct
{
  GArray *wall, *cpu;  /* double, milliseconds */
  gint64  begun_wall;
  double  begun_cpu;
} BenchSamples;

void bench_samples_init  (BenchSamples *self);
void bench_samples_clear (BenchSamples *self);

void bench_samples_begin (BenchSamples *self);
void bench_samples_end   (BenchSamples *self);  /* keeps what has passed since begin */

/* One line: how many, the percentiles of the processor's time, the longest by the clock; @aim says what is wanted (nullable). */
void bench_samples_print (BenchSamples *self, const char *name, const char *aim);

double bench_thread_cpu_ms (void);

G_END_DECLS
