/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "dba-act.h"

#include <string.h>

#include "engine/dba/dba-move.h"
#include "engine/dba/dba-reasons.h"

static gint32
hundredths (const char *word)
{
  return tt_from_double (g_ascii_strtod (word, NULL));
}

static TtEdge
edge_called (const char *word)
{
  static const char *const names[] = { "front", "right", "rear", "left" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (word, names[i]))
      return (TtEdge) i;

  g_error ("no edge %s", word);
}

/* "r1,r2|r3" */
static void
read_files (const DbaField *self, const char *word, TtReform *reform)
{
  g_auto (GStrv) files = g_strsplit (word, "|", -1);
  guint          n = 0;

  for (char **file = files; *file != NULL; file++)
    {
      g_auto (GStrv) ids = g_strsplit (*file, ",", -1);

      reform->lengths[reform->n_files++] = (guint8) g_strv_length (ids);
      for (char **id = ids; *id != NULL; id++)
        reform->bodies[n++] = (guint8) dba_field_who (self, *id);
    }
}

static TtStepKind
kind_called (const char *word)
{
  static const char *const names[] = { NULL,    "advance", "retire", "oblique",
                                       "wheel", "turn",    "reform", "road" };

  for (guint i = 1; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (word, names[i]))
      return (TtStepKind) i;

  g_error ("no step %s", word);
}

static void
read_step (const DbaField *self, char **words, DbaPath *path)
{
  TtStep *step = &path->path.steps[path->path.n_steps++];

  step->kind = kind_called (words[0]);
  switch ((TtStepKind) step->kind)
    {
    case TT_STEP_WHEEL:
      step->side = g_str_equal (words[1], "right") ? TT_RIGHT_SIDE : TT_LEFT_SIDE;
      step->angle = hundredths (words[2]);
      break;
    case TT_STEP_TURN:
      step->angle = hundredths (words[1]);
      break;
    case TT_STEP_ROAD:
      path->by_road = TRUE;
      step->toward = g_str_equal (words[1], "start") ? TT_TOWARD_START : TT_TOWARD_END;
      step->distance = hundredths (words[2]);
      break;
    case TT_STEP_REFORM:
      path->path.reform.anchor = (guint8) dba_field_who (self, words[1]);
      read_files (self, words[2], &path->path.reform);
      break;
    case TT_STEP_ADVANCE:
    case TT_STEP_RETIRE:
    case TT_STEP_OBLIQUE:
    default:
      step->distance = hundredths (words[1]);
    }
}

static void
read_part (const DbaField *self, const char *part, DbaPath *path)
{
  g_auto (GStrv) words = g_strsplit (part, " ", -1);

  if (g_str_equal (words[0], "contact"))
    {
      path->contact_by = (guint8) dba_field_who (self, words[1]);
      path->contact_enemy = (guint8) dba_field_who (self, words[2]);
      path->contact_edge = (guint8) edge_called (words[3]);
    }
  else if (g_str_equal (words[0], "bonus"))
    path->bonus_points = (guint8) (hundredths (words[1]) / TT_UNIT);
  else if (g_str_equal (words[0], "by-road"))
    path->by_road = TRUE;
  else
    read_step (self, words, path);
}

static guint
action_called (const char *word)
{
  if (g_str_equal (word, "move"))
    return DBA_MOVE;
  if (g_str_equal (word, "break-off"))
    return DBA_BREAK_OFF;
  if (g_str_equal (word, "enter-camp"))
    return DBA_ENTER_CAMP;
  if (g_str_equal (word, "leave-camp"))
    return DBA_LEAVE_CAMP;

  g_error ("no action %s", word);
}

void
dba_act_parse (const DbaField *self, const char *text, AciesAction *action)
{
  g_auto (GStrv) halves = g_strsplit (text, ": ", 2);
  g_auto (GStrv) who = g_strsplit (halves[0], " ", -1);
  g_auto (GStrv) parts = g_strsplit (halves[1] != NULL ? halves[1] : "", "; ", -1);
  const guint    side = self->state.phasing;
  DbaPath        path = { .contact_by = DBA_NOBODY, .contact_enemy = DBA_NOBODY };

  *action = (AciesAction){ .kind = (guint8) action_called (who[0]) };
  for (char **id = who + 1; *id != NULL; id++)
    {
      const guint g = dba_field_who (self, *id);

      path.elements[path.n_elements++] = (guint8) g;
      if (dba_side_of (&self->setup, g) == side)
        action->units |= dba_to_units (&self->setup, side, DBA_BIT (g));
    }
  for (char **part = parts; *part != NULL; part++)
    read_part (self, *part, &path);
  if (action->kind == DBA_MOVE || action->kind == DBA_BREAK_OFF)
    dba_path_pack (&self->setup, &path, side, action);
}

void
dba_field_add_road (DbaField *self, const TtPoint *points, guint n)
{
  tt_line_init (&self->board.roads[self->board.n_roads++].line, points, n);
}

static gboolean
check (const DbaField *self, const AciesAction *action, AciesVerdict *verdict)
{
  return action->kind == DBA_MOVE || action->kind == DBA_BREAK_OFF
           ? dba_move_check (&self->setup, &self->state, action, NULL, verdict)
           : dba_camp_move_check (&self->setup, &self->state, action, verdict);
}

const char *
dba_act_play (DbaField *self, const char *text)
{
  AciesVerdict verdict = { 0 };
  AciesAction  action;

  dba_act_parse (self, text, &action);
  if (!check (self, &action, &verdict))
    return dba_reason_rule (verdict.reason);

  if (action.kind == DBA_MOVE || action.kind == DBA_BREAK_OFF)
    dba_move_apply (&self->setup, &self->state, &action, self->events);
  else
    dba_camp_move_apply (&self->setup, &self->state, &action, self->events);
  dba_field_assert_sound (self);

  return NULL;
}

void
dba_field_assert_is (const DbaField *self, const char *expected)
{
  g_auto (GStrv) parts = g_strsplit (expected, "; ", -1);

  for (char **part = parts; *part != NULL; part++)
    {
      const char *word = strchr (*part, ' ');

      if (g_str_has_prefix (*part, "left "))
        g_assert_cmpint (self->state.left, ==, hundredths (word + 1) / TT_UNIT);
      else if (g_str_has_prefix (*part, "river "))
        g_assert_cmpint (self->state.natures[0], ==, hundredths (word + 1) / TT_UNIT);
      else
        {
          g_autofree char *id = g_strndup (*part, (gsize) (word - *part));
          g_autofree char *where = dba_field_where (self, id);
          g_autofree char *is = g_strconcat (id, " ", where, NULL);

          g_assert_cmpstr (is, ==, *part);
        }
    }
}
