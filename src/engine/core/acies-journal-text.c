/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-journal-text.h"

#include "engine/core/acies-error.h"
#include "engine/core/acies-record-parts.h"
#include "engine/core/acies-record.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A battle of 100,000 actions stays far below it. */
#define MAX_JOURNAL_SIZE (4 * ACIES_MAX_FILE_SIZE)

static gboolean
redo_dice (AciesGame *game, const AciesJsonCursor *at, AciesProblems *problems)
{
  guint8 dice[ACIES_MAX_FORCED_DICE];
  guint  n_dice;

  return acies_record_read_dice (at, "dice", dice, &n_dice, problems) &&
         acies_game_force_dice (game, dice, n_dice);
}

static gboolean
begin_again (AciesGame *game, const AciesJsonCursor *at, AciesProblems *problems)
{
  const AciesJsonCursor list = acies_json_member (at, "start-dice");
  guint8                dice[ACIES_MAX_FORCED_DICE];
  guint                 n_dice;

  if (!acies_record_read_dice (at, "start-dice", dice, &n_dice, problems))
    return FALSE;
  if (!acies_game_begin_again (game, dice, n_dice))
    acies_json_complain (&list, problems, NULL, _("The battle cannot begin with these dice now."));

  return !acies_problems_has_errors (problems);
}

void
acies_journal_text_mark_saved (AciesJournalSaved *saved, AciesGame *game, GFile *file)
{
  g_set_object (&saved->file, file);
  saved->n_steps = acies_game_get_n_steps (game);
  saved->hash = saved->n_steps > 0 ? acies_game_get_step_hash (game, saved->n_steps - 1) : 0;
}

static gboolean
read_saved (AciesGame *game, const AciesJsonCursor *at, AciesJournalSaved *saved,
            AciesProblems *problems)
{
  g_autoptr (GFile) file = NULL;
  const char       *uri = NULL;

  if (!acies_json_read_string (at, "saved", &uri, problems))
    return FALSE;

  file = g_file_new_for_uri (uri);
  acies_journal_text_mark_saved (saved, game, file);

  return TRUE;
}

static gboolean
redo_concession (AciesGame             *game,
                 const AciesJsonCursor *at,
                 AciesProblems         *problems,
                 GError               **error)
{
  AciesConcession concession = { ACIES_CONCESSION_NONE, ACIES_NO_SIDE };

  if (!acies_concession_read (&concession, acies_game_get_scenario (game), at, "concession", problems))
    return acies_problems_to_error (problems, error);

  return concession.kind == ACIES_CONCESSION_NONE || acies_game_concede (game, &concession, error);
}

static gboolean
play_line (AciesGame *game, JsonNode *node, AciesJournalSaved *saved, GError **error)
{
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  const AciesJsonCursor     root = acies_json_root (node);
  const AciesJsonCursor     act = acies_json_member (&root, "act");
  const AciesJsonCursor     undo = acies_json_member (&root, "undo");
  const AciesJsonCursor     redo = acies_json_member (&root, "redo");
  const AciesJsonCursor     dice = acies_json_member (&root, "dice");
  const AciesJsonCursor     start = acies_json_member (&root, "start-dice");
  const AciesJsonCursor     players = acies_json_member (&root, "players");
  const AciesJsonCursor     saving = acies_json_member (&root, "saved");
  const AciesJsonCursor     concession = acies_json_member (&root, "concession");

  if (act.node != NULL)
    return acies_record_play (game, &act, acies_game_get_n_steps (game) + 1, error);
  if (undo.node != NULL)
    return acies_game_undo (game, error);
  if (dice.node != NULL)
    return redo_dice (game, &root, problems) || acies_problems_to_error (problems, error);
  if (start.node != NULL)
    return begin_again (game, &root, problems) || acies_problems_to_error (problems, error);
  if (players.node != NULL)
    return acies_record_read_players (&root, "players", game, problems) ||
           acies_problems_to_error (problems, error);
  if (concession.node != NULL)
    return redo_concession (game, &root, problems, error);
  if (saving.node != NULL)
    return read_saved (game, &root, saved, problems) || acies_problems_to_error (problems, error);
  if (redo.node != NULL)
    return acies_game_redo (game) ||
           acies_record_play (game, &redo, acies_game_get_n_steps (game) + 1, error);

  g_set_error_literal (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_INVALID,
                       _("This is no step of a battle that could be taken here."));

  return FALSE;
}

/*
 * Plays the lines after the first; @end is where the last whole one ends. A last one that makes no sense is left out.
 * @good: where they begin, then where those that were played end.
 */
static gboolean
play_lines (AciesGame *game, const char **good, const char *end, AciesJournalSaved *saved,
            GError **error)
{
  const char *text = *good;

  for (guint number = 2; text < end; number++)
    {
      const char          *stop = memchr (text, '\n', (gsize) (end - text));
      const gboolean       last = stop + 1 == end;
      g_autoptr (JsonNode) node = acies_json_parse (text, (gsize) (stop - text), error);

      if (node == NULL && last)
        {
          g_clear_error (error);
          return TRUE;
        }
      if (node == NULL || !play_line (game, node, saved, error))
        {
          /* Translators: %u is the number of a line of a file. */
          g_prefix_error (error, _("line %u: "), number);
          return FALSE;
        }
      text = stop + 1;
      *good = text;
    }

  return TRUE;
}

static gboolean
read_file (GFile *file, char **text, gsize *length, GError **error)
{
  g_autoptr (GFileInfo) info = NULL;

  info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                            G_FILE_QUERY_INFO_NONE, NULL, error);
  if (info == NULL)
    return FALSE;

  if (g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR ||
      g_file_info_get_size (info) > MAX_JOURNAL_SIZE)
    {
      g_set_error_literal (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_LIMIT,
                           _("This is no journal of a battle: not a plain file, or too large."));
      return FALSE;
    }

  return g_file_load_contents (file, NULL, text, length, NULL, error);
}

static AciesGame *
replay (GFile *file, AciesJournalSaved *saved, gsize *good_length, GError **error)
{
  g_autoptr (JsonNode)  root = NULL;
  g_autoptr (AciesGame) game = NULL;
  g_autofree char      *text = NULL;
  const char           *first, *last, *good;
  gsize                 length;

  if (!read_file (file, &text, &length, error))
    return NULL;

  first = memchr (text, '\n', length);
  if (first == NULL)
    {
      g_set_error_literal (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_SYNTAX,
                           _("This is no journal of a battle: its first line is not complete."));
      return NULL;
    }

  root = acies_json_parse (text, (gsize) (first - text), error);
  if (root != NULL)
    game = acies_game_from_json (root, -1, NULL, error);
  if (game == NULL)
    {
      g_prefix_error (error, _("line %u: "), 1);
      return NULL;
    }

  /* A line without its end was being written when the program stopped; it is left out. */
  last = g_strrstr_len (text, (gssize) length, "\n");
  good = first + 1;
  if (!play_lines (game, &good, last + 1, saved, error))
    return NULL;

  *good_length = (gsize) (good - text);

  return g_steal_pointer (&game);
}

AciesGame *
acies_journal_text_replay (GFile *file, AciesJournalSaved *saved, gsize *good_length,
                           GError **error)
{
  AciesGame       *game;
  g_autofree char *name = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  game = replay (file, saved, good_length, error);
  if (game == NULL)
    {
      name = g_file_get_parse_name (file);
      g_prefix_error (error, "%s: ", name);
    }

  return game;
}
