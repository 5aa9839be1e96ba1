/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-library-page.h"

#include "app/acies-focus.h"
#include "app/acies-menu-button.h"
#include "app/acies-names-for-readers.h"
#include "app/acies-recent.h"
#include "app/acies-resources.h"
#include "app/acies-split.h"
#include "app/acies-typing.h"
#include "app/library/acies-continue-card.h"
#include "app/library/acies-library-card.h"
#include "app/library/acies-library-files.h"
#include "app/library/acies-library-order.h"
#include "app/library/acies-library-sidebar.h"
#include "battlefield/acies-token-view.h"

#include <glib/gi18n.h>

#define KEY_SORT "library-sort"

#define EMPTY_TOKEN_WIDTH 64

struct _AciesLibraryPage
{
  GtkWidget parent_instance;

  GSettings         *settings;
  AciesLibraryModel *model;
  GtkFilter         *filter;  /* owned by shown */
  GtkSorter         *sorter;  /* owned by shown */
  GListModel        *shown;
  char              *needle;  /* casefolded */
  gboolean           was_loaded;

  GtkWidget           *header;
  GtkWidget           *open_button;
  GtkSearchEntry      *search_entry;
  AciesSplit          *split;
  AciesLibrarySidebar *sidebar;
  GtkScrolledWindow   *scroller;
  GtkWidget           *first_card;
  AciesContinueCard   *continue_card;
  GtkLabel            *title_label;
  GtkDropDown         *sort_drop_down;
  GtkFlowBox          *flow_box;
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

static GtkWidget *
create_card_cb (gpointer item,
                gpointer user_data)
{
  return acies_library_card_new (item);
}

/* The battle under way that was played last. */
static AciesLibraryItem *
find_underway (AciesLibraryPage *self)
{
  GListModel *items = G_LIST_MODEL (self->model);
  AciesLibraryItem *best = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (AciesLibraryItem) item = g_list_model_get_item (items, i);

      if (acies_library_item_get_origin (item) == ACIES_ORIGIN_UNDERWAY &&
          !acies_library_item_is_broken (item) && !acies_library_item_is_in_use (item) &&
          (best == NULL ||
           acies_library_item_get_modified (item) > acies_library_item_get_modified (best)))
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

static const char *
get_empty_words (AciesLibraryPage *self)
{
  if (is_searching (self) || acies_library_sidebar_is_filtered (self->sidebar))
    return _("No battle fits.");

  switch (acies_library_sidebar_get_category (self->sidebar))
    {
    case ACIES_CATEGORY_OWN:
      return _("Scenario files in your own folder appear here.");
    case ACIES_CATEGORY_UNDERWAY:
      return _("No battle is under way. Choose one and take command.");
    case ACIES_CATEGORY_SAVED:
      return _("Battles that you save appear here.");
    case ACIES_CATEGORY_RECENT:
      return _("Files that you open or save appear here.");
    case ACIES_CATEGORY_PAST:
      return _("Battles that you have fought to the end appear here.");
    case ACIES_CATEGORY_ALL:
    case ACIES_CATEGORY_RULESET:
    default:
      return _("There are no scenarios here. Install Acies again, or open a scenario file.");
    }
}

static void
update_empty (AciesLibraryPage *self)
{
  const AciesCategory category = acies_library_sidebar_get_category (self->sidebar);
  const gboolean empty = g_list_model_get_n_items (self->shown) == 0 &&
                         !acies_library_model_get_loading (self->model);
  const gboolean narrowed = is_searching (self) ||
                            acies_library_sidebar_is_filtered (self->sidebar) ||
                            (category != ACIES_CATEGORY_ALL && category != ACIES_CATEGORY_RULESET &&
                             category != ACIES_CATEGORY_RECENT);

  gtk_widget_set_visible (self->empty_box, empty);
  gtk_widget_set_visible (GTK_WIDGET (self->flow_box), !empty);
  if (!empty)
    return;

  gtk_label_set_text (self->empty_label, get_empty_words (self));
  gtk_button_set_label (self->empty_button, narrowed ? _("Show All Battles") : _("Open a File"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->empty_button), narrowed ? "library.show-all" : "win.open");
  acies_name_widget (GTK_WIDGET (self->empty_button), gtk_button_get_label (self->empty_button));
}

static void
update_shown (AciesLibraryPage *self)
{
  if (self->model == NULL)
    return;

  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  gtk_label_set_text (self->title_label, acies_library_sidebar_get_title (self->sidebar));
  update_top (self);
  update_empty (self);
}

static void
on_loaded_cb (AciesLibraryPage *self)
{
  gboolean was_loaded = FALSE;

  if (acies_library_model_get_loading (self->model))
    return;

  was_loaded = self->was_loaded;
  self->was_loaded = TRUE;
  acies_library_sidebar_count (self->sidebar, G_LIST_MODEL (self->model));
  update_shown (self);
  if (!was_loaded)
    acies_library_page_focus_battles (self);
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
  gtk_sorter_changed (self->sorter, GTK_SORTER_CHANGE_DIFFERENT);
}

static void
on_child_activated_cb (AciesLibraryPage *self,
                       GtkFlowBoxChild  *child)
{
  AciesLibraryItem *item = acies_library_card_get_item (ACIES_LIBRARY_CARD (child));
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
continue_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *uri)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (uri, NULL));

  g_signal_emit (widget, signals[CONTINUE_CHOSEN], 0, file);
}

static void
replay_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *uri)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (uri, NULL));

  g_signal_emit (widget, signals[REPLAY_CHOSEN], 0, file);
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

  g_type_ensure (ACIES_TYPE_CONTINUE_CARD);
  g_type_ensure (ACIES_TYPE_LIBRARY_SIDEBAR);
  g_type_ensure (ACIES_TYPE_MENU_BUTTON);
  g_type_ensure (ACIES_TYPE_SPLIT);
  g_type_ensure (ACIES_TYPE_TOKEN_VIEW);

  gtk_widget_class_install_action (widget_class, "library.continue", "s", continue_cb);
  gtk_widget_class_install_action (widget_class, "library.replay", "s", replay_cb);
  acies_library_files_install (widget_class);
  gtk_widget_class_install_action (widget_class, "library.show-all", NULL, show_all_cb);

  gtk_widget_class_set_template_from_resource (widget_class, ACIES_RESOURCES "app/acies-library-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, header);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, open_button);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, split);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, sidebar);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, first_card);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, continue_card);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, title_label);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, sort_drop_down);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, flow_box);
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
  gtk_widget_class_bind_template_callback (widget_class, on_child_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, acies_library_page_focus_battles);
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
  acies_focus_make_one_stop (GTK_WIDGET (self->flow_box));
  acies_typing_to_search (GTK_WIDGET (self), self->search_entry);
  g_signal_connect_object (self->split, "notify::folded", G_CALLBACK (on_folded_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
acies_library_page_new (GSettings *settings)
{
  AciesLibraryPage *self = g_object_new (ACIES_TYPE_LIBRARY_PAGE, NULL);
  GListModel *filtered = NULL;

  self->settings = g_object_ref (settings);
  gtk_drop_down_set_selected (self->sort_drop_down,
                              (guint) g_settings_get_enum (settings, KEY_SORT));

  self->model = acies_library_model_new (settings);
  self->filter = GTK_FILTER (gtk_custom_filter_new (accepts_cb, self, NULL));
  self->sorter = GTK_SORTER (gtk_custom_sorter_new (compare_cb, self, NULL));
  filtered = G_LIST_MODEL (gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->model)),
                                                      self->filter));
  self->shown = G_LIST_MODEL (gtk_sort_list_model_new (filtered, self->sorter));
  gtk_flow_box_bind_model (self->flow_box, self->shown, create_card_cb, self, NULL);

  g_signal_connect_object (self->model, "notify::loading", G_CALLBACK (on_loaded_cb), self, G_CONNECT_SWAPPED);
  acies_library_page_reload (self);
  return GTK_WIDGET (self);
}

void
acies_library_page_reload (AciesLibraryPage *self)
{
  g_return_if_fail (ACIES_IS_LIBRARY_PAGE (self));

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

AciesLibraryItem *
acies_library_page_find_scenario (AciesLibraryPage *self,
                                  const char       *id)
{
  GListModel *items = NULL;

  g_return_val_if_fail (ACIES_IS_LIBRARY_PAGE (self), NULL);

  items = G_LIST_MODEL (self->model);
  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (AciesLibraryItem) item = g_list_model_get_item (items, i);
      AciesScenario *scenario = acies_library_item_get_scenario (item);

      if (scenario != NULL && !acies_library_item_is_game (item) &&
          g_str_equal (acies_scenario_get_id (scenario), id))
        return item;
    }

  return NULL;
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

  target = GTK_WIDGET (self->flow_box);
  if (gtk_widget_get_visible (GTK_WIDGET (self->continue_card)))
    target = GTK_WIDGET (self->continue_card);

  /* Through the box, not by grabbing: the arrow keys go on from its own cursor. */
  if (gtk_widget_get_focus_child (target) == NULL)
    gtk_widget_child_focus (target, GTK_DIR_TAB_FORWARD);
}

void
acies_library_page_toggle_sidebar (AciesLibraryPage *self)
{
  g_return_if_fail (ACIES_IS_LIBRARY_PAGE (self));

  acies_split_set_show_sidebar (self->split, !acies_split_get_show_sidebar (self->split));
}
