/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-json-scan.h"

#include "engine/core/acies-error.h"

G_BEGIN_DECLS

#define ACIES_SCAN_LONGEST_STEP 40   /* characters of a key in a path or message */
#define ACIES_SCAN_LONGEST_PATH 160  /* bytes of a path in a message */

/* A key of an object that is still open; offsets into the text, between the quotes. */
typedef struct
{
  guint32 start, end;
  guint32 hash;
} ScanKey;

/* An object or list that is still open. */
typedef struct
{
  gboolean is_object;
  guint32  start;      /* offset of its bracket */
  guint    first_key;  /* of an object: where its keys begin in the list of keys */
  gboolean has_key;    /* of an object: its last key is the one under way */
  guint    index;      /* of a list: the element under way */
} ScanFrame;

typedef struct
{
  const char *text;
  gsize       length;
  gsize       at;
  guint       n_values;
  guint       depth;
  ScanFrame   frames[ACIES_MAX_JSON_DEPTH];
  GArray     *keys;    /* ScanKey, of all open objects */
  GError    **error;
} Scan;

/* The place of @offset; both count from 1. */
void     scan_position   (const Scan *scan, gsize offset, guint *line, guint *column);

/* Sets the error, with the place of @offset and the path of the value under way. Always FALSE. */
gboolean scan_fail       (Scan *scan, int code, gsize offset, const char *format, ...) G_GNUC_PRINTF (4, 5);

#define scan_syntax(scan, offset, ...) scan_fail ((scan), ACIES_FILE_ERROR_SYNTAX, (offset), __VA_ARGS__)
#define scan_limit(scan, offset, ...)  scan_fail ((scan), ACIES_FILE_ERROR_LIMIT, (offset), __VA_ARGS__)

/* The byte at the current place; -1 at the end. */
int      scan_peek       (const Scan *scan);
void     scan_skip_space (Scan *scan);

/* What stands at the current place, for a message: a word, or one character. Returns: (transfer full) */
char    *scan_found      (const Scan *scan);

/* The text ends too early. Always FALSE. */
gboolean scan_fail_at_end (Scan *scan);

/* A string or number: from its first character to behind its last. */
gboolean scan_string      (Scan *scan);
gboolean scan_number      (Scan *scan);

/* The sentence for a number that is written wrongly. Always FALSE. */
gboolean scan_fail_number (Scan *scan, gsize start);

G_END_DECLS
