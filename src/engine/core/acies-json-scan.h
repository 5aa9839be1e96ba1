/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-types.h"

G_BEGIN_DECLS

#define ACIES_MAX_JSON_VALUES 1000000  /* values in one text */
#define ACIES_MAX_JSON_KEYS   1000     /* keys in one object */

/**
 * acies_json_scan:
 * @text: the bytes; they need not end in NUL
 * @length: their number
 * @error: ACIES_FILE_ERROR_SYNTAX or _LIMIT: "line 3, column 7, in sides[0].units: sentence"
 *
 * Judges strictly whether @text is one JSON value (RFC 8259) that this program takes: valid UTF-8 without a byte order mark,
 * at most 16 MiB, 64 levels, 1,000,000 values and 1,000 keys an object, no key twice in an object, whole numbers within ±2^53,
 * finite numbers, no \u0000 and no half surrogate pair. Columns count characters from 1. Works without recursion, and with no
 * more memory than the keys of the objects open at one time.
 */
gboolean acies_json_scan (const char *text, gsize length, GError **error);

/* Appends a step of a path: ".key", or ["a key"] if @key is no plain word; without the point at the start of @path. */
void acies_json_append_key (GString *path, const char *key, gsize length);

G_END_DECLS
