/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-luck.h"
#include "engine/dba/dba-events.h"
#include "engine/dba/dba-rolls.h"
#include "engine/dba/dba-ruleset.h"

#include <string.h>

/* A fight of @side: the dice, and what stands beside them on either side. */
static AciesEvent *
add_fight (AciesEventList *events, guint kind, int side, int own, int own_die, int other, int other_die)
{
  AciesEvent *event = acies_event_list_add (events, kind, 0);

  event->side = (gint8) side;
  event->flags = ACIES_EVENT_COMBAT | ACIES_EVENT_OPPOSED;
  event->n_dice = 2;
  event->dice[0] = (guint8) own_die;
  event->dice[1] = (guint8) other_die;
  event->args[2] = (gint16) (own + own_die);
  event->args[3] = (gint16) (other + other_die);

  return event;
}

static void
count (AciesLuck *luck, const AciesEventList *events)
{
  acies_luck_count (luck, &acies_dba_ruleset, NULL, 2, events);
}

/* D-CMB-2: the die that is thrown against an attack is a roll too, and luck of the other side. */
static void
test_both_throw (void)
{
  g_autoptr (AciesEventList) events = acies_event_list_new ();
  AciesLuck                  luck;
  const AciesLuckRow        *mine, *his;

  add_fight (events, DBA_EVENT_COMBAT, 0, 4, 2, 4, 6);
  count (&luck, events);
  mine = &luck.rows[0][DBA_ROLL_CLOSE];
  his = &luck.rows[1][DBA_ROLL_CLOSE];
  g_assert_cmpuint (mine->n_rolls, ==, 1);
  g_assert_cmpuint (his->n_rolls, ==, 1);
  g_assert_cmpint (mine->shown, ==, -4);
  g_assert_cmpint (his->shown, ==, 4);
  g_assert_cmpint (mine->results, ==, 0);
  g_assert_cmpint (his->results, ==, 1);
  g_assert_cmpfloat_with_epsilon (mine->results_expected, 15 / 36.0, 1e-9);
  g_assert_cmpfloat_with_epsilon (his->results_expected, 15 / 36.0, 1e-9);
  g_assert_cmpuint (luck.faces[0][2], ==, 1);
  g_assert_cmpuint (luck.faces[1][6], ==, 1);
  g_assert_cmpuint (luck.n_faces[0] + luck.n_faces[1], ==, 2);
  g_assert_cmpuint (luck.n_pairs[0] + luck.n_pairs[1], ==, 0);

  /* One success more than a fight of equals promises comes in 15 of 36 cases. */
  g_assert_cmpint (luck.favoured, ==, 1);
  g_assert_cmpfloat_with_epsilon (luck.surplus, 1, 1e-9);
  g_assert_cmpfloat_with_epsilon (luck.chance, 15 / 36.0, 1e-9);
}

/* Luck of both sides weighs itself up, whoever attacks. */
static void
test_even (void)
{
  g_autoptr (AciesEventList) events = acies_event_list_new ();
  AciesLuck                  luck;

  add_fight (events, DBA_EVENT_COMBAT, 0, 5, 1, 3, 6);
  add_fight (events, DBA_EVENT_COMBAT, 1, 3, 1, 5, 6);
  count (&luck, events);
  g_assert_cmpint (luck.rows[0][DBA_ROLL_CLOSE].results, ==, 1);
  g_assert_cmpint (luck.rows[1][DBA_ROLL_CLOSE].results, ==, 1);
  g_assert_cmpuint (luck.rows[0][DBA_ROLL_CLOSE].n_rolls, ==, 2);
  g_assert_cmpint (luck.favoured, ==, 1);
  g_assert_cmpfloat (luck.chance, <, 1);
}

/* D-SHO-11: who does not shoot back can be lucky only in staying unhurt. */
static void
test_shots (void)
{
  g_autoptr (AciesEventList) events = acies_event_list_new ();
  AciesLuck                  luck;

  add_fight (events, DBA_EVENT_SHOOTING, 0, 2, 1, 2, 6);
  count (&luck, events);
  g_assert_cmpint (luck.rows[1][DBA_ROLL_SHOOTING].results, ==, 0);
  g_assert_cmpfloat_with_epsilon (luck.rows[1][DBA_ROLL_SHOOTING].results_expected, 0, 1e-9);
  g_assert_cmpint (luck.favoured, ==, 1);
  g_assert_cmpfloat_with_epsilon (luck.surplus, 15 / 36.0, 1e-9);

  add_fight (events, DBA_EVENT_SHOOTING, 0, 2, 1, 2, 6)->args[5] = DBA_SHOT_BACK;
  count (&luck, events);
  g_assert_cmpint (luck.rows[1][DBA_ROLL_SHOOTING].results, ==, 1);
  g_assert_cmpuint (luck.rows[1][DBA_ROLL_SHOOTING].n_rolls, ==, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dba/D-CMB-2/luck-of-both", test_both_throw);
  g_test_add_func ("/dba/D-CMB-2/luck-weighs-up", test_even);
  g_test_add_func ("/dba/D-SHO-11/luck-of-shots", test_shots);

  return g_test_run ();
}
