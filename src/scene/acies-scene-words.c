/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-scene-words.h"

#include <glib/gi18n-lib.h>

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
