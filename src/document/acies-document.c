/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "document/acies-document.h"
#include "document/acies-document-private.h"

#include <glib/gi18n-lib.h>

#include "document/acies-document-place.h"
#include "engine/core/acies-draft.h"
#include "engine/core/acies-ruleset.h"

G_DEFINE_FINAL_TYPE (AciesDocument, acies_document, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_ROOT,
  PROP_MODIFIED,
  PROP_TITLE,
  PROP_FILE,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_UNDO_NAME,
  PROP_REDO_NAME,
  PROP_REVISION,
  N_PROPS
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

/* ---- Telling what has changed ---- */

void
acies_document_look (AciesDocument *self, AciesDocumentLook *look)
{
  look->root = json_node_ref (self->root);
  look->title = g_strdup (self->title);
  look->undo_name = g_strdup (acies_document_get_undo_name (self));
  look->redo_name = g_strdup (acies_document_get_redo_name (self));
  look->file = self->file != NULL ? g_object_ref (self->file) : NULL;
  look->modified = acies_document_is_modified (self);
}

static void
notify_if (AciesDocument *self, guint property, gboolean differs)
{
  if (differs)
    g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

void
acies_document_notify_since (AciesDocument *self, AciesDocumentLook *look)
{
  const char    *undo_name = acies_document_get_undo_name (self);
  const char    *redo_name = acies_document_get_redo_name (self);
  const gboolean changed = look->root != self->root;

  g_object_freeze_notify (G_OBJECT (self));
  notify_if (self, PROP_ROOT, changed);
  notify_if (self, PROP_REVISION, changed);
  notify_if (self, PROP_TITLE, g_strcmp0 (look->title, self->title) != 0);
  notify_if (self, PROP_FILE, look->file != self->file);
  notify_if (self, PROP_MODIFIED, look->modified != acies_document_is_modified (self));
  notify_if (self, PROP_UNDO_NAME, g_strcmp0 (look->undo_name, undo_name) != 0);
  notify_if (self, PROP_REDO_NAME, g_strcmp0 (look->redo_name, redo_name) != 0);
  notify_if (self, PROP_CAN_UNDO, (look->undo_name == NULL) != (undo_name == NULL));
  notify_if (self, PROP_CAN_REDO, (look->redo_name == NULL) != (redo_name == NULL));
  g_object_thaw_notify (G_OBJECT (self));

  json_node_unref (look->root);
  g_free (look->title);
  g_free (look->undo_name);
  g_free (look->redo_name);
  g_clear_object (&look->file);
}

static void
update_title (AciesDocument *self)
{
  const char *text = acies_json_text (acies_document_peek (self, "name"));

  g_free (self->title);
  self->title = g_strdup (text != NULL && text[0] != '\0' ? text : C_ ("scenario without a name", "Untitled"));
}

/* What a place is told of, once all are right. */
typedef struct
{
  AciesDocumentPlace *place;
  GObject            *owner;
  JsonNode           *value;  /* before */
  gboolean            moved;
} Telling;

static void
telling_clear (gpointer data)
{
  Telling *telling = data;

  g_object_unref (telling->owner);
  g_clear_pointer (&telling->value, json_node_unref);
}

/* Brings all places up to date with @changes, and remembers what to tell them. */
static GArray *
follow_changes (AciesDocument *self, GArray *changes)
{
  GArray *tellings = g_array_new (FALSE, FALSE, sizeof (Telling));

  g_array_set_clear_func (tellings, telling_clear);
  for (guint i = 0; i < self->places->len; i++)
    {
      AciesDocumentPlace *place = g_ptr_array_index (self->places, i);
      g_autofree char    *path = g_strdup (place->path);
      Telling             telling = { place, g_object_ref (place->owner), place->value, FALSE };

      for (guint j = 0; j < changes->len; j++)
        acies_document_place_follow (place, &g_array_index (changes, AciesChange, j));
      acies_document_place_settle (place);
      place->value = acies_document_place_peek (place);
      if (place->value != NULL)
        json_node_ref (place->value);
      telling.moved = g_strcmp0 (path, place->path) != 0;
      g_array_append_val (tellings, telling);
    }

  return tellings;
}

static void
tell_places (AciesDocument *self, GArray *changes)
{
  g_autoptr (GArray) tellings = follow_changes (self, changes);

  for (guint rank = 0; rank <= 1; rank++)
    for (guint i = 0; i < tellings->len; i++)
      {
        Telling *telling = &g_array_index (tellings, Telling, i);

        /* A handler may have let the owner go: it then has no document. */
        if (telling->place->document != NULL && telling->place->rank == rank)
          telling->place->told (telling->owner, telling->moved, telling->value);
      }
}

static GStrv
list_paths (GArray *changes)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  GStrvBuilder          *builder = g_strv_builder_new ();
  GStrv                  paths;

  for (guint i = 0; i < changes->len; i++)
    {
      const char *path = g_array_index (changes, AciesChange, i).path;

      if (g_hash_table_add (seen, (gpointer) path))
        g_strv_builder_add (builder, path);
    }
  paths = g_strv_builder_end (builder);
  g_strv_builder_unref (builder);

  return paths;
}

/* A change made by a handler is told when all have been told of the one before. */
static void
tell (AciesDocument *self, GArray *changes)
{
  GArray *next;

  g_queue_push_tail (&self->pending, g_array_ref (changes));
  if (self->telling)
    return;

  g_object_ref (self);
  self->telling = TRUE;
  while ((next = g_queue_pop_head (&self->pending)) != NULL)
    {
      g_auto (GStrv) paths = list_paths (next);

      tell_places (self, next);
      g_signal_emit (self, signals[SIGNAL_CHANGED], 0, paths);
      g_array_unref (next);
    }
  self->telling = FALSE;
  g_object_unref (self);
}

static void
set_root (AciesDocument *self, JsonNode *root)
{
  json_node_ref (root);
  json_node_unref (self->root);
  self->root = root;
  g_clear_pointer (&self->revision, g_free);
  update_title (self);
}

/* ---- Editing ---- */

/* The forms of the envelope and of the ruleset tell where new members go. */
static AciesFieldOrder *
order_new (AciesDocument *self)
{
  const char         *id = acies_json_text (acies_document_peek (self, "ruleset"));
  const AciesRuleset *ruleset = NULL;
  GArray             *order = g_array_new (TRUE, TRUE, sizeof (AciesFieldOrder));
  const AciesForm    *forms[2] = { acies_scenario_forms, NULL };

  if (id != NULL)
    ruleset = acies_ruleset_find (id);
  if (ruleset != NULL && ruleset->draft != NULL)
    forms[1] = ruleset->draft->forms;

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    for (const AciesForm *form = forms[i]; form != NULL && form->path != NULL; form++)
      {
        const AciesFieldOrder row = { form->path, form->fields };

        g_array_append_val (order, row);
      }

  return (AciesFieldOrder *) (gpointer) g_array_free (order, FALSE);
}

static void
push (AciesDocument *self, JsonNode *root, AciesEditStep *step)
{
  g_autoptr (GArray) changes = g_array_ref (step->changes);
  AciesDocumentLook  look;

  acies_document_look (self, &look);
  acies_edit_stack_push (self->stack, step);
  set_root (self, root);
  tell (self, changes);
  acies_document_notify_since (self, &look);
}

gboolean
acies_document_apply (AciesDocument *self, const AciesPatch *patch, const char *name,
                      const char *merge, GError **error)
{
  g_autofree AciesFieldOrder *order = NULL;
  g_autoptr (GArray)          changes = NULL;
  g_autoptr (JsonNode)        root = NULL;

  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (patch != NULL, FALSE);
  g_return_val_if_fail (name != NULL, FALSE);

  order = order_new (self);
  root = acies_patch_apply (self->root, patch, order, &changes, error);
  if (root == NULL)
    return FALSE;
  if (acies_json_same (root, self->root))
    return TRUE;

  push (self, root,
        acies_edit_step_new (name, merge, self->root, root, changes, acies_patch_weigh (patch)));

  return TRUE;
}

gboolean
acies_document_set (AciesDocument *self, const char *path, JsonNode *value, const char *name,
                    const char *merge, GError **error)
{
  g_autoptr (AciesPatch) patch = acies_patch_new ();

  g_return_val_if_fail (path != NULL, FALSE);

  if (value != NULL)
    acies_patch_set (patch, path, value);
  else
    acies_patch_remove (patch, path);

  return acies_document_apply (self, patch, name, merge, error);
}

void
acies_document_end_merge (AciesDocument *self)
{
  g_return_if_fail (ACIES_IS_DOCUMENT (self));

  acies_edit_stack_end_merge (self->stack);
}

/* What takes back @changes, the last first. */
static GArray *
invert_changes (GArray *changes)
{
  GArray *inverse = acies_changes_new ();

  for (guint i = changes->len; i > 0; i--)
    {
      AciesChange change = acies_change_invert (&g_array_index (changes, AciesChange, i - 1));

      change.path = g_strdup (change.path);
      g_array_append_val (inverse, change);
    }

  return inverse;
}

static gboolean
step_over (AciesDocument *self, gboolean back)
{
  const AciesEditStep *step;
  g_autoptr (GArray)   changes = NULL;
  AciesDocumentLook    look;

  acies_document_look (self, &look);
  step = back ? acies_edit_stack_undo (self->stack) : acies_edit_stack_redo (self->stack);
  if (step != NULL)
    {
      set_root (self, back ? step->before : step->after);
      changes = back ? invert_changes (step->changes) : g_array_ref (step->changes);
      tell (self, changes);
    }
  acies_document_notify_since (self, &look);

  return changes != NULL;
}

gboolean
acies_document_undo (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), FALSE);

  return step_over (self, TRUE);
}

gboolean
acies_document_redo (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), FALSE);

  return step_over (self, FALSE);
}

gboolean
acies_document_can_undo (AciesDocument *self)
{
  return acies_document_get_undo_name (self) != NULL;
}

gboolean
acies_document_can_redo (AciesDocument *self)
{
  return acies_document_get_redo_name (self) != NULL;
}

const char *
acies_document_get_undo_name (AciesDocument *self)
{
  const AciesEditStep *step;

  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);
  step = acies_edit_stack_peek_undo (self->stack);

  return step != NULL ? step->name : NULL;
}

const char *
acies_document_get_redo_name (AciesDocument *self)
{
  const AciesEditStep *step;

  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);
  step = acies_edit_stack_peek_redo (self->stack);

  return step != NULL ? step->name : NULL;
}

/* ---- What it is ---- */

AciesDocument *
acies_document_new (JsonNode *root)
{
  AciesDocument *self;

  g_return_val_if_fail (root != NULL, NULL);

  self = g_object_new (ACIES_TYPE_DOCUMENT, NULL);
  json_node_unref (self->root);
  self->root = acies_json_copy (root);
  json_node_seal (self->root);
  self->clean_root = json_node_ref (self->root);
  update_title (self);

  return self;
}

JsonNode *
acies_document_get_root (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);

  return self->root;
}

JsonNode *
acies_document_peek (AciesDocument *self, const char *path)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);

  return acies_path_find (self->root, path);
}

GFile *
acies_document_get_file (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);

  return self->file;
}

const char *
acies_document_get_title (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);

  return self->title;
}

gboolean
acies_document_is_modified (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), FALSE);

  return self->clean_root == NULL || !acies_json_same (self->root, self->clean_root);
}

void
acies_document_add_place (AciesDocument *self, AciesDocumentPlace *place)
{
  g_ptr_array_add (self->places, place);
}

void
acies_document_remove_place (AciesDocument *self, AciesDocumentPlace *place)
{
  g_ptr_array_remove_fast (self->places, place);
}

/* ---- The object ---- */

static void
acies_document_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AciesDocument *self = ACIES_DOCUMENT (object);

  switch (id)
    {
    case PROP_ROOT:
      g_value_set_boxed (value, self->root);
      break;
    case PROP_MODIFIED:
      g_value_set_boolean (value, acies_document_is_modified (self));
      break;
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_FILE:
      g_value_set_object (value, self->file);
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, acies_document_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, acies_document_can_redo (self));
      break;
    case PROP_UNDO_NAME:
      g_value_set_string (value, acies_document_get_undo_name (self));
      break;
    case PROP_REDO_NAME:
      g_value_set_string (value, acies_document_get_redo_name (self));
      break;
    case PROP_REVISION:
      g_value_set_string (value, acies_document_get_revision (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      break;
    }
}

static void
acies_document_finalize (GObject *object)
{
  AciesDocument *self = ACIES_DOCUMENT (object);

  json_node_unref (self->root);
  g_clear_pointer (&self->clean_root, json_node_unref);
  g_clear_pointer (&self->origin_root, json_node_unref);
  g_clear_pointer (&self->origin, g_bytes_unref);
  g_clear_object (&self->file);
  g_free (self->digest);
  g_free (self->title);
  g_free (self->revision);
  acies_edit_stack_free (self->stack);
  g_ptr_array_unref (self->places);

  G_OBJECT_CLASS (acies_document_parent_class)->finalize (object);
}

static void
acies_document_class_init (AciesDocumentClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = acies_document_finalize;
  object_class->get_property = acies_document_get_property;

  properties[PROP_ROOT] = g_param_spec_boxed ("root", NULL, NULL, JSON_TYPE_NODE, flags);
  properties[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE, flags);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_FILE] = g_param_spec_object ("file", NULL, NULL, G_TYPE_FILE, flags);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  properties[PROP_UNDO_NAME] = g_param_spec_string ("undo-name", NULL, NULL, NULL, flags);
  properties[PROP_REDO_NAME] = g_param_spec_string ("redo-name", NULL, NULL, NULL, flags);
  properties[PROP_REVISION] = g_param_spec_string ("revision", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_STRV);
}

static void
acies_document_init (AciesDocument *self)
{
  self->root = json_node_new (JSON_NODE_NULL);
  self->stack = acies_edit_stack_new ();
  self->places = g_ptr_array_new ();
  g_queue_init (&self->pending);
}
