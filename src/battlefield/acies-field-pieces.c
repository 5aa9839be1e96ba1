/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-field-private.h"

#include <math.h>

/* A free table: its bases, camps and pieces of ground as widgets, and the cursor among them. */

gboolean
acies_field_has_table (AciesField *self)
{
  g_return_val_if_fail (ACIES_IS_FIELD (self), FALSE);

  return self->scene != NULL && acies_scene_has_table (self->scene);
}

int
acies_field_number_base (const AciesScene *scene, const AciesSceneToken *token)
{
  const AciesSceneToken *first = (const AciesSceneToken *) (gpointer) scene->tokens->data;

  return (int) (scene->areas->len + scene->lines->len + scene->camps->len) + (int) (token - first);
}

int
acies_field_number_commander (const AciesScene *scene, const AciesSceneLeader *leader)
{
  const AciesSceneLeader *first = (const AciesSceneLeader *) (gpointer) scene->leaders->data;

  return (int) (scene->areas->len + scene->lines->len + scene->camps->len + scene->tokens->len) +
         (int) (leader - first);
}

AciesTablePiece *
acies_field_get_piece (AciesField *self, int piece)
{
  return piece >= 0 && (guint)piece < self->pieces->len
           ? g_ptr_array_index (self->pieces, (guint)piece)
           : NULL;
}

/* The piece of a unit that stands on the table; -1 if it does not. */
static int
acies_field_find_piece (AciesField *self, int side, guint unit)
{
  for (guint i = 0; i < self->pieces->len; i++)
    {
      const AciesSceneToken *token =
        acies_table_piece_get_token (g_ptr_array_index (self->pieces, i));

      if (token != NULL && token->side == side && token->unit == unit && token->on_table)
        return (int)i;
    }

  return -1;
}

static int
acies_field_piece_of_token (AciesField *self, int token)
{
  return token >= 0 ? (int) (self->n_under_bases + (guint)token) : -1;
}

/* Making them */

static void
acies_field_add_pieces (AciesField *self, AciesPieceKind kind, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      AciesTablePiece *piece = acies_table_piece_new (kind, i);

      gtk_widget_insert_before (GTK_WIDGET (piece), GTK_WIDGET (self), GTK_WIDGET (self->above));
      g_ptr_array_add (self->pieces, piece);
    }
}

static gboolean
acies_field_pieces_fit (AciesField *self, const AciesScene *scene)
{
  guint n[ACIES_PIECE_COMMANDER + 1] = { 0 };

  for (guint i = 0; i < self->pieces->len; i++)
    n[acies_table_piece_get_kind (g_ptr_array_index (self->pieces, i))]++;

  return n[ACIES_PIECE_AREA] == scene->areas->len && n[ACIES_PIECE_LINE] == scene->lines->len &&
         n[ACIES_PIECE_CAMP] == scene->camps->len && n[ACIES_PIECE_BASE] == scene->tokens->len &&
         n[ACIES_PIECE_COMMANDER] == scene->leaders->len;
}

static guint
count_pieces (const AciesScene *scene)
{
  return scene->areas->len + scene->lines->len + scene->camps->len + scene->tokens->len;
}

/* Who has the cursor keeps it, and the keyboard, though the widgets are others. */
void
acies_field_make_pieces (AciesField *self)
{
  const gboolean had_focus = gtk_widget_is_focus (GTK_WIDGET (self)) ||
                             (acies_field_get_piece (self, self->piece) != NULL &&
                              gtk_widget_has_focus (g_ptr_array_index (self->pieces, self->piece)));

  /* A table with nothing on it takes the keyboard itself. */
  gtk_widget_set_focusable (GTK_WIDGET (self),
                            acies_field_has_table (self) && count_pieces (self->scene) == 0);
  if (!acies_field_has_table (self))
    {
      g_ptr_array_set_size (self->pieces, 0);
      self->piece = self->hovered_piece = -1;
      return;
    }
  if (acies_field_pieces_fit (self, self->scene))
    return;

  g_ptr_array_set_size (self->pieces, 0);
  self->piece = self->hovered_piece = -1;
  acies_field_add_pieces (self, ACIES_PIECE_AREA, self->scene->areas->len);
  acies_field_add_pieces (self, ACIES_PIECE_LINE, self->scene->lines->len);
  acies_field_add_pieces (self, ACIES_PIECE_CAMP, self->scene->camps->len);
  self->n_under_bases = self->pieces->len;
  acies_field_add_pieces (self, ACIES_PIECE_BASE, self->scene->tokens->len);
  acies_field_add_pieces (self, ACIES_PIECE_COMMANDER, self->scene->leaders->len);
  self->pieces_want_focus = had_focus;
}

/* After they have their views: the cursor goes to who had it, else to the first base. */
void
acies_field_settle_pieces (AciesField *self)
{
  /* A board of zones has tokens, but no pieces. */
  const guint n_up_to_bases =
    MIN (self->n_under_bases + self->scene->tokens->len, self->pieces->len);
  int         piece = acies_field_find_piece (self, self->cursor_side, self->cursor_unit);

  for (guint i = 0; i < self->pieces->len; i++)
    acies_table_piece_describe (g_ptr_array_index (self->pieces, i));
  for (guint i = self->n_under_bases; piece < 0 && i < n_up_to_bases; i++)
    if (acies_table_piece_get_token (g_ptr_array_index (self->pieces, i))->on_table)
      piece = (int)i;
  if (piece < 0 && self->pieces->len > 0)
    piece = 0;
  self->piece = piece;
  if (self->pieces_want_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self));
  self->pieces_want_focus = FALSE;
}

void
acies_field_give_piece_views (AciesField *self, gboolean redraw)
{
  const AciesPieceView view = { self->layout, &self->style, self->ground_only ? NULL : &self->marks,
                                self->camp_targets,
                                self->scene != NULL ? acies_field_marked_leader (self) : NULL };
  double               x = 0;
  double               y = 0;

  for (guint i = 0; i < self->pieces->len; i++)
    acies_table_piece_set_view (g_ptr_array_index (self->pieces, i), &view, redraw);

  acies_viewport_get_origin (&self->viewport, &x, &y);
  acies_table_overlay_set_board (self->below, self->layout, &self->style, x, y + self->place_y);
  acies_table_overlay_set_board (self->above, self->layout, &self->style, x, y + self->place_y);
}

AciesRect
acies_field_piece_rect (AciesField *self, int piece)
{
  AciesRect rect = acies_table_piece_get_bounds (g_ptr_array_index (self->pieces, (guint)piece));
  double    x;
  double    y;

  acies_viewport_get_origin (&self->viewport, &x, &y);
  rect.x += x;
  rect.y += y + self->place_y;

  return rect;
}

void
acies_field_allocate_pieces (AciesField *self)
{
  for (guint i = 0; i < self->pieces->len; i++)
    {
      const AciesRect rect = acies_field_piece_rect (self, (int)i);

      gtk_widget_size_allocate (g_ptr_array_index (self->pieces, i),
                                &(GtkAllocation){ (int)floor (rect.x), (int)floor (rect.y),
                                                  MAX ((int)ceil (rect.width), 1),
                                                  MAX ((int)ceil (rect.height), 1) },
                                -1);
    }
}

/* Marks are shown by the bases that have them. */
void
acies_field_redraw_piece (AciesField *self, const AciesSceneToken *token)
{
  const int piece = acies_field_find_piece (self, token->side, token->unit);

  if (piece >= 0)
    gtk_widget_queue_draw (g_ptr_array_index (self->pieces, (guint)piece));
}

void
acies_field_redraw_commander (AciesField *self, guint index)
{
  const guint      number = self->n_under_bases + self->scene->tokens->len + index;
  AciesTablePiece *piece = acies_field_get_piece (self, (int) number);

  if (piece != NULL)
    gtk_widget_queue_draw (GTK_WIDGET (piece));
}

/* The cursor */

void
acies_field_set_piece (AciesField *self, int piece, gboolean focus)
{
  AciesTablePiece       *widget = acies_field_get_piece (self, piece);
  const AciesSceneToken *token;

  if (widget == NULL)
    return;

  if (self->layout != NULL && acies_viewport_can_pan (&self->viewport))
    {
      const AciesRect rect = acies_table_piece_get_bounds (widget);

      acies_viewport_show (&self->viewport, &rect);
      acies_field_view_changed (self);
    }
  if (focus)
    gtk_widget_grab_focus (GTK_WIDGET (widget));
  token = acies_table_piece_get_token (widget);
  if (token != NULL)
    {
      self->cursor_side = token->side;
      self->cursor_unit = token->unit;
    }
  if (self->piece == piece)
    return;

  self->piece = piece;
  g_signal_emit (self, acies_field_signals[ACIES_FIELD_CURSOR_MOVED], 0, ACIES_NO_CELL);
}

void
acies_field_set_cursor_unit (AciesField *self, int side, guint unit, gboolean focus)
{
  int piece;

  g_return_if_fail (ACIES_IS_FIELD (self));

  piece = acies_field_find_piece (self, side, unit);
  if (piece >= 0)
    acies_field_set_piece (self, piece, focus);
}

void
acies_field_set_cursor_commander (AciesField *self, int side, guint commander, gboolean focus)
{
  const AciesSceneLeader *leader;

  g_return_if_fail (ACIES_IS_FIELD (self) && self->scene != NULL);

  leader = acies_scene_find_leader (self->scene, side, commander);
  if (leader != NULL && leader->on_table)
    acies_field_set_piece (self, acies_field_number_commander (self->scene, leader), focus);
}

gboolean
acies_field_get_cursor_unit (AciesField *self, int *side, guint *unit)
{
  const AciesTablePiece *piece;
  const AciesSceneToken *token;

  g_return_val_if_fail (ACIES_IS_FIELD (self), FALSE);

  piece = acies_field_get_piece (self, self->piece);
  token = piece != NULL ? acies_table_piece_get_token ((AciesTablePiece *)piece) : NULL;
  if (token == NULL)
    return FALSE;

  *side = token->side;
  *unit = token->unit;

  return TRUE;
}

/* To the next base in a direction; camps and ground are come to from it by the list of the battlefield. */
void
acies_field_move_piece (AciesField *self, int dx, int dy)
{
  AciesTablePiece *piece = acies_field_get_piece (self, self->piece);
  int              from = -1;
  int              next;

  if (piece != NULL && acies_table_piece_get_kind (piece) == ACIES_PIECE_BASE)
    from = (int)acies_table_piece_get_index (piece);
  next = acies_field_piece_of_token (self, acies_pick_beyond (self->layout, from, dx, dy));
  if (next >= 0)
    acies_field_set_piece (self, next, TRUE);
}

/* What lies under the pointer */

int
acies_field_find_camp (AciesField *self, double board_x, double board_y, double reach)
{
  for (guint i = 0; i < self->scene->camps->len; i++)
    {
      const AciesSceneCamp *camp = &g_array_index (self->scene->camps, AciesSceneCamp, i);
      const AciesFootprint  footprint = { camp->pose, camp->width, camp->depth };

      if (acies_footprint_distance (&footprint, self->layout, board_x, board_y) <= reach)
        return (int)i;
    }

  return -1;
}

void
acies_field_hover_piece (AciesField *self, const AciesFieldSpot *spot)
{
  int              piece = -1;
  AciesTablePiece *widget;

  if (spot != NULL && spot->tray < 0 && spot->unit >= 0)
    piece = acies_field_find_piece (self, spot->side, (guint)spot->unit);
  else if (spot != NULL && spot->tray < 0 && spot->commander >= 0)
    piece = acies_field_number_commander (
      self->scene, acies_scene_find_leader (self->scene, spot->side, (guint)spot->commander));
  else if (spot != NULL && spot->camp > 0)
    piece = (int) (self->scene->areas->len + self->scene->lines->len) + spot->camp - 1;
  if (piece == self->hovered_piece)
    return;

  widget = acies_field_get_piece (self, self->hovered_piece);
  if (widget != NULL)
    acies_table_piece_set_hover (widget, FALSE);
  self->hovered_piece = piece;
  widget = acies_field_get_piece (self, piece);
  if (widget != NULL)
    acies_table_piece_set_hover (widget, TRUE);
}

/* What Return means for the piece with the cursor. */
void
acies_field_activate_piece (AciesField *self)
{
  AciesTablePiece        *piece = acies_field_get_piece (self, self->piece);
  const AciesSceneToken  *token;
  const AciesSceneLeader *leader;
  gboolean                handled = FALSE;
  AciesRect               box;
  gint32                  x;
  gint32                  y;

  if (piece == NULL || self->layout == NULL)
    return;

  self->modifiers = 0;
  g_signal_emit (self, acies_field_signals[ACIES_FIELD_CONFIRMED], 0, &handled);
  if (handled)
    return;

  token = acies_table_piece_get_token (piece);
  leader = acies_table_piece_get_leader (piece);
  box = acies_table_piece_get_bounds (piece);
  acies_table_from_board (self->layout, box.x + box.width / 2, box.y + box.height / 2, &x, &y);
  if (token != NULL)
    g_signal_emit (self, acies_field_signals[ACIES_FIELD_UNIT_ACTIVATED], 0, token->side,
                   (guint)token->unit);
  else if (leader != NULL)
    g_signal_emit (self, acies_field_signals[ACIES_FIELD_LEADER_ACTIVATED], 0, leader->side,
                   (guint)leader->commander);
  else if (acies_table_piece_get_kind (piece) == ACIES_PIECE_CAMP)
    g_signal_emit (self, acies_field_signals[ACIES_FIELD_CAMP_ACTIVATED], 0,
                   acies_table_piece_get_index (piece));
  else
    g_signal_emit (self, acies_field_signals[ACIES_FIELD_PLACE_ACTIVATED], 0, x, y);
}

/* Those chosen, else whoever has the cursor. */
AciesRect
acies_field_find_chosen_box (AciesField *self)
{
  AciesRect box = { 0 };

  for (guint i = 0; i < self->layout->tokens->len; i++)
    {
      const AciesTokenPlace *place = &g_array_index (self->layout->tokens, AciesTokenPlace, i);
      const AciesSceneToken *token =
        &g_array_index (self->scene->tokens, AciesSceneToken, place->token);

      if ((self->marks.selected[token->side] & ACIES_UNIT_BIT (token->unit)) != 0)
        acies_rect_include (&box, &place->box);
    }
  if (box.width <= 0 && acies_field_get_piece (self, self->piece) != NULL)
    box = acies_table_piece_get_bounds (g_ptr_array_index (self->pieces, (guint)self->piece));

  return box;
}

/* What others show on the table */

void
acies_field_set_table_marks (AciesField *self, const GArray *marks)
{
  g_return_if_fail (ACIES_IS_FIELD (self));

  acies_table_overlay_set_marks (self->below, marks);
}

void
acies_field_set_camp_targets (AciesField *self, guint sides)
{
  g_return_if_fail (ACIES_IS_FIELD (self));

  if (self->camp_targets == sides)
    return;

  self->camp_targets = sides;
  acies_field_give_piece_views (self, TRUE);
}

void
acies_field_show_plan (
  AciesField *self, const AciesTablePlan *plan, int side, int unit, const char *words)
{
  const AciesShownPlan shown = {
    .scene = plan != NULL ? self->scene : NULL,
    .plan = plan,
    .side = side,
    .unit = unit,
    .words = words,
  };

  g_return_if_fail (ACIES_IS_FIELD (self));

  acies_table_overlay_set_plan (self->above, &shown);
}

void
acies_field_show_lead (AciesField           *self,
                       const AciesTablePlan *plan,
                       int                   side,
                       guint                 commander,
                       const gint32          at[2],
                       const char           *words)
{
  AciesShownPlan shown = { .plan = plan, .side = side, .unit = -1, .words = words };

  g_return_if_fail (ACIES_IS_FIELD (self));

  if (self->layout != NULL)
    shown.commander = acies_layout_find_leader (self->layout, side, commander);
  if (shown.commander != NULL)
    shown.scene = self->scene;
  shown.at[0] = at[0];
  shown.at[1] = at[1];
  acies_table_overlay_set_plan (self->above, &shown);
}

guint
acies_field_get_plan (AciesField *self, const char **words, gboolean *barred)
{
  g_return_val_if_fail (ACIES_IS_FIELD (self), 0);

  *words = acies_table_overlay_get_words (self->above, barred);

  return acies_table_overlay_get_n_ghosts (self->above);
}

/* After bases have come to stand elsewhere, or off the table. */
static void
acies_field_settle_bases (AciesField *self)
{
  acies_field_lay_out (self, ACIES_ALL_CELLS);
  acies_field_fill_trays (self);
  acies_field_settle_pieces (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
acies_field_put_back (AciesField *self, int side, AciesUnits units, const AciesScene *scene)
{
  g_return_if_fail (ACIES_IS_FIELD (self) && scene != NULL);

  for (guint i = 0; self->scene != NULL && i < self->scene->tokens->len; i++)
    {
      AciesSceneToken       *token = &g_array_index (self->scene->tokens, AciesSceneToken, i);
      const AciesSceneToken *real = acies_scene_find_token (scene, side, token->unit);

      if (token->side != side || (units & ACIES_UNIT_BIT (token->unit)) == 0 || real == NULL)
        continue;
      token->on_table = real->on_table;
      token->pose = real->pose;
    }
  acies_field_settle_bases (self);
}

void
acies_field_set_draft (AciesField *self, int side, AciesUnits units, const AciesPose *poses)
{
  g_return_if_fail (ACIES_IS_FIELD (self));

  for (guint i = 0; self->scene != NULL && i < self->scene->tokens->len; i++)
    {
      AciesSceneToken *token = &g_array_index (self->scene->tokens, AciesSceneToken, i);

      if (token->side != side || (units & ACIES_UNIT_BIT (token->unit)) == 0)
        continue;
      token->on_table = TRUE;
      token->pose = poses[token->unit];
    }
  acies_field_settle_bases (self);
}

void
acies_field_set_handles (AciesField *self, const AciesTableHandle *handles, guint n)
{
  g_return_if_fail (ACIES_IS_FIELD (self));

  acies_table_overlay_set_handles (self->above, handles, n);
}

void
acies_field_set_measure (AciesField  *self,
                         const gint32 from[2],
                         const gint32 to[2],
                         const char  *words)
{
  g_return_if_fail (ACIES_IS_FIELD (self));

  acies_table_overlay_set_measure (self->above, from, to, words);
}

const char *
acies_field_get_measure (AciesField *self)
{
  g_return_val_if_fail (ACIES_IS_FIELD (self), NULL);

  return acies_table_overlay_get_measure (self->above);
}
