/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-clause-item.h"

#include <glib/gi18n.h>
#include <string.h>

struct _AciesClauseItem
{
  GObject parent_instance;

  const AciesClause  *clause;      /* NULL for a picture */
  gboolean            is_chapter;
  const AciesRuleset *turn;        /* of a picture */
  char               *turn_text;
};

G_DEFINE_FINAL_TYPE (AciesClauseItem, acies_clause_item, G_TYPE_OBJECT)

static void
acies_clause_item_finalize (GObject *object)
{
  g_free (ACIES_CLAUSE_ITEM (object)->turn_text);

  G_OBJECT_CLASS (acies_clause_item_parent_class)->finalize (object);
}

static void
acies_clause_item_class_init (AciesClauseItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = acies_clause_item_finalize;
}

static void
acies_clause_item_init (AciesClauseItem *self)
{
}

AciesClauseItem *
acies_clause_item_new (const AciesClause *clause,
                       gboolean           is_chapter)
{
  AciesClauseItem *self = g_object_new (ACIES_TYPE_CLAUSE_ITEM, NULL);

  self->clause = clause;
  self->is_chapter = is_chapter;
  return self;
}

/* The steps as lines: what the picture shows. */
static char *
create_turn_text (const AciesPhase *phases)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; phases[i].title != NULL; i++)
    {
      const char *title = g_dpgettext2 (NULL, "phase", phases[i].title);
      const char *words = g_dpgettext2 (NULL, "phase", phases[i].text);

      if (i > 0)
        g_string_append_c (text, '\n');
      if (phases[i].repeats)
        /* Translators: a step of a turn: %1$u its number, %2$s its title, %3$s what is done. */
        g_string_append_printf (text, _("%1$u. %2$s, again and again: %3$s."), i + 1, title, words);
      else
        /* Translators: a step of a turn: %1$u its number, %2$s its title, %3$s what is done. */
        g_string_append_printf (text, _("%1$u. %2$s: %3$s."), i + 1, title, words);
    }

  return g_string_free (text, FALSE);
}

AciesClauseItem *
acies_clause_item_new_turn (const AciesRuleset *ruleset)
{
  AciesClauseItem *self = g_object_new (ACIES_TYPE_CLAUSE_ITEM, NULL);

  self->turn = ruleset;
  self->turn_text = create_turn_text (ruleset->phases);
  return self;
}

const AciesRuleset *
acies_clause_item_get_turn (AciesClauseItem *self)
{
  return self->turn;
}

const char *
acies_clause_item_get_number (AciesClauseItem *self)
{
  if (self->turn != NULL)
    return self->turn->phases[0].clause;

  return self->clause->number;
}

const char *
acies_clause_item_get_title (AciesClauseItem *self)
{
  if (self->turn != NULL)
    return _("Your turn, step by step");

  return g_dpgettext2 (NULL, self->is_chapter ? "chapter title" : "clause title", self->clause->title);
}

const char *
acies_clause_item_get_text (AciesClauseItem *self)
{
  if (self->turn != NULL)
    return self->turn_text;

  return self->clause->text != NULL ? g_dpgettext2 (NULL, "clause", self->clause->text) : NULL;
}

gboolean
acies_clause_item_is_chapter (AciesClauseItem *self)
{
  return self->is_chapter;
}

gboolean
acies_clause_item_matches (AciesClauseItem *self,
                           const char      *needle)
{
  const char *text = acies_clause_item_get_text (self);
  g_autofree char *all = NULL;
  g_autofree char *folded = NULL;
  g_auto (GStrv) words = NULL;

  if (self->turn != NULL)
    return FALSE;
  if (g_ascii_isdigit (needle[0]) && strspn (needle, "0123456789.()") == strlen (needle))
    return acies_clause_is_below (self->clause->number, needle);

  all = g_strjoin (" ", self->clause->number, acies_clause_item_get_title (self), text != NULL ? text : "", NULL);
  folded = g_utf8_casefold (all, -1);
  words = g_strsplit (needle, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (folded, words[i]) == NULL)
      return FALSE;

  return TRUE;
}

/* Appends the clauses of one chapter that fit, the chapter's heading before the first of them. */
static void
gather_chapter (GPtrArray          *items,
                const AciesRuleset *ruleset,
                const AciesClause  *chapter,
                const char         *needle)
{
  gboolean headed = FALSE;

  for (guint i = 0; ruleset->clauses[i].number != NULL; i++)
    {
      g_autoptr (AciesClauseItem) item = NULL;

      if (!acies_clause_is_below (ruleset->clauses[i].number, chapter->number))
        continue;
      item = acies_clause_item_new (&ruleset->clauses[i], FALSE);
      if (needle != NULL && *needle != '\0' && !acies_clause_item_matches (item, needle))
        continue;
      if (!headed)
        g_ptr_array_add (items, acies_clause_item_new (chapter, TRUE));
      headed = TRUE;
      g_ptr_array_add (items, g_steal_pointer (&item));
    }
}

static void
replace_items (GListStore *list,
               GPtrArray  *items)
{
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (list));

  g_list_store_splice (list, 0, n, items->pdata, items->len);
}

void
acies_clause_item_fill_overview (GListStore         *list,
                                 const AciesRuleset *ruleset)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  if (ruleset->phases != NULL)
    g_ptr_array_add (items, acies_clause_item_new_turn (ruleset));
  for (guint i = 0; ruleset->overview[i].number != NULL; i++)
    g_ptr_array_add (items, acies_clause_item_new (&ruleset->overview[i], FALSE));
  replace_items (list, items);
}

void
acies_clause_item_fill (GListStore         *list,
                        const AciesRuleset *ruleset,
                        const AciesClause  *chapter,
                        const char         *needle)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; ruleset->chapters[i].number != NULL; i++)
    if (chapter == NULL || chapter == &ruleset->chapters[i])
      gather_chapter (items, ruleset, &ruleset->chapters[i], needle);
  replace_items (list, items);
}
