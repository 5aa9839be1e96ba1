/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-editor-window.h"

#include "editor/acies-access-keys.h"
#include "editor/acies-editor-page.h"
#include "editor/acies-editor-window-private.h"
#include "editor/acies-form-row.h"
#include "engine/core/acies-game.h"
#include "engine/core/acies-ruleset.h"
#include "widgets/acies-decoration.h"
#include "widgets/acies-menu-button.h"
#include "widgets/acies-resources.h"
#include "widgets/acies-tip.h"
#include "widgets/acies-window-state.h"

#include <glib/gi18n.h>

#define STATE   "editor"
#define KEY_MAP "editor-map"
#define KEY_NEW "new"  /* of a page that was not shown yet */

enum
{
  PLAYTEST,
  WATCH,
  FILE_USED,
  OPEN_WANTED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (AciesEditorWindow, acies_editor_window, GTK_TYPE_APPLICATION_WINDOW)

/* Pages: made when they are first wanted, called by part and army. */

static char *
page_name_of (const AciesEditorEntry *entry)
{
  return g_strdup_printf ("%s%d", entry->part->id, entry->side);
}

static GtkWidget *
ensure_page (AciesEditorWindow      *self,
             const AciesEditorEntry *entry)
{
  g_autofree char *name = page_name_of (entry);
  GtkWidget *page = gtk_stack_get_child_by_name (self->stack, name);

  if (page == NULL)
    {
      page = entry->part->create (self->context, entry->side);
      gtk_stack_add_named (self->stack, page, name);
      g_object_set_data (G_OBJECT (page), KEY_NEW, GINT_TO_POINTER (TRUE));
    }

  return page;
}

/* The stack gives the focus to the first widget of a page that it shows for the first time; the page knows a better one. */
static void
show_page (AciesEditorWindow *self,
           GtkWidget         *page)
{
  if (g_object_steal_data (G_OBJECT (page), KEY_NEW) != NULL &&
      gtk_widget_get_focus_child (GTK_WIDGET (self->stack)) != NULL)
    gtk_window_set_focus (GTK_WINDOW (self), NULL);
  gtk_stack_set_visible_child (self->stack, page);
}

/* Those of armies that are no more. */
static void
drop_pages (AciesEditorWindow *self)
{
  const guint n_armies = acies_editor_count_armies (self->context);

  for (const AciesEditorPart *part = acies_editor_parts; part->id != NULL; part++)
    for (guint side = n_armies; part->per_army && side < ACIES_MAX_SIDES; side++)
      {
        const AciesEditorEntry entry = { part, (int) side };
        g_autofree char *name = page_name_of (&entry);
        GtkWidget *page = gtk_stack_get_child_by_name (self->stack, name);

        if (page != NULL)
          gtk_stack_remove (self->stack, page);
      }
}

void
acies_editor_window_show_entry (AciesEditorWindow *self,
                                guint              index)
{
  const AciesEditorEntry *entry = acies_editor_sidebar_get_entry (self->sidebar, index);
  GtkWidget *before = gtk_stack_get_visible_child (self->stack);
  GtkWidget *page = NULL;

  acies_document_end_merge (acies_editor_context_get_document (self->context));
  acies_editor_sidebar_set_chosen (self->sidebar, index);
  page = ensure_page (self, entry);
  if (before != NULL && before != page)
    acies_editor_page_take_map (ACIES_EDITOR_PAGE (before), NULL);
  acies_access_keys_give (page);
  show_page (self, page);
  acies_editor_map_set_part (self->map, entry->part->part);
  if (before != page)
    acies_editor_page_take_map (ACIES_EDITOR_PAGE (page), self->map);
}

static void
on_chosen_cb (AciesEditorWindow *self,
              guint              index)
{
  acies_editor_window_show_entry (self, index);
  acies_editor_layout_set_pane (self->layout, ACIES_EDITOR_PANE_PAGE);
}

/* The page in front is asked first. */
static gboolean
show_place (AciesEditorWindow *self,
            const char        *path)
{
  const guint chosen = acies_editor_sidebar_get_chosen (self->sidebar);
  const guint n = acies_editor_sidebar_get_n_entries (self->sidebar);

  for (guint i = 0; i < n; i++)
    {
      const guint index = (chosen + i) % n;
      const AciesEditorEntry *entry = acies_editor_sidebar_get_entry (self->sidebar, index);

      if (!acies_editor_page_show_path (ACIES_EDITOR_PAGE (ensure_page (self, entry)), path))
        continue;
      acies_editor_window_show_entry (self, index);
      acies_editor_layout_set_pane (self->layout, ACIES_EDITOR_PANE_PAGE);
      acies_editor_page_show_path (ACIES_EDITOR_PAGE (acies_editor_window_get_page (self)), path);
      acies_editor_context_select (self->context, path);
      return TRUE;
    }

  return FALSE;
}

/* What no page shows is shown with what it is a part of. */
gboolean
acies_editor_window_show_path (AciesEditorWindow *self,
                               const char        *path)
{
  g_autofree char *place = g_strdup (path);

  g_return_val_if_fail (ACIES_IS_EDITOR_WINDOW (self), FALSE);

  while (place != NULL && *place != '\0')
    {
      char *parent = NULL;

      if (show_place (self, place))
        return TRUE;
      parent = acies_path_parent (place);
      g_free (place);
      place = parent;
    }

  return FALSE;
}

static void
on_go_to_cb (AciesEditorWindow *self,
             const char        *path)
{
  acies_editor_window_show_path (self, path);
}

static void
on_watch_cb (AciesEditorWindow *self,
             AciesGame         *game)
{
  g_signal_emit_by_name (self, "watch", game);
}

static void
on_said_cb (AciesEditorWindow *self,
            const char        *text,
            gboolean           undoable)
{
  acies_toast_show (self->toast, text, undoable ? _("Undo") : NULL,
                    undoable ? "editor.undo" : NULL, GTK_WIDGET (self));
}

/* The head of the window */

static void
update_title (AciesEditorWindow *self)
{
  AciesDocument *document = acies_editor_context_get_document (self->context);
  const gboolean modified = acies_document_is_modified (document);
  const char *ruleset = _(acies_editor_context_get_ruleset (self->context)->name);
  const char *name = acies_document_get_title (document);
  g_autofree char *marked = NULL;
  g_autofree char *title = NULL;
  g_autofree char *subtitle = NULL;

  /* Translators: the name of a scenario with changes that are not saved. */
  marked = modified ? g_strdup_printf (_("• %s"), name) : g_strdup (name);
  /* Translators: the title of the window: a scenario, then the program. */
  title = g_strdup_printf (_("%1$s — %2$s"), marked, "Acies");
  if (modified)
    /* Translators: %s is a rule system. */
    subtitle = g_strdup_printf (_("%s · changed"), ruleset);
  gtk_label_set_text (self->title_label, marked);
  gtk_label_set_text (self->subtitle_label, subtitle != NULL ? subtitle : ruleset);
  gtk_window_set_title (GTK_WINDOW (self), title);
}

static void
name_button (GtkButton  *button,
             const char *words)
{
  gtk_widget_set_tooltip_text (GTK_WIDGET (button), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
}

/* What would be undone stands in the button's tooltip. */
static void
update_undo (AciesEditorWindow *self)
{
  AciesDocument *document = acies_editor_context_get_document (self->context);
  const char *undo = acies_document_get_undo_name (document);
  const char *redo = acies_document_get_redo_name (document);
  g_autofree char *undo_words = NULL;
  g_autofree char *redo_words = NULL;

  if (undo != NULL)
    /* Translators: %s is an edit: add 3 hoplites. */
    undo_words = g_strdup_printf (_("Undo %s (Ctrl+Z)"), undo);
  if (redo != NULL)
    /* Translators: %s is an edit: add 3 hoplites. */
    redo_words = g_strdup_printf (_("Redo %s (Ctrl+Shift+Z)"), redo);
  name_button (self->undo_button, undo_words != NULL ? undo_words : _("Undo"));
  name_button (self->redo_button, redo_words != NULL ? redo_words : _("Redo"));
}

static void
update_head (AciesEditorWindow *self)
{
  update_title (self);
  update_undo (self);
  acies_editor_window_update_actions (self);
}

static void
on_document_changed_cb (AciesEditorWindow *self)
{
  drop_pages (self);
  update_head (self);
}

static void
on_room_cb (AciesEditorWindow *self)
{
  const AciesEditorRoom room = acies_editor_layout_get_room (self->layout);

  if (self->context == NULL)
    return;

  gtk_header_bar_set_decoration_layout (
    self->header, acies_decoration_layout (GTK_WIDGET (self), room == ACIES_EDITOR_NARROW));
  gtk_widget_set_visible (self->switcher, room != ACIES_EDITOR_WIDE);
  gtk_widget_set_visible (self->parts_button, room == ACIES_EDITOR_NARROW);
  gtk_widget_set_visible (self->save_label, room != ACIES_EDITOR_NARROW);
  gtk_widget_set_visible (self->playtest_label, room != ACIES_EDITOR_NARROW);
  if (room == ACIES_EDITOR_MEDIUM &&
      acies_editor_layout_get_pane (self->layout) == ACIES_EDITOR_PANE_PARTS)
    acies_editor_layout_set_pane (self->layout, ACIES_EDITOR_PANE_PAGE);
  acies_editor_window_update_actions (self);
}

/* The window */

static void
store_state (AciesEditorWindow *self)
{
  acies_window_state_store (GTK_WINDOW (self), self->settings, STATE);
  g_settings_set_boolean (self->settings, KEY_MAP, acies_editor_layout_get_show_map (self->layout));
}

static gboolean
acies_editor_window_close_request (GtkWindow *window)
{
  AciesEditorWindow *self = ACIES_EDITOR_WINDOW (window);

  store_state (self);
  if (!acies_editor_window_may_close (self))
    return TRUE;

  acies_document_recovery_discard (self->recovery);
  return GTK_WINDOW_CLASS (acies_editor_window_parent_class)->close_request (window);
}

static void
acies_editor_window_unmap (GtkWidget *widget)
{
  acies_tip_forget (GTK_WINDOW (widget));
  GTK_WIDGET_CLASS (acies_editor_window_parent_class)->unmap (widget);
}

static void
acies_editor_window_dispose (GObject *object)
{
  AciesEditorWindow *self = ACIES_EDITOR_WINDOW (object);

  if (self->context != NULL)
    {
      acies_editor_page_take_map (ACIES_EDITOR_PAGE (acies_editor_window_get_page (self)), NULL);
      g_signal_handlers_disconnect_by_data (self->context, self);
      g_signal_handlers_disconnect_by_data (acies_editor_context_get_document (self->context),
                                            self);
    }
  g_clear_weak_pointer (&self->before_map);
  g_clear_object (&self->recovery);
  g_clear_object (&self->monitor);
  g_clear_object (&self->chooser);
  g_clear_object (&self->context);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (acies_editor_window_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, AciesEditorWindow, header);
  gtk_widget_class_bind_template_child (widget_class, AciesEditorWindow, undo_button);
  gtk_widget_class_bind_template_child (widget_class, AciesEditorWindow, redo_button);
  gtk_widget_class_bind_template_child (widget_class, AciesEditorWindow, title_label);
  gtk_widget_class_bind_template_child (widget_class, AciesEditorWindow, subtitle_label);
  gtk_widget_class_bind_template_child (widget_class, AciesEditorWindow, save_label);
  gtk_widget_class_bind_template_child (widget_class, AciesEditorWindow, playtest_label);
  gtk_widget_class_bind_template_child (widget_class, AciesEditorWindow, switcher);
  gtk_widget_class_bind_template_child (widget_class, AciesEditorWindow, parts_button);
  gtk_widget_class_bind_template_child (widget_class, AciesEditorWindow, notice);
  gtk_widget_class_bind_template_child (widget_class, AciesEditorWindow, toast);
  gtk_widget_class_bind_template_child (widget_class, AciesEditorWindow, layout);
  gtk_widget_class_bind_template_child (widget_class, AciesEditorWindow, sidebar);
  gtk_widget_class_bind_template_child (widget_class, AciesEditorWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, AciesEditorWindow, map);
  gtk_widget_class_bind_template_callback (widget_class, on_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_room_cb);
}

static void
acies_editor_window_measure (GtkWidget     *widget,
                             GtkOrientation orientation,
                             int            for_size,
                             int           *minimum,
                             int           *natural,
                             int           *minimum_baseline,
                             int           *natural_baseline)
{
  GTK_WIDGET_CLASS (acies_editor_window_parent_class)
    ->measure (widget, orientation, acies_window_state_get_for_size (widget, orientation, for_size),
               minimum, natural, minimum_baseline, natural_baseline);
}

static void
acies_editor_window_class_init (AciesEditorWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_editor_window_dispose;
  widget_class->unmap = acies_editor_window_unmap;
  widget_class->measure = acies_editor_window_measure;
  GTK_WINDOW_CLASS (klass)->close_request = acies_editor_window_close_request;

  g_signal_new ("playtest", ACIES_TYPE_EDITOR_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  g_signal_new ("watch", ACIES_TYPE_EDITOR_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, ACIES_TYPE_GAME);
  g_signal_new ("file-used", ACIES_TYPE_EDITOR_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_FILE);
  g_signal_new ("open-wanted", ACIES_TYPE_EDITOR_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_FILE);

  g_type_ensure (ACIES_TYPE_EDITOR_LAYOUT);
  g_type_ensure (ACIES_TYPE_EDITOR_MAP);
  g_type_ensure (ACIES_TYPE_EDITOR_SIDEBAR);
  g_type_ensure (ACIES_TYPE_MENU_BUTTON);
  g_type_ensure (ACIES_TYPE_NOTICE);
  g_type_ensure (ACIES_TYPE_TOAST);
  acies_editor_window_install_actions (widget_class);
  gtk_widget_class_set_template_from_resource (widget_class, ACIES_RESOURCES "app/acies-editor-window.ui");
  bind_children (widget_class);
}

static void
acies_editor_window_init (AciesEditorWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  acies_editor_window_add_actions (self);
  acies_editor_window_accept_drops (self);
}

/* A full disk is worth a word while the work can still be saved elsewhere. */
static void
on_recovery_error_cb (AciesEditorWindow *self)
{
  const GError *error = acies_document_recovery_get_error (self->recovery);

  if (error != NULL)
    acies_editor_window_complain (self, error->message, _("Save As…"), "win.save-as");
}

static void
take_context (AciesEditorWindow *self,
              AciesDocument     *document)
{
  self->context = acies_editor_context_new (document);
  acies_editor_sidebar_set_context (self->sidebar, self->context);
  acies_editor_map_set_context (self->map, self->context);
  g_signal_connect_object (self->context, "go-to", G_CALLBACK (on_go_to_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->context, "watch", G_CALLBACK (on_watch_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->context, "said", G_CALLBACK (on_said_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->context, "finished", G_CALLBACK (acies_editor_window_tell_finished), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "changed", G_CALLBACK (on_document_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify", G_CALLBACK (update_head), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::file", G_CALLBACK (acies_editor_window_watch_file), self, G_CONNECT_SWAPPED);
  acies_editor_window_show_entry (self, 0);
  update_head (self);
  acies_editor_window_watch_file (self);
}

/* Below the user's data, where the library does not look. */
GFile *
acies_editor_window_get_recovery_folder (void)
{
  return g_file_new_build_filename (g_get_user_data_dir (), "acies", "unsaved", NULL);
}

AciesEditorWindow *
acies_editor_window_new (GtkApplication        *app,
                         GSettings             *settings,
                         AciesDocument         *document,
                         AciesDocumentRecovery *recovery)
{
  AciesEditorWindow *self = g_object_new (ACIES_TYPE_EDITOR_WINDOW, "application", app, NULL);

  self->settings = g_object_ref (settings);
  self->recovery = recovery;
  if (self->recovery == NULL)
    {
      g_autoptr (GFile) folder = acies_editor_window_get_recovery_folder ();

      self->recovery = acies_document_recovery_new (document, folder);
    }
  g_signal_connect_object (self->recovery, "notify::error", G_CALLBACK (on_recovery_error_cb), self, G_CONNECT_SWAPPED);
  acies_window_state_restore (GTK_WINDOW (self), settings, STATE);
  acies_editor_window_add_settings (self);
  acies_editor_layout_set_show_map (self->layout, g_settings_get_boolean (settings, KEY_MAP));
  take_context (self, document);
  return self;
}

AciesDocument *
acies_editor_window_get_document (AciesEditorWindow *self)
{
  g_return_val_if_fail (ACIES_IS_EDITOR_WINDOW (self), NULL);

  return acies_editor_context_get_document (self->context);
}

AciesEditorContext *
acies_editor_window_get_context (AciesEditorWindow *self)
{
  g_return_val_if_fail (ACIES_IS_EDITOR_WINDOW (self), NULL);

  return self->context;
}

static const AciesEditorEntry *
get_entry (AciesEditorWindow *self)
{
  return acies_editor_sidebar_get_entry (self->sidebar,
                                         acies_editor_sidebar_get_chosen (self->sidebar));
}

const char *
acies_editor_window_get_part (AciesEditorWindow *self)
{
  g_return_val_if_fail (ACIES_IS_EDITOR_WINDOW (self), NULL);

  return get_entry (self)->part->id;
}

int
acies_editor_window_get_side (AciesEditorWindow *self)
{
  g_return_val_if_fail (ACIES_IS_EDITOR_WINDOW (self), -1);

  return get_entry (self)->side;
}

GtkWidget *
acies_editor_window_get_page (AciesEditorWindow *self)
{
  g_return_val_if_fail (ACIES_IS_EDITOR_WINDOW (self), NULL);

  return gtk_stack_get_visible_child (self->stack);
}

const char *
acies_editor_window_get_clause (AciesEditorWindow *self)
{
  GtkWidget *focus = NULL;
  GtkWidget *row = NULL;

  g_return_val_if_fail (ACIES_IS_EDITOR_WINDOW (self), NULL);

  focus = gtk_root_get_focus (GTK_ROOT (self));
  row = focus != NULL ? gtk_widget_get_ancestor (focus, ACIES_TYPE_FORM_ROW) : NULL;
  return row != NULL ? acies_form_row_get_clause (ACIES_FORM_ROW (row)) : NULL;
}

void
acies_editor_window_leave (AciesEditorWindow *self)
{
  g_return_if_fail (ACIES_IS_EDITOR_WINDOW (self));

  store_state (self);
  acies_document_recovery_flush (self->recovery);
  gtk_window_destroy (GTK_WINDOW (self));
}

void
acies_editor_window_say (AciesEditorWindow *self,
                         const char        *text)
{
  g_return_if_fail (ACIES_IS_EDITOR_WINDOW (self));

  acies_toast_show (self->toast, text, NULL, NULL, GTK_WIDGET (self));
}

void
acies_editor_window_complain (AciesEditorWindow *self,
                              const char        *text,
                              const char        *button,
                              const char        *action)
{
  g_return_if_fail (ACIES_IS_EDITOR_WINDOW (self));

  acies_notice_show (self->notice, text, button, action);
}

const char *
acies_editor_window_get_complaint (AciesEditorWindow *self)
{
  g_return_val_if_fail (ACIES_IS_EDITOR_WINDOW (self), NULL);

  return acies_notice_get_text (self->notice);
}
