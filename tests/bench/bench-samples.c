/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "bench-samples.h"

#include <time.h>

double
bench_thread_cpu_ms (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return (double) now.tv_sec * 1000 + (double) now.tv_nsec / 1e6;
}

void
bench_samples_init (BenchSamples *self)
{
  self->wall = g_array_new (FALSE, FALSE, sizeof (double));
  self->cpu = g_array_new (FALSE, FALSE, sizeof (double));
}

void
bench_samples_clear (BenchSamples *self)
{
  g_clear_pointer (&self->wall, g_array_unref);
  g_clear_pointer (&self->cpu, g_array_unref);
}

void
bench_samples_begin (BenchSamples *self)
{
  self->begun_wall = g_get_monotonic_time ();
  self->begun_cpu = bench_thread_cpu_ms ();
}

void
bench_samples_end (BenchSamples *self)
{
  const double wall = (double) (g_get_monotonic_time () - self->begun_wall) / 1000;
  const double cpu = bench_thread_cpu_ms () - self->begun_cpu;

  g_array_append_val (self->wall, wall);
  g_array_append_val (self->cpu, cpu);
}

static int
compare_doubles (gconstpointer a, gconstpointer b)
{
  const double one = *(const double *) a, other = *(const double *) b;

  return one < other ? -1 : one > other;
}

/* The sorted value below which @percent of all lie. */
static double
percentile (const GArray *sorted, guint percent)
{
  return g_array_index (sorted, double, (sorted->len - 1) * percent / 100);
}

void
bench_samples_print (BenchSamples *self, const char *name, const char *aim)
{
  if (self->cpu->len == 0)
    {
      g_print ("%-30s never happened\n", name);
      return;
    }

  g_array_sort (self->cpu, compare_doubles);
  g_array_sort (self->wall, compare_doubles);
  g_print ("%-30s %5u times, CPU ms: half %6.2f  90 %% %6.2f  99 %% %6.2f  most %6.2f; clock 99 %% %6.2f%s%s\n",
           name, self->cpu->len, percentile (self->cpu, 50), percentile (self->cpu, 90),
           percentile (self->cpu, 99), percentile (self->cpu, 100), percentile (self->wall, 99),
           aim != NULL ? "; aim " : "", aim != NULL ? aim : "");
}
