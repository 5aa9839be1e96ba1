/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/tabletop/tt-group.h"

/* Poses are rounded to 0.01 mm, some times over: what differs by less stands as far out. */
#define AS_FAR_OUT 0.05

guint
tt_group_label (const TtBase *bases, guint n, guint8 *labels)
{
  guint8 queue[TT_MAX_BODIES];
  guint  n_parts = 0;

  g_return_val_if_fail (n <= TT_MAX_BODIES, 0);

  for (guint i = 0; i < n; i++)
    labels[i] = G_MAXUINT8;

  for (guint start = 0; start < n; start++)
    {
      guint n_queued = 0;

      if (labels[start] != G_MAXUINT8)
        continue;
      labels[start] = (guint8) n_parts;
      queue[n_queued++] = (guint8) start;
      for (guint done = 0; done < n_queued; done++)
        for (guint i = 0; i < n; i++)
          if (labels[i] == G_MAXUINT8 && tt_contact_touches (&bases[queue[done]], &bases[i]))
            {
              labels[i] = (guint8) n_parts;
              queue[n_queued++] = (guint8) i;
            }
      n_parts++;
    }

  return n_parts;
}

gboolean
tt_group_is_connected (const TtBase *bases, guint n)
{
  guint8 labels[TT_MAX_BODIES];

  return n > 0 && tt_group_label (bases, n, labels) == 1;
}

gboolean
tt_group_is_parallel (const TtBase *bases, guint n)
{
  for (guint i = 1; i < n; i++)
    if (!tt_contact_faces (&bases[i], &bases[0], 0))
      return FALSE;

  return TRUE;
}

typedef gboolean (*Follows) (const TtBase *base, const TtBase *next);

static gboolean
stands_right (const TtBase *base, const TtBase *next)
{
  return tt_contact_corners_meet (base, TT_FRONT_RIGHT, next, TT_FRONT_LEFT) &&
         tt_contact_faces (next, base, 0);
}

static guint
find_next (const TtBase *bases, guint n, guint i, Follows follows)
{
  for (guint j = 0; j < n; j++)
    if (j != i && follows (&bases[i], &bases[j]))
      return j;

  return n;
}

static gboolean
is_first (const TtBase *bases, guint n, guint i, Follows follows)
{
  for (guint j = 0; j < n; j++)
    if (j != i && follows (&bases[j], &bases[i]))
      return FALSE;

  return TRUE;
}

/* Puts the chain from @first on into @order, which has @placed already; returns how many it has then. */
static guint
add_chain (const TtBase *bases, guint n, guint first, Follows follows, guint8 *order, guint placed)
{
  for (guint i = first; i < n && placed < n; i = find_next (bases, n, i, follows))
    order[placed++] = (guint8) i;

  return placed;
}

/* Whether one chain has them all, each once: n bases one after the other, only the first of which follows nobody. */
static gboolean
is_one_chain (const TtBase *bases, guint n, Follows follows, guint8 *order)
{
  guint n_firsts = 0, first = 0;

  for (guint i = 0; i < n; i++)
    if (is_first (bases, n, i, follows))
      {
        n_firsts++;
        first = i;
      }

  return n_firsts == 1 && add_chain (bases, n, first, follows, order, 0) == n;
}

gboolean
tt_group_is_column (const TtBase *bases, guint n, guint8 *order)
{
  return is_one_chain (bases, n, tt_contact_follows, order);
}

gboolean
tt_group_is_line (const TtBase *bases, guint n, guint8 *order)
{
  return is_one_chain (bases, n, stands_right, order) && tt_group_is_parallel (bases, n);
}

guint
tt_group_rows (const TtBase *bases, guint n, guint8 *order, guint8 *lengths)
{
  guint n_rows = 0, n_placed = 0;

  for (guint i = 0; i < n && n_placed < n; i++)
    if (is_first (bases, n, i, stands_right))
      {
        const guint before = n_placed;

        n_placed = add_chain (bases, n, i, stands_right, order, n_placed);
        lengths[n_rows++] = (guint8) (n_placed - before);
      }

  return n_rows;
}

gboolean
tt_group_next_run (guint length, guint least, TtRun *run)
{
  if (run->n == 0)
    *run = (TtRun){ 0, length };
  else if (run->first + run->n < length)
    run->first++;
  else
    *run = (TtRun){ 0, run->n - 1 };

  return run->n > 0 && run->n >= least;
}

gboolean
tt_group_is_straight (const TtBase *bases, guint n)
{
  gint32 first = 0;

  for (guint i = 0; i < n; i++)
    {
      const TtPose pose = tt_place_quantise (&bases[i].place);

      if (i == 0)
        first = pose.facing;
      else if (pose.facing != first)
        return FALSE;
    }

  return TRUE;
}

TtVec
tt_group_pivot (const TtBase *bases, guint n, TtSide side)
{
  const TtCorner corner = side == TT_LEFT_SIDE ? TT_FRONT_LEFT : TT_FRONT_RIGHT;
  const TtVec    ahead = bases[0].place.forward, right = tt_vec_right (ahead);
  const TtVec    out = side == TT_LEFT_SIDE ? tt_vec_back (right) : right;
  TtVec          pivot = bases[0].quad.p[corner];

  for (guint i = 1; i < n; i++)
    {
      const TtVec  beyond = tt_vec_sub (bases[i].quad.p[corner], pivot);
      const double farther = tt_vec_dot (beyond, out);

      if (farther > AS_FAR_OUT || (farther >= -AS_FAR_OUT && tt_vec_dot (beyond, ahead) > TT_TINY))
        pivot = bases[i].quad.p[corner];
    }

  return pivot;
}

double
tt_group_frontage (const TtBase *bases, guint n)
{
  const TtVec right = tt_base_right (&bases[0]);
  double      least = 0, most = 0;

  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < 4; k++)
      {
        const double aside = tt_vec_dot (right, tt_vec_sub (bases[i].quad.p[k], bases[0].place.at));

        least = MIN (least, aside);
        most = MAX (most, aside);
      }

  return most - least;
}

gboolean
tt_group_check_reform (const TtReform *reform, guint n)
{
  guint64  named = 0;
  gboolean anchored = FALSE;
  guint    k = 0;

  if (n > TT_MAX_BODIES || reform->n_files > n)
    return FALSE;

  for (guint file = 0; file < reform->n_files; file++)
    {
      if (reform->lengths[file] == 0 || k + reform->lengths[file] > n)
        return FALSE;
      anchored |= reform->bodies[k] == reform->anchor;
      for (guint i = 0; i < reform->lengths[file]; i++, k++)
        {
          if (reform->bodies[k] >= n || (named >> reform->bodies[k] & 1) != 0)
            return FALSE;
          named |= G_GUINT64_CONSTANT (1) << reform->bodies[k];
        }
    }

  return anchored && k == n;
}

/* The widest base of the file that begins at bodies[@k]. */
static double
file_width (const TtBase *bases, const TtReform *reform, guint file, guint k)
{
  double widest = 0;

  for (guint i = 0; i < reform->lengths[file]; i++)
    widest = MAX (widest, bases[reform->bodies[k + i]].width);

  return widest;
}

/* Where the middle of each file is, from the middle of the first one; and which one the anchor heads. */
static guint
lay_out_files (const TtBase *bases, const TtReform *reform, double *middles)
{
  double edge = 0;
  guint  anchor = 0, k = 0;

  for (guint file = 0; file < reform->n_files; k += reform->lengths[file++])
    {
      const double width = file_width (bases, reform, file, k);

      if (reform->bodies[k] == reform->anchor)
        anchor = file;
      middles[file] = edge + width / 2;
      edge += width;
    }

  return anchor;
}

gboolean
tt_group_reform (const TtBase *bases, guint n, const TtReform *reform, TtPlace *places)
{
  double         middles[TT_MAX_BODIES];
  const TtPlace *anchor;
  guint          anchor_file, k = 0;

  if (n > TT_MAX_BODIES || !tt_group_check_reform (reform, n))
    return FALSE;

  anchor = &bases[reform->anchor].place;
  anchor_file = lay_out_files (bases, reform, middles);
  for (guint file = 0; file < reform->n_files; file++)
    {
      TtVec at = tt_vec_along (anchor->at, tt_vec_right (anchor->forward),
                               middles[file] - middles[anchor_file]);

      for (guint i = 0; i < reform->lengths[file]; i++, k++)
        {
          const guint body = reform->bodies[k];

          places[body] = (TtPlace){ at, anchor->forward };
          at = tt_vec_along (at, anchor->forward, -bases[body].depth);
        }
    }

  return TRUE;
}

void
tt_group_column_reform (const TtBase *bases, guint n, guint anchor, TtReform *reform)
{
  g_return_if_fail (n <= TT_MAX_BODIES && anchor < n);

  *reform = (TtReform){ .anchor = (guint8) anchor, .n_files = 1, .lengths = { (guint8) n } };
  reform->bodies[0] = (guint8) anchor;

  for (guint i = 0, n_placed = 1; i < n; i++)
    {
      const double distance = tt_vec_distance (bases[i].place.at, bases[anchor].place.at);
      guint        at;

      if (i == anchor)
        continue;
      for (at = n_placed++; at > 1; at--)
        {
          const TtBase *before = &bases[reform->bodies[at - 1]];

          if (!(distance < tt_vec_distance (before->place.at, bases[anchor].place.at) - AS_FAR_OUT))
            break;
          reform->bodies[at] = reform->bodies[at - 1];
        }
      reform->bodies[at] = (guint8) i;
    }
}

double
tt_group_nearest (const TtBase *bases,
                  guint         n,
                  const TtBase *others,
                  guint         m,
                  guint        *base,
                  guint        *other)
{
  double least = G_MAXDOUBLE;

  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < m; j++)
      {
        const TtVec  from = tt_base_centre (&bases[i]), to = tt_base_centre (&others[j]);
        const double distance = tt_vec_distance (from, to);

        if (!(distance < least - TT_TINY))
          continue;
        least = distance;
        if (base != NULL)
          *base = i;
        if (other != NULL)
          *other = j;
      }

  return least;
}
