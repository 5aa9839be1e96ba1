/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-prospect.h"

#include "engine/dba/dba-contact.h"
#include "engine/dba/dba-factors.h"
#include "engine/dba/dba-terrain.h"
#include "engine/dba/dba-troops.h"

/* What each thing is worth, in hundredths of an element; found by playing against each other. */
enum
{
  WORTH_DESTROYED = 100,    /* of a fight's results */
  WORTH_FLIGHT = 35,
  WORTH_RECOIL = 8,
  WORTH_NEIGHBOUR = 5,      /* a friend in line beside */
  WORTH_PIKES_BEHIND = 14,  /* D-FAC-6 */
  WORTH_SUPPORT = 6,
  COST_OPEN_FLANK = 3,      /* an enemy near and nobody beside */
  COST_BAD_GOING = 10,      /* D-FAC-8 */
  COST_RIVER = 10,
  COST_FAR_COMMAND = 4,     /* an element that costs a point more to move (D-PIP-2) */
  COST_LONELY_GENERAL = 25,
  DRAW = 60,                /* of an equal opponent */
  DRAW_SHARE = 100,         /* hundredths of what the fight is worth, beside that */
  THREAT_SHARE = 25,        /* hundredths of what an enemy's charge is worth to him */
  TIMID_MATCH = -10,
  POOR_MATCH = -30,         /* nobody is drawn to worse ones */
};

#define DRAW_RANGE     600.0  /* mm */
#define BOUNDS_TO_DOUBLE 25.0 /* what draws forward grows: nobody waits for ever */
#define DRAW_NEAR      60.0   /* nearer they are in contact, or as good as */
#define DRAW_CLOSE     150.0  /* nearer they are drawn by so much more */
#define DRAW_EAGER     0.25
#define DRAW_SHY       110.0  /* who is likely to be beaten keeps so far away */
#define THREAT_NEAR    90.0   /* a charge reaches so far */
#define THREAT_FAR     190.0
#define FLANK_RANGE    140.0
#define COVER_WIDTH    25.0   /* mm aside and ahead where a friend covers */
#define COVER_DEPTH    60.0
#define COMMAND_RANGE  300.0  /* D-PIP-2 */
#define COMPANY_RANGE  75.0

/* D-FAC-6, whatever the opponent: pikes; half of what helps against some only counts as nothing. */
static int
support_of (const DbaSetup *setup, const DbaState *state, guint g)
{
  const guint type = setup->units[g].type;
  guint       behind;

  if (type != DBA_PK && type != DBA_SP && type != DBA_WB)
    return 0;

  behind = dba_directly_behind (setup, state, g);
  if (behind == DBA_NOBODY || setup->units[behind].type != type)
    return 0;

  return type == DBA_PK ? 3 : 1;
}

/* D-FAC-2, D-FAC-6, D-FAC-8 */
static int
bonus_of (const DbaProspect *self, guint g)
{
  const guint type = self->setup->units[g].type;
  int         bonus = self->setup->units[g].general ? 1 : 0;

  if (type != DBA_AX && type != DBA_PS &&
      dba_in_bad_going (dba_board (self->setup, self->state), &self->bases[g]))
    return bonus - 2;

  return bonus + support_of (self->setup, self->state, g);
}

void
dba_prospect_init (DbaProspect *self, const DbaSetup *setup, const DbaState *state)
{
  guint g;

  self->setup = setup;
  self->state = state;
  for (guint side = 0; side < DBA_N_SIDES; side++)
    {
      self->table[side] = dba_on_table (setup, state, side);
      DBA_FOREACH (g, self->table[side])
        {
          self->bases[g] = dba_base (setup, state, g);
          self->centres[g] = tt_base_centre (&self->bases[g]);
          self->bonuses[g] = (gint8) bonus_of (self, g);
        }
    }
}

static int
cost_of (guint result)
{
  switch ((DbaResult) result)
    {
    case DBA_RECOILS:
      return WORTH_RECOIL;
    case DBA_FLEES:
      return WORTH_FLIGHT;
    case DBA_IS_DESTROYED:
      return WORTH_DESTROYED;
    case DBA_STANDS:
    case DBA_N_RESULTS:
    default:
      return 0;
    }
}

/* What @loser's defeat by @enemy costs, its total and the other's given. */
static int
cost_of_defeat (guint loser, guint enemy, int own, int other)
{
  return own < other ? cost_of (dba_table_line (loser, enemy, 2 * own <= other)) : 0;
}

static int
compute_match (guint type, guint enemy, int bonus)
{
  const int own = dba_troops_factor ((guint8) type, dba_troops_mounted ((guint8) enemy)) + bonus;
  const int other = dba_troops_factor ((guint8) enemy, dba_troops_mounted ((guint8) type));
  int       sum = 0;

  for (int a = 1; a <= 6; a++)
    for (int b = 1; b <= 6; b++)
      sum += cost_of_defeat (enemy, type, other + b, own + a) -
             cost_of_defeat (type, enemy, own + a, other + b);

  return sum / 36;
}

void
dba_prospect_prepare (DbaSetup *setup)
{
  for (guint type = 0; type < DBA_N_TYPES; type++)
    for (guint enemy = 0; enemy < DBA_N_TYPES; enemy++)
      for (int bonus = -DBA_MOST_BONUS; bonus <= DBA_MOST_BONUS; bonus++)
        setup->matches[type][enemy][bonus + DBA_MOST_BONUS] =
          (gint16) compute_match (type, enemy, bonus);
}

/* What a fight in the open, front to front, is worth to @g. */
static int
match_of (const DbaProspect *self, guint g, guint other)
{
  const DbaSetup *setup = self->setup;
  const int       more = self->bonuses[g] - self->bonuses[other];
  const int       bonus = CLAMP (more, -DBA_MOST_BONUS, DBA_MOST_BONUS);

  return setup->matches[setup->units[g].type][setup->units[other].type][bonus + DBA_MOST_BONUS];
}

/* ---- Order ---- */

/* The friends that stand in line beside @g, a bit for the left and one for the right. */
static guint
neighbours (const DbaProspect *self, guint side, guint g)
{
  const TtBase *base = &self->bases[g];
  guint         beside = 0, other;

  DBA_FOREACH (other, self->table[side] & ~DBA_BIT (g))
    {
      const TtBase *body = &self->bases[other];

      if (tt_base_is_farther (base, body, TT_TOUCH) || !tt_contact_faces (base, body, 0))
        continue;
      if (tt_contact_corners_meet (base, TT_FRONT_LEFT, body, TT_FRONT_RIGHT))
        beside |= 1;
      else if (tt_contact_corners_meet (base, TT_FRONT_RIGHT, body, TT_FRONT_LEFT))
        beside |= 2;
    }

  return beside;
}

static double
nearest_enemy (const DbaProspect *self, guint side, guint g)
{
  double nearest = DRAW_RANGE;
  guint  enemy;

  DBA_FOREACH (enemy, self->table[1 - side])
    nearest = MIN (nearest, tt_vec_distance (self->centres[g], self->centres[enemy]));

  return nearest;
}

/* D-FAC-6 */
static int
support_value (const DbaProspect *self, guint g)
{
  const guint type = self->setup->units[g].type;
  guint       behind;

  if (type != DBA_PK && type != DBA_SP && type != DBA_WB && type != DBA_BD)
    return 0;

  behind = dba_directly_behind (self->setup, self->state, g);
  if (behind == DBA_NOBODY)
    return 0;
  if (type == DBA_PK)
    return self->setup->units[behind].type == DBA_PK ? WORTH_PIKES_BEHIND : 0;
  if (self->setup->units[behind].type == DBA_PS)
    return type == DBA_SP || type == DBA_BD ? WORTH_SUPPORT : 0;

  return type != DBA_BD && self->setup->units[behind].type == type ? WORTH_SUPPORT : 0;
}

static int
ground_cost (const DbaProspect *self, guint g)
{
  const DbaBoard *board = dba_board (self->setup, self->state);
  const guint     type = self->setup->units[g].type;
  int             cost = 0;

  if (type != DBA_AX && type != DBA_PS && dba_in_bad_going (board, &self->bases[g]))
    cost += COST_BAD_GOING;
  if (dba_in_river (board, &self->bases[g]) >= 0)
    cost += COST_RIVER;

  return cost;
}

/* Whether a friend stands close before @g. */
static gboolean
is_covered (const DbaProspect *self, guint side, guint g)
{
  guint other;

  DBA_FOREACH (other, self->table[side] & ~DBA_BIT (g))
    {
      const TtVec at = tt_base_local (&self->bases[g], self->centres[other]);

      if (fabs (at.x) < COVER_WIDTH && at.y > 0 && at.y < COVER_DEPTH)
        return TRUE;
    }

  return FALSE;
}

static int
line_value (const DbaProspect *self, guint side, guint g)
{
  const guint beside = neighbours (self, side, g);
  const int   n = (int) (beside & 1) + (int) (beside >> 1);
  int         value = WORTH_NEIGHBOUR * n;

  if (n < 2 && nearest_enemy (self, side, g) < FLANK_RANGE && !is_covered (self, side, g))
    value -= COST_OPEN_FLANK * (2 - n);

  return value + support_value (self, g) - ground_cost (self, g);
}

/* D-PIP-2: whom he can lead without more points, and whether he is among his men. */
static int
general_value (const DbaProspect *self, guint side)
{
  const guint general = self->setup->sides[side].general;
  gboolean    in_company = FALSE;
  int         value = 0;
  guint       g;

  if ((self->table[side] & DBA_BIT (general)) == 0)
    return 0;

  DBA_FOREACH (g, self->table[side] & ~DBA_BIT (general))
    {
      const double distance = tt_vec_distance (self->centres[general], self->centres[g]);

      in_company |= distance < COMPANY_RANGE;
      if (distance > COMMAND_RANGE)
        value -= COST_FAR_COMMAND;
    }

  return in_company ? value : value - COST_LONELY_GENERAL;
}

int
dba_prospect_order (const DbaProspect *self, guint side)
{
  int   value = general_value (self, side);
  guint g;

  DBA_FOREACH (g, self->table[side])
    value += line_value (self, side, g);

  return value;
}

/* ---- Reach ---- */

/* Of what lies ahead of @g all, of what is behind it little. */
static double
facing_share (const DbaProspect *self, guint g, guint enemy)
{
  const TtVec  to = tt_vec_sub (self->centres[enemy], self->centres[g]);
  const double ahead = tt_vec_dot (self->bases[g].place.forward, to);
  const double across = fabs (tt_vec_cross (self->bases[g].place.forward, to));

  if (ahead <= 0)
    return 0.55;

  return ahead >= across ? 1.0 : 0.8;
}

/* Nobody is drawn nearer than a charge reaches to whoever is likely to beat him. */
static double
draw_of (const DbaProspect *self, guint g, guint enemy)
{
  const int match = match_of (self, g, enemy);
  double    distance = tt_vec_distance (self->centres[g], self->centres[enemy]);

  distance = MAX (distance, match < TIMID_MATCH ? DRAW_SHY : DRAW_NEAR);
  if (match < POOR_MATCH || distance >= DRAW_RANGE)
    return 0;

  return (DRAW + DRAW_SHARE * match / 100.0) * facing_share (self, g, enemy) *
         (1 - distance / DRAW_RANGE + MAX (0.0, 1 - distance / DRAW_CLOSE) * DRAW_EAGER);
}

static double
threat_by (const DbaProspect *self, guint g, guint enemy)
{
  const int    match = match_of (self, enemy, g);
  const double distance = tt_vec_distance (self->centres[g], self->centres[enemy]);

  if (match <= 0 || distance >= THREAT_FAR)
    return 0;

  return THREAT_SHARE * match / 100.0 *
         MIN (1.0, (THREAT_FAR - distance) / (THREAT_FAR - THREAT_NEAR));
}

double
dba_prospect_boldness (const DbaState *state)
{
  return 1 + state->bound / BOUNDS_TO_DOUBLE;
}

int
dba_prospect_reach (const DbaProspect *self, guint side)
{
  const double boldness = dba_prospect_boldness (self->state);
  double       value = 0;
  guint        g, enemy;

  DBA_FOREACH (g, self->table[side])
    {
      double draw = 0, threat = 0;

      DBA_FOREACH (enemy, self->table[1 - side])
        {
          draw = MAX (draw, draw_of (self, g, enemy));
          threat = MAX (threat, threat_by (self, g, enemy));
        }
      value += draw * boldness - threat;
    }

  return (int) value;
}
