/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "support/lb-test-battle.h"

#include <string.h>

typedef struct
{
  const char *sign;
  const char *name;
} Short;

static const Short arms[] = {
  { "HI", "heavy-infantry" }, { "LI", "light-infantry" }, { "HC", "heavy-cavalry" },
  { "LC", "light-cavalry" },  { "EL", "elephants" },      { "CH", "chariots" },
};

static const Short classes[] = {
  { "v", "veteran" }, { "a", "average" }, { "p", "poor" }, { "i", "indian" }, { "f", "african" },
};

static const char *const subtypes[] = {
  "archers", "hoplites", "phalangites", "legionaries", "cataphracts", "scythed",
};

typedef struct
{
  JsonObject *scenario;   /* its side */
  JsonArray  *units;
  JsonArray  *commanders;
  JsonObject *situation;  /* its part of the situation */
  JsonArray  *groups;
} Side;

typedef struct
{
  Side        sides[2];
  JsonObject *terrain;
  JsonObject *conditions;
  JsonObject *situation;
  gboolean    has_fillers;
  gboolean    is_opening;
} Battle;

static const char *const side_ids[] = { "red", "blue" };

static const char *
find_short (const Short *table, guint n, const char *sign)
{
  for (guint i = 0; i < n; i++)
    if (strcmp (table[i].sign, sign) == 0)
      return table[i].name;

  g_error ("“%s” is no short name of the tests", sign);
}

static const char *
find_subtype (const char *begin)
{
  for (guint i = 0; i < G_N_ELEMENTS (subtypes); i++)
    if (g_str_has_prefix (subtypes[i], begin))
      return subtypes[i];

  g_error ("“%s” begins no subtype", begin);
}

char **
lb_test_words (const char *line)
{
  g_auto (GStrv)           all = g_strsplit_set (line, " \t", -1);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  for (guint i = 0; all[i] != NULL; i++)
    if (all[i][0] != '\0')
      g_strv_builder_add (words, all[i]);

  return g_strv_builder_end (words);
}

/* The array @key of @object, made when it is first wanted. */
static JsonArray *
array_of (JsonObject *object, const char *key)
{
  if (!json_object_has_member (object, key))
    json_object_set_array_member (object, key, json_array_new ());

  return json_object_get_array_member (object, key);
}

/* "*r1=HI-v/hop!+": adds the unit to the army and to @group (NULL: none); returns its id. */
static char *
add_unit (Side *side, const char *spec, JsonObject *group)
{
  const char      *word = spec[0] == '*' ? spec + 1 : spec;
  g_auto (GStrv)   halves = g_strsplit (word, "=", 2);
  g_autofree char *what = g_strdup (halves[1]);
  JsonObject      *unit = json_object_new ();
  char            *class_name, *subtype;

  g_assert_nonnull (what);
  if (group != NULL)
    {
      json_array_add_string_element (array_of (group, "units"), halves[0]);
      if (spec[0] == '*')
        json_object_set_string_member (group, "lead", halves[0]);
      if (strchr (what, '!') != NULL)
        json_array_add_string_element (array_of (group, "disordered"), halves[0]);
      if (strchr (what, '+') != NULL)
        json_array_add_string_element (array_of (group, "entered"), halves[0]);
    }
  what[strcspn (what, "!+")] = '\0';

  subtype = strchr (what, '/');
  if (subtype != NULL)
    *subtype++ = '\0';
  class_name = strchr (what, '-');
  if (class_name != NULL)
    *class_name++ = '\0';

  json_object_set_string_member (unit, "id", halves[0]);
  json_object_set_string_member (unit, "type", find_short (arms, G_N_ELEMENTS (arms), what));
  json_object_set_string_member (unit, "class",
                                 find_short (classes, G_N_ELEMENTS (classes),
                                             class_name != NULL ? class_name : "a"));
  if (subtype != NULL)
    json_object_set_string_member (unit, "subtype", find_subtype (subtype));
  json_array_add_object_element (side->units, unit);

  return g_strdup (halves[0]);
}

static JsonObject *
group_in (Side *side, const char *zone)
{
  JsonObject *group;

  for (guint i = 0; i < json_array_get_length (side->groups); i++)
    {
      group = json_array_get_object_element (side->groups, i);
      if (strcmp (json_object_get_string_member (group, "zone"), zone) == 0)
        return group;
    }

  group = json_object_new ();
  json_object_set_string_member (group, "zone", zone);
  json_array_add_object_element (side->groups, group);
  array_of (group, "units");

  return group;
}

/* "c2 south: r1=HI ..." */
static void
add_group (Side *side, char **words)
{
  JsonObject      *group = group_in (side, words[0]);
  g_autofree char *facing = g_strndup (words[1], strlen (words[1]) - 1);

  g_assert_true (g_str_has_suffix (words[1], ":"));
  json_object_set_string_member (group, "facing", facing);
  for (guint i = 2; words[i] != NULL; i++)
    g_free (add_unit (side, words[i], group));
}

/* "off: u1=HI ..." and the lists of those who are gone */
static void
add_absent (Side *side, char **words)
{
  g_autofree char *list = g_strndup (words[0], strlen (words[0]) - 1);

  for (guint i = 1; words[i] != NULL; i++)
    {
      g_autofree char *id = add_unit (side, words[i], NULL);

      if (strcmp (list, "off") != 0)
        json_array_add_string_element (array_of (side->situation, list), id);
    }
}

/* "hero rh average r1" or "strategist rc average c2" */
static void
add_commander (Side *side, char **words)
{
  JsonObject    *commander = json_object_new ();
  const gboolean is_hero = strcmp (words[0], "hero") == 0;

  json_object_set_string_member (commander, "id", words[1]);
  json_object_set_string_member (commander, "name", words[1]);
  json_object_set_string_member (commander, "rating", words[2]);
  json_object_set_string_member (commander, "kind", words[0]);
  json_array_add_object_element (side->commanders, commander);

  if (is_hero)
    json_object_set_string_member (commander, "bodyguard", words[3]);
  else if (strcmp (words[3], "killed") == 0 || strcmp (words[3], "lost") == 0)
    json_array_add_string_element (array_of (side->situation, words[3]), words[1]);
  else if (strcmp (words[3], "off") != 0)
    json_array_add_string_element (array_of (group_in (side, words[3]), "commanders"), words[1]);
}

static void
make_timid (Side *side, const char *id)
{
  for (guint i = 0; i < json_array_get_length (side->commanders); i++)
    {
      JsonObject *commander = json_array_get_object_element (side->commanders, i);

      if (strcmp (json_object_get_string_member (commander, "id"), id) == 0)
        json_object_set_boolean_member (commander, "timid", TRUE);
    }
}

static void
add_camp (Side *side, char **words)
{
  JsonObject *camp = json_object_new ();

  json_object_set_string_member (camp, "zone", words[1]);
  json_object_set_boolean_member (camp, "fortified", strcmp (words[2], "fortified") == 0);
  json_object_set_object_member (side->scenario, "camp", camp);
}

static void
add_side_part (Side *side, char **words)
{
  const char *word = words[0];

  if (strcmp (word, "hero") == 0 || strcmp (word, "strategist") == 0)
    add_commander (side, words);
  else if (strcmp (word, "surprised") == 0 || strcmp (word, "fatigued") == 0)
    json_object_set_boolean_member (side->scenario, word, TRUE);
  else if (strcmp (word, "camp") == 0)
    add_camp (side, words);
  else if (strcmp (word, "key") == 0)
    json_object_set_string_member (side->scenario, "key-zone", words[1]);
  else if (strcmp (word, "timid") == 0)
    make_timid (side, words[1]);
  else if (strcmp (word, "camp-captured") == 0)
    json_object_set_boolean_member (side->situation, word, TRUE);
  else if (strcmp (word, "escaped") == 0 || strcmp (word, "attacked-from") == 0)
    json_array_add_string_element (array_of (side->situation, word), words[1]);
  else if (g_str_has_suffix (word, ":"))
    add_absent (side, words);
  else
    add_group (side, words);
}

static void
add_ground (Battle *battle, char **words)
{
  for (guint i = 2; words[i] != NULL; i++)
    json_array_add_string_element (array_of (battle->terrain, words[1]), words[i]);
}

static void
set_weather (Battle *battle, const char *weather)
{
  json_object_set_string_member (battle->conditions, "weather", weather);
  json_object_set_string_member (battle->situation, "weather", weather);
}

static void
set_order (Battle *battle, char **words)
{
  JsonArray *order = json_array_new ();

  json_array_add_string_element (order, words[1]);
  json_array_add_string_element (order, words[2]);
  json_object_set_array_member (battle->situation, "order", order);
}

static gint64
number (const char *word)
{
  return g_ascii_strtoll (word, NULL, 10);
}

static void
add_common_part (Battle *battle, char **words)
{
  const char *word = words[0];

  if (strcmp (word, "ground") == 0)
    add_ground (battle, words);
  else if (strcmp (word, "dust") == 0)
    json_object_set_boolean_member (battle->conditions, word, TRUE);
  else if (strcmp (word, "weather") == 0)
    set_weather (battle, words[1]);
  else if (strcmp (word, "limit") == 0)
    json_object_set_int_member (battle->conditions, "attack-limit", number (words[1]));
  else if (strcmp (word, "turns") == 0)
    json_object_set_int_member (battle->conditions, word, number (words[1]));
  else if (strcmp (word, "counts-undeployed") == 0)
    json_object_set_boolean_member (battle->conditions, "orders-count-undeployed", TRUE);
  else if (strcmp (word, "turn") == 0 || strcmp (word, "orders") == 0)
    json_object_set_int_member (battle->situation, word, number (words[1]));
  else if (strcmp (word, "active") == 0)
    json_object_set_string_member (battle->situation, word, words[1]);
  else if (strcmp (word, "order") == 0)
    set_order (battle, words);
  else if (strcmp (word, "roll") == 0)
    json_object_remove_member (battle->situation, "orders");
  else if (strcmp (word, "no-fillers") == 0)
    battle->has_fillers = FALSE;
  else if (strcmp (word, "opening") == 0)
    battle->is_opening = TRUE;
  else
    g_error ("“%s” is no part of a battle of the tests", word);
}

static void
side_init (Side *side, guint index)
{
  side->scenario = json_object_new ();
  side->situation = json_object_new ();
  json_object_set_string_member (side->scenario, "id", side_ids[index]);
  json_object_set_string_member (side->scenario, "name", side_ids[index]);
  json_object_set_string_member (side->scenario, "key-zone", index == 0 ? "c2" : "c3");
  side->units = array_of (side->scenario, "units");
  side->commanders = array_of (side->scenario, "commanders");
  side->groups = array_of (side->situation, "groups");
}

static void
battle_init (Battle *battle)
{
  char *order[] = { (char *) "order", (char *) "red", (char *) "blue", NULL };

  *battle = (Battle){
    .terrain = json_object_new (),
    .conditions = json_object_new (),
    .situation = json_object_new (),
    .has_fillers = TRUE,
  };
  json_object_set_int_member (battle->conditions, "multiplier", 4);
  json_object_set_int_member (battle->conditions, "attack-limit", 4);
  json_object_set_int_member (battle->situation, "turn", 3);
  json_object_set_string_member (battle->situation, "active", "red");
  json_object_set_int_member (battle->situation, "orders", 8);
  set_order (battle, order);
  for (guint i = 0; i < 2; i++)
    side_init (&battle->sides[i], i);
}

static void
read_description (Battle *battle, const char *description)
{
  g_auto (GStrv) parts = g_strsplit_set (description, ";\n", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_auto (GStrv) words = lb_test_words (parts[i]);

      if (words[0] == NULL)
        continue;
      if (strcmp (words[0], "red") == 0)
        add_side_part (&battle->sides[0], words + 1);
      else if (strcmp (words[0], "blue") == 0)
        add_side_part (&battle->sides[1], words + 1);
      else
        add_common_part (battle, words);
    }
}

static void
add_fillers (Battle *battle)
{
  for (guint side = 0; side < 2; side++)
    for (guint i = 1; i <= 4; i++)
      {
        g_autofree char *spec = g_strdup_printf ("%s-x%u=HI", side_ids[side], i);

        g_free (add_unit (&battle->sides[side], spec, NULL));
      }
}

JsonNode *
lb_test_battle_new (const char *description)
{
  JsonObject *root = json_object_new ();
  JsonObject *map = json_object_new ();
  JsonObject *parts = json_object_new ();
  JsonArray  *sides = json_array_new ();
  JsonNode   *node = json_node_new (JSON_NODE_OBJECT);
  Battle      battle;

  battle_init (&battle);
  read_description (&battle, description);
  if (battle.has_fillers)
    add_fillers (&battle);

  for (guint i = 0; i < 2; i++)
    {
      json_array_add_object_element (sides, battle.sides[i].scenario);
      json_object_set_object_member (parts, side_ids[i], battle.sides[i].situation);
    }
  json_object_set_object_member (battle.situation, "sides", parts);
  json_object_set_object_member (map, "terrain", battle.terrain);

  json_object_set_string_member (root, "format", "acies-scenario");
  json_object_set_int_member (root, "version", 1);
  json_object_set_string_member (root, "id", "test");
  json_object_set_string_member (root, "ruleset", "lost-battles");
  json_object_set_string_member (root, "name", "Test");
  json_object_set_string_member (root, "license", "CC0-1.0");
  json_object_set_array_member (root, "sides", sides);
  json_object_set_object_member (root, "map", map);
  json_object_set_object_member (root, "conditions", battle.conditions);
  if (battle.is_opening)
    json_object_unref (battle.situation);
  else
    json_object_set_object_member (root, "situation", battle.situation);
  json_node_take_object (node, root);

  return node;
}
