/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-scene-words.h"

#include "engine/core/acies-draft.h"

#include <glib/gi18n-lib.h>

#define MM   100.0   /* 1/100 mm */
#define INCH 2540.0

char *
acies_scene_dup_turn (const AciesScene *scene)
{
  g_return_val_if_fail (scene != NULL, NULL);

  if (scene->turn_text != NULL)
    return g_strdup (scene->turn_text);
  if (scene->turn == 0)
    return g_strdup (_("Before the first turn"));
  if (scene->turns == 0)
    /* Translators: which turn of a battle that has no last one. */
    return g_strdup_printf (_("Turn %u"), scene->turn);

  /* Translators: which turn it is, and how many there are. */
  return g_strdup_printf (_("Turn %1$u of %2$u"), scene->turn, scene->turns);
}

char *
acies_scene_dup_length (const AciesScene *scene, double length)
{
  g_return_val_if_fail (scene != NULL, NULL);

  if (scene->measure == ACIES_MEASURE_INCHES)
    /* Translators: a length on a table, never in the singular: "1.0 inches". */
    return g_strdup_printf (_("%.1f inches"), length / INCH);

  return g_strdup_printf (_("%.1f mm"), length / MM);
}

char *
acies_scene_dup_range (const AciesScene *scene, double range)
{
  g_return_val_if_fail (scene != NULL, NULL);

  if (scene->measure == ACIES_MEASURE_INCHES)
    /* Translators: how far something reaches, never in the singular: "14 inches". */
    return g_strdup_printf (_("%.3g inches"), range / INCH);

  return g_strdup_printf (_("%.0f mm"), range / MM);
}

char *
acies_scene_dup_way (const AciesScene *scene, double way, double most)
{
  g_return_val_if_fail (scene != NULL, NULL);

  if (scene->measure == ACIES_MEASURE_INCHES)
    /* Translators: the length of a move and how long it may be; so in the next one. */
    return g_strdup_printf (_("%1$.1f of %2$.1f inches"), way / INCH, most / INCH);

  return g_strdup_printf (_("%1$.1f of %2$.1f mm"), way / MM, most / MM);
}

char *
acies_scene_dup_place (const AciesScene *scene, double x, double y)
{
  g_return_val_if_fail (scene != NULL, NULL);

  if (scene->measure == ACIES_MEASURE_INCHES)
    /* Translators: where something stands on a table; so in the next one. */
    return g_strdup_printf (_("%1$.1f inches from the left edge, %2$.1f inches from the far edge"), x / INCH, y / INCH);

  return g_strdup_printf (_("%1$.0f mm from the left edge, %2$.0f mm from the far edge"), x / MM, y / MM);
}

const char *
acies_scene_words_left (const AciesRuleset *ruleset)
{
  const char *words = ruleset->draft != NULL ? ruleset->draft->left_title : NULL;

  return words != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, "strength", words) : C_ ("strength", "Strength left");
}

const char *
acies_scene_words_worth (const AciesRuleset *ruleset)
{
  const char *words = ruleset->draft != NULL ? ruleset->draft->worth_title : NULL;

  return words != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, "army column", words) : NULL;
}
