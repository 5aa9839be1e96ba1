/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-draft-parts.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "engine/lost-battles/lb-names.h"
#include "engine/lost-battles/lb-scene.h"
#include "engine/lost-battles/lb-troops.h"
#include "engine/lost-battles/lb-victory.h"

#define MOST_MULTIPLIER 8
#define USUAL_UNITS     20  /* of an army, as in the published battles */

/* 1.1, 9.1 */
static const struct
{
  guint8      arm, subtype;
  const char *label;
} troops[] = {
  { LB_HEAVY_INFANTRY, LB_NO_SUBTYPE, NC_ ("troop type", "Heavy infantry") },
  { LB_HEAVY_INFANTRY, LB_HOPLITES, NC_ ("troop type", "Hoplites") },
  { LB_HEAVY_INFANTRY, LB_PHALANGITES, NC_ ("troop type", "Phalangites") },
  { LB_HEAVY_INFANTRY, LB_LEGIONARIES, NC_ ("troop type", "Legionaries") },
  { LB_HEAVY_INFANTRY, LB_ARCHERS, NC_ ("troop type", "Archers") },
  { LB_LIGHT_INFANTRY, LB_NO_SUBTYPE, NC_ ("troop type", "Light infantry") },
  { LB_HEAVY_CAVALRY, LB_NO_SUBTYPE, NC_ ("troop type", "Heavy cavalry") },
  { LB_HEAVY_CAVALRY, LB_CATAPHRACTS, NC_ ("troop type", "Cataphracts") },
  { LB_LIGHT_CAVALRY, LB_NO_SUBTYPE, NC_ ("troop type", "Light cavalry") },
  { LB_ELEPHANTS, LB_NO_SUBTYPE, NC_ ("troop type", "Elephants") },
  { LB_CHARIOTS, LB_NO_SUBTYPE, NC_ ("troop type", "Chariots") },
  { LB_CHARIOTS, LB_SCYTHED, NC_ ("troop type", "Scythed chariots") },
};
G_STATIC_ASSERT (G_N_ELEMENTS (troops) == LB_N_TROOPS);

static const char *const class_labels[LB_N_CLASSES] = {
  [LB_POOR] = NC_ ("troop class", "poor"),       [LB_AVERAGE] = NC_ ("troop class", "average"),
  [LB_VETERAN] = NC_ ("troop class", "veteran"), [LB_AFRICAN] = NC_ ("troop class", "African"),
  [LB_INDIAN] = NC_ ("troop class", "Indian"),
};

static LbUnitSpec
kind_of (guint troop, guint quality)
{
  return (LbUnitSpec){ .arm = troops[troop].arm, .subtype = troops[troop].subtype,
                       .quality = (guint8) quality, .men_horses = 2 };
}

gboolean
lb_draft_troop (guint index, AciesTroop *troop)
{
  const LbUnitSpec kind = kind_of (index < LB_N_TROOPS ? index : 0, LB_AVERAGE);

  if (index >= LB_N_TROOPS)
    return FALSE;

  *troop = (AciesTroop){
    .label = g_dpgettext2 (GETTEXT_PACKAGE, "troop type", troops[index].label),
    .emblem = (guint8) lb_emblem_of (&kind),
    .diamonds = kind.arm == LB_ELEPHANTS,
  };
  for (guint i = 0; lb_class_names[i].name != NULL; i++)
    {
      const guint      quality = (guint) lb_class_names[i].value;
      const LbUnitSpec unit = kind_of (index, quality);

      if (!lb_class_fits (unit.arm, quality))
        continue;
      troop->classes[troop->n_classes++] = (AciesTroopClass){
        .id = lb_class_names[i].name,
        .label = g_dpgettext2 (GETTEXT_PACKAGE, "troop class", class_labels[quality]),
        .pips = (guint8) lb_pips_of (&unit),
        .men = lb_unit_men (&unit),
      };
    }

  return TRUE;
}

gboolean
lb_draft_kind (guint troop, guint quality, LbUnitSpec *kind)
{
  AciesTroop known;
  int        value = LB_AVERAGE;

  if (!lb_draft_troop (troop, &known) || quality >= known.n_classes ||
      !acies_names_find (lb_class_names, known.classes[quality].id, &value))
    return FALSE;

  *kind = kind_of (troop, (guint) value);

  return TRUE;
}

gboolean
lb_draft_unit_row (const AciesJsonCursor *root, guint side, guint index, AciesRosterRow *row)
{
  g_autoptr (LbSetup) setup = lb_draft_read (root);
  guint               count = 0;
  int                 first = -1;

  if (side < LB_N_SIDES)
    first = lb_draft_entry (&setup->sides[side], index, &count);
  if (first < 0)
    return FALSE;

  lb_roster_fill_row (setup, side, (guint) first, count, row);

  return TRUE;
}

static void
add_total (GArray *totals, const char *id, gint32 value, const char *label, char *text,
           const char *clause)
{
  const AciesTotal total = { id, value, g_strdup (label), text, clause };

  g_array_append_val (totals, total);
}

/* 1.2: soldiers; elephants and chariots are counted for themselves. */
static void
add_men (GArray *totals, const LbSetup *setup, const LbSideSetup *own)
{
  guint men = 0, elephants = 0, chariots = 0;

  for (guint i = 0; i < own->n_units; i++)
    {
      const guint n = lb_unit_men (&own->units[i]) * setup->multiplier;

      if (own->units[i].arm == LB_ELEPHANTS)
        elephants += n;
      else if (own->units[i].arm == LB_CHARIOTS)
        chariots += n;
      else
        men += n;
    }

  add_total (totals, "men", (gint32) men, C_ ("total", "Men"),
             g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%'u man", "%'u men", men), men), "1.2");
  if (elephants > 0)
    add_total (totals, "elephants", (gint32) elephants, C_ ("total", "Elephants"),
               g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%'u elephant", "%'u elephants", elephants), elephants),
               "1.2");
  if (chariots > 0)
    add_total (totals, "chariots", (gint32) chariots, C_ ("total", "Chariots"),
               g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%'u chariot", "%'u chariots", chariots), chariots), "1.2");
}

/* 11.2(7) */
static void
add_handicap (GArray *totals, const LbSetup *setup, guint side)
{
  const int points = lb_handicap (setup, side);

  add_total (totals, "handicap", points, C_ ("total", "Handicap"),
             g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           /* Translators: %2$s is an army, which begins with so many points. */
                                           "Handicap: %1$d victory point to %2$s",
                                           "Handicap: %1$d victory points to %2$s", (gulong) points),
                              points, setup->sides[side].name),
             "11.2(7)");
}

GArray *
lb_draft_totals (const AciesJsonCursor *root, guint side)
{
  g_autoptr (LbSetup) setup = lb_draft_read (root);
  GArray             *totals = acies_totals_new ();
  const LbSideSetup  *own = &setup->sides[MIN (side, LB_N_SIDES - 1)];

  if (side >= LB_N_SIDES)
    return totals;

  add_total (totals, "units", (gint32) own->n_units, C_ ("total", "Units"),
             g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u unit", "%u units", own->n_units), own->n_units), "1.1");
  add_men (totals, setup, own);
  add_total (totals, "fighting-value", own->fighting_value, C_ ("total", "Fighting Value"),
             g_strdup_printf (_("Fighting Value %d"), own->fighting_value), "1.4");
  add_handicap (totals, setup, side);

  return totals;
}

/* 1.2: rounded to whole units, of which a contingent has one at least. */
static AciesMuster
muster (const LbUnitSpec *kind, guint men, guint multiplier)
{
  AciesMuster answer = { .men_each = lb_unit_men (kind) * multiplier, .clause = "1.2" };

  answer.units = (guint) (((guint64) men + answer.men_each / 2) / answer.men_each);
  if (men > 0)
    {
      answer.units = MAX (answer.units, 1);
      answer.error = (gint64) answer.units * answer.men_each - (gint64) men;
      answer.error_tenths = (gint32) (answer.error * 1000 / (gint64) men);
    }

  return answer;
}

gboolean
lb_draft_muster (const AciesContingent *contingent, guint multiplier, AciesMuster *answer)
{
  LbUnitSpec kind;

  if (multiplier < 1 || multiplier > MOST_MULTIPLIER ||
      !lb_draft_kind (contingent->troop, contingent->quality, &kind))
    return FALSE;

  *answer = muster (&kind, contingent->men, multiplier);

  return TRUE;
}

/* What a multiplier makes of the contingents: how far the armies are from the usual size, and what is rounded away. */
typedef struct
{
  AciesMultiplier answer;
  guint64         distance;
  guint64         error;
} LbTrial;

static LbTrial
try_multiplier (const AciesContingent *contingents, guint n, guint multiplier)
{
  LbTrial trial = { .answer.multiplier = multiplier };

  for (guint i = 0; i < n; i++)
    {
      AciesMuster one;

      if (contingents[i].side < 0 || contingents[i].side >= LB_N_SIDES || contingents[i].men == 0 ||
          !lb_draft_muster (&contingents[i], multiplier, &one))
        continue;
      trial.answer.units[contingents[i].side] += one.units;
      trial.error += (guint64) ABS (one.error);
    }
  for (guint side = 0; side < LB_N_SIDES; side++)
    if (trial.answer.units[side] > 0)
      trial.distance += (guint64) llabs ((gint64) trial.answer.units[side] - USUAL_UNITS);

  return trial;
}

void
lb_draft_propose (const AciesContingent *contingents, guint n, AciesMultiplier *answer)
{
  LbTrial best = try_multiplier (contingents, n, 1);

  for (guint multiplier = 2; multiplier <= MOST_MULTIPLIER; multiplier++)
    {
      const LbTrial trial = try_multiplier (contingents, n, multiplier);

      if (trial.distance < best.distance ||
          (trial.distance == best.distance && trial.error < best.error))
        best = trial;
    }

  *answer = best.answer;
}
