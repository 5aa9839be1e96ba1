/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-fields.h"
#include "engine/core/acies-path.h"

G_BEGIN_DECLS

/**
 * AciesPatch:
 *
 * A list of edits of a JSON tree, each with the path it has after the edits before it. Nothing is judged until it is applied.
 */
typedef struct _AciesPatch AciesPatch;

AciesPatch *acies_patch_new  (void);
void        acies_patch_free (AciesPatch *self);
guint       acies_patch_size (const AciesPatch *self);  /* steps */

/* About how many bytes of memory its values take. */
gsize       acies_patch_weigh (const AciesPatch *self);

/*
 * @value: (transfer full): what comes to stand at @path; missing objects and lists on the way are made. A list grows by an index
 * equal to its length, or []. What stands on the way and cannot hold the next step is replaced if it is null, a text, a number, a
 * truth value or empty; else the patch fails.
 */
void acies_patch_set        (AciesPatch *self, const char *path, JsonNode *value);
void acies_patch_set_string (AciesPatch *self, const char *path, const char *value);  /* NULL: null */
void acies_patch_set_int    (AciesPatch *self, const char *path, gint64 value);

/* @path: of the element that @value (transfer full) becomes, "sides[0].units[3]" or "sides[0].units[]"; those behind move up. */
void acies_patch_insert (AciesPatch *self, const char *path, JsonNode *value);

/* Takes a member or an element away; if there is none, nothing happens. */
void acies_patch_remove (AciesPatch *self, const char *path);

/* The element at @path takes the place @to of its list, counted without it: 0 is the first, ACIES_PATH_END the last. If there is
   no such element, nothing happens; if there is no such place, the patch fails. */
void acies_patch_move   (AciesPatch *self, const char *path, guint to);

/* The member at @path gets another @key and keeps its place and value; if there is none, nothing happens. */
void acies_patch_rename (AciesPatch *self, const char *path, const char *key);

/* Adds the steps of @other behind those of @self; values are shared. */
void acies_patch_append (AciesPatch *self, const AciesPatch *other);

/* The order in which new members are put into the objects at @path, which is one of forms: "sides[].units[]", "deployment.*", ""
   the root. Tables end with path NULL. Several rows may have the same path; their fields count in sequence. */
typedef struct
{
  const char       *path;
  const AciesFormField *fields;
} AciesFieldOrder;

/* What a step has done, exactly enough to be followed by handles, and taken back. */
typedef enum
{
  ACIES_CHANGE_VALUE,   /* what stands at path is another, is new, or is gone */
  ACIES_CHANGE_INSERT,  /* the list at path got the element index */
  ACIES_CHANGE_REMOVE,  /* the list at path lost the element index */
  ACIES_CHANGE_MOVE,    /* in the list at path the element index went to to (counted without it) */
} AciesChangeKind;

typedef struct
{
  AciesChangeKind kind;
  char           *path;
  guint           index;
  guint           to;
} AciesChange;

/**
 * acies_patch_apply:
 * @root: a tree; it stays as it is
 * @patch: the edits
 * @order: (nullable): where new members go; without it, and when it does not name them, they go to the end
 * @changes: (out) (optional) (element-type AciesChange) (transfer full): what was done, in order, of which a step that changes
 *   nothing is no part; g_array_unref() frees it
 * @error: ACIES_FILE_ERROR_INVALID or _LIMIT, a sentence that begins with the path: there is no such place; or the tree would be
 *   none that a file may hold (depth, keys, numbers, UTF-8)
 *
 * All of it or nothing. Pure: shares with @root whatever stays as it is, which therefore is sealed.
 *
 * Returns: (transfer full) (nullable): the new root, sealed; @root itself if nothing changes
 */
JsonNode *acies_patch_apply (JsonNode *root, const AciesPatch *patch, const AciesFieldOrder *order, GArray **changes,
                             GError **error);

/* An empty list of AciesChange, which frees what it holds. Returns: (transfer full) */
GArray *acies_changes_new (void);

/* The change that takes back @change, its path shared. */
AciesChange acies_change_invert (const AciesChange *change);

/* Whether two trees write the same text: members in the same order too. What they share is not looked into. */
gboolean acies_json_same (JsonNode *one, JsonNode *other);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesPatch, acies_patch_free)

G_END_DECLS
