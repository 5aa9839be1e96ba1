/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* Dice rolled on a table: asked for, corrected, refused, taken back; nothing is played before all are there. */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-topic.h"
#include "page-test-support.h"

/* Gives the page the position of @from, with dice that are entered. */
static void
enter_by_hand (PageTest *self, AciesGame *from)
{
  g_autoptr (JsonNode) root = acies_game_to_json (from);
  g_autoptr (GError)   error = NULL;
  JsonObject          *options = json_object_get_object_member (json_node_get_object (root), "options");

  json_object_set_string_member (options, "dice", "entered");
  acies_battle_page_set_session (self->page, NULL);
  acies_session_close (self->session, TRUE);
  g_clear_object (&self->session);
  g_clear_object (&self->game);
  self->game = acies_game_from_json (root, -1, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (acies_game_get_options (self->game)->dice, ==, ACIES_DICE_ENTERED);
  self->session = acies_session_new (self->game, NULL);
  acies_battle_page_set_session (self->page, self->session);
  ui_test_settle (50);
}

static gboolean
is_asked (PageTest *self)
{
  const gboolean asked = acies_session_get_throws (self->session) != NULL;

  g_assert_cmpint (gtk_widget_get_visible (GTK_WIDGET (self->page->dice_entry)), ==, asked);

  return asked;
}

static void
type (PageTest *self, const char *digits)
{
  for (; *digits != '\0'; digits++)
    g_assert_true (acies_dice_entry_key (self->page->dice_entry, gdk_unicode_to_keyval ((guint) *digits)));
}

/* Looks at an attack and wants it: the wish waits for its dice. */
static guint
attack (PageTest *self)
{
  const guint n_steps = acies_game_get_n_steps (self->game);

  enter_by_hand (self, self->game);
  page_test_aim (self);
  g_assert_cmpstr (acies_topic_find (GTK_WIDGET (self->page->field)), ==,
                   acies_game_get_ruleset (self->game)->attacking);
  g_assert_true (page_test_run (self, "battle.confirm"));
  g_assert_true (is_asked (self));
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, n_steps);
  g_assert_cmpuint (acies_throws_get_n_due (acies_session_get_throws (self->session)), ==, 2);
  g_assert_cmpstr (acies_topic_find (GTK_WIDGET (self->page->field)), ==, "6.5");

  return n_steps;
}

static const AciesEvent *
find_attack (PageTest *self)
{
  const AciesEventList *events = acies_game_get_events (self->game);

  for (guint i = acies_event_list_size (events); i > 0; i--)
    {
      const AciesEvent *event = acies_event_list_get (events, i - 1);

      if ((event->flags & ACIES_EVENT_COMBAT) != 0 && event->n_dice == 2)
        return event;
    }

  g_assert_not_reached ();
}

static void
test_attack (PageTest *self, gconstpointer data)
{
  const guint          n_steps = attack (self);
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (AciesGame) again = NULL;
  g_autoptr (GError)   error = NULL;
  guint                n_dice;

  type (self, "7x0");
  acies_dice_entry_get_dice (self->page->dice_entry, &n_dice);
  g_assert_cmpuint (n_dice, ==, 0);
  type (self, "6");
  g_assert_true (acies_dice_entry_key (self->page->dice_entry, GDK_KEY_Return));
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, n_steps);
  type (self, "65");
  acies_dice_entry_get_dice (self->page->dice_entry, &n_dice);
  g_assert_cmpuint (n_dice, ==, 2);
  g_assert_true (acies_dice_entry_key (self->page->dice_entry, GDK_KEY_BackSpace));
  type (self, "1");
  page_test_picture (self, "battle-dice-entry.png");
  g_assert_true (acies_dice_entry_key (self->page->dice_entry, GDK_KEY_Return));

  /* What the attack leads to may ask again; until then nothing has been played. */
  while (is_asked (self))
    {
      g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, n_steps);
      for (guint i = acies_throws_get_n_due (acies_session_get_throws (self->session)); i > 0; i--)
        type (self, "4");
      g_assert_true (acies_dice_entry_key (self->page->dice_entry, GDK_KEY_Return));
    }
  g_assert_cmpuint (acies_game_get_n_steps (self->game), >, n_steps);
  g_assert_cmpuint (find_attack (self)->dice[0], ==, 6);
  g_assert_cmpuint (find_attack (self)->dice[1], ==, 1);

  root = acies_game_to_json (self->game);
  again = acies_game_from_json (root, -1, NULL, &error);
  g_assert_no_error (error);
}

/* Buttons do what keys do; Escape takes the whole wish back. */
static void
test_taken_back (PageTest *self, gconstpointer data)
{
  const guint n_steps = attack (self);
  guint       n_dice;

  g_signal_emit_by_name (ui_test_find (GTK_WIDGET (self->page->dice_entry), GTK_TYPE_BUTTON, NULL), "clicked");
  acies_dice_entry_get_dice (self->page->dice_entry, &n_dice);
  g_assert_cmpuint (n_dice, ==, 1);
  g_assert_false (acies_session_is_human_turn (self->session));
  g_assert_true (acies_dice_entry_key (self->page->dice_entry, GDK_KEY_Escape));
  g_assert_false (is_asked (self));
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, n_steps);
  g_assert_true (acies_session_is_human_turn (self->session));
  g_assert_true (gtk_widget_get_mapped (gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self->page)))));

  page_test_aim (self);
  g_assert_true (page_test_run (self, "battle.confirm"));
  g_assert_true (is_asked (self));
  acies_dice_entry_get_dice (self->page->dice_entry, &n_dice);
  g_assert_cmpuint (n_dice, ==, 0);
  g_assert_true (page_test_run (self, "battle.undo"));
  g_assert_false (is_asked (self));
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, n_steps);
}

/* A battle begins with the dice that are entered for its first Orders. */
static void
test_start (PageTest *self, gconstpointer data)
{
  g_autoptr (AciesGame) game = ui_test_game_new ("marathon-490bc", 4);
  const AciesEventList *events;
  guint                 n_found = 0;

  enter_by_hand (self, game);
  g_assert_true (is_asked (self));
  g_assert_false (acies_session_can_take_back (self->session));
  page_test_picture (self, "battle-dice-start.png");
  type (self, "3");
  g_assert_true (acies_dice_entry_key (self->page->dice_entry, GDK_KEY_Return));
  g_assert_false (is_asked (self));

  events = acies_game_get_events (self->game);
  for (guint i = 0; i < acies_event_list_size (events); i++)
    if (acies_event_list_get (events, i)->n_dice > 0)
      {
        g_assert_cmpuint (acies_event_list_get (events, i)->dice[0], ==, 3);
        n_found++;
      }
  g_assert_cmpuint (n_found, ==, 1);
  g_assert_true (acies_session_is_human_turn (self->session));
}

static gboolean
has_played (gpointer data)
{
  return acies_game_get_n_steps (((PageTest *) data)->game) > 0;
}

/* The computer's dice are rolled by the program, and recorded like those of people; or asked for. */
static void
test_computer (PageTest *self, gconstpointer data)
{
  g_autoptr (AciesGame) game = ui_test_game_new ("marathon-490bc", 4);
  const AciesPlayer     computer = { ACIES_PLAYER_COMPUTER, (char *) "random", NULL };
  guint                 n_dice;

  acies_game_set_player (game, 0, &computer);
  acies_game_set_player (game, 1, &computer);
  enter_by_hand (self, game);
  g_assert_false (is_asked (self));
  g_assert_cmpuint (acies_game_get_options (self->game)->start.n_dice, ==, 1);
  ui_test_wait_until (has_played, self);
  g_assert_cmpuint (acies_game_get_state (self->game)->dice.n_drawn, ==,
                    acies_game_get_state (self->game)->dice.n_drawn_forced);

  /* Nobody here wished it, so there is nothing to take back: its dice begin anew. */
  g_settings_set_boolean (self->page->settings, "roll-for-computer", FALSE);
  enter_by_hand (self, game);
  g_assert_true (is_asked (self));
  g_assert_false (acies_session_can_take_back (self->session));
  type (self, "2");
  g_assert_true (acies_dice_entry_key (self->page->dice_entry, GDK_KEY_Escape));
  g_assert_true (is_asked (self));
  acies_dice_entry_get_dice (self->page->dice_entry, &n_dice);
  g_assert_cmpuint (n_dice, ==, 0);
  type (self, "5");
  g_assert_true (acies_dice_entry_key (self->page->dice_entry, GDK_KEY_Return));
  g_assert_cmpuint (acies_game_get_options (self->game)->start.dice[0], ==, 5);
  g_settings_reset (self->page->settings, "roll-for-computer");
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  page_test_add ("/ui/dice-entry/attack", &page_test_met, test_attack);
  page_test_add ("/ui/dice-entry/taken-back", &page_test_met, test_taken_back);
  page_test_add ("/ui/dice-entry/start", &page_test_deployed, test_start);
  page_test_add ("/ui/dice-entry/computer", &page_test_deployed, test_computer);

  return g_test_run ();
}
