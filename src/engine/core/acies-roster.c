/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-roster.h"

static void
clear_row (gpointer data)
{
  AciesRosterRow *row = data;

  g_clear_pointer (&row->name, g_free);
  g_clear_pointer (&row->kind, g_free);
}

GArray *
acies_roster_new (void)
{
  GArray *roster = g_array_new (FALSE, FALSE, sizeof (AciesRosterRow));

  g_array_set_clear_func (roster, clear_row);
  return roster;
}

void
acies_roster_take (GArray               *roster,
                   const AciesRosterRow *row)
{
  g_array_append_vals (roster, row, 1);
}
