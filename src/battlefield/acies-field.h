/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-event.h"
#include "battlefield/acies-table-overlay.h"
#include "scene/acies-paint-advice.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesField:
 *
 * The board: zones with what stands in them, and a tray for each side whose units are still off the field. It knows no rules: it
 * shows a scene and marks, and tells what a person pointed at. The whole board is one stop of the Tab key; arrow keys move the
 * cursor by zone, and on into the trays.
 *
 * Signals:
 * - "cell-activated" (int cell): a zone as a whole, by pointer (its free ground), Return, or a screen reader; ACIES_NO_CELL is a
 *   tray as a whole, whose side is in acies_field_get_tray_side();
 * - "unit-activated" (int side, guint unit): a token;
 * - "leader-activated" (int side, guint commander): a commander's own plate;
 * - "choose-all" (int cell): everybody there;
 * - "drag-begun" (int side, guint unit) -> gboolean: whether the unit, and who is chosen with it, may be dragged;
 * - "leader-drag-begun" (int side, guint commander) -> gboolean: the same of a commander;
 * - "drag-moved" (int cell): what is dragged is over another zone now (ACIES_NO_CELL: over none, or the side's tray, see
 *   acies_field_is_over_tray()): time for acies_field_tell_drag();
 * - "dropped" (int cell): what is dragged was let go over this zone (ACIES_NO_CELL: over the tray of its side);
 * - "dropped-outside" (double x, double y): it was let go anywhere else: pixels of the board, which may lie beside it;
 * - "back" () -> gboolean: Escape; whether there was anything to step back from;
 * - "cursor-moved" (int cell): the zone that arrow keys are at, or that was pointed at last.
 *
 * While strokes are wanted (acies_field_set_strokes()), a press on a zone chooses and drags nothing:
 * - "stroke-begun" (int cell) -> gboolean: whether a stroke may begin there;
 * - "stroke-moved" (int cell): it goes on to another zone, which may lie far from the one before if the pointer was elsewhere;
 * - "stroke-ended" (): it was let go;
 * - "stroke-cancelled" (): by Escape, or by what took the pointer away: nothing comes of it.
 *
 * On a free table there are no cells (each is ACIES_NO_CELL):
 * - "camp-activated" (guint camp): by its index in the scene;
 * - "place-activated" (int x, int y): a place where nobody stands, 1/100 mm;
 * - "dropped-at" (int x, int y): what is dragged out of a tray was let go over this place;
 * - "pull-begun" (const AciesTablePull *) -> gboolean: whether what is pulled may be; "drag-begun" is not asked then;
 * - "pull-moved" (const AciesTablePull *), "pull-ended" (const AciesTablePull *);
 * - "nudged" (int dx, int dy, gboolean small) -> gboolean: an arrow key; FALSE moves the cursor;
 * - "confirmed" () -> gboolean: Return; FALSE activates what has the cursor;
 * - "lassoed" (const AciesUnits *units): those of each side around whom a line was drawn.
 *
 * - "menu" (GMenu *menu, int cell, int side, int unit): the menu of a zone is about to be shown, of a unit there if @unit is not
 *   -1: time to add to it.
 *
 * Actions of the class: field.activate-piece, field.move-cursor ((ii): columns, rows),
 * field.zoom-in, field.zoom-out, field.zoom-fit,
 * field.zoom-selection, field.details, field.magnify, field.menu, field.choose-all, field.show-ground, field.show-names.
 */
#define ACIES_TYPE_FIELD (acies_field_get_type ())
G_DECLARE_FINAL_TYPE (AciesField, acies_field, ACIES, FIELD, GtkWidget)

GtkWidget *acies_field_new (void);

/* @scene: (transfer full) (nullable): what to show. Marks, arrow and cursor stay; only zones that differ are drawn again. */
void              acies_field_take_scene (AciesField *self, AciesScene *scene);
const AciesScene *acies_field_get_scene  (AciesField *self);

/* What led to a scene: events @first to @first + @n - 1, to be shown in at most @most_ms milliseconds; 0: not at all. */
typedef struct
{
  guint first, n;
  guint most_ms;
} AciesFieldStory;

/*
 * The same, and shows how it came about, if the desktop's animations are on. What can be chosen and what screen readers hear
 * is at once that of @scene; any key or press of the pointer ends the film. @scene: (transfer full) (nullable)
 */
void     acies_field_take_scene_after (AciesField            *self,
                                       AciesScene            *scene,
                                       const AciesEventList  *events,
                                       const AciesFieldStory *story);
gboolean acies_field_is_moving        (AciesField *self);
void     acies_field_finish_moving    (AciesField *self);

/* Marks of a zone; @cost (nullable): short words shown on it, also told to screen readers together with @hint (nullable). */
void acies_field_set_zone_marks (AciesField *self, int cell, AciesMarks marks, const char *cost, const char *hint);

/* The hint that was given with them; NULL if none. Lent. */
const char *acies_field_get_zone_hint (AciesField *self, int cell);

/* Marks of units, of those in the trays too. */
void acies_field_set_token_marks (AciesField *self, const AciesTokenMarks *marks);

/* Outlines a commander's plate; @side ACIES_NO_SIDE for none. */
void acies_field_set_leader_mark (AciesField *self, int side, guint commander);

/* An arrow between two zones; @from ACIES_NO_CELL removes it. */
void acies_field_set_arrow (AciesField *self, AciesArrow kind, int from, int to, const char *text);

/* Points out a zone with a ring and brings it into sight; ACIES_NO_CELL for none. */
void acies_field_point_out (AciesField *self, int cell);

/* The ring alone: sight and cursor stay where they are. */
void acies_field_set_ring (AciesField *self, int cell);

/* The zone the cursor is at; setting it scrolls it into sight, and with @focus gives it the keyboard focus. */
int  acies_field_get_cursor  (AciesField *self);
void acies_field_set_cursor  (AciesField *self, int cell, gboolean focus);

/* What letting go of what is dragged would do here, or, if @barred, why it would do nothing; NULL for no words. */
void     acies_field_tell_drag   (AciesField *self, const char *words, gboolean barred);
gboolean acies_field_is_over_tray (AciesField *self);

/* What somebody is advised to do, outlined on the board; NULL for nothing. */
/* On a free table: a ring around a place, x and y in 1/100 mm; NULL for none. */
void     acies_field_point_out_place (AciesField *self, const gint32 *place);
gboolean acies_field_get_pointed_out (AciesField *self, gint32 place[2]);

void acies_field_set_advice (AciesField *self, const AciesAdviceMark *mark);

/* Gives the keyboard focus to the token of a unit off the field, or to its zone. */
void acies_field_focus_unit (AciesField *self, int side, guint unit);

/* The side of the tray that was activated last. */
int acies_field_get_tray_side (AciesField *self);

/* Whether pressing and dragging over zones makes strokes. @margin: the part of a zone's width and height along its edges that
 * does not count while a stroke moves on, so that it can go over corners: 0 to 0.4; less than 0: no strokes, and an end of one
 * that is made. */
void     acies_field_set_strokes  (AciesField *self, double margin);
gboolean acies_field_wants_strokes (AciesField *self);

/* A line through the middles of zones, with the way it runs; none if @n_cells is 0. */
void acies_field_set_course (AciesField *self, const gint16 *cells, guint n_cells);

/* The zone in sight at a point of the widget; ACIES_NO_CELL beside the board. */
int acies_field_find_cell (AciesField *self, double x, double y);

/*
 * Free tables. Places are in 1/100 mm.
 */

/* What is pulled: a handle of acies_field_set_handles() (by index), else the base of a unit or a commander, else the ground. */
typedef struct
{
  int      handle;          /* -1 */
  int      side, unit;
  int      commander;       /* -1 */
  gint32   from_x, from_y;  /* where it was taken hold of */
  gint32   x, y;            /* where the pointer is */
  gboolean kept;            /* when it ends: let go, not given up */
  gboolean on_tray;         /* a unit over the tray of its own side */
} AciesTablePull;

gboolean acies_field_has_table (AciesField *self);

/* The place of the table at a point of the widget; FALSE beside the table. */
gboolean acies_field_find_place (AciesField *self, double x, double y, gint32 *table_x, gint32 *table_y);

/* What lies on a table is numbered: areas, lines, camps, bases, commanders, each in the scene's order; so
 * acies_field_set_cursor(). */
int acies_field_number_base      (const AciesScene *scene, const AciesSceneToken *token);
int acies_field_number_commander (const AciesScene *scene, const AciesSceneLeader *leader);

/* Shapes below the bases; of AciesTableMark. */
void acies_field_set_table_marks (AciesField *self, const GArray *marks);

/* Whose camps can be aimed at, a bit for each side. */
void acies_field_set_camp_targets (AciesField *self, guint sides);

/* A move as it would be, with words beside @unit; @plan NULL for none. */
void  acies_field_show_plan (AciesField *self, const AciesTablePlan *plan, int side, int unit, const char *words);
void  acies_field_show_lead (AciesField *self, const AciesTablePlan *plan, int side, guint commander, const gint32 at[2],
                             const char *words);  /* a commander's, to a place */
guint acies_field_get_plan  (AciesField *self, const char **words, gboolean *barred);  /* how many bases it moves */

/* Shows units of a side, who are still off the table, where they would stand (@poses by index); until the next scene. */
void acies_field_set_draft (AciesField *self, int side, AciesUnits units, const AciesPose *poses);

/* Shows units of such a draft again as they are in @scene. */
void acies_field_put_back  (AciesField *self, int side, AciesUnits units, const AciesScene *scene);

/* What can be pulled beside bases. */
void acies_field_set_handles (AciesField *self, const AciesTableHandle *handles, guint n);

/* A line with its length in words; @words NULL for none. While measuring, dragging draws one. */
void        acies_field_set_measure   (AciesField *self, const gint32 from[2], const gint32 to[2], const char *words);
const char *acies_field_get_measure   (AciesField *self);
void        acies_field_set_measuring (AciesField *self, gboolean measuring);
void        acies_field_measure_bases (AciesField *self, const AciesSceneToken *from, const AciesSceneToken *to);
char       *acies_field_dup_length    (AciesField *self, double length);  /* in words (transfer full) */

/* Whether whatever is dragged is a pull, of the ground too: neither handle nor unit then. */
void acies_field_set_pulls_ground (AciesField *self, gboolean pulls_ground);

/* Whether dragging over empty ground draws a line around bases. */
void acies_field_set_may_lasso (AciesField *self, gboolean may_lasso);

/* Keys that were held at the last activation by pointer. */
GdkModifierType acies_field_get_modifiers (AciesField *self);

/* The unit whose base has the cursor; FALSE if none has. */
gboolean acies_field_get_cursor_unit (AciesField *self, int *side, guint *unit);
void     acies_field_set_cursor_unit (AciesField *self, int side, guint unit, gboolean focus);
void     acies_field_set_cursor_commander (AciesField *self, int side, guint commander, gboolean focus);

/* Moves the view. */
void acies_field_zoom_by  (AciesField *self, double factor);  /* about the pointer if it is over the board, else the middle */
void acies_field_zoom_fit (AciesField *self);

/* As large as the zones (a bit each) allow, at most three times; the whole board if there are none. */
void acies_field_zoom_to (AciesField *self, guint64 cells);

/* Hides all tokens, to see the ground. */
void acies_field_set_ground_only (AciesField *self, gboolean ground_only);

G_END_DECLS
