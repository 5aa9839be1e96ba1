/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "widgets/acies-clause-link.h"

#include "engine/core/acies-clause.h"
#include "engine/core/acies-ruleset.h"

#include <glib/gi18n.h>

static const char *
get_title (const AciesRuleset *ruleset,
           const char         *number)
{
  const AciesClause *clause = acies_clause_find (ruleset->clauses, number);

  return clause != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, "clause title", clause->title) : NULL;
}

GtkWidget *
acies_clause_link_new (const AciesRuleset *ruleset,
                       const char         *number)
{
  GtkWidget *button = NULL;
  g_autofree char *name = NULL;

  if (number == NULL)
    return gtk_label_new (NULL);

  button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (button), gtk_label_new (number));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "acies-clause");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.show-clause");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", number);
  gtk_widget_set_tooltip_text (button, get_title (ruleset, number));
  /* Translators: %s is the number of a clause of the rules. */
  name = g_strdup_printf (_("Rule %s"), number);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  return button;
}

GtkWidget *
acies_clause_link_new_titled (const AciesRuleset *ruleset,
                              const char         *number)
{
  GtkWidget *button = acies_clause_link_new (ruleset, number);
  const char *title = get_title (ruleset, number);
  g_autofree char *words = NULL;

  if (title == NULL)
    return button;

  /* Translators: the number of a clause of the rules, then its title. */
  words = g_strdup_printf (_("%1$s %2$s"), number, title);
  gtk_label_set_text (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), words);
  gtk_widget_set_halign (button, GTK_ALIGN_START);

  return button;
}
