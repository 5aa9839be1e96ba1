/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "document/acies-document.h"

/* A tree from strict JSON; single quotes stand for double ones. */
JsonNode      *node_from        (const char *text);
AciesDocument *document_from    (const char *text);
AciesDocument *document_shipped (const char *name);  /* "cannae-216bc" */

char *document_text (AciesDocument *document);  /* what saving would write */
char *document_line (AciesDocument *document);  /* its tree in one line, with single quotes */

/* Sets @path to @json (as node_from()); NULL removes it. */
void edit (AciesDocument *document, const char *path, const char *json, const char *merge);

/* A test with a folder of its own. */
typedef struct
{
  GFile *folder;
} FolderTest;

void folder_test_add (const char *path, gconstpointer data, void (*test) (FolderTest *, gconstpointer));

/* A folder of its own for a test; taken away with all in it by folder_free(). */
GFile *folder_new  (void);
void   folder_free (GFile *folder);
guint  folder_size (GFile *folder);  /* files in it */
GFile *write_file  (GFile *folder, const char *name, const char *text);
char  *read_text   (GFile *file);

/* Runs the main loop until @done says so. */
void run_until (gboolean (*done) (gpointer), gpointer data);
