/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-library-sidebar.h"

#include "app/library/acies-item-words.h"
#include "widgets/acies-focus.h"
#include "widgets/acies-names-for-readers.h"
#include "widgets/acies-resources.h"

#include <glib/gi18n.h>

#define KEY_CENTURY "acies-century"

/* A row of the list: what belongs to it, and its widgets. */
typedef struct
{
  AciesCategory       category;
  const AciesRuleset *ruleset;  /* of ACIES_CATEGORY_RULESET */
  const char         *title;    /* translated */
  GtkListBoxRow      *row;
  GtkLabel           *count_label;
} Row;

struct _AciesLibrarySidebar
{
  GtkWidget parent_instance;

  GArray     *rows;       /* Row */
  GHashTable *centuries;  /* chosen ones; empty: all */

  GtkWidget  *scroller;
  GtkListBox *list;
  GtkWidget  *century_box;
};

enum
{
  CHANGED,
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesLibrarySidebar, acies_library_sidebar, GTK_TYPE_WIDGET)

static gboolean
row_holds (const Row        *row,
           AciesLibraryItem *item)
{
  const AciesOrigin origin = acies_library_item_get_origin (item);
  const gboolean is_scenario = origin == ACIES_ORIGIN_SHIPPED || origin == ACIES_ORIGIN_OWN;

  switch (row->category)
    {
    case ACIES_CATEGORY_ALL:
      return is_scenario ||
             (origin == ACIES_ORIGIN_UNDERWAY && acies_library_item_is_broken (item));
    case ACIES_CATEGORY_RULESET:
      return is_scenario && acies_library_item_get_ruleset (item) == row->ruleset;
    case ACIES_CATEGORY_UNDERWAY:
      return origin == ACIES_ORIGIN_UNDERWAY;
    case ACIES_CATEGORY_OWN:
      return origin == ACIES_ORIGIN_OWN;
    case ACIES_CATEGORY_SAVED:
      return origin == ACIES_ORIGIN_RECENT &&
             (acies_library_item_is_game (item) || acies_library_item_is_missing (item));
    case ACIES_CATEGORY_RECENT:
      return origin == ACIES_ORIGIN_RECENT;
    case ACIES_CATEGORY_PAST:
      return origin == ACIES_ORIGIN_PAST;
    default:
      g_assert_not_reached ();
    }
}

static const Row *
get_selected (AciesLibrarySidebar *self)
{
  GtkListBoxRow *selected = gtk_list_box_get_selected_row (self->list);

  for (guint i = 0; i < self->rows->len; i++)
    if (g_array_index (self->rows, Row, i).row == selected)
      return &g_array_index (self->rows, Row, i);

  return &g_array_index (self->rows, Row, 0);
}

static void
on_row_selected_cb (AciesLibrarySidebar *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_row_activated_cb (AciesLibrarySidebar *self)
{
  g_signal_emit (self, signals[CHOSEN], 0);
}

static void
add_row (AciesLibrarySidebar *self,
         AciesCategory        category,
         const AciesRuleset  *ruleset,
         const char          *title)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", title, "xalign", 0.0, "hexpand", TRUE,
                                   "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);
  GtkWidget *count = gtk_label_new ("");
  GtkWidget *row = gtk_list_box_row_new ();
  const Row data = { category, ruleset, title, GTK_LIST_BOX_ROW (row), GTK_LABEL (count) };

  gtk_widget_add_css_class (count, "acies-card-line");
  gtk_widget_add_css_class (count, "acies-numbers");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), count);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  acies_name_widget (row, title);
  gtk_list_box_append (self->list, row);
  g_array_append_val (self->rows, data);
}

/* A line between the rule systems and what is one's own. */
static void
update_header_cb (GtkListBoxRow *row,
                  GtkListBoxRow *before,
                  gpointer       user_data)
{
  AciesLibrarySidebar *self = ACIES_LIBRARY_SIDEBAR (user_data);
  const guint index = (guint) gtk_list_box_row_get_index (row);
  const Row *data = &g_array_index (self->rows, Row, index);

  if (data->category == ACIES_CATEGORY_UNDERWAY && gtk_list_box_row_get_header (row) == NULL)
    gtk_list_box_row_set_header (row, gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
}

static void
build_rows (AciesLibrarySidebar *self)
{
  const AciesRuleset *const *rulesets = acies_ruleset_list ();

  add_row (self, ACIES_CATEGORY_ALL, NULL, _("All Battles"));
  for (guint i = 0; rulesets[i] != NULL; i++)
    if (rulesets[i]->campaign == NULL)
      add_row (self, ACIES_CATEGORY_RULESET, rulesets[i], _(rulesets[i]->name));
  add_row (self, ACIES_CATEGORY_UNDERWAY, NULL, _("Under Way"));
  add_row (self, ACIES_CATEGORY_SAVED, NULL, _("Saved Battles"));
  add_row (self, ACIES_CATEGORY_OWN, NULL, _("My Scenarios"));
  add_row (self, ACIES_CATEGORY_RECENT, NULL, _("Recent Files"));
  add_row (self, ACIES_CATEGORY_PAST, NULL, _("Past Battles"));
  gtk_list_box_set_header_func (self->list, update_header_cb, self, NULL);
  gtk_list_box_select_row (self->list, g_array_index (self->rows, Row, 0).row);
}

static void
on_century_toggled_cb (AciesLibrarySidebar *self,
                       GtkCheckButton      *check)
{
  gpointer century = g_object_get_data (G_OBJECT (check), KEY_CENTURY);

  if (gtk_check_button_get_active (check))
    g_hash_table_add (self->centuries, century);
  else
    g_hash_table_remove (self->centuries, century);
  g_signal_emit (self, signals[CHANGED], 0);
}

static int
compare_centuries (gconstpointer a,
                   gconstpointer b)
{
  return GPOINTER_TO_INT (a) - GPOINTER_TO_INT (b);
}

static GList *
list_centuries (GListModel *items)
{
  g_autoptr (GHashTable) found = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (AciesLibraryItem) item = g_list_model_get_item (items, i);
      const int century = acies_library_item_get_century (item);

      if (century != 0)
        g_hash_table_add (found, GINT_TO_POINTER (century));
    }

  return g_list_sort (g_hash_table_get_keys (found), compare_centuries);
}

static GList *
list_shown_centuries (AciesLibrarySidebar *self)
{
  GtkWidget *child = gtk_widget_get_last_child (self->century_box);
  GList *shown = NULL;

  for (; GTK_IS_CHECK_BUTTON (child); child = gtk_widget_get_prev_sibling (child))
    shown = g_list_prepend (shown, g_object_get_data (G_OBJECT (child), KEY_CENTURY));

  return shown;
}

static gboolean
are_equal (GList *a,
           GList *b)
{
  for (; a != NULL && b != NULL; a = a->next, b = b->next)
    if (a->data != b->data)
      return FALSE;

  return a == NULL && b == NULL;
}

static void
add_century (AciesLibrarySidebar *self,
             gpointer             century)
{
  g_autofree char *words = acies_item_words_century (GPOINTER_TO_INT (century));
  GtkWidget *check = gtk_check_button_new_with_label (words);

  acies_name_widget (check, words);
  g_object_set_data (G_OBJECT (check), KEY_CENTURY, century);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check),
                               g_hash_table_contains (self->centuries, century));
  g_signal_connect_object (check, "toggled", G_CALLBACK (on_century_toggled_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->century_box), check);
}

static void
show_centuries (AciesLibrarySidebar *self,
                GListModel          *items)
{
  g_autoptr (GList) wanted = list_centuries (items);
  g_autoptr (GList) shown = list_shown_centuries (self);
  GtkWidget *child = NULL;

  gtk_widget_set_visible (self->century_box, wanted != NULL && wanted->next != NULL);
  if (are_equal (wanted, shown))
    return;

  while (GTK_IS_CHECK_BUTTON ((child = gtk_widget_get_last_child (self->century_box))))
    gtk_box_remove (GTK_BOX (self->century_box), child);
  for (GList *at = wanted; at != NULL; at = at->next)
    add_century (self, at->data);
}

static void
acies_library_sidebar_dispose (GObject *object)
{
  AciesLibrarySidebar *self = ACIES_LIBRARY_SIDEBAR (object);

  /* The template keeps the list until the very end. */
  if (self->scroller != NULL)
    gtk_list_box_set_header_func (self->list, NULL, NULL, NULL);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (acies_library_sidebar_parent_class)->dispose (object);
}

static void
acies_library_sidebar_finalize (GObject *object)
{
  AciesLibrarySidebar *self = ACIES_LIBRARY_SIDEBAR (object);

  g_clear_pointer (&self->rows, g_array_unref);
  g_clear_pointer (&self->centuries, g_hash_table_unref);

  G_OBJECT_CLASS (acies_library_sidebar_parent_class)->finalize (object);
}

static void
acies_library_sidebar_class_init (AciesLibrarySidebarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_library_sidebar_dispose;
  G_OBJECT_CLASS (klass)->finalize = acies_library_sidebar_finalize;
  signals[CHANGED] = g_signal_new ("changed", ACIES_TYPE_LIBRARY_SIDEBAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[CHOSEN] = g_signal_new ("chosen", ACIES_TYPE_LIBRARY_SIDEBAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, ACIES_RESOURCES "app/acies-library-sidebar.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesLibrarySidebar, scroller);
  gtk_widget_class_bind_template_child (widget_class, AciesLibrarySidebar, list);
  gtk_widget_class_bind_template_child (widget_class, AciesLibrarySidebar, century_box);
  gtk_widget_class_bind_template_callback (widget_class, on_row_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_row_activated_cb);
}

static void
acies_library_sidebar_init (AciesLibrarySidebar *self)
{
  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  self->centuries = g_hash_table_new (NULL, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  build_rows (self);
  acies_focus_make_one_stop (GTK_WIDGET (self->list));
}

void
acies_library_sidebar_count (AciesLibrarySidebar *self,
                             GListModel          *items)
{
  const guint n_items = g_list_model_get_n_items (items);

  g_return_if_fail (ACIES_IS_LIBRARY_SIDEBAR (self));

  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row *row = &g_array_index (self->rows, Row, i);
      g_autofree char *count = NULL;
      g_autofree char *name = NULL;
      guint n = 0;

      for (guint j = 0; j < n_items; j++)
        {
          g_autoptr (AciesLibraryItem) item = g_list_model_get_item (items, j);

          n += row_holds (row, item) ? 1 : 0;
        }
      count = g_strdup_printf ("%u", n);
      /* Translators: a row of the side bar for a screen reader: which battles, and how many. */
      name = g_strdup_printf (_("%1$s, %2$u"), row->title, n);
      gtk_label_set_text (row->count_label, count);
      acies_name_widget (GTK_WIDGET (row->row), name);
    }

  show_centuries (self, items);
}

gboolean
acies_library_sidebar_accepts (AciesLibrarySidebar *self,
                               AciesLibraryItem    *item)
{
  const int century = acies_library_item_get_century (item);

  g_return_val_if_fail (ACIES_IS_LIBRARY_SIDEBAR (self), FALSE);

  if (!row_holds (get_selected (self), item))
    return FALSE;

  return g_hash_table_size (self->centuries) == 0 ||
         g_hash_table_contains (self->centuries, GINT_TO_POINTER (century));
}

AciesCategory
acies_library_sidebar_get_category (AciesLibrarySidebar *self)
{
  g_return_val_if_fail (ACIES_IS_LIBRARY_SIDEBAR (self), ACIES_CATEGORY_ALL);

  return get_selected (self)->category;
}

const char *
acies_library_sidebar_get_title (AciesLibrarySidebar *self)
{
  g_return_val_if_fail (ACIES_IS_LIBRARY_SIDEBAR (self), NULL);

  return get_selected (self)->title;
}

gboolean
acies_library_sidebar_is_filtered (AciesLibrarySidebar *self)
{
  g_return_val_if_fail (ACIES_IS_LIBRARY_SIDEBAR (self), FALSE);

  return g_hash_table_size (self->centuries) > 0;
}

const char *
acies_library_sidebar_get_empty_words (AciesLibrarySidebar *self)
{
  g_return_val_if_fail (ACIES_IS_LIBRARY_SIDEBAR (self), NULL);

  if (acies_library_sidebar_is_filtered (self))
    return _("No battle fits.");

  switch (acies_library_sidebar_get_category (self))
    {
    case ACIES_CATEGORY_OWN:
      return _("Scenario files in your own folder appear here.");
    case ACIES_CATEGORY_UNDERWAY:
      return _("No battle is under way. Choose one and take command.");
    case ACIES_CATEGORY_SAVED:
      return _("Battles that you save appear here.");
    case ACIES_CATEGORY_RECENT:
      return _("Files that you open or save appear here.");
    case ACIES_CATEGORY_PAST:
      return _("Battles that you have fought to the end appear here.");
    case ACIES_CATEGORY_ALL:
    case ACIES_CATEGORY_RULESET:
    default:
      return _("There are no scenarios here. Install Acies again, or open a scenario file.");
    }
}

void
acies_library_sidebar_reset (AciesLibrarySidebar *self)
{
  g_return_if_fail (ACIES_IS_LIBRARY_SIDEBAR (self));

  for (GtkWidget *child = gtk_widget_get_first_child (self->century_box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_CHECK_BUTTON (child))
      gtk_check_button_set_active (GTK_CHECK_BUTTON (child), FALSE);
  acies_library_sidebar_select (self, ACIES_CATEGORY_ALL);
}

void
acies_library_sidebar_select (AciesLibrarySidebar *self,
                              AciesCategory        category)
{
  g_return_if_fail (ACIES_IS_LIBRARY_SIDEBAR (self));

  for (guint i = 0; i < self->rows->len; i++)
    if (g_array_index (self->rows, Row, i).category == category)
      {
        gtk_list_box_select_row (self->list, g_array_index (self->rows, Row, i).row);
        return;
      }
}
