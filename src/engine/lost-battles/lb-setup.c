/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-setup.h"

#include <glib/gi18n-lib.h>

#include "engine/core/acies-scenario.h"
#include "engine/lost-battles/lb-fields.h"
#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-setup-parts.h"
#include "engine/lost-battles/lb-troops.h"

#define LB_LONGEST_NAME 200

static void
watercourse_clear (gpointer data)
{
  g_free (((AciesSceneWatercourse *) data)->name);
}

static void
label_clear (gpointer data)
{
  g_free (((AciesSceneLabel *) data)->text);
}

static LbSetup *
lb_setup_alloc (void)
{
  LbSetup *setup = g_new0 (LbSetup, 1);

  setup->watercourses = g_array_new (FALSE, TRUE, sizeof (AciesSceneWatercourse));
  g_array_set_clear_func (setup->watercourses, watercourse_clear);
  setup->labels = g_array_new (FALSE, TRUE, sizeof (AciesSceneLabel));
  g_array_set_clear_func (setup->labels, label_clear);
  for (guint side = 0; side < LB_N_SIDES; side++)
    {
      setup->sides[side].key_zone = LB_OFF_FIELD;
      setup->sides[side].camp_zone = LB_OFF_FIELD;
    }

  return setup;
}

void
lb_setup_free (AciesSetup *setup)
{
  LbSetup *self = (LbSetup *) setup;

  if (self == NULL)
    return;

  for (guint side = 0; side < LB_N_SIDES; side++)
    {
      LbSideSetup *own = &self->sides[side];

      for (guint i = 0; i < own->n_entries; i++)
        g_free (own->entry_names[i]);
      for (guint i = 0; i < own->n_commanders; i++)
        g_free (own->commanders[i].name);
      g_free (own->id);
      g_free (own->name);
    }
  g_array_unref (self->watercourses);
  g_array_unref (self->labels);
  g_free (self);
}

int
lb_side_find (const LbSetup *setup, const char *id)
{
  for (guint side = 0; side < LB_N_SIDES; side++)
    if (g_strcmp0 (setup->sides[side].id, id) == 0)
      return (int) side;

  return ACIES_NO_SIDE;
}

int
lb_unit_find (const LbSideSetup *side, const char *id)
{
  for (guint i = 0; i < side->n_units; i++)
    if (g_strcmp0 (side->units[i].id, id) == 0)
      return (int) i;

  return -1;
}

int
lb_commander_find (const LbSideSetup *side, const char *id)
{
  for (guint i = 0; i < side->n_commanders; i++)
    if (g_strcmp0 (side->commanders[i].id, id) == 0)
      return (int) i;

  return -1;
}

guint
lb_setup_get_zone (const AciesJsonCursor *at, AciesProblems *problems)
{
  g_autofree char *found = NULL;
  const char      *id;
  guint            zone;

  if (!acies_json_get_string (at, &id, problems))
    return LB_OFF_FIELD;

  zone = lb_zone_find (id);
  if (zone != LB_OFF_FIELD)
    return zone;

  found = acies_json_found (at);
  acies_json_complain (at, problems, "2.1.1", _("%s is no zone; zones are called a1 to e4"), found);

  return LB_OFF_FIELD;
}

char *
lb_setup_dup_name (const AciesJsonCursor *at, const char *key, AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, key);
  g_autofree char      *bare = NULL;
  const char           *name;

  if (member.node == NULL || !JSON_NODE_HOLDS_VALUE (member.node) ||
      json_node_get_value_type (member.node) != G_TYPE_STRING)
    return NULL;

  name = json_node_get_string (member.node);
  bare = g_strstrip (g_strdup (name));
  if (bare[0] != '\0' && g_utf8_strlen (name, -1) <= LB_LONGEST_NAME)
    return g_strdup (acies_scenario_translate (name));

  acies_json_complain (&member, problems, NULL, _("a name has 1 to %d characters"), LB_LONGEST_NAME);

  return NULL;
}

gboolean
lb_setup_check (const AciesFormField *fields, const AciesJsonCursor *at, AciesProblems *problems)
{
  g_autofree char *found = NULL;

  if (at->node != NULL && JSON_NODE_HOLDS_OBJECT (at->node))
    return acies_fields_check (fields, at, problems);

  found = acies_json_found (at);
  acies_json_complain (at, problems, NULL, _("%s stands here; an object in { } is expected"), found);

  return FALSE;
}

int
lb_setup_get_int (const AciesFormField *fields, const AciesJsonCursor *at, const char *key)
{
  const AciesFormField *field = acies_field_find (fields, key);

  g_assert (field != NULL);

  return acies_field_get_int (field, at);
}

static void
read_conditions (LbSetup *setup, const AciesJsonCursor *root, AciesProblems *problems)
{
  const AciesFormField     *fields = lb_conditions_fields;
  const AciesJsonCursor at = acies_json_member (root, "conditions");
  AciesJsonCursor       conditions;

  if (acies_json_read_object (root, "conditions", &conditions, problems))
    lb_setup_check (fields, &at, problems);

  setup->multiplier = (guint8) lb_setup_get_int (fields, &at, "multiplier");
  setup->attack_limit = (guint8) lb_setup_get_int (fields, &at, "attack-limit");
  setup->turns = (guint8) lb_setup_get_int (fields, &at, "turns");
  setup->dust = lb_setup_get_int (fields, &at, "dust");
  setup->weather = (guint8) lb_setup_get_int (fields, &at, "weather");
  setup->orders_count_undeployed = lb_setup_get_int (fields, &at, "orders-count-undeployed");

  /* 10.3, 10.4, R28: it is dry or it is wet. */
  if (setup->dust && setup->weather != LB_CLEAR)
    {
      const AciesJsonCursor dust = acies_json_member (&at, "dust");

      acies_json_complain (&dust, problems, "10.3", _("there is no dust in overcast or wet weather; choose one of them"));
    }
}

/* That nothing else may have; two sides with the same id are the envelope's complaint. */
static void
claim_side_ids (GHashTable *ids, const AciesJsonCursor *sides)
{
  g_autoptr (AciesProblems) ignored = acies_problems_new ();

  for (guint side = 0; side < acies_json_length (sides); side++)
    {
      const AciesJsonCursor at = acies_json_element (sides, side);
      const char           *id;

      if (acies_json_read_id (&at, "id", &id, ignored))
        g_hash_table_insert (ids, g_strdup (id), acies_json_path (&at));
    }
}

static void
read_sides (LbSetup *setup, const AciesJsonCursor *root, AciesProblems *problems)
{
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  const AciesJsonCursor  sides = acies_json_member (root, "sides");
  const guint            n_sides = acies_json_length (&sides);

  if (n_sides != LB_N_SIDES && n_sides != 0)
    acies_json_complain (&sides, problems, "2.1.1", _("two sides are expected here"));

  claim_side_ids (ids, &sides);
  for (guint side = 0; side < MIN (n_sides, LB_N_SIDES); side++)
    {
      const AciesJsonCursor at = acies_json_element (&sides, side);

      if (JSON_NODE_HOLDS_OBJECT (at.node))
        lb_setup_read_army (setup, side, &at, ids, problems);
    }
}

/* 2.3.1, 2.2.4: where key zone and camp may be; once terrain and sides are known. */
static void
check_key_places (const LbSetup *setup, const AciesJsonCursor *root, AciesProblems *problems)
{
  const AciesJsonCursor sides = acies_json_member (root, "sides");

  for (guint side = 0; side < MIN (acies_json_length (&sides), LB_N_SIDES); side++)
    {
      const LbSideSetup    *own = &setup->sides[side];
      const AciesJsonCursor at = acies_json_element (&sides, side);
      const AciesJsonCursor key = acies_json_member (&at, "key-zone");
      const AciesJsonCursor camp = acies_json_member (&at, "camp");
      const AciesJsonCursor zone = acies_json_member (&camp, "zone");

      if (own->key_zone != LB_OFF_FIELD &&
          (lb_zone_half (own->key_zone) != side || !lb_zone_is_central (own->key_zone)))
        acies_json_complain (&key, problems, "2.3.1", _("the key zone must be one of the army's own central zones, %s"),
                             side == 0 ? "b2, c2, d2" : "b3, c3, d3");
      else if (own->key_zone != LB_OFF_FIELD &&
               (setup->terrain[own->key_zone] & ACIES_TERRAIN_IMPASSABLE))
        acies_json_complain (&key, problems, "2.2.4", _("the key zone must not be impassable"));

      if (own->camp_zone != LB_OFF_FIELD &&
          (lb_zone_half (own->camp_zone) != side || !lb_zone_is_rear (own->camp_zone)))
        acies_json_complain (&zone, problems, "2.3.1", _("a camp must be in one of the army's own rear zones, %s"),
                             side == 0 ? "b1, c1, d1" : "b4, c4, d4");
      else if (own->camp_zone != LB_OFF_FIELD &&
               (setup->terrain[own->camp_zone] & ACIES_TERRAIN_IMPASSABLE))
        acies_json_complain (&zone, problems, "2.2.4", _("a camp must not be in an impassable zone"));
    }
}

LbSetup *
lb_setup_read (const AciesJsonCursor *root, AciesProblems *problems)
{
  LbSetup *setup = lb_setup_alloc ();

  read_conditions (setup, root, problems);
  lb_setup_read_map (setup, root, problems);
  read_sides (setup, root, problems);
  check_key_places (setup, root, problems);
  lb_setup_read_deployment (setup, root, problems);
  lb_setup_read_situation (setup, root, problems);

  return setup;
}

AciesSetup *
lb_setup_new (const AciesJsonCursor *root, AciesProblems *problems)
{
  g_autoptr (AciesProblems) own = acies_problems_new ();
  LbSetup                  *setup = lb_setup_read (root, own);

  if (!acies_problems_has_errors (own))
    return (AciesSetup *) setup;

  lb_setup_free ((AciesSetup *) setup);
  for (guint i = 0; i < acies_problems_size (own); i++)
    {
      const AciesProblem *problem = acies_problems_get (own, i);

      acies_problems_add (problems, problem->severity, problem->path, problem->clause, "%s", problem->message);
    }

  return NULL;
}
