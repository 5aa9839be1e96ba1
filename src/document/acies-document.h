/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gio/gio.h>

#include "engine/core/acies-patch.h"

G_BEGIN_DECLS

/**
 * AciesDocument:
 *
 * A scenario in an editor: a JSON tree, in which anything may be wrong, that is changed by patches and never in place. What was
 * read stays what it was until it is edited: keys that nobody knows are kept, and an unchanged document is written with the very
 * bytes it was read from. Of the main thread alone; a thread gets acies_json_copy() of the root.
 *
 * Properties, all read-only and notified: "root" (JsonNode), "modified", "title", "file", "can-undo", "can-redo", "undo-name"
 * (nullable), "redo-name" (nullable), "revision".
 *
 * Signal "changed" (GStrv paths, without one twice): what stands at these paths, or below them, is another; of a list whose
 * elements moved up or down, the path of the list. Everything of the document, its nodes and arrays, is up to date by then. An
 * edit from within a handler is told of after the handlers are through.
 */
#define ACIES_TYPE_DOCUMENT (acies_document_get_type ())
G_DECLARE_FINAL_TYPE (AciesDocument, acies_document, ACIES, DOCUMENT, GObject)

/* @root: (transfer none): an acies-scenario object; the document keeps a copy. It has no file and is clean. */
AciesDocument *acies_document_new (JsonNode *root);

/**
 * acies_document_load:
 * @error: ACIES_FILE_ERROR, beginning with the file's name: it cannot be read, is no JSON, or is no scenario of a version that
 *   this program knows
 *
 * Opens a scenario, whatever is wrong inside.
 *
 * Returns: (transfer full) (nullable): the document
 */
AciesDocument *acies_document_load (GFile *file, GError **error);

/* Takes the file for its own, but not its place: what was made of a template, or shipped, is saved elsewhere. */
void acies_document_forget_file (AciesDocument *self);

typedef enum
{
  ACIES_DOCUMENT_SAVE_PLAIN     = 0,
  ACIES_DOCUMENT_SAVE_OVERWRITE = 1 << 0,  /* even if another program has changed the file */
  ACIES_DOCUMENT_SAVE_COPY      = 1 << 1,  /* the document keeps its file and its unsaved mark */
} AciesDocumentSave;

/**
 * acies_document_save:
 * @file: (nullable): where to; the document's own file if NULL
 * @error: ACIES_FILE_ERROR_ACCESS: one sentence with the file's name, and nothing is lost, neither the old file nor the document;
 *   ACIES_FILE_ERROR_CHANGED: another program has changed the document's own file since it was read or saved
 *
 * Writes the file whole or not at all. It becomes the document's own, and the document is clean.
 */
gboolean acies_document_save (AciesDocument *self, GFile *file, AciesDocumentSave how, GError **error);

/* Whether the document's own file is not any more what was read or saved last (gone is not changed). */
gboolean acies_document_is_file_changed (AciesDocument *self);

/* What another program has made of its file is not wanted: saving writes over it; until then the document is unsaved. */
void acies_document_keep_own (AciesDocument *self);

/* Reads its file anew, as one step that can be undone; FALSE and nothing changed on an error. */
gboolean acies_document_revert (AciesDocument *self, GError **error);

JsonNode   *acies_document_get_root     (AciesDocument *self);                    /* (transfer none): sealed */
JsonNode   *acies_document_peek         (AciesDocument *self, const char *path);  /* (transfer none) (nullable) */
GFile      *acies_document_get_file     (AciesDocument *self);                    /* (transfer none) (nullable) */
const char *acies_document_get_title    (AciesDocument *self);                    /* the scenario's name, or "Untitled" */
const char *acies_document_get_revision (AciesDocument *self);                    /* SHA-256 of what saving would write */
gboolean    acies_document_is_modified  (AciesDocument *self);                    /* other than what was saved last */

/* What saving would write. Returns: (transfer full) */
GBytes *acies_document_dup_bytes (AciesDocument *self);

/**
 * acies_document_apply:
 * @name: what is done, translated and small-lettered for the words "Undo …": "add 3 hoplites"
 * @merge: (nullable): steps with the same key that follow each other at once, without undo, redo, saving or
 *   acies_document_end_merge() between, become one: typing in a field, one stroke
 * @error: as acies_patch_apply(); nothing changed
 *
 * One step of the undo list. If it changes nothing, there is no step and no signal.
 */
gboolean acies_document_apply (AciesDocument *self, const AciesPatch *patch, const char *name, const char *merge, GError **error);

/* The patch with the one step of setting @value (transfer full) at @path; NULL takes away what stands there. */
gboolean acies_document_set (AciesDocument *self, const char *path, JsonNode *value, const char *name, const char *merge,
                             GError **error);

/* The field is left, the stroke is over: whatever comes is a step of its own. */
void acies_document_end_merge (AciesDocument *self);

/* FALSE if there is nothing to take back, to do again. */
gboolean    acies_document_undo          (AciesDocument *self);
gboolean    acies_document_redo          (AciesDocument *self);
gboolean    acies_document_can_undo      (AciesDocument *self);
gboolean    acies_document_can_redo      (AciesDocument *self);
const char *acies_document_get_undo_name (AciesDocument *self);  /* (nullable) */
const char *acies_document_get_redo_name (AciesDocument *self);  /* (nullable) */

/*
 * How many steps are kept; older ones are forgotten. They share what they do not change; steps that bring more than the bytes
 * below are forgotten sooner.
 */
#define ACIES_DOCUMENT_MOST_STEPS 1000
#define ACIES_DOCUMENT_MOST_BYTES (64u * 1024u * 1024u)

G_END_DECLS
