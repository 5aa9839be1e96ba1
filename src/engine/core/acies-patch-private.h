/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-patch.h"

G_BEGIN_DECLS

typedef enum
{
  PATCH_SET,
  PATCH_INSERT,
  PATCH_REMOVE,
  PATCH_MOVE,
  PATCH_RENAME,
} PatchKind;

typedef struct
{
  PatchKind kind;
  char     *path;
  JsonNode *value;  /* of set, insert; sealed */
  char     *key;    /* of rename */
  guint     to;     /* of move */
} PatchStep;

/* One step; adds what it did to @changes. Returns: (transfer full) (nullable): the new root, not yet sealed where it is new */
JsonNode *acies_patch_step_apply (const PatchStep *step, JsonNode *root, const AciesFieldOrder *order, GArray *changes,
                                  GError **error);

G_END_DECLS
