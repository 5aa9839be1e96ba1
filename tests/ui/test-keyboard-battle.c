/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* A battle from its first turn to its end page, by keys that go through the display server as a person's would. */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-battle-page-private.h"
#include "ui-test-support.h"

#define SEED          1
#define DEEDS_A_TURN  2    /* then the turn is ended */
#define MOST_STROKES  2000 /* a battle that takes more is stuck */

typedef struct
{
  AciesApplication *app;
  AciesWindow      *window;
  AciesBattlePage  *page;
  AciesGame        *game;
  int               side;       /* whose it is */
  guint             n_deeds;    /* begun in it */
  guint             n_attacks;
} Player;

static gboolean
is_over (Player *self)
{
  return g_strcmp0 (acies_window_get_page_name (self->window), "end") == 0;
}

/* The keys for what is asked now: the next who can act goes towards the enemy, attacks what stands there, and ends. */
static const char *
get_keys (Player *self)
{
  AciesChooseTool *tool = self->page->tool;

  if (acies_choose_tool_get_preview (tool)->open)
    {
      self->n_attacks++;
      return "Return";
    }

  switch (acies_choose_tool_get_stage (tool))
    {
    case ACIES_STAGE_ANSWER:
      return "space Return";

    case ACIES_STAGE_MAIN:
      return self->n_deeds++ < DEEDS_A_TURN ? "space" : "ctrl+Return";

    case ACIES_STAGE_GROUP:
      return self->side == 0 ? "Down Return" : "Up Return";

    case ACIES_STAGE_ACTING:
      return "f";

    case ACIES_STAGE_LEADER:
    case ACIES_STAGE_OFF:
    default:
      return "Escape";
    }
}

/* A stroke that changed nothing is followed by the keys that always lead on. */
static gboolean
play_stroke (Player *self)
{
  const guint n_before = acies_game_get_n_steps (self->game);
  const AciesStage stage = acies_choose_tool_get_stage (self->page->tool);
  const int side = acies_game_get_decision (self->game)->side;

  if (side != self->side)
    {
      self->side = side;
      self->n_deeds = 0;
    }

  if (!ui_test_type (self->window, get_keys (self)))
    return FALSE;

  if (!is_over (self) && acies_game_get_n_steps (self->game) == n_before &&
      acies_choose_tool_get_stage (self->page->tool) == stage &&
      !acies_choose_tool_get_preview (self->page->tool)->open)
    ui_test_type (self->window, "Escape ctrl+Return");
  return TRUE;
}

static void
test_whole_battle (void)
{
  Player self = { .side = -1 };

  self.app = ui_test_application_new ();
  self.window = ui_test_window_new (self.app);
  self.game = ui_test_game_new ("cannae-216bc", SEED);
  acies_window_play (self.window, self.game, NULL);
  ui_test_wait_for_page (self.window, "battle");
  self.page = ACIES_BATTLE_PAGE (acies_window_get_page (self.window));
  ui_test_picture (GTK_WIDGET (self.window), "keyboard-start.png");

  for (guint i = 0; i < MOST_STROKES && !is_over (&self); i++)
    if (!play_stroke (&self))
      break;

  if (!g_test_failed () && is_over (&self))
    {
      g_test_message ("%u steps, %u attacks", acies_game_get_n_steps (self.game), self.n_attacks);
      ui_test_picture (GTK_WIDGET (self.window), "keyboard-end.png");
      g_assert_true (acies_game_is_over (self.game));
      g_assert_cmpuint (self.n_attacks, >, 5);
      ui_test_type (self.window, "Escape");
      ui_test_wait_for_page (self.window, "library");
    }

  gtk_window_destroy (GTK_WINDOW (self.window));
  g_object_unref (self.game);
  g_object_unref (self.app);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ui/keyboard/whole-battle", test_whole_battle);
  return g_test_run ();
}
