/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-march.h"

G_BEGIN_DECLS

/* What is offered to move, onto a list: 3.6. */
typedef struct
{
  const DbaSetup  *setup;
  const DbaState  *state;
  AciesActionList *list;
  guint            side;
  DbaSet           free;   /* who may move */
  DbaKnown         known;
} DbaOffers;

void dba_offers_begin (DbaOffers *self, const DbaSetup *setup, const DbaState *state, AciesActionList *list);

/* A path of these elements without steps. */
void dba_offers_path  (const DbaOffers *self, const guint8 *elements, guint n, DbaPath *path);

/* Adds @path as an action of @kind if it is legal; one that is only too far is cut short in its last step where that goes. */
gboolean dba_offers_add (DbaOffers *self, guint kind, const DbaPath *path);

/* Everything 3.6 names for exactly these elements: one, or a group; from left to right or from head to tail. */
void dba_offers_of    (DbaOffers *self, const guint8 *elements, guint n);

/* The ways of these elements into contact (dba-offers-contact.c). */
void dba_offers_contacts (DbaOffers *self, const guint8 *elements, guint n);

/* Of one in contact: straight back. */
void dba_offers_break_off (DbaOffers *self, guint g);

/* Into and out of camps, those of @who. */
void dba_offers_camps (DbaOffers *self, DbaSet who);

/* Towards the nearest enemies: turning or wheeling to face them, then ahead. */
void     dba_offers_approaches (DbaOffers *self, const guint8 *elements, guint n);

G_END_DECLS
