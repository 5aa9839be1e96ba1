/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "scene/acies-sheet.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_print_job_new:
 * @sheet: lent; must outlive the operation
 * @style: how it is drawn
 * @format: paper to begin with; the print dialog may choose another, and the sheet is laid out anew for it
 * @turned: whether the paper lies on its side
 * @title: what the job is called
 *
 * Returns: (transfer full): an operation to be run
 */
GtkPrintOperation *acies_print_job_new (AciesSheet       *sheet,
                                        const AciesStyle *style,
                                        AciesPaperFormat  format,
                                        gboolean          turned,
                                        const char       *title);

G_END_DECLS
