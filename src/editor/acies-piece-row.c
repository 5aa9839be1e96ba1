/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-piece-row.h"

#include "battlefield/acies-token-view.h"
#include "engine/core/acies-ruleset.h"

#include <glib/gi18n.h>

#define TOKEN_WIDTH 34
#define UNIT 100.0 /* in a millimetre and in a degree */

static void
show_token (AciesTokenView   *view,
            const AciesPiece *piece)
{
  AciesSceneToken token = { .side = (gint8)piece->side,
                            .unit = (guint8)piece->index,
                            .cell = ACIES_NO_CELL };

  token.facing = ACIES_FACING_NORTH;
  token.emblem = piece->emblem;
  token.pips = piece->pips;
  token.flags = piece->diamonds ? ACIES_TOKEN_DIAMONDS : 0;
  token.name = piece->name;
  token.text = piece->text;
  acies_token_view_set_token (view, &token);
}

static void
show_leader (AciesTokenView   *view,
             const AciesPiece *piece)
{
  const AciesSceneLeader leader = { .side = (gint8)piece->side,
                                    .commander = (guint8)piece->index,
                                    .cell = ACIES_NO_CELL,
                                    .rating = piece->pips,
                                    .name = piece->name,
                                    .text = piece->text };

  acies_token_view_set_leader (view, &leader);
}

/* The way he faces, and the marks, in words. */
static char *
describe (AciesEditorContext *context,
          const AciesPiece   *piece)
{
  static const char *const facings[] = {
    NC_ ("facing of a piece", "facing north"),
    NC_ ("facing of a piece", "facing east"),
    NC_ ("facing of a piece", "facing south"),
    NC_ ("facing of a piece", "facing west"),
  };
  const AciesMark *marks = acies_editor_context_get_draft (context)->marks;
  GString         *text = g_string_new (NULL);

  if (piece->place.cell != ACIES_NO_CELL && !piece->commander && piece->place.facing >= 0 &&
      piece->place.facing < (int)G_N_ELEMENTS (facings))
    g_string_append (text, g_dpgettext2 (GETTEXT_PACKAGE, "facing of a piece", facings[piece->place.facing]));
  if (piece->place.cell == ACIES_NO_CELL && piece->path != NULL && piece->placed)
    /* Translators: where a unit stands on a table: mm from its western and northern edges, and the degrees it faces. */
    g_string_append_printf (text, C_ ("place of a piece", "%1$g, %2$g · %3$g°"), piece->place.x / UNIT,
                            piece->place.y / UNIT, piece->place.facing / UNIT);
  for (guint i = 0; marks[i].id != NULL; i++)
    if ((piece->marks >> i) & 1)
      g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "",
                              g_dpgettext2 (GETTEXT_PACKAGE, "mark", marks[i].label));

  return g_string_free (text, FALSE);
}

GtkWidget *
acies_piece_row_new (AciesEditorContext *context,
                     const AciesPiece   *piece)
{
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget       *token = acies_token_view_new (TOKEN_WIDTH, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  GtkWidget       *name = g_object_new (GTK_TYPE_LABEL, "label", piece->name, "xalign", 0.0, "hexpand", TRUE, "ellipsize",
                                        PANGO_ELLIPSIZE_END, NULL);
  g_autofree char *words = describe (context, piece);
  GtkWidget       *marks = g_object_new (GTK_TYPE_LABEL, "label", words, "xalign", 1.0, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  GtkWidget       *row = g_object_new (GTK_TYPE_LIST_BOX_ROW, "child", box, NULL);

  if (piece->commander)
    show_leader (ACIES_TOKEN_VIEW (token), piece);
  else
    show_token (ACIES_TOKEN_VIEW (token), piece);
  gtk_widget_add_css_class (box, "acies-list-row");
  gtk_widget_add_css_class (marks, "acies-card-line");
  gtk_widget_set_tooltip_text (row, piece->text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  piece->name, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  *words != '\0' ? words : piece->text, -1);
  gtk_box_append (GTK_BOX (box), token);
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), marks);
  g_object_set_data_full (G_OBJECT (row), "id", g_strdup (piece->id), g_free);
  g_object_set_data (G_OBJECT (row), "cell", GINT_TO_POINTER (piece->place.cell));
  g_object_set_data (G_OBJECT (row), "placed", GINT_TO_POINTER (piece->placed));
  return row;
}

const char *
acies_piece_row_get_id (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), "id");
}

int
acies_piece_row_get_cell (GtkWidget *row)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "cell"));
}

gboolean
acies_piece_row_is_placed (GtkWidget *row)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "placed")) != 0;
}
