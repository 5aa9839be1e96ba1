/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-shortcuts.h"

#include <glib/gi18n.h>

static const AciesShortcut shortcuts[] = {
  { "win.new-battle", { "<Primary>n" }, NC_ ("shortcut", "Choose a new battle"), ACIES_SHORTCUTS_GENERAL },
  { "win.open", { "<Primary>o" }, NC_ ("shortcut", "Open a file"), ACIES_SHORTCUTS_GENERAL },
  { "win.save", { "<Primary>s" }, NC_ ("shortcut", "Save the battle"), ACIES_SHORTCUTS_GENERAL },
  { "win.save-as", { "<Primary><Shift>s" }, NC_ ("shortcut", "Save the battle as"), ACIES_SHORTCUTS_GENERAL },
  { "win.find", { "<Primary>f" }, NC_ ("shortcut", "Find"), ACIES_SHORTCUTS_GENERAL },
  { "win.back", { "<Alt>Left" }, NC_ ("shortcut", "Back"), ACIES_SHORTCUTS_GENERAL },
  { "win.show-rules", { "F1" }, NC_ ("shortcut", "Rules"), ACIES_SHORTCUTS_GENERAL },
  { "win.toggle-panel", { "F9" }, NC_ ("shortcut", "Show or hide the side panel"), ACIES_SHORTCUTS_GENERAL },
  { "menu.popup", { "F10" }, NC_ ("shortcut", "Main menu"), ACIES_SHORTCUTS_GENERAL, TRUE },
  { "win.fullscreen", { "F11" }, NC_ ("shortcut", "Full screen"), ACIES_SHORTCUTS_GENERAL },
  { "app.preferences", { "<Primary>comma" }, NC_ ("shortcut", "Preferences"), ACIES_SHORTCUTS_GENERAL },
  { "win.show-shortcuts", { "<Primary>question" }, NC_ ("shortcut", "Keyboard shortcuts"), ACIES_SHORTCUTS_GENERAL },
  { "window.close", { "<Primary>w" }, NC_ ("shortcut", "Close the window"), ACIES_SHORTCUTS_GENERAL },
  { "app.quit", { "<Primary>q" }, NC_ ("shortcut", "Quit"), ACIES_SHORTCUTS_GENERAL },

  { "library-card.open", { "Return" }, NC_ ("shortcut", "Open the battle that has the focus"), ACIES_SHORTCUTS_LIBRARY, TRUE },
  { "scenario.play", { "<Primary>Return" }, NC_ ("shortcut", "Begin the battle"), ACIES_SHORTCUTS_LIBRARY, TRUE },
  { "win.back", { "Escape" }, NC_ ("shortcut", "One step back"), ACIES_SHORTCUTS_LIBRARY, TRUE },
};

static const char *const group_titles[ACIES_N_SHORTCUT_GROUPS] = {
  [ACIES_SHORTCUTS_GENERAL] = NC_ ("shortcut group", "General"),
  [ACIES_SHORTCUTS_LIBRARY] = NC_ ("shortcut group", "Library and set-up"),
  [ACIES_SHORTCUTS_BATTLE] = NC_ ("shortcut group", "Battle"),
  [ACIES_SHORTCUTS_BOARD] = NC_ ("shortcut group", "On the field"),
};

const AciesShortcut *
acies_shortcuts_get (guint *n_shortcuts)
{
  *n_shortcuts = G_N_ELEMENTS (shortcuts);
  return shortcuts;
}

void
acies_shortcuts_install (GtkApplication *app)
{
  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    if (!shortcuts[i].local)
      gtk_application_set_accels_for_action (app, shortcuts[i].action, shortcuts[i].keys);
}

/* GtkShortcutsWindow takes its contents from a builder only, so the table is put into words the builder reads. */
static void
append_row (GString             *ui,
            const AciesShortcut *shortcut)
{
  g_autofree char *keys = g_strjoinv (" ", (char **) shortcut->keys);
  g_autofree char *row = NULL;

  row = g_markup_printf_escaped ("<child><object class='GtkShortcutsShortcut'>"
                                 "<property name='accelerator'>%s</property>"
                                 "<property name='title'>%s</property>"
                                 "</object></child>",
                                 keys, g_dpgettext2 (NULL, "shortcut", shortcut->words));
  g_string_append (ui, row);
}

static void
append_group (GString           *ui,
              AciesShortcutGroup which)
{
  g_autofree char *head = NULL;

  head = g_markup_printf_escaped ("<child><object class='GtkShortcutsGroup'><property name='title'>%s</property>",
                                  g_dpgettext2 (NULL, "shortcut group", group_titles[which]));
  g_string_append (ui, head);
  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    if (shortcuts[i].group == which)
      append_row (ui, &shortcuts[i]);
  g_string_append (ui, "</object></child>");
}

GtkWidget *
acies_shortcuts_window_new (void)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new ();
  g_autoptr (GString) ui = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  g_string_append (ui,
                   "<interface><object class='GtkShortcutsWindow' id='window'>"
                   "<property name='modal'>1</property>"
                   "<child><object class='GtkShortcutsSection'>"
                   "<property name='section-name'>all</property>"
                   "<property name='max-height'>12</property>");
  for (guint i = 0; i < ACIES_N_SHORTCUT_GROUPS; i++)
    append_group (ui, i);
  g_string_append (ui, "</object></child></object></interface>");

  if (!gtk_builder_add_from_string (builder, ui->str, -1, &error))
    g_error ("The shortcuts window: %s", error->message);

  return GTK_WIDGET (gtk_builder_get_object (builder, "window"));
}
