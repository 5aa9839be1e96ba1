/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "widgets/acies-army-chooser.h"
#include "app/library/acies-setup-form.h"

G_BEGIN_DECLS

/**
 * AciesQuickPage:
 *
 * A battle made of two army lists on some country: which rules, which armies with which options, which country, how it is played.
 * Signal: "play" (AciesGame).
 */
#define ACIES_TYPE_QUICK_PAGE (acies_quick_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesQuickPage, acies_quick_page, ACIES, QUICK_PAGE, GtkWidget)

/* Whether any rules make such battles. */
gboolean          acies_quick_page_is_possible  (void);

GtkWidget        *acies_quick_page_new          (GSettings *settings);

AciesScenario    *acies_quick_page_get_scenario (AciesQuickPage *self);  /* as it would be played now */
AciesArmyChooser *acies_quick_page_get_chooser  (AciesQuickPage *self, guint side);

/* Enter plays. */
void              acies_quick_page_take_focus   (AciesQuickPage *self);

G_END_DECLS
