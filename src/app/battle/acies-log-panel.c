/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-log-panel.h"

#include "app/acies-topic.h"
#include "app/battle/acies-event-card.h"
#include "app/battle/acies-log-model.h"
#include "widgets/acies-common.h"
#include "widgets/acies-file-choosing.h"
#include "widgets/acies-focus.h"
#include "widgets/acies-names-for-readers.h"
#include "widgets/acies-paragraph.h"
#include "widgets/acies-resources.h"

#include <glib/gi18n.h>
#include <string.h>

#define INDENT 12

/* So near to its end the list follows what happens. */
#define NEAR_END 40.0

struct _AciesLogPanel
{
  GtkWidget parent_instance;

  AciesGame         *game;
  AciesLogModel     *model;
  GtkMultiSelection *selection;
  guint              scroll_id;
  gboolean           follows;    /* the newest line is in sight, and stays so */
  gboolean           replays;    /* the lines are a way through a replay */
  gboolean           setting;    /* lines are being chosen by the program */
  int                current;    /* event of a replay; -1: none */

  GtkWidget      *box;
  GtkEditable    *search;
  GtkDropDown    *kinds;
  GtkStack       *stack;
  GtkWidget      *scroller;
  GtkListView    *list;
  GtkWidget      *nothing;
  AciesEventCard *card;
};

enum
{
  EVENT_CHOSEN,
  SAID,
  COMPLAINED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void acies_log_panel_init_topic (AciesTopicInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AciesLogPanel, acies_log_panel, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ACIES_TYPE_TOPIC, acies_log_panel_init_topic))

/* In the order of the drop-down's rows. */
static const AciesEventFlags kinds[] = {
  0, ACIES_EVENT_COMBAT, ACIES_EVENT_MORALE, ACIES_EVENT_LOSS, ACIES_EVENT_COMMANDER
};

static void
filter_changed_cb (AciesLogPanel *self)
{
  const guint row = gtk_drop_down_get_selected (self->kinds);

  acies_log_model_set_filter (self->model, kinds[MIN (row, G_N_ELEMENTS (kinds) - 1)],
                              gtk_editable_get_text (self->search));
}

/* Rows */

static void
row_setup_cb (GtkSignalListItemFactory *factory, GtkListItem *row)
{
  gtk_list_item_set_child (row, acies_paragraph_new ());
}

static void
row_bind_cb (GtkSignalListItemFactory *factory, GtkListItem *row)
{
  AciesLogItem         *item = gtk_list_item_get_item (row);
  GtkWidget            *words = gtk_list_item_get_child (row);
  GtkLabel             *label = acies_paragraph_get_label (ACIES_PARAGRAPH (words));
  GtkWidget            *parent = gtk_widget_get_parent (words);
  const AciesEventFlags flags = acies_log_item_get_flags (item);
  const gboolean        heading = (flags & ACIES_EVENT_TURN) != 0;

  gtk_label_set_label (label, acies_log_item_get_text (item));
  gtk_widget_set_margin_start (words, (flags & ACIES_EVENT_CHILD) != 0 ? INDENT : 0);
  acies_common_set_css_class (GTK_WIDGET (label), "heading", heading || (flags & ACIES_EVENT_END) != 0);
  acies_common_set_css_class (parent, "acies-log-heading", heading);
  acies_name_widget (parent, acies_log_item_get_text (item));
}

/* Choosing and copying */

/* Only where the list has a size: GTK 4.8 loses its rows otherwise. */
static void
acies_log_panel_scroll_to (AciesLogPanel *self, guint position)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self->list)) &&
      gtk_widget_get_height (GTK_WIDGET (self->list)) > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", position);
}

static GtkBitset *
acies_log_panel_get_chosen (AciesLogPanel *self)
{
  return gtk_selection_model_get_selection (GTK_SELECTION_MODEL (self->selection));
}

/* Of the one event that is looked at. */
static const char *
acies_log_panel_get_clause (AciesTopic *topic)
{
  AciesLogPanel           *self = ACIES_LOG_PANEL (topic);
  g_autoptr (GtkBitset)    chosen = acies_log_panel_get_chosen (self);
  g_autoptr (AciesLogItem) item = NULL;

  if (gtk_bitset_get_size (chosen) != 1)
    return NULL;

  item = g_list_model_get_item (acies_log_model_get_shown (self->model),
                                gtk_bitset_get_minimum (chosen));

  return acies_log_item_get_clause (item);
}

static void
acies_log_panel_init_topic (AciesTopicInterface *iface)
{
  iface->get_clause = acies_log_panel_get_clause;
}

static void
acies_log_panel_choose (AciesLogPanel *self, guint position)
{
  g_autoptr (AciesLogItem) item = NULL;

  item = g_list_model_get_item (acies_log_model_get_shown (self->model), position);
  if (item != NULL)
    self->current = (int) acies_log_item_get_event (item);
  acies_event_card_show (self->card, self->game,
                         item != NULL ? (int) acies_log_item_get_event (item) : -1);
  g_signal_emit (self, signals[EVENT_CHOSEN], 0, item);
}

/* One line is looked at in full; of several the first would only be in the way. */
static void
selection_changed_cb (AciesLogPanel *self)
{
  g_autoptr (GtkBitset) chosen = acies_log_panel_get_chosen (self);

  if (self->setting)
    return;

  if (gtk_bitset_get_size (chosen) != 1)
    {
      acies_log_panel_choose (self, GTK_INVALID_LIST_POSITION);
      return;
    }

  acies_log_panel_choose (self, gtk_bitset_get_minimum (chosen));
  acies_log_panel_scroll_to (self, gtk_bitset_get_minimum (chosen));
}

static void
activate_cb (AciesLogPanel *self, guint position)
{
  acies_log_panel_choose (self, position);
}

static void
copy_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AciesLogPanel        *self = ACIES_LOG_PANEL (widget);
  g_autoptr (GtkBitset) chosen = acies_log_panel_get_chosen (self);
  g_autofree char      *text = NULL;

  if (gtk_bitset_is_empty (chosen))
    {
      gtk_widget_activate_action (widget, "log.copy-all", NULL);
      return;
    }

  text = acies_log_model_to_text (acies_log_model_get_shown (self->model), chosen);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
}

static void
copy_all_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autofree char *text = acies_log_panel_to_text (ACIES_LOG_PANEL (widget));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  g_signal_emit (widget, signals[SAID], 0, _("The log was copied"));
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AciesLogPanel) self = data;
  g_autoptr (GError)        error = NULL;

  if (g_file_replace_contents_finish (G_FILE (source), result, NULL, &error))
    g_signal_emit (self, signals[SAID], 0, _("The log was saved"));
  else
    g_signal_emit (self, signals[COMPLAINED], 0, error->message);
}

static void
file_chosen_cb (AciesLogPanel *self, int response, GtkFileChooserNative *dialog)
{
  g_autoptr (GFile)  file = acies_file_choosing_get_answer (dialog, response, NULL, ".txt");
  g_autoptr (GBytes) bytes = NULL;
  char              *text;

  if (file != NULL)
    {
      text = acies_log_panel_to_text (self);
      bytes = g_bytes_new_take (text, strlen (text));
      g_file_replace_contents_bytes_async (file, bytes, NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                           saved_cb, g_object_ref (self));
    }
  gtk_native_dialog_destroy (GTK_NATIVE_DIALOG (dialog));
  g_object_unref (dialog);
}

static void
save_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AciesLogPanel        *self = ACIES_LOG_PANEL (widget);
  GtkRoot              *root = gtk_widget_get_root (widget);
  GtkFileChooserNative *dialog;
  g_autofree char      *file_name = NULL;

  if (self->game == NULL)
    return;

  dialog = gtk_file_chooser_native_new (_("Save the Log"), GTK_WINDOW (root),
                                        GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  /* Translators: the name of a text file with the log of a battle; %s is the battle's id. */
  file_name = g_strdup_printf (_("%s-log.txt"),
                               acies_scenario_get_id (acies_game_get_scenario (self->game)));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), file_name);
  acies_file_choosing_show (dialog, G_CALLBACK (file_chosen_cb), self);
}

/* Scrolling */

/* The last line shown whose event is not after @event; GTK_INVALID_LIST_POSITION if there is none. */
static guint
find_row (AciesLogPanel *self, int event)
{
  GListModel *shown = acies_log_model_get_shown (self->model);
  guint       low = 0;
  guint       high = g_list_model_get_n_items (shown);

  while (low < high)
    {
      const guint              middle = low + (high - low) / 2;
      g_autoptr (AciesLogItem) item = g_list_model_get_item (shown, middle);

      if ((int) acies_log_item_get_event (item) <= event)
        low = middle + 1;
      else
        high = middle;
    }

  return low > 0 ? low - 1 : GTK_INVALID_LIST_POSITION;
}

static void
show_current (AciesLogPanel *self)
{
  GtkSelectionModel *model = GTK_SELECTION_MODEL (self->selection);
  const guint        row = find_row (self, self->current);

  self->setting = TRUE;
  if (row == GTK_INVALID_LIST_POSITION)
    gtk_selection_model_unselect_all (model);
  else
    gtk_selection_model_select_item (model, row, TRUE);
  self->setting = FALSE;
  if (g_list_model_get_n_items (G_LIST_MODEL (model)) > 0)
    acies_log_panel_scroll_to (self, row != GTK_INVALID_LIST_POSITION ? row : 0);
}

/* To the newest line, or in a replay to the present one. */
static void
acies_log_panel_scroll_to_end (AciesLogPanel *self)
{
  const guint n = g_list_model_get_n_items (acies_log_model_get_shown (self->model));

  if (self->replays)
    show_current (self);
  else if (n > 0)
    acies_log_panel_scroll_to (self, n - 1);
}

static gboolean
scroll_cb (gpointer data)
{
  AciesLogPanel *self = data;

  self->scroll_id = 0;
  acies_log_panel_scroll_to_end (self);

  return G_SOURCE_REMOVE;
}

/* Who reads further up is not torn away by what happens meanwhile. */
static void
scrolled_cb (AciesLogPanel *self)
{
  GtkAdjustment *at = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));

  self->follows = gtk_adjustment_get_value (at) + gtk_adjustment_get_page_size (at) + NEAR_END >=
                  gtk_adjustment_get_upper (at);
}

static void
grown_cb (AciesLogPanel *self)
{
  const gboolean empty = g_list_model_get_n_items (acies_log_model_get_all (self->model)) == 0;
  const gboolean none = g_list_model_get_n_items (acies_log_model_get_shown (self->model)) == 0;

  gtk_stack_set_visible_child (self->stack, none && !empty ? self->nothing : self->scroller);
  if (self->follows || self->replays)
    acies_log_panel_scroll_to_end (self);
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
  g_clear_object (&self->selection);
  g_clear_object (&self->model);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (acies_log_panel_parent_class)->dispose (object);
}

static void
acies_log_panel_class_init (AciesLogPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_log_panel_dispose;
  widget_class->map = acies_log_panel_map;
  g_type_ensure (ACIES_TYPE_EVENT_CARD);
  gtk_widget_class_install_action (widget_class, "log.copy", NULL, copy_cb);
  gtk_widget_class_install_action (widget_class, "log.copy-all", NULL, copy_all_cb);
  gtk_widget_class_install_action (widget_class, "log.save", NULL, save_cb);
  signals[EVENT_CHOSEN] = g_signal_new ("event-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                        0, NULL, NULL, NULL, G_TYPE_NONE, 1, ACIES_TYPE_LOG_ITEM);
  signals[SAID] = g_signal_new ("said", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[COMPLAINED] = g_signal_new ("complained", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                      0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
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
  gtk_widget_class_bind_template_child (widget_class, AciesLogPanel, card);
}

/* Ctrl+C in the list copies the lines chosen there; in the card the label copies what is marked. */
static void
acies_log_panel_add_keys (AciesLogPanel *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("<Control>c"),
                                                          gtk_named_action_new ("log.copy")));
  gtk_widget_add_controller (GTK_WIDGET (self->list), controller);
}

static void
acies_log_panel_init (AciesLogPanel *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  GtkAdjustment                 *vertical;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->follows = TRUE;
  self->model = acies_log_model_new ();
  self->selection =
    gtk_multi_selection_new (g_object_ref (acies_log_model_get_shown (self->model)));
  g_signal_connect (factory, "setup", G_CALLBACK (row_setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (row_bind_cb), NULL);
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  acies_log_panel_add_keys (self);

  vertical = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  g_signal_connect_swapped (vertical, "value-changed", G_CALLBACK (scrolled_cb), self);
  g_signal_connect_object (self->model, "grown", G_CALLBACK (grown_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->selection, "selection-changed", G_CALLBACK (selection_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->list, "activate", G_CALLBACK (activate_cb), self);
  g_signal_connect_swapped (self->search, "search-changed", G_CALLBACK (filter_changed_cb), self);
  g_signal_connect_swapped (self->kinds, "notify::selected", G_CALLBACK (filter_changed_cb), self);
  acies_name_drop_down (GTK_WIDGET (self->kinds), _("Which events"));
  acies_focus_make_one_stop (GTK_WIDGET (self->list));
}

void
acies_log_panel_sync (AciesLogPanel *self, AciesGame *game)
{
  const gboolean other = self->game != game;

  g_return_if_fail (ACIES_IS_LOG_PANEL (self));

  g_set_object (&self->game, game);
  if (other || acies_log_model_count_lines (game) <
                 g_list_model_get_n_items (acies_log_model_get_all (self->model)))
    acies_event_card_show (self->card, game, -1);
  acies_log_model_sync (self->model, game);
}

char *
acies_log_panel_to_text (AciesLogPanel *self)
{
  g_return_val_if_fail (ACIES_IS_LOG_PANEL (self), NULL);

  acies_log_model_finish (self->model);

  return acies_log_model_to_text (acies_log_model_get_all (self->model), NULL);
}

void
acies_log_panel_find (AciesLogPanel *self)
{
  g_return_if_fail (ACIES_IS_LOG_PANEL (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

void
acies_log_panel_select (AciesLogPanel *self, guint position)
{
  g_return_if_fail (ACIES_IS_LOG_PANEL (self));

  gtk_selection_model_select_item (GTK_SELECTION_MODEL (self->selection), position, TRUE);
}

void
acies_log_panel_set_current (AciesLogPanel *self, int event)
{
  g_return_if_fail (ACIES_IS_LOG_PANEL (self));

  self->replays = TRUE;
  self->current = event;
  acies_event_card_show (self->card, self->game, -1);
  show_current (self);
}

GListModel *
acies_log_panel_get_shown (AciesLogPanel *self)
{
  g_return_val_if_fail (ACIES_IS_LOG_PANEL (self), NULL);

  return acies_log_model_get_shown (self->model);
}
