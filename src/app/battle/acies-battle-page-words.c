/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-battle-page-private.h"

#include "app/battle/acies-battle-parts.h"
#include "app/battle/acies-news.h"
#include "widgets/acies-focus.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>

#define NEWS_LEAST  150
#define NEWS_HEIGHT 260

/* The table */

static gboolean
acies_battle_page_has_table (AciesBattlePage *self)
{
  return gtk_stack_get_visible_child (self->board_stack) == GTK_WIDGET (self->table);
}

void
acies_battle_page_update_table (AciesBattlePage *self)
{
  if (acies_battle_page_has_table (self))
    acies_field_table_update (self->table, self->field, acies_battle_page_get_game (self));
}

void
acies_battle_page_show_table (AciesBattlePage *self, gboolean shown)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), "show-table");

  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (shown));
  gtk_stack_set_visible_child (self->board_stack,
                               shown ? GTK_WIDGET (self->table) : GTK_WIDGET (self->field));
  acies_battle_page_update_table (self);
  gtk_widget_grab_focus (shown ? GTK_WIDGET (self->table) : GTK_WIDGET (self->field));
}

static void
cell_chosen_cb (AciesBattlePage *self, int cell)
{
  acies_battle_page_show_table (self, FALSE);
  acies_field_set_cursor (self->field, cell, TRUE);
}

static gboolean
leave_table_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  acies_battle_page_show_table (data, FALSE);

  return TRUE;
}

/* Escape leads back to the picture. */
static void
acies_battle_page_add_words_table (AciesBattlePage *self)
{
  acies_focus_on_key (GTK_WIDGET (self->table), GDK_KEY_Escape, leave_table_cb, self);
  g_signal_connect_object (self->table, "cell-chosen", G_CALLBACK (cell_chosen_cb), self, G_CONNECT_SWAPPED);
}

/* What happened */

static void
acies_battle_page_hide_news (AciesBattlePage *self)
{
  const gboolean had_focus = gtk_widget_get_focus_child (self->news_box) != NULL;

  gtk_widget_set_visible (self->news_box, FALSE);
  if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self->field));
}

static void
acies_battle_page_add_news (AciesBattlePage *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *close = acies_parts_button (_("Close"), NULL);

  self->news_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->news_words = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "wrap", TRUE,
                                   "xalign", 0.0, "wrap-mode", PANGO_WRAP_WORD_CHAR, "selectable", TRUE, NULL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scroller), NEWS_LEAST);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), NEWS_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->news_words);
  acies_name_widget (scroller, _("What happened since your last turn"));
  gtk_widget_set_halign (close, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (self->news_box), acies_parts_label (_("Since Your Last Turn"), "acies-strong"));
  gtk_box_append (GTK_BOX (self->news_box), scroller);
  gtk_box_append (GTK_BOX (self->news_box), close);
  gtk_widget_add_css_class (self->news_box, "acies-card");
  gtk_widget_set_visible (self->news_box, FALSE);
  gtk_box_insert_child_after (GTK_BOX (self->act_box), self->news_box, NULL);
  g_signal_connect_object (close, "clicked", G_CALLBACK (acies_battle_page_hide_news), self, G_CONNECT_SWAPPED);
}

/* The person who decides, or who did so last. */
static int
acies_battle_page_find_reader (AciesBattlePage *self)
{
  const int side = acies_session_get_side (self->session);

  if (acies_session_is_human (self->session, side))
    return side;
  for (int i = 0; i < ACIES_MAX_SIDES &&
       i < (int) acies_field_get_scene (self->field)->n_sides; i++)
    if (acies_session_is_human (self->session, i))
      return i;

  return side != ACIES_NO_SIDE ? side : 0;
}

/* The keyboard goes to the words, so that they are read out whole and can be copied. */
void
acies_battle_page_tell_news (AciesBattlePage *self)
{
  AciesGame       *game = acies_battle_page_get_game (self);
  g_autofree char *text = NULL;

  if (game == NULL)
    return;

  text = acies_news_to_text (game, acies_battle_page_find_reader (self));
  if (*text == '\0')
    {
      g_free (text);
      text = g_strdup (_("Nothing has happened since your last turn."));
    }
  g_action_group_change_action_state (G_ACTION_GROUP (self->actions), "show-log", g_variant_new_boolean (FALSE));
  gtk_widget_set_visible (self->panel, TRUE);
  gtk_label_set_label (GTK_LABEL (self->news_words), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->news_words), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
  gtk_widget_set_visible (self->news_box, TRUE);
  gtk_widget_grab_focus (self->news_words);
  gtk_label_select_region (GTK_LABEL (self->news_words), 0, 0);
}

static void
tool_changed_cb (AciesBattlePage *self)
{
  acies_battle_page_hide_news (self);
  acies_battle_page_update_table (self);
}

void
acies_battle_page_add_words (AciesBattlePage *self)
{
  acies_battle_page_add_words_table (self);
  acies_battle_page_add_news (self);
  g_signal_connect_object (self->tool, "changed", G_CALLBACK (tool_changed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}
