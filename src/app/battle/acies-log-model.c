/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-log-model.h"

/* Events that are put into words before the clock is looked at, and the time a portion may take. */
#define PORTION      128
#define PORTION_USEC 3000

struct _AciesLogModel
{
  GObject parent_instance;

  AciesGame          *game;
  GListStore         *all;       /* AciesLogItem */
  GtkFilterListModel *shown;
  GtkCustomFilter    *filter;
  AciesEventFlags     kinds;     /* 0: everything */
  char               *words;     /* casefolded search; nullable */
  guint               fill_id;
};

enum
{
  GROWN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesLogModel, acies_log_model, G_TYPE_OBJECT)

static gboolean
acies_log_model_is_filtering (AciesLogModel *self)
{
  return self->kinds != 0 || (self->words != NULL && *self->words != '\0');
}

static gboolean
is_heading (AciesLogItem *item)
{
  return (acies_log_item_get_flags (item) & ACIES_EVENT_TURN) != 0;
}

/* What the filter lets through stands in the items, so that a heading can wait for its lines. */
static gboolean
match_cb (gpointer object, gpointer data)
{
  return acies_log_item_get_shown (ACIES_LOG_ITEM (object));
}

/* Marks the lines from @first to before the next heading; whether any is shown. */
static gboolean
acies_log_model_mark_group (AciesLogModel *self, guint first, guint *end, gboolean all)
{
  GListModel *lines = G_LIST_MODEL (self->all);
  const guint n = g_list_model_get_n_items (lines);
  gboolean    any = FALSE;
  guint       i;

  for (i = first; i < n; i++)
    {
      g_autoptr (AciesLogItem) item = g_list_model_get_item (lines, i);
      const AciesEventFlags    flags = acies_log_item_get_flags (item);
      gboolean                 shown;

      if (is_heading (item))
        break;

      shown = (self->kinds == 0 || (flags & self->kinds) != 0) &&
              (all || acies_log_item_matches (item, self->words));
      acies_log_item_set_shown (item, shown);
      any = any || shown;
    }
  *end = i;

  return any;
}

static void
acies_log_model_mark (AciesLogModel *self)
{
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->all));
  guint       at = 0;

  if (n > 0)
    acies_log_model_mark_group (self, 0, &at, FALSE);
  while (at < n)
    {
      g_autoptr (AciesLogItem) heading = g_list_model_get_item (G_LIST_MODEL (self->all), at);
      const gboolean           found = acies_log_item_matches (heading, self->words);
      const gboolean           any = acies_log_model_mark_group (self, at + 1, &at, found);

      acies_log_item_set_shown (heading, any || (found && self->kinds == 0));
    }
}

static void
acies_log_model_refilter (AciesLogModel *self)
{
  acies_log_model_mark (self);
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
}

static AciesLogItem *
new_line (AciesGame *game, guint index)
{
  if (index < acies_event_list_size (acies_game_get_events (game)))
    return acies_log_item_new (game, index);

  return acies_log_item_new_end (game);
}

/* What has no line yet. */
static guint
acies_log_model_count_missing (AciesLogModel *self)
{
  if (self->game == NULL)
    return 0;

  return acies_log_model_count_lines (self->game) -
         g_list_model_get_n_items (G_LIST_MODEL (self->all));
}

/* Adds the next lines until @deadline; the rest is left. */
static void
acies_log_model_add (AciesLogModel *self, gint64 deadline)
{
  const guint           first = g_list_model_get_n_items (G_LIST_MODEL (self->all));
  const guint           missing = acies_log_model_count_missing (self);
  g_autoptr (GPtrArray) fresh = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < missing; i++)
    {
      if (i > 0 && i % PORTION == 0 && g_get_monotonic_time () > deadline)
        break;
      g_ptr_array_add (fresh, new_line (self->game, first + i));
    }

  g_list_store_splice (self->all, first, 0, fresh->pdata, fresh->len);
  if (acies_log_model_is_filtering (self))
    acies_log_model_refilter (self);
}

static gboolean
fill_cb (gpointer data)
{
  AciesLogModel *self = data;

  acies_log_model_add (self, g_get_monotonic_time () + PORTION_USEC);
  g_signal_emit (self, signals[GROWN], 0);
  if (acies_log_model_count_missing (self) > 0)
    return G_SOURCE_CONTINUE;

  self->fill_id = 0;
  return G_SOURCE_REMOVE;
}

static void
acies_log_model_dispose (GObject *object)
{
  AciesLogModel *self = ACIES_LOG_MODEL (object);

  g_clear_handle_id (&self->fill_id, g_source_remove);
  g_clear_object (&self->shown);
  g_clear_object (&self->all);
  g_clear_object (&self->game);
  g_clear_pointer (&self->words, g_free);

  G_OBJECT_CLASS (acies_log_model_parent_class)->dispose (object);
}

static void
acies_log_model_class_init (AciesLogModelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_log_model_dispose;
  signals[GROWN] = g_signal_new ("grown", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
acies_log_model_init (AciesLogModel *self)
{
  self->all = g_list_store_new (ACIES_TYPE_LOG_ITEM);
  self->filter = gtk_custom_filter_new (match_cb, NULL, NULL);
  self->shown = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->all)),
                                           GTK_FILTER (self->filter));
}

guint
acies_log_model_count_lines (AciesGame *game)
{
  const gboolean ended = acies_game_get_concession (game)->kind != ACIES_CONCESSION_NONE;

  return acies_event_list_size (acies_game_get_events (game)) + (ended ? 1 : 0);
}

AciesLogModel *
acies_log_model_new (void)
{
  return g_object_new (ACIES_TYPE_LOG_MODEL, NULL);
}

void
acies_log_model_sync (AciesLogModel *self, AciesGame *game)
{
  guint n_wanted;
  guint n_lines;

  g_return_if_fail (ACIES_IS_LOG_MODEL (self));
  g_return_if_fail (ACIES_IS_GAME (game));

  if (g_set_object (&self->game, game))
    g_list_store_remove_all (self->all);
  n_wanted = acies_log_model_count_lines (game);
  n_lines = g_list_model_get_n_items (G_LIST_MODEL (self->all));
  if (n_lines == n_wanted)
    return;

  if (n_lines > n_wanted)
    g_list_store_splice (self->all, n_wanted, n_lines - n_wanted, NULL, 0);
  if (n_lines > n_wanted && acies_log_model_is_filtering (self))
    acies_log_model_refilter (self);
  acies_log_model_add (self, g_get_monotonic_time () + PORTION_USEC);
  if (acies_log_model_count_missing (self) > 0 && self->fill_id == 0)
    self->fill_id = g_idle_add_full (G_PRIORITY_LOW, fill_cb, self, NULL);
  g_signal_emit (self, signals[GROWN], 0);
}

void
acies_log_model_finish (AciesLogModel *self)
{
  g_return_if_fail (ACIES_IS_LOG_MODEL (self));

  g_clear_handle_id (&self->fill_id, g_source_remove);
  if (acies_log_model_count_missing (self) == 0)
    return;

  acies_log_model_add (self, G_MAXINT64);
  g_signal_emit (self, signals[GROWN], 0);
}

void
acies_log_model_set_filter (AciesLogModel *self, AciesEventFlags kinds, const char *words)
{
  g_return_if_fail (ACIES_IS_LOG_MODEL (self));

  g_free (self->words);
  self->words = words != NULL ? g_utf8_casefold (words, -1) : NULL;
  self->kinds = kinds;
  acies_log_model_refilter (self);
  g_signal_emit (self, signals[GROWN], 0);
}

GListModel *
acies_log_model_get_all (AciesLogModel *self)
{
  g_return_val_if_fail (ACIES_IS_LOG_MODEL (self), NULL);

  return G_LIST_MODEL (self->all);
}

GListModel *
acies_log_model_get_shown (AciesLogModel *self)
{
  g_return_val_if_fail (ACIES_IS_LOG_MODEL (self), NULL);

  return G_LIST_MODEL (self->shown);
}

char *
acies_log_model_to_text (GListModel *lines, GtkBitset *chosen)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (G_IS_LIST_MODEL (lines), NULL);

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (AciesLogItem) item = g_list_model_get_item (lines, i);

      if (chosen != NULL && !gtk_bitset_contains (chosen, i))
        continue;

      if (is_heading (item) && text->len > 0)
        g_string_append_c (text, '\n');
      if ((acies_log_item_get_flags (item) & ACIES_EVENT_CHILD) != 0)
        g_string_append (text, "  ");
      g_string_append (text, acies_log_item_get_text (item));
      if (acies_log_item_get_clause (item) != NULL)
        g_string_append_printf (text, " [%s]", acies_log_item_get_clause (item));
      g_string_append_c (text, '\n');
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}
