/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

#include "app/battle/acies-hint.h"

G_BEGIN_DECLS

/**
 * AciesHintCard:
 *
 * An idea of the computer for a person: while it is looked for, with a Stop; then in words, with one choice that carries it out.
 * Hidden while there is none. Read out.
 *
 * Signals: "do-it" (): the advice is to be carried out.
 */
#define ACIES_TYPE_HINT_CARD (acies_hint_card_get_type ())
G_DECLARE_FINAL_TYPE (AciesHintCard, acies_hint_card, ACIES, HINT_CARD, GtkWidget)

GtkWidget *acies_hint_card_new (AciesHint *hint);

/* What it says just now, "" for nothing. Lent. */
const char *acies_hint_card_get_words (AciesHintCard *self);

/* Shows the advice as it is; @scene has the names. To be called when the hint changed. */
void acies_hint_card_update (AciesHintCard *self, const AciesScene *scene);

/* The keyboard goes to the button that does what is advised; FALSE if there is no advice. */
gboolean acies_hint_card_focus (AciesHintCard *self);

G_END_DECLS
