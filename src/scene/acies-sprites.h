/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "scene/acies-paint.h"

G_BEGIN_DECLS

/*
 * Pictures of tokens, each drawn once and then copied wherever one that looks the same stands: for a screen, where the same
 * few are drawn again and again. What is printed or exported is drawn by acies_paint_token() itself.
 */
typedef struct _AciesSprites AciesSprites;

/* (transfer full) */
AciesSprites *acies_sprites_new  (void);
void          acies_sprites_free (AciesSprites *self);

/* Forgets all: colours or letters are others. */
void acies_sprites_clear (AciesSprites *self);

/* Pixels of the screen a px, at least 1; forgets what was drawn for another. */
void acies_sprites_set_scale (AciesSprites *self, double scale);

/* How many are kept. */
guint acies_sprites_get_n (AciesSprites *self);

/**
 * acies_sprites_paint_token:
 * @self: (nullable): %NULL draws without keeping
 * @style: the same until acies_sprites_clear()
 *
 * Draws as acies_paint_token() does, with the middle moved by at most half a pixel of the screen to a whole one, so that the
 * picture is as sharp as the drawing. @cr may be moved, not turned or scaled.
 */
void acies_sprites_paint_token (AciesSprites          *self,
                                cairo_t               *cr,
                                const AciesStyle      *style,
                                const AciesSceneToken *token,
                                double                 x,
                                double                 y,
                                double                 width,
                                AciesMarks             marks);

/* As acies_paint_zone_tokens(), with tokens from @sprites (nullable). */
void acies_paint_zone_sprites (cairo_t               *cr,
                               const AciesLayout     *layout,
                               const AciesStyle      *style,
                               int                    cell,
                               const AciesTokenMarks *marks,
                               AciesSprites          *sprites);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesSprites, acies_sprites_free)

G_END_DECLS
