/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-form-edit.h"

#include <glib/gi18n.h>
#include <string.h>

#define KEY_ID   "id"
#define KEY_NAME "name"

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
  const char *id = acies_editor_get_text (value);

  if (id != NULL && acies_editor_context_get_draft (context)->rename (&root, path, id, patch))
    return;

  acies_patch_set (patch, path, json_node_ref (value));
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

  if (value == NULL)
    acies_patch_remove (patch, path);
  else if (field->kind == ACIES_FIELD_ID)
    set_id (context, path, value, patch);
  else
    acies_patch_set (patch, path, json_node_ref (value));
  if (g_str_equal (field->key, KEY_NAME) && acies_field_find (edit->fields, KEY_ID) != NULL)
    follow_name (context, edit, acies_editor_get_text (value), patch);

  /* Translators: an edit, as in: Undo change “Date”; %s is the label of a field. */
  name = g_strdup_printf (_("change “%s”"), g_dpgettext2 (GETTEXT_PACKAGE, "field", field->label));
  acies_editor_context_apply (context, patch, name, edit->typing ? path : NULL);
}
