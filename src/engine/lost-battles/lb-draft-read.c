/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-draft-parts.h"

#include <glib/gi18n-lib.h>

#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-scene.h"
#include "engine/lost-battles/lb-sequence.h"
#include "engine/lost-battles/lb-words.h"

/* What an army's pieces may not be twice: in a zone, and in one that the enemy has. */
typedef struct
{
  AciesUnits units;       /* placed already, or out of the battle */
  guint      commanders;
  guint32    enemies;     /* zones held by the other army, bit each */
} LbPlaced;

/* Leaves of a group what can stand there beside those before it. */
static void
tidy_placement (LbPlacement *placement, LbPlaced *placed)
{
  placement->units &= ~placed->units;
  placement->commanders &= (guint8) ~placed->commanders;
  if ((placed->enemies >> placement->zone) & 1)
    placement->units = 0;
  placement->disordered &= placement->units;
  placement->entered &= placement->units;
  if (placement->lead != LB_NO_UNIT &&
      (placement->units & ACIES_UNIT_BIT (placement->lead)) == 0)
    placement->lead = LB_NO_UNIT;

  placed->units |= placement->units;
  placed->commanders |= placement->commanders;
}

/* Returns the zones that units of the army hold. */
static guint32
tidy_deployment (LbDeployment *deployment, LbPlaced placed)
{
  guint32 zones = 0;

  for (guint i = 0; i < deployment->n_placements; i++)
    {
      tidy_placement (&deployment->placements[i], &placed);
      if (deployment->placements[i].units != 0)
        zones |= 1u << deployment->placements[i].zone;
    }

  return zones;
}

static void
tidy_situation (LbSituation *situation)
{
  guint32 zones = 0;

  for (guint side = 0; side < LB_N_SIDES; side++)
    {
      const guint gone = situation->lost[side] | situation->killed[side] |
                         situation->commanders_withdrawn[side];
      LbPlaced    placed = { 0, gone, zones };

      situation->withdrawn[side] &= ~situation->shattered[side];
      situation->fled[side] &= ~(situation->shattered[side] | situation->withdrawn[side]);
      placed.units = situation->shattered[side] | situation->withdrawn[side] |
                     situation->fled[side];
      zones = tidy_deployment (&situation->deployment[side], placed);
    }
}

LbSetup *
lb_draft_read (const AciesJsonCursor *root)
{
  g_autoptr (AciesProblems) ignored = acies_problems_new ();
  LbSetup                  *setup = lb_setup_read (root, ignored);
  LbPlaced                  placed = { 0 };

  for (guint side = 0; side < LB_N_SIDES; side++)
    {
      LbSideSetup *own = &setup->sides[side];

      if (own->id == NULL)
        own->id = g_strdup ("");
      if (own->name == NULL)
        own->name = g_strdup ("");
      placed.enemies = tidy_deployment (&setup->deployment[side], placed);
    }
  tidy_situation (&setup->situation);

  return setup;
}

void
lb_draft_free (LbSetup *setup)
{
  lb_setup_free ((AciesSetup *) setup);
}

const LbDeployment *
lb_draft_deployment (const LbSetup *setup, AciesPart part, guint side)
{
  return part == ACIES_PART_SITUATION ? &setup->situation.deployment[side]
                                      : &setup->deployment[side];
}

int
lb_draft_entry (const LbSideSetup *own, guint index, guint *count)
{
  int first = -1;

  *count = 0;
  for (guint i = 0; i < own->n_units; i++)
    if (own->units[i].entry == index)
      {
        if (first < 0)
          first = (int) i;
        *count += 1;
      }

  return first;
}

/* What the first dice of a battle would give is no part of the picture. */
AciesScene *
lb_draft_scene (const AciesJsonCursor *root, AciesPart part)
{
  g_autoptr (LbSetup) setup = lb_draft_read (root);
  const gboolean      in_situation = part == ACIES_PART_SITUATION && setup->situation.given;
  LbState             state;
  AciesScene         *scene;

  lb_start_position (setup, in_situation, &state);
  scene = lb_scene ((const AciesSetup *) setup, &state.base);
  scene->active = ACIES_NO_SIDE;
  g_array_set_size (scene->counters, 0);

  return scene;
}

/* The group a unit stands in. */
static const LbPlacement *
placement_of (const LbDeployment *deployment, guint unit)
{
  for (guint i = 0; i < deployment->n_placements; i++)
    if ((deployment->placements[i].units & ACIES_UNIT_BIT (unit)) != 0)
      return &deployment->placements[i];

  return NULL;
}

static guint
mark_if (gboolean is_so, LbMark mark)
{
  return is_so ? 1u << mark : 0;
}

static guint
unit_marks (const LbSetup *setup, AciesPart part, guint side, guint unit,
            const LbPlacement *placement)
{
  const LbSituation *situation = &setup->situation;
  const AciesUnits   bit = ACIES_UNIT_BIT (unit);
  guint              marks = 0;

  if (placement != NULL)
    marks |= mark_if (placement->lead == unit, LB_MARK_LEAD) |
             mark_if ((placement->disordered & bit) != 0, LB_MARK_DISORDERED) |
             mark_if ((placement->entered & bit) != 0, LB_MARK_ENTERED);
  if (part != ACIES_PART_SITUATION)
    return marks;

  return marks | mark_if ((situation->shattered[side] & bit) != 0, LB_MARK_SHATTERED) |
         mark_if ((situation->withdrawn[side] & bit) != 0, LB_MARK_WITHDRAWN) |
         mark_if ((situation->fled[side] & bit) != 0, LB_MARK_FLED);
}

static guint
commander_marks (const LbSetup *setup, AciesPart part, guint side, guint commander)
{
  const LbSituation *situation = &setup->situation;

  if (part != ACIES_PART_SITUATION)
    return 0;

  return mark_if ((situation->commanders_withdrawn[side] >> commander) & 1, LB_MARK_WITHDRAWN) |
         mark_if ((situation->lost[side] >> commander) & 1, LB_MARK_LOST) |
         mark_if ((situation->killed[side] >> commander) & 1, LB_MARK_KILLED) |
         mark_if ((situation->escaped[side] >> commander) & 1, LB_MARK_ESCAPED);
}

static AciesPlace
place_of (const LbPlacement *placement, guint side)
{
  AciesPlace place = { ACIES_NO_CELL, 0, 0, (int) lb_forward (side) };

  if (placement != NULL)
    {
      place.cell = placement->zone;
      place.facing = placement->facing;
    }

  return place;
}

/* "African foot 2, veteran heavy infantry, in the centre of Carthage, disordered" */
static char *
piece_text (const LbSetup *setup, const AciesPiece *piece, const char *kind)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (parts, g_strdup (piece->name));
  g_ptr_array_add (parts, g_strdup (kind));
  g_ptr_array_add (parts, lb_zone_words (setup, piece->place.cell));
  for (guint i = 0; i < LB_N_MARKS; i++)
    if ((piece->marks >> i) & 1)
      g_ptr_array_add (parts, g_utf8_strdown (g_dpgettext2 (GETTEXT_PACKAGE, "mark",
                                                            lb_draft_marks[i].label), -1));

  return acies_words_list ((char *const *) parts->pdata, parts->len);
}

static void
add_unit_piece (GArray *pieces, const LbSetup *setup, AciesPart part, guint side, guint unit)
{
  const LbUnitSpec  *spec = &setup->sides[side].units[unit];
  const LbPlacement *placement = placement_of (lb_draft_deployment (setup, part, side), unit);
  AciesPiece         piece = {
            .side = (int) side,
            .index = unit,
            .entry = spec->entry,
            .companion = -1,
            .diamonds = spec->arm == LB_ELEPHANTS,
            .emblem = (guint8) lb_emblem_of (spec),
            .pips = (guint8) lb_pips_of (spec),
            .place = place_of (placement, side),
            .marks = unit_marks (setup, part, side, unit, placement),
  };

  piece.placed = piece.place.cell != ACIES_NO_CELL;
  piece.id = g_strdup (spec->id);
  piece.name = acies_words_capitalise (lb_unit_words (setup, side, unit));
  piece.text = piece_text (setup, &piece, lb_kind_words (spec->arm, spec->quality, spec->subtype));
  g_array_append_val (pieces, piece);
}

/* 8.1: a hero is where his bodyguard is, named or not. */
static const LbPlacement *
placement_of_commander (const LbDeployment *deployment, const LbCommanderSpec *spec,
                        guint commander)
{
  if (spec->bodyguard != LB_NO_UNIT)
    return placement_of (deployment, spec->bodyguard);

  for (guint i = 0; i < deployment->n_placements; i++)
    if ((deployment->placements[i].commanders >> commander) & 1)
      return &deployment->placements[i];

  return NULL;
}

static void
add_commander_piece (GArray *pieces, const LbSetup *setup, AciesPart part, guint side,
                     guint commander)
{
  const LbCommanderSpec *spec = &setup->sides[side].commanders[commander];
  const LbDeployment    *deployment = lb_draft_deployment (setup, part, side);
  const guint            gone = (1u << LB_MARK_WITHDRAWN) | (1u << LB_MARK_LOST) |
                                (1u << LB_MARK_KILLED);
  const LbPlacement     *placement = placement_of_commander (deployment, spec, commander);
  AciesPiece             piece = {
                .side = (int) side,
                .index = commander,
                .entry = commander,
                .commander = TRUE,
                .companion = spec->bodyguard != LB_NO_UNIT ? spec->bodyguard : -1,
                .emblem = ACIES_EMBLEM_COMMANDER,
                .pips = (guint8) (spec->rating + 1),
                .marks = commander_marks (setup, part, side, commander),
  };

  piece.place = place_of ((piece.marks & gone) != 0 ? NULL : placement, side);
  piece.placed = piece.place.cell != ACIES_NO_CELL;
  piece.id = g_strdup (spec->id);
  piece.name = g_strdup (spec->name);
  piece.text = piece_text (setup, &piece, lb_rating_words (spec->rating, spec->kind));
  g_array_append_val (pieces, piece);
}

/* Those without an id cannot be named, so that they are no pieces yet. */
GArray *
lb_draft_pieces (const AciesJsonCursor *root, AciesPart part, guint side)
{
  g_autoptr (LbSetup) setup = lb_draft_read (root);
  GArray             *pieces = acies_pieces_new ();

  if (side >= LB_N_SIDES)
    return pieces;

  for (guint i = 0; i < setup->sides[side].n_units; i++)
    if (acies_json_is_id (setup->sides[side].units[i].id))
      add_unit_piece (pieces, setup, part, side, i);
  for (guint i = 0; i < setup->sides[side].n_commanders; i++)
    if (setup->sides[side].commanders[i].id[0] != '\0')
      add_commander_piece (pieces, setup, part, side, i);

  return pieces;
}
