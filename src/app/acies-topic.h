/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesTopic:
 *
 * A widget that knows which clause of the rules tells of what it shows: where help opens when the keyboard is in it.
 */
#define ACIES_TYPE_TOPIC (acies_topic_get_type ())
G_DECLARE_INTERFACE (AciesTopic, acies_topic, ACIES, TOPIC, GtkWidget)

struct _AciesTopicInterface
{
  GTypeInterface parent;

  /* (nullable): nothing in particular just now */
  const char *(*get_clause) (AciesTopic *self);
};

/* The clause of the nearest such widget from @widget upwards that knows one. @widget: (nullable). Returns: (nullable) */
const char *acies_topic_find (GtkWidget *widget);

G_END_DECLS
