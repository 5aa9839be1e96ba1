/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-types.h"

G_BEGIN_DECLS

/* Lines of at most ACIES_MAX_FILE_SIZE bytes from a file descriptor; longer ones are read past without being kept. */
typedef struct _CliLines CliLines;

typedef enum
{
  CLI_LINE,
  CLI_LINE_TOO_LONG,
  CLI_LINES_END,      /* end of input, or it cannot be read */
} CliLineKind;

CliLines   *cli_lines_new  (int fd);
void        cli_lines_free (CliLines *self);

/* The next line without its line break, lent until the next call. The last one needs no line break. */
CliLineKind cli_lines_next (CliLines *self, const char **line, gsize *length);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliLines, cli_lines_free)

G_END_DECLS
