/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "widgets/acies-tip.h"

static GQuark
tip_quark (void)
{
  return g_quark_from_static_string ("acies-tip");
}

static gboolean
query_tooltip_cb (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip,
                  gpointer data)
{
  gtk_tooltip_set_text (tooltip, acies_tip_get (widget));

  return acies_tip_get (widget) != NULL;
}

void
acies_tip_set (GtkWidget *widget, const char *words)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (g_strcmp0 (acies_tip_get (widget), words) == 0)
    return;

  /* Kept while there is none: no second handler for the next one. */
  if (g_object_get_qdata (G_OBJECT (widget), tip_quark ()) == NULL)
    g_signal_connect (widget, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
  g_object_set_qdata_full (G_OBJECT (widget), tip_quark (), g_strdup (words != NULL ? words : ""), g_free);
  gtk_widget_set_has_tooltip (widget, words != NULL);
}

const char *
acies_tip_get (GtkWidget *widget)
{
  const char *words;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  words = g_object_get_qdata (G_OBJECT (widget), tip_quark ());
  return words != NULL && *words != '\0' ? words : NULL;
}

/* Where the pointer finds nothing GTK stops waiting. */
void
acies_tip_forget (GtkWindow *window)
{
  GtkWidget *child;
  gboolean   can_target;

  g_return_if_fail (GTK_IS_WINDOW (window));

  child = gtk_window_get_child (window);
  if (child == NULL || !gtk_widget_get_mapped (GTK_WIDGET (window)))
    return;

  can_target = gtk_widget_get_can_target (child);
  gtk_widget_set_can_target (child, FALSE);
  gtk_widget_trigger_tooltip_query (GTK_WIDGET (window));
  gtk_widget_set_can_target (child, can_target);
}
