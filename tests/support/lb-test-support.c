/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "support/lb-test-support.h"

#include <string.h>

#include "support/lb-test-battle.h"

LbTest *
lb_test_new (const char *description)
{
  LbTest                   *self = g_new0 (LbTest, 1);
  g_autoptr (JsonNode)      root = lb_test_battle_new (description);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError)        error = NULL;

  self->scenario = acies_scenario_new (root, problems, &error);
  g_assert_no_error (error);
  self->ruleset = acies_scenario_get_ruleset (self->scenario);
  self->setup = acies_scenario_get_setup (self->scenario);
  self->events = acies_event_list_new ();
  g_assert_cmpuint (self->ruleset->state_size, ==, sizeof self->state);
  self->ruleset->start (self->setup, &(AciesStart){ FALSE }, 1, &self->state.base, self->events);

  return self;
}

void
lb_test_free (LbTest *self)
{
  acies_event_list_free (self->events);
  acies_scenario_unref (self->scenario);
  g_free (self);
}

static void
put_string (JsonBuilder *builder, const char *key, const char *value)
{
  json_builder_set_member_name (builder, key);
  json_builder_add_string_value (builder, value);
}

static void
put_list (JsonBuilder *builder, const char *key, GPtrArray *words)
{
  json_builder_set_member_name (builder, key);
  json_builder_begin_array (builder);
  for (guint i = 0; i < words->len; i++)
    json_builder_add_string_value (builder, words->pdata[i]);
  json_builder_end_array (builder);
}

/* "rc:1" and the like: who pays what. */
static void
put_payment (JsonBuilder *builder, char **words)
{
  json_builder_set_member_name (builder, "pay");
  json_builder_begin_object (builder);
  for (; *words != NULL; words++)
    {
      g_auto (GStrv) halves = g_strsplit (*words, ":", 2);

      json_builder_set_member_name (builder, halves[0]);
      json_builder_add_int_value (builder, g_ascii_strtoll (halves[1], NULL, 10));
    }
  json_builder_end_object (builder);
}

/* Units, commanders with a plus, and a mode. */
static void
put_group (JsonBuilder *builder, char **words)
{
  static const char *const modes[] = { "normal", "reduced", "double", "triple", NULL };
  g_autoptr (GPtrArray)    units = g_ptr_array_new ();
  g_autoptr (GPtrArray)    commanders = g_ptr_array_new ();

  for (; *words != NULL && strcmp (*words, "pay") != 0; words++)
    {
      if ((*words)[0] == '+')
        g_ptr_array_add (commanders, *words + 1);
      else if (g_strv_contains (modes, *words))
        put_string (builder, "mode", *words);
      else if (strcmp (*words, "nobody") != 0)
        g_ptr_array_add (units, *words);
    }

  put_list (builder, "units", units);
  put_list (builder, "commanders", commanders);
  if (*words != NULL)
    put_payment (builder, words + 1);
}

static void
put_attack (JsonBuilder *builder, char **words)
{
  put_string (builder, "unit", words[0]);
  for (words++; *words != NULL; words++)
    {
      if (strcmp (*words, "bonus") == 0)
        {
          json_builder_set_member_name (builder, "bonus");
          json_builder_add_int_value (builder, g_ascii_strtoll (*++words, NULL, 10));
        }
      else if (strcmp (*words, "half") == 0)
        {
          json_builder_set_member_name (builder, "halved");
          json_builder_add_boolean_value (builder, TRUE);
        }
      else if (strcmp (*words, "support") == 0)
        put_string (builder, "supporter", *++words);
      else if (strcmp (*words, "unsupported") == 0)
        {
          json_builder_set_member_name (builder, "supporter");
          json_builder_add_null_value (builder);
        }
      else if (strcmp (*words, "pay") == 0)
        {
          put_payment (builder, words + 1);
          return;
        }
      else
        g_error ("“%s” says nothing of an attack", *words);
    }
}

/* Actions whose words are just the values of two members. */
static const struct
{
  const char *verb, *kind, *first, *second;
} plain_actions[] = {
  { "deploy", "deploy", "zone", "facing" },
  { "strategist", "move-strategist", "commander", "to" },
  { "turn", "turn", "to", NULL },
  { "take-hit", "take-hit", "unit", NULL },
  { "lead", "lead", "zone", "unit" },
};

static void
put_arguments (JsonBuilder *builder, char **words)
{
  for (guint i = 0; i < G_N_ELEMENTS (plain_actions); i++)
    {
      if (strcmp (words[0], plain_actions[i].verb) != 0)
        continue;
      put_string (builder, plain_actions[i].first, words[1]);
      if (plain_actions[i].second != NULL)
        put_string (builder, plain_actions[i].second, words[2]);
    }
}

static const char *
kind_of (const char *verb)
{
  for (guint i = 0; i < G_N_ELEMENTS (plain_actions); i++)
    if (strcmp (verb, plain_actions[i].verb) == 0)
      return plain_actions[i].kind;

  return verb;
}

/* The JSON of the action that a line's words stand for. */
static JsonNode *
action_node (char **words)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  put_string (builder, "kind", kind_of (words[0]));
  if (strcmp (words[0], "activate") == 0 || strcmp (words[0], "pursue") == 0)
    put_group (builder, words + 1);
  else if (strcmp (words[0], "attack") == 0)
    put_attack (builder, words + 1);
  else if (strcmp (words[0], "decisive") == 0)
    {
      json_builder_set_member_name (builder, "choose");
      json_builder_add_boolean_value (builder, strcmp (words[1], "yes") == 0);
    }
  else if (strcmp (words[0], "recover") == 0 && strcmp (words[1], "none") == 0)
    {
      json_builder_set_member_name (builder, "commander");
      json_builder_add_null_value (builder);
    }
  else if (strcmp (words[0], "recover") == 0)
    put_string (builder, "commander", words[1]);
  else
    put_arguments (builder, words);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

static AciesAction
read_action (LbTest *self, char **words)
{
  g_autoptr (JsonNode)      node = action_node (words);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError)        error = NULL;
  const AciesJsonCursor     at = acies_json_root (node);
  AciesAction               action = { 0 };

  if (!self->ruleset->action_read (self->setup, &self->state.base, &at, &action, problems))
    acies_problems_to_error (problems, &error);
  g_assert_no_error (error);

  return action;
}

static void
play_action (LbTest *self, char **words, const char *line)
{
  const AciesAction action = read_action (self, words);
  AciesVerdict      verdict = { 0 };

  if (!self->ruleset->check (self->setup, &self->state.base, &action, &verdict))
    g_error ("“%s” is refused under %s", line, self->ruleset->refusal_clause (&verdict));

  acies_event_list_clear (self->events);
  self->ruleset->apply (self->setup, &self->state.base, &action, self->events);
}

static void
expect_refusal (LbTest *self, char **words, const char *line)
{
  const AciesAction action = read_action (self, words + 1);
  AciesVerdict      verdict = { 0 };

  if (self->ruleset->check (self->setup, &self->state.base, &action, &verdict))
    g_error ("“%s” is allowed", line);
  if (!g_str_has_prefix (self->ruleset->refusal_clause (&verdict), words[0]))
    g_error ("“%s” is refused under %s", line, self->ruleset->refusal_clause (&verdict));
}

/* A member by name, or an element by its number or by its "id". */
static JsonNode *
step_into (JsonNode *node, const char *key)
{
  JsonArray *array;

  if (JSON_NODE_HOLDS_OBJECT (node))
    return json_object_get_member (json_node_get_object (node), key);
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return NULL;

  array = json_node_get_array (node);
  if (g_ascii_isdigit (key[0]))
    return json_array_get_element (array, (guint) g_ascii_strtoull (key, NULL, 10));

  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      JsonObject *object = json_array_get_object_element (array, i);

      if (g_strcmp0 (json_object_get_string_member (object, "id"), key) == 0)
        return json_array_get_element (array, i);
    }

  return NULL;
}

char *
lb_test_value (LbTest *self, const char *pointer)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode)    root = NULL;
  g_auto (GStrv)          keys = g_strsplit (pointer + 1, "/", -1);
  JsonNode               *node;

  self->ruleset->state_write (self->setup, &self->state.base, builder);
  root = json_builder_get_root (builder);
  node = root;
  for (guint i = 0; keys[i] != NULL && node != NULL; i++)
    node = step_into (node, keys[i]);

  if (node == NULL)
    return g_strdup ("absent");
  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING)
    return json_node_dup_string (node);

  return acies_json_to_line (node);
}

static void
expect_value (LbTest *self, char **words, const char *line)
{
  g_autofree char *value = lb_test_value (self, words[0]);
  g_autofree char *wanted = g_strjoinv (" ", words + 1);

  if (strcmp (value, wanted) != 0)
    g_error ("“%s”, but it is %s", line, value);
}

static gboolean
has_seen (LbTest *self, const char *kind)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode)    root = NULL;
  JsonArray              *events;

  self->ruleset->events_write (self->setup, self->events, builder);
  root = json_builder_get_root (builder);
  events = json_node_get_array (root);
  for (guint i = 0; i < json_array_get_length (events); i++)
    {
      JsonObject *event = json_array_get_object_element (events, i);

      if (strcmp (json_object_get_string_member (event, "kind"), kind) == 0)
        return TRUE;
    }

  return FALSE;
}

static void
force_dice (LbTest *self, char **words)
{
  guint8 dice[ACIES_MAX_FORCED_DICE];
  guint  n = 0;

  for (; words[n] != NULL; n++)
    dice[n] = (guint8) g_ascii_strtoull (words[n], NULL, 10);
  g_assert_true (acies_dice_force (&self->state.base.dice, dice, n));
}

static void
play_line (LbTest *self, const char *line)
{
  g_auto (GStrv) words = lb_test_words (line);

  if (words[0] == NULL)
    return;
  if (strcmp (words[0], "dice") == 0)
    force_dice (self, words + 1);
  else if (strcmp (words[0], "is") == 0)
    expect_value (self, words + 1, line);
  else if (strcmp (words[0], "no") == 0)
    expect_refusal (self, words + 1, line);
  else if (strcmp (words[0], "saw") == 0)
    g_assert_true (has_seen (self, words[1]));
  else if (strcmp (words[0], "unseen") == 0)
    g_assert_false (has_seen (self, words[1]));
  else
    play_action (self, words, line);
}

void
lb_test_play (LbTest *self, const char *lines)
{
  g_auto (GStrv) parts = g_strsplit_set (lines, ";\n", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    play_line (self, parts[i]);
}

static void
play_case (gconstpointer data)
{
  const LbTestCase  *one = data;
  g_autoptr (LbTest) test = lb_test_new (one->battle);

  lb_test_play (test, one->lines);
}

void
lb_test_add_cases (const LbTestCase *cases, guint n_cases)
{
  for (guint i = 0; i < n_cases; i++)
    g_test_add_data_func (cases[i].path, &cases[i], play_case);
}
