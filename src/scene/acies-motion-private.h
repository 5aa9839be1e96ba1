/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "scene/acies-motion.h"

G_BEGIN_DECLS

#define ACIES_MOTION_MOST_KEYS 16

/* A token's place at a moment; in between it glides. */
typedef struct
{
  double ms;
  double x, y;
  double width;
  double angle;  /* of a base on a table, radians clockwise */
} AciesMotionKey;

/* A commander's plate; its name is owned. */
typedef struct
{
  AciesSceneLeader before;    /* how it looks */
  AciesSceneLeader after;
  double           radius;    /* of the badge */
  double           font;
} AciesMotionPlate;

/* One token in the film, or one plate. */
typedef struct
{
  AciesSceneToken   before;   /* how it looks; without its words. Of a plate: side and number alone */
  AciesSceneToken   after;
  AciesMotionPlate *plate;    /* NULL: a token */
  gboolean          arrives;    /* was not on the field */
  gboolean          leaves;     /* is no longer on it */
  gboolean          shatters;
  gboolean          turns_over;
  gboolean          moves;
  double            change;     /* when it takes its new look, turns over, or goes */
  guint             n_keys;
  AciesMotionKey    keys[ACIES_MOTION_MOST_KEYS];
} AciesMotionTrack;

/* The blow of an attack. */
typedef struct
{
  double    begin;
  AciesRect target;           /* the zone */
  double    dice_x, dice_y;   /* the middle of the row of dice */
  double    die_size;
  guint     n_dice;
  guint8    dice[ACIES_MAX_EVENT_DICE];
} AciesMotionStrike;

struct _AciesMotion
{
  GArray           *tracks;   /* AciesMotionTrack */
  gboolean          has_strike;
  AciesMotionStrike strike;
  double            length;   /* before it is made quicker */
  double            speed;
};

/* Adds the plate of a commander as he is in either scene (NULL: not there), with its first key. Returns: (nullable): NULL if he
 * has no place in either; lent until the next is added */
AciesMotionTrack *acies_motion_add_plate (AciesMotion            *motion,
                                          const AciesLayout      *before,
                                          const AciesLayout      *after,
                                          const AciesSceneLeader *leader,
                                          const AciesSceneLeader *later);

/* Who of @scene is the same commander as @wanted; NULL nobody. */
const AciesSceneLeader *acies_motion_find_in_scene (const AciesScene *scene, const AciesSceneLeader *wanted);

/* acies-motion-table.c: the film of a free table. */
void acies_motion_tell_table (AciesMotion          *motion,
                              const AciesLayout    *before,
                              const AciesLayout    *after,
                              const AciesEventList *events,
                              guint                 first,
                              guint                 n);

/* Lengths of the parts in milliseconds. */
#define ACIES_MOTION_LEG     180.0
#define ACIES_MOTION_TUMBLE  300.0  /* until the dice lie */
#define ACIES_MOTION_REST    340.0  /* how long they are to be read */
#define ACIES_MOTION_THRUST  240.0  /* a blow without dice */
#define ACIES_MOTION_TURN    160.0
#define ACIES_MOTION_SHATTER 320.0

G_END_DECLS
