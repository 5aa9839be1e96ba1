/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-editor-context.h"

#include "engine/core/acies-ruleset.h"

#include <stdlib.h>
#include <string.h>

struct _AciesEditorContext
{
  GObject parent_instance;

  AciesDocument        *document;
  AciesDocumentChecker *checker;
  const AciesRuleset   *ruleset;
};

enum
{
  SELECTED,
  GO_TO,
  SAID,
  WATCH,
  FINISHED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesEditorContext, acies_editor_context, G_TYPE_OBJECT)

static void
acies_editor_context_finalize (GObject *object)
{
  AciesEditorContext *self = ACIES_EDITOR_CONTEXT (object);

  g_clear_object (&self->checker);
  g_clear_object (&self->document);

  G_OBJECT_CLASS (acies_editor_context_parent_class)->finalize (object);
}

static void
acies_editor_context_class_init (AciesEditorContextClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = acies_editor_context_finalize;
  signals[SELECTED] = g_signal_new ("selected", ACIES_TYPE_EDITOR_CONTEXT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[GO_TO] = g_signal_new ("go-to", ACIES_TYPE_EDITOR_CONTEXT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[WATCH] = g_signal_new ("watch", ACIES_TYPE_EDITOR_CONTEXT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, ACIES_TYPE_GAME);
  signals[SAID] = g_signal_new ("said", ACIES_TYPE_EDITOR_CONTEXT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_BOOLEAN);
  signals[FINISHED] = g_signal_new ("finished", ACIES_TYPE_EDITOR_CONTEXT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
}

static void
acies_editor_context_init (AciesEditorContext *self)
{
}

static const AciesRuleset *
find_ruleset (AciesDocument *document)
{
  const char *id = acies_json_text (acies_document_peek (document, "ruleset"));
  const AciesRuleset *ruleset = id != NULL ? acies_ruleset_find (id) : NULL;

  return ruleset != NULL ? ruleset : acies_ruleset_list ()[0];
}

AciesEditorContext *
acies_editor_context_new (AciesDocument *document)
{
  AciesEditorContext *self = g_object_new (ACIES_TYPE_EDITOR_CONTEXT, NULL);

  self->document = g_object_ref (document);
  self->checker = acies_document_checker_new (document);
  self->ruleset = find_ruleset (document);
  return self;
}

AciesDocument *
acies_editor_context_get_document (AciesEditorContext *self)
{
  g_return_val_if_fail (ACIES_IS_EDITOR_CONTEXT (self), NULL);

  return self->document;
}

AciesDocumentChecker *
acies_editor_context_get_checker (AciesEditorContext *self)
{
  g_return_val_if_fail (ACIES_IS_EDITOR_CONTEXT (self), NULL);

  return self->checker;
}

const AciesRuleset *
acies_editor_context_get_ruleset (AciesEditorContext *self)
{
  g_return_val_if_fail (ACIES_IS_EDITOR_CONTEXT (self), NULL);

  return self->ruleset;
}

const AciesDraft *
acies_editor_context_get_draft (AciesEditorContext *self)
{
  g_return_val_if_fail (ACIES_IS_EDITOR_CONTEXT (self), NULL);

  return self->ruleset->draft;
}

AciesJsonCursor
acies_editor_context_get_root (AciesEditorContext *self)
{
  return acies_json_root (acies_document_get_root (self->document));
}

void
acies_editor_context_apply (AciesEditorContext *self,
                            const AciesPatch   *patch,
                            const char         *name,
                            const char         *merge)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (ACIES_IS_EDITOR_CONTEXT (self));

  if (!acies_document_apply (self->document, patch, name, merge, &error))
    g_warning ("%s: %s", name, error->message);
}

void
acies_editor_context_select (AciesEditorContext *self,
                             const char         *path)
{
  g_return_if_fail (ACIES_IS_EDITOR_CONTEXT (self));

  g_signal_emit (self, signals[SELECTED], 0, path);
}

void
acies_editor_context_go_to (AciesEditorContext *self,
                            const char         *path)
{
  g_return_if_fail (ACIES_IS_EDITOR_CONTEXT (self));

  g_signal_emit (self, signals[GO_TO], 0, path);
}

void
acies_editor_context_watch (AciesEditorContext *self,
                            AciesGame          *game)
{
  g_return_if_fail (ACIES_IS_EDITOR_CONTEXT (self));

  g_signal_emit (self, signals[WATCH], 0, game);
}

void
acies_editor_context_say (AciesEditorContext *self,
                          const char         *text)
{
  g_return_if_fail (ACIES_IS_EDITOR_CONTEXT (self));

  g_signal_emit (self, signals[SAID], 0, text, FALSE);
}

void
acies_editor_context_say_undoable (AciesEditorContext *self,
                                   const char         *text)
{
  g_return_if_fail (ACIES_IS_EDITOR_CONTEXT (self));

  g_signal_emit (self, signals[SAID], 0, text, TRUE);
}

void
acies_editor_context_finish (AciesEditorContext *self,
                             const char         *title,
                             const char         *text)
{
  g_return_if_fail (ACIES_IS_EDITOR_CONTEXT (self));

  g_signal_emit (self, signals[FINISHED], 0, title, text);
}

const char *
acies_editor_context_get_text (AciesEditorContext *self,
                               const char         *path)
{
  g_return_val_if_fail (ACIES_IS_EDITOR_CONTEXT (self), NULL);

  return acies_json_text (acies_document_peek (self->document, path));
}

int
acies_editor_path_get_index (const char *path,
                             const char *list)
{
  const gsize length = strlen (list);

  if (!g_str_has_prefix (path, list) || path[length] != '[')
    return -1;

  return (int) strtol (path + length + 1, NULL, 10);
}
