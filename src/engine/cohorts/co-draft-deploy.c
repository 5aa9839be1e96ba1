/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-draft-parts.h"

#include "engine/cohorts/co-names.h"
#include "engine/cohorts/co-setup-parts.h"

#define COMMANDER_ROOM 2000  /* 1/100 mm, in a line with others */

/* One of a band: a stand, or a commander of its side. */
typedef struct
{
  gboolean is_commander;
  guint    index;   /* g; in his side */
} CoMember;

/* Those of a band that there are, in its order. */
typedef struct
{
  guint    side, n;
  CoMember members[CO_MAX_UNITS + CO_MAX_COMMANDERS];
} CoBand;

static gboolean
find_member (const CoSetup *setup, const AciesBand *band, const char *id, CoMember *member)
{
  const int g = id[0] != '\0' ? co_stand_find (setup, id) : -1;
  const int who = id[0] != '\0' && g < 0 ? co_commander_find (setup, id) : -1;

  *member = (CoMember){ who >= 0, (guint) (who >= 0 ? who % CO_MAX_COMMANDERS : g) };

  return g >= 0 ? co_side_of (setup, (guint) g) == band->side : who >= 0 &&
    who / CO_MAX_COMMANDERS == (int) band->side;
}

static void
read_band (CoBand *own, const CoSetup *setup, const AciesBand *band)
{
  own->n = 0;
  own->side = band->side;
  for (guint i = 0; band->side < CO_N_SIDES && band->ids[i] != NULL; i++)
    {
      CoMember member;
      gboolean is_new = find_member (setup, band, band->ids[i], &member);

      for (guint k = 0; k < own->n && is_new; k++)
        is_new = own->members[k].is_commander != member.is_commander ||
          own->members[k].index != member.index;
      if (is_new && own->n < G_N_ELEMENTS (own->members))
        own->members[own->n++] = member;
    }
}

static TtDraftBase
base_of_stand (const CoSetup *setup, guint g)
{
  return (TtDraftBase){ co_draft_pose (setup, g), setup->units[g].size, co_draft_stands (setup,
                                                                                         g) };
}

static TtDraftBase
base_of (const CoSetup *setup, guint side, const CoMember *member)
{
  const CoCommander *commander;

  if (!member->is_commander)
    return base_of_stand (setup, member->index);
  commander = &setup->opening->commanders[side][member->index];

  return (TtDraftBase){ { commander->at.x, commander->at.y, 0 }, { COMMANDER_ROOM,
                                                                   COMMANDER_ROOM },
                                                                     commander->placed };
}

/* Where each of @own comes to stand if the first stands at @place. */
static void
find_poses (const CoSetup *setup, const CoBand *own, const AciesPlace *place, TtPose *poses)
{
  TtDraftBase bases[G_N_ELEMENTS (own->members)];

  for (guint i = 0; i < own->n; i++)
    bases[i] = base_of (setup, own->side, &own->members[i]);
  tt_draft_find_poses (bases, own->n, place, poses);
}

/* ---- The tree ---- */

JsonObject *
co_draft_places (const AciesTreeEdit *edit, AciesPart part, gboolean of_commanders, gboolean make)
{
  const char *list = of_commanders ? "commanders" : "units";
  JsonObject *root = acies_tree_root (edit);
  JsonObject *at;

  if (part == ACIES_PART_SITUATION)
    at = acies_tree_object (root, "situation");
  else
    at = make ? acies_tree_need_object (root, "deployment") : acies_tree_object (root, "deployment");

  return make && at != NULL ? acies_tree_need_object (at, list) : acies_tree_object (at, list);
}

static const char *
id_of (const CoSetup *setup, guint side, const CoMember *member)
{
  return member->is_commander ? setup->sides[side].commanders[member->index].id
    : setup->units[member->index].id;
}

static void
put_on_table (const AciesTreeEdit *edit, AciesPart part, const CoSetup *setup, guint side,
              const CoMember *member,
              const TtPose *pose)
{
  JsonObject *places = co_draft_places (edit, part, member->is_commander, TRUE);
  JsonObject *object = places != NULL ? acies_tree_need_object (places, id_of (setup, side,
                                                                               member)) : NULL;

  if (object == NULL)
    return;
  if (member->is_commander)
    {
      json_object_set_member (object, "at", tt_draft_point ((AciesPoint){ pose->x, pose->y }));
      return;
    }
  tt_draft_set_pose (object, pose);
  tt_draft_map_text (object, "status", acies_name_of (co_status_names, CO_RESERVE), NULL);
  tt_draft_map_text (object, "status", acies_name_of (co_status_names, CO_ELIMINATED), NULL);
}

/* In mid-battle who is not on the table is a reserve that no turn brings; a commander is where the deployment has him. */
static void
take_off (const AciesTreeEdit *edit, AciesPart part, const CoSetup *setup, guint side,
          const CoMember *member)
{
  const gboolean stays = part == ACIES_PART_SITUATION && !member->is_commander;
  JsonObject    *places = co_draft_places (edit, part, member->is_commander, stays);
  JsonObject    *object;

  if (places == NULL)
    return;
  if (!stays)
    {
      json_object_remove_member (places, id_of (setup, side, member));
      return;
    }
  object = acies_tree_need_object (places, id_of (setup, side, member));
  json_object_remove_member (object, "at");
  json_object_remove_member (object, "facing");
  json_object_set_string_member (object, "status", acies_name_of (co_status_names, CO_RESERVE));
}

static gboolean
is_part (const AciesTreeEdit *edit, AciesPart part)
{
  return part == ACIES_PART_DEPLOYMENT ||
         (part == ACIES_PART_SITUATION && acies_tree_object (acies_tree_root (edit), "situation") != NULL);
}

gboolean
co_draft_deploy (const AciesJsonCursor *root, const AciesBand *band, const AciesPlace *place,
                 AciesPatch *patch)
{
  g_autoptr (CoSetup) setup = NULL;
  CoBand              own;
  TtPose              poses[G_N_ELEMENTS (own.members)];
  AciesTreeEdit       edit;

  if (!acies_tree_begin (&edit, root))
    return FALSE;
  setup = co_draft_read (root, band->part);
  read_band (&own, setup, band);
  if (own.n == 0 || !is_part (&edit, band->part))
    return acies_tree_cancel (&edit);

  if (place != NULL)
    find_poses (setup, &own, place, poses);
  for (guint i = 0; i < own.n; i++)
    if (place != NULL)
      put_on_table (&edit, band->part, setup, band->side, &own.members[i], &poses[i]);
    else
      take_off (&edit, band->part, setup, band->side, &own.members[i]);

  return acies_tree_end (&edit, patch);
}

/* ---- Lining up ---- */

static gboolean
is_in_band (const CoBand *own, guint g)
{
  for (guint i = 0; i < own->n; i++)
    if (!own->members[i].is_commander && own->members[i].index == g)
      return TRUE;

  return FALSE;
}

/* Commanders stand where they like. */
gboolean
co_draft_snap (const AciesJsonCursor *root, const AciesBand *band, gint32 reach, AciesPlace *place)
{
  g_autoptr (CoSetup) setup = co_draft_read (root, band->part);
  CoBand              own;
  TtPose              poses[G_N_ELEMENTS (own.members)];
  TtDraftSnap         snap;

  read_band (&own, setup, band);
  if (own.n == 0 || own.members[0].is_commander)
    return FALSE;

  find_poses (setup, &own, place, poses);
  tt_draft_snap_begin (&snap, &poses[0], &setup->units[own.members[0].index].size, reach);
  for (guint g = 0; g < setup->n_stands; g++)
    {
      const TtDraftBase other = base_of_stand (setup, g);

      if (!is_in_band (&own, g))
        tt_draft_snap_try (&snap, &other, co_side_of (setup, g) == band->side);
    }

  return tt_draft_snap_end (&snap, own.n == 1, place);
}
