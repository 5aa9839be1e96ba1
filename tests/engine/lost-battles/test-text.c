/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include <locale.h>
#include <string.h>

#include "engine/lost-battles/lb-events.h"
#include "engine/lost-battles/lb-losses.h"
#include "engine/lost-battles/lb-reasons.h"
#include "engine/lost-battles/lb-words.h"
#include "support/lb-test-support.h"

static const char field[] =
  "red c2 south: *r1=HI-a/hop r2=HI-a/hop r3=HI-a/hop; red b2 south: r4=HC-v; red off: u1=LI-a u2=HI-v/leg u3=CH-a/scy;"
  "red hero rh average r4; red strategist rc brilliant c2; blue c3 north: *k1=HI-a k2=HI-a; blue a3 north: k3=LC-a;"
  "blue hero bh poor k1; red camp c1 fortified; blue camp c4 open; red key c2; blue key c3; ground d3 hill";

/* Something was said, whole, with nothing left to fill in. */
static void
assert_words (const char *text)
{
  g_assert_nonnull (text);
  g_assert_cmpuint (strlen (text), >, 1);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_null (strchr (text, '%'));
  g_assert_null (strstr (text, "(null)"));
  g_assert_null (strstr (text, "  "));
}

static void
assert_sentence (const char *text)
{
  const gsize length = text != NULL ? strlen (text) : 0;

  assert_words (text);
  if (strchr (".?!", text[length - 1]) == NULL)
    g_test_message ("no sentence: %s", text);
  g_assert_nonnull (strchr (".?!", text[length - 1]));
}

static void
test_names (void)
{
  g_autoptr (LbTest) test = lb_test_new (field);
  const LbSetup     *setup = LB_SETUP (test->setup);
  g_autofree char   *red = lb_zone_words (setup, 8);      /* d2 */
  g_autofree char   *blue = lb_zone_words (setup, 13);    /* d3 */
  g_autofree char   *corner = lb_zone_words (setup, 15);  /* a4 */
  g_autofree char   *off = lb_zone_words (setup, LB_OFF_FIELD);
  g_autofree char   *title = lb_zone_title (2);           /* c1 */
  g_autofree char   *group = lb_group_words (setup, 0, 0x7, 2);
  g_autofree char   *leaders = lb_group_words (setup, 0, 0, 3);

  g_assert_cmpstr (red, ==, "the left centre of red");
  g_assert_cmpstr (blue, ==, "the right centre of blue");
  g_assert_cmpstr (corner, ==, "the left wing of blue");
  g_assert_cmpstr (off, ==, "off the field");
  g_assert_cmpstr (title, ==, "Rear");
  g_assert_cmpstr (group, ==, "average hoplites, average hoplites, average hoplites with rc");
  g_assert_cmpstr (leaders, ==, "rh, rc");
}

/* Every reason has a sentence, and numbers stand in it where it wants them. */
static void
test_refusals (void)
{
  g_autoptr (LbTest) test = lb_test_new (field);

  for (guint reason = LB_REASON_NONE + 1; reason < LB_N_REASONS; reason++)
    {
      const AciesVerdict verdict = { (guint16) reason, { 13, 12, 0, 0 } };
      g_autofree char   *text = test->ruleset->refusal_text (test->setup, &verdict);

      assert_sentence (text);
      assert_words (test->ruleset->refusal_clause (&verdict));
    }
}

static void
test_refusal_numbers (void)
{
  g_autoptr (LbTest) test = lb_test_new (field);
  const AciesVerdict full = { LB_REASON_ZONE_FULL, { 13, 12, 0, 0 } };
  const AciesVerdict poor = { LB_REASON_TOO_FEW_ORDERS, { 2, 1, 0, 0 } };
  g_autofree char   *room = test->ruleset->refusal_text (test->setup, &full);
  g_autofree char   *orders = test->ruleset->refusal_text (test->setup, &poor);

  g_assert_nonnull (strstr (room, "13"));
  g_assert_nonnull (strstr (room, "12"));
  g_assert_cmpstr (orders, ==, "Too few Orders: 2 needed, 1 left.");
  g_assert_cmpstr (test->ruleset->refusal_clause (&full), ==, "5.5.3");
}

static void
test_phrases (void)
{
  g_autoptr (LbTest)  test = lb_test_new (field);
  const AciesRuleset *ruleset = test->ruleset;

  for (guint i = 0; i < LB_N_MODIFIERS; i++)
    {
      assert_words (ruleset->modifier_text (i));
      assert_words (ruleset->modifier_clause (i));
    }
  for (guint i = 0; i < LB_N_ODDS; i++)
    assert_words (ruleset->odds_text (i));
  for (guint i = 0; i < LB_N_LINES; i++)
    assert_words (ruleset->outcome_line_text (i));
  for (guint i = 0; i < ruleset->n_outcome_levels; i++)
    {
      assert_words (ruleset->outcome_level_text (i));
      assert_words (ruleset->outcome_level_name (i));
    }
  g_assert_cmpstr (ruleset->modifier_clause (LB_MOD_WET), ==, "6.5(19)");
  g_assert_cmpstr (ruleset->outcome_level_text (LB_LEVEL_CLEAR), ==, "Clear victory");
}

/* Every kind of event in each of its shapes. */
static void
test_events (void)
{
  g_autoptr (LbTest) test = lb_test_new (field);

  for (guint kind = LB_EVENT_TURN_BEGAN; kind < LB_N_EVENTS; kind++)
    for (gint16 shape = 0; shape < 8; shape++)
      {
        AciesEvent       event = { .kind = (guint8) kind, .cell = 7, .other_cell = 12, .units = 1, .commanders = 1 };
        g_autofree char *text = NULL;

        for (guint i = 0; i < G_N_ELEMENTS (event.args); i++)
          event.args[i] = 1;
        event.n_dice = shape & 4 ? 2 : 0;
        event.dice[0] = 5;
        event.dice[1] = 2;
        event.n_modifiers = 1;
        event.modifiers[0] = (AciesModifier){ LB_MOD_BONUS, 1 };
        switch (kind)
          {
          case LB_EVENT_ACTIVATED:
            event.args[4] = shape & 3;
            break;
          case LB_EVENT_HIT:
          case LB_EVENT_UNIT_LEFT:
            event.args[0] = (gint16) (shape % 3);
            break;
          case LB_EVENT_RECOVERY:
            event.args[1] = shape & 3;
            break;
          case LB_EVENT_MORALE_UNIT:
            event.args[1] = (gint16) (shape % 3);
            break;
          case LB_EVENT_MORALE_CHECK:
            event.n_dice = 2;
            break;
          case LB_EVENT_ATTACK:
            event.args[2] = (gint16) (shape % 3);
            break;
          case LB_EVENT_PURSUED:
            event.units = shape & 1;
            break;
          case LB_EVENT_STRATEGIST_MOVED:
            event.units = 0;
            event.cell = shape & 1 ? 7 : ACIES_NO_CELL;
            break;
          case LB_EVENT_WEATHER:
            event.side = ACIES_NO_SIDE;
            event.args[0] = (gint16) (LB_OVERCAST + (shape & 1));
            break;
          case LB_EVENT_BATTLE_ENDED:
            event.side = ACIES_NO_SIDE;
            event.args[0] = shape & 1;
            event.args[1] = shape == 0 ? ACIES_NO_SIDE : 1;
            event.args[2] = MAX (shape % LB_N_LEVELS, 1);
            event.args[3] = 30;
            break;
          default:
            event.args[0] = event.args[1] = shape & 1;
          }

        text = test->ruleset->event_text (test->setup, &event);
        assert_words (text);
        if (kind != LB_EVENT_PLAYER_TURN)
          assert_sentence (text);
      }
}

/* The last event of @kind since the last action, in words. */
static char *
last_event_text (const LbTest *test, LbEventKind kind)
{
  for (guint i = acies_event_list_size (test->events); i > 0; i--)
    {
      const AciesEvent *event = acies_event_list_get (test->events, i - 1);

      if (event->kind == kind)
        return test->ruleset->event_text (test->setup, event);
    }

  g_assert_not_reached ();
}

static void
test_event_sentences (void)
{
  g_autoptr (LbTest) test = lb_test_new (field);
  g_autofree char   *activated = NULL;
  g_autofree char   *attack = NULL;

  lb_test_play (test, "activate r1 r2 r3 pay rc:1 army:1");
  activated = last_event_text (test, LB_EVENT_ACTIVATED);
  g_assert_cmpstr (activated, ==, "Red activated average hoplites, average hoplites, average hoplites for 2 Orders. "
                                  "rc gave 1 of his own.");

  lb_test_play (test, "dice 4 3; attack r1");
  attack = last_event_text (test, LB_EVENT_ATTACK);
  g_assert_cmpstr (attack, ==, "Average hoplites attacked average heavy infantry in the centre of blue: dice 4 and 3, "
                               "modifiers +2, in all 9, with 9 needed. It scored a hit.");
}

/* Whatever has to be decided in a long battle is asked in words, and every choice has its own. */
static void
test_battle (void)
{
  g_autoptr (LbTest)          test = lb_test_new (field);
  const AciesRuleset         *ruleset = test->ruleset;
  AciesState                 *state = &test->state.base;
  g_autofree AciesActionList *list = g_new (AciesActionList, 1);
  AciesDice                   choices;

  acies_dice_seed (&choices, 5);
  for (guint step = 0; step < 800; step++)
    {
      g_autofree char *question = ruleset->decision_text (test->setup, state);
      const guint      first = acies_event_list_size (test->events);
      guint            chosen;

      assert_sentence (question);
      ruleset->legal (test->setup, state, list);
      if (list->n == 0)
        break;
      for (guint i = 0; i < list->n; i++)
        {
          g_autofree char *words = ruleset->action_text (test->setup, state, &list->items[i]);
          g_autofree char *intent = ruleset->intent_text (test->setup, state, &list->items[i]);

          assert_words (words);
          assert_sentence (intent);
        }
      chosen = (guint) (acies_dice_next (&choices) % list->n);
      ruleset->apply (test->setup, state, &list->items[chosen], test->events);
      for (guint i = first; i < acies_event_list_size (test->events); i++)
        {
          g_autofree char *text = ruleset->event_text (test->setup, acies_event_list_get (test->events, i));

          assert_words (text);
        }
    }
}

/* Whoever is asked to name one of his units is told the state of each, in every such question of many battles. */
static void
test_answers_tell_state (void)
{
  guint n_told[2] = { 0 };

  for (guint64 luck = 1; luck <= 40; luck++)
    {
      g_autoptr (LbTest)          test = lb_test_new (field);
      g_autofree AciesActionList *list = g_new (AciesActionList, 1);
      LbState                    *state = &test->state;
      AciesDice                   choices;

      acies_dice_seed (&choices, luck);
      for (guint step = 0; step < 400; step++)
        {
          AciesDecision decision;

          test->ruleset->decision (test->setup, &state->base, &decision);
          test->ruleset->legal (test->setup, &state->base, list);
          if (list->n == 0)
            break;
          for (guint i = 0; i < list->n; i++)
            {
              const AciesAction *action = &list->items[i];
              const gboolean     disordered = (action->units & state->disordered[MAX (decision.side, 0)]) != 0;
              g_autofree char   *words = NULL;

              if (action->kind != LB_TAKE_HIT && action->kind != LB_LEAD)
                continue;
              words = test->ruleset->action_text (test->setup, &state->base, action);
              g_assert_true (g_str_has_suffix (words, disordered ? "(disordered)" : "(fresh)"));
              n_told[disordered]++;
            }
          test->ruleset->apply (test->setup, &state->base,
                                &list->items[acies_dice_next (&choices) % list->n], test->events);
        }
    }

  g_assert_cmpuint (n_told[0], >, 0);
  g_assert_cmpuint (n_told[1], >, 0);
}

/* Buttons that stand side by side do not read alike. */
static void
test_actions_differ (void)
{
  g_autoptr (LbTest)          test = lb_test_new ("red c2 south: *r1=HI-v r2=LC-a; red hero rh average r1; blue c3 north: *k1=HI-a;"
                                                  "ground d2 hill");
  g_autofree AciesActionList *list = g_new (AciesActionList, 1);
  g_autoptr (GHashTable)      seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  lb_test_play (test, "activate r2");
  test->ruleset->legal (test->setup, &test->state.base, list);
  g_assert_cmpuint (list->n, >, 2);
  for (guint i = 0; i < list->n; i++)
    g_assert_true (g_hash_table_add (seen, test->ruleset->action_text (test->setup, &test->state.base, &list->items[i])));
}

static void
test_questions (void)
{
  g_autoptr (LbTest) test = lb_test_new (field);
  g_autofree char   *activate = test->ruleset->decision_text (test->setup, &test->state.base);
  g_autofree char   *move = NULL;
  g_autofree char   *enter = NULL;

  g_assert_cmpstr (activate, ==, "red: choose a group to activate, or end the turn.");
  lb_test_play (test, "activate r4");
  move = test->ruleset->decision_text (test->setup, &test->state.base);
  g_assert_cmpstr (move, ==, "red: move, turn or attack with veteran heavy cavalry with rh, or finish.");
  lb_test_play (test, "finish; activate u1");
  enter = test->ruleset->decision_text (test->setup, &test->state.base);
  g_assert_cmpstr (enter, ==, "red: choose where to bring on average light infantry.");
}

/* When no Orders are left the question says so. */
static void
test_nothing_left (void)
{
  g_autoptr (LbTest) test = lb_test_new ("orders 0; red c2 south: *r1=HI-a; blue c3 north: *k1=HI-a");
  g_autofree char   *text = test->ruleset->decision_text (test->setup, &test->state.base);

  g_assert_cmpstr (text, ==, "red: no group can be activated any more; end the turn.");
}

static void
test_outcomes (void)
{
  g_autoptr (LbTest) test = lb_test_new (field);

  for (guint level = LB_LEVEL_DRAW; level < LB_N_LEVELS; level++)
    for (guint reason = LB_END_TURNS; reason <= LB_END_ARMY_BROKEN; reason++)
      {
        const AciesOutcome outcome = {
          .over = TRUE,
          .winner = level == LB_LEVEL_DRAW ? ACIES_NO_SIDE : 1,
          .level = (guint8) level,
          .margin = (gint32) (25 * level),
          .reason = (guint8) reason,
        };
        g_autofree char *text = test->ruleset->outcome_text (test->setup, &outcome);

        assert_sentence (text);
      }
}

static void
test_outcome_sentence (void)
{
  g_autoptr (LbTest) test = lb_test_new (field);
  const AciesOutcome clear = { .over = TRUE, .winner = 1, .level = LB_LEVEL_CLEAR, .margin = 31, .reason = LB_END_TURNS };
  const AciesOutcome not_yet = { .over = FALSE };
  g_autofree char   *text = test->ruleset->outcome_text (test->setup, &clear);
  g_autofree char   *open = test->ruleset->outcome_text (test->setup, &not_yet);

  g_assert_cmpstr (text, ==, "blue has won a clear victory by 31 points. The battle ended with its last turn.");
  assert_sentence (open);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lb/text/2.1.1/names", test_names);
  g_test_add_func ("/lb/text/refusals", test_refusals);
  g_test_add_func ("/lb/text/refusal-numbers", test_refusal_numbers);
  g_test_add_func ("/lb/text/phrases", test_phrases);
  g_test_add_func ("/lb/text/events", test_events);
  g_test_add_func ("/lb/text/event-sentences", test_event_sentences);
  g_test_add_func ("/lb/text/battle", test_battle);
  g_test_add_func ("/lb/text/answers-tell-state", test_answers_tell_state);
  g_test_add_func ("/lb/text/actions-differ", test_actions_differ);
  g_test_add_func ("/lb/text/questions", test_questions);
  g_test_add_func ("/lb/text/nothing-left", test_nothing_left);
  g_test_add_func ("/lb/text/11.3/outcomes", test_outcomes);
  g_test_add_func ("/lb/text/11.3/outcome-sentence", test_outcome_sentence);

  return g_test_run ();
}
