/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* Who has turned away hears from the desktop that a simulation is done or that the computer has moved; who looks at the window sees it there. The test is the
 * desktop: it answers to the name of the service of notifications, on a bus of its own. */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor-test-support.h"
#include "app/battle/acies-battle-page.h"
#include "editor/acies-balance-page.h"
#include "app/acies-settings.h"

#define NAME "org.freedesktop.Notifications"
#define PATH "/org/freedesktop/Notifications"

static const char interface_xml[] =
  "<node><interface name='" NAME "'>"
  "<method name='Notify'><arg type='s' direction='in'/><arg type='u' direction='in'/><arg type='s' direction='in'/>"
  "<arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='as' direction='in'/>"
  "<arg type='a{sv}' direction='in'/><arg type='i' direction='in'/><arg type='u' direction='out'/></method>"
  "<method name='CloseNotification'><arg type='u' direction='in'/></method>"
  "<signal name='ActionInvoked'><arg type='u'/><arg type='s'/></signal>"
  "</interface></node>";

/* What the desktop was told. */
typedef struct
{
  GTestDBus       *bus;
  GDBusConnection *connection;
  gboolean         owned;
  guint            n_told;
  guint            n_closed;
  char            *title;
  char            *body;
} Desktop;

static Desktop desktop;

static void
on_call_cb (GDBusConnection       *connection,
            const char            *sender,
            const char            *path,
            const char            *interface,
            const char            *method,
            GVariant              *parameters,
            GDBusMethodInvocation *invocation,
            gpointer               user_data)
{
  if (g_str_equal (method, "CloseNotification"))
    {
      desktop.n_closed++;
      g_dbus_method_invocation_return_value (invocation, NULL);
      return;
    }

  desktop.n_told++;
  g_clear_pointer (&desktop.title, g_free);
  g_clear_pointer (&desktop.body, g_free);
  g_variant_get_child (parameters, 3, "s", &desktop.title);
  g_variant_get_child (parameters, 4, "s", &desktop.body);
  g_dbus_method_invocation_return_value (invocation, g_variant_new ("(u)", 7));
}

static void
on_owned_cb (GDBusConnection *connection,
             const char      *name,
             gpointer         user_data)
{
  desktop.owned = TRUE;
}

static gboolean
is_owned_cb (gpointer data)
{
  return desktop.owned;
}

static gboolean
desktop_up (void)
{
  static const GDBusInterfaceVTable table = { .method_call = on_call_cb };
  g_autofree char *display = g_strdup (g_getenv ("DISPLAY"));
  g_autofree char *daemon = g_find_program_in_path ("dbus-daemon");
  g_autoptr (GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (interface_xml, NULL);
  g_autoptr (GError) error = NULL;

  if (daemon == NULL)
    return FALSE;

  desktop.bus = g_test_dbus_new (G_TEST_DBUS_NONE);
  g_test_dbus_up (desktop.bus);
  /* A bus of a test leaves no display to those that it starts. */
  g_setenv ("DISPLAY", display, TRUE);
  desktop.connection = g_dbus_connection_new_for_address_sync (
    g_test_dbus_get_bus_address (desktop.bus),
    G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION, NULL, NULL, &error);
  g_assert_no_error (error);
  g_dbus_connection_register_object (desktop.connection, PATH, node->interfaces[0], &table, NULL, NULL, &error);
  g_assert_no_error (error);
  g_bus_own_name_on_connection (desktop.connection, NAME, G_BUS_NAME_OWNER_FLAGS_NONE, on_owned_cb, NULL, NULL, NULL);
  ui_test_wait_until (is_owned_cb, NULL);
  return TRUE;
}

static gboolean
has_results_cb (gpointer data)
{
  return !acies_balance_page_is_running (data) && acies_balance_page_get_results (data) != NULL;
}

static void
simulate (EditorTest *self,
          const char *seed)
{
  GtkWidget *page = editor_test_show_part (self, "balance", -1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (ui_test_find (page, GTK_TYPE_SPIN_BUTTON, "games_spin")), 4);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_test_find (page, GTK_TYPE_DROP_DOWN, "first_drop")), 0);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_test_find (page, GTK_TYPE_DROP_DOWN, "second_drop")), 0);
  gtk_editable_set_text (GTK_EDITABLE (ui_test_find (page, GTK_TYPE_ENTRY, "seed_entry")), seed);
  g_assert_true (gtk_widget_activate_action (page, "balance.run", NULL));
  ui_test_wait_until (has_results_cb, page);
}

static gboolean
is_told_cb (gpointer data)
{
  return desktop.n_told > 0;
}

static gboolean
is_told_again_cb (gpointer data)
{
  return desktop.n_told == 2;
}

static gboolean
is_shown_cb (gpointer data)
{
  return gtk_widget_get_mapped (data);
}

static gboolean
is_closed_cb (gpointer data)
{
  return desktop.n_closed > 0;
}

static gboolean
is_inactive_cb (gpointer data)
{
  return !gtk_window_is_active (data);
}

static gboolean
is_active_cb (gpointer data)
{
  return gtk_window_is_active (data);
}

/* The desktop tells that its notification was chosen: the window it is of comes to the front. */
static void
choose_notification (void)
{
  g_autoptr (GError) error = NULL;

  g_dbus_connection_emit_signal (desktop.connection, NULL, PATH, NAME, "ActionInvoked",
                                 g_variant_new ("(us)", 7, "default"), &error);
  g_assert_no_error (error);
}

static void
look_away_from_a_simulation (EditorTest *self)
{
  AciesWindow *library = NULL;

  library = ui_test_window_new (self->app);
  if (!ui_test_type (library, "Escape"))
    return;
  ui_test_wait_until (is_inactive_cb, self->window);
  simulate (self, "5");
  ui_test_wait_until (is_told_cb, NULL);
  g_assert_nonnull (strstr (desktop.title, "Marathon"));
  g_assert_nonnull (strstr (desktop.body, "Athens"));
  g_assert_nonnull (strstr (desktop.body, "Persia"));

  /* Who comes back needs no notification any more, nor a new one. */
  g_assert_true (ui_test_type_into (GTK_WINDOW (self->window), "Escape"));
  ui_test_wait_until (is_active_cb, self->window);
  ui_test_wait_until (is_closed_cb, NULL);
  simulate (self, "6");
  ui_test_settle (100);
  g_assert_cmpuint (desktop.n_told, ==, 1);
  g_assert_nonnull (strstr (acies_toast_get_text (self->window->toast), "Marathon"));

  /* One that is chosen brings the window back, wherever it is. */
  g_assert_true (ui_test_type (library, "Escape"));
  ui_test_wait_until (is_inactive_cb, self->window);
  simulate (self, "7");
  ui_test_wait_until (is_told_again_cb, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->window), FALSE);
  choose_notification ();
  ui_test_wait_until (is_shown_cb, self->window);
  gtk_window_destroy (GTK_WINDOW (library));
}

static gboolean
is_human_turn_cb (gpointer data)
{
  GtkWidget *page = acies_window_get_page (data);

  return ACIES_IS_BATTLE_PAGE (page) && acies_session_is_human_turn (acies_battle_page_get_session (ACIES_BATTLE_PAGE (page)));
}

static gboolean
is_told_of_the_turn_cb (gpointer data)
{
  return desktop.n_told > GPOINTER_TO_UINT (data);
}

/* A battle in which the computer decides first: when it is a person's turn, the desktop says so, unless that is not wanted. */
static void
play_computer (EditorTest *self,
               gboolean    wanted)
{
  const AciesPlayer computer = { ACIES_PLAYER_COMPUTER, (char *) "random", NULL };
  const guint told = desktop.n_told;
  g_autoptr (GSettings) settings = acies_settings_new ();
  g_autoptr (AciesGame) game = NULL;
  AciesWindow *window = NULL;

  game = ui_test_game_new ("cannae-216bc", 11);
  acies_game_set_player (game, (guint) acies_game_get_decision (game)->side, &computer);
  g_settings_set_boolean (settings, "notify", wanted);
  g_settings_set_int (settings, "computer-pace", 0);
  window = ui_test_window_new (self->app);
  if (!ui_test_type_into (GTK_WINDOW (self->window), "Escape"))
    return;
  ui_test_wait_until (is_inactive_cb, window);
  acies_window_play (window, game, NULL);
  ui_test_wait_until (is_human_turn_cb, window);
  if (wanted)
    {
      ui_test_wait_until (is_told_of_the_turn_cb, GUINT_TO_POINTER (told));
      g_assert_nonnull (strstr (desktop.title, "Cannae"));
      g_assert_cmpstr (desktop.body, !=, "");
    }
  ui_test_settle (100);
  g_assert_cmpuint (desktop.n_told, ==, wanted ? told + 1 : told);
  gtk_window_destroy (GTK_WINDOW (window));
  g_settings_reset (settings, "notify");
  g_settings_reset (settings, "computer-pace");
}

/* In one test: on a bus there is but one program of a name. */
static void
test_away (EditorTest   *self,
           gconstpointer data)
{
  if (desktop.bus == NULL)
    {
      g_test_skip ("dbus-daemon is not installed");
      return;
    }

  look_away_from_a_simulation (self);
  play_computer (self, TRUE);
  play_computer (self, FALSE);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  desktop_up ();
  editor_test_add ("/ui/editor/news/away", "marathon-490bc", test_away);
  return g_test_run ();
}
