/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-rules-page.h"

#include "app/acies-clause-row.h"
#include "widgets/acies-focus.h"
#include "widgets/acies-menu-button.h"
#include "widgets/acies-names-for-readers.h"
#include "widgets/acies-resources.h"
#include "widgets/acies-split.h"
#include "widgets/acies-typing.h"

#include <glib/gi18n.h>

#define KEY_CHAPTER "acies-chapter"

struct _AciesRulesPage
{
  GtkWidget parent_instance;

  const AciesRuleset *ruleset;
  const AciesClause  *chapter;    /* the one that is read, NULL for the overview; a search goes through all */
  GListStore         *items;      /* AciesClauseItem, as chapter or search leave them */
  GtkSingleSelection *selection;
  guint               focus_id;   /* waits for the rows to be there */

  GtkSearchEntry *search_entry;
  AciesSplit     *split;
  GtkListBox     *chapter_list;
  GtkWidget      *empty_label;
  GtkWidget      *scroller;
  GtkListView    *clause_view;
};

G_DEFINE_FINAL_TYPE (AciesRulesPage, acies_rules_page, GTK_TYPE_WIDGET)

/* The list */

static void
setup_row_cb (GtkListItemFactory *factory,
              GtkListItem        *cell,
              gpointer            user_data)
{
  gtk_list_item_set_child (cell, acies_clause_row_new ());
}

static void
bind_row_cb (GtkListItemFactory *factory,
             GtkListItem        *cell,
             gpointer            user_data)
{
  acies_clause_row_set_item (ACIES_CLAUSE_ROW (gtk_list_item_get_child (cell)),
                             gtk_list_item_get_item (cell));
}

static void
unbind_row_cb (GtkListItemFactory *factory,
               GtkListItem        *cell,
               gpointer            user_data)
{
  acies_clause_row_set_item (ACIES_CLAUSE_ROW (gtk_list_item_get_child (cell)), NULL);
}

static void
fill (AciesRulesPage *self)
{
  g_autofree char *folded =
    g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search_entry)), -1);
  guint n = 0;

  if (self->ruleset == NULL)
    return;

  g_strstrip (folded);
  if (*folded != '\0')
    acies_clause_item_fill (self->items, self->ruleset, NULL, folded);
  else if (self->chapter == NULL)
    acies_clause_item_fill_overview (self->items, self->ruleset);
  else
    acies_clause_item_fill (self->items, self->ruleset, self->chapter, NULL);
  gtk_list_view_set_single_click_activate (self->clause_view,
                                           *folded == '\0' && self->chapter == NULL);
  n = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  gtk_widget_set_visible (self->empty_label, n == 0);
  gtk_widget_set_visible (self->scroller, n > 0);
}

/* The cell that shows the selected item, once the list has made it. */
static GtkWidget *
find_selected_cell (AciesRulesPage *self)
{
  gpointer selected = gtk_single_selection_get_selected_item (self->selection);
  GtkWidget *cell = gtk_widget_get_first_child (GTK_WIDGET (self->clause_view));

  for (; cell != NULL && selected != NULL; cell = gtk_widget_get_next_sibling (cell))
    {
      GtkWidget *row = gtk_widget_get_first_child (cell);

      if (ACIES_IS_CLAUSE_ROW (row) &&
          acies_clause_row_get_item (ACIES_CLAUSE_ROW (row)) == selected)
        return cell;
    }

  return NULL;
}

static gboolean
on_focus_cb (gpointer user_data)
{
  AciesRulesPage *self = ACIES_RULES_PAGE (user_data);
  GtkWidget *cell = find_selected_cell (self);

  self->focus_id = 0;
  gtk_widget_grab_focus (cell != NULL ? cell : GTK_WIDGET (self->clause_view));
  return G_SOURCE_REMOVE;
}

/* The list makes its rows while it is laid out; the focus follows after that. */
static void
go_to (AciesRulesPage *self,
       guint           position)
{
  gtk_single_selection_set_selected (self->selection, position);
  gtk_widget_activate_action (GTK_WIDGET (self->clause_view), "list.scroll-to-item", "u", position);
  gtk_widget_grab_focus (GTK_WIDGET (self->clause_view));
  if (self->focus_id == 0)
    self->focus_id = g_timeout_add (50, on_focus_cb, self);
}

/* What is done */

static void
on_search_changed_cb (AciesRulesPage *self)
{
  const gboolean searching = *gtk_editable_get_text (GTK_EDITABLE (self->search_entry)) != '\0';

  if (searching && acies_split_get_folded (self->split))
    acies_split_set_show_sidebar (self->split, FALSE);
  fill (self);
}

/* Escape clears the search first, then leaves the page. */
static void
on_stop_search_cb (AciesRulesPage *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search_entry)) == '\0')
    gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
  else
    gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
}

static void
on_chapter_selected_cb (AciesRulesPage *self,
                        GtkListBoxRow  *row)
{
  if (row == NULL)
    return;

  self->chapter = g_object_get_data (G_OBJECT (row), KEY_CHAPTER);
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search_entry)) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
  fill (self);
}

/* On a narrow window the chapters give way to what they lead to. */
static void
on_chapter_activated_cb (AciesRulesPage *self)
{
  if (!acies_split_get_folded (self->split))
    return;

  acies_split_set_show_sidebar (self->split, FALSE);
  acies_rules_page_take_focus (self);
}

/* A line of the overview leads to where it is told in full. */
static void
on_clause_activated_cb (AciesRulesPage *self,
                        guint           position)
{
  g_autoptr (AciesClauseItem) item = NULL;

  if (self->chapter != NULL)
    return;

  item = g_list_model_get_item (G_LIST_MODEL (self->items), position);
  acies_rules_page_show_clause (self, acies_clause_item_get_number (item));
}

static char *
get_chapter_words (const AciesClause *chapter)
{
  if (chapter == NULL)
    return g_strdup (C_ ("chapter title", "In brief"));

  /* Translators: the number and title of a chapter of the rules. */
  return g_strdup_printf (C_ ("chapter", "%1$s  %2$s"), chapter->number,
                          g_dpgettext2 (NULL, "chapter title", chapter->title));
}

/* @chapter: NULL for the overview. */
static void
add_chapter (AciesRulesPage    *self,
             const AciesClause *chapter)
{
  g_autofree char *words = get_chapter_words (chapter);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), g_object_new (GTK_TYPE_LABEL, "label", words, "xalign", 0.0,
                                                                    "wrap", TRUE, "wrap-mode",
                                                                    PANGO_WRAP_WORD_CHAR, NULL));
  acies_name_widget (row, words);
  g_object_set_data (G_OBJECT (row), KEY_CHAPTER, (gpointer) chapter);
  gtk_list_box_append (self->chapter_list, row);
}

/* The class */

static void
acies_rules_page_dispose (GObject *object)
{
  AciesRulesPage *self = ACIES_RULES_PAGE (object);
  GtkWidget *child = NULL;

  g_clear_handle_id (&self->focus_id, g_source_remove);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->selection);
  g_clear_object (&self->items);

  G_OBJECT_CLASS (acies_rules_page_parent_class)->dispose (object);
}

static void
acies_rules_page_class_init (AciesRulesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_rules_page_dispose;
  g_type_ensure (ACIES_TYPE_MENU_BUTTON);
  g_type_ensure (ACIES_TYPE_SPLIT);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, ACIES_RESOURCES "app/acies-rules-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesRulesPage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, AciesRulesPage, split);
  gtk_widget_class_bind_template_child (widget_class, AciesRulesPage, chapter_list);
  gtk_widget_class_bind_template_child (widget_class, AciesRulesPage, empty_label);
  gtk_widget_class_bind_template_child (widget_class, AciesRulesPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, AciesRulesPage, clause_view);
  gtk_widget_class_bind_template_callback (widget_class, on_search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_stop_search_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_chapter_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_clause_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_chapter_selected_cb);
}

static void
acies_rules_page_init (AciesRulesPage *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  gtk_widget_set_layout_manager (GTK_WIDGET (self), gtk_box_layout_new (GTK_ORIENTATION_VERTICAL));
  gtk_widget_init_template (GTK_WIDGET (self));

  g_signal_connect (factory, "setup", G_CALLBACK (setup_row_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_row_cb), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_row_cb), NULL);
  self->items = g_list_store_new (ACIES_TYPE_CLAUSE_ITEM);
  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->items)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_list_view_set_factory (self->clause_view, factory);
  gtk_list_view_set_model (self->clause_view, GTK_SELECTION_MODEL (self->selection));
  g_object_unref (factory);

  acies_focus_make_one_stop (GTK_WIDGET (self->chapter_list));
  acies_focus_make_one_stop (GTK_WIDGET (self->clause_view));
  acies_typing_to_search (GTK_WIDGET (self), self->search_entry);
}

GtkWidget *
acies_rules_page_new (void)
{
  return g_object_new (ACIES_TYPE_RULES_PAGE, NULL);
}

void
acies_rules_page_set_ruleset (AciesRulesPage     *self,
                              const AciesRuleset *ruleset)
{
  GtkListBoxRow *row = NULL;
  g_autofree char *hint = NULL;
  g_autofree char *title = NULL;

  g_return_if_fail (ACIES_IS_RULES_PAGE (self));
  g_return_if_fail (ruleset != NULL);

  if (self->ruleset == ruleset)
    return;

  self->ruleset = ruleset;
  /* Translators: %s is the number of a clause: "6.1", "D-CMB-1". */
  hint = g_strdup_printf (_("Search the rules, or a clause such as %s"), ruleset->attacking);
  g_object_set (self->search_entry, "placeholder-text", hint, NULL);
  /* Translators: %s is a rule system. */
  title = g_strdup_printf (_("The rules of %s"), _(ruleset->name));
  acies_name_widget (GTK_WIDGET (self->clause_view), title);

  while ((row = gtk_list_box_get_row_at_index (self->chapter_list, 0)) != NULL)
    gtk_list_box_remove (self->chapter_list, GTK_WIDGET (row));
  add_chapter (self, NULL);
  for (guint i = 0; ruleset->chapters[i].number != NULL; i++)
    add_chapter (self, &ruleset->chapters[i]);
  gtk_list_box_select_row (self->chapter_list,
                           gtk_list_box_get_row_at_index (self->chapter_list, 0));
}

/* Turns to the chapter that @number stands in. */
static void
open_chapter_of (AciesRulesPage *self,
                 const char     *number)
{
  GtkListBoxRow *row = NULL;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->chapter_list, i)) != NULL; i++)
    {
      const AciesClause *chapter = g_object_get_data (G_OBJECT (row), KEY_CHAPTER);

      if (chapter != NULL && acies_clause_is_below (number, chapter->number))
        gtk_list_box_select_row (self->chapter_list, row);
    }
}

gboolean
acies_rules_page_show_clause (AciesRulesPage *self,
                              const char     *number)
{
  g_return_val_if_fail (ACIES_IS_RULES_PAGE (self), FALSE);

  gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
  open_chapter_of (self, number);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->items)); i++)
    {
      g_autoptr (AciesClauseItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

      if (acies_clause_is_below (acies_clause_item_get_number (item), number))
        {
          go_to (self, i);
          return TRUE;
        }
    }

  return FALSE;
}

void
acies_rules_page_show_overview (AciesRulesPage *self)
{
  g_return_if_fail (ACIES_IS_RULES_PAGE (self));

  gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
  gtk_list_box_select_row (self->chapter_list,
                           gtk_list_box_get_row_at_index (self->chapter_list, 0));
  go_to (self, 0);
}

const char *
acies_rules_page_get_clause (AciesRulesPage *self)
{
  gpointer item = NULL;

  g_return_val_if_fail (ACIES_IS_RULES_PAGE (self), NULL);

  item = gtk_single_selection_get_selected_item (self->selection);
  return item != NULL ? acies_clause_item_get_number (item) : NULL;
}

void
acies_rules_page_focus_search (AciesRulesPage *self)
{
  g_return_if_fail (ACIES_IS_RULES_PAGE (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

void
acies_rules_page_take_focus (AciesRulesPage *self)
{
  g_return_if_fail (ACIES_IS_RULES_PAGE (self));

  if (gtk_single_selection_get_selected (self->selection) == GTK_INVALID_LIST_POSITION)
    go_to (self, self->chapter != NULL ? 1 : 0);
  else
    go_to (self, gtk_single_selection_get_selected (self->selection));
}

guint
acies_rules_page_get_n_shown (AciesRulesPage *self)
{
  guint n = 0;

  g_return_val_if_fail (ACIES_IS_RULES_PAGE (self), 0);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->items)); i++)
    {
      g_autoptr (AciesClauseItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

      n += acies_clause_item_is_chapter (item) || acies_clause_item_get_turn (item) != NULL ? 0 : 1;
    }

  return n;
}
