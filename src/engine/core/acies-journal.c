/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-journal.h"

#include "engine/core/acies-disk-sync.h"
#include "engine/core/acies-error.h"
#include "engine/core/acies-journal-text.h"
#include "engine/core/acies-record-parts.h"
#include "engine/core/acies-record.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

struct _AciesJournal
{
  GObject parent_instance;

  AciesGame        *game;
  GFile            *file;
  int               fd;     /* -1: no longer written */
  AciesDiskSync    *sync;   /* NULL if fd is -1 */
  AciesJournalSaved saved;
  GError           *error;
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

/* The lock is given up by name: the thread that still brings the last lines onto the disk has the file open too. */
static void
acies_journal_stop (AciesJournal *self)
{
  g_clear_pointer (&self->sync, acies_disk_sync_free);
  if (self->fd >= 0)
    {
      flock (self->fd, LOCK_UN);
      close (self->fd);
    }
  self->fd = -1;
}

/* The first fault ends the writing: a journal with a gap would tell of another battle. */
static void
acies_journal_fail (AciesJournal *self, int code)
{
  acies_journal_stop (self);
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

  acies_disk_sync_want (self->sync);
}

static void
sync_failed_cb (int code, gpointer data)
{
  acies_journal_fail (data, code);
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
 * One line: an object with the one member act, undo, redo, dice, start-dice, players or saved. A redo names its
 * action, since the journal may have begun after what is redone was undone.
 */
static JsonNode *
line_new (AciesGame *game, AciesGameChange change)
{
  const AciesStart       *start = &acies_game_get_options (game)->start;
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
    case ACIES_GAME_BEGUN_AGAIN:
      json_builder_set_member_name (builder, "start-dice");
      acies_record_write_dice (builder, start->dice, start->n_dice);
      break;
    case ACIES_GAME_CONCEDED:
      json_builder_set_member_name (builder, "concession");
      acies_concession_write (acies_game_get_concession (game), acies_game_get_scenario (game),
                              builder);
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

void
acies_journal_note_saved (AciesJournal *self, GFile *file)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode)    node = NULL;
  g_autofree char        *uri = NULL;
  g_autofree char        *line = NULL;

  g_return_if_fail (ACIES_IS_JOURNAL (self));
  g_return_if_fail (G_IS_FILE (file));

  acies_journal_text_mark_saved (&self->saved, self->game, file);
  if (self->fd < 0)
    return;

  uri = g_file_get_uri (file);
  json_builder_begin_object (builder);
  acies_json_put_string (builder, "saved", uri);
  json_builder_end_object (builder);
  node = json_builder_get_root (builder);
  line = acies_json_to_line (node);
  acies_journal_write (self, line);
}

const AciesJournalSaved *
acies_journal_get_saved (AciesJournal *self)
{
  g_return_val_if_fail (ACIES_IS_JOURNAL (self), NULL);

  return &self->saved;
}

static void
acies_journal_dispose (GObject *object)
{
  AciesJournal *self = ACIES_JOURNAL (object);

  acies_journal_stop (self);
  g_clear_object (&self->game);
  g_clear_object (&self->file);
  g_clear_object (&self->saved.file);
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

  if (g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0600, &fault))
    return TRUE;

  name = g_file_get_parse_name (file);
  g_set_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_ACCESS,
               _("%1$s: the running battle cannot be written down here: %2$s."),
               name, fault->message);

  return FALSE;
}

/* One program writes a journal; the lock goes with the program. A file system without locks is no hindrance. */
static gboolean
lock_file (int fd, GFile *file, GError **error)
{
  g_autofree char *name = NULL;

  if (flock (fd, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK)
    return TRUE;

  name = g_file_get_parse_name (file);
  g_set_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_IN_USE,
               _("%s: this battle is under way in another window. Go on with it there."), name);

  return FALSE;
}

static char *
get_path (GFile *file, GError **error)
{
  char *path = g_file_get_path (file);

  if (path == NULL)
    set_access_error (error, file, ENOTSUP);

  return path;
}

/* Opens the journal at @path for this program alone. */
static AciesJournal *
open_file (GFile *file, const char *path, GError **error)
{
  g_autoptr (AciesJournal) self = g_object_new (ACIES_TYPE_JOURNAL, NULL);

  self->file = g_object_ref (file);
  self->fd = g_open (path, O_WRONLY | O_APPEND | O_CLOEXEC, 0);
  if (self->fd >= 0)
    self->sync = acies_disk_sync_new (self->fd, sync_failed_cb, self);
  if (self->sync == NULL)
    {
      set_access_error (error, file, errno);
      return NULL;
    }
  if (!lock_file (self->fd, file, error))
    return NULL;

  return g_steal_pointer (&self);
}

static void
follow (AciesJournal *self, AciesGame *game)
{
  self->game = g_object_ref (game);
  acies_disk_sync_want (self->sync);
  g_signal_connect_object (game, "recorded", G_CALLBACK (game_recorded_cb),
                           self, G_CONNECT_SWAPPED);
}

AciesJournal *
acies_journal_new (AciesGame *game, GFile *file, GError **error)
{
  g_autoptr (AciesJournal) self = NULL;
  g_autoptr (AciesJournal) before = NULL;
  g_autofree char         *path = NULL;

  g_return_val_if_fail (ACIES_IS_GAME (game), NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  path = get_path (file, error);
  if (path == NULL)
    return NULL;

  /* What another program writes is not replaced. */
  if (g_file_test (path, G_FILE_TEST_EXISTS))
    {
      before = open_file (file, path, error);
      if (before == NULL)
        return NULL;
    }
  if (!begin_file (game, path, file, error))
    return NULL;

  self = open_file (file, path, error);
  if (self != NULL)
    follow (self, game);

  return g_steal_pointer (&self);
}

AciesJournal *
acies_journal_resume (GFile *file, AciesGame **game, GError **error)
{
  g_autoptr (AciesJournal) self = NULL;
  g_autofree char         *path = NULL;
  gsize                    length;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (game != NULL, NULL);

  path = get_path (file, error);
  self = path != NULL ? open_file (file, path, error) : NULL;
  if (self == NULL)
    return NULL;

  *game = acies_journal_text_replay (file, &self->saved, &length, error);
  if (*game == NULL)
    return NULL;

  if (ftruncate (self->fd, (off_t) length) != 0)
    {
      set_access_error (error, file, errno);
      g_clear_object (game);
      return NULL;
    }
  follow (self, *game);

  return g_steal_pointer (&self);
}

AciesGame *
acies_journal_recover (GFile *file, AciesJournalSaved *saved, GError **error)
{
  AciesJournalSaved found = { 0 };
  AciesGame        *game;
  gsize             length;

  game = acies_journal_text_replay (file, &found, &length, error);
  if (saved != NULL)
    *saved = found;
  else
    g_clear_object (&found.file);

  return game;
}

gboolean
acies_journal_is_in_use (GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  const int        fd = path != NULL ? g_open (path, O_RDONLY | O_CLOEXEC, 0) : -1;
  gboolean         in_use;

  if (fd < 0)
    return FALSE;

  in_use = flock (fd, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
  close (fd);

  return in_use;
}

const GError *
acies_journal_get_error (AciesJournal *self)
{
  g_return_val_if_fail (ACIES_IS_JOURNAL (self), NULL);

  return self->error;
}

void
acies_journal_remove (AciesJournal *self)
{
  g_return_if_fail (ACIES_IS_JOURNAL (self));

  acies_journal_stop (self);
  g_file_delete (self->file, NULL, NULL);
}
