/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-access-keys.h"

#include "editor/acies-form-row.h"

/* GTK answers 0 for a label that has lost its mnemonic. */
static gboolean
has_mnemonic (GtkLabel *label)
{
  const guint key = gtk_label_get_mnemonic_keyval (label);

  return key != GDK_KEY_VoidSymbol && key != 0;
}

/* The rows below @widget, and the letters that buttons and the like have for good. */
static void
collect (GtkWidget *widget,
         GPtrArray *rows,
         GString   *taken)
{
  if (ACIES_IS_FORM_ROW (widget))
    g_ptr_array_add (rows, widget);
  else if (GTK_IS_LABEL (widget) && !ACIES_IS_FORM_ROW (gtk_widget_get_parent (widget)) &&
           has_mnemonic (GTK_LABEL (widget)))
    {
      const guint key = gtk_label_get_mnemonic_keyval (GTK_LABEL (widget));

      g_string_append_unichar (taken, g_unichar_tolower (gdk_keyval_to_unicode (key)));
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, rows, taken);
}

/* Its first letter that is free; 0 if there is none. */
static gunichar
find_letter (const char *label,
             GString    *taken)
{
  for (const char *at = label; *at != '\0'; at = g_utf8_next_char (at))
    {
      const gunichar letter = g_unichar_tolower (g_utf8_get_char (at));

      if (g_unichar_isalpha (letter) && g_utf8_strchr (taken->str, -1, letter) == NULL)
        return letter;
    }

  return 0;
}

void
acies_access_keys_give (GtkWidget *page)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();
  g_autoptr (GString) taken = g_string_new (NULL);

  g_return_if_fail (GTK_IS_WIDGET (page));

  collect (page, rows, taken);
  for (guint i = 0; i < rows->len; i++)
    {
      const gunichar letter = find_letter (acies_form_row_get_label (rows->pdata[i]), taken);

      acies_form_row_set_access_key (rows->pdata[i], letter);
      if (letter != 0)
        g_string_append_unichar (taken, letter);
    }
}
