/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-color-scheme.h"

#define PORTAL_NAME      "org.freedesktop.portal.Desktop"
#define PORTAL_PATH      "/org/freedesktop/portal/desktop"
#define PORTAL_INTERFACE "org.freedesktop.portal.Settings"
#define APPEARANCE       "org.freedesktop.appearance"
#define SCHEME           "color-scheme"

/* Values of the preference; the nicks stand in the schema. */
typedef enum
{
  PREFER_SYSTEM,
  PREFER_LIGHT,
  PREFER_DARK,
} Preference;

/* Values of the portal: 0 no preference, 2 light. */
#define PORTAL_DARK 1

struct _AciesColorScheme
{
  GObject parent_instance;

  GSettings       *settings;
  GCancellable    *cancellable;
  GDBusConnection *bus;           /* NULL without a session bus */
  guint            subscription;
  gboolean         desktop_dark;
};

G_DEFINE_FINAL_TYPE (AciesColorScheme, acies_color_scheme, G_TYPE_OBJECT)

static void
apply (AciesColorScheme *self)
{
  const Preference preference = g_settings_get_enum (self->settings, SCHEME);
  const gboolean dark = preference == PREFER_DARK ||
                        (preference == PREFER_SYSTEM && self->desktop_dark);
  gboolean was_dark = FALSE;

  g_object_get (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", &was_dark, NULL);
  if (was_dark != dark)
    g_object_set (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", dark, NULL);
}

/* The portal packs the value once or twice, by its version. */
static void
take_value (AciesColorScheme *self,
            GVariant         *value)
{
  g_autoptr (GVariant) inner = g_variant_ref (value);

  while (g_variant_is_of_type (inner, G_VARIANT_TYPE_VARIANT))
    {
      GVariant *unpacked = g_variant_get_variant (inner);

      g_variant_unref (inner);
      inner = unpacked;
    }

  if (!g_variant_is_of_type (inner, G_VARIANT_TYPE_UINT32))
    return;

  self->desktop_dark = g_variant_get_uint32 (inner) == PORTAL_DARK;
  apply (self);
}

static void
on_setting_changed_cb (GDBusConnection *bus,
                       const char      *sender,
                       const char      *path,
                       const char      *interface,
                       const char      *signal,
                       GVariant        *parameters,
                       gpointer         user_data)
{
  g_autoptr (GVariant) value = NULL;
  const char *group = NULL;
  const char *key = NULL;

  if (!g_variant_is_of_type (parameters, G_VARIANT_TYPE ("(ssv)")))
    return;

  g_variant_get (parameters, "(&s&sv)", &group, &key, &value);
  if (g_str_equal (group, APPEARANCE) && g_str_equal (key, SCHEME))
    take_value (ACIES_COLOR_SCHEME (user_data), value);
}

static void
on_read_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (AciesColorScheme) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) reply =
    g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, &error);
  g_autoptr (GVariant) value = NULL;

  if (reply == NULL)
    {
      g_debug ("The desktop tells no colour scheme: %s", error->message);
      return;
    }

  g_variant_get (reply, "(v)", &value);
  take_value (self, value);
}

static void
on_bus_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (AciesColorScheme) self = user_data;
  g_autoptr (GError) error = NULL;
  GDBusConnection *bus = g_bus_get_finish (result, &error);

  if (bus == NULL || g_cancellable_is_cancelled (self->cancellable))
    {
      g_clear_object (&bus);
      return;
    }

  self->bus = bus;
  self->subscription =
    g_dbus_connection_signal_subscribe (bus, PORTAL_NAME, PORTAL_INTERFACE, "SettingChanged", PORTAL_PATH, APPEARANCE,
                                        G_DBUS_SIGNAL_FLAGS_NONE, on_setting_changed_cb, self,
                                        NULL);
  g_dbus_connection_call (bus, PORTAL_NAME, PORTAL_PATH, PORTAL_INTERFACE, "Read",
                          g_variant_new ("(ss)", APPEARANCE, SCHEME), G_VARIANT_TYPE ("(v)"),
                          G_DBUS_CALL_FLAGS_NONE, -1, self->cancellable, on_read_cb,
                          g_object_ref (self));
}

static void
acies_color_scheme_dispose (GObject *object)
{
  AciesColorScheme *self = ACIES_COLOR_SCHEME (object);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  if (self->subscription != 0)
    g_dbus_connection_signal_unsubscribe (self->bus, self->subscription);
  self->subscription = 0;
  g_clear_object (&self->bus);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (acies_color_scheme_parent_class)->dispose (object);
}

static void
acies_color_scheme_class_init (AciesColorSchemeClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_color_scheme_dispose;
}

static void
acies_color_scheme_init (AciesColorScheme *self)
{
  self->cancellable = g_cancellable_new ();
}

AciesColorScheme *
acies_color_scheme_new (GSettings *settings)
{
  AciesColorScheme *self = g_object_new (ACIES_TYPE_COLOR_SCHEME, NULL);

  self->settings = g_object_ref (settings);
  g_signal_connect_object (settings, "changed::" SCHEME, G_CALLBACK (apply), self, G_CONNECT_SWAPPED);
  apply (self);
  g_bus_get (G_BUS_TYPE_SESSION, self->cancellable, on_bus_cb, g_object_ref (self));
  return self;
}
