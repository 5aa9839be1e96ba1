/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <json-glib/json-glib.h>

#include "engine/core/acies-names.h"
#include "engine/core/acies-problem.h"

G_BEGIN_DECLS

/**
 * acies_json_parse:
 * @text: the bytes
 * @length: their number
 * @error: ACIES_FILE_ERROR_SYNTAX or _LIMIT; the message has line, column and path
 *
 * Scans strictly (RFC 8259, UTF-8, depth 64, 16 MiB, no double keys, whole numbers within 2^53, finite numbers), then parses.
 *
 * Returns: (transfer full) (nullable): the root
 */
JsonNode *acies_json_parse (const char *text, gsize length, GError **error);

/* As acies_json_parse(), of a whole file; one that is of another kind altogether is refused as that (ACIES_FILE_ERROR_FORMAT). */
JsonNode *acies_json_parse_file (GBytes *bytes, GError **error);

/**
 * acies_json_load:
 *
 * Reads and parses a regular file of at most 16 MiB; anything else (folder, pipe, device) is refused. Errors name the file.
 *
 * Returns: (transfer full) (nullable): the root
 */
JsonNode *acies_json_load (GFile *file, GError **error);

/* As acies_json_load(), but the error does not begin with the file's name: for callers that name it themselves. */
JsonNode *acies_json_read_file (GFile *file, GError **error);

/* The bytes of the file alone, under the same limits. Returns: (transfer full) (nullable) */
GBytes *acies_json_read_bytes (GFile *file, GError **error);

/* A copy that shares nothing with @node (json_node_copy() shares objects and lists). Returns: (transfer full) */
JsonNode *acies_json_copy (JsonNode *node);

/**
 * AciesJsonCursor:
 *
 * A value and how it was reached; lives on the stack, chained to its parent, so that a path costs nothing until something is wrong.
 */
typedef struct _AciesJsonCursor AciesJsonCursor;
struct _AciesJsonCursor
{
  JsonNode              *node;    /* may be NULL: the value is absent */
  const AciesJsonCursor *parent;  /* NULL at the root */
  const char            *key;     /* member name, or NULL for an element */
  guint                  index;
};

AciesJsonCursor acies_json_root (JsonNode *node);

/* The member @key of an object or element @index of an array; node is NULL if there is none or @at is of another type. */
AciesJsonCursor acies_json_member  (const AciesJsonCursor *at, const char *key);
AciesJsonCursor acies_json_element (const AciesJsonCursor *at, guint index);
guint           acies_json_length  (const AciesJsonCursor *at);   /* 0 unless an array */
gboolean        acies_json_exists  (const AciesJsonCursor *at);   /* present and not null */
char           *acies_json_path    (const AciesJsonCursor *at);   /* "sides[0].units[3].class" (transfer full) */

/* What stands there, short, for a message: "veterann" in quotes, 12, true, {…}. Returns: (transfer full) */
char           *acies_json_found   (const AciesJsonCursor *at);

/* Adds an error about @at. */
void acies_json_complain (const AciesJsonCursor *at, AciesProblems *problems, const char *clause,
                          const char *format, ...) G_GNUC_PRINTF (4, 5);
/* Complains of each member of the action @at but "kind" that @known, ended by NULL, does not name. Whether there is none such.
 * @kind: the wire name of its kind */
gboolean acies_json_check_action (const AciesJsonCursor *at, const char *const *known, const char *kind,
                                  AciesProblems *problems);
void acies_json_warn     (const AciesJsonCursor *at, AciesProblems *problems, const char *clause,
                          const char *format, ...) G_GNUC_PRINTF (4, 5);

/*
 * Typed readers of the member @key of @at. Required ones complain when it is absent; the _or variants leave @value as it is.
 * All return FALSE after complaining, leaving @value as it was. Strings are lent by the tree.
 */
gboolean acies_json_read_object (const AciesJsonCursor *at, const char *key, AciesJsonCursor *value, AciesProblems *problems);
gboolean acies_json_read_array  (const AciesJsonCursor *at, const char *key, guint most, AciesJsonCursor *value, AciesProblems *problems);
gboolean acies_json_read_string (const AciesJsonCursor *at, const char *key, const char **value, AciesProblems *problems);
gboolean acies_json_read_id     (const AciesJsonCursor *at, const char *key, const char **value, AciesProblems *problems);
gboolean acies_json_read_int    (const AciesJsonCursor *at, const char *key, int least, int most, int *value, AciesProblems *problems);
gboolean acies_json_read_enum   (const AciesJsonCursor *at, const char *key, const AciesName *names, int *value, AciesProblems *problems);
gboolean acies_json_read_bool   (const AciesJsonCursor *at, const char *key, gboolean *value, AciesProblems *problems);
gboolean acies_json_read_string_or (const AciesJsonCursor *at, const char *key, const char **value, AciesProblems *problems);
gboolean acies_json_read_int_or    (const AciesJsonCursor *at, const char *key, int least, int most, int *value, AciesProblems *problems);
gboolean acies_json_read_enum_or   (const AciesJsonCursor *at, const char *key, const AciesName *names, int *value, AciesProblems *problems);
gboolean acies_json_read_bool_or   (const AciesJsonCursor *at, const char *key, gboolean *value, AciesProblems *problems);

/* The value itself as a string (an array's element). */
gboolean acies_json_get_string (const AciesJsonCursor *at, const char **value, AciesProblems *problems);

/* Warns of members of the object @at that are not in @known (NULL-terminated). */
void acies_json_warn_unknown (const AciesJsonCursor *at, const char *const *known, AciesProblems *problems);

/* Whether @id is [a-z0-9][a-z0-9-]* of at most 64 characters. */
gboolean acies_json_is_id (const char *id);

/* The text that @node (nullable) is; lent. NULL if it is none. */
const char *acies_json_text (JsonNode *node);

/* Compact one-line text, numbers as JSON wants them. Returns: (transfer full) */
char *acies_json_to_line (JsonNode *node);

/* Two spaces, a newline at the end. Returns: (transfer full) */
char *acies_json_to_text (JsonNode *node);

/* Writes atomically and durably; the old file stays whole on failure. */
gboolean acies_json_save       (JsonNode *node, GFile *file, GError **error);
gboolean acies_json_save_bytes (GBytes *bytes, GFile *file, GError **error);

/* Writer helpers on a JsonBuilder that stands inside an object. A NULL string writes null. */
void acies_json_put_string (JsonBuilder *builder, const char *key, const char *value);
void acies_json_put_int    (JsonBuilder *builder, const char *key, gint64 value);
void acies_json_put_bool   (JsonBuilder *builder, const char *key, gboolean value);
void acies_json_put_double (JsonBuilder *builder, const char *key, double value);
void acies_json_put_null   (JsonBuilder *builder, const char *key);

G_END_DECLS
