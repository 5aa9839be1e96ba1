/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What every file chooser of the program does alike. @settings: the preferences, which know the folder of the last file. */

/* Filters for the program's own files, called @name (translated), and for all files. */
void acies_file_choosing_add_filters (GtkFileChooser *chooser, const char *name);

/* Begins where a file was chosen last; remembers where one was. */
void acies_file_choosing_go_to_folder   (GtkFileChooser *chooser, GSettings *settings);
void acies_file_choosing_keep_folder    (GFile *file, GSettings *settings);

/* A name typed without an ending gets @ending (".json"), unless that would be another file which nobody asked to replace.
 * Returns: (transfer full) */
GFile *acies_file_choosing_add_ending (GFile *file, const char *ending);

/* @name as the name of a file, in place: without characters that a file system minds. Returns: @name */
char *acies_file_choosing_make_name (char *name);

G_END_DECLS
