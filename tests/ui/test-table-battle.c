/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* A battle on a table from its first turn to its end page: once by keys alone, once by the pointer alone, as a person's hands
 * would play both armies. It has fewer turns than the one that comes along, and is the same else. */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "page-test-support.h"

#include <math.h>
#include <string.h>

#define BATTLE       "pharsalus-48bc-cohorts"
#define SEED         48
#define MOVES_A_TURN 3
#define LOOKS_A_TURN 12    /* units looked at for one that shall move */
#define NEAR         60000 /* 1/100 mm: who is farther from the enemy stays */
#define STEP         500   /* 1/100 mm that the Up key goes */
#define STRAIGHT     50    /* 1/100 mm aside */
#define MOST_STROKES 3000  /* a battle that takes more is stuck */

typedef struct _Player Player;

/* How things are done. FALSE if no hand can be played: the test is skipped then. */
typedef struct
{
  gboolean (*move)    (Player *self);  /* the next of those that should; counts it */
  gboolean (*aim)     (Player *self);
  gboolean (*confirm) (Player *self);
  gboolean (*answer)  (Player *self);
  gboolean (*end)     (Player *self);
} Hand;

/* What a unit should do in this turn: straight ahead by so much, 1/100 mm. */
typedef struct
{
  gint32   ahead;
  gboolean charges;
} Wish;

struct _Player
{
  const Hand       *hand;
  AciesApplication *app;
  AciesWindow      *window;
  AciesBattlePage  *page;
  AciesGame        *game;
  guint             n_before;   /* steps at the beginning of the phase */
  char             *phase;      /* whose turn and which part of it, in words */
  guint             n_moves, n_looks;
  Wish              wishes[ACIES_MAX_PLAN_BASES];
  guint             n_fights, n_shots, n_charges;
};

static gboolean
is_over (Player *self)
{
  return g_strcmp0 (acies_window_get_page_name (self->window), "end") == 0;
}

static const AciesScene *
get_scene (Player *self)
{
  return acies_field_get_scene (self->page->field);
}

static int
get_side (Player *self)
{
  return acies_game_get_decision (self->game)->side;
}

/* How far the nearest enemy is. */
static double
distance_to_enemy (Player *self, const AciesSceneToken *token)
{
  double least = G_MAXDOUBLE;

  for (guint i = 0; i < get_scene (self)->tokens->len; i++)
    {
      const AciesSceneToken *other = &g_array_index (get_scene (self)->tokens, AciesSceneToken, i);

      if (other->side != token->side && other->on_table)
        least = MIN (least, hypot (other->pose.x - token->pose.x, other->pose.y - token->pose.y));
    }

  return least;
}

/* How far straight ahead an action takes its unit; 0 if it does something else. */
static gint32
straight_way (Player *self, const AciesAction *action, const AciesSceneToken *token)
{
  AciesTablePlan plan;
  double         facing, x, y, ahead, aside;

  if (!acies_game_get_ruleset (self->game)->table->trace (acies_game_get_setup (self->game),
                                                          acies_game_get_state (self->game), action, &plan) ||
      plan.ghosts[0].facing != token->pose.facing)
    return 0;

  facing = token->pose.facing / 100.0 * G_PI / 180;
  x = plan.ghosts[0].x - token->pose.x;
  y = plan.ghosts[0].y - token->pose.y;
  ahead = x * sin (facing) - y * cos (facing);
  aside = x * cos (facing) + y * sin (facing);

  return ABS (aside) <= STRAIGHT && ahead > STEP ? (gint32) ahead : 0;
}

/* Everybody who can meets an enemy straight ahead; else goes as far as he may, if the enemy is near. */
static void
read_wishes (Player *self)
{
  const AciesRuleset    *ruleset = acies_game_get_ruleset (self->game);
  const AciesActionList *legal = acies_game_get_legal (self->game);

  memset (self->wishes, 0, sizeof self->wishes);
  for (guint i = 0; i < legal->n; i++)
    {
      AciesActionView        view = { 0 };
      AciesOdds              odds = { 0 };
      const AciesSceneToken *token;
      gint32                 ahead;
      gboolean               charges;
      Wish                  *wish;

      ruleset->view (acies_game_get_setup (self->game), acies_game_get_state (self->game), &legal->items[i], &view);
      if ((view.flags & ACIES_ACTION_MOVES) == 0 || acies_units_count (view.units) != 1)
        continue;
      wish = &self->wishes[acies_units_first (view.units)];
      token = acies_scene_find_token (get_scene (self), get_side (self), acies_units_first (view.units));
      ahead = straight_way (self, &legal->items[i], token);
      charges = ahead > 0 && ruleset->odds (acies_game_get_setup (self->game), acies_game_get_state (self->game),
                                            &legal->items[i], &odds, NULL);
      if (charges || (!wish->charges && ahead > wish->ahead && distance_to_enemy (self, token) < NEAR))
        *wish = (Wish){ ahead, charges };
    }
}

/* ---- By keys ---- */

static gboolean
type (Player *self, const char *keys)
{
  return ui_test_type_text (GTK_WINDOW (self->window), keys, NULL);
}

/* The next who can act; if he should, he goes ahead by as many presses as it takes: a charge too far ends at the enemy. */
static gboolean
move_by_keys (Player *self)
{
  AciesChooseTool    *tool = self->page->tool;
  const guint         before = acies_game_get_n_steps (self->game);
  g_autoptr (GString) keys = g_string_new (NULL);
  const Wish         *wish;

  self->n_looks++;
  if (!type (self, "space"))
    return FALSE;
  if (acies_units_count (acies_choose_tool_get_units (tool)) != 1)
    return TRUE;

  wish = &self->wishes[acies_units_first (acies_choose_tool_get_units (tool))];
  if (wish->ahead == 0)
    return TRUE;
  for (gint32 way = 0; way + (wish->charges ? 0 : STEP) <= wish->ahead; way += STEP)
    g_string_append (keys, "Up ");
  g_string_append (keys, "Return");
  self->n_moves++;
  self->n_charges += wish->charges;
  if (!type (self, keys->str))
    return FALSE;

  return acies_game_get_n_steps (self->game) > before || type (self, "Escape Escape");
}

static gboolean
aim_by_keys (Player *self)
{
  return type (self, "space");
}

static gboolean
confirm_by_keys (Player *self)
{
  return type (self, "Return");
}

static gboolean
answer_by_keys (Player *self)
{
  return type (self, "space Return");
}

static gboolean
end_by_keys (Player *self)
{
  return type (self, "ctrl+Return");
}

static const Hand keys = { move_by_keys, aim_by_keys, confirm_by_keys, answer_by_keys, end_by_keys };

/* ---- By the pointer ---- */

static gboolean
click (GtkWidget *widget)
{
  g_autofree char *script = g_strdup_printf ("move %d %d,click 1", gtk_widget_get_width (widget) / 2,
                                             gtk_widget_get_height (widget) / 2);

  return ui_test_point (widget, script);
}

/* The middle of a base, px of the field. */
static gboolean
find_base (Player *self, int side, guint unit, double *x, double *y)
{
  AciesField            *field = self->page->field;
  const AciesTokenPlace *place = acies_layout_find_token (field->layout, side, unit);

  if (place == NULL)
    return FALSE;

  acies_viewport_get_origin (&field->viewport, x, y);
  *x += place->x;
  *y += field->place_y + place->y;

  return TRUE;
}

/* Pulled straight up or down the board: those who face another way stay. */
static gboolean
move_by_pointer (Player *self)
{
  const double scale = self->page->field->layout->scale;

  for (guint unit = 0; unit < G_N_ELEMENTS (self->wishes); unit++)
    {
      const AciesSceneToken *token = acies_scene_find_token (get_scene (self), get_side (self), unit);
      Wish                  *wish = &self->wishes[unit];
      g_autofree char       *script = NULL;
      double                 x, y, way;

      if (wish->ahead == 0 || token == NULL || token->pose.facing % 18000 != 0 ||
          !find_base (self, get_side (self), unit, &x, &y))
        continue;
      way = wish->ahead * scale * (token->pose.facing == 0 ? -1 : 1);
      way = wish->charges ? way : trunc (way);
      script = g_strdup_printf ("move %.0f %.0f,down 1,move %.0f %.0f,move %.0f %.0f,move %.0f %.0f,up 1", x, y, x,
                                y + (way > 0 ? 10 : -10), x, y + way / 2, x, y + way);
      self->n_moves++;
      self->n_charges += wish->charges;
      wish->ahead = 0;

      return ui_test_point (GTK_WIDGET (self->page->field), script);
    }
  self->n_moves = MOVES_A_TURN;

  return TRUE;
}

/* Somebody who can be attacked, else one of those who can attack. */
static gboolean
aim_by_pointer (Player *self)
{
  AciesField            *field = self->page->field;
  const AciesActionList *legal = acies_game_get_legal (self->game);
  const AciesRuleset    *ruleset = acies_game_get_ruleset (self->game);
  g_autofree char       *script = NULL;
  AciesOdds              odds = { 0 };
  double                 x, y;

  for (guint i = 0; i < legal->n; i++)
    {
      AciesActionView view = { 0 };

      ruleset->view (acies_game_get_setup (self->game), acies_game_get_state (self->game), &legal->items[i], &view);
      if ((view.flags & ACIES_ACTION_ATTACKS) == 0 ||
          !ruleset->odds (acies_game_get_setup (self->game), acies_game_get_state (self->game), &legal->items[i], &odds,
                          NULL) ||
          !find_base (self, odds.target_side, acies_units_first (odds.targets), &x, &y))
        continue;
      script = g_strdup_printf ("move %.0f %.0f,click 1", x, y);

      return ui_test_point (GTK_WIDGET (field), script);
    }

  return TRUE;
}

static gboolean
confirm_by_pointer (Player *self)
{
  return click (self->page->attack_button);
}

static gboolean
answer_by_pointer (Player *self)
{
  return click (ui_test_find (GTK_WIDGET (self->page->answers), GTK_TYPE_BUTTON, NULL));
}

static gboolean
end_by_pointer (Player *self)
{
  return click (self->page->end_button);
}

static const Hand pointer = { move_by_pointer, aim_by_pointer, confirm_by_pointer, answer_by_pointer, end_by_pointer };

/* ---- The battle ---- */

static gboolean
can_end (Player *self)
{
  AciesAction action;

  return acies_battle_page_find_action (self->page, ACIES_ACTION_ENDS_TURN, &action);
}

/* Once the part of the turn is another, what should be done in it is thought out anew. */
static void
look_at_phase (Player *self)
{
  g_autofree char *words = acies_game_get_ruleset (self->game)->decision_text (acies_game_get_setup (self->game),
                                                                              acies_game_get_state (self->game));

  if (g_strcmp0 (words, self->phase) == 0)
    return;

  g_free (self->phase);
  self->phase = g_steal_pointer (&words);
  self->n_moves = self->n_looks = 0;
  if (acies_game_get_decision (self->game)->is_main)
    read_wishes (self);
}

static gboolean
play_stroke (Player *self)
{
  AciesChooseTool          *tool = self->page->tool;
  const AciesAttackPreview *preview = acies_choose_tool_get_preview (tool);

  if (preview->open)
    {
      self->n_fights += !can_end (self);
      self->n_shots += can_end (self);
      return self->hand->confirm (self);
    }
  if (acies_choose_tool_get_stage (tool) == ACIES_STAGE_ANSWER)
    return self->hand->answer (self);

  look_at_phase (self);
  if (acies_game_get_decision (self->game)->is_main)
    return self->n_moves < MOVES_A_TURN && self->n_looks < LOOKS_A_TURN ? self->hand->move (self)
                                                                       : self->hand->end (self);
  if (can_end (self) && self->n_moves++ >= MOVES_A_TURN)
    return self->hand->end (self);

  /* Nobody to shoot at any more: that is over. */
  return acies_choose_tool_can_act (tool) ? self->hand->aim (self) : self->hand->end (self);
}

static AciesGame *
create_game (void)
{
  const AciesGameOptions    options = { .start = { .historical = TRUE }, .undo = ACIES_UNDO_FREE };
  g_autoptr (GFile)         file = ui_test_find_scenario (BATTLE);
  g_autoptr (GFileIOStream) stream = NULL;
  g_autoptr (GFile)         copy = g_file_new_tmp ("acies-XXXXXX.json", &stream, NULL);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (AciesScenario) scenario = NULL;
  g_autofree char          *contents = NULL;
  g_autoptr (GString)       text = NULL;

  g_assert_true (g_file_load_contents (file, NULL, &contents, NULL, NULL, NULL));
  text = g_string_new (contents);
  g_assert_cmpuint (g_string_replace (text, "\"time-limit\": 18", "\"time-limit\": 6", 0), ==, 1);
  g_assert_true (g_file_replace_contents (copy, text->str, text->len, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
  scenario = acies_scenario_load (copy, problems, NULL);
  g_file_delete (copy, NULL, NULL);
  g_assert_nonnull (scenario);

  return acies_game_new (scenario, &options, SEED);
}

static void
test_battle (gconstpointer data)
{
  Player          self = { .hand = data };
  g_autofree char *name = g_strconcat ("table-battle-", data == &keys ? "keys" : "pointer", ".png", NULL);

  self.app = ui_test_application_new ();
  self.window = ui_test_window_new (self.app);
  self.game = create_game ();
  acies_window_play (self.window, self.game, NULL);
  ui_test_wait_for_page (self.window, "battle");
  self.page = ACIES_BATTLE_PAGE (acies_window_get_page (self.window));

  for (guint i = 0; i < MOST_STROKES && !is_over (&self); i++)
    if (!play_stroke (&self))
      break;

  g_test_message ("%u steps, %u charges, %u shots, %u fights", acies_game_get_n_steps (self.game), self.n_charges,
                  self.n_shots, self.n_fights);
  if (!g_test_failed () && is_over (&self))
    {
      ui_test_picture (GTK_WIDGET (self.window), name);
      g_assert_true (acies_game_is_over (self.game));
      g_assert_cmpuint (self.n_charges, >, 2);
      g_assert_cmpuint (self.n_fights, >, 2);
    }

  gtk_window_destroy (GTK_WINDOW (self.window));
  g_object_unref (self.game);
  g_object_unref (self.app);
  g_free (self.phase);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/ui/table-battle/keys", &keys, test_battle);
  g_test_add_data_func ("/ui/table-battle/pointer", &pointer, test_battle);

  return g_test_run ();
}
