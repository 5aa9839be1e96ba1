/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* A field that differs between two scenarios. */
typedef struct
{
  char     *path;    /* in the later one; of what is gone, in the earlier one */
  char     *label;   /* for people, translated where a form knows the field: "Rome: Legionaries: class" */
  JsonNode *before;  /* (nullable): it is new */
  JsonNode *after;   /* (nullable): it is gone */
} AciesDifference;

/**
 * acies_document_compare:
 *
 * Field by field, in the order of @after; elements of lists are told by their "id" where they have one, else by their place.
 *
 * Returns: (transfer full) (element-type AciesDifference): at most 10,000; g_array_unref() frees all
 */
GArray *acies_document_compare (JsonNode *before, JsonNode *after);

/* What people call the place @path in @root: "Rome: Units: Legionaries: Class"; @path itself where nothing has a name.
 * Returns: (transfer full) */
char *acies_document_label (JsonNode *root, const char *path);

G_END_DECLS
