/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "document/acies-document-copy.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/core/acies-error.h"

#define LOCK_SUFFIX ".lock"
#define MOST_TRIES  10

struct _AciesDocumentCopy
{
  gatomicrefcount refs;
  char           *path;
  char           *lock_path;
  int             lock;

  GMutex mutex;   /* for what follows, and the file */
  guint  serial;  /* of what was done last */
};

static gboolean
fail (GError **error, const char *path, const char *reason)
{
  g_autofree char *name = g_filename_display_name (path);

  g_set_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_ACCESS,
               /* Translators: %1$s is a file, %2$s what the system says of the fault. */
               _("%1$s: no copy of the unsaved scenario can be kept here: %2$s."), name, reason);

  return FALSE;
}

/* Whether the file open as @fd still has its name: whoever held the lock before may have taken it away. */
static gboolean
is_at (int fd, const char *path)
{
  struct stat open_file, named_file;

  return fstat (fd, &open_file) == 0 && stat (path, &named_file) == 0 &&
         open_file.st_ino == named_file.st_ino && open_file.st_dev == named_file.st_dev;
}

/* Returns: a descriptor that holds the lock; -1 and errno, which is EWOULDBLOCK if somebody else holds it */
static int
take_lock (const char *path)
{
  for (guint i = 0; i < MOST_TRIES; i++)
    {
      const int fd = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
      int       code;

      if (fd < 0)
        return -1;
      code = flock (fd, LOCK_EX | LOCK_NB) == 0 ? 0 : errno;
      if (code == EWOULDBLOCK)
        {
          close (fd);
          errno = code;
          return -1;
        }
      /* A file system without locks is no hindrance. */
      if (is_at (fd, path))
        return fd;
      close (fd);
    }

  errno = EAGAIN;

  return -1;
}

/* Takes @path over. */
static AciesDocumentCopy *
copy_open (char *path, GError **error)
{
  AciesDocumentCopy *self = g_new0 (AciesDocumentCopy, 1);

  g_atomic_ref_count_init (&self->refs);
  g_mutex_init (&self->mutex);
  self->path = path;
  self->lock_path = g_strconcat (path, LOCK_SUFFIX, NULL);
  self->lock = take_lock (self->lock_path);
  if (self->lock >= 0)
    return self;

  if (errno == EWOULDBLOCK)
    g_set_error_literal (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_IN_USE,
                         _("This scenario is open in another window. Go on with it there."));
  else
    fail (error, path, g_strerror (errno));
  acies_document_copy_unref (self);

  return NULL;
}

AciesDocumentCopy *
acies_document_copy_new (GFile *folder, GError **error)
{
  g_autofree char *id = g_uuid_string_random ();
  g_autofree char *name = g_strconcat (id, ACIES_DOCUMENT_COPY_SUFFIX, NULL);
  const char      *path = g_file_peek_path (folder);

  if (path == NULL)
    {
      g_autofree char *uri = g_file_get_uri (folder);

      fail (error, uri, g_strerror (ENOTSUP));
      return NULL;
    }
  if (g_mkdir_with_parents (path, 0700) != 0)
    {
      fail (error, path, g_strerror (errno));
      return NULL;
    }

  return copy_open (g_build_filename (path, name, NULL), error);
}

AciesDocumentCopy *
acies_document_copy_open (GFile *file, GError **error)
{
  const char *path = g_file_peek_path (file);

  g_return_val_if_fail (path != NULL, NULL);

  return copy_open (g_strdup (path), error);
}

AciesDocumentCopy *
acies_document_copy_ref (AciesDocumentCopy *self)
{
  g_atomic_ref_count_inc (&self->refs);

  return self;
}

void
acies_document_copy_unref (AciesDocumentCopy *self)
{
  if (self == NULL || !g_atomic_ref_count_dec (&self->refs))
    return;

  if (self->lock >= 0)
    {
      /* While the lock is held: nobody else has the file then. */
      g_unlink (self->lock_path);
      close (self->lock);
    }
  g_mutex_clear (&self->mutex);
  g_free (self->path);
  g_free (self->lock_path);
  g_free (self);
}

static gboolean
write_bytes (AciesDocumentCopy *self, GBytes *bytes, GError **error)
{
  g_autoptr (GError) fault = NULL;

  if (bytes == NULL)
    return g_unlink (self->path) == 0 || errno == ENOENT ||
           fail (error, self->path, g_strerror (errno));

  return g_file_set_contents_full (self->path, g_bytes_get_data (bytes, NULL),
                                   (gssize) g_bytes_get_size (bytes),
                                   G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                   0600, &fault) ||
         fail (error, self->path, fault->message);
}

gboolean
acies_document_copy_write (AciesDocumentCopy *self, guint serial, GBytes *bytes, GError **error)
{
  gboolean done = TRUE;

  g_mutex_lock (&self->mutex);
  if (serial >= self->serial)
    {
      self->serial = serial;
      done = write_bytes (self, bytes, error);
    }
  g_mutex_unlock (&self->mutex);

  return done;
}

gboolean
acies_document_copy_is_in_use (GFile *file)
{
  g_autofree char *path = g_strconcat (g_file_peek_path (file), LOCK_SUFFIX, NULL);
  const int        fd = g_open (path, O_RDONLY | O_CLOEXEC, 0);
  gboolean         in_use;

  if (fd < 0)
    return FALSE;

  in_use = flock (fd, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
  close (fd);

  return in_use;
}
