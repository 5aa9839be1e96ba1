/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-army-edit.h"

#include "editor/acies-army-unit.h"
#include "engine/core/acies-ruleset.h"

#include <glib/gi18n.h>
#include <string.h>

/* Steps that are each made for the tree which those before them leave. */
typedef struct
{
  const AciesArmy *army;
  JsonNode        *root;
  AciesPatch      *patch;
} Edit;

static void
edit_begin (Edit *edit, const AciesArmy *army)
{
  edit->army = army;
  edit->root =
    json_node_ref (acies_document_get_root (acies_editor_context_get_document (army->context)));
  edit->patch = acies_patch_new ();
}

static void
edit_end (Edit *edit)
{
  g_clear_pointer (&edit->root, json_node_unref);
  g_clear_pointer (&edit->patch, acies_patch_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Edit, edit_end)

static const AciesDraft *
draft_of (const Edit *edit)
{
  return acies_editor_context_get_draft (edit->army->context);
}

/* @step: (transfer full) */
static gboolean
edit_take (Edit *edit, AciesPatch *step)
{
  g_autoptr (AciesPatch) taken = step;
  JsonNode *after = acies_patch_apply (edit->root, taken, draft_of (edit)->order, NULL, NULL);

  if (after == NULL)
    return FALSE;

  json_node_unref (edit->root);
  edit->root = after;
  acies_patch_append (edit->patch, taken);
  return TRUE;
}

static gboolean
edit_finish (Edit *edit, const char *name, const char *merge)
{
  if (acies_patch_size (edit->patch) == 0)
    return FALSE;

  acies_editor_context_apply (edit->army->context, edit->patch, name, merge);
  return TRUE;
}

static char *
path_of_row (const AciesArmy *army, guint row)
{
  return g_strdup_printf ("sides[%u].units[%u]", army->side, row);
}

static JsonNode *
peek_row (const Edit *edit, guint row)
{
  g_autofree char *path = path_of_row (edit->army, row);

  return acies_path_find (edit->root, path);
}

static guint
row_at (const GArray *rows, guint i)
{
  return g_array_index (rows, guint, i);
}

/* Names of edits: one row goes by its name, several by their number. */
static char *
name_of_row (const AciesArmy *army, guint row)
{
  const AciesJsonCursor root = acies_editor_context_get_root (army->context);
  AciesRosterRow        text = { 0 };

  if (!acies_editor_context_get_draft (army->context)->unit_row (&root, army->side, row, &text))
    return g_strdup (_("Unknown units"));

  g_free (text.kind);
  return text.name;
}

guint
acies_army_count_rows (const AciesArmy *army)
{
  g_autofree char *path = acies_army_unit_list_path (army->side);
  JsonNode *list = acies_document_peek (acies_editor_context_get_document (army->context), path);

  return list != NULL && JSON_NODE_HOLDS_ARRAY (list)
           ? json_array_get_length (json_node_get_array (list))
           : 0;
}

static gboolean
add_to (Edit *edit, guint troop, guint quality, guint count)
{
  const AciesJsonCursor root = acies_json_root (edit->root);
  AciesPatch           *step = acies_patch_new ();

  if (!draft_of (edit)->add_unit (&root, edit->army->side, troop, quality, count, step))
    {
      acies_patch_free (step);
      return FALSE;
    }

  return edit_take (edit, step);
}

gboolean
acies_army_add (const AciesArmy *army, guint troop, guint quality, guint count)
{
  g_auto (Edit)    edit = { 0 };
  g_autofree char *name = NULL;
  AciesTroop       known = { 0 };

  edit_begin (&edit, army);
  if (!draft_of (&edit)->troop (troop, &known) || !add_to (&edit, troop, quality, count))
    return FALSE;

  /* Translators: an edit, as in: Undo add 3 Hoplites. */
  name = g_strdup_printf (C_ ("undo", "add %1$u %2$s"), count, known.label);
  return edit_finish (&edit, name, NULL);
}

gboolean
acies_army_remove (const AciesArmy *army, const GArray *rows)
{
  g_auto (Edit)    edit = { 0 };
  g_autofree char *name = NULL;
  guint            n = 0;

  edit_begin (&edit, army);
  for (guint i = rows->len; i > 0; i--)
    {
      const AciesJsonCursor root = acies_json_root (edit.root);
      g_autofree char      *path = path_of_row (army, row_at (rows, i - 1));
      AciesPatch           *step = acies_patch_new ();

      if (draft_of (&edit)->remove (&root, path, step))
        n += edit_take (&edit, step) ? 1 : 0;
      else
        acies_patch_free (step);
    }
  if (n == 1)
    {
      g_autofree char *row = name_of_row (army, row_at (rows, 0));

      /* Translators: an edit, as in: Undo remove “Gallic foot”. */
      name = g_strdup_printf (C_ ("undo", "remove “%s”"), row);
    }
  else
    name = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "remove %u row of units", "remove %u rows of units", n), n);
  return edit_finish (&edit, name, NULL);
}

static gboolean
insert_copy (Edit *edit, JsonNode *unit, guint place)
{
  const AciesJsonCursor root = acies_json_root (edit->root);
  g_autofree char      *list = acies_army_unit_list_path (edit->army->side);
  AciesPatch           *step = acies_patch_new ();

  if (!draft_of (edit)->paste (&root, list, place, unit, step))
    {
      acies_patch_free (step);
      return FALSE;
    }

  return edit_take (edit, step);
}

gboolean
acies_army_duplicate (const AciesArmy *army, const GArray *rows)
{
  g_auto (Edit)    edit = { 0 };
  g_autofree char *name = NULL;

  if (rows->len == 0)
    return FALSE;

  edit_begin (&edit, army);
  for (guint i = 0; i < rows->len; i++)
    {
      JsonNode *unit = peek_row (&edit, row_at (rows, i));

      if (unit == NULL || !insert_copy (&edit, unit, row_at (rows, rows->len - 1) + 1 + i))
        return FALSE;
    }
  name = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "duplicate %u row of units",
                                       "duplicate %u rows of units", rows->len),
                          rows->len);
  return edit_finish (&edit, name, NULL);
}

gboolean
acies_army_paste (const AciesArmy *army, GPtrArray *units, guint before)
{
  g_auto (Edit)    edit = { 0 };
  g_autofree char *name = NULL;

  edit_begin (&edit, army);
  for (guint i = 0; i < units->len; i++)
    if (!insert_copy (&edit, units->pdata[i], before + i))
      return FALSE;
  name = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "paste %u row of units", "paste %u rows of units", units->len),
    units->len);
  return edit_finish (&edit, name, NULL);
}

static gboolean
has_row (const GArray *rows, guint row)
{
  for (guint i = 0; i < rows->len; i++)
    if (row_at (rows, i) == row)
      return TRUE;

  return FALSE;
}

/* The order wanted: which row of now stands where. */
static GArray *
order_of (const GArray *rows, guint n_rows, guint before)
{
  GArray *order = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint row = 0; row <= n_rows; row++)
    {
      if (row == before)
        g_array_append_vals (order, rows->data, rows->len);
      if (row < n_rows && !has_row (rows, row))
        g_array_append_val (order, row);
    }

  return order;
}

gboolean
acies_army_move (const AciesArmy *army, const GArray *rows, guint before)
{
  const guint        n_rows = acies_army_count_rows (army);
  g_auto (Edit)      edit = { 0 };
  g_autoptr (GArray) order = NULL;
  g_autoptr (GArray) now = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree char   *name = NULL;

  if (rows->len == 0 || before > n_rows || row_at (rows, rows->len - 1) >= n_rows)
    return FALSE;

  edit_begin (&edit, army);
  order = order_of (rows, n_rows, before);
  for (guint row = 0; row < n_rows; row++)
    g_array_append_val (now, row);
  for (guint place = 0; place < n_rows; place++)
    {
      const guint      wanted = row_at (order, place);
      g_autofree char *path = NULL;
      guint            at = place;

      while (row_at (now, at) != wanted)
        at++;
      if (at == place)
        continue;
      path = path_of_row (army, at);
      acies_patch_move (edit.patch, path, place);
      g_array_remove_index (now, at);
      g_array_insert_val (now, place, wanted);
    }
  name = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "move %u row of units", "move %u rows of units", rows->len),
    rows->len);
  return edit_finish (&edit, name, NULL);
}

gboolean
acies_army_move_by (const AciesArmy *army, const GArray *rows, int by)
{
  const guint n_rows = acies_army_count_rows (army);

  if (rows->len == 0)
    return FALSE;
  if (by < 0)
    return row_at (rows, 0) > 0 && acies_army_move (army, rows, row_at (rows, 0) - 1);

  return row_at (rows, rows->len - 1) + 1 < n_rows &&
         acies_army_move (army, rows, row_at (rows, rows->len - 1) + 2);
}

gboolean
acies_army_split (const AciesArmy *army, guint row, guint count)
{
  g_auto (Edit)    edit = { 0 };
  g_autofree char *name = NULL;
  g_autofree char *words = NULL;
  AciesJsonCursor  root;
  AciesPatch      *step = acies_patch_new ();

  edit_begin (&edit, army);
  root = acies_json_root (edit.root);
  if (!draft_of (&edit)->split (&root, army->side, row, count, step))
    {
      acies_patch_free (step);
      return FALSE;
    }
  words = name_of_row (army, row);
  /* Translators: an edit, as in: Undo split “Gallic foot”. */
  name = g_strdup_printf (C_ ("undo", "split “%s”"), words);
  return edit_take (&edit, step) && edit_finish (&edit, name, NULL);
}

gboolean
acies_army_join (const AciesArmy *army, const GArray *rows)
{
  g_auto (Edit)    edit = { 0 };
  g_autofree char *name = NULL;

  if (rows->len < 2)
    return FALSE;

  edit_begin (&edit, army);
  /* Each that joins makes the list shorter behind the first. */
  for (guint i = 1; i < rows->len; i++)
    {
      const AciesJsonCursor root = acies_json_root (edit.root);
      AciesPatch           *step = acies_patch_new ();

      if (!draft_of (&edit)->join (&root, army->side, row_at (rows, 0), row_at (rows, i) - (i - 1),
                                   step))
        {
          acies_patch_free (step);
          return FALSE;
        }
      if (!edit_take (&edit, step))
        return FALSE;
    }
  name = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "join %u row of units", "join %u rows of units", rows->len),
    rows->len);
  return edit_finish (&edit, name, NULL);
}

static void
set_in_row (Edit *edit, guint row, const AciesFormField *field, JsonNode *value)
{
  g_autofree char *object = path_of_row (edit->army, row);
  g_autofree char *path = acies_path_member (object, field->key);

  if (value != NULL)
    acies_patch_set (edit->patch, path, json_node_ref (value));
  else
    acies_patch_remove (edit->patch, path);
}

gboolean
acies_army_set (const AciesArmy      *army,
                const GArray         *rows,
                const AciesFormField *field,
                JsonNode             *value,
                const char           *merge)
{
  g_auto (Edit)    edit = { 0 };
  g_autofree char *name = NULL;

  edit_begin (&edit, army);
  for (guint i = 0; i < rows->len; i++)
    if (peek_row (&edit, row_at (rows, i)) != NULL)
      set_in_row (&edit, row_at (rows, i), field, value);
  /* Translators: an edit, as in: Undo change “Class” of 3 rows; %1$s is the label of a field. */
  name = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "change “%1$s” of %2$u row",
                                       "change “%1$s” of %2$u rows", rows->len),
                          g_dpgettext2 (GETTEXT_PACKAGE, "field", field->label), rows->len);
  return edit_finish (&edit, name, merge);
}

gboolean
acies_army_step_number (const AciesArmy *army, const GArray *rows, int by)
{
  g_auto (Edit)    edit = { 0 };
  g_autofree char *name = NULL;
  g_autofree char *merge =
    rows->len > 0 ? g_strdup_printf ("step %u %u", row_at (rows, 0), rows->len) : NULL;

  edit_begin (&edit, army);
  for (guint i = 0; i < rows->len; i++)
    {
      const AciesJsonCursor root = acies_json_root (edit.root);
      const AciesDraft     *draft = draft_of (&edit);
      AciesPatch           *step = acies_patch_new ();
      AciesRosterRow        row = { 0 };
      gboolean              done = FALSE;

      if (draft->unit_row (&root, army->side, row_at (rows, i), &row) && (int)row.count + by > 0)
        done = draft->set_count (&root, army->side, row_at (rows, i), (guint)((int)row.count + by),
                                 step) &&
               edit_take (&edit, g_steal_pointer (&step));
      g_clear_pointer (&step, acies_patch_free);
      g_free (row.name);
      g_free (row.kind);
      if (!done)
        return FALSE;
    }
  name = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "change the number of %u row",
                                       "change the number of %u rows", rows->len),
                          rows->len);
  return edit_finish (&edit, name, merge);
}

char *
acies_army_find_multiplier (AciesEditorContext *context, const AciesFormField **field)
{
  for (const AciesForm *form = acies_editor_context_get_draft (context)->forms; form->path != NULL;
       form++)
    {
      const AciesFormField *found = acies_field_find (form->fields, "multiplier");

      if (found == NULL || form->part != ACIES_PART_CONDITIONS ||
          strpbrk (form->path, "[*") != NULL)
        continue;
      *field = found;
      return acies_path_member (form->path, found->key);
    }

  return NULL;
}

static void
set_multiplier (Edit *edit, guint multiplier)
{
  const AciesFormField *field = NULL;
  g_autofree char      *path = acies_army_find_multiplier (edit->army->context, &field);
  AciesPatch           *step = NULL;

  if (path == NULL)
    return;

  step = acies_patch_new ();
  acies_patch_set_int (step, path, multiplier);
  edit_take (edit, step);
}

gboolean
acies_army_muster (AciesEditorContext *context,
                   int                 side,
                   const GArray       *contingents,
                   guint               multiplier)
{
  AciesArmy        army = { context, 0 };
  g_auto (Edit)    edit = { 0 };
  g_autofree char *name = NULL;
  guint            n = 0;

  edit_begin (&edit, &army);
  for (guint i = 0; i < contingents->len; i++)
    {
      const AciesContingent *contingent = &g_array_index (contingents, AciesContingent, i);
      AciesMuster            answer = { 0 };

      if ((side != ACIES_NO_SIDE && contingent->side != side) || contingent->side < 0 ||
          !draft_of (&edit)->muster (contingent, multiplier, &answer) || answer.units == 0)
        continue;
      army.side = (guint)contingent->side;
      if (!add_to (&edit, contingent->troop, contingent->quality, answer.units))
        return FALSE;
      n += answer.units;
    }
  if (n == 0)
    return FALSE;

  set_multiplier (&edit, multiplier);
  name = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "muster %u unit", "muster %u units", n), n);
  return edit_finish (&edit, name, NULL);
}
