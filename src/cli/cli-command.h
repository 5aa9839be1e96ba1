/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/* Exit statuses. */
#define CLI_FINE   0
#define CLI_FAILED 1  /* the input was refused or a check failed */
#define CLI_USAGE  2  /* wrong usage */
#define CLI_STOPPED 130  /* ended early by Ctrl+C; what there was by then was printed */

typedef struct
{
  const char *name;
  const char *summary;                  /* N_() */
  int       (*run) (int argc, char **argv);  /* argv[0] is the sub-command; returns an exit status */
} CliCommand;

int cli_run_analyse  (int argc, char **argv);
int cli_run_handicap (int argc, char **argv);
int cli_run_hash     (int argc, char **argv);
int cli_run_match    (int argc, char **argv);
int cli_run_play     (int argc, char **argv);
int cli_run_render   (int argc, char **argv);
int cli_run_replay   (int argc, char **argv);
int cli_run_serve    (int argc, char **argv);
int cli_run_simulate (int argc, char **argv);
int cli_run_study    (int argc, char **argv);
int cli_run_validate (int argc, char **argv);

/* How a sub-command is called. */
typedef struct
{
  const char         *name;
  const char         *arguments;    /* N_(): "FILE…" */
  const char         *summary;      /* N_(): what it does, whole sentences */
  const char         *description;  /* (nullable) N_(): after the options */
  const GOptionEntry *entries;      /* (nullable) options; NULL if there are none */
} CliUsage;

/* Takes the options out of @argv; on FALSE the complaint was printed and the exit status is CLI_USAGE. */
gboolean cli_parse (const CliUsage *usage, int *argc, char ***argv);

/* Prints "acies-cli: FILE: sentence" to standard error; returns CLI_FAILED. */
int cli_fail  (const char *file, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Prints "acies-cli NAME: sentence" and where to find help; returns CLI_USAGE. */
int cli_misuse (const char *command, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Prints to standard output, as it is. */
void cli_print      (const char *format, ...) G_GNUC_PRINTF (1, 2);
void cli_print_json (JsonNode *node, gboolean one_line);

/* A whole number from 0 to 2^64 - 1 in decimal digits. */
gboolean cli_read_seed (const char *text, guint64 *seed);

/* Files named on the command line: a path or URI. On NULL the complaint was printed. Warnings are not printed. */
JsonNode      *cli_load_json     (const char *path);
AciesScenario *cli_load_scenario (const char *path);

/* On FALSE the complaint was printed. */
gboolean       cli_save_game     (AciesGame *game, const char *path);

/* @upto: plays only so many actions; -1 for all */
AciesGame     *cli_load_game     (const char *path, int upto);

/* As cli_read_seed(); NULL is 1; on FALSE the complaint was printed. */
gboolean cli_read_seed_option (const char *command, const char *text, guint64 *seed);

/* Whether a battle of @scenario can begin as the historical one did; @reason: (out) (transfer full): why not, one sentence. */
gboolean cli_begins_historically (const AciesScenario *scenario, char **reason);

/* "free" or "historical" (NULL is "free"); on FALSE the complaint was printed and @status set. */
gboolean cli_read_deployment (const char *command, const char *file, const char *text,
                              const AciesScenario *scenario, AciesStart *start, int *status);

G_END_DECLS
