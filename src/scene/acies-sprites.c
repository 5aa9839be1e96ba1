/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-sprites.h"

#include <math.h>
#include <string.h>

/* How far a token's rings, brackets and badges reach from its middle: a share of its width, and px. */
#define REACH_ACROSS 0.60
#define REACH_ALONG  0.50
#define REACH_PX     10.0

#define MOST_PIXELS (4 * 1024 * 1024)
#define MOST_WIDTH  400.0  /* px: wider ones are not worth keeping */

/* All that a token's looks hang on beside the style; without gaps, so that it is compared as bytes. */
typedef struct
{
  double  width;
  guint32 marks;
  guint32 flags;
  guint8  side;
  guint8  facing;
  guint8  emblem;
  guint8  pips;
  guint8  hero;
  guint8  hero_dazed;
  guint8  unused[2];
} SpriteKey;

G_STATIC_ASSERT (sizeof (SpriteKey) == 24);

struct _AciesSprites
{
  GHashTable *surfaces;  /* SpriteKey to cairo_surface_t */
  double      scale;
  guint       n_pixels;
};

static guint
key_hash (gconstpointer data)
{
  const guint8 *bytes = data;
  guint         hash = 2166136261u;

  for (gsize i = 0; i < sizeof (SpriteKey); i++)
    hash = (hash ^ bytes[i]) * 16777619u;

  return hash;
}

static gboolean
key_equal (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (SpriteKey)) == 0;
}

AciesSprites *
acies_sprites_new (void)
{
  AciesSprites *self = g_new0 (AciesSprites, 1);

  self->scale = 1;
  self->surfaces = g_hash_table_new_full (key_hash, key_equal, g_free,
                                          (GDestroyNotify) cairo_surface_destroy);

  return self;
}

void
acies_sprites_free (AciesSprites *self)
{
  if (self == NULL)
    return;

  g_hash_table_unref (self->surfaces);
  g_free (self);
}

void
acies_sprites_clear (AciesSprites *self)
{
  g_return_if_fail (self != NULL);

  g_hash_table_remove_all (self->surfaces);
  self->n_pixels = 0;
}

void
acies_sprites_set_scale (AciesSprites *self, double scale)
{
  g_return_if_fail (self != NULL && scale >= 1);

  if (self->scale == scale)
    return;

  self->scale = scale;
  acies_sprites_clear (self);
}

guint
acies_sprites_get_n (AciesSprites *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return g_hash_table_size (self->surfaces);
}

/* Whole px from the picture's edges to the token's middle. */
static void
reach (const AciesSceneToken *token, double width, int *x, int *y)
{
  const gboolean sideways = (token->facing & 1) != 0;
  const int      across = (int) ceil (width * REACH_ACROSS + REACH_PX);
  const int      along = (int) ceil (width * REACH_ALONG + REACH_PX);

  *x = sideways ? along : across;
  *y = sideways ? across : along;
}

static cairo_surface_t *
draw_sprite (AciesSprites *self, const AciesStyle *style, const AciesSceneToken *token,
             double width, AciesMarks marks)
{
  int              x;
  int              y;
  cairo_surface_t *surface;
  cairo_t         *cr;

  reach (token, width, &x, &y);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceil (2 * x * self->scale),
                                        (int) ceil (2 * y * self->scale));
  cairo_surface_set_device_scale (surface, self->scale, self->scale);
  cr = cairo_create (surface);
  acies_paint_token (cr, style, token, x, y, width, marks);
  cairo_destroy (cr);

  return surface;
}

static cairo_surface_t *
find_sprite (AciesSprites *self, const AciesStyle *style, const AciesSceneToken *token,
             double width, AciesMarks marks)
{
  SpriteKey        key = { .width = width, .marks = marks, .flags = token->flags };
  cairo_surface_t *surface;

  key.side = (guint8) token->side;
  key.facing = token->facing;
  key.emblem = token->emblem;
  key.pips = token->pips;
  key.hero = token->hero;
  key.hero_dazed = token->hero_dazed != 0;
  surface = g_hash_table_lookup (self->surfaces, &key);
  if (surface != NULL)
    return surface;

  if (self->n_pixels > MOST_PIXELS)
    acies_sprites_clear (self);
  surface = draw_sprite (self, style, token, width, marks);
  self->n_pixels += (guint) (cairo_image_surface_get_width (surface) *
                             cairo_image_surface_get_height (surface));
  g_hash_table_insert (self->surfaces, g_memdup2 (&key, sizeof key), surface);

  return surface;
}

void
acies_sprites_paint_token (AciesSprites *self, cairo_t *cr, const AciesStyle *style,
                           const AciesSceneToken *token, double x, double y, double width,
                           AciesMarks marks)
{
  int reach_x;
  int reach_y;

  g_return_if_fail (cr != NULL && style != NULL && token != NULL);

  if (self == NULL || !(width > 0 && width <= MOST_WIDTH))
    {
      acies_paint_token (cr, style, token, x, y, width, marks);
      return;
    }

  reach (token, width, &reach_x, &reach_y);
  cairo_user_to_device (cr, &x, &y);
  x = round (x * self->scale) / self->scale;
  y = round (y * self->scale) / self->scale;
  cairo_device_to_user (cr, &x, &y);
  cairo_set_source_surface (cr, find_sprite (self, style, token, width, marks), x - reach_x,
                            y - reach_y);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_paint (cr);
}
