/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "support/lb-random.h"

#include "engine/core/acies-dice.h"

#include <string.h>

enum
{
  N_ZONES = 20,
  N_COLUMNS = 5,
  LEAST_UNITS = 6,   /* all of them Poor: three units for 11.1 */
  MOST_UNITS = 24,
  OFF_FIELD = N_ZONES,
  OUT_OF_BATTLE,
};

typedef struct
{
  const char *type;
  const char *classes;   /* by their first letters */
  const char *subtypes;  /* to choose from, "-" none */
} Arm;

static const Arm arms[] = {
  { "heavy-infantry", "pav", "- archers hoplites phalangites legionaries" },
  { "light-infantry", "pav", "-" },
  { "heavy-cavalry", "pav", "- cataphracts" },
  { "light-cavalry", "pav", "-" },
  { "elephants", "if", "-" },
  { "chariots", "a", "- scythed" },
};

typedef struct
{
  const Arm *arm;
  char       quality;  /* first letter of its class, as in its arm */
  guint      subtype;  /* of those of its arm */
  gboolean   is_poor, is_scythed;
  guint      zone;
} Unit;

typedef struct
{
  gboolean is_hero;
  guint    bodyguard;  /* number of his unit */
  guint    zone;
} Commander;

typedef struct
{
  guint     n_units, n_commanders, n_out;
  Unit      units[MOST_UNITS];
  Commander commanders[2];
} Army;

typedef struct
{
  AciesDice random;
  GString  *text;
  guint     n_turns;
  gboolean  is_situation;
  gboolean  is_narrow[N_ZONES], is_closed[N_ZONES];
  guint     load[N_ZONES];
  int       owner[N_ZONES];  /* side, or -1 */
  Army      armies[2];
} Maker;

static const char *const sides[] = { "red", "blue" };

static guint
draw (Maker *self, guint n)
{
  return (guint) (acies_dice_next (&self->random) % n);
}

static const char *
pick (Maker *self, const char *const *words)
{
  return words[draw (self, g_strv_length ((char **) words))];
}

static const char *
truth (Maker *self, guint one_in)
{
  return draw (self, one_in) == 0 ? "true" : "false";
}

static void G_GNUC_PRINTF (2, 3)
put (Maker *self, const char *format, ...)
{
  va_list values;

  va_start (values, format);
  g_string_append_vprintf (self->text, format, values);
  va_end (values);
}

/* Puts a comma unless a list or an object has just begun. */
static void
put_comma (Maker *self)
{
  const char last = self->text->str[self->text->len - 1];

  if (last != '[' && last != '{')
    g_string_append_c (self->text, ',');
}

static void
put_zone (Maker *self, guint zone)
{
  put (self, "\"%c%u\"", (int) ('a' + zone % N_COLUMNS), zone / N_COLUMNS + 1);
}

static const char *
class_name (char letter)
{
  static const char *const classes[] = { "poor", "average", "veteran", "indian", "african" };

  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    if (classes[i][letter == 'f' ? 1 : 0] == letter)
      return classes[i];

  g_assert_not_reached ();
}

/* Of the same kind as the unit before it, or of another: armies have many of a kind. */
static Unit
make_unit (Maker *self, const Unit *before)
{
  Unit unit = { .arm = &arms[draw (self, 3) == 0 ? 0 : draw (self, G_N_ELEMENTS (arms))], .zone = OFF_FIELD };

  if (before != NULL && draw (self, 3) > 0)
    return (Unit){ before->arm, before->quality, before->subtype, before->is_poor, before->is_scythed, OFF_FIELD };

  g_auto (GStrv) subtypes = g_strsplit (unit.arm->subtypes, " ", -1);

  unit.quality = unit.arm->classes[draw (self, (guint) strlen (unit.arm->classes))];
  unit.subtype = draw (self, g_strv_length (subtypes));
  unit.is_poor = unit.quality == 'p';
  unit.is_scythed = strcmp (subtypes[unit.subtype], "scythed") == 0;
  return unit;
}

static void
put_unit (Maker *self, guint side, guint number)
{
  Unit          *unit = &self->armies[side].units[number];
  g_auto (GStrv) subtypes = NULL;

  *unit = make_unit (self, number > 0 ? unit - 1 : NULL);
  subtypes = g_strsplit (unit->arm->subtypes, " ", -1);
  put_comma (self);
  put (self, "{\"id\":\"%s-%u\",\"type\":\"%s\",\"class\":\"%s\"", sides[side], number, unit->arm->type,
       class_name (unit->quality));
  if (subtypes[unit->subtype][0] != '-')
    put (self, ",\"subtype\":\"%s\"", subtypes[unit->subtype]);
  put (self, "}");
}

static void
put_commander (Maker *self, guint side, guint number)
{
  static const char *const ratings[] = { "poor", "average", "inspired", "brilliant", NULL };
  Army      *army = &self->armies[side];
  Commander *commander = &army->commanders[number];

  *commander = (Commander){ draw (self, 2) == 0, draw (self, army->n_units / 2) * 2 + number, OFF_FIELD };
  put_comma (self);
  put (self, "{\"id\":\"%s-leader-%u\",\"rating\":\"%s\",\"timid\":%s,\"kind\":\"%s\"", sides[side], number,
       pick (self, ratings), truth (self, 3), commander->is_hero ? "hero" : "strategist");
  if (commander->is_hero)
    put (self, ",\"bodyguard\":\"%s-%u\"", sides[side], commander->bodyguard);
  put (self, "}");
}

/* 2.3.1 */
static void
put_places (Maker *self, guint side)
{
  const guint camp = (side == 0 ? 1 : 16) + draw (self, 3);

  if (draw (self, 5) > 0)
    {
      put (self, "\"key-zone\":");
      put_zone (self, (side == 0 ? 6 : 11) + draw (self, 3));
      put (self, ",");
    }
  if (draw (self, 3) == 0)
    return;

  put (self, "\"camp\":{\"zone\":");
  put_zone (self, camp);
  put (self, ",\"fortified\":%s},", truth (self, 2));
}

static void
put_army (Maker *self, guint side)
{
  Army *army = &self->armies[side];

  army->n_units = LEAST_UNITS + draw (self, MOST_UNITS - LEAST_UNITS + 1);
  army->n_commanders = draw (self, 3);
  put (self, "{\"id\":\"%s\",\"name\":\"%s\",\"surprised\":%s,\"fatigued\":%s,", sides[side], sides[side], truth (self, 4),
       truth (self, 4));
  put_places (self, side);
  put (self, "\"units\":[");
  for (guint i = 0; i < army->n_units; i++)
    put_unit (self, side, i);
  put (self, "],\"commanders\":[");
  for (guint i = 0; i < army->n_commanders; i++)
    put_commander (self, side, i);
  put (self, "]}");
}

/* A river or stream that steps over sides and corners. */
static void
put_watercourse (Maker *self)
{
  guint row = draw (self, 4);
  guint column = draw (self, N_COLUMNS);

  put_comma (self);
  put (self, "{\"kind\":\"%s\",\"zones\":[", draw (self, 2) == 0 ? "river" : "stream");
  for (guint i = 0, n = 1 + draw (self, 6); i < n; i++)
    {
      const guint zone = row * N_COLUMNS + column;
      const guint down = draw (self, row == 0 ? 2 : 3);  /* past the row above */

      put_comma (self);
      put_zone (self, zone);
      self->is_narrow[zone] = TRUE;
      row = MIN (row == 0 ? down : row - 1 + down, 3);
      column = column < N_COLUMNS - 1 ? column + 1 : column - 1;
    }
  put (self, "]}");
}

static void
put_terrain (Maker *self, guint zone)
{
  static const char *const kinds[] = { "hill", "forest", "marsh", "coast", "stream", "river", NULL };

  if (draw (self, 3) > 0)
    return;

  put_comma (self);
  put_zone (self, zone);
  self->is_closed[zone] = zone % N_COLUMNS % (N_COLUMNS - 1) == 0 && draw (self, 8) == 0;
  if (self->is_closed[zone])
    {
      put (self, ":[\"impassable\"]");
      return;
    }

  self->is_narrow[zone] = TRUE;
  put (self, ":[");
  for (guint i = 0, first = draw (self, 6), n = draw (self, 4) == 0 ? 2 : 1; i < n; i++)
    {
      put_comma (self);
      put (self, "\"%s\"", kinds[(first + i) % 6]);
    }
  put (self, "]");
}

static void
put_map (Maker *self)
{
  put (self, "\"map\":{\"terrain\":{");
  for (guint zone = 0; zone < N_ZONES; zone++)
    put_terrain (self, zone);
  put (self, "},\"watercourses\":[");
  for (guint i = draw (self, 3); i > 0; i--)
    put_watercourse (self);
  put (self, "]}");
}

static void
put_conditions (Maker *self)
{
  static const char *const weathers[] = { "clear", "clear", "overcast", "wet", NULL };
  const gboolean           is_dusty = draw (self, 4) == 0;

  self->n_turns = 3 + draw (self, 8);
  put (self, "\"conditions\":{\"multiplier\":%u,\"attack-limit\":%u,\"turns\":%u,\"dust\":%s,", 1 + draw (self, 8),
       3 + draw (self, 3), self->n_turns, is_dusty ? "true" : "false");
  put (self, "\"weather\":\"%s\",\"orders-count-undeployed\":%s}", is_dusty ? "clear" : pick (self, weathers), truth (self, 2));
}

/* 8.8.1: whether a commander of @army other than the hero of @unit stands in @zone, where @unit would bring one. */
static gboolean
meets_commander (const Army *army, guint unit, guint zone)
{
  gboolean brings_one = FALSE;
  gboolean is_taken = FALSE;

  for (guint i = 0; i < army->n_commanders; i++)
    if (army->commanders[i].is_hero && army->commanders[i].bodyguard == unit)
      brings_one = TRUE;
    else if (army->commanders[i].zone == zone)
      is_taken = TRUE;

  return brings_one && is_taken;
}

/* Zones where a unit may stand: of its own half, or in a situation of the enemy's front row. */
static gboolean
is_open (const Maker *self, guint side, guint number, guint zone)
{
  const Army *army = &self->armies[side];
  const guint row = zone / N_COLUMNS;
  const guint room = army->units[number].is_poor ? 2 : 1;
  const guint enemy_rear = side == 0 ? 3 : 0;

  if (self->is_closed[zone] || self->owner[zone] == 1 - (int) side || row == enemy_rear)
    return FALSE;
  if (!self->is_situation && row / 2 != side)
    return FALSE;

  return self->load[zone] + room <= (self->is_narrow[zone] ? 8 : 12) && !meets_commander (army, number, zone);
}

static void
stand (Maker *self, guint side, guint number, guint zone)
{
  Army *army = &self->armies[side];

  army->units[number].zone = zone;
  self->owner[zone] = (int) side;
  self->load[zone] += army->units[number].is_poor ? 2 : 1;
  for (guint i = 0; i < army->n_commanders; i++)
    if (army->commanders[i].is_hero && army->commanders[i].bodyguard == number)
      army->commanders[i].zone = zone;
}

static void
place_unit (Maker *self, guint side, guint number)
{
  Army *army = &self->armies[side];

  if (draw (self, 8) == 0)
    return;
  /* So many are left that the battle goes on (11.1). */
  if (self->is_situation && draw (self, 6) == 0 && army->n_units - army->n_out > LEAST_UNITS)
    {
      army->units[number].zone = OUT_OF_BATTLE;
      army->n_out++;
      return;
    }

  for (guint i = 0; i < 12; i++)
    {
      const gboolean follows = i == 0 && number > 0 && army->units[number - 1].zone < N_ZONES && draw (self, 2) == 0;
      const guint    zone = follows ? army->units[number - 1].zone : draw (self, N_ZONES);

      if (is_open (self, side, number, zone))
        {
          stand (self, side, number, zone);
          return;
        }
    }
}

static void
place_strategists (Maker *self, guint side)
{
  Army *army = &self->armies[side];

  for (guint i = 0; i < army->n_commanders; i++)
    {
      const guint zone = draw (self, N_ZONES);

      if (!army->commanders[i].is_hero && self->owner[zone] == (int) side && army->commanders[1 - i].zone != zone)
        army->commanders[i].zone = zone;
    }
}

/* Ids of the units for which a throw of one in @one_in succeeds, as a member @name; all of them if @one_in is 1. */
static void
put_units_in (Maker *self, guint side, guint zone, const char *name, guint one_in)
{
  const Army *army = &self->armies[side];

  put (self, ",\"%s\":[", name);
  for (guint i = 0; i < army->n_units; i++)
    if (army->units[i].zone == zone && draw (self, one_in) == 0 && (one_in == 1 || !army->units[i].is_scythed))
      {
        put_comma (self);
        put (self, "\"%s-%u\"", sides[side], i);
      }
  put (self, "]");
}

static void
put_lead (Maker *self, guint side, guint zone)
{
  const Army *army = &self->armies[side];
  guint       lead = MOST_UNITS;

  for (guint i = 0; i < army->n_units; i++)
    if (army->units[i].zone == zone && army->units[i].is_scythed)
      return;
    else if (army->units[i].zone == zone && (lead == MOST_UNITS || draw (self, 2) == 0))
      lead = i;
  if (draw (self, 2) == 0)
    put (self, ",\"lead\":\"%s-%u\"", sides[side], lead);
}

static void
put_group (Maker *self, guint side, guint zone)
{
  static const char *const facings[] = { "north", "east", "south", "west", NULL };
  const Army *army = &self->armies[side];

  put_comma (self);
  put (self, "{\"zone\":");
  put_zone (self, zone);
  put (self, ",\"facing\":\"%s\"", draw (self, 3) > 0 ? facings[side == 0 ? 2 : 0] : pick (self, facings));
  put_units_in (self, side, zone, "units", 1);
  put_lead (self, side, zone);
  if (self->is_situation)
    {
      put_units_in (self, side, zone, "disordered", 4);
      put_units_in (self, side, zone, "entered", 4);
    }
  for (guint i = 0; i < army->n_commanders; i++)
    if (army->commanders[i].zone == zone)
      put (self, ",\"commanders\":[\"%s-leader-%u\"]", sides[side], i);
  put (self, "}");
}

static void
put_groups (Maker *self, guint side)
{
  for (guint i = 0; i < self->armies[side].n_units; i++)
    place_unit (self, side, i);
  place_strategists (self, side);

  put (self, "\"%s\":{\"groups\":[", sides[side]);
  for (guint zone = 0; zone < N_ZONES; zone++)
    if (self->owner[zone] == (int) side)
      put_group (self, side, zone);
  put (self, "]");
}

/* How those who are out of the battle left it: the first third shattered, and so on. */
static void
put_losses (Maker *self, guint side)
{
  static const char *const kinds[] = { "shattered", "withdrawn", "fled" };
  const Army *army = &self->armies[side];

  for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    {
      put (self, ",\"%s\":[", kinds[kind]);
      for (guint i = 0; i < army->n_units; i++)
        if (army->units[i].zone == OUT_OF_BATTLE && i % G_N_ELEMENTS (kinds) == kind)
          {
            put_comma (self);
            put (self, "\"%s-%u\"", sides[side], i);
          }
      put (self, "]");
    }
  put (self, ",\"camp-captured\":%s", truth (self, 8));
}

static void
put_deployment (Maker *self)
{
  put (self, ",\"deployment\":{");
  put_groups (self, 0);
  put (self, "},");
  put_groups (self, 1);
  put (self, "}}");
}

static void
put_situation (Maker *self)
{
  const guint first = draw (self, 5) == 0 ? 1 : 0;

  put (self, ",\"situation\":{\"turn\":%u,\"active\":\"%s\",\"order\":[\"%s\",\"%s\"],", 2 + draw (self, self->n_turns - 1),
       sides[draw (self, 2)], sides[first], sides[1 - first]);
  if (draw (self, 2) == 0)
    put (self, "\"orders\":%u,", draw (self, 16));
  put (self, "\"sides\":{");
  put_groups (self, 0);
  put_losses (self, 0);
  put (self, "},");
  put_groups (self, 1);
  put_losses (self, 1);
  put (self, "}}}");
}

static void
put_scenario (Maker *self)
{
  const guint start = draw (self, 4);  /* 0 the opening, 1 a deployment, else a situation */

  self->is_situation = start > 1;
  put (self, "{\"format\":\"acies-scenario\",\"version\":1,\"ruleset\":\"lost-battles\",\"id\":\"chance\",\"name\":\"Chance\","
             "\"license\":\"CC0-1.0\",\"sides\":[");
  put_army (self, 0);
  put (self, ",");
  put_army (self, 1);
  put (self, "],");
  put_map (self);
  put (self, ",");
  put_conditions (self);
  if (start == 1)
    put_deployment (self);
  else if (self->is_situation)
    put_situation (self);
  put (self, "}");
}

AciesScenario *
lb_random_scenario (guint64 seed)
{
  g_autoptr (GString)       text = g_string_new (NULL);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError)        error = NULL;
  g_autoptr (JsonNode)      root = NULL;
  AciesScenario            *scenario;
  Maker                     maker = { .text = text };

  acies_dice_seed (&maker.random, seed);
  for (guint zone = 0; zone < N_ZONES; zone++)
    maker.owner[zone] = -1;
  put_scenario (&maker);

  root = acies_json_parse (text->str, text->len, &error);
  g_assert_no_error (error);
  scenario = acies_scenario_new (root, problems, &error);
  if (scenario == NULL)
    g_error ("seed %" G_GUINT64_FORMAT ": %s\n%s", seed, error->message, text->str);

  return scenario;
}
