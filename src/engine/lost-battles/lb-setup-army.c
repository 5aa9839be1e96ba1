/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-setup-parts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/lost-battles/lb-fields.h"
#include "engine/lost-battles/lb-names.h"
#include "engine/lost-battles/lb-troops.h"

#define MOST_ENTRIES    ACIES_MAX_UNITS
#define MOST_COMMANDERS 2

/* Ids that an entry wished to have and others had before. */
typedef struct
{
  guint       n;
  const char *id;     /* the first of them, owned by the table */
  const char *place;  /* of who has it */
} TakenIds;

/* Takes @id for what stands at @at, unless somebody has it. */
static void
claim_id (GHashTable *ids, const char *id, const AciesJsonCursor *at, TakenIds *taken)
{
  gpointer key, place;

  if (!g_hash_table_lookup_extended (ids, id, &key, &place))
    {
      g_hash_table_insert (ids, g_strdup (id), acies_json_path (at));
      return;
    }
  if (taken->n++ > 0)
    return;

  taken->id = key;
  taken->place = place;
}

/* The same id twice in a file is told with both places, and once for all ids of a stack. */
static void
complain_taken (const TakenIds *taken, const AciesJsonCursor *at, AciesProblems *problems)
{
  if (taken->n == 1)
    /* Translators: %1$s is an id, %2$s a place in a file like sides[0].units[1]. */
    acies_json_complain (at, problems, NULL, _("the id \"%1$s\" is taken by %2$s already; ids must differ"), taken->id,
                         taken->place);
  else if (taken->n > 1)
    acies_json_complain (at, problems, NULL,
                         /* Translators: %1$s is an id, %2$s a place in a file, %3$u how many more ids. */
                         g_dngettext (GETTEXT_PACKAGE,
                                      "the id \"%1$s\" is taken by %2$s already; ids must differ; so is %3$u more id of "
                                      "this stack",
                                      "the id \"%1$s\" is taken by %2$s already; ids must differ; so are %3$u more ids of "
                                      "this stack",
                                      taken->n - 1),
                         taken->id, taken->place, taken->n - 1);
}

static const char *
peek_id (const AciesJsonCursor *at)
{
  g_autoptr (AciesProblems) ignored = acies_problems_new ();
  const char               *id = "";

  acies_json_read_id (at, "id", &id, ignored);

  return id;
}

/* 1.1, 9.1, 9.5: what type, class and subtype go together. */
static void
check_kind (const LbUnitSpec *unit, const AciesJsonCursor *at, AciesProblems *problems)
{
  const AciesJsonCursor quality = acies_json_member (at, "class");
  const AciesJsonCursor subtype = acies_json_member (at, "subtype");
  const AciesJsonCursor horses = acies_json_member (at, "horses");
  const char           *type_name = acies_name_of (lb_type_names, unit->arm);

  if (!lb_class_fits (unit->arm, unit->quality))
    acies_json_complain (&quality, problems, "1.1",
                         /* Translators: wire names of a class and a type: veteran, chariots. */
                         _("there is no class %1$s among %2$s"), acies_name_of (lb_class_names, unit->quality), type_name);
  if (!lb_subtype_fits (unit->arm, unit->subtype))
    acies_json_complain (&subtype, problems, "9.1",
                         /* Translators: wire names of special troops and a type: hoplites, light-infantry. */
                         _("there are no %1$s among %2$s"), acies_name_of (lb_subtype_names, unit->subtype), type_name);
  if (unit->arm == LB_CHARIOTS && unit->men_horses == 3)
    acies_json_complain (&horses, problems, "1.2", _("a chariot has 2 or 4 horses"));
  if (unit->subtype == LB_SCYTHED && acies_json_exists (&horses) && unit->men_horses != 4)
    acies_json_complain (&horses, problems, "9.5", _("scythed chariots have 4 horses"));
}

/* What cannot be of a class or subtype is read as if it were of one that it can have. */
static void
make_kind_fit (LbUnitSpec *unit)
{
  for (guint quality = LB_AVERAGE; !lb_class_fits (unit->arm, unit->quality); quality++)
    unit->quality = (guint8) quality;
  if (!lb_subtype_fits (unit->arm, unit->subtype))
    unit->subtype = LB_NO_SUBTYPE;
}

static void
add_unit (LbSideSetup *own, const LbUnitSpec *kind, const char *id, guint number)
{
  LbUnitSpec *unit = &own->units[own->n_units++];

  *unit = *kind;
  unit->number = (guint8) number;
  if (number == 0)
    g_strlcpy (unit->id, id, sizeof unit->id);
  else
    g_snprintf (unit->id, sizeof unit->id, "%s-%u", id, number);
}

/* 1.1: one entry of "units", which stands for one unit or for several called id-1, id-2 ... */
static void
read_entry (LbSideSetup *own, const AciesJsonCursor *at, GHashTable *ids, AciesProblems *problems)
{
  const gboolean good = lb_setup_check (lb_unit_fields, at, problems);
  const char    *id = peek_id (at);
  const guint    count = (guint) lb_setup_get_int (lb_unit_fields, at, "count");
  LbUnitSpec     kind = { 0 };
  TakenIds       taken = { 0 };

  kind.arm = (guint8) lb_setup_get_int (lb_unit_fields, at, "type");
  kind.quality = (guint8) lb_setup_get_int (lb_unit_fields, at, "class");
  kind.subtype = (guint8) lb_setup_get_int (lb_unit_fields, at, "subtype");
  kind.men_horses = (guint8) lb_setup_get_int (lb_unit_fields, at, "horses");
  kind.escorted = lb_setup_get_int (lb_unit_fields, at, "escorted");
  kind.entry = (guint8) own->n_entries;
  if (good)
    check_kind (&kind, at, problems);
  make_kind_fit (&kind);

  own->entry_names[own->n_entries++] = lb_setup_dup_name (at, "name", problems);
  /* The envelope has complained of more units than a side can have. */
  if (own->n_units + count > ACIES_MAX_UNITS)
    return;
  if (id[0] != '\0')
    claim_id (ids, id, at, &taken);
  if (count == 1)
    add_unit (own, &kind, id, 0);
  for (guint number = 1; number <= count && count > 1; number++)
    {
      add_unit (own, &kind, id, number);
      if (id[0] != '\0')
        claim_id (ids, own->units[own->n_units - 1].id, at, &taken);
    }
  complain_taken (&taken, at, problems);
}

static void
read_units (LbSideSetup *own, const AciesJsonCursor *side, GHashTable *ids, AciesProblems *problems)
{
  AciesJsonCursor units;

  if (!acies_json_read_array (side, "units", MOST_ENTRIES, &units, problems))
    return;

  for (guint i = 0; i < acies_json_length (&units); i++)
    {
      const AciesJsonCursor at = acies_json_element (&units, i);

      read_entry (own, &at, ids, problems);
    }
}

/* 8.1: a hero has a bodyguard, which no other hero has; a strategist has none. */
static void
read_bodyguard (LbSideSetup *own, LbCommanderSpec *commander, const AciesJsonCursor *at,
                AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, "bodyguard");
  const char           *id;
  int                   unit;

  commander->bodyguard = LB_NO_UNIT;
  if (commander->kind == LB_STRATEGIST)
    {
      if (acies_json_exists (&member))
        acies_json_complain (&member, problems, "8.2", _("a strategist has no bodyguard; only a hero has one"));
      return;
    }
  if (!acies_json_exists (&member))
    {
      acies_json_complain (&member, problems, "8.1", _("a hero needs a bodyguard: the id of a unit of his army"));
      return;
    }
  if (!JSON_NODE_HOLDS_VALUE (member.node) ||
      json_node_get_value_type (member.node) != G_TYPE_STRING)
    return;

  id = json_node_get_string (member.node);
  unit = lb_unit_find (own, id);
  if (unit < 0)
    {
      lb_setup_complain_unit (own, id, &member, "8.1", problems);
      return;
    }
  commander->bodyguard = (guint8) unit;
  for (guint i = 0; i + 1 < own->n_commanders; i++)
    if (own->commanders[i].bodyguard == commander->bodyguard)
      acies_json_complain (&member, problems, "8.1", _("two heroes cannot have the same bodyguard"));
}

static void
read_commander (LbSideSetup *own, const AciesJsonCursor *at, GHashTable *ids,
                AciesProblems *problems)
{
  const gboolean   good = lb_setup_check (lb_commander_fields, at, problems);
  const char      *id = peek_id (at);
  LbCommanderSpec *commander = &own->commanders[own->n_commanders++];
  TakenIds         taken = { 0 };

  g_strlcpy (commander->id, id, sizeof commander->id);
  if (strcmp (id, LB_KEY_ARMY) == 0)
    acies_json_complain (at, problems, NULL, _("a commander cannot have the id \"%s\", which means the whole army"), id);
  if (id[0] != '\0')
    claim_id (ids, id, at, &taken);
  complain_taken (&taken, at, problems);
  commander->rating = (guint8) lb_setup_get_int (lb_commander_fields, at, "rating");
  commander->kind = (guint8) lb_setup_get_int (lb_commander_fields, at, "kind");
  commander->timid = lb_setup_get_int (lb_commander_fields, at, "timid");
  commander->name = lb_setup_dup_name (at, "name", problems);
  if (commander->name == NULL)
    commander->name = g_strdup (id);
  commander->bodyguard = LB_NO_UNIT;
  if (good)
    read_bodyguard (own, commander, at, problems);
}

static void
read_commanders (LbSideSetup *own, const AciesJsonCursor *side, GHashTable *ids,
                 AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (side, "commanders");
  AciesJsonCursor       commanders;

  if (!acies_json_exists (&member) || !acies_json_read_array (side, "commanders", G_MAXUINT, &commanders, problems))
    return;
  if (acies_json_length (&commanders) > MOST_COMMANDERS)
    acies_json_complain (&commanders, problems, "1.3", _("an army has at most two commanders"));

  for (guint i = 0; i < MIN (acies_json_length (&commanders), MOST_COMMANDERS); i++)
    {
      const AciesJsonCursor at = acies_json_element (&commanders, i);

      read_commander (own, &at, ids, problems);
    }
}

/* 2.3.1 */
static void
read_camp (LbSideSetup *own, const AciesJsonCursor *side, AciesProblems *problems)
{
  const AciesJsonCursor camp = acies_json_member (side, "camp");

  if (!acies_json_exists (&camp) || !lb_setup_check (lb_camp_fields, &camp, problems))
    return;

  own->camp_zone = (guint8) lb_setup_get_int (lb_camp_fields, &camp, "zone");
  own->camp_fortified = lb_setup_get_int (lb_camp_fields, &camp, "fortified");
}

static void
sort_unit (LbSideSetup *own, guint index)
{
  const LbUnitSpec *unit = &own->units[index];
  const AciesUnits  bit = ACIES_UNIT_BIT (index);
  const guint       worth = lb_unit_worth (unit->quality, unit->subtype);

  own->all |= bit;
  own->arm[unit->arm] |= bit;
  own->quality[unit->quality] |= bit;
  own->subtype[unit->subtype] |= bit;
  own->worth[worth] |= bit;
  own->fighting_value += (gint16) worth;
}

/* The sets that rules ask for instead of walking the units. */
static void
sort_units (LbSideSetup *own)
{
  for (guint i = 0; i < own->n_units; i++)
    sort_unit (own, i);
  for (guint i = 0; i < own->n_commanders; i++)
    own->fighting_value += (gint16) lb_commander_worth (own->commanders[i].rating);

  own->infantry = own->arm[LB_HEAVY_INFANTRY] | own->arm[LB_LIGHT_INFANTRY];
  own->cavalry = own->arm[LB_HEAVY_CAVALRY] | own->arm[LB_LIGHT_CAVALRY];
  own->mounted = own->cavalry | own->arm[LB_CHARIOTS];
  own->slow_terrain = own->mounted & ~own->subtype[LB_CATAPHRACTS];
  own->room_of_two = own->quality[LB_POOR];
}

void
lb_setup_read_army (LbSetup *setup, guint side, const AciesJsonCursor *at, GHashTable *ids,
                    AciesProblems *problems)
{
  g_autoptr (AciesProblems) ignored = acies_problems_new ();
  LbSideSetup              *own = &setup->sides[side];
  const char               *id = peek_id (at);

  lb_setup_check (lb_side_fields, at, problems);
  own->id = g_strdup (id);
  own->name = lb_setup_dup_name (at, "name", ignored);
  if (own->name == NULL)
    own->name = g_strdup (id);

  own->surprised = lb_setup_get_int (lb_side_fields, at, "surprised");
  own->fatigued = lb_setup_get_int (lb_side_fields, at, "fatigued");
  own->key_zone = (guint8) lb_setup_get_int (lb_side_fields, at, "key-zone");
  read_camp (own, at, problems);
  read_units (own, at, ids, problems);
  read_commanders (own, at, ids, problems);
  sort_units (own);
}
