/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-laurel.h"

#include "scene/acies-emblems.h"
#include "scene/acies-paint.h"

#define SIZE        80
#define TOKEN_WIDTH 38.0

struct _AciesLaurel
{
  AciesDrawing parent_instance;

  int winner;
};

G_DEFINE_FINAL_TYPE (AciesLaurel, acies_laurel, ACIES_TYPE_DRAWING)

static void
acies_laurel_draw (AciesDrawing     *drawing,
                   cairo_t          *cr,
                   const AciesStyle *style,
                   double            width,
                   double            height)
{
  AciesLaurel *self = ACIES_LAUREL (drawing);
  const double x = width / 2;
  const double y = height / 2;

  if (self->winner == ACIES_NO_SIDE)
    {
      for (int side = 0; side < 2; side++)
        acies_paint_side_token (cr, style, side, ACIES_EMBLEM_STANDARD,
                                x + (side == 0 ? -1 : 1) * SIZE / 4.0, y, TOKEN_WIDTH);
      return;
    }

  acies_color_set (cr, acies_palette_side (&style->palette, self->winner, ACIES_SIDE_FILL), 1.0);
  acies_emblem_draw (cr, ACIES_EMBLEM_LAUREL, x - SIZE / 2.0, y - SIZE / 2.0, SIZE);
  acies_paint_side_token (cr, style, self->winner, ACIES_EMBLEM_STANDARD, x, y, TOKEN_WIDTH);
}

static void
acies_laurel_class_init (AciesLaurelClass *klass)
{
  AciesDrawingClass *drawing_class = ACIES_DRAWING_CLASS (klass);

  drawing_class->least_width = SIZE;
  drawing_class->natural_width = SIZE;
  drawing_class->least_height = SIZE;
  drawing_class->natural_height = SIZE;
  drawing_class->draw = acies_laurel_draw;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
acies_laurel_init (AciesLaurel *self)
{
  self->winner = ACIES_NO_SIDE;
}

void
acies_laurel_set_winner (AciesLaurel  *self,
                         int           winner)
{
  g_return_if_fail (ACIES_IS_LAUREL (self));

  self->winner = winner;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
