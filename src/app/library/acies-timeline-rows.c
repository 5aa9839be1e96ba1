/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-timeline-rows.h"

#include "app/library/acies-item-words.h"

#include <glib/gi18n.h>

struct _AciesTimelineRow
{
  GObject parent_instance;

  AciesTimelineKind kind;
  char      *title;  /* of a heading */
  GPtrArray *items;  /* AciesLibraryItem; of a battle */
  int        first_year;  /* of its war in its century */
};

G_DEFINE_FINAL_TYPE (AciesTimelineRow, acies_timeline_row, G_TYPE_OBJECT)

static void
acies_timeline_row_finalize (GObject *object)
{
  AciesTimelineRow *self = ACIES_TIMELINE_ROW (object);

  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->items, g_ptr_array_unref);

  G_OBJECT_CLASS (acies_timeline_row_parent_class)->finalize (object);
}

static void
acies_timeline_row_class_init (AciesTimelineRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = acies_timeline_row_finalize;
}

static void
acies_timeline_row_init (AciesTimelineRow *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
}

AciesTimelineKind
acies_timeline_row_get_kind (AciesTimelineRow *self)
{
  return self->kind;
}

const char *
acies_timeline_row_get_title (AciesTimelineRow *self)
{
  if (self->title != NULL)
    return self->title;

  return acies_library_item_get_name (g_ptr_array_index (self->items, 0));
}

guint
acies_timeline_row_get_n_items (AciesTimelineRow *self)
{
  return self->items->len;
}

AciesLibraryItem *
acies_timeline_row_get_item (AciesTimelineRow *self,
                             guint             index)
{
  g_return_val_if_fail (index < self->items->len, NULL);

  return g_ptr_array_index (self->items, index);
}

/* What all scenarios of a battle say of it: the first that says anything. */
const char *
acies_timeline_row_get_war (AciesTimelineRow *self)
{
  for (guint i = 0; i < self->items->len; i++)
    if (*acies_library_item_get_war (g_ptr_array_index (self->items, i)) != '\0')
      return acies_library_item_get_war (g_ptr_array_index (self->items, i));

  return "";
}

int
acies_timeline_row_get_year (AciesTimelineRow *self)
{
  int year = G_MAXINT;

  for (guint i = 0; i < self->items->len; i++)
    year = MIN (year, acies_library_item_get_year (g_ptr_array_index (self->items, i)));

  return year;
}

/* Of a year; those without one come last. */
static int
get_century (AciesTimelineRow *self)
{
  int century = 0;

  for (guint i = 0; i < self->items->len && century == 0; i++)
    century = acies_library_item_get_century (g_ptr_array_index (self->items, i));

  return century != 0 ? century : G_MAXINT;
}

/* Battles */

static int
compare_rulesets (gconstpointer a,
                  gconstpointer b)
{
  AciesLibraryItem *one = *(AciesLibraryItem *const *) a;
  AciesLibraryItem *other = *(AciesLibraryItem *const *) b;
  const AciesRuleset *const *all = acies_ruleset_list ();

  for (guint i = 0; all[i] != NULL; i++)
    {
      if (acies_library_item_get_ruleset (one) == all[i])
        return acies_library_item_get_ruleset (other) == all[i] ? 0 : -1;
      if (acies_library_item_get_ruleset (other) == all[i])
        return 1;
    }

  return 0;
}

static gboolean
has_ruleset (AciesTimelineRow   *row,
             const AciesRuleset *ruleset)
{
  for (guint i = 0; i < row->items->len; i++)
    if (acies_library_item_get_ruleset (g_ptr_array_index (row->items, i)) == ruleset)
      return TRUE;

  return FALSE;
}

/* The battle that @item is another form of. */
static AciesTimelineRow *
find_battle (GHashTable       *by_id,
             AciesLibraryItem *item,
             char            **links)
{
  AciesTimelineRow *row = g_hash_table_lookup (by_id, acies_library_item_get_id (item));

  for (guint i = 0; row == NULL && links[i] != NULL; i++)
    row = g_hash_table_lookup (by_id, links[i]);

  /* A copy of a battle is a battle of its own. */
  return row != NULL && !has_ruleset (row, acies_library_item_get_ruleset (item)) ? row : NULL;
}

static void
add_item (GPtrArray        *battles,
          GHashTable       *by_id,
          AciesLibraryItem *item)
{
  g_auto (GStrv) links = acies_library_item_list_links (item);
  AciesTimelineRow *row = find_battle (by_id, item, links);

  if (row == NULL)
    {
      row = g_object_new (ACIES_TYPE_TIMELINE_ROW, NULL);
      row->kind = ACIES_TIMELINE_BATTLE;
      g_ptr_array_add (battles, row);
    }
  g_ptr_array_add (row->items, g_object_ref (item));
  g_ptr_array_sort (row->items, compare_rulesets);
  g_hash_table_insert (by_id, g_strdup (acies_library_item_get_id (item)), row);
  for (guint i = 0; links[i] != NULL; i++)
    if (!g_hash_table_contains (by_id, links[i]))
      g_hash_table_insert (by_id, g_strdup (links[i]), row);
}

static GPtrArray *
gather_battles (GListModel *items)
{
  GPtrArray *battles = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GHashTable) by_id = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (AciesLibraryItem) item = g_list_model_get_item (items, i);

      if (!acies_library_item_is_broken (item) && !acies_library_item_is_game (item))
        add_item (battles, by_id, item);
    }

  return battles;
}

/* Order */

/* A war that goes on into another century begins anew there. */
static char *
get_war_key (AciesTimelineRow *row)
{
  return g_strdup_printf ("%d %s", get_century (row), acies_timeline_row_get_war (row));
}

static void
find_first_years (GPtrArray *battles)
{
  g_autoptr (GHashTable) first = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < battles->len; i++)
    {
      AciesTimelineRow *row = g_ptr_array_index (battles, i);
      g_autofree char *key = get_war_key (row);
      AciesTimelineRow *before = g_hash_table_lookup (first, key);

      if (before == NULL ||
          acies_timeline_row_get_year (row) < acies_timeline_row_get_year (before))
        g_hash_table_insert (first, g_steal_pointer (&key), row);
    }
  for (guint i = 0; i < battles->len; i++)
    {
      AciesTimelineRow *row = g_ptr_array_index (battles, i);
      g_autofree char *key = get_war_key (row);

      row->first_year = G_MAXINT;
      if (*acies_timeline_row_get_war (row) != '\0')
        row->first_year = acies_timeline_row_get_year (g_hash_table_lookup (first, key));
    }
}

static int
compare_numbers (int a,
                 int b)
{
  return (a > b) - (a < b);
}

static int
compare_battles (gconstpointer a,
                 gconstpointer b)
{
  AciesTimelineRow *one = *(AciesTimelineRow *const *) a;
  AciesTimelineRow *other = *(AciesTimelineRow *const *) b;
  int result = compare_numbers (get_century (one), get_century (other));

  if (result == 0)
    result = compare_numbers (one->first_year, other->first_year);
  if (result == 0)
    result = strcmp (acies_timeline_row_get_war (one), acies_timeline_row_get_war (other));
  if (result == 0)
    result = compare_numbers (acies_timeline_row_get_year (one),
                              acies_timeline_row_get_year (other));
  if (result == 0)
    result = strcmp (acies_library_item_get_name_key (g_ptr_array_index (one->items, 0)),
                     acies_library_item_get_name_key (g_ptr_array_index (other->items, 0)));

  return result;
}

/* Headings */

/* @title: (transfer full) */
static void
add_heading (GListStore       *rows,
             AciesTimelineKind kind,
             char             *title)
{
  g_autoptr (AciesTimelineRow) row = g_object_new (ACIES_TYPE_TIMELINE_ROW, NULL);

  row->kind = kind;
  row->title = title;
  g_list_store_append (rows, row);
}

static char *
get_century_title (AciesTimelineRow *row)
{
  return get_century (row) == G_MAXINT ? g_strdup (C_ ("century", "Without a date"))
                                       : acies_item_words_century_years (get_century (row));
}

GListModel *
acies_timeline_rows_new (GListModel *items)
{
  GListStore *rows = g_list_store_new (ACIES_TYPE_TIMELINE_ROW);
  g_autoptr (GPtrArray) battles = gather_battles (items);
  AciesTimelineRow *before = NULL;

  find_first_years (battles);
  g_ptr_array_sort (battles, compare_battles);
  for (guint i = 0; i < battles->len; i++)
    {
      AciesTimelineRow *row = g_ptr_array_index (battles, i);
      const gboolean new_century = before == NULL || get_century (before) != get_century (row);
      const char *war = acies_timeline_row_get_war (row);
      const gboolean new_war =
        new_century || !g_str_equal (acies_timeline_row_get_war (before), war);

      if (new_century)
        add_heading (rows, ACIES_TIMELINE_CENTURY, get_century_title (row));
      if (new_war && *war != '\0')
        add_heading (rows, ACIES_TIMELINE_WAR, g_strdup (war));
      else if (new_war && !new_century)
        add_heading (rows, ACIES_TIMELINE_WAR, g_strdup (C_ ("war", "Other battles")));
      g_list_store_append (rows, row);
      before = row;
    }

  return G_LIST_MODEL (rows);
}
