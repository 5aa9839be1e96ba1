/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Messages as people read them; programs get them whole. */

/* @text with every word of more than sixty characters, as only places in files and their names have, shortened in its middle.
 * Returns: (transfer full) */
char *acies_brief_words (const char *text);

/* The message @text, which may begin with the name of a file and ": ": without the folder of that file, and its words brief.
 * Returns: (transfer full) */
char *acies_brief_message (const char *text);

G_END_DECLS
