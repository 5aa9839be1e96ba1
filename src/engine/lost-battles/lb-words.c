/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-words.h"

#include <glib/gi18n-lib.h>

#include "engine/lost-battles/lb-map.h"

/* Lists of more kinds of units than this are told as a number. */
#define MOST_IN_LIST 4

/* Places in a half, by row from the front and column from its owner's left (2.1.1). */
static const char *const place_names[2][LB_N_COLUMNS] = {
  { NC_ ("zone", "left flank"), NC_ ("zone", "left centre"), NC_ ("zone", "centre"),
    NC_ ("zone", "right centre"), NC_ ("zone", "right flank") },
  { NC_ ("zone", "left wing"), NC_ ("zone", "left rear"), NC_ ("zone", "rear"),
    NC_ ("zone", "right rear"), NC_ ("zone", "right wing") },
};

/* Translators: in this context %s is the name of an army: "the left flank of Rome". */
static const char *const place_phrases[2][LB_N_COLUMNS] = {
  { NC_ ("zone of an army", "the left flank of %s"), NC_ ("zone of an army", "the left centre of %s"),
    NC_ ("zone of an army", "the centre of %s"), NC_ ("zone of an army", "the right centre of %s"),
    NC_ ("zone of an army", "the right flank of %s") },
  { NC_ ("zone of an army", "the left wing of %s"), NC_ ("zone of an army", "the left rear of %s"),
    NC_ ("zone of an army", "the rear of %s"), NC_ ("zone of an army", "the right rear of %s"),
    NC_ ("zone of an army", "the right wing of %s") },
};

static const char *const facing_names[] = {
  [ACIES_FACING_NORTH] = NC_ ("facing", "north"),
  [ACIES_FACING_EAST] = NC_ ("facing", "east"),
  [ACIES_FACING_SOUTH] = NC_ ("facing", "south"),
  [ACIES_FACING_WEST] = NC_ ("facing", "west"),
};

static const char *const weather_names[] = {
  [LB_CLEAR] = NC_ ("weather", "clear"),
  [LB_OVERCAST] = NC_ ("weather", "overcast"),
  [LB_WET] = NC_ ("weather", "wet"),
};

static const char *const terrain_names[] = {
  NC_ ("terrain", "hill"), NC_ ("terrain", "forest"), NC_ ("terrain", "marsh"), NC_ ("terrain", "stream"),
  NC_ ("terrain", "river"), NC_ ("terrain", "coast"), NC_ ("terrain", "impassable"),
};

/* By class: poor, average, veteran, African, Indian. */
static const char *const arm_kinds[LB_N_ARMS][LB_N_CLASSES] = {
  [LB_HEAVY_INFANTRY] = { NC_ ("troops", "poor heavy infantry"), NC_ ("troops", "average heavy infantry"),
                          NC_ ("troops", "veteran heavy infantry") },
  [LB_LIGHT_INFANTRY] = { NC_ ("troops", "poor light infantry"), NC_ ("troops", "average light infantry"),
                          NC_ ("troops", "veteran light infantry") },
  [LB_HEAVY_CAVALRY] = { NC_ ("troops", "poor heavy cavalry"), NC_ ("troops", "average heavy cavalry"),
                         NC_ ("troops", "veteran heavy cavalry") },
  [LB_LIGHT_CAVALRY] = { NC_ ("troops", "poor light cavalry"), NC_ ("troops", "average light cavalry"),
                         NC_ ("troops", "veteran light cavalry") },
  [LB_ELEPHANTS] = { NULL, NULL, NULL, NC_ ("troops", "African elephants"), NC_ ("troops", "Indian elephants") },
  [LB_CHARIOTS] = { NULL, NC_ ("troops", "chariots") },
};

static const char *const subtype_kinds[LB_N_SUBTYPES][LB_N_CLASSES] = {
  [LB_ARCHERS] = { NC_ ("troops", "poor archers"), NC_ ("troops", "average archers"), NC_ ("troops", "veteran archers") },
  [LB_HOPLITES] = { NC_ ("troops", "poor hoplites"), NC_ ("troops", "average hoplites"),
                    NC_ ("troops", "veteran hoplites") },
  [LB_PHALANGITES] = { NC_ ("troops", "poor phalangites"), NC_ ("troops", "average phalangites"),
                       NC_ ("troops", "veteran phalangites") },
  [LB_LEGIONARIES] = { NC_ ("troops", "poor legionaries"), NC_ ("troops", "average legionaries"),
                       NC_ ("troops", "veteran legionaries") },
  [LB_CATAPHRACTS] = { NC_ ("troops", "poor cataphracts"), NC_ ("troops", "average cataphracts"),
                       NC_ ("troops", "veteran cataphracts") },
  [LB_SCYTHED] = { NULL, NC_ ("troops", "scythed chariots") },
};

/* By kind: hero, strategist. */
static const char *const ratings[][2] = {
  [LB_RATING_POOR] = { NC_ ("commander", "poor hero"), NC_ ("commander", "poor strategist") },
  [LB_RATING_AVERAGE] = { NC_ ("commander", "average hero"), NC_ ("commander", "average strategist") },
  [LB_RATING_INSPIRED] = { NC_ ("commander", "inspired hero"), NC_ ("commander", "inspired strategist") },
  [LB_RATING_BRILLIANT] = { NC_ ("commander", "brilliant hero"), NC_ ("commander", "brilliant strategist") },
};

/* The row from the front and the column from the left of @zone, as its owner stands. */
static void
find_place (guint zone, guint *row, guint *column)
{
  const guint across = zone % LB_N_COLUMNS;
  const guint down = zone / LB_N_COLUMNS;

  *column = lb_zone_half (zone) == 0 ? LB_N_COLUMNS - 1 - across : across;
  *row = down == 0 || down == LB_N_ROWS - 1 ? 1 : 0;
}

char *
lb_zone_words (const LbSetup *setup, int zone)
{
  g_autofree char *phrase = NULL;
  char           **parts;
  guint            row, column;
  char            *words;

  if (zone < 0 || zone >= LB_N_ZONES)
    return g_strdup (_("off the field"));

  find_place ((guint) zone, &row, &column);
  parts = g_strsplit (g_dpgettext2 (GETTEXT_PACKAGE, "zone of an army", place_phrases[row][column]), "%s", 2);
  words = g_strjoinv (setup->sides[lb_zone_half ((guint) zone)].name, parts);
  g_strfreev (parts);

  return words;
}

char *
lb_zone_title (guint zone)
{
  guint row, column;

  find_place (zone, &row, &column);

  return acies_words_capitalise (g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "zone", place_names[row][column])));
}

const char *
lb_facing_words (guint facing)
{
  g_return_val_if_fail (facing < G_N_ELEMENTS (facing_names), "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "facing", facing_names[facing]);
}

const char *
lb_terrain_words (guint terrain)
{
  const guint bit = (guint) g_bit_nth_lsf (terrain, -1);

  g_return_val_if_fail (bit < G_N_ELEMENTS (terrain_names), "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "terrain", terrain_names[bit]);
}

const char *
lb_weather_words (guint weather)
{
  g_return_val_if_fail (weather < G_N_ELEMENTS (weather_names), "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "weather", weather_names[weather]);
}

const char *
lb_kind_words (guint arm, guint quality, guint subtype)
{
  const char *kind = subtype_kinds[subtype][quality];

  if (subtype == LB_NO_SUBTYPE)
    kind = arm_kinds[arm][quality];

  g_return_val_if_fail (kind != NULL, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "troops", kind);
}

const char *
lb_rating_words (guint rating, guint kind)
{
  g_return_val_if_fail (rating < G_N_ELEMENTS (ratings) && kind < 2, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "commander", ratings[rating][kind]);
}

const char *
lb_entry_words (const LbSetup *setup, guint side, guint unit)
{
  const LbSideSetup *own = &setup->sides[side];
  const LbUnitSpec  *spec = &own->units[unit];
  const char        *name = own->entry_names[spec->entry];

  return name != NULL ? name : lb_kind_words (spec->arm, spec->quality, spec->subtype);
}

char *
lb_unit_words (const LbSetup *setup, guint side, guint unit)
{
  const guint number = setup->sides[side].units[unit].number;
  const char *name = lb_entry_words (setup, side, unit);

  if (number == 0)
    return g_strdup (name);

  /* Translators: the name of several units and the number of one of them: "African foot 2". */
  return g_strdup_printf (C_ ("unit", "%1$s %2$u"), name, number);
}

/* The units of @set that belong to the entry of its first one. */
static AciesUnits
units_like_first (const LbSideSetup *own, AciesUnits set)
{
  const guint entry = own->units[acies_units_first (set)].entry;
  AciesUnits  like = 0;
  guint       unit;

  ACIES_FOREACH_UNIT (unit, set)
    if (own->units[unit].entry == entry)
      like |= ACIES_UNIT_BIT (unit);

  return like;
}

static char *
like_units_words (const LbSetup *setup, guint side, AciesUnits like)
{
  const guint first = acies_units_first (like);

  if (acies_units_count (like) == 1)
    return lb_unit_words (setup, side, first);

  /* Translators: a number of units of one name: "4 × African foot". */
  return g_strdup_printf (C_ ("units", "%1$u × %2$s"), acies_units_count (like), lb_entry_words (setup, side, first));
}

char *
lb_units_words (const LbSetup *setup, guint side, AciesUnits units)
{
  const guint count = acies_units_count (units);
  char       *parts[MOST_IN_LIST] = { NULL };
  AciesUnits  left = units;
  guint       n = 0;
  char       *words;

  for (; left != 0 && n < MOST_IN_LIST; n++)
    {
      const AciesUnits like = units_like_first (&setup->sides[side], left);

      parts[n] = like_units_words (setup, side, like);
      left &= ~like;
    }

  if (left == 0 && n > 0)
    words = acies_words_list (parts, n);
  else
    words = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u unit", "%u units", count), count);
  for (guint i = 0; i < n; i++)
    g_free (parts[i]);

  return words;
}

char *
lb_commanders_words (const LbSetup *setup, guint side, AciesUnits commanders)
{
  char *names[2] = { NULL };
  guint commander, n = 0;

  ACIES_FOREACH_UNIT (commander, commanders & 3)
    names[n++] = setup->sides[side].commanders[commander].name;

  return acies_words_list (names, n);
}

char *
lb_group_words (const LbSetup *setup, guint side, AciesUnits units, AciesUnits commanders)
{
  g_autofree char *troops = NULL;
  g_autofree char *leaders = NULL;

  if (commanders == 0)
    return lb_units_words (setup, side, units);
  leaders = lb_commanders_words (setup, side, commanders);
  if (units == 0)
    return g_steal_pointer (&leaders);
  troops = lb_units_words (setup, side, units);

  /* Translators: units and their commanders: "4 × African foot with Hannibal". */
  return g_strdup_printf (C_ ("group", "%1$s with %2$s"), troops, leaders);
}
