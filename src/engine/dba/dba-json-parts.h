/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-json.h"
#include "engine/dba/dba-path.h"
#include "engine/tabletop/tt-json.h"

G_BEGIN_DECLS

/* What dba-json*.c share. */

/* Names for tt_json_read_path() and tt_json_put_path(): bodies are elements by g. */
typedef struct
{
  const char *bodies[DBA_MAX_ELEMENTS + 1];
  const char *roads[DBA_MAX_ROADS + 1];
  TtNames     names;
} DbaPathNames;

void dba_json_path_names (const DbaSetup *setup, const DbaState *state, DbaPathNames *names);

/* The side that decides. */
guint dba_json_side (const DbaSetup *setup, const DbaState *state);

/* The camp that a fight's -1 stands for: that of the pair it names; %DBA_NOBODY if there is none. */
guint dba_json_camp_of_pair (const DbaSetup *setup, const DbaState *state, const AciesAction *action);

/* Members that many values share. Ids of who fights: an element, or "camp-" and a side. */
void dba_json_put_id    (JsonBuilder *builder, const char *key, const DbaSetup *setup, guint who);  /* null for DBA_NOBODY */
void dba_json_put_side  (JsonBuilder *builder, const char *key, const DbaSetup *setup, int side);   /* null if none */
void dba_json_put_units (JsonBuilder *builder, const char *key, const DbaSetup *setup, guint side, AciesUnits units);

/* "factors": a list of { rule, value, with } of @n, @names and @values alike. */
void dba_json_put_factor  (JsonBuilder *builder, const DbaSetup *setup, guint name, int value, guint who);
void dba_json_put_garrison (JsonBuilder *builder, const char *key, const DbaSetup *setup, guint garrison, guint g);

G_END_DECLS
