/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "cli/cli-lines.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#define CHUNK 65536

struct _CliLines
{
  int         fd;
  char        chunk[CHUNK];
  gsize       at, end;  /* what is left of the chunk */
  gboolean    ended;
  GByteArray *line;
  gboolean    too_long;
};

CliLines *
cli_lines_new (int fd)
{
  CliLines *self = g_new0 (CliLines, 1);

  self->fd = fd;
  self->line = g_byte_array_new ();

  return self;
}

void
cli_lines_free (CliLines *self)
{
  if (self == NULL)
    return;

  g_byte_array_unref (self->line);
  g_free (self);
}

static void
cli_lines_fill (CliLines *self)
{
  gssize n;

  do
    n = read (self->fd, self->chunk, CHUNK);
  while (n < 0 && errno == EINTR);

  self->at = 0;
  self->end = n > 0 ? (gsize) n : 0;
  self->ended = n <= 0;
}

static void
cli_lines_keep (CliLines *self, const char *text, gsize length)
{
  if (self->too_long)
    return;

  self->too_long = self->line->len + length > ACIES_MAX_FILE_SIZE;
  if (!self->too_long)
    {
      g_byte_array_append (self->line, (const guint8 *) text, (guint) length);
      return;
    }
  g_byte_array_unref (self->line);
  self->line = g_byte_array_new ();
}

static CliLineKind
cli_lines_give (CliLines *self, const char **line, gsize *length)
{
  static const char empty[] = "";

  *length = self->line->len;
  *line = *length > 0 ? (const char *) self->line->data : empty;
  if (*length > 0 && (*line)[*length - 1] == '\r')
    *length -= 1;

  return self->too_long ? CLI_LINE_TOO_LONG : CLI_LINE;
}

CliLineKind
cli_lines_next (CliLines *self, const char **line, gsize *length)
{
  g_byte_array_set_size (self->line, 0);
  self->too_long = FALSE;

  while (!self->ended)
    {
      const char *from = self->chunk + self->at;
      const char *found = memchr (from, '\n', self->end - self->at);

      if (found != NULL)
        {
          cli_lines_keep (self, from, (gsize) (found - from));
          self->at += (gsize) (found - from) + 1;
          return cli_lines_give (self, line, length);
        }
      cli_lines_keep (self, from, self->end - self->at);
      cli_lines_fill (self);
    }

  if (self->line->len == 0 && !self->too_long)
    return CLI_LINES_END;

  return cli_lines_give (self, line, length);
}
