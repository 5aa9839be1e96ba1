/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-types.h"
#include "engine/tabletop/tt-contact.h"

G_BEGIN_DECLS

/* How the enemies of one element touch it and it touches them (1.3). Only elements on the table. */
typedef struct
{
  DbaSet  front;           /* enemies whose front shares at least 20 mm with its own front */
  DbaSet  on_flank_left;   /* enemy fronts that share at least 10 mm with its left edge */
  DbaSet  on_flank_right;
  DbaSet  on_rear;
  DbaSet  flanking;        /* enemies on whose flank or rear its own front stands */
  guint8  camp;            /* bit per side: camps held by the other side which its front touches (camp contact) */
} DbaContacts;

/* Whether @g and @h are so near that they may touch: cheap; TRUE proves nothing. */
gboolean dba_may_touch (const DbaSetup *setup, const DbaState *state, guint g, guint h);

/* Adds how @own and the enemy's base @enemy, whose bit is @bit, touch each other. */
void dba_contacts_between (const TtBase *own, const TtBase *enemy, DbaSet bit, DbaContacts *contacts);

/* Whether the front of @base stands on an edge of @camp (1.3, camp contact). */
gboolean dba_camp_contact (const TtBase *base, const TtBase *camp);

/* The side that holds a camp; an empty one is its owner's (R13). */
guint    dba_camp_holder   (const DbaState *state, guint camp);

/* A bit for each camp held by the enemy of @side with which an element of @side at @base would be in camp contact. */
guint    dba_camp_contacts (const DbaState *state, const TtBase *base, guint side);

/* Contacts of @g where it stands. */
void dba_contacts (const DbaSetup *setup, const DbaState *state, guint g, DbaContacts *contacts);

/* 1.3: in contact = front, flank, rear or camp contact, given or received. */
gboolean dba_contacts_any (const DbaContacts *contacts);
gboolean dba_in_contact   (const DbaSetup *setup, const DbaState *state, guint g);

/* 1.3: the enemies that overlap each flank of @g (0 left, 1 right); none where an enemy front stands on that flank. */
void     dba_find_overlaps (const DbaSetup *setup, const DbaState *state, guint g, DbaSet overlaps[2]);

/* Whether @g overlaps some enemy, or is overlapped by it (D-PUR-2 asks for the former). */
gboolean dba_is_overlapping (const DbaSetup *setup, const DbaState *state, guint g);

/* 3.2, Pairs: fills @pairs (at most DBA_MAX_PAIRS) for the combat of the phasing side; returns their number. */
guint    dba_pairs (const DbaSetup *setup, const DbaState *state, DbaPair *pairs);

/* Whether the members of a pair still touch as they must, and both are there (3.2, dropped pairs). */
gboolean dba_pair_stands (const DbaSetup *setup, const DbaState *state, const DbaPair *pair);

/* The element directly behind @g, of the same side (5.3, rear support: front centre within 0.5 mm of the rear centre, facing
 * within 1 degree); DBA_NOBODY. */
guint    dba_directly_behind (const DbaSetup *setup, const DbaState *state, guint g);

/* D-CON-6: the phasing side has ended its moves; elements of both sides turn, in id order. */
void     dba_turn_to_face (const DbaSetup *setup, DbaState *state, AciesEventList *events);

G_END_DECLS
