/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-report.h"

#include "engine/core/acies-date.h"
#include "engine/core/acies-luck.h"
#include "scene/acies-course-model.h"
#include "scene/acies-report-private.h"
#include "scene/acies-scene-words.h"
#include "scene/acies-turning-points.h"

#include <glib/gi18n-lib.h>

#define N_TURNING_POINTS 4
#define COURSE_HEIGHT    160.0
#define END_SHARE        0.34  /* of the page for the last position */
#define POINT_SHARE      0.44  /* two turning points a page */
#define NO_LINE          G_MAXUINT

char *
acies_report_title (const AciesScenario *scenario)
{
  const char      *date = acies_scenario_get_date (scenario);
  g_autofree char *year = date != NULL ? acies_date_to_year_text (date) : NULL;

  if (year == NULL)
    return g_strdup (acies_scenario_get_name (scenario));

  /* Translators: a battle and its year: "Cannae, 216 BC". */
  return g_strdup_printf (_("%1$s, %2$s"), acies_scenario_get_name (scenario), year);
}

/* A text of the scenario's "result"; (nullable). */
static const char *
get_history_text (AciesScenario *scenario, const char *key)
{
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  const AciesJsonCursor     top = acies_json_root (acies_scenario_get_root (scenario));
  const AciesJsonCursor     result = acies_json_member (&top, "result");
  const char               *text = NULL;

  if (acies_json_exists (&result))
    acies_json_read_string_or (&result, key, &text, problems);
  return text != NULL && *text != '\0' ? text : NULL;
}

/* The level that history had, by the scenario; the number of levels if it tells none that is known. */
static guint
find_history_level (AciesScenario *scenario)
{
  const AciesRuleset *ruleset = acies_scenario_get_ruleset (scenario);
  const char         *name = get_history_text (scenario, "level");
  guint               level = 0;

  while (level < ruleset->n_outcome_levels &&
         g_strcmp0 (ruleset->outcome_level_name (level), name) != 0)
    level++;
  return level;
}

/* Who won in history, and how well if that is told. Returns: (transfer full) (nullable) */
static char *
describe_history (AciesScenario *scenario, int winner, guint level, gboolean again)
{
  const AciesRuleset *ruleset = acies_scenario_get_ruleset (scenario);
  const char         *army = NULL;

  if (winner == ACIES_NO_SIDE)
    return level == 0 ? g_strdup (_("In history neither army won.")) : NULL;

  army = acies_scenario_get_side_name (scenario, (guint) winner);
  if (level == ruleset->n_outcome_levels)
    /* Translators: %s is an army. */
    return g_strdup_printf (again ? _("In history too %s won.") : _("In history %s won."), army);

  /* Translators: an army, then a level of victory ("Clear victory"). */
  return g_strdup_printf (again ? _("In history too %1$s won (%2$s).")
                                : _("In history %1$s won (%2$s)."),
                          army, ruleset->outcome_level_text (level));
}

/* How well a battle went for the first army: the level, less than nothing for one that was lost. */
static int
first_army_level (int winner, guint level)
{
  return winner == ACIES_NO_SIDE ? 0 : winner == 0 ? (int) level : -(int) level;
}

/* Whom this battle served better than history did.
 * Returns: (transfer full) (nullable): NULL if the level of history is not told */
static char *
compare_history (AciesScenario *scenario, int winner, guint level, const AciesOutcome *outcome)
{
  const int then = first_army_level (winner, level);
  const int now = first_army_level (outcome->winner, outcome->level);

  if (level == acies_scenario_get_ruleset (scenario)->n_outcome_levels)
    return NULL;
  if (now == then)
    return g_strdup (_("This battle ended on the same level."));

  /* Translators: %s is an army. */
  return g_strdup_printf (_("This battle went better for %s than history did."),
                          acies_scenario_get_side_name (scenario, now > then ? 0 : 1));
}

static void
add_sentence (GString *text, const char *sentence)
{
  if (sentence != NULL)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
}

char *
acies_report_history (AciesScenario *scenario, const AciesOutcome *outcome)
{
  const char         *winner_id = get_history_text (scenario, "winner");
  const char         *story = get_history_text (scenario, "text");
  const char         *losses = get_history_text (scenario, "casualties");
  const guint         level = find_history_level (scenario);
  const int           winner = winner_id != NULL ? acies_scenario_find_side (scenario, winner_id)
                                                 : ACIES_NO_SIDE;
  const gboolean      again = winner == outcome->winner;
  g_autofree char    *result = describe_history (scenario, winner, level, again);
  g_autofree char    *comparison = compare_history (scenario, winner, level, outcome);
  g_autoptr (GString) text = g_string_new (NULL);

  add_sentence (text, result);
  add_sentence (text, comparison);
  add_sentence (text, story != NULL ? acies_scenario_translate (story) : NULL);
  add_sentence (text, losses != NULL ? acies_scenario_translate (losses) : NULL);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The head: what, where, by which rules, who played */

static char *
player_text (AciesGame *game, guint side)
{
  const AciesPlayer *player = acies_game_get_player (game, side);
  const char        *army = acies_scenario_get_side_name (acies_game_get_scenario (game), side);

  if (player->name != NULL)
    /* Translators: an army, then who plays it. */
    return g_strdup_printf (_("%1$s: %2$s."), army, player->name);
  if (player->kind == ACIES_PLAYER_HUMAN)
    /* Translators: %s is an army. */
    return g_strdup_printf (_("%s: a person."), army);

  /* Translators: %s is an army. */
  return g_strdup_printf (_("%s: the computer."), army);
}

static void
add_head (AciesSheet *sheet, AciesGame *game)
{
  AciesScenario      *scenario = acies_game_get_scenario (game);
  const AciesRuleset *ruleset = acies_game_get_ruleset (game);
  g_autoptr (GString) players = g_string_new (_(ruleset->name));
  g_autofree char    *title = acies_report_title (scenario);

  acies_sheet_add_text (sheet, ACIES_SHEET_TITLE, title);
  acies_sheet_add_text (sheet, ACIES_SHEET_NOTE, acies_scenario_get_place (scenario));
  for (guint side = 0; side < acies_scenario_get_n_sides (scenario); side++)
    {
      g_autofree char *words = player_text (game, side);

      g_string_append_printf (players, " · %s", words);
    }
  acies_sheet_add_text (sheet, ACIES_SHEET_NOTE, players->str);
}

/* The points */

/* The least name from @least on that any side has a line of. */
static guint
next_line (const AciesOutcome *outcome, guint n_sides, guint least)
{
  guint next = NO_LINE;

  for (guint side = 0; side < n_sides; side++)
    for (guint i = 0; i < outcome->n_lines[side]; i++)
      if (outcome->lines[side][i].name >= least && outcome->lines[side][i].name < next)
        next = outcome->lines[side][i].name;

  return next;
}

static const AciesOutcomeLine *
find_line (const AciesOutcome *outcome, guint side, guint name)
{
  for (guint i = 0; i < outcome->n_lines[side]; i++)
    if (outcome->lines[side][i].name == name)
      return &outcome->lines[side][i];

  return NULL;
}

static void
add_points_row (AciesSheet *sheet, AciesGame *game, const AciesOutcome *outcome, guint name)
{
  const AciesRuleset *ruleset = acies_game_get_ruleset (game);
  const guint         n_sides = acies_scenario_get_n_sides (acies_game_get_scenario (game));
  char                numbers[ACIES_MAX_SIDES][16];
  const char         *cells[2 + ACIES_MAX_SIDES] = { ruleset->outcome_line_text (name) };

  for (guint side = 0; side < n_sides; side++)
    {
      const AciesOutcomeLine *line = find_line (outcome, side, name);

      g_snprintf (numbers[side], sizeof numbers[side], "%d", line != NULL ? line->points : 0);
      cells[2 + side] = numbers[side];
      if (line != NULL)
        cells[1] = ruleset->clauses[line->clause].number;
    }
  acies_sheet_add_row (sheet, ACIES_SHEET_ROW, cells);
}

static void
add_points (AciesSheet *sheet, AciesGame *game, const AciesOutcome *outcome)
{
  AciesScenario   *scenario = acies_game_get_scenario (game);
  const guint      n_sides = acies_scenario_get_n_sides (scenario);
  AciesSheetColumn columns[2 + ACIES_MAX_SIDES] = { { 0.5, FALSE }, { 0.12, FALSE } };
  char             numbers[ACIES_MAX_SIDES][16];
  const char      *counted = acies_game_get_ruleset (game)->score_title;
  const char      *head[2 + ACIES_MAX_SIDES] = { _("Victory Points"), _("Rule") };
  const char      *sum[2 + ACIES_MAX_SIDES] = { _("Sum") };

  if (counted != NULL)
    head[0] = g_dpgettext2 (GETTEXT_PACKAGE, "score", counted);
  for (guint side = 0; side < n_sides; side++)
    {
      columns[2 + side] = (AciesSheetColumn){ 0.38 / n_sides, TRUE };
      head[2 + side] = acies_scenario_get_side_name (scenario, side);
      g_snprintf (numbers[side], sizeof numbers[side], "%d", outcome->points[side]);
      sum[2 + side] = numbers[side];
    }
  acies_sheet_begin_table (sheet, columns, 2 + n_sides, FALSE);
  acies_sheet_add_row (sheet, ACIES_SHEET_ROW_HEAD, head);
  for (guint name = next_line (outcome, n_sides, 0); name != NO_LINE;
       name = next_line (outcome, n_sides, name + 1))
    add_points_row (sheet, game, outcome, name);
  acies_sheet_add_row (sheet, ACIES_SHEET_ROW_SUM, sum);
}

static void
add_result (AciesSheet *sheet, AciesGame *game)
{
  AciesOutcome     outcome;
  g_autofree char *result = acies_game_dup_outcome_text (game);
  g_autofree char *history = NULL;

  acies_game_get_outcome (game, &outcome);
  acies_sheet_add_text (sheet, ACIES_SHEET_HEADING, _("The Result"));
  acies_sheet_add_text (sheet, ACIES_SHEET_TEXT, result);
  if (outcome.over)
    history = acies_report_history (acies_game_get_scenario (game), &outcome);
  acies_sheet_add_text (sheet, ACIES_SHEET_NOTE, history);
  add_points (sheet, game, &outcome);
}

/* The course */

static void
add_course (AciesSheet *sheet, AciesGame *game)
{
  g_autoptr (AciesCourseModel) model = acies_course_model_new (game);
  g_autofree char             *heading = acies_course_model_dup_heading (model);
  AciesCourse                  course;

  acies_course_model_fill (model, &course);
  acies_sheet_add_text (sheet, ACIES_SHEET_HEADING, heading);
  acies_sheet_add_course (sheet, &course, COURSE_HEIGHT);
}

static void
add_luck (AciesSheet *sheet, AciesGame *game)
{
  AciesScenario   *scenario = acies_game_get_scenario (game);
  const guint      n_sides = acies_scenario_get_n_sides (scenario);
  const char      *names[ACIES_MAX_SIDES];
  AciesLuck        luck;
  g_autofree char *words = NULL;

  for (guint side = 0; side < n_sides; side++)
    names[side] = acies_scenario_get_side_name (scenario, side);
  acies_luck_count (&luck, acies_game_get_ruleset (game), acies_game_get_setup (game), n_sides,
                    acies_game_get_events (game));
  words = acies_luck_to_text (&luck, names);
  acies_sheet_add_text (sheet, ACIES_SHEET_HEADING, _("The Dice"));
  acies_sheet_add_text (sheet, ACIES_SHEET_TEXT, words);
}

static void
add_turning_points (AciesSheet *sheet, AciesGame *game)
{
  g_autoptr (GArray) points = acies_turning_points_find (game, N_TURNING_POINTS);

  if (points->len == 0)
    return;

  acies_sheet_add_break (sheet);
  acies_sheet_add_text (sheet, ACIES_SHEET_HEADING, _("Turning Points"));
  for (guint i = 0; i < points->len; i++)
    {
      const AciesTurningPoint *point = &g_array_index (points, AciesTurningPoint, i);
      g_autofree char         *words = acies_turning_point_text (point, game);

      acies_sheet_take_map (sheet, acies_turning_point_scene (point, game), POINT_SHARE, words);
    }
}

static void
add_event (AciesSheet *sheet, AciesGame *game, const AciesEvent *event)
{
  const AciesRuleset *ruleset = acies_game_get_ruleset (game);
  g_autofree char    *words = ruleset->event_text (acies_game_get_setup (game), event);
  const char         *clause = ruleset->clauses[event->clause].number;
  g_autofree char    *line = NULL;

  if ((event->flags & ACIES_EVENT_TURN) != 0)
    {
      acies_sheet_add_text (sheet, ACIES_SHEET_SUBHEADING, words);
      return;
    }

  line = clause != NULL ? g_strdup_printf ("%s [%s]", words, clause) : g_strdup (words);
  acies_sheet_add_text (sheet, ACIES_SHEET_ITEM, line);
}

static void
add_story (AciesSheet *sheet, AciesGame *game)
{
  const AciesEventList *events = acies_game_get_events (game);
  g_autofree char      *end = acies_game_dup_concession_text (game);

  acies_sheet_add_break (sheet);
  acies_sheet_add_text (sheet, ACIES_SHEET_HEADING, _("The Course, Turn by Turn"));
  acies_sheet_set_columns (sheet, 2);
  for (guint i = 0; i < acies_event_list_size (events); i++)
    add_event (sheet, game, acies_event_list_get (events, i));
  if (end != NULL)
    acies_sheet_add_text (sheet, ACIES_SHEET_ITEM, end);
  acies_sheet_set_columns (sheet, 1);
}

/* The parts */

static void
add_report (AciesSheet *sheet, AciesGame *game)
{
  AciesScene *scene = acies_game_get_ruleset (game)->scene (acies_game_get_setup (game),
                                                            acies_game_get_state (game));

  add_head (sheet, game);
  add_result (sheet, game);
  acies_sheet_take_map (sheet, scene, END_SHARE,
                        acies_game_is_over (game) ? _("The field at the end.") : _("The field now."));
  add_course (sheet, game);
  add_luck (sheet, game);
  add_turning_points (sheet, game);
  add_story (sheet, game);
}

static void
add_map (AciesSheet *sheet, const char *title, AciesScene *scene)
{
  g_autofree char *turn = acies_scene_dup_turn (scene);

  acies_sheet_add_text (sheet, ACIES_SHEET_TITLE, title);
  acies_sheet_add_text (sheet, ACIES_SHEET_NOTE, turn);
  acies_sheet_take_map (sheet, scene, 0.9, NULL);
}

/* @scene: (transfer full) */
static AciesSheet *
create (AciesScenario *scenario, AciesGame *game, AciesScene *scene, AciesPrintParts parts)
{
  g_autofree char *title = acies_report_title (scenario);
  AciesSheet      *sheet = acies_sheet_new (title);
  const guint      turns = scene->turns;

  if ((parts & ACIES_PRINT_REPORT) != 0 && game != NULL)
    add_report (sheet, game);
  if ((parts & ACIES_PRINT_MAP) != 0)
    {
      acies_sheet_add_break (sheet);
      add_map (sheet, title, g_steal_pointer (&scene));
    }
  if ((parts & ACIES_PRINT_ARMIES) != 0)
    {
      acies_sheet_add_break (sheet);
      acies_report_add_armies (sheet, scenario);
    }
  if ((parts & ACIES_PRINT_ORDERS) != 0)
    {
      acies_sheet_add_break (sheet);
      acies_report_add_orders (sheet, scenario, turns);
    }
  if ((parts & ACIES_PRINT_OVERVIEW) != 0)
    {
      acies_sheet_add_break (sheet);
      acies_report_add_overview (sheet, scenario);
    }
  g_clear_pointer (&scene, acies_scene_free);
  return sheet;
}

AciesSheet *
acies_report_new (AciesGame *game, AciesScenario *scenario, AciesPrintParts parts)
{
  const AciesRuleset *ruleset;
  AciesScene         *scene;

  g_return_val_if_fail (game != NULL || scenario != NULL, NULL);

  if (game != NULL)
    scenario = acies_game_get_scenario (game);
  ruleset = acies_scenario_get_ruleset (scenario);
  if (game != NULL)
    scene = ruleset->scene (acies_game_get_setup (game), acies_game_get_state (game));
  else
    scene = ruleset->scene_preview (acies_scenario_get_setup (scenario));

  return create (scenario, game, scene, parts);
}
