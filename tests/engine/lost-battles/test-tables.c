/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "lb-field.h"

#include "engine/lost-battles/lb-combat.h"
#include "engine/lost-battles/lb-orders.h"
#include "engine/lost-battles/lb-phases.h"
#include "engine/lost-battles/lb-recovery.h"
#include "engine/lost-battles/lb-troops.h"
#include "engine/lost-battles/lb-victory.h"

/* The printed tables once more, cell by cell, as words: a slip of the pen in one of the two shows. */

/* 6.10 */
static void
test_results (void)
{
  static const char *const rows[] = {
    /* HI LI HC LC EL CH */
    "HI 9 9 8 9 9 8",
    "LI 9 9 8 8 8 8",
    "HC 9 7 7 8 9 8",
    "LC 10 9 9 9 9 9",
    "EL 8 8 7 8 8 7",
    "CH 9 8 7 9 9 8",
  };

  for (guint attacker = 0; attacker < G_N_ELEMENTS (rows); attacker++)
    {
      g_auto (GStrv) cells = g_strsplit (rows[attacker], " ", -1);

      g_assert_cmpuint (g_strv_length (cells), ==, 1 + LB_N_ARMS);
      for (guint defender = 0; defender < LB_N_ARMS; defender++)
        g_assert_cmpuint (lb_hit_needed (attacker, defender), ==, (guint) g_ascii_strtoull (cells[1 + defender], NULL, 10));
    }
}

typedef struct
{
  const char *what;
  guint       size2;        /* 6.11, in halves */
  guint       first_lead2;  /* as first attacker that led when the player-turn began (6.8.1) */
  guint       bonus;        /* 6.12: Orders for a bonus, as first attacker */
  guint       later_bonus;  /* and as a later one */
  guint       worth;        /* 1.4 */
  guint       score;        /* 9.3: to the enemy */
  guint       men;          /* 1.2 */
  guint       halves;       /* 11.1 */
} TroopRow;

static const TroopRow troops[] = {
  { "vHI", 1, 1, 1, 2, 4, 4, 250, 2 },
  { "aHI", 2, 2, 2, 2, 3, 3, 500, 2 },
  { "pHI", 2, 2, 2, 2, 2, 2, 1000, 1 },
  { "vHI/ar", 1, 1, 1, 2, 4, 4, 250, 2 },
  { "aHI/ar", 2, 2, 2, 2, 3, 3, 500, 2 },
  { "pHI/ar", 2, 2, 2, 2, 2, 2, 1000, 1 },
  { "vHI/ho", 1, 1, 1, 2, 4, 4, 250, 2 },
  { "aHI/ho", 2, 2, 2, 2, 3, 3, 500, 2 },
  { "pHI/ho", 2, 2, 2, 2, 2, 2, 1000, 1 },
  { "vHI/ph", 1, 1, 1, 2, 4, 4, 250, 2 },
  { "aHI/ph", 2, 2, 2, 2, 3, 3, 500, 2 },
  { "pHI/ph", 2, 2, 2, 2, 2, 2, 1000, 1 },
  { "vHI/le", 2, 2, 1, 2, 4, 4, 250, 2 },
  { "aHI/le", 2, 2, 2, 2, 4, 3, 500, 2 },
  { "pHI/le", 2, 2, 2, 2, 2, 2, 1000, 1 },
  { "vLI", 2, 2, 1, 2, 4, 4, 250, 2 },
  { "aLI", 4, 2, 2, 2, 3, 3, 500, 2 },
  { "pLI", 4, 2, 2, 2, 2, 2, 1000, 1 },
  { "aLI!", 4, 4, 2, 2, 3, 3, 500, 2 },
  { "vHC", 2, 2, 1, 2, 4, 4, 125, 2 },
  { "aHC", 4, 4, 2, 2, 3, 3, 250, 2 },
  { "pHC", 4, 4, 2, 2, 2, 2, 500, 1 },
  { "vHC/ca", 1, 1, 1, 2, 4, 4, 125, 2 },
  { "aHC/ca", 2, 2, 2, 2, 3, 3, 250, 2 },
  { "pHC/ca", 2, 2, 2, 2, 2, 2, 500, 1 },
  { "vLC", 2, 2, 1, 1, 4, 4, 125, 2 },
  { "aLC", 4, 4, 1, 1, 3, 3, 250, 2 },
  { "pLC", 4, 4, 1, 1, 2, 2, 500, 1 },
  { "iEL", 4, 2, 1, 1, 4, 4, 10, 2 },
  { "fEL", 4, 2, 2, 2, 3, 3, 10, 2 },
  { "iEL!", 4, 2, 1, 1, 4, 4, 10, 2 },
  { "aCH", 4, 4, 2, 2, 3, 3, 100, 2 },
  { "aCH/sc", 4, 4, 2, 2, 1, 1, 25, 1 },
  { "vHI!", 1, 1, 2, 2, 4, 4, 250, 2 },
  { "vHI/le!", 2, 2, 2, 2, 4, 4, 250, 2 },
};

/* A field with the troops in c2, who led there, and others beside them. */
static LbField *
field_with (const char *what)
{
  LbField *field = lb_field_new ();

  lb_field_add (field, 0, what, "c2");
  field->setup.situation.deployment[0].placements[0].lead = 0;
  lb_field_add (field, 1, "aHI", "c3");
  lb_field_fill (field, 0);
  lb_field_fill (field, 1);
  lb_field_start (field);
  return field;
}

static void
test_troops (gconstpointer data)
{
  const TroopRow     *row = data;
  g_autoptr (LbField) field = field_with (row->what);
  const LbUnitSpec   *unit = &field->setup.sides[0].units[0];
  int                 before;

  g_assert_cmpuint (lb_attack_size2 (&field->setup, &field->state, 0, 0, FALSE), ==, row->size2);
  g_assert_cmpuint (lb_attack_size2 (&field->setup, &field->state, 0, 0, TRUE), ==, row->first_lead2);
  g_assert_cmpuint (lb_unit_worth (unit->quality, unit->subtype), ==, row->worth);
  g_assert_cmpuint (lb_unit_men (unit), ==, row->men);
  g_assert_cmpuint (lb_units_halves (&field->setup.sides[0], ACIES_UNIT_BIT (0)), ==, row->halves);

  lb_field_activate (field, 1);
  g_assert_cmpuint (lb_bonus_price (&field->setup, &field->state, 0), ==, row->bonus);
  field->state.activation.attacked = TRUE;
  g_assert_cmpuint (lb_bonus_price (&field->setup, &field->state, 0), ==, row->later_bonus);

  field->state.disordered[0] = 0;
  before = lb_victory_points (&field->setup, &field->state, 1);
  field->state.withdrawn[0] = ACIES_UNIT_BIT (0);
  g_assert_cmpint (lb_victory_points (&field->setup, &field->state, 1) - before, ==, (int) row->score);
}

/* 1.1, 9.1: the table above has a row for every kind of troops there is. */
static void
test_all_troops (void)
{
  gboolean seen[LB_N_ARMS][LB_N_CLASSES][LB_N_SUBTYPES] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (troops); i++)
    {
      g_autoptr (LbField) field = lb_field_new ();
      const LbUnitSpec   *unit = &field->setup.sides[0].units[lb_field_add (field, 0, troops[i].what, "c2")];

      seen[unit->arm][unit->quality][unit->subtype] = TRUE;
    }

  for (guint arm = 0; arm < LB_N_ARMS; arm++)
    for (guint quality = 0; quality < LB_N_CLASSES; quality++)
      for (guint subtype = 0; subtype < LB_N_SUBTYPES; subtype++)
        g_assert_cmpint (seen[arm][quality][subtype], ==,
                         lb_class_fits (arm, quality) && lb_subtype_fits (arm, subtype));
}

/* 1.2: the rarer head counts. */
static void
test_men (void)
{
  const LbUnitSpec four_horses = { .arm = LB_CHARIOTS, .quality = LB_AVERAGE, .men_horses = 4 };
  const LbUnitSpec two_horses = { .arm = LB_CHARIOTS, .quality = LB_AVERAGE, .men_horses = 2 };
  const LbUnitSpec escorted = { .arm = LB_ELEPHANTS, .quality = LB_INDIAN, .escorted = TRUE };

  g_assert_cmpuint (lb_unit_men (&four_horses), ==, 50);
  g_assert_cmpuint (lb_unit_men (&two_horses), ==, 100);
  g_assert_cmpuint (lb_unit_men (&escorted), ==, 5);
}

/* 6.8.1: only those who led count less. */
static void
test_size_of_others (void)
{
  g_autoptr (LbField) field = lb_field_new ();

  lb_field_lay (field, "r c2 aLI aLI* iEL; b c3 aHI");
  lb_field_fill (field, 0);
  lb_field_fill (field, 1);
  lb_field_start (field);
  g_assert_cmpuint (lb_attack_size2 (&field->setup, &field->state, 0, 0, TRUE), ==, 4);
  g_assert_cmpuint (lb_attack_size2 (&field->setup, &field->state, 0, 1, TRUE), ==, 2);
  g_assert_cmpuint (lb_attack_size2 (&field->setup, &field->state, 0, 1, FALSE), ==, 4);
  g_assert_cmpuint (lb_attack_size2 (&field->setup, &field->state, 0, 2, TRUE), ==, 4);
}

/* 1.4, 8.3 to 8.7 */
static void
test_commanders (void)
{
  static const struct
  {
    guint worth, pool, needed, hero_dies, strategist_dies;
  } rows[] = {
    [LB_RATING_POOR] = { 3, 1, 10, 3, 4 },
    [LB_RATING_AVERAGE] = { 6, 2, 9, 3, 4 },
    [LB_RATING_INSPIRED] = { 12, 4, 9, 2, 3 },
    [LB_RATING_BRILLIANT] = { 18, 4, 8, 2, 3 },
  };

  for (guint rating = 0; rating < G_N_ELEMENTS (rows); rating++)
    {
      g_assert_cmpuint (lb_commander_worth (rating), ==, rows[rating].worth);
      g_assert_cmpuint (lb_commander_pool (rating), ==, rows[rating].pool);
      g_assert_cmpuint (lb_recovery_needed (rating), ==, rows[rating].needed);
      g_assert_cmpuint (lb_recovery_fatal (rating, LB_HERO), ==, rows[rating].hero_dies);
      g_assert_cmpuint (lb_recovery_fatal (rating, LB_STRATEGIST), ==, rows[rating].strategist_dies);
    }
}

/* 6.12 */
static void
test_activation_prices (void)
{
  static const struct
  {
    const char *units;
    LbMode      mode;
    guint       price;
  } rows[] = {
    { "aHI", LB_NORMAL, 1 },
    { "vHI vHC", LB_NORMAL, 1 },
    { "vHI aHC", LB_NORMAL, 2 },
    { "vHI vHI vHI", LB_NORMAL, 2 },
    { "iEL iEL", LB_NORMAL, 2 },
    { "aHI aHI aHI", LB_REDUCED, 1 },
    { "vHI", LB_DOUBLE, 1 },
    { "aHI", LB_DOUBLE, 2 },
    { "pLC", LB_DOUBLE, 2 },
    { "iEL", LB_DOUBLE, 2 },
    { "vHI/le", LB_DOUBLE, 1 },
    { "vHI/le", LB_TRIPLE, 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (LbField) field = lb_field_new ();
      g_autofree char    *text = g_strconcat ("r c2 ", rows[i].units, "; b c4 aHI", NULL);

      lb_field_lay (field, text);
      lb_field_fill (field, 0);
      lb_field_fill (field, 1);
      lb_field_start (field);
      g_assert_cmpuint (lb_activation_price (&field->setup, &field->state, field->state.zone[7], rows[i].mode), ==,
                        rows[i].price);
    }
}

/* 6.12, 4.4.3: a double move onto the field */
static void
test_entry_prices (void)
{
  static const struct
  {
    const char *unit;
    guint       price;
  } rows[] = {
    { "iEL", 1 }, { "fEL", 1 }, { "aLI", 1 },    { "pLI", 1 },    { "vLI", 1 }, { "vHI", 1 }, { "aHI", 2 },
    { "pHI", 2 }, { "aHC", 2 }, { "aHC/ca", 2 }, { "vHC", 1 },    { "pLC", 2 }, { "aCH", 2 }, { "aHI/le", 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (LbField) field = lb_field_new ();

      lb_field_add (field, 0, rows[i].unit, NULL);
      lb_field_fill (field, 0);
      lb_field_fill (field, 1);
      lb_field_start (field);
      g_assert_cmpuint (lb_activation_price (&field->setup, &field->state, 1, LB_DOUBLE), ==, rows[i].price);
    }
}

typedef struct
{
  const char *unit;
  guint       moves;       /* 5.2.1, 9.4 */
  guint       double_moves;
  guint       free_turns;  /* 5.3(3) */
  guint       rough;       /* 6.13: into hill, forest, marsh and a fortified camp, or against elephants */
} MoveRow;

static const MoveRow moves[] = {
  { "aHI", 1, 2, 0, 1 },   { "pHI/ho", 1, 2, 0, 1 }, { "vHI/le", 1, 2, 0, 1 }, { "aLI", 1, 2, 1, 1 },
  { "aHC", 2, 4, 0, 2 },   { "vHC", 2, 4, 0, 2 },    { "aHC/ca", 1, 2, 0, 1 }, { "vHC/ca", 1, 2, 0, 1 },
  { "aLC", 2, 4, 2, 2 },   { "pLC", 2, 4, 2, 2 },    { "iEL", 1, 2, 0, 1 },    { "fEL", 1, 2, 0, 1 },
  { "aCH", 2, 4, 0, 2 },   { "aCH/sc", 2, 4, 0, 2 },
};

/* What is spent on an attack on c3 with @ground there, held by @enemy. */
static guint
spent_on (const char *unit, const char *ground, const char *enemy)
{
  g_autoptr (LbField) field = lb_field_new ();
  g_autofree char    *text = g_strdup_printf ("r c2 %s; b c3 %s; %s", unit, enemy, ground);
  guint               before;

  lb_field_lay (field, text);
  lb_field_fill (field, 0);
  lb_field_fill (field, 1);
  lb_field_start (field);
  lb_field_activate (field, 1);
  before = field->state.activation.moves[0];
  lb_attack_movement_spend (&field->setup, &field->state, 12);

  return before - field->state.activation.moves[0];
}

static void
test_moves (gconstpointer data)
{
  static const char *const rough[] = { "t c3 hill", "t c3 forest", "t c3 marsh", "t c3 hill forest marsh", "fort b c3", "fort r c3" };
  static const char *const open[] = { "", "t c3 stream", "t c3 river", "t c3 coast", "camp b c3" };
  const MoveRow           *row = data;
  g_autoptr (LbField)      field = field_with (row->unit);
  LbState                  state = field->state;

  lb_field_activate (field, 1);
  g_assert_cmpuint (field->state.activation.moves[0], ==, row->moves);
  g_assert_cmpuint (field->state.activation.free_turns[0], ==, row->free_turns);
  field->state = state;
  lb_field_activate_with (field, 1, 0, LB_DOUBLE);
  g_assert_cmpuint (field->state.activation.moves[0], ==, row->double_moves);

  for (guint i = 0; i < G_N_ELEMENTS (rough); i++)
    g_assert_cmpuint (spent_on (row->unit, rough[i], "aHI"), ==, row->rough);
  for (guint i = 0; i < G_N_ELEMENTS (open); i++)
    g_assert_cmpuint (spent_on (row->unit, open[i], "aHI"), ==, 1);
  g_assert_cmpuint (spent_on (row->unit, "", "aHI fEL"), ==, row->rough);
}

/* 11.3, R48 */
static void
test_levels (void)
{
  static const struct
  {
    guint   margin;
    LbLevel level;
  } rows[] = {
    { 0, LB_LEVEL_DRAW },       { 1, LB_LEVEL_PYRRHIC },     { 24, LB_LEVEL_PYRRHIC },
    { 25, LB_LEVEL_CLEAR },     { 49, LB_LEVEL_CLEAR },      { 50, LB_LEVEL_MAJOR },
    { 74, LB_LEVEL_MAJOR },     { 75, LB_LEVEL_STRATEGIC },  { 99, LB_LEVEL_STRATEGIC },
    { 100, LB_LEVEL_OVERWHELMING }, { 399, LB_LEVEL_OVERWHELMING },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpuint (lb_victory_level (rows[i].margin), ==, rows[i].level);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lb/6.10/results", test_results);
  for (guint i = 0; i < G_N_ELEMENTS (troops); i++)
    {
      g_autofree char *name = g_strdelimit (g_strdup (troops[i].what), "/", '-');
      g_autofree char *path = g_strconcat ("/lb/6.11/", name, NULL);

      g_test_add_data_func (path, &troops[i], test_troops);
    }
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autofree char *name = g_strdelimit (g_strdup (moves[i].unit), "/", '-');
      g_autofree char *path = g_strconcat ("/lb/6.13/", name, NULL);

      g_test_add_data_func (path, &moves[i], test_moves);
    }
  g_test_add_func ("/lb/1.1/all-troops", test_all_troops);
  g_test_add_func ("/lb/6.12/entry", test_entry_prices);
  g_test_add_func ("/lb/1.2/men", test_men);
  g_test_add_func ("/lb/6.8.1/others", test_size_of_others);
  g_test_add_func ("/lb/8.3/commanders", test_commanders);
  g_test_add_func ("/lb/6.12/activation", test_activation_prices);
  g_test_add_func ("/lb/11.3/levels", test_levels);

  return g_test_run ();
}
