/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-paint-text.h"
#include "scene/acies-sprites.h"

#define BOUNDS      10.0 /* px beyond the zone that its marks and tokens may touch */
#define NAME_DROP   3.5  /* px from a token's lower edge to the middle of its name, which leaves the pips free */
#define NAMED_WIDTH 38.0 /* px: tokens from here on have room for their names */

void
acies_token_marks_clear (AciesTokenMarks *self)
{
  *self = (AciesTokenMarks){ .cursor = -1 };
}

AciesRect
acies_paint_zone_bounds (const AciesLayout *layout, int cell)
{
  const AciesRect *rect = &layout->cells[cell].rect;

  return (AciesRect){ rect->x - BOUNDS, rect->y - BOUNDS, rect->width + 2 * BOUNDS,
                      rect->height + 2 * BOUNDS };
}

static gboolean
has_unit (const AciesUnits *sets, const AciesSceneToken *token)
{
  if (token->side < 0 || token->side >= ACIES_MAX_SIDES || token->unit >= ACIES_MAX_UNITS)
    return FALSE;

  return (sets[token->side] & ACIES_UNIT_BIT (token->unit)) != 0;
}

gboolean
acies_token_marks_hide_leader (const AciesTokenMarks *self, const AciesSceneLeader *leader)
{
  return self != NULL && leader->side >= 0 && leader->side < ACIES_MAX_SIDES &&
         (self->hidden_leaders[leader->side] & ACIES_UNIT_BIT (leader->commander)) != 0;
}

static AciesMarks
token_marks (const AciesTokenMarks *marks, const AciesSceneToken *token, guint index)
{
  AciesMarks found = 0;

  if (marks == NULL)
    return 0;

  if (has_unit (marks->selected, token))
    found |= ACIES_MARK_SELECTED;
  if (has_unit (marks->targets, token))
    found |= ACIES_MARK_TARGET;
  if (has_unit (marks->choices, token))
    found |= ACIES_MARK_LEGAL;
  if (marks->cursor == (int) index)
    found |= ACIES_MARK_CURSOR;
  return found;
}

/* One body for all: the marks of any of them, and how many they are. */
static void
paint_mass (cairo_t *cr, const AciesLayout *layout, const AciesStyle *style,
            const AciesCellPlace *place, const AciesTokenMarks *marks)
{
  const AciesTokenPlace *first = &g_array_index (layout->tokens, AciesTokenPlace, place->first);
  const AciesTextStyle   text = {
      .size = 9.5,
      .bold = TRUE,
      .color = acies_palette_get (&style->palette, ACIES_COLOR_TEXT),
      .halo = 1.5,
  };
  AciesSceneToken body = g_array_index (layout->scene->tokens, AciesSceneToken, first->token);
  AciesMarks      found = 0;
  guint           shown = 0;
  char            words[16];

  for (guint i = 0; i < place->count; i++)
    {
      const guint index = g_array_index (layout->tokens, AciesTokenPlace, place->first + i).token;
      const AciesSceneToken *token = &g_array_index (layout->scene->tokens, AciesSceneToken, index);

      if (marks != NULL && has_unit (marks->hidden, token))
        continue;
      shown++;
      found |= token_marks (marks, token, index);
      body.hero = MAX (body.hero, token->hero);
    }
  if (shown == 0)
    return;

  acies_paint_token (cr, style, &body, first->x, first->y, first->width, found);
  g_snprintf (words, sizeof words, "%u", shown);
  acies_text_draw (cr, style, &text, first->x + first->width * 0.62, first->y, words);
}

/* Below each token that has room for letters, over whoever stands behind it. */
static void
paint_unit_names (cairo_t *cr, const AciesLayout *layout, const AciesStyle *style,
                  const AciesCellPlace *place, const AciesTokenMarks *marks)
{
  AciesTextStyle text = { .size = ACIES_TEXT_MIN, .anchor = ACIES_TEXT_MIDDLE, .halo = 1.5,
                          .color = acies_palette_get (&style->palette, ACIES_COLOR_TEXT) };

  for (guint i = 0; i < place->count; i++)
    {
      const AciesTokenPlace *at =
        &g_array_index (layout->tokens, AciesTokenPlace, place->first + i);
      const AciesSceneToken *token =
        &g_array_index (layout->scene->tokens, AciesSceneToken, at->token);
      const gboolean sideways = (token->facing & 1) != 0;

      if (at->width < NAMED_WIDTH || token->name == NULL ||
          (marks != NULL && has_unit (marks->hidden, token)))
        continue;

      text.max_width = at->width * (sideways ? ACIES_TOKEN_DEPTH : 1);
      acies_text_draw (cr, style, &text, at->x,
                       at->y + at->width * (sideways ? 0.5 : ACIES_TOKEN_DEPTH / 2) + NAME_DROP,
                       token->name);
    }
}

/* The rear rank first, so that the front stands before it. */
static void
paint_stack (cairo_t *cr, const AciesLayout *layout, const AciesStyle *style,
             const AciesCellPlace *place, const AciesTokenMarks *marks, AciesSprites *sprites)
{
  for (guint i = place->count; i-- > 0;)
    {
      const AciesTokenPlace *at =
        &g_array_index (layout->tokens, AciesTokenPlace, place->first + i);
      const AciesSceneToken *token =
        &g_array_index (layout->scene->tokens, AciesSceneToken, at->token);

      if (marks == NULL || !has_unit (marks->hidden, token))
        acies_sprites_paint_token (sprites, cr, style, token, at->x, at->y, at->width,
                                   token_marks (marks, token, at->token));
    }
}

void
acies_paint_zone_tokens (cairo_t               *cr,
                         const AciesLayout     *layout,
                         const AciesStyle      *style,
                         int                    cell,
                         const AciesTokenMarks *marks)
{
  acies_paint_zone_sprites (cr, layout, style, cell, marks, NULL);
}

void
acies_paint_zone_sprites (cairo_t               *cr,
                          const AciesLayout     *layout,
                          const AciesStyle      *style,
                          int                    cell,
                          const AciesTokenMarks *marks,
                          AciesSprites          *sprites)
{
  const AciesCellPlace *place;

  g_return_if_fail (cr != NULL && layout != NULL && style != NULL);
  g_return_if_fail (cell >= 0 && (guint) cell < layout->scene->columns * layout->scene->rows);

  place = &layout->cells[cell];
  if (place->massed)
    paint_mass (cr, layout, style, place, marks);
  else
    paint_stack (cr, layout, style, place, marks, sprites);
  if (!place->massed && (style->shown & ACIES_SHOWN_UNIT_NAMES) != 0)
    paint_unit_names (cr, layout, style, place, marks);

  for (guint i = 0; i < place->n_leaders; i++)
    {
      const AciesLeaderPlace *at =
        &g_array_index (layout->leaders, AciesLeaderPlace, place->first_leader + i);
      const AciesSceneLeader *leader =
        &g_array_index (layout->scene->leaders, AciesSceneLeader, at->leader);
      const AciesPlate plate = { leader, at->radius, at->font, at->box.width };

      if (!acies_token_marks_hide_leader (marks, leader))
        acies_paint_plate (cr, style, &plate, at->box.x, at->box.y + at->radius);
    }
}
