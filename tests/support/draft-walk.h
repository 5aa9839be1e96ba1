/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-draft.h"

G_BEGIN_DECLS

/*
 * Edits by chance of every scenario of a game on a table that comes with the program, of the templates, and of scenarios spoilt by
 * chance: every patch can be applied, the tree that it was made of stays as it was, and no edit leaves a reference to what is not
 * there.
 */
typedef struct
{
  const AciesDraft  *draft;
  const char        *ruleset;
  guint              n_brushes, n_marks;
  const char *const *spoilt;      /* texts of JSON that things are replaced by */
  guint              n_spoilt;
  const char *const *map_lists;   /* ends with NULL */
  gint32             most_place;  /* 1/100 mm, a little beyond the table */
  guint            (*count_dangling) (JsonNode *root);
} DraftWalk;

/* @n_spoilt: how many things of each are spoilt before it is edited. */
void  draft_walk_all (const DraftWalk *walk, guint n_spoilt);

/* Adds the ids of the objects of @list. */
void  draft_collect_ids (GHashTable *ids, const AciesJsonCursor *list);

/* How many members of the object at @path have a key that is not in @ids. */
guint draft_count_unknown_keys (GHashTable *ids, JsonNode *root, const char *path);

G_END_DECLS
