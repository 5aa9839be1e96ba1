/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-about.h"

#include "engine/core/acies-ruleset.h"
#include "widgets/acies-names-for-readers.h"
#include "widgets/acies-text-size.h"

#include <glib/gi18n.h>
#include <json-glib/json-glib.h>
#include <locale.h>

#define ISSUE_ADDRESS   "https://github.com/acies/Acies/issues"
#define LICENCE_ADDRESS "https://www.gnu.org/licenses/gpl-3.0.html"
#define LOGO_SIZE       112
#define WIDTH           460
#define HEIGHT          520
#define GAP             12

#define KEY_INFORMATION "acies-information"

/* What a report of a fault has to say; selected and copied from its page. */
static char *
get_system_information (GtkWindow *parent)
{
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (parent));
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (parent));
  const char *locale = setlocale (LC_MESSAGES, NULL);

  return g_strdup_printf ("Acies %s\nGTK %u.%u.%u\nGLib %u.%u.%u\nJSON-GLib %d.%d.%d\n%s\n%s\n%s\n",
                          PACKAGE_VERSION,
                          gtk_get_major_version (), gtk_get_minor_version (),
                          gtk_get_micro_version (),
                          glib_major_version, glib_minor_version, glib_micro_version,
                          JSON_MAJOR_VERSION, JSON_MINOR_VERSION, JSON_MICRO_VERSION,
                          G_OBJECT_TYPE_NAME (display),
                          renderer != NULL ? G_OBJECT_TYPE_NAME (renderer) : "-",
                          locale != NULL ? locale : "-");
}

static GtkWidget *
create_label (const char *words, const char *css_class, float xalign)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", words, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "xalign", xalign, "justify", xalign > 0 ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT,
                                   NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/* A card with a heading over it. Returns: what goes into the card */
static GtkWidget *
add_card (GtkWidget *box, const char *title)
{
  GtkWidget *heading = create_label (title, "heading", 0);
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP / 2);

  gtk_widget_set_margin_top (heading, GAP);
  gtk_widget_add_css_class (card, "acies-card");
  gtk_widget_add_css_class (card, "acies-form");
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), card);
  return card;
}

static void
add_link (GtkWidget *box, const char *uri, const char *words)
{
  GtkWidget *label = create_label (NULL, NULL, gtk_widget_has_css_class (box, "acies-card") ? 0 : 0.5f);
  g_autofree char *markup = g_markup_printf_escaped ("<a href=\"%s\">%s</a>", uri, words);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_box_append (GTK_BOX (box), label);
}

static void
copy_cb (GtkWidget *button)
{
  const char *words = g_object_get_data (G_OBJECT (button), KEY_INFORMATION);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (button), words);
  gtk_button_set_label (GTK_BUTTON (button), _("Copied"));
}

/* The program, and where to turn. */
static void
add_head (GtkWidget *box)
{
  GtkWidget *image = gtk_image_new_from_icon_name (APPLICATION_ID);

  gtk_image_set_pixel_size (GTK_IMAGE (image), LOGO_SIZE);
  g_object_set (image, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_box_append (GTK_BOX (box), image);
  gtk_box_append (GTK_BOX (box), create_label ("Acies", "title-1", 0.5f));
  gtk_box_append (GTK_BOX (box), create_label (PACKAGE_VERSION, NULL, 0.5f));
  gtk_box_append (GTK_BOX (box),
                  create_label (_("Ancient battles, against the computer or a friend at the same table."), NULL, 0.5f));
  add_link (box, ISSUE_ADDRESS, _("Report a Problem"));
}

static void
add_credits (GtkWidget *box)
{
  const AciesRuleset *const *rulesets = acies_ruleset_list ();
  /* Translators: your names, one a line; they are shown among the credits. */
  const char *translators = _("translator-credits");
  GtkWidget *card = add_card (box, _("Made By"));

  gtk_box_append (GTK_BOX (card), create_label (_("The Acies contributors"), NULL, 0));
  if (!g_str_equal (translators, "translator-credits"))
    gtk_box_append (GTK_BOX (add_card (box, _("Translated By"))), create_label (translators, NULL, 0));

  card = add_card (box, _("The Rules Retell"));
  for (guint i = 0; rulesets[i] != NULL; i++)
    if (rulesets[i]->campaign == NULL)
      gtk_box_append (GTK_BOX (card), create_label (rulesets[i]->source, NULL, 0));
}

static void
add_licence (GtkWidget *box)
{
  GtkWidget *card = add_card (box, _("Licence"));
  const char *words = _("Copyright © The Acies contributors. This program comes with absolutely no warranty. "
                        "You may give it on, and change it, as its licence says.");

  gtk_box_append (GTK_BOX (card), create_label (words, NULL, 0));
  add_link (card, LICENCE_ADDRESS, _("GNU General Public License, version 3 or later"));
}

static void
add_system (GtkWidget *box, const char *information)
{
  GtkWidget *card = add_card (box, _("For a Report of a Fault"));
  GtkWidget *label = create_label (information, "acies-numbers", 0);
  GtkWidget *button = gtk_button_new_with_label (C_ ("about", "Copy"));

  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  acies_name_widget (label, _("Versions of the program and its system"));
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  g_object_set_data_full (G_OBJECT (button), KEY_INFORMATION, g_strdup (information), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (copy_cb), NULL);
  gtk_box_append (GTK_BOX (card), label);
  gtk_box_append (GTK_BOX (card), button);
}

static void
add_escape (GtkWidget *window)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkShortcut *close = gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                         gtk_named_action_new ("window.close"));

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), close);
  gtk_widget_add_controller (window, keys);
}

GtkWidget *
acies_about_show (GtkWindow *parent)
{
  g_autofree char *information = get_system_information (parent);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP / 2);
  GtkWidget *scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER,
                                      "child", box, NULL);
  GtkWidget *window = g_object_new (GTK_TYPE_WINDOW, "transient-for", parent, "modal", TRUE,
                                    "destroy-with-parent", TRUE, "title", _("About Acies"),
                                    "child", scroller,
                                    "titlebar", gtk_header_bar_new (), NULL);

  acies_text_size_open (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_widget_add_css_class (box, "acies-page");
  add_head (box);
  add_credits (box);
  add_licence (box);
  add_system (box, information);
  add_escape (window);
  gtk_window_present (GTK_WINDOW (window));
  return window;
}
