/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

#include "engine/core/acies-scene.h"

G_BEGIN_DECLS

/**
 * AciesTokenPicker:
 *
 * Units and commanders as a flow of toggles, pressed for those chosen. The toggles are used again for the next ones: to make new
 * ones at each choice takes several times as long.
 *
 * Signal: "toggled" (gboolean is_commander, guint index): the person wants this one the other way.
 */
#define ACIES_TYPE_TOKEN_PICKER (acies_token_picker_get_type ())
G_DECLARE_FINAL_TYPE (AciesTokenPicker, acies_token_picker, ACIES, TOKEN_PICKER, GtkWidget)

GtkWidget *acies_token_picker_new (void);

/* Between these two everybody who is shown is added, in order. @sensitive: whether they may be toggled. */
void acies_token_picker_begin      (AciesTokenPicker *self, gboolean sensitive);
void acies_token_picker_add_unit   (AciesTokenPicker *self, const AciesSceneToken *token, gboolean chosen);
void acies_token_picker_add_leader (AciesTokenPicker *self, const AciesSceneLeader *leader, gboolean chosen);
void acies_token_picker_end        (AciesTokenPicker *self);

G_END_DECLS
