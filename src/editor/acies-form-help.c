/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-form-help.h"

#include "engine/core/acies-ruleset.h"
#include "widgets/acies-clause-link.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>

#define MOST_CHARS 44

gboolean
acies_form_help_has (const AciesFormField *field)
{
  return field->help != NULL || field->clause != NULL;
}

static GtkWidget *
popover_new (const AciesRuleset *ruleset,
             const AciesFormField   *field)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_widget_add_css_class (box, "acies-help");
  if (field->help != NULL)
    gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_LABEL,
                                                 "label", g_dpgettext2 (GETTEXT_PACKAGE, "field help", field->help),
                                                 "wrap", TRUE,
                                                 "max-width-chars", MOST_CHARS,
                                                 "xalign", 0.0,
                                                 NULL));
  if (field->clause != NULL)
    gtk_box_append (GTK_BOX (box), acies_clause_link_new_titled (ruleset, field->clause));
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  return popover;
}

GtkWidget *
acies_form_help_new (const AciesRuleset *ruleset,
                     const AciesFormField   *field)
{
  GtkWidget *button = gtk_menu_button_new ();
  g_autofree char *name = NULL;

  /* Translators: %s is the label of a field. */
  name = g_strdup_printf (_("Help on “%s”"), g_dpgettext2 (GETTEXT_PACKAGE, "field", field->label));
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "dialog-question-symbolic");
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover_new (ruleset, field));
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (button), FALSE);
  gtk_widget_add_css_class (button, "acies-help-button");
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (button, name);
  acies_name_menu_button (button, name);
  return button;
}

char *
acies_form_help_get_text (const AciesFormField *field)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (field->help != NULL)
    g_string_append (text, g_dpgettext2 (GETTEXT_PACKAGE, "field help", field->help));
  if (field->clause != NULL)
    {
      /* Translators: %s is the number of a clause of the rules. */
      g_autofree char *rule = g_strdup_printf (_("Rule %s"), field->clause);

      g_string_append_printf (text, "%s%s.", text->len > 0 ? " " : "", rule);
    }

  return text->len > 0 ? g_strdup (text->str) : NULL;
}
