/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The parts of the shortcuts window, in order. */
typedef enum
{
  ACIES_SHORTCUTS_GENERAL,
  ACIES_SHORTCUTS_LIBRARY,
  ACIES_SHORTCUTS_BATTLE,
  ACIES_SHORTCUTS_BOARD,
  ACIES_SHORTCUTS_REPLAY,
  ACIES_SHORTCUTS_EDITOR,
  ACIES_N_SHORTCUT_GROUPS,
} AciesShortcutGroup;

#define ACIES_MAX_SHORTCUT_KEYS 6

/* One row of the table from which both the accelerators and the shortcuts window are made. */
typedef struct
{
  const char        *action;  /* detailed name, "win.open"; for @local rows the action or binding that the widget installs */
  const char        *keys[ACIES_MAX_SHORTCUT_KEYS + 1];  /* accelerators as gtk_accelerator_parse() reads them; NULL ends */
  const char        *words;   /* NC_("shortcut", ...) */
  AciesShortcutGroup group;
  gboolean           local;   /* bound by a widget that must have the focus, so no accelerator of the application */
} AciesShortcut;

/* The whole table. */
const AciesShortcut *acies_shortcuts_get (guint *n_shortcuts);

/* Sets the accelerators of every row that is not local. */
void acies_shortcuts_install (GtkApplication *app);

/* The heading of a group, translated. Lent. */
const char *acies_shortcuts_get_title (AciesShortcutGroup group);

G_END_DECLS
