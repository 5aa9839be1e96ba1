/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "battlefield/acies-field-ground.h"
#include "battlefield/acies-field-motion.h"
#include "battlefield/acies-field-overlay.h"
#include "battlefield/acies-field-tray.h"
#include "battlefield/acies-field-zone.h"
#include "battlefield/acies-field.h"
#include "battlefield/acies-table-piece.h"
#include "scene/acies-pick.h"

G_BEGIN_DECLS

/* What a press of the pointer has become. */
typedef enum
{
  ACIES_DRAG_NONE,
  ACIES_DRAG_PENDING,  /* pressed, not yet moved far enough */
  ACIES_DRAG_UNITS,    /* or a commander */
  ACIES_DRAG_PAN,
  ACIES_DRAG_STROKE,   /* over zones, while they are painted */
  ACIES_DRAG_PULL,     /* on a free table: bases, a handle */
  ACIES_DRAG_LASSO,    /* a line around bases */
  ACIES_DRAG_MEASURE,
} AciesDragKind;

/* What lies under a point of the widget. */
typedef struct
{
  int cell;      /* ACIES_NO_CELL beside the board and in trays */
  int tray;      /* index of the tray, -1 */
  int side;      /* of the unit or commander, ACIES_NO_SIDE if neither */
  int unit;      /* -1 */
  int commander; /* -1 */
  int camp;      /* of a free table: its index and 1, 0 none */
} AciesFieldSpot;

#define ACIES_FIELD_N_TRAYS 2
#define ACIES_ALL_CELLS     G_MAXUINT64

struct _AciesField
{
  GtkWidget parent_instance;

  AciesScene     *scene;        /* NULL: nothing is shown */
  AciesLayout    *layout;       /* of scene, viewport, style */
  AciesStyle      style;
  AciesViewport   viewport;     /* its place is what the trays leave */
  double          place_y;      /* where that begins */
  AciesTokenMarks marks;
  int             leader_side;  /* outlined plate; ACIES_NO_SIDE */
  guint           leader;
  gboolean        ground_only;
  gboolean        names;        /* of all zones, over everything */

  AciesSprites     *sprites;    /* the tokens' pictures */
  AciesFieldGround *ground;

  GPtrArray         *zones;     /* AciesFieldZone, by cell */
  AciesFieldTray    *trays[ACIES_FIELD_N_TRAYS];  /* above, below */
  AciesFieldMotion  *motion;    /* the film of how the scene came about */
  AciesUnits         moving[ACIES_MAX_SIDES];  /* whom it shows, so that zones do not */
  AciesUnits         moving_leaders[ACIES_MAX_SIDES];
  AciesFieldOverlay *overlay;
  GtkWidget         *details;   /* the popover, NULL unless shown */
  GtkWidget         *menu;      /* of a zone or unit; NULL before it was first wanted */
  AciesFieldSpot     menu_spot;
  GtkWidget         *magnified;       /* the zone drawn large in the popover, and the buttons beside it; NULL */
  GtkWidget         *magnified_list;
  guint              refit_id;        /* of the popover to a new size of the board; 0 */

  /* A free table: what lies on it, from the ground up. */
  GPtrArray         *pieces;           /* AciesTablePiece: areas, lines, camps, bases */
  guint              n_under_bases;    /* of these, before the first base */
  gboolean           pieces_want_focus;
  AciesTableOverlay *below, *above;    /* the bases */
  int                piece;            /* that has the cursor; -1 */
  int                cursor_side;      /* whose base had it last */
  guint              cursor_unit;
  int                hovered_piece;
  guint              camp_targets;
  AciesTablePull     pull;
  gboolean           may_lasso;
  gboolean           pulls_ground;
  gboolean           measuring;
  GdkModifierType    modifiers;        /* at the last activation by pointer */

  int cursor;
  int hovered;
  int tray_side;

  GtkGesture   *drag;
  AciesDragKind drag_kind;
  AciesFieldSpot lifted;        /* what is dragged */
  int           drag_cell;      /* the zone it is over */
  gboolean      drag_on_tray;
  double        stroke_margin;  /* of acies_field_set_strokes() */
  double        drag_x, drag_y; /* last seen, widget pixels */
  AciesPick     walk;           /* the pick of the click before: repeated ones walk on */
  double        pinch_zoom;
  double        pointer_x, pointer_y;  /* NAN while elsewhere */
};

typedef enum
{
  ACIES_FIELD_CELL_ACTIVATED,
  ACIES_FIELD_UNIT_ACTIVATED,
  ACIES_FIELD_LEADER_ACTIVATED,
  ACIES_FIELD_CHOOSE_ALL,
  ACIES_FIELD_DRAG_BEGUN,
  ACIES_FIELD_LEADER_DRAG_BEGUN,
  ACIES_FIELD_DRAG_MOVED,
  ACIES_FIELD_DROPPED,
  ACIES_FIELD_DROPPED_OUTSIDE,
  ACIES_FIELD_BACK,
  ACIES_FIELD_CURSOR_MOVED,
  ACIES_FIELD_MENU,
  ACIES_FIELD_STROKE_BEGUN,
  ACIES_FIELD_STROKE_MOVED,
  ACIES_FIELD_STROKE_ENDED,
  ACIES_FIELD_STROKE_CANCELLED,
  ACIES_FIELD_CAMP_ACTIVATED,
  ACIES_FIELD_PLACE_ACTIVATED,
  ACIES_FIELD_DROPPED_AT,
  ACIES_FIELD_PULL_BEGUN,
  ACIES_FIELD_PULL_MOVED,
  ACIES_FIELD_PULL_ENDED,
  ACIES_FIELD_LASSOED,
  ACIES_FIELD_NUDGED,
  ACIES_FIELD_CONFIRMED,
  ACIES_FIELD_N_SIGNALS,
} AciesFieldSignal;

extern guint acies_field_signals[ACIES_FIELD_N_SIGNALS];

/* acies-field.c */

AciesFieldZone *acies_field_get_zone (AciesField *self, int cell);  /* (nullable) */
void            acies_field_redraw_zone (AciesField *self, int cell);

/* Puts @scene in place of the one before, which is handed back. (transfer full) */
AciesScene *acies_field_swap_scene (AciesField *self, AciesScene *scene);

/* Who is off the field stands in the trays. */
void acies_field_fill_trays (AciesField *self);

/* acies-field-compare.c */
int      acies_field_lower_side    (const AciesScene *scene);  /* whose tray is below */
gboolean acies_field_same_ground   (const AciesScene *a, const AciesScene *b);
guint64  acies_field_changed_cells (const AciesScene *a, const AciesScene *b);  /* to be drawn again, a bit each */

/* acies-field-pieces.c: a free table */
AciesTablePiece *acies_field_get_piece       (AciesField *self, int piece);  /* (nullable) */
void             acies_field_make_pieces     (AciesField *self);
void             acies_field_settle_pieces   (AciesField *self);
void             acies_field_allocate_pieces (AciesField *self);
void             acies_field_give_piece_views (AciesField *self, gboolean redraw);
void             acies_field_redraw_piece    (AciesField *self, const AciesSceneToken *token);
void             acies_field_redraw_commander (AciesField *self, guint index);  /* in the scene's leaders */
void             acies_field_set_piece       (AciesField *self, int piece, gboolean focus);
void             acies_field_move_piece      (AciesField *self, int dx, int dy);
void             acies_field_activate_piece  (AciesField *self);
void             acies_field_hover_piece     (AciesField *self, const AciesFieldSpot *spot);
int              acies_field_find_camp       (AciesField *self, double board_x, double board_y, double reach);
AciesRect        acies_field_piece_rect      (AciesField *self, int piece);
AciesRect        acies_field_find_chosen_box (AciesField *self);  /* board px; no width for none */

/* acies-field-pull.c: what is dragged on a free table */
AciesDragKind acies_field_begin_table_drag  (AciesField *self, double x, double y, GtkGesture *drag);
void          acies_field_move_table_drag   (AciesField *self, double from_x, double from_y, double x, double y);
void          acies_field_end_table_drag    (AciesField *self, double from_x, double from_y, double x, double y);
gboolean      acies_field_cancel_table_drag (AciesField *self);
void          acies_field_add_measure       (AciesField *self);

/* acies-field-story.c */
void acies_field_add_motion (AciesField *self);

/* acies-field-view.c: what is where, and how it is drawn */

void acies_field_snapshot      (GtkWidget *widget, GtkSnapshot *snapshot);
void acies_field_measure       (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                                int *minimum_baseline, int *natural_baseline);
void acies_field_size_allocate (GtkWidget *widget, int width, int height, int baseline);

/* The ground is other than before: drawn anew when it is next seen. */
void acies_field_forget_ground (AciesField *self);

/* Makes the layout anew and gives it to the zones; those whose bit is not in @redraw look as before. */
void acies_field_lay_out    (AciesField *self, guint64 redraw);
void acies_field_give_views (AciesField *self, guint64 redraw);

/* The commander of acies_field_set_leader_mark(); NULL if there is none. */
const AciesSceneLeader *acies_field_marked_leader (AciesField *self);

/* The view moved: ground, zones and overlay are placed again. */
void acies_field_view_changed (AciesField *self);

/* Shows a part of the board (px of it) as large as it fits; nothing if it has no width. */
void acies_field_zoom_to_box (AciesField *self, const AciesRect *box);

/* From widget pixels to board pixels, and the zone's rectangle in widget pixels. */
void      acies_field_to_board  (AciesField *self, double x, double y, double *board_x, double *board_y);
AciesRect acies_field_cell_rect (AciesField *self, int cell);

/* acies-field-input.c: pointer and touch */
void        acies_field_add_controllers (AciesField *self);
GtkGesture *acies_field_add_gesture     (AciesField *self, GtkGesture *gesture, guint button);

void        acies_field_menu_at             (AciesField *self, double x, double y, double reach);

/* How far around the pointer or finger of @gesture things are found, px. */
double acies_field_reach (GtkGesture *gesture);

/* @walk: whether a second look at the same place finds the next of what lies there. */
gboolean acies_field_is_in_sight (AciesField *self, double x, double y);
gboolean acies_field_is_tray_of (AciesField *self, const AciesFieldSpot *spot, int side);
void acies_field_find_spot (AciesField *self, double x, double y, double reach, gboolean walk, AciesFieldSpot *spot);

/* Lights the zone under the pointer. */
void acies_field_hover (AciesField *self, int cell);

/* acies-field-drag.c: units, commanders and the ground are dragged */
void     acies_field_add_drags (AciesField *self);
gboolean acies_field_drags_scene (AciesField *self); /* what a new scene puts an end to */
gboolean acies_field_stop_drag (AciesField *self);  /* nothing comes of it; FALSE if there was none */

/* acies-field-stroke.c: zones are painted */
void     acies_field_begin_stroke  (AciesField *self, double x, double y, GtkGesture *drag);
void     acies_field_move_stroke   (AciesField *self, double x, double y);
void     acies_field_end_stroke    (AciesField *self);
gboolean acies_field_cancel_stroke (AciesField *self);  /* FALSE if there is none */

/* acies-field-menu.c: what can be done with a zone and who stands there */
void acies_field_show_menu        (AciesField *self, const AciesFieldSpot *spot, double x, double y);
void acies_field_show_cursor_menu (AciesField *self);
void acies_field_class_add_menu   (GtkWidgetClass *widget_class);

/* acies-field-magnifier.c: a zone drawn large */
void acies_field_magnify              (AciesField *self, int cell);
void acies_field_update_magnifier     (AciesField *self);
void acies_field_class_add_magnifier  (GtkWidgetClass *widget_class);

/* acies-field-keys.c: keyboard */
void acies_field_class_add_keys (GtkWidgetClass *widget_class);

/* Moves the focus from the cursor's zone in a direction, into a tray past the edge. */
gboolean acies_field_move_cursor (AciesField *self, int dx, int dy);

/* acies-field-details.c: what stands in a zone, in words; @unit of @side stands first, side ACIES_NO_SIDE for none. */
void acies_field_show_details (AciesField *self, int cell, int side, guint unit);
void acies_field_close_details (AciesField *self);

/* acies-field-magnifier.c: makes what is magnified anew where the board has become wider or narrower. */
void acies_field_refit_magnifier (AciesField *self);

/*
 * While a popover is over the board there are no tooltips: GTK would ask the board about what is pointed at in the popover; and
 * the pictures in it have their words beside them.
 */
void acies_field_set_covered  (AciesField *self, gboolean covered);
void acies_field_drop_tooltip (GtkWidget *view);

/* Shows @contents (transfer floating) at a zone, ACIES_NO_CELL: at the board, in place of what was shown so. */
void acies_field_pop_up (AciesField *self, GtkWidget *contents, int cell);

G_END_DECLS
