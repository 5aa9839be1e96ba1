/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-army.h"

#include <glib/gi18n-lib.h>

#include "engine/core/acies-format.h"
#include "engine/core/acies-names.h"
#include "engine/dba/dba-troops.h"

#define MOST_LISTS 1000
#define EARLIEST (-9999)
#define LATEST 9999

struct _DbaArmies
{
  JsonNode *root;
  GArray   *lists; /* DbaArmyList */
};

static const AciesName home_names[] = {
  { "arable", DBA_HOME_ARABLE },
  { "forest", DBA_HOME_FOREST },
  { "hilly", DBA_HOME_HILLY },
  { "steppe", DBA_HOME_STEPPE },
  { "dry", DBA_HOME_DRY },
  { "littoral", DBA_HOME_LITTORAL },
  { "tropical", DBA_HOME_TROPICAL },
  { NULL, 0 },
};

static const AciesName certainty_names[] = {
  { "A", DBA_CERTAINTY_ATTESTED },
  { "B", DBA_CERTAINTY_LIKELY },
  { "C", DBA_CERTAINTY_UNSURE },
  { NULL, 0 },
};

static gboolean
is_like (const DbaArmyLine *a, const DbaArmyLine *b)
{
  return a->general == b->general && g_str_equal (a->code, b->code);
}

/* Takes @count elements of @code out of the first @n of @lines; FALSE if there are not so many. */
static gboolean
take (DbaArmyLine *lines, guint n, const char *code, gboolean general, guint count)
{
  const DbaArmyLine wanted = { code, 1, general };

  for (guint i = 0; i < n; i++)
    if (is_like (&lines[i], &wanted) && lines[i].count >= count)
      {
        lines[i].count -= count;
        return TRUE;
      }

  return FALSE;
}

/* All of one code can be exchanged together with the general's element, if it is of that code. */
static gboolean
exchange (const DbaArmyList *list, const DbaArmyOption *option, DbaArmyLine *lines, guint *n)
{
  const char    *code = option->from.code;
  const guint    count = option->from.count;
  const gboolean plain = take (lines, list->n_lines, code, option->from.general, count);

  if (*n + 2 > DBA_MAX_ARMY_LINES)
    return FALSE;
  if (plain)
    {
      lines[(*n)++] = (DbaArmyLine){ option->to, (guint8)count, option->from.general };
      return TRUE;
    }
  if (option->from.general || count < 2 || !take (lines, list->n_lines, code, FALSE, count - 1) ||
      !take (lines, list->n_lines, code, TRUE, 1))
    return FALSE;

  lines[(*n)++] = (DbaArmyLine){ option->to, 1, TRUE };
  lines[(*n)++] = (DbaArmyLine){ option->to, (guint8)(count - 1), FALSE };

  return TRUE;
}

guint
dba_army_choose (const DbaArmyList *list, guint chosen, DbaArmyLine *lines)
{
  guint n = list->n_lines;

  memcpy (lines, list->lines, n * sizeof *lines);
  for (guint i = 0; i < list->n_options; i++)
    if ((chosen & (1u << i)) != 0 && !exchange (list, &list->options[i], lines, &n))
      return 0;

  return n;
}

gboolean
dba_army_write_units (const DbaArmyList *list,
                      guint              chosen,
                      const char        *prefix,
                      JsonBuilder       *builder)
{
  DbaArmyLine lines[DBA_MAX_ARMY_LINES];
  const guint n = dba_army_choose (list, chosen, lines);
  guint       number = 0;

  if (n == 0)
    return FALSE;

  json_builder_begin_array (builder);
  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < lines[i].count; k++)
      {
        g_autofree char *id = g_strdup_printf ("%s%u", prefix, ++number);

        json_builder_begin_object (builder);
        acies_json_put_string (builder, "id", id);
        acies_json_put_string (builder, "code", lines[i].code);
        if (lines[i].general)
          acies_json_put_bool (builder, "general", TRUE);
        json_builder_end_object (builder);
      }
  json_builder_end_array (builder);

  return TRUE;
}

static gboolean
read_code (const AciesJsonCursor *at, const char *key, const char **code, AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, key);
  guint8                type;
  gint32                depth;

  if (!acies_json_read_string (at, key, code, problems))
    return FALSE;
  if (dba_troops_parse (*code, &type, &depth) && type != DBA_CF)
    return TRUE;

  acies_json_complain (&member, problems, "D-VAL-4", _ ("“%s” is no code of an element"), *code);

  return FALSE;
}

/* "code", "count" and "general". */
static gboolean
read_line (const AciesJsonCursor *at, DbaArmyLine *line, AciesProblems *problems)
{
  int count = 1;

  if (!read_code (at, "code", &line->code, problems) ||
      !acies_json_read_int (at, "count", 1, DBA_ARMY_SIZE, &count, problems) ||
      !acies_json_read_bool_or (at, "general", &line->general, problems))
    return FALSE;

  line->count = (guint8)count;

  return TRUE;
}

static gboolean
read_option (const AciesJsonCursor *at, DbaArmyOption *option, AciesProblems *problems)
{
  return acies_json_read_id (at, "id", &option->id, problems) &&
         read_line (at, &option->from, problems) &&
         read_code (at, "to", &option->to, problems) &&
         acies_json_read_string_or (at, "note", &option->note, problems);
}

static gboolean
read_rows (const AciesJsonCursor *at, DbaArmyList *list, AciesProblems *problems)
{
  AciesJsonCursor rows;
  gboolean        good = TRUE;

  if (!acies_json_read_array (at, "elements", DBA_ARMY_SIZE, &rows, problems))
    return FALSE;
  for (guint i = 0; i < acies_json_length (&rows); i++)
    {
      const AciesJsonCursor row = acies_json_element (&rows, i);

      good = read_line (&row, &list->lines[list->n_lines++], problems) && good;
    }
  if (!acies_json_read_array (at, "options", DBA_MAX_ARMY_OPTIONS, &rows, problems))
    return FALSE;
  for (guint i = 0; i < acies_json_length (&rows); i++)
    {
      const AciesJsonCursor row = acies_json_element (&rows, i);

      good = read_option (&row, &list->options[list->n_options++], problems) && good;
    }

  return good;
}

/* D-VAL-5, D-VAL-6 */
static void
count_elements (const DbaArmyLine *lines, guint n, guint *elements, guint *generals)
{
  *elements = *generals = 0;
  for (guint i = 0; i < n; i++)
    {
      *elements += lines[i].count;
      *generals += lines[i].general ? lines[i].count : 0;
    }
}

/* Each option can be taken alone, and whatever can be taken together gives an army. */
static gboolean
check_choices (const AciesJsonCursor *at, const DbaArmyList *list, AciesProblems *problems)
{
  DbaArmyLine lines[DBA_MAX_ARMY_LINES];
  guint       elements, generals;

  for (guint chosen = 0; chosen < 1u << list->n_options; chosen++)
    {
      const guint n = dba_army_choose (list, chosen, lines);

      if (n == 0 && (chosen & (chosen - 1)) == 0)
        {
          acies_json_complain (at, problems, NULL, _ ("an option exchanges elements that the list does not have"));
          return FALSE;
        }
      count_elements (lines, n, &elements, &generals);
      if (n > 0 && (elements != DBA_ARMY_SIZE || generals != 1))
        {
          acies_json_complain (at, problems, elements != DBA_ARMY_SIZE ? "D-VAL-5" : "D-VAL-6",
                               _ ("every choice gives twelve elements, one of them the general's"));
          return FALSE;
        }
    }

  return TRUE;
}

static gboolean
read_list (const AciesJsonCursor *at, DbaArmyList *list, AciesProblems *problems)
{
  int home = 0, certainty = 0;

  if (!acies_json_read_id (at, "id", &list->id, problems) ||
      !acies_json_read_string (at, "name", &list->name, problems) ||
      !acies_json_read_int (at, "from", EARLIEST, LATEST, &list->first, problems) ||
      !acies_json_read_int (at, "to", list->first, LATEST, &list->last, problems) ||
      !acies_json_read_enum (at, "home", home_names, &home, problems) ||
      !acies_json_read_enum (at, "certainty", certainty_names, &certainty, problems) ||
      !acies_json_read_string_or (at, "note", &list->note, problems) || !read_rows (at, list, problems) ||
      !acies_json_read_array (at, "enemies", MOST_LISTS, &list->enemies, problems))
    return FALSE;

  list->home = (guint8)home;
  list->certainty = (guint8)certainty;
  list->enemies.parent = NULL; /* the list's cursor does not outlive the reading */

  return check_choices (at, list, problems);
}

static gboolean
names_enemy (const DbaArmyList *list, const char *id)
{
  for (guint i = 0; i < acies_json_length (&list->enemies); i++)
    {
      const AciesJsonCursor enemy = acies_json_element (&list->enemies, i);

      if (g_strcmp0 (acies_json_text (enemy.node), id) == 0)
        return TRUE;
    }

  return FALSE;
}

static gboolean
check_enemies (const DbaArmies       *self,
               const AciesJsonCursor *at,
               const DbaArmyList     *list,
               AciesProblems         *problems)
{
  for (guint i = 0; i < acies_json_length (&list->enemies); i++)
    {
      const AciesJsonCursor element = acies_json_element (&list->enemies, i);
      const char           *id;
      const DbaArmyList    *enemy;

      if (!acies_json_get_string (&element, &id, problems))
        return FALSE;
      enemy = dba_armies_find (self, id);
      if (enemy != NULL && names_enemy (enemy, list->id))
        continue;
      acies_json_complain (at, problems, NULL, _ ("“%s” is no list that names this one as an enemy"), id);
      return FALSE;
    }

  return TRUE;
}

static gboolean
read_lists (DbaArmies *self, const AciesJsonCursor *rows, AciesProblems *problems)
{
  gboolean good = TRUE;

  for (guint i = 0; i < acies_json_length (rows); i++)
    {
      const AciesJsonCursor row = acies_json_element (rows, i);
      DbaArmyList           list = { 0 };

      if (!read_list (&row, &list, problems))
        return FALSE;
      if (dba_armies_find (self, list.id) != NULL)
        {
          acies_json_complain (&row, problems, NULL, _ ("the id “%s” is used twice"), list.id);
          return FALSE;
        }
      g_array_append_val (self->lists, list);
    }
  for (guint i = 0; i < self->lists->len; i++)
    {
      const AciesJsonCursor row = acies_json_element (rows, i);

      good = check_enemies (self, &row, dba_armies_get (self, i), problems) && good;
    }

  return good;
}

DbaArmies *
dba_armies_new (JsonNode *root, AciesProblems *problems)
{
  static const AciesName rules[] = { { "dba", 0 }, { NULL, 0 } };
  g_autoptr (DbaArmies)  self = g_new0 (DbaArmies, 1);
  AciesJsonCursor        at = acies_json_root (root);
  AciesJsonCursor        rows;
  int                    found;

  self->root = root;
  self->lists = g_array_new (FALSE, TRUE, sizeof (DbaArmyList));
  if (!acies_format_check (&at, ACIES_FORMAT_ARMY_LISTS, problems, NULL) ||
      !acies_json_read_enum (&at, "ruleset", rules, &found, problems) ||
      !acies_json_read_array (&at, "lists", MOST_LISTS, &rows, problems) ||
      !read_lists (self, &rows, problems))
    return NULL;

  return g_steal_pointer (&self);
}

void
dba_armies_free (DbaArmies *self)
{
  if (self == NULL)
    return;

  json_node_unref (self->root);
  g_array_unref (self->lists);
  g_free (self);
}

guint
dba_armies_size (const DbaArmies *self)
{
  return self->lists->len;
}

const DbaArmyList *
dba_armies_get (const DbaArmies *self, guint index)
{
  return &g_array_index (self->lists, DbaArmyList, index);
}

const DbaArmyList *
dba_armies_find (const DbaArmies *self, const char *id)
{
  for (guint i = 0; i < self->lists->len; i++)
    if (g_str_equal (dba_armies_get (self, i)->id, id))
      return dba_armies_get (self, i);

  return NULL;
}
