/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-guide.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesGuideCard:
 *
 * What to do next in a guided battle and why. Hidden as long as it has nothing to say; read out when its words change.
 */
#define ACIES_TYPE_GUIDE_CARD (acies_guide_card_get_type ())
G_DECLARE_FINAL_TYPE (AciesGuideCard, acies_guide_card, ACIES, GUIDE_CARD, GtkWidget)

/**
 * acies_guide_card_show:
 * @step: number of the step, from 0
 * @title: translated
 * @text: translated: what to do and why
 * @clause: (nullable): where the rules tell more
 * @note: (nullable): translated: how the last deed went with what the guide asked for
 */
void acies_guide_card_show (AciesGuideCard *self, const AciesGuide *guide, guint step, const char *title, const char *text,
                            const char *clause, const char *note);

/* Folded to one line where there is no room for more, unless the person unfolds it (or folds it himself, until the next step). */
void        acies_guide_card_set_cramped (AciesGuideCard *self, gboolean cramped);
gboolean    acies_guide_card_is_folded   (AciesGuideCard *self);

void        acies_guide_card_hide      (AciesGuideCard *self);
guint       acies_guide_card_get_step  (AciesGuideCard *self);
const char *acies_guide_card_get_title (AciesGuideCard *self);
const char *acies_guide_card_get_note  (AciesGuideCard *self);  /* "" if there is none */

G_END_DECLS
