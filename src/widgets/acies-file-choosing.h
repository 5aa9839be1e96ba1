/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What every file chooser of the program does alike. @settings: the preferences, which know the folder of the last file. */

/* Filters for the program's own files, called @name (translated), and for all files. */
void acies_file_choosing_add_filters (GtkFileChooser *chooser, const char *name);

/* A filter for the files whose names match @pattern ("*.csv"), called @name (translated). */
void acies_file_choosing_add_filter (GtkFileChooser *chooser, const char *name, const char *pattern);

/* Shows @chooser, which its owner keeps, above its window. @answer is called with @owner, the response and the chooser, as
 * long as the owner lives. */
void acies_file_choosing_show (GtkFileChooserNative *chooser, GCallback answer, gpointer owner);

/* What was chosen; NULL unless @response accepts. Remembers its folder in @settings (nullable). @ending: (nullable): as
 * acies_file_choosing_add_ending() has it. @chooser: (nullable): given up before.
 * Returns: (transfer full) (nullable) */
GFile *acies_file_choosing_get_answer (GtkFileChooserNative *chooser, int response, GSettings *settings, const char *ending);

/* Begins where a file was chosen last; remembers where one was. */
void acies_file_choosing_go_to_folder   (GtkFileChooser *chooser, GSettings *settings);
void acies_file_choosing_keep_folder    (GFile *file, GSettings *settings);

/* A name typed without an ending gets @ending (".json"), unless that would be another file which nobody asked to replace.
 * Returns: (transfer full) */
GFile *acies_file_choosing_add_ending (GFile *file, const char *ending);

/* @name as the name of a file, in place: without characters that a file system minds. Returns: @name */
char *acies_file_choosing_make_name (char *name);

G_END_DECLS
