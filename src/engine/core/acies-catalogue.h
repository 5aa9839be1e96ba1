/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gio/gio.h>

#include "engine/core/acies-scenario.h"

G_BEGIN_DECLS

/* One file of the library: a good scenario or game, one that is neither, or one that could not be read and why. Immutable. */
#define ACIES_TYPE_CATALOGUE_ENTRY (acies_catalogue_entry_get_type ())
G_DECLARE_FINAL_TYPE (AciesCatalogueEntry, acies_catalogue_entry, ACIES, CATALOGUE_ENTRY, GObject)

typedef enum
{
  ACIES_CATALOGUE_SCENARIO,
  ACIES_CATALOGUE_GAME,
  ACIES_CATALOGUE_BROKEN,
  ACIES_CATALOGUE_OTHER,   /* army lists and campaigns: of Acies, but no battles */
} AciesCatalogueKind;

AciesCatalogueKind  acies_catalogue_entry_get_kind     (AciesCatalogueEntry *self);
GFile              *acies_catalogue_entry_get_file     (AciesCatalogueEntry *self);
AciesScenario      *acies_catalogue_entry_get_scenario (AciesCatalogueEntry *self);  /* (nullable) of a scenario or game */
const char         *acies_catalogue_entry_get_error    (AciesCatalogueEntry *self);  /* (nullable) file, place, fault, advice */
const char         *acies_catalogue_entry_get_name     (AciesCatalogueEntry *self);  /* the battle's, or the file's */
int                 acies_catalogue_entry_get_year     (AciesCatalogueEntry *self);  /* astronomical; G_MAXINT if unknown */

/* A file that may be read, and by what to know whether it changed since. */
typedef struct
{
  GFile  *file;
  char   *name;         /* for people */
  goffset size;
  gint64  modified_us;  /* unix microseconds */
} AciesCatalogueFile;

/* Returns: (transfer full) (nullable): %NULL if there is no such file */
AciesCatalogueFile *acies_catalogue_file_new  (GFile *file);
void                acies_catalogue_file_free (AciesCatalogueFile *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesCatalogueFile, acies_catalogue_file_free)

/*
 * Every .json file of @folder and of the folders in it, four deep (missing folders and hidden files are skipped), in no order.
 * None is read. Returns: (transfer full) (element-type AciesCatalogueFile)
 */
GPtrArray *acies_catalogue_list (GFile *folder, GCancellable *cancellable);

/* Reads a file that was listed. Returns: (transfer full) */
AciesCatalogueEntry *acies_catalogue_read_listed (const AciesCatalogueFile *file);

/* Reads one file, which may be anything; what cannot be read is a broken entry. Returns: (transfer full) */
AciesCatalogueEntry *acies_catalogue_read (GFile *file);

/*
 * Reads every file that acies_catalogue_list() finds in @folders, in a thread. The list holds AciesCatalogueEntry, sorted by
 * year and name; broken files come last, those that hold no battle are left out.
 */
void        acies_catalogue_scan_async  (GFile *const *folders, guint n_folders, GCancellable *cancellable,
                                         GAsyncReadyCallback callback, gpointer user_data);
GListModel *acies_catalogue_scan_finish (GAsyncResult *result, GError **error);

G_END_DECLS
