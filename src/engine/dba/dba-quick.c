/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-quick.h"

#include <glib/gi18n-lib.h>

#include "engine/core/acies-scenario.h"
#include "engine/core/acies-tree.h"
#include "engine/dba/acies-dba-gresource.h"
#include "engine/dba/dba-board.h"
#include "engine/dba/dba-words.h"

#define N_BOARDS 3 /* to choose from (D-SET-1) */
#define DOCUMENT "/io/github/acies/Acies/dba/armies.json"

/* The army lists that the program carries within, and how others see them. */
typedef struct
{
  DbaArmies      *armies;
  AciesQuickList *lists;
} Library;

static const AciesQuickGround grounds[] = {
  [DBA_HOME_ARABLE] = { "arable", NC_ ("country", "Farmland") },
  [DBA_HOME_FOREST] = { "forest", NC_ ("country", "Forest") },
  [DBA_HOME_HILLY] = { "hilly", NC_ ("country", "Hills") },
  [DBA_HOME_STEPPE] = { "steppe", NC_ ("country", "Steppe") },
  [DBA_HOME_DRY] = { "dry", NC_ ("country", "Desert") },
  [DBA_HOME_LITTORAL] = { "littoral", NC_ ("country", "Coast") },
  [DBA_HOME_TROPICAL] = { "tropical", NC_ ("country", "Tropics") },
  { NULL },
};

G_STATIC_ASSERT ((int) DBA_CERTAINTY_LIKELY == (int) ACIES_SURENESS_LIKELY);
G_STATIC_ASSERT ((int) DBA_N_CERTAINTIES == (int) ACIES_N_SURENESSES);

static DbaArmies *
read_document (void)
{
  GResource           *resource = acies_dba_get_resource ();
  g_autoptr (GBytes)   bytes = g_resource_lookup_data (resource, DOCUMENT, 0, NULL);
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  DbaArmies           *armies;
  gsize                length;
  const char          *text;

  g_assert (bytes != NULL);
  text = g_bytes_get_data (bytes, &length);
  root = acies_json_parse (text, length, NULL);
  g_assert (root != NULL);
  armies = dba_armies_new (g_steal_pointer (&root), problems);
  g_assert (armies != NULL);

  return armies;
}

/* Read once, by whoever asks first; kept for good. */
static const Library *
get_library (void)
{
  static gsize library = 0;

  if (g_once_init_enter (&library))
    {
      Library *made = g_new0 (Library, 1);
      guint    n;

      made->armies = read_document ();
      n = dba_armies_size (made->armies);
      made->lists = g_new0 (AciesQuickList, n);
      for (guint i = 0; i < n; i++)
        {
          const DbaArmyList *list = dba_armies_get (made->armies, i);

          made->lists[i] = (AciesQuickList){
            .id = list->id,
            .name = list->name,
            .first = (gint16)list->first,
            .last = (gint16)list->last,
            .home = list->home,
            .sureness = list->certainty,
            .n_options = (guint8)list->n_options,
          };
        }
      g_once_init_leave (&library, (gsize)made);
    }

  return (const Library *)library;
}

static guint
n_lists (void)
{
  return dba_armies_size (get_library ()->armies);
}

static const DbaArmyList *
army_list (guint list)
{
  return dba_armies_get (get_library ()->armies, list);
}

static const AciesQuickList *
get_list (guint list)
{
  return &get_library ()->lists[list];
}

/* Enemies name each other. */
static gboolean
are_enemies (guint a, guint b)
{
  const AciesJsonCursor *enemies = &army_list (a)->enemies;

  for (guint i = 0; i < acies_json_length (enemies); i++)
    {
      const AciesJsonCursor at = acies_json_element (enemies, i);

      if (g_strcmp0 (acies_json_text (at.node), army_list (b)->id) == 0)
        return TRUE;
    }

  return FALSE;
}

static char *
option_text (guint list, guint number)
{
  const DbaArmyOption *option = &army_list (list)->options[number];
  g_autofree char     *from = dba_troops_words (option->from.code);
  g_autofree char     *to = dba_troops_words (option->to);
  g_autofree char     *words = NULL;

  if (option->from.general)
    /* Translators: troops that may be others: "The general: cavalry (3Cv) as knights (3Kn)". */
    words = g_strdup_printf (C_ ("army option", "The general: %1$s as %2$s"), from, to);
  else
    /* Translators: how many troops may be others: "2 × spears (4Sp) as blades (4Bd)". */
    words = g_strdup_printf (C_ ("army option", "%1$u × %2$s as %3$s"), option->from.count, from, to);
  if (option->note == NULL)
    return g_steal_pointer (&words);

  /* Translators: an exchange of troops, and when or as whom. */
  return g_strdup_printf (C_ ("army option", "%1$s: %2$s"), words,
                          acies_scenario_translate (option->note));
}

static gboolean
check (const AciesQuickArmy *army)
{
  DbaArmyLine lines[DBA_MAX_ARMY_LINES];

  return army->list < n_lists () && army->options >> army_list (army->list)->n_options == 0 &&
         dba_army_choose (army_list (army->list), army->options, lines) > 0;
}

static gboolean
check_document (JsonNode *root, AciesProblems *problems)
{
  g_autoptr (DbaArmies) armies = dba_armies_new (json_node_ref (root), problems);

  return armies != NULL;
}

/* ---- Writing ---- */

/* A quick battle's two armies may be of the same list; ids differ all the same. */
static char *
dup_side_id (const AciesQuickBattle *battle, guint side)
{
  const char    *id = get_list (battle->armies[side].list)->id;
  const gboolean twice = battle->armies[0].list == battle->armies[1].list;

  return twice ? g_strdup_printf ("%s-%u", id, side + 1) : g_strdup (id);
}

static char *
dup_side_name (const AciesQuickBattle *battle, guint side)
{
  const char *name = get_list (battle->armies[side].list)->name;

  if (battle->armies[0].list != battle->armies[1].list)
    return g_strdup (name);

  /* Translators: one of two armies of the same people, and its number. */
  return g_strdup_printf (C_ ("army", "%1$s %2$u"), acies_quick_list_name (get_list (battle->armies[side].list)),
                          side + 1);
}

/* Where the army comes from: sides[].army. */
static void
write_origin (JsonBuilder *builder, const AciesQuickArmy *army)
{
  const DbaArmyList *list = army_list (army->list);

  json_builder_set_member_name (builder, "army");
  json_builder_begin_object (builder);
  acies_json_put_string (builder, "list", list->id);
  json_builder_set_member_name (builder, "choices");
  json_builder_begin_object (builder);
  for (guint i = 0; i < list->n_options; i++)
    if ((army->options & (1u << i)) != 0)
      acies_json_put_bool (builder, list->options[i].id, TRUE);
  json_builder_end_object (builder);
  json_builder_end_object (builder);
}

gboolean
dba_quick_write_army (JsonBuilder *builder, const AciesQuickArmy *army, const char *prefix)
{
  if (!check (army))
    return FALSE;

  json_builder_set_member_name (builder, "units");
  dba_army_write_units (army_list (army->list), army->options, prefix, builder);
  write_origin (builder, army);

  return TRUE;
}

static gboolean
is_taken (JsonNode *choice)
{
  return choice != NULL && JSON_NODE_HOLDS_VALUE (choice) &&
         json_node_get_value_type (choice) == G_TYPE_BOOLEAN && json_node_get_boolean (choice);
}

gboolean
dba_quick_read_army (JsonObject *origin, AciesQuickArmy *army)
{
  const char        *id = acies_tree_string (origin, "list");
  JsonObject        *choices = acies_tree_object (origin, "choices");
  const int          found = id != NULL ? acies_quick_find_list (&dba_quick, id) : -1;
  const DbaArmyList *list = found >= 0 ? army_list ((guint) found) : NULL;

  if (list == NULL)
    return FALSE;

  *army = (AciesQuickArmy) { (guint) found, 0 };
  for (guint i = 0; i < list->n_options && choices != NULL; i++)
    if (is_taken (json_object_get_member (choices, list->options[i].id)))
      army->options |= 1u << i;
  if (!check (army))
    army->options = 0;

  return TRUE;
}

static void
write_side (JsonBuilder *builder, const AciesQuickBattle *battle, guint side)
{
  const AciesQuickArmy *army = &battle->armies[side];
  g_autofree char      *id = dup_side_id (battle, side);
  g_autofree char      *name = dup_side_name (battle, side);

  json_builder_begin_object (builder);
  acies_json_put_string (builder, "id", id);
  acies_json_put_string (builder, "name", name);
  dba_quick_write_army (builder, army, side == 0 ? "a" : "b");
  json_builder_end_object (builder);
}

/* The low scorer chooses among boards of one country, each from a seed of its own. */
static void
write_ground (JsonBuilder *builder, const AciesQuickBattle *battle)
{
  AciesDice chance = { 0 };

  acies_dice_seed (&chance, battle->seed);
  json_builder_set_member_name (builder, "deployment");
  json_builder_begin_object (builder);
  acies_json_put_string (builder, "mode", "dice");
  json_builder_set_member_name (builder, "boards");
  json_builder_begin_array (builder);
  for (guint i = 0; i < N_BOARDS; i++)
    json_builder_add_value (builder, dba_board_make (battle->ground, acies_dice_next (&chance)));
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
write_head (JsonBuilder *builder, const AciesQuickBattle *battle)
{
  const AciesQuickList *first = get_list (battle->armies[0].list);
  const AciesQuickList *second = get_list (battle->armies[1].list);
  g_autofree char      *id = g_strdup_printf ("quick-%s-%s", first->id, second->id);
  g_autofree char      *name = NULL;

  /* Translators: two armies. */
  name = g_strdup_printf (_ ("%1$s against %2$s"), acies_quick_list_name (first), acies_quick_list_name (second));
  acies_json_put_string (builder, "format", "acies-scenario");
  acies_json_put_int (builder, "version", 1);
  acies_json_put_string (builder, "id", id);
  acies_json_put_string (builder, "ruleset", "dba");
  acies_json_put_string (builder, "name", name);
}

static JsonNode *
make (const AciesQuickBattle *battle)
{
  g_autoptr (JsonBuilder) builder = NULL;

  g_return_val_if_fail (battle->ground < DBA_N_HOMES, NULL);
  for (guint side = 0; side < ACIES_QUICK_ARMIES; side++)
    if (!check (&battle->armies[side]))
      return NULL;

  builder = json_builder_new ();
  json_builder_begin_object (builder);
  write_head (builder, battle);
  json_builder_set_member_name (builder, "sides");
  json_builder_begin_array (builder);
  for (guint side = 0; side < ACIES_QUICK_ARMIES; side++)
    write_side (builder, battle, side);
  json_builder_end_array (builder);
  write_ground (builder, battle);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

const AciesQuickRules dba_quick = {
  .usual = { "polybian-roman", "later-carthaginian" },
  .grounds = grounds,
  .n_lists = n_lists,
  .list = get_list,
  .are_enemies = are_enemies,
  .option_text = option_text,
  .check = check,
  .check_document = check_document,
  .make = make,
};
