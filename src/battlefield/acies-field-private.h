/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "battlefield/acies-field-overlay.h"
#include "battlefield/acies-field-tray.h"
#include "battlefield/acies-field-zone.h"
#include "battlefield/acies-field.h"
#include "scene/acies-pick.h"

G_BEGIN_DECLS

/* What a press of the pointer has become. */
typedef enum
{
  ACIES_DRAG_NONE,
  ACIES_DRAG_PENDING,  /* pressed, not yet moved far enough */
  ACIES_DRAG_UNITS,
  ACIES_DRAG_PAN,
} AciesDragKind;

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

  GskRenderNode *ground;        /* as wide and high as the place; NULL: to be made */
  int            ground_scale;

  GPtrArray         *zones;     /* AciesFieldZone, by cell */
  AciesFieldTray    *trays[ACIES_FIELD_N_TRAYS];  /* above, below */
  AciesFieldOverlay *overlay;
  GtkWidget         *details;   /* the popover, NULL unless shown */

  int cursor;
  int hovered;
  int tray_side;

  GtkGesture   *drag;
  AciesDragKind drag_kind;
  AciesPick     press;          /* what lay under it when the drag began */
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
  ACIES_FIELD_DROPPED,
  ACIES_FIELD_BACK,
  ACIES_FIELD_CURSOR_MOVED,
  ACIES_FIELD_N_SIGNALS,
} AciesFieldSignal;

extern guint acies_field_signals[ACIES_FIELD_N_SIGNALS];

/* acies-field.c */

AciesFieldZone *acies_field_get_zone (AciesField *self, int cell);  /* (nullable) */
void            acies_field_redraw_zone (AciesField *self, int cell);

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

/* The view moved: ground, zones and overlay are placed again. */
void acies_field_view_changed (AciesField *self);

/* From widget pixels to board pixels, and the zone's rectangle in widget pixels. */
void      acies_field_to_board  (AciesField *self, double x, double y, double *board_x, double *board_y);
AciesRect acies_field_cell_rect (AciesField *self, int cell);

/* acies-field-input.c: pointer and touch */
void acies_field_add_controllers (AciesField *self);

/* acies-field-keys.c: keyboard */
void acies_field_class_add_keys (GtkWidgetClass *widget_class);

/* Moves the focus from the cursor's zone in a direction, into a tray past the edge. */
gboolean acies_field_move_cursor (AciesField *self, int dx, int dy);

/* acies-field-details.c: what stands in a zone, in words; @unit of @side stands first, side ACIES_NO_SIDE for none. */
void acies_field_show_details (AciesField *self, int cell, int side, guint unit);
void acies_field_close_details (AciesField *self);

G_END_DECLS
