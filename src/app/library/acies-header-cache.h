/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/library/acies-library-item.h"

G_BEGIN_DECLS

/**
 * AciesHeaderCache:
 *
 * What the cards of files show, kept from one run of the program to the next, so that a file that did not change need not be
 * read. It holds for one version of the program and one language; whatever it cannot be used for is read from the files, and
 * nothing is lost with it. For one thread at a time.
 */
typedef struct _AciesHeaderCache AciesHeaderCache;

/* The file of the user's cache. Returns: (transfer full) */
GFile *acies_header_cache_get_default_file (void);

/* Reads @file; a file that is missing, foreign or broken is as good as an empty one. Returns: (transfer full) */
AciesHeaderCache *acies_header_cache_load (GFile *file);
void              acies_header_cache_free (AciesHeaderCache *self);

/* The item of @file as it stood when it was last read, if it did not change since. Returns: (transfer full) (nullable) */
AciesLibraryItem *acies_header_cache_find (AciesHeaderCache *self, const AciesCatalogueFile *file, AciesOrigin origin);

/* Remembers @item, just read from @file. One that has no header is left out. */
void acies_header_cache_add (AciesHeaderCache *self, const AciesCatalogueFile *file, AciesLibraryItem *item);

/*
 * Writes what was found or added since it was loaded, at one stroke; the rest is forgotten. Nothing is written if that is what
 * the file holds. Returns: whether the file is as it should be
 */
gboolean acies_header_cache_save (AciesHeaderCache *self, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesHeaderCache, acies_header_cache_free)

G_END_DECLS
