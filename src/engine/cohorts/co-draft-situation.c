/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-draft-parts.h"

#include "engine/cohorts/co-names.h"
#include "engine/cohorts/co-setup-parts.h"

/* A member that is there only if it is so. */
static void
set_flag (JsonObject *object, const char *key, gboolean on)
{
  if (on)
    json_object_set_boolean_member (object, key, TRUE);
  else
    json_object_remove_member (object, key);
}

static void
set_status (JsonObject *object, CoStatus status, gboolean on)
{
  const char *name = acies_name_of (co_status_names, (int) status);

  if (on)
    json_object_set_string_member (object, "status", name);
  else
    tt_draft_map_text (object, "status", name, NULL);
}

/* C-PIL-2: they are there unless it is said. */
static void
set_thrown (JsonObject *object, gboolean on)
{
  if (on)
    json_object_set_boolean_member (object, "pila", FALSE);
  else
    json_object_remove_member (object, "pila");
}

static void
set_mark (JsonObject *object, CoMark mark, gboolean on)
{
  switch (mark)
    {
    case CO_MARK_MOVED:
      set_flag (object, "moved", on);
      break;
    case CO_MARK_FIRED:
      set_flag (object, "fired", on);
      break;
    case CO_MARK_THROWN:
      set_thrown (object, on);
      break;
    case CO_MARK_REORGANISING:
      set_flag (object, "reorganising", on);
      break;
    case CO_MARK_ROUTED:
      set_status (object, CO_ROUTED, on);
      break;
    case CO_MARK_RALLYING:
      set_status (object, CO_RALLYING, on);
      break;
    case CO_MARK_ELIMINATED:
      set_status (object, CO_ELIMINATED, on);
      break;
    case CO_N_MARKS:
    default:
      g_return_if_reached ();
    }
}

static void
mark_one (JsonObject *places, const char *id, CoMark mark, gboolean on)
{
  JsonObject *object = on ? acies_tree_need_object (places, id) : acies_tree_object (places, id);

  if (object != NULL)
    set_mark (object, mark, on);
}

gboolean
co_draft_set_mark (const AciesJsonCursor *root, const AciesBand *band, guint mark, gboolean on,
                   AciesPatch *patch)
{
  g_autoptr (CoSetup) setup = NULL;
  JsonObject         *places;
  AciesTreeEdit       edit;

  if (band->part != ACIES_PART_SITUATION || band->side >= CO_N_SIDES || mark >= CO_N_MARKS ||
      !acies_tree_begin (&edit, root))
    return FALSE;
  places = co_draft_places (&edit, ACIES_PART_SITUATION, FALSE, TRUE);
  if (places == NULL)
    return acies_tree_cancel (&edit);

  setup = co_draft_read (root, ACIES_PART_SITUATION);
  for (guint i = 0; band->ids[i] != NULL; i++)
    {
      const int g = band->ids[i][0] != '\0' ? co_stand_find (setup, band->ids[i]) : -1;

      if (g >= 0 && co_side_of (setup, (guint) g) == band->side)
        mark_one (places, band->ids[i], (CoMark) mark, on);
    }

  return acies_tree_end (&edit, patch);
}

/* 2.5: nothing is said yet of any unit, so that all are as in the deployment. */
gboolean
co_draft_begin_situation (const AciesJsonCursor *root, AciesPatch *patch)
{
  g_autoptr (CoSetup) setup = co_draft_read (root, ACIES_PART_DEPLOYMENT);
  JsonObject         *situation, *units;
  AciesTreeEdit       edit;

  if (!acies_tree_begin (&edit, root))
    return FALSE;
  if (acies_tree_object (acies_tree_root (&edit), "situation") != NULL)
    return acies_tree_cancel (&edit);

  situation = acies_tree_need_object (acies_tree_root (&edit), "situation");
  json_object_set_int_member (situation, "turn", 1);
  if (tt_draft_side_id (&edit, 0) != NULL)
    json_object_set_string_member (situation, "active", tt_draft_side_id (&edit, 0));
  units = acies_tree_need_object (situation, "units");
  for (guint g = 0; g < setup->n_stands; g++)
    if (acies_json_is_id (setup->units[g].id))
      acies_tree_need_object (units, setup->units[g].id);

  return acies_tree_end (&edit, patch);
}
