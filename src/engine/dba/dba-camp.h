/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-factors.h"

G_BEGIN_DECLS

/*
 * Camps as they take part in fights, and who holds them. A camp that nobody occupies is its owner's (R13): held_by is its own
 * side, occupied_by DBA_GARRISON_NONE.
 */

/* The element that throws for @who, a fighter of a DbaFight: itself, or the one inside the camp; DBA_NOBODY for followers. */
guint    dba_fighter_element (const DbaState *state, guint who);

/* DbaType of @who; followers are DBA_CF. */
guint    dba_fighter_type    (const DbaSetup *setup, const DbaState *state, guint who);

/* The side that @who fights for: of a camp the one that holds it. */
guint    dba_fighter_side    (const DbaSetup *setup, const DbaState *state, guint who);

/* The base of @who: of a camp the whole camp. */
TtBase   dba_fighter_base    (const DbaSetup *setup, const DbaState *state, guint who);

/* D-CAM-1, D-CAM-5: @who is a camp in which there is nobody. */
gboolean dba_is_empty_camp   (const DbaState *state, guint who);

/* The camp that @g occupies (a side's number); DBA_NOBODY. */
guint    dba_camp_occupied_by (const DbaState *state, guint g);

/* D-CAM-6: where @g stands when it has left @camp: its rear edge on the camp's inner edge, facing as the camp. */
TtPlace  dba_camp_outside (const DbaSetup *setup, const DbaState *state, guint g, guint camp);

/* R13: the one inside is gone: the camp is empty and its owner's again. Tells it if the enemy had held it. */
void     dba_camp_empty (DbaState *state, guint camp, AciesEventList *events);

/* D-CAM-3, D-CAM-4: the defenders of @camp have lost it to @g, which goes in. */
void     dba_camp_take  (const DbaSetup *setup, DbaState *state, guint camp, guint g, AciesEventList *events);

G_END_DECLS
