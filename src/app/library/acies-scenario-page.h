/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/library/acies-setup-form.h"

G_BEGIN_DECLS

/**
 * AciesScenarioPage:
 *
 * One battle before it is fought: map, story, both armies, sources, and how it is to be played.
 * Signals:
 * - "play" (AciesScenarioPage *, AciesGame *): the battle as it was set up is to begin;
 * - "other-chosen" (AciesScenarioPage *, GFile *): the same battle under other rules is wanted.
 * Actions: scenario.play; scenario.open-other (s, an address); win.back by Escape.
 */
#define ACIES_TYPE_SCENARIO_PAGE (acies_scenario_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesScenarioPage, acies_scenario_page, ACIES, SCENARIO_PAGE, GtkWidget)

GtkWidget *acies_scenario_page_new (GSettings *settings);

void            acies_scenario_page_set_scenario (AciesScenarioPage *self, AciesScenario *scenario);
AciesScenario  *acies_scenario_page_get_scenario (AciesScenarioPage *self);  /* (nullable) */
AciesSetupForm *acies_scenario_page_get_form     (AciesScenarioPage *self);

/* Offers those of @items (nullable, of AciesLibraryItem) that are the scenario's battle under other rules. */
void acies_scenario_page_set_library (AciesScenarioPage *self, GListModel *items);

/* Whether it came with the program, so that only a copy can be edited. */
void acies_scenario_page_set_shipped (AciesScenarioPage *self, gboolean shipped);

/* Makes Play what Enter does, and gives it the focus. To be called when the page is shown. */
void acies_scenario_page_take_focus (AciesScenarioPage *self);

G_END_DECLS
