/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-table-overlay.h"

#include "scene/acies-paint-shapes.h"

#include <math.h>
#include <string.h>

#define WORDS_GAP 8.0
#define WORDS_WIDTH 260.0
#define HANDLE       6.0    /* px, half of it; smaller where bases are */
#define HANDLE_LEAST 3.5
#define BASE_WIDTH   4000.0 /* 1/100 mm, of most bases */
#define GHOST_OUT 8.0
#define MEASURE_OUT 90.0

struct _AciesTableOverlay
{
  GtkWidget parent_instance;

  gboolean           above;  /* the bases; else below them */
  const AciesLayout *layout; /* NULL: nothing is drawn */
  const AciesStyle  *style;
  double             x, y;

  GArray        *marks; /* AciesTableMark */
  guint          n_ghosts;
  AciesFootprint ghosts[ACIES_MAX_PLAN_BASES];
  gboolean       barred, snapped, has_place;
  gboolean       round;    /* the ghost is a commander's */
  AciesFootprint snap;     /* the front that lines up */
  gint32         place[2]; /* where it fails */
  guint          beside;   /* which ghost the words stand beside */
  char          *words;    /* (nullable) */

  guint            n_handles;
  AciesTableHandle handles[ACIES_MAX_HANDLES];
  char            *measure; /* NULL: none */
  gint32           from[2], to[2];
  gboolean         has_pointed;
  gint32           pointed[2];  /* a place that is spoken of */
  gboolean         has_lasso;
  AciesRect        lasso;
};

G_DEFINE_FINAL_TYPE (AciesTableOverlay, acies_table_overlay, GTK_TYPE_WIDGET)

static cairo_t *
append (GtkSnapshot *snapshot, const AciesRect *box, double out)
{
  return gtk_snapshot_append_cairo (
    snapshot,
    &GRAPHENE_RECT_INIT (box->x - out, box->y - out, box->width + 2 * out, box->height + 2 * out));
}

/* Lines of battle lie under the bases, what joins them over them. */
static void
acies_table_overlay_snapshot_ties (AciesTableOverlay *self, GtkSnapshot *snapshot)
{
  const AciesRect box = acies_paint_ties_bounds (self->layout, self->style);
  cairo_t        *cr;

  if (box.width <= 0)
    return;

  cr = append (snapshot, &box, 0);
  if (self->above)
    acies_paint_ties (cr, self->layout, self->style);
  else
    acies_paint_fronts (cr, self->layout, self->style);
  cairo_destroy (cr);
}

static void
acies_table_overlay_snapshot_marks (AciesTableOverlay *self, GtkSnapshot *snapshot)
{
  for (guint i = 0; i < self->marks->len; i++)
    {
      const AciesTableMark *mark = &g_array_index (self->marks, AciesTableMark, i);
      const AciesRect       box = acies_paint_table_mark_bounds (self->layout, mark);
      cairo_t              *cr = append (snapshot, &box, 0);

      acies_paint_table_mark (cr, self->layout, self->style, mark);
      cairo_destroy (cr);
    }
}

static void
acies_table_overlay_snapshot_ghosts (AciesTableOverlay *self, GtkSnapshot *snapshot)
{
  for (guint i = 0; i < self->n_ghosts; i++)
    {
      const AciesRect box = acies_footprint_bounds (&self->ghosts[i], self->layout);
      cairo_t        *cr = append (snapshot, &box, GHOST_OUT);

      if (self->round)
        acies_paint_round_ghost (cr, self->layout, self->style, &self->ghosts[i], self->barred);
      else
        acies_paint_ghost (cr, self->layout, self->style, &self->ghosts[i], self->barred);
      cairo_destroy (cr);
    }
  if (self->snapped)
    {
      const AciesRect box = acies_footprint_bounds (&self->snap, self->layout);
      cairo_t        *cr = append (snapshot, &box, GHOST_OUT);

      acies_paint_snap (cr, self->layout, self->style, &self->snap);
      cairo_destroy (cr);
    }
  if (self->barred && self->has_place)
    {
      AciesRect box = { 0 };
      cairo_t  *cr;

      acies_table_to_board (self->layout, self->place[0], self->place[1], &box.x, &box.y);
      cr = append (snapshot, &box, 2 * GHOST_OUT);
      acies_paint_failure (cr, self->layout, self->style, self->place[0], self->place[1]);
      cairo_destroy (cr);
    }
}

static double
handle_size (AciesTableOverlay *self)
{
  return CLAMP (BASE_WIDTH * self->layout->scale * 0.14, HANDLE_LEAST, HANDLE);
}

/* Squares wheel, discs turn in place. */
static void
acies_table_overlay_snapshot_handles (AciesTableOverlay *self, GtkSnapshot *snapshot)
{
  const double size = handle_size (self);

  for (guint i = 0; i < self->n_handles; i++)
    {
      AciesRect box = { 0 };
      cairo_t  *cr;

      acies_table_to_board (self->layout, self->handles[i].x, self->handles[i].y, &box.x, &box.y);
      cr = append (snapshot, &box, size + 3);
      if (self->handles[i].round)
        cairo_arc (cr, box.x, box.y, size, 0, 2 * G_PI);
      else
        cairo_rectangle (cr, box.x - size * 0.85, box.y - size * 0.85, size * 1.7,
                         size * 1.7);
      acies_color_set (cr, acies_palette_get (&self->style->palette, ACIES_COLOR_PLATE), 1);
      cairo_fill_preserve (cr);
      acies_color_set (cr, acies_palette_get (&self->style->palette, ACIES_COLOR_SELECTION), 1);
      cairo_set_line_width (cr, 2);
      cairo_stroke (cr);
      cairo_destroy (cr);
    }
}

static gboolean
rects_meet (const AciesRect *one, const AciesRect *other)
{
  return one->x < other->x + other->width && other->x < one->x + one->width &&
         one->y < other->y + other->height && other->y < one->y + one->height;
}

/* How many bases and commanders lie under a place for words. */
static guint
acies_table_overlay_count_hidden (AciesTableOverlay *self, const AciesRect *box)
{
  guint n = 0;

  for (guint i = 0; i < self->layout->tokens->len; i++)
    n += rects_meet (&g_array_index (self->layout->tokens, AciesTokenPlace, i).box, box);
  for (guint i = 0; i < self->layout->leaders->len; i++)
    n += rects_meet (&g_array_index (self->layout->leaders, AciesLeaderPlace, i).box, box);

  return n;
}

/* Where the plate with the words stands: below the ghosts, above them or beside them, wherever it hides least; board px. */
static AciesRect
acies_table_overlay_place_words (AciesTableOverlay *self, double width, double height)
{
  const double left = 2 - self->x, top = 2 - self->y, gap = 2 * WORDS_GAP;
  const double right = gtk_widget_get_width (GTK_WIDGET (self)) - self->x - width - 2;
  const double bottom = gtk_widget_get_height (GTK_WIDGET (self)) - self->y - height - 2;
  AciesRect    ghosts = { 0 }, best = { 0 };
  guint        least = G_MAXUINT;

  for (guint i = 0; i < self->n_ghosts; i++)
    {
      const AciesRect ghost = acies_footprint_bounds (&self->ghosts[i], self->layout);

      acies_rect_include (&ghosts, &ghost);
    }
  for (guint i = 0; i < 4; i++)
    {
      const double    x[] = { ghosts.x + (ghosts.width - width) / 2,
                              ghosts.x + (ghosts.width - width) / 2, ghosts.x + ghosts.width + gap,
                              ghosts.x - width - gap };
      const double    y[] = { ghosts.y + ghosts.height + gap, ghosts.y - height - gap,
                              ghosts.y + (ghosts.height - height) / 2,
                              ghosts.y + (ghosts.height - height) / 2 };
      const AciesRect box = { CLAMP (x[i], left, MAX (right, left)),
                              CLAMP (y[i], top, MAX (bottom, top)), width, height };
      const guint     hidden = acies_table_overlay_count_hidden (self, &box);

      if (hidden >= least)
        continue;
      least = hidden;
      best = box;
    }

  return best;
}

static void
acies_table_overlay_snapshot_words (AciesTableOverlay *self, GtkSnapshot *snapshot)
{
  static const double     dashes[] = { 6, 4 };
  g_autoptr (PangoLayout) words = gtk_widget_create_pango_layout (GTK_WIDGET (self), self->words);
  const AciesPalette     *palette = &self->style->palette;
  const AciesColorName    edge = self->barred ? ACIES_COLOR_ILLEGAL : ACIES_COLOR_LEGAL;
  AciesRect               box;
  cairo_t                *cr;
  int                     width, height;

  pango_layout_set_width (words, (int)WORDS_WIDTH * PANGO_SCALE);
  pango_layout_set_wrap (words, PANGO_WRAP_WORD_CHAR);
  pango_layout_get_pixel_size (words, &width, &height);
  box = acies_table_overlay_place_words (self, width + 2 * WORDS_GAP, height + WORDS_GAP);
  cr = append (snapshot, &box, 2);
  acies_shape_rounded (cr, &box, 6);
  acies_color_set (cr, acies_palette_get (palette, ACIES_COLOR_PLATE), 1);
  cairo_fill_preserve (cr);
  acies_color_set (cr, acies_palette_get (palette, edge), 1);
  cairo_set_line_width (cr, 2);
  if (self->barred)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (cr);
  acies_color_set (cr, acies_palette_get (palette, ACIES_COLOR_TEXT), 1);
  cairo_move_to (cr, box.x + WORDS_GAP, box.y + WORDS_GAP / 2);
  pango_cairo_show_layout (cr, words);
  cairo_destroy (cr);
}

static void
acies_table_overlay_snapshot_measure (AciesTableOverlay *self, GtkSnapshot *snapshot)
{
  double    from[2], to[2];
  AciesRect box;
  cairo_t  *cr;

  acies_table_to_board (self->layout, self->from[0], self->from[1], &from[0], &from[1]);
  acies_table_to_board (self->layout, self->to[0], self->to[1], &to[0], &to[1]);
  box = (AciesRect){ MIN (from[0], to[0]), MIN (from[1], to[1]), fabs (to[0] - from[0]),
                     fabs (to[1] - from[1]) };
  cr = append (snapshot, &box, MEASURE_OUT);
  acies_paint_measure (cr, self->style, from, to, self->measure);
  cairo_destroy (cr);
}

static void
acies_table_overlay_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AciesTableOverlay *self = ACIES_TABLE_OVERLAY (widget);

  if (self->layout == NULL || self->layout->scale <= 0)
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float)self->x, (float)self->y));
  acies_table_overlay_snapshot_ties (self, snapshot);
  acies_table_overlay_snapshot_marks (self, snapshot);
  acies_table_overlay_snapshot_ghosts (self, snapshot);
  acies_table_overlay_snapshot_handles (self, snapshot);
  if (self->measure != NULL)
    acies_table_overlay_snapshot_measure (self, snapshot);
  if (self->has_pointed)
    {
      AciesRect box = { 0 };
      cairo_t  *cr;

      acies_table_to_board (self->layout, self->pointed[0], self->pointed[1], &box.x, &box.y);
      cr = append (snapshot, &box, ACIES_PLACE_RADIUS + 4);
      acies_paint_place (cr, self->layout, self->style, self->pointed[0], self->pointed[1]);
      cairo_destroy (cr);
    }
  if (self->has_lasso)
    {
      cairo_t *cr = append (snapshot, &self->lasso, 2);

      acies_paint_lasso (cr, self->style, &self->lasso);
      cairo_destroy (cr);
    }
  if (self->n_ghosts > 0 && self->words != NULL)
    acies_table_overlay_snapshot_words (self, snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
acies_table_overlay_finalize (GObject *object)
{
  AciesTableOverlay *self = ACIES_TABLE_OVERLAY (object);

  g_array_unref (self->marks);
  g_free (self->words);
  g_free (self->measure);

  G_OBJECT_CLASS (acies_table_overlay_parent_class)->finalize (object);
}

static void
acies_table_overlay_class_init (AciesTableOverlayClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = acies_table_overlay_snapshot;
  G_OBJECT_CLASS (klass)->finalize = acies_table_overlay_finalize;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
acies_table_overlay_init (AciesTableOverlay *self)
{
  self->marks = g_array_new (FALSE, FALSE, sizeof (AciesTableMark));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

AciesTableOverlay *
acies_table_overlay_new (gboolean above)
{
  AciesTableOverlay *self = g_object_new (ACIES_TYPE_TABLE_OVERLAY, NULL);

  self->above = above;

  return self;
}

void
acies_table_overlay_set_board (
  AciesTableOverlay *self, const AciesLayout *layout, const AciesStyle *style, double x, double y)
{
  g_return_if_fail (ACIES_IS_TABLE_OVERLAY (self));

  self->layout = layout;
  self->style = style;
  self->x = x;
  self->y = y;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
acies_table_overlay_set_marks (AciesTableOverlay *self, const GArray *marks)
{
  g_return_if_fail (ACIES_IS_TABLE_OVERLAY (self));

  if (marks->len == 0 && self->marks->len == 0)
    return;

  g_array_set_size (self->marks, 0);
  g_array_append_vals (self->marks, marks->data, marks->len);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
acies_table_overlay_add_ghost (AciesTableOverlay *self, const AciesShownPlan *shown, guint index)
{
  const AciesTablePlan  *plan = shown->plan;
  const AciesSceneToken *token =
    acies_scene_find_token (shown->scene, shown->side, plan->units[index]);

  if (token == NULL)
    return;

  if (plan->units[index] == shown->unit)
    self->beside = self->n_ghosts;
  self->ghosts[self->n_ghosts++] =
    (AciesFootprint){ plan->ghosts[index], token->width, token->depth };
}

/* As large as he is drawn. */
static void
acies_table_overlay_add_commander (AciesTableOverlay *self, const AciesShownPlan *shown)
{
  const gint32 radius = (gint32) lround (shown->commander->radius / self->layout->scale);

  self->round = TRUE;
  self->ghosts[self->n_ghosts++] =
    (AciesFootprint){ { shown->at[0], shown->at[1] - radius, 0 }, 2 * radius, 2 * radius };
}

void
acies_table_overlay_set_plan (AciesTableOverlay *self, const AciesShownPlan *shown)
{
  g_return_if_fail (ACIES_IS_TABLE_OVERLAY (self));

  if (self->n_ghosts == 0 && shown->scene == NULL)
    return;

  self->n_ghosts = self->beside = 0;
  self->snapped = self->barred = self->has_place = self->round = FALSE;
  g_clear_pointer (&self->words, g_free);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (shown->scene == NULL)
    return;

  for (guint i = 0; i < MIN (shown->plan->n_bases, ACIES_MAX_PLAN_BASES); i++)
    acies_table_overlay_add_ghost (self, shown, i);
  if (shown->commander != NULL && self->layout != NULL)
    acies_table_overlay_add_commander (self, shown);
  self->barred = !shown->plan->legal;
  self->snapped = shown->plan->snapped && self->n_ghosts > 0;
  if (self->snapped)
    self->snap = (AciesFootprint){ shown->plan->snap_pose, self->ghosts[self->beside].width,
                                   self->ghosts[self->beside].depth };
  self->has_place = shown->plan->verdict.has_place;
  self->place[0] = shown->plan->verdict.x;
  self->place[1] = shown->plan->verdict.y;
  self->words = g_strdup (shown->words);
}

const char *
acies_table_overlay_get_words (AciesTableOverlay *self, gboolean *barred)
{
  g_return_val_if_fail (ACIES_IS_TABLE_OVERLAY (self), NULL);

  if (barred != NULL)
    *barred = self->barred;

  return self->words;
}

guint
acies_table_overlay_get_n_ghosts (AciesTableOverlay *self)
{
  g_return_val_if_fail (ACIES_IS_TABLE_OVERLAY (self), 0);

  return self->n_ghosts;
}

void
acies_table_overlay_set_handles (AciesTableOverlay *self, const AciesTableHandle *handles, guint n)
{
  g_return_if_fail (ACIES_IS_TABLE_OVERLAY (self));

  if (n == 0 && self->n_handles == 0)
    return;

  self->n_handles = MIN (n, ACIES_MAX_HANDLES);
  if (n > 0)
    memcpy (self->handles, handles, self->n_handles * sizeof *handles);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

int
acies_table_overlay_find_handle (AciesTableOverlay *self,
                                 double             board_x,
                                 double             board_y,
                                 double             reach)
{
  g_return_val_if_fail (ACIES_IS_TABLE_OVERLAY (self), -1);

  for (guint i = 0; self->layout != NULL && i < self->n_handles; i++)
    {
      double x, y;

      acies_table_to_board (self->layout, self->handles[i].x, self->handles[i].y, &x, &y);
      if (hypot (x - board_x, y - board_y) <= HANDLE + reach)
        return (int)i;
    }

  return -1;
}

void
acies_table_overlay_set_measure (AciesTableOverlay *self,
                                 const gint32       from[2],
                                 const gint32       to[2],
                                 const char        *words)
{
  g_return_if_fail (ACIES_IS_TABLE_OVERLAY (self));

  if (words == NULL && self->measure == NULL)
    return;

  g_free (self->measure);
  self->measure = g_strdup (words);
  if (words != NULL)
    {
      memcpy (self->from, from, sizeof self->from);
      memcpy (self->to, to, sizeof self->to);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const char *
acies_table_overlay_get_measure (AciesTableOverlay *self)
{
  g_return_val_if_fail (ACIES_IS_TABLE_OVERLAY (self), NULL);

  return self->measure;
}

void
acies_table_overlay_set_lasso (AciesTableOverlay *self, const AciesRect *rect)
{
  g_return_if_fail (ACIES_IS_TABLE_OVERLAY (self));

  if (rect == NULL && !self->has_lasso)
    return;

  self->has_lasso = rect != NULL;
  if (rect != NULL)
    self->lasso = *rect;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
acies_table_overlay_point_out (AciesTableOverlay *self, const gint32 *place)
{
  g_return_if_fail (ACIES_IS_TABLE_OVERLAY (self));

  if (place == NULL && !self->has_pointed)
    return;

  self->has_pointed = place != NULL;
  if (place != NULL)
    memcpy (self->pointed, place, sizeof self->pointed);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
acies_table_overlay_get_pointed_out (AciesTableOverlay *self, gint32 place[2])
{
  g_return_val_if_fail (ACIES_IS_TABLE_OVERLAY (self), FALSE);

  memcpy (place, self->pointed, sizeof self->pointed);

  return self->has_pointed;
}
