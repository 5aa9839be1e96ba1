/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/* A player-turn in which the balance of the armies changed much. */
typedef struct
{
  guint  step;     /* the position after so many actions: 0 to n_steps */
  int    heading;  /* index of the event that opened it; -1 if none did */
  int    gainer;   /* whose balance improved */
  gint32 swing;    /* by how much Fighting Value, above 0 */
} AciesTurningPoint;

/* The @most greatest of them, in the order of time; fewer if the balance changed less often.
 * Returns: (transfer full) (element-type AciesTurningPoint) */
GArray *acies_turning_points_find (AciesGame *game, guint most);

/* The position of one. Returns: (transfer full) */
AciesScene *acies_turning_point_scene (const AciesTurningPoint *self, AciesGame *game);

/* What happened there: "Turn 5: Rome. Carthage gained 12." Returns: (transfer full) */
char *acies_turning_point_text (const AciesTurningPoint *self, AciesGame *game);

G_END_DECLS
