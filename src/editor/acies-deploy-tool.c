/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-deploy-tool.h"

#include "editor/acies-deploy-private.h"
#include "engine/core/acies-ruleset.h"

#include <glib/gi18n.h>

#define QUARTER 9000 /* 1/100 degree */

enum
{
  CHANGED,
  TOLD,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesDeployTool, acies_deploy_tool, G_TYPE_OBJECT)

static const AciesDraft *
get_draft (AciesDeployTool *self)
{
  return acies_editor_context_get_draft (self->context);
}

void
acies_deploy_tool_tell (AciesDeployTool *self,
                        const char      *sentence)
{
  g_signal_emit (self, signals[TOLD], 0, sentence);
}

/* Who is chosen */

/* Ends with NULL; lent. */
static const char *const *
get_ids (AciesDeployTool *self)
{
  return (const char *const *)(gpointer)self->ids->pdata;
}

static AciesBand
get_band (AciesDeployTool *self)
{
  return (AciesBand){ .part = self->part, .side = self->side, .ids = get_ids (self) };
}

gboolean
acies_deploy_tool_is_chosen (AciesDeployTool *self,
                             const char      *id)
{
  g_return_val_if_fail (ACIES_IS_DEPLOY_TOOL (self), FALSE);

  return g_strv_contains (get_ids (self), id);
}

guint
acies_deploy_tool_count (AciesDeployTool *self)
{
  g_return_val_if_fail (ACIES_IS_DEPLOY_TOOL (self), 0);

  return self->ids->len - 1;
}

static void
changed (AciesDeployTool *self)
{
  acies_deploy_tool_update_map (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
acies_deploy_tool_set_chosen (AciesDeployTool   *self,
                              const char *const *ids)
{
  g_return_if_fail (ACIES_IS_DEPLOY_TOOL (self));

  g_ptr_array_set_size (self->ids, 0);
  for (; ids != NULL && *ids != NULL; ids++)
    g_ptr_array_add (self->ids, g_strdup (*ids));
  g_ptr_array_add (self->ids, NULL);
  changed (self);
}

void
acies_deploy_tool_toggle (AciesDeployTool *self,
                          const char      *id)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv)           ids = NULL;

  for (guint i = 0; i + 1 < self->ids->len; i++)
    if (!g_str_equal (self->ids->pdata[i], id))
      g_strv_builder_add (builder, self->ids->pdata[i]);
  if (!acies_deploy_tool_is_chosen (self, id))
    g_strv_builder_add (builder, id);
  ids = g_strv_builder_end (builder);
  acies_deploy_tool_set_chosen (self, (const char *const *)ids);
}

/* Edits */

GArray *
acies_deploy_tool_dup_pieces (AciesDeployTool *self)
{
  const AciesJsonCursor root = acies_editor_context_get_root (self->context);

  g_return_val_if_fail (ACIES_IS_DEPLOY_TOOL (self), NULL);

  return get_draft (self)->pieces (&root, self->part, self->side);
}

/* "African foot", or "3 units and commanders". */
char *
acies_deploy_tool_name_chosen (AciesDeployTool *self)
{
  const guint        n = acies_deploy_tool_count (self);
  g_autoptr (GArray) pieces = acies_deploy_tool_dup_pieces (self);

  for (guint i = 0; i < pieces->len && n == 1; i++)
    {
      const AciesPiece *piece = &g_array_index (pieces, AciesPiece, i);

      if (acies_deploy_tool_is_chosen (self, piece->id))
        return g_strdup (piece->name);
    }

  return g_strdup_printf (ngettext ("%u piece", "%u pieces", n), n);
}

gboolean
acies_deploy_tool_apply (AciesDeployTool  *self,
                         const AciesPatch *patch,
                         const char       *name)
{
  acies_document_end_merge (acies_editor_context_get_document (self->context));
  acies_editor_context_apply (self->context, patch, name, NULL);
  return TRUE;
}

char *
acies_deploy_tool_dup_room (AciesDeployTool *self,
                            int              cell,
                            const char     **clause)
{
  const AciesJsonCursor root = acies_editor_context_get_root (self->context);
  const AciesPlace      place = { .cell = cell, .facing = -1 };
  AciesRoom             room = { 0 };

  g_return_val_if_fail (ACIES_IS_DEPLOY_TOOL (self), NULL);

  if (get_draft (self)->room == NULL ||
      !get_draft (self)->room (&root, self->part, self->side, &place, &room))
    return NULL;

  *clause = room.clause;
  if (room.most == 0)
    return NULL;

  /* Translators: how full a zone is: 9 of 12. */
  return g_strdup_printf (C_ ("room", "%1$u of %2$u"), room.taken, room.most);
}

static void
tell_put (AciesDeployTool *self,
          const char      *who,
          int              cell)
{
  const AciesScene *scene =
    self->map != NULL ? acies_field_get_scene (acies_editor_map_get_field (self->map)) : NULL;
  const char      *clause = NULL;
  g_autofree char *room =
    cell != ACIES_NO_CELL ? acies_deploy_tool_dup_room (self, cell, &clause) : NULL;
  g_autofree char *text = NULL;

  if (cell == ACIES_NO_CELL)
    /* Translators: %s are units or commanders. */
    text = g_strdup_printf (_("%s: off the field."), who);
  else if (scene != NULL && room != NULL)
    /* Translators: %1$s are units or commanders, %2$s a zone, %3$s how full it is (9 of 12), %4$s the number of a rule. */
    text = g_strdup_printf (_("%1$s: %2$s. Room taken there: %3$s (%4$s)."), who, scene->cells[cell].name, room,
                            clause);
  else
    return;
  acies_deploy_tool_tell (self, text);
}

gboolean
acies_deploy_tool_put (AciesDeployTool *self,
                       int              cell)
{
  const AciesJsonCursor  root = acies_editor_context_get_root (self->context);
  const AciesBand        band = get_band (self);
  const AciesPlace       place = { .cell = cell, .facing = -1 };
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autofree char       *who = acies_deploy_tool_name_chosen (self);
  g_autofree char       *name = NULL;

  g_return_val_if_fail (ACIES_IS_DEPLOY_TOOL (self), FALSE);

  if (acies_deploy_tool_count (self) == 0)
    {
      acies_deploy_tool_tell (self, _("Choose first who is to stand there."));
      return FALSE;
    }
  if (!get_draft (self)->deploy (&root, &band, cell != ACIES_NO_CELL ? &place : NULL, patch))
    {
      acies_deploy_tool_tell (self, _("They stand there already."));
      return FALSE;
    }

  if (cell != ACIES_NO_CELL)
    /* Translators: an edit, as in: Undo place “African foot”. */
    name = g_strdup_printf (C_ ("undo", "place “%s”"), who);
  else
    /* Translators: an edit, as in: Undo take “African foot” off the field. */
    name = g_strdup_printf (C_ ("undo", "take “%s” off the field"), who);
  acies_deploy_tool_apply (self, patch, name);
  tell_put (self, who, cell);
  return TRUE;
}

/* Whether one of those chosen stands on the field. */
static gboolean
is_any_placed (AciesDeployTool *self)
{
  g_autoptr (GArray) pieces = acies_deploy_tool_dup_pieces (self);

  for (guint i = 0; i < pieces->len; i++)
    if (g_array_index (pieces, AciesPiece, i).placed &&
        acies_deploy_tool_is_chosen (self, g_array_index (pieces, AciesPiece, i).id))
      return TRUE;

  return FALSE;
}

/* How a piece faces then: @facing, or turned by @turn; -1: as it does. */
static int
facing_of (const AciesPiece *piece,
           int               facing,
           int               turn)
{
  if (piece->place.cell != ACIES_NO_CELL)
    return facing;
  if (facing >= 0)
    return facing * QUARTER;

  return (piece->place.facing + turn + 4 * QUARTER) % (4 * QUARTER);
}

/* Those of a zone turn together, zone by zone on a tree that has the turns before; @facing, or if that is -1 by @turn. */
static gboolean
turn_chosen (AciesDeployTool *self,
             int              facing,
             int              turn)
{
  JsonNode *before = acies_document_get_root (acies_editor_context_get_document (self->context));
  g_autoptr (JsonNode)   after = json_node_ref (before);
  g_autoptr (AciesPatch) whole = acies_patch_new ();
  g_autoptr (GArray)     pieces = acies_deploy_tool_dup_pieces (self);
  g_autofree char       *who = acies_deploy_tool_name_chosen (self);
  g_autofree char       *name = NULL;

  for (guint i = 0; i < pieces->len; i++)
    {
      const AciesPiece      *piece = &g_array_index (pieces, AciesPiece, i);
      const char            *ids[] = { piece->id, NULL };
      const AciesBand        band = { .part = self->part, .side = self->side, .ids = ids };
      const AciesPlace       place = { piece->place.cell, piece->place.x, piece->place.y,
                                       facing_of (piece, facing, turn) };
      const AciesJsonCursor  root = acies_json_root (after);
      g_autoptr (AciesPatch) patch = acies_patch_new ();
      JsonNode              *next = NULL;

      if (!acies_deploy_tool_is_chosen (self, piece->id) || !piece->placed ||
          piece->place.facing == place.facing ||
          !get_draft (self)->deploy (&root, &band, &place, patch))
        continue;
      next = acies_patch_apply (after, patch, get_draft (self)->order, NULL, NULL);
      if (next == NULL)
        continue;
      json_node_unref (after);
      after = next;
    }

  if (!acies_draft_add_changes (before, after, "", whole))
    {
      acies_deploy_tool_tell (self, !is_any_placed (self)
                                      ? _("Choose first who is to turn; they must be on the field.")
                                      : _("They face that way already."));
      return FALSE;
    }

  /* Translators: an edit, as in: Undo turn “African foot”. */
  name = g_strdup_printf (C_ ("undo", "turn “%s”"), who);
  return acies_deploy_tool_apply (self, whole, name);
}

gboolean
acies_deploy_tool_turn (AciesDeployTool *self,
                        int              facing)
{
  g_return_val_if_fail (ACIES_IS_DEPLOY_TOOL (self), FALSE);

  return turn_chosen (self, facing, 0);
}

gboolean
acies_deploy_tool_turn_by (AciesDeployTool *self,
                           int              turn)
{
  g_return_val_if_fail (ACIES_IS_DEPLOY_TOOL (self), FALSE);

  return turn_chosen (self, -1, turn);
}

gboolean
acies_deploy_tool_set_mark (AciesDeployTool *self,
                            guint            mark,
                            gboolean         on)
{
  const AciesJsonCursor  root = acies_editor_context_get_root (self->context);
  const AciesBand        band = get_band (self);
  const char            *label = g_dpgettext2 (GETTEXT_PACKAGE, "mark", get_draft (self)->marks[mark].label);
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autofree char       *who = acies_deploy_tool_name_chosen (self);
  g_autofree char       *name = NULL;

  g_return_val_if_fail (ACIES_IS_DEPLOY_TOOL (self), FALSE);

  if (!get_draft (self)->set_mark (&root, &band, mark, on, patch))
    {
      g_autofree char *text = NULL;

      /* Translators: %s is a state: “Disordered”. */
      text = g_strdup_printf (_("“%s” cannot be said of those chosen, or of where they are."), label);
      acies_deploy_tool_tell (self, text);
      return FALSE;
    }

  if (on)
    /* Translators: an edit, as in: Undo mark “African foot” as “Disordered”. */
    name = g_strdup_printf (C_ ("undo", "mark “%1$s” as “%2$s”"), who, label);
  else
    /* Translators: an edit, as in: Undo mark “African foot” no more as “Disordered”. */
    name = g_strdup_printf (C_ ("undo", "mark “%1$s” no more as “%2$s”"), who, label);
  return acies_deploy_tool_apply (self, patch, name);
}

/* Object */

static void
on_document_changed_cb (AciesDeployTool *self)
{
  g_autoptr (GArray)    pieces = acies_deploy_tool_dup_pieces (self);
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  /* Those who are no more are not chosen any more. */
  for (guint i = 0; i < pieces->len; i++)
    if (acies_deploy_tool_is_chosen (self, g_array_index (pieces, AciesPiece, i).id))
      g_ptr_array_add (ids, g_array_index (pieces, AciesPiece, i).id);
  g_ptr_array_add (ids, NULL);
  acies_deploy_tool_set_chosen (self, (const char *const *)(gpointer)ids->pdata);
}

static void
acies_deploy_tool_dispose (GObject *object)
{
  AciesDeployTool *self = ACIES_DEPLOY_TOOL (object);

  acies_deploy_tool_set_map (self, NULL);
  g_clear_object (&self->context);

  G_OBJECT_CLASS (acies_deploy_tool_parent_class)->dispose (object);
}

static void
acies_deploy_tool_finalize (GObject *object)
{
  g_ptr_array_unref (ACIES_DEPLOY_TOOL (object)->ids);

  G_OBJECT_CLASS (acies_deploy_tool_parent_class)->finalize (object);
}

static void
acies_deploy_tool_class_init (AciesDeployToolClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_deploy_tool_dispose;
  G_OBJECT_CLASS (klass)->finalize = acies_deploy_tool_finalize;
  signals[CHANGED] = g_signal_new ("changed", ACIES_TYPE_DEPLOY_TOOL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[TOLD] = g_signal_new ("told", ACIES_TYPE_DEPLOY_TOOL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
acies_deploy_tool_init (AciesDeployTool *self)
{
  self->ids = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->ids, NULL);
}

AciesDeployTool *
acies_deploy_tool_new (AciesEditorContext *context,
                       AciesPart           part)
{
  AciesDeployTool *self = g_object_new (ACIES_TYPE_DEPLOY_TOOL, NULL);

  self->context = g_object_ref (context);
  self->part = part;
  g_signal_connect_object (acies_editor_context_get_document (context), "changed",
                           G_CALLBACK (on_document_changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}

AciesPart
acies_deploy_tool_get_part (AciesDeployTool *self)
{
  g_return_val_if_fail (ACIES_IS_DEPLOY_TOOL (self), ACIES_PART_DEPLOYMENT);

  return self->part;
}

guint
acies_deploy_tool_get_side (AciesDeployTool *self)
{
  g_return_val_if_fail (ACIES_IS_DEPLOY_TOOL (self), 0);

  return self->side;
}

void
acies_deploy_tool_set_side (AciesDeployTool *self,
                            guint            side)
{
  g_return_if_fail (ACIES_IS_DEPLOY_TOOL (self));

  if (self->side == side)
    return;

  self->side = side;
  acies_deploy_tool_set_chosen (self, NULL);
}
