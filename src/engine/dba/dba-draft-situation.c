/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-draft-parts.h"

#include "engine/dba/dba-fields.h"
#include "engine/dba/dba-setup-parts.h"
#include "engine/tabletop/tt-draft.h"

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
set_state (JsonObject *object, DbaElementState state, gboolean on)
{
  const char *name = acies_name_of (dba_situation_state_names, (int) state);

  if (on)
    json_object_set_string_member (object, "state", name);
  else if (g_strcmp0 (acies_tree_string (object, "state"), name) == 0)
    json_object_remove_member (object, "state");
}

/* D-CAM-1: one alone holds the camp, and has no other place; who holds it no more has none yet. */
static gboolean
set_garrison (const AciesTreeEdit *edit, guint side, const char *id, gboolean on)
{
  JsonObject *camp = acies_tree_object (tt_draft_side (edit, side), "camp");
  JsonObject *places = dba_edit_places (edit, ACIES_PART_DEPLOYMENT, FALSE);

  if (camp == NULL)
    return FALSE;
  if (!on)
    {
      if (g_strcmp0 (acies_tree_string (camp, "garrison"), id) == 0)
        json_object_remove_member (camp, "garrison");
      return TRUE;
    }
  json_object_set_string_member (camp, "garrison", id);
  if (places != NULL)
    json_object_remove_member (places, id);

  return TRUE;
}

static gboolean
mark_in_situation (const AciesTreeEdit *edit, guint side, const char *id, DbaMark mark, gboolean on)
{
  JsonObject *places = dba_edit_places (edit, ACIES_PART_SITUATION, TRUE);
  JsonObject *object;

  if (places == NULL || (mark == DBA_MARK_GARRISON && acies_tree_object (tt_draft_side (edit, side), "camp") == NULL))
    return FALSE;

  object = acies_tree_need_object (places, id);
  switch (mark)
    {
    case DBA_MARK_GARRISON:
      set_state (object, DBA_IN_CAMP, on);
      break;
    case DBA_MARK_MOVED:
      set_flag (object, "moved", on);
      break;
    case DBA_MARK_SHOT:
      set_flag (object, "shot", on);
      break;
    case DBA_MARK_DESTROYED:
      set_state (object, DBA_DESTROYED, on);
      break;
    case DBA_MARK_GONE:
      set_state (object, DBA_OFF_BOARD, on);
      break;
    case DBA_N_MARKS:
    default:
      return FALSE;
    }

  return TRUE;
}

gboolean
dba_draft_set_mark (const AciesJsonCursor *root, const AciesBand *band, guint mark, gboolean on,
                    AciesPatch *patch)
{
  g_autoptr (DbaSetup) setup = NULL;
  AciesTreeEdit        edit;
  gboolean             good = band->side < DBA_N_SIDES && mark < DBA_N_MARKS;

  if (!acies_tree_begin (&edit, root))
    return FALSE;
  setup = dba_draft_read (root, band->part);
  for (guint i = 0; good && band->ids[i] != NULL; i++)
    {
      const int g = band->ids[i][0] != '\0' ? dba_element_find (setup, band->ids[i]) : -1;

      if (g < 0 || dba_side_of (setup, (guint) g) != band->side)
        continue;
      if (band->part == ACIES_PART_SITUATION)
        good = mark_in_situation (&edit, band->side, band->ids[i], (DbaMark) mark, on);
      else
        good = mark == DBA_MARK_GARRISON && set_garrison (&edit, band->side, band->ids[i], on);
    }
  if (!good)
    return acies_tree_cancel (&edit);

  return acies_tree_end (&edit, patch);
}

static gboolean
is_in_camp (const DbaSetup *setup, guint g)
{
  return setup->start.given && setup->start.states[g] == DBA_IN_CAMP;
}

/* It begins as the deployment does; who has no place there is off the board. */
gboolean
dba_draft_begin_situation (const AciesJsonCursor *root, AciesPatch *patch)
{
  g_autoptr (DbaSetup) setup = dba_draft_read (root, ACIES_PART_DEPLOYMENT);
  JsonObject          *situation, *places;
  AciesTreeEdit        edit;

  for (guint side = 0; side < DBA_N_SIDES; side++)
    if (!acies_json_is_id (setup->sides[side].id) ||
        dba_side_find (setup, setup->sides[side].id) != (int) side)
      return FALSE;
  if (!acies_tree_begin (&edit, root))
    return FALSE;
  if (acies_tree_object (acies_tree_root (&edit), "situation") != NULL)
    return acies_tree_cancel (&edit);

  situation = acies_tree_need_object (acies_tree_root (&edit), "situation");
  json_object_set_int_member (situation, "bound", 1);
  json_object_set_string_member (situation, "phasing", setup->sides[0].id);
  places = acies_tree_need_object (situation, "elements");
  for (guint g = 0; g < setup->n_elements; g++)
    {
      JsonObject *object;

      if (!acies_json_is_id (setup->units[g].id))
        continue;
      object = acies_tree_need_object (places, setup->units[g].id);
      if (dba_draft_stands (setup, g))
        tt_draft_set_pose (object, &setup->start.poses[g]);
      else
        set_state (object, is_in_camp (setup, g) ? DBA_IN_CAMP : DBA_OFF_BOARD, TRUE);
    }

  return acies_tree_end (&edit, patch);
}
