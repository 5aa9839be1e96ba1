/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-battle-page-private.h"

/* How far @cell is from the middle column, in halves; of two alike the first found is taken. */
static int
distance_to_middle (const AciesScene *scene, int cell)
{
  return ABS (2 * (cell % (int) scene->columns) - ((int) scene->columns - 1));
}

static void
prefer_middle (const AciesScene *scene, int cell, int *best)
{
  if (cell == ACIES_NO_CELL)
    return;

  if (*best == ACIES_NO_CELL ||
      distance_to_middle (scene, cell) < distance_to_middle (scene, *best))
    *best = cell;
}

static int
find_own_cell (AciesBattlePage *self, const AciesScene *scene, int side)
{
  AciesGame             *game = acies_battle_page_get_game (self);
  const AciesActionList *legal = acies_game_get_legal (game);
  int                    best = ACIES_NO_CELL;

  for (guint i = 0; i < scene->tokens->len; i++)
    {
      const AciesSceneToken *token = &g_array_index (scene->tokens, AciesSceneToken, i);

      if (token->side == side)
        prefer_middle (scene, token->cell, &best);
    }

  /* Nobody is on the field yet. */
  for (guint i = 0; best == ACIES_NO_CELL && i < legal->n; i++)
    {
      AciesActionView view = { .cell = ACIES_NO_CELL };

      acies_game_get_ruleset (game)->view (acies_game_get_setup (game), acies_game_get_state (game),
                                           &legal->items[i], &view);
      if ((view.flags & ACIES_ACTION_STARTS_GROUP) != 0)
        best = view.cell;
    }

  return best;
}

/* The base nearest to the middle of the person's own. */
static void
place_on_table (AciesBattlePage *self, const AciesScene *scene)
{
  const int              side = acies_session_get_side (self->session);
  GtkWidget             *field = GTK_WIDGET (self->field);
  const AciesSceneToken *best = NULL;

  for (guint i = 0; i < scene->tokens->len; i++)
    {
      const AciesSceneToken *token = &g_array_index (scene->tokens, AciesSceneToken, i);

      if (token->side == side && token->on_table &&
          (best == NULL || ABS (token->pose.x - scene->table_width / 2) <
                             ABS (best->pose.x - scene->table_width / 2)))
        best = token;
    }
  if (best != NULL)
    acies_field_set_cursor_unit (self->field, side, best->unit,
                                 gtk_widget_get_focus_child (field) != NULL);
}

void
acies_battle_page_place_cursor (AciesBattlePage *self)
{
  const AciesScene *scene = acies_field_get_scene (self->field);
  GtkWidget        *field = GTK_WIDGET (self->field);
  int               cell;

  if (self->cursor_placed || scene == NULL || !acies_session_is_human_turn (self->session))
    return;

  self->cursor_placed = TRUE;
  if (acies_field_has_table (self->field))
    {
      place_on_table (self, scene);
      return;
    }
  cell = find_own_cell (self, scene, acies_session_get_side (self->session));
  if (cell != ACIES_NO_CELL)
    acies_field_set_cursor (self->field, cell, gtk_widget_get_focus_child (field) != NULL);
}
