/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-brush-picture.h"

#include "battlefield/acies-widget-style.h"
#include "engine/core/acies-ruleset.h"
#include "scene/acies-paint-table.h"

#define WIDTH 60
#define HEIGHT 46

/* Things with words have no room on smaller zones. */
#define SCALE 0.5

#define TABLE_PX 190.0 /* how large a whole table would be */
#define EDGE 2000      /* 1/100 mm from the edge of a table, where things that belong there are seen */

struct _AciesBrushPicture
{
  GtkWidget parent_instance;

  AciesScene *scene; /* an empty map with one stroke */
  int         cell;  /* where that went, */
  AciesPoint  point; /* or, on a table without cells, its middle */
  double      scale;
  AciesStyle  style;
};

G_DEFINE_FINAL_TYPE (AciesBrushPicture, acies_brush_picture, GTK_TYPE_WIDGET)

/* The part of the table around the stroke. */
static void
snapshot_table (AciesBrushPicture *self,
                GtkSnapshot       *snapshot,
                float              width,
                float              height)
{
  g_autoptr (AciesLayout) layout = acies_layout_new (self->scene, &self->style, TABLE_PX, TABLE_PX);
  cairo_t                *cr =
    gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  double                  x;
  double                  y;

  acies_table_to_board (layout, self->point.x, self->point.y, &x, &y);
  cairo_translate (cr, width / 2 - x, height / 2 - y);
  acies_paint_ground (cr, layout, &self->style);
  acies_paint_table (cr, layout, &self->style, NULL);
  cairo_destroy (cr);
}

static void
acies_brush_picture_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  AciesBrushPicture      *self = ACIES_BRUSH_PICTURE (widget);
  const float             width = (float)gtk_widget_get_width (widget);
  const float             height = (float)gtk_widget_get_height (widget);
  g_autoptr (AciesLayout) layout = NULL;
  const AciesRect        *zone = NULL;
  cairo_t                *cr = NULL;

  if (width < 1 || height < 1)
    return;

  if (acies_scene_has_table (self->scene))
    {
      snapshot_table (self, snapshot, width, height);
      return;
    }
  layout = acies_layout_new (self->scene, &self->style, width / self->scale, height / self->scale);
  zone = &layout->cells[self->cell].rect;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_scale (cr, self->scale, self->scale);
  cairo_translate (cr, -zone->x, -zone->y);
  acies_paint_ground (cr, layout, &self->style);
  cairo_destroy (cr);
}

static void
acies_brush_picture_measure (GtkWidget     *widget,
                             GtkOrientation orientation,
                             int            for_size,
                             int           *minimum,
                             int           *natural,
                             int           *minimum_baseline,
                             int           *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
}

static void
acies_brush_picture_css_changed (GtkWidget         *widget,
                                 GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (acies_brush_picture_parent_class)->css_changed (widget, change);
  if (acies_widget_style_read (&ACIES_BRUSH_PICTURE (widget)->style, widget))
    gtk_widget_queue_draw (widget);
}

static void
acies_brush_picture_finalize (GObject *object)
{
  acies_scene_free (ACIES_BRUSH_PICTURE (object)->scene);

  G_OBJECT_CLASS (acies_brush_picture_parent_class)->finalize (object);
}

static void
acies_brush_picture_class_init (AciesBrushPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = acies_brush_picture_finalize;
  widget_class->snapshot = acies_brush_picture_snapshot;
  widget_class->measure = acies_brush_picture_measure;
  widget_class->css_changed = acies_brush_picture_css_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
acies_brush_picture_init (AciesBrushPicture *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/* The cell in which the brush can be used that is nearest to @wanted. */
static int
find_cell (const AciesScene *scene,
           guint64           cells,
           int               wanted)
{
  int best = wanted;
  int least = G_MAXINT;

  for (int i = 0; i < (int)MIN (scene->columns * scene->rows, 64); i++)
    if (((cells >> i) & 1) != 0 && ABS (i - wanted) < least)
      {
        best = i;
        least = ABS (i - wanted);
      }

  return best;
}

/* A course runs through the zone from above. */
static JsonNode *
paint_one (const AciesDraft *draft,
           guint             brush,
           JsonNode         *blank,
           int              *cell)
{
  const AciesJsonCursor  root = acies_json_root (blank);
  g_autoptr (AciesScene) scene = draft->scene (&root, ACIES_PART_MAP);
  const gboolean         is_course = draft->brushes[brush].kind == ACIES_BRUSH_PATH;
  const gboolean         is_area = draft->brushes[brush].kind == ACIES_BRUSH_AREA;
  const guint64          allowed =
    draft->paintable != NULL ? draft->paintable (&root, brush, 0) : G_MAXUINT64;
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  gint16                 cells[3];
  AciesStroke            stroke = {
               .brush = brush, .on = TRUE, .cells = cells, .n_cells = is_course ? 3 : 1
  };

  /* Coasts show only at the edge of the field, where any other ground shows too. */
  *cell = find_cell (scene, allowed, (int)(scene->rows / 2 * scene->columns) + (is_area ? 0 : 1));
  cells[0] = (gint16)*cell;
  if (is_course)
    {
      cells[0] = (gint16)(*cell - (int)scene->columns);
      cells[1] = (gint16)*cell;
      cells[2] = (gint16)(*cell + (int)scene->columns);
    }

  return draft->paint (&root, &stroke, patch)
           ? acies_patch_apply (blank, patch, draft->order, NULL, NULL)
           : NULL;
}

/* Something of the brush's kind in the middle of the table, a thing at its northern edge. */
static JsonNode *
draw_one (const AciesDraft *draft,
          guint             brush,
          JsonNode         *blank,
          AciesPoint       *middle)
{
  static const AciesPoint outline[] = {
    { -7000, -1500 }, { -4000, -4500 }, { 1500, -5000 }, { 6500, -2500 },
    { 7000, 1500 },   { 3000, 5000 },   { -2500, 4200 }, { -6500, 3000 },
  };
  static const AciesPoint course[] = {
    { -12000, 3000 }, { -4000, 1500 }, { 3000, -2000 }, { 12000, -3000 },
  };
  const AciesJsonCursor   root = acies_json_root (blank);
  g_autoptr (AciesScene)  scene = draft->scene (&root, ACIES_PART_MAP);
  const AciesBrushKind    kind = draft->brushes[brush].kind;
  const AciesPoint       *from = kind == ACIES_BRUSH_AREA ? outline : course;
  g_autoptr (AciesPatch)  patch = acies_patch_new ();
  AciesPoint              points[G_N_ELEMENTS (outline)];
  AciesStroke             stroke = { .brush = brush, .on = TRUE, .points = points };

  *middle = (AciesPoint){ scene->table_width / 2, kind == ACIES_BRUSH_POINT ? EDGE : scene->table_height / 2 };
  stroke.n_points = kind == ACIES_BRUSH_AREA   ? G_N_ELEMENTS (outline)
                    : kind == ACIES_BRUSH_PATH ? G_N_ELEMENTS (course)
                                               : 1;
  for (guint i = 0; i < stroke.n_points; i++)
    {
      points[i] = *middle;
      if (kind == ACIES_BRUSH_POINT)
        continue;
      points[i].x += from[i].x;
      points[i].y += from[i].y;
    }

  return draft->paint (&root, &stroke, patch)
           ? acies_patch_apply (blank, patch, draft->order, NULL, NULL)
           : NULL;
}

GtkWidget *
acies_brush_picture_new (AciesEditorContext *context,
                         guint               brush)
{
  AciesBrushPicture   *self = g_object_new (ACIES_TYPE_BRUSH_PICTURE, NULL);
  const AciesDraft    *draft = acies_editor_context_get_draft (context);
  g_autoptr (JsonNode) blank = draft->blank ();
  g_autoptr (JsonNode) painted = NULL;
  AciesJsonCursor      root;

  self->scale = draft->brushes[brush].kind == ACIES_BRUSH_POINT ? SCALE : 1;
  json_node_seal (blank);
  painted = draft->shapes != NULL ? draw_one (draft, brush, blank, &self->point)
                                  : paint_one (draft, brush, blank, &self->cell);
  root = acies_json_root (painted != NULL ? painted : blank);
  self->scene = draft->scene (&root, ACIES_PART_MAP);
  acies_widget_style_read (&self->style, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
