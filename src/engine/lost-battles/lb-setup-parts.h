/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-fields.h"
#include "engine/lost-battles/lb-setup.h"

G_BEGIN_DECLS

/* The parts of lb_setup_read(), for lb-setup*.c and lb-draft*.c alone; in this order, since later parts look at earlier ones. */

/* map: terrain, watercourses, settlements, labels */
void lb_setup_read_map (LbSetup *setup, const AciesJsonCursor *root, AciesProblems *problems);

/* sides[@side], an object; @ids: id -> path of everything named so far (strings owned by the table) */
void lb_setup_read_army (LbSetup *setup, guint side, const AciesJsonCursor *at, GHashTable *ids, AciesProblems *problems);

/* deployment and situation */
void lb_setup_read_deployment (LbSetup *setup, const AciesJsonCursor *root, AciesProblems *problems);
void lb_setup_read_situation  (LbSetup *setup, const AciesJsonCursor *root, AciesProblems *problems);

/* What reading the groups of one side goes by. */
typedef struct
{
  LbSetup          *setup;
  LbDeployment     *deployment;  /* of both sides, as far as it is read */
  guint             side;
  const AciesFormField *fields;      /* lb_group_fields or lb_situation_group_fields */
  guint             gone;        /* commanders out of the battle, bit each */
  AciesProblems    *problems;
} LbGroupReader;

/*
 * "groups" of @at: each is checked against those read before (two facings, both sides in a zone, room, impassable ground,
 * commanders together) and merged with an own one in the same zone.
 */
void lb_setup_read_groups (const LbGroupReader *reader, const AciesJsonCursor *at);

/* 3.3, 3.4, 4.4: warns if units of a group of the historical deployment cannot have come so far in the first turn. */
void lb_setup_check_reach (const LbGroupReader *reader, AciesUnits units, guint zone, const AciesJsonCursor *group);

/* 3.3, 3.4, 4.4: whether a unit can come to @goal in the turn in which it enters, in the best of cases. */
gboolean lb_setup_can_reach (const LbSetup *setup, guint side, guint unit, guint goal);

/* 10.1: warns if a surprised army has brought on more than it can in the first turn. */
void lb_setup_check_surprise (const LbGroupReader *reader, const AciesJsonCursor *at);

/* A list of units or commanders of @side under @key, absent as empty; what is none is complained of with @clause. */
AciesUnits lb_setup_read_units      (const LbSideSetup *side, const AciesJsonCursor *at, const char *key,
                                     const char *clause, AciesProblems *problems);
guint      lb_setup_read_commanders (const LbSideSetup *side, const AciesJsonCursor *at, const char *key,
                                     const char *clause, AciesProblems *problems);

/* Complains that @id, named at @at, is no unit of @side. */
void lb_setup_complain_unit (const LbSideSetup *side, const char *id, const AciesJsonCursor *at, const char *clause,
                             AciesProblems *problems);

/* The zone @at names; LB_OFF_FIELD after complaining. */
guint lb_setup_get_zone (const AciesJsonCursor *at, AciesProblems *problems);

/* A name for people under @key: absent (NULL), or 1 to 200 characters, translated. Returns: (transfer full) (nullable) */
char *lb_setup_dup_name (const AciesJsonCursor *at, const char *key, AciesProblems *problems);

/* acies_fields_check() of what must be an object. */
gboolean lb_setup_check (const AciesFormField *fields, const AciesJsonCursor *at, AciesProblems *problems);

/* The value of the row @key of @fields in @at, or its fallback. */
int lb_setup_get_int (const AciesFormField *fields, const AciesJsonCursor *at, const char *key);

G_END_DECLS
