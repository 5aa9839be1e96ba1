/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-deploy-private.h"

#include "engine/core/acies-ruleset.h"

#include <glib/gi18n.h>
#include <math.h>

#define REACH      1500 /* 1/100 mm: who is so near to a place in line comes to it */
#define STEP       1000 /* of an arrow key */
#define SMALL_STEP 100
#define TURN       1500 /* 1/100 degree */
#define DEGREES    18000.0

static const AciesDraft *
get_draft (AciesDeployTool *self)
{
  return acies_editor_context_get_draft (self->context);
}

static AciesField *
get_field (AciesDeployTool *self)
{
  return acies_editor_map_get_field (self->map);
}

/* Commanders are numbered apart from units. */
static gboolean
is_unit (const AciesPiece *piece,
         int               unit)
{
  return !piece->commander && unit >= 0 && piece->index == (guint)unit;
}

/* Those chosen as the army has them, with the unit @first before the others; ends with NULL, lent by @pieces. */
static GPtrArray *
list_band (AciesDeployTool *self,
           GArray          *pieces,
           int              first)
{
  GPtrArray *ids = g_ptr_array_new ();

  for (guint i = 0; i < pieces->len; i++)
    if (is_unit (&g_array_index (pieces, AciesPiece, i), first) &&
        acies_deploy_tool_is_chosen (self, g_array_index (pieces, AciesPiece, i).id))
      g_ptr_array_add (ids, g_array_index (pieces, AciesPiece, i).id);
  for (guint i = 0; i < pieces->len; i++)
    {
      const AciesPiece *piece = &g_array_index (pieces, AciesPiece, i);

      if (acies_deploy_tool_is_chosen (self, piece->id) && !is_unit (piece, first))
        g_ptr_array_add (ids, piece->id);
    }
  g_ptr_array_add (ids, NULL);
  return ids;
}

static const AciesPiece *
find_piece (GArray     *pieces,
            const char *id)
{
  for (guint i = 0; i < pieces->len; i++)
    if (g_strcmp0 (g_array_index (pieces, AciesPiece, i).id, id) == 0)
      return &g_array_index (pieces, AciesPiece, i);

  return NULL;
}

static gboolean
deploy (AciesDeployTool  *self,
        GPtrArray        *ids,
        const AciesPlace *place,
        gboolean          moves)
{
  const AciesJsonCursor  root = acies_editor_context_get_root (self->context);
  const AciesBand        band = { self->part, self->side,
                                  (const char *const *)(gpointer)ids->pdata };
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autofree char       *who = acies_deploy_tool_name_chosen (self);
  g_autofree char       *name = NULL;

  if (ids->len < 2)
    {
      acies_deploy_tool_tell (self, _("Choose first who is to stand there."));
      return FALSE;
    }
  if (!get_draft (self)->deploy (&root, &band, place, patch))
    {
      acies_deploy_tool_tell (self, _("They stand there already."));
      return FALSE;
    }

  /* Translators: an edit, as in: Undo place “African foot”. */
  name = moves ? g_strdup_printf (C_ ("undo", "move “%s”"), who) : g_strdup_printf (C_ ("undo", "place “%s”"), who);
  return acies_deploy_tool_apply (self, patch, name);
}

static void
snap (AciesDeployTool *self,
      GPtrArray       *ids,
      AciesPlace      *place)
{
  const AciesJsonCursor root = acies_editor_context_get_root (self->context);
  const AciesBand       band = { self->part, self->side,
                                 (const char *const *)(gpointer)ids->pdata };

  if (get_draft (self)->snap != NULL && ids->len > 1)
    get_draft (self)->snap (&root, &band, REACH, place);
}

/* Whole millimetres are enough for a hand. */
static int
whole (int length)
{
  return (int)lround (length / (double)SMALL_STEP) * SMALL_STEP;
}

gboolean
acies_deploy_tool_put_at (AciesDeployTool *self,
                          int              x,
                          int              y,
                          gboolean         snaps)
{
  g_autoptr (GArray)    pieces = NULL;
  g_autoptr (GPtrArray) ids = NULL;
  AciesPlace            place = { ACIES_NO_CELL, whole (x), whole (y), -1 };

  g_return_val_if_fail (ACIES_IS_DEPLOY_TOOL (self), FALSE);

  pieces = acies_deploy_tool_dup_pieces (self);
  ids = list_band (self, pieces, -1);
  if (snaps)
    snap (self, ids, &place);
  return deploy (self, ids, &place, FALSE);
}

gboolean
acies_deploy_tool_move_by (AciesDeployTool *self,
                           int              dx,
                           int              dy)
{
  g_autoptr (GArray)    pieces = NULL;
  g_autoptr (GPtrArray) ids = NULL;
  const AciesPiece     *first = NULL;
  AciesPlace            place = { ACIES_NO_CELL, 0, 0, -1 };

  g_return_val_if_fail (ACIES_IS_DEPLOY_TOOL (self), FALSE);

  pieces = acies_deploy_tool_dup_pieces (self);
  ids = list_band (self, pieces, -1);
  first = find_piece (pieces, ids->pdata[0]);
  if (first == NULL || !first->placed)
    {
      acies_deploy_tool_tell (self, _("Choose first who is to move; they must be on the field."));
      return FALSE;
    }

  place.x = first->place.x + dx;
  place.y = first->place.y + dy;
  return deploy (self, ids, &place, TRUE);
}

/* A line of bases on a table, as those in it face. */
typedef struct
{
  double angle;         /* radians */
  double width, depth;  /* of all of them together */
  double first;         /* from the left end to the middle of the first */
} Line;

static Line
measure_line (AciesDeployTool  *self,
              const AciesScene *scene,
              GArray           *pieces,
              GPtrArray        *ids)
{
  Line line = { .angle = find_piece (pieces, ids->pdata[0])->place.facing * G_PI / DEGREES };

  for (guint i = 0; i + 1 < ids->len; i++)
    {
      const AciesPiece      *piece = find_piece (pieces, ids->pdata[i]);
      const AciesSceneToken *token = acies_scene_find_token (scene, (int)self->side, piece->index);

      if (token == NULL || piece->commander)
        continue;
      line.first = line.width == 0 ? token->width / 2.0 : line.first;
      line.width += token->width;
      line.depth = MAX (line.depth, token->depth);
    }
  return line;
}

/* Whether a base lies within the line whose front has its middle at a point. */
static gboolean
lies_within (const Line            *line,
             double                 x,
             double                 y,
             const AciesSceneToken *token)
{
  const double facing = token->pose.facing * G_PI / DEGREES;
  const double turn = facing - line->angle;
  const double middle_x = token->pose.x - sin (facing) * token->depth / 2 - x;
  const double middle_y = token->pose.y + cos (facing) * token->depth / 2 - y;
  const double aside = cos (line->angle) * middle_x + sin (line->angle) * middle_y;
  const double behind = cos (line->angle) * middle_y - sin (line->angle) * middle_x;
  const double wide = (fabs (cos (turn)) * token->width + fabs (sin (turn)) * token->depth) / 2;
  const double deep = (fabs (sin (turn)) * token->width + fabs (cos (turn)) * token->depth) / 2;

  return fabs (aside) < line->width / 2 + wide - SMALL_STEP &&
         fabs (behind - line->depth / 2) < line->depth / 2 + deep - SMALL_STEP;
}

/* Those who are not of the line stand in nobody's way, and it does not leave the table. */
static gboolean
is_free (AciesDeployTool  *self,
         const AciesScene *scene,
         GArray           *pieces,
         const Line       *line,
         double            x,
         double            y)
{
  if (MIN (x, scene->table_width - x) < line->depth ||
      MIN (y, scene->table_height - y) < line->depth)
    return FALSE;

  for (guint i = 0; i < scene->tokens->len; i++)
    {
      const AciesSceneToken *token = &g_array_index (scene->tokens, AciesSceneToken, i);
      gboolean               is_in = FALSE;

      for (guint k = 0; k < pieces->len && token->side == (int)self->side; k++)
        is_in |= is_unit (&g_array_index (pieces, AciesPiece, k), (int)token->unit) &&
                 acies_deploy_tool_is_chosen (self, g_array_index (pieces, AciesPiece, k).id);
      if (token->on_table && !is_in && lies_within (line, x, y, token))
        return FALSE;
    }

  return TRUE;
}

/* How far ahead of its usual place the line finds room: as little as will do, rather back than ahead. FALSE if there is none. */
static gboolean
find_room (AciesDeployTool  *self,
           const AciesScene *scene,
           GArray           *pieces,
           const Line       *line,
           double           *x,
           double           *y)
{
  const int most = MAX (scene->table_width, scene->table_height) / STEP;

  for (int i = 0; i <= 2 * most; i++)
    {
      const double ahead = (i % 2 == 1 ? -(i + 1) / 2 : i / 2) * STEP;
      const double to_x = *x + sin (line->angle) * ahead;
      const double to_y = *y - cos (line->angle) * ahead;

      if (!is_free (self, scene, pieces, line, to_x, to_y))
        continue;
      *x = to_x;
      *y = to_y;
      return TRUE;
    }

  return FALSE;
}

/* Whoever stands somewhere already is taken off first: else they would keep the places that they have beside each other. */
static gboolean
deploy_anew (AciesDeployTool  *self,
             GPtrArray        *ids,
             const AciesPlace *place)
{
  const AciesJsonCursor  root = acies_editor_context_get_root (self->context);
  const AciesBand        band = { self->part, self->side,
                                  (const char *const *)(gpointer)ids->pdata };
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autoptr (AciesPatch) back = acies_patch_new ();
  g_autoptr (JsonNode)   without = NULL;
  g_autofree char       *who = acies_deploy_tool_name_chosen (self);
  g_autofree char       *name = NULL;
  AciesJsonCursor        at;

  get_draft (self)->deploy (&root, &band, NULL, patch);
  without = acies_patch_apply (root.node, patch, get_draft (self)->order, NULL, NULL);
  if (without == NULL)
    return deploy (self, ids, place, FALSE);

  at = acies_json_root (without);
  if (!get_draft (self)->deploy (&at, &band, place, back))
    return deploy (self, ids, place, FALSE);

  acies_patch_append (patch, back);
  /* Translators: an edit, as in: Undo place “African foot”. */
  name = g_strdup_printf (C_ ("undo", "place “%s”"), who);
  return acies_deploy_tool_apply (self, patch, name);
}

/* In a line that is as wide as they are, half way between the middle of the table and their edge, or where there is room. */
gboolean
acies_deploy_tool_put_in_line (AciesDeployTool *self)
{
  const AciesJsonCursor  root = acies_editor_context_get_root (self->context);
  g_autoptr (AciesScene) scene = NULL;
  g_autoptr (GArray)     pieces = NULL;
  g_autoptr (GPtrArray)  ids = NULL;
  const AciesPiece      *first = NULL;
  AciesPlace             place = { .cell = ACIES_NO_CELL };
  Line                   line;
  double                 x, y;

  g_return_val_if_fail (ACIES_IS_DEPLOY_TOOL (self), FALSE);

  pieces = acies_deploy_tool_dup_pieces (self);
  ids = list_band (self, pieces, -1);
  first = find_piece (pieces, ids->pdata[0]);
  /* The map may still show how it was before the last edit. */
  scene = get_draft (self)->scene (&root, self->part);
  if (first == NULL)
    {
      acies_deploy_tool_tell (self, _("Choose first who is to stand there."));
      return FALSE;
    }

  line = measure_line (self, scene, pieces, ids);
  x = scene->table_width / 2.0 - sin (line.angle) * scene->table_width / 4;
  y = scene->table_height / 2.0 + cos (line.angle) * scene->table_height / 4;
  if (!find_room (self, scene, pieces, &line, &x, &y))
    {
      acies_deploy_tool_tell (self, _("There is no room for them in a line: others stand there."));
      return FALSE;
    }

  place.x = whole ((int)(x - cos (line.angle) * (line.width / 2 - line.first)));
  place.y = whole ((int)(y - sin (line.angle) * (line.width / 2 - line.first)));
  place.facing = first->place.facing;
  return deploy_anew (self, ids, &place);
}

/* Dragging: ghosts show where they would stand */

/* Where the pulled one comes to, lined up if somebody is near. */
static AciesPlace
find_end (AciesDeployTool      *self,
          const AciesTablePull *pull,
          GArray               *pieces,
          GPtrArray            *ids,
          gboolean             *snapped)
{
  const AciesPiece *held = find_piece (pieces, ids->pdata[0]);
  AciesPlace        place = { ACIES_NO_CELL, 0, 0, -1 };
  AciesPlace        free;

  if (held != NULL)
    {
      place.x = whole (held->place.x + pull->x - pull->from_x);
      place.y = whole (held->place.y + pull->y - pull->from_y);
    }
  free = place;
  snap (self, ids, &place);
  *snapped = place.x != free.x || place.y != free.y || place.facing >= 0;
  return place;
}

static void
show_ghosts (AciesDeployTool      *self,
             const AciesTablePull *pull)
{
  g_autoptr (GArray)    pieces = acies_deploy_tool_dup_pieces (self);
  g_autoptr (GPtrArray) ids = list_band (self, pieces, pull->unit);
  AciesTablePlan        plan = { .legal = TRUE };
  const AciesPiece     *held = find_piece (pieces, ids->pdata[0]);
  AciesPlace            place;

  if (held == NULL)
    return;

  /* No ghosts: it would come off. */
  if (pull->on_tray)
    {
      acies_field_show_plan (get_field (self), NULL, (int)self->side, 0, NULL);
      return;
    }

  place = find_end (self, pull, pieces, ids, &plan.snapped);
  for (guint i = 0; i + 1 < ids->len && i < ACIES_MAX_PLAN_BASES; i++)
    {
      const AciesPiece *piece = find_piece (pieces, ids->pdata[i]);
      const guint       n = plan.n_bases;

      if (piece->commander)
        continue;
      plan.units[n] = (guint8)piece->index;
      plan.ghosts[n] = (AciesPose){ piece->place.x + place.x - held->place.x,
                                    piece->place.y + place.y - held->place.y,
                                    place.facing >= 0 ? place.facing : piece->place.facing };
      plan.n_bases++;
    }
  plan.snap_pose = plan.ghosts[0];
  acies_field_show_plan (get_field (self), &plan, (int)self->side, pull->unit, NULL);
}

static gboolean
on_pull_begun_cb (AciesDeployTool      *self,
                  const AciesTablePull *pull)
{
  self->is_pulling = pull->unit >= 0 &&
                     acies_deploy_tool_lift (self, pull->side, (guint)pull->unit);
  return self->is_pulling;
}

static void
on_pull_moved_cb (AciesDeployTool      *self,
                  const AciesTablePull *pull)
{
  if (self->is_pulling)
    show_ghosts (self, pull);
}

static void
on_pull_ended_cb (AciesDeployTool      *self,
                  const AciesTablePull *pull)
{
  g_autoptr (GArray)    pieces = NULL;
  g_autoptr (GPtrArray) ids = NULL;
  gboolean              snapped = FALSE;
  AciesPlace            place;

  if (!self->is_pulling)
    return;

  self->is_pulling = FALSE;
  acies_field_show_plan (get_field (self), NULL, (int)self->side, 0, NULL);
  if (!pull->kept)
    return;
  if (pull->on_tray)
    {
      acies_deploy_tool_put (self, ACIES_NO_CELL);
      return;
    }
  pieces = acies_deploy_tool_dup_pieces (self);
  ids = list_band (self, pieces, pull->unit);
  place = find_end (self, pull, pieces, ids, &snapped);
  deploy (self, ids, &place, TRUE);
}

static void
on_place_cb (AciesDeployTool *self,
             int              x,
             int              y)
{
  if (acies_deploy_tool_count (self) > 0)
    acies_deploy_tool_put_at (self, x, y, TRUE);
}

/* Those of the army that has most of them within the line. */
static void
on_lassoed_cb (AciesDeployTool  *self,
               const AciesUnits *units)
{
  g_autoptr (GArray)    pieces = NULL;
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  guint                 side = self->side;

  for (guint i = 0; i < ACIES_MAX_SIDES; i++)
    if (acies_units_count (units[i]) > acies_units_count (units[side]))
      side = i;
  acies_deploy_tool_set_side (self, side);
  pieces = acies_deploy_tool_dup_pieces (self);
  for (guint i = 0; i < pieces->len; i++)
    if ((units[side] & ACIES_UNIT_BIT (g_array_index (pieces, AciesPiece, i).index)) != 0)
      g_ptr_array_add (ids, g_array_index (pieces, AciesPiece, i).id);
  g_ptr_array_add (ids, NULL);
  acies_deploy_tool_set_chosen (self, (const char *const *)(gpointer)ids->pdata);
}

/* Keys */

gboolean
acies_deploy_tool_press_key (AciesDeployTool *self,
                             guint            key,
                             GdkModifierType  mods)
{
  static const struct
  {
    guint key;
    int   dx, dy;
  } ways[] = {
    { GDK_KEY_Left, -1, 0 }, { GDK_KEY_Right, 1, 0 }, { GDK_KEY_Up, 0, -1 }, { GDK_KEY_Down, 0, 1 },
  };
  const int step = mods == GDK_SHIFT_MASK ? SMALL_STEP : STEP;

  if (acies_deploy_tool_count (self) == 0 || (mods != 0 && mods != GDK_SHIFT_MASK))
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    if (key == ways[i].key)
      {
        acies_deploy_tool_move_by (self, ways[i].dx * step, ways[i].dy * step);
        return TRUE;
      }
  if (key == GDK_KEY_bracketleft || key == GDK_KEY_bracketright)
    {
      acies_deploy_tool_turn_by (self, key == GDK_KEY_bracketleft ? -TURN : TURN);
      return TRUE;
    }

  return FALSE;
}

static void
on_dropped_at_cb (AciesDeployTool *self,
                  int              x,
                  int              y)
{
  acies_deploy_tool_put_at (self, x, y, TRUE);
}

void
acies_deploy_tool_connect_table (AciesDeployTool *self,
                                 AciesField      *field)
{
  static const struct
  {
    const char *signal;
    GCallback   callback;
  } handlers[] = {
    { "pull-begun", G_CALLBACK (on_pull_begun_cb) }, { "pull-moved", G_CALLBACK (on_pull_moved_cb) },
    { "pull-ended", G_CALLBACK (on_pull_ended_cb) }, { "place-activated", G_CALLBACK (on_place_cb) },
    { "lassoed", G_CALLBACK (on_lassoed_cb) },       { "dropped-at", G_CALLBACK (on_dropped_at_cb) },
  };

  if (!acies_field_has_table (field))
    return;

  for (guint i = 0; i < G_N_ELEMENTS (handlers); i++)
    g_signal_connect_object (field, handlers[i].signal, handlers[i].callback, self,
                             G_CONNECT_SWAPPED);
  acies_field_set_may_lasso (field, TRUE);
}
