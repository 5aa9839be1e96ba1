/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesApplication:
 *
 * The one program: its windows, its files from outside, its style. A second start hands its files to the first.
 */
#define ACIES_TYPE_APPLICATION (acies_application_get_type ())
G_DECLARE_FINAL_TYPE (AciesApplication, acies_application, ACIES, APPLICATION, GtkApplication)

/* @flags are added to HANDLES_OPEN (tests add NON_UNIQUE). Returns: (transfer full) */
AciesApplication *acies_application_new (GApplicationFlags flags);

/* The preferences; lent. They are there from start-up on. */
GSettings *acies_application_get_settings (AciesApplication *self);

G_END_DECLS
