/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-line-words.h"

#include <glib/gi18n-lib.h>

#include "engine/core/acies-words.h"
#include "engine/dba/dba-deploy.h"
#include "engine/dba/dba-setup.h"
#include "engine/dba/dba-troops.h"
#include "engine/dba/dba-words.h"

#define BEHIND   2000  /* 1/100 mm: nearer than this across, and lower, one stands behind the other */
#define NEAR_BY  4000  /* and not farther back than this */

/* An element of the deployment as its army sees it. */
typedef struct
{
  gboolean mounted, general;
  gint32   across;  /* to its right */
  gint32   back;    /* from the foremost place where it may stand */
} Place;

/* The base edges run along the axes. */
static gint32
across_of (guint edge, const gint32 *pose)
{
  switch ((DbaEdge) edge)
    {
    case DBA_NORTH:
      return -pose[0];
    case DBA_EAST:
      return -pose[1];
    case DBA_SOUTH:
      return pose[0];
    case DBA_WEST:
      return pose[1];
    case DBA_N_EDGES:
    default:
      g_return_val_if_reached (0);
    }
}

static gint32
depth_of (const DbaBoard *board, guint edge, const gint32 *pose)
{
  switch ((DbaEdge) edge)
    {
    case DBA_NORTH:
      return pose[1];
    case DBA_EAST:
      return board->width - pose[0];
    case DBA_SOUTH:
      return board->height - pose[1];
    case DBA_WEST:
      return pose[0];
    case DBA_N_EDGES:
    default:
      g_return_val_if_reached (0);
    }
}

static guint
read_places (const DbaSetup    *setup,
             const DbaState    *state,
             const AciesAction *action,
             Place             *places)
{
  const guint side = dba_deploy_side (state);
  const guint edge = state->edges[side];
  guint       n = 0, unit;

  ACIES_FOREACH_UNIT (unit, action->units)
    {
      const DbaUnitSpec *spec = &setup->units[setup->sides[side].offset + unit];
      const gint32      *pose = action->words + 3 * n;

      places[n++] = (Place){
        .mounted = dba_troops_mounted (spec->type),
        .general = spec->general,
        .across = across_of (edge, pose),
        .back = DBA_DEPLOY_DEPTH - depth_of (dba_board (setup, state), edge, pose),
      };
    }

  return n;
}

/* Where the mounted stand, seen from the foot; the general behind the line is no wing. */
static const char *
wings_words (const Place *places, guint n)
{
  gint32 left = G_MAXINT32, right = G_MININT32;
  guint  on_left = 0, on_right = 0, between = 0;

  for (guint i = 0; i < n; i++)
    if (!places[i].mounted)
      {
        left = MIN (left, places[i].across);
        right = MAX (right, places[i].across);
      }
  for (guint i = 0; i < n; i++)
    if (places[i].mounted)
      {
        on_left += places[i].across < left;
        on_right += places[i].across > right;
        between += places[i].across >= left && places[i].across <= right;
      }
  if (on_left > 0 && on_right > 0)
    return C_ ("line of battle", "horse on both wings");
  if (on_left > 0)
    return C_ ("line of battle", "horse on the left");
  if (on_right > 0)
    return C_ ("line of battle", "horse on the right");

  return between > 0 ? C_ ("line of battle", "horse in the line") : C_ ("line of battle", "foot alone");
}

/* How many stand behind another. */
static guint
count_behind (const Place *places, guint n)
{
  guint behind = 0;

  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < n && !places[i].general; j++)
      if (ABS (places[i].across - places[j].across) < BEHIND && places[i].back > places[j].back &&
          places[i].back - places[j].back <= NEAR_BY)
        {
          behind++;
          break;
        }

  return behind;
}

char *
dba_line_words (const DbaSetup *setup, const DbaState *state, const AciesAction *action)
{
  Place            places[DBA_MAX_UNITS];
  const guint      n = read_places (setup, state, action, places);
  const guint      behind = count_behind (places, n);
  gint32           back = G_MAXINT32;
  g_autofree char *ranks = NULL;
  g_autofree char *length = NULL;
  g_autofree char *away = NULL;
  char            *parts[3];

  for (guint i = 0; i < n; i++)
    back = MIN (back, places[i].back);
  if (behind > 0)
    /* Translators: how many elements stand behind others. */
    ranks = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u element in a second rank",
                                          "%u elements in a second rank", behind),
                             behind);
  else
    ranks = g_strdup (C_ ("line of battle", "one rank"));
  length = dba_length_words (MAX (back, 0));
  /* Translators: %s is a length: how far a line stands behind the foremost place. */
  away = back > 0 ? g_strdup_printf (C_ ("line of battle", "%s back"), length)
                  : g_strdup (C_ ("line of battle", "as far forward as may be"));
  parts[0] = (char *) wings_words (places, n);
  parts[1] = ranks;
  parts[2] = away;

  return acies_words_capitalise (acies_words_list (parts, G_N_ELEMENTS (parts)));
}
