/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-events.h"

G_BEGIN_DECLS

/*
 * A battlefield for the tests of combat: armies put together unit by unit, then played by the rules. Side 0 stands in the
 * north and faces south; it is its player-turn, turn 3, with plenty of Orders. Names as in the rules' short forms:
 *   class a v p (i f for elephants), arm HI LI HC LC EL CH, subtype after a slash (ar ho ph le ca sc), then marks:
 *   "!" disordered, "*" lead, "+" entered in the latest player-turn. So "aHI/ho!", "iEL*", "aCH/sc".
 */
typedef struct
{
  LbSetup         setup;
  LbState         state;
  AciesEventList *events;
} LbField;

LbField *lb_field_new  (void);
void     lb_field_free (LbField *self);

/* Adds a unit to @side in @zone ("c2"; NULL: undeployed); facing the enemy unless the zone's facing is set. Returns: its index */
guint lb_field_add (LbField *self, guint side, const char *what, const char *zone);

/* As many of the same. Returns: the index of the first */
guint lb_field_add_n (LbField *self, guint n, guint side, const char *what, const char *zone);

/*
 * Lays out a whole field from a text of parts divided by semicolons:
 *   "r c2 aHI aHI!"    units of side 0 (r) or 1 (b) in a zone; "off" for the undeployed, or shattered, withdrawn, fled
 *   "f b c3 south"     they face so
 *   "t c3 forest hill" terrain
 *   "camp b c4"        an unfortified camp; "fort b c4" a fortified one
 */
void lb_field_lay (LbField *self, const char *text);

/* Three Veteran units in rear corners that are still empty, so that nobody's losses end the battle at once. */
void lb_field_fill (LbField *self, guint side);

void lb_field_face    (LbField *self, guint side, const char *zone, AciesFacing facing);
void lb_field_terrain (LbField *self, const char *zone, guint terrain);

/* A hero with the unit @bodyguard, or a strategist in @zone (NULL: undeployed). Returns: his index */
guint lb_field_hero       (LbField *self, guint side, LbRating rating, guint bodyguard);
guint lb_field_strategist (LbField *self, guint side, LbRating rating, const char *zone);

/* Everything is added: begins the battle. */
void lb_field_start (LbField *self);

/* The coming dice, a word of digits: "345". */
void lb_field_dice (LbField *self, const char *dice);

/* Plays an action that must be legal. */
void lb_field_play (LbField *self, const AciesAction *action);

/* Which reason refuses @action; LB_REASON_NONE if it is legal. */
guint lb_field_refusal (LbField *self, const AciesAction *action);

/* Short forms of the commonest actions. */
void lb_field_activate (LbField *self, AciesUnits units);
void lb_field_activate_with (LbField *self, AciesUnits units, guint commanders, LbMode mode);
void lb_field_attack   (LbField *self, guint unit, guint bonuses);
void lb_field_do       (LbField *self, LbActionKind kind);
void lb_field_answer   (LbField *self, LbActionKind kind, AciesUnits units);
void lb_field_recover  (LbField *self, guint commanders);
void lb_field_decisive (LbField *self, gboolean is_decisive);
void lb_field_name     (LbField *self, const char *zone, guint unit);
void lb_field_pursue   (LbField *self, AciesUnits units, guint commanders);

AciesAction lb_field_attack_by (guint unit, guint bonuses);

/* Unit @index and those after it, @n in all, as a set. */
AciesUnits lb_units (guint index, guint n);

/* What is to be decided (LbDecisionKind), by whom. */
guint lb_field_decision (LbField *self);
int   lb_field_decider  (LbField *self);

/* The @nth (from the end, 0 the latest) event of @kind so far; NULL if there is none. How many there are. */
const AciesEvent *lb_field_event   (LbField *self, LbEventKind kind, guint nth);
guint             lb_field_n_events (LbField *self, LbEventKind kind);

/* The value of a modifier in @event; 0 if it is not there. */
int lb_event_modifier (const AciesEvent *event, LbModifierName name);

/* "fresh", "disordered" ... of a unit; "on-field", "killed" ... of a commander. */
const char *lb_field_unit_state      (LbField *self, guint side, guint unit);
const char *lb_field_commander_state (LbField *self, guint side, guint commander);
gboolean    lb_field_is_lead         (LbField *self, guint side, guint unit);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LbField, lb_field_free)

G_END_DECLS
