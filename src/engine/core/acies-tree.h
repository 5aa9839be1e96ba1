/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-draft.h"

G_BEGIN_DECLS

/*
 * The tree as an edit of a draft changes it: a copy, which is compared with the original at the end. The functions lend nodes of
 * the copy and answer NULL for what is missing or of another type; they take a NULL object or list for an empty one.
 */
typedef struct
{
  JsonNode *before, *after;
} AciesTreeEdit;

/* FALSE if the root is no object. */
gboolean acies_tree_begin  (AciesTreeEdit *edit, const AciesJsonCursor *root);
gboolean acies_tree_end    (AciesTreeEdit *edit, AciesPatch *patch);  /* whether anything has changed */
gboolean acies_tree_cancel (AciesTreeEdit *edit);                     /* always FALSE */

JsonObject *acies_tree_root   (const AciesTreeEdit *edit);
JsonObject *acies_tree_object (JsonObject *object, const char *key);
JsonArray  *acies_tree_array  (JsonObject *object, const char *key);
JsonObject *acies_tree_item   (JsonArray *array, guint index);
const char *acies_tree_string (JsonObject *object, const char *key);

/* The same, made if it is missing or of another type. */
JsonObject *acies_tree_need_object (JsonObject *object, const char *key);
JsonArray  *acies_tree_need_array  (JsonObject *object, const char *key);

gboolean acies_tree_has    (JsonArray *array, const char *text);      /* a list of texts; NULL has none */
void     acies_tree_add    (JsonObject *object, const char *key, const char *text);  /* to the list @key, once */
gboolean acies_tree_drop   (JsonObject *object, const char *key, const char *text);  /* from it; a list that is empty then goes */
void     acies_tree_insert (JsonObject *object, const char *key, guint index, JsonNode *node);  /* takes @node over */

G_END_DECLS
