/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "co-field.h"

#include <string.h>

#include "engine/ai/acies-thinker.h"
#include "engine/cohorts/co-apply.h"
#include "engine/cohorts/co-json.h"
#include "engine/cohorts/co-names.h"
#include "engine/cohorts/co-reasons.h"
#include "engine/cohorts/co-ruleset.h"
#include "engine/cohorts/co-setup.h"
#include "engine/cohorts/co-text.h"
#include "support/co-setups.h"

typedef struct
{
  const CoFieldCase *field;
  CoSetup           *setup;
  CoState            state;
  AciesEventList    *events;
  AciesAction        refused;   /* kind 0: the last action was accepted */
  AciesOdds          odds;      /* those that were asked for last */
  JsonNode          *shown;     /* the same; NULL: the state is looked at */
  const char        *step;      /* for messages */
} Player;

/* ---- Laying out ---- */

static void
add_part (GString *list, const char *part)
{
  if (list->len > 0)
    g_string_append (list, ", ");
  g_string_append (list, part);
}

static void
place (const char *part, GString *units, GString *commanders, GString *charges)
{
  g_auto (GStrv)    words = g_strsplit (part, " ", 5);
  const guint       n = g_strv_length (words);
  g_autofree char  *entry = NULL;

  if (n == 3 && g_str_equal (words[1], "charges"))
    {
      entry = g_strdup_printf ("['%s', '%s']", words[0], words[2]);
      add_part (charges, entry);
    }
  else if (n == 3)
    {
      entry = g_strdup_printf ("'%s': {'at': [%s, %s]}", words[0], words[1], words[2]);
      add_part (commanders, entry);
    }
  else
    {
      g_assert_cmpuint (n, >=, 4);
      entry = g_strdup_printf ("'%s': {'at': [%s, %s], 'facing': %s%s%s}", words[0], words[1], words[2], words[3],
                               n > 4 ? ", " : "", n > 4 ? words[4] : "");
      add_part (units, entry);
    }
}

static void
lay_out (Player *self)
{
  const CoFieldCase  *field = self->field;
  g_auto (GStrv)      parts = g_strsplit (field->places, ";", -1);
  g_autoptr (GString) units = g_string_new (NULL), commanders = g_string_new (NULL), charges = g_string_new (NULL);
  g_autofree char    *rest = NULL;
  const char         *phase = field->phase;
  const gboolean      is_second = g_str_has_prefix (phase, "b ");
  const AciesStart    start = { .historical = TRUE };

  for (guint i = 0; parts[i] != NULL; i++)
    place (g_strstrip (parts[i]), units, commanders, charges);
  rest = g_strdup_printf ("'situation': {'active': '%s', 'phase': '%s', 'units': {%s}, 'commanders': {%s}, "
                          "'charges': [%s]}%s%s", is_second ? "b" : "a", is_second ? phase + 2 : phase, units->str,
                          commanders->str, charges->str, field->rest != NULL ? ", " : "",
                          field->rest != NULL ? field->rest : "");
  self->setup = co_setups_new (field->first, field->second, rest);
  co_start ((AciesSetup *) self->setup, &start, 1, &self->state.base, NULL);
}

/* ---- Steps ---- */

/* The words of @step after its first, as a list of ids. */
static char *
ids_of (char **words)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 1; words[i] != NULL; i++)
    {
      g_autofree char *id = g_strdup_printf ("'%s'", words[i]);

      add_part (list, id);
    }

  return g_string_free (g_steal_pointer (&list), FALSE);
}

/* The action that @step means; NULL if it is none. */
static char *
action_text (const char *step)
{
  g_auto (GStrv)  words = g_strsplit (step, " ", -1);
  g_autofree char *ids = ids_of (words);
  const char     *verb = words[0];

  if (g_str_has_prefix (step, "act "))
    return g_strdup (step + strlen ("act "));
  if (g_str_equal (verb, "end"))
    return g_strdup ("{'kind': 'end-phase'}");
  if (g_str_equal (verb, "hold"))
    return g_strdup ("{'kind': 'hold'}");
  if (g_str_equal (verb, "melee"))
    return g_strdup_printf ("{'kind': 'melee', 'melee': '%s'}", words[1]);
  if (g_str_equal (verb, "shoot"))
    return words[3] == NULL
             ? g_strdup_printf ("{'kind': 'shoot', 'unit': '%s', 'target': '%s'}", words[1], words[2])
             : g_strdup_printf ("{'kind': 'shoot', 'unit': '%s', 'target': '%s', 'weapon': '%s'}", words[1], words[2],
                                words[3]);
  if (g_str_equal (verb, "follow") || g_str_equal (verb, "conform"))
    return g_strdup_printf ("{'kind': '%s', 'units': [%s]}", verb, ids);
  if (g_str_equal (verb, "relieve"))
    return g_strdup_printf ("{'kind': 'relieve', 'unit': '%s', 'of': '%s'}", words[1], words[2]);
  if (g_str_equal (verb, "stand"))
    return g_strdup_printf ("{'kind': 'stand', 'unit': '%s'}", words[1]);
  if (g_str_equal (verb, "evade"))
    return g_strdup_printf ("{'kind': 'evade', 'unit': '%s', 'distance': %s}", words[1], words[2]);
  if (g_str_equal (verb, "advance") || g_str_equal (verb, "retire"))
    return g_strdup_printf ("{'kind': 'move', 'unit': '%s', 'path': [{'step': '%s', 'distance': %s}]}", words[1], verb,
                            words[2]);

  return NULL;
}

static void
read_action (Player *self, const char *text, AciesAction *action)
{
  g_autoptr (JsonNode)      root = co_setups_parse (text);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  const AciesJsonCursor     at = acies_json_root (root);

  memset (action, 0, sizeof *action);
  if (!co_action_read ((AciesSetup *) self->setup, &self->state.base, &at, action, problems))
    g_error ("%s: %s", self->step, acies_problems_first_error (problems)->message);
}

/* Every die that fell stands in an event, in the order of falling. */
static void
check_dice (Player *self, const AciesDice *before)
{
  AciesDice dice = *before;
  guint     n = 0;

  for (guint i = 0; i < acies_event_list_size (self->events); i++)
    {
      const AciesEvent *event = acies_event_list_get (self->events, i);

      for (guint k = 0; k < event->n_dice; k++, n++)
        g_assert_cmpuint (event->dice[k], ==, acies_dice_roll (&dice));
    }
  g_assert_cmpuint (n, ==, (guint16) (self->state.base.dice.n_drawn - before->n_drawn));
}

static void
play (Player *self, const AciesAction *action)
{
  const CoState before = self->state;
  CoState       silent = self->state;
  AciesVerdict  verdict = { .reason = 0 };

  g_clear_pointer (&self->shown, json_node_unref);
  acies_event_list_clear (self->events);
  self->refused.kind = 0;
  if (!co_check ((AciesSetup *) self->setup, &self->state.base, action, &verdict))
    {
      self->refused = *action;
      return;
    }

  co_apply ((AciesSetup *) self->setup, &self->state.base, action, self->events);
  co_apply ((AciesSetup *) self->setup, &silent.base, action, NULL);
  g_assert_cmpmem (&silent, sizeof silent, &self->state, sizeof self->state);
  check_dice (self, &before.base.dice);
}

static void
force_dice (Player *self, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint8         values[ACIES_MAX_FORCED_DICE];
  guint          n = 0;

  for (; words[n] != NULL; n++)
    values[n] = (guint8) g_ascii_strtoull (words[n], NULL, 10);
  g_assert_true (acies_dice_force (&self->state.base.dice, values, n));
}

static void
check_refusal (Player *self, const char *rule)
{
  AciesVerdict verdict = { .reason = 0 };

  if (self->refused.kind == 0)
    g_error ("%s: before \"%s\" something was accepted", self->field->name, self->step);
  g_assert_false (co_check ((AciesSetup *) self->setup, &self->state.base, &self->refused, &verdict));
  g_assert_cmpstr (co_reason_rule (verdict.reason), ==, rule);
  self->refused.kind = 0;
}

static void
show_odds (Player *self, const char *step)
{
  g_autofree char         *text = action_text (step);
  g_autoptr (JsonBuilder)  builder = json_builder_new ();
  AciesAction              action;
  AciesVerdict             verdict = { .reason = 0 };

  read_action (self, text, &action);
  if (!co_odds ((AciesSetup *) self->setup, &self->state.base, &action, &self->odds, &verdict))
    g_error ("%s: no odds of \"%s\": %s", self->field->name, step, co_reason_rule (verdict.reason));
  co_odds_write ((AciesSetup *) self->setup, &self->odds, builder);
  g_clear_pointer (&self->shown, json_node_unref);
  self->shown = json_builder_get_root (builder);
}

/* ---- The computer player ---- */

static void
think (Player *self, AciesAction *action)
{
  AciesThinker *computer = acies_thinker_new (&acies_cohorts_ruleset, (AciesSetup *) self->setup, ACIES_AI_STANDARD);

  acies_thinker_choose (computer, &self->state.base, 1, NULL, action);
  acies_thinker_free (computer);
}

static void
show_choice (Player *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  AciesAction             action;

  think (self, &action);
  co_action_write ((AciesSetup *) self->setup, &self->state.base, &action, builder);
  g_clear_pointer (&self->shown, json_node_unref);
  self->shown = json_builder_get_root (builder);
}

/* The computer goes on as long as the decision is of the same kind and side. */
static void
let_computer_play (Player *self)
{
  const guint kind = self->state.decision, side = self->state.decider;

  while (self->state.decision == kind && self->state.decider == side)
    {
      const guint phase = self->state.phase;
      AciesAction action;

      think (self, &action);
      play (self, &action);
      if (self->state.phase != phase)
        break;
    }
}

/* Whether the odds have a note of this sentence. */
static void
check_note (Player *self, const char *sentence)
{
  g_autoptr (GString) others = g_string_new (NULL);

  for (guint i = 0; i < self->odds.n_notes; i++)
    {
      g_autofree char *text = co_odds_note_text ((AciesSetup *) self->setup, &self->odds.notes[i]);

      if (g_str_equal (text, sentence))
        return;
      add_part (others, text);
    }
  g_error ("%s: of the odds is not said \"%s\" but: %s", self->field->name, sentence, others->str);
}

/* ---- What is seen ---- */

static JsonNode *
look_up (JsonNode *node, const char *pointer)
{
  g_auto (GStrv) keys = g_strsplit (pointer + 1, "/", -1);

  for (guint i = 0; keys[i] != NULL && node != NULL; i++)
    {
      if (JSON_NODE_HOLDS_ARRAY (node))
        {
          JsonArray  *array = json_node_get_array (node);
          const guint index = (guint) g_ascii_strtoull (keys[i], NULL, 10);

          node = index < json_array_get_length (array) ? json_array_get_element (array, index) : NULL;
        }
      else
        node = JSON_NODE_HOLDS_OBJECT (node) ? json_object_get_member (json_node_get_object (node), keys[i]) : NULL;
    }

  return node;
}

/* Lengths and angles within 0.02, chances (in odds) within 0.0005, the rest exactly. */
static gboolean
is_same (JsonNode *found, JsonNode *wanted, double within)
{
  if (found != NULL && JSON_NODE_HOLDS_VALUE (found) && JSON_NODE_HOLDS_VALUE (wanted) &&
      json_node_get_value_type (wanted) != G_TYPE_STRING && json_node_get_value_type (wanted) != G_TYPE_BOOLEAN)
    return ABS (json_node_get_double (found) - json_node_get_double (wanted)) <= within;

  return found != NULL && json_node_equal (found, wanted);
}

static void
check_value (Player *self, const char *step)
{
  g_auto (GStrv)       words = g_strsplit (step, " ", 2);
  g_autoptr (JsonNode) state = NULL, wanted = NULL;
  JsonNode            *found;

  if (self->shown == NULL)
    {
      g_autoptr (JsonBuilder) builder = json_builder_new ();

      co_state_write ((AciesSetup *) self->setup, &self->state.base, builder);
      state = json_builder_get_root (builder);
    }
  found = look_up (self->shown != NULL ? self->shown : state, words[0]);
  if (g_str_equal (words[1], "absent"))
    {
      g_assert_null (found);
      return;
    }

  wanted = co_setups_parse (words[1]);
  if (!is_same (found, wanted, self->shown != NULL ? 0.0005 : 0.02))
    {
      g_autofree char *text = found != NULL ? acies_json_to_line (found) : g_strdup ("absent");

      g_error ("%s: %s is %s, not %s", self->field->name, words[0], text, words[1]);
    }
}

static void
check_events (Player *self, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint          n = 0;

  for (guint i = 0; i < acies_event_list_size (self->events); i++)
    if (g_str_equal (acies_name_of (co_event_names, acies_event_list_get (self->events, i)->kind), words[0]))
      n++;
  if (n != g_ascii_strtoull (words[1], NULL, 10))
    g_error ("%s: %u events %s, not %s", self->field->name, n, words[0], words[1]);
}

static void
take_step (Player *self, const char *step)
{
  g_autofree char *text = NULL;
  AciesAction      action;

  self->step = step;
  if (self->refused.kind != 0 && !g_str_has_prefix (step, "refused "))
    {
      AciesVerdict verdict;

      co_check ((AciesSetup *) self->setup, &self->state.base, &self->refused, &verdict);
      g_error ("%s: before \"%s\": refused under %s", self->field->name, step, co_reason_rule (verdict.reason));
    }

  if (g_str_has_prefix (step, "dice "))
    force_dice (self, step + strlen ("dice "));
  else if (g_str_has_prefix (step, "refused "))
    check_refusal (self, step + strlen ("refused "));
  else if (g_str_has_prefix (step, "odds "))
    show_odds (self, step + strlen ("odds "));
  else if (g_str_equal (step, "thinks"))
    show_choice (self);
  else if (g_str_equal (step, "plays"))
    let_computer_play (self);
  else if (g_str_has_prefix (step, "says "))
    check_note (self, step + strlen ("says "));
  else if (g_str_has_prefix (step, "event "))
    check_events (self, step + strlen ("event "));
  else if (step[0] == '/')
    check_value (self, step);
  else
    {
      text = action_text (step);
      if (text == NULL)
        g_error ("%s: what is \"%s\"?", self->field->name, step);
      read_action (self, text, &action);
      play (self, &action);
    }
}

static void
run (gconstpointer data)
{
  Player         player = { .field = data, .events = acies_event_list_new () };
  g_auto (GStrv) steps = g_strsplit (player.field->steps, ";", -1);

  lay_out (&player);
  for (guint i = 0; steps[i] != NULL; i++)
    take_step (&player, g_strstrip (steps[i]));
  g_assert_cmpuint (player.refused.kind, ==, 0);
  g_assert_cmpuint (player.state.base.dice.next_forced, ==, player.state.base.dice.n_forced);

  g_clear_pointer (&player.shown, json_node_unref);
  acies_event_list_free (player.events);
  co_setup_free ((AciesSetup *) player.setup);
}

void
co_field_add (const CoFieldCase *cases, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_strconcat ("/cohorts/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], run);
    }
}
