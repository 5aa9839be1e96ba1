/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-concession.h"

#include "engine/core/acies-names.h"

#include <glib/gi18n-lib.h>

/* Levels rise from a draw, which is 0. */
#define LOWEST_VICTORY 1

static const AciesName kind_names[] = {
  { "resigned", ACIES_CONCESSION_RESIGNED },
  { "draw", ACIES_CONCESSION_DRAW },
  { NULL, 0 },
};

static const char *const keys[] = { "kind", "side", NULL };

/* Of the sides that are left the one with most points. */
static int
best_but (const AciesOutcome *outcome, guint n_sides, int loser)
{
  int best = ACIES_NO_SIDE;

  for (int side = 0; side < (int) n_sides; side++)
    if (side != loser && (best == ACIES_NO_SIDE || outcome->points[side] > outcome->points[best]))
      best = side;

  return best;
}

void
acies_concession_change_outcome (const AciesConcession *self, guint n_sides, AciesOutcome *outcome)
{
  int winner = ACIES_NO_SIDE;

  if (self->kind == ACIES_CONCESSION_NONE)
    return;

  outcome->over = TRUE;
  if (self->kind == ACIES_CONCESSION_RESIGNED)
    winner = best_but (outcome, n_sides, self->side);
  if (winner == ACIES_NO_SIDE)
    {
      outcome->level = 0;
      outcome->margin = 0;
    }
  else if (winner != outcome->winner)
    {
      outcome->level = LOWEST_VICTORY;
      outcome->margin = 0;
    }
  outcome->winner = (gint8) winner;
}

char *
acies_concession_to_text (const AciesConcession *self, const AciesScenario *scenario)
{
  switch (self->kind)
    {
    case ACIES_CONCESSION_RESIGNED:
      /* Translators: %s is an army. */
      return g_strdup_printf (_("%s has given the battle up."),
                              acies_scenario_get_side_name (scenario, (guint) self->side));
    case ACIES_CONCESSION_DRAW:
      return g_strdup (_("Both sides have agreed on a draw."));
    case ACIES_CONCESSION_NONE:
    default:
      return g_strdup ("");
    }
}

const char *
acies_concession_name (const AciesConcession *self)
{
  return acies_name_of (kind_names, (int) self->kind);
}

void
acies_concession_write (const AciesConcession *self,
                        const AciesScenario   *scenario,
                        JsonBuilder           *builder)
{
  json_builder_begin_object (builder);
  acies_json_put_string (builder, "kind", acies_concession_name (self));
  if (self->side != ACIES_NO_SIDE)
    acies_json_put_string (builder, "side", acies_scenario_get_side_id (scenario, (guint) self->side));
  json_builder_end_object (builder);
}

static gboolean
read_side (AciesConcession *self, const AciesScenario *scenario, const AciesJsonCursor *at,
           AciesProblems *problems)
{
  const AciesJsonCursor where = acies_json_member (at, "side");
  const char           *id = NULL;
  int                   side;

  if (!acies_json_read_string (at, "side", &id, problems))
    return FALSE;

  side = acies_scenario_find_side (scenario, id);
  if (side == ACIES_NO_SIDE)
    {
      acies_json_complain (&where, problems, NULL, _("“%s” is no side of this battle."), id);
      return FALSE;
    }

  self->side = (gint8) side;
  return TRUE;
}

gboolean
acies_concession_read (AciesConcession       *self,
                       const AciesScenario   *scenario,
                       const AciesJsonCursor *at,
                       const char            *key,
                       AciesProblems         *problems)
{
  AciesJsonCursor own = acies_json_member (at, key);
  AciesConcession read = { ACIES_CONCESSION_NONE, ACIES_NO_SIDE };
  int             kind = ACIES_CONCESSION_NONE;

  if (!acies_json_exists (&own))
    return TRUE;
  if (!acies_json_read_object (at, key, &own, problems))
    return FALSE;

  acies_json_warn_unknown (&own, keys, problems);
  if (!acies_json_read_enum (&own, "kind", kind_names, &kind, problems))
    return FALSE;

  read.kind = (AciesConcessionKind) kind;
  if (read.kind == ACIES_CONCESSION_RESIGNED && !read_side (&read, scenario, &own, problems))
    return FALSE;

  *self = read;
  return TRUE;
}
