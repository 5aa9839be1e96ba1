/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/acies-application.h"
#include "app/acies-window.h"

G_BEGIN_DECLS

/* The real application, registered but not running; each test makes its own. Returns: (transfer full) */
AciesApplication *ui_test_application_new (void);

/* A window of it, on the screen and drawn. */
AciesWindow *ui_test_window_new (AciesApplication *app);

/* Lets the main loop run for @ms milliseconds. */
void ui_test_settle (guint ms);

/* Runs the main loop until @condition (@data) holds; fails after ten seconds. */
void ui_test_wait_until (gboolean (*condition) (gpointer data), gpointer data);

/* The first widget below @root (itself included) of @type whose template or builder id is @name (any if NULL). Fails if there is none. */
GtkWidget *ui_test_find (GtkWidget *root, GType type, const char *name);

/* Writes what @widget shows into the file @name of the folder that the variable ACIES_TEST_PICTURES names, if it is set. */
void ui_test_picture (GtkWidget *widget, const char *name);

/* Activates the shortcut of @widget whose trigger is @keys, as if typed there; FALSE if there is none. */
gboolean ui_test_press (GtkWidget *widget, const char *keys);

G_END_DECLS
