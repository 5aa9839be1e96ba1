/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-kept-results.h"

#include "app/battle/acies-battle-parts.h"
#include "app/battle/acies-wish.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>

#define MOST_LINES 6

/* What may come of a fight. */
#define OUTCOMES \
  (ACIES_EVENT_COMBAT | ACIES_EVENT_MORALE | ACIES_EVENT_LOSS | ACIES_EVENT_MOVE | \
   ACIES_EVENT_COMMANDER)

struct _AciesKeptResults
{
  GtkWidget parent_instance;

  AciesGame    *game;    /* (nullable) */
  guint         seen;    /* events of it that were put away */
  guint         shown;   /* events before this one are told here, later ones in the card of what just happened */
  guint         n;       /* lines to tell */
  gboolean      aside;
  GtkWidget    *box;
  GtkWidget    *words;
};

G_DEFINE_FINAL_TYPE (AciesKeptResults, acies_kept_results, GTK_TYPE_WIDGET)

static void
acies_kept_results_show (AciesKeptResults *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), self->n > 0 && !self->aside);
}

static void
put_away_cb (AciesKeptResults *self)
{
  self->seen = self->shown;
  self->n = 0;
  acies_kept_results_show (self);
}

static void
acies_kept_results_dispose (GObject *object)
{
  AciesKeptResults *self = ACIES_KEPT_RESULTS (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (acies_kept_results_parent_class)->dispose (object);
}

static void
acies_kept_results_class_init (AciesKeptResultsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_kept_results_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
acies_kept_results_init (AciesKeptResults *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *title = acies_parts_label (_("Fights Since You Acted"), "acies-strong");
  GtkWidget *close = gtk_button_new_from_icon_name ("window-close-symbolic");

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->words = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "xalign", 0.0, "wrap-mode",
                              PANGO_WRAP_WORD_CHAR, NULL);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_add_css_class (close, "flat");
  gtk_widget_set_tooltip_text (close, _("Put these results away; the log keeps them"));
  acies_name_widget (close, _("Put These Results Away"));
  gtk_box_append (GTK_BOX (head), title);
  gtk_box_append (GTK_BOX (head), close);
  gtk_box_append (GTK_BOX (self->box), head);
  gtk_box_append (GTK_BOX (self->box), self->words);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "acies-card");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  acies_name_widget (GTK_WIDGET (self), _("Fights since you acted"));
  g_signal_connect_object (close, "clicked", G_CALLBACK (put_away_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
acies_kept_results_new (void)
{
  return g_object_new (ACIES_TYPE_KEPT_RESULTS, NULL);
}

/* Where the last wish of a person begins, and where it ends; all of the battle if no person has acted. */
static guint
find_wish (AciesSession *session, guint *end)
{
  AciesGame *game = acies_session_get_game (session);

  for (guint step = acies_game_get_n_steps (game); step > 0; step--)
    if (acies_session_is_human (session, acies_wish_get_decider (game, step - 1)))
      {
        *end = step;
        return acies_wish_find (game, step - 1);
      }

  *end = 0;

  return 0;
}

/* Fights of a step and what came of them, up to the end of the turn. */
static void
acies_kept_results_add_step (AciesKeptResults *self, guint step, GArray *lines)
{
  const AciesEventList *events = acies_game_get_events (self->game);
  guint                 n = 0;
  const guint           first = acies_game_get_step_events (self->game, step, &n);
  gboolean              fought = FALSE;

  for (guint i = first; i < MIN (first + n, self->shown); i++)
    {
      const AciesEvent *event = acies_event_list_get (events, i);

      if ((event->flags & ACIES_EVENT_TURN) != 0)
        return;
      fought |= (event->flags & ACIES_EVENT_COMBAT) != 0;
      if (fought && (event->flags & OUTCOMES) != 0 && i >= self->seen)
        g_array_append_val (lines, i);
    }
}

/* Of too many those of the person's own wish stay, and the newest. */
static char *
dup_words (AciesGame *game, GArray *lines, guint n_own)
{
  const guint         n_first = MIN (n_own, MOST_LINES / 2);
  const AciesRuleset *ruleset = acies_game_get_ruleset (game);
  g_autoptr (GString) words = g_string_new (NULL);
  guint               n_left_out = 0;

  for (guint k = 0; k < lines->len; k++)
    {
      const guint      i = g_array_index (lines, guint, k);
      g_autofree char *line = NULL;

      if (k >= n_first && lines->len - k > MOST_LINES - n_first)
        {
          n_left_out++;
          continue;
        }
      line = ruleset->event_text (acies_game_get_setup (game),
                                  acies_event_list_get (acies_game_get_events (game), i));
      g_string_append_printf (words, words->len == 0 ? "%s" : "\n%s", line);
    }
  if (n_left_out > 0)
    {
      g_string_append_c (words, '\n');
      /* Translators: how many more events the log has. */
      g_string_append_printf (words, g_dngettext (GETTEXT_PACKAGE, "… and %u more in the log",
                                                  "… and %u more in the log", n_left_out),
                              n_left_out);
    }

  return g_string_free (g_steal_pointer (&words), FALSE);
}

void
acies_kept_results_update (AciesKeptResults *self, AciesSession *session)
{
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree char   *words = NULL;
  AciesGame         *game;
  guint              wish_end, n_own = 0;

  g_return_if_fail (ACIES_IS_KEPT_RESULTS (self));

  game = acies_session_get_game (session);
  if (g_set_object (&self->game, game))
    self->seen = 0;
  acies_session_get_last_events (session, &self->shown);
  for (guint step = find_wish (session, &wish_end); step < acies_game_get_n_steps (game); step++)
    {
      acies_kept_results_add_step (self, step, lines);
      if (step < wish_end)
        n_own = lines->len;
    }
  self->n = lines->len;
  words = dup_words (game, lines, n_own);
  gtk_label_set_label (GTK_LABEL (self->words), words);
  acies_kept_results_show (self);
}

void
acies_kept_results_set_aside (AciesKeptResults *self, gboolean aside)
{
  g_return_if_fail (ACIES_IS_KEPT_RESULTS (self));

  self->aside = aside;
  acies_kept_results_show (self);
}

char *
acies_kept_results_dup_text (AciesKeptResults *self)
{
  g_return_val_if_fail (ACIES_IS_KEPT_RESULTS (self), NULL);

  return g_strdup (self->n > 0 ? gtk_label_get_label (GTK_LABEL (self->words)) : "");
}
