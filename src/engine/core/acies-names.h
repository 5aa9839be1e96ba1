/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-types.h"

G_BEGIN_DECLS

/* Wire names of an enum: kebab-case, ended by a row whose name is NULL. */
typedef struct
{
  const char *name;
  int         value;
} AciesName;

/* Returns: (nullable): the name of @value, or %NULL if the table has none. */
const char *acies_name_of (const AciesName *names, int value);

/* Looks @name up; @value is set only on success. */
gboolean acies_names_find (const AciesName *names, const char *name, int *value);

/* Returns: (transfer full): all names, parted by commas, for messages. */
char *acies_names_list (const AciesName *names);

G_END_DECLS
