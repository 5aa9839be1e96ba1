/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-journal.h"

#include "engine/core/acies-error.h"
#include "engine/core/acies-record-parts.h"
#include "engine/core/acies-record.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

/* A battle of 100,000 actions stays far below it. */
#define MAX_JOURNAL_SIZE (4 * ACIES_MAX_FILE_SIZE)

struct _AciesJournal
{
  GObject parent_instance;

  AciesGame *game;
  GFile     *file;
  int        fd;  /* -1: no longer written */
  GError    *error;
};

G_DEFINE_FINAL_TYPE (AciesJournal, acies_journal, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_ERROR,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
set_access_error (GError **error, GFile *file, int code)
{
  g_autofree char *name = g_file_get_parse_name (file);

  g_set_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_ACCESS,
               /* Translators: %1$s is a file, %2$s what the system says of the fault. */
               _("%1$s: the running battle cannot be written down here: %2$s."),
               name, g_strerror (code));
}

/* The first fault ends the writing: a journal with a gap would tell of another battle. */
static void
acies_journal_fail (AciesJournal *self, int code)
{
  close (self->fd);
  self->fd = -1;
  set_access_error (&self->error, self->file, code);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ERROR]);
}

static void
acies_journal_write (AciesJournal *self, const char *line)
{
  g_autofree char *text = g_strconcat (line, "\n", NULL);
  const char      *left = text;

  while (*left != '\0')
    {
      const gssize written = write (self->fd, left, strlen (left));

      if (written < 0 && errno != EINTR)
        {
          acies_journal_fail (self, errno);
          return;
        }
      if (written > 0)
        left += written;
    }

  if (fsync (self->fd) != 0)
    acies_journal_fail (self, errno);
}

static void
write_action (JsonBuilder *builder, const char *key, AciesGame *game)
{
  const guint last = acies_game_get_n_steps (game) - 1;

  json_builder_set_member_name (builder, key);
  json_builder_add_value (builder, acies_record_write_action (game, last));
}

static void
write_dice (JsonBuilder *builder, AciesGame *game)
{
  const guint8 *dice = NULL;
  guint         n_dice = 0;

  acies_game_get_step_forced (game, acies_game_get_n_steps (game), &dice, &n_dice);
  json_builder_set_member_name (builder, "dice");
  acies_record_write_dice (builder, dice, n_dice);
}

/*
 * One line: an object with the one member act, undo, redo, dice or players. A redo names its
 * action, since the journal may have begun after what is redone was undone.
 */
static JsonNode *
line_new (AciesGame *game, AciesGameChange change)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  switch (change)
    {
    case ACIES_GAME_ACTED:
      write_action (builder, "act", game);
      break;
    case ACIES_GAME_UNDONE:
      acies_json_put_bool (builder, "undo", TRUE);
      break;
    case ACIES_GAME_REDONE:
      write_action (builder, "redo", game);
      break;
    case ACIES_GAME_DICE_FORCED:
      write_dice (builder, game);
      break;
    case ACIES_GAME_PLAYERS_CHANGED:
      json_builder_set_member_name (builder, "players");
      acies_record_write_players (builder, game);
      break;
    default:
      g_assert_not_reached ();
    }
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

static void
game_recorded_cb (AciesJournal *self, guint change, AciesGame *game)
{
  g_autoptr (JsonNode) node = NULL;
  g_autofree char     *line = NULL;

  if (self->fd < 0)
    return;

  node = line_new (game, (AciesGameChange) change);
  line = acies_json_to_line (node);
  acies_journal_write (self, line);
}

static void
acies_journal_dispose (GObject *object)
{
  AciesJournal *self = ACIES_JOURNAL (object);

  if (self->fd >= 0)
    close (self->fd);
  self->fd = -1;
  g_clear_object (&self->game);
  g_clear_object (&self->file);
  g_clear_error (&self->error);

  G_OBJECT_CLASS (acies_journal_parent_class)->dispose (object);
}

static void
acies_journal_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AciesJournal *self = ACIES_JOURNAL (object);

  if (id == PROP_ERROR)
    g_value_set_boxed (value, self->error);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
acies_journal_class_init (AciesJournalClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = acies_journal_dispose;
  object_class->get_property = acies_journal_get_property;

  properties[PROP_ERROR] =
    g_param_spec_boxed ("error", NULL, NULL, G_TYPE_ERROR,
                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
acies_journal_init (AciesJournal *self)
{
  self->fd = -1;
}

/* Writes the first line beside an older journal, and puts it in its place when it is whole. */
static gboolean
begin_file (AciesGame *game, const char *path, GFile *file, GError **error)
{
  g_autoptr (JsonNode) root = acies_game_to_json (game);
  g_autoptr (GError)   fault = NULL;
  g_autofree char     *line = acies_json_to_line (root);
  g_autofree char     *text = g_strconcat (line, "\n", NULL);
  g_autofree char     *name = NULL;

  if (g_file_set_contents_full (path, text, -1,
                                G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                0600, &fault))
    return TRUE;

  name = g_file_get_parse_name (file);
  g_set_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_ACCESS,
               _("%1$s: the running battle cannot be written down here: %2$s."),
               name, fault->message);

  return FALSE;
}

AciesJournal *
acies_journal_new (AciesGame *game, GFile *file, GError **error)
{
  g_autoptr (AciesJournal) self = NULL;
  g_autofree char         *path = NULL;

  g_return_val_if_fail (ACIES_IS_GAME (game), NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  path = g_file_get_path (file);
  if (path == NULL)
    {
      set_access_error (error, file, ENOTSUP);
      return NULL;
    }
  if (!begin_file (game, path, file, error))
    return NULL;

  self = g_object_new (ACIES_TYPE_JOURNAL, NULL);
  self->game = g_object_ref (game);
  self->file = g_object_ref (file);
  self->fd = g_open (path, O_WRONLY | O_APPEND | O_CLOEXEC, 0);
  if (self->fd < 0)
    {
      set_access_error (error, file, errno);
      return NULL;
    }

  g_signal_connect_object (game, "recorded", G_CALLBACK (game_recorded_cb),
                           self, G_CONNECT_SWAPPED);

  return g_steal_pointer (&self);
}

const GError *
acies_journal_get_error (AciesJournal *self)
{
  g_return_val_if_fail (ACIES_IS_JOURNAL (self), NULL);

  return self->error;
}

GFile *
acies_journal_get_file (AciesJournal *self)
{
  g_return_val_if_fail (ACIES_IS_JOURNAL (self), NULL);

  return self->file;
}

void
acies_journal_remove (AciesJournal *self)
{
  g_return_if_fail (ACIES_IS_JOURNAL (self));

  if (self->fd >= 0)
    close (self->fd);
  self->fd = -1;
  g_file_delete (self->file, NULL, NULL);
}

/* ---- Recovery ---- */

static gboolean
redo_dice (AciesGame *game, const AciesJsonCursor *at, AciesProblems *problems)
{
  guint8 dice[ACIES_MAX_FORCED_DICE];
  guint  n_dice;

  return acies_record_read_dice (at, "dice", dice, &n_dice, problems) &&
         acies_game_force_dice (game, dice, n_dice);
}

static gboolean
play_line (AciesGame *game, JsonNode *node, GError **error)
{
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  const AciesJsonCursor     root = acies_json_root (node);
  const AciesJsonCursor     act = acies_json_member (&root, "act");
  const AciesJsonCursor     undo = acies_json_member (&root, "undo");
  const AciesJsonCursor     redo = acies_json_member (&root, "redo");
  const AciesJsonCursor     dice = acies_json_member (&root, "dice");
  const AciesJsonCursor     players = acies_json_member (&root, "players");

  if (act.node != NULL)
    return acies_record_play (game, &act, acies_game_get_n_steps (game) + 1, error);
  if (undo.node != NULL)
    return acies_game_undo (game, error);
  if (dice.node != NULL)
    return redo_dice (game, &root, problems) || acies_problems_to_error (problems, error);
  if (players.node != NULL)
    return acies_record_read_players (&root, "players", game, problems) ||
           acies_problems_to_error (problems, error);
  if (redo.node != NULL)
    return acies_game_redo (game) ||
           acies_record_play (game, &redo, acies_game_get_n_steps (game) + 1, error);

  g_set_error_literal (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_INVALID,
                       _("This is no step of a battle that could be taken here."));

  return FALSE;
}

/* Plays the lines after the first; @text ends with the last whole one. */
static gboolean
play_lines (AciesGame *game, const char *text, const char *end, GError **error)
{
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
      if (node == NULL || !play_line (game, node, error))
        {
          /* Translators: %u is the number of a line of a file. */
          g_prefix_error (error, _("line %u: "), number);
          return FALSE;
        }
      text = stop + 1;
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
recover (GFile *file, GError **error)
{
  g_autoptr (JsonNode)  root = NULL;
  g_autoptr (AciesGame) game = NULL;
  g_autofree char      *text = NULL;
  const char           *first, *last;
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
  if (!play_lines (game, first + 1, last + 1, error))
    return NULL;

  return g_steal_pointer (&game);
}

AciesGame *
acies_journal_recover (GFile *file, GError **error)
{
  AciesGame       *game;
  g_autofree char *name = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  game = recover (file, error);
  if (game == NULL)
    {
      name = g_file_get_parse_name (file);
      g_prefix_error (error, "%s: ", name);
    }

  return game;
}
