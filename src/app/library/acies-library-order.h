/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/library/acies-library-item.h"

G_BEGIN_DECLS

/* Values of the preference "library-sort"; rows of the page's choice. */
typedef enum
{
  ACIES_ORDER_YEAR,
  ACIES_ORDER_NAME,
  ACIES_ORDER_LAST_PLAYED,
} AciesLibraryOrder;

/* How @a and @b stand to each other in @order; broken files come last in all of them. */
int acies_library_order_compare (AciesLibraryItem *a, AciesLibraryItem *b, AciesLibraryOrder order);

/* Whether the battle under way @item is better offered than @best (nullable): what can be gone on with here comes before what
 * another window plays, then what was played last. */
gboolean acies_library_order_is_better (AciesLibraryItem *item, AciesLibraryItem *best);

G_END_DECLS
