/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "widgets/acies-focus.h"

/* Looks for the next stop as if @widget were not there. */
static gboolean
leave (GtkWidget       *widget,
       GtkDirectionType direction)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  gboolean moved = FALSE;

  if (root == NULL)
    return FALSE;

  gtk_widget_set_can_focus (widget, FALSE);
  moved = gtk_widget_child_focus (GTK_WIDGET (root), direction);
  gtk_widget_set_can_focus (widget, TRUE);
  return moved;
}

static gboolean
on_tab_cb (GtkWidget *widget,
           GVariant  *arguments,
           gpointer   user_data)
{
  return leave (widget, GTK_DIR_TAB_FORWARD);
}

static gboolean
on_back_tab_cb (GtkWidget *widget,
                GVariant  *arguments,
                gpointer   user_data)
{
  return leave (widget, GTK_DIR_TAB_BACKWARD);
}

static void
add_key (GtkShortcutController *controller,
         const char            *key,
         GtkShortcutFunc        func,
         gpointer               user_data)
{
  GtkShortcutAction *action = gtk_callback_action_new (func, user_data, NULL);
  GtkShortcutTrigger *trigger = gtk_shortcut_trigger_parse_string (key);

  gtk_shortcut_controller_add_shortcut (controller, gtk_shortcut_new (trigger, action));
}

void
acies_focus_make_one_stop (GtkWidget *widget)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  add_key (GTK_SHORTCUT_CONTROLLER (controller), "Tab", on_tab_cb, NULL);
  add_key (GTK_SHORTCUT_CONTROLLER (controller), "<Shift>Tab", on_back_tab_cb, NULL);
  add_key (GTK_SHORTCUT_CONTROLLER (controller), "<Shift>ISO_Left_Tab", on_back_tab_cb, NULL);
  gtk_widget_add_controller (widget, controller);
}

static gboolean
on_flow_box_key_cb (GtkEventControllerKey *controller,
                    guint                  keyval,
                    guint                  keycode,
                    GdkModifierType        state,
                    gpointer               user_data)
{
  GtkWidget *box = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));
  GtkWidget *first = gtk_widget_get_first_child (box);

  switch (keyval)
    {
    case GDK_KEY_Up:
    case GDK_KEY_Down:
    case GDK_KEY_KP_Up:
    case GDK_KEY_KP_Down:
    case GDK_KEY_Page_Up:
    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Page_Up:
    case GDK_KEY_KP_Page_Down:
      return first != NULL && gtk_widget_get_width (first) == 0;

    default:
      return GDK_EVENT_PROPAGATE;
    }
}

void
acies_focus_wait_for_layout (GtkFlowBox *flow_box)
{
  GtkEventController *controller = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect (controller, "key-pressed", G_CALLBACK (on_flow_box_key_cb), NULL);
  gtk_widget_add_controller (GTK_WIDGET (flow_box), controller);
}

static gboolean
can_be_used (GtkWidget *widget)
{
  if (!gtk_widget_get_sensitive (widget) || !gtk_widget_get_visible (widget) ||
      GTK_IS_LABEL (widget))
    return FALSE;
  if (!GTK_IS_BOX (widget))
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (can_be_used (child))
      return TRUE;

  return FALSE;
}

static void
update_flow_child (GtkWidget *item)
{
  GtkWidget *child = gtk_widget_get_ancestor (item, GTK_TYPE_FLOW_BOX_CHILD);

  if (child != NULL)
    gtk_widget_set_sensitive (
      child, can_be_used (gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child))));
}

static void
watch_use (GtkWidget *widget)
{
  g_signal_connect (widget, "notify::sensitive", G_CALLBACK (update_flow_child), NULL);
  g_signal_connect (widget, "notify::visible", G_CALLBACK (update_flow_child), NULL);
  if (!GTK_IS_BOX (widget))
    return;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    watch_use (child);
}

void
acies_focus_append_to_flow (GtkFlowBox *flow_box,
                            GtkWidget  *item)
{
  g_return_if_fail (GTK_IS_FLOW_BOX (flow_box));

  gtk_flow_box_append (flow_box, item);
  gtk_widget_set_focusable (gtk_widget_get_parent (item), FALSE);
  watch_use (item);
  update_flow_child (item);
}

void
acies_focus_close_popovers (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (GTK_IS_POPOVER (widget) && gtk_popover_get_autohide (GTK_POPOVER (widget)) &&
      gtk_widget_get_visible (widget))
    gtk_popover_popdown (GTK_POPOVER (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    acies_focus_close_popovers (child);
}

static gboolean
on_page_up_cb (GtkWidget *widget,
               GVariant  *arguments,
               gpointer   user_data)
{
  gboolean scrolled = FALSE;

  g_signal_emit_by_name (user_data, "scroll-child", GTK_SCROLL_PAGE_UP, FALSE, &scrolled);
  return TRUE;
}

static gboolean
on_page_down_cb (GtkWidget *widget,
                 GVariant  *arguments,
                 gpointer   user_data)
{
  gboolean scrolled = FALSE;

  g_signal_emit_by_name (user_data, "scroll-child", GTK_SCROLL_PAGE_DOWN, FALSE, &scrolled);
  return TRUE;
}

/* The scroller is a child of the page, whose controllers go before it does. */
void
acies_focus_scroll_by_pages (GtkWidget         *page,
                             GtkScrolledWindow *scroller)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  add_key (GTK_SHORTCUT_CONTROLLER (controller), "Page_Up", on_page_up_cb, scroller);
  add_key (GTK_SHORTCUT_CONTROLLER (controller), "Page_Down", on_page_down_cb, scroller);
  gtk_widget_add_controller (page, controller);
}

void
acies_focus_on_key (GtkWidget      *widget,
                    guint           keyval,
                    GtkShortcutFunc callback,
                    gpointer        data)
{
  GtkEventController *keys = NULL;
  GtkShortcut *shortcut = NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget) && callback != NULL);

  keys = gtk_shortcut_controller_new ();
  shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (keyval, 0),
                               gtk_callback_action_new (callback, data, NULL));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), shortcut);
  gtk_widget_add_controller (widget, keys);
}

/* What scrolls may have been drawn for the first time only after this was asked for. */
static gboolean
bring_into_view_cb (gpointer data)
{
  GtkWidget *widget = data;
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *viewport =
    scroller != NULL ? gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller)) : NULL;
  GtkAdjustment *place = NULL;
  graphene_rect_t bounds;

  if (!GTK_IS_VIEWPORT (viewport) || !gtk_widget_get_mapped (widget) ||
      !gtk_widget_compute_bounds (widget, gtk_viewport_get_child (GTK_VIEWPORT (viewport)),
                                  &bounds))
    return G_SOURCE_REMOVE;

  place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  gtk_adjustment_clamp_page (place, bounds.origin.y, bounds.origin.y + bounds.size.height);

  return G_SOURCE_REMOVE;
}

void
acies_focus_bring_into_view (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, bring_into_view_cb, g_object_ref (widget),
                   g_object_unref);
}
