/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-scenario.h"
#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/*
 * Battles of Lost Battles for tests, told in a few words; parts are separated by semicolons:
 *   red c2 south: r1=HI-a *r2=LI-v/archers r3=HC-p! r4=HI-a+    a group; * lead, ! disordered, + entered in the last own player-turn
 *   red off: u1=EL-i                        undeployed units; "red shattered:", "red withdrawn:" and "red fled:" likewise
 *   red hero rh average r1                  a hero and his bodyguard; "red strategist rc brilliant c2" (or "off", "killed", "lost")
 *   red surprised, red fatigued, red camp c1 open, red camp c1 fortified, red key c2, red camp-captured, red timid rh,
 *   red escaped rh, red attacked-from c2
 *   ground c3 forest hill, dust, weather wet, limit 3, turn 1, turns 4, active blue, order blue red, roll, orders 3, no-fillers,
 *   opening                                 no situation: free deployment, turn 1
 * Arms HI LI HC LC EL CH, classes v a p i f (African); subtypes as in files, cut short as one likes (/hop, /scy).
 * Red is army 1. By default: turn 3, red is active with 8 Orders, and each side has four undeployed Average heavy infantry
 * (red-x1 to red-x4), so that no battle ends by 11.1.
 */
typedef struct
{
  AciesScenario      *scenario;
  const AciesRuleset *ruleset;
  const AciesSetup   *setup;
  LbState             state;
  AciesEventList     *events;  /* of the last action */
} LbTest;

/* Fails the test if the description makes no scenario. */
LbTest *lb_test_new  (const char *description);
void    lb_test_free (LbTest *self);

/*
 * Plays lines such as
 *   activate r1 r2 +rc double pay rc:1 army:1   strategist rc c3 (or off)   deploy c1 south   turn east   advance   leave
 *   attack r1 bonus 1 half support r2 unsupported pay rc:1   finish   end-turn   switch-order   keep-order
 *   decisive yes (or no)   recover rh (or none)   take-hit k1   lead c2 r1   pursue r1 +rc (or nobody)
 *   dice 3 4            the next dice
 *   no 5.5.3 advance    the action must be refused under that clause (a prefix will do)
 *   is /units/r1/zone c2    a value in the state's JSON, by pointer; list members by id; words without quotes
 *   saw deployed        an event of that wire name has come since the last action
 *   unseen morale-check
 * Each action must be legal; the test fails with the line otherwise. Lines are separated by newlines or semicolons.
 */
void lb_test_play (LbTest *self, const char *lines);

/* The value at a pointer of the state, as compact JSON without the quotes of a string. (transfer full) */
char *lb_test_value (LbTest *self, const char *pointer);

/* A case of a table: path, battle, lines. */
typedef struct
{
  const char *path;
  const char *battle;
  const char *lines;
} LbTestCase;

void lb_test_add_cases (const LbTestCase *cases, guint n_cases);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LbTest, lb_test_free)

G_END_DECLS
