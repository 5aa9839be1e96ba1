/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-log-panel.h"

#include "app/acies-names-for-readers.h"
#include "app/acies-resources.h"

#include <glib/gi18n.h>

#define INDENT 12

struct _AciesLogPanel
{
  GtkWidget parent_instance;

  AciesGame          *game;
  GListStore         *items;     /* AciesLogItem, all */
  GtkFilterListModel *shown;
  GtkCustomFilter    *filter;
  char               *wanted;    /* casefolded search; nullable */
  AciesEventFlags     kind;      /* 0: everything */
  guint               scroll_id;

  GtkWidget   *box;
  GtkEditable *search;
  GtkDropDown *kinds;
  GtkStack    *stack;
  GtkWidget   *scroller;
  GtkListView *list;
  GtkWidget   *nothing;
};

enum
{
  EVENT_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesLogPanel, acies_log_panel, GTK_TYPE_WIDGET)

/* In the order of the drop-down's rows. */
static const AciesEventFlags kinds[] = {
  0, ACIES_EVENT_COMBAT, ACIES_EVENT_MORALE, ACIES_EVENT_LOSS, ACIES_EVENT_COMMANDER
};

/* A player-turn's heading stays as long as nothing is searched for. */
static gboolean
match_cb (gpointer object, gpointer data)
{
  AciesLogPanel        *self = data;
  AciesLogItem         *item = object;
  const AciesEventFlags flags = acies_log_item_get_flags (item);
  const gboolean        heading = (flags & ACIES_EVENT_TURN) != 0;

  if (self->kind != 0 && (flags & self->kind) == 0 && !heading)
    return FALSE;

  return acies_log_item_matches (item, self->wanted);
}

static void
acies_log_panel_refilter (AciesLogPanel *self)
{
  const gboolean empty = g_list_model_get_n_items (G_LIST_MODEL (self->items)) == 0;

  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  gtk_stack_set_visible_child (self->stack,
                               !empty && g_list_model_get_n_items (G_LIST_MODEL (self->shown)) == 0
                                 ? self->nothing
                                 : self->scroller);
}

static void
search_changed_cb (AciesLogPanel *self)
{
  g_free (self->wanted);
  self->wanted = g_utf8_casefold (gtk_editable_get_text (self->search), -1);
  acies_log_panel_refilter (self);
}

static void
kind_changed_cb (AciesLogPanel *self)
{
  const guint row = gtk_drop_down_get_selected (self->kinds);

  self->kind = kinds[MIN (row, G_N_ELEMENTS (kinds) - 1)];
  acies_log_panel_refilter (self);
}

/* Rows */

static void
row_setup_cb (GtkSignalListItemFactory *factory, GtkListItem *row)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_list_item_set_child (row, label);
}

static void
row_bind_cb (GtkSignalListItemFactory *factory, GtkListItem *row)
{
  AciesLogItem         *item = gtk_list_item_get_item (row);
  GtkWidget            *label = gtk_list_item_get_child (row);
  const AciesEventFlags flags = acies_log_item_get_flags (item);

  gtk_label_set_label (GTK_LABEL (label), acies_log_item_get_text (item));
  gtk_widget_set_margin_start (label, (flags & ACIES_EVENT_CHILD) != 0 ? INDENT : 0);
  gtk_widget_set_tooltip_text (label, acies_log_item_get_clause (item));
  if ((flags & (ACIES_EVENT_TURN | ACIES_EVENT_END)) != 0)
    gtk_widget_add_css_class (label, "heading");
  else
    gtk_widget_remove_css_class (label, "heading");
  acies_name_widget (gtk_widget_get_parent (label), acies_log_item_get_text (item));
}

static void
activate_cb (AciesLogPanel *self, guint position)
{
  g_autoptr (AciesLogItem) item = g_list_model_get_item (G_LIST_MODEL (self->shown), position);

  if (item != NULL)
    g_signal_emit (self, signals[EVENT_CHOSEN], 0, item);
}

/* Only where the list has a size: GTK 4.8 loses its rows otherwise. */
static void
acies_log_panel_scroll_to_end (AciesLogPanel *self)
{
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->shown));

  if (n > 0 && gtk_widget_get_mapped (GTK_WIDGET (self->list)) &&
      gtk_widget_get_height (GTK_WIDGET (self->list)) > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", n - 1);
}

static gboolean
scroll_cb (gpointer data)
{
  AciesLogPanel *self = data;

  self->scroll_id = 0;
  acies_log_panel_scroll_to_end (self);

  return G_SOURCE_REMOVE;
}

static void
acies_log_panel_map (GtkWidget *widget)
{
  AciesLogPanel *self = ACIES_LOG_PANEL (widget);

  GTK_WIDGET_CLASS (acies_log_panel_parent_class)->map (widget);
  if (self->scroll_id == 0)
    self->scroll_id = g_idle_add (scroll_cb, self);
}

/* Object */

static void
acies_log_panel_dispose (GObject *object)
{
  AciesLogPanel *self = ACIES_LOG_PANEL (object);

  g_clear_handle_id (&self->scroll_id, g_source_remove);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->shown);
  g_clear_object (&self->items);
  g_clear_object (&self->game);
  g_clear_pointer (&self->wanted, g_free);

  G_OBJECT_CLASS (acies_log_panel_parent_class)->dispose (object);
}

static void
acies_log_panel_class_init (AciesLogPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_log_panel_dispose;
  widget_class->map = acies_log_panel_map;
  signals[EVENT_CHOSEN] = g_signal_new ("event-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                        0, NULL, NULL, NULL, G_TYPE_NONE, 1, ACIES_TYPE_LOG_ITEM);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ACIES_RESOURCES "app/acies-log-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesLogPanel, box);
  gtk_widget_class_bind_template_child (widget_class, AciesLogPanel, search);
  gtk_widget_class_bind_template_child (widget_class, AciesLogPanel, kinds);
  gtk_widget_class_bind_template_child (widget_class, AciesLogPanel, stack);
  gtk_widget_class_bind_template_child (widget_class, AciesLogPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, AciesLogPanel, list);
  gtk_widget_class_bind_template_child (widget_class, AciesLogPanel, nothing);
}

static void
acies_log_panel_init (AciesLogPanel *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkNoSelection)     selection = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->items = g_list_store_new (ACIES_TYPE_LOG_ITEM);
  self->filter = gtk_custom_filter_new (match_cb, self, NULL);
  self->shown = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->items)),
                                           GTK_FILTER (self->filter));
  selection = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->shown)));

  g_signal_connect (factory, "setup", G_CALLBACK (row_setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (row_bind_cb), NULL);
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (selection));
  g_signal_connect_swapped (self->list, "activate", G_CALLBACK (activate_cb), self);
  g_signal_connect_swapped (self->search, "search-changed", G_CALLBACK (search_changed_cb), self);
  g_signal_connect_swapped (self->kinds, "notify::selected", G_CALLBACK (kind_changed_cb), self);
  acies_name_drop_down (GTK_WIDGET (self->kinds), _("Which events"));
}

void
acies_log_panel_sync (AciesLogPanel *self, AciesGame *game)
{
  const guint n_events = acies_event_list_size (acies_game_get_events (game));
  guint       n_items;

  g_return_if_fail (ACIES_IS_LOG_PANEL (self));

  if (g_set_object (&self->game, game))
    g_list_store_remove_all (self->items);
  n_items = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  if (n_items == n_events)
    return;

  if (n_items > n_events)
    g_list_store_splice (self->items, n_events, n_items - n_events, NULL, 0);
  for (guint i = MIN (n_items, n_events); i < n_events; i++)
    {
      g_autoptr (AciesLogItem) item = acies_log_item_new (game, i);

      g_list_store_append (self->items, item);
    }
  acies_log_panel_refilter (self);
  acies_log_panel_scroll_to_end (self);
}

char *
acies_log_panel_to_text (AciesLogPanel *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (ACIES_IS_LOG_PANEL (self), NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->items)); i++)
    {
      g_autoptr (AciesLogItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);
      const AciesEventFlags    flags = acies_log_item_get_flags (item);

      if ((flags & ACIES_EVENT_TURN) != 0 && i > 0)
        g_string_append_c (text, '\n');
      g_string_append_printf (text, "%s%s", (flags & ACIES_EVENT_CHILD) != 0 ? "  " : "",
                              acies_log_item_get_text (item));
      if (acies_log_item_get_clause (item) != NULL)
        g_string_append_printf (text, " [%s]", acies_log_item_get_clause (item));
      g_string_append_c (text, '\n');
    }

  return g_strdup (text->str);
}

void
acies_log_panel_find (AciesLogPanel *self)
{
  g_return_if_fail (ACIES_IS_LOG_PANEL (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

GListModel *
acies_log_panel_get_shown (AciesLogPanel *self)
{
  g_return_val_if_fail (ACIES_IS_LOG_PANEL (self), NULL);

  return G_LIST_MODEL (self->shown);
}
