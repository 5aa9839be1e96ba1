/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-shortcuts-window.h"

#include "app/acies-shortcuts.h"
#include "widgets/acies-names-for-readers.h"
#include "widgets/acies-text-size.h"

#include <glib/gi18n.h>

#define WIDTH  520
#define HEIGHT 560
#define GAP    12

#define KEY_SHORTCUT "acies-shortcut"

struct _AciesShortcutsWindow
{
  GtkWindow parent_instance;

  GtkWidget  *search;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (AciesShortcutsWindow, acies_shortcuts_window, GTK_TYPE_WINDOW)

static const AciesShortcut *
get_shortcut (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), KEY_SHORTCUT);
}

static const char *
get_words (const AciesShortcut *shortcut)
{
  return g_dpgettext2 (NULL, "shortcut", shortcut->words);
}

static gboolean
matches (GtkListBoxRow *row, gpointer data)
{
  AciesShortcutsWindow *self = data;
  const char           *wanted = gtk_editable_get_text (GTK_EDITABLE (self->search));

  return g_str_match_string (wanted, get_words (get_shortcut (row)), TRUE) || *wanted == '\0';
}

static void
update_heading (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  const AciesShortcutGroup group = get_shortcut (row)->group;
  GtkWidget               *heading;

  if (before != NULL && get_shortcut (before)->group == group)
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }

  heading = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                          "label", acies_shortcuts_get_title (group), "xalign", 0.0, "wrap", TRUE,
                          "margin-top", GAP, "margin-bottom", GAP / 2, NULL);
  gtk_widget_add_css_class (heading, "heading");
  gtk_list_box_row_set_header (row, heading);
}

/* One below the other, so that words have room beside them. */
static GtkWidget *
make_keys (const AciesShortcut *shortcut)
{
  GtkWidget *keys = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  for (guint i = 0; shortcut->keys[i] != NULL; i++)
    {
      GtkWidget *key = gtk_shortcut_label_new (shortcut->keys[i]);

      gtk_widget_set_halign (key, GTK_ALIGN_END);
      gtk_box_append (GTK_BOX (keys), key);
    }
  gtk_widget_set_valign (keys, GTK_ALIGN_CENTER);

  return keys;
}

/* "Undo, Ctrl+Z": what a reader says of a row. */
static char *
describe (const AciesShortcut *shortcut)
{
  GString *words = g_string_new (get_words (shortcut));

  for (guint i = 0; shortcut->keys[i] != NULL; i++)
    {
      g_autofree char *label = NULL;
      GdkModifierType  mods = 0;
      guint            key = 0;

      gtk_accelerator_parse (shortcut->keys[i], &key, &mods);
      label = gtk_accelerator_get_label (key, mods);
      g_string_append_printf (words, ", %s", label);
    }

  return g_string_free (words, FALSE);
}

static void
add_row (AciesShortcutsWindow *self, const AciesShortcut *shortcut)
{
  GtkWidget       *row = gtk_list_box_row_new ();
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  GtkWidget       *label = g_object_new (GTK_TYPE_LABEL, "label", get_words (shortcut), "xalign", 0.0,
                                         "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                         "hexpand", TRUE, NULL);
  g_autofree char *name = describe (shortcut);

  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), make_keys (shortcut));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_add_css_class (row, "acies-shortcut");
  g_object_set_data (G_OBJECT (row), KEY_SHORTCUT, (gpointer) shortcut);
  acies_name_widget (row, name);
  gtk_list_box_append (self->list, row);
}

/* The table keeps to no order of groups; the list does. */
static void
add_rows (AciesShortcutsWindow *self)
{
  guint                n = 0;
  const AciesShortcut *rows = acies_shortcuts_get (&n);

  for (int group = 0; group < ACIES_N_SHORTCUT_GROUPS; group++)
    for (guint i = 0; i < n; i++)
      if (rows[i].group == (AciesShortcutGroup) group)
        add_row (self, &rows[i]);
}

static void
acies_shortcuts_window_class_init (AciesShortcutsWindowClass *klass)
{
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
acies_shortcuts_window_init (AciesShortcutsWindow *self)
{
  GtkWidget *header = gtk_header_bar_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *empty = g_object_new (GTK_TYPE_LABEL, "label", _("No shortcut fits. Try other words."),
                                   "wrap", TRUE, "margin-top", GAP, NULL);

  self->search = gtk_search_entry_new ();
  g_object_set (self->search, "placeholder-text", _("Search the shortcuts"), NULL);
  acies_name_widget (self->search, _("Search the shortcuts"));
  gtk_editable_set_width_chars (GTK_EDITABLE (self->search), 1);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->search), 30);
  gtk_header_bar_set_title_widget (GTK_HEADER_BAR (header), self->search);

  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_list_box_set_header_func (self->list, update_heading, NULL, NULL);
  gtk_list_box_set_filter_func (self->list, matches, self, NULL);
  gtk_list_box_set_placeholder (self->list, empty);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "acies-shortcuts");
  acies_name_widget (GTK_WIDGET (self->list), _("Keyboard Shortcuts"));
  add_rows (self);
  g_signal_connect_object (self->search, "search-changed", G_CALLBACK (gtk_list_box_invalidate_filter),
                           self->list, G_CONNECT_SWAPPED);
  /* Whoever types searches, wherever the focus is. */
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search), GTK_WIDGET (self));
  g_signal_connect_object (self->search, "stop-search", G_CALLBACK (gtk_window_close), self,
                           G_CONNECT_SWAPPED);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->list));
  gtk_window_set_titlebar (GTK_WINDOW (self), header);
  gtk_window_set_title (GTK_WINDOW (self), _("Keyboard Shortcuts"));
  acies_text_size_open (GTK_WINDOW (self), WIDTH, HEIGHT);
  gtk_window_set_child (GTK_WINDOW (self), scroller);
}

GtkWidget *
acies_shortcuts_window_show (GtkWindow *parent)
{
  GtkWidget *self = g_object_new (ACIES_TYPE_SHORTCUTS_WINDOW, "modal", TRUE, "destroy-with-parent", TRUE,
                                  "transient-for", parent, NULL);

  gtk_window_present (GTK_WINDOW (self));
  return self;
}
