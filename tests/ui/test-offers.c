/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* Buttons and toggles that are used again: each time they say, and do, what they were last given. */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-offer-list.h"
#include "app/battle/acies-token-picker.h"
#include "ui-test-support.h"
#include "widgets/acies-tip.h"

static GtkWidget *
window_around (GtkWidget *child)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  ui_test_settle (50);

  return window;
}

/* The @n-th of the children that are to be seen. */
static GtkWidget *
shown_child (GtkWidget *parent, guint n)
{
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child) && n-- == 0)
      return child;

  return NULL;
}

/* Offers with these costs, each plan named by its zone. */
static void
offer (AciesOfferList *list, const int *costs, guint n)
{
  acies_offer_list_begin (list);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *words = g_strdup_printf ("To zone %d for %d", i, costs[i]);

      acies_offer_list_add (list, words, costs[i],
                            &(AciesOffer){ .plan.cell = (gint16) costs[i], .is_plan = TRUE });
    }
  acies_offer_list_end (list);
}

static void
chosen_cb (AciesOfferList *list, const AciesOffer *chosen, int *cell)
{
  static const int others[] = { 40 };

  *cell = chosen->plan.cell;
  offer (list, others, G_N_ELEMENTS (others));
  g_assert_cmpint (chosen->plan.cell, ==, *cell);
}

static void
test_offers (void)
{
  static const int first[] = { 3, 5, 7 };
  static const int second[] = { 8, 0 };
  AciesOfferList  *list = ACIES_OFFER_LIST (acies_offer_list_new ());
  GtkWidget       *window = window_around (GTK_WIDGET (list));
  GtkWidget       *button;
  int              cell = 0;

  offer (list, first, G_N_ELEMENTS (first));
  g_assert_cmpuint (acies_offer_list_get_n (list), ==, 3);
  button = shown_child (GTK_WIDGET (list), 1);
  g_assert_nonnull (shown_child (GTK_WIDGET (list), 2));

  offer (list, second, G_N_ELEMENTS (second));
  g_assert_cmpuint (acies_offer_list_get_n (list), ==, 2);
  g_assert_null (shown_child (GTK_WIDGET (list), 2));
  g_assert_true (shown_child (GTK_WIDGET (list), 1) == button);

  g_signal_connect (list, "chosen", G_CALLBACK (chosen_cb), &cell);
  g_signal_emit_by_name (shown_child (GTK_WIDGET (list), 0), "clicked");
  g_assert_cmpint (cell, ==, 8);
  g_assert_null (shown_child (GTK_WIDGET (list), 1));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Who pressed Return on one thing must not find the next under the same key; what stays the same keeps the focus. */
static void
test_focus (void)
{
  static const int first[] = { 3, 5 };
  static const int second[] = { 3, 6 };
  AciesOfferList  *list = ACIES_OFFER_LIST (acies_offer_list_new ());
  GtkWidget       *window = window_around (GTK_WIDGET (list));

  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *button;

      offer (list, first, G_N_ELEMENTS (first));
      button = shown_child (GTK_WIDGET (list), i);
      g_assert_true (gtk_widget_grab_focus (button));
      offer (list, second, G_N_ELEMENTS (second));
      if (i == 0)
        g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == button);
      else
        g_assert_false (gtk_root_get_focus (GTK_ROOT (window)) == button);
      g_assert_true (gtk_widget_get_visible (button));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Picker */

typedef struct
{
  gboolean is_commander;
  guint    index;
  guint    n;
} Toggled;

static void
toggled_cb (AciesTokenPicker *picker, gboolean is_commander, guint index, Toggled *toggled)
{
  toggled->is_commander = is_commander;
  toggled->index = index;
  toggled->n++;
}

static void
pick (AciesTokenPicker *picker, guint first, guint n, gboolean chosen)
{
  static AciesSceneLeader leader = { .text = (char *) "Hannibal", .commander = 2, .rating = 4 };

  acies_token_picker_begin (picker, TRUE);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = g_strdup_printf ("Unit %u", first + i);

      acies_token_picker_add_unit (picker, &(AciesSceneToken){ .unit = (guint8) (first + i), .text = text }, chosen);
    }
  acies_token_picker_add_leader (picker, &leader, chosen);
  acies_token_picker_end (picker);
}

static GtkWidget *
toggle_at (AciesTokenPicker *picker, guint n)
{
  GtkWidget *cell = shown_child (gtk_widget_get_first_child (GTK_WIDGET (picker)), n);

  return cell != NULL ? gtk_widget_get_first_child (cell) : NULL;
}

static void
test_picker (void)
{
  AciesTokenPicker *picker = ACIES_TOKEN_PICKER (acies_token_picker_new ());
  GtkWidget        *window = window_around (GTK_WIDGET (picker));
  Toggled           toggled = { 0 };
  GtkWidget        *toggle;

  g_signal_connect (picker, "toggled", G_CALLBACK (toggled_cb), &toggled);
  pick (picker, 10, 4, TRUE);
  toggle = toggle_at (picker, 1);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (toggle)));
  g_assert_cmpstr (acies_tip_get (toggle), ==, "Unit 11");

  pick (picker, 20, 1, FALSE);
  g_assert_cmpuint (toggled.n, ==, 0);
  g_assert_true (toggle_at (picker, 1) == toggle);
  g_assert_cmpstr (acies_tip_get (toggle), ==, "Hannibal");
  g_assert_null (toggle_at (picker, 2));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), TRUE);
  g_assert_cmpuint (toggled.n, ==, 1);
  g_assert_true (toggled.is_commander);
  g_assert_cmpuint (toggled.index, ==, 2);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle_at (picker, 0)), TRUE);
  g_assert_false (toggled.is_commander);
  g_assert_cmpuint (toggled.index, ==, 20);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ui/offers/used-again", test_offers);
  g_test_add_func ("/ui/offers/focus", test_focus);
  g_test_add_func ("/ui/offers/picker", test_picker);

  return g_test_run ();
}
