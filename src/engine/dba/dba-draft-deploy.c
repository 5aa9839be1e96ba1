/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-draft-parts.h"

#include "engine/dba/dba-fields.h"
#include "engine/dba/dba-setup-parts.h"
#include "engine/tabletop/tt-draft.h"

/* Those of a band that there are, in its order. */
typedef struct
{
  guint n;
  guint8 g[DBA_MAX_ELEMENTS];
} DbaBand;

static void
read_band (DbaBand *own, const DbaSetup *setup, const AciesBand *band)
{
  own->n = 0;
  for (guint i = 0; band->side < DBA_N_SIDES && band->ids[i] != NULL; i++)
    {
      const int g = dba_element_find (setup, band->ids[i]);
      gboolean  is_new = g >= 0 && dba_side_of (setup, (guint) g) == band->side &&
                         band->ids[i][0] != '\0';

      for (guint k = 0; k < own->n && is_new; k++)
        is_new = own->g[k] != g;
      if (is_new && own->n < DBA_MAX_ELEMENTS)
        own->g[own->n++] = (guint8) g;
    }
}

static TtDraftBase
base_of (const DbaSetup *setup, guint g)
{
  static const gint32 inward[DBA_N_EDGES] = { 18000, 27000, 0, 9000 };
  TtDraftBase         base = {
    .size = { DBA_BASE_WIDTH, setup->units[g].depth },
    .stands = dba_draft_stands (setup, g),
  };

  base.pose.facing = inward[dba_draft_edge (setup, dba_side_of (setup, g))];
  if (base.stands)
    base.pose = setup->start.poses[g];

  return base;
}

/* Where each of @own comes to stand if the first stands at @place. */
static void
find_poses (const DbaSetup *setup, const DbaBand *own, const AciesPlace *place, TtPose *poses)
{
  TtDraftBase bases[DBA_MAX_ELEMENTS];

  for (guint i = 0; i < own->n; i++)
    bases[i] = base_of (setup, own->g[i]);
  tt_draft_find_poses (bases, own->n, place, poses);
}

/* ---- The tree ---- */

/* D-CAM-1: who stands elsewhere holds the camp no more. */
static void
leave_camp (const AciesTreeEdit *edit, AciesPart part, guint side, const char *id)
{
  JsonObject *camp = acies_tree_object (tt_draft_side (edit, side), "camp");
  JsonObject *camps = acies_tree_object (acies_tree_object (acies_tree_root (edit), "situation"), "camps");

  if (part != ACIES_PART_SITUATION)
    {
      if (g_strcmp0 (acies_tree_string (camp, "garrison"), id) == 0)
        json_object_remove_member (camp, "garrison");
      return;
    }
  for (guint i = 0; camps != NULL && i < DBA_N_SIDES; i++)
    {
      const char *owner = tt_draft_side_id (edit, i);
      JsonObject *state = owner != NULL ? acies_tree_object (camps, owner) : NULL;

      if (g_strcmp0 (acies_tree_string (state, "occupied-by"), id) != 0)
        continue;
      json_object_remove_member (state, "occupied-by");
      json_object_remove_member (state, "held-by");
      if (json_object_get_size (state) == 0)
        json_object_remove_member (camps, owner);
    }
}

static void
put_on_table (const AciesTreeEdit *edit, AciesPart part, const DbaSetup *setup, guint g,
              const TtPose *pose)
{
  JsonObject *places = dba_edit_places (edit, part, TRUE);
  JsonObject *object = places != NULL ? acies_tree_need_object (places, setup->units[g].id) : NULL;

  if (object == NULL)
    return;
  leave_camp (edit, part, dba_side_of (setup, g), setup->units[g].id);
  json_object_remove_member (object, "state");
  tt_draft_set_pose (object, pose);
}

/* A deployment in which nobody has a place says so by having none; in mid-battle who is not on the table is off the board. */
static void
take_off (const AciesTreeEdit *edit, AciesPart part, const DbaSetup *setup, guint g)
{
  JsonObject *places = dba_edit_places (edit, part, FALSE);
  const char *id = setup->units[g].id;

  leave_camp (edit, part, dba_side_of (setup, g), id);
  if (places == NULL)
    return;
  if (part == ACIES_PART_SITUATION)
    {
      JsonObject *object = acies_tree_need_object (places, id);

      json_object_remove_member (object, "at");
      json_object_remove_member (object, "facing");
      json_object_set_string_member (object, "state",
                                     acies_name_of (dba_situation_state_names, DBA_OFF_BOARD));
      return;
    }
  json_object_remove_member (places, id);
  if (json_object_get_size (places) == 0)
    json_object_remove_member (acies_tree_object (acies_tree_root (edit), "deployment"), "elements");
}

static gboolean
is_part (const AciesTreeEdit *edit, AciesPart part)
{
  return part == ACIES_PART_DEPLOYMENT ||
         (part == ACIES_PART_SITUATION && acies_tree_object (acies_tree_root (edit), "situation") != NULL);
}

gboolean
dba_draft_deploy (const AciesJsonCursor *root, const AciesBand *band, const AciesPlace *place,
                  AciesPatch *patch)
{
  g_autoptr (DbaSetup) setup = NULL;
  TtPose               poses[DBA_MAX_ELEMENTS];
  AciesTreeEdit        edit;
  DbaBand              own;

  if (!acies_tree_begin (&edit, root))
    return FALSE;
  setup = dba_draft_read (root, band->part);
  read_band (&own, setup, band);
  if (own.n == 0 || !is_part (&edit, band->part))
    return acies_tree_cancel (&edit);

  if (place != NULL)
    find_poses (setup, &own, place, poses);
  for (guint i = 0; i < own.n; i++)
    if (place != NULL)
      put_on_table (&edit, band->part, setup, own.g[i], &poses[i]);
    else
      take_off (&edit, band->part, setup, own.g[i]);

  return acies_tree_end (&edit, patch);
}

/* ---- Lining up ---- */

gboolean
dba_draft_snap (const AciesJsonCursor *root, const AciesBand *band, gint32 reach, AciesPlace *place)
{
  g_autoptr (DbaSetup) setup = dba_draft_read (root, band->part);
  TtDraftSnap          snap;
  TtPose               poses[DBA_MAX_ELEMENTS];
  DbaSet               moved = 0;
  DbaBand              members;

  read_band (&members, setup, band);
  if (members.n == 0)
    return FALSE;
  find_poses (setup, &members, place, poses);
  for (guint i = 0; i < members.n; i++)
    moved |= DBA_BIT (members.g[i]);

  tt_draft_snap_begin (&snap, &poses[0], &(TtSize){ DBA_BASE_WIDTH,
                                                    setup->units[members.g[0]].depth }, reach);
  for (guint g = 0; g < setup->n_elements; g++)
    {
      const TtDraftBase other = base_of (setup, g);

      if ((moved & DBA_BIT (g)) == 0)
        tt_draft_snap_try (&snap, &other, dba_side_of (setup, g) == band->side);
    }

  return tt_draft_snap_end (&snap, members.n == 1, place);
}
