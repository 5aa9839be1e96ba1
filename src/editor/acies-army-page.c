/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-army-page.h"

#include "editor/acies-army-clipboard.h"
#include "editor/acies-army-page-private.h"
#include "editor/acies-army-unit.h"
#include "editor/acies-editor-parts.h"
#include "editor/acies-form-page.h"
#include "editor/acies-form-view.h"
#include "editor/acies-number-control.h"
#include "engine/core/acies-ruleset.h"
#include "widgets/acies-common.h"
#include "widgets/acies-focus.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>

#define SPACING 12

static void acies_army_page_iface_init (AciesEditorPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AciesArmyPage,
                               acies_army_page,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ACIES_TYPE_EDITOR_PAGE,
                                                      acies_army_page_iface_init))

/* What is chosen has its fields below the table. */
static void
show_chosen (AciesArmyPage *self, const GArray *rows)
{
  g_autofree char *path = NULL;

  if (rows->len == 1)
    path = g_strdup_printf ("sides[%u].units[%u]", self->side, g_array_index (rows, guint, 0));
  acies_form_view_set_path (ACIES_FORM_VIEW (self->one), path);
  acies_army_several_set_rows (ACIES_ARMY_SEVERAL (self->several), rows);
  gtk_widget_set_visible (self->hint, rows->len == 0);
  gtk_widget_set_visible (self->one, rows->len == 1);
  gtk_widget_set_visible (self->several, rows->len > 1);
}

static void
on_chosen_cb (AciesArmyPage *self)
{
  g_autoptr (GArray) rows = acies_unit_table_get_chosen (ACIES_UNIT_TABLE (self->table));

  show_chosen (self, rows);
  acies_army_page_update_actions (self);
  if (rows->len > 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      g_autofree char *path =
        g_strdup_printf ("sides[%u].units[%u]", self->side, g_array_index (rows, guint, 0));

      acies_editor_context_select (self->context, path);
    }
}

static void
update_title (AciesArmyPage *self)
{
  g_autofree char *name = acies_editor_name_army (self->context, self->side);

  gtk_label_set_text (GTK_LABEL (self->title), name);
}

/* Rows do not move away from under the hands of whoever works at them. */
static gboolean
is_worked_at (AciesArmyPage *self)
{
  GtkRoot         *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget       *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *const places[] = { self->table, self->one, self->several };

  for (guint i = 0; i < G_N_ELEMENTS (places) && focus != NULL; i++)
    if (gtk_widget_is_ancestor (focus, places[i]))
      return TRUE;

  return FALSE;
}

static void
sort_again (AciesArmyPage *self)
{
  if (!self->is_unsorted || is_worked_at (self))
    return;

  self->is_unsorted = FALSE;
  if (!acies_unit_table_is_plain (ACIES_UNIT_TABLE (self->table)))
    acies_unit_table_sort_again (ACIES_UNIT_TABLE (self->table));
}

static gboolean
on_left_idle_cb (gpointer user_data)
{
  AciesArmyPage *self = ACIES_ARMY_PAGE (user_data);

  self->sort_id = 0;
  sort_again (self);
  return G_SOURCE_REMOVE;
}

/* Where the focus goes is known a little later. */
static void
on_left_cb (AciesArmyPage *self)
{
  if (self->is_unsorted && self->sort_id == 0)
    self->sort_id = g_idle_add (on_left_idle_cb, self);
}

static void
watch_focus (AciesArmyPage *self, GtkWidget *widget)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_object (focus, "leave", G_CALLBACK (on_left_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, focus);
}

static void
on_document_changed_cb (AciesArmyPage *self)
{
  g_autoptr (GArray) rows = acies_unit_table_get_chosen (ACIES_UNIT_TABLE (self->table));

  update_title (self);
  acies_army_several_set_rows (ACIES_ARMY_SEVERAL (self->several), rows);
  acies_army_page_update_actions (self);
  self->is_unsorted = TRUE;
  sort_again (self);
}

static void
on_search_cb (AciesArmyPage *self)
{
  acies_unit_table_filter (ACIES_UNIT_TABLE (self->table),
                           gtk_editable_get_text (GTK_EDITABLE (self->search)));
  acies_army_page_update_actions (self);
}

static gboolean
can_sort (AciesEditorContext *context, AciesArmyColumn column)
{
  return acies_army_cells_can_sort (column) && acies_army_cells_has (context, column);
}

/* The order of the file, then the columns that can be sorted by. */
static void
on_order_cb (AciesArmyPage *self)
{
  guint left = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->order));
  int   column = -1;

  for (guint i = 0; i < ACIES_ARMY_N_COLUMNS && left > 0; i++)
    if (can_sort (self->context, (AciesArmyColumn)i) && --left == 0)
      column = (int)i;
  acies_unit_table_sort (ACIES_UNIT_TABLE (self->table), column);
  acies_army_page_update_actions (self);
}

/* The page */

static gboolean
show_unit (AciesArmyPage *self, const char *path)
{
  const AciesArmy  army = acies_army_page_get_army (self);
  g_autofree char *list = acies_army_unit_list_path (self->side);
  const int        index = acies_editor_path_get_index (path, list);
  g_autofree char *row = g_strdup_printf ("%s[%d]", list, index);

  if (index < 0 || (guint)index >= acies_army_count_rows (&army))
    return FALSE;

  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  acies_unit_table_choose (ACIES_UNIT_TABLE (self->table), (guint)index, 1);
  if (g_str_equal (path, row) || !acies_form_view_show_path (ACIES_FORM_VIEW (self->one), path))
    acies_unit_table_focus_chosen (ACIES_UNIT_TABLE (self->table));
  return TRUE;
}

static gboolean
acies_army_page_show_path (AciesEditorPage *page, const char *path)
{
  AciesArmyPage   *self = ACIES_ARMY_PAGE (page);
  g_autofree char *list = acies_army_unit_list_path (self->side);

  if (g_str_equal (path, list))
    {
      gtk_widget_grab_focus (self->table);
      return TRUE;
    }
  if (acies_path_contains (list, path))
    return show_unit (self, path);
  for (guint i = 0; i < self->views->len; i++)
    if (acies_form_view_show_path (self->views->pdata[i], path))
      return TRUE;

  return FALSE;
}

static void
acies_army_page_take_focus (AciesEditorPage *page)
{
  AciesArmyPage  *self = ACIES_ARMY_PAGE (page);
  const AciesArmy army = acies_army_page_get_army (self);

  /* A table that was never shown has no rows yet that could have the focus. */
  if (acies_army_count_rows (&army) == 0
      || !acies_unit_table_focus_chosen (ACIES_UNIT_TABLE (self->table)))
    gtk_widget_grab_focus (self->count);
}

static void
acies_army_page_iface_init (AciesEditorPageInterface *iface)
{
  iface->show_path = acies_army_page_show_path;
  iface->take_focus = acies_army_page_take_focus;
}

static void
acies_army_page_dispose (GObject *object)
{
  AciesArmyPage *self = ACIES_ARMY_PAGE (object);

  g_cancellable_cancel (self->cancellable);
  /* Rows that go tell of it, also when the rest of the page has gone. */
  if (self->box != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  if (self->muster != NULL)
    gtk_window_destroy (GTK_WINDOW (self->muster));
  g_clear_weak_pointer (&self->muster);
  if (self->enlist != NULL)
    gtk_window_destroy (GTK_WINDOW (self->enlist));
  g_clear_weak_pointer (&self->enlist);
  g_ptr_array_set_size (self->views, 0);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_handle_id (&self->sort_id, g_source_remove);
  g_clear_object (&self->context);

  G_OBJECT_CLASS (acies_army_page_parent_class)->dispose (object);
}

static void
acies_army_page_finalize (GObject *object)
{
  AciesArmyPage *self = ACIES_ARMY_PAGE (object);

  g_object_unref (self->cancellable);
  g_ptr_array_unref (self->views);

  G_OBJECT_CLASS (acies_army_page_parent_class)->finalize (object);
}

static void
acies_army_page_class_init (AciesArmyPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = acies_army_page_dispose;
  object_class->finalize = acies_army_page_finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  acies_army_page_install_actions (GTK_WIDGET_CLASS (klass));
}

static void
acies_army_page_init (AciesArmyPage *self)
{
  self->cancellable = g_cancellable_new ();
  self->views = g_ptr_array_new ();
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

/* Building */

static GtkWidget *
button_new (const char *words, const char *action)
{
  GtkWidget *button = gtk_button_new_with_label (words);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

static GtkWidget *
head_new (AciesArmyPage *self)
{
  const AciesDraft *draft = acies_editor_context_get_draft (self->context);
  GtkWidget        *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget        *muster = button_new (_("From History to Units…"), "army.muster");
  GtkWidget        *enlist = button_new (_("From an Army List…"), "army.enlist");

  self->title = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "hexpand", TRUE, "ellipsize",
                              PANGO_ELLIPSIZE_END, NULL);
  gtk_widget_add_css_class (self->title, "acies-army-title");
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (muster))),
                           PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (muster, _("Make Units of the Men That the Sources Name (Ctrl+M)"));
  gtk_widget_set_visible (muster, draft->muster != NULL);
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (enlist))),
                           PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (enlist, _("Choose One of the Historical Armies (Ctrl+H)"));
  gtk_widget_set_visible (enlist, draft->enlist != NULL);
  gtk_box_append (GTK_BOX (line), self->title);
  gtk_box_append (GTK_BOX (line), muster);
  gtk_box_append (GTK_BOX (line), enlist);
  return line;
}

/* A line that goes on in another one where there is little room. */
static GtkWidget *
flow_new (void)
{
  GtkWidget *flow
    = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE,
                    "max-children-per-line", 2, "column-spacing", 8, "row-spacing", 4, "halign", GTK_ALIGN_FILL, NULL);

  acies_focus_wait_for_layout (GTK_FLOW_BOX (flow));
  return flow;
}

static void
append_item (GtkWidget *flow, GtkWidget *child)
{
  acies_focus_append_to_flow (GTK_FLOW_BOX (flow), child);
}

/* The number is put right by the field; that is told. */
static int
on_count_input_cb (AciesArmyPage *self, double *value, GtkSpinButton *spin)
{
  g_autofree char *typed = g_strdup (gtk_editable_get_text (GTK_EDITABLE (spin)));
  g_autofree char *sentence = NULL;
  gint64           number = 0;

  self->count_is_wrong =
    !acies_number_parse (typed, &number) || number < 1 || number > ACIES_MAX_UNITS;
  if (!self->count_is_wrong)
    return FALSE;

  /* Translators: %s is what was typed where a number of units is wanted. */
  sentence = g_strdup_printf (_("“%1$s” is no number of units: from 1 to %2$u can be added."), typed,
                              ACIES_MAX_UNITS);
  acies_army_page_refuse (self, sentence);
  return FALSE;
}

static void
on_count_activated_cb (AciesArmyPage *self)
{
  if (self->count_is_wrong)
    return;

  gtk_widget_activate_action (GTK_WIDGET (self), "army.add", NULL);
}

/* Units that were copied are no number: they are pasted into the army, where an empty one has the focus first. */
static gboolean
on_count_paste_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  GdkContentFormats *formats = gdk_clipboard_get_formats (gtk_widget_get_clipboard (widget));

  return gdk_content_formats_contain_mime_type (formats, ACIES_ARMY_MIME_TYPE) &&
         gtk_widget_activate_action (widget, "army.paste", NULL);
}

static void
paste_units_in_count (AciesArmyPage *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (controller),
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_v, GDK_CONTROL_MASK),
                      gtk_callback_action_new (on_count_paste_cb, NULL, NULL)));
  gtk_widget_add_controller (self->count, controller);
}

static GtkWidget *
add_row_new (AciesArmyPage *self)
{
  GtkWidget *number = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *add = button_new (_("Add"), "army.add");
  GtkWidget *label = gtk_label_new_with_mnemonic (_("A_dd"));

  self->count = gtk_spin_button_new_with_range (1, ACIES_MAX_UNITS, 1);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (self->count), TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->count), 3);
  paste_units_in_count (self);
  acies_name_widget (self->count, _("How many units to add"));
  self->picker = acies_troop_picker_new (self->context, self->side);
  gtk_widget_add_css_class (add, "suggested-action");
  gtk_widget_set_tooltip_text (add, _("Add These Units (Insert)"));
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), self->count);
  g_signal_connect_object (self->count, "input", G_CALLBACK (on_count_input_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_editable_get_delegate (GTK_EDITABLE (self->count)), "activate",
                           G_CALLBACK (on_count_activated_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (number), label);
  gtk_box_append (GTK_BOX (number), self->count);
  acies_troop_picker_prepend (ACIES_TROOP_PICKER (self->picker), number);
  acies_troop_picker_append (ACIES_TROOP_PICKER (self->picker), add);
  gtk_widget_add_css_class (self->picker, "acies-card");
  gtk_widget_add_css_class (self->picker, "acies-army-card");
  return self->picker;
}

static GtkWidget *
split_popover_new (AciesArmyPage *self)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new_with_mnemonic (_("U_nits to split off"));
  GtkWidget *button = button_new (_("Split"), "army.split-now");

  self->split_count = gtk_spin_button_new_with_range (1, ACIES_MAX_UNITS, 1);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (self->split_count), TRUE);
  acies_name_widget (self->split_count, _("Units to split off"));
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), self->split_count);
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (line), self->split_count);
  gtk_box_append (GTK_BOX (line), button);
  gtk_popover_set_child (GTK_POPOVER (popover), line);
  gtk_popover_set_default_widget (GTK_POPOVER (popover), button);
  g_object_set (gtk_widget_get_first_child (self->split_count), "activates-default", TRUE, NULL);
  return popover;
}

/* One by one, then those of stacks; in two lines where there is little room. */
static GtkWidget *
tools_new (AciesArmyPage *self)
{
  GtkWidget *flow = flow_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *stacks = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *join = button_new (C_ ("button", "Join"), "army.join");

  acies_common_add_tool (box, "go-up-symbolic", _("Move Up (Alt+Up)"), "list.move-up");
  acies_common_add_tool (box, "go-down-symbolic", _("Move Down (Alt+Down)"), "list.move-down");
  acies_common_add_tool (box, "edit-copy-symbolic", _("Copy (Ctrl+C)"), "army.copy");
  acies_common_add_tool (box, "edit-paste-symbolic", _("Paste (Ctrl+V)"), "army.paste");
  acies_common_add_tool (box, "list-add-symbolic", _("Duplicate (Ctrl+D)"), "list.duplicate");
  acies_common_add_tool (box, "user-trash-symbolic", _("Remove (Delete)"), "list.remove");

  self->split_button = gtk_menu_button_new ();
  gtk_menu_button_set_label (GTK_MENU_BUTTON (self->split_button), C_ ("button", "Split"));
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (self->split_button), FALSE);
  gtk_widget_set_tooltip_text (self->split_button, _("Make Two Rows of One (Ctrl+/)"));
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->split_button), split_popover_new (self));
  acies_name_menu_button (self->split_button, _("Split the Row"));
  gtk_widget_add_css_class (join, "flat");
  gtk_widget_set_tooltip_text (join, _("Make One Row of Those Chosen (Ctrl+J)"));
  gtk_box_append (GTK_BOX (stacks), self->split_button);
  gtk_box_append (GTK_BOX (stacks), join);
  acies_name_widget (flow, _("Tools for the rows"));
  gtk_widget_set_visible (stacks, acies_editor_context_get_draft (self->context)->split != NULL);
  append_item (flow, box);
  append_item (flow, stacks);
  gtk_widget_set_visible (gtk_widget_get_parent (stacks), gtk_widget_get_visible (stacks));
  return flow;
}

static GtkWidget *
order_new (AciesEditorContext *context)
{
  GtkStringList *orders = gtk_string_list_new (NULL);
  GtkWidget     *drop_down = NULL;

  gtk_string_list_append (orders, C_ ("order", "As in the file"));
  for (guint i = 0; i < ACIES_ARMY_N_COLUMNS; i++)
    if (can_sort (context, (AciesArmyColumn)i))
      {
        /* Translators: %s is the title of a column. */
        g_autofree char *words =
          g_strdup_printf (C_ ("order", "By %s"), acies_army_cells_get_title (context, (AciesArmyColumn)i));

        gtk_string_list_append (orders, words);
      }
  drop_down = gtk_drop_down_new (G_LIST_MODEL (orders), NULL);
  gtk_widget_set_tooltip_text (drop_down, _("Order of the Rows, Here Alone"));
  acies_name_drop_down (drop_down, _("Order of the rows"));
  return drop_down;
}

static GtkWidget *
view_bar_new (AciesArmyPage *self)
{
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->search = gtk_search_entry_new ();
  g_object_set (self->search, "placeholder-text", _("Filter"), "hexpand", TRUE, "width-chars", 8,
                NULL);
  gtk_widget_set_tooltip_text (self->search, _("Show Only Rows with These Words (Ctrl+F)"));
  acies_name_widget (self->search, _("Filter the rows"));
  self->order = order_new (self->context);
  gtk_box_append (GTK_BOX (line), self->search);
  gtk_box_append (GTK_BOX (line), self->order);
  gtk_box_append (GTK_BOX (bar), line);
  gtk_box_append (GTK_BOX (bar), tools_new (self));
  g_signal_connect_object (self->search, "search-changed", G_CALLBACK (on_search_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->order, "notify::selected", G_CALLBACK (on_order_cb), self,
                           G_CONNECT_SWAPPED);
  return bar;
}

static GtkWidget *
chosen_new (AciesArmyPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->hint =
    g_object_new (GTK_TYPE_LABEL, "label",
                  _("Choose a row to see all its fields; choose several to change them together."),
                  "xalign", 0.0, "wrap", TRUE, NULL);
  gtk_widget_add_css_class (self->hint, "acies-dim");
  self->one = acies_form_view_new (self->context, acies_army_unit_get_fields (self->context), NULL);
  acies_form_view_set_title (ACIES_FORM_VIEW (self->one), _("The row chosen"), FALSE);
  self->several = acies_army_several_new (self->context, self->side);
  gtk_box_append (GTK_BOX (box), self->hint);
  gtk_box_append (GTK_BOX (box), self->one);
  gtk_box_append (GTK_BOX (box), self->several);
  return box;
}

static void
build (AciesArmyPage *self)
{
  GtkWidget *scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy",
                                      GTK_POLICY_NEVER, "vexpand", TRUE, NULL);
  GtkWidget *body = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  gtk_widget_add_css_class (body, "acies-editor-page");
  self->table = acies_unit_table_new (self->context, self->side);
  gtk_widget_add_css_class (self->table, "acies-card");
  gtk_box_append (GTK_BOX (body), head_new (self));
  gtk_box_append (GTK_BOX (body), add_row_new (self));
  gtk_box_append (GTK_BOX (body), view_bar_new (self));
  gtk_box_append (GTK_BOX (body), self->table);
  gtk_box_append (GTK_BOX (body), chosen_new (self));
  g_ptr_array_unref (self->views);
  self->views = acies_form_page_make_views (self->context, ACIES_PART_ARMY, (int)self->side);
  for (guint i = 0; i < self->views->len; i++)
    gtk_box_append (GTK_BOX (body), self->views->pdata[i]);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), body);
  self->totals = acies_army_totals_new (self->context);
  gtk_box_append (GTK_BOX (self->box), scroller);
  gtk_box_append (GTK_BOX (self->box), self->totals);
}

GtkWidget *
acies_army_page_new (AciesEditorContext *context, int side)
{
  AciesArmyPage *self = g_object_new (ACIES_TYPE_ARMY_PAGE, NULL);

  self->context = g_object_ref (context);
  self->side = (guint)side;
  build (self);
  update_title (self);
  on_chosen_cb (self);
  g_signal_connect_object (self->table, "chosen", G_CALLBACK (on_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  watch_focus (self, self->table);
  watch_focus (self, self->one);
  watch_focus (self, self->several);
  g_signal_connect_object (acies_editor_context_get_document (context), "changed",
                           G_CALLBACK (on_document_changed_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

AciesUnitTable *
acies_army_page_get_table (AciesArmyPage *self)
{
  g_return_val_if_fail (ACIES_IS_ARMY_PAGE (self), NULL);

  return ACIES_UNIT_TABLE (self->table);
}

AciesMusterWindow *
acies_army_page_get_muster (AciesArmyPage *self)
{
  g_return_val_if_fail (ACIES_IS_ARMY_PAGE (self), NULL);

  return self->muster != NULL ? ACIES_MUSTER_WINDOW (self->muster) : NULL;
}
