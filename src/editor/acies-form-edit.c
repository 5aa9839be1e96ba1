/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-form-edit.h"

#include <glib/gi18n.h>
#include <string.h>

#define KEY_ID    "id"
#define KEY_NAME  "name"
#define KEY_COUNT "count"

#define KEY_TYPING "acies-form-typing"

static const char *
get_member (AciesEditorContext *context,
            const char         *object_path,
            const char         *key)
{
  g_autofree char *path = acies_path_member (object_path, key);

  return acies_editor_context_get_text (context, path);
}

/* What an id made of @name is like where none is taken. */
static char *
bare_id_of (const char *name)
{
  const AciesJsonCursor nothing = acies_json_root (NULL);

  return acies_draft_make_id (&nothing, name);
}

/* Whether @id was made of @name: the same, or with a number behind that keeps it apart from others. */
static gboolean
is_made_of (const char *id,
            const char *name)
{
  g_autofree char *bare = bare_id_of (name);
  const char *rest = id + strlen (bare);

  if (!g_str_has_prefix (id, bare))
    return FALSE;
  if (*rest == '\0')
    return TRUE;

  return *rest == '-' && rest[1] != '\0' && strspn (rest + 1, "0123456789") == strlen (rest + 1);
}

/* The id that goes with the new name, if it goes by names at all. */
static void
follow_name (AciesEditorContext  *context,
             const AciesFormEdit *edit,
             const char          *name,
             AciesPatch          *patch)
{
  const AciesJsonCursor root = acies_editor_context_get_root (context);
  const char *id = get_member (context, edit->object_path, KEY_ID);
  const char *before = get_member (context, edit->object_path, KEY_NAME);
  g_autofree char *path = acies_path_member (edit->object_path, KEY_ID);
  g_autofree char *bare = NULL;
  g_autofree char *made = NULL;

  if (name == NULL || (id != NULL && !is_made_of (id, before != NULL ? before : "")))
    return;

  bare = bare_id_of (name);
  if (g_strcmp0 (id, bare) == 0)
    return;

  made = acies_draft_make_id (&root, name);
  if (id == NULL)
    acies_patch_set_string (patch, path, made);
  else if (!acies_editor_context_get_draft (context)->rename (&root, path, made, patch))
    acies_patch_set_string (patch, path, made);
}

/* An id that cannot be is kept as typed; nothing follows it. */
static void
set_id (AciesEditorContext *context,
        const char         *path,
        JsonNode           *value,
        AciesPatch         *patch)
{
  const AciesJsonCursor root = acies_editor_context_get_root (context);
  const char *id = acies_json_text (value);

  if (id != NULL && acies_editor_context_get_draft (context)->rename (&root, path, id, patch))
    return;

  acies_patch_set (patch, path, json_node_ref (value));
}

/* A number of units that is being typed: "1" on the way to "12" must not cost what refers to the others. */
typedef struct
{
  char     *path;
  JsonNode *before;  /* the tree before the first letter */
  JsonNode *after;   /* and after the last */
} Typing;

static void
typing_free (gpointer data)
{
  Typing *typing = data;

  g_free (typing->path);
  json_node_unref (typing->before);
  json_node_unref (typing->after);
  g_free (typing);
}

/* The index of the army and of the units, if that is what @edit is about. */
static gboolean
parse_count (const AciesFormEdit *edit,
             guint               *side,
             guint               *index)
{
  g_autoptr (GArray) steps = acies_path_parse (edit->object_path, NULL);
  const AciesPathStep *step = steps != NULL ? (const AciesPathStep *) steps->data : NULL;

  if (!g_str_equal (edit->field->key, KEY_COUNT) || step == NULL || steps->len != 4 ||
      g_strcmp0 (step[0].key, "sides") != 0 || g_strcmp0 (step[2].key, "units") != 0)
    return FALSE;

  *side = step[1].index;
  *index = step[3].index;
  return TRUE;
}

/* The tree in which there are so many units, and what refers to them has followed. Returns: (transfer full) */
static JsonNode *
count_in (AciesEditorContext  *context,
          const AciesFormEdit *edit,
          JsonNode            *before,
          JsonNode            *value)
{
  const AciesDraft *draft = acies_editor_context_get_draft (context);
  const AciesJsonCursor root = acies_json_root (before);
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autofree char *path = acies_path_member (edit->object_path, KEY_COUNT);
  const gboolean is_number = value != NULL && JSON_NODE_HOLDS_VALUE (value) &&
                             json_node_get_value_type (value) == G_TYPE_INT64;
  guint side = 0;
  guint index = 0;

  parse_count (edit, &side, &index);
  if (is_number && json_node_get_int (value) > 0 &&
      json_node_get_int (value) <= edit->field->most &&
      draft->set_count != NULL)
    draft->set_count (&root, side, index, (guint) json_node_get_int (value), patch);
  if (value == NULL)
    acies_patch_remove (patch, path);
  else
    acies_patch_set (patch, path, json_node_ref (value));
  return acies_patch_apply (before, patch, draft->order, NULL, NULL);
}

static void
set_count (AciesEditorContext  *context,
           const AciesFormEdit *edit,
           JsonNode            *value,
           const char          *name)
{
  AciesDocument *document = acies_editor_context_get_document (context);
  g_autofree char *path = acies_path_member (edit->object_path, KEY_COUNT);
  const Typing *last = g_object_get_data (G_OBJECT (document), KEY_TYPING);
  JsonNode *now = acies_document_get_root (document);
  const gboolean goes_on = last != NULL && g_str_equal (last->path, path) && last->after == now;
  g_autoptr (JsonNode) before = json_node_ref (goes_on ? last->before : now);
  g_autoptr (JsonNode) after = count_in (context, edit, before, value);
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  Typing *typing = NULL;

  if (after == NULL || !acies_draft_add_changes (now, after, "", patch))
    return;

  acies_editor_context_apply (context, patch, name, edit->typing ? path : NULL);
  typing = g_new0 (Typing, 1);
  typing->path = g_steal_pointer (&path);
  typing->before = g_steal_pointer (&before);
  typing->after = json_node_ref (acies_document_get_root (document));
  if (!edit->typing)
    g_clear_pointer (&typing, typing_free);
  g_object_set_data_full (G_OBJECT (document), KEY_TYPING, typing, typing_free);
}

void
acies_form_edit_end (AciesEditorContext *context)
{
  AciesDocument *document = acies_editor_context_get_document (context);

  g_object_set_data (G_OBJECT (document), KEY_TYPING, NULL);
  acies_document_end_merge (document);
}

void
acies_form_edit_apply (AciesEditorContext  *context,
                       const AciesFormEdit *edit,
                       JsonNode            *value)
{
  const AciesFormField *field = edit->field;
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autofree char *path = acies_path_member (edit->object_path, field->key);
  g_autofree char *name = NULL;
  guint side = 0;
  guint index = 0;

  /* Translators: an edit, as in: Undo change “Date”; %s is the label of a field. */
  name = g_strdup_printf (_("change “%s”"), g_dpgettext2 (GETTEXT_PACKAGE, "field", field->label));
  if (parse_count (edit, &side, &index))
    {
      set_count (context, edit, value, name);
      return;
    }
  if (value == NULL)
    acies_patch_remove (patch, path);
  else if (field->kind == ACIES_FIELD_ID)
    set_id (context, path, value, patch);
  else
    acies_patch_set (patch, path, json_node_ref (value));
  if (g_str_equal (field->key, KEY_NAME) && acies_field_find (edit->fields, KEY_ID) != NULL)
    follow_name (context, edit, acies_json_text (value), patch);

  acies_editor_context_apply (context, patch, name, edit->typing ? path : NULL);
}
