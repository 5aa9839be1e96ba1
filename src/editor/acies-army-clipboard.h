/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* Units on the clipboard: JSON, under a type of their own and as text, so that they go from window to window and into letters. */

#define ACIES_ARMY_MIME_TYPE "application/x-acies-units+json"

/* @units: of JsonNode; @ruleset: the id of their rules */
void acies_army_clipboard_put (GdkClipboard *clipboard, GPtrArray *units, const char *ruleset);

/* Reads what is there. @cancellable: (nullable) */
void acies_army_clipboard_get_async (GdkClipboard *clipboard, const char *ruleset, GCancellable *cancellable,
                                     GAsyncReadyCallback callback, gpointer user_data);

/* @error: a sentence for people: there is nothing, or nothing that is units of these rules.
 * Returns: (transfer full) (nullable) (element-type JsonNode): at least one */
GPtrArray *acies_army_clipboard_get_finish (GdkClipboard *clipboard, GAsyncResult *result, GError **error);

/* The same of bytes that came from elsewhere. */
GPtrArray *acies_army_clipboard_parse (const char *text, gsize length, const char *ruleset, GError **error);

G_END_DECLS
