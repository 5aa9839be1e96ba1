/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-problem.h"

#include "engine/core/acies-error.h"
#include "engine/core/acies-names.h"

#define MOST_PROBLEMS    1000
#define LONGEST_MESSAGE  600  /* characters: a file must not flood the screen with its own texts */

struct _AciesProblems
{
  GPtrArray *items;
  gboolean   has_errors;  /* also of those that were not kept */
};

static const AciesName severity_names[] = {
  { "error", ACIES_SEVERITY_ERROR },
  { "warning", ACIES_SEVERITY_WARNING },
  { "hint", ACIES_SEVERITY_HINT },
  { NULL, 0 },
};

static void
acies_problem_free (AciesProblem *problem)
{
  g_free (problem->path);
  g_free (problem->clause);
  g_free (problem->message);
  g_free (problem);
}

/* Texts of a file may end up in a message: no control character may reach a terminal, and no page of text. */
static char *
acies_problem_clean (const char *text)
{
  GString    *clean = g_string_new (NULL);
  const char *at = text;

  for (guint n = 0; *at != '\0' && n < LONGEST_MESSAGE; n++, at = g_utf8_next_char (at))
    {
      const gunichar character = g_utf8_get_char (at);

      g_string_append_unichar (clean, g_unichar_iscntrl (character) ? ' ' : character);
    }
  if (*at != '\0')
    g_string_append (clean, "…");

  return g_string_free (clean, FALSE);
}

AciesProblems *
acies_problems_new (void)
{
  AciesProblems *self = g_new0 (AciesProblems, 1);

  self->items = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_problem_free);

  return self;
}

void
acies_problems_free (AciesProblems *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->items);
  g_free (self);
}

guint
acies_problems_size (const AciesProblems *self)
{
  return self->items->len;
}

const AciesProblem *
acies_problems_get (const AciesProblems *self, guint index)
{
  g_return_val_if_fail (index < self->items->len, NULL);

  return g_ptr_array_index (self->items, index);
}

gboolean
acies_problems_has_errors (const AciesProblems *self)
{
  return self->has_errors;
}

const AciesProblem *
acies_problems_first_error (const AciesProblems *self)
{
  for (guint i = 0; i < self->items->len; i++)
    {
      const AciesProblem *problem = g_ptr_array_index (self->items, i);

      if (problem->severity == ACIES_SEVERITY_ERROR)
        return problem;
    }

  return NULL;
}

/* When the list is full, an error takes the place of its last member unless that is one: the first error is always kept. */
static gboolean
acies_problems_make_room (AciesProblems *self, AciesSeverity severity)
{
  const AciesProblem *last;

  if (self->items->len < MOST_PROBLEMS)
    return TRUE;

  last = g_ptr_array_index (self->items, self->items->len - 1);
  if (severity != ACIES_SEVERITY_ERROR || last->severity == ACIES_SEVERITY_ERROR)
    return FALSE;

  g_ptr_array_set_size (self->items, MOST_PROBLEMS - 1);

  return TRUE;
}

/* Several readers of one place may come upon the same fault. */
static gboolean
acies_problems_have (const AciesProblems *self, const AciesProblem *problem)
{
  for (guint i = 0; i < self->items->len; i++)
    {
      const AciesProblem *other = g_ptr_array_index (self->items, i);

      if (other->severity == problem->severity && g_strcmp0 (other->path, problem->path) == 0 &&
          g_strcmp0 (other->clause, problem->clause) == 0 &&
          g_str_equal (other->message, problem->message))
        return TRUE;
    }

  return FALSE;
}

void
acies_problems_add (AciesProblems *self, AciesSeverity severity, const char *path,
                    const char *clause, const char *format, ...)
{
  g_autofree char *message = NULL;
  AciesProblem    *problem;
  va_list          args;

  if (severity == ACIES_SEVERITY_ERROR)
    self->has_errors = TRUE;
  if (!acies_problems_make_room (self, severity))
    return;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);

  problem = g_new0 (AciesProblem, 1);
  problem->path = g_strdup (path);
  problem->severity = severity;
  problem->clause = g_strdup (clause);
  problem->message = acies_problem_clean (message);
  if (acies_problems_have (self, problem))
    acies_problem_free (problem);
  else
    g_ptr_array_add (self->items, problem);
}

void
acies_problems_add_below (AciesProblems *self, const char *path, const AciesProblems *other)
{
  for (guint i = 0; i < other->items->len; i++)
    {
      const AciesProblem *problem = g_ptr_array_index (other->items, i);
      const gboolean      joined = problem->path[0] != '\0' && problem->path[0] != '[';
      g_autofree char    *below = g_strconcat (path, joined ? "." : "", problem->path, NULL);

      acies_problems_add (self, problem->severity, below, problem->clause, "%s", problem->message);
    }
}

void
acies_problems_add_under (AciesProblems *self, const char *clause, const AciesProblems *other)
{
  for (guint i = 0; i < acies_problems_size (other); i++)
    {
      const AciesProblem *problem = acies_problems_get (other, i);

      acies_problems_add (self, problem->severity, problem->path,
                          problem->clause != NULL ? problem->clause : clause, "%s", problem->message);
    }
}

char *
acies_problem_to_string (const AciesProblem *problem)
{
  GString *text = g_string_new (NULL);

  if (problem->path[0] != '\0')
    g_string_append_printf (text, "%s: ", problem->path);
  g_string_append (text, problem->message);
  if (problem->clause != NULL)
    g_string_append_printf (text, " [%s]", problem->clause);

  return g_string_free (text, FALSE);
}

gboolean
acies_problems_to_error (const AciesProblems *self, GError **error)
{
  const AciesProblem *first = acies_problems_first_error (self);
  g_autofree char    *text = NULL;

  g_return_val_if_fail (first != NULL, FALSE);

  text = acies_problem_to_string (first);
  g_set_error_literal (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_INVALID, text);

  return FALSE;
}

const char *
acies_severity_name (AciesSeverity severity)
{
  return acies_name_of (severity_names, (int) severity);
}
