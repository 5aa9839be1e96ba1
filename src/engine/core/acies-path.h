/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <json-glib/json-glib.h>

#include "engine/core/acies-types.h"

G_BEGIN_DECLS

/*
 * Paths into a JSON tree, written as problems write them: sides[0].units[3].class, ["a key"] for a key that is no plain word
 * (in it \" and \\ stand for " and \), "" for the root. An index is a decimal number; [] is the place behind the last element.
 */

#define ACIES_PATH_END G_MAXUINT  /* the index of [] */

typedef struct
{
  char *key;    /* NULL: an element */
  guint index;  /* of an element */
} AciesPathStep;

/**
 * acies_path_parse:
 * @path: anything
 * @error: ACIES_FILE_ERROR_INVALID: it is no path, or one deeper than files may be
 *
 * Returns: (transfer full) (nullable) (element-type AciesPathStep): the steps from the root; g_array_unref() frees all
 */
GArray *acies_path_parse (const char *path, GError **error);

/* The path of the first @n_steps of @steps. Returns: (transfer full) */
char *acies_path_print (const GArray *steps, guint n_steps);

/* @path and one step more. Returns: (transfer full) */
char *acies_path_member  (const char *path, const char *key);
char *acies_path_element (const char *path, guint index);

/* The path without its last step; NULL for the root and for what is no path. Returns: (transfer full) (nullable) */
char *acies_path_parent (const char *path);

/* Whether @inner is @outer or lies below it. */
gboolean acies_path_contains (const char *outer, const char *inner);

/* What stands at @path in @root. Returns: (transfer none) (nullable): NULL if there is nothing, or @path is none */
JsonNode *acies_path_find (JsonNode *root, const char *path);

G_END_DECLS
