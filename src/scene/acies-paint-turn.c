/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-paint-turn.h"

#include "scene/acies-paint-dice.h"
#include "scene/acies-paint-text.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <pango/pangocairo.h>

/* px */
#define LOOP_X      12.0
#define NODE_X      44.0
#define NODE_RADIUS 13.0
#define WORDS_X     70.0
#define ROW_GAP     16.0
#define ARROW       6.0
#define DIE_SIZE    24.0
#define DIE_STEP    28.0
#define TITLE_SIZE  14.0
#define TEXT_SIZE   13.0
#define WORDS_LEAST 60.0

typedef struct
{
  cairo_t          *cr;  /* NULL: only measures */
  const AciesStyle *style;
  PangoContext     *context;
  double            width;
  double            first_loop, last_loop;  /* middles of the first and the last that repeat; < 0 none */
} Turn;

static AciesColor
named (const Turn *turn, AciesColorName name)
{
  return acies_palette_get (&turn->style->palette, name);
}

/* Words over several lines from (@x, @y) down; their height. */
static double
paint_words (const Turn *turn, const char *words, double y, double width, double size,
             gboolean bold)
{
  g_autoptr (PangoLayout) layout = pango_layout_new (turn->context);
  PangoFontDescription   *font = pango_font_description_new ();
  const double            scale = CLAMP (turn->style->text_scale, 0.5, 3);
  int                     height;

  pango_font_description_set_family (font, turn->style->font != NULL ? turn->style->font : "Sans");
  pango_font_description_set_absolute_size (font, size * scale * PANGO_SCALE);
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text (layout, words, -1);
  pango_layout_get_pixel_size (layout, NULL, &height);
  if (turn->cr != NULL)
    {
      acies_color_set (turn->cr, named (turn, bold ? ACIES_COLOR_TEXT : ACIES_COLOR_TEXT_DIM), 1);
      cairo_move_to (turn->cr, WORDS_X, y);
      pango_cairo_show_layout (turn->cr, layout);
    }

  return height;
}

static void
paint_arrow_head (const Turn *turn, double x, double y, double dx, double dy)
{
  cairo_t *cr = turn->cr;

  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x - dx * ARROW - dy * ARROW * 0.6, y - dy * ARROW - dx * ARROW * 0.6);
  cairo_line_to (cr, x - dx * ARROW + dy * ARROW * 0.6, y - dy * ARROW + dx * ARROW * 0.6);
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* From the step before down to this one. */
static void
paint_link (const Turn *turn, double from, double to)
{
  cairo_t *cr = turn->cr;

  acies_color_set (cr, named (turn, ACIES_COLOR_TEXT_DIM), 1);
  cairo_set_line_width (cr, 1.5);
  cairo_move_to (cr, NODE_X, from + NODE_RADIUS + 1);
  cairo_line_to (cr, NODE_X, to - NODE_RADIUS - ARROW);
  cairo_stroke (cr);
  paint_arrow_head (turn, NODE_X, to - NODE_RADIUS - 1, 0, 1);
}

static void
paint_node (const Turn *turn, double y, guint number, gboolean repeats)
{
  g_autofree char     *words = g_strdup_printf ("%u", number);
  const AciesColorName fill = repeats ? ACIES_COLOR_SELECTION : ACIES_COLOR_TEXT;
  const AciesTextStyle text = { .size = TEXT_SIZE / CLAMP (turn->style->text_scale, 0.5, 3),
                                .bold = TRUE, .anchor = ACIES_TEXT_MIDDLE,
                                .color = named (turn, fill) };

  cairo_new_path (turn->cr);
  cairo_arc (turn->cr, NODE_X, y, NODE_RADIUS, 0, 2 * G_PI);
  acies_color_set (turn->cr, named (turn, fill), 1);
  cairo_set_line_width (turn->cr, repeats ? 2.5 : 1.5);
  cairo_stroke (turn->cr);
  acies_text_draw (turn->cr, turn->style, &text, NODE_X, y, words);
}

/* Back from the last that repeats to the first, with words along it. */
static void
paint_loop (const Turn *turn)
{
  const AciesTextStyle text = { .size = 11, .italic = TRUE, .anchor = ACIES_TEXT_MIDDLE, .halo = 3,
                                .halo_name = ACIES_COLOR_PLATE,
                                .max_width = turn->last_loop - turn->first_loop,
                                .color = named (turn, ACIES_COLOR_SELECTION) };
  const double         radius = 8;
  cairo_t             *cr = turn->cr;

  acies_color_set (cr, text.color, 1);
  cairo_set_line_width (cr, 2);
  cairo_move_to (cr, NODE_X - NODE_RADIUS - 2, turn->last_loop);
  cairo_line_to (cr, LOOP_X + radius, turn->last_loop);
  cairo_arc (cr, LOOP_X + radius, turn->last_loop - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, LOOP_X + radius, turn->first_loop + radius, radius, G_PI, 3 * G_PI / 2);
  cairo_line_to (cr, NODE_X - NODE_RADIUS - ARROW, turn->first_loop);
  cairo_stroke (cr);
  paint_arrow_head (turn, NODE_X - NODE_RADIUS - 2, turn->first_loop, 1, 0);

  cairo_save (cr);
  cairo_translate (cr, LOOP_X, (turn->first_loop + turn->last_loop) / 2);
  cairo_rotate (cr, -G_PI / 2);
  /* Translators: along an arrow from the last of some steps of a turn back to the first of them. */
  acies_text_draw (cr, turn->style, &text, 0, 0, C_ ("phase", "again and again"));
  cairo_restore (cr);
}

static void
paint_dice (const Turn *turn, double y, guint n)
{
  static const guint8 shown[] = { 5, 3 };

  for (guint i = 0; i < MIN (n, G_N_ELEMENTS (shown)); i++)
    acies_paint_die (turn->cr, turn->style, turn->width - DIE_SIZE / 2 - 2 - i * DIE_STEP, y,
                     DIE_SIZE, 0, shown[i]);
}

/* One step with its top at @y; its height. @before: the middle of the one above, < 0 none; (inout) its own. */
static double
paint_phase (Turn *turn, const AciesPhase *phase, guint number, double y, double *before)
{
  const double words_width = MAX (turn->width - WORDS_X - 2 * DIE_STEP - 8, WORDS_LEAST);
  const double title = paint_words (turn, g_dpgettext2 (GETTEXT_PACKAGE, "phase", phase->title), y,
                                    words_width, TITLE_SIZE, TRUE);
  const double height = title + paint_words (turn, g_dpgettext2 (GETTEXT_PACKAGE, "phase", phase->text),
                                             y + title, words_width, TEXT_SIZE, FALSE);
  const double middle = y + height / 2;

  if (phase->repeats)
    {
      turn->first_loop = turn->first_loop < 0 ? middle : turn->first_loop;
      turn->last_loop = middle;
    }
  if (turn->cr != NULL)
    {
      if (*before >= 0)
        paint_link (turn, *before, middle);
      paint_node (turn, middle, number, phase->repeats);
      paint_dice (turn, middle, phase->n_dice);
    }
  *before = middle;

  return MAX (height, 2 * NODE_RADIUS);
}

double
acies_paint_turn (cairo_t *cr, const AciesStyle *style, const AciesRuleset *ruleset, double width)
{
  Turn   turn = { cr, style, NULL, width, -1, -1 };
  double y = 4;
  double before = -1;

  g_return_val_if_fail (style != NULL && ruleset != NULL, 0);

  turn.context = cr != NULL ? pango_cairo_create_context (cr)
                            : pango_font_map_create_context (pango_cairo_font_map_get_default ());
  for (guint i = 0; ruleset->phases != NULL && ruleset->phases[i].title != NULL; i++)
    y += paint_phase (&turn, &ruleset->phases[i], i + 1, y, &before) + ROW_GAP;
  if (cr != NULL && turn.last_loop > turn.first_loop)
    paint_loop (&turn);
  g_object_unref (turn.context);

  return ceil (y - ROW_GAP + 4);
}
