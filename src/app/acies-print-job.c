/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-print-job.h"

typedef struct
{
  AciesSheet *sheet;
  AciesStyle  style;
} Job;

/* The page that the printer has, with our margins or its own, whichever are wider. */
static void
read_paper (GtkPageSetup *setup,
            AciesPaper   *paper)
{
  acies_paper_init (paper, ACIES_PAPER_A4);
  paper->width = gtk_page_setup_get_paper_width (setup, GTK_UNIT_POINTS);
  paper->height = gtk_page_setup_get_paper_height (setup, GTK_UNIT_POINTS);
  paper->left = MAX (paper->left, gtk_page_setup_get_left_margin (setup, GTK_UNIT_POINTS));
  paper->top = MAX (paper->top, gtk_page_setup_get_top_margin (setup, GTK_UNIT_POINTS));
  paper->right = MAX (paper->right, gtk_page_setup_get_right_margin (setup, GTK_UNIT_POINTS));
  paper->bottom = MAX (paper->bottom, gtk_page_setup_get_bottom_margin (setup, GTK_UNIT_POINTS));
}

static void
begin_print_cb (GtkPrintOperation *operation,
                GtkPrintContext   *context,
                gpointer           user_data)
{
  Job *job = user_data;
  AciesPaper paper;
  guint n_pages = 0;

  read_paper (gtk_print_context_get_page_setup (context), &paper);
  n_pages = acies_sheet_lay_out (job->sheet, &job->style, &paper);
  gtk_print_operation_set_n_pages (operation, (int) n_pages);
}

static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext   *context,
              int                page,
              gpointer           user_data)
{
  Job *job = user_data;

  acies_sheet_draw (job->sheet, gtk_print_context_get_cairo_context (context), (guint) page);
}

GtkPrintOperation *
acies_print_job_new (AciesSheet       *sheet,
                     const AciesStyle *style,
                     AciesPaperFormat  format,
                     gboolean          turned,
                     const char       *title)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  g_autoptr (GtkPaperSize) size =
    gtk_paper_size_new (format == ACIES_PAPER_LETTER ? GTK_PAPER_NAME_LETTER : GTK_PAPER_NAME_A4);
  Job *job = g_new0 (Job, 1);

  job->sheet = sheet;
  job->style = *style;
  gtk_page_setup_set_paper_size_and_default_margins (setup, size);
  gtk_page_setup_set_orientation (setup, turned ? GTK_PAGE_ORIENTATION_LANDSCAPE
                                                : GTK_PAGE_ORIENTATION_PORTRAIT);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, title);
  gtk_print_operation_set_show_progress (operation, TRUE);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb), job);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), job);
  g_object_set_data_full (G_OBJECT (operation), "acies-job", job, g_free);
  return operation;
}
