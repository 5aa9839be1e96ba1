/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

#include "engine/core/acies-ruleset.h"
#include "widgets/acies-clause-link.h"

G_BEGIN_DECLS

/* Small things that the panels of a battle share. Widgets are floating, words (transfer full). */

/*
 * A row of widgets beside one another of which one has words that wrap. A box asks for their width at its height, and a label of
 * several lines can only try one after another; a row never asks for it.
 */
GtkWidget *acies_parts_row        (void);
void       acies_parts_row_append (GtkWidget *row, GtkWidget *child);

/* A button with @words, which may wrap, and @end (nullable) at its end; both are its accessible name. */
GtkWidget *acies_parts_button (const char *words, const char *end);

/* A toggle button around @child, called @name for screen readers. */
GtkWidget *acies_parts_toggle (GtkWidget *child, const char *name);

/* Gives such a button, and its cell in a flow box, another name. */
void acies_parts_name_toggle (GtkWidget *button, const char *name);

/* Appends such a button to a flow box, whose own cells then take no focus. */
void acies_parts_flow_append (GtkWidget *flow_box, GtkWidget *button, const char *name);

/* A line of text that wraps; @css_class nullable. */
GtkWidget *acies_parts_label (const char *words, const char *css_class);

/* Removes all children of a box, grid or flow box. */
void acies_parts_empty (GtkWidget *container);

/* "3 African foot, 2 Gauls". */
char *acies_parts_units_text (const AciesScene *scene, int side, AciesUnits units);

/* "2 ●" for a cost, NULL if there is none. */
char *acies_parts_cost_text (int cost);

/* "42 %". */
char *acies_parts_percent (guint percent);

/* "north", in the user's language; lent. */
const char *acies_parts_facing (int facing);

/* Replaces what is in @box: a sentence of warning, told by its sign as well, and its clause. Hides @box if @sentence is NULL. */
void acies_parts_fill_caution (GtkWidget *box, const AciesRuleset *ruleset, const char *sentence, const char *clause);

G_END_DECLS
