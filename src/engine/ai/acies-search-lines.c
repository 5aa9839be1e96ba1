/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/ai/acies-search.h"

/* The place of a line that begins with @first and is worth @value: that of one which begins alike, a free one, or the worst's;
 * @most if there is none for it. */
static guint
find_place (const AciesSearchLine *lines,
            guint                  n,
            guint                  most,
            const AciesAction     *first,
            gint32                 value)
{
  for (guint i = 0; i < n; i++)
    if (acies_action_equal (&lines[i].path[0], first))
      return value > lines[i].value ? i : most;
  if (n < most)
    return n;

  return value > lines[most - 1].value ? most - 1 : most;
}

guint
acies_search_lines_offer (AciesSearchLine          *lines,
                          guint                     n,
                          guint                     most,
                          const AciesAction *const *path,
                          guint                     n_path,
                          gint32                    value)
{
  guint at = find_place (lines, n, most, path[0], value);

  if (at == most)
    return n;

  n = MAX (n, at + 1);
  for (; at > 0 && lines[at - 1].value < value; at--)
    lines[at] = lines[at - 1];
  lines[at].value = value;
  lines[at].n_path = n_path;
  for (guint i = 0; i < n_path; i++)
    lines[at].path[i] = *path[i];

  return n;
}
