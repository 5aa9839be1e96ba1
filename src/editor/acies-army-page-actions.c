/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-army-page-private.h"

#include "editor/acies-army-clipboard.h"
#include "editor/acies-editor-window.h"
#include "editor/acies-enlist-window.h"
#include "engine/core/acies-ruleset.h"

#include <glib/gi18n.h>

AciesArmy
acies_army_page_get_army (AciesArmyPage *self)
{
  return (AciesArmy){ self->context, self->side };
}

void
acies_army_page_refuse (AciesArmyPage *self, const char *sentence)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (ACIES_IS_EDITOR_WINDOW (root))
    acies_editor_window_say (ACIES_EDITOR_WINDOW (root), sentence);
}

static AciesUnitTable *
table_of (AciesArmyPage *self)
{
  return ACIES_UNIT_TABLE (self->table);
}

static guint
first_of (const GArray *rows)
{
  return g_array_index (rows, guint, 0);
}

static guint
last_of (const GArray *rows)
{
  return g_array_index (rows, guint, rows->len - 1);
}

/* Adding */

static void
add_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AciesArmyPage    *self = ACIES_ARMY_PAGE (widget);
  const AciesArmy   army = acies_army_page_get_army (self);
  AciesTroopPicker *picker = ACIES_TROOP_PICKER (self->picker);
  const guint       n_rows = acies_army_count_rows (&army);
  guint             count = 0;

  gtk_spin_button_update (GTK_SPIN_BUTTON (self->count));
  if (self->count_is_wrong)
    return;

  count = (guint)gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->count));
  if (acies_army_add (&army, acies_troop_picker_get_troop (picker),
                      acies_troop_picker_get_quality (picker), count))
    acies_unit_table_choose (table_of (self), n_rows, 1);
  else
    acies_army_page_refuse (self, _("The army has no room for so many units."));
}

static void
duplicate_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AciesArmyPage     *self = ACIES_ARMY_PAGE (widget);
  const AciesArmy    army = acies_army_page_get_army (self);
  g_autoptr (GArray) rows = acies_unit_table_get_chosen (table_of (self));

  if (acies_army_duplicate (&army, rows))
    {
      acies_unit_table_choose (table_of (self), last_of (rows) + 1, rows->len);
      acies_unit_table_focus_chosen (table_of (self));
    }
  else
    acies_army_page_refuse (self, _("The army has no room for so many units."));
}

/* Removing: what comes to the place of those that went is chosen. */

static void
remove_rows (AciesArmyPage *self, const GArray *rows)
{
  const AciesArmy  army = acies_army_page_get_army (self);
  const gboolean   in_table = gtk_widget_get_focus_child (self->table) != NULL;
  g_autofree char *text = NULL;
  guint            n_rows = 0;

  if (rows->len == 0 || !acies_army_remove (&army, rows))
    return;

  n_rows = acies_army_count_rows (&army);
  if (n_rows > 0)
    acies_unit_table_choose (table_of (self), MIN (first_of (rows), n_rows - 1), 1);
  if (in_table)
    acies_unit_table_focus_chosen (table_of (self));
  text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u row of units was removed.",
                                       "%u rows of units were removed.", rows->len),
                          rows->len);
  acies_editor_context_say (self->context, text);
}

static void
remove_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AciesArmyPage     *self = ACIES_ARMY_PAGE (widget);
  g_autoptr (GArray) rows = acies_unit_table_get_chosen (table_of (self));

  remove_rows (self, rows);
}

static void
remove_row_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (guint));
  const guint        row = (guint)g_variant_get_int32 (parameter);

  g_array_append_val (rows, row);
  remove_rows (ACIES_ARMY_PAGE (widget), rows);
}

static void
choose_row_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AciesArmyPage     *self = ACIES_ARMY_PAGE (widget);
  const guint        row = (guint)g_variant_get_int32 (parameter);
  g_autoptr (GArray) rows = acies_unit_table_get_chosen (table_of (self));

  for (guint i = 0; i < rows->len; i++)
    if (g_array_index (rows, guint, i) == row)
      return;

  acies_unit_table_choose (table_of (self), row, 1);
}

/* Order, stacks, numbers */

static void
move_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AciesArmyPage     *self = ACIES_ARMY_PAGE (widget);
  const AciesArmy    army = acies_army_page_get_army (self);
  g_autoptr (GArray) rows = acies_unit_table_get_chosen (table_of (self));
  const gboolean     up = g_str_equal (action, "list.move-up");

  if (!acies_army_move_by (&army, rows, up ? -1 : 1))
    return;

  acies_unit_table_choose (table_of (self),
                           up ? first_of (rows) - 1 : last_of (rows) + 2 - rows->len, rows->len);
  acies_unit_table_focus_chosen (table_of (self));
}

static void
split_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_menu_button_popup (GTK_MENU_BUTTON (ACIES_ARMY_PAGE (widget)->split_button));
}

static void
split_now_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AciesArmyPage     *self = ACIES_ARMY_PAGE (widget);
  const AciesArmy    army = acies_army_page_get_army (self);
  g_autoptr (GArray) rows = acies_unit_table_get_chosen (table_of (self));
  guint              count = 0;

  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->split_button));
  gtk_spin_button_update (GTK_SPIN_BUTTON (self->split_count));
  count = (guint)gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->split_count));
  if (rows->len != 1)
    return;
  if (acies_army_split (&army, first_of (rows), count))
    acies_unit_table_choose (table_of (self), first_of (rows), 2);
  else
    acies_army_page_refuse (self, _("These units cannot be split like that."));
}

static void
join_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AciesArmyPage     *self = ACIES_ARMY_PAGE (widget);
  const AciesArmy    army = acies_army_page_get_army (self);
  g_autoptr (GArray) rows = acies_unit_table_get_chosen (table_of (self));

  if (acies_army_join (&army, rows))
    acies_unit_table_choose (table_of (self), first_of (rows), 1);
  else
    acies_army_page_refuse (self, _("Only units of one kind and class can be joined."));
}

static void
change_number_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AciesArmyPage     *self = ACIES_ARMY_PAGE (widget);
  const AciesArmy    army = acies_army_page_get_army (self);
  g_autoptr (GArray) rows = acies_unit_table_get_chosen (table_of (self));

  acies_army_step_number (&army, rows, g_variant_get_int32 (parameter));
}

static void
edit_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AciesArmyPage *self = ACIES_ARMY_PAGE (widget);

  if (gtk_widget_get_visible (self->several))
    gtk_widget_grab_focus (self->several);
  else if (gtk_widget_get_visible (self->one))
    gtk_widget_child_focus (self->one, GTK_DIR_TAB_FORWARD);
}

static void
find_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_widget_grab_focus (ACIES_ARMY_PAGE (widget)->search);
}

static void
muster_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AciesArmyPage *self = ACIES_ARMY_PAGE (widget);

  if (self->muster == NULL)
    g_set_weak_pointer (&self->muster, acies_muster_window_new (
                                         GTK_WINDOW (gtk_widget_get_root (widget)), self->context));
  gtk_window_present (GTK_WINDOW (self->muster));
}

static void
enlist_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AciesArmyPage *self = ACIES_ARMY_PAGE (widget);

  if (self->enlist == NULL)
    g_set_weak_pointer (&self->enlist,
                        acies_enlist_window_new (GTK_WINDOW (gtk_widget_get_root (widget)),
                                                                self->context, self->side));
  gtk_window_present (GTK_WINDOW (self->enlist));
}

/* The clipboard */

static gboolean
copy_rows (AciesArmyPage *self, const GArray *rows)
{
  g_autoptr (GPtrArray) units = g_ptr_array_new ();

  for (guint i = 0; i < rows->len; i++)
    {
      g_autofree char *path =
        g_strdup_printf ("sides[%u].units[%u]", self->side, g_array_index (rows, guint, i));
      JsonNode *unit =
        acies_document_peek (acies_editor_context_get_document (self->context), path);

      if (unit != NULL && JSON_NODE_HOLDS_OBJECT (unit))
        g_ptr_array_add (units, unit);
    }
  if (units->len > 0)
    acies_army_clipboard_put (gtk_widget_get_clipboard (GTK_WIDGET (self)), units,
                              acies_editor_context_get_ruleset (self->context)->id);
  return units->len > 0;
}

static void
copy_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AciesArmyPage     *self = ACIES_ARMY_PAGE (widget);
  g_autoptr (GArray) rows = acies_unit_table_get_chosen (table_of (self));

  if (copy_rows (self, rows) && g_str_equal (action, "army.cut"))
    remove_rows (self, rows);
}

static void
paste_units (AciesArmyPage *self, GPtrArray *units)
{
  const AciesArmy    army = acies_army_page_get_army (self);
  g_autoptr (GArray) rows = acies_unit_table_get_chosen (table_of (self));
  const guint        before = rows->len > 0 ? last_of (rows) + 1 : acies_army_count_rows (&army);

  if (acies_army_paste (&army, units, before))
    {
      const gboolean in_table = gtk_widget_get_focus_child (self->table) != NULL;

      acies_unit_table_choose (table_of (self), before, units->len);
      if (in_table)
        acies_unit_table_focus_chosen (table_of (self));
    }
  else
    acies_army_page_refuse (self, _("The army has no room for so many units."));
}

static void
on_pasted_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (AciesArmyPage) self = user_data;
  g_autoptr (GError)        error = NULL;
  g_autoptr (GPtrArray)     units =
    acies_army_clipboard_get_finish (GDK_CLIPBOARD (source), result, &error);

  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;
  if (units != NULL)
    paste_units (self, units);
  else
    acies_army_page_refuse (self, error->message);
}

static void
paste_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AciesArmyPage *self = ACIES_ARMY_PAGE (widget);

  acies_army_clipboard_get_async (gtk_widget_get_clipboard (widget),
                                  acies_editor_context_get_ruleset (self->context)->id,
                                  self->cancellable, on_pasted_cb, g_object_ref (self));
}

void
acies_army_page_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "army.add", NULL, add_cb);
  gtk_widget_class_install_action (widget_class, "army.cut", NULL, copy_cb);
  gtk_widget_class_install_action (widget_class, "army.copy", NULL, copy_cb);
  gtk_widget_class_install_action (widget_class, "army.paste", NULL, paste_cb);
  gtk_widget_class_install_action (widget_class, "army.split", NULL, split_cb);
  gtk_widget_class_install_action (widget_class, "army.split-now", NULL, split_now_cb);
  gtk_widget_class_install_action (widget_class, "army.join", NULL, join_cb);
  gtk_widget_class_install_action (widget_class, "army.muster", NULL, muster_cb);
  gtk_widget_class_install_action (widget_class, "army.enlist", NULL, enlist_cb);
  gtk_widget_class_install_action (widget_class, "army.find", NULL, find_cb);
  gtk_widget_class_install_action (widget_class, "army.edit", NULL, edit_cb);
  gtk_widget_class_install_action (widget_class, "army.change-number", "i", change_number_cb);
  gtk_widget_class_install_action (widget_class, "army.choose-row", "i", choose_row_cb);
  gtk_widget_class_install_action (widget_class, "army.remove-row", "i", remove_row_cb);
  gtk_widget_class_install_action (widget_class, "list.duplicate", NULL, duplicate_cb);
  gtk_widget_class_install_action (widget_class, "list.remove", NULL, remove_cb);
  gtk_widget_class_install_action (widget_class, "list.move-up", NULL, move_cb);
  gtk_widget_class_install_action (widget_class, "list.move-down", NULL, move_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Insert, 0, "army.add", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_plus, GDK_CONTROL_MASK, "army.add",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Add, GDK_CONTROL_MASK, "army.add",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_v, GDK_CONTROL_MASK, "army.paste",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_slash, GDK_CONTROL_MASK, "army.split",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_j, GDK_CONTROL_MASK, "army.join",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_m, GDK_CONTROL_MASK, "army.muster",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_h, GDK_CONTROL_MASK, "army.enlist",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "army.find",
                                       NULL);
}

/* How many units a row has; 0 if that cannot be told. */
static guint
count_of (AciesArmyPage *self, guint row)
{
  const AciesJsonCursor root = acies_editor_context_get_root (self->context);
  AciesRosterRow        text = { 0 };

  if (!acies_editor_context_get_draft (self->context)->unit_row (&root, self->side, row, &text))
    return 0;

  g_free (text.name);
  g_free (text.kind);
  return text.count;
}

void
acies_army_page_update_actions (AciesArmyPage *self)
{
  const AciesArmy    army = acies_army_page_get_army (self);
  const AciesDraft  *draft = acies_editor_context_get_draft (self->context);
  GtkWidget         *widget = GTK_WIDGET (self);
  g_autoptr (GArray) rows = acies_unit_table_get_chosen (table_of (self));
  const gboolean     any = rows->len > 0;
  const gboolean     plain = any && acies_unit_table_is_plain (table_of (self));
  const guint        count = rows->len == 1 ? count_of (self, first_of (rows)) : 0;
  const gboolean     top = any && first_of (rows) == 0;
  const gboolean     bottom = any && last_of (rows) + 1 == acies_army_count_rows (&army);

  gtk_widget_action_set_enabled (widget, "army.cut", any);
  gtk_widget_action_set_enabled (widget, "army.copy", any);
  gtk_widget_action_set_enabled (widget, "army.edit", any);
  gtk_widget_action_set_enabled (widget, "army.change-number", any && draft->set_count != NULL);
  gtk_widget_action_set_enabled (widget, "army.muster", draft->muster != NULL);
  gtk_widget_action_set_enabled (widget, "army.enlist", draft->enlist != NULL);
  gtk_widget_action_set_enabled (widget, "army.join", rows->len > 1 && draft->join != NULL);
  gtk_widget_action_set_enabled (widget, "army.split", count > 1);
  gtk_widget_action_set_enabled (widget, "army.split-now", count > 1);
  gtk_widget_action_set_enabled (widget, "list.duplicate", any);
  gtk_widget_action_set_enabled (widget, "list.remove", any);
  gtk_widget_action_set_enabled (widget, "list.move-up", plain && !top);
  gtk_widget_action_set_enabled (widget, "list.move-down", plain && !bottom);
  gtk_widget_set_sensitive (self->split_button, count > 1);
  if (count > 1)
    {
      gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->split_count), 1, count - 1);
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->split_count), count / 2);
    }
}
