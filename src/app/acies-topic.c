/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-topic.h"

G_DEFINE_INTERFACE (AciesTopic, acies_topic, GTK_TYPE_WIDGET)

static void
acies_topic_default_init (AciesTopicInterface *iface)
{
}

const char *
acies_topic_find (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      const char *clause = NULL;

      if (ACIES_IS_TOPIC (widget))
        clause = ACIES_TOPIC_GET_IFACE (widget)->get_clause (ACIES_TOPIC (widget));
      if (clause != NULL)
        return clause;
    }

  return NULL;
}
