/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <json-glib/json-glib.h>

#include "engine/core/acies-types.h"

G_BEGIN_DECLS

#define ACIES_MAX_EVENT_DICE      6
#define ACIES_MAX_EVENT_MODIFIERS 24
#define ACIES_MAX_EVENT_LEGS      3

typedef struct
{
  guint8 name;   /* the ruleset's enum of modifiers, which has wire name, words and clause */
  gint8  value;
} AciesModifier;

typedef enum
{
  ACIES_EVENT_TURN = 1 << 0,        /* opens a new group in the log: a player-turn */
  ACIES_EVENT_COMBAT = 1 << 1,
  ACIES_EVENT_MORALE = 1 << 2,
  ACIES_EVENT_LOSS = 1 << 3,        /* somebody left the field for good */
  ACIES_EVENT_COMMANDER = 1 << 4,
  ACIES_EVENT_MOVE = 1 << 5,
  ACIES_EVENT_CHILD = 1 << 6,       /* a part of the event before it (one unit of a morale check) */
  ACIES_EVENT_END = 1 << 7,
  ACIES_EVENT_OPPOSED = 1 << 8,     /* two sides threw a die each: they are compared, not added */
} AciesEventFlags;

/* One result: what happened, to whom, under which clause, from which dice, with which modifiers. */
typedef struct
{
  guint8          kind;       /* the ruleset's enum */
  gint8           side;       /* whose; ACIES_NO_SIDE */
  guint16         clause;     /* index into the ruleset's clause table */
  AciesEventFlags flags;
  gint16          cell;       /* where it shows; ACIES_NO_CELL */
  gint16          other_cell; /* from where; ACIES_NO_CELL */
  gint16          args[6];
  AciesUnits      units;      /* of side */
  AciesUnits      commanders; /* of side */
  guint8          n_dice;
  guint8          dice[ACIES_MAX_EVENT_DICE];
  guint8          n_modifiers;
  AciesModifier   modifiers[ACIES_MAX_EVENT_MODIFIERS];
  gboolean        has_pose;   /* on a table: where it shows */
  gint32          pose[3];    /* x, y in 1/100 mm, facing in 1/100 degree */
  guint8          n_legs;     /* of a way that is not straight: the poses on it before that, of the first of its units */
  gint32          legs[ACIES_MAX_EVENT_LEGS][3];
} AciesEvent;

/* Events of one or more actions, in order. NULL stands for "nobody listens" wherever one is passed to a ruleset. */
typedef struct _AciesEventList AciesEventList;

AciesEventList   *acies_event_list_new   (void);
void              acies_event_list_free  (AciesEventList *self);
void              acies_event_list_clear (AciesEventList *self);
guint             acies_event_list_size  (const AciesEventList *self);
const AciesEvent *acies_event_list_get   (const AciesEventList *self, guint index);
void              acies_event_list_append_list (AciesEventList *self, const AciesEventList *other);
void              acies_event_list_truncate    (AciesEventList *self, guint size);  /* forgets all from number @size on */

/* Appends a zeroed event (cells and side none) and lends it until the next call; NULL if @self is NULL. */
AciesEvent *acies_event_list_add (AciesEventList *self, guint kind, guint clause);

/* Writes the first of its dice as "die", null if it has none. */
void acies_event_put_die (const AciesEvent *self, JsonBuilder *builder);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesEventList, acies_event_list_free)

G_END_DECLS
