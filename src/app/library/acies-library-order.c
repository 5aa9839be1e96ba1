/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-library-order.h"

static int
compare_years (AciesLibraryItem *a,
               AciesLibraryItem *b)
{
  const int year_a = acies_library_item_get_year (a);
  const int year_b = acies_library_item_get_year (b);

  return (year_a > year_b) - (year_a < year_b);
}

static int
compare_names (AciesLibraryItem *a,
               AciesLibraryItem *b)
{
  return strcmp (acies_library_item_get_name_key (a), acies_library_item_get_name_key (b));
}

/* The latest first. */
static int
compare_times (AciesLibraryItem *a,
               AciesLibraryItem *b)
{
  const gint64 time_a = acies_library_item_get_last_played (a);
  const gint64 time_b = acies_library_item_get_last_played (b);

  return (time_a < time_b) - (time_a > time_b);
}

int
acies_library_order_compare (AciesLibraryItem *a,
                             AciesLibraryItem *b,
                             AciesLibraryOrder order)
{
  const int broken = acies_library_item_is_broken (a) - acies_library_item_is_broken (b);
  int result = broken;

  if (result == 0 && order == ACIES_ORDER_LAST_PLAYED)
    result = compare_times (a, b);
  if (result == 0 && order != ACIES_ORDER_NAME)
    result = compare_years (a, b);
  if (result == 0)
    result = compare_names (a, b);
  /* One battle under two rule systems: no matter in which order their files were found. */
  if (result == 0)
    result = g_strcmp0 (acies_library_item_get_detail (a), acies_library_item_get_detail (b));

  return result;
}

gboolean
acies_library_order_is_better (AciesLibraryItem *item,
                               AciesLibraryItem *best)
{
  if (best == NULL)
    return TRUE;
  if (acies_library_item_is_in_use (item) != acies_library_item_is_in_use (best))
    return acies_library_item_is_in_use (best);

  return acies_library_item_get_modified (item) > acies_library_item_get_modified (best);
}
