/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-deployment-page.h"

#include "editor/acies-deployment-private.h"
#include "editor/acies-editor-parts.h"
#include "editor/acies-form-page.h"
#include "editor/acies-form-view.h"
#include "editor/acies-piece-row.h"
#include "engine/core/acies-ruleset.h"
#include "widgets/acies-common.h"
#include "widgets/acies-focus.h"
#include "widgets/acies-names-for-readers.h"
#include "widgets/acies-typing.h"

#include <glib/gi18n.h>

#define SPACING 14

static void acies_deployment_page_iface_init (AciesEditorPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AciesDeploymentPage,
                               acies_deployment_page,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ACIES_TYPE_EDITOR_PAGE,
                                                      acies_deployment_page_iface_init))

static gboolean
is_situation (AciesDeploymentPage *self)
{
  return acies_deploy_tool_get_part (self->tool) == ACIES_PART_SITUATION;
}

/* Whether the rules play on a table without zones. */
static gboolean
has_table (AciesDeploymentPage *self)
{
  return acies_editor_context_get_draft (self->context)->shapes != NULL;
}

/* The object that is there or not as a whole: NULL where it is always. */
static const AciesForm *
get_optional_form (AciesDeploymentPage *self)
{
  const AciesForm *forms = acies_editor_context_get_draft (self->context)->forms;

  for (const AciesForm *form = forms; form->path != NULL && is_situation (self); form++)
    if (form->part == ACIES_PART_SITUATION && form->optional)
      return form;

  return NULL;
}

static gboolean
has_begun (AciesDeploymentPage *self)
{
  const AciesForm *form = get_optional_form (self);

  return form == NULL || acies_document_peek (acies_editor_context_get_document (self->context),
                                              form->path) != NULL;
}

/* What is shown */

static void
update_actions (AciesDeploymentPage *self)
{
  const gboolean any = acies_deploy_tool_count (self->tool) > 0;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "deploy.place", any);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "deploy.remove", any);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "deploy.turn", any);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "deploy.begin", !has_begun (self));
}

static void
update_armies (AciesDeploymentPage *self)
{
  self->is_updating = TRUE;
  acies_editor_list_armies (self->context, GTK_DROP_DOWN (self->army_list),
                            acies_deploy_tool_get_side (self->tool));
  self->is_updating = FALSE;
}

static void
update_all (AciesDeploymentPage *self)
{
  const gboolean begun = has_begun (self);

  acies_deploy_tool_set_map (self->tool, begun ? self->map : NULL);
  gtk_widget_set_visible (self->begin, !begun);
  gtk_widget_set_visible (self->contents, begun);
  update_armies (self);
  acies_deployment_page_fill_list (self);
  acies_deployment_page_update_marks (self);
  acies_deployment_page_update_group (self);
  acies_deployment_page_update_place (self);
  update_actions (self);
}

static void
on_tool_changed_cb (AciesDeploymentPage *self)
{
  const guint side = acies_deploy_tool_get_side (self->tool);

  /* What was told is of those who were chosen then. */
  gtk_widget_set_visible (GTK_WIDGET (self->status), FALSE);
  gtk_label_set_text (self->status, "");
  if (gtk_drop_down_get_selected (GTK_DROP_DOWN (self->army_list)) != side)
    update_all (self);
  acies_deployment_page_show_chosen (self);
  acies_deployment_page_update_marks (self);
  acies_deployment_page_update_group (self);
  acies_deployment_page_update_place (self);
  update_actions (self);
}

static void
on_told_cb (AciesDeploymentPage *self,
            const char          *sentence)
{
  gtk_label_set_text (self->status, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->status), TRUE);
}

static void
on_army_cb (AciesDeploymentPage *self)
{
  const guint side = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->army_list));

  if (self->is_updating || side == GTK_INVALID_LIST_POSITION)
    return;

  acies_deploy_tool_set_side (self->tool, side);
  update_all (self);
}

/* Actions */

static void
place_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  AciesDeploymentPage *self = ACIES_DEPLOYMENT_PAGE (widget);

  if (self->map == NULL)
    return;

  if (has_table (self))
    acies_deploy_tool_put_in_line (self->tool);
  else
    acies_deploy_tool_put (self->tool,
                           acies_field_get_cursor (acies_editor_map_get_field (self->map)));
}

static void
remove_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  acies_deploy_tool_put (ACIES_DEPLOYMENT_PAGE (widget)->tool, ACIES_NO_CELL);
}

static void
turn_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  acies_deploy_tool_turn (ACIES_DEPLOYMENT_PAGE (widget)->tool, g_variant_get_int32 (parameter));
}

static void
list_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  gtk_widget_child_focus (ACIES_DEPLOYMENT_PAGE (widget)->list, GTK_DIR_TAB_FORWARD);
}

static void
begin_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  AciesDeploymentPage   *self = ACIES_DEPLOYMENT_PAGE (widget);
  const AciesJsonCursor  root = acies_editor_context_get_root (self->context);
  g_autoptr (AciesPatch) patch = acies_patch_new ();

  if (acies_editor_context_get_draft (self->context)->begin_situation (&root, patch))
    acies_editor_context_apply (self->context, patch, C_ ("undo", "begin in mid-battle"), NULL);
  else
    on_told_cb (self, _("The armies need ids first, each one of its own."));
}

/* The page */

static gboolean
acies_deployment_page_show_path (AciesEditorPage *page,
                                 const char      *path)
{
  AciesDeploymentPage *self = ACIES_DEPLOYMENT_PAGE (page);
  const char          *root = is_situation (self) ? "situation" : "deployment";

  for (guint i = 0; i < self->views->len; i++)
    if (acies_form_view_show_path (self->views->pdata[i], path))
      return TRUE;

  return acies_deployment_page_show_group (self, path) ||
         acies_deployment_page_show_place (self, path) || acies_path_contains (root, path);
}

static void
acies_deployment_page_take_focus (AciesEditorPage *page)
{
  AciesDeploymentPage *self = ACIES_DEPLOYMENT_PAGE (page);

  gtk_widget_child_focus (has_begun (self) ? self->list : self->begin, GTK_DIR_TAB_FORWARD);
}

static void
acies_deployment_page_take_map (AciesEditorPage *page,
                                AciesEditorMap  *map)
{
  AciesDeploymentPage *self = ACIES_DEPLOYMENT_PAGE (page);

  if (self->map != NULL)
    g_signal_handlers_disconnect_by_data (acies_editor_map_get_field (self->map), self);
  g_set_object (&self->map, map);
  if (map != NULL)
    acies_deployment_page_take_drags (self, acies_editor_map_get_field (map));
  acies_deploy_tool_set_map (self->tool, has_begun (self) ? map : NULL);
  gtk_list_box_invalidate_headers (GTK_LIST_BOX (self->list));
}

static void
acies_deployment_page_iface_init (AciesEditorPageInterface *iface)
{
  iface->show_path = acies_deployment_page_show_path;
  iface->take_focus = acies_deployment_page_take_focus;
  iface->take_map = acies_deployment_page_take_map;
}

static void
acies_deployment_page_dispose (GObject *object)
{
  AciesDeploymentPage *self = ACIES_DEPLOYMENT_PAGE (object);

  if (self->tool != NULL)
    acies_deploy_tool_set_map (self->tool, NULL);
  /* The list lets its rows go one by one. */
  self->is_updating = TRUE;
  g_clear_object (&self->map);
  g_ptr_array_set_size (self->views, 0);
  g_ptr_array_set_size (self->of_armies, 0);
  g_ptr_array_set_size (self->of_place, 0);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->tool);
  g_clear_object (&self->context);

  G_OBJECT_CLASS (acies_deployment_page_parent_class)->dispose (object);
}

static void
acies_deployment_page_finalize (GObject *object)
{
  g_ptr_array_unref (ACIES_DEPLOYMENT_PAGE (object)->views);
  g_ptr_array_unref (ACIES_DEPLOYMENT_PAGE (object)->of_armies);
  g_ptr_array_unref (ACIES_DEPLOYMENT_PAGE (object)->of_place);

  G_OBJECT_CLASS (acies_deployment_page_parent_class)->finalize (object);
}

static void
acies_deployment_page_class_init (AciesDeploymentPageClass *klass)
{
  static const guint facings[] = { GDK_KEY_Up, GDK_KEY_Right, GDK_KEY_Down, GDK_KEY_Left };
  GtkWidgetClass    *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_deployment_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = acies_deployment_page_finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_install_action (widget_class, "deploy.place", NULL, place_cb);
  gtk_widget_class_install_action (widget_class, "deploy.remove", NULL, remove_cb);
  gtk_widget_class_install_action (widget_class, "deploy.turn", "i", turn_cb);
  gtk_widget_class_install_action (widget_class, "deploy.begin", NULL, begin_cb);
  gtk_widget_class_install_action (widget_class, "deploy.list", NULL, list_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_l, GDK_CONTROL_MASK, "deploy.list", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_SHIFT_MASK, "deploy.place", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "deploy.remove", NULL);
  for (int i = 0; i < (int)G_N_ELEMENTS (facings); i++)
    gtk_widget_class_add_binding_action (widget_class, facings[i], GDK_ALT_MASK | GDK_SHIFT_MASK, "deploy.turn", "i", i);
}

/* The tools wrap where there is little room. */
static void
add_tool (GtkWidget *tools,
          GtkWidget *tool)
{
  gtk_widget_set_halign (tool, GTK_ALIGN_START);
  acies_focus_append_to_flow (GTK_FLOW_BOX (tools), tool);
}

static void
add_turns (GtkWidget *tools,
           gboolean   on_table)
{
  static const char *const icons[] = { "go-up-symbolic", "go-next-symbolic", "go-down-symbolic", "go-previous-symbolic" };
  const char              *names[] = { _("Face North (Shift+Up on the Map)"), _("Face East (Shift+Right on the Map)"),
                                       _("Face South (Shift+Down on the Map)"), _("Face West (Shift+Left on the Map)") };
  const char              *names_on_table[] = { _("Face North (Alt+Shift+Up)"), _("Face East (Alt+Shift+Right)"),
                                                _("Face South (Alt+Shift+Down)"), _("Face West (Alt+Shift+Left)") };
  GtkWidget               *turns = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (turns, "linked");
  for (int i = 0; i < (int)G_N_ELEMENTS (icons); i++)
    {
      const char *name = on_table ? names_on_table[i] : names[i];
      GtkWidget  *button = acies_common_icon_button_new (icons[i], name, NULL);

      /* The compass is not mirrored where people read from the right. */
      gtk_widget_set_direction (button, GTK_TEXT_DIR_LTR);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", i);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "deploy.turn");
      gtk_box_append (GTK_BOX (turns), button);
    }
  gtk_widget_set_direction (turns, GTK_TEXT_DIR_LTR);
  add_tool (tools, turns);
}

static void
add_tools (AciesDeploymentPage *self,
           GtkWidget           *contents)
{
  GtkWidget *tools = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE, "max-children-per-line",
                                   4, "column-spacing", 8, "row-spacing", 8, NULL);
  GtkWidget *armies = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new_with_mnemonic (_("_Army:"));

  self->army_list = gtk_drop_down_new (NULL, NULL);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), self->army_list);
  gtk_box_append (GTK_BOX (armies), label);
  gtk_box_append (GTK_BOX (armies), self->army_list);
  acies_name_drop_down (self->army_list, _("Army"));
  acies_typing_in_drop_down (self->army_list);
  add_tool (tools, armies);
  add_tool (tools, acies_common_icon_button_new ("mark-location-symbolic",
                                    has_table (self) ? _("Place in a Line before Their Edge (Shift+Enter)")
                                                     : _("Place in the Zone with the Cursor (Shift+Enter)"),
                                    "deploy.place"));
  add_turns (tools, has_table (self));
  add_tool (tools, acies_common_icon_button_new ("edit-clear-symbolic", _("Take Off the Field (Delete)"), "deploy.remove"));
  gtk_box_append (GTK_BOX (contents), tools);
  g_signal_connect_object (self->army_list, "notify::selected", G_CALLBACK (on_army_cb), self, G_CONNECT_SWAPPED);
}

static GtkWidget *
begin_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  GtkWidget *words = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "label",
                                   _("The battle begins as the conditions say. It can begin in "
                                      "mid-battle instead, with units disordered or "
                                      "gone: for a puzzle, or the last hour of a long day. It is "
                                      "made of the historical deployment."),
                                   NULL);
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Begin in Mid-Battle"));

  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "deploy.begin");
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_append (GTK_BOX (box), button);
  return box;
}

static void
acies_deployment_page_init (AciesDeploymentPage *self)
{
  self->views = g_ptr_array_new ();
  self->of_armies = g_ptr_array_new ();
  self->of_place = g_ptr_array_new ();
  self->contents = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  self->begin = begin_new ();
  self->status = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "accessible-role",
                               GTK_ACCESSIBLE_ROLE_STATUS, "visible", FALSE, NULL);
  self->scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER, NULL);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

static void
add_views (AciesDeploymentPage *self)
{
  const AciesPart part = acies_deploy_tool_get_part (self->tool);

  g_ptr_array_unref (self->views);
  self->views = acies_form_page_make_views (self->context, part, -1);
  for (guint i = 0; i < self->views->len; i++)
    gtk_box_append (GTK_BOX (self->contents), self->views->pdata[i]);
}

static GtkWidget *
page_new (AciesEditorContext *context,
          AciesPart           part)
{
  AciesDeploymentPage *self = g_object_new (ACIES_TYPE_DEPLOYMENT_PAGE, NULL);
  GtkWidget           *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  self->context = g_object_ref (context);
  self->tool = acies_deploy_tool_new (context, part);
  add_views (self);
  add_tools (self, self->contents);
  gtk_box_append (GTK_BOX (self->contents), GTK_WIDGET (self->status));
  acies_deployment_page_add_marks (self, self->contents);
  acies_deployment_page_add_list (self, self->contents);
  acies_deployment_page_add_place (self, self->contents);
  acies_deployment_page_add_group (self, self->contents);
  gtk_widget_add_css_class (box, "acies-editor-page");
  gtk_box_append (GTK_BOX (box), self->begin);
  gtk_box_append (GTK_BOX (box), self->contents);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), box);

  g_signal_connect_object (self->tool, "changed", G_CALLBACK (on_tool_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tool, "told", G_CALLBACK (on_told_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (acies_editor_context_get_document (context), "changed", G_CALLBACK (update_all), self,
                           G_CONNECT_SWAPPED);
  update_all (self);
  return GTK_WIDGET (self);
}

GtkWidget *
acies_deployment_page_new (AciesEditorContext *context,
                           int                 side)
{
  return page_new (context, ACIES_PART_DEPLOYMENT);
}

GtkWidget *
acies_situation_page_new (AciesEditorContext *context,
                          int                 side)
{
  return page_new (context, ACIES_PART_SITUATION);
}

AciesDeployTool *
acies_deployment_page_get_tool (AciesDeploymentPage *self)
{
  g_return_val_if_fail (ACIES_IS_DEPLOYMENT_PAGE (self), NULL);

  return self->tool;
}

GtkListBox *
acies_deployment_page_get_list (AciesDeploymentPage *self)
{
  g_return_val_if_fail (ACIES_IS_DEPLOYMENT_PAGE (self), NULL);

  return GTK_LIST_BOX (self->list);
}

const char *
acies_deployment_page_get_status (AciesDeploymentPage *self)
{
  g_return_val_if_fail (ACIES_IS_DEPLOYMENT_PAGE (self), NULL);

  return gtk_label_get_text (self->status);
}
