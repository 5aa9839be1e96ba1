/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "battlefield/acies-drawing.h"
#include "engine/core/acies-ruleset.h"

G_BEGIN_DECLS

/* A turn of a rule system as a picture, as high as its words need. Its words are the row's that it stands in. */
#define ACIES_TYPE_TURN_PICTURE (acies_turn_picture_get_type ())
G_DECLARE_FINAL_TYPE (AciesTurnPicture, acies_turn_picture, ACIES, TURN_PICTURE, AciesDrawing)

GtkWidget *acies_turn_picture_new         (void);
void       acies_turn_picture_set_ruleset (AciesTurnPicture *self, const AciesRuleset *ruleset);

G_END_DECLS
