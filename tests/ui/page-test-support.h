/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/battle/acies-battle-page-private.h"
#include "battlefield/acies-field-private.h"
#include "ui-test-support.h"

G_BEGIN_DECLS

/* A battle page in a plain window. */
typedef struct
{
  AciesGame       *game;
  AciesSession    *session;
  GtkWidget       *window;
  AciesBattlePage *page;
  guint            n_ended;
  guint64          luck;    /* of the moves that bring the armies together */
} PageTest;

typedef struct
{
  gboolean        historical;
  AciesUndoPolicy undo;
  gboolean        contact;  /* the armies have met */
  gboolean        pursuit;  /* a question about several units is asked */
} PageTestStart;

extern const PageTestStart page_test_free_start;
extern const PageTestStart page_test_deployed;
extern const PageTestStart page_test_met;
extern const PageTestStart page_test_asked;
extern const PageTestStart page_test_met_strict;

/* A test whose fixture is a page with a battle of Cannae that has come as far as @start says. */
void page_test_add (const char *path, const PageTestStart *start, void (*test) (PageTest *, gconstpointer));

/* Shows a page with the game and the session of @self in a window; a test with a fixture has it already. */
void page_test_show (PageTest *self);

/* A number below @n, and a legal action, by the test's own luck: the same in each run. */
guint page_test_draw          (PageTest *self, guint n);
void  page_test_act_by_chance (PageTest *self);

/* A group that can attack something: its units; 0 if there is none. */
AciesUnits page_test_find_attackers (PageTest *self, int *target);

/* Chooses such a group and its target, so that the attack is looked at before the dice. */
void page_test_aim (PageTest *self);

/* Runs an action: "battle.undo"; FALSE if there is none. */
gboolean page_test_run        (PageTest *self, const char *action);
gboolean page_test_is_enabled (PageTest *self, const char *name);

/* A zone as a whole, as by Return; and the first zone that is lit as legal, ACIES_NO_CELL if none is. */
void page_test_activate_cell  (PageTest *self, int cell);
int  page_test_first_lit_cell (PageTest *self);

/* Keeps a picture, once it is drawn, whatever else the machine does. */
void page_test_picture (PageTest *self, const char *name);

G_END_DECLS
