/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-library-page.h"

#include "app/acies-headed-list.h"
#include "app/acies-recent.h"
#include "app/library/acies-continue-card.h"
#include "app/library/acies-library-files.h"
#include "app/library/acies-library-grid.h"
#include "app/library/acies-library-order.h"
#include "app/library/acies-library-sidebar.h"
#include "app/library/acies-timeline.h"
#include "battlefield/acies-token-view.h"
#include "widgets/acies-columns.h"
#include "widgets/acies-focus.h"
#include "widgets/acies-menu-button.h"
#include "widgets/acies-names-for-readers.h"
#include "widgets/acies-resources.h"
#include "widgets/acies-split.h"
#include "widgets/acies-typing.h"

#include <glib/gi18n.h>

#define KEY_SORT      "library-sort"
#define KEY_TIME_LINE "library-time-line"

#define EMPTY_TOKEN_WIDTH 64

struct _AciesLibraryPage
{
  GtkWidget parent_instance;

  GSettings         *settings;
  AciesLibraryModel *model;
  GtkFilter         *filter;  /* owned by shown */
  GtkSorter         *sorter;  /* owned by shown */
  GtkFilterListModel *filtered;
  GtkSortListModel   *shown;
  char              *needle;  /* casefolded */
  gboolean           was_loaded;
  gboolean           keep_focus;  /* the grid had it when the battles changed */
  GtkWidget         *placed;  /* what was given the focus unasked; compared only */

  GtkWidget           *header;
  GtkWidget           *open_button;
  GtkSearchEntry      *search_entry;
  AciesSplit          *split;
  AciesLibrarySidebar *sidebar;
  GtkStack            *views;
  GtkScrolledWindow   *scroller;
  AciesTimeline       *timeline;
  GtkWidget           *first_card;
  AciesContinueCard   *continue_card;
  GtkLabel            *title_label;
  GtkDropDown         *sort_drop_down;
  GtkGridView         *grid;
  GtkWidget           *empty_box;
  AciesTokenView      *first_token;
  AciesTokenView      *second_token;
  GtkLabel            *empty_label;
  GtkButton           *empty_button;
};

enum
{
  SCENARIO_CHOSEN,
  GAME_CHOSEN,
  CONTINUE_CHOSEN,
  REPLAY_CHOSEN,
  SAID,
  COMPLAINED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesLibraryPage, acies_library_page, GTK_TYPE_WIDGET)

static gboolean
is_searching (AciesLibraryPage *self)
{
  return self->needle != NULL && *self->needle != '\0';
}

/* What is shown */

static gboolean
accepts_cb (gpointer item,
            gpointer user_data)
{
  AciesLibraryPage *self = ACIES_LIBRARY_PAGE (user_data);

  return acies_library_sidebar_accepts (self->sidebar, item) &&
         (!is_searching (self) || acies_library_item_matches (item, self->needle));
}

static int
compare_cb (gconstpointer a,
            gconstpointer b,
            gpointer      user_data)
{
  AciesLibraryPage *self = ACIES_LIBRARY_PAGE (user_data);

  return acies_library_order_compare ((AciesLibraryItem *) a, (AciesLibraryItem *) b,
                                      gtk_drop_down_get_selected (self->sort_drop_down));
}

/* The battle under way that was played last; where all are played in other windows, one of those. */
static AciesLibraryItem *
find_underway (AciesLibraryPage *self)
{
  GListModel *items = G_LIST_MODEL (self->model);
  AciesLibraryItem *best = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (AciesLibraryItem) item = g_list_model_get_item (items, i);

      if (acies_library_item_get_origin (item) == ACIES_ORIGIN_UNDERWAY &&
          !acies_library_item_is_broken (item) && acies_library_order_is_better (item, best))
        best = item;
    }

  return best;
}

/* The guided battle is offered to whoever has never begun a battle; later it stands in the menu. */
static void
update_top (AciesLibraryPage *self)
{
  const AciesCategory category = acies_library_sidebar_get_category (self->sidebar);
  const gboolean wanted = category == ACIES_CATEGORY_ALL && !is_searching (self) &&
                          !acies_library_sidebar_is_filtered (self->sidebar);

  acies_continue_card_set_item (self->continue_card, wanted ? find_underway (self) : NULL);
  gtk_widget_set_visible (self->first_card,
                          wanted && self->was_loaded &&
                            acies_recent_has_never_played (self->settings) &&
                            !gtk_widget_get_visible (GTK_WIDGET (self->continue_card)));
}

/* Whether all that is to be shown is shown, in its order. */
static gboolean
is_settled (AciesLibraryPage *self)
{
  return !acies_library_model_get_loading (self->model) &&
         gtk_filter_list_model_get_pending (self->filtered) == 0 &&
         gtk_sort_list_model_get_pending (self->shown) == 0;
}

static void
update_empty (AciesLibraryPage *self)
{
  const AciesCategory category = acies_library_sidebar_get_category (self->sidebar);
  const gboolean empty = g_list_model_get_n_items (G_LIST_MODEL (self->shown)) == 0 &&
                         is_settled (self);
  const gboolean narrowed = is_searching (self) ||
                            acies_library_sidebar_is_filtered (self->sidebar) ||
                            (category != ACIES_CATEGORY_ALL && category != ACIES_CATEGORY_RULESET &&
                             category != ACIES_CATEGORY_RECENT);

  gtk_widget_set_visible (self->empty_box, empty);
  gtk_widget_set_visible (GTK_WIDGET (self->grid), !empty);
  if (!empty)
    return;

  gtk_label_set_text (self->empty_label,
                      is_searching (self) ? _("No battle fits.") : acies_library_sidebar_get_empty_words (self->sidebar));
  gtk_button_set_label (self->empty_button, narrowed ? _("Show All Battles") : _("Open a File"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->empty_button), narrowed ? "library.show-all" : "win.open");
  acies_name_widget (GTK_WIDGET (self->empty_button), gtk_button_get_label (self->empty_button));
}

/* The card that had the focus may go with its battle: then another gets it. */
static void
note_focus (AciesLibraryPage *self)
{
  self->keep_focus |= gtk_widget_get_focus_child (GTK_WIDGET (self->grid)) != NULL;
}

static void
restore_focus (AciesLibraryPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (self->keep_focus && is_settled (self) && gtk_widget_get_mapped (GTK_WIDGET (self)) &&
      gtk_root_get_focus (root) == NULL)
    self->keep_focus = !gtk_widget_child_focus (GTK_WIDGET (self->grid), GTK_DIR_TAB_FORWARD);
}

static gboolean
is_time_line (AciesLibraryPage *self)
{
  return gtk_stack_get_visible_child (self->views) == GTK_WIDGET (self->timeline);
}

/* Where the time line would have no row the cards stay, with what they say of that. */
static void
update_view (AciesLibraryPage *self)
{
  const gboolean wanted = g_settings_get_boolean (self->settings, KEY_TIME_LINE);

  acies_timeline_set_active (self->timeline, wanted);
  if (wanted && !acies_timeline_is_empty (self->timeline))
    gtk_stack_set_visible_child (self->views, GTK_WIDGET (self->timeline));
  else
    gtk_stack_set_visible_child (self->views, GTK_WIDGET (self->scroller));
}

static void
on_settled_cb (AciesLibraryPage *self)
{
  update_empty (self);
  restore_focus (self);
}

static void
update_shown (AciesLibraryPage *self)
{
  if (self->model == NULL)
    return;

  note_focus (self);
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  gtk_label_set_text (self->title_label, acies_library_sidebar_get_title (self->sidebar));
  update_top (self);
  on_settled_cb (self);
}

/* Small additions are sorted in where they belong at once; another filter or order of very many is worked off bit by bit. */
static void
set_incremental (AciesLibraryPage *self,
                 gboolean          incremental)
{
  gtk_filter_list_model_set_incremental (self->filtered, incremental);
  gtk_sort_list_model_set_incremental (self->shown, incremental);
}

/* Whether the focus is elsewhere than where it was put. */
static gboolean
has_moved_focus (AciesLibraryPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return self->placed != NULL && gtk_root_get_focus (root) != self->placed;
}

/* The first battle is another when earlier ones come, or one under way: the focus goes there while nobody has moved it. */
static void
place_focus (AciesLibraryPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  /* Not from under another page of the window. */
  if (root == NULL || !gtk_widget_get_child_visible (GTK_WIDGET (self)) || is_searching (self) ||
      has_moved_focus (self))
    return;

  if (!gtk_widget_get_visible (GTK_WIDGET (self->continue_card)) ||
      !gtk_widget_child_focus (GTK_WIDGET (self->continue_card), GTK_DIR_TAB_FORWARD))
    acies_library_grid_focus_first (self->grid);
  self->placed = gtk_root_get_focus (root);
}

static void
on_loading_cb (AciesLibraryPage *self)
{
  const gboolean loading = acies_library_model_get_loading (self->model);
  const gboolean was_loaded = self->was_loaded;

  set_incremental (self, !loading);
  if (loading)
    return;

  if (gtk_drop_down_get_selected (self->sort_drop_down) == ACIES_ORDER_LAST_PLAYED)
    gtk_sorter_changed (self->sorter, GTK_SORTER_CHANGE_DIFFERENT);
  acies_library_sidebar_count (self->sidebar, G_LIST_MODEL (self->model));
  self->was_loaded = TRUE;
  update_top (self);
  on_settled_cb (self);
  if (!was_loaded || gtk_widget_get_visible (GTK_WIDGET (self->continue_card)))
    place_focus (self);
}

static void
on_items_changed_cb (AciesLibraryPage *self)
{
  on_settled_cb (self);
  if (!self->was_loaded && self->placed == NULL)
    place_focus (self);
}

/* What is done */

static void
on_search_changed_cb (AciesLibraryPage *self)
{
  g_autofree char *folded =
    g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search_entry)), -1);

  g_free (self->needle);
  self->needle = g_strdup (g_strstrip (folded));
  if (is_searching (self) && acies_split_get_folded (self->split))
    acies_split_set_show_sidebar (self->split, FALSE);
  update_shown (self);
}

static void
on_stop_search_cb (AciesLibraryPage *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
  acies_library_page_focus_battles (self);
}

static void
on_sidebar_changed_cb (AciesLibraryPage *self)
{
  update_shown (self);
}

static void
on_sidebar_chosen_cb (AciesLibraryPage *self)
{
  if (!acies_split_get_folded (self->split))
    return;

  acies_split_set_show_sidebar (self->split, FALSE);
  acies_library_page_focus_battles (self);
}

/* There is little room beside the search; Open is in the menu too. */
static void
on_folded_cb (AciesLibraryPage *self)
{
  gtk_widget_set_visible (self->open_button, !acies_split_get_folded (self->split));
}

static void
on_sort_changed_cb (AciesLibraryPage *self)
{
  if (self->model == NULL)
    return;

  g_settings_set_enum (self->settings, KEY_SORT,
                       (int) gtk_drop_down_get_selected (self->sort_drop_down));
  acies_library_grid_reorder (self->grid, self->sorter);
}

static void
on_activate_cb (AciesLibraryPage *self,
                guint             position)
{
  g_autoptr (AciesLibraryItem) item = g_list_model_get_item (G_LIST_MODEL (self->shown), position);
  GFile *file = acies_library_item_get_file (item);

  if (acies_library_item_is_broken (item))
    g_signal_emit (self, signals[COMPLAINED], 0, acies_library_item_get_detail (item));
  else if (acies_library_item_get_origin (item) == ACIES_ORIGIN_UNDERWAY)
    g_signal_emit (self, signals[CONTINUE_CHOSEN], 0, file);
  else
    g_signal_emit (self, signals[acies_library_item_is_game (item) ? GAME_CHOSEN : SCENARIO_CHOSEN],
                   0, file);
}

static void
show_all_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AciesLibraryPage *self = ACIES_LIBRARY_PAGE (widget);

  gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
  acies_library_sidebar_reset (self->sidebar);
  acies_library_page_focus_battles (self);
}

/* The class */

static void
acies_library_page_dispose (GObject *object)
{
  AciesLibraryPage *self = ACIES_LIBRARY_PAGE (object);
  GtkWidget *child = NULL;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->shown);
  g_clear_object (&self->filtered);
  g_clear_object (&self->model);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->needle, g_free);

  G_OBJECT_CLASS (acies_library_page_parent_class)->dispose (object);
}

static void
create_signals (void)
{
  signals[SCENARIO_CHOSEN] = g_signal_new ("scenario-chosen", ACIES_TYPE_LIBRARY_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                           NULL, NULL, G_TYPE_NONE, 1, G_TYPE_FILE);
  signals[GAME_CHOSEN] = g_signal_new ("game-chosen", ACIES_TYPE_LIBRARY_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                       NULL, NULL, G_TYPE_NONE, 1, G_TYPE_FILE);
  signals[CONTINUE_CHOSEN] = g_signal_new ("continue-chosen", ACIES_TYPE_LIBRARY_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                           NULL, NULL, G_TYPE_NONE, 1, G_TYPE_FILE);
  signals[REPLAY_CHOSEN] = g_signal_new ("replay-chosen", ACIES_TYPE_LIBRARY_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 1, G_TYPE_FILE);
  signals[SAID] = g_signal_new ("said", ACIES_TYPE_LIBRARY_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 3, G_TYPE_STRING, G_TYPE_STRING,
                                G_TYPE_STRING);
  signals[COMPLAINED] = g_signal_new ("complained", ACIES_TYPE_LIBRARY_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                      NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
acies_library_page_class_init (AciesLibraryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_library_page_dispose;
  create_signals ();

  g_type_ensure (ACIES_TYPE_COLUMNS);
  g_type_ensure (ACIES_TYPE_CONTINUE_CARD);
  g_type_ensure (ACIES_TYPE_HEADED_LIST);
  g_type_ensure (ACIES_TYPE_LIBRARY_SIDEBAR);
  g_type_ensure (ACIES_TYPE_MENU_BUTTON);
  g_type_ensure (ACIES_TYPE_SPLIT);
  g_type_ensure (ACIES_TYPE_TIMELINE);
  g_type_ensure (ACIES_TYPE_TOKEN_VIEW);

  acies_library_files_install (widget_class);
  gtk_widget_class_install_action (widget_class, "library.show-all", NULL, show_all_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_t, GDK_CONTROL_MASK, "library-view." KEY_TIME_LINE, NULL);

  gtk_widget_class_set_template_from_resource (widget_class, ACIES_RESOURCES "app/acies-library-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, header);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, open_button);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, split);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, sidebar);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, views);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, timeline);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, first_card);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, continue_card);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, title_label);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, sort_drop_down);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, grid);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, empty_box);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, first_token);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, second_token);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, empty_label);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, empty_button);
  gtk_widget_class_bind_template_callback (widget_class, on_search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_stop_search_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_sidebar_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_sidebar_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_sort_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, acies_library_page_focus_battles);
}

/* Down leads from the search to the battles that it left. */
static gboolean
to_grid_cb (GtkWidget *entry, GVariant *args, gpointer data)
{
  AciesLibraryPage *self = ACIES_LIBRARY_PAGE (data);

  if (is_time_line (self))
    return acies_timeline_focus_first (self->timeline);

  return acies_library_grid_focus_first (self->grid);
}

static void
acies_library_page_init (AciesLibraryPage *self)
{
  GtkLayoutManager *layout = gtk_box_layout_new (GTK_ORIENTATION_VERTICAL);

  gtk_widget_set_layout_manager (GTK_WIDGET (self), layout);
  gtk_widget_init_template (GTK_WIDGET (self));
  acies_name_drop_down (GTK_WIDGET (self->sort_drop_down), _("Sort by"));
  acies_token_view_set_width (self->first_token, EMPTY_TOKEN_WIDTH);
  acies_token_view_set_width (self->second_token, EMPTY_TOKEN_WIDTH);
  acies_token_view_set_side (self->first_token, 0, ACIES_EMBLEM_STANDARD);
  acies_token_view_set_side (self->second_token, 1, ACIES_EMBLEM_STANDARD);
  acies_typing_to_search (GTK_WIDGET (self), self->search_entry);
  acies_focus_on_key (GTK_WIDGET (self->search_entry), GDK_KEY_Down, to_grid_cb, self);
  g_signal_connect_object (self->split, "notify::folded", G_CALLBACK (on_folded_cb), self, G_CONNECT_SWAPPED);
}

/* The action library-view.library-time-line turns the setting over. */
static void
set_up_views (AciesLibraryPage *self)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GAction) action = g_settings_create_action (self->settings, KEY_TIME_LINE);

  g_action_map_add_action (G_ACTION_MAP (group), action);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "library-view", G_ACTION_GROUP (group));
  g_signal_connect_object (self->settings, "changed::" KEY_TIME_LINE, G_CALLBACK (update_view), self, G_CONNECT_SWAPPED);
  acies_timeline_follow (self->timeline, G_LIST_MODEL (self->shown));
  g_signal_connect_object (self->timeline, "notify::empty", G_CALLBACK (update_view), self, G_CONNECT_SWAPPED);
  update_view (self);
}

GtkWidget *
acies_library_page_new (GSettings *settings)
{
  AciesLibraryPage *self = g_object_new (ACIES_TYPE_LIBRARY_PAGE, NULL);

  self->settings = g_object_ref (settings);
  gtk_drop_down_set_selected (self->sort_drop_down,
                              (guint) g_settings_get_enum (settings, KEY_SORT));

  self->model = acies_library_model_new (settings);
  self->filter = GTK_FILTER (gtk_custom_filter_new (accepts_cb, self, NULL));
  self->sorter = GTK_SORTER (gtk_custom_sorter_new (compare_cb, self, NULL));
  self->filtered = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->model)),
                                              self->filter);
  self->shown = gtk_sort_list_model_new (G_LIST_MODEL (g_object_ref (self->filtered)),
                                         self->sorter);
  acies_library_grid_set_up (self->grid, G_LIST_MODEL (self->shown));
  gtk_label_set_text (self->title_label, acies_library_sidebar_get_title (self->sidebar));
  update_top (self);

  g_signal_connect_object (self->model, "notify::loading", G_CALLBACK (on_loading_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->filtered, "notify::pending", G_CALLBACK (on_settled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->shown, "notify::pending", G_CALLBACK (on_settled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->shown, "items-changed", G_CALLBACK (on_items_changed_cb), self, G_CONNECT_SWAPPED);
  set_up_views (self);
  acies_library_page_reload (self);
  return GTK_WIDGET (self);
}

void
acies_library_page_reload (AciesLibraryPage *self)
{
  g_return_if_fail (ACIES_IS_LIBRARY_PAGE (self));

  note_focus (self);
  acies_library_model_reload (self->model);
}

GSettings *
acies_library_page_get_settings (AciesLibraryPage *self)
{
  g_return_val_if_fail (ACIES_IS_LIBRARY_PAGE (self), NULL);

  return self->settings;
}

AciesLibraryModel *
acies_library_page_get_model (AciesLibraryPage *self)
{
  g_return_val_if_fail (ACIES_IS_LIBRARY_PAGE (self), NULL);

  return self->model;
}

gboolean
acies_library_page_is_settled (AciesLibraryPage *self)
{
  g_return_val_if_fail (ACIES_IS_LIBRARY_PAGE (self), FALSE);

  return is_settled (self);
}

void
acies_library_page_focus_search (AciesLibraryPage *self)
{
  g_return_if_fail (ACIES_IS_LIBRARY_PAGE (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

void
acies_library_page_focus_battles (AciesLibraryPage *self)
{
  GtkWidget *target = NULL;

  g_return_if_fail (ACIES_IS_LIBRARY_PAGE (self));

  target = is_time_line (self) ? acies_timeline_get_list (self->timeline) : GTK_WIDGET (self->grid);
  if (!is_time_line (self) && gtk_widget_get_visible (GTK_WIDGET (self->continue_card)))
    target = GTK_WIDGET (self->continue_card);

  /* To where it was last, or the first. */
  if (gtk_widget_get_focus_child (target) == NULL)
    gtk_widget_child_focus (target, GTK_DIR_TAB_FORWARD);
  self->placed = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
}
