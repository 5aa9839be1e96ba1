/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-event-card.h"
#include "app/battle/acies-log-model.h"
#include "app/battle/acies-log-panel.h"
#include "ui-test-support.h"

/* A battle that was played to its end, and its log. */
typedef struct
{
  AciesGame     *game;
  AciesLogModel *model;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  self->game = ui_test_game_new ("cannae-216bc", 5);
  ui_test_play_by_chance (self->game, 0, 11);
  self->model = acies_log_model_new ();
  acies_log_model_sync (self->model, self->game);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_clear_object (&self->model);
  g_clear_object (&self->game);
}

static guint
count_events (AciesGame *game)
{
  return acies_event_list_size (acies_game_get_events (game));
}

static AciesEventFlags
flags_at (GListModel *lines, guint at)
{
  g_autoptr (AciesLogItem) item = g_list_model_get_item (lines, at);

  return acies_log_item_get_flags (item);
}

/* A long history is taken in by and by, and in order. */
static void
test_by_and_by (Fixture *self, gconstpointer data)
{
  GListModel *all = acies_log_model_get_all (self->model);
  const guint n_events = count_events (self->game);

  g_assert_cmpuint (n_events, >, 300);
  g_assert_cmpuint (g_list_model_get_n_items (all), >, 0);
  while (g_list_model_get_n_items (all) < n_events)
    {
      const guint before = g_list_model_get_n_items (all);

      ui_test_settle (1);
      g_assert_cmpuint (g_list_model_get_n_items (all), >=, before);
    }
  for (guint i = 0; i < n_events; i++)
    {
      g_autoptr (AciesLogItem) item = g_list_model_get_item (all, i);

      g_assert_cmpuint (acies_log_item_get_event (item), ==, i);
    }
}

/* A filter leaves lines of its kind, and the headings that have some; none of them twice in a row. */
static void
test_kinds (Fixture *self, gconstpointer data)
{
  static const AciesEventFlags kinds[] = { ACIES_EVENT_COMBAT, ACIES_EVENT_MORALE, ACIES_EVENT_LOSS,
                                           ACIES_EVENT_COMMANDER };
  GListModel                  *shown = acies_log_model_get_shown (self->model);

  acies_log_model_finish (self->model);
  for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
    {
      guint    n_wanted = 0;
      guint    n_found = 0;
      gboolean heading = FALSE;

      for (guint i = 0; i < count_events (self->game); i++)
        if ((acies_event_list_get (acies_game_get_events (self->game), i)->flags & kinds[k]) != 0)
          n_wanted++;
      acies_log_model_set_filter (self->model, kinds[k], NULL);
      for (guint i = 0; i < g_list_model_get_n_items (shown); i++)
        {
          const AciesEventFlags flags = flags_at (shown, i);

          g_assert_true ((flags & (kinds[k] | ACIES_EVENT_TURN)) != 0);
          g_assert_false (heading && (flags & ACIES_EVENT_TURN) != 0);
          heading = (flags & ACIES_EVENT_TURN) != 0;
          n_found += heading ? 0 : 1;
        }
      g_assert_false (heading);
      g_assert_cmpuint (n_found, ==, n_wanted);
    }
}

/* Words find lines in any case of letters; those of a heading its whole player-turn. */
static void
test_search (Fixture *self, gconstpointer data)
{
  GListModel              *all = acies_log_model_get_all (self->model);
  GListModel              *shown = acies_log_model_get_shown (self->model);
  g_autoptr (AciesLogItem) heading = NULL;
  g_autofree char         *words = NULL;
  guint                    first = 0;
  guint                    end;

  acies_log_model_finish (self->model);
  while ((flags_at (all, first) & ACIES_EVENT_TURN) == 0)
    first++;
  for (end = first + 1; (flags_at (all, end) & ACIES_EVENT_TURN) == 0; end++)
    continue;
  heading = g_list_model_get_item (all, first);
  words = g_utf8_strup (acies_log_item_get_text (heading), -1);

  acies_log_model_set_filter (self->model, 0, words);
  g_assert_cmpuint (g_list_model_get_n_items (shown), ==, end - first);
  acies_log_model_set_filter (self->model, 0, "no such words");
  g_assert_cmpuint (g_list_model_get_n_items (shown), ==, 0);
  acies_log_model_set_filter (self->model, 0, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (shown), ==, count_events (self->game));
}

/* Text has a line an event, and of the chosen ones alone if there are some. */
static void
test_text (Fixture *self, gconstpointer data)
{
  GListModel           *all = acies_log_model_get_all (self->model);
  g_autoptr (GtkBitset) chosen = gtk_bitset_new_range (3, 4);
  g_autofree char      *whole = NULL;
  g_autofree char      *part = NULL;

  acies_log_model_finish (self->model);
  whole = acies_log_model_to_text (all, NULL);
  part = acies_log_model_to_text (all, chosen);
  g_assert_nonnull (strstr (whole, part));
  for (guint i = 3; i < 7; i++)
    {
      g_autoptr (AciesLogItem) item = g_list_model_get_item (all, i);

      g_assert_nonnull (strstr (part, acies_log_item_get_text (item)));
    }
  g_assert_cmpuint (g_utf8_strlen (part, -1), <, g_utf8_strlen (whole, -1) / 10);
}

static AciesEventFlags
flags_of (AciesGame *game, guint event)
{
  return acies_event_list_get (acies_game_get_events (game), event)->flags;
}

static void
chosen_cb (AciesLogPanel *panel, AciesLogItem *item, guint *event)
{
  *event = item != NULL ? acies_log_item_get_event (item) : G_MAXUINT;
}

/* The line chosen is told, and stands in full below: each modifier of its sum is a row with its clause. */
static void
test_choose (Fixture *self, gconstpointer data)
{
  GtkWidget     *window = gtk_window_new ();
  AciesLogPanel *panel = g_object_new (ACIES_TYPE_LOG_PANEL, NULL);
  GtkWidget     *card;
  guint          event = G_MAXUINT;
  guint          wanted = 0;

  gtk_window_set_default_size (GTK_WINDOW (window), 340, 600);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (panel));
  g_signal_connect (panel, "event-chosen", G_CALLBACK (chosen_cb), &event);
  acies_log_panel_sync (panel, self->game);
  gtk_window_present (GTK_WINDOW (window));
  ui_test_settle (200);

  while (acies_event_list_get (acies_game_get_events (self->game), wanted)->n_modifiers < 2 ||
         (flags_of (self->game, wanted) & ACIES_EVENT_COMBAT) == 0)
    wanted++;
  g_free (acies_log_panel_to_text (panel));
  acies_log_panel_select (panel, wanted);
  ui_test_settle (100);
  card = ui_test_find (GTK_WIDGET (panel), ACIES_TYPE_EVENT_CARD, NULL);
  g_assert_cmpuint (event, ==, wanted);
  /* The number needed and the clause of the event stand above and below the modifiers. */
  g_assert_cmpuint (acies_event_card_get_n_rows (ACIES_EVENT_CARD (card)), ==,
                    acies_event_list_get (acies_game_get_events (self->game), wanted)->n_modifiers + 2);
  g_assert_true (gtk_label_get_selectable (GTK_LABEL (ui_test_find (card, GTK_TYPE_LABEL, NULL))));
  ui_test_picture (window, "log-event.png");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/ui/log/by-and-by", Fixture, NULL, set_up, test_by_and_by, tear_down);
  g_test_add ("/ui/log/kinds", Fixture, NULL, set_up, test_kinds, tear_down);
  g_test_add ("/ui/log/search", Fixture, NULL, set_up, test_search, tear_down);
  g_test_add ("/ui/log/text", Fixture, NULL, set_up, test_text, tear_down);
  g_test_add ("/ui/log/choose", Fixture, NULL, set_up, test_choose, tear_down);
  return g_test_run ();
}
