/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_library_files_install:
 * @widget_class: of the library's page
 *
 * Installs the actions of single files: library.continue, library.replay and library.open-scenario (each s), which only ask for
 * them, and those that take files away, each of which says so with a way back: library.remove (s), from the list of recent
 * files; library.delete and library.discard (s), the file itself; library.restore (s) and library.undelete, the ways back. The
 * parameter is an address.
 */
void acies_library_files_install (GtkWidgetClass *widget_class);

G_END_DECLS
