/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-library-grid.h"

#include "widgets/acies-focus.h"

/* Pictures that are kept when their cards are out of sight. */
#define MOST_SHELVED 64

/* Cards */

static void
forget_oldest (GQueue *shelf)
{
  g_autoptr (AciesLibraryItem) item = g_queue_pop_head (shelf);

  acies_library_item_forget_picture (item);
}

static void
free_shelf (gpointer  data,
            GClosure *closure)
{
  g_queue_free_full (data, g_object_unref);
}

static void
on_setup_cb (GtkSignalListItemFactory *factory,
             GtkListItem              *place)
{
  gtk_list_item_set_child (place, acies_library_card_new ());
}

static void
on_bind_cb (GtkSignalListItemFactory *factory,
            GtkListItem              *place,
            gpointer                  shelf)
{
  AciesLibraryItem *item = gtk_list_item_get_item (place);

  if (g_queue_remove (shelf, item))
    g_object_unref (item);
  acies_library_card_set_item (ACIES_LIBRARY_CARD (gtk_list_item_get_child (place)), item);
}

static void
on_unbind_cb (GtkSignalListItemFactory *factory,
              GtkListItem              *place,
              gpointer                  shelf)
{
  AciesLibraryCard *card = ACIES_LIBRARY_CARD (gtk_list_item_get_child (place));

  g_queue_push_tail (shelf, g_object_ref (acies_library_card_get_item (card)));
  acies_library_card_set_item (card, NULL);
  if (g_queue_get_length (shelf) > MOST_SHELVED)
    forget_oldest (shelf);
}

static GtkListItemFactory *
create_factory (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GQueue *shelf = g_queue_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (on_setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind_cb), shelf);
  g_signal_connect_data (factory, "unbind", G_CALLBACK (on_unbind_cb), shelf, free_shelf, 0);
  return factory;
}

/* Keys */

AciesLibraryCard *
acies_library_grid_get_card (GtkWidget *place)
{
  GtkWidget *child = place != NULL ? gtk_widget_get_first_child (place) : NULL;

  return ACIES_IS_LIBRARY_CARD (child) ? ACIES_LIBRARY_CARD (child) : NULL;
}

/* The place that has the focus itself; not if a button on its card has it. */
static GtkWidget *
get_focused_place (GtkWidget *grid)
{
  GtkWidget *place = gtk_widget_get_focus_child (grid);

  return place != NULL && gtk_widget_is_focus (place) ? place : NULL;
}

static gboolean
on_space_cb (GtkWidget *grid,
             GVariant  *arguments,
             gpointer   user_data)
{
  GtkWidget *place = get_focused_place (grid);

  return place != NULL && gtk_widget_activate (place);
}

static gboolean
on_card_key_cb (GtkWidget *grid,
                GVariant  *arguments,
                gpointer   action)
{
  AciesLibraryCard *card = acies_library_grid_get_card (get_focused_place (grid));

  return card != NULL && gtk_widget_activate_action (GTK_WIDGET (card), action, NULL);
}

/* What can be taken away: a game, or a file that is gone or broken. */
static gboolean
on_delete_cb (GtkWidget *grid,
              GVariant  *arguments,
              gpointer   user_data)
{
  return on_card_key_cb (grid, NULL, (gpointer) "library-card.delete") ||
         on_card_key_cb (grid, NULL, (gpointer) "library-card.remove");
}

static void
add_key (GtkShortcutController *controller,
         const char            *key,
         GtkShortcutFunc        func,
         const char            *action)
{
  GtkShortcutTrigger *trigger = gtk_shortcut_trigger_parse_string (key);
  GtkShortcutAction *call = gtk_callback_action_new (func, (gpointer) action, NULL);

  gtk_shortcut_controller_add_shortcut (controller, gtk_shortcut_new (trigger, call));
}

/* Before the grid's own: there Space chooses a card without opening it. */
static void
add_keys (GtkWidget *grid)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (controller);

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  add_key (keys, "space|KP_Space", on_space_cb, NULL);
  add_key (keys, "Delete", on_delete_cb, NULL);
  add_key (keys, "Menu|<Shift>F10", on_card_key_cb, "library-card.menu");
  add_key (keys, "<Control><Shift>p", on_card_key_cb, "library-card.replay");
  add_key (keys, "<Control><Shift>n", on_card_key_cb, "library-card.edit");
  gtk_widget_add_controller (grid, controller);
}

void
acies_library_grid_set_up (GtkGridView *grid,
                           GListModel  *shown)
{
  g_autoptr (GtkListItemFactory) factory = create_factory ();
  g_autoptr (GtkSelectionModel) model =
    GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (shown)));

  acies_focus_make_one_stop (GTK_WIDGET (grid));
  add_keys (GTK_WIDGET (grid));
  gtk_grid_view_set_factory (grid, factory);
  gtk_grid_view_set_model (grid, model);
}

void
acies_library_grid_reorder (GtkGridView *grid,
                            GtkSorter   *sorter)
{
  g_autoptr (GtkSelectionModel) model = g_object_ref (gtk_grid_view_get_model (grid));

  gtk_grid_view_set_model (grid, NULL);
  gtk_sorter_changed (sorter, GTK_SORTER_CHANGE_DIFFERENT);
  gtk_grid_view_set_model (grid, model);
}

gboolean
acies_library_grid_focus_first (GtkGridView *grid)
{
  GtkSelectionModel *model = gtk_grid_view_get_model (grid);
  GtkWidget *first = NULL;

  if (g_list_model_get_n_items (G_LIST_MODEL (model)) == 0)
    return FALSE;

  gtk_widget_activate_action (GTK_WIDGET (grid), "list.scroll-to-item", "u", 0);
  first = gtk_widget_get_first_child (GTK_WIDGET (grid));
  return first != NULL && gtk_widget_grab_focus (first);
}
