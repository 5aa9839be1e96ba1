/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-patch-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "engine/core/acies-error.h"
#include "engine/core/acies-json-scan.h"

#define MOST_WHOLE (G_GINT64_CONSTANT (1) << 53)

/* A step under way down its path. */
typedef struct
{
  const PatchStep       *step;
  GArray                *path;     /* AciesPathStep */
  const AciesFieldOrder *order;
  AciesChange            change;   /* without a path: none yet */
} Edit;

static JsonNode *edit_node (Edit *edit, JsonNode *node, guint depth, GError **error);

static const AciesPathStep *
edit_at (const Edit *edit, guint depth)
{
  return &g_array_index (edit->path, AciesPathStep, depth);
}

static gboolean
edit_is_last (const Edit *edit, guint depth)
{
  return depth + 1 == edit->path->len;
}

static gboolean
edit_adds (const Edit *edit)
{
  return edit->step->kind == PATCH_SET || edit->step->kind == PATCH_INSERT;
}

/* The outermost change is told; what changes below comes with it. */
static void
edit_note (Edit *edit, AciesChangeKind kind, guint n_steps, guint index, guint to)
{
  if (edit->change.path != NULL)
    return;

  edit->change = (AciesChange){ kind, acies_path_print (edit->path, n_steps), index, to };
}

static JsonNode *
fail (const Edit *edit, guint n_steps, int code, const char *sentence, GError **error)
{
  g_autofree char *path = acies_path_print (edit->path, n_steps);

  /* Translators: a place in a file, then what is wrong there. */
  g_set_error (error, ACIES_FILE_ERROR, code, _("%1$s: %2$s"), path, sentence);

  return NULL;
}

static JsonNode *
fail_no_place (const Edit *edit, guint n_steps, GError **error)
{
  return fail (edit, n_steps, ACIES_FILE_ERROR_INVALID, _("there is no such place in this file"), error);
}

static JsonNode *
fail_in_the_way (const Edit *edit, JsonNode *node, guint depth, GError **error)
{
  const AciesJsonCursor at = acies_json_root (node);
  g_autofree char      *found = acies_json_found (&at);
  g_autofree char      *sentence = NULL;

  sentence = g_strdup_printf (_("%s stands here and cannot hold what is to be put into it; remove it first"), found);

  return fail (edit, depth, ACIES_FILE_ERROR_INVALID, sentence, error);
}

/* ---- What a file may hold ---- */

static gboolean
is_good_value (JsonNode *node)
{
  const GType type = json_node_get_value_type (node);

  if (type == G_TYPE_STRING)
    return json_node_get_string (node) != NULL &&
           g_utf8_validate (json_node_get_string (node), -1, NULL);
  if (type == G_TYPE_INT64)
    return json_node_get_int (node) >= -MOST_WHOLE && json_node_get_int (node) <= MOST_WHOLE;
  if (type == G_TYPE_DOUBLE)
    return isfinite (json_node_get_double (node));

  return type == G_TYPE_BOOLEAN;
}

/* @depth: objects and lists around @node. */
static gboolean
is_good (JsonNode *node, guint depth)
{
  if (JSON_NODE_HOLDS_VALUE (node))
    return is_good_value (node);
  if (JSON_NODE_HOLDS_NULL (node))
    return TRUE;
  if (depth >= ACIES_MAX_JSON_DEPTH)
    return FALSE;

  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_node_get_array (node);

      for (guint i = 0; i < json_array_get_length (array); i++)
        if (!is_good (json_array_get_element (array, i), depth + 1))
          return FALSE;
    }
  else
    {
      JsonObjectIter iter;
      const char    *key;
      JsonNode      *member;

      if (json_object_get_size (json_node_get_object (node)) > ACIES_MAX_JSON_KEYS)
        return FALSE;
      json_object_iter_init_ordered (&iter, json_node_get_object (node));
      while (json_object_iter_next_ordered (&iter, &key, &member))
        if (!g_utf8_validate (key, -1, NULL) || !is_good (member, depth + 1))
          return FALSE;
    }

  return TRUE;
}

/* Whether @node may give way to an object or list: nothing is lost that could not be typed again. */
static gboolean
gives_way (JsonNode *node)
{
  if (JSON_NODE_HOLDS_OBJECT (node))
    return json_object_get_size (json_node_get_object (node)) == 0;
  if (JSON_NODE_HOLDS_ARRAY (node))
    return json_array_get_length (json_node_get_array (node)) == 0;

  return TRUE;
}

/* ---- Objects ---- */

/* Whether the first @depth steps of the path are those of @pattern, as AciesFieldOrder has them. */
static gboolean
edit_matches (const Edit *edit, guint depth, const char *pattern)
{
  const char *at = pattern;

  for (guint i = 0; i < depth; i++)
    {
      const char *key = edit_at (edit, i)->key;

      if (key != NULL && *at == '.' && i > 0)
        at++;
      if (key == NULL && g_str_has_prefix (at, "[]"))
        at += strlen ("[]");
      else if (key != NULL && *at == '*')
        at++;
      else if (key != NULL && g_str_has_prefix (at, key) && strchr (".[", at[strlen (key)]) != NULL)
        at += strlen (key);
      else
        return FALSE;
    }

  return *at == '\0';
}

/* The place of @key among the fields of the object at the first @depth steps; -1: it is no field. */
static int
rank_of (const Edit *edit, guint depth, const char *key)
{
  int rank = 0;

  if (edit->order == NULL)
    return -1;

  for (const AciesFieldOrder *row = edit->order; row->path != NULL; row++)
    if (edit_matches (edit, depth, row->path))
      for (const AciesFormField *field = row->fields; field->key != NULL; field++, rank++)
        if (g_str_equal (field->key, key))
          return rank;

  return -1;
}

/* How many members of @object come before a new @key: it stands behind the field that its table has before it. */
static guint
place_for (const Edit *edit, guint depth, JsonObject *object, const char *key)
{
  const int      rank = rank_of (edit, depth, key);
  int            best = -1;
  guint          place = json_object_get_size (object);
  guint          before = place, index = 0;
  JsonObjectIter iter;
  const char    *other;

  if (rank < 0)
    return place;

  json_object_iter_init_ordered (&iter, object);
  for (; json_object_iter_next_ordered (&iter, &other, NULL); index++)
    {
      const int theirs = rank_of (edit, depth, other);

      if (theirs > best && theirs < rank)
        {
          best = theirs;
          place = index + 1;
        }
      if (theirs > rank)
        before = MIN (before, index);
    }

  return best >= 0 ? place : before;
}

static JsonNode *
take_object (JsonObject *object)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  json_node_take_object (node, object);

  return node;
}

/* A copy of @object whose member @key is @value under the key @new_key; without it if @value is NULL. */
static JsonNode *
object_with (JsonObject *object, const char *key, const char *new_key, JsonNode *value)
{
  JsonObject    *copy = json_object_new ();
  JsonObjectIter iter;
  const char    *other;
  JsonNode      *member;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &other, &member))
    if (!g_str_equal (other, key))
      json_object_set_member (copy, other, json_node_ref (member));
    else if (value != NULL)
      json_object_set_member (copy, new_key, json_node_ref (value));

  return take_object (copy);
}

/* A copy of @object with @value as a new member @key behind the first @place members. */
static JsonNode *
object_with_new (JsonObject *object, guint place, const char *key, JsonNode *value)
{
  JsonObject    *copy = json_object_new ();
  JsonObjectIter iter;
  const char    *other;
  JsonNode      *member;
  guint          index = 0;

  json_object_iter_init_ordered (&iter, object);
  for (; json_object_iter_next_ordered (&iter, &other, &member); index++)
    {
      if (index == place)
        json_object_set_member (copy, key, json_node_ref (value));
      json_object_set_member (copy, other, json_node_ref (member));
    }
  if (index <= place)
    json_object_set_member (copy, key, json_node_ref (value));

  return take_object (copy);
}

static JsonNode *
rename_member (Edit *edit, JsonNode *node, guint depth, GError **error)
{
  JsonObject *object = json_node_get_object (node);
  const char *key = edit_at (edit, depth)->key;
  const char *new_key = edit->step->key;

  if (g_str_equal (key, new_key))
    return json_node_ref (node);
  if (json_object_has_member (object, new_key) || !g_utf8_validate (new_key, -1, NULL))
    return fail (edit, depth + 1, ACIES_FILE_ERROR_INVALID,
                 _("its new key stands here already, or is no text"), error);

  edit_note (edit, ACIES_CHANGE_VALUE, depth + 1, 0, 0);

  return object_with (object, key, new_key, json_object_get_member (object, key));
}

/* @node: an object that has a member called by the path, or not yet. */
static JsonNode *
edit_member (Edit *edit, JsonNode *node, guint depth, GError **error)
{
  const char          *key = edit_at (edit, depth)->key;
  JsonObject          *object = json_node_get_object (node);
  JsonNode            *member = json_object_get_member (object, key);
  g_autoptr (JsonNode) value = NULL;

  if (member == NULL && !edit_adds (edit))
    return json_node_ref (node);
  if (edit_is_last (edit, depth) && edit->step->kind == PATCH_REMOVE)
    {
      edit_note (edit, ACIES_CHANGE_VALUE, depth + 1, 0, 0);
      return object_with (object, key, key, NULL);
    }
  if (edit_is_last (edit, depth) && edit->step->kind == PATCH_RENAME)
    return rename_member (edit, node, depth, error);
  if (member == NULL && json_object_get_size (object) >= ACIES_MAX_JSON_KEYS)
    return fail (edit, depth, ACIES_FILE_ERROR_LIMIT, _("there is no room for more members here"), error);

  if (member == NULL)
    edit_note (edit, ACIES_CHANGE_VALUE, depth + 1, 0, 0);
  value = edit_node (edit, member, depth + 1, error);
  if (value == NULL)
    return NULL;
  if (value == member)
    return json_node_ref (node);

  if (member != NULL)
    return object_with (object, key, key, value);

  return object_with_new (object, place_for (edit, depth, object, key), key, value);
}

/* ---- Lists ---- */

/*
 * A copy of @array without @n_cut elements at @index, and then with @value (nullable) before the element that @to counts.
 */
static JsonNode *
array_with (JsonArray *array, guint index, guint n_cut, guint to, JsonNode *value)
{
  const guint length = json_array_get_length (array);
  JsonArray  *copy = json_array_sized_new (length + 1);
  JsonNode   *node = json_node_new (JSON_NODE_ARRAY);

  for (guint i = 0; i < length; i++)
    {
      if (i >= index && i < index + n_cut)
        continue;
      if (value != NULL && json_array_get_length (copy) == to)
        json_array_add_element (copy, json_node_ref (value));
      json_array_add_element (copy, json_node_ref (json_array_get_element (array, i)));
    }
  if (value != NULL && json_array_get_length (copy) == to)
    json_array_add_element (copy, json_node_ref (value));
  json_node_take_array (node, copy);

  return node;
}

static JsonNode *
move_element (Edit *edit, JsonNode *node, guint depth, GError **error)
{
  JsonArray  *array = json_node_get_array (node);
  const guint length = json_array_get_length (array);
  const guint from = edit_at (edit, depth)->index;
  const guint to = edit->step->to == ACIES_PATH_END ? length - 1 : edit->step->to;

  if (to >= length)
    return fail_no_place (edit, depth, error);
  if (from == to)
    return json_node_ref (node);

  edit_note (edit, ACIES_CHANGE_MOVE, depth, from, to);

  return array_with (array, from, 1, to, json_array_get_element (array, from));
}

static JsonNode *
insert_element (Edit *edit, JsonNode *node, guint depth, GError **error)
{
  const guint          index = edit_at (edit, depth)->index;
  g_autoptr (JsonNode) value = NULL;

  edit_note (edit, ACIES_CHANGE_INSERT, depth, index, 0);
  value = edit_node (edit, NULL, depth + 1, error);

  return value != NULL ? array_with (json_node_get_array (node), index, 0, index, value) : NULL;
}

/* @node: a list. */
static JsonNode *
edit_element (Edit *edit, JsonNode *node, guint depth, GError **error)
{
  AciesPathStep       *at = &g_array_index (edit->path, AciesPathStep, depth);
  JsonArray           *array = json_node_get_array (node);
  const guint          length = json_array_get_length (array);
  const gboolean       is_last = edit_is_last (edit, depth);
  g_autoptr (JsonNode) value = NULL;
  JsonNode            *element;

  if (at->index == ACIES_PATH_END)
    at->index = length;
  if (at->index >= length && !edit_adds (edit))
    return json_node_ref (node);
  if (at->index > length)
    return fail_no_place (edit, depth + 1, error);
  if (at->index == length || (is_last && edit->step->kind == PATCH_INSERT))
    return insert_element (edit, node, depth, error);
  if (is_last && edit->step->kind == PATCH_REMOVE)
    {
      edit_note (edit, ACIES_CHANGE_REMOVE, depth, at->index, 0);
      return array_with (array, at->index, 1, 0, NULL);
    }
  if (is_last && edit->step->kind == PATCH_MOVE)
    return move_element (edit, node, depth, error);

  element = json_array_get_element (array, at->index);
  value = edit_node (edit, element, depth + 1, error);
  if (value == NULL)
    return NULL;
  if (value == element)
    return json_node_ref (node);

  return array_with (array, at->index, 1, at->index, value);
}

/* ---- The way down ---- */

/* The value that a set or insert brings, at the end of the path. */
static JsonNode *
edit_end (Edit *edit, JsonNode *node, GError **error)
{
  if (!is_good (edit->step->value, edit->path->len))
    return fail (edit, edit->path->len, ACIES_FILE_ERROR_LIMIT,
                 _("no file may hold this: it is too deep or too large, or no text or number"), error);
  if (node != NULL && acies_json_same (node, edit->step->value))
    return json_node_ref (node);

  edit_note (edit, ACIES_CHANGE_VALUE, edit->path->len, 0, 0);

  return json_node_ref (edit->step->value);
}

/* @node: (nullable): what stands at the first @depth steps. Returns: (transfer full): what is to stand there; NULL: fault */
static JsonNode *
edit_node (Edit *edit, JsonNode *node, guint depth, GError **error)
{
  g_autoptr (JsonNode) empty = NULL;
  gboolean             fits, wants_object;

  if (depth == edit->path->len)
    return edit_end (edit, node, error);

  wants_object = edit_at (edit, depth)->key != NULL;
  fits = node != NULL &&
         (wants_object ? JSON_NODE_HOLDS_OBJECT (node) : JSON_NODE_HOLDS_ARRAY (node));
  if (!fits && !edit_adds (edit))
    return json_node_ref (node);
  if (!fits)
    {
      if (node != NULL && !gives_way (node))
        return fail_in_the_way (edit, node, depth, error);
      edit_note (edit, ACIES_CHANGE_VALUE, depth, 0, 0);
      empty = wants_object ? take_object (json_object_new ()) : json_node_new (JSON_NODE_ARRAY);
      if (!wants_object)
        json_node_take_array (empty, json_array_new ());
      node = empty;
    }

  return wants_object ? edit_member (edit, node, depth, error)
                      : edit_element (edit, node, depth, error);
}

/* Whether the end of the path is of the sort that the step is about. */
static gboolean
check_end (const Edit *edit, GError **error)
{
  const AciesPathStep *last = edit->path->len > 0 ? edit_at (edit, edit->path->len - 1) : NULL;
  gboolean             good = TRUE;

  switch (edit->step->kind)
    {
    case PATCH_SET:
      break;
    case PATCH_REMOVE:
      good = last != NULL;
      break;
    case PATCH_INSERT:
    case PATCH_MOVE:
      good = last != NULL && last->key == NULL;
      break;
    case PATCH_RENAME:
      good = last != NULL && last->key != NULL;
      break;
    default:
      g_assert_not_reached ();
    }
  if (!good)
    fail_no_place (edit, edit->path->len, error);

  return good;
}

JsonNode *
acies_patch_step_apply (const PatchStep *step, JsonNode *root, const AciesFieldOrder *order,
                        GArray *changes, GError **error)
{
  g_autoptr (GArray) path = acies_path_parse (step->path, error);
  Edit               edit = { .step = step, .path = path, .order = order };
  JsonNode          *next;

  if (path == NULL)
    {
      g_prefix_error (error, "%s: ", step->path);
      return NULL;
    }
  if (!check_end (&edit, error))
    return NULL;

  next = edit_node (&edit, root, 0, error);
  if (next == NULL || next == root)
    {
      g_free (edit.change.path);
      return next;
    }

  g_array_append_val (changes, edit.change);
  if (step->kind == PATCH_RENAME)
    {
      g_autofree char *parent = acies_path_print (path, path->len - 1);
      AciesChange      added = { ACIES_CHANGE_VALUE, acies_path_member (parent, step->key), 0, 0 };

      g_array_append_val (changes, added);
    }

  return next;
}
