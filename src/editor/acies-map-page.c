/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-map-page.h"

#include "editor/acies-boards-list.h"
#include "editor/acies-brush-picture.h"
#include "editor/acies-editor-parts.h"
#include "editor/acies-form-list.h"
#include "editor/acies-form-page.h"
#include "editor/acies-form-view.h"
#include "editor/acies-map-adders.h"
#include "engine/core/acies-ruleset.h"
#include "widgets/acies-names-for-readers.h"
#include "widgets/acies-typing.h"

#include <glib/gi18n.h>
#include <string.h>

#define SPACING 14

struct _AciesMapPage
{
  GtkWidget parent_instance;

  AciesEditorContext *context;
  AciesBrushTool     *tool;
  AciesEditorMap     *map; /* while the page is chosen; NULL */

  GtkWidget *scroller;
  GtkWidget *palette; /* flow box of toggle buttons, by the brush they stand for ("brush") */
  GtkWidget *armies;  /* row of the drop-down */
  GtkWidget *army_list;
  GtkLabel  *help;
  GtkLabel  *status;
  GPtrArray *lists; /* AciesFormList, owned by the box */
  GPtrArray *views; /* AciesFormView: of what each army has at most one of, by "path" */
  GPtrArray *single; /* AciesFormView: of single objects of the map itself */
  GtkWidget *boards; /* further maps; NULL where the rules know none */
  gboolean   is_updating;
};

static void acies_map_page_iface_init (AciesEditorPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AciesMapPage,
                               acies_map_page,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ACIES_TYPE_EDITOR_PAGE,
                                                      acies_map_page_iface_init))

static const AciesBrush *
get_brushes (AciesMapPage *self)
{
  return acies_editor_context_get_draft (self->context)->brushes;
}

/* The palette */

static int
brush_of (GtkWidget *button)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "brush"));
}

static void
on_toggled_cb (AciesMapPage    *self,
               GtkToggleButton *button)
{
  if (!self->is_updating && gtk_toggle_button_get_active (button))
    acies_brush_tool_set_brush (self->tool, brush_of (GTK_WIDGET (button)));
}

static const char *
icon_of (int brush)
{
  return brush == ACIES_BRUSH_ERASER ? "edit-clear-symbolic" : "edit-find-symbolic";
}

static char *
dup_tooltip (AciesMapPage *self,
             int           brush)
{
  const gunichar letter = acies_brush_tool_get_letter (self->tool, brush);
  const char    *help = NULL;
  char           key[7] = "";

  g_unichar_to_utf8 (g_unichar_toupper (letter), key);
  if (brush == ACIES_BRUSH_NONE)
    return g_strdup (_("Choose on the map what is to be changed in its form (Escape)"));
  if (brush == ACIES_BRUSH_ERASER && acies_brush_tool_get_shapes (self->tool) != NULL)
    /* Translators: %s is a key. */
    return g_strdup_printf (_("Take away what is pressed on the table (%s on the map)"), key);
  if (brush == ACIES_BRUSH_ERASER)
    /* Translators: %s is a key. */
    return g_strdup_printf (_("Take away whatever is painted in a zone (%s on the map)"), key);

  help = g_dpgettext2 (GETTEXT_PACKAGE, "brush help", get_brushes (self)[brush].help);
  /* Translators: %1$s is a sentence, %2$s a key. */
  return g_strdup_printf (_("%1$s (%2$s on the map)"), help, key);
}

static GtkWidget *
brush_button_new (AciesMapPage *self,
                  int           brush)
{
  GtkWidget       *button = gtk_toggle_button_new ();
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget       *label = gtk_label_new (acies_brush_tool_get_label (self->tool, brush));
  GtkWidget       *picture = brush >= 0 ? acies_brush_picture_new (self->context, (guint)brush)
                                        : gtk_image_new_from_icon_name (icon_of (brush));
  g_autofree char *tooltip = dup_tooltip (self, brush);

  if (brush < 0)
    gtk_widget_set_vexpand (picture, TRUE);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 12);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "acies-brush");
  gtk_widget_set_tooltip_text (button, tooltip);
  acies_name_widget (button, acies_brush_tool_get_label (self->tool, brush));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  tooltip, -1);
  g_object_set_data (G_OBJECT (button), "brush", GINT_TO_POINTER (brush));
  g_signal_connect_object (button, "toggled", G_CALLBACK (on_toggled_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
find_button (AciesMapPage *self,
             int           brush)
{
  for (GtkWidget *child = gtk_widget_get_first_child (self->palette); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *button = gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child));

      if (brush_of (button) == brush)
        return button;
    }

  return NULL;
}

static void
add_brush (AciesMapPage *self,
           int           brush)
{
  GtkWidget *button = brush_button_new (self, brush);

  if (brush == ACIES_BRUSH_NONE)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  else
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button),
                                 GTK_TOGGLE_BUTTON (find_button (self, ACIES_BRUSH_NONE)));
  gtk_flow_box_append (GTK_FLOW_BOX (self->palette), button);
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
}

static void
on_tool_changed_cb (AciesMapPage *self)
{
  const int        brush = acies_brush_tool_get_brush (self->tool);
  g_autofree char *tooltip = dup_tooltip (self, brush);

  self->is_updating = TRUE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_button (self, brush)), TRUE);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->army_list),
                              (guint)acies_brush_tool_get_side (self->tool));
  self->is_updating = FALSE;
  gtk_widget_set_visible (self->armies, brush >= 0 && get_brushes (self)[brush].per_side);
  gtk_label_set_text (self->help, tooltip);
}

/* Armies */

static void
on_army_cb (AciesMapPage *self)
{
  const guint side = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->army_list));

  if (!self->is_updating && side != GTK_INVALID_LIST_POSITION)
    acies_brush_tool_set_side (self->tool, (int)side);
}

static void
update_armies (AciesMapPage *self)
{
  self->is_updating = TRUE;
  acies_editor_list_armies (self->context, GTK_DROP_DOWN (self->army_list),
                            (guint)acies_brush_tool_get_side (self->tool));
  self->is_updating = FALSE;
}

/* Forms */

static void
update_views (AciesMapPage *self)
{
  AciesDocument *document = acies_editor_context_get_document (self->context);

  for (guint i = 0; i < self->views->len; i++)
    {
      const char *path = g_object_get_data (self->views->pdata[i], "path");

      gtk_widget_set_visible (self->views->pdata[i], acies_document_peek (document, path) != NULL);
    }
}

static void
on_document_changed_cb (AciesMapPage *self,
                        GStrv         paths)
{
  gboolean names = FALSE;

  for (guint i = 0; paths[i] != NULL; i++)
    names = names || !g_str_has_prefix (paths[i], "sides[") || g_str_has_suffix (paths[i], "].name");
  if (names)
    update_armies (self);
  update_views (self);
}

static gboolean
show_in_lists (AciesMapPage *self,
               const char   *path,
               gboolean      focus)
{
  for (guint i = 0; i < self->lists->len; i++)
    if (acies_form_list_show_path (self->lists->pdata[i], path, focus))
      {
        acies_form_list_bring_into_view (self->lists->pdata[i]);
        return TRUE;
      }

  return FALSE;
}

static void
on_told_cb (AciesMapPage *self,
            const char   *sentence)
{
  gtk_label_set_text (self->status, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->status), TRUE);
}

/* The last element of the list at @path that is in @cell. Returns: (transfer full) (nullable) */
static char *
find_element (AciesMapPage    *self,
              const AciesForm *form,
              int              cell)
{
  g_autofree char *list = g_strndup (form->path, strlen (form->path) - strlen ("[]"));
  JsonNode *node = acies_document_peek (acies_editor_context_get_document (self->context), list);
  const guint n = node != NULL && JSON_NODE_HOLDS_ARRAY (node)
                    ? json_array_get_length (json_node_get_array (node))
                    : 0;

  for (guint i = n; i > 0; i--)
    {
      g_autofree char   *path = g_strdup_printf ("%s[%u]", list, i - 1);
      g_autoptr (GArray) cells = acies_editor_map_find_cells (self->map, path);

      for (guint k = 0; k < cells->len; k++)
        if (g_array_index (cells, gint16, k) == cell)
          return g_steal_pointer (&path);
    }

  return NULL;
}

/* What was put somewhere is pointed out, and its form comes to the front. */
static void
on_placed_cb (AciesMapPage *self,
              guint         brush,
              int           cell)
{
  const char *form_path = get_brushes (self)[brush].form_path;

  for (guint i = 0; i < self->lists->len && form_path != NULL && self->map != NULL; i++)
    {
      const AciesForm *form = acies_form_list_get_form (self->lists->pdata[i]);
      g_autofree char *path = NULL;

      if (!g_str_equal (form->path, form_path))
        continue;
      path = find_element (self, form, cell);
      if (path == NULL)
        return;
      acies_form_list_show_path (self->lists->pdata[i], path, FALSE);
      acies_editor_context_select (self->context, path);
    }
}

/* What stands in a zone that was chosen: one after the other, if it is chosen again. */
static void
on_cell_activated_cb (AciesMapPage *self,
                      int           cell)
{
  for (guint i = 0; i < self->lists->len && cell != ACIES_NO_CELL; i++)
    {
      g_autofree char *path =
        find_element (self, acies_form_list_get_form (self->lists->pdata[i]), cell);

      if (path == NULL)
        continue;
      acies_form_list_show_path (self->lists->pdata[i], path, FALSE);
      acies_editor_context_select (self->context, path);
      return;
    }

  on_told_cb (self, _("There is nothing in this zone that has a form of its own."));
}

/* On a table without cells: the form of what was chosen comes to the front. */
static void
on_shape_chosen_cb (AciesMapPage *self,
                    const char   *path)
{
  if (*path != '\0')
    show_in_lists (self, path, FALSE);
  acies_editor_context_select (self->context, path);
}

/* The page */

static gboolean
show_in_views (GPtrArray  *views,
               const char *path)
{
  for (guint i = 0; i < views->len; i++)
    if (acies_form_view_show_path (views->pdata[i], path))
      return TRUE;

  return FALSE;
}

static gboolean
acies_map_page_show_path (AciesEditorPage *page,
                          const char      *path)
{
  AciesMapPage *self = ACIES_MAP_PAGE (page);

  if (show_in_lists (self, path, TRUE))
    return TRUE;
  if (show_in_views (self->views, path) || show_in_views (self->single, path))
    return TRUE;
  if (self->boards != NULL && acies_boards_list_show_path (ACIES_BOARDS_LIST (self->boards), path))
    return TRUE;

  return g_str_equal (path, "map") || g_str_has_prefix (path, "map.");
}

static void
acies_map_page_take_focus (AciesEditorPage *page)
{
  AciesMapPage *self = ACIES_MAP_PAGE (page);

  gtk_widget_grab_focus (find_button (self, acies_brush_tool_get_brush (self->tool)));
}

static void
acies_map_page_take_map (AciesEditorPage *page,
                         AciesEditorMap  *map)
{
  AciesMapPage *self = ACIES_MAP_PAGE (page);

  if (self->map != NULL)
    g_signal_handlers_disconnect_by_data (acies_editor_map_get_field (self->map), self);
  g_set_object (&self->map, map);
  acies_brush_tool_set_map (self->tool, map);
  if (map != NULL)
    g_signal_connect_object (acies_editor_map_get_field (map), "cell-activated",
                             G_CALLBACK (on_cell_activated_cb), self, G_CONNECT_SWAPPED);
}

static void
acies_map_page_iface_init (AciesEditorPageInterface *iface)
{
  iface->show_path = acies_map_page_show_path;
  iface->take_focus = acies_map_page_take_focus;
  iface->take_map = acies_map_page_take_map;
}

static void
acies_map_page_dispose (GObject *object)
{
  AciesMapPage *self = ACIES_MAP_PAGE (object);

  if (self->tool != NULL)
    acies_map_page_take_map (ACIES_EDITOR_PAGE (self), NULL);
  g_ptr_array_set_size (self->lists, 0);
  g_ptr_array_set_size (self->views, 0);
  g_ptr_array_set_size (self->single, 0);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->tool);
  g_clear_object (&self->context);

  G_OBJECT_CLASS (acies_map_page_parent_class)->dispose (object);
}

static void
acies_map_page_finalize (GObject *object)
{
  g_ptr_array_unref (ACIES_MAP_PAGE (object)->lists);
  g_ptr_array_unref (ACIES_MAP_PAGE (object)->views);
  g_ptr_array_unref (ACIES_MAP_PAGE (object)->single);

  G_OBJECT_CLASS (acies_map_page_parent_class)->finalize (object);
}

static void
acies_map_page_class_init (AciesMapPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_map_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = acies_map_page_finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
label_new (const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, NULL);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
acies_map_page_init (AciesMapPage *self)
{
  GtkWidget *label = NULL;

  self->lists = g_ptr_array_new ();
  self->views = g_ptr_array_new ();
  self->single = g_ptr_array_new ();
  self->palette = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE, "max-children-per-line", 12,
                                "column-spacing", 2, "row-spacing", 2, "homogeneous", TRUE, "valign", GTK_ALIGN_START, NULL);
  acies_name_widget (self->palette, _("Brushes"));
  self->army_list = gtk_drop_down_new (NULL, NULL);
  acies_name_drop_down (self->army_list, _("Army"));
  acies_typing_in_drop_down (self->army_list);
  label = gtk_label_new_with_mnemonic (_("_Army:"));
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), self->army_list);
  self->armies = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  gtk_box_append (GTK_BOX (self->armies), label);
  gtk_box_append (GTK_BOX (self->armies), self->army_list);
  gtk_widget_set_visible (self->armies, FALSE);
  self->help = GTK_LABEL (label_new ("acies-card-line"));
  self->status = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "accessible-role",
                               GTK_ACCESSIBLE_ROLE_STATUS, "visible", FALSE, NULL);
  self->scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER, NULL);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

static void
add_view (AciesMapPage    *self,
          GtkWidget       *box,
          const AciesForm *form,
          guint            side)
{
  GtkWidget       *view = acies_form_view_new (self->context, form->fields, NULL);
  g_autofree char *path = g_strdup_printf ("sides[%u]%s", side, form->path + strlen ("sides[]"));
  g_autofree char *army = acies_editor_name_army (self->context, side);
  /* Translators: the heading of a form: %1$s is what it is about, %2$s an army: Camp of Rome. */
  g_autofree char *title = g_strdup_printf (_("%1$s: %2$s"), g_dpgettext2 (GETTEXT_PACKAGE, "form", form->title),
                                            army);

  acies_form_view_set_path (ACIES_FORM_VIEW (view), path);
  acies_form_view_set_title (ACIES_FORM_VIEW (view), title, TRUE);
  g_object_set_data_full (G_OBJECT (view), "path", g_steal_pointer (&path), g_free);
  g_ptr_array_add (self->views, view);
  gtk_box_append (GTK_BOX (box), view);
}

/* Lists of the map, and what each army has at most one of. */
static void
add_forms (AciesMapPage *self,
           GtkWidget    *box)
{
  const AciesForm      *forms = acies_editor_context_get_draft (self->context)->forms;
  g_autoptr (GPtrArray) single = NULL;

  for (const AciesForm *form = forms; form->path != NULL; form++)
    {
      if (form->part == ACIES_PART_MAP && g_str_has_suffix (form->path, "[]"))
        {
          GtkWidget *list =
            acies_form_list_new (self->context, form, g_dpgettext2 (GETTEXT_PACKAGE, "form", form->title));

          acies_map_adders_add (self->context, self->tool, ACIES_FORM_LIST (list));
          g_ptr_array_add (self->lists, list);
          gtk_box_append (GTK_BOX (box), list);
        }
      for (guint side = 0; form->part == ACIES_PART_ARMY && form->optional &&
                           side < acies_editor_count_armies (self->context);
           side++)
        if (g_str_has_prefix (form->path, "sides[]."))
          add_view (self, box, form, side);
    }
  single = acies_form_page_make_views (self->context, ACIES_PART_MAP, -1);
  for (guint i = 0; i < single->len; i++)
    {
      gtk_box_append (GTK_BOX (box), single->pdata[i]);
      g_ptr_array_add (self->single, single->pdata[i]);
    }
}

GtkWidget *
acies_map_page_new (AciesEditorContext *context,
                    int                 side)
{
  AciesMapPage *self = g_object_new (ACIES_TYPE_MAP_PAGE, NULL);
  GtkWidget    *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  self->context = g_object_ref (context);
  self->tool = acies_brush_tool_new (context);
  add_brush (self, ACIES_BRUSH_NONE);
  for (int i = 0; get_brushes (self)[i].id != NULL; i++)
    add_brush (self, i);
  add_brush (self, ACIES_BRUSH_ERASER);
  gtk_widget_add_css_class (box, "acies-editor-page");
  gtk_box_append (GTK_BOX (box), self->palette);
  gtk_box_append (GTK_BOX (box), self->armies);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->help));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->status));
  add_forms (self, box);
  if (acies_editor_context_get_draft (context)->boards_path != NULL)
    {
      self->boards = acies_boards_list_new (context);
      gtk_box_append (GTK_BOX (box), self->boards);
    }
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), box);

  g_signal_connect_object (self->army_list, "notify::selected", G_CALLBACK (on_army_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tool, "changed", G_CALLBACK (on_tool_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tool, "told", G_CALLBACK (on_told_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tool, "placed", G_CALLBACK (on_placed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tool, "chosen", G_CALLBACK (on_shape_chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (acies_editor_context_get_document (context), "changed",
                           G_CALLBACK (on_document_changed_cb), self, G_CONNECT_SWAPPED);
  update_armies (self);
  on_tool_changed_cb (self);
  update_views (self);
  return GTK_WIDGET (self);
}

AciesBrushTool *
acies_map_page_get_tool (AciesMapPage *self)
{
  g_return_val_if_fail (ACIES_IS_MAP_PAGE (self), NULL);

  return self->tool;
}

const char *
acies_map_page_get_status (AciesMapPage *self)
{
  g_return_val_if_fail (ACIES_IS_MAP_PAGE (self), NULL);

  return gtk_label_get_text (self->status);
}
