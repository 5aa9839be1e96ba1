/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-validate.h"

#include <glib/gi18n-lib.h>

#include "engine/lost-battles/lb-setup.h"
#include "engine/lost-battles/lb-troops.h"

/* What an army of the published battles has (1.1). */
#define FEWEST_UNITS 12
#define USUAL_MOST   30

static void
check_army (const LbSideSetup *own, const AciesJsonCursor *side, AciesProblems *problems)
{
  const AciesJsonCursor units = acies_json_member (side, "units");
  const AciesJsonCursor key = acies_json_member (side, "key-zone");

  if (own->n_units == 0)
    acies_json_complain (&units, problems, "1.1", _("this army has no units"));
  if (own->fighting_value == 0)
    acies_json_complain (&units, problems, "1.4", _("this army has a Fighting Value of 0"));
  if (own->n_units > 0 && lb_units_halves (own, own->all) < LB_FEWEST_HALVES)
    acies_json_complain (&units, problems, "11.1",
                         _("the battle would be over at once: an army needs three units, Poor ones and scythed chariots "
                           "counting as a half each"));
  if (own->n_units > 0 && (own->n_units < FEWEST_UNITS || own->n_units > USUAL_MOST))
    acies_json_warn (&units, problems, "1.1",
                     g_dngettext (GETTEXT_PACKAGE,
                                  "an army usually has 12 to 30 units, and this one has %u",
                                  "an army usually has 12 to 30 units, and this one has %u", own->n_units),
                     own->n_units);
  if (!acies_json_exists (&key))
    acies_json_warn (&key, problems, "2.3.1", _("this army has no key zone"));
}

/* 1.4: battles in which one army is worth more than twice the other are seldom worth playing. */
static void
check_balance (const LbSetup *setup, const AciesJsonCursor *sides, AciesProblems *problems)
{
  const int a = setup->sides[0].fighting_value;
  const int b = setup->sides[1].fighting_value;

  if (MIN (a, b) > 0 && MAX (a, b) > 2 * MIN (a, b))
    acies_json_warn (sides, problems, "1.4",
                     _("one army has more than twice the Fighting Value of the other: %1$d and %2$d"), a, b);
}

void
lb_validate (const AciesJsonCursor *root, AciesProblems *problems)
{
  LbSetup              *setup = lb_setup_read (root, problems);
  const AciesJsonCursor sides = acies_json_member (root, "sides");

  for (guint side = 0; side < MIN (acies_json_length (&sides), LB_N_SIDES); side++)
    {
      const AciesJsonCursor at = acies_json_element (&sides, side);

      check_army (&setup->sides[side], &at, problems);
    }
  check_balance (setup, &sides, problems);

  lb_setup_free ((AciesSetup *) setup);
}
