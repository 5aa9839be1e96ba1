/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-preferences-window.h"

#include "app/acies-settings.h"
#include "battlefield/acies-token-view.h"
#include "scene/acies-palette.h"
#include "widgets/acies-columns.h"
#include "widgets/acies-names-for-readers.h"
#include "widgets/acies-resources.h"
#include "widgets/acies-text-size.h"

#include <glib/gi18n.h>

#define WIDTH       480
#define HEIGHT      460
#define TOKEN_WIDTH 30

/* What this window changes. */
static const char *const keys[] = {
  "color-scheme",
  "side-colors",
  "computer-pace",
  "animations",
  "stop-after-action",
  "notify",
  "show-reach",
  "show-odds",
  "computer-level",
  "undo",
  "dice",
  "roll-for-computer",
  "warn-end-turn",
};

/* What the board shows: the switches of the template; in the order of acies_settings_board_keys. */
static const char *const board_ids[] = {
  "zone_names_switch", "unit_names_switch", "grid_switch", "terrain_switch", "strong_switch", "stripes_switch",
};

struct _AciesPreferencesWindow
{
  GtkWindow parent_instance;

  GSettings *settings;

  GtkDropDown    *scheme_drop_down;
  GtkDropDown    *pair_drop_down;
  AciesTokenView *first_token;
  AciesTokenView *second_token;
  GtkAdjustment  *pace_adjustment;
  GtkWidget      *pace_scale;
  GtkLabel       *pace_words;
  GtkWidget      *motion_switch;
  GtkDropDown    *level_drop_down;
  GtkDropDown    *undo_drop_down;
  GtkWidget      *stop_switch;
  GtkWidget      *notify_switch;
  GtkWidget      *reach_switch;
  GtkWidget      *odds_switch;
  GtkWidget      *warn_switch;
  GtkDropDown    *dice_drop_down;
  GtkWidget      *rolls_switch;
  GtkWidget      *board_switches[G_N_ELEMENTS (board_ids)];
};

#define BOARD_OFFSET G_STRUCT_OFFSET (AciesPreferencesWindow, board_switches)

G_DEFINE_FINAL_TYPE (AciesPreferencesWindow, acies_preferences_window, GTK_TYPE_WINDOW)

static void
on_reset_cb (AciesPreferencesWindow *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (self->settings, keys[i]);
  for (guint i = 0; acies_settings_board_keys[i] != NULL; i++)
    g_settings_reset (self->settings, acies_settings_board_keys[i]);
}

static void
on_pace_cb (AciesPreferencesWindow *self)
{
  const double seconds = gtk_adjustment_get_value (self->pace_adjustment) / 1000.0;
  g_autofree char *words = NULL;

  /* Translators: %.1f is a number of seconds. */
  words = g_strdup_printf (_("%.1f seconds between two of its actions"), seconds);
  gtk_label_set_text (self->pace_words, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->pace_scale),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, words, -1);
}

/* A row of a drop-down stands for the value of an enum key, which counts from 0 in the same order. */
static gboolean
row_from_value (GValue   *row,
                GVariant *value,
                gpointer  user_data)
{
  const char *const *nicks = user_data;
  const char *nick = g_variant_get_string (value, NULL);

  for (guint i = 0; nicks[i] != NULL; i++)
    if (g_str_equal (nicks[i], nick))
      {
        g_value_set_uint (row, i);
        return TRUE;
      }

  return FALSE;
}

static GVariant *
value_from_row (const GValue       *row,
                const GVariantType *type,
                gpointer            user_data)
{
  const char *const *nicks = user_data;
  const guint index = g_value_get_uint (row);

  return index < g_strv_length ((char **) nicks) ? g_variant_new_string (nicks[index]) : NULL;
}

static void
bind_drop_down (AciesPreferencesWindow *self,
                GtkDropDown            *drop_down,
                const char             *key)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsSchemaKey) schema_key = NULL;
  g_autoptr (GVariant) range = NULL;
  g_autoptr (GVariant) nicks = NULL;

  g_object_get (self->settings, "settings-schema", &schema, NULL);
  schema_key = g_settings_schema_get_key (schema, key);
  range = g_settings_schema_key_get_range (schema_key);
  g_variant_get (range, "(&sv)", NULL, &nicks);
  g_settings_bind_with_mapping (self->settings, key, drop_down, "selected", G_SETTINGS_BIND_DEFAULT,
                                row_from_value, value_from_row,
                                g_variant_dup_strv (nicks, NULL), (GDestroyNotify) g_strfreev);
}

static void
fill_pairs (AciesPreferencesWindow *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < ACIES_N_PAIRS; i++)
    gtk_string_list_append (names, acies_side_pair_label (i));
  gtk_drop_down_set_model (self->pair_drop_down, G_LIST_MODEL (names));
}

static void
acies_preferences_window_dispose (GObject *object)
{
  g_clear_object (&ACIES_PREFERENCES_WINDOW (object)->settings);

  G_OBJECT_CLASS (acies_preferences_window_parent_class)->dispose (object);
}

static void
acies_preferences_window_class_init (AciesPreferencesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_preferences_window_dispose;
  g_type_ensure (ACIES_TYPE_COLUMNS);
  g_type_ensure (ACIES_TYPE_TOKEN_VIEW);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, ACIES_RESOURCES "app/acies-preferences-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesPreferencesWindow, scheme_drop_down);
  gtk_widget_class_bind_template_child (widget_class, AciesPreferencesWindow, pair_drop_down);
  gtk_widget_class_bind_template_child (widget_class, AciesPreferencesWindow, first_token);
  gtk_widget_class_bind_template_child (widget_class, AciesPreferencesWindow, second_token);
  gtk_widget_class_bind_template_child (widget_class, AciesPreferencesWindow, pace_adjustment);
  gtk_widget_class_bind_template_child (widget_class, AciesPreferencesWindow, pace_scale);
  gtk_widget_class_bind_template_child (widget_class, AciesPreferencesWindow, pace_words);
  gtk_widget_class_bind_template_child (widget_class, AciesPreferencesWindow, motion_switch);
  gtk_widget_class_bind_template_child (widget_class, AciesPreferencesWindow, level_drop_down);
  gtk_widget_class_bind_template_child (widget_class, AciesPreferencesWindow, undo_drop_down);
  gtk_widget_class_bind_template_child (widget_class, AciesPreferencesWindow, stop_switch);
  gtk_widget_class_bind_template_child (widget_class, AciesPreferencesWindow, notify_switch);
  gtk_widget_class_bind_template_child (widget_class, AciesPreferencesWindow, reach_switch);
  gtk_widget_class_bind_template_child (widget_class, AciesPreferencesWindow, odds_switch);
  gtk_widget_class_bind_template_child (widget_class, AciesPreferencesWindow, warn_switch);
  gtk_widget_class_bind_template_child (widget_class, AciesPreferencesWindow, dice_drop_down);
  gtk_widget_class_bind_template_child (widget_class, AciesPreferencesWindow, rolls_switch);
  for (guint i = 0; i < G_N_ELEMENTS (board_ids); i++)
    gtk_widget_class_bind_template_child_full (widget_class, board_ids[i], FALSE,
                                               BOARD_OFFSET + (gssize) (i * sizeof (GtkWidget *)));
  gtk_widget_class_bind_template_callback (widget_class, on_reset_cb);
}

static void
acies_preferences_window_init (AciesPreferencesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  acies_text_size_open (GTK_WINDOW (self), WIDTH, HEIGHT);
  acies_name_drop_down (GTK_WIDGET (self->scheme_drop_down), _("Style"));
  acies_name_drop_down (GTK_WIDGET (self->pair_drop_down), _("Colours of the Sides"));
  acies_name_drop_down (GTK_WIDGET (self->level_drop_down), _("Computer in New Battles"));
  acies_name_drop_down (GTK_WIDGET (self->undo_drop_down), _("Undo in New Battles"));
  acies_name_drop_down (GTK_WIDGET (self->dice_drop_down), _("Dice in New Battles"));
  acies_token_view_set_width (self->first_token, TOKEN_WIDTH);
  acies_token_view_set_width (self->second_token, TOKEN_WIDTH);
  acies_token_view_set_side (self->first_token, 0, ACIES_EMBLEM_STANDARD);
  acies_token_view_set_side (self->second_token, 1, ACIES_EMBLEM_STANDARD);
}

GtkWidget *
acies_preferences_window_new (GtkWindow *parent,
                              GSettings *settings)
{
  AciesPreferencesWindow *self = g_object_new (ACIES_TYPE_PREFERENCES_WINDOW, "transient-for", parent, NULL);

  self->settings = g_object_ref (settings);
  fill_pairs (self);
  bind_drop_down (self, self->scheme_drop_down, "color-scheme");
  bind_drop_down (self, self->pair_drop_down, "side-colors");
  bind_drop_down (self, self->level_drop_down, "computer-level");
  bind_drop_down (self, self->undo_drop_down, "undo");
  bind_drop_down (self, self->dice_drop_down, "dice");
  g_settings_bind (settings, "roll-for-computer", self->rolls_switch, "active", G_SETTINGS_BIND_DEFAULT);
  for (guint i = 0; i < G_N_ELEMENTS (board_ids); i++)
    g_settings_bind (settings, acies_settings_board_keys[i], self->board_switches[i], "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "computer-pace", self->pace_adjustment, "value", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "stop-after-action", self->stop_switch, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "notify", self->notify_switch, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "show-reach", self->reach_switch, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "show-odds", self->odds_switch, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "warn-end-turn", self->warn_switch, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "animations", self->motion_switch, "active", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (self->pace_adjustment, "value-changed", G_CALLBACK (on_pace_cb), self, G_CONNECT_SWAPPED);
  on_pace_cb (self);
  return GTK_WIDGET (self);
}
