/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "scene/acies-course-model.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesEndPage:
 *
 * How a battle ended: who won and by how much, the points line by line, the field as it was left, the course of the battle, the
 * dice, and history's result.
 *
 * Signals: "rematch" (AciesEndPage *, AciesGame *): this new battle is to begin; "look" (AciesEndPage *): back to the field.
 * Actions: end.rematch, end.swap-sides, end.look; win.save-as, win.replay, win.analyse, win.back (Escape) of the window.
 */
#define ACIES_TYPE_END_PAGE (acies_end_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesEndPage, acies_end_page, ACIES, END_PAGE, GtkWidget)

GtkWidget *acies_end_page_new (void);

void       acies_end_page_set_game (AciesEndPage *self, AciesGame *game);

void acies_end_page_take_focus (AciesEndPage *self);

G_END_DECLS
