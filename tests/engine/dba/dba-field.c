/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "dba-field.h"

#include <string.h>

#include "engine/dba/dba-names.h"
#include "engine/dba/dba-prospect.h"
#include "engine/dba/dba-terrain.h"
#include "engine/dba/dba-troops.h"
#include "engine/tabletop/tt-contact.h"

static TtPose
pose_of (char **words)
{
  return (TtPose){ tt_from_double (g_ascii_strtod (words[0], NULL)),
                   tt_from_double (g_ascii_strtod (words[1], NULL)),
                   tt_from_double (g_ascii_strtod (words[2], NULL)) };
}

static gint32
mm (const char *word)
{
  return tt_from_double (g_ascii_strtod (word, NULL));
}

static void
add_ground (DbaField *self, guint kind, char **words)
{
  DbaFeature *feature = &self->board.features[self->board.n_features++];
  TtShape     shape = { .kind = TT_SHAPE_RECT, .at = { mm (words[1]), mm (words[2]) },
                        .width = mm (words[3]), .height = mm (words[4]) };

  feature->ground = (guint8) kind;
  tt_area_init (&feature->shape, &shape, (int) kind, NULL);
}

static void
add_river (DbaField *self, char **words)
{
  DbaRiver     *river = &self->board.rivers[self->board.n_rivers];
  const TtPoint points[] = { { mm (words[1]), mm (words[2]) }, { mm (words[3]), mm (words[4]) } };

  tt_river_init (&river->body, points, 2, 3000);
  self->state.natures[self->board.n_rivers++] = (guint8) (words[5][0] - '0');
}

static void
add_camp (DbaField *self, char **words)
{
  const guint side = words[1][0] == 'g';
  DbaCamp    *camp = &self->state.camps[side];

  camp->placed = TRUE;
  camp->pose = pose_of (words + 2);
  camp->width = camp->depth = 4000;
  camp->held_by = (guint8) side;
  camp->occupant = DBA_NOBODY;
  camp->occupied_by = DBA_GARRISON_FOLLOWERS;
  if (g_str_equal (words[5], "none"))
    camp->occupied_by = DBA_GARRISON_NONE;
  else if (!g_str_equal (words[5], "followers"))
    {
      camp->occupied_by = DBA_GARRISON_ELEMENT;
      camp->occupant = (guint8) dba_field_who (self, words[5]);
      camp->held_by = (guint8) dba_side_of (&self->setup, camp->occupant);
      self->state.elements[camp->occupant].state = DBA_IN_CAMP;
      self->state.elements[camp->occupant].pose = camp->pose;
    }
}

static void
add_element (DbaField *self, char **words)
{
  const guint   g = self->setup.n_elements++;
  const guint   side = words[0][0] == 'g';
  DbaUnitSpec  *unit = &self->setup.units[g];
  DbaElement   *element = &self->state.elements[g];
  DbaSideSetup *own = &self->setup.sides[side];

  g_assert_true (side == 1 || self->setup.sides[1].n_units == 0);  /* the first side's first */
  g_assert_true (dba_troops_parse (words[1], &unit->type, &unit->depth));
  g_strlcpy (unit->id, words[0], sizeof unit->id);
  g_strlcpy (unit->code, words[1], sizeof unit->code);
  unit->id_rank = (guint8) g;
  if (own->n_units++ == 0)
    {
      own->offset = g;
      own->general = (guint8) g;
    }
  own->all |= DBA_BIT (g);
  element->pose = pose_of (words + 2);
  element->state = DBA_ON_TABLE;
  for (char **mark = words + 5; *mark != NULL; mark++)
    {
      if (g_str_equal (*mark, "gen"))
        {
          unit->general = TRUE;
          own->general = (guint8) g;
        }
      else if (g_str_equal (*mark, "bad"))
        unit->disadvantage = 1;
      else if (g_str_equal (*mark, "lost"))
        element->state = DBA_DESTROYED;
      else
        g_error ("unknown mark %s", *mark);
    }
}

static void
add_part (DbaField *self, const char *part)
{
  g_auto (GStrv) words = g_strsplit (part, " ", -1);
  int            kind;

  if (acies_names_find (dba_ground_names, words[0], &kind))
    add_ground (self, (guint) kind, words);
  else if (g_str_equal (words[0], "crest"))
    self->board.features[self->board.n_features - 1].shape.crest =
      tt_from_point ((TtPoint){ mm (words[1]), mm (words[2]) });
  else if (g_str_equal (words[0], "river"))
    add_river (self, words);
  else if (g_str_equal (words[0], "camp"))
    add_camp (self, words);
  else
    add_element (self, words);
}

DbaField *
dba_field_new (const char *text)
{
  DbaField      *self = g_new0 (DbaField, 1);
  g_auto (GStrv) parts = g_strsplit (text, ";", -1);

  self->setup.boards = &self->board;
  self->setup.n_boards = 1;
  self->setup.victory_losses = 4;
  self->setup.sides[1].offset = DBA_MAX_ELEMENTS;
  self->board.width = self->board.height = 60000;
  self->state.phase = DBA_PHASE_COMBAT;
  self->state.bound = 4;
  self->state.low = self->state.high = self->state.winner = DBA_NOBODY;
  dba_prospect_prepare (&self->setup);
  self->events = acies_event_list_new ();
  acies_dice_seed (&self->state.base.dice, 1);
  for (char **part = parts; *part != NULL; part++)
    add_part (self, g_strstrip (*part));

  return self;
}

void
dba_field_free (DbaField *self)
{
  for (guint i = 0; i < self->board.n_features; i++)
    tt_area_clear (&self->board.features[i].shape);
  for (guint i = 0; i < self->board.n_rivers; i++)
    tt_river_clear (&self->board.rivers[i].body);
  acies_event_list_free (self->events);
  g_free (self);
}

guint
dba_field_who (const DbaField *self, const char *id)
{
  if (g_str_has_prefix (id, "camp-"))
    return DBA_CAMP (id[5] == 'g');

  for (guint g = 0; g < self->setup.n_elements; g++)
    if (g_str_equal (self->setup.units[g].id, id))
      return g;

  g_error ("no element %s", id);
}

void
dba_field_dice (DbaField *self, const char *dice)
{
  guint8 values[ACIES_MAX_FORCED_DICE];
  guint  n = 0;

  for (; dice[n] != '\0'; n++)
    values[n] = (guint8) (dice[n] - '0');
  g_assert_true (acies_dice_force (&self->state.base.dice, values, n));
}

DbaFight
dba_field_fight (const DbaField *self, const char *a, const char *b)
{
  return (DbaFight){ .a = (guint8) dba_field_who (self, a), .b = (guint8) dba_field_who (self, b) };
}

DbaFight
dba_field_shot (const DbaField *self, const char *a, const char *b, const char *aids)
{
  DbaFight       fight = dba_field_fight (self, a, b);
  g_auto (GStrv) words = g_strsplit (aids, " ", -1);

  fight.shooting = TRUE;
  for (char **word = words; *word != NULL; word++)
    if (**word != '\0')
      fight.aids |= DBA_BIT (dba_field_who (self, *word));

  return fight;
}

static const char *const factor_words[DBA_N_FACTORS] = {
  [DBA_FACTOR_BASIC] = "",
  [DBA_FACTOR_GENERAL] = "general",
  [DBA_FACTOR_CAMP] = "camp",
  [DBA_FACTOR_UPHILL] = "uphill",
  [DBA_FACTOR_BANK] = "bank",
  [DBA_FACTOR_SUPPORT_PIKES] = "pikes",
  [DBA_FACTOR_SUPPORT_PSILOI] = "psiloi",
  [DBA_FACTOR_SUPPORT_WARBAND] = "warband",
  [DBA_FACTOR_SUPPORT_SPEARS] = "spears",
  [DBA_FACTOR_OVERLAP_LEFT] = "left",
  [DBA_FACTOR_OVERLAP_RIGHT] = "right",
  [DBA_FACTOR_FLANKED] = "flanked",
  [DBA_FACTOR_BAD_GOING] = "going",
  [DBA_FACTOR_AIDED] = "aided",
  [DBA_FACTOR_DISADVANTAGE] = "worse",
};

char *
dba_field_factors (const DbaField *self, const DbaFight *fight, gboolean of_a)
{
  GString   *words = g_string_new (NULL);
  DbaFactors factors;
  int        sum = 0;

  dba_factors (&self->setup, &self->state, fight, of_a, &factors);
  for (guint i = 0; i < factors.n; i++)
    {
      const DbaFactor *factor = &factors.items[i];

      sum += factor->value;
      if (factor->name == DBA_FACTOR_BASIC)
        g_string_append_printf (words, "%d", factor->value);
      else
        g_string_append_printf (words, " %+d %s", factor->value, factor_words[factor->name]);
      if (factor->who != DBA_NOBODY)
        g_string_append_printf (words, " %s", self->setup.units[factor->who].id);
    }
  g_assert_cmpint (sum, ==, factors.sum);

  return g_string_free (words, FALSE);
}

char *
dba_field_where (const DbaField *self, const char *id)
{
  const DbaElement *element = &self->state.elements[dba_field_who (self, id)];

  switch ((DbaElementState) element->state)
    {
    case DBA_ON_TABLE:
      return g_strdup_printf ("%g %g %g", tt_to_double (element->pose.x),
                              tt_to_double (element->pose.y), tt_to_double (element->pose.facing));
    case DBA_IN_CAMP:
      return g_strdup ("in camp");
    case DBA_DESTROYED:
      return g_strdup ("destroyed");
    case DBA_OFF_BOARD:
      return g_strdup ("off board");
    case DBA_OFF_TABLE:
    case DBA_N_STATES:
    default:
      return g_strdup ("off table");
    }
}

/* Whether @behind follows @ahead in a column: at a kink they overlap at the inner corner (1.6). */
static gboolean
follows (const TtBase *ahead, const TtBase *behind)
{
  return tt_vec_distance (tt_base_rear_centre (ahead), behind->place.at) <= TT_TOUCH + 0.02;
}

void
dba_field_assert_sound (const DbaField *self)
{
  const DbaSet all = dba_on_table (&self->setup, &self->state, 0) |
                     dba_on_table (&self->setup, &self->state, 1);
  guint        a, b;

  DBA_FOREACH (a, all)
    {
      const TtBase base = dba_base (&self->setup, &self->state, a);

      g_assert_false (dba_off_board (&self->board, &base));
      DBA_FOREACH (b, all & ~(2 * DBA_BIT (a) - 1))
        {
          const TtBase other = dba_base (&self->setup, &self->state, b);

          if (tt_base_penetration (&base, &other) > TT_PENETRATION + 0.02 &&
              !follows (&base, &other) && !follows (&other, &base))
            g_error ("%s and %s lie %g mm in each other", self->setup.units[a].id,
                     self->setup.units[b].id, tt_base_penetration (&base, &other));
        }
    }
}
