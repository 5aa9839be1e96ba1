/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/acies-application.h"
#include "app/acies-window.h"
#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/* The real application, registered but not running; each test makes its own. Returns: (transfer full) */
AciesApplication *ui_test_application_new (void);

/* A window of it, on the screen and drawn. */
AciesWindow *ui_test_window_new (AciesApplication *app);

/* From now on what GTK 4.8 is known to complain of by its own fault does not end the program; all else stays fatal. */
void ui_test_forgive_toolkit (void);

/* Lets the main loop run for @ms milliseconds, longer where the sanitizers look on. */
void ui_test_settle (guint ms);

/* Runs the main loop until @condition (@data) holds; fails after a minute, which only a machine that does much else comes near. */
void ui_test_wait_until (gboolean (*condition) (gpointer data), gpointer data);

/* The first widget below @root (itself included) of @type whose template or builder id is @name (any if NULL). Fails if there is none. */
GtkWidget *ui_test_find (GtkWidget *root, GType type, const char *name);

/* Writes what @widget shows into the file @name of the folder that the variable ACIES_TEST_PICTURES names, if it is set. */
void ui_test_picture (GtkWidget *widget, const char *name);

/* Activates the shortcut of @widget whose trigger is @keys, as if typed there; FALSE if there is none. */
gboolean ui_test_press (GtkWidget *widget, const char *keys);

/*
 * Types @keys ("Right Return ctrl+z", by the names of the display server) as a keyboard would, into whatever of @window has the
 * focus, and waits until all of them are dealt with and their effect is drawn. What follows from them only later is to be waited
 * for: ui_test_wait_until(). FALSE, and the test counts as skipped, where no xdotool is installed.
 */
gboolean ui_test_type      (AciesWindow *window, const char *keys);
gboolean ui_test_type_into (GtkWindow *window, const char *keys);

/*
 * The same as fast as a practised hand: @keys, then the letters of @text (nullable), which may have spaces. Waits until they are
 * dealt with, not until anything is drawn.
 */
gboolean ui_test_type_text (GtkWindow *window, const char *keys, const char *text);

/*
 * Moves and presses the pointer as a hand would, by steps parted by commas: "move X Y" (pixels of @widget), "down 1", "up 1",
 * "click 3", "keydown ctrl", "keyup ctrl", "key Escape". Waits until the effect is drawn. FALSE, and skipped, as ui_test_type().
 */
gboolean ui_test_point (GtkWidget *widget, const char *script);

/* Where a scenario that comes with the program is; its id ends in its rules, if these are others than the first. Returns:
 * (transfer full) */
GFile *ui_test_find_scenario (const char *id);

/* A scenario that comes with the program: "cannae-216bc". Returns: (transfer full) */
AciesScenario *ui_test_scenario_new (const char *id);

/* A battle of it with two people, historically deployed. Returns: (transfer full) */
AciesGame *ui_test_game_new (const char *id, guint64 seed);

/* Plays @n actions by chance; all that there are if @n is 0, so that the battle ends. The same @luck gives the same battle. */
void ui_test_play_by_chance (AciesGame *game, guint n, guint64 luck);

/* Writes @text below the user's data folder of the program: "scenarios/x.json". Returns: (transfer full): the file */
GFile *ui_test_write_data (const char *path, const char *text);

/* Tells of a fault at @widget, and counts it. */
void ui_test_complain (GtkWidget *widget, const char *what, guint *n_faults);

/* Complains of what asks for more than a window of that size has room for; logical pixels. */
void ui_test_check_size (GtkWidget *root, int width, int height, guint *n_faults);

/* Waits until the page called @name is in front of @window. */
void ui_test_wait_for_page (AciesWindow *window, const char *name);

G_END_DECLS
