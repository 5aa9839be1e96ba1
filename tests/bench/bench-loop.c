/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "bench-loop.h"

/* A poll function has no data of its own. */
static BenchLoop *watched;
static GPollFunc  poll_before;
static gboolean   in_turn;
static double     frame_cpu;   /* of the frames in this turn */
static gint64     frame_wall;

static void
end_turn (BenchLoop *self)
{
  /* The frame is counted by itself. */
  self->work.begun_cpu += frame_cpu;
  self->work.begun_wall += frame_wall;
  bench_samples_end (&self->work);
}

static int
poll_cb (GPollFD *fds, guint n_fds, int timeout)
{
  int n;

  if (watched != NULL && in_turn)
    end_turn (watched);
  n = poll_before (fds, n_fds, timeout);
  in_turn = TRUE;
  frame_cpu = 0;
  frame_wall = 0;
  if (watched != NULL)
    bench_samples_begin (&watched->work);

  return n;
}

static void
before_paint_cb (GdkFrameClock *clock, BenchLoop *self)
{
  bench_samples_begin (&self->frames);
}

static void
after_paint_cb (GdkFrameClock *clock, BenchLoop *self)
{
  bench_samples_end (&self->frames);
  frame_cpu += bench_thread_cpu_ms () - self->frames.begun_cpu;
  frame_wall += g_get_monotonic_time () - self->frames.begun_wall;
}

void
bench_loop_begin (BenchLoop *self, GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  g_assert (watched == NULL && clock != NULL);

  bench_samples_init (&self->work);
  bench_samples_init (&self->frames);
  self->clock = g_object_ref (clock);
  poll_before = g_main_context_get_poll_func (NULL);
  bench_loop_go_on (self);
}

void
bench_loop_go_on (BenchLoop *self)
{
  g_signal_connect (self->clock, "before-paint", G_CALLBACK (before_paint_cb), self);
  g_signal_connect (self->clock, "after-paint", G_CALLBACK (after_paint_cb), self);
  g_main_context_set_poll_func (NULL, poll_cb);
  in_turn = FALSE;
  watched = self;
}

void
bench_loop_pause (BenchLoop *self)
{
  g_main_context_set_poll_func (NULL, poll_before);
  g_signal_handlers_disconnect_by_data (self->clock, self);
  watched = NULL;
}

void
bench_loop_clear (BenchLoop *self)
{
  bench_samples_clear (&self->work);
  bench_samples_clear (&self->frames);
  g_clear_object (&self->clock);
}

/* A frame that is waited for. */
typedef struct
{
  BenchSamples *painting;  /* nullable */
  gboolean      drawn;
} Frame;

/* Behind the window's own handler: sizes and places are known now. */
static void
laid_out_cb (GdkFrameClock *clock, Frame *frame)
{
  if (frame->painting != NULL)
    bench_samples_begin (frame->painting);
}

static void
drawn_cb (GdkFrameClock *clock, Frame *frame)
{
  if (frame->painting != NULL)
    bench_samples_end (frame->painting);
  frame->drawn = TRUE;
}

void
bench_loop_draw (GtkWidget *window, BenchSamples *painting)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  Frame          frame = { painting, FALSE };

  if (painting != NULL)
    bench_samples_begin (painting);
  g_signal_connect_after (clock, "layout", G_CALLBACK (laid_out_cb), &frame);
  g_signal_connect (clock, "after-paint", G_CALLBACK (drawn_cb), &frame);
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
  while (!frame.drawn)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (clock, &frame);
}
