/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "lb-field.h"

#include "engine/lost-battles/lb-apply.h"
#include "engine/lost-battles/lb-losses.h"
#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-names.h"
#include "engine/lost-battles/lb-reasons.h"
#include "engine/lost-battles/lb-sequence.h"

#include <string.h>

static const char arm_names[LB_N_ARMS][3] = { "HI", "LI", "HC", "LC", "EL", "CH" };
static const char class_letters[] = "pavfi";
static const char subtype_names[LB_N_SUBTYPES][3] = { "", "ar", "ho", "ph", "le", "ca", "sc" };

LbField *
lb_field_new (void)
{
  LbField *self = g_new0 (LbField, 1);

  self->events = acies_event_list_new ();
  self->setup.multiplier = 4;
  self->setup.attack_limit = 4;
  self->setup.turns = 10;
  for (guint side = 0; side < LB_N_SIDES; side++)
    {
      self->setup.sides[side].key_zone = side == 0 ? 7 : 12;
      self->setup.sides[side].camp_zone = LB_OFF_FIELD;
    }

  self->setup.situation = (LbSituation){
    .given = TRUE,
    .turn = 3,
    .order = { 0, 1 },
    .orders = 20,
  };
  return self;
}

void
lb_field_free (LbField *self)
{
  acies_event_list_free (self->events);
  g_free (self);
}

static LbPlacement *
placement_of (LbField *self, guint side, guint zone)
{
  LbDeployment *deployment = &self->setup.situation.deployment[side];
  LbPlacement  *placement;

  for (guint i = 0; i < deployment->n_placements; i++)
    if (deployment->placements[i].zone == zone)
      return &deployment->placements[i];

  placement = &deployment->placements[deployment->n_placements++];
  *placement = (LbPlacement){
    .zone = (guint8) zone,
    .facing = (guint8) lb_forward (side),
    .lead = LB_NO_UNIT,
  };
  return placement;
}

static gboolean
is_used (LbField *self, guint zone)
{
  for (guint side = 0; side < LB_N_SIDES; side++)
    {
      const LbDeployment *deployment = &self->setup.situation.deployment[side];

      for (guint i = 0; i < deployment->n_placements; i++)
        if (deployment->placements[i].zone == zone)
          return TRUE;
    }

  return FALSE;
}

static guint
find_name (const char *text, gsize length, const char names[][3], guint n_names)
{
  for (guint i = 0; i < n_names; i++)
    if (strlen (names[i]) == length && strncmp (names[i], text, length) == 0)
      return i;

  g_error ("no such troops: %s", text);
}

static LbUnitSpec
parse_unit (const char *what)
{
  const char *letter = strchr (class_letters, what[0]);
  LbUnitSpec  spec = { 0, };

  g_assert_nonnull (letter);
  spec.quality = (guint8) (letter - class_letters);
  spec.arm = (guint8) find_name (what + 1, 2, arm_names, LB_N_ARMS);
  if (what[3] == '/')
    spec.subtype = (guint8) find_name (what + 4, 2, subtype_names, LB_N_SUBTYPES);
  g_assert_true (lb_class_fits (spec.arm, spec.quality) && lb_subtype_fits (spec.arm, spec.subtype));

  return spec;
}

guint
lb_field_add (LbField *self, guint side, const char *what, const char *zone)
{
  LbSideSetup     *own = &self->setup.sides[side];
  const guint      unit = own->n_units++;
  const AciesUnits bit = ACIES_UNIT_BIT (unit);

  g_assert_cmpuint (unit, <, ACIES_MAX_UNITS);
  own->units[unit] = parse_unit (what);
  own->all |= bit;
  if (zone == NULL)
    return unit;

  LbPlacement *placement = placement_of (self, side, lb_zone_find (zone));

  placement->units |= bit;
  if (strchr (what, '!') != NULL)
    placement->disordered |= bit;
  if (strchr (what, '+') != NULL)
    placement->entered |= bit;
  if (strchr (what, '*') != NULL)
    placement->lead = (guint8) unit;
  return unit;
}

guint
lb_field_add_n (LbField *self, guint n, guint side, const char *what, const char *zone)
{
  const guint first = lb_field_add (self, side, what, zone);

  for (guint i = 1; i < n; i++)
    lb_field_add (self, side, what, zone);

  return first;
}

void
lb_field_fill (LbField *self, guint side)
{
  static const char *const corners[LB_N_SIDES][5] = {
    { "a1", "e1", "d1", "b1", "c1" },
    { "a4", "e4", "d4", "b4", "c4" },
  };
  guint left = 3;

  for (guint i = 0; i < G_N_ELEMENTS (corners[side]) && left > 0; i++)
    {
      if (is_used (self, lb_zone_find (corners[side][i])))
        continue;
      lb_field_add (self, side, "vHI", corners[side][i]);
      left--;
    }
}

void
lb_field_face (LbField *self, guint side, const char *zone, AciesFacing facing)
{
  placement_of (self, side, lb_zone_find (zone))->facing = (guint8) facing;
}

void
lb_field_terrain (LbField *self, const char *zone, guint terrain)
{
  self->setup.terrain[lb_zone_find (zone)] = (guint8) terrain;
}

static int
name_value (const AciesName *names, const char *name)
{
  int value = 0;

  g_assert_true (acies_names_find (names, name, &value));
  return value;
}

static guint
side_named (const char *name)
{
  return name[0] == 'r' ? 0 : 1;
}

/* Where the units of a part are put: NULL off the field; units that are gone belong to no zone, but to a set. */
static AciesUnits *
casualties (LbField *self, guint side, const char *where)
{
  LbSituation *situation = &self->setup.situation;

  if (g_str_equal (where, "shattered"))
    return &situation->shattered[side];
  if (g_str_equal (where, "withdrawn"))
    return &situation->withdrawn[side];

  return g_str_equal (where, "fled") ? &situation->fled[side] : NULL;
}

static void
lay_units (LbField *self, guint side, const char *where, char **units)
{
  AciesUnits *gone = casualties (self, side, where);
  const char *zone = gone != NULL || g_str_equal (where, "off") ? NULL : where;

  for (guint i = 0; units[i] != NULL; i++)
    {
      const guint unit = lb_field_add (self, side, units[i], zone);

      if (gone != NULL)
        *gone |= ACIES_UNIT_BIT (unit);
    }
}

static void
lay_part (LbField *self, char **words)
{
  const char *what = words[0];
  guint       terrain = 0;

  if (g_str_equal (what, "f"))
    lb_field_face (self, side_named (words[1]), words[2], (AciesFacing) name_value (lb_facing_names, words[3]));
  else if (g_str_equal (what, "camp") || g_str_equal (what, "fort"))
    {
      self->setup.sides[side_named (words[1])].camp_zone = (guint8) lb_zone_find (words[2]);
      self->setup.sides[side_named (words[1])].camp_fortified = g_str_equal (what, "fort");
    }
  else if (g_str_equal (what, "t"))
    {
      for (guint i = 2; words[i] != NULL; i++)
        terrain |= (guint) name_value (lb_terrain_names, words[i]);
      lb_field_terrain (self, words[1], terrain);
    }
  else
    lay_units (self, side_named (what), words[1], words + 2);
}

void
lb_field_lay (LbField *self, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ";", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (g_strstrip (parts[i]), " ", -1);

      if (words[0] != NULL && words[0][0] != '\0')
        lay_part (self, words);
    }
}

AciesUnits
lb_units (guint index, guint n)
{
  AciesUnits units = 0;

  for (guint i = 0; i < n; i++)
    units |= ACIES_UNIT_BIT (index + i);

  return units;
}

static guint
add_commander (LbField *self, guint side, LbRating rating, LbCommanderKind kind, guint bodyguard)
{
  LbSideSetup *own = &self->setup.sides[side];
  const guint  commander = own->n_commanders++;

  g_assert_cmpuint (commander, <, 2);
  own->commanders[commander] = (LbCommanderSpec){
    .rating = (guint8) rating,
    .kind = (guint8) kind,
    .bodyguard = (guint8) bodyguard,
  };
  return commander;
}

guint
lb_field_hero (LbField *self, guint side, LbRating rating, guint bodyguard)
{
  const guint   commander = add_commander (self, side, rating, LB_HERO, bodyguard);
  LbDeployment *deployment = &self->setup.situation.deployment[side];

  for (guint i = 0; i < deployment->n_placements; i++)
    if (deployment->placements[i].units & ACIES_UNIT_BIT (bodyguard))
      deployment->placements[i].commanders |= (guint8) (1u << commander);

  return commander;
}

guint
lb_field_strategist (LbField *self, guint side, LbRating rating, const char *zone)
{
  const guint commander = add_commander (self, side, rating, LB_STRATEGIST, LB_NO_UNIT);

  if (zone != NULL)
    placement_of (self, side, lb_zone_find (zone))->commanders |= (guint8) (1u << commander);

  return commander;
}

/* The sets that never change, which the scenario's compiler makes in a real battle. */
static void
derive_sets (LbField *self, guint side)
{
  LbSideSetup *own = &self->setup.sides[side];
  guint        unit;

  ACIES_FOREACH_UNIT (unit, own->all)
    {
      const LbUnitSpec *spec = &own->units[unit];
      const AciesUnits  bit = ACIES_UNIT_BIT (unit);

      own->arm[spec->arm] |= bit;
      own->quality[spec->quality] |= bit;
      if (spec->subtype != LB_NO_SUBTYPE)
        own->subtype[spec->subtype] |= bit;
      own->worth[lb_unit_worth (spec->quality, spec->subtype)] |= bit;
    }

  own->infantry = own->arm[LB_HEAVY_INFANTRY] | own->arm[LB_LIGHT_INFANTRY];
  own->cavalry = own->arm[LB_HEAVY_CAVALRY] | own->arm[LB_LIGHT_CAVALRY];
  own->mounted = own->cavalry | own->arm[LB_CHARIOTS];
  own->slow_terrain = own->mounted & ~own->subtype[LB_CATAPHRACTS];
  own->room_of_two = own->quality[LB_POOR];
  own->fighting_value = (gint16) lb_fighting_value (&self->setup, side, own->all,
                                                    (1u << own->n_commanders) - 1);
}

void
lb_field_start (LbField *self)
{
  const guint narrow = ACIES_TERRAIN_RIVER | ACIES_TERRAIN_COAST | ACIES_TERRAIN_MARSH |
                       ACIES_TERRAIN_FOREST;

  for (guint zone = 0; zone < LB_N_ZONES; zone++)
    self->setup.capacity[zone] = self->setup.terrain[zone] & narrow ? 8 : 12;
  derive_sets (self, 0);
  derive_sets (self, 1);
  self->setup.situation.weather = self->setup.weather;

  lb_start ((const AciesSetup *) &self->setup, NULL, 1, (AciesState *) &self->state, self->events);
}

void
lb_field_dice (LbField *self, const char *dice)
{
  guint8      values[ACIES_MAX_FORCED_DICE];
  const gsize n = strlen (dice);

  g_assert_cmpuint (n, <=, G_N_ELEMENTS (values));
  for (gsize i = 0; i < n; i++)
    values[i] = (guint8) (dice[i] - '0');
  g_assert_true (acies_dice_force (&self->state.base.dice, values, (guint) n));
}

guint
lb_field_refusal (LbField *self, const AciesAction *action)
{
  AciesVerdict verdict = { 0, };

  if (lb_check ((const AciesSetup *) &self->setup, (const AciesState *) &self->state, action, &verdict))
    return LB_REASON_NONE;

  return verdict.reason;
}

void
lb_field_play (LbField *self, const AciesAction *action)
{
  g_assert_cmpuint (lb_field_refusal (self, action), ==, 0);
  lb_apply ((const AciesSetup *) &self->setup, (AciesState *) &self->state, action, self->events);
}

void
lb_field_activate_with (LbField *self, AciesUnits units, guint commanders, LbMode mode)
{
  const AciesAction action = {
    .kind = LB_ACTIVATE,
    .units = units,
    .commanders = commanders,
    .mode = (guint8) mode,
  };

  lb_field_play (self, &action);
}

void
lb_field_activate (LbField *self, AciesUnits units)
{
  lb_field_activate_with (self, units, 0, LB_NORMAL);
}

AciesAction
lb_field_attack_by (guint unit, guint bonuses)
{
  return (AciesAction){
    .kind = LB_ATTACK,
    .units = ACIES_UNIT_BIT (unit),
    .args[2] = (gint16) bonuses,
  };
}

void
lb_field_attack (LbField *self, guint unit, guint bonuses)
{
  const AciesAction action = lb_field_attack_by (unit, bonuses);

  lb_field_play (self, &action);
}

void
lb_field_do (LbField *self, LbActionKind kind)
{
  const AciesAction action = { .kind = (guint8) kind };

  lb_field_play (self, &action);
}

void
lb_field_answer (LbField *self, LbActionKind kind, AciesUnits units)
{
  const AciesAction action = { .kind = (guint8) kind, .units = units };

  lb_field_play (self, &action);
}

void
lb_field_recover (LbField *self, guint commanders)
{
  const AciesAction action = { .kind = LB_RECOVER, .commanders = commanders };

  lb_field_play (self, &action);
}

void
lb_field_decisive (LbField *self, gboolean is_decisive)
{
  const AciesAction action = { .kind = LB_DECISIVE, .args[0] = (gint16) is_decisive };

  lb_field_play (self, &action);
}

void
lb_field_name (LbField *self, const char *zone, guint unit)
{
  const AciesAction action = {
    .kind = LB_LEAD,
    .units = ACIES_UNIT_BIT (unit),
    .args[0] = (gint16) lb_zone_find (zone),
  };

  lb_field_play (self, &action);
}

void
lb_field_pursue (LbField *self, AciesUnits units, guint commanders)
{
  const AciesAction action = { .kind = LB_PURSUE, .units = units, .commanders = commanders };

  lb_field_play (self, &action);
}

static void
get_decision (LbField *self, AciesDecision *decision)
{
  lb_decision ((const AciesSetup *) &self->setup, (const AciesState *) &self->state, decision);
}

guint
lb_field_decision (LbField *self)
{
  AciesDecision decision;

  get_decision (self, &decision);
  return decision.kind;
}

int
lb_field_decider (LbField *self)
{
  AciesDecision decision;

  get_decision (self, &decision);
  return decision.side;
}

const AciesEvent *
lb_field_event (LbField *self, LbEventKind kind, guint nth)
{
  for (guint i = acies_event_list_size (self->events); i > 0; i--)
    {
      const AciesEvent *event = acies_event_list_get (self->events, i - 1);

      if (event->kind == kind && nth-- == 0)
        return event;
    }

  return NULL;
}

guint
lb_field_n_events (LbField *self, LbEventKind kind)
{
  guint n = 0;

  while (lb_field_event (self, kind, n) != NULL)
    n++;

  return n;
}

int
lb_event_modifier (const AciesEvent *event, LbModifierName name)
{
  for (guint i = 0; i < event->n_modifiers; i++)
    if (event->modifiers[i].name == name)
      return event->modifiers[i].value;

  return 0;
}

const char *
lb_field_unit_state (LbField *self, guint side, guint unit)
{
  return acies_name_of (lb_unit_state_names, (int) lb_unit_state (&self->state, side, unit));
}

const char *
lb_field_commander_state (LbField *self, guint side, guint commander)
{
  return acies_name_of (lb_commander_state_names, self->state.commanders[side][commander].state);
}

gboolean
lb_field_is_lead (LbField *self, guint side, guint unit)
{
  const guint zone = self->state.where[side][unit];

  return zone < LB_N_ZONES && self->state.lead[zone] == unit;
}
