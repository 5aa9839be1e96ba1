/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/library/acies-library-item.h"

G_BEGIN_DECLS

/**
 * AciesLibraryModel:
 *
 * All that the library shows: a GListModel of AciesLibraryItem, in no order. Files are looked through in a thread and their items
 * come a few at a time; items whose file is as it was stay the same objects. Property: "loading" (gboolean, read).
 */
#define ACIES_TYPE_LIBRARY_MODEL (acies_library_model_get_type ())
G_DECLARE_FINAL_TYPE (AciesLibraryModel, acies_library_model, ACIES, LIBRARY_MODEL, GObject)

/* Returns: (transfer full): empty until acies_library_model_reload() has done its work */
AciesLibraryModel *acies_library_model_new (GSettings *settings);

void     acies_library_model_reload      (AciesLibraryModel *self);
gboolean acies_library_model_get_loading (AciesLibraryModel *self);

G_END_DECLS
