/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesHeadedList:
 *
 * A head above a list of very many, both scrolled as one: the head goes away upwards before the list begins to move. The list
 * knows what of it is to be seen, and makes widgets for that alone. For a GtkScrolledWindow.
 * Properties: "head" (GtkWidget); "list" (GtkWidget that is a GtkScrollable; when it is hidden the head has all the room).
 */
#define ACIES_TYPE_HEADED_LIST (acies_headed_list_get_type ())
G_DECLARE_FINAL_TYPE (AciesHeadedList, acies_headed_list, ACIES, HEADED_LIST, GtkWidget)

G_END_DECLS
