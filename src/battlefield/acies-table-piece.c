/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-table-piece.h"

#include "scene/acies-scene-words.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#define LINE_REACH 6.0 /* px beside a road or river that still belong to it */

struct _AciesTablePiece
{
  GtkWidget parent_instance;

  AciesPieceKind kind;
  guint          index;
  AciesPieceView view;
  gboolean       hover;
  gboolean       chosen;  /* a commander */
};

G_DEFINE_FINAL_TYPE (AciesTablePiece, acies_table_piece, GTK_TYPE_WIDGET)

static const AciesSceneArea *
get_area (AciesTablePiece *self)
{
  return &g_array_index (self->view.layout->scene->areas, AciesSceneArea, self->index);
}

static const AciesSceneLine *
get_line (AciesTablePiece *self)
{
  return &g_array_index (self->view.layout->scene->lines, AciesSceneLine, self->index);
}

static const AciesSceneCamp *
get_camp (AciesTablePiece *self)
{
  return &g_array_index (self->view.layout->scene->camps, AciesSceneCamp, self->index);
}

const AciesSceneToken *
acies_table_piece_get_token (AciesTablePiece *self)
{
  g_return_val_if_fail (ACIES_IS_TABLE_PIECE (self), NULL);

  if (self->kind != ACIES_PIECE_BASE || self->view.layout == NULL)
    return NULL;

  return &g_array_index (self->view.layout->scene->tokens, AciesSceneToken, self->index);
}

const AciesSceneLeader *
acies_table_piece_get_leader (AciesTablePiece *self)
{
  g_return_val_if_fail (ACIES_IS_TABLE_PIECE (self), NULL);

  if (self->kind != ACIES_PIECE_COMMANDER || self->view.layout == NULL)
    return NULL;

  return &g_array_index (self->view.layout->scene->leaders, AciesSceneLeader, self->index);
}

/* Places */

/* Of a commander's plate; nothing while he is not on the table. */
static AciesRect
leader_bounds (AciesTablePiece *self)
{
  const AciesSceneLeader *leader = acies_table_piece_get_leader (self);
  const AciesLeaderPlace *place = acies_layout_find_leader (self->view.layout, leader->side,
                                                            leader->commander);

  return place != NULL ? place->box : (AciesRect){ 0 };
}

static AciesRect
points_bounds (const AciesLayout *layout, gint32 (*points)[2], guint n, double more)
{
  AciesTableMark mark = { .n_points = 0 };
  AciesRect      box = { 0 };

  for (guint i = 0; i < n; i += MAX (mark.n_points, 1))
    {
      AciesRect part;

      mark.n_points = (guint8)MIN (n - i, ACIES_MAX_MARK_POINTS);
      memcpy (mark.points, points + i, mark.n_points * sizeof mark.points[0]);
      part = acies_paint_table_mark_bounds (layout, &mark);
      acies_rect_include (&box, &part);
    }

  return (AciesRect){ box.x - more, box.y - more, box.width + 2 * more, box.height + 2 * more };
}

AciesRect
acies_table_piece_get_bounds (AciesTablePiece *self)
{
  const AciesLayout *layout = self->view.layout;
  AciesFootprint     footprint;

  switch (self->kind)
    {
    case ACIES_PIECE_AREA:
      return points_bounds (layout, get_area (self)->points, get_area (self)->n_points, 0);

    case ACIES_PIECE_LINE:
      return points_bounds (layout, get_line (self)->points, get_line (self)->n_points,
                            LINE_REACH + get_line (self)->width * layout->scale / 2);

    case ACIES_PIECE_CAMP:
      footprint =
        (AciesFootprint){ get_camp (self)->pose, get_camp (self)->width, get_camp (self)->depth };
      return acies_footprint_bounds (&footprint, layout);

    case ACIES_PIECE_COMMANDER:
      return leader_bounds (self);

    case ACIES_PIECE_BASE:
    default:
      footprint = acies_token_footprint (acies_table_piece_get_token (self));
      return acies_footprint_bounds (&footprint, layout);
    }
}

/* Drawing */

static AciesMarks
acies_table_piece_marks (AciesTablePiece *self)
{
  AciesMarks marks = 0;

  if (gtk_widget_has_visible_focus (GTK_WIDGET (self)))
    marks |= ACIES_MARK_CURSOR;
  if (self->hover)
    marks |= ACIES_MARK_HOVER;
  if (self->chosen)
    marks |= ACIES_MARK_SELECTED;
  if (self->kind == ACIES_PIECE_BASE)
    marks |= acies_token_marks_of (self->view.token_marks, acies_table_piece_get_token (self));
  if (self->kind == ACIES_PIECE_CAMP && (self->view.camp_targets >> get_camp (self)->side & 1) != 0)
    marks |= ACIES_MARK_TARGET;

  return marks;
}

gboolean
acies_table_piece_is_marked (AciesTablePiece *self)
{
  g_return_val_if_fail (ACIES_IS_TABLE_PIECE (self), FALSE);

  return self->view.layout != NULL && acies_table_piece_marks (self) != 0;
}

/* What is on the ground is pointed out by a line around it. */
static void
acies_table_piece_paint_outline (AciesTablePiece *self, cairo_t *cr, AciesMarks marks)
{
  const AciesLayout *layout = self->view.layout;
  const gboolean     is_area = self->kind == ACIES_PIECE_AREA;
  gint32 (*points)[2] = is_area ? get_area (self)->points : get_line (self)->points;
  const guint n = is_area ? get_area (self)->n_points : get_line (self)->n_points;

  for (guint i = 0; i < n; i++)
    {
      double x, y;

      acies_table_to_board (layout, points[i][0], points[i][1], &x, &y);
      cairo_line_to (cr, x, y);
    }
  if (is_area)
    cairo_close_path (cr);
  acies_color_set (cr, acies_palette_get (&self->view.style->palette, ACIES_COLOR_SELECTION), 1);
  cairo_set_line_width (cr, (marks & ACIES_MARK_CURSOR) != 0 ? 3 : 1.4);
  cairo_stroke (cr);
}

static void
acies_table_piece_paint (AciesTablePiece *self, cairo_t *cr, AciesMarks marks)
{
  switch (self->kind)
    {
    case ACIES_PIECE_AREA:
    case ACIES_PIECE_LINE:
      acies_table_piece_paint_outline (self, cr, marks);
      break;

    case ACIES_PIECE_CAMP:
      acies_paint_camp (cr, self->view.layout, self->view.style, get_camp (self), marks);
      break;

    case ACIES_PIECE_COMMANDER:
      acies_paint_commander (cr, self->view.layout, self->view.style,
                             acies_table_piece_get_leader (self), marks);
      break;

    case ACIES_PIECE_BASE:
    default:
      acies_paint_base (cr, self->view.layout, self->view.style, acies_table_piece_get_token (self),
                        marks);
      break;
    }
}

static gboolean
acies_table_piece_is_hidden (AciesTablePiece *self, AciesMarks marks)
{
  const AciesSceneToken *token = acies_table_piece_get_token (self);

  if (self->kind == ACIES_PIECE_AREA || self->kind == ACIES_PIECE_LINE)
    return (marks & ACIES_MARK_CURSOR) == 0;
  if (self->kind == ACIES_PIECE_COMMANDER)
    return self->view.token_marks == NULL || !acies_table_piece_get_leader (self)->on_table ||
           acies_token_marks_hide_leader (self->view.token_marks,
                                          acies_table_piece_get_leader (self));
  if (token == NULL)
    return FALSE;

  return self->view.token_marks == NULL || !token->on_table ||
         (self->view.token_marks->hidden[token->side] & ACIES_UNIT_BIT (token->unit)) != 0;
}

static void
acies_table_piece_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AciesTablePiece *self = ACIES_TABLE_PIECE (widget);
  AciesMarks       marks;
  AciesRect        box;
  double           out;
  cairo_t         *cr;

  if (self->view.layout == NULL)
    return;

  marks = acies_table_piece_marks (self);
  if (acies_table_piece_is_hidden (self, marks))
    return;

  box = acies_table_piece_get_bounds (self);
  out = MAX (14 * CLAMP (4000 * self->view.layout->scale / 44, 0.6, 2), 4);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-floor (box.x), -floor (box.y)));
  cr = gtk_snapshot_append_cairo (
    snapshot,
    &GRAPHENE_RECT_INIT (box.x - out, box.y - out, box.width + 2 * out, box.height + 2 * out));
  acies_table_piece_paint (self, cr, marks);
  cairo_destroy (cr);
  gtk_snapshot_restore (snapshot);
}

static void
acies_table_piece_state_flags_changed (GtkWidget *widget, GtkStateFlags before)
{
  const GtkStateFlags differ = before ^ gtk_widget_get_state_flags (widget);

  GTK_WIDGET_CLASS (acies_table_piece_parent_class)->state_flags_changed (widget, before);
  if ((differ & (GTK_STATE_FLAG_FOCUS_VISIBLE | GTK_STATE_FLAG_FOCUSED)) != 0)
    gtk_widget_queue_draw (widget);
}

/* The board handles what it means. */
static void
activate_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_activate_action (gtk_widget_get_parent (widget), "field.activate-piece", NULL);
}

static void
acies_table_piece_class_init (AciesTablePieceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = acies_table_piece_snapshot;
  widget_class->state_flags_changed = acies_table_piece_state_flags_changed;

  gtk_widget_class_install_action (widget_class, "piece.activate", NULL, activate_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, 0, "piece.activate", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, 0, "piece.activate", NULL);
  gtk_widget_class_set_css_name (widget_class, "acies-piece");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
}

static void
acies_table_piece_init (AciesTablePiece *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

AciesTablePiece *
acies_table_piece_new (AciesPieceKind kind, guint index)
{
  AciesTablePiece *self = g_object_new (ACIES_TYPE_TABLE_PIECE, NULL);

  self->kind = kind;
  self->index = index;

  return self;
}

AciesPieceKind
acies_table_piece_get_kind (AciesTablePiece *self)
{
  g_return_val_if_fail (ACIES_IS_TABLE_PIECE (self), ACIES_PIECE_AREA);

  return self->kind;
}

guint
acies_table_piece_get_index (AciesTablePiece *self)
{
  g_return_val_if_fail (ACIES_IS_TABLE_PIECE (self), 0);

  return self->index;
}

static gboolean
is_selected (const AciesPieceView *view, const AciesSceneToken *token)
{
  return (acies_token_marks_of (view->token_marks, token) & ACIES_MARK_SELECTED) != 0;
}

void
acies_table_piece_set_view (AciesTablePiece *self, const AciesPieceView *view, gboolean redraw)
{
  gboolean was_chosen;

  g_return_if_fail (ACIES_IS_TABLE_PIECE (self));

  was_chosen = self->chosen;
  self->view = *view;
  self->chosen = view->leader != NULL && acies_table_piece_get_leader (self) == view->leader;
  if (self->kind == ACIES_PIECE_BASE && view->layout != NULL)
    gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED,
                                 is_selected (view, acies_table_piece_get_token (self)), -1);
  if (self->kind == ACIES_PIECE_COMMANDER)
    gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED,
                                 self->chosen, -1);
  if (redraw || self->chosen != was_chosen)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
acies_table_piece_set_hover (AciesTablePiece *self, gboolean hover)
{
  g_return_if_fail (ACIES_IS_TABLE_PIECE (self));

  if (self->hover == hover)
    return;

  self->hover = hover;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Where it is, for those who do not see it. */
static char *
dup_place (const AciesScene *scene, const AciesPose *pose)
{
  g_autofree char *place = acies_scene_dup_place (scene, pose->x, pose->y);

  /* Translators: where a base stands on a table, and its facing in degrees clockwise from straight away. */
  return g_strdup_printf (_ ("%1$s, facing %2$d°"), place, (pose->facing + 50) / 100 % 360);
}

static const char *
named_or (const char *name, const char *text)
{
  return name != NULL ? name : text;
}

void
acies_table_piece_describe (AciesTablePiece *self)
{
  const AciesScene      *scene;
  const AciesSceneToken *token;
  const char            *name = NULL;
  const char            *text = NULL;
  g_autofree char       *place = NULL;

  g_return_if_fail (ACIES_IS_TABLE_PIECE (self));

  if (self->view.layout == NULL)
    return;

  scene = self->view.layout->scene;
  token = acies_table_piece_get_token (self);
  if (token != NULL)
    {
      name = token->text;
      place = dup_place (scene, &token->pose);
    }
  else if (self->kind == ACIES_PIECE_CAMP)
    {
      name = get_camp (self)->text;
      place = dup_place (scene, &get_camp (self)->pose);
    }
  else if (self->kind == ACIES_PIECE_COMMANDER)
    {
      const AciesSceneLeader *leader = acies_table_piece_get_leader (self);

      name = leader->text;
      place = acies_scene_dup_place (scene, leader->at[0], leader->at[1]);
    }
  else if (self->kind == ACIES_PIECE_AREA)
    {
      name = named_or (get_area (self)->name, get_area (self)->text);
      text = get_area (self)->text;
    }
  else
    {
      name = named_or (get_line (self)->name, get_line (self)->text);
      text = get_line (self)->text;
    }
  if (text == NULL)
    text = place;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name != NULL ? name : "", GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text != NULL ? text : "", -1);
}
