/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-scene.h"
#include "scene/acies-style.h"
#include "scene/acies-viewport.h"

G_BEGIN_DECLS

#define ACIES_TOKEN_DEPTH 0.75  /* depth of a token to its width across the front */

/* Where a token stands. */
typedef struct
{
  guint     token;  /* index in the scene's tokens */
  gint16    cell;   /* ACIES_NO_CELL on a free table */
  double    x, y;   /* its middle, board pixels */
  double    width;  /* across the front */
  AciesRect box;    /* what its module covers, turned */
} AciesTokenPlace;

/* Where a commander's plate stands. */
typedef struct
{
  guint     leader;  /* index in the scene's leaders */
  gint16    cell;
  AciesRect box;     /* plate with badge and name, or the badge alone */
  double    radius;  /* of the badge, which is at the left end; on a table its middle is where he stands */
  double    font;    /* px before the text scale; 0: no room for the name */
} AciesLeaderPlace;

typedef struct
{
  AciesRect rect;          /* the zone */
  AciesRect room;          /* where its tokens may stand */
  AciesRect head, foot;    /* strips kept free for labels and settlements; no height without any */
  guint     first, count;  /* its tokens within AciesLayout.tokens */
  guint     first_leader, n_leaders;
  double    token_width;   /* 0 if empty */
  gboolean  massed;        /* no room for tokens of their own: one body and the count beside it */
} AciesCellPlace;

/*
 * The places of everything movable at one size of zone, in board pixels (from the board's top left
 * corner): panning does not change it. Made anew when the scene, the size or the letters change.
 */
typedef struct
{
  const AciesScene *scene;  /* lent: must live as long */
  double            cell_width, cell_height;
  double            scale;  /* of a free table, which is then one cell as it were: px a 1/100 mm; 0: zones */

  /* Sizes of letters in px before the text scale; 0: they have no room and drop out. */
  double zone_font;
  double label_font;
  double settlement_font;
  double plate_font;

  AciesCellPlace *cells;    /* columns * rows */
  GArray         *tokens;   /* AciesTokenPlace, by zone, front rank first, the lead first of all */
  GArray         *leaders;  /* AciesLeaderPlace, by zone */
} AciesLayout;

/* Lays @scene out for zones of this size in pixels (at least 1). */
AciesLayout *acies_layout_new  (const AciesScene *scene,
                                const AciesStyle *style,
                                double            cell_width,
                                double            cell_height);
void         acies_layout_free (AciesLayout *self);

/* The same for a whole board of this size. */
AciesLayout *acies_layout_new_for_board (const AciesScene *scene,
                                         const AciesStyle *style,
                                         double            width,
                                         double            height);

/* The same for where a viewport shows it. */
AciesLayout *acies_layout_new_for_viewport (const AciesScene    *scene,
                                            const AciesStyle    *style,
                                            const AciesViewport *viewport);

/* The place of a unit's token; NULL if it is not on the field.
 * In a massed zone all share the group's body. */
const AciesTokenPlace *acies_layout_find_token (const AciesLayout *self, int side, guint unit);

/* The place of a commander's plate; NULL if he has none on the field, or zones are too small. */
const AciesLeaderPlace *acies_layout_find_leader (const AciesLayout *self,
                                                  int                side,
                                                  guint              commander);

/* Stacks @n tokens in @room: returns their width; @x, @y get the middles, front rank first, each
 * rank from the army's own left. @mixed: tokens may be turned to any side, so that each takes a
 * square. */
double acies_layout_stack (const AciesRect *room,
                           AciesFacing      facing,
                           gboolean         mixed,
                           guint            n,
                           double          *x,
                           double          *y);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesLayout, acies_layout_free)

G_END_DECLS
