/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-field-row.h"

#include "app/battle/acies-battle-parts.h"
#include "battlefield/acies-field.h"

#include <glib/gi18n.h>

struct _AciesFieldRow
{
  GObject parent_instance;

  int   cell;
  int   n_units;
  char *texts[ACIES_FIELD_N_ROW_TEXTS];
};

G_DEFINE_FINAL_TYPE (AciesFieldRow, acies_field_row, G_TYPE_OBJECT)

static void
acies_field_row_finalize (GObject *object)
{
  AciesFieldRow *self = ACIES_FIELD_ROW (object);

  for (guint i = 0; i < G_N_ELEMENTS (self->texts); i++)
    g_free (self->texts[i]);

  G_OBJECT_CLASS (acies_field_row_parent_class)->finalize (object);
}

static void
acies_field_row_class_init (AciesFieldRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = acies_field_row_finalize;
}

static void
acies_field_row_init (AciesFieldRow *self)
{
  self->cell = ACIES_NO_CELL;
}

static char *
zone_text (const AciesScene *scene, int cell)
{
  g_autofree char *place = NULL;

  if (cell == ACIES_NO_CELL)
    return g_strdup (_("Off the field"));

  place = g_ascii_strup (scene->cells[cell].id, -1);

  /* Translators: a zone of the battlefield: its square ("C2") and what it is called ("Left centre"). */
  return g_strdup_printf (C_ ("zone", "%1$s, %2$s"), place, scene->cells[cell].name);
}

static char *
army_name (const AciesScene *scene, int side)
{
  return g_strdup (side != ACIES_NO_SIDE ? scene->sides[side].name : "");
}

static char *
yes_if (gboolean is_so)
{
  return g_strdup (is_so ? C_ ("table", "Yes") : "");
}

static char *
hero_text (const AciesSceneToken *token)
{
  if (token->hero == 0)
    return g_strdup ("");
  if (token->hero_dazed)
    return g_strdup (C_ ("commander with a unit", "Yes, dazed"));

  return g_strdup (C_ ("table", "Yes"));
}

/* Where something stands on a table, from the left and from the far edge, in few words. */
static char *
place_text (const AciesScene *scene, gint32 x, gint32 y)
{
  if (scene->measure == ACIES_MEASURE_INCHES)
    /* Translators: a place on a table; so in the next one. */
    return g_strdup_printf (_("%1$.1f, %2$.1f inches"), x / 2540.0, y / 2540.0);

  return g_strdup_printf (_("%1$d, %2$d mm"), x / 100, y / 100);
}

/* On a free table: where it stands in numbers. */
static void
fill_base (AciesFieldRow *self, const AciesScene *scene, const AciesSceneToken *token)
{
  self->cell = acies_field_number_base (scene, token);
  self->n_units = 1;
  self->texts[ACIES_FIELD_ROW_ZONE] = place_text (scene, token->pose.x, token->pose.y);
  self->texts[ACIES_FIELD_ROW_ARMY] = army_name (scene, token->side);
  self->texts[ACIES_FIELD_ROW_NAME] = g_strdup (token->name);
  /* Translators: a facing in degrees. */
  self->texts[ACIES_FIELD_ROW_FACING] = g_strdup_printf (_("%d°"), token->pose.facing / 100);
  self->texts[ACIES_FIELD_ROW_LEAD] = yes_if ((token->flags & ACIES_TOKEN_LEAD) != 0);
  self->texts[ACIES_FIELD_ROW_COMMANDER] = hero_text (token);
  self->texts[ACIES_FIELD_ROW_ACTED] = yes_if ((token->flags & ACIES_TOKEN_ACTED) != 0);
  self->texts[ACIES_FIELD_ROW_TEXT] = g_strdup (token->text);
}

AciesFieldRow *
acies_field_row_new_piece (const AciesScene *scene, int piece, int side, const char *name,
                           const char *text)
{
  AciesFieldRow *self = g_object_new (ACIES_TYPE_FIELD_ROW, NULL);

  self->cell = piece;
  self->texts[ACIES_FIELD_ROW_ZONE] = g_strdup (name);
  self->texts[ACIES_FIELD_ROW_ARMY] = army_name (scene, side);
  self->texts[ACIES_FIELD_ROW_TEXT] = g_strdup (text);

  return self;
}

AciesFieldRow *
acies_field_row_new_unit (const AciesScene *scene, const AciesSceneToken *token)
{
  AciesFieldRow *self = g_object_new (ACIES_TYPE_FIELD_ROW, NULL);
  const gboolean on_field = token->cell != ACIES_NO_CELL;

  if (token->on_table)
    {
      fill_base (self, scene, token);
      return self;
    }

  self->cell = token->cell;
  self->n_units = 1;
  self->texts[ACIES_FIELD_ROW_ZONE] = zone_text (scene, token->cell);
  self->texts[ACIES_FIELD_ROW_ARMY] = army_name (scene, token->side);
  self->texts[ACIES_FIELD_ROW_NAME] = g_strdup (token->name);
  self->texts[ACIES_FIELD_ROW_STATE] = g_strdup ((token->flags & ACIES_TOKEN_DISORDERED) != 0
                                                   ? C_ ("state of a unit", "Disordered")
                                                   : C_ ("state of a unit", "Fresh"));
  self->texts[ACIES_FIELD_ROW_FACING] = g_strdup (on_field ? acies_parts_facing (token->facing) : "");
  self->texts[ACIES_FIELD_ROW_LEAD] = yes_if ((token->flags & ACIES_TOKEN_LEAD) != 0);
  self->texts[ACIES_FIELD_ROW_COMMANDER] = hero_text (token);
  self->texts[ACIES_FIELD_ROW_ACTED] = yes_if ((token->flags & ACIES_TOKEN_ACTED) != 0);
  self->texts[ACIES_FIELD_ROW_TEXT] = g_strdup (token->text);

  return self;
}

AciesFieldRow *
acies_field_row_new_leader (const AciesScene *scene, const AciesSceneLeader *leader)
{
  AciesFieldRow *self = g_object_new (ACIES_TYPE_FIELD_ROW, NULL);

  self->cell = leader->cell;
  self->texts[ACIES_FIELD_ROW_ZONE] = zone_text (scene, leader->cell);
  self->texts[ACIES_FIELD_ROW_ARMY] = army_name (scene, leader->side);
  self->texts[ACIES_FIELD_ROW_NAME] = g_strdup (leader->name);
  self->texts[ACIES_FIELD_ROW_STATE] = g_strdup (leader->dazed ? C_ ("state of a commander", "Dazed") : "");
  self->texts[ACIES_FIELD_ROW_ACTED] = yes_if (leader->acted);
  self->texts[ACIES_FIELD_ROW_TEXT] = g_strdup (leader->text);
  if (leader->on_table)
    {
      self->cell = acies_field_number_commander (scene, leader);
      g_free (self->texts[ACIES_FIELD_ROW_ZONE]);
      self->texts[ACIES_FIELD_ROW_ZONE] = place_text (scene, leader->at[0], leader->at[1]);
    }

  return self;
}

AciesFieldRow *
acies_field_row_new_zone (const AciesScene *scene, int cell, const char *choice)
{
  AciesFieldRow        *self = g_object_new (ACIES_TYPE_FIELD_ROW, NULL);
  const AciesSceneCell *zone = &scene->cells[cell];

  self->cell = cell;
  for (int side = 0; side < (int) scene->n_sides; side++)
    self->n_units += (int) acies_units_count (acies_scene_units_in (scene, side, cell));
  self->texts[ACIES_FIELD_ROW_ZONE] = zone_text (scene, cell);
  self->texts[ACIES_FIELD_ROW_ARMY] = army_name (scene, zone->side);
  if (self->n_units > 0)
    self->texts[ACIES_FIELD_ROW_UNITS] = g_strdup_printf ("%d", self->n_units);
  self->texts[ACIES_FIELD_ROW_CHOICE] = g_strdup (choice);
  self->texts[ACIES_FIELD_ROW_TEXT] = g_strdup (zone->text);

  return self;
}

void
acies_field_row_tell_threats (AciesFieldRow *self, const AciesScene *scene, guint64 cells)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  g_return_if_fail (ACIES_IS_FIELD_ROW (self));

  for (guint i = 0; i < MIN (scene->columns * scene->rows, 64); i++)
    if (((cells >> i) & 1) != 0)
      g_ptr_array_add (names, g_ascii_strup (scene->cells[i].id, -1));
  g_ptr_array_add (names, NULL);
  g_free (self->texts[ACIES_FIELD_ROW_THREAT]);
  /* Translators: stands between the parts of a list. */
  self->texts[ACIES_FIELD_ROW_THREAT] = g_strjoinv (C_ ("list", ", "), (char **) names->pdata);
}

const char *
acies_field_row_get_text (AciesFieldRow *self, AciesFieldRowText which)
{
  g_return_val_if_fail (ACIES_IS_FIELD_ROW (self), NULL);
  g_return_val_if_fail (which < ACIES_FIELD_N_ROW_TEXTS, NULL);

  return self->texts[which] != NULL ? self->texts[which] : "";
}

int
acies_field_row_get_cell (AciesFieldRow *self)
{
  g_return_val_if_fail (ACIES_IS_FIELD_ROW (self), ACIES_NO_CELL);

  return self->cell;
}

int
acies_field_row_get_n_units (AciesFieldRow *self)
{
  g_return_val_if_fail (ACIES_IS_FIELD_ROW (self), 0);

  return self->n_units;
}
