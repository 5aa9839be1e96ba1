/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-path.h"

#include <string.h>

/*
 * A path in an action. mode: by road. args: 0 the element that lines up, by unit, plus 1, or 0; 1 the enemy's unit; 2 his edge;
 * 3 bonus points. words: 0 elements | steps << 8 | files of a reform << 16 | its anchor << 24; then the elements in order, four
 * a word; two words a step; of a reform the lengths of the files, and the bodies, four a word.
 */

#define PER_WORD 4

/* Where the next word goes or comes from. */
typedef struct
{
  AciesAction *action;
  guint        at;
} Tape;

static void
put_word (Tape *tape, guint32 word)
{
  g_assert (tape->at < ACIES_MAX_ACTION_WORDS);
  tape->action->words[tape->at++] = (gint32) word;
}

static void
put_bytes (Tape *tape, const guint8 *bytes, guint n)
{
  for (guint i = 0; i < n; i += PER_WORD)
    {
      guint32 word = 0;

      for (guint j = i; j < MIN (n, i + PER_WORD); j++)
        word |= (guint32) bytes[j] << 8 * (j - i);
      put_word (tape, word);
    }
}

/* A step has a distance or an angle. */
static gboolean
has_angle (guint kind)
{
  return kind == TT_STEP_WHEEL || kind == TT_STEP_TURN;
}

static void
put_step (Tape *tape, const TtStep *step)
{
  put_word (tape, step->kind | (guint32) step->side << 8 | (guint32) step->road << 16 |
                    (guint32) step->toward << 24);
  put_word (tape, (guint32) (has_angle (step->kind) ? step->angle : step->distance));
}

static guint8
to_unit (const DbaSetup *setup, guint side, guint g)
{
  return (guint8) (g - setup->sides[side].offset);
}

static guint
reform_bodies (const TtReform *reform)
{
  guint n = 0;

  for (guint i = 0; i < reform->n_files; i++)
    n += reform->lengths[i];

  return n;
}

static void
put_reform (Tape *tape, const DbaSetup *setup, const TtReform *reform, guint side)
{
  guint8      bodies[DBA_MAX_UNITS];
  const guint n = MIN (reform_bodies (reform), DBA_MAX_UNITS);

  for (guint i = 0; i < n; i++)
    bodies[i] = to_unit (setup, side, reform->bodies[i]);
  put_bytes (tape, reform->lengths, reform->n_files);
  put_bytes (tape, bodies, n);
}

void
dba_path_pack (const DbaSetup *setup, const DbaPath *path, guint side, AciesAction *action)
{
  const TtReform *reform = &path->path.reform;
  const guint     n_files = MIN (reform->n_files, DBA_MAX_UNITS);
  Tape            tape = { action, 0 };
  guint8          order[DBA_MAX_UNITS];

  action->units = 0;
  for (guint i = 0; i < path->n_elements; i++)
    {
      order[i] = to_unit (setup, side, path->elements[i]);
      action->units |= ACIES_UNIT_BIT (order[i]);
    }
  action->mode = path->by_road != FALSE;
  action->args[3] = path->bonus_points;
  if (path->contact_by != DBA_NOBODY)
    {
      action->args[0] = (gint16) (1 + to_unit (setup, side, path->contact_by));
      action->args[1] = to_unit (setup, 1 - side, path->contact_enemy);
      action->args[2] = path->contact_edge;
    }

  put_word (&tape, path->n_elements | (guint32) path->path.n_steps << 8 | n_files << 16 |
                   (n_files > 0 ? (guint32) to_unit (setup, side, reform->anchor) << 24 : 0));
  put_bytes (&tape, order, path->n_elements);
  for (guint i = 0; i < path->path.n_steps; i++)
    put_step (&tape, &path->path.steps[i]);
  if (n_files > 0)
    put_reform (&tape, setup, reform, side);
  action->n_words = (guint8) tape.at;
}

/* The words of an action that are read; beyond the last there is nothing. */
typedef struct
{
  const AciesAction *action;
  guint              at;
  gboolean           broken;
} Reader;

static guint32
get_word (Reader *reader)
{
  if (reader->at < reader->action->n_words)
    return (guint32) reader->action->words[reader->at++];
  reader->broken = TRUE;

  return 0;
}

static void
get_bytes (Reader *reader, guint8 *bytes, guint n)
{
  guint32 word = 0;

  for (guint i = 0; i < n; i++)
    {
      if (i % PER_WORD == 0)
        word = get_word (reader);
      bytes[i] = (guint8) (word >> 8 * (i % PER_WORD));
    }
}

/* Units of @side become elements; what is none of its units breaks the reading. */
static void
to_elements (Reader *reader, const DbaSetup *setup, guint side, guint8 *units, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      if (units[i] >= setup->sides[side].n_units)
        {
          reader->broken = TRUE;
          return;
        }
      units[i] = (guint8) (units[i] + setup->sides[side].offset);
    }
}

static void
get_step (Reader *reader, TtStep *step)
{
  const guint32 word = get_word (reader);
  const gint32  amount = (gint32) get_word (reader);

  *step = (TtStep){ .kind = (guint8) word, .side = (guint8) (word >> 8), .road = (guint8) (word >> 16),
                    .toward = (guint8) (word >> 24) };
  if (has_angle (step->kind))
    step->angle = amount;
  else
    step->distance = amount;
}

static void
get_reform (Reader *reader, const DbaSetup *setup, guint side, guint anchor, TtReform *reform)
{
  guint n;

  reform->anchor = (guint8) anchor;
  to_elements (reader, setup, side, &reform->anchor, 1);
  get_bytes (reader, reform->lengths, reform->n_files);
  n = reform_bodies (reform);
  if (n > DBA_MAX_UNITS)
    {
      reader->broken = TRUE;
      return;
    }
  get_bytes (reader, reform->bodies, n);
  to_elements (reader, setup, side, reform->bodies, n);
}

static gboolean
is_below (int number, guint limit)
{
  return number >= 0 && (guint) number < limit;
}

static void
get_contact (Reader *reader, const DbaSetup *setup, guint side, DbaPath *path)
{
  const AciesAction *action = reader->action;

  path->contact_by = DBA_NOBODY;
  path->contact_enemy = DBA_NOBODY;
  if (action->args[0] == 0)
    return;
  if (!is_below (action->args[0] - 1, setup->sides[side].n_units) ||
      !is_below (action->args[1], setup->sides[1 - side].n_units) ||
      !is_below (action->args[2], TT_N_EDGES))
    {
      reader->broken = TRUE;
      return;
    }
  path->contact_by = (guint8) (action->args[0] - 1 + (int) setup->sides[side].offset);
  path->contact_enemy = (guint8) (action->args[1] + (int) setup->sides[1 - side].offset);
  path->contact_edge = (guint8) action->args[2];
}

void
dba_path_unpack (const DbaSetup *setup, const AciesAction *action, guint side, DbaPath *path)
{
  Reader        reader = { action, 0, FALSE };
  const guint32 head = get_word (&reader);
  AciesUnits    units = 0;

  memset (path, 0, sizeof *path);
  path->n_elements = (guint8) MIN (head & 0xff, DBA_MAX_UNITS);
  path->path.n_steps = (guint8) MIN (head >> 8 & 0xff, TT_MAX_STEPS);
  path->path.reform.n_files = (guint8) MIN (head >> 16 & 0xff, DBA_MAX_UNITS);
  path->by_road = action->mode != 0;
  path->bonus_points = (guint8) CLAMP (action->args[3], 0, G_MAXUINT8);
  get_bytes (&reader, path->elements, path->n_elements);
  to_elements (&reader, setup, side, path->elements, path->n_elements);
  for (guint i = 0; i < path->path.n_steps; i++)
    get_step (&reader, &path->path.steps[i]);
  if (path->path.reform.n_files > 0)
    get_reform (&reader, setup, side, head >> 24, &path->path.reform);
  get_contact (&reader, setup, side, path);

  for (guint i = 0; i < path->n_elements && !reader.broken; i++)
    units |= ACIES_UNIT_BIT (path->elements[i] - setup->sides[side].offset);
  /* Nobody moves along nothing: no check lets that pass. */
  if (reader.broken || units != action->units)
    {
      memset (path, 0, sizeof *path);
      path->contact_by = DBA_NOBODY;
      path->contact_enemy = DBA_NOBODY;
    }
}
