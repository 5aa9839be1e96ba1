/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "document/acies-document-compare.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/core/acies-draft.h"
#include "engine/core/acies-patch.h"
#include "engine/core/acies-ruleset.h"

#define MOST_DIFFERENCES 10000

/* A comparison under way. */
typedef struct
{
  GArray          *found;
  const AciesForm *forms[2];  /* of the envelope, of the ruleset; either may be NULL */
} Comparison;

static void compare_nodes (Comparison *self, const char *path, const char *label, JsonNode *before,
                           JsonNode *after);

static void
difference_clear (gpointer data)
{
  AciesDifference *difference = data;

  g_free (difference->path);
  g_free (difference->label);
  g_clear_pointer (&difference->before, json_node_unref);
  g_clear_pointer (&difference->after, json_node_unref);
}

static void
add (Comparison *self, const char *path, const char *label, JsonNode *before, JsonNode *after)
{
  AciesDifference difference = { 0 };

  if (self->found->len >= MOST_DIFFERENCES)
    return;

  difference.path = g_strdup (path);
  difference.label = g_strdup (label);
  difference.before = before != NULL ? json_node_ref (before) : NULL;
  difference.after = after != NULL ? json_node_ref (after) : NULL;
  g_array_append_val (self->found, difference);
}

static const char *
text_of (JsonNode *node, const char *key)
{
  return node != NULL && JSON_NODE_HOLDS_OBJECT (node)
           ? acies_json_text (json_object_get_member (json_node_get_object (node), key))
           : NULL;
}

static char *
join (const char *label, const char *word)
{
  if (label[0] == '\0')
    return g_strdup (word);

  /* Translators: a part of a scenario, then what it is a part of it: "Rome: Legionaries", "Legionaries: class". */
  return g_strdup_printf (_("%1$s: %2$s"), label, word);
}

/* @path with every index as [], as forms have it. */
static char *
pattern_of (const char *path)
{
  GString *pattern = g_string_new (NULL);

  for (const char *at = path; *at != '\0'; at++)
    if (!(g_ascii_isdigit (*at) && strchr ("[0123456789", at == path ? 'x' : at[-1]) != NULL))
      g_string_append_c (pattern, *at);

  return g_string_free (pattern, FALSE);
}

/* What a form of its own calls the object at @path; NULL if there is none. */
static const char *
title_of (Comparison *self, const char *path)
{
  g_autofree char *pattern = pattern_of (path);

  for (guint i = 0; i < G_N_ELEMENTS (self->forms); i++)
    for (const AciesForm *form = self->forms[i]; form != NULL && form->path != NULL; form++)
      if (form->title != NULL && g_str_equal (form->path, pattern))
        return g_dpgettext2 (GETTEXT_PACKAGE, "form", form->title);

  return NULL;
}

/* What a form calls the member @key of the object at @path, or the form of the member itself; else the key. */
static const char *
word_for (Comparison *self, const char *path, const char *key)
{
  g_autofree char *pattern = pattern_of (path);
  g_autofree char *inner = acies_path_member (path, key);
  const char      *title = title_of (self, inner);

  for (guint i = 0; i < G_N_ELEMENTS (self->forms); i++)
    for (const AciesForm *form = self->forms[i]; form != NULL && form->path != NULL; form++)
      {
        const AciesFormField *field = g_str_equal (form->path, pattern)
                                        ? acies_field_find (form->fields, key)
                                        : NULL;

        if (field != NULL && field->label != NULL)
          return g_dpgettext2 (GETTEXT_PACKAGE, "field", field->label);
      }

  return title != NULL ? title : key;
}

static void
compare_member (Comparison *self, const char *path, const char *label, const char *key,
                JsonNode *before, JsonNode *after)
{
  g_autofree char *inner = acies_path_member (path, key);
  g_autofree char *words = join (label, word_for (self, path, key));

  compare_nodes (self, inner, words, before, after);
}

static void
compare_objects (Comparison *self, const char *path, const char *label, JsonNode *before,
                 JsonNode *after)
{
  JsonObject    *old = json_node_get_object (before);
  JsonObject    *new = json_node_get_object (after);
  JsonObjectIter iter;
  const char    *key;
  JsonNode      *member;

  json_object_iter_init_ordered (&iter, new);
  while (json_object_iter_next_ordered (&iter, &key, &member))
    compare_member (self, path, label, key, json_object_get_member (old, key), member);
  json_object_iter_init_ordered (&iter, old);
  while (json_object_iter_next_ordered (&iter, &key, &member))
    if (!json_object_has_member (new, key))
      compare_member (self, path, label, key, member, NULL);
}

/* The element of @list that @node is an edition of: the one with the same id; without ids, the one at the same place. */
static JsonNode *
find_counterpart (JsonArray *list, guint index, JsonNode *node)
{
  const char *id = text_of (node, "id");
  const guint length = json_array_get_length (list);

  if (id == NULL)
    {
      JsonNode *other = index < length ? json_array_get_element (list, index) : NULL;

      return other != NULL && text_of (other, "id") == NULL ? other : NULL;
    }

  for (guint i = 0; i < length; i++)
    if (g_strcmp0 (text_of (json_array_get_element (list, i), "id"), id) == 0)
      return json_array_get_element (list, i);

  return NULL;
}

static char *
label_element (const char *label, guint index, JsonNode *node)
{
  g_autofree char *number = g_strdup_printf ("%u", index + 1);
  const char      *name = text_of (node, "name");

  if (name == NULL || name[0] == '\0')
    name = text_of (node, "id");

  return join (label, name != NULL ? name : number);
}

static void
compare_lists (Comparison *self, const char *path, const char *label, JsonNode *before,
               JsonNode *after)
{
  JsonArray *old = json_node_get_array (before);
  JsonArray *new = json_node_get_array (after);

  for (guint i = 0; i < json_array_get_length (new); i++)
    {
      JsonNode        *node = json_array_get_element (new, i);
      g_autofree char *inner = acies_path_element (path, i);
      g_autofree char *words = label_element (label, i, node);

      compare_nodes (self, inner, words, find_counterpart (old, i, node), node);
    }
  for (guint i = 0; i < json_array_get_length (old); i++)
    {
      JsonNode        *node = json_array_get_element (old, i);
      g_autofree char *inner = acies_path_element (path, i);
      g_autofree char *words = label_element (label, i, node);

      if (find_counterpart (new, i, node) == NULL)
        add (self, inner, words, node, NULL);
    }
}

static void
compare_nodes (Comparison *self, const char *path, const char *label, JsonNode *before,
               JsonNode *after)
{
  const guint n_found = self->found->len;

  if (before != NULL && after != NULL && acies_json_same (before, after))
    return;
  if (before == NULL || after == NULL ||
      json_node_get_node_type (before) != json_node_get_node_type (after))
    {
      add (self, path, label, before, after);
      return;
    }

  if (JSON_NODE_HOLDS_OBJECT (after))
    compare_objects (self, path, label, before, after);
  else if (JSON_NODE_HOLDS_ARRAY (after))
    compare_lists (self, path, label, before, after);

  /* A value; or the same parts in another order. */
  if (self->found->len == n_found)
    add (self, path, label, before, after);
}

/* The forms of the rules that @root names. */
static Comparison
comparison_of (JsonNode *root)
{
  Comparison          self = { .forms = { acies_scenario_forms, NULL } };
  const char         *id = text_of (root, "ruleset");
  const AciesRuleset *ruleset = id != NULL ? acies_ruleset_find (id) : NULL;

  if (ruleset != NULL && ruleset->draft != NULL)
    self.forms[1] = ruleset->draft->forms;
  return self;
}

GArray *
acies_document_compare (JsonNode *before, JsonNode *after)
{
  Comparison self = { 0 };

  g_return_val_if_fail (before != NULL, NULL);
  g_return_val_if_fail (after != NULL, NULL);

  self = comparison_of (after);
  self.found = g_array_new (FALSE, FALSE, sizeof (AciesDifference));
  g_array_set_clear_func (self.found, difference_clear);
  compare_nodes (&self, "", "", before, after);

  return self.found;
}

static JsonNode *
peek_member (JsonNode *node, const char *key)
{
  return node != NULL && JSON_NODE_HOLDS_OBJECT (node)
           ? json_object_get_member (json_node_get_object (node), key)
           : NULL;
}

static JsonNode *
peek_element (JsonNode *node, guint index)
{
  JsonArray *list =
    node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  return list != NULL && index < json_array_get_length (list) ? json_array_get_element (list, index)
                                                              : NULL;
}

char *
acies_document_label (JsonNode *root, const char *path)
{
  Comparison          forms = { 0 };
  g_autofree char    *label = g_strdup ("");
  g_autoptr (GString) place = g_string_new (NULL);
  JsonNode           *node = root;

  g_return_val_if_fail (root != NULL, NULL);
  g_return_val_if_fail (path != NULL, NULL);

  forms = comparison_of (root);
  for (const char *at = path; *at != '\0';)
    {
      const gsize      length = *at == '[' ? strcspn (at, "]") + 1 : strcspn (at + 1, ".[") + 1;
      g_autofree char *step = g_strndup (at, MIN (length, strlen (at)));
      char            *longer = NULL;

      at += strlen (step);
      if (step[0] == '[')
        {
          const guint index = (guint) g_ascii_strtoull (step + 1, NULL, 10);

          if (!g_str_has_suffix (step, "]"))
            return g_strdup (path);
          node = peek_element (node, index);
          longer = label_element (label, index, node);
        }
      else
        {
          const char *key = step[0] == '.' ? step + 1 : step;
          const char *word = word_for (&forms, place->str, key);

          /* What no form knows by a word is told by what is in it. */
          node = peek_member (node, key);
          longer = word != key ? join (label, word) : g_strdup (label);
        }
      g_string_append (place, step);
      g_free (label);
      label = longer;
    }

  return label[0] != '\0' ? g_steal_pointer (&label) : g_strdup (path);
}
