/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-timeline.h"

#include "app/library/acies-timeline-entry.h"
#include "app/library/acies-timeline-strip.h"
#include "widgets/acies-focus.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>

struct _AciesTimeline
{
  GtkWidget parent_instance;

  GtkWidget          *head;
  AciesTimelineStrip *strip;
  GtkWidget          *scroller;
  GtkListView        *list;

  GListModel *items;
  gboolean    active;
  gboolean    stale;
  guint       make_id;  /* source that makes the rows */
};

enum
{
  PROP_0,
  PROP_EMPTY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AciesTimeline, acies_timeline, GTK_TYPE_WIDGET)

static GListModel *
get_rows (AciesTimeline *self)
{
  GtkSelectionModel *model = gtk_list_view_get_model (self->list);

  return model != NULL ? gtk_no_selection_get_model (GTK_NO_SELECTION (model)) : NULL;
}

static void
on_setup_cb (GtkSignalListItemFactory *factory,
             GtkListItem              *place)
{
  gtk_list_item_set_child (place, acies_timeline_entry_new ());
}

static void
on_bind_cb (GtkSignalListItemFactory *factory,
            GtkListItem              *place)
{
  AciesTimelineRow *row = gtk_list_item_get_item (place);

  gtk_list_item_set_activatable (place, acies_timeline_row_get_kind (row) == ACIES_TIMELINE_BATTLE);
  acies_timeline_entry_set_row (ACIES_TIMELINE_ENTRY (gtk_list_item_get_child (place)), row);
}

static void
on_activate_cb (AciesTimeline *self,
                guint          position)
{
  g_autoptr (AciesTimelineRow) row = g_list_model_get_item (get_rows (self), position);
  g_autofree char *uri = NULL;

  if (acies_timeline_row_get_n_items (row) == 0)
    return;

  uri = g_file_get_uri (acies_library_item_get_file (acies_timeline_row_get_item (row, 0)));
  gtk_widget_activate_action (GTK_WIDGET (self), "library.open-scenario", "s", uri);
}

static void
on_chosen_cb (AciesTimeline *self,
              guint          row)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", row);
}

/* Making the rows */

static void
make_rows (AciesTimeline *self)
{
  g_autoptr (GListModel) rows = acies_timeline_rows_new (self->items);
  g_autoptr (GtkSelectionModel) model =
    GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (rows)));
  const gboolean was_empty = acies_timeline_is_empty (self);

  self->stale = FALSE;
  gtk_list_view_set_model (self->list, model);
  acies_timeline_strip_set_rows (self->strip, rows);
  if (acies_timeline_is_empty (self) != was_empty)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_EMPTY]);
}

static gboolean
make_rows_cb (gpointer data)
{
  AciesTimeline *self = ACIES_TIMELINE (data);

  self->make_id = 0;
  make_rows (self);
  return G_SOURCE_REMOVE;
}

/* Once for many changes, and not from within lists that tell of a change before all of them have made it. */
static void
ask_for_rows (AciesTimeline *self)
{
  if (self->active && self->stale && self->items != NULL && self->make_id == 0)
    self->make_id = g_idle_add (make_rows_cb, self);
}

static void
on_items_changed_cb (AciesTimeline *self)
{
  self->stale = TRUE;
  ask_for_rows (self);
}

/* The class */

static void
acies_timeline_get_property (GObject    *object,
                             guint       id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_EMPTY:
      g_value_set_boolean (value, acies_timeline_is_empty (ACIES_TIMELINE (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_timeline_dispose (GObject *object)
{
  AciesTimeline *self = ACIES_TIMELINE (object);
  GtkWidget *strip = GTK_WIDGET (g_steal_pointer (&self->strip));

  g_clear_handle_id (&self->make_id, g_source_remove);
  g_clear_object (&self->items);
  g_clear_pointer (&self->head, gtk_widget_unparent);
  g_clear_pointer (&strip, gtk_widget_unparent);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (acies_timeline_parent_class)->dispose (object);
}

static void
acies_timeline_class_init (AciesTimelineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = acies_timeline_get_property;
  object_class->dispose = acies_timeline_dispose;
  properties[PROP_EMPTY] = g_param_spec_boolean ("empty", NULL, NULL, TRUE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "acies-timeline");
}

static void
create_list (AciesTimeline *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (on_setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind_cb), NULL);
  self->list = GTK_LIST_VIEW (gtk_list_view_new (NULL, factory));
  gtk_list_view_set_single_click_activate (self->list, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "acies-timeline-list");
  acies_name_widget (GTK_WIDGET (self->list), _("Time line of the battles"));
  g_signal_connect_swapped (self->list, "activate", G_CALLBACK (on_activate_cb), self);
}

/* The way back to the cards. */
static void
create_head (AciesTimeline *self)
{
  GtkWidget *label = gtk_label_new (_("Time Line"));
  GtkWidget *button = gtk_toggle_button_new ();

  self->head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_add_css_class (self->head, "acies-battles-head");
  gtk_widget_add_css_class (label, "title-4");
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_button_set_icon_name (GTK_BUTTON (button), "x-office-calendar-symbolic");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "library-view.library-time-line");
  gtk_widget_set_tooltip_text (button, _("Battles as Cards (Ctrl+T)"));
  acies_name_widget (button, _("Time Line"));
  gtk_box_append (GTK_BOX (self->head), label);
  gtk_box_append (GTK_BOX (self->head), button);
  gtk_widget_set_parent (self->head, GTK_WIDGET (self));
}

static void
acies_timeline_init (AciesTimeline *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  create_head (self);
  self->strip = g_object_new (ACIES_TYPE_TIMELINE_STRIP, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->strip), GTK_WIDGET (self));
  g_signal_connect_swapped (self->strip, "chosen", G_CALLBACK (on_chosen_cb), self);

  create_list (self);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), GTK_WIDGET (self->list));
  gtk_widget_set_vexpand (self->scroller, TRUE);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

void
acies_timeline_follow (AciesTimeline *self,
                       GListModel    *items)
{
  g_return_if_fail (ACIES_IS_TIMELINE (self));
  g_return_if_fail (self->items == NULL && G_IS_LIST_MODEL (items));

  self->items = g_object_ref (items);
  g_signal_connect_object (items, "items-changed", G_CALLBACK (on_items_changed_cb), self, G_CONNECT_SWAPPED);
  on_items_changed_cb (self);
}

void
acies_timeline_set_active (AciesTimeline *self,
                           gboolean       active)
{
  g_return_if_fail (ACIES_IS_TIMELINE (self));

  self->active = active;
  ask_for_rows (self);
}

gboolean
acies_timeline_is_empty (AciesTimeline *self)
{
  g_return_val_if_fail (ACIES_IS_TIMELINE (self), TRUE);

  return self->list == NULL || get_rows (self) == NULL ||
         g_list_model_get_n_items (get_rows (self)) == 0;
}

GtkWidget *
acies_timeline_get_list (AciesTimeline *self)
{
  g_return_val_if_fail (ACIES_IS_TIMELINE (self), NULL);

  return GTK_WIDGET (self->list);
}

gboolean
acies_timeline_focus_first (AciesTimeline *self)
{
  GtkWidget *first = NULL;

  g_return_val_if_fail (ACIES_IS_TIMELINE (self), FALSE);

  if (acies_timeline_is_empty (self))
    return FALSE;

  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", 0);
  first = gtk_widget_get_first_child (GTK_WIDGET (self->list));
  return first != NULL && gtk_widget_grab_focus (first);
}
