/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-editor-context.h"

G_BEGIN_DECLS

/* A part of a scenario with a page of its own. Another page is a line in the table of acies-editor-parts.c. */
typedef struct
{
  const char *id;        /* "battle"; an array ends with a row whose id is NULL */
  const char *label;     /* NC_("editor part"); NULL: the army's name */
  AciesPart   part;      /* what is shown on the map beside it */
  gboolean    always;    /* else only if the rules have forms for it */
  gboolean    per_army;  /* one page an army */

  /* Returns: (transfer floating): an AciesEditorPage; @side: of the army, -1 */
  GtkWidget *(*create) (AciesEditorContext *context, int side);
  /* (nullable): a number to show beside its name; 0: none */
  guint (*count) (AciesEditorContext *context, int side);
  /* (nullable): whether the rules know what it is about; instead of the above */
  gboolean (*applies) (const AciesDraft *draft);
} AciesEditorPart;

extern const AciesEditorPart acies_editor_parts[];

/* Whether the rules of the document know the part. */
gboolean acies_editor_part_applies (AciesEditorContext *context, const AciesEditorPart *part);

/* How many armies the document has; not more than the rules can have. */
guint acies_editor_count_armies (AciesEditorContext *context);

/* What an army is called. Returns: (transfer full) */
char *acies_editor_name_army (AciesEditorContext *context, guint side);

/* Has @drop_down show the armies' names and @side chosen. A list that says the same already is kept, since GTK may be telling of
   a choice in it. */
void acies_editor_list_armies (AciesEditorContext *context, GtkDropDown *drop_down, guint side);

G_END_DECLS
