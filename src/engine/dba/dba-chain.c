/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-chain.h"

#include "engine/dba/dba-contact.h"

DbaSet
dba_chain_free (const DbaSetup *setup, const DbaState *state, guint side)
{
  DbaSet set = 0;
  guint  g;

  DBA_FOREACH (g, dba_on_table (setup, state, side))
    if (!state->elements[g].moved && !dba_in_contact (setup, state, g))
      set |= DBA_BIT (g);

  return set;
}

typedef gboolean (*Holds) (const TtBase *first, const TtBase *base, const TtBase *other);

/* Whether @other belongs to the line that faces as @first does, by touching @base. */
static gboolean
is_in_line (const TtBase *first, const TtBase *base, const TtBase *other)
{
  return tt_contact_faces (other, first, 0) && tt_contact_touches (base, other);
}

/* Whether one of @base and @other follows the other in a column. */
static gboolean
is_in_column (const TtBase *first, const TtBase *base, const TtBase *other)
{
  return tt_contact_follows (base, other) || tt_contact_follows (other, base);
}

/* All of @among that hang together with @g. */
static DbaSet
gather (const DbaSetup *setup, const DbaState *state, guint g, DbaSet among, Holds holds)
{
  const TtBase first = dba_base (setup, state, g);
  DbaSet       chain = DBA_BIT (g), fresh = chain;

  while (fresh != 0)
    {
      const guint  from = acies_units_first (fresh);
      const TtBase base = dba_base (setup, state, from);
      guint        other;

      fresh &= fresh - 1;
      DBA_FOREACH (other, among & ~chain)
        {
          TtBase next;

          if (!dba_may_touch (setup, state, from, other))
            continue;
          next = dba_base (setup, state, other);
          if (!holds (&first, &base, &next))
            continue;
          chain |= DBA_BIT (other);
          fresh |= DBA_BIT (other);
        }
    }

  return chain;
}

/* D-GRP-1 */
DbaSet
dba_chain_of (const DbaSetup *setup, const DbaState *state, guint g, DbaSet among)
{
  const DbaSet line = gather (setup, state, g, among, is_in_line);
  const DbaSet column = gather (setup, state, g, among, is_in_column);

  return acies_units_count (column) > acies_units_count (line) ? column : line;
}
