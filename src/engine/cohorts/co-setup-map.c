/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-setup-parts.h"

#include <glib/gi18n-lib.h>

#include "engine/core/acies-scenario.h"
#include "engine/cohorts/co-fields.h"
#include "engine/cohorts/co-names.h"
#include "engine/tabletop/tt-json.h"

/* ---- Conditions (2.4): C-SCN-10 ---- */

static const TtRange table_sizes = { 20000, 1000000 };  /* 1/100 mm */
static const TtRange base_sizes = { 500, 20000 };

static const CoConditions usual = {
  .stand_width = 4000, .infantry_depth = 2000, .cavalry_depth = 3000, .model_depth = 4000,
};

/* "break-share": more than 0, at most 1. */
static void
read_break_share (CoConditions *conditions, const AciesJsonCursor *at, AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, "break-share");
  g_autofree char      *found = NULL;
  GType                 type = G_TYPE_INVALID;
  double                share = 0;

  if (!acies_json_exists (&member))
    return;

  if (JSON_NODE_HOLDS_VALUE (member.node))
    type = json_node_get_value_type (member.node);
  if (type == G_TYPE_INT64 || type == G_TYPE_DOUBLE)
    share = json_node_get_double (member.node);
  if (share > 0 && share <= 1)
    {
      conditions->break_share = share;
      return;
    }
  found = acies_json_found (&member);
  acies_json_complain (&member, problems, "C-SCN-10", _("%s stands here; a share above 0 and up to 1 is expected"), found);
}

static void
read_basing (CoConditions *conditions, const AciesJsonCursor *at, AciesProblems *problems)
{
  const AciesJsonCursor     basing = acies_json_member (at, "basing");
  g_autoptr (AciesProblems) own = acies_problems_new ();

  if (!acies_json_exists (&basing))
    return;

  acies_fields_check_object (co_basing_fields, &basing, "C-SCN-10", problems);
  tt_json_read_units_or (&basing, "width", base_sizes, &conditions->stand_width, own);
  tt_json_read_units_or (&basing, "infantry-depth", base_sizes, &conditions->infantry_depth, own);
  tt_json_read_units_or (&basing, "cavalry-depth", base_sizes, &conditions->cavalry_depth, own);
  tt_json_read_units_or (&basing, "model-depth", base_sizes, &conditions->model_depth, own);
  acies_problems_add_under (problems, "C-SCN-10", own);
}

void
co_setup_read_conditions (CoSetup *setup, const AciesJsonCursor *at, AciesProblems *problems)
{
  CoConditions *own = &setup->conditions;

  *own = usual;
  if (acies_json_exists (at))
    acies_fields_check_object (co_condition_fields, at, "C-SCN-10", problems);
  own->army_morale = acies_fields_get_int (co_condition_fields, at, "army-morale");
  own->time_limit = (guint8) acies_fields_get_int (co_condition_fields, at, "time-limit");
  own->free_deployment = acies_fields_get_int (co_condition_fields, at, "free-deployment");
  read_break_share (own, at, problems);
  read_basing (own, at, problems);
}

/* ---- Features (2.3): C-SCN-7 ---- */

/* The corners in the order of the file, by which slope edges are numbered. */
static void
keep_corners (CoFeature *feature, const TtShape *shape)
{
  feature->n_points = feature->area.n;
  feature->points = g_new (TtVec, MAX (feature->n_points, 1));
  for (guint i = 0; i < feature->n_points; i++)
    feature->points[i] = shape->kind == TT_SHAPE_POLYGON ? tt_from_point (shape->points[i])
                                                         : feature->area.points[i];
}

static gboolean
read_shape (CoFeature *feature, const AciesJsonCursor *at, AciesProblems *problems)
{
  const AciesJsonCursor     shape_at = acies_json_member (at, "shape");
  const AciesJsonCursor     crest_at = acies_json_member (at, "crest");
  g_autoptr (AciesProblems) own = acies_problems_new ();
  TtShape                   shape = { 0 };
  TtPoint                   crest = { 0 };
  gboolean                  good = tt_json_read_shape (&shape_at, &shape, own);

  good = tt_json_read_point_or (at, "crest", &crest, own) && good;
  if (good)
    {
      tt_area_init (&feature->area, &shape, feature->ground,
                    acies_json_exists (&crest_at) ? &crest : NULL);
      keep_corners (feature, &shape);
    }
  tt_shape_clear (&shape);
  acies_problems_add_under (problems, "C-SCN-7", own);

  return good;
}

static void
set_slope (CoFeature *feature, guint edge)
{
  feature->slope_edges[edge / 64] |= G_GUINT64_CONSTANT (1) << edge % 64;
}

/* Absent: every edge of a hill is a slope. */
static void
read_slopes (CoFeature *feature, const AciesJsonCursor *at, AciesProblems *problems)
{
  const AciesJsonCursor     member = acies_json_member (at, "slope-edges");
  g_autoptr (AciesProblems) own = acies_problems_new ();
  AciesJsonCursor           list;

  G_STATIC_ASSERT (TT_MAX_POINTS <= 64 * G_N_ELEMENTS (feature->slope_edges));

  if (feature->ground != CO_HILL)
    return;
  if (!acies_json_exists (&member))
    {
      for (guint i = 0; i < feature->n_points; i++)
        set_slope (feature, i);
      return;
    }

  if (acies_json_read_array (at, "slope-edges", TT_MAX_POINTS, &list, own))
    for (guint i = 0; i < acies_json_length (&list); i++)
      {
        const AciesJsonCursor edge = acies_json_element (&list, i);
        const gboolean        whole = edge.node != NULL && JSON_NODE_HOLDS_VALUE (edge.node) &&
                               json_node_get_value_type (edge.node) == G_TYPE_INT64;
        const gint64 value = whole ? json_node_get_int (edge.node) : -1;

        if (value >= 0 && value < feature->n_points)
          set_slope (feature, (guint) value);
        else
          acies_json_complain (&edge, own, NULL, _("the edges of this shape have the numbers 0 to %u"),
                               feature->n_points - 1);
      }
  acies_problems_add_under (problems, "C-SCN-7", own);
}

static void
read_feature (CoSetup *setup, const AciesJsonCursor *at, AciesProblems *problems)
{
  const AciesJsonCursor id_at = acies_json_member (at, "id");
  const char           *id = acies_json_text (id_at.node);
  CoFeature            *feature = &setup->features[setup->n_features];

  acies_fields_check_object (co_feature_fields, at, "C-SCN-7", problems);
  if (id != NULL && co_feature_find (setup, id) >= 0)
    acies_json_complain (&id_at, problems, "C-SCN-3", _("the id \"%s\" is taken already; ids must differ"), id);
  feature->ground = (guint8) acies_fields_get_int (co_feature_fields, at, "kind");
  if (!read_shape (feature, at, problems))
    return;

  feature->id = g_strdup (id != NULL ? id : "");
  feature->name = acies_scenario_dup_name (at, "name", "C-SCN-7", problems);
  setup->n_features++;
  read_slopes (feature, at, problems);
}

static void
read_features (CoSetup *setup, const AciesJsonCursor *map, AciesProblems *problems)
{
  const AciesJsonCursor     member = acies_json_member (map, "features");
  g_autoptr (AciesProblems) own = acies_problems_new ();
  AciesJsonCursor           list;

  if (!acies_json_exists (&member))
    return;
  if (!acies_json_read_array (map, "features", CO_MAX_FEATURES, &list, own))
    {
      acies_problems_add_under (problems, "C-SCN-7", own);
      return;
    }

  for (guint i = 0; i < acies_json_length (&list); i++)
    {
      const AciesJsonCursor at = acies_json_element (&list, i);

      read_feature (setup, &at, problems);
    }
}

/* ---- Zones of deployment ---- */

static void
read_zone (CoSideSetup *side, const AciesJsonCursor *zones, AciesProblems *problems)
{
  const AciesJsonCursor     member = acies_json_member (zones, side->id);
  g_autoptr (AciesProblems) own = acies_problems_new ();
  g_autofree TtPoint       *points = NULL;
  guint                     n = 0;

  if (!acies_json_exists (&member))
    return;

  points = tt_json_read_points (zones, side->id, 3, &n, own);
  acies_problems_add_under (problems, "C-SCN-7", own);
  if (points == NULL)
    return;

  side->n_zone = n;
  side->zone = g_new (TtVec, n);
  for (guint i = 0; i < n; i++)
    side->zone[i] = tt_from_point (points[i]);
  if (!tt_polygon_is_simple ((TtPolygon){ side->zone, n }))
    acies_json_complain (&member, problems, "C-SCN-7", _("the edges of a zone do not cross each other"));
}

static void
read_zones (CoSetup *setup, const AciesJsonCursor *map, AciesProblems *problems)
{
  const AciesJsonCursor     zones = acies_json_member (map, "zones");
  g_autoptr (AciesProblems) own = acies_problems_new ();
  AciesJsonCursor           object;

  if (!acies_json_exists (&zones))
    return;
  if (!acies_json_read_object (map, "zones", &object, own))
    {
      acies_problems_add_under (problems, "C-SCN-7", own);
      return;
    }

  co_setup_check_keys (setup, &object, co_side_find, "C-SCN-7", problems);
  for (guint side = 0; side < CO_N_SIDES; side++)
    read_zone (&setup->sides[side], &object, problems);
}

void
co_setup_read_map (CoSetup *setup, const AciesJsonCursor *at, AciesProblems *problems)
{
  g_autoptr (AciesProblems) own = acies_problems_new ();

  setup->width = 182880;  /* 72 inches */
  setup->height = 121920; /* 48 inches */
  if (!acies_json_exists (at))
    return;

  acies_fields_check_object (co_map_fields, at, "C-SCN-7", problems);
  tt_json_read_units_or (at, "width", table_sizes, &setup->width, own);
  tt_json_read_units_or (at, "height", table_sizes, &setup->height, own);
  acies_problems_add_under (problems, "C-SCN-7", own);
  read_features (setup, at, problems);
  read_zones (setup, at, problems);
}

void
co_setup_clear_map (CoSetup *setup)
{
  for (guint i = 0; i < setup->n_features; i++)
    {
      tt_area_clear (&setup->features[i].area);
      g_free (setup->features[i].points);
      g_free (setup->features[i].id);
      g_free (setup->features[i].name);
    }
  for (guint side = 0; side < CO_N_SIDES; side++)
    g_free (setup->sides[side].zone);
}
