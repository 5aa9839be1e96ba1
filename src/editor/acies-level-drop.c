/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-level-drop.h"

static const AciesAiLevel levels[] = {
  ACIES_AI_RANDOM, ACIES_AI_QUICK, ACIES_AI_EASY, ACIES_AI_NORMAL, ACIES_AI_HARD,
};

#define USUAL_LEVEL 1  /* quick: made for many battles */

void
acies_level_drop_fill (GtkDropDown *drop)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    gtk_string_list_append (names, acies_ai_level_title (levels[i]));
  gtk_drop_down_set_model (drop, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (drop, USUAL_LEVEL);
}

AciesAiLevel
acies_level_drop_get (GtkDropDown *drop)
{
  const guint selected = gtk_drop_down_get_selected (drop);

  return levels[MIN (selected, G_N_ELEMENTS (levels) - 1)];
}
