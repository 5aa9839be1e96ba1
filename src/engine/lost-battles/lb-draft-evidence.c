/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-draft-parts.h"

#include <glib/gi18n-lib.h>

#include "engine/lost-battles/lb-fields.h"
#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-words.h"

#define CELL(zone) (G_GUINT64_CONSTANT (1) << (zone))

/* What is gone through, and what is found. */
typedef struct
{
  const LbSetup *setup;
  AciesPart      part;   /* where units are looked for */
  GArray        *found;
} LbSurvey;

static const char *
text_of (const AciesJsonCursor *at, const char *key)
{
  const AciesJsonCursor member = acies_json_member (at, key);

  return acies_json_text (member.node);
}

/* "African foot: inferred; Polybius 3.114" */
static char *
evidence_text (const char *name, int certainty, const char *source)
{
  const AciesFormField *field = acies_field_find (lb_unit_fields, "certainty");
  const char       *words = lb_draft_choice_text (field, certainty);

  if (certainty >= 0 && source != NULL)
    /* Translators: %1$s is a unit or a place, %2$s attested, inferred or guessed, %3$s a source. */
    return g_strdup_printf (C_ ("evidence", "%1$s: %2$s; %3$s"), name, words, source);

  /* Translators: %1$s is a unit or a place, %2$s attested, inferred or guessed, or a source. */
  return g_strdup_printf (C_ ("evidence", "%1$s: %2$s"), name, certainty >= 0 ? words : source);
}

/* Notes what @at says of its sources, if it does; @name is taken over. */
static void
survey (const LbSurvey *self, const AciesJsonCursor *at, char *name, int side, guint64 cells)
{
  g_autofree char *own_name = name;
  const char      *source = text_of (at, "source");
  AciesEvidence    evidence = { .certainty = -1, .side = side, .cells = cells };

  acies_names_find (lb_certainty_names, text_of (at, "certainty"), &evidence.certainty);
  if (source != NULL && source[0] == '\0')
    source = NULL;
  if (source == NULL && evidence.certainty < 0)
    return;

  evidence.path = acies_json_path (at);
  evidence.source = g_strdup (source);
  evidence.text = evidence_text (own_name, evidence.certainty, source);
  evidence.name = g_steal_pointer (&own_name);
  g_array_append_val (self->found, evidence);
}

static guint64
cell_of (const char *zone)
{
  const guint index = zone != NULL ? lb_zone_find (zone) : LB_OFF_FIELD;

  return index < LB_N_ZONES ? CELL (index) : 0;
}

/* Things of the map with a name under @key; @words where they have none. */
static void
survey_list (const LbSurvey *self, const AciesJsonCursor *map, const char *list, const char *key,
             const char *words)
{
  const AciesJsonCursor array = acies_json_member (map, list);

  for (guint i = 0; i < acies_json_length (&array); i++)
    {
      const AciesJsonCursor at = acies_json_element (&array, i);
      const AciesJsonCursor zones = acies_json_member (&at, "zones");
      const char           *name = text_of (&at, key);
      guint64               cells = cell_of (text_of (&at, "zone"));

      for (guint k = 0; k < acies_json_length (&zones); k++)
        cells |= cell_of (acies_json_text (acies_json_element (&zones, k).node));
      survey (self, &at, g_strdup (name != NULL ? name : words), ACIES_NO_SIDE, cells);
    }
}

static void
survey_map (const LbSurvey *self, const AciesJsonCursor *root)
{
  const AciesJsonCursor map = acies_json_member (root, "map");
  guint64               cells = 0;

  for (guint zone = 0; zone < LB_N_ZONES; zone++)
    if (self->setup->terrain[zone] != 0)
      cells |= CELL (zone);
  survey (self, &map, g_strdup (C_ ("evidence", "Map")), ACIES_NO_SIDE, cells);
  survey_list (self, &map, "watercourses", "name", C_ ("evidence", "Stream or river"));
  survey_list (self, &map, "settlements", "name", C_ ("evidence", "Settlement"));
  survey_list (self, &map, "labels", "text", C_ ("evidence", "Label"));
}

/* Where units of the set stand. */
static guint64
cells_of_units (const LbSurvey *self, guint side, AciesUnits units)
{
  const LbDeployment *deployment = lb_draft_deployment (self->setup, self->part, side);
  guint64             cells = 0;

  for (guint i = 0; i < deployment->n_placements; i++)
    if ((deployment->placements[i].units & units) != 0)
      cells |= CELL (deployment->placements[i].zone);

  return cells;
}

static void
survey_units (const LbSurvey *self, guint side, const AciesJsonCursor *at)
{
  const LbSideSetup    *own = &self->setup->sides[side];
  const AciesJsonCursor list = acies_json_member (at, "units");

  for (guint i = 0; i < acies_json_length (&list); i++)
    {
      const AciesJsonCursor entry = acies_json_element (&list, i);
      AciesUnits            units = 0;
      guint                 count;
      const int             first = lb_draft_entry (own, i, &count);

      for (guint k = 0; first >= 0 && k < count; k++)
        units |= ACIES_UNIT_BIT ((guint) first + k);
      if (units != 0)
        survey (self, &entry,
                acies_words_capitalise (g_strdup (lb_entry_words (self->setup, side,
                                                                  (guint) first))),
                (int) side, cells_of_units (self, side, units));
    }
}

static guint64
cells_of_commander (const LbSurvey *self, guint side, guint commander)
{
  const LbDeployment *deployment = lb_draft_deployment (self->setup, self->part, side);

  for (guint i = 0; i < deployment->n_placements; i++)
    if ((deployment->placements[i].commanders >> commander) & 1)
      return CELL (deployment->placements[i].zone);

  return 0;
}

static void
survey_commanders (const LbSurvey *self, guint side, const AciesJsonCursor *at)
{
  const LbSideSetup    *own = &self->setup->sides[side];
  const AciesJsonCursor list = acies_json_member (at, "commanders");

  for (guint i = 0; i < MIN (acies_json_length (&list), own->n_commanders); i++)
    {
      const AciesJsonCursor entry = acies_json_element (&list, i);

      survey (self, &entry, g_strdup (own->commanders[i].name), (int) side,
              cells_of_commander (self, side, i));
    }
}

static void
survey_groups (const LbSurvey *self, guint side, const AciesJsonCursor *armies)
{
  const AciesJsonCursor army = acies_json_member (armies, self->setup->sides[side].id);
  const AciesJsonCursor groups = acies_json_member (&army, "groups");

  for (guint i = 0; i < acies_json_length (&groups); i++)
    {
      const AciesJsonCursor group = acies_json_element (&groups, i);
      const char           *zone = text_of (&group, "zone");
      const guint           index = zone != NULL ? lb_zone_find (zone) : LB_OFF_FIELD;

      survey (self, &group, acies_words_capitalise (lb_zone_words (self->setup, (int) index)),
              (int) side, cell_of (zone));
    }
}

static void
survey_side (const LbSurvey *self, guint side, const AciesJsonCursor *root)
{
  const AciesJsonCursor sides = acies_json_member (root, "sides");
  const AciesJsonCursor at = acies_json_element (&sides, side);
  const AciesJsonCursor camp = acies_json_member (&at, "camp");
  const AciesJsonCursor deployment = acies_json_member (root, "deployment");
  const AciesJsonCursor situation = acies_json_member (root, "situation");
  const AciesJsonCursor armies = acies_json_member (&situation, "sides");

  survey (self, &at, g_strdup (self->setup->sides[side].name), (int) side, 0);
  survey (self, &camp, g_strdup (C_ ("evidence", "Camp")), (int) side, cell_of (text_of (&camp, "zone")));
  survey_units (self, side, &at);
  survey_commanders (self, side, &at);
  survey_groups (self, side, self->part == ACIES_PART_SITUATION ? &armies : &deployment);
}

GArray *
lb_draft_evidence (const AciesJsonCursor *root, AciesPart part)
{
  g_autoptr (LbSetup)   setup = lb_draft_read (root);
  GArray               *found = acies_evidence_new ();
  const LbSurvey        self = { setup, part, found };
  const AciesJsonCursor conditions = acies_json_member (root, "conditions");

  survey_map (&self, root);
  survey (&self, &conditions, g_strdup (C_ ("evidence", "Conditions")), ACIES_NO_SIDE, 0);
  for (guint side = 0; side < LB_N_SIDES; side++)
    survey_side (&self, side, root);

  return found;
}
