/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-scene.h"
#include "scene/acies-style.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define ACIES_EXPORT_WIDTH_MIN     160
#define ACIES_EXPORT_WIDTH_MAX     8000
#define ACIES_EXPORT_WIDTH_DEFAULT 1600

typedef enum
{
  ACIES_EXPORT_PNG,
  ACIES_EXPORT_SVG,
  ACIES_EXPORT_PDF,
} AciesExportFormat;

/* Wire names, which are the endings of file names too. */
extern const AciesName acies_export_format_names[];

typedef struct
{
  AciesExportFormat format;
  int               width;     /* pixels of a PNG; points of SVG and PDF */
  const char       *title;     /* (nullable) "Cannae, 216 BC" */
  const char       *subtitle;  /* (nullable) "Turn 4 of 10" */
} AciesExportOptions;

/* Which format a file's ending asks for, in any case of letters; FALSE if none. */
gboolean acies_export_format_for_name (const char *name, AciesExportFormat *format);

/* Draws @scene into memory.
 * Errors: ACIES_FILE_ERROR_LIMIT (a sentence with the limits), ACIES_FILE_ERROR_ACCESS (cairo
 * failed).
 * Returns: (transfer full) (nullable): the file's bytes */
GBytes *acies_export_to_bytes (const AciesScene         *scene,
                               const AciesStyle         *style,
                               const AciesExportOptions *options,
                               GError                  **error);

/* The same into a file, which is whole or as it was before.
 * Errors: as above, and ACIES_FILE_ERROR_ACCESS naming the file. */
gboolean acies_export_to_file (const AciesScene         *scene,
                               const AciesStyle         *style,
                               const AciesExportOptions *options,
                               GFile                    *file,
                               GError                  **error);

/* Writes the bytes of a picture or document. Errors: ACIES_FILE_ERROR_ACCESS naming the file, which is
 * then as it was before. */
gboolean acies_export_write (GBytes *bytes, GFile *file, GError **error);

/* A picture for a card: @width x @height logical pixels at @scale (1-4) device pixels each. May be
 * called in any thread.
 * Returns: (transfer full): ARGB32 image surface with its device scale set */
cairo_surface_t *acies_export_thumbnail (const AciesScene *scene, const AciesStyle *style,
                                         int width, int height, int scale);

G_END_DECLS
