/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

#include "engine/core/acies-plan.h"

G_BEGIN_DECLS

/* What a button offers: an action to play, or a plan to follow. */
typedef struct
{
  AciesAction action;
  AciesPlan   plan;
  gboolean    is_plan;
} AciesOffer;

/**
 * AciesOfferList:
 *
 * Buttons below one another with a cost at their ends. They are used again for the next offers: to make new ones at each choice
 * takes several times as long.
 *
 * Signal: "chosen" (AciesOffer *offer).
 */
#define ACIES_TYPE_OFFER_LIST (acies_offer_list_get_type ())
G_DECLARE_FINAL_TYPE (AciesOfferList, acies_offer_list, ACIES, OFFER_LIST, GtkWidget)

GtkWidget *acies_offer_list_new (void);

/* Between these two everything that is offered is added; what was offered before is gone. @cost: 0 or less shows none. */
void acies_offer_list_begin (AciesOfferList *self);
void acies_offer_list_add   (AciesOfferList *self, const char *words, int cost, const AciesOffer *offer);
void acies_offer_list_end   (AciesOfferList *self);

/* How many are offered. */
guint acies_offer_list_get_n (AciesOfferList *self);

G_END_DECLS
