/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-window.h"

#include "app/acies-window-private.h"
#include "widgets/acies-decoration.h"
#include "widgets/acies-notice.h"
#include "widgets/acies-resources.h"
#include "widgets/acies-text-size.h"
#include "widgets/acies-tip.h"
#include "widgets/acies-window-state.h"

#include <glib/gi18n.h>

/* Logical pixels at the plain size of letters. */
#define NARROW_WIDTH 480

#define STATE "window"

G_DEFINE_FINAL_TYPE (AciesWindow, acies_window, GTK_TYPE_APPLICATION_WINDOW)

/* Nothing is asked: each action of a battle is in its journal already. */
static gboolean
acies_window_close_request (GtkWindow *window)
{
  AciesWindow *self = ACIES_WINDOW (window);

  acies_window_state_store (GTK_WINDOW (self), self->settings, STATE);
  acies_window_close_session (self);
  return GTK_WINDOW_CLASS (acies_window_parent_class)->close_request (window);
}

/* The first widget of @type in @page or in a box or an overlay that is a child of it. */
static GtkWidget *
find_part (GtkWidget *page,
           GType      type)
{
  GtkWidget *found = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (page); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    if (G_TYPE_CHECK_INSTANCE_TYPE (child, type))
      found = child;
    else if (GTK_IS_BOX (child) || GTK_IS_OVERLAY (child))
      found = find_part (child, type);

  return found;
}

/* The notice of the page in front, below its header bar; made when it is first needed if @create. */
static AciesNotice *
get_notice (AciesWindow *self,
            gboolean     create)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);
  GtkWidget *notice = page != NULL ? find_part (page, ACIES_TYPE_NOTICE) : NULL;
  GtkWidget *header = page != NULL ? find_part (page, GTK_TYPE_HEADER_BAR) : NULL;

  if (notice == NULL && header != NULL && create)
    {
      notice = acies_notice_new ();
      gtk_widget_insert_after (notice, gtk_widget_get_parent (header), header);
    }

  return notice != NULL ? ACIES_NOTICE (notice) : NULL;
}

/* A page that has something to read at its foot has a toast of its own above that. */
static AciesToast *
get_toast (AciesWindow *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);
  GtkWidget *toast = page != NULL ? find_part (page, ACIES_TYPE_TOAST) : NULL;

  return toast != NULL ? ACIES_TOAST (toast) : self->toast;
}

/* A narrow header bar has room for one of the window's buttons only. The battle page sees to its own. */
static void
fit_header (AciesWindow *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);
  const gboolean fits = page == NULL || page == self->battle;
  GtkWidget *header = fits ? NULL : find_part (page, GTK_TYPE_HEADER_BAR);

  if (header != NULL)
    gtk_header_bar_set_decoration_layout (GTK_HEADER_BAR (header),
                                          acies_decoration_layout (page, self->narrow));
}

static gboolean
narrow_cb (gpointer data)
{
  AciesWindow *self = data;

  self->narrow_id = 0;
  fit_header (self);
  return G_SOURCE_REMOVE;
}

/* Widgets must not change while sizes are given out. */
static void
acies_window_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  AciesWindow *self = ACIES_WINDOW (widget);
  const gboolean narrow = width < acies_text_size_scale (widget, NARROW_WIDTH);

  GTK_WIDGET_CLASS (acies_window_parent_class)->size_allocate (widget, width, height, baseline);
  if (self->narrow == narrow)
    return;

  self->narrow = narrow;
  if (self->narrow_id == 0)
    self->narrow_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, narrow_cb, self, NULL);
}

static void
on_page_changed_cb (AciesWindow *self)
{
  const char *name = NULL;
  AciesGame *game = NULL;
  g_autofree char *title = NULL;

  if (self->stack == NULL || gtk_widget_in_destruction (GTK_WIDGET (self)))
    return;

  game = self->session != NULL ? acies_session_get_game (self->session) : self->shown_game;
  name = game != NULL ? acies_scenario_get_name (acies_game_get_scenario (game)) : NULL;
  if (name != NULL && self->is_playtest)
    /* Translators: the title of the window where a scenario is tried out: its name, then the program. */
    title = g_strdup_printf (_("Playtest of %1$s — %2$s"), name, "Acies");
  else if (name != NULL)
    /* Translators: the title of the window: a battle, then the program. */
    title = g_strdup_printf (_("%1$s — %2$s"), name, "Acies");
  gtk_window_set_title (GTK_WINDOW (self), title != NULL ? title : "Acies");
  gtk_window_set_default_widget (GTK_WINDOW (self), NULL);
  acies_window_update_actions (self);
  fit_header (self);
}

static void
acies_window_unmap (GtkWidget *widget)
{
  acies_tip_forget (GTK_WINDOW (widget));
  GTK_WIDGET_CLASS (acies_window_parent_class)->unmap (widget);
}

static void
acies_window_dispose (GObject *object)
{
  AciesWindow *self = ACIES_WINDOW (object);

  g_clear_handle_id (&self->narrow_id, g_source_remove);
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  if (self->session != NULL)
    acies_window_close_session (self);
  g_clear_weak_pointer (&self->before_rules);
  g_clear_weak_pointer (&self->focus_before);
  g_clear_weak_pointer (&self->before_replay);
  g_clear_weak_pointer (&self->editor);
  g_clear_object (&self->finished);
  g_clear_object (&self->scenario_file);
  g_clear_object (&self->replayed);
  g_clear_object (&self->chooser);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->shown_game);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (acies_window_parent_class)->dispose (object);
}

static void
acies_window_measure (GtkWidget     *widget,
                      GtkOrientation orientation,
                      int            for_size,
                      int           *minimum,
                      int           *natural,
                      int           *minimum_baseline,
                      int           *natural_baseline)
{
  GTK_WIDGET_CLASS (acies_window_parent_class)
    ->measure (widget, orientation, acies_window_state_get_for_size (widget, orientation, for_size),
               minimum, natural, minimum_baseline, natural_baseline);
}

static void
acies_window_class_init (AciesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_window_dispose;
  widget_class->unmap = acies_window_unmap;
  widget_class->measure = acies_window_measure;
  widget_class->size_allocate = acies_window_size_allocate;
  GTK_WINDOW_CLASS (klass)->close_request = acies_window_close_request;

  g_type_ensure (ACIES_TYPE_TOAST);
  gtk_widget_class_install_property_action (widget_class, "win.fullscreen", "fullscreened");
  gtk_widget_class_set_template_from_resource (widget_class, ACIES_RESOURCES "app/acies-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, AciesWindow, toast);
  gtk_widget_class_bind_template_callback (widget_class, on_page_changed_cb);
}

static void
acies_window_init (AciesWindow *self)
{
  self->cancellable = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  acies_window_add_actions (self);
  acies_window_add_editor_actions (self);
  acies_window_accept_drops (self);
}

AciesWindow *
acies_window_new (AciesApplication *app)
{
  AciesWindow *self = g_object_new (ACIES_TYPE_WINDOW, "application", app, NULL);

  self->settings = g_object_ref (acies_application_get_settings (app));
  acies_window_state_restore (GTK_WINDOW (self), self->settings, STATE);
  acies_window_show_library (self);
  return self;
}

const char *
acies_window_get_page_name (AciesWindow *self)
{
  g_return_val_if_fail (ACIES_IS_WINDOW (self), NULL);

  return gtk_stack_get_visible_child_name (self->stack);
}

GtkWidget *
acies_window_get_page (AciesWindow *self)
{
  g_return_val_if_fail (ACIES_IS_WINDOW (self), NULL);

  return gtk_stack_get_visible_child (self->stack);
}

AciesSession *
acies_window_get_session (AciesWindow *self)
{
  g_return_val_if_fail (ACIES_IS_WINDOW (self), NULL);

  return self->session;
}

void
acies_window_say_with_button (AciesWindow *self,
                              const char  *text,
                              const char  *button,
                              const char  *action)
{
  acies_toast_show (get_toast (self), text, button, action,
                    gtk_stack_get_visible_child (self->stack));
}

void
acies_window_say (AciesWindow *self,
                  const char  *text)
{
  g_return_if_fail (ACIES_IS_WINDOW (self));

  acies_window_say_with_button (self, text, NULL, NULL);
}

void
acies_window_complain_with_button (AciesWindow *self,
                                   const char  *text,
                                   const char  *button,
                                   const char  *action)
{
  AciesNotice *notice = get_notice (self, TRUE);

  if (notice != NULL)
    acies_notice_show (notice, text, button, action);
}

void
acies_window_complain (AciesWindow *self,
                       const char  *sentence)
{
  g_return_if_fail (ACIES_IS_WINDOW (self));

  acies_window_complain_with_button (self, sentence, NULL, NULL);
}

const char *
acies_window_get_message (AciesWindow *self)
{
  g_return_val_if_fail (ACIES_IS_WINDOW (self), NULL);

  return acies_toast_get_text (get_toast (self));
}

const char *
acies_window_get_complaint (AciesWindow *self)
{
  AciesNotice *notice = NULL;

  g_return_val_if_fail (ACIES_IS_WINDOW (self), NULL);

  notice = get_notice (self, FALSE);
  return notice != NULL ? acies_notice_get_text (notice) : NULL;
}
