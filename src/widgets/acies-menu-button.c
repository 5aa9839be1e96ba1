/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "widgets/acies-menu-button.h"

#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>

struct _AciesMenuButton
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *leave_button;  /* shown in full screen */
  GtkWidget *button;
  char      *menu_id;
  GtkRoot   *window;        /* weak; whose "fullscreened" is watched */
};

enum
{
  PROP_0,
  PROP_MENU_ID,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AciesMenuButton, acies_menu_button, GTK_TYPE_WIDGET)

/* Only the page in front may answer F10. */
static void
acies_menu_button_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (acies_menu_button_parent_class)->map (widget);
  gtk_menu_button_set_primary (GTK_MENU_BUTTON (ACIES_MENU_BUTTON (widget)->button), TRUE);
}

static void
acies_menu_button_unmap (GtkWidget *widget)
{
  gtk_menu_button_set_primary (GTK_MENU_BUTTON (ACIES_MENU_BUTTON (widget)->button), FALSE);
  GTK_WIDGET_CLASS (acies_menu_button_parent_class)->unmap (widget);
}

/* The menu comes from the application: gtk/menus.ui in its resources. */
static void
on_fullscreened_cb (AciesMenuButton *self)
{
  gtk_widget_set_visible (self->leave_button, gtk_window_is_fullscreen (GTK_WINDOW (self->window)));
}

static void
watch_window (AciesMenuButton *self,
              GtkRoot         *window)
{
  if (self->window != NULL)
    g_signal_handlers_disconnect_by_data (self->window, self);
  g_set_weak_pointer (&self->window, window);
  if (window == NULL)
    return;

  g_signal_connect_object (window, "notify::fullscreened", G_CALLBACK (on_fullscreened_cb), self,
                           G_CONNECT_SWAPPED);
  on_fullscreened_cb (self);
}

static void
acies_menu_button_unroot (GtkWidget *widget)
{
  watch_window (ACIES_MENU_BUTTON (widget), NULL);
  GTK_WIDGET_CLASS (acies_menu_button_parent_class)->unroot (widget);
}

static void
acies_menu_button_root (GtkWidget *widget)
{
  AciesMenuButton *self = ACIES_MENU_BUTTON (widget);
  GApplication *app = g_application_get_default ();
  GtkRoot *root = NULL;

  GTK_WIDGET_CLASS (acies_menu_button_parent_class)->root (widget);
  root = gtk_widget_get_root (widget);
  watch_window (self, GTK_IS_WINDOW (root) ? root : NULL);
  if (GTK_IS_APPLICATION (app) &&
      gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (self->button)) == NULL)
    gtk_menu_button_set_menu_model (
      GTK_MENU_BUTTON (self->button),
      G_MENU_MODEL (gtk_application_get_menu_by_id (GTK_APPLICATION (app), self->menu_id)));
}

static void
acies_menu_button_dispose (GObject *object)
{
  AciesMenuButton *self = ACIES_MENU_BUTTON (object);

  watch_window (self, NULL);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (acies_menu_button_parent_class)->dispose (object);
}

static void
acies_menu_button_finalize (GObject *object)
{
  g_free (ACIES_MENU_BUTTON (object)->menu_id);

  G_OBJECT_CLASS (acies_menu_button_parent_class)->finalize (object);
}

static void
acies_menu_button_set_property (GObject      *object,
                                guint         id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  switch (id)
    {
    case PROP_MENU_ID:
      ACIES_MENU_BUTTON (object)->menu_id = g_value_dup_string (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_menu_button_class_init (AciesMenuButtonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = acies_menu_button_dispose;
  object_class->finalize = acies_menu_button_finalize;
  object_class->set_property = acies_menu_button_set_property;
  properties[PROP_MENU_ID] =
    g_param_spec_string ("menu-id", NULL, NULL, "primary",
                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  widget_class->map = acies_menu_button_map;
  widget_class->unmap = acies_menu_button_unmap;
  widget_class->root = acies_menu_button_root;
  widget_class->unroot = acies_menu_button_unroot;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
acies_menu_button_init (AciesMenuButton *self)
{
  self->leave_button = gtk_button_new_from_icon_name ("window-restore-symbolic");
  gtk_widget_set_visible (self->leave_button, FALSE);
  gtk_widget_set_tooltip_text (self->leave_button, _("Leave Full Screen (F11)"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->leave_button), "win.fullscreen");
  acies_name_widget (self->leave_button, _("Leave Full Screen"));

  self->button = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->button), "open-menu-symbolic");
  gtk_widget_set_tooltip_text (self->button, _("Main Menu"));

  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append (GTK_BOX (self->box), self->leave_button);
  gtk_box_append (GTK_BOX (self->box), self->button);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  acies_name_menu_button (self->button, _("Main Menu"));
}
