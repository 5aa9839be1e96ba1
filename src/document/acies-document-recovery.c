/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "document/acies-document-recovery.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "document/acies-document-copy.h"
#include "document/acies-document-place.h"
#include "engine/core/acies-error.h"
#include "engine/core/acies-format.h"

struct _AciesDocumentRecovery
{
  GObject parent_instance;

  AciesDocument     *document;
  GFile             *folder;
  AciesDocumentCopy *copy;     /* NULL: not needed yet */
  JsonNode          *kept;     /* what the copy holds, or is being given; NULL: nothing */
  guint              serial;
  guint              idle;     /* a source, 0: none */
  gboolean           writing;  /* a thread is at work */
  GError            *error;
};

G_DEFINE_FINAL_TYPE (AciesDocumentRecovery, acies_document_recovery, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_ERROR,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void schedule (AciesDocumentRecovery *self);

static void
set_error (AciesDocumentRecovery *self, GError *error)
{
  if (self->error == NULL && error == NULL)
    return;

  g_clear_error (&self->error);
  self->error = error;
  /* What could not be written is not kept: the next change tries again. */
  if (error != NULL)
    g_clear_pointer (&self->kept, json_node_unref);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ERROR]);
}

/* A line about the document, then its bytes. */
static GBytes *
bytes_new (AciesDocument *document)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode)    head = NULL;
  g_autoptr (GBytes)      body = acies_document_dup_bytes (document);
  g_autofree char        *line = NULL;
  g_autofree char        *uri = NULL;
  GFile                  *file = acies_document_get_file (document);
  GByteArray             *bytes = g_byte_array_new ();

  uri = file != NULL ? g_file_get_uri (file) : NULL;
  json_builder_begin_object (builder);
  acies_json_put_string (builder, "title", acies_document_get_title (document));
  acies_json_put_string (builder, "file", uri);
  acies_json_put_string (builder, "digest", acies_document_get_digest (document));
  json_builder_end_object (builder);
  head = json_builder_get_root (builder);
  line = acies_json_to_line (head);
  g_byte_array_append (bytes, (const guint8 *) line, (guint) strlen (line));
  g_byte_array_append (bytes, (const guint8 *) "\n", 1);
  g_byte_array_append (bytes, g_bytes_get_data (body, NULL), (guint) g_bytes_get_size (body));

  return g_byte_array_free_to_bytes (bytes);
}

/* Whether the copy is not what it should be; then @bytes is what it should hold, NULL if nothing. */
static gboolean
prepare (AciesDocumentRecovery *self, GBytes **bytes, GError **error)
{
  JsonNode      *root = acies_document_get_root (self->document);
  const gboolean wanted = acies_document_is_modified (self->document);

  *bytes = NULL;
  if (wanted ? self->kept == root : self->kept == NULL)
    return FALSE;
  if (self->copy == NULL)
    self->copy = acies_document_copy_new (self->folder, error);
  if (self->copy == NULL)
    return FALSE;

  g_clear_pointer (&self->kept, json_node_unref);
  if (wanted)
    {
      self->kept = json_node_ref (root);
      *bytes = bytes_new (self->document);
    }
  self->serial++;

  return TRUE;
}

/* What a thread writes. */
typedef struct
{
  AciesDocumentCopy *copy;
  guint              serial;
  GBytes            *bytes;
} Writing;

static void
writing_free (Writing *writing)
{
  acies_document_copy_unref (writing->copy);
  g_clear_pointer (&writing->bytes, g_bytes_unref);
  g_free (writing);
}

static void
write_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Writing *writing = task_data;
  GError  *error = NULL;

  if (acies_document_copy_write (writing->copy, writing->serial, writing->bytes, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  AciesDocumentRecovery *self = ACIES_DOCUMENT_RECOVERY (source);
  GError                *error = NULL;

  self->writing = FALSE;
  g_task_propagate_boolean (G_TASK (result), &error);
  if (self->document == NULL)
    {
      g_clear_error (&error);
      return;
    }
  set_error (self, error);
  if (error == NULL)
    schedule (self);
}

static gboolean
start_cb (gpointer data)
{
  AciesDocumentRecovery *self = data;
  g_autoptr (GTask)      task = NULL;
  Writing               *writing;
  GBytes                *bytes;
  GError                *error = NULL;

  self->idle = 0;
  if (!prepare (self, &bytes, &error))
    {
      if (error != NULL)
        set_error (self, error);
      return G_SOURCE_REMOVE;
    }

  writing = g_new0 (Writing, 1);
  writing->copy = acies_document_copy_ref (self->copy);
  writing->serial = self->serial;
  writing->bytes = bytes;
  self->writing = TRUE;
  task = g_task_new (self, NULL, written_cb, NULL);
  g_task_set_task_data (task, writing, (GDestroyNotify) writing_free);
  g_task_run_in_thread (task, write_thread);

  return G_SOURCE_REMOVE;
}

static void
schedule (AciesDocumentRecovery *self)
{
  if (self->idle == 0 && !self->writing && self->document != NULL)
    self->idle = g_idle_add_full (G_PRIORITY_LOW, start_cb, self, NULL);
}

static void
changed_cb (AciesDocumentRecovery *self)
{
  schedule (self);
}

static void
stop (AciesDocumentRecovery *self)
{
  g_clear_handle_id (&self->idle, g_source_remove);
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_object (&self->document);
  g_clear_pointer (&self->copy, acies_document_copy_unref);
  g_clear_pointer (&self->kept, json_node_unref);
}

static void
acies_document_recovery_dispose (GObject *object)
{
  AciesDocumentRecovery *self = ACIES_DOCUMENT_RECOVERY (object);

  stop (self);
  g_clear_object (&self->folder);
  g_clear_error (&self->error);

  G_OBJECT_CLASS (acies_document_recovery_parent_class)->dispose (object);
}

static void
acies_document_recovery_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_ERROR)
    g_value_set_boxed (value, ACIES_DOCUMENT_RECOVERY (object)->error);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
acies_document_recovery_class_init (AciesDocumentRecoveryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = acies_document_recovery_dispose;
  object_class->get_property = acies_document_recovery_get_property;

  properties[PROP_ERROR] =
    g_param_spec_boxed ("error", NULL, NULL, G_TYPE_ERROR, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
acies_document_recovery_init (AciesDocumentRecovery *self)
{
}

static AciesDocumentRecovery *
recovery_new (AciesDocument *document, GFile *folder, AciesDocumentCopy *copy)
{
  AciesDocumentRecovery *self = g_object_new (ACIES_TYPE_DOCUMENT_RECOVERY, NULL);

  self->document = g_object_ref (document);
  self->folder = g_object_ref (folder);
  self->copy = copy;
  if (copy != NULL)
    self->kept = json_node_ref (acies_document_get_root (document));
  g_signal_connect_swapped (document, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (document, "notify::modified", G_CALLBACK (changed_cb), self);
  schedule (self);

  return self;
}

AciesDocumentRecovery *
acies_document_recovery_new (AciesDocument *document, GFile *folder)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (document), NULL);
  g_return_val_if_fail (G_IS_FILE (folder), NULL);

  return recovery_new (document, folder, NULL);
}

const GError *
acies_document_recovery_get_error (AciesDocumentRecovery *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT_RECOVERY (self), NULL);

  return self->error;
}

gboolean
acies_document_recovery_flush (AciesDocumentRecovery *self)
{
  g_autoptr (GBytes) bytes = NULL;
  GError            *error = NULL;

  g_return_val_if_fail (ACIES_IS_DOCUMENT_RECOVERY (self), FALSE);

  if (self->document == NULL)
    return TRUE;

  /* What a thread has under way may not be on the disk yet. */
  if (self->writing)
    g_clear_pointer (&self->kept, json_node_unref);
  if (prepare (self, &bytes, &error) &&
      acies_document_copy_write (self->copy, self->serial, bytes, &error))
    set_error (self, NULL);
  if (error != NULL)
    set_error (self, error);

  return error == NULL;
}

void
acies_document_recovery_discard (AciesDocumentRecovery *self)
{
  g_return_if_fail (ACIES_IS_DOCUMENT_RECOVERY (self));

  if (self->copy != NULL)
    acies_document_copy_write (self->copy, ++self->serial, NULL, NULL);
  stop (self);
}

/* ---- What programs left ---- */

void
acies_recovered_free (AciesRecovered *self)
{
  if (self == NULL)
    return;

  g_clear_object (&self->copy);
  g_clear_object (&self->file);
  g_free (self->title);
  g_free (self);
}

/* The line about the document, and where its bytes begin. Errors begin with the copy's name. */
static JsonNode *
read_copy (GFile *copy, GBytes **body, GError **error)
{
  g_autoptr (GBytes) bytes = acies_json_read_bytes (copy, error);
  const char        *text = bytes != NULL ? g_bytes_get_data (bytes, NULL) : NULL;
  const gsize        size = bytes != NULL ? g_bytes_get_size (bytes) : 0;
  const char        *end = text != NULL ? memchr (text, '\n', size) : NULL;
  JsonNode          *head = NULL;

  if (end != NULL)
    head = acies_json_parse (text, (gsize) (end - text), error);
  else if (bytes != NULL)
    g_set_error_literal (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_SYNTAX, _("This is no copy of a scenario"));
  if (head == NULL)
    {
      g_autofree char *name = g_file_get_parse_name (copy);

      g_prefix_error (error, "%s: ", name);
      return NULL;
    }
  *body = g_bytes_new_from_bytes (bytes, (gsize) (end + 1 - text), (gsize) (text + size - end - 1));

  return head;
}

static AciesRecovered *
recovered_new (GFile *copy, GFileInfo *info)
{
  g_autoptr (GBytes)    body = NULL;
  g_autoptr (JsonNode)  head = read_copy (copy, &body, NULL);
  g_autoptr (GDateTime) modified = g_file_info_get_modification_date_time (info);
  AciesRecovered       *self;

  if (head == NULL)
    return NULL;

  self = g_new0 (AciesRecovered, 1);
  self->copy = g_object_ref (copy);
  self->title = g_strdup (acies_json_text (acies_path_find (head, "title")));
  if (acies_json_text (acies_path_find (head, "file")) != NULL)
    self->file = g_file_new_for_uri (acies_json_text (acies_path_find (head, "file")));
  if (modified != NULL)
    self->modified = g_date_time_to_unix (modified);

  return self;
}

static int
compare_recovered (gconstpointer one, gconstpointer other)
{
  const AciesRecovered *left = *(AciesRecovered *const *) one;
  const AciesRecovered *right = *(AciesRecovered *const *) other;

  return left->modified == right->modified ? 0 : left->modified > right->modified ? -1 : 1;
}

/* The copies in @folder: those that a living program keeps, or those that none does. */
static GPtrArray *
list_copies (GFile *folder, gboolean in_use)
{
  GPtrArray *found = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_recovered_free);
  g_autoptr (GFileEnumerator) children =
    g_file_enumerate_children (folder, G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_TIME_MODIFIED,
                               G_FILE_QUERY_INFO_NONE, NULL, NULL);
  GFileInfo *info;
  GFile     *copy;

  while (children != NULL &&
         g_file_enumerator_iterate (children, &info, &copy, NULL, NULL) && info != NULL)
    {
      AciesRecovered *recovered = NULL;

      if (g_str_has_suffix (g_file_info_get_name (info), ACIES_DOCUMENT_COPY_SUFFIX) &&
          acies_document_copy_is_in_use (copy) == in_use)
        recovered = recovered_new (copy, info);
      if (recovered != NULL)
        g_ptr_array_add (found, recovered);
    }

  return found;
}

GPtrArray *
acies_document_recoveries (GFile *folder)
{
  GPtrArray *found;

  g_return_val_if_fail (G_IS_FILE (folder), NULL);

  found = list_copies (folder, FALSE);
  g_ptr_array_sort (found, compare_recovered);

  return found;
}

gboolean
acies_document_is_being_edited (GFile *file, GFile *folder)
{
  g_autoptr (GPtrArray) copies = NULL;

  g_return_val_if_fail (G_IS_FILE (file), FALSE);
  g_return_val_if_fail (G_IS_FILE (folder), FALSE);

  copies = list_copies (folder, TRUE);
  for (guint i = 0; i < copies->len; i++)
    {
      const AciesRecovered *copy = copies->pdata[i];

      if (copy->file != NULL && g_file_equal (copy->file, file))
        return TRUE;
    }

  return FALSE;
}

AciesDocument *
acies_document_recover (const AciesRecovered *recovered, AciesDocumentRecovery **recovery,
                        GError **error)
{
  g_autoptr (AciesDocumentCopy) copy = acies_document_copy_open (recovered->copy, error);
  g_autoptr (AciesProblems)     problems = acies_problems_new ();
  g_autoptr (GBytes)            body = NULL;
  g_autoptr (JsonNode)          head = NULL;
  g_autoptr (JsonNode)          root = NULL;
  g_autoptr (GFile)             folder = g_file_get_parent (recovered->copy);
  AciesJsonCursor               at;
  AciesDocument                *document;

  g_return_val_if_fail (recovery != NULL, NULL);

  head = copy != NULL ? read_copy (recovered->copy, &body, error) : NULL;
  if (head == NULL)
    return NULL;
  root = acies_json_parse (g_bytes_get_data (body, NULL), g_bytes_get_size (body), error);
  at = acies_json_root (root);
  if (root == NULL || !acies_format_check (&at, ACIES_FORMAT_SCENARIO, problems, error))
    return NULL;

  document = acies_document_new (root);
  acies_document_take_over (document, recovered->file, acies_json_text (acies_path_find (head, "digest")));
  *recovery = recovery_new (document, folder, g_steal_pointer (&copy));

  return document;
}

void
acies_recovered_discard (const AciesRecovered *recovered)
{
  g_autoptr (AciesDocumentCopy) copy = acies_document_copy_open (recovered->copy, NULL);

  if (copy != NULL)
    acies_document_copy_write (copy, 1, NULL, NULL);
}
