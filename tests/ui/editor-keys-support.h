/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor-test-support.h"

G_BEGIN_DECLS

/* The editor by its keyboard alone. Keys are named as for ui_test_type(); each function waits for what comes of them. */

void editor_keys_press      (GtkWindow *window, const char *keys);
void editor_keys_press_here (EditorTest *self, const char *keys);
void editor_keys_type       (EditorTest *self, const char *keys, const char *text);  /* the keys, then the letters */

/* Adds @key @n times to a list of keys; a negative @n adds none. */
void editor_keys_append (GString *keys, const char *key, int n);

gboolean      editor_keys_has_focus (EditorTest *self, GtkWidget *widget);
AciesFormRow *editor_keys_find_row  (EditorTest *self, const char *path);  /* NULL before it is on the screen */

/* "alt+n", which leads to the field. Returns: (transfer full) */
char *editor_keys_dup_key (EditorTest *self, const char *path);

/* Fills a field with what it is to hold in the file: as text, as what is typed, as the entry that begins with @words. */
void editor_keys_fill      (EditorTest *self, const char *path, const char *text);
void editor_keys_fill_json (EditorTest *self, const char *path, const char *text, const char *expected);
void editor_keys_choose    (EditorTest *self, const char *path, const char *words, const char *expected);

/* Waits until @path has the value, in JSON; until something is there; until the part is in front, and a window of the type. */
void     editor_keys_expect          (EditorTest *self, const char *path, const char *expected);
void     editor_keys_wait_for_object (EditorTest *self, const char *path);
void     editor_keys_show_part       (EditorTest *self, const char *keys, const char *id, int side);
gpointer editor_keys_wait_for        (GType type);

/* On an army's page: picks the troop whose name begins with @troop, as many as @count_key types, until @last is there. */
void editor_keys_add_troops (EditorTest *self, const char *count_key, const char *troop, const char *last);

/* Saves as @path, which must be new; that file has nothing in it that the command line would complain of. */
void editor_keys_save     (EditorTest *self, const char *path);
void editor_keys_validate (EditorTest *self, const char *path);

/* From the library on: @write opens an editor with its keys and writes a battle, which is then saved in a folder of its own,
 * validated, and played a while. Skips where there is no keyboard. */
void editor_keys_author (void (*write) (EditorTest *self, AciesWindow *library));

G_END_DECLS
