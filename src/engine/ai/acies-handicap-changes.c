/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/ai/acies-handicap-changes.h"

#include "engine/core/acies-draft.h"

#include <glib/gi18n-lib.h>

/* One entry of the list of an army's units. */
typedef struct
{
  AciesScenario    *scenario;
  const AciesDraft *draft;
  AciesJsonCursor   root;
  guint             side, index;
  JsonNode         *node;
  char             *name;   /* what its units are called */
  guint             count;  /* how many it stands for */
} Entry;

AciesScenario *
acies_handicap_changes_make (AciesScenario *scenario, const AciesPatch *patch)
{
  const AciesDraft         *draft = acies_scenario_get_ruleset (scenario)->draft;
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (JsonNode)      root = NULL;

  root = acies_patch_apply (acies_scenario_get_root (scenario), patch, draft->order, NULL, NULL);

  return root != NULL ? acies_scenario_new (root, problems, NULL) : NULL;
}

/* A change that breaks the scenario, or leaves somebody without a place where all had one, is none. */
static gboolean
is_sound (AciesScenario *scenario, const AciesPatch *patch)
{
  g_autoptr (AciesScenario) made = acies_handicap_changes_make (scenario, patch);

  return made != NULL &&
         acies_scenario_has_deployment (made) == acies_scenario_has_deployment (scenario) &&
         acies_scenario_has_situation (made) == acies_scenario_has_situation (scenario);
}

/* Takes @text and @patch over. */
static void
keep (const Entry *entry, GArray *changes, AciesPatch *patch, char *text)
{
  const AciesHandicapChange change = { .patch = patch, .text = text };

  if (acies_patch_size (patch) > 0 && is_sound (entry->scenario, patch))
    {
      g_array_append_val (changes, change);
      return;
    }

  acies_patch_free (patch);
  g_free (text);
}

static const char *
side_name (const Entry *entry)
{
  return acies_scenario_get_side_name (entry->scenario, entry->side);
}

/* ---- One more, one fewer ---- */

static void
add_more (const Entry *entry, GArray *changes)
{
  AciesPatch      *patch = acies_patch_new ();
  g_autofree char *path = g_strdup_printf ("sides[%u].units", entry->side);

  if (entry->draft->set_count != NULL)
    entry->draft->set_count (&entry->root, entry->side, entry->index, entry->count + 1, patch);
  else
    entry->draft->paste (&entry->root, path, entry->index + 1, entry->node, patch);
  /* Translators: an army, then a kind of its units. */
  keep (entry, changes, patch,
        g_strdup_printf (_("%1$s: one more of “%2$s”"), side_name (entry), entry->name));
}

static void
add_fewer (const Entry *entry, GArray *changes)
{
  AciesPatch      *patch = acies_patch_new ();
  g_autofree char *path = g_strdup_printf ("sides[%u].units[%u]", entry->side, entry->index);

  if (entry->count > 1)
    entry->draft->set_count (&entry->root, entry->side, entry->index, entry->count - 1, patch);
  else
    entry->draft->remove (&entry->root, path, patch);
  keep (entry, changes, patch,
        g_strdup_printf (_("%1$s: one fewer of “%2$s”"), side_name (entry), entry->name));
}

/* ---- A step up or down ---- */

/* The field that says of what class a unit is. (nullable) */
static const AciesFormField *
find_field (const AciesDraft *draft)
{
  for (const AciesForm *form = draft->forms; form->path != NULL; form++)
    {
      const AciesFormField *field = NULL;

      if (g_str_equal (form->path, "sides[].units[]"))
        field = acies_field_find (form->fields, draft->kind_key);
      if (field != NULL)
        return field;
    }

  return NULL;
}

/* Where a class stands among the choices of the field; all the same where it has none. */
static int
rank_of (const AciesFormField *field, const AciesTroopClass *class)
{
  int value = 0;

  if (field != NULL && field->choices != NULL)
    acies_names_find (field->choices, class->id, &value);

  return value;
}

/* The usual class may stand first among those of its troops. */
static void
order_classes (const AciesFormField *field, AciesTroop *troop)
{
  for (guint i = 1; i < troop->n_classes; i++)
    for (guint k = i; k > 0 && rank_of (field, &troop->classes[k - 1]) >
                                 rank_of (field, &troop->classes[k]); k--)
      {
        const AciesTroopClass other = troop->classes[k];

        troop->classes[k] = troop->classes[k - 1];
        troop->classes[k - 1] = other;
      }
}

/* The kind of troops whose classes @id is one of, the first there is; and which of them. */
static gboolean
find_class (const AciesDraft *draft, const char *id, AciesTroop *troop, guint *which)
{
  const AciesFormField *field = find_field (draft);

  for (guint i = 0; draft->troop (i, troop); i++)
    {
      order_classes (field, troop);
      for (guint k = 0; k < troop->n_classes; k++)
        if (g_strcmp0 (troop->classes[k].id, id) == 0)
          {
            *which = k;
            return TRUE;
          }
    }

  return FALSE;
}

/* One unit of the entry becomes an entry of its own, if it stands for more, and gets the class @id. */
static AciesPatch *
make_step (const Entry *entry, const char *id)
{
  AciesPatch      *patch = acies_patch_new ();
  g_autofree char *path = NULL;
  guint            index = entry->index;

  if (entry->count > 1)
    {
      if (!entry->draft->split (&entry->root, entry->side, entry->index, 1, patch))
        return patch;
      index++;
    }
  path = g_strdup_printf ("sides[%u].units[%u].%s", entry->side, index, entry->draft->kind_key);
  acies_patch_set_string (patch, path, id);

  return patch;
}

static void
add_steps (const Entry *entry, GArray *changes)
{
  const AciesJsonCursor at = { .node = entry->node };
  const AciesJsonCursor kind = acies_json_member (&at, entry->draft->kind_key);
  AciesTroop            troop = { 0 };
  guint                 which = 0;

  if (!acies_json_exists (&kind) || json_node_get_value_type (kind.node) != G_TYPE_STRING ||
      !find_class (entry->draft, json_node_get_string (kind.node), &troop, &which))
    return;

  for (guint k = 0; k < troop.n_classes; k++)
    if (k + 1 == which || k == which + 1)
      /* Translators: an army; a kind of its units; the class that one of them gets; the class that it had. */
      keep (entry, changes, make_step (entry, troop.classes[k].id),
            g_strdup_printf (_("%1$s: one of “%2$s” %3$s instead of %4$s"), side_name (entry),
                             entry->name, troop.classes[k].label, troop.classes[which].label));
}

/* ---- All of them ---- */

/* Whether both entries are of the same troops: all but the id is the same. */
static gboolean
is_alike (JsonNode *one, JsonNode *other)
{
  g_autoptr (JsonNode) first = acies_json_copy (one);
  g_autoptr (JsonNode) second = acies_json_copy (other);

  json_object_remove_member (json_node_get_object (first), "id");
  json_object_remove_member (json_node_get_object (second), "id");

  return acies_json_same (first, second);
}

static gboolean
has_earlier (const AciesJsonCursor *units, guint index)
{
  const AciesJsonCursor own = acies_json_element (units, index);

  for (guint i = 0; i < index; i++)
    {
      const AciesJsonCursor other = acies_json_element (units, i);

      if (is_alike (own.node, other.node))
        return TRUE;
    }

  return FALSE;
}

static void
list_entry (Entry *entry, GArray *changes)
{
  AciesRosterRow row = { 0 };

  if (!entry->draft->unit_row (&entry->root, entry->side, entry->index, &row))
    return;

  entry->name = row.name;
  entry->count = MAX (row.count, 1);
  add_more (entry, changes);
  add_fewer (entry, changes);
  if (entry->draft->kind_key != NULL)
    add_steps (entry, changes);
  g_free (row.name);
  g_free (row.kind);
}

static void
change_clear (gpointer data)
{
  AciesHandicapChange *change = data;

  acies_patch_free (change->patch);
  g_free (change->text);
}

GArray *
acies_handicap_changes_list (AciesScenario *scenario)
{
  GArray               *changes = g_array_new (FALSE, TRUE, sizeof (AciesHandicapChange));
  const AciesDraft     *draft = acies_scenario_get_ruleset (scenario)->draft;
  const AciesJsonCursor root = acies_json_root (acies_scenario_get_root (scenario));
  const AciesJsonCursor sides = acies_json_member (&root, "sides");

  g_array_set_clear_func (changes, change_clear);
  for (guint side = 0; draft != NULL && side < acies_json_length (&sides); side++)
    {
      const AciesJsonCursor at = acies_json_element (&sides, side);
      const AciesJsonCursor units = acies_json_member (&at, "units");

      for (guint i = 0; i < acies_json_length (&units); i++)
        {
          const AciesJsonCursor unit = acies_json_element (&units, i);
          Entry                 entry = { scenario, draft, root, side, i, unit.node, NULL, 1 };

          if (!has_earlier (&units, i))
            list_entry (&entry, changes);
        }
    }

  return changes;
}
